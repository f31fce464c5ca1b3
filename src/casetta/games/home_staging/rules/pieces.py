"""Pieces of furniture: their drawings, where they lie on a plan, where they may lie and why not.

A piece is one word: its card, which of the card's four options, how it is turned, and the square
of its origin, the top left of its drawing. Its squares follow from the drawing in the scenario's
part of the state. Questions about a plan on real paper may hold pieces of any shape. They stand
free hand behind the state, with their squares row by row; FREE_HAND says where.

`find_places` answers for whole rows of origins at once where a piece fits; `why_not_place` answers
for one drawing, laid as a ghost over the plan, with the first condition it breaks. Both look at
the same rows; a test lets them agree everywhere.
"""

from ....kernel.bits import without_lowest
from ....kernel.rule import array_rule, first, remembered_rule, rule, size
from . import grid, layout
from .layout import EDGES, NONE, SIDE

BODY, DOTS_OF, BACKS_OF, TAGS_OF, FACTS_OF = 0, 1, 2, 6, 7
"""Where an option keeps its body, its dots, its backs side by side, its tags, its facts."""
ALL = -1
"""All pieces, as bits."""
TRANSFORMS = 8
"""Four quarter turns, then the same mirrored."""
HAND_ROOM, HAND_NUMBER, HAND_TAGS, HAND_SEATS, HAND_RUG, HAND_BODY, HAND_DOTS = 0, 1, 2, 3, 4, 5, 21
HAND_SIZE = 37
"""A free-hand piece: room, number, tags, seats, rug, 16 rows of body, 16 rows of dots."""


@rule
def piece_word(card, option, transform, square):
    """A piece as one word; `option` is 0 to 3 for a1, a2, b1, b2."""
    return ((4 * card + option) * TRANSFORMS + transform) * 256 + square


@rule
def card_of(word):
    return word >> 13


@rule
def option_of(word):
    """Where the drawing of a piece stands in the state."""
    return layout.OPTION + layout.OPTION_SIZE * (word >> 11)


@rule
def transform_of(word):
    """How a piece is turned."""
    return word >> 8 & 7


@rule
def option_place(state, card, option):
    """Where the first or second option of a card that was turned over stands in the state."""
    number = 4 * card + 2 * state[layout.LETTER + card] + option
    return layout.OPTION + layout.OPTION_SIZE * number


# Drawings


@rule
def height_of(facts, transform):
    """The rows of a drawing as it is turned."""
    return facts >> 4 & 15 if transform & 1 else facts & 15


@remembered_rule
def turned(word, facts, transform):
    """A word of a drawing, mirrored if so wanted, then turned clockwise by quarters."""
    height, width = facts & 15, facts >> 4 & 15
    found = 0
    while word:
        row, column = first(word) >> 3, first(word) & 7
        if transform & 4:
            column = width - 1 - column
        if transform & 3 == 1:
            row, column = column, height - 1 - row
        elif transform & 3 == 2:
            row, column = height - 1 - row, width - 1 - column
        elif transform & 3 == 3:
            row, column = width - 1 - column, row
        found |= 1 << 8 * row + column
        word = without_lowest(word)
    return found


@rule
def drawn(state, place, part, transform):
    """The body or the dots of an option as it is turned."""
    return turned(state[place + part], state[place + FACTS_OF], transform)


@rule
def backs_drawn(state, place, side, transform):
    """The squares of an option whose side must lie on a wall, as it is turned."""
    before = side - transform & 3
    if transform & 4:
        before = -before & 3
    return turned(state[place + BACKS_OF + before], state[place + FACTS_OF], transform)


@rule
def add_drawing(rows, start, drawing, square):
    """Add a drawing with its top left at a square to the set that begins at `start`."""
    row, left = start + (square >> 4), square & 15
    while drawing:
        rows[row] |= (drawing & 255) << left
        drawing >>= 8
        row += 1


# Pieces of a seat


@rule
def piece_at(state, seat, piece):
    return state[layout.PIECE + layout.MOST_TOKENS * seat + piece]


@rule
def by_hand(state, piece):
    return state[layout.FREE_HAND] + HAND_SIZE * piece


@rule
def part_row(state, seat, piece, part, row):
    """The squares of a piece's body or dots in a row of the plan."""
    if state[layout.FREE_HAND]:
        start = HAND_BODY if part == BODY else HAND_DOTS
        return state[by_hand(state, piece) + start + row]
    if row < top_row(state, seat, piece) or row >= bottom_row(state, seat, piece):
        return 0
    word = piece_at(state, seat, piece)
    drawing = drawn(state, option_of(word), part, transform_of(word))
    return (drawing >> 8 * (row - (word >> 4 & 15)) & 255) << (word & 15)


