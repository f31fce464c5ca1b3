"""The scenarios that can be played: the built-in ones, and those people bring.

An own scenario is known by its digest: the state holds the beginning of it, and
here lies what it stands for, so that a drawing can tell the scenario whole. It lies here
only as long as somebody holds it, as every table holds its own (`Own.kept`): whoever
has nothing but its content brings it again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from ....contract.errors import Wrongs
from ....contract.reader import Reader, content_reader, digest_of, own_reader
from ....kernel.rule import table
from ..rules.layout import FACTS, STATE_SIZE
from .furniture import CATALOGUE, read_furniture
from .scenario import scenario_facts

FACTS_SIZE = STATE_SIZE - FACTS
OWN = 1 << 40
"""Own scenarios have numbers from here on."""
MOST_RECENT = 16
"""Own scenarios that stay for a while although nobody holds them."""


@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False)
class Scenario:
    """A scenario that can be played: its content as the file tells it, and what a state holds."""

    id: str
    content: Mapping[str, Any]
    facts: list[int]
    digest: str
    """The SHA-256 of its content."""

    @property
    def number(self) -> int:
        """What a state calls an own scenario: the beginning of its digest."""
        return _number(self.digest)


def _built_in() -> list[Scenario]:
    scenarios = []
    for file in sorted((Path(__file__).parent / "scenarios").glob("*.toml")):
        page = own_reader(file)
        facts = scenario_facts(page)
        digest = digest_of(page.values)
        scenarios.append(Scenario(page.values["id"], page.values, facts, digest))
    return scenarios


BUILT_IN = _built_in()
NAMES = tuple(scenario.id for scenario in BUILT_IN)
FACTS_OF = table(word for scenario in BUILT_IN for word in scenario.facts)
"""The unchanging part of the state of each built-in scenario, one after the other."""
OWN_SCENARIOS: WeakValueDictionary[int, Scenario] = WeakValueDictionary()
"""Own scenarios by their numbers, as long as somebody holds them."""
_RECENT: deque[Scenario] = deque(maxlen=MOST_RECENT)


def scenario_of(number: int) -> Scenario:
    """The scenario whose number stands in a state."""
    return BUILT_IN[number] if number < OWN else OWN_SCENARIOS[number]


def number_of(content: Mapping[str, Any]) -> int:
    """The number of the own scenario with this content."""
    return _number(digest_of(content))


def _number(digest: str) -> int:
    """Above all numbers of built-in scenarios."""
    return OWN | int(digest[:15], 16)


def brought(content: Mapping[str, Any]) -> tuple[Scenario | None, Wrongs]:
    """An own scenario by its content, read unless it is known; None with all that is wrong."""
    known = OWN_SCENARIOS.get(number_of(content))
    if known is not None and known.content == content:
        _RECENT.append(known)
        return known, []
    page = content_reader(content)
    return bring(page), page.wrongs


def bring(page: Reader, furniture: Reader | None = None) -> Scenario | None:
    """Take in an own scenario, with own furniture if there is some; None if something is wrong.

    What is wrong is noted on the pages. The furniture stands in the scenario's content
    under `furniture`, so that both are told whole.
    """
    content = dict(page.values)
    if furniture is None and "furniture" in content:
        furniture = page.object("furniture")
    elif furniture is not None:
        content["furniture"] = dict(furniture.values)
    own = read_furniture(furniture) if furniture else {}
    facts = scenario_facts(page, {**CATALOGUE, **own})
    if page.wrongs or (furniture and furniture.wrongs):
        return None
    scenario = Scenario(content["id"], content, facts, digest_of(content))
    OWN_SCENARIOS[scenario.number] = scenario
    _RECENT.append(scenario)
    return scenario
