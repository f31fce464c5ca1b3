"""Piles of cards that are counted by kind, and the display of a round.

A pile has seven bits for each kind of card, eight kinds to a word. The display and
the decks keep the cards of one round in one word: four bits for the room card of
each column, from the lowest bit up, then five bits for each resource card.
"""

from ....kernel.rule import rule
from ..content.kinds import COLUMNS, FIRST_OWNED, FIRST_ROOF
from .house import BESIDE
from .layout import DISCARDS, DISPLAY, SHOWN

COLUMN_STEP, RESOURCE_STEP = 4, 5
"""From a column to the next one, in bits, among the room cards and among the resource cards."""
ALL_COLUMNS = (1 << COLUMNS) - 1
FIRST_RESOURCE = COLUMN_STEP * COLUMNS
"""Where the resource cards begin; column 0 never has one."""
BEFORE_ROOFS = FIRST_ROOF - 1
"""A resource card less this is its number on the display, where 0 is no card."""


@rule
def put(state, pile, card):
    """Lay a card on a pile."""
    state[pile + (card >> 3)] += 1 << 7 * (card & 7)


@rule
def take_from(state, pile, card):
    """Take a card of that kind off a pile."""
    state[pile + (card >> 3)] -= 1 << 7 * (card & 7)


@rule
def number_in(state, pile, card):
    """How many cards of that kind lie in a pile."""
    return state[pile + (card >> 3)] >> 7 * (card & 7) & 127


@rule
def use_up(state, house, card):
    """Discard a tool or helper that lay beside a house."""
    state[house + BESIDE] -= 1 << 6 * card
    put(state, DISCARDS, FIRST_OWNED + card)


@rule
def room_in(display, column):
    """The type of the room card in a column."""
    return display >> COLUMN_STEP * column & 15


@rule
def resource_in(display, column):
    """The number of the resource card above a column; 0 above column 0."""
    return display >> FIRST_RESOURCE + RESOURCE_STEP * column & 31


@rule
def clear_column(state, column):
    """Nothing is left in a column."""
    gone = 15 << COLUMN_STEP * column | 31 << FIRST_RESOURCE + RESOURCE_STEP * column
    state[DISPLAY] &= ~gone
    state[SHOWN] &= ~(1 << column)


@rule
def put_away(state, pile, column):
    """Lay the cards of a column on a pile; to clear the column is up to the caller."""
    put(state, pile, room_in(state[DISPLAY], column))
    if column:
        put(state, pile, BEFORE_ROOFS + resource_in(state[DISPLAY], column))
