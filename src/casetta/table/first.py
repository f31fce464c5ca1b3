"""Who begins: people hold places until the start, which then become seats, the first player's 0.

docs/fairness.md has the formula of the draw, docs/record.md what a record keeps.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args

from casetta.contract.game import Drawing
from casetta.contract.reader import is_number

Way = Literal["random", "rotate", "chosen"]
"""By lot; in turn after the game before; a place that somebody named."""
RANDOM: Final = "random"
ROTATE: Final = "rotate"
CHOSEN: Final = "chosen"
FIELDS = {"by", "place"}
"""What a record holds under `first`."""
DRAW = b"first player"
"""What the key of the draw is told apart by from that of the deal."""

Each = TypeVar("Each")


class Turn(NamedTuple):
    """How places become seats: the place that begins is seat 0, and all others follow it."""

    first: int
    """The place that begins."""
    seats: int

    def seat(self, place: int) -> int:
        """The seat of a place; whoever has none, as spectators, has none afterwards."""
        return (place - self.first) % self.seats if place >= 0 else place

    def order(self, places: Sequence[Each]) -> list[Each]:
        """What belongs to the places, by seats."""
        return [*places[self.first :], *places[: self.first]]


def drawn(setup: Drawing, seats: int) -> int:
    """The place that lots let begin: it follows from the key of the deal, which stays secret."""
    key = bytes.fromhex(setup["luck"]["key"])
    return int.from_bytes(hmac.digest(key, DRAW, "sha256"), "big") % seats


def is_told(told: Any, seats: int) -> bool:
    """Whether something can be how somebody came to begin, as a record tells it."""
    if not isinstance(told, Mapping) or set(told) != FIELDS or told["by"] not in get_args(Way):
        return False
    place = told["place"]
    is_place = is_number(place) and 0 <= place < seats
    return is_place and (told["by"] != ROTATE or place == 0)
