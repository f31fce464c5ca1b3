"""Questions over the socket that change nothing: answered from what the viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from casetta.contract.errors import Wrong
from casetta.contract.face import Say
from casetta.table import chronicle
from casetta.table.standing import BOT
from casetta.table.table import SEVERAL
from casetta.words import Words

from ...protocol.ask import answer
from ...protocol.limits import demand_small
from ...protocol.messages import Ask
from .connection import Connection

if TYPE_CHECKING:
    from ..rooms.room import Room


def seat_of(connection: Connection, seat: int | None) -> int:
    """The seat a message speaks for; raises Wrong unless the connection holds it."""
    wished = connection.viewer if seat is None else seat
    if wished not in connection.seats:
        raise Wrong("not-your-seat")
    return wished


async def some_legal(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """Legal moves that begin with a text."""
    seat = seat_of(connection, None)
    return {"legal": room.running().some_legal(seat, message.move, message.most)}


async def check(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """Whether a move would be legal, and what it would bring.

    Many moves after each other take a while, so they are tried off the event loop.
    """
    history, seat = room.running(), seat_of(connection, None)
    if SEVERAL not in message.move:
        return history.check(seat, message.move)
    return await room.hub.answers.do(history.check, seat, message.move)


async def live(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """The points of a seat so far."""
    seat = seat_of(connection, None) if message.seat is None else message.seat
    if seat >= len(room.about.places):
        raise Wrong("bad-message")
    return room.running().live(connection.viewer, seat)


async def news(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """What happened, in the language of the connection."""
    told = await room.hub.slowly.do(news_in, connection.language, room, connection.viewer)
    return {"news": told}


def news_in(language: str, room: Room, viewer: int) -> list[dict[str, Any]]:
    """The same; the first time the sentences of a language have to be loaded."""
    say = Words(language).with_game(room.game.folder)
    return chronicle.news(room.running(), viewer, names_in(room, say), say)


def names_in(room: Room, say: Say) -> list[str]:
    """What each seat is called in a language."""
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
    demand_small(message.question, connection.limits)
    history = room.running()
    seat = connection.viewer if message.seat is None else message.seat
    if not 0 <= seat < history.table.seats:
        raise Wrong("bad-message")
    position = history.position_for(connection.viewer, seat)
    words = Words(connection.language).with_game(room.game.folder)
    return await room.hub.answers.do(answer, room.game, message.question, words, position)


async def picture(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """The position in characters, for pages that cannot draw the game."""
    viewer = connection.viewer
    view = room.running().table.view(viewer)
    return {"picture": room.game.text.picture(view, viewer)}


async def phrases(connection: Connection, room: Room, message: Ask) -> dict[str, Any]:
    """A move that the viewer could make, in words."""
    history, seat = room.running(), seat_of(connection, None)
    return {"phrases": await room.hub.answers.do(history.phrases_ahead, seat, message.move)}


ABOUT = {
    "legal": some_legal, "check": check, "live": live, "rules": rules, "picture": picture,
    "phrases": phrases,
}  # fmt: skip
"""How a question is answered before the next message is read."""
