"""What is counted: the score, piece by piece and bonus by bonus; awards; what the box holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from casetta.contract.face import Say
from casetta.contract.game import State
from casetta.contract.text import Award, Line, Listing, Sheet, alone_with_least, alone_with_most

from ..content.furniture import CATALOGUE, NUMBERS, ROOM_CARDS, option_name
from ..content.library import Scenario
from ..plan.plan import Piece, Plan, Room
from ..plan.position import MOST_TOKENS, Position
from ..plan.squares import names_of
from ..rules.closing import redraw_pieces
from ..scenarios.texts import own_texts

EMPTY_ROOM_RULE = "sheet-empty-room"
Values = dict[str, str | int]


def sheet(state: State, seat: int, own: Scenario | None = None) -> Sheet:
    """A seat's score line by line: rooms in the scenario's order, then the bonuses."""
    plan = Plan(state, seat, own=own)
    return sheet_of(plan, plan.home)


def sheet_of(plan: Plan, home: Scenario) -> Sheet:
    """The same for a plan of this scenario."""
    lines = [line for room in plan.rooms for line in room_lines(plan, room)]
    bonuses = [
        bonus_line(home, index, points, is_own=plan.is_own)
        for index, points in enumerate(plan.bonus_points)
    ]
    return Sheet((*lines, *bonuses))


def so_far(state: State, seat: int, own: Scenario | None = None) -> Sheet:
    """The sheet of a plan as if it were finished now; rooms still to come cost nothing yet."""
    plan = Plan(state, seat, own=own)
    to_come = {room.name for room in plan.rooms if plan.is_to_come(room.index)}
    early = [(EMPTY_ROOM_RULE, name) for name in to_come]
    lines = sheet_of(plan.finished, plan.home).lines
    return Sheet(tuple(line for line in lines if (line.rule, line.values.get("room")) not in early))


def room_lines(plan: Plan, room: Room) -> Iterator[Line]:
    """A line for each piece of a room; one for an empty room."""
    lost = plan.penalty(room.index)
    if lost:
        yield Line("rooms", EMPTY_ROOM_RULE, lost, (), {"room": room.name})
    for piece in plan.pieces_of(room.index):
        yield piece_line(plan, piece, room.name)


def piece_line(plan: Plan, piece: Piece, room: str) -> Line:
    """A piece with its squares: what it scores, or that it cannot be reached."""
    values: Values = {"option": option_name(piece.option), "room": room}
    if not plan.counts(piece.index):
        cells = names_of(piece.dots & ~plan.reached) or names_of(piece.body)
        return Line("rooms", "sheet-cut-off", 0, tuple(cells), values)
    rule = "sheet-rug" if piece.rug else "sheet-piece"
    return Line("rooms", rule, piece.points, tuple(names_of(piece.body)), values)


def bonus_line(home: Scenario, index: int, points: int, *, is_own: bool) -> Line:
    """What a bonus rule brings; the sentence of an own one stands in the scenario."""
    if is_own:
        return Line("bonus", "own-text", points, (), own_texts(home, index))
    return Line("bonus", f"scenario-{home.id}-bonus-{index + 1}", points)


# Awards


def awards(state: State) -> list[Award]:
    """Most windows, the smallest corridor, most places to sit on what can be reached."""
    plans = [Plan(state, seat) for seat in range(Position(state).seats)]
    seats = [sum(p.seats for p in plan.pieces if plan.counts(p.index)) for plan in plans]
    # A corridor that leads to no room has no squares.
    corridors = [plan.corridor.bit_count() if plan.reachable_rooms else 0 for plan in plans]
    return [
        *award("award-windows", [len(plan.windows) for plan in plans]),
        *award("award-corridor", corridors, least=True),
        *award("award-seats", seats),
    ]


def award(rule: str, numbers: list[int], *, least: bool = False) -> Iterator[Award]:
    """Praise for the one who has most of something, or least."""
    seat = (alone_with_least if least else alone_with_most)(numbers)
    if seat is not None:
        yield Award(seat, rule, {"number": numbers[seat]})


# The box

BOX = {
    "room cards": len(ROOM_CARDS),
    "furniture cards": 2 * NUMBERS,
    "tokens": MOST_TOKENS,
    "pieces without a token": 0,
    "squares drawn by nothing": 0,
}


def pieces(state: State) -> dict[str, int]:
    """How many of each thing are somewhere: on the table or in the box.

    A card counts once however often it turns up, so a card dealt twice is missed in
    the sum. What is drawn belongs to a piece, and every piece to a token.
    """
    position = Position(state)
    rooms, cards = position.room_names, position.cards
    known = [(card.number, card.letter) for card in cards if card.letter is not None]
    assigned = [card for card in cards if card.first is not None]
    plans = [Plan(state, seat) for seat in range(position.seats)]
    return {
        "room cards": len(ROOM_CARDS) - len(rooms) + len(set(rooms)),
        "furniture cards": 2 * NUMBERS - len(known) + len(set(known)),
        "tokens": MOST_TOKENS - sum(not 0 <= (card.first or 0) <= card.tokens for card in assigned),
        "pieces without a token": sum(map(_pieces_too_many, plans)),
        "squares drawn by nothing": sum(map(_misdrawn, plans)),
    }


def _pieces_too_many(plan: Plan) -> int:
    """How many pieces have no token of their card."""
    drawn = [piece.card for piece in plan.pieces]
    return sum(max(0, drawn.count(card.index) - card.tokens) for card in plan.cards)


def _misdrawn(plan: Plan) -> int:
    """How many squares do not show what the pieces cover."""
    again = list(plan.state)
    redraw_pieces(again, plan.seat, len(plan.pieces))
    other = Plan(again, plan.seat)
    pairs = ((plan.covered, other.covered), (plan.rugs, other.rugs), (plan.dots, other.dots))
    return sum((one ^ another).bit_count() for one, another in pairs)


# `casetta cards home-staging`


def listings(own: Any, say: Say) -> list[Listing]:
    """The four options of each number; own furniture is told by its scenario."""
    return [
        Listing(
            say(f"number-{number}"),
            ("option", "card", "points", "circulation", "seats"),
            [option_row(option, say) for option in range(4 * number - 4, 4 * number)],
        )
        for number in range(1, NUMBERS + 1)
    ]


def option_row(option: int, say: Say) -> tuple[str, ...]:
    """One option: its name, what it is called, its points, circulation squares and seats."""
    shape, name = CATALOGUE[option].shape, option_name(option)
    points = 0 if shape.rug else len(shape.body)
    return name, say(f"furniture-{name}"), str(points), str(len(shape.dots)), str(shape.seats or "")
