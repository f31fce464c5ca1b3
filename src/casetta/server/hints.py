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
from casetta.table.standing import BOT

from .connection import Connection
from .messages import Answer, Ask
from .players import Expected, Question
from .questions import seat_of
from .refusing import refuse

if TYPE_CHECKING:
    from .rooms import Room

SECONDS = 1.0
"""How long is thought about a hint."""
MOST_NAMED = 5
"""Moves that a hint names."""


def question_of(connection: Connection, room: Room, message: Ask) -> Question:
    """What a worker is to be asked; raises Wrong where nothing may be asked."""
    if not room.about.policy.hints:
        raise Wrong("no-hints")
    ask = hint_for if message.about == "hint" else reason_for
    question = ask(connection, room)
    if not connection.hints.take():
        raise Wrong("too-many")
    return question


def hint_for(connection: Connection, room: Room) -> Question:
    """What a bot would do on the seat of the viewer."""
    seat, history = seat_of(connection, None), room.running()
    if history.paused:
        raise Wrong("paused")
    if not history.table.is_waiting(seat):
        raise Wrong("game-over" if history.over else "not-your-turn")
    view = history.table.view(seat)
    return Question(room.game, view, seat, adviser(room.game), SECONDS, "hint")


def reason_for(connection: Connection, room: Room) -> Question:
    """Why a bot may have made its move: the last one that the viewer was told."""
    history, viewer, found = room.running(), connection.viewer, None
    bots = [seat for seat, player in enumerate(history.players) if player.startswith(BOT)]
    for event, before, _ in chronicle.steps(history, viewer):
        if event.seat in bots and history.is_told(event.version, viewer):
            found = event, before
    if found is None:
        raise Wrong("no-bot-moved")
    event, view = found
    more = {"move": room.game.read(event.move)[0], "version": event.version}
    return Question(room.game, view, event.seat, adviser(room.game), SECONDS, "why", more)


async def answer(connection: Connection, room: Room, message: Ask, question: Question) -> None:
    """Let a worker think, and tell what it thinks."""
    advice = await room.hub.players.advise(question)
    if advice is None:
        refuse(connection, Wrong("no-answer"))
        return
    candidates = advice.candidates
    told: dict[str, Any] = {"seat": question.seat}
    if question.ask == "why":
        made = [each for each in candidates if each.move == question.more["move"]]
        told["version"] = question.more["version"]
        told["made"] = told_of(room.game, made[0]) if made else None
    told["moves"] = [told_of(room.game, each) for each in candidates[:MOST_NAMED]]
    connection.tell(Answer(id=message.id, answer=told))


def told_of(game: Game, expected: Expected) -> dict[str, Any]:
    """A move with what it may bring."""
    return {
        "move": game.write(expected.move),
        "points": round(expected.points, 1),
        "chance": round(expected.chance, 3),
        "lines": {part: round(points, 1) for part, points in expected.lines.items()},
    }
