"""Dream Home: the points of decision, one after the other (docs/rulings/dream-home.md).

A point with one option is carried out without asking, a point without options is
skipped; so a state always waits at a point with at least two options, and these are
kept in it as bits (layout.py).
"""

from ....kernel.bits import without_lowest
from ....kernel.luck import set_luck
from ....kernel.rule import first, hot_rule, nth_bit, rule, size
from ....kernel.state import LUCK_SIZE, SEATS
from ..content.kinds import COLUMNS, ROUNDS, TOKENS, Owned
from .finish import (
    finish_options,
    has_helper,
    roofer_options,
    use_handyman,
    use_roofer,
    use_supplier,
)
from .house import BESIDE, DESIGNERS, crowded_tokens, house_of, owned
from .layout import (
    APART,
    BEGIN,
    BOX,
    DECKS,
    DISCARD,
    DISCARDING,
    DISCARDS,
    DISPLAY,
    DONE,
    DRAFT_DISCARD_REMOVED,
    EDITION,
    FINISHING,
    FIRST,
    GO_ON,
    HAMMER,
    HAMMERED,
    HAMMERING,
    HAND_RESOURCE,
    HAND_ROOM,
    IN_LIST,
    KEEP,
    LAY_TOKEN,
    LAYOUT,
    LIST,
    LISTS,
    MARKER,
    MORE,
    MOST_SEATS,
    OPTION_FIELDS,
    OPTIONS,
    OVER,
    PASS,
    REMOVED,
    ROOFING,
    ROUND,
    SHOWN,
    SIMPLIFIED,
    SKIPPED,
    STAGE,
    SUPPLY,
    SWAP,
    TAKE,
    TAKEN,
    TAKING,
    TOKENS_LEFT,
    TURN,
    WAY,
    WAY_BITS,
)
from .piles import (
    ALL_COLUMNS,
    BEFORE_ROOFS,
    FACTS,
    RESOURCE_DECK,
    ROOM_DECK,
    clear_column,
    put,
    put_away,
    resource_in,
    room_in,
    shuffle,
    use_up,
)
from .turn import (
    ALL_TOOLS,
    discard_resource,
    hand_options,
    keep_one_token,
    lay_resource,
    lay_room,
    no_longer_fresh,
    room_options,
    take_column,
    tool_options,
    use_tool,
)

STATE_SIZE = LAYOUT.size
TOOLS_AND_DESIGNERS = ALL_TOOLS | DESIGNERS
JACKHAMMER = int(Owned.JACKHAMMER)


# Setup


@rule
def deal(state, seats, options, luck):
    """Set the table (rulebook: setup). `options`: see layout.py."""
    deal_cards(state, seats, options, luck, FACTS, ROOM_DECK, RESOURCE_DECK)


@rule
def deal_cards(state, seats, options, luck, facts, rooms, resources):
    """Set the table with these cards and begin the first round."""
    set_luck(state, luck)
    for word in range(LUCK_SIZE, STATE_SIZE):
        state[word] = 0
    state[SEATS] = seats
    for option in range(OPTION_FIELDS):
        state[EDITION + option] = options[option]
    state[TOKENS_LEFT] = (1 << TOKENS) - 1
    for word in range(STATE_SIZE - BOX):
        state[BOX + word] = facts[word]
    shuffle(state, rooms, resources)
    begin_round(state)
    play(state, 0, BEGIN)


# The points of decision


@rule
def waiting(state):
    """The seat that is asked, as a bit; 0 at the end."""
    return 0 if is_over(state) else 1 << state[TURN]


@rule
def is_over(state):
    """Whether all seats have finished."""
    return state[STAGE] == OVER


@hot_rule
def count(state, seat):
    """How many legal moves `seat` has."""
    return size(state[OPTIONS]) + state[MORE]


@hot_rule
def nth(state, seat, n):
    """The n-th legal move of `seat`, in the order of `moves`."""
    if n < size(state[OPTIONS]):
        return nth_bit(state[OPTIONS], n)
    return nth_in_other_lists(state, n - size(state[OPTIONS]))


@rule
def nth_in_other_lists(state, n):
    """The n-th move of the lists after the first."""
    number = 1
    while n >= size(state[OPTIONS + number]):
        n -= size(state[OPTIONS + number])
        number += 1
    return LIST * number + nth_bit(state[OPTIONS + number], n)


@rule
def moves(state, seat, out):
    """Write the legal moves of `seat` into `out`; return how many."""
    found = 0
    for number in range(LISTS if state[MORE] else 1):
        left = state[OPTIONS + number]
        while left:
            out[found] = LIST * number + first(left)
            found += 1
            left = without_lowest(left)
    return found


