"""A move in words: which tiles fell where, and what that brought."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.game import State
from casetta.contract.text import Phrase

from ..content.cards import COLUMNS, END_TOKEN_POINTS, GOAL_KEYS, LETTERS
from ..rules.layout import COMMON, END_TOKEN
from ..rules.room import kind_on, tiles_in
from ..rules.turn import PICKS
from .box import tokens_of
from .notation import CELL_NAMES, room_in
from .sheet import cell_name


def narrate(before: State, after: State, seat: int, moves: Sequence[int]) -> list[Phrase]:
    """The tiles a seat dropped, the tokens it took, and whether the room was filled again."""
    phrases = [dropped(before, seat, moves[0]), *gains(before, after, seat)]
    if tiles_in(after) & ~tiles_in(before):
        phrases.append(Phrase("turn-refill"))
    return phrases


def dropped(before: State, seat: int, move: int) -> Phrase:
    """Which tiles fall into which column: places are where they lay and where they come to lie."""
    pick, column = divmod(move, COLUMNS)
    tiles = [LETTERS[kind_on(before, cell)] for cell in PICKS[pick]]
    room = room_in(before, seat, column)
    cells = [(row, column) for row in range(room - 1, room - 1 - len(tiles), -1)]
    values: dict[str, str | int] = {
        "seat": seat,
        "tiles": " ".join(tiles),
        "count": len(tiles),
        "column": column + 1,
    }
    taken = [CELL_NAMES[cell] for cell in PICKS[pick]]
    return Phrase("turn-news", values, (*taken, *map(cell_name, cells)))


def gains(before: State, after: State, seat: int) -> list[Phrase]:
    """A phrase for each token that a seat has now and had not before."""
    phrases = []
    pairs = zip(tokens_of(before, seat), tokens_of(after, seat), strict=True)
    for card, (had, has) in enumerate(pairs):
        if has and not had:
            goal = GOAL_KEYS[after[COMMON + card]].replace("_", "-")
            name = Phrase(f"goal-name-{goal}")
            phrases.append(Phrase("turn-token", {"points": has, "name": name}))
    if after[END_TOKEN] == seat != before[END_TOKEN]:
        phrases.append(Phrase("turn-end-token", {"points": END_TOKEN_POINTS}))
    return phrases
