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
from . import finish, layout, piles, turn
from .house import ALL, BESIDE, DESIGNERS, FRESH, SPACES, crowded_tokens, house_of, owned
from .layout import HAND_RESOURCE, HAND_ROOM, LIST, MORE, OPTIONS, SHOWN, STAGE, TAKEN, TAKING, TURN
from .piles import clear_column, put_away
from .turn import lay_room, room_options, take_column

STATE_SIZE = layout.LAYOUT.size
TOOLS_AND_DESIGNERS = turn.ALL_TOOLS | DESIGNERS
LAST_WORDS = (layout.DONE, layout.KEEP_SCAFFOLDING)
"""Moves after which nothing more is laid in a turn, if the hand is empty."""
LONGER = turn.SCAFFOLDINGS | DESIGNERS
"""What may lie beside a house so that a turn is longer than laying what was taken."""
JACKHAMMER = int(Owned.JACKHAMMER)


# Setup


@rule
def deal(state, seats, options, luck):
    """Set the table (rulebook: setup). `options`: see layout.py."""
    deal_cards(state, seats, options, luck, piles.FACTS, piles.ROOM_DECK, piles.RESOURCE_DECK)


@rule
def deal_cards(state, seats, options, luck, facts, rooms, resources):
    """Set the table with these cards and begin the first round."""
    set_luck(state, luck)
    for word in range(LUCK_SIZE, STATE_SIZE):
        state[word] = 0
    state[SEATS] = seats
    layout.write_options(state, options)
    state[layout.TOKENS_LEFT] = (1 << TOKENS) - 1
    for word in range(STATE_SIZE - layout.BOX):
        state[layout.BOX + word] = facts[word]
    piles.shuffle(state, rooms, resources)
    begin_round(state)
    play(state, 0, layout.BEGIN)


# The points of decision


@rule
def waiting(state):
    """The seat that is asked, as a bit; 0 at the end."""
    return 0 if is_over(state) else 1 << state[TURN]


@rule
def is_over(state):
    """Whether all seats have finished."""
    return state[STAGE] == layout.OVER


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
    for number in range(layout.LISTS if state[MORE] else 1):
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
        if is_turn_over(state, house, move) and end_turn(state, house):
            clean_up(state)
        house = house_of(state[TURN])
        if state[MORE]:
            clear_lists(state)
        if is_room_alone(state, house):
            state[OPTIONS] = room_options(state, house)
        elif is_plain_turn(state, house):
            state[OPTIONS] = state[SHOWN] << layout.TAKE
        else:
            list_options(state, house)
        if count(state, seat) > 1 or state[STAGE] == layout.OVER:
            return
        move = nth(state, seat, 0) if count(state, seat) else layout.GO_ON


# The next three are shortcuts: they say no where an interior designer, a tool or a second card asks
# for a longer look, which `list_options` takes.


@hot_rule
def is_turn_over(state, house, move):
    """Whether a turn ends here, as nearly every turn does; a seat may say so (ruling D-64)."""
    if state[HAND_ROOM] | state[HAND_RESOURCE] or state[STAGE] != TAKEN:
        return False
    return state[house + BESIDE] & LONGER == 0 or move in LAST_WORDS


@hot_rule
def is_room_alone(state, house):
    """Whether nothing but a room card must be laid: one of the two most frequent points."""
    alone = state[HAND_ROOM] != 0 and state[HAND_RESOURCE] == 0
    return alone and state[house + BESIDE] & LONGER == 0


@hot_rule
def is_plain_turn(state, house):
    """Whether a seat without tools must take a column: the other one."""
    return state[STAGE] == TAKING and state[house + BESIDE] & TOOLS_AND_DESIGNERS == 0


@rule
def clear_lists(state):
    """No list after the first has an option."""
    state[MORE] = 0
    for number in range(1, layout.LISTS):
        state[OPTIONS + number] = 0


