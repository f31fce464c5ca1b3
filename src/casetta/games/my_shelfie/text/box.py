"""What lies in the box of My Shelfie, where it lies now, and what there is too much of."""

from __future__ import annotations

from collections.abc import Mapping

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.game import State
from casetta.kernel.state import NOBODY, SEATS

from ..content.cards import GOALS, KIND_KEYS, PERSONAL_CARDS, STACKS, TILES_OF_A_KIND
from ..rules.layout import BAG, COMMON, COMMON_CARDS, END_TOKEN, NO_CARD, PERSONAL, TOKENS
from ..rules.room import CELLS, cell_at, kind_on
from ..rules.shelf import shelf_of
from ..rules.turn import tokens_taken

BOX = {
    **dict.fromkeys(KIND_KEYS, TILES_OF_A_KIND),
    "common cards": GOALS,
    "personal cards": PERSONAL_CARDS,
    "end-game tokens": 1,
    "tokens too many": 0,
}


def pieces(state: State) -> dict[str, int]:
    """How many of each thing are somewhere: in the bag, on the table, with a seat, in the box.

    A card counts once however often it turns up, so a card dealt twice is missed
    in the sum; a token that is not the one on top of its stack is one too many.
    """
    seats = range(state[SEATS])
    tiles = {
        key: state[BAG + kind] + tiles_outside(state, kind) for kind, key in enumerate(KIND_KEYS)
    }
    common = [goal for goal in state[COMMON : COMMON + COMMON_CARDS] if goal != NO_CARD]
    return {
        **tiles,
        "common cards": GOALS - _missing(common, GOALS),
        "personal cards": PERSONAL_CARDS
        - _missing([state[PERSONAL + seat] for seat in seats], PERSONAL_CARDS),
        "end-game tokens": int(state[END_TOKEN] == NOBODY or state[END_TOKEN] in seats),
        "tokens too many": sum(_misfits(state, card) for card in range(COMMON_CARDS)),
    }


def _missing(dealt: list[int], cards: int) -> int:
    """How many of the dealt cards are none of the box, or one of them once more."""
    return len(dealt) - len(set(dealt) & set(range(cards)))


def _misfits(state: State, card: int) -> int:
    """How many tokens of a card are not those that left its stack first."""
    gone = sorted(STACKS[state[SEATS]][: tokens_taken(state, card)])
    held = sorted(token for token in tokens_on(state, card) if token)
    return sum(a != b for a, b in zip(gone, held, strict=True))


def tiles_outside(state: State, kind: int) -> int:
    """How many tiles of a kind lie in the living room and on the shelves."""
    in_room = sum(kind_on(state, cell_at(*cell)) == kind for cell in CELLS)
    shelves = [int(state[shelf_of(seat) + kind]) for seat in range(state[SEATS])]
    return int(in_room) + sum(shelf.bit_count() for shelf in shelves)


def too_many_tiles(tiles: Mapping[str, int]) -> Wrongs:
    """The types of which there are more tiles than in the box, from the tiles by letter."""
    return [
        Wrong("too-many-tiles", letter=letter, tiles=number, box=TILES_OF_A_KIND)
        for letter, number in tiles.items()
        if number > TILES_OF_A_KIND
    ]


def tokens_of(state: State, seat: int) -> list[int]:
    """The points of the scoring tokens of a seat, card by card; 0 for none."""
    start = TOKENS + COMMON_CARDS * seat
    return list(map(int, state[start : start + COMMON_CARDS]))


def tokens_on(state: State, card: int) -> list[int]:
    """The points of the scoring tokens that the seats have from a card; 0 for none."""
    return [tokens_of(state, seat)[card] for seat in range(state[SEATS])]
