"""What is answered: the best plan as events, played and counted by the engine."""

from __future__ import annotations

from dataclasses import dataclass, replace

from casetta.contract.game import State

from ..bonuses.rules import bonus_points
from ..content.furniture import ROOM_CARDS
from ..plan.squares import closing_text
from ..rules.decisions import DECLINE, may_also
from ..rules.layout import (
    ASSIGN,
    BONUS,
    BONUS_SIZE,
    CARD,
    CARD_NUMBER,
    CHOOSE_ROOM,
    DRAW,
    FRONT_DOOR,
    HUB,
    NONE,
    PHASE,
    ROOM,
    ROOM_CARD,
    ROOMS,
    ROUND_OF,
    SIDE,
)
from ..rules.openings import set_front_door, why_not_front_door
from ..rules.plan import settle
from ..rules.scoring import penalty, room_points
from ..rules.setup import count, moves, play
from ..rules.walking import reach, reachable_pieces, reachable_rooms
from ..text.notation import edge_name, read, write
from .ground import hub_may_come
from .hands import SEAT, Column, Hand
from .question import Question


@dataclass(frozen=True, slots=True)
class Plan:
    """What a search chose: columns of each hand, the room, its door and windows, a front door."""

    columns: list[Column]
    squares: list[int]
    door: int | None
    windows: list[int]
    front: int | None

    def without(self, window: int) -> Plan:
        """The same plan without one of its windows."""
        return replace(self, windows=[edge for edge in self.windows if edge != window])


@dataclass(frozen=True, slots=True)
class Answer:
    """The best plan that was found, and how good a plan can be at all."""

    points: int
    bound: int
    squares: int
    """Free squares that the room takes or cuts off from the front door."""
    fewest_squares: int
    moves: list[str]
    """Events to play now."""
    foreseen: list[str]
    """How the room could go on after them."""
    front: int | None
    """The front door that the points count on, if none is drawn yet."""
    bonuses: list[int]
    seconds: float

    @property
    def is_optimal(self) -> bool:
        """Whether no plan brings more points."""
        return self.points >= self.bound


def events(question: Question, plan: Plan) -> list[str]:
    """The events that draw a plan, from where the question begins."""
    state = question.start
    told = []
    if state[PHASE] == CHOOSE_ROOM:
        told.append(f"room {ROOM_CARDS[state[ROOM_CARD + question.state[ROOM]]]}")
    for number, hand in enumerate(question.hands):
        mine = [column for column in plan.columns if column.hand == number]
        told += hand_events(state, hand, mine)
    if plan.squares:
        told.append(closing_event(played(state, told), plan))
    return told


def hand_events(state: State, hand: Hand, columns: list[Column]) -> list[str]:
    """Turn a card over if it is not, assign its tokens if they are not, draw its pieces."""
    is_open = hand.card == state[CARD] and state[PHASE] in (ASSIGN, DRAW)
    first = [column for column in columns if column.option == 0]
    on_first = hand.limits[0] if hand.is_assigned else len(first)
    told = [] if is_open else [f"card {state[CARD_NUMBER + hand.card]}"]
    if not is_open or state[PHASE] == ASSIGN:
        told.append(f"tokens {on_first} {hand.tokens - on_first}")
    second = [column for column in columns if column.option == 1]
    drawn = [*padded(first, on_first), *padded(second, hand.tokens - on_first)]
    return [*told, " ".join(map(write, drawn))]


def padded(columns: list[Column], tokens: int) -> list[int]:
    """The moves of so many tokens: draw these, decline the others."""
    return [column.move for column in columns] + [DECLINE] * (tokens - len(columns))


def closing_event(state: State, plan: Plan) -> str:
    """Close the room, and draw the windows that bring something."""
    squares = [divmod(square, SIDE) for square in plan.squares]
    text = closing_text(state, SEAT, squares, plan.door)
    return " ".join([text, *(f"window {edge_name(edge)}" for edge in plan.windows)])


# The engine's word


def played(start: State, texts: list[str]) -> State:
    """The position after some events, every one of them legal."""
    state = list(start)
    for text in texts:
        for move in read(text):
            assert is_legal(state, move), f"{write(move)} in {text}"
            play(state, SEAT, move)
    return state


def is_legal(state: State, move: int) -> bool:
    """Whether the engine allows a move."""
    out = [0] * count(state, SEAT)
    moves(state, SEAT, out)
    return move in out or bool(may_also(state, SEAT, move))


def counted(state: State, front: int | None, bonuses: list[int]) -> int:
    """The points of all rooms opened so far and of some bonuses, as the engine counts them.

    Counted as if the plan were finished with this front door. A hub that is to
    come is no hindrance: the free floor stands in for it.
    """
    finished = list(state)
    if hub_may_come(finished):
        finished[HUB] = NONE
    if finished[FRONT_DOOR + SEAT] == NONE and front is not None:
        assert why_not_front_door(finished, SEAT, front) == 0, edge_name(front)
        set_front_door(finished, SEAT, front)
        settle(finished, SEAT)
    reached = reach(finished, SEAT)
    rooms = reachable_rooms(finished, SEAT, reached)
    pieces = reachable_pieces(finished, SEAT, reached, rooms)
    opened = [room for room in range(finished[ROOMS]) if finished[ROUND_OF + room]]
    total = sum(
        room_points(finished, SEAT, room, pieces) + penalty(finished, SEAT, room) for room in opened
    )
    return int(
        total
        + sum(
            bonus_points(finished, SEAT, BONUS + BONUS_SIZE * bonus, rooms, pieces)
            for bonus in bonuses
        )
    )


def events_now(question: Question) -> int | None:
    """How many events belong to this turn; None for all, if the room is asked about."""
    if not question.only_this_turn:
        return None
    return 2 if question.start[PHASE] == ASSIGN else 1
