"""The bonus rules of a plan in progress: what each pays, how far it has come, what it lacks."""

from __future__ import annotations

from typing import NamedTuple

from ..plan.chances import Hope
from ..plan.facts import Fact, fact
from ..plan.look import Look
from ..rules.layout import BONUS, BONUS_SIZE, MOST_BONUSES, NONE
from . import progress, progress_rooms
from .lost import is_lost
from .progress import bits
from .reading import KINDS
from .rules import KIND, MAX, POINTS, ROOMS_OF, bonus_points

HOLDS, OPEN, LOST = "holds", "open", "lost"
"""A bonus pays now, or may still do so, or certainly never will."""
PROGRESS = {
    "room_complete": progress.room_complete,
    "all_cards_used": progress.all_cards_used,
    "count": progress.count,
    "per_count": progress.per_count,
    "seats": progress.seats,
    "window": progress.window,
    "all_rooms_window": progress.all_rooms_window,
    "no_window": progress.no_window,
    "view": progress.view,
    "per_view": progress.per_view,
    "at_window": progress.at_window,
    "near": progress.near,
    "far": progress.far,
    "touching": progress.touching,
    "room_size": progress_rooms.room_size,
    "same_size": progress_rooms.same_size,
    "rectangular": progress_rooms.rectangular,
    "square": progress_rooms.square,
    "per_rectangular": progress_rooms.per_rectangular,
    "symmetric": progress_rooms.symmetric,
    "rooms_touch": progress_rooms.common_walls,
    "rooms_apart": progress_rooms.common_walls,
    "touches_side": progress_rooms.outer_side,
    "avoids_side": progress_rooms.outer_side,
    "corridor": progress_rooms.corridor,
    "front_door": progress_rooms.front_door,
    "no_waste": progress_rooms.no_waste,
    "holds_mark": progress_rooms.holds_mark,
}
"""How each kind of bonus is measured."""


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


def bonuses_now(look: Look, hope: Hope) -> list[BonusNow]:
    """Every bonus rule of the scenario."""
    starts = [BONUS + BONUS_SIZE * number for number in range(MOST_BONUSES)]
    return [
        bonus_now(look, number, start, hope)
        for number, start in enumerate(starts)
        if look.state[start + KIND] != NONE
    ]


def bonus_now(look: Look, number: int, bonus: int, hope: Hope) -> BonusNow:
    """One bonus rule: what it pays comes from the score."""
    state = look.state
    kind = KINDS[state[bonus + KIND]]
    pays = int(bonus_points(state, look.seat, bonus, look.rooms, look.pieces))
    most = state[bonus + MAX] if kind.startswith("per_") else state[bonus + POINTS]
    status = HOLDS if pays else LOST if is_lost(look, bonus, hope) else OPEN
    measured = PROGRESS[kind](look, bonus)
    needs = [] if pays and pays == most else needs_of(look, bonus)
    return BonusNow(number, kind, pays, most, status, measured, needs)


def needs_of(look: Look, bonus: int) -> list[Fact]:
    """What a bonus waits for: its rooms, its pieces that are cut off."""
    waits = bits(look.state[bonus + ROOMS_OF] & ~look.rooms)
    rooms = [fact("bonus_room", room=look.names[room]) for room in waits]
    return [*rooms, *progress.cut_off(look, bonus)]
