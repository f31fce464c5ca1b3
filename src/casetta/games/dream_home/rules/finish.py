"""After round 12: roofer, supplier, handyman (rulebook: helpers)."""

from ....kernel.bits import without_lowest
from ....kernel.rule import first, hot_rule, rule, size
from ..content.kinds import FIRST_ROOF, Owned
from ..content.kinds import ROOFS as ROOF_KINDS
from . import house as board
from . import layout
from .house import ALL, CARDS, RIGHT, SPACES, card_on, decorated, face_up, of_type, owned
from .layout import APART, DISCARDS, LIST, OPTIONS, STAGE, WAY, WAY_BITS
from .piles import number_in, put, take_from, use_up
from .turn import lose_token

ROOFER, SUPPLIER, HANDYMAN = int(Owned.ROOFER), int(Owned.SUPPLIER), int(Owned.HANDYMAN)
SUPPLIES, SWAPS, END = layout.SUPPLY // LIST, layout.SWAP // LIST, layout.LISTS
"""The first list of the supplier, of the handyman, and one past the last."""


@rule
def has_helper(state, house):
    """Whether a helper for the present part of the end lies beside a house."""
    if state[STAGE] == layout.ROOFING:
        return owned(state, house, ROOFER) != 0
    return owned(state, house, SUPPLIER) + owned(state, house, HANDYMAN) != 0


@rule
def roofer_options(state, house):
    """Every kind of roof in the discards, or to pass; none without a roofer (ruling D-40)."""
    options = 0
    if owned(state, house, ROOFER):
        for roof in range(ROOF_KINDS):
            if number_in(state, DISCARDS, FIRST_ROOF + roof):
                options |= 1 << APART * roof
    return options << layout.ROOF % LIST | 1 << layout.PASS % LIST if options else 0


@rule
def use_roofer(state, house, roof):
    """Take a roof from the discards onto the own pile."""
    use_up(state, house, ROOFER)
    take_from(state, DISCARDS, FIRST_ROOF + roof)
    state[house + board.ROOFS] += 1 << board.ROOF_BITS * roof
    state[house + board.ROOF_HEIGHT] += 1


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
        state[OPTIONS + 3] = 1 << layout.DONE % LIST
        found += 1
    return found


@rule
def list_supplies(state, house):
    """Room types of the discards on the own cards they may replace (rulings D-41 to D-43)."""
    filled = state[house + SPACES] & ALL
    for number in range(SUPPLIES, SWAPS):
        supplies = 0
        for bit in range(4):
            kind = APART * (number - SUPPLIES) + bit
            if number_in(state, DISCARDS, kind):
                supplies |= (filled & board.fits(state, house, kind)) << bit
        state[OPTIONS + number] = supplies


@rule
def use_supplier(state, house, space, kind):
    """Exchange an own room card, face down or not, with one from the discards.

    The other may lie there for a later supplier, or leave the game (ruling D-69).
    """
    use_up(state, house, SUPPLIER)
    lose_token(state, house, space)
    take_from(state, DISCARDS, kind)
    leaves = state[layout.EDITION] & layout.GIVEN_AWAY_LEAVES
    put(state, layout.REMOVED if leaves else DISCARDS, card_on(state, house, space))
    state[house + CARDS] = board.set_nibble(state[house + CARDS], space, kind)
    things = board.FILLED | board.FACE_UP
    state[house + SPACES] = board.set_nibble(state[house + SPACES], space, things)


# The handyman


@rule
def list_swaps(state, house):
    """Every two own cards that may change places (rulings D-44 to D-47), under the lower space.

    A card lists the later spaces where it may go. When the turn comes to the card there, it keeps
    those of the earlier spaces where it may go itself: four to a list, gathered into four bits.
    """
    closing = closing_tokens(state, house)
    filled = state[house + SPACES] & ALL
    left = filled
    while left:
        space = first(left) >> board.TO_SPACE
        left = without_lowest(left)
        row = filled & swap_targets(state, house, space, closing)
        for number in range(4):
            four = row >> 4 * RIGHT * number
            agreed = four | four >> 3 | four >> 6 | four >> 9
            state[OPTIONS + SWAPS + number] &= ~((board.NIBBLE & ~agreed) << RIGHT * space)
        state[OPTIONS + SWAPS + (space >> WAY_BITS)] |= (row & left) << (space & WAY)


@rule
def closing_tokens(state, house):
    """The tokens that finish rooms for the handyman (rulebook: handyman; ruling D-46)."""
    if state[layout.HANDYMAN_IGNORES_TOKENS] or owned(state, house, board.DESIGNER):
        return 0
    return decorated(state, house)


@hot_rule
def swap_targets(state, house, space, closing):
    """Where the card of a space may lie once it is taken away; a face-down card anywhere.

    Cards of one type without tokens may change places: all lies as before.
    """
    up, here = face_up(state, house), 1 << RIGHT * space
    if up & here == 0:
        return ALL
    card = card_on(state, house, space)
    same, kind = of_type(state[house + CARDS], card) & up & ~here, board.sized(state, card)
    others = laying_spaces(same, closing & ~here, kind) & ~same
    return others | (swaps_alike(same, here, closing, kind) if closing & (same | here) else same)


@rule
def laying_spaces(same, closing, kind):
    """Where a card fits beside these cards of its type and these tokens that close rooms."""
    closed = board.overfull(same, kind) | board.beside_decorated(same, closing, 0)
    return board.FLOORS[kind] & ~closed


@rule
def swaps_alike(same, here, closing, kind):
    """With which of these spaces of its type the card on the space `here` may change places.

    Both cards are taken away, then laid back one after the other. One of the two orders
    must work; it matters only when one of the cards is decorated.
    """
    agreed, left = 0, same
    while left:
        there = left & -left
        rest, tokens = same & ~there, closing & ~(here | there)
        alone = laying_spaces(rest, tokens, kind)
        to_there = there if closing & here else 0
        to_here = here if closing & there else 0
        if alone & there and laying_spaces(rest | there, tokens | to_there, kind) & here:
            agreed |= there
        if alone & here and laying_spaces(rest | here, tokens | to_here, kind) & there:
            agreed |= there
        left ^= there
    return agreed


@rule
def use_handyman(state, house, space, other):
    """Exchange two own room cards; tokens travel, empty rooms stay face down (ruling D-45)."""
    use_up(state, house, HANDYMAN)
    for word in range(house + CARDS, house + board.DECOR + 1):
        difference = (state[word] >> RIGHT * space ^ state[word] >> RIGHT * other) & board.NIBBLE
        state[word] ^= difference << RIGHT * space | difference << RIGHT * other
