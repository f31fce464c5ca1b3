"""Small homes for the solver, and the best plan for one of their rooms by trying everything.

The trying is a second reading of rooms, doors, ways and points, in sets of squares; only
where a piece may be drawn is asked of the engine. A small home has some 16 squares:
every set of them that holds the pieces is tried as a room.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from casetta.games.home_staging.drawings import STEPS
from casetta.games.home_staging.laid import body_row, dots_row, is_rug, room_of_piece
from casetta.games.home_staging.layout import (
    BLIND_SIDES,
    FLOOR,
    FRONT_SIDE,
    HUB,
    LAYOUT,
    MARKS,
    MUST_HOLD,
    NONE,
    PIECES,
    PILLARS,
    ROOM,
    ROOMS,
    ROUND_OF,
)
from casetta.games.home_staging.library import bring
from casetta.games.home_staging.own import deal_scenario
from casetta.games.home_staging.plan import door_of, inside_rows
from casetta.games.home_staging.rules import count, moves, play
from casetta.games.home_staging.squares import squares_of
from casetta.kernel.luck import key_of_seed, table_luck
from casetta.kernel.pages import Page

from .played import legal, play_text

DRAWINGS = {
    "desk": ["===", "###", "_._"],
    "bed": ["##", "##", ".."],
    "shelf": ["==", "##", ".."],
    "corner": ["#_", "##", "_."],
    "chair": ["c", "."],
    "long": [".", "#", "#", "."],
    "plant": ["#"],
    "rug": ["~~"],
}
NUMBERS = {name: number for number, name in enumerate(DRAWINGS, 1)}
EMPTY_ROOM = -3
Squares = frozenset[tuple[int, int]]


def home(plan: str, rooms: dict[str, list[str]], rules=(), bonuses=()):
    """A table for one with a small own scenario; a room is a list of pieces, a card each."""
    rows = [f".{row.strip()}".ljust(16, ".") for row in plan.strip().splitlines()]
    content = {
        "id": "small-home",
        "plan": ["." * 16, *rows, *["." * 16] * (15 - len(rows))],
        "room": [
            {"card": card, "furniture": [{"number": NUMBERS[each], "tokens": 1} for each in pieces]}
            for card, pieces in rooms.items()
        ],
        "rule": list(rules),
        "bonus": list(bonuses),
        "furniture": {"option": [option for name in DRAWINGS for option in options(name)]},
    }
    page = Page(content)
    assert bring(page), page.wrongs
    state = LAYOUT.blank()
    deal_scenario(content, state, 1, (), table_luck(key_of_seed(1)))
    return state


def options(name: str):
    """All four options of a number look alike, so that its card does not matter."""
    for letter in "ab":
        for option in (1, 2):
            yield {
                "id": f"{NUMBERS[name]:02}{letter}{option}",
                "number": NUMBERS[name],
                "card": letter,
                "option": option,
                "tags": [],
                "draw": DRAWINGS[name],
            }


# Trying everything


class Laid(NamedTuple):
    """A piece on the plan."""

    body: Squares
    dots: Squares
    rug: bool

    @property
    def value(self) -> int:
        return 0 if self.rug else len(self.body)


Bonus = Callable[[Squares, list[Laid]], int]


def no_bonus(room: Squares, pieces: list[Laid]) -> int:
    return 0


def best_points(state, room: str, bonus: Bonus = no_bonus, most_bonus: int = 0) -> int:
    """The most points of this room and those before it, whatever is drawn and closed."""
    opened = list(state)
    play_text(opened, f"room {room}")
    number = opened[ROOM]
    here = Home(opened)
    leaves = sorted(drawn(opened), key=lambda end: -potential(end, number))
    best = max(here.left_empty())
    for leaf in leaves:
        pieces = laid(leaf, number)
        most = here.past() + sum(piece.value for piece in pieces) + most_bonus
        if not pieces or most <= best:
            continue
        for total in here.closings(pieces, bonus):
            best = max(best, total)
            if best == most:
                break
    return best


def drawn(state) -> Iterator[list[int]]:
    """Every way to draw or decline the pieces of the cards that lie face down."""
    cards = sorted(text for text in legal(state) if text.startswith("card"))
    if not cards:
        yield state
        return
    play_text(state := list(state), cards[0])
    play_text(state, "tokens 1 0")
    out = [0] * count(state, 0)
    moves(state, 0, out)
    for move in out:
        after = list(state)
        play(after, 0, move)
        yield from drawn(after) if after[ROOM] == state[ROOM] else [after]


def potential(state, room: int) -> int:
    return sum(piece.value for piece in laid(state, room))


def laid(state, room: int) -> list[Laid]:
    """The pieces of a room."""
    return [
        Laid(
            frozenset(squares_of([body_row(state, 0, piece, row) for row in range(16)])),
            frozenset(squares_of([dots_row(state, 0, piece, row) for row in range(16)])),
            bool(is_rug(state, 0, piece)),
        )
        for piece in range(state[PIECES])
        if room_of_piece(state, 0, piece) == room
    ]


def beside(square):
    row, column = square
    return [(row + down, column + right) for down, right in STEPS]


def flood(start, within) -> Squares:
    """All squares of a set that hang together with one of them."""
    seen = {start} & set(within)
    edge = list(seen)
    while edge:
        for other in beside(edge.pop()):
            if other in within and other not in seen:
                seen.add(other)
                edge.append(other)
    return frozenset(seen)


class Home:
    """A plan before a room is closed in it."""

    def __init__(self, state) -> None:
        self.state, self.room, self.hub = state, state[ROOM], state[HUB]
        self.floor = frozenset(squares_of(state, FLOOR))
        self.pillars = frozenset(squares_of(state, PILLARS))
        others = [room for room in range(state[ROOMS]) if room != self.room]
        self.rooms = {room: frozenset(squares_of(state, inside_rows(0, room))) for room in others}
        self.closed = frozenset().union(*self.rooms.values())
        self.covered = frozenset(
            square
            for room in others
            for piece in laid(state, room)
            for square in piece.body
            if not piece.rug
        )
        self.doors = {
            room: door_of(state, 0, room) for room in others if door_of(state, 0, room) != NONE
        }
        self.before = {room: self.ends(door)[1] for room, door in self.doors.items()}
        reserved = set() if self.room == self.hub else set(self.before.values())
        self.free = self.floor - self.closed - reserved

    def ends(self, door: int):
        square = divmod(door >> 2, 16)
        return square, beside(square)[door & 3]

    def past(self) -> int:
        """The most that the rooms before this one can bring."""
        return self.penalties() + sum(map(self.worth, self.rooms))

    def penalties(self) -> int:
        """What the rooms before this one cost that hold no furniture."""
        opened = [room for room in self.rooms if self.state[ROUND_OF + room]]
        return EMPTY_ROOM * sum(all(p.rug for p in laid(self.state, room)) for room in opened)

    def worth(self, room: int) -> int:
        """What a room that was closed brings if it can be entered."""
        pieces = laid(self.state, room)
        if room == self.hub:
            return sum(piece.value for piece in pieces)
        if room not in self.doors:
            return 0
        ways = self.rooms[room] - self.covered - self.pillars
        reached = flood(self.ends(self.doors[room])[0], ways)
        return sum(piece.value for piece in pieces if reached and piece.dots <= reached)

    def closings(self, pieces: list[Laid], bonus: Bonus) -> Iterator[int]:
        """The points of every way to close the room around some pieces, and of no other."""
        own = frozenset(square for piece in pieces for square in piece.body | piece.dots)
        rest = sorted(self.free - own)
        for mask in range(1 << len(rest)):
            room = own | {square for bit, square in enumerate(rest) if mask >> bit & 1}
            if flood(next(iter(room)), room) == room:
                yield from self.totals(room, pieces, bonus)

    def left_empty(self) -> Iterator[int]:
        """The points without the room, for each front door."""
        outside = self.outside(frozenset())
        for area in {flood(front, outside) for front in self.fronts(outside)} | {frozenset()}:
            yield self.total(frozenset(), [], frozenset(), area, no_bonus)

    def totals(self, room: Squares, pieces: list[Laid], bonus: Bonus) -> Iterator[int]:
        """The points of a room for each door and each front door."""
        bodies = frozenset(s for piece in pieces if not piece.rug for s in piece.body)
        inside = room - bodies - self.pillars
        if self.room == self.hub:
            for front in self.fronts(inside):
                area = flood(front, inside)
                reached = area if self.holds_marks(room) else frozenset()
                yield self.total(room, pieces, reached, area, bonus)
            yield self.total(room, pieces, frozenset(), frozenset(), bonus)
            return
        outside = self.outside(room)
        doors = [(s, t) for s in room for t in beside(s) if t in self.doors_lead_to(room)]
        for area in {flood(front, outside) for front in self.fronts(outside)} | {frozenset()}:
            for inner, outer in doors or [(None, None)]:
                entered = inner in inside and outer in area and self.holds_marks(room)
                reached = flood(inner, inside) if entered else frozenset()
                yield self.total(room, pieces, reached, area, bonus)

    def outside(self, room: Squares) -> Squares:
        """Where somebody walks outside a room: corridor or hub."""
        if self.hub == self.room:
            return frozenset()
        if self.hub != NONE and self.state[ROUND_OF + self.hub]:
            return self.rooms[self.hub] - self.covered - self.pillars
        return self.floor - self.closed - room - self.pillars

    def doors_lead_to(self, room: Squares) -> Squares:
        hub = self.rooms.get(self.hub, frozenset())
        return (self.floor - self.closed | hub) - room - self.pillars

    def holds_marks(self, room: Squares) -> bool:
        marks = [frozenset(squares_of(self.state, MARKS + 16 * mark)) for mark in range(2)]
        wanted = [self.state[MUST_HOLD + mark] >> self.room & 1 for mark in range(2)]
        return all(
            not is_wanted or mark & room for mark, is_wanted in zip(marks, wanted, strict=True)
        )

    def fronts(self, squares: Squares):
        """The squares that may lie behind the front door."""
        wanted = self.state[FRONT_SIDE]
        sides = [
            side
            for side in range(4)
            if wanted in (NONE, side) and not self.state[BLIND_SIDES] >> side & 1
        ]
        return [s for s in squares if any(beside(s)[side] not in self.floor for side in sides)]

    def total(self, room, pieces, reached: Squares, area: Squares, bonus: Bonus) -> int:
        """All points: this room's, the others' that can be entered, a bonus for an entered room."""
        served = [piece for piece in pieces if reached and piece.dots <= reached]
        total = self.penalties() + sum(piece.value for piece in served)
        if all(piece.rug for piece in pieces):
            total += EMPTY_ROOM
        total += sum(self.worth(room) for room, before in self.before.items() if before in area)
        hub = laid(self.state, self.hub) if self.rooms.get(self.hub) else []
        total += sum(piece.value for piece in hub if area and piece.dots <= area)
        return total + (bonus(room, served) if reached else 0)
