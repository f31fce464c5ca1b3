"""What is asked: a plan, the tokens to place, and the room they are for (docs/solve.md).

A question is about one plan alone, so it is put to a table with one seat: the position
as if the others were not there.
"""

from __future__ import annotations

from dataclasses import dataclass

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..content.furniture import LETTERS, ROOM_CARDS
from ..content.scenario import squares_of_option
from ..plan.changes import go_on, with_letters
from ..plan.drawing import alone as drawn_alone
from ..plan.plan import Plan
from ..plan.position import Card, Phase, Position
from ..rules.decisions import rooms_to_open
from ..rules.setup import open_room
from .ground import SEAT, Hand


@dataclass(frozen=True, slots=True)
class SolverTask:
    """A position in which the room in question is open, the tokens, and what is wanted of them."""

    start: State
    """The table with one seat, before anything is done."""
    state: State
    """The same with the room opened."""
    hands: list[Hand]
    only_this_turn: bool


def alone(state: State, seat: int) -> State:
    """The position of one seat, as if the others were not there; if it is ready, after that."""
    lone = drawn_alone(state, seat)
    if Position(state).is_ready(seat):
        go_on(lone)
    return lone


def room_question(state: State, seat: int, room: str | None, letters: str = "") -> SolverTask:
    """All that is left to be done for a room, its cards lying open.

    `room` is the current one unless told; `letters` say which card of each number lies
    in its row, in place of those that do.
    """
    start = alone(state, seat)
    opened: State = list(start)
    phase = Position(start).phase
    if phase == Phase.CHOOSE_ROOM:
        open_room(opened, ROOM_CARDS.index(room_to_open(start, room)))
    elif not Phase.CHOOSE_CARD <= phase <= Phase.CLOSE or room not in (None, current_name(start)):
        raise Wrong("solve-no-room", "room", known=rooms_told(start))
    laid = letters_laid(Position(opened), letters)
    start, opened = with_letters(start, laid), with_letters(opened, laid)
    plan = Plan(opened, SEAT)
    return SolverTask(start, opened, [*hands_now(plan), *hands_open(plan)], False)


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
    later = [smallest(start, card) for card in face_down(plan)]
    start = with_letters(start, {hand.card: hand.letter for hand in later})
    return SolverTask(start, list(start), [*hands_now(plan), *later], True)


# Rooms


def current_name(state: State) -> str | None:
    """The room card of the current room."""
    table = Position(state)
    return None if table.room is None else table.room_names[table.room]


def rooms_told(state: State) -> str:
    """The rooms that may be asked about, for people."""
    if Position(state).phase != Phase.CHOOSE_ROOM:
        return current_name(state) or "–"
    return ", ".join(card for n, card in enumerate(ROOM_CARDS) if rooms_to_open(state) >> n & 1)


def room_to_open(state: State, room: str | None) -> str:
    """A room that may be opened now; told, unless there is only one."""
    known = rooms_told(state)
    name = known if room is None else room
    if name not in known.split(", "):
        raise Wrong("solve-no-room", "room", known=known)
    return name


def letters_laid(table: Position, letters: str) -> dict[int, int]:
    """Other cards in the row of the current room: one letter for each that is face down."""
    cards = face_down(table)
    if letters and (len(letters) != len(cards) or set(letters) - set(LETTERS)):
        raise Wrong("solve-cards", "cards", cards=len(cards))
    return {card.index: LETTERS.index(letter) for card, letter in zip(cards, letters, strict=False)}


# Hands


def face_down(table: Position) -> list[Card]:
    """The face-down cards in the row of the current room."""
    assert table.room is not None
    return [card for card in table.cards_of(table.room) if card.is_face_down]


def hands_now(plan: Plan) -> list[Hand]:
    """The tokens of the card that lies open and is not done with."""
    card = plan.card
    if plan.phase not in (Phase.ASSIGN, Phase.DRAW) or card is None:
        return []
    letter = card.letter or 0
    if plan.phase == Phase.ASSIGN:
        return [Hand(card.index, letter, card.tokens, (card.tokens, card.tokens), True)]
    left = card.tokens - plan.decided
    first = max(0, (card.first or 0) - plan.decided)
    return [Hand(card.index, letter, left, (first, left - first), True)]


def hands_open(plan: Plan) -> list[Hand]:
    """The tokens of the cards still to come, all assigned as it suits best."""
    return [
        Hand(card.index, card.letter or 0, card.tokens, (card.tokens, card.tokens), True)
        for card in face_down(plan)
    ]


def smallest(state: State, card: Card) -> Hand:
    """The tokens of a card still to come, all on the option with the fewest squares."""
    option = min(range(4), key=lambda each: squares_of_option(state, card.index, each))
    limits = (card.tokens, 0) if option % 2 == 0 else (0, card.tokens)
    return Hand(card.index, option // 2, card.tokens, limits, False)
