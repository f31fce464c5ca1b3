"""The fields of a state of Window Boxes."""

from ....kernel.state import Layout

FLOWERS = 5
POTS = 6
HAND_SIZE = 3
MOST_SEATS = 4
MOST_CARDS = 12 * FLOWERS
"""Cards of the largest deck that owners may bring."""

LAYOUT = Layout()
BEES = LAYOUT.field("bees")
TURNS = LAYOUT.field("turns")
"""Turns made so far."""
POINTS = LAYOUT.field("points", FLOWERS)
"""Printed on the cards of each flower."""
CARDS = LAYOUT.field("cards", FLOWERS)
"""How many cards of each flower are in the game."""
DECK_SIZE = LAYOUT.field("deck_size")
DEALT = LAYOUT.field("dealt")
"""Cards that were dealt or drawn from the deck."""
DECK = LAYOUT.field("deck", MOST_CARDS)
"""The shuffled deck, the top card first; cards that were dealt are forgotten."""
HANDS = LAYOUT.field("hands", MOST_SEATS * FLOWERS)
"""How many cards of each flower a seat holds."""
BOXES = LAYOUT.field("boxes", MOST_SEATS * POTS)
"""The flower in each pot, from 1; 0 for an empty pot."""

GONE = 0
"""In place of a card that left the deck."""
EMPTY = 0
N_MOVES = FLOWERS * POTS
