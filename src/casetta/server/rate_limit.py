"""Rate limits: token buckets, sliding windows and slots, for each address.

An address is an IPv4 address or an IPv6 /64 network, which one household or server owns whole.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import structlog
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ..protocol.errors import LimitHit
from ..protocol.limits import Limits
from .security import known_by

Answer = TypeVar("Answer")
Limit = TypeVar("Limit", "Bucket", "Window")
Known: TypeAlias = bytes
"""What somebody is known by who was let in: the hash of a cookie or a token."""
Action = Literal["request", "join", "table", "change", "face", "question", "act", "line", "report"]
"""What is counted by address: HTTP requests, entries of logs that are no moves, lines of chat."""
CODES_OF_ACTIONS: dict[Action, str] = {
    "request": "too-many-requests",
    "join": "too-many-joins",
    "table": "too-many-tables",
    "face": "too-many-names",
    "change": "too-many-changes",
    "question": "too-many-questions",
    "act": "too-many-acts",
    "line": "too-many-lines",
    "report": "too-many-reports",
}
STORED: dict[Action, int] = {"change": 300, "act": 300, "line": 300, "report": 600}
"""Bytes that are stored for some of these, about; those of a table are counted."""
TO_PLAY_ON: tuple[Action, ...] = ("request", "change", "question", "act", "line")
"""What whoever holds a seat may do although others at their address have done too much."""

AGAIN, AT_ONCE = 1.0, 5
"""How often a shared answer is computed anew: so many a second, and so many in a burst."""
MOST_HITS = 2_000
"""Pairs of address and code that are counted; the least recent ones are forgotten."""
LOGGED, LOGGED_AT_ONCE = 1.0, 10
"""How often a limit that was hit is logged: so many lines a second, and so many in a burst."""


class Bucket:
    """A token bucket: `rate` tokens a second, at most `burst` of them."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self, now: float | None = None) -> bool:
        """Take a token; whether there was one."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, now: float | None = None) -> float:
        """Seconds until there is a token."""
        self._fill(now)
        return max(0.0, (1 - self._left) / self._rate)

    def is_empty(self, now: float | None = None) -> bool:
        self._fill(now)
        return self._left <= 0

    def spend(self, amount: float, now: float | None = None) -> None:
        """Take tokens for what was used already; the debt is bounded by the burst."""
        self._fill(now)
        self._left = max(self._left - amount, -self._burst)

    def _fill(self, now: float | None) -> None:
        now = time.monotonic() if now is None else now
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now


class Window:
    """A sliding window: at most so many actions within any so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque()

    def take(self, now: float | None = None) -> bool:
        """Whether one more may be done; what is refused does not count."""
        now, times = time.monotonic() if now is None else now, self._times
        while times and now - times[0] >= self._seconds:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def wait(self, now: float | None = None) -> float:
        """Seconds until one more may be done."""
        now, times = time.monotonic() if now is None else now, self._times
        is_full = len(times) >= self._most
        return max(0.0, times[0] + self._seconds - now) if is_full else 0.0


def demand(limit: Bucket | Window, code: str) -> None:
    """Take one from a limit; raises LimitHit with this code where there is none."""
    if not limit.take():
        raise LimitHit(code, limit.wait())


class PerAddress(OrderedDict[str | bytes, Limit]):
    """A limit for each address, or for each key; the least recently used ones are forgotten."""

    def __init__(self, make: Callable[[], Limit], most: int = 10_000) -> None:
        super().__init__()
        self._make: Callable[[], Limit] = make
        self._most = most

    def of(self, key: str | bytes) -> Limit:
        """The limit of this address, which is used now."""
        self[key] = limit = self.pop(key, None) or self._make()
        if len(self) > self._most:
            self.popitem(last=False)
        return limit


