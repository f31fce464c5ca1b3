"""From deal to clean-up, twelve times, and from seat to seat (rulebook: round)."""

from ....kernel.bits import without_lowest
from ....kernel.rule import first, hot_rule, rule
from ....kernel.state import SEATS
from ..content.kinds import ROUNDS, Owned
from .house import house_of, owned
from .layout import (
    DECKS,
    DISCARDING,
    DISCARDS,
    DISPLAY,
    DRAFT_DISCARD_REMOVED,
    FIRST,
    HAMMERED,
    HAMMERING,
    HAND_RESOURCE,
    HAND_ROOM,
    MARKER,
    MOST_SEATS,
    OVER,
    REMOVED,
    ROOFING,
    ROUND,
    SHOWN,
    SIMPLIFIED,
    SKIPPED,
    STAGE,
    TAKEN,
    TAKING,
    TURN,
)
from .piles import (
    ALL_COLUMNS,
    BEFORE_ROOFS,
    clear_column,
    put,
    put_away,
    resource_in,
    room_in,
    use_up,
)
from .turn import discard_resource, no_longer_fresh

JACKHAMMER = int(Owned.JACKHAMMER)
ROOFER, SUPPLIER, HANDYMAN = int(Owned.ROOFER), int(Owned.SUPPLIER), int(Owned.HANDYMAN)


@hot_rule
def clockwise(state, seat):
    """The next seat."""
    return 0 if seat + 1 == state[SEATS] else seat + 1


@rule
def begin_round(state):
    """Deal five room cards and four resource cards (rulebook: round)."""
    state[DISPLAY] = state[DECKS + state[ROUND]]
    state[DECKS + state[ROUND]] = 0
    state[SHOWN] = ALL_COLUMNS
    state[FIRST] = state[MARKER]
    state[SKIPPED] = 0
    if state[SEATS] < MOST_SEATS and not state[SIMPLIFIED]:
        state[STAGE] = DISCARDING
        state[TURN] = state[FIRST]
    else:
        ask_hammers(state, state[FIRST])


@hot_rule
def discard_column(state, column):
    """With 2 or 3 players the marker holder discards a column (rulings D-25, D-40)."""
    put_away(state, REMOVED if state[DRAFT_DISCARD_REMOVED] else DISCARDS, column)
    clear_column(state, column)
    ask_hammers(state, state[FIRST])


@rule
def ask_hammers(state, seat):
    """From this seat on, ask the next owner of a jackhammer; after the last one turns begin."""
    while not owned(state, house_of(seat), JACKHAMMER):
        seat = clockwise(state, seat)
        if seat == state[FIRST]:
            begin_turn(state, seat)
            return
    state[STAGE] = HAMMERING
    state[TURN] = seat


@rule
def use_hammer(state, house, column):
    """Take a room card alone, instead of the turn of this round (rulings D-27 to D-29)."""
    use_up(state, house, JACKHAMMER)
    state[SKIPPED] |= 1 << state[TURN]
    state[STAGE] = HAMMERED
    state[HAND_ROOM] = room_in(state[DISPLAY], column) + 1
    if column:
        put(state, DISCARDS, BEFORE_ROOFS + resource_in(state[DISPLAY], column))
    clear_column(state, column)


@rule
def next_hammer(state):
    """This seat has answered; a second jackhammer must wait for another round."""
    seat = clockwise(state, state[TURN])
    if seat == state[FIRST]:
        begin_turn(state, seat)
    else:
        ask_hammers(state, seat)


@hot_rule
def begin_turn(state, seat):
    """The turn of a seat; whoever used a jackhammer has already taken a card (ruling D-29)."""
    state[TURN] = seat
    state[STAGE] = TAKEN if state[SKIPPED] >> seat & 1 else TAKING


@hot_rule
def end_turn(state, house):
    """Pass the turn on; answer whether the round is over."""
    no_longer_fresh(state, house)
    begin_turn(state, clockwise(state, state[TURN]))
    return state[TURN] == state[FIRST]


@hot_rule
def clean_up(state):
    """What is left on the display goes to the discards; then the next round, or the end."""
    left = state[SHOWN]
    while left:
        put_away(state, DISCARDS, first(left))
        left = without_lowest(left)
    state[SHOWN] = 0
    state[DISPLAY] = 0
    state[ROUND] += 1
    if state[ROUND] < ROUNDS:
        begin_round(state)
    else:
        state[STAGE] = ROOFING
        state[FIRST] = state[MARKER]
        state[TURN] = state[FIRST]
        state[SKIPPED] = 0


@rule
def next_at_the_end(state):
    """After round 12 all seats may use roofers, then all seats suppliers and handymen."""
    while True:
        state[TURN] = clockwise(state, state[TURN])
        if state[TURN] == state[FIRST]:
            state[STAGE] += 1
        if state[STAGE] == OVER or has_helper(state, house_of(state[TURN])):
            return


@rule
def has_helper(state, house):
    """Whether a helper for the present part of the end lies beside a house."""
    if state[STAGE] == ROOFING:
        return owned(state, house, ROOFER) != 0
    return owned(state, house, SUPPLIER) + owned(state, house, HANDYMAN) != 0


@rule
def pass_on(state):
    """The seat has answered, or has no answer: on to the next one."""
    if state[STAGE] <= HAMMERED:
        next_hammer(state)
    else:
        next_at_the_end(state)


@hot_rule
def go_on(state):
    """Nothing can be decided: discard what cannot be laid, or go on to the next seat."""
    if state[HAND_RESOURCE]:
        discard_resource(state)
    elif state[STAGE] != TAKEN:
        pass_on(state)
    elif end_turn(state, house_of(state[TURN])):
        clean_up(state)
