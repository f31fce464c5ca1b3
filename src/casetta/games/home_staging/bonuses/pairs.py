"""Bonus rules about two things and how far they are apart: near, far, touching."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.rule import rule
from ..plan.facts import Fact, fact
from ..plan.squares import Square
from ..rules.layout import NONE
from ..rules.walking import FAR_AWAY, NONE_THERE, any_touching, nearest_pair, next_object
from .kind import DOOR_OF, MAX, MIN, THE_FRONT_DOOR, WINDOW_OF, A, B, Kind
from .pieces import is_unknown_piece, squares_of_pieces
from .windows import behind

if TYPE_CHECKING:
    from casetta.contract.game import State

    from .protocols import HopeLike, PlanLike


NEAR, FAR, TOUCHING = range(11, 14)


@rule
def pair_hits(state: State, seat: int, bonus: int, kind: int, rooms: int, pieces: int) -> Any:
    """Whether a kind of this family holds, over all pairs of two different objects."""
    if kind == TOUCHING:
        return any_touching(state, seat, state[bonus + A], state[bonus + B], pieces)
    nearest = nearest_pair(state, seat, state[bonus + A], state[bonus + B], rooms, pieces)
    if kind == NEAR:
        return nearest <= state[bonus + MAX]
    return nearest != NONE_THERE and nearest >= state[bonus + MIN]


# Progress


def selectors(plan: PlanLike, bonus: int) -> tuple[int, int]:
    """What the two things are."""
    return plan.state[bonus + A], plan.state[bonus + B]


def near_so_far(plan: PlanLike, bonus: int) -> Fact:
    """The smallest distance, of at most so much."""
    return distance(plan, bonus, "distance_at_most", plan.state[bonus + MAX])


def far_so_far(plan: PlanLike, bonus: int) -> Fact:
    """The smallest distance, of at least so much."""
    return distance(plan, bonus, "distance_at_least", plan.state[bonus + MIN])


def distance(plan: PlanLike, bonus: int, code: str, need: int) -> Fact:
    """How far the two things are apart."""
    a, b = selectors(plan, bonus)
    rooms, pieces = plan.reachable_rooms, plan.reachable_pieces
    have = int(nearest_pair(plan.state, plan.seat, a, b, rooms, pieces))
    if have == NONE_THERE:
        return missing(plan, a, b)
    at = [*where(plan, a), *where(plan, b)]
    return (
        fact("no_way", at, need=need) if have == FAR_AWAY else fact(code, at, have=have, need=need)
    )


def objects(plan: PlanLike, selector: int) -> list[int]:
    """What a selector speaks of, as pieces or edges."""
    found: list[int] = []
    known = plan.reachable_rooms, plan.reachable_pieces
    thing = next_object(plan.state, plan.seat, selector, *known, NONE)
    while thing != NONE:
        found.append(int(thing))
        thing = next_object(plan.state, plan.seat, selector, *known, thing)
    return found


def where(plan: PlanLike, selector: int) -> list[Square]:
    """The squares of what a selector speaks of; of a place the inner one."""
    found = objects(plan, selector)
    if selector & 15 < DOOR_OF:
        return squares_of_pieces(plan, sum(1 << piece for piece in found))
    return behind(found)


def missing(plan: PlanLike, a: int, b: int) -> Fact:
    """Which of two objects is not there, or does not count."""
    which = "both" if objects(plan, a) == objects(plan, b) == [] else "single"
    return fact("pair_missing", where(plan, a) + where(plan, b), which=which)


def touching_so_far(plan: PlanLike, bonus: int) -> Fact:
    """Whether two selected pieces share an edge without a wall."""
    a, b = selectors(plan, bonus)
    at = where(plan, a) + where(plan, b)
    if any_touching(plan.state, plan.seat, a, b, plan.reachable_pieces):
        return fact("touching", at)
    ones, others = objects(plan, a), objects(plan, b)
    is_there = any(one != other for one in ones for other in others)
    return fact("not_touching", at) if is_there else missing(plan, a, b)


# Lost


def is_too_far(plan: PlanLike, bonus: int, hope: HopeLike) -> bool:
    """Both objects stand, and are too far apart; ways only ever become longer."""
    return both_stand(plan, bonus, hope) and not hope.may_hold(bonus)


def has_no_pair(plan: PlanLike, bonus: int, hope: HopeLike) -> bool:
    """There will never be two such objects."""
    a, b = selectors(plan, bonus)
    pair = int(nearest_pair(plan.state, plan.seat, a, b, hope.rooms, hope.pieces))
    return both_stand(plan, bonus, hope) and pair == NONE_THERE


def both_stand(plan: PlanLike, bonus: int, hope: HopeLike) -> bool:
    """Whether neither of the two can still come or move."""
    if plan.is_drawn_by_hand or doors_to_hub(plan, hope):
        return False
    return all(stands(selector, hope) for selector in selectors(plan, bonus))


def doors_to_hub(plan: PlanLike, hope: HopeLike) -> bool:
    """Whether a door may still be opened into a closed hub, and so a shorter way."""
    if plan.hub is None or not hope.is_closed(plan.hub):
        return False
    return not hope.all_closed(hope.rooms)


def stands(selector: int, hope: HopeLike) -> bool:
    """Whether nothing more can come that a selector speaks of, and nothing of it can move."""
    kind, room = selector & 15, (selector >> 16) - 1
    if kind in (WINDOW_OF, THE_FRONT_DOOR):
        return False
    if kind == DOOR_OF:
        return hope.is_closed(room) or not hope.rooms >> room & 1
    return hope.selected_to_come(selector) == 0


KINDS = (
    Kind(
        name="near", number=NEAR, fields=("a", "b", "max"), progress=near_so_far,
        is_lost=is_too_far, may_name_places=True, is_impossible=is_unknown_piece,
    ),
    Kind(
        name="far", number=FAR, fields=("a", "b", "min"), progress=far_so_far,
        is_lost=has_no_pair, may_name_places=True, is_impossible=is_unknown_piece,
    ),
    Kind(
        name="touching", number=TOUCHING, fields=("a", "b"), progress=touching_so_far,
        is_lost=is_too_far, is_impossible=is_unknown_piece,
    ),
)  # fmt: skip
