"""My Shelfie: take item tiles from the living room and arrange them in your bookshelf.

Rulebook's order: rules.py (setup, turn, refill, end), goals.py (common goals),
scoring.py (points). How the boards are kept: room.py, shelf.py, layout.py.
"""

from pathlib import Path

from casetta.contract.game import Game, Option, Rules, Search, Shortcuts, Text
from casetta.contract.levels import read_levels

from .ask import ASK
from .rules.layout import LAYOUT
from .rules.potential import (
    PARTS,
    ROWS_OF_WEIGHTS,
    WEIGHTS,
    epoch,
    part_potentials,
    potential,
    spread,
)
from .rules.scoring import outcome, points
from .rules.sight import guess, hide, is_whole, uncovers
from .rules.turn import N_MOVES, count, deal, moves, nth, play, waiting
from .terminal.face import FACE
from .text.box import BOX, listings, pieces
from .text.drawing import drawing, own_drawing, setup
from .text.narration import narrate
from .text.notation import read, spell, texts, why_not, write
from .text.picture import picture
from .text.sheet import awards, sheet

CONTENT = Path(__file__).parent / "content"

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
        spell=spell,
        why_not=why_not,
        narrate=narrate,
        cards=listings,
        awards=awards,
    ),
    ask=ASK,
    terminal=FACE,
    search=Search(
        potential=potential,
        part_potentials=part_potentials,
        epoch=epoch,
        spread=spread,
        parts=PARTS,
        weights=tuple(WEIGHTS),
        rows=ROWS_OF_WEIGHTS,
        weights_file=CONTENT / "potential.toml",
        levels=read_levels(CONTENT / "levels.toml"),
    ),
    tutorial=CONTENT / "tutorial.json",
    fast=Shortcuts(
        count=count,
        nth=nth,
        uncovers=uncovers,
        texts=texts,
        own_drawing=own_drawing,
        earned_alone=True,
        told_alike=True,
    ),
)
