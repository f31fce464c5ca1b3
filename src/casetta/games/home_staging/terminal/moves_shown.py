"""What may be done now, compactly: rooms, cards with all they may show, places, doors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Scene
from casetta.contract.game import State

from ..plan.proposals import front_doors, needed_squares, outer_edges, possible_doors
from ..plan.reasons import why_no_window, why_not_piece
from ..plan.squares import Square, rectangles, squares_of
from ..rules.decisions import cards_to_turn, rooms_to_open
from ..rules.layout import (
    ASSIGN,
    CARD,
    CARD_NUMBER,
    CARD_TOKENS,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DRAW,
    LETTER,
    PHASE,
    ROOM,
    ROOM_CARD,
    ROOMS,
    SIDE,
)
from ..rules.plan import free_floor
from ..text.notation import SIDE_NAMES
from .draft_closing import closing_proposal, own_squares
from .draft_drawing import simplest, token_option, tokens_left
from .told import card_title, option_title, room_title, wrapped
from .tray import beside, cards_of, option_drawing, room_style

LINE = 78


def show_moves(scene: Scene, text: str) -> list[Row]:
    """What may be done in this step; of the drawings those of an option that a text names."""
    phase = scene.view[PHASE]
    if phase == CHOOSE_ROOM:
        return rooms_shown(scene)
    if phase == CHOOSE_CARD:
        return cards_shown(scene)
    if phase == ASSIGN:
        return tokens_shown(scene)
    if phase == DRAW:
        return places_shown(scene, text)
    return doors_shown(scene) if phase == CLOSE else openings_shown(scene)


# What the active player chooses


def rooms_shown(scene: Scene) -> list[Row]:
    """The rooms that may be opened, each with its cards."""
    view, say = scene.view, scene.say
    rows: list[Row] = []
    for room in range(view[ROOMS]):
        if rooms_to_open(view) >> view[ROOM_CARD + room] & 1:
            cards = ", ".join(card_title(view, card, say) for card in cards_of(view, room))
            rows.append(
                [(f"{room + 1}  {room_title(view, room, say)}", "bold"), (f": {cards}", "")]
            )
    return rows


def cards_shown(scene: Scene) -> list[Row]:
    """The face-down cards, each with the four drawings of which it will show two."""
    view, say = scene.view, scene.say
    rows: list[Row] = []
    for card in cards_of(view, view[ROOM]):
        number = view[CARD_NUMBER + card]
        if cards_to_turn(view) >> number - 1 & 1:
            rows.append([(f"{number}  {card_title(view, card, say)}", "bold")])
            rows += [*all_drawings(view, card), []]
    return rows


def all_drawings(view: State, card: int) -> list[Row]:
    """The four options that a card may turn out to have, beside each other."""
    trial, drawings = list(view), []
    for letter in range(2):
        trial[LETTER + card] = letter
        drawings += [option_drawing(trial, card, option) for option in range(2)]
    return beside(drawings, ["  "] * len(drawings), room_style(view))


def tokens_shown(scene: Scene) -> list[Row]:
    """All ways to share out the tokens."""
    view, say = scene.view, scene.say
    card, tokens = view[CARD], view[CARD_TOKENS + view[CARD]]
    names = [option_title(view, card, option, say) for option in range(2)]
    return [
        [(f"{first} {tokens - first}  ", "bold"), (f"{first} × {names[0]}", ""),
         (f" · {tokens - first} × {names[1]}", "")]
        for first in range(tokens, -1, -1)
    ]  # fmt: skip


# Drawing


def places_shown(scene: Scene, text: str) -> list[Row]:
    """For every way to turn the piece its drawing and the squares where its top left may lie."""
    view, say = scene.view, scene.say
    left = [token_option(view, scene.seat, token) for token in range(tokens_left(view, scene.seat))]
    options = [option for option in sorted(set(left)) if text in ("", str(option + 1))]
    if not options:
        raise Wrong("turn-no-token", option=text)
    rows: list[Row] = []
    for option in options:
        rows.append([(f"{option + 1}  {option_title(view, view[CARD], option, say)}", "bold")])
        for turns in range(4):
            if simplest(view, option, turns) == turns:
                rows += turn_shown(scene, option, turns)
    return rows


def turn_shown(scene: Scene, option: int, turns: int) -> list[Row]:
    """One way to turn a piece, and its places beside it."""
    view = scene.view
    drawing = option_drawing(view, view[CARD], option, turns)
    drawn = beside([drawing], [f"r{turns}  "], room_style(view))
    wide = max(map(len, drawing)) + len("r0  ") + 2
    places = rectangles(places_of(view, scene.seat, option, turns))
    told = wrapped(places or [scene.say("turn-nowhere")], LINE - wide)
    blank: Row = [(" " * wide, "")]
    lines = zip_longest(drawn, told)
    return [*([*(row or blank), (text or "", "")] for row, text in lines), []]


def places_of(view: State, seat: int, option: int, turns: int) -> list[Square]:
    """The squares where the top left of a piece may lie."""
    return [
        divmod(square, SIDE)
        for square in range(SIDE * SIDE)
        if why_not_piece(view, seat, option, turns, square) is None
    ]


# Closing and finishing


def doors_shown(scene: Scene) -> list[Row]:
    """The squares that the room may take in, and the doors of the room as proposed."""
    view, seat, say = scene.view, scene.seat, scene.say
    own, squares = own_squares(view, seat), needed_squares(view, seat)
    free = [square for square in squares_of(free_floor(view, seat)) if square not in own]
    return [
        [(say("turn-shown-proposal"), "bold")],
        [(f"  {closing_proposal(view, seat)}", "")],
        [(say("turn-shown-squares"), "bold")],
        *listed(rectangles(free)),
        [(say("turn-shown-doors"), "bold")],
        *listed(by_side(possible_doors(view, seat, squares))),
    ]


def openings_shown(scene: Scene) -> list[Row]:
    """The places for the front door and for windows."""
    view, seat, say = scene.view, scene.seat, scene.say
    windows = [edge for edge in outer_edges(view) if why_no_window(view, seat, edge) is None]
    return [
        [(say("turn-shown-front"), "bold")],
        *listed(by_side(front_doors(view, seat))),
        [(say("turn-shown-windows"), "bold")],
        *listed(by_side(windows)),
    ]


def by_side(edges: Sequence[int]) -> list[str]:
    """Edges as rectangles of squares with their side, such as `c4:f4 n`."""
    told = []
    for side, letter in enumerate(SIDE_NAMES):
        squares = [divmod(edge >> 2, SIDE) for edge in edges if edge & 3 == side]
        told += [f"{rectangle} {letter}" for rectangle in rectangles(squares)]
    return told


def listed(texts: Iterable[str]) -> list[Row]:
    """Texts on as few lines as they fit on."""
    return [[(f"  {line}", "")] for line in wrapped(texts, LINE - 2)]
