"""Dream Home: draft rooms and build them into the house of your dreams.

Rulebook's order: rounds.py (deal, discard, jackhammer, clean-up), tools.py (a turn),
hand.py (placing), finish.py (helpers at the end), scoring.py (points); rules.py puts the
points of decision one after the other. How a house is kept: house.py, layout.py.
"""

from pathlib import Path

from casetta.contract.game import Game, Rules, Search, Shortcuts, Text

from .awards import awards
from .census import is_whole
from .describe import describe
from .drawing import drawing, setup
from .editions import OPTIONS
from .layout import LAYOUT
from .listing import listings
from .notation import read, write
from .options import N_MOVES
from .own_cards import OWN
from .picture import picture
from .pieces import PACK, pieces
from .potential import PARTS, ROWS_OF_WEIGHTS, WEIGHTS, epoch, part_potentials, potential, spread
from .questions import QUESTIONS
from .rules import count, deal, moves, nth, play, waiting
from .scoring import outcome, part_points, points
from .sheets import sheet
from .sight import guess, hide
from .terminal import FACE

GAME = Game(
    name="dream-home",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    box=PACK,
    folder=Path(__file__).parent,
    rules=Rules(
        layout=LAYOUT,
        n_moves=N_MOVES,
        longest=320,
        deal=deal,
        waiting=waiting,
        moves=moves,
        play=play,
        hide=hide,
        guess=guess,
        points=points,
        outcome=outcome,
        is_whole=is_whole,
        parts=("rooms", "decor", "functionality", "roof"),
        part_points=part_points,
    ),
    text=Text(
        write=write,
        read=read,
        drawing=drawing,
        setup=setup,
        sheet=sheet,
        pieces=pieces,
        picture=picture,
        describe=describe,
        cards=listings,
        awards=awards,
    ),
    questions=QUESTIONS,
    face=FACE,
    own=OWN,
    search=Search(
        potential=potential,
        part_potentials=part_potentials,
        epoch=epoch,
        spread=spread,
        parts=PARTS,
        weights=tuple(WEIGHTS),
        rows=ROWS_OF_WEIGHTS,
    ),
    fast=Shortcuts(count=count, nth=nth),
)
