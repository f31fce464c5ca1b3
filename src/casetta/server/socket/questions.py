"""Questions over the socket that change nothing: answered from what the viewer sees.

Hints and reasons are thought out in a worker process that gets what the asking viewer sees and
nothing else. So a reason tells nothing of what the bot alone knew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from casetta.bots import Candidate, Thought
from casetta.bots import why as sentence
from casetta.bots.advice import MOST_NAMED, spelled
from casetta.contract.errors import Wrong
from casetta.contract.face import Say
from casetta.contract.game import Game
from casetta.table.history import History
from casetta.table.standing import BOT
from casetta.table.table import SEVERAL
from casetta.words import Words

from ...protocol.messages import Ask
from ..bot_pool import BotQuestion
from ..fair_queue import Asker
from ..rooms.broadcast import Connection
from ..rooms.room import Room
from ..rules_pool import RulesPool, position_of

ADVISER = ""
"""Whoever knows the game best: casetta.bots.registry.rank says who that is."""
SECONDS = 1.0
"""How long is thought about a hint."""

LOOKS: dict[str, Callable[[History, int, Any, int], dict[str, Any]]] = {
    "check": lambda history, seat, asked, _: history.check(seat, asked.move),
    "legal": lambda history, seat, asked, _: {
        "legal": history.some_legal(seat, asked.move, asked.most)
    },
    "live": lambda history, viewer, _, of: history.live(viewer, of),
    "picture": lambda history, viewer, *_: {
        "picture": history.game.text.picture(history.table.view(viewer), viewer)
    },
    "phrases": lambda history, seat, asked, _: {"phrases": history.phrases_ahead(seat, asked.move)},
}
"""What a log answers to a viewer, also one that was played long ago; `of` is whose points."""


TRIALS = {"check": RulesPool.check, "phrases": RulesPool.phrases}
"""Those that try moves, in a worker process."""


async def look(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """What the log answers; decisions of many moves are tried in a worker process."""
    viewer, of = connection.viewer, message.seat if message.about == "live" else None
    if of is None and message.about != "picture":
        connection.seat()
    if of is not None and of >= len(room.about.places):
        raise Wrong("bad-message")
    history, trial = room.running(), TRIALS.get(message.about)
    if trial is not None and (message.about == "phrases" or SEVERAL in message.move):
        asker = asker_of(connection, room)
        return await trial(room.services.rules, asker, history, viewer, message.move)
    return LOOKS[message.about](history, viewer, message, viewer if of is None else of)


def asker_of(connection: Connection, room: Room) -> Asker:
    return Asker(connection.address, room.id)


async def news(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """What happened, in the language of the connection, whose sentences may have to be loaded."""

    def found(language: str, viewer: int) -> list[dict[str, Any]]:
        say = Words(language).with_game(room.game.folder)
        return room.running().news(viewer, names_in(room, say), say)

    asker, looked = asker_of(connection, room), (connection.language, connection.viewer)
    return {"news": await room.services.replays.run(asker, found, *looked)}


def names_in(room: Room, say: Say) -> list[str]:
    return [
        place.name
        or (say(f"bot-{player.removeprefix(BOT)}") if player.startswith(BOT) else "")
        or say("turn-player", number=number)
        for number, (place, player) in enumerate(
            zip(room.about.places, room.running().players, strict=True), 1
        )
    ]


async def rules(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """What the rules say about the position that the viewer sees, as `casetta ask` answers it."""
    history = room.running()
    seat = connection.viewer if message.seat is None else message.seat
    if not 0 <= seat < history.table.seats:
        raise Wrong("bad-message")
    return await room.services.rules.answer(
        asker_of(connection, room),
        room.game.name,
        message.question,
        connection.language,
        connection.limits,
        position_of(history, history.table.view(connection.viewer), seat),
    )


async def hint(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """What a bot would do on the seat of the viewer."""
    seat, history = connection.seat(), room.running()
    if history.paused:
        raise Wrong("paused")
    if not history.table.is_waiting(seat):
        raise Wrong("game-over" if history.over else "not-your-turn")
    view = history.table.view(seat)
    question = BotQuestion(room.game, view, seat, ADVISER, SECONDS, "hint")
    thought = await advice(connection, room, question)
    return {"seat": seat, "moves": named(room.game, thought.candidates)}


async def why(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """Why a bot may have made its move: one that the viewer was told, by default the last."""
    asker, looked = asker_of(connection, room), (connection.viewer, message.version)
    question = await room.services.replays.run(asker, reason, room.running(), *looked)
    thought, game = await advice(connection, room, question), room.game
    move, *then = question.more["moves"]
    made = tuple(
        replace(each, then=tuple(then)) for each in thought.candidates if each.move == move
    )
    words = Words(connection.language)
    return {
        "seat": question.seat,
        "version": question.more["version"],
        "made": named(game, made)[0] if made else None,
        "sentence": sentence(replace(thought, candidates=made), game, words) if made else None,
        "reasons": [phrase.to_dict() for phrase in thought.reasons],
        "moves": named(game, thought.candidates),
    }


def reason(history: History, viewer: int, version: int | None = None) -> BotQuestion:
    """What an adviser is asked about a move of a bot: how the viewer saw the position."""
    game, found = history.game, None
    bots = [seat for seat, player in enumerate(history.players) if player.startswith(BOT)]
    for event, before, _ in history.table.steps():
        is_meant = version is None or event.version == version
        if is_meant and event.seat in bots and history.is_told(event.version, viewer):
            found = event, before
    if found is None:
        raise Wrong("no-bot-moved")
    event, before = found
    more = {"moves": list(game.text.read(event.move)), "version": event.version}
    return BotQuestion(game, before.view(viewer), event.seat, ADVISER, SECONDS, "why", more)


async def advice(connection: Connection, room: Room, question: BotQuestion) -> Thought:
    """What a bot thinks, for which its address has a budget."""
    thought = await room.services.bot_pool.advise(question, asker_of(connection, room))
    if thought is None:
        raise Wrong("no-answer")
    return thought


def named(game: Game, candidates: Sequence[Candidate]) -> list[dict[str, Any]]:
    """The best moves with what they may bring."""
    return [
        {
            "move": spelled(game, each),
            "points": round(each.points, 1),
            "chance": round(each.chance, 3),
            "lines": {part: round(points, 1) for part, points in each.lines.items()},
            "reasons": [phrase.to_dict() for phrase in each.reasons],
        }
        for each in candidates[:MOST_NAMED]
    ]


ABOUT = {**dict.fromkeys(LOOKS, look), "rules": rules}
"""Questions that are answered before the next message is read."""
LATER = {"news": news, "hint": hint, "why": why}
"""Questions that are answered by a task, because they take a while."""
ADVICE = ("hint", "why")
"""Questions that the host of a table may not allow."""
