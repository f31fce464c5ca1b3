"""Security of the HTTP interface: allowed hosts and origins, headers on every answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope
from msgspec.json import encode

from casetta import __version__
from casetta.contract.errors import Wrong
from casetta.contract.languages import DEFAULT
from casetta.store.store import is_token, token_hash

from ..protocol.errors import CODES, refusal_of

Asking: TypeAlias = ASGIConnection[Any, Any, Any, Any]

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
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""On every answer: Content-Security-Policy and its companions."""
VERSION = ("Casetta-Version", __version__)
"""On every answer of the application, so that a page of another version notices."""
HTTPS_ONLY = ("Strict-Transport-Security", "max-age=31536000")
"""Where the browser speaks https: it shall speak nothing else with this name for a year."""
COOKIE, SAFE_COOKIE = "casetta", "__Host-casetta"
"""What a browser remembers itself by, over http and over https.

No other site can give a browser the second one, also not one of a neighbouring domain.
"""
BEARER = "Bearer "
OF_THIS_MACHINE = ("127.0.0.1", "localhost", "[::1]")
NOT_KEPT = ("Cache-Control", "no-store")
"""On every answer that says nothing else about it."""


def cookie_of(cookies: Mapping[str, str]) -> str | None:
    """The value of a browser's cookie, if it looks like one of ours."""
    value = cookies.get(SAFE_COOKIE) or cookies.get(COOKIE, "")
    return value if is_token(value) else None


def bearer_of(connection: Asking) -> str | None:
    """The token that a request brings."""
    bearer = connection.headers.get("Authorization", "")
    return bearer.removeprefix(BEARER) if bearer.startswith(BEARER) else None


def known_by(connection: Asking) -> bytes | None:
    """What whoever was let in before is known by: the hash of their cookie, else of their token."""
    secret = cookie_of(connection.cookies) or bearer_of(connection)
    return token_hash(secret) if secret else None


async def add_headers(message: Message, scope: Scope) -> None:
    """The same protection on every answer of the application, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(HEADERS)
        headers.setdefault(*VERSION)
        headers.setdefault(*NOT_KEPT)
        if wants_https(Request(scope)):
            headers.update([HTTPS_ONLY])


def wants_https(request: Request[Any, Any, Any]) -> bool:
    """Whether the browser speaks https with a name that is to be reached by nothing else.

    The names of this machine are those of other programs too.
    """
    origins: Origins = request.app.state.origins
    host = request.headers.get("host")
    is_https = request.scope["scheme"] == "https" or origins.is_safe(None, host)
    return is_https and not (host or "").lower().startswith(OF_THIS_MACHINE)


def bare_refusal(refusal: Wrong, language: str = DEFAULT) -> bytes:
    """The answer to a request that never reaches the application; the connection ends with it.

    It is in English where nobody has read yet what language is wanted.
    """
    told, status = refusal_of(refusal, language, None), CODES[refusal.code].status
    content = encode({name: each for name, each in told._asdict().items() if each is not None})
    headers = dict([NOT_KEPT], **HEADERS) | {
        "Content-Type": "application/json",
        "Content-Length": str(len(content)),
        "Connection": "close",
    }
    if told.retry_after is not None:
        headers["Retry-After"] = str(told.retry_after)
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {each}" for name, each in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + content


@dataclass(slots=True)
class Origins:
    """The host names of this server, for checks of Host and Origin; a LAN brings more of them."""

    hosts: set[str] = field(default_factory=set)
    """In small letters, as `names_of` tells them."""
    safe: set[str] = field(default_factory=set)
    """Those of them to which browsers speak https, whatever reaches us behind a proxy."""
    moved: Callable[[], set[str]] = set
    """Names that it may have got meanwhile: addresses in the local network change."""

    def add(self, names: set[str], *, is_safe: bool = False) -> None:
        """The server has more names; safe ones are reached by https alone."""
        self.hosts |= names
        if is_safe:
            self.safe |= names

    def allows(self, origin: str | None, host: str | None) -> bool:
        """Whether a request may come from this origin to this host."""
        if host is not None and host.lower() not in self.hosts:
            self.hosts |= self.moved()
            if host.lower() not in self.hosts:
                return False
        if origin is None:  # Programs send none.
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() in self.hosts

    def is_safe(self, origin: str | None, host: str | None) -> bool:
        """Whether the browser behind a request speaks https with the proxy before us."""
        named = {(host or "").lower(), urlsplit((origin or "").lower()).netloc}
        return not self.safe.isdisjoint(named)


def names_of(url: str) -> set[str]:
    """What a browser may call the host of an address: a default port may be left out."""
    parts = urlsplit(url.lower())
    default = {"http": 80, "https": 443}.get(parts.scheme)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
    port = parts.port or default
    return {f"{host}:{port}", host} if port == default else {f"{host}:{port}"}
