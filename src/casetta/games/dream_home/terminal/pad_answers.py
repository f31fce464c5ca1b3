"""What people type into the score pad of Dream Home."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, TypeVar

from casetta.contract.errors import Wrong

from ..content.cards import SIGNS
from ..content.kinds import COLOUR_KEYS, DECOR_KEYS, OWNED_KEYS, RESOURCE_CARDS, ROOM_KEYS, TOOLS

Card = TypeVar("Card")
FREE_SIGNS = {".", "·", "-", "_", "0"}
EMPTY_SIGNS = {"#", "empty"}


def plain(text: str) -> str:
    """A text as it is compared: wide letters narrow, no capitals."""
    return unicodedata.normalize("NFKC", text).strip().lower()


def read_floor(length: int, text: str) -> tuple[Any, ...]:
    """The spaces of a floor from left to right: `L L+piano # K .` or `LL#K.`."""
    words = plain(text).replace(",", " ").split()
    if len(words) == 1 and len(words[0]) == length and words[0] not in ROOM_KEYS:
        words = list(words[0])
    if len(words) != length:
        raise Wrong("pad-floor-length", spaces=length)
    return tuple(read_space(word, number) for number, word in enumerate(words))


def read_space(word: str, number: int) -> Any:
    """One space: a letter or a room's name, with `+` and a token; `#` empty, `.` free."""
    room, _, token = word.partition("+")
    if room in FREE_SIGNS and not token:
        return None
    if room in EMPTY_SIGNS and not token:
        return "empty"
    entry = {"room": room_named(room, number)}
    return {**entry, "decor": one_of(token, DECOR_KEYS)} if token else entry


def room_named(word: str, number: int) -> str:
    """A room by its letter, its name or the beginning of its name."""
    if len(word) == 1 and word.upper() in SIGNS:
        return ROOM_KEYS[SIGNS.index(word.upper())]
    found = [key for key in ROOM_KEYS if key.startswith(word)]
    if len(found) != 1:
        raise Wrong("pad-no-such-room", word=word, space=number)
    return found[0]


def one_of(word: str, keys: Sequence[str]) -> str:
    """A thing by its name or the beginning of its name."""
    found = [key for key in keys if key.startswith(word.replace("-", "_").replace(" ", "_"))]
    if len(found) != 1:
        raise Wrong("pad-no-such-thing", word=word, known=", ".join(keys))
    return found[0]


def read_things(keys: Sequence[str], text: str) -> tuple[str, ...]:
    """Several things, a comma or blank between them; none for nothing."""
    words = re.split(r"[\s,;]+", plain(text))
    return not_too_many([one_of(word, keys) for word in words if word])


def not_too_many(cards: list[Card]) -> tuple[Card, ...]:
    """Never more cards than there are: a state has no place for any number of them."""
    if len(cards) > RESOURCE_CARDS:
        raise Wrong("pad-too-many", cards=len(cards), most=RESOURCE_CARDS)
    return tuple(cards)


HELPER_KEYS = OWNED_KEYS[TOOLS:]


def read_roofs(text: str) -> tuple[tuple[str, bool], ...]:
    """Roofs by colour, with `window` behind those that have one: `red red window blue`."""
    roofs: list[tuple[str, bool]] = []
    for word in re.split(r"[\s,;]+", plain(text)):
        if not word:
            continue
        if "window".startswith(word) and roofs and not roofs[-1][1]:
            roofs[-1] = (roofs[-1][0], True)
        else:
            roofs.append((one_of(word, COLOUR_KEYS), False))
    return not_too_many(roofs)


def read_children(people: int, text: str) -> tuple[int, ...]:
    """The hidden children of each person, in the order of asking; none if nobody counted."""
    if not text.strip():
        return ()
    words = re.split(r"[\s,;]+", plain(text))
    numbers = [int(word) for word in words if re.fullmatch(r"\d{1,3}", word)]
    if len(numbers) != len(words) or len(words) != people:
        raise Wrong("pad-children", people=people)
    return tuple(numbers)
