"""A sketch of one seat's plan and of what is to come, to think on: quick to copy and to draw on.

Where pieces, rooms and doors go well on it, and whether the plan still works then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from casetta.contract.game import State

from ..plan.plan import Closing, Plan, door_edges, led_to_doors, room_around
from ..plan.position import NONE, House, Phase
from ..plan.squares import (
    SHEET_AND_GAPS,
    Squares,
    across,
    around,
    grown,
    joined,
    one,
    parts,
    places,
    sides_on,
    square_at,
    stepped,
    union,
    waves,
)
from ..plan.stamps import Stamp, stamp_of
from ..rules.pieces import card_of, piece_word, transform_of

POINT = 0.9
"""What a point is worth, in squares."""
OPEN_SIDE = 0.45
"""What it costs that a side of a piece lies open to the rest of the floor."""
GAP = 1.5
"""What it costs that a piece does not touch the others of its room."""
OPEN_DOORSTEP = 0.6
"""What it costs that the square before a door lies open on a side."""
FAR = 20
"""A door that is not on a way to the others."""
CUT_OFF = 0.8
"""What a square costs that is cut off from the corridor."""
SPOILT = -1.0
"""Not a cost: something can no longer be reached."""


@dataclass(slots=True)
class Sketch:
    """A plan as far as it is drawn. Copies share its lists: they are replaced, never changed."""

    house: House
    room: int
    """The current room; NONE between rounds."""
    covered: Squares
    rugs: Squares
    dots: Squares
    closed: Squares
    """The squares of closed rooms."""
    reserved: Squares
    """The squares before the doors of closed rooms, and behind the front door."""
    walls: list[Squares]
    backs: list[Squares]
    inside: list[Squares]
    """The squares of each closed room."""
    doors: list[int]
    words: list[int]
    """The pieces as the state holds them."""
    idea: bool
    """Whether the Bright Idea is left."""
    rooms: list[int]
    """The face-down rooms."""
    cards: list[int]
    """The face-down cards of the current room."""
    card: int
    """The card at hand, NONE for none."""
    options: list[int] | None
    """The options of its tokens that are not decided; None before they are assigned."""
    body: Squares = 0
    """Covered and rug squares of the current room."""
    own_dots: Squares = 0
    """Circulation squares of the current room."""
    pieces: int = 0
    """How many pieces the current room has."""

    def copy(self) -> Sketch:
        return Sketch(
            self.house, self.room, self.covered, self.rugs, self.dots, self.closed, self.reserved,
            self.walls, self.backs, self.inside, self.doors, self.words, self.idea, self.rooms,
            self.cards, self.card, self.options, self.body, self.own_dots, self.pieces,
        )  # fmt: skip

    @property
    def claim(self) -> Squares:
        """All squares of the current room's pieces."""
        return self.body | self.own_dots

    @property
    def unclosed(self) -> Squares:
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

    def front_squares(self) -> Squares:
        return self.house.front_squares(self.backs)

    def begin(self, room: int) -> None:
        """Open a room; NONE to leave the one at hand."""
        self.room = room
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
        (north, east, south, west), (n, e, s, w) = self.backs, stamp.backs
        self.backs = [north | n << place, east | e << place, south | s << place, west | w << place]
        word = piece_word(card, stamp.option, stamp.transform, square_at(place))
        self.words = [*self.words, word]

    def close(self, closing: Closing) -> None:
        """Close the current room."""
        squares, door = closing
        rest, walls = self.house.floor & ~squares, self.walls.copy()
        self.closed |= squares
        self.inside, self.doors = self.inside.copy(), self.doors.copy()
        self.inside[self.room] = squares
        for side in range(4):
            back = side ^ 2
            walls[side] |= squares & stepped(rest, back) | rest & stepped(squares, back)
        if door is not None:
            self.doors[self.room] = door
            self.reserved |= across(door)
        for edge in self.doors:
            if edge != NONE:
                walls[edge & 3] &= ~one(edge >> 2)
                walls[edge & 3 ^ 2] &= ~across(edge)
        self.walls = walls
        self.begin(NONE)

    def not_in_rooms(self) -> Squares:
        """The hub, and what is in no room."""
        return (self._hub() | self.unclosed) & ~self.house.pillars

    def doorsteps(self) -> Squares:
        """The squares that doors may open onto: once it is closed the hub alone (ruling H-35)."""
        return (self._hub() or self.unclosed) & ~self.house.pillars

    def ways_out(self) -> Squares:
        """The squares that doors should open onto: floor to walk on, once it is closed the hub."""
        return (self._hub() or self.unclosed) & ~(self.house.pillars | self.covered)

    @property
    def has_hub(self) -> bool:
        """Whether the hub is closed."""
        return self._hub() != 0

    def _hub(self) -> Squares:
        return self.inside[self.house.hub] if self.house.hub != NONE else 0


