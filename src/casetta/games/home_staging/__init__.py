"""Home Staging: furnish a home room by room, keep the ways free, close the walls.

Rulebook's order: rules.py (setup, who decides), turns.py (rounds, turns, the end),
placing.py (drawing), closing.py (walls and doors), openings.py (front door, windows),
scoring.py and bonuses.py (points). How a plan is kept: layout.py, laid.py, rows.py.
game.py puts all of it together.
"""

from .game import whole
from .terminal.face import FACE

GAME = whole(FACE)
