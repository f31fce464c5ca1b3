"""Home Staging: furnish a home room by room, keep the ways free, close the walls.

rules/ in the rulebook's order: setup.py (setup, rounds, turns, the end), pieces.py (drawing),
plan.py (closing a room: walls and doors), openings.py (front door, windows), scoring.py
(points), and bonuses/. How a state is kept: layout.py, grid.py; plan/ reads it for all others.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from casetta.contract.game import Game, Option, Own, Rules, Shortcuts, Text, Versions

from .ask import ASK
from .commands import COMMANDS
from .content.levels import LEVELS
from .content.library import NAMES, own_scenario, read_asked, read_scenario, told_scenario
from .pencil.svg import plan_svg
from .plan.drawing import drawing, setup, version_of
from .planner.appraisal import APPRAISAL
from .planner.benchmarks import benchmarks
from .planner.planner import planner
from .rules.decisions import MOST_LEGAL, N_MOVES, by_lot, count, may_also, moves, nth, waiting
from .rules.layout import LAYOUT, MOST_CARDS, MOST_ROOMS, MOST_SEATS, MOST_TOKENS, SIDE
from .rules.scoring import is_whole, outcome, points
from .rules.setup import deal, deal_scenario, play
from .rules.sight import guess, hide, show_own, step, uncovers
from .rules.versions import TODAY, keep_version
from .scenarios.files import scenario_file
from .terminal.face import FACE
from .text.drafts import spell, why_not
from .text.narration import narrate
from .text.notation import read, write, write_all
from .text.picture import picture
from .text.reasons import reasons
from .text.sheet import BOX, awards, listings, pieces, sheet, so_far

MOST_WINDOWS = 2 * SIDE * SIDE
"""No plan has more outer walls: every other square of a chequered floor."""
LONGEST = (
    MOST_ROOMS
    + 2 * MOST_CARDS
    + MOST_SEATS * (MOST_TOKENS + SIDE * SIDE + MOST_ROOMS + MOST_WINDOWS + 2)
)
"""Rooms, cards and assignments; for each seat tokens, squares, doors, windows, two more."""


def with_scenario(game: Game, content: Any) -> Game:
    """The game at a table with an own scenario, of which a state holds no more than a number."""
    own = own_scenario(content)
    text = replace(
        game.text,
        drawing=partial(drawing, own=own),
        sheet=partial(sheet, own=own),
        picture=partial(picture, own=own),
        narrate=partial(narrate, own=own),
        svg=partial(plan_svg, own=own),
    )
    terminal = replace(game.terminal, so_far=partial(so_far, own=own))
    return replace(game, text=text, terminal=terminal, content=own)


GAME = Game(
    name="home-staging",
    version=TODAY,
    versions=Versions(version_of, keep_version),
    seats=tuple(range(1, MOST_SEATS + 1)),
    options=(Option("scenario", NAMES),),
    box=BOX,
    folder=Path(__file__).parent,
    rules=Rules(
        layout=LAYOUT,
        n_moves=N_MOVES,
        most_legal=MOST_LEGAL,
        longest=LONGEST,
        deal=deal,
        waiting=waiting,
        moves=moves,
        play=play,
        hide=hide,
        guess=guess,
        points=points,
        outcome=outcome,
        is_whole=is_whole,
        also=may_also,
        step=step,
        uncovers=uncovers,
    ),
    text=Text(
        write=write,
        read=read,
        drawing=drawing,
        setup=setup,
        sheet=sheet,
        pieces=pieces,
        picture=picture,
        narrate=narrate,
        spell=spell,
        why_not=why_not,
        cards=listings,
        awards=awards,
        reasons=reasons,
        write_all=write_all,
        svg=plan_svg,
    ),
    ask=ASK,
    own=Own(
        read_scenario,
        deal_scenario,
        told_scenario,
        bind=with_scenario,
        find=scenario_file,
        asked=read_asked,
    ),
    appraisal=APPRAISAL,
    benchmarks=benchmarks,
    tutorial=Path(__file__).parent / "content" / "tutorial.json",
    commands=COMMANDS,
    fast=Shortcuts(count=count, nth=nth, by_lot=by_lot, show_own=show_own),
    terminal=FACE,
    bots={"planner": planner, **LEVELS},
)
