"""Hints: what a bot would do on a seat, and what may have moved one to do what it did.

Both are thought out in a worker process that gets what the asking viewer sees and nothing
else. So a reason tells nothing of what the bot alone knew.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from casetta.bots.thought import Candidate, Thought
from casetta.bots.thought import why as sentence
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.table import chronicle
from casetta.table.history import History
from casetta.table.standing import BOT
from casetta.words import Words

from ...protocol.messages import Ask
from ..socket.connection import Connection
from ..socket.questions import seat_of
from .bot_pool import Question

if TYPE_CHECKING:
    from ..rooms.room import Room

ADVISER = ""
"""Whoever knows the game best: casetta.bots.hints says who that is."""
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
    question = Question(room.game, view, seat, ADVISER, SECONDS, "hint")
    thought = await advice(room, question)
    return {"seat": seat, "moves": best_of(room.game, thought)}


async def why(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """Why a bot may have made its move: one that the viewer was told, by default the last."""
    demand_hints(room)
    looked = room.running(), connection.viewer, message.version
    game, question = room.game, await room.hub.slowly.do(reason, *looked)
    thought = await advice(room, question)
    made = tuple(each for each in thought.candidates if each.move == question.more["move"])
    words = Words(connection.language)
    return {
        "seat": question.seat,
        "version": question.more["version"],
        "made": told(game, made[0]) if made else None,
        "sentence": sentence(replace(thought, candidates=made), game, words) if made else None,
        "moves": best_of(game, thought),
    }


def demand_hints(room: Room) -> None:
    """Refuse advice where the host does."""
    if not room.about.policy.hints:
        raise Wrong("no-hints")


def reason(history: History, viewer: int, version: int | None = None) -> Question:
    """What an adviser is asked about a move of a bot: what it could look like before."""
    game, found = history.game, None
    bots = [seat for seat, player in enumerate(history.players) if player.startswith(BOT)]
    for event, before, _ in chronicle.steps(history, viewer):
        is_meant = version is None or event.version == version
        if is_meant and event.seat in bots and history.is_told(event.version, viewer):
            found = event, before
    if found is None:
        raise Wrong("no-bot-moved")
    event, view = found
    more = {"move": game.text.read(event.move)[0], "version": event.version}
    return Question(game, view, event.seat, ADVISER, SECONDS, "why", more)


async def advice(room: Room, question: Question) -> Thought:
    """What a worker thinks of it."""
    thought = await room.hub.players.advise(question)
    if thought is None:
        raise Wrong("no-answer")
    return thought


def best_of(game: Game, thought: Thought) -> list[dict[str, Any]]:
    """The best moves with what they may bring."""
    return [told(game, candidate) for candidate in thought.candidates[:MOST_NAMED]]


def told(game: Game, candidate: Candidate) -> dict[str, Any]:
    """A move with what it may bring."""
    return {
        "move": game.text.write(candidate.move),
        "points": round(candidate.points, 1),
        "chance": round(candidate.chance, 3),
        "lines": {part: round(points, 1) for part, points in candidate.lines.items()},
    }
