"""My Shelfie: take item tiles from the living room and arrange them in your bookshelf.

Rulebook's order: rules.py (setup, turn, refill, end), goals.py (common goals),
scoring.py (points). How the boards are kept: room.py, shelf.py, layout.py.
"""

from pathlib import Path

from casetta.kernel.game import Game, Option
from casetta.kernel.gauging import search_gauges
from casetta.kernel.lives import generic

from .awards import awards
from .describe import describe
from .drawing import drawing, own_drawing, setup
from .layout import LAYOUT
from .listing import listings
from .notation import read, write
from .picture import STYLES, picture
from .pieces import BOX, pieces
from .questions import QUESTIONS
from .rules import N_MOVES, count, deal, moves, nth, play, waiting
from .scoring import outcome, points
from .sheets import sheet
from .sight import guess, hide, uncovers
from .terminal import FACE
from .texts import texts

GAME = Game(
    name="my-shelfie",
    version=1,
    seats=(2, 3, 4),
    options=(Option("edition", ("en", "it")), Option("first_game", (False, True))),
    layout=LAYOUT,
    n_moves=N_MOVES,
    longest=4 * 30,
    box=BOX,
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
    playout=generic("random_play", __name__).playout,
    sheet=sheet,
    write=write,
    read=read,
    setup=setup,
    drawing=drawing,
    own_drawing=own_drawing,
    earned_alone=True,
    texts=texts,
    pieces=pieces,
    picture=picture,
    describe=describe,
    questions=QUESTIONS,
    colours=STYLES,
    face=FACE,
    cards=listings,
    uncovers=uncovers,
    awards=awards,
    gauges=search_gauges,
)
