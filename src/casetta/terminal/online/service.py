"""The HTTP side of a server: to come in, to be let in, to follow to a rematch."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import Any

from casetta.contract.errors import Wrong
from casetta.protocol.errors import CODES
from casetta.words import Words

ANSWER_WITHIN = 30.0
"""Seconds that a server has for an answer."""
COOKIES = ("casetta", "__Host-casetta")
"""By what servers know browsers again: docs/protocol.md."""
OURS = {
    "protocol-too-old": "wrong-join-too-old",
    "protocol-too-new": "wrong-join-too-new",
    "foreign-origin": "wrong-join-other-address",
    "internal": "join-refused-internal",
}
"""Refusals that are told in other words than on a page."""


class Refused(Wrong):
    """The server refuses something."""

    def __init__(self, refusal: Mapping[str, Any], words: Words) -> None:
        self.reason = str(refusal.get("code", ""))
        self.retry_after = float(refusal.get("retry_after") or 0)
        self.is_retryable = bool(refusal.get("retryable"))
        super().__init__("join-refused", reason=refusal_text(refusal, words))


def refusal_text(refusal: Mapping[str, Any], words: Words) -> str:
    """What the server says of a refusal, in the reader's language; it knows the seconds best."""
    code = str(refusal.get("code", ""))
    if code in OURS:
        return words(OURS[code])
    return str(
        refusal.get("message") or words(f"refused-{code}" if code in CODES else OURS["internal"])
    )


class Service:
    """The HTTP interface of one server, as one browser speaks with it."""

    def __init__(self, origin: str, cookie: str, words: Words) -> None:
        self.origin = origin
        self.cookie = cookie
        """By what the server knows us again, as a header; empty until it tells us."""
        self.words = words

    def get(self, path: str, token: str = "") -> Any:
        return json.loads(self.answer("GET", path, None, token))

    def post(self, path: str, body: Mapping[str, Any], token: str = "") -> Any:
        content = self.answer("POST", path, body, token)
        return json.loads(content) if content else None

    def answer(
        self, method: str, path: str, body: Mapping[str, Any] | None = None, token: str = ""
    ) -> bytes:
        """The bytes of a good answer; raises Refused for others, Wrong where nobody answers."""
        request = urllib.request.Request(self.origin + path, method=method)
        for name, value in self.headers(token).items():
            request.add_header(name, value)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_WITHIN) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                content: bytes = answer.read()
                return content
        except urllib.error.HTTPError as error:
            with error:
                raise self._refusal(error.read()) from error
        except (OSError, HTTPException, ValueError) as error:
            raise Wrong("join-unreachable", url=self.origin) from error

    def headers(self, token: str = "") -> dict[str, str]:
        """By what a server knows who asks, and in which language."""
        headers = {"Accept-Language": self.words.language}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if token:
            headers["Authorization"] = f"Bearer {token}"
        return headers

    def _remember(self, cookies: list[str]) -> None:
        for each in cookies:
            cookie = each.partition(";")[0].strip()
            if cookie.partition("=")[0] in COOKIES:
                self.cookie = cookie

    def _refusal(self, content: bytes) -> Wrong:
        try:
            refusal = json.loads(content)
            assert isinstance(refusal["code"], str)
        except (ValueError, TypeError, KeyError, AssertionError):
            return Wrong("join-no-casetta", url=self.origin)
        return Refused(refusal, self.words)
