"""What a terminal shows of a table: a plan on squared paper, and what lies beside it.

On paper a square is three characters wide: the wall on its left, what lies on it, and the
beginning of the wall below it. Walls are | and _, doors are gaps, windows =, the front
door #. Letters are pieces, small ones those that are not kept yet; o is circulation,
! circulation that is cut off, ~ a rug, : a square that must stay free.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from casetta.contract.face import Block, Row, Say, Scene, Span
from casetta.contract.text import cell_width

from ..plan.plan import Plan
from ..plan.position import Card, Phase
from ..plan.squares import COLUMNS, SIDE, extent, numbers, pairs
from ..plan.stamps import Stamp
from ..text.drafts import card_at, stamp_at
from ..text.narration import PIECE_LETTERS, names_at, room_at
from ..text.picture import NORTH, RUG, WEST, Lines, Signs, by_square, frame, ground_signs

CELL = 3
LABEL = 2
BLANK, DOT, CUT_OFF = "·", "o", "!"
SIGNS = Signs(PIECE_LETTERS, DOT, "@", "%+", ":", BLANK)
ROOM_STYLES = {
    "living": "#000000 on #F2C14E",
    "kitchen": "#000000 on #F08A5D",
    "bath": "#000000 on #7CC6E8",
    "bed": "#000000 on #C9A7EB",
    "studio": "#000000 on #8FCB9B",
}
SIGN_STYLES = {
    CUT_OFF: "bold red", BLANK: "dim", SIGNS.kept_free: "dim", "T": "green", "L": "blue",
    "R": "dim", "=": "bold cyan", "#": "bold", RUG: "italic",
}  # fmt: skip
BETWEEN = 2
"""Blanks between two drawings."""
FILLED = "X"
"""A covered square on a card."""
ROWS = 17
"""The most rows that there is room for."""
FEW = 2
"""So many others have a line of their own for their points."""


# Texts of a width


def cut(text: str, width: int) -> str:
    """The text, shortened to so many cells where it is longer."""
    if cell_width(text) <= width:
        return text
    while cell_width(text) >= width:
        text = text[:-1]
    return f"{text}…"


def padded(text: str, width: int) -> str:
    """The text, cut or filled to so many cells."""
    shown = cut(text, width)
    return shown + " " * (width - cell_width(shown))


def wrapped(words: Iterable[str], width: int) -> list[str]:
    """Words on lines of a width, two blanks between them."""
    lines = [""]
    for word in words:
        joined = f"{lines[-1]}  {word}".strip()
        if lines[-1] and cell_width(joined) > width:
            lines.append(word)
        else:
            lines[-1] = joined
    return lines


def merged(spans: Iterable[Span]) -> list[Span]:
    """Neighbours of the same style as one span."""
    together = groupby(spans, key=lambda span: span[1])
    return [("".join(text for text, _ in group), style) for style, group in together]


# The plan


class Paper:
    """A plan as it is to be drawn; pieces beyond those that are kept are small letters."""

    def __init__(self, plan: Plan, kept: int) -> None:
        self.lines = Lines(plan)
        self.columns = frame(plan)[1]
        signs = ground_signs(plan, SIGNS) | dict.fromkeys(numbers(plan.cut_off), CUT_OFF)
        self.ground = {square: (sign, SIGN_STYLES.get(sign, "")) for square, sign in signs.items()}
        self.pieces = pieces_drawn(plan, kept)

    def row(self, row: int, label: str) -> Row:
        """A row of squares between its walls; row -1 is the line above the sheet."""
        spans: list[Span] = [(label.rjust(LABEL), "dim")]
        before = " "
        for column in range(self.columns[0], self.columns[-1] + 2):
            line = self.lines.sign(row + 1, column, NORTH).replace("-", "_")
            spans += self._square(row, column, before, line)
            before = line
        return merged(spans[:-2])

    def _square(self, row: int, column: int, before: str, line: str) -> Iterator[Span]:
        """The wall on the left of a square, the square, and the line below it.

        Without a wall the line below runs on.
        """
        wall = self.lines.sign(row, column, WEST) if row >= 0 else " "
        if wall == " " and before == line == "_":
            wall = "_"
        piece = self.pieces.get(SIDE * row + column)
        sign, style = piece or self.ground.get(SIDE * row + column, (" ", ""))
        filling = style if piece else ""
        if line != " " and sign in (" ", BLANK):
            sign, style = line, SIGN_STYLES.get(line, "")
        yield wall, underlined(SIGN_STYLES.get(wall, ""), wall)
        yield sign, underlined(style, line)
        yield line, underlined(SIGN_STYLES.get(line, filling), line)


def underlined(style: str, line: str) -> str:
    return f"{style} underline".strip() if line == "_" else style


def pieces_drawn(plan: Plan, kept: int) -> dict[int, Span]:
    """Letter and style of the pieces, square by square."""
    found = {}
    for square, piece in by_square(plan.pieces).items():
        letter, is_kept = PIECE_LETTERS[piece.index], piece.index < kept
        style = SIGN_STYLES[RUG] if piece.rug else ROOM_STYLES[plan.room_names[piece.room]]
        sign = RUG if piece.rug else letter if is_kept else letter.lower()
        found[square] = (sign, style if is_kept else f"{style} bold")
    return found


def plan_block(plan: Plan, before: Plan | None = None) -> Block:
    """The plan of a seat with its coordinates; pieces that `before` lacks are small letters."""
    rows, columns = frame(plan)
    paper = Paper(plan, len((before or plan).pieces))
    letters = "".join(COLUMNS[column].ljust(CELL) for column in columns)
    lines: list[Row] = [[(" " * (LABEL + 1) + letters.rstrip(), "dim")]]
    if any(square // SIDE == rows[0] for square in numbers(plan.floor)):
        lines.append(paper.row(rows[0] - 1, ""))
    lines += [paper.row(row, str(row + 1)) for row in rows]
    return Block(LABEL + CELL * len(columns) + 1, lines)


# Drawings on cards


def option_drawing(stamp: Stamp) -> list[str]:
    """A piece as it is turned: signs for its squares, lines where it leans on a wall.

    The first row holds nothing but the walls above the piece.
    """
    _, bottom, _, right = extent(stamp.squares)
    north, east, south, west = map(pairs, stamp.backs)
    body, dots, filled = pairs(stamp.body), pairs(stamp.dots), RUG if stamp.rug else FILLED
    lines = []
    for row in range(-1, bottom + 1):
        walled = {c for c in range(right + 1) if (row, c) in south or (row + 1, c) in north}
        text = ""
        for column in range(right + 2):
            here, line = (row, column), "_" if column in walled else " "
            is_wall = here in west or (row, column - 1) in east
            between = "_" if line == "_" and column - 1 in walled else " "
            sign = filled if here in body else DOT if here in dots else line
            text += ("|" if is_wall else between) + sign + line
        lines.append(text.rstrip())
    return lines


def beside_or_below(drawings: list[list[str]], width: int, style: str) -> list[Row]:
    """Two drawings beside each other with their numbers, or below each other where it is narrow."""
    widths = [max(map(len, lines)) for lines in drawings]
    if sum(widths) + len("1 ") * 2 + BETWEEN <= width:
        return beside(drawings, ["1 ", "2 "], style)
    return [*beside(drawings[:1], ["1 "], style), *beside(drawings[1:], ["2 "], style)]


def beside(drawings: Sequence[list[str]], labels: Sequence[str], style: str) -> list[Row]:
    """Drawings beside each other, each after its label; covered squares in the room's colour."""
    skipped = 0 if any(lines[0] for lines in drawings) else 1
    rows: list[Row] = []
    for line in range(skipped, max(map(len, drawings))):
        spans: list[Span] = []
        for lines, label in zip(drawings, labels, strict=True):
            text = lines[line] if line < len(lines) else ""
            shown = label if line == 1 else " " * len(label)
            signs = text.ljust(max(map(len, lines)) + BETWEEN)
            spans += [(shown, "bold")]
            spans += merged((sign, style if sign == FILLED else "") for sign in signs)
        rows.append(spans)
    return rows


