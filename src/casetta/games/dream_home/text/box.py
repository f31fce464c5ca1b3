"""What lies in the box of Dream Home, where it lies now, and what there is too much of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.face import Say
from casetta.contract.game import State
from casetta.contract.text import Listing
from casetta.kernel.state import SEATS, UNKNOWN

from ..content import kinds
from ..content.cards import CARDS, Cards
from ..content.kinds import FIRST_DECOR, FIRST_OWNED, FIRST_ROOF, KEYS, KINDS, TOKENS, TOOLS
from ..rules import layout, piles
from ..rules.house import FACE_UP, FILLED, SCAFFOLD, card_on, house_of, owned, token_on
from ..rules.piles import BEFORE_ROOFS, number_in, resource_in, room_in
from .houses import roof_counts, spaces_of, tokens_outside

PACK = {
    "room cards": kinds.ROOM_CARDS,
    "resource cards": kinds.RESOURCE_CARDS,
    "decor tokens": TOKENS,
    "cards too many or too few": 0,
    "tokens in two places": 0,
}
UNTOLD = 0
"""A round whose cards a drawing does not tell; no dealt round is 0."""


def pieces(state: State) -> dict[str, int]:
    """How many cards and tokens are somewhere, and how many of them should not be."""
    cards, tokens = count_cards(state), count_tokens(state)
    in_box = {card: number_in(state, layout.BOX, card) for card in range(KINDS)}
    return {
        "room cards": sum(cards[card] for card in range(FIRST_ROOF)),
        "resource cards": sum(cards[card] for card in range(FIRST_ROOF, KINDS)),
        "decor tokens": len(tokens),
        "cards too many or too few": sum(abs(cards[card] - in_box[card]) for card in in_box),
        "tokens in two places": sum(number - 1 for number in tokens.values()),
    }


def count_cards(state: State) -> Counter[int]:
    """How many cards of each kind are known to lie anywhere."""
    shown = [column for column in range(kinds.COLUMNS) if state[layout.SHOWN] >> column & 1]
    cards = Counter(cards_in_word(state[layout.DISPLAY], shown))
    for word in state[layout.DECKS : layout.DECKS + kinds.ROUNDS][state[layout.ROUND] + 1 :]:
        if word not in (UNTOLD, UNKNOWN):
            cards.update(cards_in_word(word))
    if state[layout.HAND_ROOM]:
        cards[state[layout.HAND_ROOM] - 1] += 1
    if state[layout.HAND_RESOURCE]:
        cards[state[layout.HAND_RESOURCE]] += 1
    for card in range(KINDS):
        cards[card] += number_in(state, layout.DISCARDS, card)
        cards[card] += number_in(state, layout.REMOVED, card)
    for seat in range(state[SEATS]):
        cards.update(cards_of_house(state, house_of(seat)))
    return cards


def cards_in_word(word: int, columns: Iterable[int] = range(kinds.COLUMNS)) -> Iterator[int]:
    """The cards of some columns of a round."""
    for column in columns:
        yield room_in(word, column)
        if column:
            yield BEFORE_ROOFS + resource_in(word, column)


def in_word(card: int, column: int) -> int:
    """The bits of a card in the word of a round."""
    if card < FIRST_ROOF:
        return card << piles.COLUMN_STEP * column
    return card - BEFORE_ROOFS << piles.FIRST_RESOURCE + piles.RESOURCE_STEP * column


def cards_of_house(state: State, house: int) -> Iterator[int]:
    """The cards in, beside and on top of a house; hidden roofs are not known."""
    for space in spaces_of(state, house, FILLED):
        yield card_on(state, house, space)
    for _ in spaces_of(state, house, SCAFFOLD):
        yield kinds.SCAFFOLDING_CARD
    for card in range(FIRST_OWNED, KINDS):
        yield from [card] * owned(state, house, card - FIRST_OWNED)
    for card, number in enumerate(roof_counts(state, house), FIRST_ROOF):
        yield from [card] * number


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
    tokens = Counter(token for token in range(TOKENS) if state[layout.TOKENS_LEFT] >> token & 1)
    for seat in range(state[SEATS]):
        tokens.update(tokens_of_house(state, house_of(seat)))
    return tokens


def tokens_of_house(state: State, house: int) -> list[int]:
    """The tokens in and beside a house."""
    inside = [token_on(state, house, space) for space in spaces_of(state, house, FILLED)]
    return [token for token in inside if token >= 0] + tokens_outside(state, house)


def too_many(cards: Mapping[int, int], state: State, *, is_placed: bool = False) -> Wrongs:
    """The cards of which there are more than in the box; their names are the places, if wanted."""
    wrongs = []
    for card in sorted(cards):
        box = number_in(state, layout.BOX, card)
        if cards[card] > box:
            key, sort = card_word(card), "room" if card < FIRST_ROOF else "card"
            values = {"sort": sort, "room": key, "card": key, "cards": cards[card], "box": box}
            wrongs.append(Wrong("too-many-cards", KEYS[card] if is_placed else None, **values))
    return wrongs


def card_word(card: int) -> str:
    """The name of a kind of card as sentences choose by it: `roof-red-window`."""
    return KEYS[card].replace(" ", "-")


# All cards of the box with where we know them from: `casetta cards dream-home`


ORIGIN = ("source", "copies", "copies-source")


def listings(own: Cards | None, say: Say) -> list[Listing]:
    """Rooms, roofs, decor, tools and helpers."""
    box, first_helper = own or CARDS, FIRST_OWNED + TOOLS
    return [
        room_listing(box, say),
        plain_listing("roofs", range(FIRST_ROOF, FIRST_DECOR), box, say),
        Listing("decor", ("card", "place", "points", "source"), decor_rows(box, say)),
        plain_listing("tools", range(FIRST_OWNED, first_helper), box, say),
        plain_listing(
            "helpers", range(first_helper, KINDS), box, say, "" if own else "listing-own-cards"
        ),
    ]


def plain_listing(name: str, cards: range, box: Cards, say: Say, note: str = "") -> Listing:
    """Cards that are told by their name alone."""
    rows = [(card_name(card, say), *origin(box, card, say)) for card in cards]
    return Listing(name, ("card", *ORIGIN), rows, note)


def room_listing(box: Cards, say: Say) -> Listing:
    """Each type of room with its points; its hidden children where somebody counted them."""
    heads: tuple[str, ...] = ("card", "points", *ORIGIN)
    rows: list[tuple[str, ...]] = []
    for room, key in enumerate(kinds.ROOM_KEYS):
        told = " / ".join(map(str, box.room_points[room][: kinds.MOST_CARDS[room]]))
        partner = box.partners[room]
        if partner is not None:
            beside = say("room-name", room=kinds.ROOM_KEYS[partner])
            told += say("listing-beside", points=box.beside_points[room], room=beside)
        rows.append((say("room-name", room=key), told, *origin(box, room, say)))
    if box.children[0] is not None:
        heads += ("children",)
        rows = [(*row, str(number)) for row, number in zip(rows, box.children, strict=True)]
    return Listing("rooms", heads, rows, "listing-room-points")


def decor_rows(box: Cards, say: Say) -> list[tuple[str, ...]]:
    """Each piece of decor with its room and its points; there is one card of each."""
    facts = zip(box.decor_rooms, box.decor_points, strict=True)
    return [
        (card_name(card, say), place_name(room, say), str(points), origin(box, card, say)[0])
        for card, (room, points) in enumerate(facts, FIRST_DECOR)
    ]


def origin(box: Cards, card: int, say: Say) -> tuple[str, str, str]:
    """Where the facts of a card come from, how many there are, and who says so."""
    facts, copies = say(f"source-{box.sources[card]}"), say(f"source-{box.copies_sources[card]}")
    return facts, str(box.copies[card]), copies


def card_name(card: int, say: Say) -> str:
    """The name of a resource card."""
    return say("card-name", card=card_word(card))


def place_name(room: int, say: Say) -> str:
    """Where a token lies."""
    if room < kinds.TYPES:
        return say("room-name", room=kinds.ROOM_KEYS[room])
    return say("listing-any-room" if room == kinds.ANY_ROOM else "listing-outside")
