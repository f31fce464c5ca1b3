"""Houses on the screen: short names or letters on the colours of the rooms."""

from __future__ import annotations

import unicodedata

from casetta.contract.face import Row, Say, Scene, Span
from casetta.contract.game import State

from ..content.cards import SIGNS
from ..content.kinds import ROOM_KEYS
from ..rules.house import FACE_UP, FILLED, RIGHT, SCAFFOLD, SPACES, card_on, token_on
from ..text.floors import FLOOR_NAMES
from ..text.picture import EMPTY, FREE, SCAFFOLDING, STYLES

FAINT = "dim"
WIDE, NARROW = 7, 2
"""Characters of a space: with the short name of a room, or with its letter."""


def cell_width(text: str) -> int:
    """How many cells of a terminal a text takes."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def padded(text: str, width: int) -> str:
    """The text cut or filled to so many cells."""
    while cell_width(text) > width:
        text = text[:-1]
    return text + " " * (width - cell_width(text))


def house_width(step: int) -> int:
    """The width of a house whose spaces have this step, with the names of its floors."""
    return 2 + 5 * step


def floor_row(scene: Scene, house: int, floor: str, step: int) -> Row:
    """A floor of a house, space by space; what is new stands in brackets."""
    state, before, say = scene.view, scene.before, scene.say
    spaces = FLOOR_NAMES[floor]
    spans: list[Span] = [(f"{floor[0].upper()} ", FAINT), (" " * step * (5 - len(spaces)), "")]
    for space in spaces:
        is_new = before is not None and _thing(before, house, space) != _thing(state, house, space)
        spans.append(cell(state, house, space, step, say, is_new=is_new))
    return spans


def cell(state: State, house: int, space: int, step: int, say: Say, *, is_new: bool) -> Span:
    """A space: a room by its name or letter, `*` for a token."""
    things = state[house + SPACES] >> RIGHT * space
    if not things & FILLED:
        sign = SCAFFOLDING if things & SCAFFOLD else FREE
        return _framed(sign, step, is_new=is_new), FAINT
    if not things & FACE_UP:
        return _framed(EMPTY * (step - 2 or 1), step, is_new=is_new), ""
    kind = card_on(state, house, space)
    mark = "*" if token_on(state, house, space) >= 0 else ""
    if step == NARROW:
        return SIGNS[kind] + (mark or " "), STYLES[SIGNS[kind]]
    name = padded(say("room-short", room=ROOM_KEYS[kind]), step - 2 - len(mark)) + mark
    return _framed(name, step, is_new=is_new), STYLES[SIGNS[kind]]


def _framed(text: str, step: int, *, is_new: bool) -> str:
    """A text in the middle of its space, in brackets if it is new."""
    if step == NARROW:
        return padded(text, step)
    return f"[{padded(text, step - 2)}]" if is_new else f" {padded(text, step - 2)} "


def _thing(state: State, house: int, space: int) -> tuple[int, int, int]:
    """All that lies on a space."""
    things = state[house + SPACES] >> RIGHT * space & 15
    return things, card_on(state, house, space), token_on(state, house, space)


def column_numbers(step: int) -> Row:
    """The numbers above the columns of a house."""
    margin = " " * (step > NARROW)
    numbers = [padded(f"{margin}{column}", step) for column in range(5)]
    return [("  " + "".join(numbers), FAINT)]
