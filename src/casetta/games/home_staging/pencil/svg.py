"""A plan as an SVG picture: pencil on squared paper, whole in one file.

No script, no picture from elsewhere, no ids; the same plan gives the same bytes. Nobody can
measure letters here, so widths are estimated, and a text that might be too wide is squeezed
into its place.
"""

from __future__ import annotations

from collections import Counter
from html import escape

from casetta.contract.face import Say
from casetta.contract.game import State
from casetta.contract.text import cell_width

from ..content.furniture import ROOM_CARDS
from ..content.library import Scenario
from ..plan.figures import Live, RoomNow, live
from ..plan.plan import Piece, Plan, Room
from ..plan.position import Phase
from ..plan.squares import Square, Squares, one, pairs
from ..text.narration import names_at, room_at
from . import house
from .furniture import item_of, placed
from .house import EDGE, centre
from .pencil import CELL, GRAPHITE, PAPER, box, line, number, oval, path, shape

MARGIN, HEAD, GAP, BLOCK = 40, 44, 22, 96
"""Around the sheet, above it, below it, and how high the title block is."""
WASHES = ("#F8E4D0", "#E8EFDA", "#DCECF1", "#E8E2F1", "#F3EACB")
"""A pale tone for each room card."""
DOT = "#5B6472"
INK, SECOND, SCORE = "#3A2A22", "#6B5648", "#AE4226"
FONTS = "'Noto Sans','Noto Sans JP','Noto Sans CJK JP','Hiragino Sans','Yu Gothic',sans-serif"


def plan_svg(state: State, seat: int, say: Say, own: Scenario | None = None) -> str:
    """The plan of a seat, finished or not; the state must be hidden for whoever looks."""
    plan, now = Plan(state, seat, own=own), live(state, seat)
    wide, high = EDGE + 2 * MARGIN, HEAD + EDGE + GAP + BLOCK + MARGIN * 0.6
    name = names_at(plan).title().text((), say)
    title = f"{name}: {say('svg-points', points=now.total)}"
    parts = (
        path(f"M{-MARGIN} {-HEAD}h{wide}v{high:g}h{-wide}z", PAPER, "none"),
        *layers(plan, now, say),
        title_block(name, plan, now, say),
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-HEAD} {wide} {high:g}" '
        f'width="{wide}" height="{high:g}" role="img" font-family="{FONTS}" '
        'stroke-linecap="round" stroke-linejoin="round">\n'
        f"<title>{escape(title, quote=False)}</title>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def layers(plan: Plan, now: Live, say: Say) -> list[str]:
    """What lies on what: all that the scenario prints, and all that the seat has drawn."""
    rugs = [piece for piece in plan.pieces if piece.rug]
    others = [piece for piece in plan.pieces if not piece.rug]
    drawn = {
        "floor": [house.floor(plan.house), washes(plan)],
        "paper": [house.ruled(), house.coordinates()],
        "ground": [house.outside(plan.house), house.marks(plan.house)],
        "rugs": [piece_drawn(plan, piece, now, say) for piece in rugs],
        "circulation": [circulation(plan, now)],
        "furniture": [piece_drawn(plan, piece, now, say) for piece in others],
        "walls": [room_in_progress(plan), house.walls(plan)],
        "openings": [house.doors(plan), house.windows(plan), house.front_door(plan)],
        "names": [name_of_room(plan, room, now, say) for room in plan.rooms],
    }
    return [f'<g class="{name}">{"".join(parts)}</g>' for name, parts in drawn.items()]


# Pieces


def is_grey(plan: Plan, now: Live, piece: int) -> bool:
    """Whether a piece is drawn faintly: it does not count, and that is not for want of a door."""
    return not now.pieces[piece].reachable and (plan.phase == Phase.OVER or not now.entrance)