@rule
def add_part(state, seat, piece, part, rows):
    """Add the squares of a piece's body or dots to a set."""
    if state[layout.FREE_HAND]:
        for row in range(SIDE):
            rows[row] |= part_row(state, seat, piece, part, row)
        return
    word = piece_at(state, seat, piece)
    drawing = drawn(state, option_of(word), part, transform_of(word))
    add_drawing(rows, 0, drawing, word & 255)


@rule
def top_row(state, seat, piece):
    """The first row of the plan that a piece may touch."""
    return 0 if state[layout.FREE_HAND] else piece_at(state, seat, piece) >> 4 & 15


@rule
def bottom_row(state, seat, piece):
    """The row below the last one that a piece may touch."""
    if state[layout.FREE_HAND]:
        return SIDE
    word = piece_at(state, seat, piece)
    return (word >> 4 & 15) + height_of(state[option_of(word) + FACTS_OF], transform_of(word))


@rule
def room_of_piece(state, seat, piece):
    """The room a piece was drawn for."""
    if state[layout.FREE_HAND]:
        return state[by_hand(state, piece) + HAND_ROOM]
    return state[layout.CARD_ROOM + card_of(piece_at(state, seat, piece))]


@rule
def number_of_piece(state, seat, piece):
    """The furniture number of a piece."""
    if state[layout.FREE_HAND]:
        return state[by_hand(state, piece) + HAND_NUMBER]
    return state[layout.CARD_NUMBER + card_of(piece_at(state, seat, piece))]


@rule
def tags_of_piece(state, seat, piece):
    """The tags of a piece, as bits."""
    if state[layout.FREE_HAND]:
        return state[by_hand(state, piece) + HAND_TAGS]
    return state[option_of(piece_at(state, seat, piece)) + TAGS_OF]


@rule
def seats_of_piece(state, seat, piece):
    """How many people can sit on a piece."""
    if state[layout.FREE_HAND]:
        return state[by_hand(state, piece) + HAND_SEATS]
    return state[option_of(piece_at(state, seat, piece)) + FACTS_OF] >> 17


@rule
def is_rug(state, seat, piece):
    """Whether a piece is a rug."""
    if state[layout.FREE_HAND]:
        return state[by_hand(state, piece) + HAND_RUG]
    return state[option_of(piece_at(state, seat, piece)) + FACTS_OF] >> 16 & 1


@rule
def furnished_rooms(state, seat):
    """The rooms for which anything but rugs was drawn, as bits; others count as not existing.

    (Rulebook: score; rulings H-21 and H-34.)
    """
    found = 0
    for piece in range(state[layout.PIECES + seat]):
        if not is_rug(state, seat, piece):
            found |= 1 << room_of_piece(state, seat, piece)
    return found


# Which pieces somebody speaks of


@rule
def pieces_of(state, seat, room, pieces):
    """How many of some pieces are in a room."""
    found = 0
    for piece in range(state[layout.PIECES + seat]):
        found += pieces >> piece & 1 and room_of_piece(state, seat, piece) == room
    return found


@rule
def pieces_in(state, seat, rooms, pieces):
    """Those of some pieces that were drawn for some rooms, as bits."""
    found = 0
    for piece in range(state[layout.PIECES + seat]):
        found |= (pieces >> piece & rooms >> room_of_piece(state, seat, piece) & 1) << piece
    return found


@rule
def tokens_of_room(state, room):
    """How many tokens lie on the cards of a room."""
    found = 0
    for card in range(state[layout.CARDS]):
        if state[layout.CARD_ROOM + card] == room:
            found += state[layout.CARD_TOKENS + card]
    return found


@rule
def unused_cards(state, seat, pieces):
    """How many cards have no piece among some pieces."""
    unused = 0
    for card in range(state[layout.CARDS]):
        used = False
        room, number = state[layout.CARD_ROOM + card], state[layout.CARD_NUMBER + card]
        for piece in range(state[layout.PIECES + seat]):
            if pieces >> piece & 1 and room_of_piece(state, seat, piece) == room:
                used = used or number_of_piece(state, seat, piece) == number
        unused += not used
    return unused


@rule
def seats_in(state, seat, room, pieces):
    """How many people can sit in a room."""
    found = 0
    for piece in range(state[layout.PIECES + seat]):
        if pieces >> piece & 1 and room_of_piece(state, seat, piece) == room:
            found += seats_of_piece(state, seat, piece)
    return found


