"""Moves in words: the id of a message and its values, told before the move is made."""

from __future__ import annotations

from typing import Any

from casetta.contract.game import State

from ..content.kinds import DECOR_KEYS, KEYS, ROOM_KEYS
from ..rules.house import SPACE_NAMES, card_on, house_of, token_on
from ..rules.layout import DISPLAY, HAND_RESOURCE, HAND_ROOM
from ..rules.piles import BEFORE_ROOFS, resource_in, room_in
from .floors import space_name
from .notation import write

Values = dict[str, Any]


def describe(state: State, seat: int, move: int) -> tuple[str, Values]:
    """What a move does, with the cards it is about."""
    word, *rest = write(move).split()
    message, values = TELLERS[word](state, house_of(seat), rest)
    return message, {"seat": seat + 1, **values}


def card_word(card: int) -> str:
    """The name of a kind of card as sentences choose by it: `roof-red-window`."""
    return KEYS[card].replace(" ", "-")


def _column(state: State, column: int) -> Values:
    """The cards of a column; `none` for no resource card."""
    resource = resource_in(state[DISPLAY], column)
    return {
        "column": column,
        "room": ROOM_KEYS[room_in(state[DISPLAY], column)],
        "card": card_word(BEFORE_ROOFS + resource) if resource else "none",
    }


def _take(state: State, _house: int, rest: list[str]) -> tuple[str, Values]:
    return "move-take" if int(rest[0]) else "move-take-marker", _column(state, int(rest[0]))


def _discard(state: State, _house: int, rest: list[str]) -> tuple[str, Values]:
    return "move-discard", _column(state, int(rest[0]))


def _hammer(state: State, _house: int, rest: list[str]) -> tuple[str, Values]:
    return "move-hammer", _column(state, int(rest[0]))


def _drill(state: State, house: int, rest: list[str]) -> tuple[str, Values]:
    space = SPACE_NAMES.index(rest[1])
    leaving = ROOM_KEYS[card_on(state, house, space)]
    values = _column(state, int(rest[0]))
    return "move-drill", {**values, "space": space_name(space), "leaving": leaving}


def _mix(state: State, _house: int, rest: list[str]) -> tuple[str, Values]:
    return "move-mix", {"column": int(rest[0]), "other": int(rest[1])}


def _room(state: State, _house: int, rest: list[str]) -> tuple[str, Values]:
    values = {"room": ROOM_KEYS[state[HAND_ROOM] - 1], "space": rest[0].upper()}
    return "move-room-down" if len(rest) > 1 else "move-room", values


def _token(state: State, _house: int, rest: list[str]) -> tuple[str, Values]:
    values = {"card": card_word(state[HAND_RESOURCE])}
    if rest[0] == "outside":
        return "move-token-outside", values
    return "move-token", {**values, "space": rest[0].upper()}


def _decline(state: State, _house: int, _rest: list[str]) -> tuple[str, Values]:
    return "move-decline", {"card": card_word(state[HAND_RESOURCE])}


def _scaffold(_state: State, _house: int, rest: list[str]) -> tuple[str, Values]:
    if rest[0] == "keep":
        return "move-scaffold-keep", {}
    return "move-scaffold", {"space": rest[0].upper()}


def _keep(state: State, house: int, rest: list[str]) -> tuple[str, Values]:
    space = SPACE_NAMES.index(rest[0])
    token = DECOR_KEYS[token_on(state, house, space)]
    return "move-keep", {"card": token, "space": space_name(space)}


def _roof(_state: State, _house: int, rest: list[str]) -> tuple[str, Values]:
    return "move-roof", {"card": "-".join(["roof", *rest])}


def _supply(state: State, house: int, rest: list[str]) -> tuple[str, Values]:
    space = SPACE_NAMES.index(rest[0])
    leaving = ROOM_KEYS[card_on(state, house, space)]
    return "move-supply", {"space": space_name(space), "room": rest[1], "leaving": leaving}


def _swap(_state: State, _house: int, rest: list[str]) -> tuple[str, Values]:
    return "move-swap", {"space": rest[0].upper(), "other": rest[1].upper()}


def _pass(_state: State, _house: int, _rest: list[str]) -> tuple[str, Values]:
    return "move-pass", {}


def _done(_state: State, _house: int, _rest: list[str]) -> tuple[str, Values]:
    return "move-done", {}


TELLERS = {
    "take": _take,
    "discard": _discard,
    "hammer": _hammer,
    "drill": _drill,
    "mix": _mix,
    "room": _room,
    "token": _token,
    "decline": _decline,
    "scaffold": _scaffold,
    "keep": _keep,
    "roof": _roof,
    "supply": _supply,
    "swap": _swap,
    "pass": _pass,
    "done": _done,
}
