"""A WebSocket session: hello first, then moves, acts, questions and chat, one after the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.store.store import token_hash
from casetta.table.standing import BOT, PERSON

from ...protocol import errors, messages
from ...protocol.errors import LimitHit
from ...protocol.limits import demand_short
from ..auth import come_in, language_of, visitor_of
from ..hub import Hub
from ..rate_limit import Action, Known, Slot, client_key, demand
from ..rooms.broadcast import Connection
from ..rooms.room import Room
from ..rooms.seating import Link, seats_of
from ..security import cookie_of
from .questions import ABOUT, ADVICE, LATER
from .transport import EXTENSION

decode = msgspec.json.Decoder(messages.FromClient).decode


class Spoken(msgspec.Struct, tag="hello"):
    """Of a hello in any version: which one it is."""

    protocol: int = 1


decode_spoken = msgspec.json.Decoder(Spoken).decode
CLOSING_CODES = {
    "link-revoked": errors.REVOKED,
    "shutting-down": errors.GOING_AWAY,
    "protocol-too-old": errors.OTHER_VERSION,
    "protocol-too-new": errors.OTHER_VERSION,
}
"""How a connection ends whose hello was refused with one of these."""
ALWAYS = ("agree", "refuse", "resume", "take-back")
"""Acts that are never too many for a log: without them nobody could play on."""
GONE = (OSError, RuntimeError, WebSocketDisconnect)
"""What sending to somebody who is gone may raise; the reader hears of it too."""


async def serve_socket(
    socket: WebSocket[Any, Any, Any], hub: Hub, slot: Slot, *, for_seats: bool = False
) -> None:
    """Talk with one connection until it ends; if it is `for_seats`, only with who holds one."""
    await socket.accept()
    extension: Any = (socket.scope["extensions"] or {})[EXTENSION]
    slot.fill(extension["abort"])
    connection = connection_of(socket, hub, extension)

    def stay() -> None:
        extension["keep"]()
        slot.keep()

    cookie, loop = cookie_of(socket.cookies), asyncio.get_running_loop()
    session = Session(
        connection, hub, cookie, stay, extension["reserve"], for_seats, since=hub.date()
    )
    hello = loop.call_later(hub.limits.hello_seconds, session.end_if_silent)
    try:
        with hub.connection(session), contextlib.suppress(WebSocketDisconnect):
            while await session.goes_on(socket):
                pass
    finally:
        hello.cancel()
        session.leave()
        await connection.finished()


def connection_of(socket: WebSocket[Any, Any, Any], hub: Hub, extension: Any) -> Connection:
    """How a socket is written to and closed."""

    async def send(content: bytes) -> None:
        with contextlib.suppress(*GONE):
            await socket.send_data(content.decode(), mode="text")

    async def close(code: int) -> None:
        """Close in order; whoever reads nothing for a heartbeat is cut off."""
        with contextlib.suppress(*GONE):
            try:
                async with asyncio.timeout(hub.limits.heartbeat_seconds):
                    await socket.close(code=code, reason=errors.close_reason(code))
            except TimeoutError:
                extension["abort"]()

    return Connection(
        send,
        close,
        hub.limits,
        extension["write"],
        language_of(socket),
        client_key(socket.scope),
        hub.addresses.hits.record,
    )


@dataclass(slots=True)
class Session:
    """A connection, and the room that it is in after its hello."""

    connection: Connection
    hub: Hub
    cookie: str | None = None
    """What its browser says that it is remembered by."""
    stay: Callable[[], object] = bool
    """Gives the place of this connection to nobody else."""
    reserve: Callable[[], object] = bool
    """Lets whoever holds a seat send something although the address has sent too much."""
    for_seats: bool = False
    """Whether the address has opened so many sockets that only those with a seat may stay."""
    visitor: str | None = None
    """The cookie once it is known to be issued."""
    known: Known | None = None
    """What whoever holds a seat is known by."""
    room: Room | None = None
    stand_up: Callable[[], None] | None = None
    """Tells that a seat is held here no more."""
    since: float = 0.0
    """When it was opened."""

    def leave(self) -> None:
        if self.stand_up is not None:
            self.stand_up()
        if self.room is not None:
            self.room.depart(self.connection)

    def end_if_silent(self) -> None:
        """A hello is waited for, but not for ever."""
        if self.room is None:
            self.hub.addresses.hits.record(self.connection.address, errors.NO_HELLO)
            self.connection.end(errors.PROTOCOL_ERROR)

    async def goes_on(self, socket: WebSocket[Any, Any, Any]) -> bool:
        """Read and answer the next message; False when the connection has to end."""
        connection = self.connection
        await connection.calm()
        text = await socket.receive_data(mode="text")
        if connection.ended:
            return False
        if len(text.encode()) > self.hub.limits.message_bytes:
            connection.end(errors.TOO_LARGE)
            return False
        return await self.take(text)

    async def take(self, text: str) -> bool:
        """Answer one message; False when the connection has to end."""
        connection, log = self.connection, self.hub.log
        try:
            message = decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            code = connection.refuse(misunderstood(text), log)
            if self.room is None:
                connection.end_after_sending(CLOSING_CODES.get(code, errors.PROTOCOL_ERROR))
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
            if self.room is None and isinstance(error, LimitHit):
                connection.end_after_sending(errors.TOO_MANY)
            elif self.room is None:
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
                self._demand("act")
                await take_act(connection, room, message)
            case messages.Look():
                connection.look(message.seat)
                room.show(connection, await room.update_since(connection.viewer))
            case messages.Ask():
                await take_question(connection, room, message)
            case messages.Say():
                self._demand("line")
                await room.chat.say(connection, message, room.about)
            case messages.Entropy():
                await room.seats.add_entropy(connection.seat(message.seat), message.value)

    def _demand(self, action: Action) -> None:
        self.hub.addresses.demand(action, self.connection.address, self.known)

    async def _greet(self, hello: messages.Hello) -> None:
        """Let somebody in by links, at first or on a reconnect, and tell how the table stands."""
        connection, hub = self.connection, self.hub
        connection.speak(hello.language or connection.language)
        demand_spoken(hello.protocol)
        visitor = self.visitor = await visitor_of(hub, self.cookie)
        room, links, viewer, update = await self._come_in(hello)
        seats = sorted(seats_of(links))
        is_host = any(link.role == "host" for link in links)
        self._let_stay(room, seats, is_host=is_host)
        browser = None if visitor is None else token_hash(visitor)
        self.known = browser or token_hash(hello.tokens[0])
        connection.enter(seats, viewer, host=is_host, depart=room.depart, visitor=browser)
        self.room = room
        room.welcome(connection)
        room.arrive(connection)
        room.show(connection, update)
        room.chat.tell_missed(connection, hello.from_said)

    async def _come_in(self, hello: messages.Hello) -> tuple[Room, list[Link], int, bytes | None]:
        """The room, what is held there, through whose eyes, and the update for them.

        A long update takes a while: it is made anew if something changed meanwhile.
        """
        while True:
            come = self.hub, hello.table, hello.tokens, self.visitor, hello.seat == NOBODY
            room, links = await come_in(*come)
            seats = sorted(seats_of(links))
            viewer = hello.seat if hello.seat is not None else next(iter(seats), NOBODY)
            viewer = viewer if viewer in seats else NOBODY
            before = room.state_of_affairs()
            known = hello.from_version, hello.epoch
            update = await room.update_since(viewer, *known, self.connection.address)
            if room.state_of_affairs() == before and self.hub.rooms.get(room.id) is room:
                return room, links, viewer, update

    def _let_stay(self, room: Room, seats: Sequence[int], *, is_host: bool) -> None:
        """Refuse spectators where there are too many; whoever holds a seat has a reserve."""
        addresses, address = self.hub.addresses, self.connection.address
        is_seated = bool(seats) or is_host
        if self.for_seats:
            bucket = addresses.arrivals[is_seated].of(address)
            if not (is_seated and bucket.take()):
                raise LimitHit("too-many-connections", bucket.wait())
        room.make_place(seats, is_host=is_host)
        self.stay()
        if is_seated:
            self.stand_up = addresses.sit(address)
            self.reserve()


def demand_spoken(protocol: int) -> None:
    """Refuse a version of the protocol that this server does not speak."""
    if protocol < messages.OLDEST:
        raise Wrong("protocol-too-old")
    if protocol > messages.PROTOCOL:
        raise Wrong("protocol-too-new")


def misunderstood(text: str) -> Wrong:
    """Why a message cannot be read: a hello of another version may have any other fields."""
    try:
        demand_spoken(decode_spoken(text).protocol)
    except Wrong as wrong:
        return wrong
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        pass
    return Wrong("bad-message")


async def take_act(connection: Connection, room: Room, message: messages.Act) -> None:
    """Undo, redo, consent, hand-over, pause: entries of the log like moves."""
    is_by_host = message.act in ("pause", "resume") and connection.host
    seat = NOBODY if is_by_host and not connection.seats else connection.seat(message.seat)
    if message.act not in ALWAYS:
        room.demand_log_space()
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
    else:
        demand(connection.question_budget, "too-many-hints")
        if message.about in ADVICE:
            demand(room.services.addresses.hints.of(connection.address), "too-many-hints")
        room.tasks.start(answer_later(connection, room, message))


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