class Ceiling:
    """A limit of all addresses together; for those that hold a seat there is one of their own."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets = {is_seated: Bucket(rate, burst) for is_seated in (False, True)}

    def demand(self, *, is_seated: bool) -> None:
        demand(self._buckets[is_seated], "server-busy")


class Slot:
    """The place of a connection among those of its address."""

    def __init__(self, slots: Slots, key: str) -> None:
        self.key = key
        self._close: Callable[[], object] = bool
        self._slots: Slots | None = slots

    def fill(self, close: Callable[[], object]) -> None:
        """Here is the connection; `close` ends it where somebody else gets the place."""
        self._close = close

    def vacate(self) -> None:
        """End the connection: somebody else needs the place."""
        self.release()
        self._close()

    def keep(self) -> None:
        """Somebody plays or looks on here: the place is given to nobody else."""
        if self._slots is not None:
            self._slots.waive(self)

    def release(self) -> None:
        """The connection has ended."""
        slots, self._slots = self._slots, None
        if slots is not None:
            slots.give_back(self)


class Slots:
    """A limit of concurrent connections, in total and for each address.

    Where all are taken a newcomer gets the place of the oldest connection at no table: whoever
    comes back to a game cannot be told from a stranger before the hello.
    """

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._taken: Counter[str] = Counter()
        self._silent: dict[str, OrderedDict[Slot, None]] = {}
        """Of each address, the oldest first."""
        self.count = 0

    @property
    def is_full(self) -> bool:
        return self.count >= self._most

    def take(self, key: str, *, is_shared: bool = False) -> Slot | None:
        """A slot for this address, if one is free or can be made free.

        A shared one, a proxy, has no limit of its own.
        """
        has_most = not is_shared and self._taken[key] >= self._most_of_one
        if has_most:
            self._make_room(key)
        elif self.is_full:
            self._make_room(self._greediest(key))
        if self.is_full or (has_most and self._taken[key] >= self._most_of_one):
            return None
        slot = Slot(self, key)
        self.count += 1
        self._taken[key] += 1
        self._silent.setdefault(key, OrderedDict())[slot] = None
        return slot

    def waive(self, slot: Slot) -> None:
        """This one is not to be closed for others."""
        silent = self._silent.get(slot.key, OrderedDict())
        silent.pop(slot, None)
        if not silent:
            self._silent.pop(slot.key, None)

    def give_back(self, slot: Slot) -> None:
        self.waive(slot)
        self.count -= 1
        self._taken[slot.key] -= 1
        if not self._taken[slot.key]:
            del self._taken[slot.key]

    def _greediest(self, newcomer: str) -> str:
        """Whose connection is closed for somebody else's: the address with most at no table."""
        most = max(self._silent, key=lambda key: len(self._silent[key]), default=newcomer)
        return most if len(self._silent.get(most, ())) > self._taken[newcomer] + 1 else newcomer

    def _make_room(self, key: str) -> None:
        """Close the oldest connection of an address that is at no table, if there is one."""
        for slot in list(self._silent.get(key, ()))[:1]:
            slot.vacate()


@dataclass(slots=True)
class Hit:
    """How often an address has hit a limit."""

    address: str
    code: str
    """Of the refusal, or the name of a close code."""
    times: int = 0
    at: float = 0.0
    """When it was last hit, as a date."""
    logged: int = 0
    """How many of the times the log has told."""

    def count(self) -> None:
        self.times += 1
        self.at = time.time()

    def untold(self) -> int:
        """How many times the log has not told, as it does now."""
        times, self.logged = self.times - self.logged, self.times
        return times


class LimitHits:
    """Which limits were hit by whom: counted in bounded memory, and logged without flooding."""

    def __init__(self) -> None:
        self._hits: OrderedDict[tuple[str, str], Hit] = OrderedDict()
        self._lines = Bucket(LOGGED, LOGGED_AT_ONCE)
        self._log = structlog.get_logger()

    def record(self, address: str, code: str) -> None:
        """Count a limit that was hit; a line of the log tells all that none told before."""
        key = address, code
        self._hits[key] = hit = self._hits.pop(key, None) or Hit(address, code)
        hit.count()
        if len(self._hits) > MOST_HITS:
            self._hits.popitem(last=False)
        if self._lines.take():
            self._log.warning("limit hit", address=address, code=code, times=hit.untold())

    def latest(self) -> list[Hit]:
        """All that are counted, the latest first."""
        return [*reversed(self._hits.values())]


