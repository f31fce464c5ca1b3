"""The plan as the model sees it: where the room may lie, where one walks, what is there already.

Four cases of where a way may begin. With a corridor it begins on any floor outside the
rooms. While a hub is not built, the free floor stands in for it. Once it is built, ways lead
through its squares alone. In the hub itself they begin behind its own front door.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from casetta.contract.game import State

from ..plan.changes import about_to_draw
from ..plan.plan import Piece, Plan
from ..plan.squares import Squares, edges_of, numbers, one, stepped
from ..plan.stamps import Stamp, stamp_of
from ..rules.decisions import DECLINE, MIRRORED, MODES, OTHER, PLACE_MOVE, SQUARES
from ..rules.rows import beyond
from ..rules.setup import count, moves
from ..rules.walking import holds_its_marks


@dataclass(frozen=True, slots=True)
class Earlier:
    """A closed room: the square before its door, and what it holds for who gets there."""

    room: int
    before_door: int
    pieces: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Ground:
    """What the model knows of a plan."""

    plan: Plan
    area: Squares
    """Where the room may lie."""
    passable: Squares
    """Where one walks outside the room."""
    inside: Squares
    """Where one walks within the room."""
    roots: tuple[int, ...]
    """The edges that may be the front door."""
    doors: tuple[int, ...]
    """The edges that may be the door, seen from the room."""
    drawn: tuple[Piece, ...]
    """The pieces that the room has already."""
    hub: tuple[Piece, ...]
    """The pieces of a hub that is built."""
    earlier: tuple[Earlier, ...]
    empty_rooms: int
    """How many rooms before this one were left without a piece."""
    is_hub: bool

    @property
    def marks_wanted(self) -> tuple[Squares, ...]:
        """The sets of which the room must hold a square."""
        assert self.plan.room is not None
        return self.plan.house.must_hold[self.plan.room]

    def pairs(self, squares: Squares) -> Iterator[tuple[int, int]]:
        """Neighbours among some squares without a wall in between; the first is the smaller one."""
        for square in numbers(squares):
            for side in (1, 2):
                step = stepped(one(square), side)
                if step & squares and not self.plan.walls[side] & one(square):
                    yield square, int(beyond(4 * square + side))


def survey(state: State) -> Ground:
    """The plan of a position whose current room is in question."""
    plan = Plan(state, SEAT)
    assert plan.room is not None
    is_hub = plan.hub == plan.room
    passable, inside = _passable(plan), plan.area & plan.walkable
    return Ground(
        plan=plan,
        area=plan.area,
        passable=passable,
        inside=inside,
        roots=tuple(_roots(plan, inside if is_hub else passable)),
        doors=() if is_hub else tuple(_doors(plan)),
        drawn=tuple(plan.pieces_of(plan.room)),
        hub=tuple(_hub(plan)),
        earlier=tuple(_earlier(plan)),
        empty_rooms=sum(_is_empty(plan, room) for room in range(plan.room_count)),
        is_hub=is_hub,
    )


def hub_may_come(plan: Plan) -> bool:
    """Whether there is to be a hub that is not built, and not being built."""
    return plan.hub is not None and plan.hub != plan.room and not plan.is_opened(plan.hub)


def _is_empty(plan: Plan, room: int) -> bool:
    """Whether a room was opened before this one and left without a piece."""
    is_past = room != plan.room and plan.is_opened(room)
    return is_past and plan.penalty(room) != 0


def _passable(plan: Plan) -> Squares:
    """Where one walks outside the room."""
    if plan.hub is None or hub_may_come(plan):
        return plan.walkable & ~plan.closed
    hub = plan.rooms[plan.hub]
    return plan.walkable & hub.squares if plan.hub != plan.room and hub.is_closed else 0


def _roots(plan: Plan, squares: Squares) -> Iterable[int]:
    """The front door if there is one, else all edges where one may be drawn."""
    if plan.front_door is not None:
        return [plan.front_door] if one(plan.front_door >> 2) & squares else []
    edges = edges_of([squares & fronts for fronts in plan.house.fronts])
    return [edge for edge in edges if edge not in plan.windows]


def _doors(plan: Plan) -> Iterable[int]:
    """The edges of the area that may be a door, if the room ends there."""
    hub = 0 if plan.hub is None else plan.rooms[plan.hub].squares
    onto = plan.floor & ~plan.house.pillars & ~(plan.closed & ~hub)
    return edges_of(
        [
            plan.area
            & stepped(onto, side ^ 2)
            & ~(plan.backs[side] | stepped(plan.backs[side ^ 2], side ^ 2))
            for side in range(4)
        ]
    )


def _hub(plan: Plan) -> Iterable[Piece]:
    """The pieces of the hub, if it is another room and built."""
    if plan.hub is None or plan.hub == plan.room or not plan.rooms[plan.hub].is_closed:
        return ()
    return plan.pieces_of(plan.hub) if holds_its_marks(plan.state, SEAT, plan.hub) else ()


def _earlier(plan: Plan) -> Iterable[Earlier]:
    """The closed rooms that somebody can enter, with what they find there."""
    for room in plan.rooms:
        if room.index == plan.room or room.door is None or not room.is_closed:
            continue
        can_enter = one(room.door >> 2) & plan.walkable
        if can_enter and holds_its_marks(plan.state, SEAT, room.index):
            reached = plan.spread(one(room.door >> 2), plan.walkable & room.squares)
            pieces = [p for p in plan.pieces_of(room.index) if not p.dots & ~reached]
            yield Earlier(
                room.index,
                int(beyond(room.door)),
                tuple(piece.index for piece in pieces),
                sum(piece.points for piece in pieces),
            )


SEAT = 0
"""Questions are about a table with one seat: see question.py."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The tokens of one card: how many there are, and how many may lie on each option."""

    card: int
    letter: int
    tokens: int
    limits: tuple[int, int]
    may_use_idea: bool

    @property
    def is_assigned(self) -> bool:
        """Whether it is settled which tokens lie on which option."""
        return sum(self.limits) == self.tokens

    def allows(self, mode: int) -> bool:
        """Whether a piece may be drawn like this; the other option only where it is not free."""
        return mode < MIRRORED or (self.may_use_idea and (mode < OTHER or self.is_assigned))


