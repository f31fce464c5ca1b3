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
from ..plan.squares import around, from_rows, parts, sides_on
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
    rooms_to_open,
)
from ..rules.laid import BODY, DOTS_OF, FACTS_OF, drawn, option_place
from ..rules.layout import (
    CARD,
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DRAW,
    PHASE,
    ROOM,
    ROOM_CARD,
    ROOMS,
    SIDE,
)
from ..rules.openings import sees
from ..rules.plan import inside_rows
from ..rules.rows import has_square
from ..rules.rows import square_of as square_of_edge
from ..rules.scoring import points
from ..rules.setup import count, moves, play
from ..text.notation import read, write
from .closing_up import close_up
from .ground import SEAT, Ground, ground_of
from .ways_in import exit_squares

TRIES = 3
"""Attempts at a room, of which the best is kept."""
LOOKED_AT = 30
"""How many places of a piece are tried, the snuggest first."""

APART = 12
"""What it costs to lay a piece away from the room."""
SHEET = from_rows([0xFFFF] * SIDE)
"""All squares."""

Assign = Callable[[State], int]
"""How many tokens of the card that was turned over go to its first option."""


class Place(NamedTuple):
    """Where a piece may lie: the move, what it covers, all its squares, its circulation."""

    move: int
    solid: int
    squares: int
    dots: int


class Plan:
    """A plan in the making: the state, and the events that led to it."""

    def __init__(self, state: State, texts: list[str]) -> None:
        self.state = state
        self.texts = texts

    def copy(self) -> Plan:
        """The same plan, to be drawn on."""
        return Plan(list(self.state), list(self.texts))

    def make(self, *made: int) -> None:
        """Make legal moves that belong together."""
        self.spell(" ".join(write(move) for move in made))

    def spell(self, text: str) -> None:
        """Make the legal moves of an event."""
        for move in read(text):
            play(self.state, SEAT, move)
        self.texts.append(text)

    def legal(self) -> list[int]:
        """All legal moves now."""
        out = [0] * count(self.state, SEAT)
        moves(self.state, SEAT, out)
        return out


def furnished(state: State, dice: Random, assign: Assign, *, may_decline: bool) -> Plan | None:
    """A finished plan, or None when it went wrong; where it may, it does without pieces."""
    plan = Plan(list(state), [])
    exits = exit_squares(state)
    while plan.state[PHASE] == CHOOSE_ROOM:
        plan.make(ROOM_MOVE + next_room(plan.state, dice))
        tries = [room_drawn(plan.copy(), dice, assign, exits, may_decline) for _ in range(TRIES)]
        kept = [each for each in tries if each is not None]
        if not kept:
            return None
        plan = max(kept, key=lambda each: room_left(each.state, exits))
    open_house(plan)
    return plan


def next_room(state: State, dice: Random) -> int:
    """The room card to open: large rooms rather early, but not always."""
    cards = [card for card in range(len(ROOM_CARDS)) if rooms_to_open(state) >> card & 1]
    return max(cards, key=lambda card: room_need(state, card) * (0.6 + dice.random()))


def room_need(state: State, room_card: int) -> int:
    """The squares that the largest options of a room take."""
    return sum(
        state[CARD_TOKENS + card] * largest(state, card)
        for card in range(state[CARDS])
        if state[ROOM_CARD + state[CARD_ROOM + card]] == room_card
    )


def largest(state: State, card: int) -> int:
    """The squares that the largest option of a card takes."""
    return max(squares_of_option(state, card, option) for option in range(4))


def room_left(state: State, exits: int) -> int:
    """How many squares in one piece are left for what is still to come."""
    ground = ground_of(state, exits)
    left = ground.corridor(ground.free) & ~ground.reserved
    return max((part.bit_count() for part in parts(left)), default=0)


# One room


def room_drawn(
    plan: Plan, dice: Random, assign: Assign, exits: int, may_decline: bool
) -> Plan | None:
    """The plan with one room more, furnished and closed; None when it went wrong."""
    while plan.state[PHASE] in (CHOOSE_CARD, DRAW):
        if plan.state[PHASE] == CHOOSE_CARD:
            turn_card(plan, dice, assign)
        place = snuggest(plan, dice, exits)
        if place is None and not may_decline:
            return None
        plan.make(DECLINE if place is None else place.move)
    if plan.state[PHASE] != CLOSE:
        return plan
    closing = close_up(plan.state, ground_of(plan.state, exits), dice)
    if closing is None:
        return None
    plan.spell(closing)
    return plan


