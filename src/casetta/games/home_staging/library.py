"""The scenarios that can be played: the built-in ones, and those people bring.

An own scenario is known by its digest: the state holds the beginning of it, and
here lies what it stands for, so that a drawing can tell the scenario whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from ...kernel.cards import BrokenCards
from ...kernel.rule import table
from ...kernel.wrong import Wrongs
from .furniture import CATALOGUE, read_furniture
from .layout import FACTS, STATE_SIZE
from .pages import Page
from .scenario import scenario_facts

FACTS_SIZE = STATE_SIZE - FACTS
OWN = 1 << 40
"""Own scenarios have numbers from here on."""


class Scenario(NamedTuple):
    """A scenario that can be played: its content as the file tells it, and what a state holds."""

    id: str
    content: Mapping[str, Any]
    facts: list[int]


def _built_in() -> list[Scenario]:
    scenarios = []
    for file in sorted((Path(__file__).parent / "scenarios").glob("*.toml")):
        page = Page.of_text(file.read_text(encoding="utf-8"))
        facts = scenario_facts(page)
        if page.wrongs:
            wrong = page.wrongs[0]
            raise BrokenCards(file, wrong.where or "the file", f"{wrong.code} {wrong.values}")
        scenarios.append(Scenario(page.values["id"], page.values, facts))
    return scenarios


BUILT_IN = _built_in()
NAMES = tuple(scenario.id for scenario in BUILT_IN)
FACTS_OF = table(word for scenario in BUILT_IN for word in scenario.facts)
"""The unchanging part of the state of each built-in scenario, one after the other."""
OWN_SCENARIOS: dict[int, Scenario] = {}


def scenario_of(number: int) -> Scenario:
    """The scenario whose number stands in a state."""
    return BUILT_IN[number] if number < OWN else OWN_SCENARIOS[number]


def digest_of(content: Mapping[str, Any]) -> str:
    """The SHA-256 of a scenario, as canonical JSON."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def number_of(content: Mapping[str, Any]) -> int:
    """The number of an own scenario: the beginning of its digest, above all built-in numbers."""
    return OWN | int(digest_of(content)[:15], 16)


def bring(page: Page, furniture: Page | None = None) -> tuple[int, Wrongs]:
    """Take in an own scenario, with own furniture if there is some; its number, and all faults.

    The furniture stands in the scenario's content under `furniture`, so that both
    are told whole.
    """
    content = dict(page.values)
    if furniture is not None:
        content["furniture"] = {"option": furniture.values.get("option", [])}
    own = Page(content.get("furniture", {}), "\n".join(furniture.lines) if furniture else "")
    catalogue = {**CATALOGUE, **read_furniture(own)}
    facts = scenario_facts(page, catalogue)
    wrongs = [*page.wrongs, *own.wrongs]
    if not wrongs:
        OWN_SCENARIOS[number_of(content)] = Scenario(str(content["id"]), content, facts)
    return number_of(content), wrongs