@dataclass(frozen=True, slots=True)
class Column:
    """One way to draw the piece of a token."""

    hand: int
    option: int
    move: int
    body: Squares
    dots: Squares
    backs: tuple[int, ...]
    """The edges where it stands against a wall."""
    number: int
    stamp: Stamp

    @property
    def value(self) -> int:
        """The points of the piece if it can be reached."""
        return self.stamp.value

    @property
    def rug(self) -> bool:
        """Whether it is a rug."""
        return self.stamp.rug

    @property
    def seats(self) -> int:
        """How many people can sit on it."""
        return self.stamp.seats

    @property
    def tags(self) -> int:
        """Its tags, as bits."""
        return self.stamp.tags

    @property
    def uses_idea(self) -> bool:
        """Whether it takes the Bright Idea."""
        return mode_of(self.move) >= MIRRORED

    @property
    def squares(self) -> Squares:
        """All squares of the drawing."""
        return self.body | self.dots


def mode_of(move: int) -> int:
    """How a move draws: turned, mirrored and turned, the other option turned."""
    return (move - PLACE_MOVE) // SQUARES % MODES


def columns_of(state: State, hands: list[Hand]) -> list[Column]:
    """Every way to draw a piece of these tokens on the plan as it is."""
    return [
        column
        for number, hand in enumerate(hands)
        for option in (0, 1)
        if hand.limits[option]
        for column in _columns(state, number, hand, option)
    ]


def _columns(state: State, number: int, hand: Hand, option: int) -> Iterator[Column]:
    first = hand.tokens if option == 0 else 0
    trial = about_to_draw(state, SEAT, hand.card, hand.letter, first)
    legal = [0] * count(trial, SEAT)
    moves(trial, SEAT, legal)
    for move in legal:
        if move != DECLINE and hand.allows(mode_of(move)):
            yield _column(trial, number, hand, option, int(move))


def _column(state: State, number: int, hand: Hand, option: int, move: int) -> Column:
    rest, square = divmod(move - PLACE_MOVE, SQUARES)
    furniture, mode = divmod(rest, MODES)
    transform = mode - OTHER if mode >= OTHER else mode
    stamp = stamp_of(state, hand.card, furniture % 4, transform)
    body, dots = stamp.at(square)
    return Column(
        hand=number,
        option=option,
        move=move,
        body=body,
        dots=dots,
        backs=tuple(stamp.backs_on(square)),
        number=furniture // 4 + 1,
        stamp=stamp,
    )