def turn_card(plan: Plan, dice: Random, assign: Assign) -> None:
    """Turn over the largest card of the room, as a rule, and assign its tokens."""
    state = plan.state
    room = [card for card in range(state[CARDS]) if state[CARD_ROOM + card] == state[ROOM]]
    size = {state[CARD_NUMBER + card]: largest(state, card) for card in room}
    numbers = [number for number in range(1, NUMBERS + 1) if cards_to_turn(state) >> number - 1 & 1]
    number = max(numbers, key=lambda each: size[each] * (0.8 + dice.random() / 2))
    plan.make(CARD_MOVE + number - 1)
    first, tokens = assign(plan.state), plan.state[CARD_TOKENS + plan.state[CARD]]
    plan.make(TOKENS_MOVE + SPLITS * first + tokens - first)


def snuggest(plan: Plan, dice: Random, exits: int) -> Place | None:
    """The best place for the piece at hand after which the home still works; None for none."""
    ground = ground_of(plan.state, exits)
    found = [(cost(ground, each, dice), each) for each in legal_places(plan)]
    for _, place in sorted(found)[:LOOKED_AT]:
        if ground.with_piece(place.solid, place.squares, place.dots).works():
            return place
    return None


def legal_places(plan: Plan) -> list[Place]:
    """Every legal drawing of the piece at hand, without the Bright Idea."""
    found = []
    for move in plan.legal():
        rest, square = divmod(move - PLACE_MOVE, SQUARES)
        if move == DECLINE or rest % MODES >= MIRRORED:
            continue
        option = option_place(plan.state, plan.state[CARD], rest // MODES % 2)
        body = laid(drawn(plan.state, option, BODY, rest % MODES), square)
        dots = laid(drawn(plan.state, option, DOTS_OF, rest % MODES), square)
        is_rug = plan.state[option + FACTS_OF] >> 16 & 1
        found.append(Place(move, 0 if is_rug else body, body | dots, dots))
    return found


def laid(word: int, square: int) -> int:
    """A word of a drawing, eight bits a row, as squares of the plan."""
    rows = [0] * SIDE
    for row in range(8):
        if word >> 8 * row & 255:
            rows[(square >> 4) + row] = (word >> 8 * row & 255) << (square & 15)
    return from_rows(rows)


def cost(ground: Ground, place: Place, dice: Random) -> float:
    """How much floor a place takes anew, less what it leans on; with a little whim."""
    new = place.squares & ~ground.room
    leaning = sides_on(new, ~ground.free & SHEET) + sides_on(new, ground.room)
    apart = ground.room and not (around(place.squares) | place.squares) & ground.room
    return 2.5 * new.bit_count() - leaning + (APART if apart else 0) + 2 * dice.random()


# The end


def open_house(plan: Plan) -> None:
    """The front door that brings most points; a window on each side of each room."""
    fronts = [move for move in plan.legal() if FRONT_MOVE <= move < WINDOW_MOVE]
    made = [max(fronts, key=lambda move: worth_after(plan.state, move))] if fronts else []
    trial = plan.copy()
    if made:
        trial.make(*made)
    plan.make(*made, *windows(trial), READY)


def worth_after(state: State, move: int) -> int:
    """The points after a move."""
    after = list(state)
    play(after, SEAT, move)
    return int(points(after, SEAT))


def windows(plan: Plan) -> list[int]:
    """For each side of each room the window that sees most."""
    best: dict[tuple[int, int], tuple[int, int]] = {}
    for move in plan.legal():
        edge = move - WINDOW_MOVE
        if not 0 <= edge < 4 * SQUARES:
            continue
        for room in range(plan.state[ROOMS]):
            if has_square(plan.state, inside_rows(SEAT, room), square_of_edge(edge)):
                seen = sum(bool(sees(plan.state, edge, ground)) for ground in range(3))
                best[room, edge & 3] = max((seen, -move), best.get((room, edge & 3), (-1, 0)))
    return sorted(-move for _, move in best.values())
