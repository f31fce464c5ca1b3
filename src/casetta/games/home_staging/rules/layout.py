"""The fields of a state of Home Staging.

First what changes: the table, then the plans. A plan is kept in rows: one word
for each of its 16 rows, bit 0 being column A. What lies on edges has four times 16
rows, one set for each side of the squares: north, east, south, west. Then comes
what the scenario says; it never changes, and stands in the state so that people's
own scenarios and furniture need no other code than the built-in ones.
"""

from ....kernel.state import Layout

MOST_SEATS = 6
MOST_ROOMS = 5
MOST_CARDS = 25
MOST_TOKENS = 25
MOST_BONUSES = 8
SIDE = 16
"""Rows and columns of the sheet."""
EDGES = 4 * SIDE
"""Rows of whatever lies on edges: 16 for each side."""

LAYOUT = Layout()

# The table

SCENARIO = LAYOUT.field("scenario")
"""The number of a built-in scenario, or for an own one the start of its digest; above these bits
the version of the rules that the table follows: see versions.py."""
PHASE = LAYOUT.field("phase")
ACTIVE = LAYOUT.field("active")
"""The active seat."""
TURN = LAYOUT.field("turn")
"""How many cards were turned over so far."""
ROOM = LAYOUT.field("room")
"""The current room, NONE between rounds."""
CARD = LAYOUT.field("card")
"""The card of this turn, NONE before one is turned over."""
DONE = LAYOUT.field("done")
"""The seats that are ready with this step, as bits."""
ROUND_OF = LAYOUT.field("round_of", MOST_ROOMS)
"""The round in which each room was opened, from 1; 0 for a face-down room card."""
TURN_OF = LAYOUT.field("turn_of", MOST_CARDS)
"""The turn in which each card was turned over, from 1; 0 for a face-down card."""
LETTER = LAYOUT.field("letter", MOST_CARDS)
"""Which of the two cards of its number each one is: 0 a, 1 b; UNKNOWN when hidden."""
FIRST = LAYOUT.field("first", MOST_CARDS)
"""How many tokens of each card were assigned to its first option; NONE before that."""

# The seats

DECIDED = LAYOUT.field("decided", MOST_SEATS)
"""How many tokens of this turn a seat has drawn or declined."""
PIECES = LAYOUT.field("pieces", MOST_SEATS)
"""How many pieces a seat has drawn."""
SHOWN = LAYOUT.field("shown", MOST_SEATS)
"""How many of them are from earlier turns, so that everybody has seen them."""
IDEA = LAYOUT.field("idea", MOST_SEATS)
"""The turn in which a seat used its Bright Idea; 0 for never."""
FRONT_DOOR = LAYOUT.field("front_door", MOST_SEATS)
"""The edge of the front door, seen from inside: 4 * square + side; NONE for none."""
DOOR = LAYOUT.field("door", MOST_SEATS * MOST_ROOMS)
"""The door of each room, seen from inside; NONE for none."""
PIECE = LAYOUT.field("piece", MOST_SEATS * MOST_TOKENS)
"""The pieces of a seat in the order of drawing: see pieces.py."""

COVERED = LAYOUT.field("covered", MOST_SEATS * SIDE)
"""Squares covered by furniture."""
RUGS = LAYOUT.field("rugs", MOST_SEATS * SIDE)
DOTS = LAYOUT.field("dots", MOST_SEATS * SIDE)
"""Circulation squares."""
CLOSED = LAYOUT.field("closed", MOST_SEATS * SIDE)
"""Squares of closed rooms."""
RESERVED = LAYOUT.field("reserved", MOST_SEATS * SIDE)
"""Squares that must stay free: before the doors of closed rooms, behind the front door."""
AREA = LAYOUT.field("area", MOST_SEATS * SIDE)
"""Where the current room may lie: the part of the free floor its pieces are in."""
INSIDE = LAYOUT.field("inside", MOST_SEATS * MOST_ROOMS * SIDE)
"""The squares of each room; of the current one while it is being closed, too."""
WALLS = LAYOUT.field("walls", MOST_SEATS * EDGES)
"""Walls as each square sees them; doors and front door are gaps."""
BACKS = LAYOUT.field("backs", MOST_SEATS * EDGES)
"""Walls that furniture leans on."""
WINDOWS = LAYOUT.field("windows", MOST_SEATS * EDGES)
SHOWN_FRONT_DOOR = LAYOUT.field("shown_front_door", MOST_SEATS)
"""The front door as everybody has seen it: before this step."""
SHOWN_WINDOWS = LAYOUT.field("shown_windows", MOST_SEATS * EDGES)
"""The windows as everybody has seen them."""
LAST_WINDOW = LAYOUT.field("last_window", MOST_SEATS)
"""The highest edge that a seat made a window while finishing; NONE before that."""

