"""A plan as an SVG picture: pencil on squared paper, whole in one file.

No script, no picture from elsewhere, no ids; the same plan gives the same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from xml.sax.saxutils import escape

from casetta.contract.face import Say
from casetta.contract.game import State

from ..plan.figures import Live, RoomNow, live
from ..plan.look import minus
from ..plan.squares import Square, squares_of
from ..rules.laid import dots_row, is_rug
from ..rules.layout import (
    COVERED,
    DOTS,
    FRONT_DOOR,
    MARKS,
    NONE,
    OVER,
    PHASE,
    PIECES,
    PILLARS,
    ROOM_CARD,
    ROOMS,
    RUGS,
    SIDE,
)
from ..rules.plan import door_of
from ..rules.rows import square_of
from ..terminal.told import piece_title, room_title, scenario_title
from ..text.drawing import is_closed, room_rows
from .furniture import item_of, placed, sketch
from .ground import EDGE, centre, coordinates, floor, marks, outside, ruled
from .lettering import FONTS, Block, label, title_block
from .pencil import CELL, GRAPHITE, PAPER, line, oval, path, shape
from .walls import TERRACOTTA, doors, front_door, walls, windows

MARGIN, HEAD, GAP, BLOCK = 40, 44, 22, 96
"""Around the sheet, above it, below it, and how high the title block is."""
WASHES = ("#F8E4D0", "#E8EFDA", "#DCECF1", "#E8E2F1", "#F3EACB")
"""A pale tone for each room card."""
DOT = "#5B6472"


def plan_svg(state: State, seat: int, say: Say) -> str:
    """The plan of a seat, finished or not; the state must be hidden for whoever looks."""
    now = live(state, seat)
    wide, high = EDGE + 2 * MARGIN, HEAD + EDGE + GAP + BLOCK + MARGIN * 0.6
    title = f"{scenario_title(state, say)}: {say('svg-points', points=now.total)}"
    parts = (
        path(f"M{-MARGIN} {-HEAD}h{wide}v{high:g}h{-wide}z", PAPER, "none"),
        sheet(state, seat),
        drawn_by(state, seat, now, say),
        title_block(block_of(state, seat, now, say), 0, EDGE + GAP, EDGE, BLOCK),
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-HEAD} {wide} {high:g}" '
        f'width="{wide}" height="{high:g}" role="img" font-family="{FONTS}" '
        'stroke-linecap="round" stroke-linejoin="round">\n'
        f"<title>{escape(title)}</title>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def layer(name: str, *parts: str) -> str:
    """A group of things that lie on the same layer."""
    return f'<g class="{name}">' + "".join(parts) + "</g>"


def sheet(state: State, seat: int) -> str:
    """What the scenario prints, but for the walls; the closed rooms in their tones."""
    return "\n".join(
        (
            layer("floor", floor(state), washes(state, seat)),
            layer("paper", ruled(), coordinates()),
            layer("ground", outside(state), marks(state)),
        )
    )


def drawn_by(state: State, seat: int, now: Live, say: Say) -> str:
    """All that the seat has drawn."""
    pieces = range(state[PIECES + seat])
    rugs = [piece for piece in pieces if is_rug(state, seat, piece)]
    others = [piece for piece in pieces if piece not in rugs]
    return "\n".join(
        (
            layer("rugs", *(piece_drawn(state, seat, piece, now, say) for piece in rugs)),
            layer("circulation", circulation(state, seat, now)),
            layer("furniture", *(piece_drawn(state, seat, piece, now, say) for piece in others)),
            layer("walls", room_in_progress(state, seat), walls(state, seat)),
            layer("openings", doors(state, seat), windows(state, seat), front_door(state, seat)),
            layer("names", *(name_of_room(state, seat, room, now, say)
                             for room in range(state[ROOMS]))),
        )
    )  # fmt: skip


# Pieces


def is_grey(state: State, now: Live, piece: int) -> bool:
    """Whether a piece is drawn faintly: it does not count, and that is not for want of a door."""
    return not now.pieces[piece].reachable and (state[PHASE] == OVER or not now.entrance)


def piece_drawn(state: State, seat: int, piece: int, now: Live, say: Say) -> str:
    """A piece, turned as it was drawn, with its name for whoever asks."""
    faint = ' opacity=".42"' if is_grey(state, now, piece) else ""
    name = escape(piece_title(state, seat, piece, say))
    drawing = sketch(item_of(state, seat, piece))
    return (
        f'<g class="piece" transform="{placed(state, seat, piece)}"{faint}>'
        f"<title>{name}</title>{drawing}</g>"
    )


def circulation(state: State, seat: int, now: Live) -> str:
    """A dot on every circulation square, a ring where several share it, a cross where it is cut."""
    used = Counter(
        square
        for piece in range(state[PIECES + seat])
        for square in squares_of([dots_row(state, seat, piece, row) for row in range(SIDE)])
    )
    rings = "".join(oval(*centre(square), 7) for square in used if used[square] > 1)
    dots = "".join(oval(*centre(square), 3.3) for square in used)
    drawn = path(dots, DOT, "none") + path(rings, "none", DOT, 1.3) if used else ""
    crosses = "".join(cross(square) for square in sorted(cut_off(now)))
    return drawn + (path(crosses, "none", TERRACOTTA, 2.2) if crosses else "")


def cut_off(now: Live) -> set[Square]:
    """The circulation squares that are known to be cut off."""
    return {
        square
        for piece in now.pieces
        for fact in piece.against
        if fact.code.startswith("circulation")
        for square in fact.squares
    }


def cross(square: Square) -> str:
    """A cross over a square."""
    x, y = centre(square)
    return line((x - 8, y - 8), (x + 8, y + 8)) + line((x + 8, y - 8), (x - 8, y + 8))


# Rooms


def washes(state: State, seat: int) -> str:
    """The floor of closed rooms in a pale tone."""
    drawn = ""
    for room in range(state[ROOMS]):
        if is_closed(state, seat, room):
            tone = WASHES[state[ROOM_CARD + room] % len(WASHES)]
            drawn += path(shape(squares_of(room_rows(state, seat, room))), tone, "none", 1,
                          ' opacity=".7"')  # fmt: skip
    return drawn


def room_in_progress(state: State, seat: int) -> str:
    """The outline of a room that is being closed."""
    drawn = ""
    for room in range(state[ROOMS]):
        squares = squares_of(room_rows(state, seat, room))
        if squares and not is_closed(state, seat, room):
            drawn += path(shape(squares), "none", GRAPHITE, 2.4, ' stroke-dasharray="8 6"')
    return drawn


def name_of_room(state: State, seat: int, room: int, now: Live, say: Say) -> str:
    """The name of a closed room with its points, where there is most room for it."""
    if not is_closed(state, seat, room):
        return ""
    squares, is_blank = place_for_name(state, seat, room)
    row, first, last = squares[0][0], squares[0][1], squares[-1][1]
    text = f"{room_title(state, room, say)} {figures(state, now.rooms[room])}"
    x, wide = (first + last + 1) / 2 * CELL, (last - first + 1) * CELL - 8
    return label(text, x, row * CELL + (25 if is_blank else 36), wide)


def place_for_name(state: State, seat: int, room: int) -> tuple[list[Square], bool]:
    """The longest run of squares of a room in a row: blank ones, else uncovered, else any."""
    rows = room_rows(state, seat, room)
    taken = [squares_taken(state, seat, row) for row in range(SIDE)]
    door = door_of(state, seat, room)
    swings = [0] * SIDE
    for edge in (door, state[FRONT_DOOR + seat]):
        if edge != NONE:
            row, column = divmod(int(square_of(edge)), SIDE)
            swings[row] |= 1 << column
    dots = list(state[DOTS + SIDE * seat : DOTS + SIDE * seat + SIDE])
    uncovered = minus(minus(rows, taken), swings)
    blank = longest_run(minus(uncovered, dots))
    if len(blank) >= 2:
        return blank, True
    return longest_run(uncovered) or longest_run(rows), False


def squares_taken(state: State, seat: int, row: int) -> int:
    """The squares of a row on which something is drawn or printed."""
    drawn = state[COVERED + SIDE * seat + row] | state[RUGS + SIDE * seat + row]
    return int(drawn | state[PILLARS + row] | state[MARKS + row] | state[MARKS + SIDE + row])


def longest_run(rows: Iterable[int]) -> list[Square]:
    """The longest stretch of squares in one row, the lowest of several."""
    best: list[Square] = []
    for row, word in enumerate(rows):
        run: list[Square] = []
        for column in range(SIDE + 1):
            if word >> column & 1:
                run.append((row, column))
                continue
            best = run if run and len(run) >= len(best) else best
            run = []
    return best


# The title block


def block_of(state: State, seat: int, now: Live, say: Say) -> Block:
    """Scenario and seat, the points of every room, bonuses, the total."""
    rooms = [
        (room_title(state, number, say), figures(state, room))
        for number, room in enumerate(now.rooms)
    ]
    bonus = [(say("part-bonus"), signed(now.bonus))] if now.bonuses else []
    stage = "svg-finished" if state[PHASE] == OVER else "svg-unfinished"
    notes = [say("svg-seat", seat=seat + 1), say(stage)]
    if any(is_grey(state, now, piece) for piece in range(len(now.pieces))):
        notes.append(say("svg-faint"))
    return Block(
        scenario_title(state, say), notes, [*rooms, *bonus], say("sheet-total"), signed(now.total)
    )


def figures(state: State, room: RoomNow) -> str:
    """The points of a room; in a game those that may still come to count behind them."""
    counted = signed(room.safe + room.penalty)
    return f"{counted} ({room.danger})" if room.danger and state[PHASE] != OVER else counted


def signed(points: int) -> str:
    """Points with a proper minus sign."""
    return f"−{-points}" if points < 0 else str(points)
