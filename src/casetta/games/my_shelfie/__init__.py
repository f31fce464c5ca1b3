"""My Shelfie: take item tiles from the living room and arrange them in your bookshelf.

Rulebook's order: rules.py (setup, turn, refill, end), goals.py (common goals),
scoring.py (points). How the boards are kept: room.py, shelf.py, layout.py.
"""

from pathlib import Path

from casetta.contract.game import Game, Option, Rules, Search, Shortcuts, Text

from .awards import awards
from .census import is_whole
from .describe import describe
from .drawing import drawing, own_drawing, setup
from .layout import LAYOUT
from .listing import listings
from .notation import read, write
from .picture import picture
from .pieces import BOX, pieces
from .potential import PARTS, ROWS_OF_WEIGHTS, WEIGHTS, epoch, part_potentials, potential, spread
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
    box=BOX,
    folder=Path(__file__).parent,
    rules=Rules(
        layout=LAYOUT,
        n_moves=N_MOVES,
        longest=4 * 30,
        deal=deal,
        waiting=waiting,
        moves=moves,
        play=play,
        hide=hide,
        guess=guess,
        points=points,
        outcome=outcome,
        is_whole=is_whole,
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
    search=Search(
        potential=potential,
        part_potentials=part_potentials,
        epoch=epoch,
        spread=spread,
        parts=PARTS,
        weights=tuple(WEIGHTS),
        rows=ROWS_OF_WEIGHTS,
    ),
    fast=Shortcuts(
        count=count,
        nth=nth,
        uncovers=uncovers,
        texts=texts,
        own_drawing=own_drawing,
        earned_alone=True,
    ),
)
