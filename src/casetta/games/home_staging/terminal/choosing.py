"""What the active player chooses: a room, a card, where the tokens go."""

from __future__ import annotations

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..content.furniture import NUMBERS, ROOM_CARDS
from ..rules.decisions import cards_to_turn, rooms_to_open
from ..rules.layout import CARD, CARD_TOKENS, ROOMS
from ..text.drawing import room_name
from .typed import Reader


def choose_room(view: State, line: Reader) -> str:
    """A room by its number in the list, or by its card."""
    line.take_one_of({"room", "open"})
    by_number = {str(room + 1): room_name(view, room) for room in range(view[ROOMS])}
    name = by_number.get(line.next) or _beginning(line.next, list(by_number.values()))
    if name is None:
        raise Wrong("turn-no-such-room", known=", ".join(by_number))
    if not rooms_to_open(view) >> ROOM_CARDS.index(name) & 1:
        raise Wrong("turn-room-not-now", room=name)
    return f"room {name}"


def _beginning(word: str, known: list[str]) -> str | None:
    """The one of some names that begins with a word."""
    found = [name for name in known if word and name.startswith(word)]
    return found[0] if len(found) == 1 else None


def choose_card(view: State, line: Reader) -> str:
    """A card by its number."""
    line.take_one_of({"card", "turn"})
    numbers = [number for number in range(1, NUMBERS + 1) if cards_to_turn(view) >> number - 1 & 1]
    if line.next not in map(str, numbers):
        raise Wrong("turn-no-such-card", known=", ".join(map(str, numbers)))
    return f"card {line.next}"


def choose_tokens(view: State, line: Reader) -> str:
    """`1` or `2` for all tokens on one option, else how many on the first and on the second."""
    line.take_one_of({"tokens", "token"})
    tokens = view[CARD_TOKENS + view[CARD]]
    words = [word for each in line.words for word in each.replace("+", " ").split()]
    if words in (["1"], ["2"]):
        return f"tokens {tokens} 0" if words == ["1"] else f"tokens 0 {tokens}"
    if len(words) != 2 or not all(word.isdecimal() for word in words):
        raise Wrong("turn-unreadable-tokens", tokens=tokens)
    if sum(map(int, words)) != tokens:
        raise Wrong("turn-wrong-tokens", tokens=tokens)
    return f"tokens {int(words[0])} {int(words[1])}"
