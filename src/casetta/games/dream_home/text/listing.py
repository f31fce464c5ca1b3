"""All cards of the box with where we know them from: `casetta cards dream-home`."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.face import Say
from casetta.contract.game import Option
from casetta.contract.listing import Listing

from ..content.cards import CARDS, Cards
from ..content.editions import DETAILS, EDITIONS, OPTIONS, numbers_of
from ..content.kinds import (
    ANY_ROOM,
    FIRST_DECOR,
    FIRST_OWNED,
    FIRST_ROOF,
    KEYS,
    MOST_CARDS,
    OUTSIDE,
    ROOM_KEYS,
    TOOLS,
)


def listings(own: Cards | None, say: Say) -> list[Listing]:
    """Rooms, roofs, decor, tools and helpers."""
    box = own or CARDS
    heads = ("copies", "copies-source")
    note = "" if own else "listing-own-cards"
    return [
        room_listing(box, say),
        Listing("roofs", ("card", "source", *heads), plain_rows(box, FIRST_ROOF, FIRST_DECOR, say)),
        Listing("decor", ("card", "place", "points", "source"), decor_rows(box, say)),
        Listing(
            "tools",
            ("card", "source", *heads),
            plain_rows(box, FIRST_OWNED, FIRST_OWNED + TOOLS, say),
        ),
        Listing(
            "helpers",
            ("card", "source", *heads),
            plain_rows(box, FIRST_OWNED + TOOLS, len(KEYS), say),
            note,
        ),
    ]


def room_listing(box: Cards, say: Say) -> Listing:
    """The rooms; their hidden children where somebody counted them."""
    heads: tuple[str, ...] = ("card", "points", "source", "copies", "copies-source")
    rows = room_rows(box, say)
    if box.children[0] is not None:
        heads += ("children",)
        rows = [(*row, str(number)) for row, number in zip(rows, box.children, strict=True)]
    return Listing("rooms", heads, rows, "listing-room-points")


def room_rows(box: Cards, say: Say) -> list[tuple[str, ...]]:
    """Each type of room with its points by size, and beside its partner."""
    rows: list[tuple[str, ...]] = []
    for room, key in enumerate(ROOM_KEYS):
        points = box.room_points[room][: MOST_CARDS[room]]
        told = points_told(points, box.partners[room], box.beside_points[room], say)
        rows.append((say("room-name", room=key), told, *origin(box, room, say)))
    return rows


def points_told(points: Sequence[int], partner: int | None, beside: int, say: Say) -> str:
    """Points by size, and what the partner raises them to."""
    told = " / ".join(str(each) for each in points)
    if partner is None:
        return told
    room = say("room-name", room=ROOM_KEYS[partner])
    return told + say("listing-beside", points=beside, room=room)


def plain_rows(box: Cards, first: int, last: int, say: Say) -> list[tuple[str, ...]]:
    """Cards that are told by their name alone."""
    return [(card_name(card, say), *origin(box, card, say)) for card in range(first, last)]


def decor_rows(box: Cards, say: Say) -> list[tuple[str, ...]]:
    """Each piece of decor with its room and its points; there is one card of each."""
    return [
        (
            card_name(FIRST_DECOR + token, say),
            place_name(room, say),
            str(points),
            source_name(box.sources[FIRST_DECOR + token], say),
        )
        for token, (room, points) in enumerate(zip(box.decor_rooms, box.decor_points, strict=True))
    ]


def origin(box: Cards, card: int, say: Say) -> tuple[str, str, str]:
    """Where the facts of a card come from, how many there are, and who says so."""
    facts, copies = source_name(box.sources[card], say), source_name(box.copies_sources[card], say)
    return facts, str(box.copies[card]), copies


def card_name(card: int, say: Say) -> str:
    """The name of a resource card."""
    return say("card-name", card=KEYS[card].replace(" ", "-"))


def place_name(room: int, say: Say) -> str:
    """Where a token lies."""
    if room == ANY_ROOM:
        return say("listing-any-room")
    return say("listing-outside") if room == OUTSIDE else say("room-name", room=ROOM_KEYS[room])


def source_name(source: str, say: Say) -> str:
    """What a source is called."""
    return say(f"source-{source}")


# What edition and options change about the standard rules, in sentences


DETAILS_FROM = len(OPTIONS) - len(DETAILS)
"""The first of the options that an edition presets."""


def told_changes(numbers: Sequence[int], say: Say) -> list[str]:
    """The sentence of the edition, or one for each option if the table has its own mixture."""
    edition = EDITIONS[numbers[0]]
    if list(numbers[DETAILS_FROM:]) == numbers_of(edition)[DETAILS_FROM:]:
        return [say(f"option-edition-{edition}")] if numbers[0] else []
    return [
        say(f"option-{option.name}") + ": " + say(option_value_id(option, number))
        for option, number in zip(OPTIONS, numbers, strict=True)
        if option.is_detail and number
    ]


def option_value_id(option: Option, number: int) -> str:
    """The id of the sentence about a value of an option."""
    return f"option-{option.name}-{str(option.values[number]).lower()}"
