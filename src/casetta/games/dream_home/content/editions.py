"""The editions of Dream Home, and the single options behind them.

The first value of each option is the standard rule. The order is that of the fields in
rules/layout.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.face import Say
from casetta.contract.game import Option, OptionValue

EDITIONS = ("standard", "it", "en", "pl")

PRESETS: dict[OptionValue, dict[str, OptionValue]] = {
    "en": {"decor_optional": False, "handyman_ignores_tokens": True, "tiebreak": "children"},
    "pl": {"draft_discard_removed": True, "scaffolding_may_wait": True},
}
"""What an edition changes; the Italian one plays by the standard rules."""

DETAILS: dict[str, tuple[OptionValue, ...]] = {
    "decor_optional": (True, False),
    "face_down": ("free", "forced_only"),
    "draft_discard_removed": (False, True),
    "scaffolding_may_wait": (False, True),
    "handyman_ignores_tokens": (False, True),
    "join_decorated_rooms": (True, False),
    "designer_counts_outside": (True, False),
    "helpers_stack": (False, True),
    "tiebreak": ("shared", "children"),
    "annex_adjacency": ("horizontal", "orthogonal"),
}
"""The single points in which editions and tables differ."""

OPTIONS = (
    Option("edition", EDITIONS, PRESETS),
    Option("simplified", (False, True)),
    *(Option(name, values, is_detail=True) for name, values in DETAILS.items()),
)


# What edition and options change about the standard rules, in sentences


def told_changes(numbers: Sequence[int], say: Say) -> list[str]:
    """The sentence of the edition, or one for each option if the table has its own mixture."""
    edition = EDITIONS[numbers[0]]
    presets = PRESETS.get(edition, {})
    details = [
        (option, option.values[number])
        for option, number in zip(OPTIONS, numbers, strict=True)
        if option.is_detail
    ]
    if all(value == presets.get(option.name, option.values[0]) for option, value in details):
        return [say(f"option-edition-{edition}")] if numbers[0] else []
    return [
        f"{say(f'option-{option.name}')}: {say(f'option-{option.name}-{str(value).lower()}')}"
        for option, value in details
        if value != option.values[0]
    ]
