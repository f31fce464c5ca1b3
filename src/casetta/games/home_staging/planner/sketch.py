"""A sketch of one seat's plan, to think on: quick to copy, quick to draw on."""

from __future__ import annotations

from casetta.contract.game import State

from ..plan.plan import Plan
from ..plan.position import NONE, House
from ..plan.squares import Squares, grown, one, square_at, stepped
from ..plan.stamps import Stamp, stamp_of
from ..rules.pieces import card_of, piece_word, transform_of
from ..rules.rows import beyond


class Sketch:
    """A plan as far as it is drawn. Sets of squares are `Squares`."""

    __slots__ = (
        "backs", "body", "closed", "covered", "doors", "dots", "house", "idea", "inside",
        "is_last", "own_dots", "pieces", "reserved", "room", "rugs", "walls", "words",
    )  # fmt: skip

    house: House
    room: int
    """The current room; NONE between rounds."""
    covered: Squares
    rugs: Squares
    dots: Squares
    closed: Squares
    """The squares of closed rooms."""
    reserved: Squares
    """The squares before the doors of closed rooms."""
    walls: list[Squares]
    backs: list[Squares]
    inside: list[Squares]
    """The squares of each closed room."""
    doors: list[int]
    body: Squares
    """Covered and rug squares of the current room."""
    own_dots: Squares
    """Circulation squares of the current room."""
    pieces: int
    """How many pieces the current room has."""
    idea: bool
    """Whether the Bright Idea is left."""
    is_last: bool
    """Whether no room comes after the current one."""
    words: list[int]
    """The pieces as the state holds them."""

    def copy(self) -> Sketch:
        """The same plan on another sheet."""
        other = Sketch.__new__(Sketch)
        other.house, other.room, other.is_last = self.house, self.room, self.is_last
        other.covered, other.rugs, other.dots = self.covered, self.rugs, self.dots
        other.closed, other.reserved = self.closed, self.reserved
        other.body, other.own_dots, other.pieces = self.body, self.own_dots, self.pieces
        other.idea = self.idea
        other.walls, other.backs = self.walls.copy(), self.backs.copy()
        other.inside, other.doors = self.inside.copy(), self.doors.copy()
        other.words = self.words.copy()
        return other

    @property
    def claim(self) -> Squares:
        """All squares of the current room's pieces."""
        return self.body | self.own_dots

    @property
    def unclosed(self) -> Squares:
        """The floor outside closed rooms."""
        return self.house.floor & ~self.closed

    @property
    def is_hub(self) -> bool:
        """Whether the current room takes the corridor's place."""
        return self.room == self.house.hub and self.room != NONE

    def free(self) -> Squares:
        """The floor that the current room may use, pillars included."""
        if self.is_hub:
            return self.unclosed
        return self.unclosed & ~self.reserved

    def area(self) -> Squares:
        """The part of it that the pieces of the current room are in."""
        free = self.free()
        claim = self.claim
        return grown(claim & -claim, free) if claim else free

    def begin(self, room: int, *, is_last: bool) -> None:
        """Open a room."""
        self.room, self.is_last = room, is_last
        self.body = self.own_dots = self.pieces = 0

    def draw(self, card: int, stamp: Stamp, place: int) -> None:
        """Draw a piece of the current room."""
        body, dots = stamp.body << place, stamp.dots << place
        if stamp.rug:
            self.rugs |= body
        else:
            self.covered |= body
        self.dots |= dots
        self.body |= body
        self.own_dots |= dots
        self.pieces += 1
        for side in range(4):
            self.backs[side] |= stamp.backs[side] << place
        self.words.append(piece_word(card, stamp.option, stamp.transform, square_at(place)))

    def close(self, squares: Squares, door: int) -> None:
        """Close the current room; `door` is an edge, NONE for none."""
        rest = self.house.floor & ~squares
        self.closed |= squares
        self.inside[self.room] = squares
        self.doors[self.room] = door
        for side in range(4):
            back = side ^ 2
            cut = squares & stepped(rest, back) | rest & stepped(squares, back)
            self.walls[side] |= cut
        if door != NONE:
            self.reserved |= one(beyond(door))
        for edge in self.doors:
            if edge != NONE:
                self.open_wall(edge)
        self.leave()

    def leave(self) -> None:
        """No room is current any more."""
        self.room = NONE
        self.body = self.own_dots = self.pieces = 0

    def open_wall(self, edge: int) -> None:
        """Make a gap in a wall, as both of its squares see it."""
        self.walls[edge & 3] &= ~one(edge >> 2)
        self.walls[edge & 3 ^ 2] &= ~one(beyond(edge))

    def ways_out(self) -> Squares:
        """The squares that doors should open onto: floor to walk on, once it is closed the hub."""
        house = self.house
        hub = self.inside[house.hub] if house.hub != NONE else 0
        return (hub or self.unclosed) & ~(house.pillars | self.covered)

    def not_in_rooms(self) -> Squares:
        """The squares that doors may open onto at all."""
        house = self.house
        hub = self.inside[house.hub] if house.hub != NONE else 0
        return (hub | self.unclosed) & ~house.pillars


def read_sketch(state: State, seat: int) -> Sketch:
    """The plan of a seat as it stands in a view."""
    plan, sketch = Plan(state, seat), Sketch()
    sketch.house = plan.house
    sketch.room = NONE if plan.room is None else plan.room
    sketch.covered, sketch.rugs, sketch.dots = plan.covered, plan.rugs, plan.dots
    sketch.closed = plan.closed
    sketch.walls, sketch.backs = list(plan.walls), list(plan.backs)
    sketch.inside = [squares & plan.closed for squares in plan.insides]
    sketch.doors = plan.room_doors
    sketch.idea = plan.idea == 0
    sketch.is_last = all(plan.is_opened(room) for room in range(plan.room_count))
    sketch.words = plan.words
    sketch.reserved = 0 if plan.front_door is None else one(plan.front_door >> 2)
    for door in sketch.doors:
        if door != NONE:
            sketch.reserved |= one(beyond(door))
    _read_current(state, sketch)
    return sketch


def _read_current(state: State, sketch: Sketch) -> None:
    """The squares of the current room's pieces."""
    sketch.body = sketch.own_dots = sketch.pieces = 0
    for word in sketch.words:
        card = card_of(word)
        if sketch.room == NONE or card not in sketch.house.cards[sketch.room]:
            continue
        body, dots = stamp_of(state, card, word >> 11 & 3, transform_of(word)).at(word & 255)
        sketch.body |= body
        sketch.own_dots |= dots
        sketch.pieces += 1
