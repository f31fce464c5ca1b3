"""A whole plan, drawn by one seat alone: every piece, every room, the front door.

What is legal is asked of the rules; here is only taste. Pieces are laid snugly, so that
the circulation of a room hangs together and what is left of the floor stays one corridor
with a way out. Each room is furnished a few times, and the attempt is kept that leaves
most floor to the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from casetta.contract.game import State

from ..content.furniture import ROOM_CARDS
from ..content.scenario import squares_of_option
from ..plan.changes import legal_moves
from ..plan.plan import Closing, Plan, best_front_door, door_edges, room_around
from ..plan.position import Phase, Position
from ..plan.reasons import why_not_room
from ..plan.squares import (
    SHEET,
    Squares,
    across,
    around,
    bits,
    grown,
    hangs_together,
    one,
    pairs,
    parts,
    place_of,
    sides_on,
    union,
    way,
)
from ..plan.stamps import stamp_of
from ..planner.sketch import Sketch, read_sketch
from ..rules import decisions
from ..rules.openings import sees
from ..rules.setup import play
from ..text.notation import PieceMove, read, write
from .files import SEAT

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


@dataclass(frozen=True, slots=True)
class Draft:
    """A plan in the making: the state, and the events that led to it."""

    state: State
    texts: list[str]

    def copy(self) -> Draft:
        return Draft(list(self.state), list(self.texts))

    def make(self, *made: int) -> None:
        self.spell(" ".join(write(move) for move in made))

    def spell(self, text: str) -> None:
        for move in read(text):
            play(self.state, SEAT, move)
        self.texts.append(text)

    @property
    def plan(self) -> Plan:
        return Plan(self.state, SEAT)

    @property
    def sketch(self) -> Sketch:
        return read_sketch(self.state, SEAT)


def furnished(state: State, dice: Random, *, may_decline: bool) -> Draft | None:
    """A finished plan, or None when it went wrong; where it may, it does without pieces.

    All tokens of a card go to the larger of its options.
    """
    plan = Draft(list(state), [])
    while plan.plan.phase == Phase.CHOOSE_ROOM:
        plan.make(decisions.ROOM_MOVE + next_room(plan.state, dice))
        tries = [room_drawn(plan.copy(), dice, may_decline) for _ in range(TRIES)]
        kept = [each for each in tries if each is not None]
        if not kept:
            return None
        plan = max(kept, key=lambda each: room_left(each.sketch))
    open_house(plan)
    return plan


def next_room(state: State, dice: Random) -> int:
    """The room card to open: large rooms rather early, but not always."""
    table = Position(state)

    def need(room_card: int) -> float:
        cards = table.cards_of(table.room_names.index(ROOM_CARDS[room_card]))
        squares = sum(card.tokens * largest(state, card.index) for card in cards)
        return squares * (0.6 + dice.random())

    return max(bits(decisions.rooms_to_open(state)), key=need)


def largest(state: State, card: int) -> int:
    """The squares that the largest option of a card takes."""
    return max(squares_of_option(state, card, option) for option in range(4))


# The ground


def exits(sketch: Sketch) -> Squares:
    """Where the front door may open; whether furniture leans there is left to the rules."""
    return union(sketch.house.fronts) & ~sketch.house.pillars


def corridor(sketch: Sketch, squares: Squares) -> Squares:
    """The part of some squares that can be corridor: all doors on it, and a way out; else 0."""
    reserved = sketch.reserved
    if reserved:
        found = grown(reserved & -reserved, squares)
        return found if not reserved & ~found and found & exits(sketch) else 0
    with_exit = (each for each in parts(squares) if each & exits(sketch))
    return max(with_exit, key=int.bit_count, default=0)


def works(sketch: Sketch) -> bool:
    """Whether the room can still be walked through, and entered from a whole corridor."""
    room, dots = sketch.claim, sketch.own_dots
    outside = corridor(sketch, sketch.not_in_rooms() & ~room)
    if not outside or not dots:
        return bool(outside)
    is_whole = not dots & ~grown(dots & -dots, sketch.ways_out() & ~sketch.reserved)
    return is_whole and bool(around(room & ~sketch.covered) & outside & sketch.doorsteps())


def room_left(sketch: Sketch) -> int:
    """How many squares in one piece are left for what is still to come."""
    left = corridor(sketch, sketch.not_in_rooms()) & ~sketch.reserved
    return max((part.bit_count() for part in parts(left)), default=0)


# One room


def room_drawn(plan: Draft, dice: Random, may_decline: bool) -> Draft | None:
    """The plan with one room more, furnished and closed; None when it went wrong."""
    while plan.plan.phase in (Phase.CHOOSE_CARD, Phase.DRAW):
        if plan.plan.phase == Phase.CHOOSE_CARD:
            turn_card(plan, dice)
        move = snuggest(plan, dice)
        if move is None and not may_decline:
            return None
        plan.make(decisions.DECLINE if move is None else move)
    if plan.plan.phase != Phase.CLOSE:
        return plan
    closing = close_up(plan.plan, plan.sketch, dice)
    if closing is not None:
        plan.spell(closing)
    return plan if closing else None


def turn_card(plan: Draft, dice: Random) -> None:
    """Turn over the largest card of the room, as a rule, and assign its tokens."""
    assert plan.plan.room is not None
    row = plan.plan.cards_of(plan.plan.room)
    size = {card.number: largest(plan.state, card.index) for card in row}
    numbers = [bit + 1 for bit in bits(decisions.cards_to_turn(plan.state))]
    number = max(numbers, key=lambda each: size[each] * (0.8 + dice.random() / 2))
    plan.make(decisions.CARD_MOVE + number - 1)
    card = plan.plan.card
    assert card is not None and card.letter is not None
    options = (2 * card.letter, 2 * card.letter + 1)
    one, other = (squares_of_option(plan.state, card.index, option) for option in options)
    first = card.tokens if one >= other else 0
    plan.make(decisions.TOKENS_MOVE + decisions.SPLITS * first + card.tokens - first)


def snuggest(plan: Draft, dice: Random) -> int | None:
    """The best drawing of the piece at hand after which the home still works; None for none.

    Without the Bright Idea.
    """
    card, sketch = plan.plan.card, plan.sketch
    assert card is not None
    found = []
    for move in legal_moves(plan.state, SEAT):
        option, mode, square = PieceMove.of(move - decisions.PLACE_MOVE)
        if move != decisions.DECLINE and mode < decisions.MIRRORED:
            stamp, at = stamp_of(plan.state, card.index, option % 4, mode), place_of(square)
            found.append((cost(sketch, stamp.squares << at, dice), move, stamp, at))
    for _, move, stamp, at in sorted(found, key=lambda each: each[:2])[:LOOKED_AT]:
        after = sketch.copy()
        after.draw(card.index, stamp, at)
        if works(after):
            return move
    return None


def cost(sketch: Sketch, squares: Squares, dice: Random) -> float:
    """How much floor a place takes anew, less what it leans on; with a little whim."""
    room = sketch.claim
    new = squares & ~room
    leaning = sides_on(new, ~sketch.not_in_rooms() & SHEET) + sides_on(new, room)
    apart = room and not (around(squares) | squares) & room
    return 2.5 * new.bit_count() - leaning + (APART if apart else 0) + 2 * dice.random()


# Closing a room


def close_up(plan: Plan, sketch: Sketch, dice: Random) -> str | None:
    """The event that closes the room at hand; None when it cannot be entered.

    It takes the parts of the floor too that only this room can make use of.
    """
    room, free = made_whole(sketch), sketch.not_in_rooms()
    outside = corridor(sketch, free & ~room) if room else 0
    if not outside:
        return None
    rest = parts(free & ~room & ~outside)
    room |= union(part for part in rest if around(part) & room)
    for door in doors(sketch, room, outside, dice):
        if why_not_room(plan.state, SEAT, sketch.room, pairs(room), door) is None:
            return plan.closing_text(Closing(room, door))
    return None


def made_whole(sketch: Sketch) -> Squares:
    """The room with ways between all its circulation and all its pieces; 0 where there are none."""
    own, dots = sketch.claim, sketch.own_dots
    walk = sketch.ways_out() & ~sketch.reserved
    if not dots:
        dots = around(own) & walk & ~own
        dots &= -dots
    room = room_around(own, dots, walk, walk, start=dots & -dots)
    reached = grown(dots & -dots, room & ~sketch.covered)
    return room if dots and not dots & ~reached and hangs_together(room) else 0


def doors(sketch: Sketch, room: Squares, outside: Squares, dice: Random) -> list[int]:
    """Edges from the free part of the room to the corridor, those first that cost least floor."""
    dots = sketch.own_dots or room & ~sketch.covered
    walk = grown(dots & -dots, room & ~sketch.covered)
    edges = door_edges(walk, outside & sketch.doorsteps(), NO_BACKS)
    chosen = dice.sample(edges, min(DOORS, len(edges)))
    return sorted(chosen, key=lambda edge: loss(sketch, outside, across(edge)))


def loss(sketch: Sketch, outside: Squares, before: Squares) -> int:
    """The floor that is lost to other rooms when a door opens onto a square."""
    usable = outside & ~sketch.reserved & ~before
    most = max((part.bit_count() for part in parts(usable)), default=0)
    goal = sketch.reserved or exits(sketch)
    added = 0 if before & goal else max(0, way(before, goal, outside).bit_count())
    return usable.bit_count() - most + 2 * added


# The end


def open_house(plan: Draft) -> None:
    """The front door that brings most points; a window on each side of each room."""
    moves = range(decisions.FRONT_MOVE, decisions.WINDOW_MOVE)
    fronts = [each - moves.start for each in legal_moves(plan.state, SEAT) if each in moves]
    best = best_front_door(plan.state, SEAT, fronts)
    made = [] if best is None else [decisions.FRONT_MOVE + best]
    trial = plan.copy()
    if made:
        trial.make(*made)
    plan.make(*made, *windows(trial.plan), decisions.READY)


def windows(plan: Plan) -> list[int]:
    """For each side of each room the window that sees most."""
    best: dict[tuple[int, int], tuple[int, int]] = {}
    for edge in plan.possible_windows():
        seen = sum(bool(sees(plan.state, edge, ground)) for ground in range(3))
        for room in plan.rooms:
            if room.squares & one(edge >> 2):
                side = room.index, edge & 3
                best[side] = max((seen, -edge), best.get(side, (-1, 0)))
    return sorted(decisions.WINDOW_MOVE - edge for _, edge in best.values())
