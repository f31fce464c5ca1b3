"""What `casetta ask dream-home` may be asked: score, box, place, token, handyman."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.fields import Fields
from casetta.contract.game import State

from ..content.kinds import DECOR_KEYS, ROOM_KEYS
from ..content.kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from ..rules.finish import SWAPS, list_swaps
from ..rules.hand import room_options
from ..rules.house import FACE_UP, RIGHT, SPACE_NUMBERS, card_on, decorated, token_spaces
from ..rules.layout import DECOR_FACTS, HAND_ROOM, OPTIONS
from ..rules.moves import LAY_DOWN, LAY_UP
from ..text.floors import check_no_scaffolding, names_of, space_name, spaces_of
from ..text.sheet import PARTS, key_of, sheet
from .box import ask_box, cards_of, too_many
from .house import HOUSE, checked_house, read_outside, read_roofs, unknown_fields


def ask_score(question: Mapping[str, Any]) -> dict[str, Any]:
    """The score of a house, part by part and line by line."""
    fields = Fields(question)
    state = checked_house(fields)
    again = read_outside(fields, state)
    read_roofs(fields, state)
    check_no_scaffolding(fields, state, HOUSE)
    warnings = _finish(fields, state, again)
    result = sheet(state, 0, again)
    lines = [
        {"part": line.part, "rule": key_of(line), "spaces": list(line.cells), "points": line.points}
        for line in result.lines
    ]
    parts = {part: result.part(part) for part in PARTS}
    return {**parts, "total": result.total, "lines": lines, "warnings": warnings}


def ask_place(question: Mapping[str, Any]) -> dict[str, Any]:
    """Where a room card may be laid, face up and face down."""
    fields = Fields(question)
    state = checked_house(fields)
    state[HAND_ROOM] = ROOM_KEYS.index(fields.choice("card", ROOM_KEYS)) + 1
    warnings = _finish(fields, state)
    options = room_options(state, HOUSE)
    answer = {"face_up": names_of(options >> LAY_UP), "face_down": names_of(options >> LAY_DOWN)}
    return _with_warnings(answer, warnings)


def ask_token(question: Mapping[str, Any]) -> dict[str, Any]:
    """On which cards a decor token may be laid."""
    fields = Fields(question)
    state = checked_house(fields)
    token = DECOR_KEYS.index(fields.choice("decor", DECOR_KEYS))
    warnings = _finish(fields, state)
    place = state[DECOR_FACTS + token] >> 8
    is_outside = place == OUTSIDE_THE_HOUSE
    spaces = ["outside"] if is_outside else names_of(token_spaces(state, HOUSE, place))
    return _with_warnings({"spaces": spaces}, warnings)


def ask_handyman(question: Mapping[str, Any]) -> dict[str, Any]:
    """Which two cards a handyman may exchange, those apart that would change nothing."""
    fields = Fields(question)
    state = checked_house(fields)
    check_no_scaffolding(fields, state, HOUSE)
    warnings = _finish(fields, state)
    list_swaps(state, HOUSE)
    swaps = [
        sorted((space_name(one), space_name(other)))
        for one in SPACE_NUMBERS
        for other in SPACE_NUMBERS
        if _is_legal_swap(state, one, other) and _changes_something(state, one, other)
    ]
    return _with_warnings({"swaps": sorted(swaps)}, warnings)


QUESTIONS = {
    "score": ask_score,
    "box": ask_box,
    "place": ask_place,
    "token": ask_token,
    "handyman": ask_handyman,
}


def _is_legal_swap(state: State, one: int, other: int) -> bool:
    """Whether the list of swaps has these two spaces; the first is the lower one."""
    return bool(state[OPTIONS + SWAPS + (one >> 2)] >> RIGHT * other + (one & 3) & 1)


def _changes_something(state: State, one: int, other: int) -> bool:
    """Not so two face-down cards, nor two cards of one type without a token."""
    up = spaces_of(state, HOUSE, FACE_UP)
    if one not in up and other not in up:
        return False
    tokens = decorated(state, HOUSE) & (1 << RIGHT * one | 1 << RIGHT * other)
    alike = card_on(state, HOUSE, one) == card_on(state, HOUSE, other)
    return not (one in up and other in up and alike and not tokens)


def _finish(fields: Fields, state: State, again: Sequence[int] = ()) -> Wrongs:
    """Raise the first thing that is wrong; otherwise answer what deserves a warning."""
    fields.asked |= {"ask", "id", "edition", "helpers"}
    fields.check()
    warnings = [Wrong("unknown-field", name, field=name) for name in unknown_fields(fields)]
    return [*warnings, *too_many(Counter(cards_of(state, again)), state)]


def _with_warnings(answer: dict[str, Any], warnings: Wrongs) -> dict[str, Any]:
    return {**answer, "warnings": warnings} if warnings else answer
