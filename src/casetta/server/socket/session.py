"""The socket: hello first, then moves, acts, questions and chat, one after the other."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

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
from ..http.auth import visitor_of
from ..http.languages import language_of
from ..rooms.broadcast import tell_all
from ..rooms.links import come_in, seats_of
from ..rooms.seating import add_entropy
from ..workers.hints import hint, why
from .connection import Connection
from .errors import refuse
from .questions import ABOUT, news, seat_of
from .transport import WIRE

if TYPE_CHECKING:
    from ..hub import Hub
    from ..rooms.room import Room

decode = msgspec.json.Decoder(FromClient).decode
LATER = {"news": news, "hint": hint, "why": why}
"""How questions are answered that take a while."""
KINDS = {"take-back": "hand-over"}
"""Acts whose entry has another name."""
CLOSING_CODES = {"link-revoked": REVOKED, "shutting-down": GOING_AWAY}
"""How a connection ends whose hello was refused with one of these."""
GONE = (OSError, RuntimeError, WebSocketDisconnect)
"""What sending to somebody who is gone may raise; the reader hears of it too."""


async def serve_socket(socket: WebSocket[Any, Any, Any], hub: Hub, node: str) -> None:
    """Talk with one connection until it ends."""
    await socket.accept()
    wire: Any = (socket.scope["extensions"] or {})[WIRE]

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
                wire["abort"]()

    connection = Connection(send, close, hub.limits, wire["write"])
    hello = expect_hello(connection, socket, hub)
    hub.connections.add(connection)
    hub.metrics.sockets.inc()
    try:
        while True:
            await connection.calm()
            text = await socket.receive_data(mode="text")
            if connection.ended:
                return
            if len(text.encode()) > hub.limits.message_bytes:
                connection.end(TOO_LARGE)
                return
            if not await take(connection, hub, node, text):
                return
    except WebSocketDisconnect:
        pass
    finally:
        hello.cancel()
        hub.metrics.sockets.dec()
        hub.connections.discard(connection)
        hub.departed += 1
        if connection.room is not None:
            connection.room.depart(connection)
        await connection.finished()


def expect_hello(
    connection: Connection, socket: WebSocket[Any, Any, Any], hub: Hub
) -> asyncio.TimerHandle:
    """Note what the handshake tells, and wait for a hello, but not for ever.

    The timer holds the connection, so it has to be cancelled when that ends.
    """
    connection.visitor = visitor_of(socket.cookies)
    connection.language = language_of(socket)

    def end_if_silent() -> None:
        if connection.room is None and connection in hub.connections:
            connection.end(PROTOCOL_ERROR)

    return asyncio.get_running_loop().call_later(hub.limits.hello_seconds, end_if_silent)


async def take(connection: Connection, hub: Hub, node: str, text: str) -> bool:
    """Answer one message; False when the connection has to end."""
    try:
        message = decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        refuse(connection, Wrong("bad-message"), hub.log)
        if connection.room is None:
            connection.end_after_sending(PROTOCOL_ERROR)
        return connection.room is not None
    if isinstance(message, Ping):
        connection.tell(Pong(time=hub.now()))
        return True
    if isinstance(message, Hello) != (connection.room is None):
        connection.end(PROTOCOL_ERROR)
        return False
    id = message.id if isinstance(message, Ask | Say) else getattr(message, "move_id", None)
    try:
        if isinstance(message, Hello):
            await greet(connection, hub, node, message)
        else:
            await answer(connection, hub, message)
    except Exception as error:
        code = refuse(connection, error, hub.log, id)
        if connection.room is None:
            connection.end_after_sending(closing_code(code))
    return connection.room is not None


def closing_code(code: str) -> int:
    """How a connection ends whose hello was refused with a code."""
    if code in CLOSING_CODES:
        return CLOSING_CODES[code]
    return FAILED if CODES[code].retryable else NO_SUCH_LINK


async def answer(connection: Connection, hub: Hub, message: Any) -> None:
    """Do what somebody at a table asks for."""
    if hub.is_ending:
        raise Wrong("shutting-down")
    assert connection.room is not None
    await ANSWERS[type(message)](connection, connection.room, message)


async def greet(connection: Connection, hub: Hub, node: str, hello: Hello) -> None:
    """Let somebody in by links, and tell how the table stands."""
    connection.language = hello.language or connection.language
    for_all = hello.seat == NOBODY
    room, links = await come_in(hub, hello.table, hello.tokens, connection.visitor, for_all)
    connection.seats = seats_of(links)
    connection.host = any(link.role == "host" for link in links)
    seats = sorted(connection.seats)
    wished = hello.seat if hello.seat is not None else next(iter(seats), NOBODY)
    connection.viewer = wished if wished in connection.seats else NOBODY
    connection.room = room
    connection.tell(
        Welcome(
            protocol=PROTOCOL,
            version=__version__,
            table=room.id,
            epoch=room.about.epoch,
            durability="fsync",
            viewer=connection.viewer,
            seats=seats,
            host=connection.host,
            limits=hub.limits,
            connection=connection.id,
            node=node,
            time=hub.now(),
        )
    )
    room.arrive(connection)
    tell_all(room, connection, hello.from_version, hello.epoch)
    room.chat.tell_missed(connection, hello.from_said)


async def take_move(connection: Connection, room: Room, message: Move) -> None:
    """A move: on disk before it is acknowledged."""
    demand_short(message.move, connection.limits.move_characters)
    seat = seat_of(connection, message.seat)
    body, id = {"move": message.move}, message.move_id
    await room.enter("move", seat, body, id, message.expect, by_person=True, sender=connection)


async def take_act(connection: Connection, room: Room, message: Act) -> None:
    """Undo, redo, consent, hand-over, pause: entries of the log like moves."""
    kind = KINDS.get(message.act, message.act)
    is_host_deed = message.act in ("pause", "resume") and connection.host
    seat = NOBODY if is_host_deed and not connection.seats else seat_of(connection, message.seat)
    body: dict[str, Any] = {}
    if message.act == "ask" and message.undone:
        body = {"undone": message.undone}
    elif message.act == "hand-over":
        body = {"to": f"bot:{message.bot or room.about.policy.bot}"}
    elif message.act == "take-back":
        body = {"to": "person"}
    await room.enter(kind, seat, body, message.move_id, message.expect, sender=connection)


async def take_look(connection: Connection, room: Room, message: Look) -> None:
    """See through another seat this connection holds."""
    if message.seat != NOBODY and message.seat not in connection.seats:
        raise Wrong("not-your-seat")
    connection.viewer = message.seat
    tell_all(room, connection, None, None)


async def take_question(connection: Connection, room: Room, message: Ask) -> None:
    """A question about what the viewer sees; nothing changes."""
    demand_short(message.move, connection.limits.move_characters)
    if message.about in ABOUT:
        answer = await ABOUT[message.about](connection, room, message)
        connection.tell(Answer(id=message.id, answer=answer))
    elif connection.asks.take():
        room.beside.do(answer_later(connection, room, message))
    else:
        raise Wrong("too-many")


async def answer_later(connection: Connection, room: Room, message: Ask) -> None:
    """Answer a question that takes a while; meanwhile everything goes on."""
    try:
        answer = await LATER[message.about](connection, room, message)
    except Exception as error:
        refuse(connection, error, room.hub.log, message.id)
    else:
        connection.tell(Answer(id=message.id, answer=answer))


async def take_chat(connection: Connection, room: Room, message: Say) -> None:
    """A line of chat."""
    await room.chat.say(connection, message.text)


async def take_entropy(connection: Connection, room: Room, message: Entropy) -> None:
    """What a seat adds to the shuffle."""
    await add_entropy(room, seat_of(connection, message.seat), message.value)


ANSWERS: dict[type, Any] = {
    Move: take_move,
    Act: take_act,
    Look: take_look,
    Ask: take_question,
    Say: take_chat,
    Entropy: take_entropy,
}
