"""What lies beside a plan: rooms and cards, the card of this turn with its options, points."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.face import Block, Row, Say, Scene, Span
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..plan.prospects import is_to_come, points_of_room, worth
from ..plan.squares import Square
from ..rules.decisions import cards_to_turn
from ..rules.laid import BODY, DOTS_OF, FACTS_OF, backs_drawn, drawn, option_place
from ..rules.layout import (
    ASSIGN,
    CARD,
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    CHOOSE_CARD,
    DRAW,
    FIRST,
    IDEA,
    NONE,
    PHASE,
    ROOM,
    ROOMS,
    ROUND_OF,
    TURN_OF,
)
from ..text.drawing import room_name
from .paper import DOT, ROOM_STYLES, RUG, drawing_rows, merged
from .told import card_title, cut, option_title, padded, room_title, scenario_title, wrapped

BETWEEN = 2
"""Blanks between two drawings."""
FILLED = "X"
"""A covered square on a card."""
ROWS = 17
"""The most rows that there is room for."""
FEW = 2
"""So many others have a line of their own for their points."""


def tray_block(scene: Scene, seat: int, width: int) -> Block:
    """Scenario, rooms, the card or the cards to choose from, Bright Idea and points."""
    view, say = scene.view, scene.say
    rooms = [[(cut(scenario_title(view, say), width), "bold")], *room_rows(view, seat, width, say)]
    cards: list[Row] = []
    if view[PHASE] in (ASSIGN, DRAW):
        cards = card_rows(scene, width)
    elif view[PHASE] == CHOOSE_CARD:
        cards = card_list(view, width, say)
    return Block(width, fitted([rooms, cards, point_rows(scene, seat, width)]))


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


# Rooms


def room_rows(view: State, seat: int, width: int, say: Say) -> list[Row]:
    """Each room by its number, with its points, or with the tokens that are to come."""
    return [room_row(view, seat, room, width, say) for room in range(view[ROOMS])]


def room_row(view: State, seat: int, room: int, width: int, say: Say) -> Row:
    """`> 2 Kitchen      8`; 8/12 where some of 12 points are cut off, 3? for tokens to come."""
    mark = ">" if room == view[ROOM] else " "
    told = room_points_text(view, seat, room)
    name = f" {room + 1} {room_title(view, room, say)}"
    style = "bold" if room == view[ROOM] else "" if view[ROUND_OF + room] else "dim"
    key = ROOM_STYLES[room_name(view, room)]
    text = padded(name, width - 2 - len(told)) + told
    return [(mark, style), (" ", key), (text, style)]


def room_points_text(view: State, seat: int, room: int) -> str:
    """What a room brings, or how many tokens it will have."""
    if view[ROUND_OF + room] == 0:
        return f"{tokens_of(view, room)}?"
    served, drawn_points = points_of_room(view, seat, room)
    if not drawn_points and not is_to_come(view, room):
        return "-3"
    return str(served) if served == drawn_points else f"{served}/{drawn_points}"


def tokens_of(view: State, room: int) -> int:
    """The tokens on the cards of a room."""
    return sum(view[CARD_TOKENS + card] for card in cards_of(view, room))


def cards_of(view: State, room: int) -> list[int]:
    """The cards in the row of a room."""
    return [card for card in range(view[CARDS]) if view[CARD_ROOM + card] == room]


# Cards


def card_list(view: State, width: int, say: Say) -> list[Row]:
    """The face-down cards of the room, by number."""
    numbers = cards_to_turn(view)
    cards = [
        card for card in cards_of(view, view[ROOM]) if numbers >> view[CARD_NUMBER + card] - 1 & 1
    ]
    return [
        [(cut(f"{view[CARD_NUMBER + card]:>2}  {card_title(view, card, say)}", width), "")]
        for card in cards
    ]


def card_rows(scene: Scene, width: int) -> list[Row]:
    """The card of this turn: its name, its two options drawn, with their tokens."""
    view, say = scene.view, scene.say
    card = view[CARD]
    heading = f"{view[CARD_NUMBER + card]}  {card_title(view, card, say)}"
    rows: list[Row] = [[(cut(heading, width), "bold")]]
    for option in range(2):
        name = option_title(view, card, option, say)
        tokens = token_signs(view, option)
        text = padded(f"{option + 1} {name}", width - len(tokens)) + tokens
        rows.append([(text, "" if tokens.strip() else "dim")])
    drawings = [option_drawing(view, card, option) for option in range(2)]
    return [*rows, *beside_or_below(drawings, width, room_style(view)), *later_cards(scene, width)]


def token_signs(view: State, option: int) -> str:
    """A star for each token on an option; question marks before they are assigned."""
    card = view[CARD]
    first, tokens = view[FIRST + card], view[CARD_TOKENS + card]
    if first == NONE:
        return ""
    return " " + "*" * (tokens - first if option else first)


def room_style(view: State) -> str:
    """The colour of the current room."""
    return ROOM_STYLES[room_name(view, view[ROOM])]


def option_drawing(view: State, card: int, option: int, transform: int = 0) -> list[str]:
    """The drawing of an option, turned."""
    place = option_place(view, card, option)
    facts = view[place + FACTS_OF]
    height, width = facts & 15, facts >> 4 & 15
    size = (width, height) if transform & 1 else (height, width)
    backs = [
        (square, side)
        for side in range(4)
        for square in squares_in(backs_drawn(view, place, side, transform))
    ]
    body, dots = (squares_in(drawn(view, place, part, transform)) for part in (BODY, DOTS_OF))
    return drawing_rows(body, dots, backs, size, (RUG if facts >> 16 & 1 else FILLED, DOT))


def squares_in(word: int) -> list[Square]:
    """The squares of a drawing."""
    return [divmod(bit, 8) for bit in range(64) if word >> bit & 1]


def beside_or_below(drawings: list[list[str]], width: int, style: str) -> list[Row]:
    """Two drawings beside each other with their numbers, or below each other where it is narrow."""
    widths = [max(map(len, lines)) for lines in drawings]
    if sum(widths) + len("1 ") * 2 + BETWEEN <= width:
        return beside(drawings, ["1 ", "2 "], style)
    return [*beside(drawings[:1], ["1 "], style), *beside(drawings[1:], ["2 "], style)]


def beside(drawings: Sequence[list[str]], labels: Sequence[str], style: str) -> list[Row]:
    """Drawings beside each other, their first squares in one line, each after its label."""
    skipped = 0 if any(lines[0] for lines in drawings) else 1
    rows: list[Row] = []
    for line in range(skipped, max(map(len, drawings))):
        spans: list[Span] = []
        for lines, label in zip(drawings, labels, strict=True):
            text = lines[line] if line < len(lines) else ""
            shown = label if line == 1 else " " * len(label)
            spans += drawn_spans(shown, text.ljust(max(map(len, lines)) + BETWEEN), style)
        rows.append(spans)
    return rows


def drawn_spans(label: str, text: str, style: str) -> list[Span]:
    """A line of a drawing, covered squares in the colour of the room."""
    return [(label, "bold"), *merged((sign, style if sign == FILLED else "") for sign in text)]


def later_cards(scene: Scene, width: int) -> list[Row]:
    """The cards of this room that are still face down."""
    view = scene.view
    later = [card for card in cards_of(view, view[ROOM]) if view[TURN_OF + card] == 0]
    if not later:
        return []
    names = ", ".join(card_title(view, card, scene.say) for card in later)
    return [[(cut(scene.say("turn-later", cards=names), width), "dim")]]


# Points


def point_rows(scene: Scene, seat: int, width: int) -> list[Row]:
    """The points of all, the seat's own first with its Bright Idea."""
    view, say = scene.view, scene.say
    idea = say("turn-idea-used" if view[IDEA + seat] else "turn-idea-free")
    others = [(seat + step) % view[SEATS] for step in range(1, view[SEATS])]
    rows: list[Row] = [[(cut(idea, width), "")], [(point_line(scene, seat, width), "bold")]]
    if len(others) <= FEW:
        return rows + [[(point_line(scene, other, width), "")] for other in others]
    told = [f"{cut(scene.names[other], 10)} {worth(view, other)}" for other in others]
    return rows + [[(line, "")] for line in wrapped(told, width)]


def point_line(scene: Scene, seat: int, width: int) -> str:
    """A name and its points."""
    return padded(scene.names[seat], width - 4) + f"{worth(scene.view, seat):>4}"
