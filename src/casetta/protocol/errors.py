"""The codes of refusals and the close codes of sockets: closed lists.

Each refusal is retryable or not and has its HTTP status.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from casetta.contract.errors import Wrong

PROTOCOL_ERROR, NO_SUCH_LINK, REVOKED, TOO_SLOW, GOING_AWAY, TOO_MANY, TOO_LARGE = range(4000, 4007)
FAILED = 1011
"""The server could not do it; the same may succeed a little later."""
CLOSE_CODES = {
    "protocol-error": PROTOCOL_ERROR,
    "no-such-link": NO_SUCH_LINK,
    "revoked": REVOKED,
    "too-slow": TOO_SLOW,
    "going-away": GOING_AWAY,
    "too-many": TOO_MANY,
    "too-large": TOO_LARGE,
    "failed": FAILED,
}
"""Why the server closes a socket; docs/protocol.md tells who may come back."""


class Kind(NamedTuple):
    """How a refusal is to be taken."""

    retryable: bool
    status: int


INTERNAL = "internal"
"""Something that we did not think of."""

CODES = {
    "bad-message": Kind(False, 400),
    "bad-request": Kind(False, 400),
    "unreadable-move": Kind(False, 400),
    "illegal-move": Kind(False, 409),
    "stale-move": Kind(True, 409),
    "not-your-turn": Kind(False, 409),
    "game-over": Kind(False, 409),
    "paused": Kind(False, 409),
    "not-paused": Kind(False, 409),
    "unknown-bot": Kind(False, 400),
    "nothing-to-undo": Kind(False, 409),
    "nothing-to-redo": Kind(False, 409),
    "nobody-asks": Kind(False, 409),
    "already-asked": Kind(False, 409),
    "id-taken": Kind(False, 409),
    "already-started": Kind(False, 409),
    "not-started": Kind(False, 409),
    "not-finished": Kind(False, 409),
    "seats-open": Kind(False, 409),
    "seat-taken": Kind(False, 409),
    "entropy-given": Kind(False, 409),
    "deal-given": Kind(False, 409),
    "not-handed-over": Kind(False, 409),
    "not-your-seat": Kind(False, 403),
    "not-the-host": Kind(False, 403),
    "muted": Kind(False, 403),
    "no-hints": Kind(False, 403),
    "no-bot-moved": Kind(False, 409),
    "foreign-origin": Kind(False, 403),
    "no-such-link": Kind(False, 403),
    "link-revoked": Kind(False, 403),
    "no-rematch": Kind(False, 404),
    "no-such-table": Kind(False, 404),
    "no-such-code": Kind(False, 404),
    "no-such-ticket": Kind(False, 404),
    "not-found": Kind(False, 404),
    "table-damaged": Kind(False, 410),
    "table-newer": Kind(False, 409),
    "too-large": Kind(False, 413),
    "too-many": Kind(True, 429),
    "store-full": Kind(True, 503),
    "store-busy": Kind(True, 503),
    "store-failed": Kind(True, 503),
    "shutting-down": Kind(True, 503),
    "no-answer": Kind(True, 503),
    INTERNAL: Kind(True, 500),
}
REQUEST = "bad-request"
"""What a request is refused with that cannot be read."""

TOLD_AS = {
    "unknown-game": REQUEST,
    "unknown-seats": REQUEST,
    "unknown-option": REQUEST,
    "unknown-option-value": REQUEST,
    "unknown-avatar": REQUEST,
    "no-own": REQUEST,
    "no-such-event": REQUEST,
    "wrong-id": "bad-message",
    "wrong-entropy": "bad-message",
    "unknown-kind": "bad-message",
    "unknown-player": "bad-message",
    "damaged-place": "table-damaged",
    "broken-log": "table-damaged",
    "entry-twice": "store-failed",
    "entry-not-next": "store-failed",
    "row-refused": "store-failed",
    "no-free-port": "internal",
    "cannot-start": "internal",
}
"""Codes that are not told to clients as they are, and what they are told instead."""


def code_of(error: Exception, log: Any, **where: str | None) -> str:
    """The code that a client is told; mistakes of our own are logged, with where they happened."""
    if not isinstance(error, Wrong):
        log.error(INTERNAL, error=type(error).__name__, **where)
        return INTERNAL
    code = TOLD_AS.get(error.code, error.code)
    if code not in CODES:
        log.error("unknown code", code=code, **where)
        return INTERNAL
    return code
