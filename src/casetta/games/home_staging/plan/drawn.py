"""What is drawn of a plan, what can be walked and counted, and what may be drawn next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from casetta.contract.game import State

from ..bonuses.rules import bonus_points
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
from ..rules.openings import why_not_front_door, why_not_window
from ..rules.pieces import (
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
)
from ..rules.plan import free_floor, inside_rows, squares_of_room, why_not_door
from ..rules.rows import (
    is_rectangular,
    is_square,
    is_symmetric,
    no_squares,
    rows_with_squares,
    spread,
)
from ..rules.scoring import penalty, points, room_points, value
from ..rules.walking import (
    is_entered,
    opens_rightly,
    reach,
    reachable_pieces,
    reachable_rooms,
    walkable,
)
from .parts import Piece, Room
from .position import Card, Position, bonus_places, or_none, sides_in
from .squares import Sides, Squares, edges_of, from_rows, numbers, to_rows


class DrawnPlan(Position):
    """The plan of one seat as it is: see `Plan`, which also knows what might be."""

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
        spread(self.state, self.seat, rows, to_rows(within), rows_with_squares(rows, 0))
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

    def _without_reason(self, why_not: Callable[[State, int, int], int]) -> list[int]:
        edges = self.house.outer_edges
        return [edge for edge in edges if not why_not(self.state, self.seat, edge)]
