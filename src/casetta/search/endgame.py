"""The last decisions played out in every way, written once for all games.

Every seat chooses what is best for itself at the end (max-n). The answer is exact for the
world that is looked at, and there is none when chance may still come in or when there are
more positions than may be looked at.
"""

from ..kernel.rule import first, rule
from .foresight import copy_state, make_move
from .game import epoch, guess, moves, waiting
from .tree_search import SHARES, SUM, VALUES, judge_end

LEVELS = 12
"""Most decisions that are played out."""


@rule
def solve(view, seat, states, lists, hopes, ends, sums, settings, worlds, seed, most):
    """Add up what each move brings in so many worlds; return how many moves there are, or 0.

    `sums` gains, move by move, what the seat aims at, its points and its shares of a win.
    The other lists are for working, one row for each level. `most`: positions in a world.
    """
    found = 0
    for world in range(worlds):
        copy_state(view, states[0])
        guess(states[0], seed + world)
        started = epoch(states[0])
        found = moves(states[0], seat, lists[0])
        left = most
        for number in range(found):
            copy_state(states[0], states[1])
            make_move(states[1], seat, lists[0][number])
            left = best_end(1, started, states, lists, hopes, ends, settings, left)
            if left <= 0:
                return 0
            sums[SUM * number] += hopes[1][VALUES + seat]
            sums[SUM * number + 1] += hopes[1][seat]
            sums[SUM * number + 2] += hopes[1][SHARES + seat]
    return found


@rule
def best_end(level, started, states, lists, hopes, ends, settings, left):
    """Write what all seats get if each does its best; return how many positions may still come."""
    state = states[level]
    seats = waiting(state)
    if seats == 0:
        judge_end(state, hopes[level], ends, settings)
        return left - 1
    if level + 1 >= LEVELS or epoch(state) != started or left <= 0:
        return 0
    mover, found = first(seats), moves(state, first(seats), lists[level])
    left -= 1
    for number in range(found):
        copy_state(state, states[level + 1])
        make_move(states[level + 1], mover, lists[level][number])
        left = best_end(level + 1, started, states, lists, hopes, ends, settings, left)
        if left <= 0:
            return 0
        better = hopes[level + 1][VALUES + mover] > hopes[level][VALUES + mover]
        if number == 0 or better:
            copy_state(hopes[level + 1], hopes[level])
    return left
