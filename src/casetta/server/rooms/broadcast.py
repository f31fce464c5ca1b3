"""Broadcast: the connections at a table, what each of them is sent, and chat.

A connection has a bounded send queue (back-pressure), and sees through the eyes of one viewer.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from itertools import islice
from typing import Any

import msgspec

from casetta.contract.errors import Wrong
from casetta.contract.shown import is_blank, shown
from casetta.kernel.state import NOBODY
from casetta.store.store import NotWritten, Store, StoredChat, StoreFailed
from casetta.table.first import Turn
from casetta.table.history import History
from casetta.table.log import Entry

from ...protocol.errors import LIMIT_CODES, LIMITS_HIT, TOO_SLOW, refusal_of
from ...protocol.limits import LIMITS, Limits, demand_short
from ...protocol.messages import Ack, Message, Notice, People, Refused, Said, Say
from ..rate_limit import Bucket, demand
from .metadata import Metadata

CLOSING = 2.0
"""Seconds a connection gets for its last message."""
HOST = -2
"""The voice of a host without a seat."""
TOLD_AGAIN = 50
"""Lines of chat that somebody is told who was away."""
SLICE = 8
"""Entries that are told at a time: everybody else has a turn before more of them are."""

encode = msgspec.json.Encoder(order="deterministic").encode
encode_in_order = msgspec.json.Encoder().encode
"""The same, with names in the order in which they were given: for what is sent most often."""


class Connection:
    __slots__ = (
        "_close", "_depart", "_limit_hit", "_queue", "_send", "_sender", "_write", "address",
        "ended", "host", "id", "language", "limits", "question_budget", "queued_bytes",
        "seats", "since", "viewer", "visitor",
    )  # fmt: skip

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
        limits: Limits = LIMITS,
        write: Callable[..., bool] = lambda *contents: False,
        language: str = "en",
        address: str = "nowhere",
        limit_hit: Callable[[str, str], None] = lambda address, code: None,
    ) -> None:
        """`write` sends at once if that is possible, and says whether it was; `send` waits.

        `limit_hit` hears of every limit that is hit here.
        """
        self.limits = limits
        self.language = language
        self.address = address
        """What the limits of its address are counted by."""
        self._limit_hit = limit_hit
        self.id = secrets.token_hex(8)
        self.seats: frozenset[int] = frozenset()
        self.viewer = NOBODY
        self.host = False
        self.visitor: bytes | None = None
        """SHA-256 of its browser's cookie; programs have none."""
        self.since = time.monotonic()
        """When it came."""
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
        self,
        seats: Iterable[int],
        viewer: int,
        *,
        host: bool,
        depart: Callable[[Connection], None],
        visitor: bytes | None = None,
    ) -> None:
        """Somebody was let in at a table, which is told by `depart` when the connection ends."""
        self.seats, self.viewer, self.host = frozenset(seats), viewer, host
        self.visitor = visitor
        self._depart = depart

    def turn(self, turn: Turn) -> bool:
        """Places became seats: whoever held some of them holds these now; whether they differ.

        Whoever holds all seats goes on looking through the one of the same number.
        """
        before, self.seats = self.seats, frozenset(map(turn.seat, self.seats))
        if self.viewer not in self.seats:
            self.viewer = turn.seat(self.viewer)
        return self.seats != before

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

    @property
    def voice(self) -> int:
        """Whom it speaks for: its first seat, the host, or all spectators."""
        return min(self.seats, default=HOST if self.host else NOBODY)

    def holds(self, role: str, seat: int | None, but: bytes | None = None) -> bool:
        """Whether it is here by a link to this, and not of this browser."""
        if but is not None and self.visitor == but:
            return False
        if role == "seat":
            return seat in self.seats
        return self.host if role == "host" else self.is_spectator

    # Sending

    def tell(self, message: Message) -> None:
        self.answer(encode(message))

    def refuse(self, error: Exception, log: Any, id: str | None = None) -> str:
        """Tell why something was not done, never what was sent; return the code that was told."""
        told = refusal_of(error, self.language, log)
        self.tell(Refused(**told._asdict(), move_id=id))
        if told.code in LIMIT_CODES:
            self._limit_hit(self.address, told.code)
        return told.code

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
        if code in LIMITS_HIT:
            self._limit_hit(self.address, LIMITS_HIT[code])
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

    def devices(self, seat: int) -> int:
        """On how many devices a seat is open: browsers, and programs by their connections."""
        return len({each.visitor or each.id for each in self if seat in each.seats})

    def turn(self, turn: Turn) -> list[Connection]:
        """Places became seats, which everybody here holds now; those who hold other ones."""
        return [connection for connection in self if connection.turn(turn)]

    def close(self, code: int, is_meant: Callable[[Connection], bool] = lambda each: True) -> None:
        for connection in list(self):
            if is_meant(connection):
                connection.end(code)

    def tell(self, message: Message) -> None:
        content = encode(message)
        for connection in self:
            connection.push(content)

    def tell_people(self, people: Callable[..., People]) -> None:
        """Send the room to all; the host hears more, and each seat of its own devices."""
        contents: dict[tuple[bool, frozenset[int]], bytes] = {}
        for connection in self:
            who = connection.host, connection.seats
            if who not in contents:
                contents[who] = encode(people(host=who[0], seats=who[1]))
            connection.push(contents[who])

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
            connection.push(updates[viewer], *ack_for(connection, history, sender, sent))

    async def tell_long_update(
        self,
        history: History,
        epoch: str,
        entries: Sequence[Entry],
        sender: Connection | None,
        sent: Entry,
    ) -> None:
        """The same for many entries, slice by slice.

        Who comes or looks through other eyes meanwhile is shown these entries as they do so.
        """
        told = [(connection, connection.viewer) for connection in self]
        since, updates = history.version - len(entries), dict[int, bytes]()
        for viewer in dict(told).values():
            if viewer not in updates:
                found = await slowly(history.entries_since(since, viewer))
                updates[viewer] = update_for(viewer, history, epoch, since, found)
        for connection, viewer in told:
            update = [updates[viewer]] if connection.viewer == viewer else []
            connection.push(*update, *ack_for(connection, history, sender, sent))


