"""Scenarios that people bring: from a file, at a table, in a record (see library.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from casetta.contract.errors import Wrongs
from casetta.contract.game import Drawing, Own, State
from casetta.kernel.luck import set_luck
from casetta.kernel.state import LUCK_SIZE, SEATS

from ..rules.layout import FACTS, SCENARIO, STATE_SIZE
from ..rules.setup import set_table
from .library import bring, own_scenario
from .scenario_pages import page_of

FURNITURE = "furniture.toml"
"""Own furniture: the file of this name beside a scenario."""
Content = Mapping[str, Any]


def read_scenario(file: Path) -> tuple[Content | None, Wrongs]:
    """The scenario of a file with the furniture beside it, and all that is wrong with both."""
    page, beside = page_of(file), file.parent / FURNITURE
    furniture = page_of(beside) if beside.is_file() and beside != file else None
    wrongs = [*page.wrongs, *(furniture.wrongs if furniture else [])]
    if wrongs:
        return None, wrongs
    scenario = bring(page, furniture)
    wrongs = [*page.wrongs, *(furniture.wrongs if furniture else [])]
    return (scenario.content if scenario else None), wrongs


def deal_scenario(
    content: Content, state: State, seats: int, options: Sequence[int], luck: Sequence[int]
) -> None:
    """Set the table for an own scenario; it stands in place of the option `scenario`."""
    scenario = own_scenario(content)
    set_luck(state, luck)
    for word in range(LUCK_SIZE, STATE_SIZE):
        state[word] = 0
    state[SEATS], state[SCENARIO] = seats, scenario.number
    for word, fact in enumerate(scenario.facts, FACTS):
        state[word] = fact
    set_table(state)


def told_scenario(drawing: Drawing) -> Content | None:
    """The own scenario that stands in a drawing."""
    content = drawing.get("scenario")
    return content if isinstance(content, Mapping) else None


OWN = Own(read_scenario, deal_scenario, told_scenario)
