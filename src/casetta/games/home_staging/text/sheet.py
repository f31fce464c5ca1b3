"""The score sheet of Home Staging: piece by piece, room by room, bonus by bonus; and awards."""

from __future__ import annotations

from collections.abc import Iterator

from casetta.contract.game import State
from casetta.contract.text import Award, Line, Sheet, alone_with_least, alone_with_most

from ..content.furniture import option_name
from ..content.library import Scenario
from ..plan.plan import Piece, Plan, Room
from ..plan.position import Position
from ..plan.squares import from_rows, names_of
from ..rules.walking import corridor
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
    return Sheet((*lines, *bonus_lines(plan, home)))


def so_far(state: State, seat: int, own: Scenario | None = None) -> Sheet:
    """The sheet of a plan as if it were finished now; rooms still to come cost nothing yet."""
    plan = Plan(state, seat, own=own)
    to_come = {room.name for room in plan.rooms if plan.is_to_come(room.index)}
    whole = sheet_of(plan.finished, plan.home)
    return Sheet(tuple(line for line in whole.lines if not is_empty_room(line, to_come)))


def is_empty_room(line: Line, rooms: set[str]) -> bool:
    """Whether a line tells that one of some rooms has no furniture."""
    return line.rule == EMPTY_ROOM_RULE and line.values["room"] in rooms


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


def bonus_lines(plan: Plan, home: Scenario) -> Iterator[Line]:
    """A line for each bonus rule, whether it is earned or not."""
    for index, points in enumerate(plan.bonus_points):
        if plan.is_own:
            yield Line("bonus", "own-text", points, (), own_texts(home, index))
        else:
            yield Line("bonus", f"scenario-{home.id}-bonus-{index + 1}", points)


# Awards


def awards(state: State) -> list[Award]:
    """Most windows, the smallest corridor, most places to sit."""
    plans = [Plan(state, seat) for seat in range(Position(state).seats)]
    return [
        *award("award-windows", [len(plan.windows) for plan in plans]),
        *award("award-corridor", [corridor_squares(plan) for plan in plans], least=True),
        *award("award-seats", [places_to_sit(plan) for plan in plans]),
    ]


def award(rule: str, numbers: list[int], *, least: bool = False) -> Iterator[Award]:
    """Praise for the one who has most of something, or least."""
    seat = (alone_with_least if least else alone_with_most)(numbers)
    if seat is not None:
        yield Award(seat, rule, {"number": numbers[seat]})


def corridor_squares(plan: Plan) -> int:
    """How many squares the corridor has; 0 if it leads to no room."""
    if not plan.reachable_rooms:
        return 0
    return from_rows(corridor(plan.state, plan.seat)).bit_count()


def places_to_sit(plan: Plan) -> int:
    """How many people can sit on what can be reached."""
    return sum(piece.seats for piece in plan.pieces if plan.counts(piece.index))