@hot_rule
def list_options(state, house):
    """Write the options of the present point, whichever it is, into the lists.

    When a round begins, no room is crowded any more.
    """
    state[OPTIONS] = 0
    crowd = 0 if state[STAGE] == layout.DISCARDING else crowded_tokens(state, house)
    if crowd:
        offer(state, crowd << layout.KEEP % LIST)
    elif state[HAND_ROOM] | state[HAND_RESOURCE]:
        state[OPTIONS] = turn.hand_options(state, house)
    elif state[STAGE] == TAKING:
        state[OPTIONS] = state[SHOWN] << layout.TAKE
        state[MORE] = turn.tool_options(state, house)
    elif state[STAGE] == layout.DISCARDING:
        offer(state, columns_apart(piles.ALL_COLUMNS & ~1) << layout.DISCARD % LIST)
    elif state[STAGE] == layout.HAMMERING:
        list_hammer(state, house)
    elif state[STAGE] < layout.ROOFING:
        list_afterwards(state, house)
    elif state[STAGE] == layout.ROOFING:
        offer(state, finish.roofer_options(state, house))
    elif state[STAGE] == layout.FINISHING:
        state[MORE] = finish.finish_options(state, house)


@rule
def list_hammer(state, house):
    """A column or to pass, and the tools of a turn where the jackhammer is one (ruling D-66).

    Once a tool was used, that turn has begun and is not passed.
    """
    options = columns_apart(state[SHOWN]) << layout.HAMMER % LIST
    if state[layout.SKIPPED] >> state[TURN] & 1 == 0:
        options |= 1 << layout.PASS % LIST
    offer(state, options)
    if state[layout.EDITION] & layout.HAMMER_IS_TURN:
        state[MORE] += turn.tool_options(state, house)


@rule
def list_afterwards(state, house):
    """All is laid that was taken; a scaffolding that waits may follow (ruling D-64)."""
    options = turn.late_options(state, house)
    if options:
        offer(state, 1 << layout.DONE % LIST)
        state[OPTIONS] = options


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
        apart |= (columns >> column & 1) << layout.APART * column
    return apart


