"""The editions of Dream Home, and the single options behind them.

The first value of each option is the standard rule. The order is that of the fields and bits in
rules/layout.py. Where each value comes from stands in docs/rulings/dream-home.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.face import Say
from casetta.contract.game import Option, OptionValue

EDITIONS = ("standard", "it", "en", "pl")

PRESETS: dict[OptionValue, dict[str, OptionValue]] = {
    "it": {
        "decor_optional": False,
        "jackhammer_is_turn": True,
        "supplier_takes_given_away": False,
    },
    "en": {
        "decor_optional": False,
        "handyman_ignores_tokens": True,
        "designer_counts_outside": False,
        "tiebreak": "children",
    },
    "pl": {
        "draft_discard_removed": True,
        "scaffolding_may_wait": True,
        "jackhammer_is_turn": True,
        "scaffolding_any_time": True,
    },
}
"""What an edition changes about the standard rules, which are our mix of all three."""

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
LATER_DETAILS: dict[str, tuple[OptionValue, ...]] = {
    "jackhammer_is_turn": (False, True),
    "scaffolding_any_time": (False, True),
    "supplier_takes_given_away": (True, False),
}
"""Those that version 2 of the rules brought."""

OPTIONS = (
    Option("edition", EDITIONS, PRESETS),
    Option("simplified", (False, True)),
    *(Option(name, values, is_detail=True) for name, values in DETAILS.items()),
    *(Option(name, values, is_detail=True, since=2) for name, values in LATER_DETAILS.items()),
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