def piece_drawn(plan: Plan, piece: Piece, now: Live, say: Say) -> str:
    """A piece, turned as it was drawn, with its name for whoever asks."""
    from .sketches import sketch

    faint = ' opacity=".42"' if is_grey(plan, now, piece.index) else ""
    name = escape(names_at(plan).piece(piece).text((), say), quote=False)
    return (
        f'<g class="piece" transform="{placed(plan, piece)}"{faint}>'
        f"<title>{name}</title>{sketch(item_of(plan, piece))}</g>"
    )


def circulation(plan: Plan, now: Live) -> str:
    """A dot on every circulation square, a ring where several share it, a cross where it is cut."""
    used = Counter(square for piece in plan.pieces for square in pairs(piece.dots))
    rings = "".join(oval(*centre(square), 7) for square in used if used[square] > 1)
    dots = "".join(oval(*centre(square), 3.3) for square in used)
    drawn = path(dots, DOT, "none") + path(rings, "none", DOT, 1.3) if used else ""
    crosses = "".join(
        line((x - 8, y - 8), (x + 8, y + 8)) + line((x + 8, y - 8), (x - 8, y + 8))
        for x, y in map(centre, sorted(cut_off(now)))
    )
    return drawn + (path(crosses, "none", house.TERRACOTTA, 2.2) if crosses else "")


def cut_off(now: Live) -> set[Square]:
    return {
        square
        for piece in now.pieces
        for fact in piece.against
        if fact.code.startswith("circulation")
        for square in fact.squares
    }


# Rooms


def washes(plan: Plan) -> str:
    rooms = [room for room in plan.rooms if room.is_closed]
    tones = [WASHES[ROOM_CARDS.index(room.name) % len(WASHES)] for room in rooms]
    return "".join(
        path(shape(pairs(room.squares)), tone, "none", 1, ' opacity=".7"')
        for room, tone in zip(rooms, tones, strict=True)
    )


def room_in_progress(plan: Plan) -> str:
    rooms = [room for room in plan.rooms if room.squares and not room.is_closed]
    outlines = [shape(pairs(room.squares)) for room in rooms]
    return "".join(path(d, "none", GRAPHITE, 2.4, ' stroke-dasharray="8 6"') for d in outlines)


def name_of_room(plan: Plan, room: Room, now: Live, say: Say) -> str:
    """The name of a closed room with its points, where there is most room for it."""
    if not room.is_closed:
        return ""
    squares, is_blank = place_for_name(plan, room)
    row, first, last = squares[0][0], squares[0][1], squares[-1][1]
    name = room_at(plan, room.index).text((), say)
    text = f"{name} {figures(plan, now.rooms[room.index])}"
    x, wide = (first + last + 1) / 2 * CELL, (last - first + 1) * CELL - 8
    return label(text, x, row * CELL + (25 if is_blank else 36), wide)


def place_for_name(plan: Plan, room: Room) -> tuple[list[Square], bool]:
    """The longest run of squares of a room in a row: blank ones, else uncovered, else any."""
    mosaic, pipes = plan.house.marks
    taken = plan.covered | plan.rugs | plan.house.pillars | mosaic | pipes
    for edge in (room.door, plan.front_door):
        taken |= 0 if edge is None else one(edge >> 2)
    uncovered = room.squares & ~taken
    blank = longest_run(uncovered & ~plan.dots)
    if len(blank) >= 2:
        return blank, True
    return longest_run(uncovered) or longest_run(room.squares), False


def longest_run(squares: Squares) -> list[Square]:
    """The longest stretch of squares in one row, the lowest of several."""
    best: list[Square] = []
    run: list[Square] = []
    for square in pairs(squares):
        follows = run and square == (run[-1][0], run[-1][1] + 1)
        run = [*run, square] if follows else [square]
        best = run if len(run) >= len(best) else best
    return best


def figures(plan: Plan, room: RoomNow) -> str:
    """The points of a room; in a game those that may still come to count behind them."""
    counted = signed(room.safe + room.penalty)
    is_over = plan.phase == Phase.OVER
    return f"{counted} ({room.danger})" if room.danger and not is_over else counted


