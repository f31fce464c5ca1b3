"""What is drawn of a plan, what can be walked, and what may be drawn next; no points yet.

Bonus rules look at this much of a plan: what they give is part of its points (plan.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from casetta.contract.game import State

from ..rules import grid, layout, pieces, walking
from ..rules.closing import (
    free_floor,
    inside_rows,
    must_lead_to_hub,
    squares_of_room,
    why_not_door,
)
from ..rules.layout import EDGES, MOST_ROOMS, SIDE
from ..rules.openings import why_not_front_door, why_not_window
from ..rules.pieces import selected, selects
from ..rules.versions import FIRST
from ..text.notation import piece_name
from .facts import Fact
from .position import Card, Position, Word, or_none, sides_in
from .squares import Sides, Squares, bits, edges_of, from_rows, numbers, one, to_rows, union
from .stamps import Stamp, stamp_of


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
        return self.body | self.dots

    @property
    def text(self) -> str:
        return word_name(self.number, self.word)

    @property
    def card(self) -> int:
        return self.word >> 13

    @property
    def option(self) -> int:
        """0 to 131, in the order 01a1, 01a2, 01b1 …"""
        return 4 * (self.number - 1) + (self.word >> 11 & 3)

    @property
    def transform(self) -> int:
        """Quarter turns clockwise, 4 more for mirrored."""
        return int(pieces.transform_of(self.word))

    @property
    def origin(self) -> int:
        """The square of the top left of its drawing."""
        return self.word & 255


def word_name(number: int, word: int) -> str:
    """A piece as people type it, from its furniture number and its word."""
    return piece_name(4 * (number - 1) + (word >> 11 & 3), word >> 8 & 7, word & 255)


class Room:
    """A room of the plan, in the order of the scenario."""

    def __init__(self, plan: DrawnPlan, index: int) -> None:
        self.index = index
        self.name = plan.room_names[index]
        """Its room card, such as `bath`."""
        self.squares = plan.insides[index]
        """Its squares, also while it is being closed; none before."""
        self.is_closed = bool(self.squares & plan.closed)
        self.door = or_none(plan.room_doors[index])
        """Its door seen from inside."""
        self.own = from_rows(squares_of_room(plan.state, plan.seat, index))
        """All squares of its pieces, circulation included."""
        self.begun = self.own | self.squares
        """The same with those that were added, which nobody takes back."""
        self.pieces = tuple(piece.index for piece in plan.pieces_of(index))
        self.stage = "closed" if self.is_closed else "begun" if self.pieces else "none"
        """Closed, begun with pieces but no walls, or none."""


def squares_at(field: int) -> cached_property[Squares]:
    """An attribute that is a set of squares of the seat's plan."""
    return cached_property(lambda plan: from_rows(plan.state, field + SIDE * plan.seat))


def sides_at(field: int) -> cached_property[Sides]:
    """An attribute that are edges of the seat's plan."""
    return cached_property(lambda plan: sides_in(plan.state, field + EDGES * plan.seat))


def edges_at(field: int) -> cached_property[list[int]]:
    """The same in the order of their numbers."""
    return cached_property(lambda plan: edges_of(sides_in(plan.state, field + EDGES * plan.seat)))


def squares_by(rule: Callable[[State, int], Sequence[int]]) -> cached_property[Squares]:
    """An attribute that is a set of squares which a rule finds."""
    return cached_property(lambda plan: from_rows(rule(plan.state, plan.seat)))


