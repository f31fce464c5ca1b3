"""What edition and options change about the standard rules, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.face import Say
from casetta.contract.game import Option

from ..content.editions import DETAILS, EDITIONS, OPTIONS, numbers_of

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
