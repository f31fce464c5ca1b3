"""Proofs that a home can be furnished whole: moves of one seat alone, played by the rules.

A scenario file may end in `[[proof]]` tables. `cards` says which of its two cards each
number is, in the order of the rooms and their lists; `moves` are the events of a game of
one seat; `points` is what the finished plan scores. A proof is right when every event is
legal, a piece was drawn for every token without the Bright Idea, and every room and every
piece can be reached.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.game import State
from casetta.contract.toml_reader import Entry, Page
from casetta.kernel.luck import table_luck

from ..content.furniture import LETTERS
from ..content.library import Scenario
from ..content.own import deal_scenario
from ..rules.layout import (
    CARD_NUMBER,
    CARD_TOKENS,
    CARDS,
    IDEA,
    LAYOUT,
    LETTER,
    OVER,
    PHASE,
    PIECES,
    ROOMS,
)
from ..rules.scoring import points
from ..rules.setup import count, moves, play, twin_of, waiting
from ..rules.walking import reach, reachable_pieces, reachable_rooms
from ..text.notation import read

SEAT = 0


def check_proofs(page: Page, scenario: Scenario) -> list[int]:
    """The points of each proof that is right; what is wrong with the others is noted on the page.

    The page is that of the scenario, without any other fault.
    """
    return [
        entry.values["points"]
        for entry in page.entries("proof")
        if is_right(entry, scenario.content)
    ]


def is_right(entry: Entry, content: Mapping[str, Any]) -> bool:
    """Whether a proof proves what it should; the first thing that is wrong is noted."""
    try:
        check_proof(entry.values["cards"], entry.values["moves"], entry.values["points"], content)
    except Wrong as wrong:
        entry.fault(wrong.code, wrong.where or "", **wrong.values)
        return False
    return True


def check_proof(
    cards: Sequence[str], texts: Sequence[str], told: int, content: Mapping[str, Any]
) -> None:
    """Play a proof; raise Wrong, with the key that is at fault, where it does not hold."""
    state = played(cards, texts, content)
    tokens = sum(state[CARD_TOKENS + card] for card in range(state[CARDS]))
    if state[PIECES + SEAT] != tokens or state[IDEA + SEAT]:
        raise Wrong("proof-not-whole", "moves", drawn=state[PIECES + SEAT], tokens=tokens)
    if not is_reachable(state):
        raise Wrong("proof-unreachable", "moves")
    if points(state, SEAT) != told:
        raise Wrong("proof-points", "points", found=int(points(state, SEAT)))


def played(cards: Sequence[str], texts: Sequence[str], content: Mapping[str, Any]) -> State:
    """The finished plan that a proof leads to."""
    state = table_of(cards, content)
    for number, text in enumerate(texts, 1):
        play_text(state, text, f"moves {number}")
    if state[PHASE] != OVER:
        raise Wrong("proof-unfinished", "moves")
    return state


def table_of(cards: Sequence[str], content: Mapping[str, Any]) -> State:
    """A table for one seat with these cards."""
    state: State = LAYOUT.blank()
    deal_scenario(content, state, 1, (), table_luck(bytes(32)))
    known = [f"{number}{letter}" for number, letter in card_choices(state)]
    if len(cards) != state[CARDS] or not all(card in known for card in cards):
        raise Wrong("proof-cards", "cards")
    for index, card in enumerate(cards):
        state[LETTER + index] = LETTERS.index(card[-1])
    fits = all(fits_its_twin(state, index, card) for index, card in enumerate(cards))
    if not fits:
        raise Wrong("proof-cards", "cards")
    return state


def card_choices(state: State) -> list[tuple[int, str]]:
    """Every card that may lie on the table."""
    return [
        (state[CARD_NUMBER + card], letter) for card in range(state[CARDS]) for letter in LETTERS
    ]


def fits_its_twin(state: State, index: int, card: str) -> bool:
    """Whether a card has the number of its place, and another letter than its twin."""
    twin = twin_of(state, index)
    is_other = twin == index or state[LETTER + twin] != state[LETTER + index]
    return is_other and card[:-1] == str(state[CARD_NUMBER + index])


def play_text(state: State, text: str, where: str) -> None:
    """Make the moves of an event, all of them legal."""
    try:
        made = read(text)
    except Wrong as wrong:
        raise Wrong("proof-illegal", where, move=text) from wrong
    for move in made:
        out = [0] * (count(state, SEAT) if waiting(state) else 0)
        if out:
            moves(state, SEAT, out)
        if move not in out:
            raise Wrong("proof-illegal", where, move=text)
        play(state, SEAT, move)


def is_reachable(state: State) -> bool:
    """Whether every room and every piece can be reached."""
    reached = reach(state, SEAT)
    rooms = reachable_rooms(state, SEAT, reached)
    pieces = reachable_pieces(state, SEAT, reached, rooms)
    all_rooms, all_pieces = (1 << state[ROOMS]) - 1, (1 << state[PIECES + SEAT]) - 1
    return bool(rooms == all_rooms and pieces == all_pieces)