# The scenario

FACTS = LAYOUT.size
"""Where the unchanging part begins."""
FLOOR = LAYOUT.field("floor", SIDE)
"""All squares of the building, pillars included."""
PILLARS = LAYOUT.field("pillars", SIDE)
MARKS = LAYOUT.field("marks", 2 * SIDE)
"""Floor squares with a mark: mosaic, pipe."""
GROUND = LAYOUT.field("ground", 4 * SIDE)
"""What lies outside: trees, lakes, roads, courtyards."""
OUTER = LAYOUT.field("outer", EDGES)
"""Outer walls, as the floor squares see them."""
ROOMS = LAYOUT.field("rooms")
"""How many rooms there are."""
CARDS = LAYOUT.field("cards")
"""How many furniture cards there are."""
ROOM_CARD = LAYOUT.field("room_card", MOST_ROOMS)
"""Which of the five room cards each room is."""
CARD_ROOM = LAYOUT.field("card_room", MOST_CARDS)
CARD_NUMBER = LAYOUT.field("card_number", MOST_CARDS)
CARD_TOKENS = LAYOUT.field("card_tokens", MOST_CARDS)
HUB = LAYOUT.field("hub")
"""The room that takes the corridor's place; NONE when there is a corridor."""
KEEP_FREE = LAYOUT.field("keep_free")
"""The mark whose squares must not be covered; NONE for no such rule."""
BLIND_SIDES = LAYOUT.field("blind_sides")
"""Sides without windows and front door, as bits."""
COURTYARD_WINDOWS = LAYOUT.field("courtyard_windows")
"""1 where windows look on courtyards only, and the front door never does."""
FRONT_SIDE = LAYOUT.field("front_side")
"""The side the front door must face; NONE for any."""
MOST_WINDOWS = LAYOUT.field("most_windows")
"""How many windows a plan may have; NONE for any number."""
FIRST_ROOM = LAYOUT.field("first_room")
"""The room of the first round; NONE for any."""
MUST_HOLD = LAYOUT.field("must_hold", 2)
"""For each mark the rooms that must hold a square of it, as bits."""
BONUS_SIZE = 8
BONUS = LAYOUT.field("bonus", MOST_BONUSES * BONUS_SIZE)
"""The bonus rules: see bonuses/kind.py."""
KIND, POINTS, MAX, MIN, ROOMS_OF, DETAIL, A, B = range(BONUS_SIZE)
"""Where a bonus keeps what it says."""
PIECE_NUMBER, PIECE_TAG, DOOR_OF, WINDOW_OF, THE_FRONT_DOOR = range(5)
"""What a selector of a bonus rule speaks of."""
OPTION_SIZE = 8
OPTION = LAYOUT.field("option", MOST_CARDS * 4 * OPTION_SIZE)
"""The options a1, a2, b1, b2 of each card: body, dots, four sides of backs, tags, facts."""
FREE_HAND = LAYOUT.field("free_hand")
"""Where pieces drawn by hand begin, behind the state; 0 in a game (see pieces.py)."""

STATE_SIZE = LAYOUT.size
NONE = -1
MOSAIC, PIPE = range(2)
TREE, LAKE, ROAD, COURTYARD = range(4)

CHOOSE_ROOM, CHOOSE_CARD, ASSIGN, DRAW, CLOSE, FINISH, OVER = range(7)
"""The phases of a game, in the rulebook's order."""