def address_in(scope: Mapping[str, Any]) -> str:
    """The client's address, as a trusted proxy tells it."""
    return scope["client"][0] if scope["client"] else "nowhere"


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """What the limits of an address are counted by: an IPv4 address or an IPv6 /64 network."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))


def buckets(rate: float, burst: float) -> PerAddress[Bucket]:
    """A token bucket for each address."""
    return PerAddress(lambda: Bucket(rate, burst))


def tries(most: int) -> PerAddress[Window]:
    """So many tries in any minute, for each address or table."""
    return PerAddress(lambda: Window(most, seconds=60))


class AddressLimits:
    """The budget of each address over all it sends, opens, makes and stores; global ceilings.

    Addresses where somebody holds a seat are not refused for what all others do.
    """

    def __init__(self, limits: Limits) -> None:
        self._actions: dict[Action, PerAddress[Bucket] | PerAddress[Window]] = {
            "request": buckets(limits.requests_per_second, limits.requests_at_once),
            "join": tries(limits.joins_per_minute),
            "table": buckets(limits.tables_per_minute / 60, limits.tables_at_once),
            "change": buckets(limits.changes_per_minute / 60, limits.changes_at_once),
            "face": buckets(limits.faces_per_minute / 60, limits.faces_at_once),
            "question": buckets(limits.looks_per_second, limits.looks_at_once),
            "act": buckets(limits.acts_per_minute / 60, limits.acts_at_once),
            "line": buckets(limits.address_chat_per_second, limits.address_chat_at_once),
            "report": PerAddress(lambda: Window(limits.reports_per_minute, seconds=60)),
        }
        all_tables = limits.all_tables_per_minute
        self._ceilings: dict[Action, Ceiling] = {
            "request": Ceiling(limits.all_requests_per_second, limits.all_requests_at_once),
            "table": Ceiling(all_tables / 60, all_tables),
        }
        self._table_joins = tries(limits.table_joins_per_minute)
        """Of each table."""
        self._wrong_codes = Window(limits.all_wrong_codes_per_minute, seconds=60)
        self._guessers = tries(1)
        """Addresses that have tried a wrong code within a minute."""
        sockets = limits.sockets_per_minute / 60, limits.sockets_at_once
        self.arrivals = {is_seated: buckets(*sockets) for is_seated in (False, True)}
        """Sockets that an address opens, of newcomers and of those who hold a seat."""
        self._seated: Counter[str] = Counter()
        """Sockets of each address that hold a seat, or are those of a host."""
        stored = limits.stored_bytes_per_second, limits.stored_bytes_at_once
        self._stored = {is_to_play_on: buckets(*stored) for is_to_play_on in (False, True)}
        """What an address stores, and what those of it store beside that who hold a seat."""
        self._reserves = buckets(limits.reserve_per_second, limits.reserve_at_once)
        """Of whoever was let in to a seat or as a host, by what they are known by."""
        self.hints = buckets(limits.hints_per_minute / 60, limits.hints_at_once)
        self.reviews = buckets(limits.reviews_per_hour / 3600, limits.reviews_at_once)
        self.bot_seconds = buckets(limits.bot_seconds_per_minute / 60, limits.bot_seconds_at_once)
        """What bots think at the tables of an address."""
        self.refused = buckets(limits.refused_bytes_per_second, limits.refused_bytes_at_once)
        """Bytes of refused bodies."""
        self.frames = buckets(limits.address_messages_per_second, limits.address_messages_at_once)
        """Frames that all sockets of an address send."""
        self.sockets = Slots(limits.connections, limits.connections_per_address)
        """Open sockets, also of those behind a proxy."""
        self.hits = LimitHits()
        """Which limits were hit by whom."""

    def demand(self, action: Action, address: str, known: Known | None = None) -> None:
        """Refuse an address that does this too often, or all newcomers where too many do.

        Whoever is known to hold a seat goes on with a reserve of their own, to play on.
        """
        try:
            self._demand(action, address)
        except LimitHit:
            reserve = self._reserves.get(known) if known and action in TO_PLAY_ON else None
            if reserve is None or not reserve.take():
                raise
            if action in STORED:
                self.demand_room(address, is_to_play_on=True)
                self.store(address, STORED[action], is_to_play_on=True)

    def _demand(self, action: Action, address: str) -> None:
        if action in STORED:
            self.demand_room(address)
        demand(self._actions[action].of(address), CODES_OF_ACTIONS[action])
        if action in self._ceilings:
            self._ceilings[action].demand(is_seated=address in self._seated)
        if action in STORED:
            self.store(address, STORED[action])

    def recognise(self, known: Known) -> None:
        """Somebody was let in to a seat or as a host; now they have a reserve."""
        self._reserves.of(known)

    def may_send(self, address: str, known: Known | None) -> bool:
        """Whether bodies of an address are read although too much of it was refused."""
        refused = self.refused.get(address)
        if refused is None or not refused.is_empty():
            return True
        reserve = self._reserves.get(known) if known else None
        return reserve is not None and reserve.take()

    # What is stored

    def demand_room(self, address: str, *, is_to_play_on: bool = False) -> None:
        """Refuse an address that has stored too much."""
        stored = self._stored[is_to_play_on].get(address)
        if stored is not None and stored.is_empty():
            raise LimitHit("too-much-stored", stored.wait())

    def store(self, address: str, size: int, *, is_to_play_on: bool = False) -> None:
        """So many bytes more are stored for an address."""
        self._stored[is_to_play_on].of(address).spend(size)

    # Joining

    def demand_guess(self, address: str) -> None:
        """Refuse an address that tried a wrong code while all together try too many.

        Whoever has the right one, and no other, comes in all the same.
        """
        guesser = self._guessers.get(address)
        if guesser is not None and guesser.wait() > 0 and self._wrong_codes.wait() > 0:
            raise LimitHit("too-many-joins", guesser.wait())

    def guessed_wrong(self, address: str) -> None:
        """Count a code that leads to no table."""
        self._wrong_codes.take()
        self._guessers.of(address).take()

    def demand_table_join(self, table: str) -> None:
        """Refuse to let anybody join a table at which too many try to."""
        demand(self._table_joins.of(table), "too-many-joins")

    # Sockets

    def sit(self, address: str) -> Callable[[], None]:
        """Somebody at this address holds a seat, until what is answered is called."""
        self._seated[address] += 1

        def stand_up() -> None:
            self._seated[address] -= 1
            if not self._seated[address]:
                del self._seated[address]

        return stand_up


def rate_limit(action: Action) -> Callable[[ASGIConnection[Any, Any, Any, Any], Any], None]:
    """A guard of a route: refuse a request if its address has done this too often."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        hub = connection.app.state.hub
        hub.addresses.demand(action, client_key(connection.scope), known_by(connection))

    return guard


def client_key(scope: Mapping[str, Any]) -> str:
    """What the limits of the client of a request are counted by."""
    return address_key(address_in(scope))


class SharedAnswer(Generic[Answer]):
    """An expensive answer that is the same for everybody: concurrent requests share one.

    Whoever asks when the bucket is empty hears the last answer, a second old at most.
    """

    def __init__(self, find: Callable[[], Awaitable[Answer]]) -> None:
        self._find = find
        self._bucket = Bucket(AGAIN, AT_ONCE)
        self._found: asyncio.Future[Answer] | None = None

    async def get(self) -> Answer:
        """The answer; an error is raised for all who share it."""
        if self._found is None or (self._found.done() and self._bucket.take()):
            self._found = asyncio.ensure_future(self._find())
        return await asyncio.shield(self._found)
