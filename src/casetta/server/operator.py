"""The operator of a server: the key in the data folder, tickets and sessions of browsers.

The key opens everything, so a browser never holds it: it comes in by a ticket, which works once,
and gets a session, which is signed with the key and ends when the key is renewed.
"""

from __future__ import annotations

import hmac
import json
import os
import time
from collections.abc import Iterable, Mapping
from contextlib import closing, suppress
from hashlib import sha256
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeAlias

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from casetta.contract.errors import Wrong
from casetta.contract.files import write_private
from casetta.store.database import LOCK, FolderLock
from casetta.store.store import is_token, new_token

from .rate_limit import PerAddress, Window, address_in, client_key, demand

KEY_FILE = "operator.key"
RUNNING_FILE = "running.json"
COOKIE = "casetta-operator"
SAFE_COOKIE = f"__Host-{COOKIE}"
"""Its name under https: browsers take it from nobody else."""
SESSION_SECONDS = 12 * 3600
"""How long a browser may act as the operator after it came in."""
TRIES_PER_MINUTE = 10
"""Wrong keys of an address; the right one is let in all the same, so that nobody locks us out."""
MOST_TICKETS = 100
SCHEMES = ("Operator ", "Bearer ")
"""How a program sends the key in `Authorization`; monitoring programs know the second one."""

Means: TypeAlias = Literal["key", "browser"]
"""How somebody has shown to be the operator."""
Networks: TypeAlias = tuple[IPv4Network | IPv6Network, ...]
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


# The key


def read_key(folder: Path) -> str:
    """The key of a data folder; it is made if there is none yet."""
    file = folder / KEY_FILE
    if not file.exists():
        return renew_key(folder)
    try:
        key = file.read_text("ascii").strip()
    except (OSError, UnicodeError) as error:
        raise Wrong("broken-key", file=str(file)) from error
    if not is_token(key):
        raise Wrong("broken-key", file=str(file))
    return key


def renew_key(folder: Path) -> str:
    """Write a new key, for its owner alone; the old one opens nothing from now on."""
    key = new_token()
    write_private(folder / KEY_FILE, f"{key}\n".encode())
    return key


# Where the server is that uses a data folder


def tell_address(folder: Path, url: str) -> None:
    """Write down where the server of a data folder is, for commands of this machine."""
    content = {"url": url, "process": os.getpid()}
    write_private(folder / RUNNING_FILE, json.dumps(content).encode())


def tell_no_address(folder: Path) -> None:
    (folder / RUNNING_FILE).unlink(missing_ok=True)


def address_of_server(folder: Path) -> str | None:
    """Where the server of a data folder is; None where none runs.

    What a server left that was killed does not count: the key must be sent to nobody else who
    listens there now. Whoever has the folder has written its number into the lock.
    """
    try:
        told = json.loads((folder / RUNNING_FILE).read_text("utf-8"))
        holder = (folder / LOCK).read_text("ascii").strip()
        with suppress(Wrong), closing(FolderLock(folder)):
            return None
        return str(told["url"]) if holder == str(told["process"]) else None
    except (OSError, ValueError, LookupError, TypeError):
        return None


# Who is the operator


class Operator:
    """Tells who is the operator: by the key, or by the session of a browser."""

    def __init__(self, folder: Path | None = None, collectors: Networks = ()) -> None:
        """Without a folder the key is kept in memory alone; `collectors` may see the metrics."""
        self._folder = folder
        self._key = new_token() if folder is None else read_key(folder)
        self._collectors = collectors
        self._tickets: dict[str, None] = {}
        self._failures = PerAddress(lambda: Window(TRIES_PER_MINUTE, seconds=60))

    @property
    def key(self) -> str:
        """The key as it is now: a command may have renewed it."""
        return self._key if self._folder is None else read_key(self._folder)

    # Browsers

    def new_ticket(self) -> str:
        """A secret by which one browser may come in, once."""
        ticket = new_token()
        self._tickets[ticket] = None
        while len(self._tickets) > MOST_TICKETS:
            self._tickets.pop(next(iter(self._tickets)))
        return ticket

    def new_session(self, secret: str, address: str) -> str:
        """The session of a browser that brings a ticket or the key; raises Wrong for others."""
        if secret in self._tickets:
            del self._tickets[secret]
        elif not same(secret, self.key):
            self._refuse(address)
        return self._signed(f"{int(time.time()) + SESSION_SECONDS}.{new_token()}")

    def _signed(self, session: str) -> str:
        name = f"{COOKIE} {session}".encode()
        return f"{session}.{hmac.new(self.key.encode(), name, sha256).hexdigest()}"

    # Requests

    def demand(self, connection: Connection) -> Means:
        """How the client of a request has shown to be the operator; raises Wrong for others."""
        bearer = connection.headers.get("Authorization", "")
        session = cookie_of(connection.cookies)
        for scheme in SCHEMES:
            if bearer.startswith(scheme) and same(bearer.removeprefix(scheme), self.key):
                return "key"
        if session and same(session, self._signed(session.rpartition(".")[0])):
            if int(session.partition(".")[0]) > time.time():
                return "browser"
            raise Wrong("not-the-operator")
        if bearer or session:
            self._refuse(client_key(connection.scope))
        raise Wrong("not-the-operator")

    def is_collector(self, host: str) -> bool:
        """Whether an address may see the metrics without the key."""
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._collectors)

    def _refuse(self, address: str) -> NoReturn:
        demand(self._failures.of(address), "too-many-keys")
        raise Wrong("not-the-operator")


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same; it takes as long whatever they have in common."""
    return hmac.compare_digest(one.encode(), other.encode())


def cookie_of(cookies: Mapping[str, str]) -> str:
    """The session that a browser holds, if any."""
    return cookies.get(SAFE_COOKIE) or cookies.get(COOKIE, "")


def networks_of(names: Iterable[str]) -> Networks:
    """The networks that a command line names, each by an address or with a prefix."""
    found = []
    for name in names:
        try:
            found.append(ip_network(name))
        except ValueError as error:
            raise Wrong("wrong-address", address=name) from error
    return tuple(found)


def operator_only(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard of a route: refuse everybody but the operator."""
    connection.app.state.hub.operator.demand(connection)


def metrics_only(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard of a route: refuse everybody but the operator and those who collect figures."""
    operator: Operator = connection.app.state.hub.operator
    if not operator.is_collector(address_in(connection.scope)):
        operator.demand(connection)