@rule
def value(state, seat, piece):
    """The squares that a piece covers; 0 for a rug."""
    if is_rug(state, seat, piece):
        return 0
    squares = 0
    for row in range(top_row(state, seat, piece), bottom_row(state, seat, piece)):
        squares += size(part_row(state, seat, piece, BODY, row))
    return squares


@rule
def selects(selector, room, number, tags):
    """Whether a selector of pieces speaks of one with this room, number and tags."""
    asked, value = (selector >> 16) - 1, selector >> 4 & 0xFFF
    if asked != NONE and room != asked:
        return False
    if selector & 15 == layout.PIECE_NUMBER:
        return number == value
    return selector & 15 == layout.PIECE_TAG and tags >> value & 1 == 1


@rule
def selected(state, seat, selector, pieces):
    """The pieces that a selector speaks of, as bits."""
    found = 0
    for piece in range(state[layout.PIECES + seat]):
        if pieces >> piece & 1:
            room, number = room_of_piece(state, seat, piece), number_of_piece(state, seat, piece)
            tags = tags_of_piece(state, seat, piece)
            found |= selects(selector, room, number, tags) << piece
    return found


PLACEMENT_CODES = (
    "", "outside", "circulation_outside", "in_closed_room", "obstacle", "keep_free", "blocks_door",
    "overlap_piece", "overlap_rug", "covers_circulation", "circulation_on_piece",
    "wall_through_piece", "no_wall", "other_area",
)  # fmt: skip
"""Why a piece may not be placed, in the order of the conditions; 0 means that it may."""
OUTSIDE, CIRCULATION_OUTSIDE = 1, 2
CONDITIONS = len(PLACEMENT_CODES)

GHOST_RUG, GHOST_TOP, GHOST_BOTTOM, GHOST_OUT, GHOST_BODY, GHOST_DOTS = 0, 1, 2, 3, 4, 20
GHOST_BACKS = 36
GHOST_SIZE = GHOST_BACKS + EDGES
"""A ghost: rug, first row, row below the last, what sticks out, body, dots, backs by sides."""


# Where a piece fits


@array_rule
def free_for_body(state, seat, rug):
    """The squares that a body may lie on (conditions 1 and 3 to 8, 10, 13)."""
    rows = free_for_dots(state, seat)
    for row in range(SIDE):
        taken = state[layout.RUGS + SIDE * seat + row] | kept_free(state, row)
        if not rug:
            taken |= state[layout.DOTS + SIDE * seat + row]
        rows[row] &= ~taken
    return rows


@rule
def kept_free(state, row):
    """The squares of a row that a special rule keeps free (docs/scenarios.md)."""
    mark = state[layout.KEEP_FREE]
    return state[layout.MARKS + SIDE * mark + row] if mark >= 0 else 0


@array_rule
def free_for_dots(state, seat):
    """The squares that circulation may lie on (conditions 2 to 4, 6, 9, 13)."""
    covered = layout.COVERED + SIDE * seat
    return grid.without(state, layout.AREA + SIDE * seat, layout.PILLARS, covered)


@remembered_rule
def columns_from(squares, drawn_row):
    """The columns from which one row of a drawing lies on `squares`."""
    fit = grid.FULL
    while drawn_row and fit:
        fit &= squares >> first(drawn_row)
        drawn_row = without_lowest(drawn_row)
    return fit


@rule
def keep_columns(lines, start, rows, ground, at, drawing):
    """Keep the columns of some lines from which all squares of a drawing lie on the ground."""
    while drawing:
        drawn_row = drawing & 255
        for row in range(rows):
            fit = lines[start + row]
            if fit:
                lines[start + row] = fit & columns_from(ground[at + row], drawn_row)
        drawing >>= 8
        at += 1


@rule
def find_places(state, seat, place, transform, for_body, for_dots, lines, start):
    """Write into empty lines, row by row, the columns where the origin of an option may lie.

    No wall stands between two squares of the free floor, so none can run through
    a piece that fits (condition 11).
    """
    body = drawn(state, place, BODY, transform)
    top = first(body) >> 3
    rows = SIDE + 1 - height_of(state[place + FACTS_OF], transform)
    for row in range(rows):
        if for_body[top + row]:
            lines[start + row] = grid.FULL
    keep_columns(lines, start, rows, for_body, 0, body)
    keep_columns(lines, start, rows, for_dots, 0, drawn(state, place, DOTS_OF, transform))
    for side in range(4):
        walls = layout.WALLS + EDGES * seat + SIDE * side
        backs = backs_drawn(state, place, side, transform)
        keep_columns(lines, start, rows, state, walls, backs)


# Why a piece may not be placed


