"""Hints: what a bot would do on a seat, and what may have moved one to do what it did.

Both are thought out in a worker process that gets what the asking viewer sees and nothing
else. So a reason tells nothing of what the bot alone knew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from casetta.bots.hints import adviser
from casetta.kernel.game import Game
from casetta.kernel.wrong import Wrong
from casetta.table import chronicle
from casetta.table.history import History
from casetta.table.standing import BOT

from .connection import Connection
from .messages import Ask
from .players import Expected, Question
from .questions import seat_of

if TYPE_CHECKING:
    from .rooms import Room

SECONDS = 1.0
"""How long is thought about a hint."""
MOST_NAMED = 5
"""Moves that a hint names."""


async def hint(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """What a bot would do on the seat of the viewer."""
    demand_hints(room)
    seat, history = seat_of(connection, None), room.running()
    if history.paused:
        raise Wrong("paused")
    if not history.table.is_waiting(seat):
        raise Wrong("game-over" if history.over else "not-your-turn")
    view = history.table.view(seat)
    return await advice(room, Question(room.game, view, seat, adviser(room.game), SECONDS, "hint"))


async def why(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """Why a bot may have made its move: the last one that the viewer was told."""
    demand_hints(room)
    question = await room.hub.slowly.do(reason, room.running(), connection.viewer)
    return await advice(room, question)


def demand_hints(room: Room) -> None:
    """Refuse advice where the host does."""
    if not room.about.policy.hints:
        raise Wrong("no-hints")


def reason(history: History, viewer: int) -> Question:
    """What an adviser is asked about the last move of a bot: what it could look like before."""
    game, found = history.game, None
    bots = [seat for seat, player in enumerate(history.players) if player.startswith(BOT)]
    for event, before, _ in chronicle.steps(history, viewer):
        if event.seat in bots and history.is_told(event.version, viewer):
            found = event, before
    if found is None:
        raise Wrong("no-bot-moved")
    event, view = found
    more = {"move": game.read(event.move)[0], "version": event.version}
    return Question(game, view, event.seat, adviser(game), SECONDS, "why", more)


async def advice(room: Room, question: Question) -> dict[str, Any]:
    """What a worker thinks of it."""
    found = await room.hub.players.advise(question)
    if found is None:
        raise Wrong("no-answer")
    told: dict[str, Any] = {"seat": question.seat}
    if question.ask == "why":
        made = [each for each in found.candidates if each.move == question.more["move"]]
        told["version"] = question.more["version"]
        told["made"] = told_of(room.game, made[0]) if made else None
    best = found.candidates[:MOST_NAMED]
    return told | {"moves": [told_of(room.game, each) for each in best]}


def told_of(game: Game, expected: Expected) -> dict[str, Any]:
    """A move with what it may bring."""
    return {
        "move": game.write(expected.move),
        "points": round(expected.points, 1),
        "chance": round(expected.chance, 3),
        "lines": {part: round(points, 1) for part, points in expected.lines.items()},
    }
