"""Hints at the terminal: what a good bot would do, and what it expects of it."""

from __future__ import annotations

from random import Random

from casetta.bots.hints import rank
from casetta.contract.face import Row, Scene
from casetta.contract.game import Game
from casetta.contract.levels import Budget

SECONDS = 1.0
"""How long it may think."""
SHOWN = 4
"""How many moves are shown."""


def hint_rows(game: Game, scene: Scene) -> list[Row]:
    """The best moves of a seat, a row each."""
    thought = rank(game, scene.view, scene.seat, Random(), Budget(seconds=SECONDS))
    return [
        [
            (
                scene.say(
                    "turn-advice",
                    move=game.text.write(each.move),
                    points=f"{each.points:.1f}",
                    chance=round(100 * each.chance),
                ),
                "bold" if number == 0 else "",
            )
        ]
        for number, each in enumerate(thought.candidates[:SHOWN])
    ]
