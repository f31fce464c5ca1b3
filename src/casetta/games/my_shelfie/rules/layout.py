"""The fields of a state of My Shelfie."""

from ....kernel.state import Layout
from ..content.cards import KINDS

MOST_SEATS = 4
COMMON_CARDS = 2

LAYOUT = Layout()
EDITION = LAYOUT.field("edition")
"""0 the English rulebook, 1 the Italian one."""
FIRST_GAME = LAYOUT.field("first_game")
"""1 in the variant with one common goal."""
TURN = LAYOUT.field("turn")
"""The seat whose turn it is."""
END_TOKEN = LAYOUT.field("end_token")
"""The seat that took the end-game token, or NOBODY."""
COMMON = LAYOUT.field("common", COMMON_CARDS)
"""The common goal cards on the table; NO_CARD where there is none."""
PERSONAL = LAYOUT.field("personal", MOST_SEATS)
"""The personal goal card of each seat, from 0; UNKNOWN when hidden."""
TOKENS = LAYOUT.field("tokens", MOST_SEATS * COMMON_CARDS)
"""Points on the token that a seat took from a common card, or 0: seat by seat."""
BAG = LAYOUT.field("bag", KINDS)
"""How many tiles of each kind are in the bag."""
ROOM = LAYOUT.field("room", 3)
"""The living room: see room.py."""
SHELVES = LAYOUT.field("shelves", MOST_SEATS * KINDS)
"""For each seat one mask for each kind: see shelf.py."""

NO_CARD = -1
"""In place of the second common goal, in the first-game variant."""
ITALIAN = 1
