"""What lies in the box of Dream Home, where it lies now, and what there is too much of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.face import Say
from casetta.contract.game import State
from casetta.contract.text import Listing
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.cards import CARDS, Cards
from ..content.kinds import (
    ANY_ROOM,
    COLUMNS,
    FIRST_DECOR,
    FIRST_OWNED,
    FIRST_ROOF,
    KEYS,
    KINDS,
    MOST_CARDS,
    OWNED_KEYS,
    RESOURCE_CARDS,
    ROOM_CARDS,
    ROOM_KEYS,
    ROUNDS,
    SCAFFOLDING_CARD,
    TOKENS,
    TOOLS,
)
from ..content.kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from ..rules.house import (
    FACE_UP,
    FILLED,
    OUTSIDE,
    SCAFFOLD,
    card_on,
    house_of,
    owned,
    token_on,
)
from ..rules.layout import (
    BOX,
    DECKS,
    DISCARDS,
    DISPLAY,
    HAND_RESOURCE,
    HAND_ROOM,
    REMOVED,
    ROUND,
    SHOWN,
    TOKENS_LEFT,
)
from ..rules.piles import BEFORE_ROOFS, number_in, resource_in, room_in
from .houses import roof_counts, spaces_of

PACK = {
    "room cards": ROOM_CARDS,
    "resource cards": RESOURCE_CARDS,
    "decor tokens": TOKENS,
    "cards too many or too few": 0,
    "tokens in two places": 0,
}


UNTOLD = 0
"""A round whose cards a drawing does not tell; no dealt round is 0."""


def pieces(state: State) -> dict[str, int]:
    """How many cards and tokens are somewhere, and how many of them should not be."""
    cards, tokens = count_cards(state), count_tokens(state)
    in_box = {card: number_in(state, BOX, card) for card in range(KINDS)}
    return {
        "room cards": sum(cards[card] for card in range(FIRST_ROOF)),
        "resource cards": sum(cards[card] for card in range(FIRST_ROOF, KINDS)),
        "decor tokens": len(tokens),
        "cards too many or too few": sum(abs(cards[card] - in_box[card]) for card in in_box),
        "tokens in two places": sum(number - 1 for number in tokens.values()),
    }


def count_cards(state: State) -> Counter[int]:
    """How many cards of each kind are known to lie anywhere."""
    cards = Counter(_on_the_table(state))
    for card in range(KINDS):
        cards[card] += number_in(state, DISCARDS, card) + number_in(state, REMOVED, card)
    for seat in range(state[SEATS]):
        cards.update(cards_of_house(state, house_of(seat)))
    return cards


def _on_the_table(state: State) -> Iterator[int]:
    """The cards of the display, of the hand and of the decks."""
    shown = [column for column in range(COLUMNS) if state[SHOWN] >> column & 1]
    yield from _cards_in_word(state[DISPLAY], shown)
    for word in state[DECKS : DECKS + ROUNDS][state[ROUND] + 1 :]:
        if word not in (UNTOLD, UNKNOWN):
            yield from _cards_in_word(word, list(range(COLUMNS)))
    if state[HAND_ROOM]:
        yield state[HAND_ROOM] - 1
    if state[HAND_RESOURCE]:
        yield state[HAND_RESOURCE]


def _cards_in_word(word: int, columns: list[int]) -> Iterator[int]:
    for column in columns:
        yield room_in(word, column)
        if column:
            yield BEFORE_ROOFS + resource_in(word, column)


def cards_of_house(state: State, house: int) -> Iterator[int]:
    """The cards in, beside and on top of a house; hidden roofs are not known."""
    for space in spaces_of(state, house, FILLED):
        yield card_on(state, house, space)
    for _ in spaces_of(state, house, SCAFFOLD):
        yield SCAFFOLDING_CARD
    for card in range(len(OWNED_KEYS)):
        yield from [FIRST_OWNED + card] * owned(state, house, card)
    for kind, number in enumerate(roof_counts(state, house)):
        yield from [FIRST_ROOF + kind] * number


def told_cards(state: State, house: int, again: Sequence[int] = ()) -> list[int]:
    """The cards of a house whose empty rooms are not told, with the cards of its tokens.

    `again` are tokens outside that somebody says to have more than once.
    """
    rooms = [card_on(state, house, space) for space in spaces_of(state, house, FACE_UP)]
    others = [card for card in cards_of_house(state, house) if card >= FIRST_ROOF]
    tokens = [*tokens_of_house(state, house), *again]
    return rooms + others + [FIRST_DECOR + token for token in tokens]


def count_tokens(state: State) -> Counter[int]:
    """In how many places each token lies."""
    tokens = Counter(token for token in range(TOKENS) if state[TOKENS_LEFT] >> token & 1)
    for seat in range(state[SEATS]):
        tokens.update(tokens_of_house(state, house_of(seat)))
    return tokens


def tokens_of_house(state: State, house: int) -> Iterator[int]:
    """The tokens in and beside a house."""
    for space in spaces_of(state, house, FILLED):
        if token_on(state, house, space) >= 0:
            yield token_on(state, house, space)
    yield from (token for token in range(TOKENS) if state[house + OUTSIDE] >> token & 1)


def too_many(cards: Mapping[int, int], state: State) -> Wrongs:
    """The cards of which there are more than in the box."""
    in_box = {card: number_in(state, BOX, card) for card in sorted(cards)}
    return [
        too_often(card, cards[card], most) for card, most in in_box.items() if cards[card] > most
    ]


def too_often(card: int, cards: int, box: int, where: str | None = None) -> Wrong:
    """That there are so many copies of a card, though the box holds fewer."""
    key = KEYS[card].replace(" ", "-")
    sort = "room" if card < FIRST_ROOF else "card"
    return Wrong("too-many-cards", where, sort=sort, room=key, card=key, cards=cards, box=box)


# All cards of the box with where we know them from: `casetta cards dream-home`


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
    return (
        say("listing-outside")
        if room == OUTSIDE_THE_HOUSE
        else say("room-name", room=ROOM_KEYS[room])
    )


def source_name(source: str, say: Say) -> str:
    """What a source is called."""
    return say(f"source-{source}")
