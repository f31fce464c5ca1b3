"""What the box of My Shelfie holds only so often, whoever around the table has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.fields import Fields

from ..content.cards import COLUMNS, LETTERS, PERSONAL_CARDS, ROWS, STACKS, TILES_OF_A_KIND
from ..rules.layout import COMMON_CARDS
from ..text.drawing import SIGNS

SCORING_TOKENS = STACKS[4]
MOST_PEOPLE = 4


@dataclass(frozen=True, slots=True)
class Belongings:
    """What somebody has at the end of a game."""

    rows: Sequence[str]
    card: int | None
    """The number of the personal goal card, if it is one of the box."""
    tokens: Sequence[int]
    end_token: bool


def ask_box(question: Mapping[str, Any]) -> dict[str, Any]:
    """Whether people together have more than the box holds."""
    fields = Fields(question)
    told = [read_belongings(person) for person in fields.objects("people", MOST_PEOPLE)]
    return {"warnings": [*fields.finish(), *too_many(told)]}


def read_belongings(person: Fields) -> Belongings:
    """The shelf, the card and the tokens of somebody, as `score` is told them."""
    rows = person.grid("shelf", ROWS, COLUMNS, SIGNS)
    is_drawn = isinstance(person.values.get("personal"), list)
    card = 0 if is_drawn else person.number("personal", 1, PERSONAL_CARDS, absent=0)
    return Belongings(rows, card or None, read_tokens(person), person.flag("end_token"))


def read_tokens(fields: Fields) -> list[int]:
    """The points of the scoring tokens: at most one for each common goal card."""
    tokens = fields.list("tokens")
    if len(tokens) > COMMON_CARDS:
        fields.fault("too-many", fields.place("tokens"), most=COMMON_CARDS)
    for index, token in enumerate(tokens):
        if isinstance(token, bool) or token not in SCORING_TOKENS:
            fields.fault("no-such-token", f"{fields.place('tokens')} [{index}]")
            return []
    return tokens


def too_many(people: Iterable[Belongings]) -> Wrongs:
    """Tiles of a type, a card, a token: of what the people have more than there is."""
    told = list(people)
    drawn = Counter(sign for person in told for row in person.rows for sign in row)
    cards = Counter(person.card for person in told if person.card)
    tokens = Counter(token for person in told for token in person.tokens)
    ends = sum(person.end_token for person in told)
    return [
        *too_many_tiles({letter: drawn[letter] for letter in LETTERS}),
        *(Wrong("pad-card-twice", card=card) for card in sorted(cards) if cards[card] > 1),
        *(
            Wrong("pad-token-twice", token=token)
            for token in sorted(tokens)
            if tokens[token] > COMMON_CARDS
        ),
        *([Wrong("pad-end-twice")] if ends > 1 else []),
    ]


def too_many_tiles(tiles: Mapping[str, int]) -> Wrongs:
    """The types of which there are more tiles than in the box, from the tiles by letter."""
    return [
        Wrong("too-many-tiles", letter=letter, tiles=number, box=TILES_OF_A_KIND)
        for letter, number in tiles.items()
        if number > TILES_OF_A_KIND
    ]
