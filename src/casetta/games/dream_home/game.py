"""Dream Home: draft rooms and build them into the house of your dreams.

Rulebook's order: rounds.py (deal, discard, jackhammer, clean-up), tools.py (a turn),
hand.py (placing), finish.py (helpers at the end), scoring.py (points); rules.py puts the
points of decision one after the other. How a house is kept: house.py, layout.py.
"""

from pathlib import Path

from casetta.kernel.game import Game
from casetta.kernel.gauging import search_gauges
from casetta.kernel.lives import generic

from .awards import awards
from .describe import describe
from .drawing import drawing, setup
from .editions import OPTIONS
from .layout import LAYOUT
from .listing import listings
from .notation import read, write
from .options import N_MOVES
from .own_cards import OWN
from .picture import STYLES, picture
from .pieces import PACK, pieces
from .questions import QUESTIONS
from .rules import count, deal, moves, nth, play, waiting
from .scoring import outcome, points
from .sheets import sheet
from .sight import guess, hide
from .terminal import FACE

GAME = Game(
    name="dream-home",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    layout=LAYOUT,
    n_moves=N_MOVES,
    longest=320,
    box=PACK,
    folder=Path(__file__).parent,
    deal=deal,
    waiting=waiting,
    moves=moves,
    count=count,
    nth=nth,
    play=play,
    hide=hide,
    guess=guess,
    points=points,
    outcome=outcome,
    playout=generic("random_play", __package__ or "").playout,
    sheet=sheet,
    write=write,
    read=read,
    setup=setup,
    drawing=drawing,
    pieces=pieces,
    picture=picture,
    describe=describe,
    questions=QUESTIONS,
    colours=STYLES,
    face=FACE,
    cards=listings,
    own=OWN,
    awards=awards,
    gauges=search_gauges,
    parts=("rooms", "decor", "functionality", "roof"),
)
