"""The bonus rules of a plan in progress: what each pays, how far it has come, what it lacks."""

from __future__ import annotations

from typing import NamedTuple

from ..plan.chances import Hope
from ..plan.facts import Fact, fact
from ..plan.plan import Plan
from ..plan.position import bonus_places
from .kind import KIND, MAX, POINTS, ROOMS_OF, bits
from .pieces import cut_off
from .reading import KINDS

HOLDS, OPEN, LOST = "holds", "open", "lost"
"""A bonus pays now, or may still do so, or certainly never will."""


class BonusNow(NamedTuple):
    """A bonus rule: what it pays now and at most, how far it has come, what it waits for."""

    number: int
    """Which of the scenario's bonus rules, from 0."""
    kind: str
    points: int
    most: int
    status: str
    progress: Fact
    needs: list[Fact]


def bonuses_now(plan: Plan, hope: Hope) -> list[BonusNow]:
    """Every bonus rule of the scenario."""
    return [bonus_now(plan, number, hope) for number in range(plan.bonus_count)]


def bonus_now(plan: Plan, number: int, hope: Hope) -> BonusNow:
    """One bonus rule: what it pays comes from the score."""
    at = bonus_places()[number]
    kind, pays = KINDS[plan.state[at + KIND]], plan.bonus_points[number]
    most = plan.state[at + (MAX if kind.pays_each else POINTS)]
    status = HOLDS if pays else LOST if is_lost(plan, at, hope) else OPEN
    needs = [] if pays and pays == most else needs_of(plan, at)
    return BonusNow(number, kind.name, pays, most, status, kind.progress(plan, at), needs)


def is_lost(plan: Plan, bonus: int, hope: Hope) -> bool:
    """Whether a bonus that does not pay now never will: only where that is certain."""
    if plan.is_finished or plan.state[bonus + ROOMS_OF] & ~hope.rooms:
        return True
    return KINDS[plan.state[bonus + KIND]].is_lost(plan, bonus, hope)


def needs_of(plan: Plan, bonus: int) -> list[Fact]:
    """What a bonus waits for: its rooms, its pieces that are cut off."""
    waits = bits(plan.state[bonus + ROOMS_OF] & ~plan.reachable_rooms)
    rooms = [fact("bonus_room", room=plan.room_names[room]) for room in waits]
    return [*rooms, *cut_off(plan, bonus)]
