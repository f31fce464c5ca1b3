"""Where a piece may be drawn, and where front door and windows may be."""

from __future__ import annotations

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..bonuses.kind import GROUND_NAMES
from ..plan.proposals import front_doors, outer_edges, propose_front_door
from ..plan.reasons import why_no_window
from ..rules.laid import FACTS_OF, option_place
from ..rules.layout import CARD, DRAW, FLOOR, FRONT_DOOR, NONE, OUTER, PHASE, SIDE
from ..rules.openings import sees, set_front_door
from ..rules.placing import find_places, free_for_body, free_for_dots
from ..rules.plan import settle
from ..rules.rows import beyond, has_edge, has_square
from ..terminal.draft_drawing import MIRROR, simplest
from ..text.drawing import window_edges
from ..text.notation import SQUARE_NAMES, edge_name
from .board_reading import Answer, BoardQuestion, Question, named
from .drafts import tried

SEEN = GROUND_NAMES[:3]
"""What windows may look at."""


def ask_fits(question: Question) -> Answer:
    """For every way to lay an option of the card that is turned over, the squares it fits on.

    `simplest` says for each of the eight ways the first that looks the same.
    """
    asked = BoardQuestion(question)
    option = asked.fields.number("option", 1, 2) - 1
    asked.finish()
    if asked.state[PHASE] != DRAW or asked.state[CARD] == NONE:
        raise Wrong("no-card-turned", "view")
    state, _ = tried(asked.state, asked.seat, asked.draft)
    ways = [simplest(state, option, transform) for transform in range(2 * MIRROR)]
    fits = [fitting(state, asked.seat, option, way) if way == each else []
            for each, way in enumerate(ways)]  # fmt: skip
    return {"fits": [fits[way] for way in ways], "simplest": ways}


def fitting(state: State, seat: int, option: int, transform: int) -> list[str]:
    """The squares where the top left of a piece may lie."""
    place = option_place(state, state[CARD], option)
    for_body = free_for_body(state, seat, state[place + FACTS_OF] >> 16 & 1)
    rows = [0] * SIDE
    find_places(state, seat, place, transform, for_body, free_for_dots(state, seat), rows, 0)
    return named(rows)


def ask_openings(question: Question) -> Answer:
    """The places for front door and windows, what each window sees, and a front door proposed."""
    asked = BoardQuestion(question)
    asked.finish()
    state, _ = tried(asked.state, asked.seat, asked.draft)
    windows = set(window_edges(state, asked.seat))
    places = [
        edge
        for edge in outer_edges(state)
        if edge in windows or why_no_window(state, asked.seat, edge) is None
    ]
    free = without_front_door(state, asked.seat)
    proposed = propose_front_door(free, asked.seat)
    return {
        "outer": [edge_name(edge) for edge in outer_edges(state)],
        "fronts": [edge_name(edge) for edge in front_doors(free, asked.seat)],
        "windows": {edge_name(edge): sight(state, edge) for edge in places},
        "proposed": None if proposed is None else edge_name(proposed),
    }


def without_front_door(state: State, seat: int) -> State:
    """The plan as if it had no front door, which may be moved."""
    free = list(state)
    if free[FRONT_DOOR + seat] != NONE:
        set_front_door(free, seat, NONE)
        settle(free, seat)
    return free


def sight(state: State, edge: int) -> Answer:
    """The squares that a window looks over, and what it sees there."""
    squares, look = [], edge
    assert has_edge(state, OUTER, edge)
    while (square := int(beyond(look))) >= 0 and not has_square(state, FLOOR, square):
        squares.append(SQUARE_NAMES[square])
        look = 4 * square + (edge & 3)
    seen = [name for ground, name in enumerate(SEEN) if sees(state, edge, ground)]
    return {"squares": squares, "sees": seen}
