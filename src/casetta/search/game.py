"""The game that a search file is bound to; see `kernel/compiler.py`.

Nothing here is executed: where a search file imports from `.game`, the loader puts the rules of
the game at hand, in the life at hand. Games without a potential lack the last four.
"""

from typing import Any

MOST_LEGAL: int
"""No seat ever has more legal moves than this."""
deal: Any
waiting: Any
moves: Any
count: Any
nth: Any
by_lot: Any
play: Any
hide: Any
guess: Any
points: Any
part_points: Any
outcome: Any
playout: Any
is_whole: Any
potential: Any
part_potentials: Any
epoch: Any
spread: Any