def read_sketch(state: State, seat: int) -> Sketch:
    """The plan of a seat as it stands in a view."""
    plan = Plan(state, seat)
    cards = [] if plan.room is None else plan.cards_of(plan.room)
    numbers, card = {card.index for card in cards}, plan.card
    drawn = [
        stamp_of(state, card_of(word), word >> 11 & 3, transform_of(word)).at(word & 255)
        for word in plan.words
        if card_of(word) in numbers
    ]
    options = None
    if card is not None and card.first is not None and plan.phase == Phase.DRAW:
        options = [int(token >= card.first) for token in range(plan.decided, card.tokens)]
    behind_front = 0 if plan.front_door is None else one(plan.front_door >> 2)
    return Sketch(
        house=plan.house,
        room=NONE if plan.room is None else plan.room,
        covered=plan.covered,
        rugs=plan.rugs,
        dots=plan.dots,
        closed=plan.closed,
        reserved=behind_front | union(across(door) for door in plan.room_doors if door != NONE),
        walls=list(plan.walls),
        backs=list(plan.backs),
        inside=[squares & plan.closed for squares in plan.insides],
        doors=plan.room_doors,
        words=plan.words,
        idea=plan.idea == 0,
        rooms=[room for room in range(plan.room_count) if not plan.is_opened(room)],
        cards=[card.index for card in cards if card.is_face_down],
        card=card.index if card and plan.phase in (Phase.ASSIGN, Phase.DRAW) else NONE,
        options=options,
        body=union(body for body, _ in drawn),
        own_dots=union(dots for _, dots in drawn),
        pieces=len(drawn),
    )


# Pieces


class Place(NamedTuple):
    """A piece drawn somewhere, and how good that looks."""

    worth: float
    stamp: Stamp
    place: int
    """The bit of its origin."""


def fits(sketch: Sketch, stamp: Stamp, area: Squares) -> int:
    """All origins where a piece may be drawn; never before a door that leads here."""
    free = area & ~(sketch.house.pillars | sketch.covered)
    for_body = free & ~(sketch.rugs | sketch.house.kept_free)
    if not stamp.rug:
        for_body &= ~(sketch.dots | sketch.reserved)
    fit = ~0
    for at in stamp.body_at:
        fit &= for_body >> at
    for at in stamp.dots_at:
        fit &= free >> at
    for side, backs in enumerate(stamp.backs_at):
        for at in backs:
            fit &= sketch.walls[side] >> at
    return fit


def touching(fit: Squares, stamp: Stamp, squares: Squares) -> int:
    """Those origins from which a piece has one of some squares."""
    found = 0
    for at in (*stamp.body_at, *stamp.dots_at):
        found |= squares >> at
    return fit & found


def ranked(sketch: Sketch, stamps: Sequence[Stamp]) -> list[Place]:
    """The places of a piece that is turned in some ways, the most promising first.

    Cheap is what takes few new squares, leans on something, and stays with its room.
    """
    area, claim = sketch.area(), sketch.claim
    rest = sketch.unclosed & ~(sketch.house.pillars | claim)
    beside = around(claim)
    near = around(beside) | beside if claim else around(~rest & SHEET_AND_GAPS)
    fitting = [(stamp, fits(sketch, stamp, area)) for stamp in stamps]
    close = [(stamp, touching(fit, stamp, near)) for stamp, fit in fitting]
    found = []
    for stamp, fit in close if any(fit for _, fit in close) else fitting:
        drawing = stamp.body | stamp.dots
        for place in places(fit):
            squares = drawing << place
            new = squares & ~claim
            cost = new.bit_count() + OPEN_SIDE * sides_on(new, rest & ~new)
            if claim and not squares & beside:
                cost += GAP
            found.append(Place(POINT * stamp.value - cost, stamp, place))
    return sorted(found, key=lambda place: -place.worth)


# The corridor and doors


def corridor_part(sketch: Sketch, taken: Squares) -> Squares:
    """The squares outside rooms that can become corridor when some more are taken.

    The part with most doors; without doors the largest that may have a front door.
    """
    left = sketch.ways_out() & ~taken
    doors = sketch.reserved & left
    if doors:
        part = grown(doors & -doors, left)
        if not doors & ~part:
            return part
    fronts = sketch.front_squares()

    def promise(part: Squares) -> tuple[int, bool, int]:
        return (part & sketch.reserved).bit_count(), bool(part & fronts), part.bit_count()

    return max(parts(left), key=promise, default=0)


