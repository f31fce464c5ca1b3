"""A whole plan, drawn by one seat alone: every piece, every room, the front door.

What is legal is asked of the rules; here is only taste. Pieces are laid snugly, so that
the circulation of a room hangs together and what is left of the floor stays one corridor
with a way out. Each room is furnished a few times, and the attempt is kept that leaves
most floor to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from casetta.contract.game import State

from ..content.furniture import NUMBERS, ROOM_CARDS
from ..content.scenario import squares_of_option
from ..plan.plan import Closing, Plan, best_front_door, door_edges, room_around
from ..plan.position import House, Phase, Position
from ..plan.reasons import why_not_room
from ..plan.squares import (
    SHEET,
    Squares,
    around,
    grown,
    hangs_together,
    one,
    pairs,
    parts,
    sides_on,
    stepped,
    way,
)
from ..plan.stamps import stamp_of
from ..rules.decisions import (
    CARD_MOVE,
    DECLINE,
    FRONT_MOVE,
    MIRRORED,
    MODES,
    PLACE_MOVE,
    READY,
    ROOM_MOVE,
    SPLITS,
    SQUARES,
    TOKENS_MOVE,
    WINDOW_MOVE,
    cards_to_turn,
    count,
    moves,
    rooms_to_open,
)
from ..rules.openings import sees
from ..rules.setup import play
from ..text.notation import read, write

SEAT = 0
TRIES = 3
"""Attempts at a room, of which the best is kept."""
LOOKED_AT = 30
"""How many places of a piece are tried, the snuggest first."""

APART = 12
"""What it costs to lay a piece away from the room."""
NO_BACKS = (0, 0, 0, 0)
"""Whether furniture leans on a wall is left to the rules."""
DOORS = 12
"""How many doors are compared."""

Assign = Callable[[State], int]
"""How many tokens of the card that was turned over go to its first option."""


class Ground(NamedTuple):
    """Sets of squares of the plan of a seat."""

    free: Squares
    """Floor outside closed rooms, pillars left out."""
    room: Squares
    """The squares of the pieces of the room at hand, circulation included."""
    covered: Squares
    dots: Squares
    """Circulation of the room at hand."""
    reserved: Squares
    """Before the doors of closed rooms."""
    exits: Squares
    """Where the front door may open."""

    @property
    def inside(self) -> Squares:
        """What may become a free square of the room."""
        return self.free & ~self.reserved & ~self.covered

    def with_piece(self, solid: Squares, squares: Squares, dots: Squares) -> Ground:
        """The same with a piece more."""
        return self._replace(
            room=self.room | squares, covered=self.covered | solid, dots=self.dots | dots
        )

    def corridor(self, squares: Squares) -> Squares:
        """The part of some squares that can be corridor: all doors on it, and a way out; else 0."""
        if self.reserved:
            found = grown(self.reserved & -self.reserved, squares)
            is_whole = not self.reserved & ~found and found & self.exits
            return found if is_whole else 0
        with_exit = (each for each in parts(squares) if each & self.exits)
        return max(with_exit, key=int.bit_count, default=0)

    def works(self) -> bool:
        """Whether the room can still be walked through, and entered from a whole corridor."""
        corridor = self.corridor(self.free & ~self.room)
        if not corridor:
            return False
        if not self.dots:
            return True
        if self.dots & ~grown(self.dots & -self.dots, self.inside):
            return False
        return bool(around(self.room & ~self.covered) & corridor)


def ground_of(plan: Plan, exits: Squares) -> Ground:
    """The ground of a position."""
    room = 0 if plan.current is None else plan.current.own
    return Ground(
        free=plan.floor & ~plan.house.pillars & ~plan.closed,
        room=room,
        covered=plan.covered,
        dots=room & plan.dots,
        reserved=plan.reserved,
        exits=exits,
    )


def exit_squares(house: House) -> Squares:
    """All squares behind an outer wall that may have the front door."""
    found = 0
    for side in range(4):
        found |= house.fronts[side] & ~house.pillars
    return found


class Place(NamedTuple):
    """Where a piece may lie: the move, what it covers, all its squares, its circulation."""

    move: int
    solid: Squares
    squares: Squares
    dots: Squares


class Draft:
    """A plan in the making: the state, and the events that led to it."""

    def __init__(self, state: State, texts: list[str]) -> None:
        self.state = state
        self.texts = texts

    def copy(self) -> Draft:
        """The same plan, to be drawn on."""
        return Draft(list(self.state), list(self.texts))

    def make(self, *made: int) -> None:
        """Make legal moves that belong together."""
        self.spell(" ".join(write(move) for move in made))

    def spell(self, text: str) -> None:
        """Make the legal moves of an event."""
        for move in read(text):
            play(self.state, SEAT, move)
        self.texts.append(text)

    @property
    def plan(self) -> Plan:
        """The plan as it is now."""
        return Plan(self.state, SEAT)

    def legal(self) -> list[int]:
        """All legal moves now."""
        out = [0] * count(self.state, SEAT)
        moves(self.state, SEAT, out)
        return out


def furnished(state: State, dice: Random, assign: Assign, *, may_decline: bool) -> Draft | None:
    """A finished plan, or None when it went wrong; where it may, it does without pieces."""
    plan = Draft(list(state), [])
    exits = exit_squares(Position(state).house)
    while plan.plan.phase == Phase.CHOOSE_ROOM:
        plan.make(ROOM_MOVE + next_room(plan.state, dice))
        tries = [room_drawn(plan.copy(), dice, assign, exits, may_decline) for _ in range(TRIES)]
        kept = [each for each in tries if each is not None]
        if not kept:
            return None
        plan = max(kept, key=lambda each: room_left(each.plan, exits))
    open_house(plan)
    return plan


def next_room(state: State, dice: Random) -> int:
    """The room card to open: large rooms rather early, but not always."""
    cards = [card for card in range(len(ROOM_CARDS)) if rooms_to_open(state) >> card & 1]
    return max(cards, key=lambda card: room_need(state, card) * (0.6 + dice.random()))


def room_need(state: State, room_card: int) -> int:
    """The squares that the largest options of a room take."""
    table = Position(state)
    room = table.room_names.index(ROOM_CARDS[room_card])
    return sum(card.tokens * largest(state, card.index) for card in table.cards_of(room))


def largest(state: State, card: int) -> int:
    """The squares that the largest option of a card takes."""
    return max(squares_of_option(state, card, option) for option in range(4))


def room_left(plan: Plan, exits: Squares) -> int:
    """How many squares in one piece are left for what is still to come."""
    ground = ground_of(plan, exits)
    left = ground.corridor(ground.free) & ~ground.reserved
    return max((part.bit_count() for part in parts(left)), default=0)


# One room


def room_drawn(
    plan: Draft, dice: Random, assign: Assign, exits: Squares, may_decline: bool
) -> Draft | None:
    """The plan with one room more, furnished and closed; None when it went wrong."""
    while plan.plan.phase in (Phase.CHOOSE_CARD, Phase.DRAW):
        if plan.plan.phase == Phase.CHOOSE_CARD:
            turn_card(plan, dice, assign)
        place = snuggest(plan, dice, exits)
        if place is None and not may_decline:
            return None
        plan.make(DECLINE if place is None else place.move)
    if plan.plan.phase != Phase.CLOSE:
        return plan
    closing = close_up(plan.plan, ground_of(plan.plan, exits), dice)
    if closing is None:
        return None
    plan.spell(closing)
    return plan


def turn_card(plan: Draft, dice: Random, assign: Assign) -> None:
    """Turn over the largest card of the room, as a rule, and assign its tokens."""
    state = plan.state
    assert plan.plan.room is not None
    row = plan.plan.cards_of(plan.plan.room)
    size = {card.number: largest(state, card.index) for card in row}
    numbers = [number for number in range(1, NUMBERS + 1) if cards_to_turn(state) >> number - 1 & 1]
    number = max(numbers, key=lambda each: size[each] * (0.8 + dice.random() / 2))
    plan.make(CARD_MOVE + number - 1)
    card, first = plan.plan.card, assign(plan.state)
    assert card is not None
    plan.make(TOKENS_MOVE + SPLITS * first + card.tokens - first)


def snuggest(plan: Draft, dice: Random, exits: Squares) -> Place | None:
    """The best place for the piece at hand after which the home still works; None for none."""
    ground = ground_of(plan.plan, exits)
    found = [(cost(ground, each, dice), each) for each in legal_places(plan)]
    for _, place in sorted(found)[:LOOKED_AT]:
        if ground.with_piece(place.solid, place.squares, place.dots).works():
            return place
    return None


def legal_places(plan: Draft) -> list[Place]:
    """Every legal drawing of the piece at hand, without the Bright Idea."""
    found, card = [], plan.plan.card
    assert card is not None
    for move in plan.legal():
        rest, square = divmod(move - PLACE_MOVE, SQUARES)
        if move == DECLINE or rest % MODES >= MIRRORED:
            continue
        stamp = stamp_of(plan.state, card.index, rest // MODES % 4, rest % MODES)
        body, dots = stamp.at(square)
        found.append(Place(move, 0 if stamp.rug else body, body | dots, dots))
    return found


def cost(ground: Ground, place: Place, dice: Random) -> float:
    """How much floor a place takes anew, less what it leans on; with a little whim."""
    new = place.squares & ~ground.room
    leaning = sides_on(new, ~ground.free & SHEET) + sides_on(new, ground.room)
    apart = ground.room and not (around(place.squares) | place.squares) & ground.room
    return 2.5 * new.bit_count() - leaning + (APART if apart else 0) + 2 * dice.random()


# Closing a room


def close_up(plan: Plan, ground: Ground, dice: Random) -> str | None:
    """The event that closes the room at hand; None when it cannot be entered."""
    room = made_whole(ground)
    corridor = ground.corridor(ground.free & ~room) if room else 0
    if not corridor:
        return None
    room |= pockets(room, ground.free & ~room & ~corridor)
    for door in doors(ground, room, corridor, dice):
        assert plan.room is not None
        if why_not_room(plan.state, SEAT, plan.room, pairs(room), door) is None:
            return plan.closing_text(Closing(room, door))
    return None


def made_whole(ground: Ground) -> Squares:
    """The room with ways between all its circulation and all its pieces; 0 where there are none."""
    dots = ground.dots or around(ground.room) & ground.inside & ~ground.room
    if not ground.dots:
        dots &= -dots
    room = room_around(ground.room, dots, ground.inside, ground.inside, start=dots & -dots)
    walk = grown(dots & -dots, room & ~ground.covered)
    return room if dots and not dots & ~walk and hangs_together(room) else 0


def pockets(room: Squares, rest: Squares) -> Squares:
    """The parts of the rest of the floor that only this room can make use of."""
    return sum(part for part in parts(rest) if around(part) & room)


def doors(ground: Ground, room: Squares, corridor: Squares, dice: Random) -> list[int]:
    """Edges from the free part of the room to the corridor, those first that cost least floor."""
    dots = ground.dots or room & ~ground.covered
    walk = grown(dots & -dots, room & ~ground.covered)
    edges = [
        (edge, stepped(one(edge >> 2), edge & 3)) for edge in door_edges(walk, corridor, NO_BACKS)
    ]
    chosen = dice.sample(edges, min(DOORS, len(edges)))
    return [
        edge for edge, outer in sorted(chosen, key=lambda each: loss(ground, corridor, each[1]))
    ]


def loss(ground: Ground, corridor: Squares, outer: Squares) -> int:
    """The floor that is lost to other rooms when a door opens onto a square."""
    usable = corridor & ~ground.reserved & ~outer
    most = max((part.bit_count() for part in parts(usable)), default=0)
    goal = ground.reserved or ground.exits
    added = 0 if outer & goal else max(0, way(outer, goal, corridor).bit_count())
    return usable.bit_count() - most + 2 * added


# The end


def open_house(plan: Draft) -> None:
    """The front door that brings most points; a window on each side of each room."""
    fronts = [m - FRONT_MOVE for m in plan.legal() if FRONT_MOVE <= m < WINDOW_MOVE]
    best = best_front_door(plan.state, SEAT, fronts)
    made = [] if best is None else [FRONT_MOVE + best]
    trial = plan.copy()
    if made:
        trial.make(*made)
    plan.make(*made, *windows(trial), READY)


def windows(plan: Draft) -> list[int]:
    """For each side of each room the window that sees most."""
    best: dict[tuple[int, int], tuple[int, int]] = {}
    edges = [move - WINDOW_MOVE for move in plan.legal() if WINDOW_MOVE <= move < READY]
    for room in plan.plan.rooms:
        for edge in edges:
            if room.squares & one(edge >> 2):
                seen = sum(bool(sees(plan.state, edge, ground)) for ground in range(3))
                side = room.index, edge & 3
                best[side] = max((seen, -WINDOW_MOVE - edge), best.get(side, (-1, 0)))
    return sorted(-move for _, move in best.values())
