"""What is asked, and what is answered (docs/solve.md).

A question is about one plan alone, so it is put to a table with one seat: the position as if
the others were not there. The answer is the best plan as events, played and counted by the engine.
"""

from __future__ import annotations

from typing import NamedTuple

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..content.furniture import LETTERS, ROOM_CARDS
from ..content.scenario import squares_of_option
from ..plan.changes import alone, legal_moves, with_front_door, with_letters, without_hub
from ..plan.plan import Closing, Plan
from ..plan.position import Card, Phase, Position
from ..plan.squares import Squares, bits, edge_name
from ..rules.decisions import DECLINE, may_also, rooms_to_open
from ..rules.setup import open_room, play
from ..text.notation import read, write
from .ground import SEAT, Column, Hand, hub_may_come


class SolverTask(NamedTuple):
    """A position in which the room in question is open, the tokens, and what is wanted of them."""

    start: State
    """The table with one seat, before anything is done."""
    state: State
    """The same with the room opened."""
    hands: list[Hand]
    only_this_turn: bool


def room_question(state: State, seat: int, room: str | None, letters: str = "") -> SolverTask:
    """All that is left to be done for a room, its cards lying open.

    `room` is the current one unless told; `letters` say which card of each number lies
    in its row, in place of those that do.
    """
    start = alone(state, seat)
    opened: State = list(start)
    phase, known = Position(start).phase, rooms_known(start)
    room = known[0] if room is None and len(known) == 1 else room
    if phase > Phase.CLOSE or room not in known:
        raise Wrong("solve-no-room", "room", known=", ".join(known) or "–")
    if phase == Phase.CHOOSE_ROOM:
        open_room(opened, ROOM_CARDS.index(room))
    laid = letters_laid(Position(opened), letters)
    start, opened = with_letters(start, laid), with_letters(opened, laid)
    plan = Plan(opened, SEAT)
    later = [unassigned(card) for card in plan.face_down]
    return SolverTask(start, opened, [*hands_now(plan), *later], False)


def turn_question(state: State, seat: int) -> SolverTask:
    """What is left to be done in this turn; later cards of the room come as their smallest pieces.

    Nobody knows which card of its number lies there, so the smallest of its four options
    stands for all of them: at least that much room is to be left.
    """
    start = alone(state, seat)
    plan = Plan(start, SEAT)
    is_turn = plan.phase in (Phase.ASSIGN, Phase.DRAW, Phase.CLOSE)
    if not is_turn or Position(state).is_ready(seat):
        raise Wrong("solve-no-turn", "turn")
    later = [smallest(start, card) for card in plan.face_down]
    start = with_letters(start, {hand.card: hand.letter for hand in later})
    return SolverTask(start, list(start), [*hands_now(plan), *later], True)


def rooms_known(state: State) -> list[str]:
    """The room cards that may be asked about: of the current room, else of those to open."""
    table = Position(state)
    if table.phase == Phase.CHOOSE_ROOM:
        return [ROOM_CARDS[card] for card in bits(rooms_to_open(state))]
    return [] if table.room is None else [table.room_names[table.room]]


def letters_laid(table: Position, letters: str) -> dict[int, int]:
    """Other cards in the row of the current room: one letter for each that is face down."""
    cards = table.face_down
    if letters and (len(letters) != len(cards) or set(letters) - set(LETTERS)):
        raise Wrong("solve-cards", "cards", cards=len(cards))
    return {card.index: LETTERS.index(letter) for card, letter in zip(cards, letters, strict=False)}


# Hands


def hands_now(plan: Plan) -> list[Hand]:
    """The tokens of the card that lies open and is not done with."""
    card = plan.card
    if plan.phase not in (Phase.ASSIGN, Phase.DRAW) or card is None:
        return []
    if plan.phase == Phase.ASSIGN:
        return [unassigned(card)]
    left = card.tokens - plan.decided
    first = max(0, (card.first or 0) - plan.decided)
    return [Hand(card.index, card.letter or 0, left, (first, left - first))]


def unassigned(card: Card) -> Hand:
    """The tokens of a card, to be assigned as it suits best."""
    return Hand(card.index, card.letter or 0, card.tokens, (card.tokens, card.tokens))


def smallest(state: State, card: Card) -> Hand:
    """The tokens of a card still to come, all on the option with the fewest squares."""
    option = min(range(4), key=lambda each: squares_of_option(state, card.index, each))
    limits = (card.tokens, 0) if option % 2 == 0 else (0, card.tokens)
    return Hand(card.index, option // 2, card.tokens, limits, may_use_idea=False)


# Answers


class Drawing(NamedTuple):
    """What a search chose: columns of each hand, the room, its door and windows, a front door."""

    columns: list[Column]
    squares: Squares
    door: int | None
    windows: list[int]
    front: int | None


class Answer(NamedTuple):
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
        after = Plan(played(question.start, told), SEAT)
        text = after.closing_text(Closing(plan.squares, plan.door))
        told.append(" ".join([text, *(f"window {edge_name(edge)}" for edge in plan.windows)]))
    return told


def hand_events(start: Plan, hand: Hand, columns: list[Column]) -> list[str]:
    """Turn a card over if it is not, assign its tokens if they are not, draw its pieces."""
    card, is_now = start.cards[hand.card], start.phase in (Phase.ASSIGN, Phase.DRAW)
    is_open = is_now and card == start.card
    drawn = [[each.move for each in columns if each.assigned == option] for option in (0, 1)]
    on_first = hand.limits[0] if hand.is_assigned else len(drawn[0])
    tokens = (on_first, hand.tokens - on_first)
    told = [] if is_open else [f"card {card.number}"]
    if not is_open or start.phase == Phase.ASSIGN:
        told.append(f"tokens {tokens[0]} {tokens[1]}")
    made = [
        move
        for moves, number in zip(drawn, tokens, strict=True)
        for move in (*moves, *[DECLINE] * (number - len(moves)))
    ]
    return [*told, " ".join(map(write, made))]


def played(start: State, texts: list[str]) -> State:
    """The position after some events, every one of them legal."""
    state = list(start)
    for text in texts:
        for move in read(text):
            is_legal = move in legal_moves(state, SEAT) or may_also(state, SEAT, move)
            assert is_legal, f"{write(move)} in {text}"
            play(state, SEAT, move)
    return state


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
