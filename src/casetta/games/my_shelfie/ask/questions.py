"""What `casetta ask my-shelfie` may be asked: goal, progress, score, box, takes, refill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casetta.contract.errors import Wrongs
from casetta.contract.fields import Fields
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..content.cards import (
    COLUMNS,
    END_TOKEN_POINTS,
    GOAL_KEYS,
    LETTERS,
    PERSONAL_CARDS,
    PERSONAL_CELLS,
    PERSONAL_POINTS,
    ROOM_SIDE,
    ROWS,
)
from ..rules.goals import goal_holds
from ..rules.layout import EDITION, LAYOUT
from ..rules.room import CELLS, cell_at, none_side_by_side, tiles_in, with_a_free_side
from ..rules.shelf import shelf_of
from ..rules.turn import PICKS
from ..text.drawing import EDITIONS, SIGNS, put_in_room, put_on_shelf, tiles_outside
from ..text.sheet import Card, group_worth, matching_cells, scoring_groups
from .box import ask_box, read_tokens, too_many_tiles
from .progress import progress


def ask_goal(question: Mapping[str, Any]) -> dict[str, Any]:
    """Whether a shelf shows the pattern of a common goal."""
    fields = Fields(question)
    goal = fields.choice("goal", GOAL_KEYS)
    state = _shelf_state(fields)
    state[EDITION] = EDITIONS.index(fields.choice("edition", EDITIONS, absent="en"))
    warnings = _finish(fields, state)
    holds = goal_holds(GOAL_KEYS.index(goal), state, shelf_of(0), state[EDITION])
    return _with_warnings({"holds": bool(holds)}, warnings)


def ask_progress(question: Mapping[str, Any]) -> dict[str, Any]:
    """How far a shelf is with some common goals."""
    fields = Fields(question)
    goals = [_goal(fields, index) for index in range(len(fields.list("goals")))]
    state = _shelf_state(fields)
    state[EDITION] = EDITIONS.index(fields.choice("edition", EDITIONS, absent="en"))
    warnings = _finish(fields, state)
    return _with_warnings({"goals": progress(state, 0, goals)}, warnings)


def ask_score(question: Mapping[str, Any]) -> dict[str, Any]:
    """The score of a shelf, part by part."""
    fields = Fields(question)
    state = _shelf_state(fields)
    card = _personal_card(fields)
    tokens = read_tokens(fields)
    end_token = END_TOKEN_POINTS if fields.flag("end_token") else 0
    fields.choice("edition", EDITIONS, absent="en")
    warnings = _finish(fields, state)
    matches = len(matching_cells(state, 0, card))
    groups = [(letter, len(cells)) for letter, cells in scoring_groups(state, 0)]
    groups.sort(key=lambda group: -group[1])
    adjacency = sum(group_worth(tiles) for _, tiles in groups)
    personal = PERSONAL_POINTS[matches]
    return {
        "adjacency": {
            "points": adjacency,
            "groups": [
                {"type": letter, "size": tiles, "points": group_worth(tiles)}
                for letter, tiles in groups
            ],
        },
        "personal": {"matches": matches, "points": personal},
        "tokens": sum(tokens),
        "end_token": end_token,
        "total": adjacency + personal + sum(tokens) + end_token,
        "warnings": warnings,
    }


def ask_takes(question: Mapping[str, Any]) -> dict[str, Any]:
    """Every set of tiles that may be taken when the roomiest column has so much room."""
    fields = Fields(question)
    state = _room_state(fields)
    room = fields.number("room", 0, ROWS)
    warnings = _finish(fields, state)
    free = with_a_free_side(tiles_in(state))
    names = {cell_at(row, column): [row, column] for row, column in CELLS}
    lines = {tuple(sorted(pick)) for pick in PICKS if len(pick) <= room}
    takes = [
        sorted(names[cell] for cell in line)
        for line in lines
        if all(free >> cell & 1 for cell in line)
    ]
    return _with_warnings({"takes": sorted(takes)}, warnings)


def ask_refill(question: Mapping[str, Any]) -> dict[str, Any]:
    """Whether the living room is refilled at the end of a turn that leaves it like this."""
    fields = Fields(question)
    state = _room_state(fields)
    warnings = _finish(fields, state)
    return _with_warnings({"refill": bool(none_side_by_side(tiles_in(state)))}, warnings)


QUESTIONS = {
    "goal": ask_goal,
    "progress": ask_progress,
    "score": ask_score,
    "box": ask_box,
    "takes": ask_takes,
    "refill": ask_refill,
}


def _goal(fields: Fields, index: int) -> str:
    """One of the goals of a question."""
    where, key = f"goals [{index}]", fields.list("goals")[index]
    if isinstance(key, str) and key in GOAL_KEYS:
        return key
    fields.fault("not-a-choice", where, known=", ".join(GOAL_KEYS))
    return GOAL_KEYS[0]


def _shelf_state(fields: Fields) -> State:
    """A state in which seat 0 has the shelf of the question."""
    state = LAYOUT.blank()
    state[SEATS] = 2
    put_on_shelf(fields, state, 0, fields.grid("shelf", ROWS, COLUMNS, SIGNS), "shelf")
    return state


def _room_state(fields: Fields) -> State:
    """A state with the living room of the question."""
    state = LAYOUT.blank()
    state[SEATS] = fields.number("players", 2, 4)
    put_in_room(fields, state, fields.grid("board", ROOM_SIDE, ROOM_SIDE, SIGNS), "board")
    return state


def _personal_card(fields: Fields) -> Card:
    """The cells of the personal card with their kinds: by number or as a list of entries."""
    if not fields.has("personal"):
        return []
    if not isinstance(fields.values["personal"], list):
        number = fields.number("personal", 1, PERSONAL_CARDS)
        return list(enumerate(PERSONAL_CELLS[number - 1]))
    card = [_personal_cell(fields, index) for index in range(len(fields.list("personal")))]
    kinds = {kind for kind, _ in card}
    cells = {cell for _, cell in card}
    if len(kinds) != len(card) or len(cells) != len(card):
        fields.fault("wrong-personal-card", "personal")
    return card


def _personal_cell(fields: Fields, index: int) -> tuple[int, tuple[int, int]]:
    """One entry [row, column, letter] of a personal card, as kind and cell."""
    where, entry = f"personal [{index}]", fields.list("personal")[index]
    if not isinstance(entry, list) or len(entry) != 3:
        fields.fault("wrong-personal-card", where)
        return 0, (0, 0)
    row = fields.checked_number(entry[0], where, 0, ROWS - 1)
    column = fields.checked_number(entry[1], where, 0, COLUMNS - 1)
    if not isinstance(entry[2], str) or len(entry[2]) != 1 or entry[2] not in LETTERS:
        fields.fault("unknown-sign", where, known=LETTERS)
        return 0, (row, column)
    return LETTERS.index(entry[2]), (row, column)


def _finish(fields: Fields, state: State) -> Wrongs:
    """Raise the first thing that is wrong; otherwise answer what deserves a warning."""
    warnings = fields.finish()
    tiles = {letter: tiles_outside(state, kind) for kind, letter in enumerate(LETTERS)}
    return [*warnings, *too_many_tiles(tiles)]


def _with_warnings(answer: dict[str, Any], warnings: Wrongs) -> dict[str, Any]:
    return {**answer, "warnings": warnings} if warnings else answer
