"""The furniture catalogue with its points: `casetta cards home-staging`."""

from __future__ import annotations

from typing import Any

from casetta.contract.face import Say
from casetta.contract.listing import Listing

from ..content.furniture import CATALOGUE, NUMBERS, Furniture, option_name


def listings(own: Any, say: Say) -> list[Listing]:
    """The four options of each number; own furniture is told by its scenario."""
    return [
        Listing(
            say(f"number-{number}"),
            ("option", "card", "points", "circulation", "seats"),
            [option_row(option, CATALOGUE[option], say) for option in options_of(number)],
        )
        for number in range(1, NUMBERS + 1)
    ]


def options_of(number: int) -> range:
    """The options of a number."""
    return range(4 * number - 4, 4 * number)


def option_row(option: int, furniture: Furniture, say: Say) -> tuple[str, ...]:
    """One option: its name, what it is called, its points, circulation squares and seats."""
    shape = furniture.shape
    name = option_name(option)
    points = 0 if shape.rug else len(shape.body)
    return (
        name,
        say(f"furniture-{name}"),
        str(points),
        str(len(shape.dots)),
        str(shape.seats or ""),
    )
