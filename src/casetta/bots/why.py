"""Why a bot chose its move: one sentence, with the parts of the sheet it counts on."""

from __future__ import annotations

from casetta.contract.game import Game
from casetta.words import Words

from .thinking import Thought

PARTS_TOLD = 3
"""The sentence names so many parts, the ones that bring most."""


def why(thought: Thought, game: Game, words: Words) -> str:
    """What the seat expects of the move it prefers; `words` need not know the game."""
    say = words.with_game(game.folder)
    best = thought.candidates[0]
    parts = sorted(best.lines.items(), key=lambda line: -line[1])[:PARTS_TOLD]
    told = [
        say("why-part", part=say(f"part-{part}"), points=round(points))
        for part, points in parts
        if round(points) > 0
    ]
    values = {"points": round(best.points), "chance": round(100 * best.chance)}
    if not told:
        return say("why-points", **values)
    return say("why-parts", parts=say("why-comma").join(told), **values)