def signed(points: int) -> str:
    """Points with a proper minus sign."""
    return f"−{-points}" if points < 0 else str(points)


# Letters


def width_of(text: str, size: float) -> float:
    """About how wide a text is."""
    wide = cell_width(text) - len(text)
    return size * (wide + 0.64 * (len(text) - wide))


def fitted(text: str, x: float, y: float, size: float, most: float, more: str = "") -> str:
    """A text at a place, squeezed if it might be wider than it may be."""
    squeeze = ""
    if width_of(text, size) > most:
        squeeze = f' textLength="{number(most)}" lengthAdjust="spacingAndGlyphs"'
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f"<text {place}{squeeze}{more}>{escape(text, quote=False)}</text>"


def label(text: str, x: float, y: float, most: float) -> str:
    size = min(14.0, max(9.5, 14 * most / max(1.0, width_of(text, 14))))
    halo = f' stroke="{PAPER}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
    centred = f' text-anchor="middle" font-weight="700" fill="{INK}"{halo}'
    return fitted(text, x, y, size, most, centred)


# The title block


def title_block(title: str, plan: Plan, now: Live, say: Say) -> str:
    """A framed block below the sheet: what it is, what it scores line by line, the total."""
    top, first, last = EDGE + GAP, EDGE * 0.34, EDGE * 0.82
    bars = line((first, top), (first, top + BLOCK)) + line((last, top), (last, top + BLOCK))
    frame = path(box(0, top, EDGE, BLOCK), PAPER, GRAPHITE, 2.4) + path(bars, "none", GRAPHITE, 1.8)
    most = first - 26
    head = fitted(title, 14, top + 28, 17, most, f' font-weight="800" fill="{INK}"')
    notes = "".join(
        fitted(note, 14, top + 50 + 19 * index, 13, most, f' fill="{SECOND}"')
        for index, note in enumerate(notes_on(plan, now, say))
    )
    return frame + head + notes + lines_of(plan, now, say, first, last) + total_of(now, say, last)


def notes_on(plan: Plan, now: Live, say: Say) -> list[str]:
    """Whose plan it is, whether it is finished, and what faint pieces mean."""
    stage = "svg-finished" if plan.phase == Phase.OVER else "svg-unfinished"
    notes = [say("svg-seat", seat=plan.seat + 1), say(stage)]
    faint = any(is_grey(plan, now, piece.index) for piece in plan.pieces)
    return [*notes, say("svg-faint")] if faint else notes


def lines_of(plan: Plan, now: Live, say: Say, start: float, end: float) -> str:
    """The points of every room, then of the bonuses, in two columns."""
    told = [
        (room_at(plan, number).text((), say), figures(plan, room))
        for number, room in enumerate(now.rooms)
    ]
    told += [(say("part-bonus"), signed(now.bonus))] if now.bonuses else []
    rows, wide = (len(told) + 1) // 2, (end - start) / 2
    right = f' text-anchor="end" font-weight="800" fill="{SCORE}"'
    drawn = ""
    for index, (name, points) in enumerate(told):
        left = start + 14 + index // rows * wide
        base = EDGE + GAP + BLOCK / (rows + 0.6) * (index % rows + 0.95)
        drawn += fitted(name, left, base, 13, wide - 58, f' fill="{INK}"')
        drawn += fitted(points, left + wide - 24, base, 14, 40, right)
    return drawn


def total_of(now: Live, say: Say, start: float) -> str:
    wide, top, middle = EDGE - start, EDGE + GAP, ' text-anchor="middle"'
    large, small = f'{middle} font-weight="900" fill="{SCORE}"', f'{middle} fill="{SECOND}"'
    x, most = start + wide / 2, wide - 12
    figure = fitted(signed(now.total), x, top + BLOCK * 0.56, 38, most, large)
    return figure + fitted(say("sheet-total"), x, top + BLOCK * 0.84, 13, most, small)
