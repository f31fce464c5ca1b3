"""What `casetta ask dream-home` may be asked: score, place, token, handyman."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from casetta.kernel.fields import Fields
from casetta.kernel.game import State
from casetta.kernel.state import SEATS
from casetta.kernel.wrong import Wrong, Wrongs

from .decks import FACTS
from .editions import EDITIONS, numbers_of
from .finish import SWAPS, list_swaps
from .floors import check_floors, check_no_scaffolding, names_of, put_floors, space_name, spaces_of
from .hand import room_options
from .house import (
    BESIDE,
    FACE_UP,
    OUTSIDE,
    RIGHT,
    ROOFS,
    SPACE_NUMBERS,
    card_on,
    decorated,
    house_of,
    token_spaces,
)
from .kinds import (
    COLOUR_KEYS,
    DECOR_KEYS,
    FIRST_DECOR,
    KEYS,
    OWNED_KEYS,
    ROOM_KEYS,
    TOOLS,
)
from .kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from .layout import BOX, DECOR_FACTS, EDITION, HAND_ROOM, LAYOUT, OPTIONS
from .options import LAY_DOWN, LAY_UP
from .pieces import told_cards
from .piles import number_in
from .sheets import PARTS, key_of, sheet

HOUSE = house_of(0)


def ask_score(question: Mapping[str, Any]) -> dict[str, Any]:
    """The score of a house, part by part and line by line."""
    fields = Fields(question)
    state = _house_state(fields)
    again = _read_outside(fields, state)
    _read_roofs(fields, state)
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
    state = _house_state(fields)
    state[HAND_ROOM] = ROOM_KEYS.index(fields.choice("card", ROOM_KEYS)) + 1
    warnings = _finish(fields, state)
    options = room_options(state, HOUSE)
    answer = {"face_up": names_of(options >> LAY_UP), "face_down": names_of(options >> LAY_DOWN)}
    return _with_warnings(answer, warnings)


def ask_token(question: Mapping[str, Any]) -> dict[str, Any]:
    """On which cards a decor token may be laid."""
    fields = Fields(question)
    state = _house_state(fields)
    token = DECOR_KEYS.index(fields.choice("decor", DECOR_KEYS))
    warnings = _finish(fields, state)
    place = state[DECOR_FACTS + token] >> 8
    is_outside = place == OUTSIDE_THE_HOUSE
    spaces = ["outside"] if is_outside else names_of(token_spaces(state, HOUSE, place))
    return _with_warnings({"spaces": spaces}, warnings)


def ask_handyman(question: Mapping[str, Any]) -> dict[str, Any]:
    """Which two cards a handyman may exchange, those apart that would change nothing."""
    fields = Fields(question)
    state = _house_state(fields)
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


def _house_state(fields: Fields) -> State:
    """A state in which seat 0 has the house and the helpers of the question."""
    state = LAYOUT.blank()
    state[SEATS] = 2
    state[BOX : BOX + len(FACTS)] = FACTS
    edition = fields.choice("edition", EDITIONS, absent=EDITIONS[0])
    numbers = numbers_of(edition)
    state[EDITION : EDITION + len(numbers)] = numbers
    for place, key in enumerate(fields.list("helpers")):
        card = _checked(fields, key, OWNED_KEYS[TOOLS:], f"helpers [{place}]") + TOOLS
        state[HOUSE + BESIDE] += 1 << 6 * card
    fields.asked.add("floors")
    if fields.values.get("floors") is None:
        fields.fault("missing-field", "floors")
        return state
    floors = Fields(fields.values["floors"], "", fields.wrongs)
    put_floors(floors, state, HOUSE, is_whole=True)
    if not fields.wrongs:
        check_floors(floors, state, HOUSE)
    return state


def _read_outside(fields: Fields, state: State) -> list[int]:
    """Put the tokens beside the house; answer those that are told once more."""
    again = []
    for place, key in enumerate(fields.list("outside")):
        where = f"outside [{place}]"
        token = _checked(fields, key, DECOR_KEYS, where)
        if state[DECOR_FACTS + token] >> 8 != OUTSIDE_THE_HOUSE:
            fields.fault("token-not-outside", where, token=DECOR_KEYS[token])
        if state[HOUSE + OUTSIDE] >> token & 1:
            again.append(token)
        state[HOUSE + OUTSIDE] |= 1 << token
    return again


def _read_roofs(fields: Fields, state: State) -> None:
    """The cards of the roof pile."""
    for place, value in enumerate(fields.list("roofs")):
        roof = Fields(value, f"roofs [{place}]", fields.wrongs)
        colour = COLOUR_KEYS.index(roof.choice("color", COLOUR_KEYS))
        state[HOUSE + ROOFS] += 1 << 7 * (2 * colour + int(roof.flag("window")))


def _checked(fields: Fields, key: Any, keys: tuple[str, ...], where: str) -> int:
    """The number of a card by its name."""
    if key in keys:
        return keys.index(key)
    fields.fault("not-a-choice", where, known=", ".join(keys))
    return 0


def _finish(fields: Fields, state: State, again: Sequence[int] = ()) -> Wrongs:
    """Raise the first thing that is wrong; otherwise answer what deserves a warning."""
    fields.asked |= {"ask", "id", "edition", "helpers"}
    if fields.wrongs:
        raise fields.wrongs[0]
    warnings = [Wrong("unknown-field", name, field=name) for name in fields.unknown()]
    cards = Counter([*told_cards(state, HOUSE), *(FIRST_DECOR + token for token in again)])
    for card, number in sorted(cards.items()):
        box = number_in(state, BOX, card)
        if number > box:
            warnings.append(Wrong("too-many-cards", card=KEYS[card], cards=number, box=box))
    return warnings


def _with_warnings(answer: dict[str, Any], warnings: Wrongs) -> dict[str, Any]:
    return {**answer, "warnings": warnings} if warnings else answer
