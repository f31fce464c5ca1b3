"""`Plan`: the plan of one seat, as everything but the rules looks at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from casetta.contract.game import State

from ..bonuses.rules import bonus_points
from ..rules.laid import (
    BODY,
    DOTS_OF,
    TAGS_OF,
    add_part,
    backs_drawn,
    is_rug,
    number_of_piece,
    option_of,
    piece_at,
    room_of_piece,
    seats_of_piece,
    tags_of_piece,
    transform_of,
)
from ..rules.layout import (
    AREA,
    BACKS,
    CLOSED,
    COVERED,
    DECIDED,
    DOOR,
    DOTS,
    EDGES,
    FINISH,
    FRONT_DOOR,
    IDEA,
    INSIDE,
    LAST_WINDOW,
    MOST_ROOMS,
    MOST_TOKENS,
    OPTION,
    OPTION_SIZE,
    OVER,
    PHASE,
    PIECE,
    PIECES,
    RESERVED,
    RUGS,
    SHOWN,
    SHOWN_FRONT_DOOR,
    SHOWN_WINDOWS,
    SIDE,
    WALLS,
    WINDOWS,
)
from ..rules.objects import is_rectangular, is_square, is_symmetric
from ..rules.openings import why_not_front_door, why_not_window
from ..rules.plan import free_floor, inside_rows, squares_of_room, why_not_door
from ..rules.rows import beyond, no_squares, spread
from ..rules.scoring import penalty, points, room_points, value
from ..rules.walking import (
    is_entered,
    opens_rightly,
    reach,
    reachable_pieces,
    reachable_rooms,
    walkable,
)
from .closings import (
    Closing,
    best_front_door,
    closing_text,
    finished_state,
    needed_squares,
    propose_door,
)
from .position import Card, Position, bonus_places, or_none, sides_in
from .squares import Sides, Squares, edges_of, from_rows, numbers, one, to_rows


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece that a seat has drawn; sets of squares are `Squares`."""

    index: int
    """Which of the pieces of the seat it is, in the order of drawing."""
    room: int
    number: int
    """Its furniture number."""
    body: Squares
    """Covered squares, or those of a rug."""
    dots: Squares
    """Circulation."""
    rug: bool
    points: int
    """What it scores if it counts: its squares; 0 for a rug."""
    seats: int
    tags: int
    word: int
    """Card, option, turn and origin in one word; 0 where the plan is drawn by hand."""

    @property
    def squares(self) -> Squares:
        """All squares of the drawing."""
        return self.body | self.dots

    @property
    def card(self) -> int:
        """The card it comes from."""
        return self.word >> 13

    @property
    def option(self) -> int:
        """0 to 131, in the order 01a1, 01a2, 01b1 …"""
        return 4 * (self.number - 1) + (self.word >> 11 & 3)

    @property
    def transform(self) -> int:
        """Quarter turns clockwise, 4 more for mirrored."""
        return int(transform_of(self.word))

    @property
    def origin(self) -> int:
        """The square of the top left of its drawing."""
        return self.word & 255


@dataclass(frozen=True, slots=True)
class Room:
    """A room of the plan, in the order of the scenario."""

    index: int
    name: str
    """Its room card, such as `bath`."""
    squares: Squares
    """Its squares, also while it is being closed; none before."""
    is_closed: bool
    door: int | None
    """Its door seen from inside."""
    own: Squares
    """All squares of its pieces, circulation included."""
    pieces: tuple[int, ...]

    @property
    def stage(self) -> str:
        """`closed`, `begun` with pieces but no walls, or `none`."""
        if self.is_closed:
            return "closed"
        return "begun" if self.pieces else "none"


