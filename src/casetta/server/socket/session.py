"""A WebSocket session: hello first, then moves, acts, questions and chat, one after the other."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from casetta import __version__
from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY

from ...protocol.errors import (
    CODES,
    FAILED,
    GOING_AWAY,
    NO_SUCH_LINK,
    PROTOCOL_ERROR,
    REVOKED,
    TOO_LARGE,
)
from ...protocol.limits import demand_short
from ...protocol.messages import (
    PROTOCOL,
    Act,
    Answer,
    Ask,
    Entropy,
    FromClient,
    Hello,
    Look,
    Move,
    Ping,
    Pong,
    Say,
    Welcome,
)
from ..auth import come_in, language_of, visitor_of
from ..hub import Hub
from ..rooms.room import Room
from ..rooms.seating import seats_of
from ..rooms.services import NewEntry
from .connection import Connection
from .questions import ABOUT, LATER, seat_of
from .transport import EXTENSION

decode = msgspec.json.Decoder(FromClient).decode
KINDS = {"take-back": "hand-over"}
"""Acts whose entry has another name."""
CLOSING_CODES = {"link-revoked": REVOKED, "shutting-down": GOING_AWAY}
"""How a connection ends whose hello was refused with one of these."""
GONE = (OSError, RuntimeError, WebSocketDisconnect)
"""What sending to somebody who is gone may raise; the reader hears of it too."""


async def serve_socket(socket: WebSocket[Any, Any, Any], hub: Hub, node: str) -> None:
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
    session = Session(connection, hub, node, visitor_of(socket.cookies))
    hub.connect(connection)
    hello = session.expect_hello()
    try:
        while True:
            await connection.calm()
            text = await socket.receive_data(mode="text")
            if connection.ended:
                return
            if len(text.encode()) > hub.limits.message_bytes:
                connection.end(TOO_LARGE)
                return
            if not await session.take(text):
                return
    except WebSocketDisconnect:
        pass
    finally:
        hello.cancel()
        hub.disconnect(connection)
        session.leave()
        await connection.finished()


class Session:
    """A connection, and the room that it is in after its hello."""

    def __init__(
        self, connection: Connection, hub: Hub, node: str, visitor: str | None = None
    ) -> None:
        """`visitor` is what its browser remembers itself by."""
        self._connection = connection
        self._hub = hub
        self._node = node
        self._visitor = visitor
        self._room: Room | None = None

    def leave(self) -> None:
        """The connection has ended."""
        if self._room is not None:
            self._room.depart(self._connection)

    def expect_hello(self) -> asyncio.TimerHandle:
        """Wait for a hello, but not for ever.

        The timer holds the connection, so it has to be cancelled when that ends.
        """

        def end_if_silent() -> None:
            if self._room is None and self._hub.is_connected(self._connection):
                self._connection.end(PROTOCOL_ERROR)

        return asyncio.get_running_loop().call_later(self._hub.limits.hello_seconds, end_if_silent)

    async def take(self, text: str) -> bool:
        """Answer one message; False when the connection has to end."""
        connection, log = self._connection, self._hub.log
        try:
            message = decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            connection.refuse(Wrong("bad-message"), log)
            if self._room is None:
                connection.end_after_sending(PROTOCOL_ERROR)
            return self._room is not None
        if isinstance(message, Ping):
            connection.tell(Pong(time=self._hub.now()))
            return True
        if isinstance(message, Hello) != (self._room is None):
            connection.end(PROTOCOL_ERROR)
            return False
        id = message.id if isinstance(message, Ask | Say) else getattr(message, "move_id", None)
        try:
            await self._answer(message)
        except Exception as error:
            code = connection.refuse(error, log, id)
            if self._room is None:
                connection.end_after_sending(closing_code(code))
        return self._room is not None

    async def _answer(self, message: Any) -> None:
        """Do what a message asks for."""
        if isinstance(message, Hello):
            await self._greet(message)
            return
        if self._hub.is_ending:
            raise Wrong("shutting-down")
        assert self._room is not None
        await HANDLERS[type(message)](self._connection, self._room, message)

    async def _greet(self, hello: Hello) -> None:
        """Let somebody in by links, at first or on a reconnect, and tell how the table stands."""
        connection, hub = self._connection, self._hub
        connection.speak(hello.language or connection.language)
        for_all = hello.seat == NOBODY
        room, links = await come_in(hub, hello.table, hello.tokens, self._visitor, for_all)
        seats = sorted(seats_of(links))
        viewer = hello.seat if hello.seat is not None else next(iter(seats), NOBODY)
        viewer = viewer if viewer in seats else NOBODY
        is_host = any(link.role == "host" for link in links)
        connection.enter(seats, viewer, host=is_host, depart=room.depart)
        self._room = room
        connection.tell(
            Welcome(
                protocol=PROTOCOL,
                version=__version__,
                table=room.id,
                epoch=room.about.epoch,
                durability="fsync",
                viewer=viewer,
                seats=seats,
                host=is_host,
                limits=hub.limits,
                connection=connection.id,
                node=self._node,
                time=hub.now(),
            )
        )
        room.arrive(connection)
        room.show(connection, hello.from_version, hello.epoch)
        room.chat.tell_missed(connection, hello.from_said)


def closing_code(code: str) -> int:
    """How a connection ends whose hello was refused with a code."""
    if code in CLOSING_CODES:
        return CLOSING_CODES[code]
    return FAILED if CODES[code].retryable else NO_SUCH_LINK


async def take_move(connection: Connection, room: Room, message: Move) -> None:
    """A move, or several that are one decision: on disk before it is acknowledged."""
    demand_short(message.move, connection.limits.move_characters)
    new = NewEntry(
        kind="move",
        seat=seat_of(connection, message.seat),
        body={"move": message.move},
        id=message.move_id,
        expect=message.expect,
        by_person=True,
    )
    await room.enter(new, connection)


async def take_act(connection: Connection, room: Room, message: Act) -> None:
    """Undo, redo, consent, hand-over, pause: entries of the log like moves."""
    is_by_host = message.act in ("pause", "resume") and connection.host
    seat = NOBODY if is_by_host and not connection.seats else seat_of(connection, message.seat)
    body: dict[str, Any] = {}
    if message.act == "ask" and message.undone:
        body = {"undone": message.undone}
    elif message.act == "hand-over":
        body = {"to": f"bot:{message.bot or room.about.policy.bot}"}
    elif message.act == "take-back":
        body = {"to": "person"}
    kind = KINDS.get(message.act, message.act)
    new = NewEntry(kind=kind, seat=seat, body=body, id=message.move_id, expect=message.expect)
    await room.enter(new, connection)


async def take_look(connection: Connection, room: Room, message: Look) -> None:
    """See through another seat this connection holds."""
    if message.seat != NOBODY and message.seat not in connection.seats:
        raise Wrong("not-your-seat")
    connection.look(message.seat)
    room.show(connection, None, None)


async def take_question(connection: Connection, room: Room, message: Ask) -> None:
    """A question about what the viewer sees; nothing changes."""
    demand_short(message.move, connection.limits.move_characters)
    if message.about in ABOUT:
        answer = await ABOUT[message.about](connection, room, message)
        connection.tell(Answer(id=message.id, answer=answer))
    elif connection.question_budget.take():
        room.tasks.start(answer_later(connection, room, message))
    else:
        raise Wrong("too-many")


async def answer_later(connection: Connection, room: Room, message: Ask) -> None:
    """Answer a question that takes a while; meanwhile everything goes on."""
    try:
        answer = await LATER[message.about](connection, room, message)
    except Exception as error:
        connection.refuse(error, room.services.log, message.id)
    else:
        connection.tell(Answer(id=message.id, answer=answer))


async def take_chat(connection: Connection, room: Room, message: Say) -> None:
    """A line of chat."""
    await room.chat.say(connection, message.text)


async def take_entropy(connection: Connection, room: Room, message: Entropy) -> None:
    """What a seat adds to the shuffle."""
    await room.seats.add_entropy(seat_of(connection, message.seat), message.value)


HANDLERS: dict[type, Any] = {
    Move: take_move,
    Act: take_act,
    Look: take_look,
    Ask: take_question,
    Say: take_chat,
    Entropy: take_entropy,
}