def inner_part(sketch: Sketch, squares: Squares) -> Squares:
    """Where one walks in the room that these squares become: around its circulation."""
    walk = squares & ~(sketch.house.pillars | sketch.covered)
    start = sketch.own_dots or walk
    return grown(start & -start, walk)


def doors_of(sketch: Sketch, squares: Squares) -> list[int]:
    """The doors that lead from where one walks to the corridor; failing that, any legal ones."""
    outer = corridor_part(sketch, squares)
    return (
        door_edges(inner_part(sketch, squares), outer, sketch.backs)
        or door_edges(squares & ~sketch.covered, outer, sketch.backs)
        or door_edges(squares, sketch.doorsteps() & ~squares, sketch.backs)
    )


def ranked_doors(sketch: Sketch, squares: Squares) -> list[int]:
    """The doors of a room, the most promising first: near other doors, little in the way."""
    left = sketch.ways_out() & ~squares
    far = waves(sketch.reserved & left, left)

    def cost(edge: int) -> float:
        square = across(edge)
        if square & sketch.reserved:
            return 0.0
        away = next((n for n, wave in enumerate(far) if wave & square), FAR if far else 0)
        return 1 + away + OPEN_DOORSTEP * (around(square) & left & ~sketch.reserved).bit_count()

    return sorted(doors_of(sketch, squares), key=cost)


# Rooms


def needed(sketch: Sketch, begun: Squares = 0) -> Squares:
    """The fewest squares, more or less, with which everything in the room can be walked to.

    Beside pieces without circulation that is a free square, if possible on the corridor.
    """
    free, own = sketch.area(), sketch.claim | begun
    walk = free & ~(sketch.house.pillars | sketch.covered)
    dots = own & walk
    if not dots:
        beside = around(own) & walk
        beside = beside & corridor_part(sketch, own) or beside
        dots = beside & -beside
    if sketch.has_hub and not sketch.is_hub:
        dots = led_to_doors(dots, walk, sketch.ways_out(), sketch.backs)
    return room_around(own, dots, walk, free, sketch.house.must_hold[sketch.room])


def cost_of_room(sketch: Sketch, squares: Squares) -> float:
    """What a room costs beyond the squares of its pieces; SPOILT if the plan stops working."""
    house = sketch.house
    part = corridor_part(sketch, squares)
    inner = inner_part(sketch, squares)
    if not part & sketch.front_squares() or (sketch.reserved & ~part and house.hub == NONE):
        return SPOILT
    if sketch.own_dots & ~inner or not door_edges(inner, part, sketch.backs):
        return SPOILT
    cut_off = sketch.unclosed & ~(house.pillars | squares | part)
    return (squares & ~sketch.claim).bit_count() + CUT_OFF * cut_off.bit_count()


def cost_of_hub(sketch: Sketch) -> float:
    """The same for the hub: all doors and all circulation lie on one way."""
    walk = sketch.unclosed & ~(sketch.house.pillars | sketch.covered)
    start = sketch.reserved & walk or sketch.own_dots or walk
    part = grown(start & -start, walk)
    if (sketch.reserved | sketch.own_dots) & ~part or not part & sketch.front_squares():
        return SPOILT
    return CUT_OFF * (walk & ~part).bit_count()


def with_cost(sketch: Sketch, card: int, place: Place) -> Place | None:
    """A place with the cost of the room as it would be then; None if it spoils the plan."""
    after = sketch.copy()
    after.draw(card, place.stamp, place.place)
    cost = cost_of_hub(after) if after.is_hub else cost_of_room(after, needed(after))
    return None if cost == SPOILT else place._replace(worth=place.worth - cost)


def plain_closing(sketch: Sketch, begun: Squares = 0) -> Closing:
    """The room closed as small as can be.

    The hub takes whatever leads to the doors of other rooms; as the last room it takes all.
    """
    squares = needed(sketch, begun)
    if not sketch.is_hub:
        return Closing(squares, next(iter(ranked_doors(sketch, squares)), None))
    area = sketch.area()
    if not sketch.rooms:
        return Closing(area, None)
    walk = area & ~(sketch.house.pillars | sketch.covered)
    return Closing(joined(squares | sketch.reserved & area, walk | squares), None)
