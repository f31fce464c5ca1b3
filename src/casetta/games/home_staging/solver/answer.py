"""What is answered: the best plan as events, played and counted by the engine."""

from __future__ import annotations

from dataclasses import dataclass, replace

from casetta.contract.game import State

from ..plan.changes import with_front_door, without_hub
from ..plan.closings import Closing
from ..plan.plan import Plan
from ..plan.position import Phase
from ..plan.squares import Squares, edge_name
from ..rules.decisions import DECLINE, may_also
from ..rules.setup import count, moves, play
from ..text.notation import read, write
from .ground import SEAT, Column, Hand, hub_may_come
from .question import SolverTask


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a search chose: columns of each hand, the room, its door and windows, a front door."""

    columns: list[Column]
    squares: Squares
    door: int | None
    windows: list[int]
    front: int | None

    def without(self, window: int) -> Drawing:
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


def events(question: SolverTask, plan: Drawing) -> list[str]:
    """The events that draw a plan, from where the question begins."""
    start = Plan(question.start, SEAT)
    told = []
    if start.phase == Phase.CHOOSE_ROOM:
        opened = Plan(question.state, SEAT).current
        assert opened is not None
        told.append(f"room {opened.name}")
    for number, hand in enumerate(question.hands):
        mine = [column for column in plan.columns if column.hand == number]
        told += hand_events(start, hand, mine)
    if plan.squares:
        told.append(closing_event(played(question.start, told), plan))
    return told


def hand_events(start: Plan, hand: Hand, columns: list[Column]) -> list[str]:
    """Turn a card over if it is not, assign its tokens if they are not, draw its pieces."""
    card, is_now = start.cards[hand.card], start.phase in (Phase.ASSIGN, Phase.DRAW)
    is_open = is_now and card == start.card
    first = [column for column in columns if column.option == 0]
    on_first = hand.limits[0] if hand.is_assigned else len(first)
    told = [] if is_open else [f"card {card.number}"]
    if not is_open or start.phase == Phase.ASSIGN:
        told.append(f"tokens {on_first} {hand.tokens - on_first}")
    second = [column for column in columns if column.option == 1]
    drawn = [*padded(first, on_first), *padded(second, hand.tokens - on_first)]
    return [*told, " ".join(map(write, drawn))]


def padded(columns: list[Column], tokens: int) -> list[int]:
    """The moves of so many tokens: draw these, decline the others."""
    return [column.move for column in columns] + [DECLINE] * (tokens - len(columns))


def closing_event(state: State, plan: Drawing) -> str:
    """Close the room, and draw the windows that bring something."""
    text = Plan(state, SEAT).closing_text(Closing(plan.squares, plan.door))
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
    plan = Plan(state, SEAT)
    finished = without_hub(state) if hub_may_come(plan) else state
    if plan.front_door is None and front is not None:
        assert front in Plan(finished, SEAT).possible_front_doors(), edge_name(front)
        finished = with_front_door(finished, SEAT, front)
    plan = Plan(finished, SEAT)
    opened = [room for room in range(plan.room_count) if plan.is_opened(room)]
    total = sum(plan.room_points(room) + plan.penalty(room) for room in opened)
    return total + sum(plan.bonus_points[bonus] for bonus in bonuses)


def events_now(question: SolverTask) -> int | None:
    """How many events belong to this turn; None for all, if the room is asked about."""
    if not question.only_this_turn:
        return None
    return 2 if Plan(question.start, SEAT).phase == Phase.ASSIGN else 1
