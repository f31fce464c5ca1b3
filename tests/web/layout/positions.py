"""Positions of each game at the moments that screens show."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from casetta import games
from casetta.kernel.luck import fast_luck
from tests.playing import first_asked, random_game

SEED = 3


def position(game: str, moment: str, seats: int) -> dict[str, Any]:
    """A position in which the first seat has something to do, as a drawing."""
    return deepcopy(_moments(game, seats)[moment])


@cache
def _moments(name: str, seats: int) -> dict[str, dict[str, Any]]:
    """The middle of a random game, and of Home Staging the last of each phase."""
    game = games.load(name)
    mine: list[list[int]] = []
    for state in random_game(game, game.dealt(seats, {}, fast_luck(SEED)), Random(SEED)):
        if game.rules.waiting(state) and first_asked(game, state) == 0:
            mine.append(list(state))
    moments = {"middle": game.text.drawing(mine[2 * len(mine) // 3])}
    if name == "home-staging":
        drawings = [game.text.drawing(each) for each in mine[len(mine) // 3 :: 1]]
        moments |= {each["phase"]: each for each in reversed(drawings)}
    return moments
