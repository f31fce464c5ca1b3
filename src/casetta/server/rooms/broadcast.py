"""Broadcast: the connections at a table, what each of them is sent, and chat.

A connection has a bounded send queue (back-pressure), and sees through the eyes of one viewer.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.store.store import Store, StoredChat
from casetta.table.history import History
from casetta.table.log import Entry
from casetta.words import Words

from ...protocol.errors import CODES, TOO_SLOW, code_of
from ...protocol.limits import LIMITS, Limits, demand_short
from ...protocol.messages import Ack, Message, People, Refused, Said
from ..rate_limit import Bucket
from .metadata import Metadata

CLOSING = 2.0
"""Seconds a connection gets for its last message."""
TOLD_AGAIN = 50
"""Lines of chat that somebody is told who was away."""
JOINERS = "\u200c\u200d"
"""They cannot be seen, but some scripts and pictures are written with them."""

encode = msgspec.json.Encoder(order="deterministic").encode
encode_in_order = msgspec.json.Encoder().encode
"""The same, with names in the order in which they were given: for what is sent most often."""


class Connection:
    __slots__ = (
        "_close", "_depart", "_queue", "_send", "_sender", "_write", "chat_budget", "ended", "host",
        "id", "language", "limits", "question_budget", "queued_bytes", "seats", "viewer",
    )  # fmt: skip

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
        limits: Limits = LIMITS,
        write: Callable[..., bool] = lambda *contents: False,
        language: str = "en",
    ) -> None:
        """`write` sends at once if that is possible, and says whether it was; `send` waits."""
        self.limits = limits
        self.language = language
        self.id = secrets.token_hex(8)
        self.seats: frozenset[int] = frozenset()
        self.viewer = NOBODY
        self.host = False
        self.chat_budget = Bucket(limits.chat_per_second, limits.chat_at_once)
        self.question_budget = Bucket(limits.questions_per_second, limits.questions_at_once)
        self._write = write
        self._send = send
        self._close = close
        self._queue: deque[bytes] = deque()
        self.queued_bytes = 0
        """How much waits to be sent."""
        self._sender: asyncio.Task[None] | None = None
        self.ended = False
        """Whether nothing more is sent."""
        self._depart: Callable[[Connection], None] | None = None

    def enter(
        self, seats: Iterable[int], viewer: int, *, host: bool, depart: Callable[[Connection], None]
    ) -> None:
        """Somebody was let in at a table, which is told by `depart` when the connection ends."""
        self.seats, self.viewer, self.host = frozenset(seats), viewer, host
        self._depart = depart

    def look(self, viewer: int) -> None:
        """See through another seat that is held, or as a spectator; raises Wrong for others."""
        if viewer != NOBODY:
            self.seat(viewer)
        self.viewer = viewer

    def speak(self, language: str) -> None:
        self.language = language

    def seat(self, named: int | None = None) -> int:
        """The seat a message speaks for; raises Wrong unless the connection holds it."""
        wanted = self.viewer if named is None else named
        if wanted not in self.seats:
            raise Wrong("not-your-seat")
        return wanted

    @property
    def is_spectator(self) -> bool:
        return not self.seats and not self.host

    def holds(self, role: str, seat: int | None) -> bool:
        """Whether it is here by a link to this."""
        if role == "seat":
            return seat in self.seats
        return self.host if role == "host" else self.is_spectator

    # Sending

    def tell(self, message: Message) -> None:
        self.answer(encode(message))

    def refuse(self, error: Exception, log: Any, id: str | None = None) -> str:
        """Tell why something was not done, never what was sent; return the code that was told."""
        code = code_of(error, log)
        message = Words(self.language)(f"refused-{code}")
        retryable = CODES[code].retryable
        self.tell(Refused(code=code, retryable=retryable, message=message, move_id=id))
        return code

    def answer(self, *contents: bytes) -> None:
        """Queue what this connection asked for: it is read on only when little waits."""
        if self.ended or self._is_written(contents):
            return
        self._queue.extend(contents)
        self.queued_bytes += sum(map(len, contents))
        if self._sender is None:
            self._sender = asyncio.ensure_future(self._drain())

    def push(self, *contents: bytes) -> None:
        """Queue what everybody is told; a reader that is too slow is sent away to resume."""
        if self.ended or self._is_written(contents):
            return
        is_full = self.queued_bytes + sum(map(len, contents)) > self.limits.queued_bytes
        if len(self._queue) >= self.limits.queued_messages or (self._queue and is_full):
            self.end(TOO_SLOW)
        else:
            self.answer(*contents)

    def _is_written(self, contents: Sequence[bytes]) -> bool:
        """Whether nothing waits, and this could be sent at once."""
        return self._sender is None and self._write(*contents)

    async def calm(self) -> None:
        """Wait until so little waits to be sent that the next message may be answered."""
        while self._sender is not None and 2 * self.queued_bytes > self.limits.queued_bytes:
            await asyncio.wait([self._sender])

    async def _drain(self) -> None:
        """Send what waits, in order; there is no sender while nothing waits."""
        try:
            while self._queue:
                content = self._queue.popleft()
                await self._send(content)
                self.queued_bytes -= len(content)
        finally:
            if self._sender is asyncio.current_task():
                self._sender = None

    # Ending

    def end(self, code: int) -> None:
        """Close the connection; nothing that waits is sent any more."""
        if self.ended:
            return
        self.ended = True
        self._queue.clear()
        self.queued_bytes = 0
        if self._sender is not None:
            self._sender.cancel()
        self._sender = asyncio.ensure_future(self._close(code))
        if self._depart is not None:
            asyncio.get_running_loop().call_soon(self._depart, self)

    def end_after_sending(self, code: int) -> None:
        """Close the connection once what waits is sent."""
        before = self._sender
        self.ended = True

        async def finish() -> None:
            if before is not None:
                await asyncio.wait([before], timeout=CLOSING)
            await self._close(code)

        self._sender = asyncio.ensure_future(finish())

    async def finished(self) -> None:
        """Wait until the last message and the closing are through, but not for ever."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=CLOSING)