class Plan(Position):
    """The plan of one seat of a table, read-only and lazy: `Plan(state, seat)`.

    Every property is found out when it is first asked for and then kept; after a move make
    another `Plan`. Sets of squares are `Squares` (see squares.py), four of them side by side are
    `Sides`, edges are numbers as in the rules, seen from inside; None stands for none.

    - The table, from `Position`: phase, active, turn, room, card, cards, room_names, hub, house.
    - What is drawn: floor, covered, rugs, dots, closed, reserved, area, walls, backs, windows,
      front_door, pieces, rooms, current (the room at hand).
    - What can be walked: walkable, reached, `spread(from, within)`; `counts(piece)`,
      `is_reachable(room)`, points, `room_points(room)`, bonus_points.
    - What might be: `finished` (the plan as if it were finished now), `propose_closing()`,
      `possible_doors(squares)`, `possible_front_doors()`, `propose_front_door()`.
    - Why not: see reasons.py. Live figures: figures.py. A changed plan: changes.py.
    """

    def __init__(self, state: State, seat: int, names: Sequence[str] | None = None) -> None:
        super().__init__(state)
        self.seat = seat
        if names is not None:
            self.room_names = names

    # What is drawn

    def _set(self, start: int) -> Squares:
        return from_rows(self.state, start + SIDE * self.seat)

    def _edges(self, start: int) -> Sides:
        return sides_in(self.state, start + EDGES * self.seat)

    @property
    def floor(self) -> Squares:
        """All squares of the building, pillars included."""
        return self.house.floor

    @cached_property
    def covered(self) -> Squares:
        """Squares under furniture."""
        return self._set(COVERED)

    @cached_property
    def rugs(self) -> Squares:
        """Squares of rugs."""
        return self._set(RUGS)

    @cached_property
    def dots(self) -> Squares:
        """Circulation squares."""
        return self._set(DOTS)

    @cached_property
    def closed(self) -> Squares:
        """Squares of closed rooms."""
        return self._set(CLOSED)

    @cached_property
    def reserved(self) -> Squares:
        """Squares that must stay free: before doors, behind the front door."""
        return self._set(RESERVED)

    @cached_property
    def area(self) -> Squares:
        """Where the current room may lie."""
        return self._set(AREA)

    @cached_property
    def free(self) -> Squares:
        """The floor outside closed rooms and reserved squares, pillars included."""
        return from_rows(free_floor(self.state, self.seat))

    @cached_property
    def walls(self) -> Sides:
        """Walls as each square sees them; doors and front door are gaps."""
        return self._edges(WALLS)

    @cached_property
    def backs(self) -> Sides:
        """Walls that furniture leans on."""
        return self._edges(BACKS)

    @cached_property
    def windows(self) -> list[int]:
        """The windows, in the order of their edges."""
        return edges_of(self._edges(WINDOWS))

    @property
    def front_door(self) -> int | None:
        """The edge of the front door."""
        return or_none(self.state[FRONT_DOOR + self.seat])

    @property
    def shown_front_door(self) -> int | None:
        """The front door as everybody has seen it: before this step."""
        return or_none(self.state[SHOWN_FRONT_DOOR + self.seat])

    @property
    def shown_windows(self) -> list[int]:
        """The windows as everybody has seen them."""
        return edges_of(self._edges(SHOWN_WINDOWS))

    @property
    def last_window(self) -> int | None:
        """The highest edge that became a window while finishing."""
        return or_none(self.state[LAST_WINDOW + self.seat])

    @property
    def idea(self) -> int:
        """The turn in which the Bright Idea was used; 0 for never."""
        return int(self.state[IDEA + self.seat])

    @property
    def decided(self) -> int:
        """How many tokens of this turn were drawn or declined."""
        return int(self.state[DECIDED + self.seat])

    @property
    def shown(self) -> int:
        """How many pieces everybody has seen."""
        return int(self.state[SHOWN + self.seat])

    @property
    def is_finished(self) -> bool:
        """Whether the seat has nothing left to draw."""
        if self.is_drawn_by_hand:
            return False
        is_ready = self.state[PHASE] == FINISH and self.is_ready(self.seat)
        return bool(is_ready or self.state[PHASE] == OVER)

    # Pieces and rooms

    @property
    def words(self) -> list[int]:
        """The pieces as the state holds them, in the order of drawing."""
        first = PIECE + MOST_TOKENS * self.seat
        return list(self.state[first : first + self.state[PIECES + self.seat]])

    @cached_property
    def insides(self) -> list[Squares]:
        """The squares of each room, also of one that is being closed."""
        first = INSIDE + SIDE * MOST_ROOMS * self.seat
        return [from_rows(self.state, first + SIDE * room) for room in range(self.room_count)]

    @property
    def room_doors(self) -> list[int]:
        """The door of each room, NONE for none."""
        first = DOOR + MOST_ROOMS * self.seat
        return list(self.state[first : first + self.room_count])

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Every piece in the order of drawing."""
        return tuple(self._piece(piece) for piece in range(self.state[PIECES + self.seat]))

    def _piece(self, piece: int) -> Piece:
        state, seat = self.state, self.seat
        return Piece(
            index=piece,
            room=int(room_of_piece(state, seat, piece)),
            number=int(number_of_piece(state, seat, piece)),
            body=self._part(piece, BODY),
            dots=self._part(piece, DOTS_OF),
            rug=bool(is_rug(state, seat, piece)),
            points=int(value(state, seat, piece)),
            seats=int(seats_of_piece(state, seat, piece)),
            tags=int(tags_of_piece(state, seat, piece)),
            word=0 if self.is_drawn_by_hand else int(piece_at(state, seat, piece)),
        )

    def _part(self, piece: int, part: int) -> Squares:
        rows = no_squares()
        add_part(self.state, self.seat, piece, part, rows)
        return from_rows(rows)

    def backs_of(self, piece: Piece) -> list[int]:
        """The edges where a piece stands against a wall, side by side."""
        place, top, left = option_of(piece.word), piece.origin >> 4, piece.origin & 15
        found = []
        for side in range(4):
            backs = int(backs_drawn(self.state, place, side, piece.transform))
            bits = [bit for bit in range(backs.bit_length()) if backs >> bit & 1]
            found += [4 * (SIDE * (top + bit // 8) + left + bit % 8) + side for bit in bits]
        return found

    @cached_property
    def rooms(self) -> tuple[Room, ...]:
        """Every room of the scenario."""
        return tuple(self._room(room) for room in range(self.room_count))

    def _room(self, room: int) -> Room:
        state, seat = self.state, self.seat
        squares = self.insides[room]
        return Room(
            index=room,
            name=self.room_names[room],
            squares=squares,
            is_closed=bool(squares & self.closed),
            door=or_none(self.room_doors[room]),
            own=from_rows(squares_of_room(state, seat, room)),
            pieces=tuple(piece.index for piece in self.pieces if piece.room == room),
        )

    def tags_of(self, card: Card) -> int:
        """All tags that a piece of a card may turn out to have, as bits."""
        first, tags = OPTION + OPTION_SIZE * 4 * card.index, 0
        for option in range(4):
            tags |= int(self.state[first + OPTION_SIZE * option + TAGS_OF])
        return tags

    @property
    def current(self) -> Room | None:
        """The room at hand; None between rounds."""
        return None if self.room is None else self.rooms[self.room]

    def pieces_of(self, room: int) -> list[Piece]:
        """The pieces of a room."""
        return [piece for piece in self.pieces if piece.room == room]

    def doors(self) -> list[int]:
        """The doors of all rooms."""
        return [room.door for room in self.rooms if room.door is not None]

    # Walking and points

    @cached_property
    def walkable(self) -> Squares:
        """Floor, no pillar, not covered."""
        return from_rows(walkable(self.state, self.seat))

    @property
    def opens_rightly(self) -> bool:
        """Whether there is a front door, and it opens into the corridor or the hub."""
        return bool(opens_rightly(self.state, self.seat))

    @cached_property
    def _reached(self) -> tuple[Squares, int, int]:
        """Squares, rooms and pieces; the last two as bits."""
        rows = reach(self.state, self.seat)
        rooms = reachable_rooms(self.state, self.seat, rows)
        pieces = reachable_pieces(self.state, self.seat, rows, rooms)
        return from_rows(rows), int(rooms), int(pieces)

    @property
    def reached(self) -> Squares:
        """All squares that can be walked to from the front door."""
        return self._reached[0]

    @property
    def reachable_rooms(self) -> int:
        """The rooms that can be walked into, as bits."""
        return self._reached[1]

    @property
    def reachable_pieces(self) -> int:
        """The pieces that count, as bits."""
        return self._reached[2]

    def is_reachable(self, room: int) -> bool:
        """Whether one can walk into a room."""
        return bool(self.reachable_rooms >> room & 1)

    def is_entered(self, room: int) -> bool:
        """Whether the square inside a room's door is reached."""
        rows = to_rows(self.reached)
        return bool(is_entered(self.state, self.seat, room, rows))

    def counts(self, piece: int) -> bool:
        """Whether a piece counts: its room and all of its circulation can be reached."""
        return bool(self.reachable_pieces >> piece & 1)

    def spread(self, start: Squares, within: Squares) -> Squares:
        """All squares of `within` that can be walked to from some squares; walls stop that."""
        rows = to_rows(start & within)
        spread(self.state, self.seat, rows, to_rows(within))
        return from_rows(rows)

    @cached_property
    def points(self) -> int:
        """The total of the plan as it is now."""
        return int(points(self.state, self.seat))

    def room_points(self, room: int) -> int:
        """The points of the pieces of a room that count."""
        return int(room_points(self.state, self.seat, room, self.reachable_pieces))

    def penalty(self, room: int) -> int:
        """What a room costs that has no furniture, else 0."""
        return int(penalty(self.state, self.seat, room))

    @cached_property
    def bonus_points(self) -> list[int]:
        """What each bonus rule of the scenario gives now."""
        rooms, pieces = self.reachable_rooms, self.reachable_pieces
        return [
            int(bonus_points(self.state, self.seat, at, rooms, pieces))
            for at in bonus_places()[: self.bonus_count]
        ]

    def shape_of(self, squares: Squares) -> str:
        """Which of the shapes that bonuses ask for a set has."""
        rows = to_rows(squares)
        if is_square(rows, 0):
            return "square"
        if is_rectangular(rows, 0):
            return "rectangle"
        return "symmetric" if is_symmetric(rows, 0) else "other"

    # What may be drawn

    def possible_doors(self, squares: Squares) -> list[int]:
        """The edges that may be the door of the current room with these squares."""
        assert self.room is not None
        trial, start = list(self.state), inside_rows(self.seat, self.room)
        trial[start : start + SIDE] = to_rows(squares)
        edges = [edge for square in numbers(squares) for edge in range(4 * square, 4 * square + 4)]
        return [edge for edge in edges if not why_not_door(trial, self.seat, start, edge)]

    def possible_front_doors(self) -> list[int]:
        """The edges that may be the front door now."""
        return self._without_reason(why_not_front_door)

    def possible_windows(self) -> list[int]:
        """The edges that may become windows now."""
        return self._without_reason(why_not_window)

    def propose_closing(self) -> Closing:
        """How the current room might be closed."""
        squares = needed_squares(self)
        return Closing(squares, propose_door(self, squares))

    def needed_squares(self) -> Squares:
        """The squares of that closing."""
        return needed_squares(self)

    def propose_door(self, squares: Squares) -> int | None:
        """The best door of the current room with these squares."""
        return propose_door(self, squares)

    def closing_text(self, closing: Closing) -> str:
        """A closing of the current room as one event."""
        assert self.current is not None
        return closing_text(self.current.own, closing)

    def propose_front_door(self) -> int | None:
        """The front door that brings most points; None where there is no place for one."""
        return best_front_door(self.state, self.seat, self.possible_front_doors())

    @cached_property
    def finished(self) -> Plan:
        """The plan as if it were finished now: see closings.py."""
        return _finished(tuple(self.state), self.seat)

    def is_to_come(self, room: int) -> bool:
        """Whether a room may still get furniture."""
        return self.phase < FINISH and (not self.is_opened(room) or room == self.room)

    @cached_property
    def worth(self) -> int:
        """The points so far, as if it were finished now; rooms still to come cost nothing yet."""
        if self.is_finished:
            return self.points
        to_come = [room for room in range(self.room_count) if self.is_to_come(room)]
        return self.finished.points - sum(self.penalty(room) for room in to_come)

    @property
    def cut_off(self) -> Squares:
        """The circulation squares that cannot be walked to as things are."""
        reached = self.finished.reached
        return self.dots & ~reached if reached else 0

    def _without_reason(self, why_not: Callable[[State, int, int], int]) -> list[int]:
        edges = self.house.outer_edges
        return [edge for edge in edges if not why_not(self.state, self.seat, edge)]


@lru_cache(maxsize=32)
def _finished(state: tuple[int, ...], seat: int) -> Plan:
    return Plan(finished_state(Plan(list(state), seat)), seat)


def beyond_edge(edge: int) -> Squares:
    """The square on the far side of an edge, as a set; nothing beyond the sheet."""
    return one(int(beyond(edge))) if beyond(edge) >= 0 else 0


def behind(edges: Iterable[int]) -> Squares:
    """The squares that some edges are seen from."""
    found = 0
    for edge in edges:
        found |= one(edge >> 2)
    return found
