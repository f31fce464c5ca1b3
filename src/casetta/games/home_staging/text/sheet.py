"""The score sheet of Home Staging: piece by piece, room by room, bonus by bonus."""

from __future__ import annotations

from collections.abc import Iterator

from casetta.contract.game import State
from casetta.contract.sheet import Line, Sheet

from ..bonuses.rules import bonus_points
from ..content.library import OWN, scenario_of
from ..plan.squares import names, squares_of
from ..rules.laid import body_row, dots_row, is_rug, room_of_piece
from ..rules.layout import BONUS, BONUS_SIZE, PIECES, ROOMS, SCENARIO, SIDE
from ..rules.scoring import penalty, value
from ..rules.walking import reach, reachable_pieces, reachable_rooms
from ..scenarios.telling import own_texts
from .drawing import piece_text, room_name

Values = dict[str, str | int]


def sheet(state: State, seat: int) -> Sheet:
    """A seat's score line by line: rooms in the scenario's order, then the bonuses."""
    reached = reach(state, seat)
    rooms = int(reachable_rooms(state, seat, reached))
    pieces = int(reachable_pieces(state, seat, reached, rooms))
    lines = [line for room in range(state[ROOMS]) for line in room_lines(state, seat, room, pieces)]
    return Sheet((*lines, *bonus_lines(state, seat, rooms, pieces)))


def room_lines(state: State, seat: int, room: int, pieces: int) -> Iterator[Line]:
    """A line for each piece of a room; one for an empty room."""
    name = room_name(state, room)
    lost = penalty(state, seat, room)
    if lost:
        yield Line("rooms", "sheet-empty-room", lost, (), {"room": name})
    for piece in range(state[PIECES + seat]):
        if room_of_piece(state, seat, piece) == room:
            yield piece_line(state, seat, piece, name, bool(pieces >> piece & 1))


def piece_line(state: State, seat: int, piece: int, room: str, reachable: bool) -> Line:
    """A piece with its squares: what it scores, or that it cannot be reached."""
    values: Values = {"option": piece_text(state, seat, piece)[:4], "room": room}
    cells = names(squares_of([body_row(state, seat, piece, row) for row in range(SIDE)]))
    if not reachable:
        return Line("rooms", "sheet-cut-off", 0, cells_cut_off(state, seat, piece) or cells, values)
    rule = "sheet-rug" if is_rug(state, seat, piece) else "sheet-piece"
    return Line("rooms", rule, value(state, seat, piece), cells, values)


def cells_cut_off(state: State, seat: int, piece: int) -> tuple[str, ...]:
    """The circulation squares of a piece that cannot be walked to."""
    reached = reach(state, seat)
    rows = [dots_row(state, seat, piece, row) & ~reached[row] for row in range(SIDE)]
    return names(squares_of(rows))


def bonus_lines(state: State, seat: int, rooms: int, pieces: int) -> Iterator[Line]:
    """A line for each bonus rule, whether it is earned or not."""
    scenario = scenario_of(state[SCENARIO])
    for index in range(len(scenario.content.get("bonus", []))):
        points = int(bonus_points(state, seat, BONUS + BONUS_SIZE * index, rooms, pieces))
        if state[SCENARIO] < OWN:
            yield Line("bonus", f"scenario-{scenario.id}-bonus-{index + 1}", points)
        else:
            yield Line("bonus", "own-text", points, (), own_texts(state[SCENARIO], index))
