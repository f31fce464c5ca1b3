"""The flower cards, from flowers.toml or from a file that owners bring."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ....contract.errors import Wrongs
from ....contract.reader import Reader, content_reader, file_reader, own_reader

KEYS = ("daisy", "geranium", "lavender", "pansy", "rose")
LETTERS = "dglpr"
"""How pictures and score pads write the flowers."""
MOST_POINTS = 9
MOST_CARDS = 12
FEWEST_CARDS = 24
"""One for every pot of four boxes (ruling W-3)."""


@dataclass(frozen=True, slots=True)
class Flowers:
    """Points and number of cards of each flower."""

    points: tuple[int, ...]
    cards: tuple[int, ...]

    def to_dict(self) -> dict[str, Any]:
        """As a card file says it."""
        rows = zip(KEYS, self.points, self.cards, strict=True)
        flower = [{"key": key, "points": points, "cards": cards} for key, points, cards in rows]
        return {"flower": flower}


def flowers_of(reader: Reader) -> Flowers:
    """The flowers that a card file tells."""
    reader.only(("flower",))
    rows = reader.objects_by("flower", "key", KEYS)
    points = tuple(row.number("points", 0, MOST_POINTS) for row in rows)
    cards = tuple(row.number("cards", 0, MOST_CARDS) for row in rows)
    if not reader.wrongs and sum(cards) < FEWEST_CARDS:
        reader.fault("too-few-cards", "flower", fewest=FEWEST_CARDS)
    return Flowers(points, cards)


def read_flowers(file: Path) -> tuple[Flowers, Wrongs]:
    """The flowers of somebody's own file, and all that is wrong with it."""
    reader = file_reader(file)
    return flowers_of(reader), reader.wrongs


def told_flowers(content: Any) -> tuple[Flowers, Wrongs]:
    """The same out of a record or a drawing."""
    reader = content_reader(content)
    return flowers_of(reader), reader.wrongs


OURS = flowers_of(own_reader(Path(__file__).parent / "flowers.toml"))
CARD_POINTS = OURS.points
CARD_NUMBERS = OURS.cards