class Audience(set[Connection]):
    """The connections at one table."""

    __slots__ = ()

    def seats(self) -> set[int]:
        return {seat for connection in self for seat in connection.seats}

    def close(self, code: int, is_meant: Callable[[Connection], bool] = lambda each: True) -> None:
        for connection in list(self):
            if is_meant(connection):
                connection.end(code)

    def tell(self, message: Message) -> None:
        content = encode(message)
        for connection in self:
            connection.push(content)

    def tell_people(self, people: Callable[..., People]) -> None:
        """Send the room to all; the host hears more."""
        for host in (False, True):
            content = None
            for connection in self:
                if connection.host == host:
                    content = content or encode(people(host=host))
                    connection.push(content)

    def tell_update(
        self,
        history: History,
        epoch: str,
        entries: Sequence[Entry] = (),
        sender: Connection | None = None,
        sent: Entry | None = None,
    ) -> None:
        """Send entries and the position to all, each viewer what it may see.

        The sender gets the acknowledgement of what it sent in the same write.
        """
        since = history.version - len(entries)
        updates: dict[int, bytes] = {}
        for connection in self:
            viewer = connection.viewer
            if viewer not in updates:
                updates[viewer] = update_for(viewer, history, epoch, since)
            if connection is sender and sent is not None:
                connection.push(updates[viewer], encode(ack_of(sent, history, viewer)))
            else:
                connection.push(updates[viewer])


def ack_of(entry: Entry, history: History, viewer: int) -> Ack:
    digest = history.digest(entry.version, viewer)
    return Ack(move_id=entry.id, version=entry.version, digest=digest)


def update_for(viewer: int, history: History, epoch: str, since: int | None) -> bytes:
    """An update for a viewer who knows all up to a version, or nothing: see messages.Update."""
    update = {
        "type": "update",
        "epoch": epoch,
        "resync": since is None,
        "entries": [] if since is None else history.entries_since(since, viewer),
        "state": msgspec.Raw(history.state_json(viewer, encode_in_order)),
    }
    return encode_in_order(update)


class Chat:
    """The last lines of chat of one room: rate-limited, stored, broadcast, and sent again."""

    __slots__ = ("_audience", "_last", "_lines", "_store", "_table")

    def __init__(self, table: str, store: Store, audience: Audience) -> None:
        self._table = table
        self._store = store
        self._audience = audience
        self._last = 0
        self._lines: deque[Said] | None = None
        """None until something is said: at most tables nothing ever is."""

    def remember(self, lines: Iterable[Said]) -> None:
        """These were said before, or just now."""
        for line in lines:
            if self._lines is None:
                self._lines = deque(maxlen=TOLD_AGAIN)
            self._lines.append(line)
            self._last = max(self._last, line.number)

    async def say(self, connection: Connection, text: str, about: Metadata) -> None:
        """A line of chat; spectators may be muted."""
        text = shown(text)
        demand_short(text, connection.limits.chat_characters)
        if connection.is_spectator and not about.policy.spectator_chat:
            raise Wrong("muted")
        if not connection.chat_budget.take():
            raise Wrong("too-many")
        seat = connection.viewer
        name = about.places[seat].name if seat != NOBODY else ""
        self._last += 1
        line = StoredChat(self._last, seat, name, text, time.time())
        await self._store.add_chat(self._table, line)
        said = as_said(line)
        self.remember([said])
        self._audience.tell(said)

    def tell_missed(self, connection: Connection, known: int) -> None:
        """Tell the last lines after the one that is known."""
        for line in self._lines or ():
            if line.number > known:
                connection.tell(line)


def as_said(line: StoredChat) -> Said:
    return Said(number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at)


def shown(text: str) -> str:
    """A line of chat as everybody sees it: any space is a blank, what cannot be shown is left out.

    Raises Wrong when nothing is left.
    """
    blank = "".join(" " if letter.isspace() else letter for letter in text)
    line = "".join(each for each in blank if each.isprintable() or each in JOINERS).strip()
    if not line.strip(JOINERS + " "):
        raise Wrong("bad-message")
    return line