# What lies beside the plan


def tray_block(scene: Scene, seat: int, width: int) -> Block:
    """Scenario, rooms, the card or the cards to choose from, Bright Idea and points."""
    plan, say = Plan(scene.view, seat, own=scene.content), scene.say
    rooms: list[Row] = [[(cut(names_at(plan).title().text((), say), width), "bold")]]
    rooms += [room_row(plan, room, width, say) for room in range(plan.room_count)]
    cards: list[Row] = []
    if plan.phase in (Phase.ASSIGN, Phase.DRAW):
        cards = card_rows(plan, width, say)
    elif plan.phase == Phase.CHOOSE_CARD:
        cards = card_list(plan, width, say)
    return Block(width, fitted([rooms, cards, point_rows(scene, plan, width)]))


def fitted(groups: Sequence[list[Row]]) -> list[Row]:
    """Groups of rows with blank rows between them, as far as there is room for all of it."""
    spare = ROWS - sum(map(len, groups))
    rows: list[Row] = []
    for group in groups:
        if rows and group and spare > 0:
            rows.append([])
            spare -= 1
        rows += group
    return rows[:ROWS]


def room_row(plan: Plan, room: int, width: int, say: Say) -> Row:
    """`> 2 Kitchen      8`; 8/12 where some of 12 points are cut off, 3? for tokens to come."""
    is_now = room == plan.room
    told = room_points_text(plan, room)
    name = f" {room + 1} {room_at(plan, room).text((), say)}"
    style = "bold" if is_now else "" if plan.is_opened(room) else "dim"
    text = padded(name, width - 2 - len(told)) + told
    return [(">" if is_now else " ", style), (" ", room_style(plan, room)), (text, style)]