async def slowly(entries: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    """All of these entries, with a turn for everybody else between slices of them."""
    found = list(islice(entries, SLICE))
    while more := list(islice(entries, SLICE)):
        found += more
        await asyncio.sleep(0)
    return found


def ack_for(
    connection: Connection, history: History, sender: Connection | None, sent: Entry | None
) -> list[bytes]:
    """The acknowledgement of what was sent, for whoever sent it."""
    if connection is not sender or sent is None:
        return []
    return [encode(ack_of(sent, history, connection.viewer))]


def ack_of(entry: Entry, history: History, viewer: int) -> Ack:
    digest = history.digest(entry.version, viewer)
    return Ack(move_id=entry.id, version=entry.version, digest=digest)


def update_for(
    viewer: int,
    history: History,
    epoch: str,
    since: int | None,
    entries: Iterable[dict[str, Any]] | None = None,
) -> bytes:
    """An update for a viewer who knows all up to a version, or nothing: see messages.Update.

    `entries` are those after that version, where they are known already.
    """
    if entries is None:
        entries = () if since is None else history.entries_since(since, viewer)
    update = {
        "type": "update",
        "epoch": epoch,
        "resync": since is None,
        "entries": list(entries),
        "state": msgspec.Raw(history.state_json(viewer, encode_in_order)),
    }
    return encode_in_order(update)


class Chat:
    """The last lines of chat of one room: rate-limited, stored, broadcast, and sent again."""

    __slots__ = ("_audience", "_budgets", "_last", "_lines", "_store", "_table", "_unsure")

    def __init__(self, table: str, store: Store, audience: Audience) -> None:
        self._unsure: dict[int, tuple[str, StoredChat]] = {}
        """By viewer, the last line of which nobody can tell whether it is on disk, and its id."""
        self._table = table
        self._store = store
        self._audience = audience
        self._last = 0
        self._budgets: dict[int, Bucket] = {}
        """Of each seat that has spoken, of the host and of all spectators."""
        self._lines: deque[Said] | None = None
        """None until something is said: at most tables nothing ever is."""

    def remember(self, lines: Iterable[Said]) -> None:
        """These were said before, or just now."""
        for line in lines:
            if self._lines is None:
                self._lines = deque(maxlen=TOLD_AGAIN)
            self._lines.append(line)
            self._last = max(self._last, line.number)

    async def say(self, connection: Connection, message: Say, about: Metadata) -> None:
        """A line of chat or an emote, if the host lets its sender say that."""
        text = message.emote or shown_line(message.text)
        demand_short(text, connection.limits.chat_characters)
        demand_allowed(connection, message, about)
        demand(self._budget_of(connection), "too-many-lines")
        line = self._line(connection.viewer, text, "emote" if message.emote else "line", about)
        self._tell(await self._written(message.id, line))

    async def note(self, seat: int, what: Notice, about: Metadata) -> None:
        """Tell everybody what happened to a seat; it is kept too, if it can be."""
        line = self._line(seat, what, "notice", about)
        self._tell(line)
        with suppress(NotWritten):
            await self._store.add_chat(self._table, line)

    def turn(self, turn: Turn) -> None:
        """What somebody said on a place, their seat has said."""
        self._budgets = {turn.seat(voice): each for voice, each in self._budgets.items()}
        self._unsure = {
            turn.seat(viewer): (id, replace(line, seat=turn.seat(line.seat)))
            for viewer, (id, line) in self._unsure.items()
        }
        for number, line in enumerate(self._lines or ()):
            seat = turn.seat(line.seat)
            self._lines[number] = msgspec.structs.replace(line, seat=seat)  # type: ignore[index]

    def line(self, number: int) -> Said:
        """One of the last lines; raises Wrong for others."""
        for line in self._lines or ():
            if line.number == number and line.kind != "notice":
                return line
        raise Wrong("not-found")

    def _line(self, seat: int, text: str, kind: str, about: Metadata) -> StoredChat:
        self._last += 1
        name = about.places[seat].name if seat != NOBODY else ""
        return StoredChat(self._last, seat, name, text, time.time(), kind)

    def _tell(self, line: StoredChat) -> None:
        said = as_said(line)
        self.remember([said])
        self._audience.tell(said)

    async def _written(self, id: str, line: StoredChat) -> StoredChat:
        """Write a line; where that failed, or did when it was sent before, the store is asked."""
        last_id, unsure = self._unsure.pop(line.seat, ("", line))
        if last_id == id and await self._is_stored(id, unsure):
            return unsure
        try:
            await self._store.add_chat(self._table, line)
        except StoreFailed:
            if not await self._is_stored(id, line):
                raise
        return line

    async def _is_stored(self, id: str, line: StoredChat) -> bool:
        """Ask the store for a line; while nobody can tell it is kept in mind."""
        try:
            return line in await self._store.last_chats(self._table, TOLD_AGAIN)
        except NotWritten:
            self._unsure[line.seat] = (id, line)
            raise

    def _budget_of(self, connection: Connection) -> Bucket:
        """What whoever speaks may say: many sockets of a seat or of spectators are one voice."""
        voice, limits = connection.voice, connection.limits
        if voice not in self._budgets:
            self._budgets[voice] = Bucket(limits.chat_per_second, limits.chat_at_once)
        return self._budgets[voice]

    def tell_missed(self, connection: Connection, known: int) -> None:
        """Tell the last lines after the one that is known."""
        for line in self._lines or ():
            if line.number > known:
                connection.tell(line)


def as_said(line: StoredChat) -> Said:
    return Said(**asdict(line))


def demand_allowed(connection: Connection, message: Say, about: Metadata) -> None:
    """Refuse what the host lets nobody say here, or not this sender."""
    if message.emote and message.text:
        raise Wrong("bad-message")
    if {NOBODY, *connection.seats} & {*about.silenced}:
        raise Wrong("silenced")
    if about.policy.chat == "off":
        raise Wrong("chat-off")
    if connection.is_spectator and not about.policy.spectator_chat:
        raise Wrong("muted")
    if not connection.seats.isdisjoint(about.muted):
        raise Wrong("muted")
    if about.policy.chat == "emotes" and not message.emote:
        raise Wrong("emotes-only")


def shown_line(text: str) -> str:
    """A line of chat as everybody sees it: any space is a blank.

    Raises Wrong when nothing is left of it.
    """
    line = "".join(" " if sign.isspace() else sign for sign in shown(text)).strip()
    if is_blank(line):
        raise Wrong("bad-message")
    return line
