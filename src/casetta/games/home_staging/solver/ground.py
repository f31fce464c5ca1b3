"""The plan as the model sees it: where the room may lie, where one walks, what is there already.

Four cases of where a way may begin. With a corridor it begins on any floor outside the
rooms. While a hub is not built, the free floor stands in for it. Once it is built, ways lead
through its squares alone. In the hub itself they begin behind its own front door.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from casetta.contract.game import State

from ..plan.changes import about_to_draw, legal_moves
from ..plan.plan import Piece, Plan, door_edges
from ..plan.squares import Squares, edges_of, numbers, one, stepped
from ..plan.stamps import stamp_of
from ..rules.decisions import DECLINE, MIRRORED, OTHER, PLACE_MOVE
from ..rules.grid import beyond
from ..rules.versions import FIRST
from ..rules.walking import holds_its_marks
from ..text.notation import PieceMove

SEAT = 0
"""Questions are about a table with one seat: see question.py."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """A closed room: the square before its door, and what it holds for who gets there."""

    room: int
    before_door: int
    pieces: list[Piece]

    @property
    def points(self) -> int:
        return sum(piece.points for piece in self.pieces)


class Ground(Plan):
    """The plan of a position whose current room is in question; it may lie in `area`."""

    def __init__(self, state: State) -> None:
        super().__init__(state, SEAT)
        assert self.room is not None
        self.here = self.room
        self.is_hub = self.hub == self.room
        self.marks_wanted = self.house.must_hold[self.room]
        """The sets of which the room must hold a square."""

    @property
    def built_hub(self) -> int | None:
        """The hub, if it is another room and built."""
        is_built = self.hub is not None and not self.is_hub and self.rooms[self.hub].is_closed
        return self.hub if is_built else None

    @property
    def served_hub(self) -> int | None:
        """The same, if it also holds its marks."""
        hub = self.built_hub
        return hub if hub is not None and holds_its_marks(self.state, SEAT, hub) else None

    @cached_property
    def hub_pieces(self) -> list[Piece]:
        return [] if self.served_hub is None else self.pieces_of(self.served_hub)

    @cached_property
    def own_pieces(self) -> list[Piece]:
        return self.pieces_of(self.here)

    @cached_property
    def passable(self) -> Squares:
        """Where one walks outside the room."""
        if self.hub is None or hub_may_come(self):
            return self.walkable & ~self.closed
        return 0 if self.built_hub is None else self.walkable & self.rooms[self.built_hub].squares

    @cached_property
    def inside(self) -> Squares:
        """Where one walks within the room."""
        return self.area & self.walkable

    @property
    def roots(self) -> list[int]:
        """The edges that may be the front door: the one that is there, or all that are allowed."""
        squares = self.inside if self.is_hub else self.passable
        if self.front_door is not None:
            return [self.front_door] if one(self.front_door >> 2) & squares else []
        edges = edges_of([squares & fronts for fronts in self.house.fronts])
        return [edge for edge in edges if edge not in self.windows]

    @property
    def possible_edges(self) -> list[int]:
        """The edges that may be the door if the room ends there, seen from the room."""
        if self.is_hub:
            return []
        return sorted(door_edges(self.area, self.doorsteps, self.backs))

    @cached_property
    def earlier(self) -> list[Earlier]:
        """The closed rooms that somebody can enter, with what they find there."""
        found = []
        for room in self.rooms:
            if room.index == self.here or room.door is None or not room.is_closed:
                continue
            start = one(room.door >> 2) & self.walkable
            if start and holds_its_marks(self.state, SEAT, room.index):
                reached = self.spread(start, self.walkable & room.squares)
                pieces = [p for p in self.pieces_of(room.index) if not p.dots & ~reached]
                found.append(Earlier(room.index, int(beyond(room.door)), pieces))
        return found

    def may_exist(self, room: int) -> bool:
        """Whether bonus rules may speak of an earlier room (ruling H-34)."""
        return self.version == FIRST or not self.penalty(room)

    @cached_property
    def empty_rooms(self) -> int:
        """How many rooms before this one were left without a piece."""
        before = (room for room in range(self.room_count) if room != self.here)
        return sum(self.is_opened(room) and self.penalty(room) != 0 for room in before)

    def pairs(self, squares: Squares) -> Iterator[tuple[int, int]]:
        """Neighbours among some squares without a wall in between; the first is the smaller one."""
        for square in numbers(squares):
            for side in (1, 2):
                step = stepped(one(square), side)
                if step & squares and not self.walls[side] & one(square):
                    yield square, int(beyond(4 * square + side))


def hub_may_come(plan: Plan) -> bool:
    """Whether there is to be a hub that is not built, and not being built."""
    return plan.hub is not None and plan.hub != plan.room and not plan.is_opened(plan.hub)


# Tokens and what they may become


@dataclass(frozen=True, slots=True)
class Hand:
    """The tokens of one card: how many there are, and how many may lie on each option."""

    card: int
    letter: int
    tokens: int
    limits: tuple[int, int]
    may_use_idea: bool = True

    @property
    def is_assigned(self) -> bool:
        """Whether it is settled which tokens lie on which option."""
        return sum(self.limits) == self.tokens

    def allows(self, mode: int) -> bool:
        """Whether a piece may be drawn like this; the other option only where it is not free."""
        return mode < MIRRORED or (self.may_use_idea and (mode < OTHER or self.is_assigned))


@dataclass(frozen=True, slots=True)
class Column(Piece):
    """One way to draw the piece of a token; its index is that of its variable."""

    hand: int
    assigned: int
    """The option that its token lies on."""
    move: int
    backs: tuple[int, ...]
    """The edges where it stands against a wall."""
    uses_idea: bool


def columns_of(ground: Ground, hands: list[Hand]) -> list[Column]:
    """Every way to draw a piece of these tokens on the plan as it is."""
    found: list[Column] = []
    for number, hand in enumerate(hands):
        for option in (0, 1):
            if hand.limits[option]:
                found += _columns(ground, number, hand, option, len(found))
    return found


def _columns(
    ground: Ground, number: int, hand: Hand, assigned: int, known: int
) -> Iterator[Column]:
    """The columns of a hand for tokens on one option; so many are known before them."""
    first = 0 if assigned else hand.tokens
    trial = about_to_draw(ground.state, SEAT, hand.card, hand.letter, first)
    for move in legal_moves(trial, SEAT):
        piece = PieceMove.of(move - PLACE_MOVE)
        if move == DECLINE or not hand.allows(piece.mode):
            continue
        stamp = stamp_of(trial, hand.card, piece.option % 4, piece.transform)
        body, dots = stamp.at(piece.square)
        yield Column(
            index=known,
            room=ground.here,
            number=piece.option // 4 + 1,
            body=body,
            dots=dots,
            rug=stamp.rug,
            points=stamp.value,
            seats=stamp.seats,
            tags=stamp.tags,
            word=0,
            hand=number,
            assigned=assigned,
            move=move,
            backs=tuple(stamp.backs_on(piece.square)),
            uses_idea=piece.mode >= MIRRORED,
        )
        known += 1