@hot_rule
def carry_out(state, house, move):
    """Do what a move says, and nothing that follows from it."""
    number = move // LIST
    if move < layout.TAKE and move & layout.LAY_TOKEN == 0:
        lay_room(state, house, move)
    elif layout.TAKE <= move < LIST:
        take_column(state, state[TURN], house, move - layout.TAKE)
    elif number == 0:
        turn.lay_resource(state, house, move)
    elif number < 3:
        turn.use_tool(state, house, move)
    elif number == 3:
        carry_out_rare(state, house, move)
    elif number < layout.SWAP // LIST:
        kind = layout.APART * (number - layout.SUPPLY // LIST) + (move & layout.WAY)
        finish.use_supplier(state, house, (move & layout.IN_LIST) >> layout.WAY_BITS, kind)
    elif number < layout.LISTS:
        space = layout.APART * (number - layout.SWAP // LIST) + (move & layout.WAY)
        finish.use_handyman(state, house, space, (move & layout.IN_LIST) >> layout.WAY_BITS)
    elif move == layout.GO_ON:
        go_on(state)


@hot_rule
def carry_out_rare(state, house, move):
    """Do what a move of list 3 says."""
    number, way = (move & layout.IN_LIST) >> layout.WAY_BITS, move & layout.WAY
    if move in (layout.PASS, layout.DONE):
        if state[STAGE] != TAKEN:
            pass_on(state)
    elif way == layout.KEEP & layout.WAY:
        turn.keep_one_token(state, house, number)
    elif way == layout.HAMMER & layout.WAY:
        use_hammer(state, house, number)
    elif way == layout.DISCARD & layout.WAY:
        discard_column(state, number)
    else:
        finish.use_roofer(state, house, number)


# From deal to clean-up, twelve times, and from seat to seat (rulebook: round)


@hot_rule
def clockwise(state, seat):
    """The next seat."""
    return 0 if seat + 1 == state[SEATS] else seat + 1


@rule
def begin_round(state):
    """Deal five room cards and four resource cards (rulebook: round)."""
    state[layout.DISPLAY] = state[layout.DECKS + state[layout.ROUND]]
    state[layout.DECKS + state[layout.ROUND]] = 0
    state[SHOWN] = piles.ALL_COLUMNS
    state[layout.FIRST] = state[layout.MARKER]
    state[layout.SKIPPED] = 0
    if state[SEATS] < layout.MOST_SEATS and not state[layout.SIMPLIFIED]:
        state[STAGE] = layout.DISCARDING
        state[TURN] = state[layout.FIRST]
    else:
        ask_hammers(state, state[layout.FIRST])


@hot_rule
def discard_column(state, column):
    """With 2 or 3 players the marker holder discards a column (rulings D-25, D-40)."""
    pile = layout.REMOVED if state[layout.DRAFT_DISCARD_REMOVED] else layout.DISCARDS
    put_away(state, pile, column)
    clear_column(state, column)
    ask_hammers(state, state[layout.FIRST])


@rule
def ask_hammers(state, seat):
    """From this seat on, ask the next owner of a jackhammer; after the last one turns begin."""
    while not owned(state, house_of(seat), JACKHAMMER):
        seat = clockwise(state, seat)
        if seat == state[layout.FIRST]:
            begin_turn(state, seat)
            return
    state[STAGE] = layout.HAMMERING
    state[TURN] = seat


@rule
def use_hammer(state, house, column):
    """Take a room card alone, instead of the turn of this round (rulings D-27 to D-29)."""
    piles.use_up(state, house, JACKHAMMER)
    turn.spend_turn(state)
    state[STAGE] = layout.HAMMERED
    state[HAND_ROOM] = piles.room_in(state[layout.DISPLAY], column) + 1
    piles.put_resource_away(state, layout.DISCARDS, column)
    clear_column(state, column)


@hot_rule
def begin_turn(state, seat):
    """The turn of a seat; whoever used a jackhammer has already taken a card (ruling D-29)."""
    state[TURN] = seat
    state[STAGE] = TAKEN if state[layout.SKIPPED] >> seat & 1 else TAKING


@hot_rule
def end_turn(state, house):
    """Pass the turn on; answer whether the round is over.

    Scaffoldings of this turn may be built over from now on.
    """
    state[house + SPACES] &= ~(ALL * FRESH)
    begin_turn(state, clockwise(state, state[TURN]))
    return state[TURN] == state[layout.FIRST]


@hot_rule
def clean_up(state):
    """What is left on the display goes to the discards; then the next round, or the end."""
    left = state[SHOWN]
    while left:
        put_away(state, layout.DISCARDS, first(left))
        left = without_lowest(left)
    state[SHOWN] = 0
    state[layout.DISPLAY] = 0
    state[layout.ROUND] += 1
    if state[layout.ROUND] < ROUNDS:
        begin_round(state)
    else:
        state[STAGE] = layout.ROOFING
        state[layout.FIRST] = state[layout.MARKER]
        state[TURN] = state[layout.FIRST]
        state[layout.SKIPPED] = 0


@rule
def next_at_the_end(state):
    """After round 12 all seats may use roofers, then all seats suppliers and handymen."""
    while True:
        state[TURN] = clockwise(state, state[TURN])
        if state[TURN] == state[layout.FIRST]:
            state[STAGE] += 1
        if state[STAGE] == layout.OVER or finish.has_helper(state, house_of(state[TURN])):
            return


@rule
def pass_on(state):
    """The seat has answered, or has no answer: on to the next one.

    A second jackhammer must wait for another round.
    """
    seat = clockwise(state, state[TURN])
    if state[STAGE] > layout.HAMMERED:
        next_at_the_end(state)
    elif seat == state[layout.FIRST]:
        begin_turn(state, seat)
    else:
        ask_hammers(state, seat)


@hot_rule
def go_on(state):
    """Nothing can be decided: discard what cannot be laid, or go on to the next seat."""
    if state[HAND_RESOURCE]:
        turn.discard_resource(state)
    elif state[STAGE] != TAKEN:
        pass_on(state)
    elif end_turn(state, house_of(state[TURN])):
        clean_up(state)