@hot_rule
def play(state, seat, move):
    """Make one legal move, and whatever follows without a decision (ruling D-76)."""
    while True:
        carry_out(state, house_of(state[TURN]), move)
        house = house_of(state[TURN])
        if is_turn_over(state, house) and end_turn(state, house):
            clean_up(state)
        house = house_of(state[TURN])
        if state[MORE]:
            clear_lists(state)
        if is_room_alone(state, house):
            state[OPTIONS] = room_options(state, house)
        elif is_plain_turn(state, house):
            state[OPTIONS] = state[SHOWN] << TAKE
        else:
            list_options(state, house)
        if count(state, seat) > 1 or state[STAGE] == OVER:
            return
        move = nth(state, seat, 0) if count(state, seat) else GO_ON


# The next three are shortcuts: they say no where an interior designer, a tool or a second card asks
# for a longer look, which `list_options` takes.


@hot_rule
def is_turn_over(state, house):
    """Whether a turn ends here, as nearly every turn does."""
    empty = state[HAND_ROOM] | state[HAND_RESOURCE] == 0
    return empty and state[STAGE] == TAKEN and state[house + BESIDE] & DESIGNERS == 0


@hot_rule
def is_room_alone(state, house):
    """Whether nothing but a room card must be laid: one of the two most frequent points."""
    alone = state[HAND_ROOM] != 0 and state[HAND_RESOURCE] == 0
    return alone and state[house + BESIDE] & DESIGNERS == 0


@hot_rule
def is_plain_turn(state, house):
    """Whether a seat without tools must take a column: the other one."""
    return state[STAGE] == TAKING and state[house + BESIDE] & TOOLS_AND_DESIGNERS == 0


@rule
def clear_lists(state):
    """No list after the first has an option."""
    state[MORE] = 0
    for number in range(1, LISTS):
        state[OPTIONS + number] = 0


@hot_rule
def list_options(state, house):
    """Write the options of the present point, whichever it is, into the lists.

    When a round begins, no room is crowded any more.
    """
    state[OPTIONS] = 0
    crowd = 0 if state[STAGE] == DISCARDING else crowded_tokens(state, house)
    if crowd:
        offer(state, crowd << KEEP % LIST)
    elif state[HAND_ROOM] | state[HAND_RESOURCE]:
        state[OPTIONS] = hand_options(state, house)
    elif state[STAGE] == TAKING:
        state[OPTIONS] = state[SHOWN] << TAKE
        state[MORE] = tool_options(state, house)
    elif state[STAGE] == DISCARDING:
        offer(state, columns_apart(ALL_COLUMNS & ~1) << DISCARD % LIST)
    elif state[STAGE] == HAMMERING:
        offer(state, columns_apart(state[SHOWN]) << HAMMER % LIST | 1 << PASS % LIST)
    elif state[STAGE] == ROOFING:
        offer(state, roofer_options(state, house))
    elif state[STAGE] == FINISHING:
        state[MORE] = finish_options(state, house)


@rule
def offer(state, options):
    """Make these options of list 3 the only ones."""
    state[OPTIONS + 3] = options
    state[MORE] = size(options)


@rule
def columns_apart(columns):
    """The bits of the columns, four bits apart."""
    apart = 0
    for column in range(COLUMNS):
        apart |= (columns >> column & 1) << APART * column
    return apart


@hot_rule
def carry_out(state, house, move):
    """Do what a move says, and nothing that follows from it."""
    number = move // LIST
    if move < TAKE and move & LAY_TOKEN == 0:
        lay_room(state, house, move)
    elif TAKE <= move < LIST:
        take_column(state, state[TURN], house, move - TAKE)
    elif number == 0:
        lay_resource(state, house, move)
    elif number < 3:
        use_tool(state, house, move)
    elif number == 3:
        carry_out_rare(state, house, move)
    elif number < SWAP // LIST:
        kind = APART * (number - SUPPLY // LIST) + (move & WAY)
        use_supplier(state, house, (move & IN_LIST) >> WAY_BITS, kind)
    elif number < LISTS:
        space = APART * (number - SWAP // LIST) + (move & WAY)
        use_handyman(state, house, space, (move & IN_LIST) >> WAY_BITS)
    elif move == GO_ON:
        go_on(state)


@hot_rule
def carry_out_rare(state, house, move):
    """Do what a move of list 3 says."""
    number, way = (move & IN_LIST) >> WAY_BITS, move & WAY
    if move in (PASS, DONE):
        pass_on(state)
    elif way == KEEP & WAY:
        keep_one_token(state, house, number)
    elif way == HAMMER & WAY:
        use_hammer(state, house, number)
    elif way == DISCARD & WAY:
        discard_column(state, number)
    else:
        use_roofer(state, house, number)


# From deal to clean-up, twelve times, and from seat to seat (rulebook: round)


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
