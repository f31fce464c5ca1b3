"""Dream Home: draft rooms and build them into the house of your dreams.

Rulebook's order in rules/: decisions.py (deal, discard, jackhammer, clean-up, and the points of
decision one after the other), turn.py (tools, a column, placing), finish.py (helpers at the end),
scoring.py (points). How a house is kept: house.py, layout.py.
"""

from pathlib import Path

from casetta.contract.game import Game, Rules, Search, Shortcuts, Text, Versions
from casetta.contract.levels import read_levels

from .ask import ASK
from .content.editions import OPTIONS
from .content.own import OWN
from .rules import potential
from .rules.decisions import count, deal, moves, nth, play, waiting
from .rules.layout import LAYOUT, N_MOVES, keep_version
from .rules.scoring import PARTS, outcome, part_points, points
from .rules.sight import guess, hide, is_whole
from .terminal import FACE
from .text.box import PACK, listings, pieces
from .text.drawing import drawing, setup, version_told
from .text.notation import narrate, read, spell, why_not, write
from .text.picture import picture
from .text.reasons import is_in_hand, reasons
from .text.sheet import awards, sheet

CONTENT = Path(__file__).parent / "content"

GAME = Game(
    name="dream-home",
    version=2,
    versions=Versions(of=version_told, keep=keep_version),
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
        parts=PARTS,
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
        spell=spell,
        why_not=why_not,
        narrate=narrate,
        cards=listings,
        awards=awards,
        reasons=reasons,
    ),
    ask=ASK,
    terminal=FACE,
    own=OWN,
    search=Search(
        potential=potential.potential,
        part_potentials=potential.part_potentials,
        epoch=potential.epoch,
        spread=potential.spread,
        parts=PARTS,
        weights=tuple(potential.WEIGHTS),
        rows=potential.ROWS_OF_WEIGHTS,
        weights_file=CONTENT / "potential.toml",
        levels=read_levels(CONTENT / "levels.toml"),
        goes_on=is_in_hand,
    ),
    tutorial=CONTENT / "tutorial.json",
    fast=Shortcuts(count=count, nth=nth, told_alike=True),
)
