"""After round 12: roofer, supplier, handyman (rulebook: helpers; decisions D6 and D7)."""

from ...kernel.bits import without_lowest
from ...kernel.rule import first, rule, size
from .hand import lose_token
from .house import (
    ALL,
    CARDS,
    DECOR,
    DESIGNER,
    FACE_UP,
    FILLED,
    FLOORS,
    NIBBLE,
    RIGHT,
    ROOF_HEIGHT,
    ROOFS,
    SPACES,
    beside_decorated,
    card_on,
    decorated,
    face_up,
    fits,
    of_type,
    overfull,
    owned,
    set_nibble,
)
from .kinds import FIRST_ROOF, TYPES, Owned
from .kinds import ROOFS as ROOF_KINDS
from .layout import DISCARDS, HANDYMAN_IGNORES_TOKENS, OPTIONS
from .options import DONE, LIST, LISTS, PASS, ROOF, SUPPLY, SWAP
from .piles import number_in, put, take_from, use_up

ROOFER, SUPPLIER, HANDYMAN = int(Owned.ROOFER), int(Owned.SUPPLIER), int(Owned.HANDYMAN)
SUPPLIES, SWAPS, END = SUPPLY // LIST, SWAP // LIST, LISTS
"""The first list of the supplier, of the handyman, and one past the last."""


@rule
def roofer_options(state, house):
    """Every kind of roof in the discards, or to pass; none without a roofer (ruling D-40)."""
    options = 0
    if owned(state, house, ROOFER):
        for roof in range(ROOF_KINDS):
            if number_in(state, DISCARDS, FIRST_ROOF + roof):
                options |= 1 << 4 * roof
    return options << ROOF % LIST | 1 << PASS % LIST if options else 0


@rule
def use_roofer(state, house, roof):
    """Take a roof from the discards onto the own pile."""
    use_up(state, house, ROOFER)
    take_from(state, DISCARDS, FIRST_ROOF + roof)
    state[house + ROOFS] += 1 << 7 * roof
    state[house + ROOF_HEIGHT] += 1


@rule
def finish_options(state, house):
    """Write all uses of supplier and handyman into the lists; return how many, with `done`."""
    if owned(state, house, SUPPLIER):
        list_supplies(state, house)
    if owned(state, house, HANDYMAN):
        list_swaps(state, house)
    found = 0
    for word in range(OPTIONS + SUPPLIES, OPTIONS + END):
        found += size(state[word])
    if found:
        state[OPTIONS + 3] = 1 << DONE % LIST
        found += 1
    return found


@rule
def list_supplies(state, house):
    """Room types of the discards on the own cards they may replace (rulings D-41 to D-43)."""
    filled = state[house + SPACES] & ALL
    for kind in range(TYPES):
        if number_in(state, DISCARDS, kind):
            where = filled & fits(state, house, kind)
            state[OPTIONS + SUPPLIES + (kind >> 2)] |= where << (kind & 3)


@rule
def use_supplier(state, house, space, kind):
    """Exchange an own room card, face down or not, with one from the discards."""
    use_up(state, house, SUPPLIER)
    lose_token(state, house, space)
    take_from(state, DISCARDS, kind)
    put(state, DISCARDS, card_on(state, house, space))
    state[house + CARDS] = set_nibble(state[house + CARDS], space, kind)
    state[house + SPACES] = set_nibble(state[house + SPACES], space, FILLED | FACE_UP)


# The handyman


@rule
def list_swaps(state, house):
    """Every two own cards that may change places (rulings D-44 to D-47).

    First the lists say of each card where it may go, then for each pair whether both
    may, under the lower of its two spaces.
    """
    filled = state[house + SPACES] & ALL
    left = filled
    while left:
        space = first(left) >> 2
        row = filled & swap_targets(state, house, space)
        state[OPTIONS + SWAPS + (space >> 2)] |= row << (space & 3)
        left = without_lowest(left)
    left = filled
    while left:
        space = first(left) >> 2
        left = without_lowest(left)
        row = agreed_swaps(state, house, space, left)
        word = OPTIONS + SWAPS + (space >> 2)
        state[word] = state[word] & ~(ALL << (space & 3)) | row << (space & 3)


@rule
def closing_tokens(state, house):
    """The tokens that finish rooms for the handyman (rulebook: handyman; edition row 10)."""
    if state[HANDYMAN_IGNORES_TOKENS] or owned(state, house, DESIGNER):
        return 0
    return decorated(state, house)


@rule
def swap_targets(state, house, space):
    """Where the card of a space may lie once it is taken away; a face-down card anywhere."""
    up = face_up(state, house)
    bit = 1 << RIGHT * space
    if up & bit == 0:
        return ALL
    kind = card_on(state, house, space)
    same = of_type(state[house + CARDS], kind) & up & ~bit
    return laying_spaces(same, closing_tokens(state, house) & ~bit, kind)


@rule
def laying_spaces(same, closing, kind):
    """Where a card fits beside these cards of its type and these tokens that close rooms."""
    return FLOORS[kind] & ~overfull(same, kind) & ~beside_decorated(same, closing, 0)


@rule
def agreed_swaps(state, house, space, others):
    """Those of the other spaces with which the card of this space may change places."""
    alike = others & cards_alike(state, house, space)
    row = state[OPTIONS + SWAPS + (space >> 2)] >> (space & 3) & others & ~alike
    agreed = 0
    while row:
        other = first(row) >> 2
        agreed |= allowed(state, other, space) << RIGHT * other
        row = without_lowest(row)
    while alike:
        other = first(alike) >> 2
        agreed |= may_swap_alike(state, house, space, other) << RIGHT * other
        alike = without_lowest(alike)
    return agreed


@rule
def cards_alike(state, house, space):
    """The spaces whose face-up card is of the type of the face-up card on this one."""
    up = face_up(state, house)
    if up >> RIGHT * space & 1 == 0:
        return 0
    return up & of_type(state[house + CARDS], card_on(state, house, space))


@rule
def allowed(state, space, other):
    """1 if the lists say that the card of `space` may lie on `other`, else 0."""
    return state[OPTIONS + SWAPS + (space >> 2)] >> RIGHT * other + (space & 3) & 1


@rule
def may_swap_alike(state, house, space, other):
    """1 if two face-up cards of one type may be laid back one after the other, else 0.

    Both are taken away first. One of the two orders must work; it matters only when
    one of the cards is decorated.
    """
    kind = card_on(state, house, space)
    here, there = 1 << RIGHT * space, 1 << RIGHT * other
    same = of_type(state[house + CARDS], kind) & face_up(state, house) & ~(here | there)
    tokens = closing_tokens(state, house)
    closing = tokens & ~(here | there)
    alone = laying_spaces(same, closing, kind)
    to_there = there if tokens & here else 0
    to_here = here if tokens & there else 0
    if alone & there and laying_spaces(same | there, closing | to_there, kind) & here:
        return 1
    if alone & here and laying_spaces(same | here, closing | to_here, kind) & there:
        return 1
    return 0


@rule
def use_handyman(state, house, space, other):
    """Exchange two own room cards; tokens travel, empty rooms stay face down (ruling D-45)."""
    use_up(state, house, HANDYMAN)
    for word in range(house + CARDS, house + DECOR + 1):
        difference = (state[word] >> RIGHT * space ^ state[word] >> RIGHT * other) & NIBBLE
        state[word] ^= difference << RIGHT * space | difference << RIGHT * other
