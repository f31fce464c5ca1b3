"""A WebSocket session: hello first, then moves, acts, questions and chat, one after the other."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from casetta import __version__
from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.table.standing import BOT, PERSON

from ...protocol import errors, messages
from ...protocol.limits import demand_short
from ..auth import come_in, language_of, visitor_of
from ..hub import Hub
from ..rooms.broadcast import Connection
from ..rooms.room import Room
from ..rooms.seating import seats_of
from .questions import ABOUT, ADVICE, LATER
from .transport import EXTENSION

decode = msgspec.json.Decoder(messages.FromClient).decode
CLOSING_CODES = {"link-revoked": errors.REVOKED, "shutting-down": errors.GOING_AWAY}
"""How a connection ends whose hello was refused with one of these."""
GONE = (OSError, RuntimeError, WebSocketDisconnect)
"""What sending to somebody who is gone may raise; the reader hears of it too."""


async def serve_socket(socket: WebSocket[Any, Any, Any], hub: Hub) -> None:
    """Talk with one connection until it ends."""
    await socket.accept()
    extension: Any = (socket.scope["extensions"] or {})[EXTENSION]

    async def send(content: bytes) -> None:
        with contextlib.suppress(*GONE):
            await socket.send_data(content.decode(), mode="text")

    async def close(code: int) -> None:
        """Close in order; whoever reads nothing for a heartbeat is cut off."""
        with contextlib.suppress(*GONE):
            try:
                async with asyncio.timeout(hub.limits.heartbeat_seconds):
                    await socket.close(code=code)
            except TimeoutError:
                extension["abort"]()

    connection = Connection(send, close, hub.limits, extension["write"], language_of(socket))
    session, loop = Session(connection, hub, visitor_of(socket.cookies)), asyncio.get_running_loop()
    hello = loop.call_later(hub.limits.hello_seconds, session.end_if_silent)
    try:
        with hub.connection(), contextlib.suppress(WebSocketDisconnect):
            while True:
                await connection.calm()
                text = await socket.receive_data(mode="text")
                if connection.ended:
                    return
                if len(text.encode()) > hub.limits.message_bytes:
                    connection.end(errors.TOO_LARGE)
                    return
                if not await session.take(text):
                    return
    finally:
        hello.cancel()
        session.leave()
        await connection.finished()


@dataclass(slots=True)
class Session:
    """A connection, and the room that it is in after its hello."""

    connection: Connection
    hub: Hub
    visitor: str | None = None
    """What its browser remembers itself by."""
    room: Room | None = None

    def leave(self) -> None:
        if self.room is not None:
            self.room.depart(self.connection)

    def end_if_silent(self) -> None:
        """A hello is waited for, but not for ever."""
        if self.room is None:
            self.connection.end(errors.PROTOCOL_ERROR)

    async def take(self, text: str) -> bool:
        """Answer one message; False when the connection has to end."""
        connection, log = self.connection, self.hub.log
        try:
            message = decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            connection.refuse(Wrong("bad-message"), log)
            if self.room is None:
                connection.end_after_sending(errors.PROTOCOL_ERROR)
            return self.room is not None
        if isinstance(message, messages.Ping):
            connection.tell(messages.Pong(time=self.hub.now()))
            return True
        if isinstance(message, messages.Hello) != (self.room is None):
            connection.end(errors.PROTOCOL_ERROR)
            return False
        id = getattr(message, "move_id", None) or getattr(message, "id", None)
        try:
            await self._answer(message)
        except Exception as error:
            code = connection.refuse(error, log, id)
            if self.room is None:
                again = errors.FAILED if errors.CODES[code].retryable else errors.NO_SUCH_LINK
                connection.end_after_sending(CLOSING_CODES.get(code, again))
        return self.room is not None

    async def _answer(self, message: Any) -> None:
        connection, room = self.connection, self.room
        if room is None:
            await self._greet(message)
            return
        if self.hub.is_ending:
            raise Wrong("shutting-down")
        match message:
            case messages.Move(move=text):  # On disk before it is acknowledged.
                demand_short(text, connection.limits.move_characters)
                given = {"move": text}, message.move_id, message.expect
                seat = connection.seat(message.seat)
                await room.enter("move", seat, *given, by_person=True, sender=connection)
            case messages.Act():
                await take_act(connection, room, message)
            case messages.Look():
                connection.look(message.seat)
                room.show(connection)
            case messages.Ask():
                await take_question(connection, room, message)
            case messages.Say():
                await room.chat.say(connection, message.text, room.about)
            case messages.Entropy():
                await room.seats.add_entropy(connection.seat(message.seat), message.value)

    async def _greet(self, hello: messages.Hello) -> None:
        """Let somebody in by links, at first or on a reconnect, and tell how the table stands."""
        connection, hub = self.connection, self.hub
        connection.speak(hello.language or connection.language)
        for_all = hello.seat == NOBODY
        room, links = await come_in(hub, hello.table, hello.tokens, self.visitor, for_all)
        seats = sorted(seats_of(links))
        viewer = hello.seat if hello.seat is not None else next(iter(seats), NOBODY)
        viewer = viewer if viewer in seats else NOBODY
        is_host = any(link.role == "host" for link in links)
        connection.enter(seats, viewer, host=is_host, depart=room.depart)
        self.room = room
        connection.tell(
            messages.Welcome(
                protocol=messages.PROTOCOL,
                version=__version__,
                table=room.id,
                epoch=room.about.epoch,
                durability="fsync",
                viewer=viewer,
                seats=seats,
                host=is_host,
                limits=hub.limits,
                connection=connection.id,
                node=hub.node,
                time=hub.now(),
            )
        )
        room.arrive(connection)
        room.show(connection, hello.from_version, hello.epoch)
        room.chat.tell_missed(connection, hello.from_said)


async def take_act(connection: Connection, room: Room, message: messages.Act) -> None:
    """Undo, redo, consent, hand-over, pause: entries of the log like moves."""
    is_by_host = message.act in ("pause", "resume") and connection.host
    seat = NOBODY if is_by_host and not connection.seats else connection.seat(message.seat)
    kind, body = message.act, dict[str, Any]()
    if kind == "ask" and message.undone:
        body = {"undone": message.undone}
    elif kind == "hand-over":
        body = {"to": f"{BOT}{message.bot or room.about.policy.bot}"}
    elif kind == "take-back":
        kind, body = "hand-over", {"to": PERSON}
    await room.enter(kind, seat, body, message.move_id, message.expect, sender=connection)


async def take_question(connection: Connection, room: Room, message: messages.Ask) -> None:
    """A question about what the viewer sees; nothing changes."""
    demand_short(message.move, connection.limits.move_characters)
    if message.about in ABOUT:
        answer = await ABOUT[message.about](connection, room, message)
        connection.tell(messages.Answer(id=message.id, answer=answer))
    elif connection.question_budget.take():
        room.tasks.start(answer_later(connection, room, message))
    else:
        raise Wrong("too-many")


async def answer_later(connection: Connection, room: Room, message: messages.Ask) -> None:
    """Answer a question that takes a while; meanwhile everything goes on."""
    try:
        if message.about in ADVICE and not room.about.policy.hints:
            raise Wrong("no-hints")
        answer = await LATER[message.about](connection, room, message)
    except Exception as error:
        connection.refuse(error, room.services.log, message.id)
    else:
        connection.tell(messages.Answer(id=message.id, answer=answer))