class DrawnPlan(Position):
    """The plan of one seat as it is: see `Plan`, which also knows its points and what might be."""

    covered = squares_at(layout.COVERED)
    """Squares under furniture."""
    rugs = squares_at(layout.RUGS)
    dots = squares_at(layout.DOTS)
    """Circulation squares."""
    closed = squares_at(layout.CLOSED)
    """Squares of closed rooms."""
    reserved = squares_at(layout.RESERVED)
    """Squares that must stay free: before doors, behind the front door."""
    area = squares_at(layout.AREA)
    """Where the current room may lie."""
    walls = sides_at(layout.WALLS)
    """Walls as each square sees them; doors and front door are gaps."""
    backs = sides_at(layout.BACKS)
    """Walls that furniture leans on."""
    windows = edges_at(layout.WINDOWS)
    shown_windows = edges_at(layout.SHOWN_WINDOWS)
    """The windows as everybody has seen them."""
    free = squares_by(free_floor)
    """The floor outside closed rooms and reserved squares, pillars included."""
    walkable = squares_by(walking.walkable)
    """Floor, no pillar, not covered."""
    corridor = squares_by(walking.corridor)
    """The floor outside all rooms that hangs together with the front door."""
    reached = squares_by(walking.reach)
    """All squares that can be walked to from the front door."""
    front_door = Word(layout.FRONT_DOOR, or_none, of_seat=True)
    """The edge of the front door."""
    shown_front_door = Word(layout.SHOWN_FRONT_DOOR, or_none, of_seat=True)
    """The front door as everybody has seen it: before this step."""
    last_window = Word(layout.LAST_WINDOW, or_none, of_seat=True)
    """The highest edge that became a window while finishing."""
    idea = Word(layout.IDEA, int, of_seat=True)
    """The turn in which the Bright Idea was used; 0 for never."""
    decided = Word(layout.DECIDED, int, of_seat=True)
    """How many tokens of this turn were drawn or declined."""
    shown = Word(layout.SHOWN, int, of_seat=True)
    """How many pieces everybody has seen."""

    def __init__(self, state: State, seat: int, names: Sequence[str] | None = None) -> None:
        super().__init__(state)
        self.seat = seat
        if names is not None:
            self.room_names = names

    def apply(self, rule: Callable[..., int], *values: Any) -> int:
        """What a rule answers about this plan."""
        return int(rule(self.state, self.seat, *values))

    @property
    def floor(self) -> Squares:
        """All squares of the building, pillars included."""
        return self.house.floor

    @property
    def is_finished(self) -> bool:
        """Whether the seat has nothing left to draw."""
        if self.is_drawn_by_hand:
            return False
        is_ready = self.state[layout.PHASE] == layout.FINISH and self.is_ready(self.seat)
        return bool(is_ready or self.state[layout.PHASE] == layout.OVER)

    # Pieces and rooms

    @property
    def words(self) -> list[int]:
        """The pieces as the state holds them, in the order of drawing."""
        first = layout.PIECE + layout.MOST_TOKENS * self.seat
        return list(self.state[first : first + self.state[layout.PIECES + self.seat]])

    @cached_property
    def insides(self) -> list[Squares]:
        """The squares of each room, also of one that is being closed."""
        first = layout.INSIDE + SIDE * MOST_ROOMS * self.seat
        return [from_rows(self.state, first + SIDE * room) for room in range(self.room_count)]

    @property
    def room_doors(self) -> list[int]:
        """The door of each room, NONE for none."""
        first = layout.DOOR + MOST_ROOMS * self.seat
        return list(self.state[first : first + self.room_count])

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Every piece in the order of drawing."""
        return tuple(self._piece(piece) for piece in range(self.state[layout.PIECES + self.seat]))

    def _piece(self, piece: int) -> Piece:
        body, rug = self._part(piece, pieces.BODY), bool(self.apply(pieces.is_rug, piece))
        return Piece(
            index=piece,
            room=self.apply(pieces.room_of_piece, piece),
            number=self.apply(pieces.number_of_piece, piece),
            body=body,
            dots=self._part(piece, pieces.DOTS_OF),
            rug=rug,
            points=0 if rug else body.bit_count(),
            seats=self.apply(pieces.seats_of_piece, piece),
            tags=self.apply(pieces.tags_of_piece, piece),
            word=0 if self.is_drawn_by_hand else self.apply(pieces.piece_at, piece),
        )

    def _part(self, piece: int, part: int) -> Squares:
        rows = grid.no_squares()
        pieces.add_part(self.state, self.seat, piece, part, rows)
        return from_rows(rows)

    def backs_of(self, piece: Piece) -> list[int]:
        """The edges where a piece stands against a wall, side by side."""
        stamp = stamp_of(self.state, piece.card, piece.word >> 11 & 3, piece.transform)
        return list(stamp.backs_on(piece.origin))

    @cached_property
    def rooms(self) -> tuple[Room, ...]:
        return tuple(Room(self, room) for room in range(self.room_count))

    def may_give(self, card: Card, options: Iterable[int], selector: int) -> bool:
        """Whether a selector may speak of a piece of a card, with the tags of these options."""
        tags = union(stamp_of(self.state, card.index, option).tags for option in options)
        return bool(selects(selector, card.room, card.number, tags))

    @property
    def current(self) -> Room | None:
        """The room at hand; None between rounds."""
        return None if self.room is None else self.rooms[self.room]

    def pieces_of(self, room: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.room == room]

    def doors(self) -> list[int]:
        return [room.door for room in self.rooms if room.door is not None]

    # Walking

    @property
    def opens_rightly(self) -> bool:
        """Whether there is a front door, and it opens into the corridor or the hub."""
        return bool(self.apply(walking.opens_rightly))

    @cached_property
    def reachable_rooms(self) -> int:
        """The rooms that can be walked into, as bits."""
        return self.apply(walking.reachable_rooms, to_rows(self.reached))

    @cached_property
    def reachable_pieces(self) -> int:
        """The pieces that count, as bits."""
        return self.apply(walking.reachable_pieces, to_rows(self.reached), self.reachable_rooms)

    @cached_property
    def bonus_rooms(self) -> int:
        """Those of the reachable rooms that bonus rules speak of, as bits (ruling H-34)."""
        return self.apply(walking.existing_rooms, self.reachable_rooms)

    @cached_property
    def bonus_pieces(self) -> int:
        """The pieces that count for bonus rules, as bits."""
        return self.apply(pieces.pieces_in, self.bonus_rooms, self.reachable_pieces)

    def is_reachable(self, room: int) -> bool:
        return bool(self.reachable_rooms >> room & 1)

    def is_entered(self, room: int) -> bool:
        """Whether the square inside a room's door is reached."""
        return bool(self.apply(walking.is_entered, room, to_rows(self.reached)))

    def counts(self, piece: int) -> bool:
        """Whether a piece counts: its room and all of its circulation can be reached."""
        return bool(self.reachable_pieces >> piece & 1)

    def spread(self, start: Squares, within: Squares) -> Squares:
        """All squares of `within` that can be walked to from some squares; walls stop that."""
        rows = to_rows(start & within)
        grid.spread(self.state, self.seat, rows, to_rows(within), grid.rows_with_squares(rows, 0))
        return from_rows(rows)

    def shape_of(self, squares: Squares) -> str:
        """Which of the shapes that bonuses ask for a set has."""
        rows = to_rows(squares)
        if grid.is_square(rows, 0):
            return "square"
        if grid.is_rectangular(rows, 0):
            return "rectangle"
        return "symmetric" if grid.is_symmetric(rows, 0) else "other"

    @property
    def has_lost_hub(self) -> bool:
        """Whether nothing was drawn for the hub, so that nobody gets anywhere (ruling H-37)."""
        if self.hub is None or self.rooms[self.hub].stage != "none":
            return False
        is_past = self.hub != self.room or self.phase == layout.CLOSE
        return self.phase >= layout.FINISH or (self.is_opened(self.hub) and is_past)

    @property
    def may_lose_hub(self) -> bool:
        """Whether the hub is being furnished, and nothing is drawn for it yet."""
        if self.hub is None or self.hub != self.room or self.phase >= layout.CLOSE:
            return False
        return self.rooms[self.hub].stage == "none"

    # What may be drawn

    @property
    def must_lead_to_hub(self) -> bool:
        """Whether doors lead into the closed hub and nowhere else."""
        return bool(self.apply(must_lead_to_hub))

    @property
    def doorsteps(self) -> Squares:
        """The squares that doors may open onto, as far as the current room does not take them."""
        hub = 0 if self.hub is None else self.rooms[self.hub].squares & self.closed
        floor = hub if self.must_lead_to_hub else self.floor & ~(self.closed & ~hub)
        return floor & ~self.house.pillars

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


