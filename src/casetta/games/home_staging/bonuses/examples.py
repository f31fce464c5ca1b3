"""An example of every kind of bonus, on one finished plan: the home that the rules show."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..content.library import Scenario, own_scenario
from ..plan.drawing import setup
from ..plan.figures import BonusNow, live
from .kind import Kind
from .rules import FAMILIES, FAMILY_NAMES

FILE = Path(__file__).parent / "example.json"
POINTS = 2


class Example(NamedTuple):
    """One kind with its example on the plan, as it is scored there."""

    family: str
    kind: Kind
    scenario: Scenario
    """The home with this bonus alone."""
    now: BonusNow


@cache
def home() -> dict[str, Any]:
    """The finished plan, as a drawing without any bonus."""
    told: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return told


def examples() -> Iterator[Example]:
    """Every kind, family by family."""
    for name, family in zip(FAMILY_NAMES, FAMILIES, strict=True):
        for kind in family:
            yield example(name, kind)


def example(family: str, kind: Kind) -> Example:
    """The example of one kind; the rules count what it brings."""
    bonus = {"kind": kind.name, "points": POINTS, **kind.example}
    scenario = {**home()["scenario"], "bonus": [bonus]}
    state, wrongs = setup({**home(), "scenario": scenario})
    assert not wrongs, wrongs
    return Example(family, kind, own_scenario(scenario), live(state, 0).bonuses[0])