@rule
def lay_ghost(state, ghost, place, transform, square):
    """Lay an option over the plan, to be asked about; `ghost` is empty."""
    row, column = square >> 4, square & 15
    facts = state[place + FACTS_OF]
    ghost[GHOST_RUG] = facts >> 16 & 1
    ghost[GHOST_TOP] = row
    ghost[GHOST_BOTTOM] = min(SIDE, row + height_of(facts, transform))
    lay_part(ghost, GHOST_BODY, drawn(state, place, BODY, transform), row, column, OUTSIDE)
    dots = drawn(state, place, DOTS_OF, transform)
    lay_part(ghost, GHOST_DOTS, dots, row, column, CIRCULATION_OUTSIDE)
    for side in range(4):
        backs = backs_drawn(state, place, side, transform)
        lay_part(ghost, GHOST_BACKS + SIDE * side, backs, row, column, OUTSIDE)


@rule
def lay_part(ghost, start, word, top, left, code):
    """Lay the squares of one part; note those beyond the sheet."""
    row = top
    while word:
        squares = (word & 255) << left
        if row >= SIDE or squares > grid.FULL:
            ghost[GHOST_OUT] |= 1 << code
        if row < SIDE:
            ghost[start + row] |= squares & grid.FULL
        word >>= 8
        row += 1


@rule
def why_not_place(state, seat, ghost):
    """The first condition that a ghost breaks, 0 for none."""
    broken = ghost[GHOST_OUT]
    for row in range(ghost[GHOST_TOP], ghost[GHOST_BOTTOM]):
        clash = clashes(state, seat, ghost, row)
        for code in range(1, CONDITIONS):
            if clash[code]:
                broken |= 1 << code
    return first(broken) if broken else 0


@rule
def clashes(state, seat, ghost, row):
    """For each condition the squares of a row of the ghost that break it."""
    body, dots = ghost[GHOST_BODY + row], ghost[GHOST_DOTS + row]
    squares, at = body | dots, SIDE * seat + row
    outdoors = ~state[layout.FLOOR + row]
    covered = state[layout.COVERED + at]
    return (
        0,
        body & outdoors,
        dots & outdoors,
        squares & state[layout.CLOSED + at],
        squares & state[layout.PILLARS + row],
        body & kept_free(state, row),
        squares & state[layout.RESERVED + at],
        body & covered,
        body & state[layout.RUGS + at],
        0 if ghost[GHOST_RUG] else body & state[layout.DOTS + at],
        dots & covered,
        cut_by_walls(state, seat, ghost, row, squares),
        without_wall(state, seat, ghost, row),
        squares & ~state[layout.AREA + at],
    )


@rule
def cut_by_walls(state, seat, ghost, row, squares):
    """The squares of a row that a wall cuts from their neighbour in the same drawing."""
    walls = layout.WALLS + EDGES * seat + row
    above = below = 0
    if row > 0:
        above = ghost[GHOST_BODY + row - 1] | ghost[GHOST_DOTS + row - 1]
    if row < SIDE - 1:
        below = ghost[GHOST_BODY + row + 1] | ghost[GHOST_DOTS + row + 1]
    return squares & (
        above & state[walls + SIDE * grid.NORTH]
        | below & state[walls + SIDE * grid.SOUTH]
        | squares >> 1 & state[walls + SIDE * grid.EAST]
        | squares << 1 & state[walls + SIDE * grid.WEST]
    )


@rule
def without_wall(state, seat, ghost, row):
    """The squares of a row that should lean on a wall and do not."""
    walls = layout.WALLS + EDGES * seat + row
    return (
        ghost[GHOST_BACKS + row] & ~state[walls]
        | ghost[GHOST_BACKS + SIDE + row] & ~state[walls + SIDE]
        | ghost[GHOST_BACKS + 2 * SIDE + row] & ~state[walls + 2 * SIDE]
        | ghost[GHOST_BACKS + 3 * SIDE + row] & ~state[walls + 3 * SIDE]
    )


@rule
def draw_piece(state, seat, word):
    """Mark the squares and backs of a piece on the plan."""
    place, transform, square = option_of(word), transform_of(word), word & 255
    on = layout.RUGS if state[place + FACTS_OF] >> 16 & 1 else layout.COVERED
    add_drawing(state, on + SIDE * seat, drawn(state, place, BODY, transform), square)
    add_drawing(state, layout.DOTS + SIDE * seat, drawn(state, place, DOTS_OF, transform), square)
    for side in range(4):
        backs = backs_drawn(state, place, side, transform)
        add_drawing(state, layout.BACKS + EDGES * seat + SIDE * side, backs, square)
