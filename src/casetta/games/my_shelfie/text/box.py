"""What lies in the box of My Shelfie, where it lies now, and what there is too much of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.face import Say
from casetta.contract.game import State
from casetta.contract.text import Listing
from casetta.kernel.state import NOBODY, SEATS

from ..content import cards
from ..content.cards import GOALS, KIND_KEYS, LETTERS, PERSONAL_CARDS, STACKS, TILES_OF_A_KIND
from ..rules.layout import BAG, COMMON, COMMON_CARDS, END_TOKEN, NO_CARD, PERSONAL, TOKENS
from ..rules.sight import tiles_outside
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
    personal = [state[PERSONAL + seat] for seat in seats]
    in_bag = state[BAG : BAG + len(KIND_KEYS)]
    tiles = map(sum, zip(in_bag, tiles_by_letter(state).values(), strict=True))
    return {
        **dict(zip(KIND_KEYS, tiles, strict=True)),
        "common cards": GOALS - _missing(goals_on_table(state), GOALS),
        "personal cards": PERSONAL_CARDS - _missing(personal, PERSONAL_CARDS),
        "end-game tokens": int(state[END_TOKEN] == NOBODY or state[END_TOKEN] in seats),
        "tokens too many": sum(_misfits(state, card) for card in range(COMMON_CARDS)),
    }


def _missing(dealt: list[int], known: int) -> int:
    """How many of the dealt cards are none of the box, or one of them once more."""
    return len(dealt) - len(set(dealt) & set(range(known)))


def _misfits(state: State, card: int) -> int:
    """How many tokens of a card are not those that left its stack first."""
    gone = sorted(STACKS[state[SEATS]][: tokens_taken(state, card)])
    held = sorted(filter(None, tokens_on(state, card)))
    return sum(a != b for a, b in zip(gone, held, strict=True))


def tiles_by_letter(state: State) -> dict[str, int]:
    """How many tiles of each type lie in the living room and on the shelves."""
    return {letter: tiles_outside(state, kind) for kind, letter in enumerate(LETTERS)}


def too_many_tiles(tiles: Mapping[str, int]) -> Wrongs:
    """The types of which there are more tiles than in the box, from the tiles by letter."""
    return [
        Wrong("too-many-tiles", letter=letter, tiles=number, box=TILES_OF_A_KIND)
        for letter, number in tiles.items()
        if number > TILES_OF_A_KIND
    ]


def goals_on_table(state: State) -> list[int]:
    """The common goals; the first game has one."""
    return [goal for goal in state[COMMON : COMMON + COMMON_CARDS] if goal != NO_CARD]


def tokens_of(state: State, seat: int) -> list[int]:
    """The points of the scoring tokens of a seat, card by card; 0 for none."""
    start = TOKENS + COMMON_CARDS * seat
    return list(map(int, state[start : start + COMMON_CARDS]))


def tokens_on(state: State, card: int) -> list[int]:
    """The points of the scoring tokens that the seats have from a card; 0 for none."""
    return [tokens_of(state, seat)[card] for seat in range(state[SEATS])]


# Tiles and goal cards of the box: `casetta cards my-shelfie`


def listings(own: Any, say: Say) -> list[Listing]:
    """Item tiles, common goals, their scoring tokens, personal goals."""
    names = [f"{letter} {say('kind', letter=letter)}" for letter in LETTERS]
    pictures = [" + ".join(map(str, numbers)) for numbers in cards.PICTURES]
    tiles = list(zip(names, [str(TILES_OF_A_KIND)] * len(names), pictures, strict=True))
    goals = [
        (str(number), say(f"goal-name-{key}"), say(f"goal-{key}"))
        for number, key in enumerate(cards.GOAL_WORDS, 1)
    ]
    tokens = [(str(seats), " ".join(map(str, stack))) for seats, stack in STACKS.items()]
    shelves = enumerate(map(personal_shelf, cards.PERSONAL_GOALS), 1)
    personal = [(str(number), shelf) for number, shelf in shelves]
    return [
        Listing("tiles", ("card", "copies", "pictures"), tiles),
        Listing("common-goals", ("number", "card", "rule"), goals),
        Listing("tokens", ("players", "points"), tokens),
        Listing("personal-goals", ("number", "card"), personal),
    ]


def personal_shelf(card: cards.Card) -> str:
    """A personal goal card as a small shelf, row by row from the top."""
    letters = {(row, column): letter for row, column, letter in card}
    columns = range(cards.COLUMNS)
    rows = [[letters.get((row, at), ".") for at in columns] for row in range(cards.ROWS)]
    return " ".join(map("".join, rows))
