"""Rate limits: token buckets, sliding windows and slots, for each address.

An address is an IPv4 address or an IPv6 /64 network, which one household or server owns whole.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Generic, Literal, TypeVar

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from casetta.contract.errors import Wrong

from ..protocol.limits import Limits

Answer = TypeVar("Answer")
Limit = TypeVar("Limit", "Bucket", "Window")
Action = Literal["join", "table", "face", "question"]
"""What HTTP requests are counted as, by address."""

AGAIN, AT_ONCE = 1.0, 5
"""How often a shared answer is computed anew: so many a second, and so many in a burst."""


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


class PerAddress(OrderedDict[str, Limit]):
    """A limit for each address; the least recently used ones are forgotten."""

    def __init__(self, make: Callable[[], Limit], most: int = 10_000) -> None:
        super().__init__()
        self._make: Callable[[], Limit] = make
        self._most = most

    def of(self, key: str) -> Limit:
        """The limit of this address, which is used now."""
        self[key] = limit = self.pop(key, None) or self._make()
        if len(self) > self._most:
            self.popitem(last=False)
        return limit


class Slots:
    """A limit of concurrent connections, in total and for each address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._taken: Counter[str] = Counter()
        self.count = 0

    def take(self, key: str, *, is_shared: bool = False) -> Callable[[], None] | None:
        """A slot for this address, if one is free: what releases it, once.

        A shared one, a proxy, has no limit of its own.
        """
        is_full = not is_shared and self._taken[key] >= self._most_of_one
        if self.count >= self._most or is_full:
            return None
        self.count += 1
        self._taken[key] += 1
        held = [key]

        def release() -> None:
            if held:
                self.count -= 1
                self._taken[held.pop()] -= 1
                if not self._taken[key]:
                    del self._taken[key]

        return release


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


class AddressLimits:
    """The budget of each address: requests, refused bytes, frames and sockets."""

    def __init__(self, limits: Limits) -> None:
        self._actions: dict[Action, PerAddress[Bucket] | PerAddress[Window]] = {
            "join": PerAddress(lambda: Window(limits.joins_per_minute, seconds=60)),
            "table": buckets(limits.tables_per_minute / 60, limits.tables_at_once),
            "face": buckets(limits.faces_per_minute / 60, limits.faces_at_once),
            "question": buckets(limits.looks_per_second, limits.looks_at_once),
        }
        self.refused = buckets(limits.refused_bytes_per_second, limits.refused_bytes_at_once)
        """Bytes of refused bodies."""
        self.frames = buckets(limits.address_messages_per_second, limits.address_messages_at_once)
        """Frames that all sockets of an address send."""
        self.sockets = Slots(limits.connections, limits.connections_per_address)
        """Open sockets, also of those behind a proxy."""

    def take(self, action: Action, scope: Mapping[str, Any]) -> bool:
        """Whether the client of a request may do this once more."""
        return self._actions[action].of(client_key(scope)).take()


def rate_limit(action: Action) -> Callable[[ASGIConnection[Any, Any, Any, Any], Any], None]:
    """A guard of a route: refuse a request if its address has done this too often."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        if not connection.app.state.hub.addresses.take(action, connection.scope):
            raise Wrong("too-many")

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
