"""What is odd about a scenario, though it can be played: too little floor, bonuses out of reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casetta.contract.errors import Wrongs
from casetta.contract.toml_reader import Entry, Page

from ..bonuses.kind import KIND, MARK_NAMES
from ..bonuses.reading import KINDS
from ..content.library import Scenario
from ..content.scenario import counts
from ..plan.plan import Plan
from ..plan.squares import from_rows, parts
from ..rules.layout import (
    BONUS,
    BONUS_SIZE,
    COURTYARD,
    FACTS,
    FLOOR,
    GROUND,
    HUB,
    LAYOUT,
    MARKS,
    NONE,
    PILLARS,
    SIDE,
)
from .ways_in import exit_squares

CORRIDOR = 10
"""Squares for the corridor where a file does not say how many."""


def state_of(scenario: Scenario) -> list[int]:
    """A state that holds nothing but a scenario."""
    return [*LAYOUT.blank()[:FACTS], *scenario.facts]


def corridor_of(content: Mapping[str, Any], state: list[int]) -> int:
    """The squares that a scenario allows for its corridor; none where a hub takes its place."""
    usual = CORRIDOR if state[HUB] == NONE else 0
    return int(content.get("check", {}).get("corridor", usual))


def warnings(page: Page, scenario: Scenario) -> Wrongs:
    """All that is odd; the page has no faults, and gets none."""
    state = state_of(scenario)
    paper = type(page)(page.values, getattr(page, "text", ""))
    warn_of_floor(paper, scenario, state)
    for entry in paper.entries("rule"):
        warn_of_rule(entry, state)
    for number, entry in enumerate(paper.entries("bonus")):
        if is_out_of_reach(state, BONUS + BONUS_SIZE * number):
            entry.fault("scenario-never", "kind")
    return paper.wrongs


def warn_of_floor(page: Page, scenario: Scenario, state: list[int]) -> None:
    """Too little floor for the largest pieces, floor in parts, no place for a front door."""
    found = counts(state)
    need = found["largest_pieces"] + corridor_of(scenario.content, state)
    if need > found["floor"]:
        page.top.fault("scenario-tight", "plan", need=need, floor=found["floor"])
    pieces = len(list(parts(from_rows(state, FLOOR) & ~from_rows(state, PILLARS))))
    if pieces > 1:
        page.top.fault("scenario-floor-in-parts", "plan", parts=pieces)
    if not exit_squares(state):
        page.top.fault("scenario-no-way-in", "plan")


def warn_of_rule(entry: Entry, state: list[int]) -> None:
    """A rule about something that the plan does not have."""
    kind = entry.values["kind"]
    start = {"columns": PILLARS, "windows_only": GROUND + SIDE * COURTYARD}.get(kind)
    if "mark" in entry.values:
        start = MARKS + SIDE * MARK_NAMES.index(entry.values["mark"])
    if start is not None and not any(state[start : start + SIDE]):
        entry.fault("scenario-idle", "kind")


def is_out_of_reach(state: list[int], bonus: int) -> bool:
    """Whether a bonus speaks of a view, a mark or a piece that there is not."""
    return KINDS[state[bonus + KIND]].is_impossible(Plan(state, 0), bonus)