def room_points_text(plan: Plan, room: int) -> str:
    """What a room brings, or how many tokens it will have."""
    if not plan.is_opened(room):
        return f"{sum(card.tokens for card in plan.cards_of(room))}?"
    served, of_all = plan.finished.room_points(room), sum(p.points for p in plan.pieces_of(room))
    if not of_all and not plan.is_to_come(room):
        return "-3"
    return str(served) if served == of_all else f"{served}/{of_all}"


def room_style(plan: Plan, room: int | None) -> str:
    assert room is not None
    return ROOM_STYLES[plan.room_names[room]]


def card_list(plan: Plan, width: int, say: Say) -> list[Row]:
    told = [f"{card.number:>2}  {card_title(plan, card, say)}" for card in plan.face_down]
    return [[(cut(text, width), "")] for text in told]


def card_title(plan: Plan, card: Card, say: Say) -> str:
    """What the back of a card says, with its tokens."""
    return names_at(plan).card(card).text((), say)


def option_title(plan: Plan, option: int, say: Say) -> str:
    """What an option of this turn's card is called."""
    return names_at(plan).option(card_at(plan), option).text((), say)


def card_rows(plan: Plan, width: int, say: Say) -> list[Row]:
    """The card of this turn: its name, its two options drawn, with their tokens."""
    card = card_at(plan)
    rows: list[Row] = [[(cut(f"{card.number}  {card_title(plan, card, say)}", width), "bold")]]
    for option in range(2):
        tokens = token_signs(card, option)
        title = f"{option + 1} {option_title(plan, option, say)}"
        text = padded(title, width - len(tokens)) + tokens
        rows.append([(text, "" if tokens.strip() else "dim")])
    drawings = [option_drawing(stamp_at(plan, option)) for option in range(2)]
    style = room_style(plan, plan.room)
    return [*rows, *beside_or_below(drawings, width, style), *later_cards(plan, width, say)]


def token_signs(card: Card, option: int) -> str:
    """A star for each token on an option; nothing before they are assigned."""
    if card.first is None:
        return ""
    return " " + "*" * (card.tokens - card.first if option else card.first)


def later_cards(plan: Plan, width: int, say: Say) -> list[Row]:
    names = ", ".join(card_title(plan, card, say) for card in plan.face_down)
    return [[(cut(say("turn-later", cards=names), width), "dim")]] if names else []


def point_rows(scene: Scene, plan: Plan, width: int) -> list[Row]:
    """The points of all, the seat's own first with its Bright Idea."""
    idea = scene.say("turn-idea-used" if plan.idea else "turn-idea-free")
    others = [(plan.seat + step) % plan.seats for step in range(1, plan.seats)]
    rows: list[Row] = [[(cut(idea, width), "")], [(point_line(scene, plan.seat, width), "bold")]]
    if len(others) <= FEW:
        return rows + [[(point_line(scene, other, width), "")] for other in others]
    plans = [Plan(scene.view, other) for other in others]
    told = [f"{name_with_idea(scene, plan, 10)} {plan.worth}" for plan in plans]
    return rows + [[(line, "")] for line in wrapped(told, width)]


def point_line(scene: Scene, seat: int, width: int) -> str:
    plan = Plan(scene.view, seat)
    return padded(name_with_idea(scene, plan, width - 4), width - 4) + f"{plan.worth:>4}"


def name_with_idea(scene: Scene, plan: Plan, width: int) -> str:
    """The name of a seat, and whether others see that it has crossed out its bulb."""
    name = scene.names[plan.seat]
    if not plan.idea or plan.seat == scene.seat:
        return cut(name, width)
    return scene.say("turn-idea-gone", name=cut(name, width))
