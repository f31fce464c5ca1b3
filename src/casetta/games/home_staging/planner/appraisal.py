"""What may come of a decision of Home Staging, for reviews: it is played on in the mind.

A decision is what a person thinks of as one: a card, a drawing; all squares of a closing
with its door; front door and windows at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from random import Random

from casetta.contract.game import Appraisal, State

from ..plan.position import Phase, Position
from ..rules.decisions import count, nth, waiting
from ..rules.scoring import points
from ..rules.setup import play
from ..rules.sight import guess, hide
from .planner import choices, choose, play_on
from .sketch import read_sketch

Way = tuple[int, ...]
RANDOM_WAYS = 32
"""So many decisions by lot tell what is at stake."""


def decision(state: State, seat: int) -> tuple[int, ...]:
    """What moves belong together: those one after the other with the same answer, if it has any."""
    table = Position(state)
    if table.phase == Phase.CLOSE:
        return Phase.CLOSE, table.room or 0, seat
    return (Phase.FINISH, seat) if table.phase == Phase.FINISH else ()


def ways(view: State, seat: int, dice: Random) -> list[Way]:
    """The decision of the planner, then some by lot.

    The first moves of those lie evenly among all moves, so that other dice tell much the same.
    """

    def by_lot(number: int) -> Callable[[State], int]:
        shares = chain([(number + start) / RANDOM_WAYS], iter(dice.random, None))
        return lambda seen: int(nth(seen, seat, int(next(shares) * count(seen, seat))))

    start = dice.random()
    planned: Callable[[State], int] = partial(choose, seat=seat, dice=dice)
    return [_way(view, seat, each) for each in (planned, *map(by_lot, range(RANDOM_WAYS)))]


def promising(view: State, seat: int, dice: Random) -> list[Way]:
    """The decisions that the planner would try out; in a closing and after it, the one it makes.

    A drawing goes on with the other tokens of the card, so that no two pieces want one square.
    """
    phase, planned = Position(view).phase, partial(choose, seat=seat, dice=dice)
    if phase >= Phase.CLOSE:
        return [_way(view, seat, planned)]
    found = [int(choice.move) for choice in choices(view, seat, read_sketch(view, seat))]
    return [_drawn(view, seat, move) if phase == Phase.DRAW else (move,) for move in found]


def _drawn(view: State, seat: int, move: int) -> Way:
    """A drawing, and what looks best for the other tokens of its card."""
    world, moves = list(view), [move]
    guess(world, 1)
    play(world, seat, move)
    while waiting(world) >> seat & 1 and Position(world).phase == Phase.DRAW:
        seen = list(world)
        hide(seen, seat)
        moves.append(choose(seen, seat, Random(1), 0))
        play(world, seat, moves[-1])
    return tuple(moves)


def _way(view: State, seat: int, choose_move: Callable[[State], int]) -> Way:
    world = list(view)
    guess(world, 1)
    kind, moves = decision(world, seat), [choose_move(view)]
    play(world, seat, moves[0])
    while kind and waiting(world) >> seat & 1 and decision(world, seat) == kind:
        seen = list(world)
        hide(seen, seat)
        moves.append(choose_move(seen))
        play(world, seat, moves[-1])
    return tuple(moves)


def appraise(view: State, seat: int, ways: Sequence[Way], worlds: int, seed: int) -> list[float]:
    """The points that each way ends with, as a mean over worlds that fit the view."""
    sums = [0] * len(ways)
    for luck in range(seed, seed + worlds):
        for number, way in enumerate(ways):
            sums[number] += _ending(view, seat, way, luck)
    return [total / worlds for total in sums]


def _ending(view: State, seat: int, way: Way, luck: int) -> int:
    world = list(view)
    guess(world, luck)
    for move in way:
        play(world, seat, move)
    while (others := waiting(world) & ~(1 << seat)) and not waiting(world) >> seat & 1:
        _quickly(world, others)  # Their part of the step, so that the next one can begin.
    if Position(world).phase < Phase.FINISH:
        return play_on(read_sketch(world, seat), world, Random(luck))
    while waiting(world):
        _quickly(world, waiting(world))
    return int(points(world, seat))


def _quickly(world: State, seats: int) -> None:
    """The first of some seats does what looks best, without trying anything out."""
    seat = (seats & -seats).bit_length() - 1
    seen = list(world)
    hide(seen, seat)
    play(world, seat, choose(seen, seat, Random(1), 0))


APPRAISAL = Appraisal(decision=decision, ways=ways, promising=promising, appraise=appraise)
