"""Who may come in: codes, rates, origins, headers."""

from __future__ import annotations

import secrets
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import urlsplit

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Twenty-four: without I and O, which look like numbers."""
CODE_LENGTH = 6
TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_LENGTH = 10

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""On every answer."""


def new_code() -> str:
    """A join code that people can read to each other."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_table_id() -> str:
    """The public name of a table."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


class Bucket:
    """So many deeds a second, and so many at once."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self, now: float | None = None) -> bool:
        """Whether one more is allowed."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_empty(self, now: float | None = None) -> bool:
        """Whether nothing is left."""
        self._fill(now)
        return self._left <= 0

    def spend(self, amount: float, now: float | None = None) -> None:
        """Take what was used already; it may be more than was left, but no debt grows for ever."""
        self._fill(now)
        self._left = max(self._left - amount, -self._burst)

    def _fill(self, now: float | None) -> None:
        now = time.monotonic() if now is None else now
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now


class Buckets:
    """A bucket for each key, such as an address; the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._make: Callable[[], Bucket] = lambda: Bucket(rate, burst)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether this key may do one more."""
        return self._bucket(key).take()

    def is_empty(self, key: str) -> bool:
        """Whether a key has nothing left."""
        return key in self._buckets and self._buckets[key].is_empty()

    def spend(self, key: str, amount: float) -> None:
        """Take from a key what it used already."""
        self._bucket(key).spend(amount)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or self._make()
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class Windows:
    """So many deeds of each key, such as an address, within any so many seconds.

    The longest unused keys are forgotten.
    """

    def __init__(self, most: int, seconds: float, keys: int = 10_000) -> None:
        self._most = most
        self._seconds = seconds
        self._keys = keys
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> bool:
        """Whether this key may do one more; what it may not do does not count."""
        now = time.monotonic() if now is None else now
        times = self._times.pop(key, None) or deque()
        self._times[key] = times
        if len(self._times) > self._keys:
            self._times.popitem(last=False)
        while times and now - times[0] >= self._seconds:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True


class Slots:
    """So many at the same time, of all keys together and of each, such as an address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._taken: Counter[str] = Counter()
        self.count = 0

    def take(self, key: str, *, is_shared: bool = False) -> Slot | None:
        """One more for this key, if there is any; a key that many share has no limit of its own."""
        is_full = not is_shared and self._taken[key] >= self._most_of_one
        if self.count >= self._most or is_full:
            return None
        self.count += 1
        self._taken[key] += 1
        return Slot(self, key)

    def _give_back(self, key: str) -> None:
        self.count -= 1
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]


class Slot:
    """One of so many, until it is left."""

    __slots__ = ("_key", "_slots")

    def __init__(self, slots: Slots, key: str) -> None:
        self._slots: Slots | None = slots
        self._key = key

    def leave(self) -> None:
        """Make place for somebody else, once."""
        if self._slots is not None:
            self._slots._give_back(self._key)
            self._slots = None


def address_in(scope: Mapping[str, Any]) -> str:
    """The address of whoever is on the other side, as a proxy that is trusted tells it."""
    return scope["client"][0] if scope["client"] else "nowhere"


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """What the limits of an address are counted by: of IPv6 all that one network has (a /64)."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))


def names_of(url: str) -> set[str]:
    """What a browser may call the host of an address: without the port too, if it is the custom."""
    parts = urlsplit(url.lower())
    custom = {"http": 80, "https": 443}.get(parts.scheme)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
    port = parts.port or custom
    return {f"{host}:{port}", host} if port == custom else {f"{host}:{port}"}


def is_same_origin(origin: str | None, hosts: set[str]) -> bool:
    """Whether a browser's request comes from our own pages; programs send no origin."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() in hosts