# What may still come

MANY = 1 << 20
"""In a question nobody knows how many tokens are to come."""


class Hope:
    """The rooms and pieces of a plan that count now or may still come to count, as bits.

    Everything here errs on the side of hope: what is called lost is lost for certain. Of cards
    that lie face down both are possible, so nothing hidden is given away. A plan told in a
    question may go on in any way.
    """

    def __init__(self, plan: DrawnPlan, rooms: int, pieces: int) -> None:
        self.plan, self.rooms, self.pieces = plan, rooms, pieces

    # Walls

    def all_closed(self, rooms: int) -> bool:
        """Whether all of some rooms have their walls."""
        return all(self.plan.rooms[room].is_closed for room in bits(rooms))

    def window_places(self, room: int | None = None) -> list[int]:
        """Where a closed room, or the whole floor, may have windows."""
        plan = self.plan
        squares = plan.floor if room is None else plan.rooms[room].squares
        panes = edges_of(plan.house.panes) if plan.house.most_windows else []
        return [edge for edge in panes if squares & one(edge >> 2)]

    # Tokens to come

    @cached_property
    def cards_to_come(self) -> list[tuple[Card, int]]:
        """The cards whose tokens the seat has yet to draw, with how many of them."""
        plan = self.plan
        found = []
        for card in plan.cards:
            tokens = card.tokens if card.is_face_down else 0
            if plan.card is not None and card.index == plan.card.index:
                tokens = card.tokens - plan.decided
            if tokens:
                found.append((card, tokens))
        return found

    def _sum(self, worth: Callable[[Card], int]) -> int:
        """What the tokens to come give, each the most that its card may give."""
        if self.plan.is_drawn_by_hand:
            return MANY
        return sum(tokens * worth(card) for card, tokens in self.cards_to_come)

    def tokens_to_come(self, room: int) -> int:
        """How many tokens of a room are to come."""
        return self._sum(lambda card: card.room == room)

    def most_to_come(self, room: int, worth: Callable[[Stamp], int]) -> int:
        """What the tokens of a room to come give, each the most that an option of its card may."""

        def of_card(card: Card) -> int:
            stamps = [stamp_of(self.plan.state, card.index, each) for each in options_of(card)]
            return max(map(worth, stamps)) if card.room == room else 0

        return self._sum(of_card)

    def selected_to_come(self, selector: int) -> int:
        """How many pieces to come a selector may speak of."""
        return self._sum(lambda card: self.plan.may_give(card, options_of(card), selector))

    def furniture_to_come(self, room: int) -> int:
        """How many tokens of a room may still give furniture, not only a rug."""
        return self.most_to_come(room, lambda stamp: not stamp.rug)

    def may_exist(self, room: int) -> bool:
        """Whether a room has furniture or may still get some (ruling H-34)."""
        is_furnished = self.plan.apply(pieces.furnished_rooms) >> room & 1
        return bool(is_furnished or self.plan.version == FIRST or self.furniture_to_come(room))

    def most_selected(self, selector: int) -> int:
        """The most pieces that a selector may ever speak of."""
        drawn = self.plan.apply(selected, selector, self.pieces)
        return drawn.bit_count() + self.selected_to_come(selector)


def options_of(card: Card) -> list[int]:
    """The options that a card may turn out to have, 0 to 3."""
    if card.letter is None or card.is_face_down:
        return [0, 1, 2, 3]
    return [2 * card.letter, 2 * card.letter + 1]


def hope_of(plan: DrawnPlan, room_facts: list[list[Fact]], piece_facts: list[list[Fact]]) -> Hope:
    """What is not lost; `room_facts` and `piece_facts` say what is against each of them."""
    if plan.is_finished:
        return Hope(plan, plan.bonus_rooms, plan.bonus_pieces)
    rooms, drawn = (
        sum(1 << n for n, each in enumerate(found) if not any(fact.final for fact in each))
        for found in (room_facts, piece_facts)
    )
    hope = Hope(plan, rooms, drawn)
    rooms = sum(1 << room for room in bits(rooms) if hope.may_exist(room))
    return Hope(plan, rooms, plan.apply(pieces.pieces_in, rooms, drawn))
