"""My Shelfie: item tiles from the living room, arranged in your bookshelf.

Rulebook's order in rules/: turn.py (setup, turn, refill, end), goals.py (common goals),
scoring.py (points). How the boards are kept: room.py, layout.py.
"""

from pathlib import Path

from casetta.contract.game import Game, Option, Rules, Search, Shortcuts, Text
from casetta.contract.levels import read_levels

from .ask import ASK
from .content.cards import EDITIONS
from .rules import potential
from .rules.layout import LAYOUT
from .rules.scoring import outcome, points
from .rules.sight import guess, hide, is_whole, uncovers
from .rules.turn import N_MOVES, count, deal, moves, nth, play, waiting
from .terminal import FACE
from .text.box import BOX, listings, pieces
from .text.drawing import drawing, own_drawing, setup
from .text.notation import narrate, read, spell, texts, why_not, write
from .text.picture import picture
from .text.reasons import reasons
from .text.sheet import awards, sheet

CONTENT = Path(__file__).parent / "content"

GAME = Game(
    name="my-shelfie",
    version=1,
    seats=(2, 3, 4),
    options=(Option("edition", EDITIONS), Option("first_game", (False, True))),
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
        reasons=reasons,
    ),
    ask=ASK,
    terminal=FACE,
    search=Search(
        potential=potential.potential,
        part_potentials=potential.part_potentials,
        epoch=potential.epoch,
        spread=potential.spread,
        parts=potential.PARTS,
        weights=tuple(potential.WEIGHTS),
        rows=potential.ROWS_OF_WEIGHTS,
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
