"""Moves as text, `take 3`, `room u1 down`; as people type them, `3`, `u1`; and why not.

Spaces are u0 to u4, l0 to l4, b0 and b1; columns of the display are 0 to 4. All moves stand in
rules/moves.py.
"""

from __future__ import annotations

import unicodedata

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..content.kinds import COLUMNS, ROOM_KEYS, SCAFFOLDING_CARD
from ..rules.decisions import count, nth
from ..rules.house import (
    FLOORS,
    FRESH_BIT,
    RIGHT,
    SPACE_NAMES,
    SPACES,
    cards_of,
    closed_by_tokens,
    free_spaces,
    house_of,
    overfull,
    supported_spaces,
)
from ..rules.layout import DISCARDING, HAMMERING, HAND_RESOURCE, HAND_ROOM, SHOWN, STAGE, TAKING
from ..rules.moves import TEXTS

VERBS = (
    "take", "discard", "hammer", "drill", "mix", "room", "token", "decline", "scaffold", "keep",
    "roof", "supply", "swap", "pass", "done",
)  # fmt: skip
BY_COLUMN = {DISCARDING: "discard", HAMMERING: "hammer", TAKING: "take"}
"""What a lone column means, by stage."""
DOWN = {"down", "d", "v", "#", "face-down"}
MOVES = {text: move for move, text in TEXTS.items()}


def write(move: int) -> str:
    """A move as short text; a number that is no move gives a text that spells none."""
    return str(TEXTS.get(move, f"no move {move}"))


def read(text: str) -> tuple[int, ...]:
    """The move that a text spells."""
    if text not in MOVES:
        raise Wrong("unreadable-move")
    return (MOVES[text],)


def legal_texts(view: State, seat: int) -> list[str]:
    """The legal moves as texts."""
    return [write(nth(view, seat, n)) for n in range(count(view, seat))]


# What people type


def spell(view: State, seat: int, typed: str) -> str:
    """The move that a person meant, spelled as records spell it."""
    words = unicodedata.normalize("NFKC", typed).lower().replace(",", " ").split()
    if not words:
        raise Wrong("turn-unreadable")
    legal = legal_texts(view, seat)
    move = " ".join(_in_order(_with_verb(view, words, _verbs(legal))))
    if move not in legal:
        raise why_not(view, seat, move)
    return move


def _verbs(texts: list[str]) -> list[str]:
    """The first words of some moves."""
    return sorted({text.split()[0] for text in texts})


def _with_verb(view: State, words: list[str], verbs: list[str]) -> list[str]:
    """The words with the verb that goes without saying, or with a whole one."""
    first = words[0]
    if first.isdecimal() and view[STAGE] in BY_COLUMN:
        return [BY_COLUMN[view[STAGE]], *words]
    if first in SPACE_NAMES:
        return [_verb_of_hand(view, words), *words]
    for known in (verbs, VERBS):
        meant = [verb for verb in known if verb.startswith(first)]
        if len(meant) == 1:
            return [meant[0], *words[1:]]
    return words


def _verb_of_hand(view: State, words: list[str]) -> str:
    """What naming a space means: lay the room card first, else what is left in the hand."""
    if view[HAND_ROOM]:
        return "room"
    if view[HAND_RESOURCE]:
        return "scaffold" if view[HAND_RESOURCE] == SCAFFOLDING_CARD else "token"
    return "swap" if len(words) == 2 else "keep"


def _in_order(words: list[str]) -> list[str]:
    """Two spaces or two columns in the order of records, and `down` as they write it."""
    if words[0] in ("swap", "mix"):
        return [words[0], *sorted(words[1:])]
    if words[0] == "room" and len(words) == 3 and words[2] in DOWN:
        return [*words[:2], "down"]
    return words


# Why not


def why_not(view: State, seat: int, text: str) -> Wrong:
    """Why a seat may not make the move that a text spells."""
    legal = legal_texts(view, seat)
    if text in legal:
        return Wrong("illegal-move")
    verb, *rest = text.split()
    if verb not in VERBS:
        return Wrong("turn-unreadable")
    if verb not in _verbs(legal):
        return Wrong("turn-not-now", verb=verb, known=", ".join(_verbs(legal)))
    if verb in ("take", "hammer", "discard") and len(rest) == 1:
        return _column_reason(view, rest[0])
    if verb == "room" and rest and rest[0] in SPACE_NAMES:
        return _room_reason(view, house_of(seat), SPACE_NAMES.index(rest[0]), len(rest) > 1)
    return Wrong("turn-not-allowed", verb=verb)


def _column_reason(view: State, column: str) -> Wrong:
    """Why a column cannot be chosen."""
    if not column.isdecimal() or int(column) >= COLUMNS:
        return Wrong("turn-no-such-column", columns=COLUMNS - 1)
    if not view[SHOWN] >> int(column) & 1:
        return Wrong("turn-column-gone", column=column)
    return Wrong("turn-column-stays", column=column)


def _room_reason(view: State, house: int, space: int, is_down: bool) -> Wrong:
    """Which rule forbids the room card of the hand on a space."""
    name, bit = SPACE_NAMES[space].upper(), RIGHT * space
    things, kind = view[house + SPACES], view[HAND_ROOM] - 1
    same = cards_of(view, house, kind)
    if not free_spaces(things) >> bit & 1:
        return Wrong("turn-not-free", space=name)
    if not supported_spaces(things) >> bit & 1:
        return Wrong("turn-no-support", space=name)
    if things >> FRESH_BIT >> bit & 1:
        return Wrong("turn-fresh-scaffolding", space=name)
    if is_down:
        return Wrong("turn-must-lie-up")
    if not FLOORS[kind] >> bit & 1:
        return Wrong("turn-wrong-floor", space=name, room=ROOM_KEYS[kind])
    if overfull(same, kind) >> bit & 1:
        return Wrong("turn-room-full", space=name, room=ROOM_KEYS[kind])
    if closed_by_tokens(view, house, same) >> bit & 1:
        return Wrong("turn-room-decorated", space=name, room=ROOM_KEYS[kind])
    return Wrong("turn-not-allowed", verb="room")
