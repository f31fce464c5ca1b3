"""The numbers of the moves, and the lists in which a state keeps its options.

A move is a number: 64 times the number of its list plus its bit there. What a state
offers are the bits of its lists. List 0 has nearly everything: four bits for each
space (`room`, `room down`, `token`, `scaffold`) and the columns to take.
"""

from ..content.kinds import COLUMNS, ROOF_KEYS, ROOM_KEYS, TYPES
from .house import FLOORS, RIGHT, SPACE_NAMES, SPACE_NUMBERS

LIST = 64
"""From list to list among the numbers."""
IN_LIST = LIST - 1
"""The bits of a move that tell its place in its list."""
WAY_BITS, WAY = 2, 3
"""The lowest of them tell which of four: what to do with a space, a column, a type, a space."""
APART = 1 << WAY_BITS
"""From one space, column or kind to the next."""
LISTS = 12
N_MOVES = LIST * LISTS

# List 0: what the hand and a turn may do.
LAY_UP, LAY_DOWN, LAY_TOKEN, LAY_SCAFFOLD = range(4)
"""The four bits of a space."""
DECLINE, LAY_OUTSIDE, KEEP_SCAFFOLDING = 22, 23, 46
"""Bits of the two numbers that are no space."""
TAKE = 56
"""Column 0; the others follow."""

# Lists 1 and 2: tools.
DRILL = LIST
"""By space, four bits for the columns 0 to 3."""
DRILL_LAST = 2 * LIST
"""The last column, by space."""
MIX = 2 * LIST + 1
"""By pair of columns, four bits apart."""
PAIRS = tuple((a, b) for a in range(COLUMNS) for b in range(a + 1, COLUMNS))
LAST = COLUMNS - 1

# List 3: points of few options, all four bits apart.
KEEP, HAMMER, DISCARD, ROOF = range(3 * LIST, 3 * LIST + 4)
"""By space, by column, by column, by kind of roof."""
PASS = ROOF + APART * len(ROOF_KEYS)
DONE = PASS + APART

# Lists 4 to 11: the finish.
SUPPLY = 4 * LIST
"""Four types of room to a list: by space, four bits for the types."""
SWAP = 8 * LIST
"""Four spaces to a list: by the second space, four bits for the first."""

BEGIN, GO_ON = N_MOVES, N_MOVES + 1
"""No moves: the table is set; there is nothing to decide."""


def supply_move(space, kind):
    """The number of `supply`."""
    return SUPPLY + LIST * (kind >> WAY_BITS) + RIGHT * space + (kind & WAY)


def swap_move(space, other):
    """The number of `swap`; `space` is the lower one."""
    return SWAP + LIST * (space >> WAY_BITS) + RIGHT * other + (space & WAY)


def _texts():
    """Every move with its text."""
    for column in range(COLUMNS):
        yield TAKE + column, f"take {column}"
        yield HAMMER + APART * column, f"hammer {column}"
        if column:
            yield DISCARD + APART * column, f"discard {column}"
    for pair, (one, other) in enumerate(PAIRS):
        yield MIX + APART * pair, f"mix {one} {other}"
    for space in SPACE_NUMBERS:
        yield from _texts_of_space(space, SPACE_NAMES[space])
    for kind, roof in enumerate(ROOF_KEYS):
        yield ROOF + APART * kind, roof
    yield from (
        (LAY_OUTSIDE, "token outside"),
        (DECLINE, "decline"),
        (KEEP_SCAFFOLDING, "scaffold keep"),
        (PASS, "pass"),
        (DONE, "done"),
    )


def _texts_of_space(space, name):
    """The moves about one space, and those that swap it with a later one."""
    bit = RIGHT * space
    yield LAY_UP + bit, f"room {name}"
    yield LAY_DOWN + bit, f"room {name} down"
    yield LAY_TOKEN + bit, f"token {name}"
    yield LAY_SCAFFOLD + bit, f"scaffold {name}"
    yield KEEP + bit, f"keep {name}"
    for column in range(LAST):
        yield DRILL + bit + column, f"drill {column} {name}"
    yield DRILL_LAST + bit, f"drill {LAST} {name}"
    for kind in range(TYPES):
        if FLOORS[kind] >> bit & 1:
            yield supply_move(space, kind), f"supply {name} {ROOM_KEYS[kind]}"
    for other in SPACE_NUMBERS:
        if other > space:
            one, two = sorted((name, SPACE_NAMES[other]))
            yield swap_move(space, other), f"swap {one} {two}"


TEXTS = dict(sorted(_texts()))
"""The text of every move by its number; not every number is a move."""
