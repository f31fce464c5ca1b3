"""Moves as text, `take 3`, `room u1 down`; as people type them, `3`, `u1`; why not; and in words.

Spaces are u0 to u4, l0 to l4, b0 and b1; columns of the display are 0 to 4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from casetta.contract.errors import Wrong
from casetta.contract.game import State
from casetta.contract.text import Phrase, plain

from ..content import kinds
from ..content.kinds import COLUMNS, ROOM_KEYS
from ..rules import house as board
from ..rules import layout
from ..rules.decisions import count, nth
from ..rules.house import RIGHT, SPACE_NAMES, house_of
from ..rules.layout import APART, WAY, WAY_BITS
from ..rules.piles import BEFORE_ROOFS, resource_in, room_in
from .box import card_word

BY_COLUMN = {layout.DISCARDING: "discard", layout.HAMMERING: "hammer", layout.TAKING: "take"}
"""What a lone column means, by stage."""
DOWN = {"down", "d", "v", "#", "face-down"}


def _texts() -> Iterator[tuple[int, str]]:
    """Every move with its text."""
    for column in range(COLUMNS):
        yield layout.TAKE + column, f"take {column}"
        yield layout.HAMMER + APART * column, f"hammer {column}"
        if column:
            yield layout.DISCARD + APART * column, f"discard {column}"
    for pair, (one, other) in enumerate(layout.PAIRS):
        yield layout.MIX + APART * pair, f"mix {one} {other}"
    for space in board.SPACE_NUMBERS:
        yield from _texts_of_space(space, SPACE_NAMES[space])
    for kind, roof in enumerate(kinds.ROOF_KEYS):
        yield layout.ROOF + APART * kind, roof
    yield from (
        (layout.LAY_OUTSIDE, "token outside"),
        (layout.DECLINE, "decline"),
        (layout.KEEP_SCAFFOLDING, "scaffold keep"),
        (layout.PASS, "pass"),
        (layout.DONE, "done"),
    )


def _texts_of_space(space: int, name: str) -> Iterator[tuple[int, str]]:
    """The moves about one space, and those that swap it with a later one."""
    bit = RIGHT * space
    yield layout.LAY_UP + bit, f"room {name}"
    yield layout.LAY_DOWN + bit, f"room {name} down"
    yield layout.LAY_TOKEN + bit, f"token {name}"
    yield layout.LAY_SCAFFOLD + bit, f"scaffold {name}"
    yield layout.KEEP + bit, f"keep {name}"
    for column in range(layout.LAST):
        yield layout.DRILL + bit + column, f"drill {column} {name}"
    yield layout.DRILL_LAST + bit, f"drill {layout.LAST} {name}"
    for kind in range(kinds.TYPES):
        if board.FLOORS[kind] >> bit & 1:
            move = layout.SUPPLY + layout.LIST * (kind >> WAY_BITS) + bit + (kind & WAY)
            yield move, f"supply {name} {ROOM_KEYS[kind]}"
    for other in board.SPACE_NUMBERS:
        if other > space:
            one, two = sorted((name, SPACE_NAMES[other]))
            move = layout.SWAP + layout.LIST * (space >> WAY_BITS) + RIGHT * other + (space & WAY)
            yield move, f"swap {one} {two}"


def _verbs(texts: Iterable[str]) -> list[str]:
    """The first words of some moves."""
    return sorted({text.split()[0] for text in texts})


TEXTS = dict(sorted(_texts()))
"""The text of every move by its number; not every number is a move."""
MOVES = {text: move for move, text in TEXTS.items()}
VERBS = _verbs(MOVES)


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
    words = plain(typed).replace(",", " ").split()
    if not words:
        raise Wrong("turn-unreadable")
    legal = legal_texts(view, seat)
    move = " ".join(_in_order(_with_verb(view, words, _verbs(legal))))
    if move not in legal:
        raise why_not(view, seat, move)
    return move


def _with_verb(view: State, words: list[str], verbs: list[str]) -> list[str]:
    """The words with the verb that goes without saying, or with a whole one."""
    first = words[0]
    if first.isdecimal() and view[layout.STAGE] in BY_COLUMN:
        return [BY_COLUMN[view[layout.STAGE]], *words]
    if first in SPACE_NAMES:
        return [_verb_of_hand(view, words, verbs), *words]
    for known in (verbs, VERBS):
        meant = [verb for verb in known if verb.startswith(first)]
        if len(meant) == 1:
            return [meant[0], *words[1:]]
    return words


def _verb_of_hand(view: State, words: list[str], verbs: list[str]) -> str:
    """What naming a space means: lay the room card first, else what is left or waits."""
    if view[layout.HAND_ROOM]:
        return "room"
    if view[layout.HAND_RESOURCE]:
        return "scaffold" if view[layout.HAND_RESOURCE] == kinds.SCAFFOLDING_CARD else "token"
    if len(words) == 2:
        return "swap"
    return "scaffold" if "scaffold" in verbs else "keep"


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
    if not view[layout.SHOWN] >> int(column) & 1:
        return Wrong("turn-column-gone", column=column)
    return Wrong("turn-column-stays", column=column)


def _room_reason(view: State, house: int, space: int, is_down: bool) -> Wrong:
    """Which rule forbids the room card of the hand on a space."""
    name, bit = SPACE_NAMES[space].upper(), RIGHT * space
    things, kind = view[house + board.SPACES], view[layout.HAND_ROOM] - 1
    same = board.cards_of(view, house, kind)
    if not board.free_spaces(things) >> bit & 1:
        return Wrong("turn-not-free", space=name)
    if not board.supported_spaces(things) >> bit & 1:
        return Wrong("turn-no-support", space=name)
    if things >> board.FRESH_BIT >> bit & 1:
        return Wrong("turn-fresh-scaffolding", space=name)
    if is_down:
        return Wrong("turn-must-lie-up")
    if not board.FLOORS[kind] >> bit & 1:
        return Wrong("turn-wrong-floor", space=name, room=ROOM_KEYS[kind])
    if board.overfull(same, board.sized(view, kind)) >> bit & 1:
        return Wrong("turn-room-full", space=name, room=ROOM_KEYS[kind])
    if board.closed_by_tokens(view, house, same) >> bit & 1:
        return Wrong("turn-room-decorated", space=name, room=ROOM_KEYS[kind])
    return Wrong("turn-not-allowed", verb="room")


# In words: what a seat did, with the cards it is about


Values = dict[str, str | int]


def narrate(before: State, after: State, seat: int, moves: Sequence[int]) -> list[Phrase]:
    """What a seat did, and whether a round began."""
    phrases = [phrase_of(before, seat, write(moves[0]))]
    if after[layout.ROUND] != before[layout.ROUND] and after[layout.STAGE] <= before[layout.STAGE]:
        phrases.append(Phrase("turn-new-round"))
    return phrases


def phrase_of(before: State, seat: int, text: str) -> Phrase:
    """The move that a text spells, with its cards, columns and spaces."""
    verb, *rest = text.split()
    places = [word.upper() for word in rest if word in SPACE_NAMES]
    numbers = [int(word) for word in rest if word.isdecimal()]
    values: Values = {"seat": seat}
    values |= dict(zip(("column", "other"), numbers, strict=False))
    values |= dict(zip(("space", "other"), places, strict=False))
    values |= cards_of_move(before, house_of(seat), verb, rest)
    return Phrase(message_of(verb, rest), values, tuple(places))


def message_of(verb: str, rest: list[str]) -> str:
    """The id of the sentence for a move."""
    match [verb, *rest]:
        case ["take", "0"]:
            return "move-take-marker"
        case ["room", _, "down"]:
            return "move-room-down"
        case ["token", "outside"]:
            return "move-token-outside"
        case ["scaffold", "keep"]:
            return "move-scaffold-keep"
    return f"move-{verb}"


def cards_of_move(state: State, house: int, verb: str, rest: list[str]) -> Values:
    """The names of the cards that a move is about."""
    match verb:
        case "take" | "discard" | "hammer":
            return column_cards(state, int(rest[0]))
        case "drill":
            return {**column_cards(state, int(rest[0])), "leaving": room_on(state, house, rest[1])}
        case "supply":
            return {"room": rest[1], "leaving": room_on(state, house, rest[0])}
        case "room":
            return {"room": ROOM_KEYS[state[layout.HAND_ROOM] - 1]}
        case "token" | "decline":
            return {"card": card_word(state[layout.HAND_RESOURCE])}
        case "keep":
            token = board.token_on(state, house, SPACE_NAMES.index(rest[0]))
            return {"card": kinds.DECOR_KEYS[token]}
        case "roof":
            return {"card": "-".join([verb, *rest])}
    return {}


def column_cards(state: State, column: int) -> Values:
    """The cards of a column; `none` for no resource card."""
    resource = resource_in(state[layout.DISPLAY], column)
    return {
        "room": ROOM_KEYS[room_in(state[layout.DISPLAY], column)],
        "card": card_word(BEFORE_ROOFS + resource) if resource else "none",
    }


def room_on(state: State, house: int, space: str) -> str:
    """The room card on the space of that name."""
    return str(ROOM_KEYS[board.card_on(state, house, SPACE_NAMES.index(space))])
