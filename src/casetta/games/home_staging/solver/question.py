"""What is asked: a plan, the tokens to place, and the room they are for (docs/solve.md).

A question is about one plan alone, so it is put to a table with one seat: the position
as if the others were not there.
"""

from __future__ import annotations

from dataclasses import dataclass

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..content.furniture import LETTERS, ROOM_CARDS
from ..rules.decisions import rooms_to_open
from ..rules.laid import BODY, DOTS_OF
from ..rules.layout import (
    ASSIGN,
    CARD,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DECIDED,
    DONE,
    DRAW,
    FIRST,
    LETTER,
    NONE,
    OPTION,
    OPTION_SIZE,
    PHASE,
    ROOM,
    ROOM_CARD,
    ROOMS,
    TURN_OF,
)
from ..rules.turns import end_round_when_ready, end_turn, everybody, open_room
from ..text.drawing import drawing, room_name
from ..text.setup import setup
from .hands import SEAT, Hand


@dataclass(frozen=True, slots=True)
class Question:
    """A position in which the room in question is open, the tokens, and what is wanted of them."""

    start: State
    """The table with one seat, before anything is done."""
    state: State
    """The same with the room opened."""
    hands: list[Hand]
    only_this_turn: bool


def alone(state: State, seat: int) -> State:
    """The position of one seat, as if the others were not there."""
    drawn = drawing(state)
    is_ready = seat in drawn["done"]
    lone, wrongs = setup(
        {**drawn, "seats": 1, "active": 0, "plans": [drawn["plans"][seat]], "done": []}
    )
    assert not wrongs, wrongs
    if is_ready:
        go_on(lone)
    return lone


def go_on(state: State) -> None:
    """End the step of a lone seat that is ready with it."""
    state[DONE] = everybody(state)
    if state[PHASE] == DRAW:
        end_turn(state)
    elif state[PHASE] == CLOSE:
        end_round_when_ready(state)


def room_question(state: State, seat: int, room: str | None, letters: str = "") -> Question:
    """All that is left to be done for a room, its cards lying open.

    `room` is the current one unless told; `letters` say which card of each number lies
    in its row, in place of those that do.
    """
    start = alone(state, seat)
    opened = list(start)
    if start[PHASE] == CHOOSE_ROOM:
        open_room(opened, ROOM_CARDS.index(room_to_open(start, room)))
    elif not CHOOSE_CARD <= start[PHASE] <= CLOSE or room not in (None, current_name(start)):
        raise Wrong("solve-no-room", "room", known=rooms_told(start))
    for each in (start, opened):
        lay_letters(each, opened[ROOM], letters)
    return Question(start, opened, [*hands_now(opened), *hands_open(opened)], False)


def turn_question(state: State, seat: int) -> Question:
    """What is left to be done in this turn; later cards of the room come as their smallest pieces.

    Nobody knows which card of its number lies there, so the smallest of its four options
    stands for all of them: at least that much room is to be left.
    """
    start = alone(state, seat)
    if start[PHASE] not in (ASSIGN, DRAW, CLOSE) or seat_is_ready(state, seat):
        raise Wrong("solve-no-turn", "turn")
    later = [smallest(start, card) for card in face_down(start)]
    for hand in later:
        start[LETTER + hand.card] = hand.letter
    return Question(start, list(start), [*hands_now(start), *later], True)


def seat_is_ready(state: State, seat: int) -> bool:
    """Whether a seat waits for the others."""
    return bool(state[DONE] >> seat & 1)


# Rooms


def current_name(state: State) -> str | None:
    """The room card of the current room."""
    return None if state[ROOM] == NONE else room_name(state, state[ROOM])


def rooms_told(state: State) -> str:
    """The rooms that may be asked about, for people."""
    if state[PHASE] != CHOOSE_ROOM:
        return current_name(state) or "–"
    return ", ".join(card for n, card in enumerate(ROOM_CARDS) if rooms_to_open(state) >> n & 1)


def room_to_open(state: State, room: str | None) -> str:
    """A room that may be opened now; told, unless there is only one."""
    known = rooms_told(state)
    name = known if room is None else room
    if name not in known.split(", "):
        raise Wrong("solve-no-room", "room", known=known)
    return name


def lay_letters(state: State, room: int, letters: str) -> None:
    """Lay other cards into the row of a room: one letter for each that is face down."""
    cards = [card for card in row_of(state, room) if state[TURN_OF + card] == 0]
    if letters and (len(letters) != len(cards) or set(letters) - set(LETTERS)):
        raise Wrong("solve-cards", "cards", cards=len(cards))
    for card, letter in zip(cards, letters):
        state[LETTER + card] = LETTERS.index(letter)


def row_of(state: State, room: int) -> list[int]:
    """The cards in the row of a room."""
    return [card for card in range(state[CARDS]) if state[CARD_ROOM + card] == room]


def room_numbers(state: State) -> dict[str, int]:
    """The rooms of the scenario by their cards."""
    return {ROOM_CARDS[state[ROOM_CARD + room]]: room for room in range(state[ROOMS])}


# Hands


def face_down(state: State) -> list[int]:
    """The face-down cards in the row of the current room."""
    return [card for card in row_of(state, state[ROOM]) if state[TURN_OF + card] == 0]


def hands_now(state: State) -> list[Hand]:
    """The tokens of the card that lies open and is not done with."""
    if state[PHASE] not in (ASSIGN, DRAW):
        return []
    card, tokens = state[CARD], state[CARD_TOKENS + state[CARD]]
    if state[PHASE] == ASSIGN:
        return [Hand(card, state[LETTER + card], tokens, (tokens, tokens), True)]
    left = tokens - state[DECIDED + SEAT]
    first = max(0, state[FIRST + card] - state[DECIDED + SEAT])
    return [Hand(card, state[LETTER + card], left, (first, left - first), True)]


def hands_open(state: State) -> list[Hand]:
    """The tokens of the cards still to come, all assigned as it suits best."""
    return [
        Hand(card, state[LETTER + card], tokens, (tokens, tokens), True)
        for card in face_down(state)
        for tokens in [state[CARD_TOKENS + card]]
    ]


def smallest(state: State, card: int) -> Hand:
    """The tokens of a card still to come, all on the option with the fewest squares."""
    options = range(4)
    option = min(options, key=lambda each: squares_of_option(state, card, each))
    tokens = state[CARD_TOKENS + card]
    limits = (tokens, 0) if option % 2 == 0 else (0, tokens)
    return Hand(card, option // 2, tokens, limits, False)


def squares_of_option(state: State, card: int, option: int) -> int:
    """How many squares a piece takes, circulation included."""
    place = OPTION + OPTION_SIZE * (4 * card + option)
    return int(state[place + BODY] | state[place + DOTS_OF]).bit_count()
