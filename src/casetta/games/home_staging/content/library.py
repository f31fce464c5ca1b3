"""The scenarios that can be played: the built-in ones, and those people bring.

An own scenario is known by its digest: the state holds the beginning of it. What it stands
for is a value that the table carries (`Game.content`), so that a drawing can tell it whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from ....contract.errors import Wrongs, refuse
from ....contract.reader import Reader, content_reader, digest_of, file_reader, own_reader
from ....kernel.rule import table
from ..rules.layout import FACTS, STATE_SIZE
from .furniture import CATALOGUE, read_furniture
from .scenario import scenario_facts

FACTS_SIZE = STATE_SIZE - FACTS
OWN = 1 << 40
"""Own scenarios have numbers from here on."""
FURNITURE = "furniture.toml"
"""Own furniture: the file of this name beside a scenario."""
Content = Mapping[str, Any]
MOST_REMEMBERED = 16
"""Own scenarios that are not read again; every table carries its own, however many there are."""


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """A scenario that can be played: its content as the file tells it, and what a state holds."""

    id: str
    content: Mapping[str, Any]
    facts: list[int]
    digest: str
    """The SHA-256 of its content."""

    @property
    def number(self) -> int:
        """What a state calls an own scenario: the beginning of its digest, above all built-in."""
        return OWN | int(self.digest[:15], 16)


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


def scenario_of(number: int, own: Scenario | None) -> Scenario:
    """The scenario whose number stands in a state; `own` is the one that the table carries."""
    if number < OWN:
        return BUILT_IN[number]
    if own is None or own.number != number:
        raise KeyError(number)
    return own


def own_scenario(content: Mapping[str, Any]) -> Scenario:
    """An own scenario by its content; raises what is wrong with it."""
    return _own_scenario(json.dumps(content))


@lru_cache(maxsize=MOST_REMEMBERED)
def _own_scenario(text: str) -> Scenario:
    """Much own furniture takes long to read, and a deal needs it several times."""
    page = content_reader(json.loads(text))
    scenario = bring(page)
    refuse(page.wrongs)
    assert scenario is not None
    return scenario


def bring(page: Reader, furniture: Reader | None = None) -> Scenario | None:
    """Read an own scenario, with own furniture if there is some; None if something is wrong.

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
    return Scenario(content["id"], content, facts, digest_of(content))


def asked_scenario(fields: Reader) -> Scenario:
    """The scenario of a question: a built-in one by its name, an own one told whole."""
    told = fields.values.get("scenario")
    if isinstance(told, Mapping):
        fields.has("scenario")
        return own_scenario(told)
    return BUILT_IN[NAMES.index(fields.choice("scenario", NAMES))]


# Scenarios that people bring, from a file or in a drawing


def read_scenario(file: Path) -> tuple[Content | None, Wrongs]:
    """The scenario of a file with the furniture beside it, and all that is wrong with both."""
    page, beside = file_reader(file, lacking=1), file.parent / FURNITURE
    has_more = beside.is_file() and beside != file
    furniture = file_reader(beside, lacking=1) if has_more else None
    pages = [page, furniture] if furniture else [page]
    scenario = None if any(each.wrongs for each in pages) else bring(page, furniture)
    wrongs = [wrong for each in pages for wrong in each.wrongs]
    return (scenario.content if scenario else None), wrongs


def read_asked(file: Path) -> tuple[Content, Wrongs]:
    """What questions about the scenario of a file say, and all that is wrong with the file."""
    content, wrongs = read_scenario(file)
    return {"scenario": content}, wrongs


def told_scenario(drawing: Content) -> Content | None:
    """The own scenario that stands in a drawing."""
    content = drawing.get("scenario")
    return content if isinstance(content, Mapping) else None
