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
    "protocol-error": PROTOCOL_ERROR, "no-such-link": NO_SUCH_LINK, "revoked": REVOKED,
    "too-slow": TOO_SLOW, "going-away": GOING_AWAY, "too-many": TOO_MANY, "too-large": TOO_LARGE,
    "failed": FAILED,
}  # fmt: skip
"""Why the server closes a socket; docs/protocol.md tells who may come back."""


class Kind(NamedTuple):
    """How a refusal is to be taken."""

    retryable: bool
    status: int


INTERNAL = "internal"
"""Something that we did not think of."""

STATUSES = (
    (400, ("bad-message", "bad-request", "unreadable-move")),
    (409, ("illegal-move", "stale-move", "not-your-turn", "game-over", "paused", "not-paused")),
    (400, ("unknown-bot",)),
    (409, (
        "nothing-to-undo", "nothing-to-redo", "nobody-asks", "already-asked", "id-taken",
        "already-started", "not-started", "not-finished", "seats-open", "seat-taken",
        "entropy-given", "deal-given", "not-handed-over",
    )),
    (403, ("not-your-seat", "not-the-host", "muted", "no-hints")),
    (409, ("no-bot-moved",)),
    (403, ("foreign-origin", "no-such-link", "link-revoked")),
    (404, ("no-rematch", "no-such-table", "no-such-code", "no-such-ticket", "not-found")),
    (410, ("table-damaged",)),
    (409, ("table-newer",)),
    (413, ("too-large",)),
    (429, ("too-many",)),
    (503, ("store-full", "store-busy", "store-failed", "shutting-down", "no-answer")),
    (500, (INTERNAL,)),
)  # fmt: skip
"""What each code of a refusal is over HTTP; the order is that of the schemas."""
CODES = {
    code: Kind(status >= 429 or code == "stale-move", status)
    for status, codes in STATUSES
    for code in codes
}

REQUEST = "bad-request"
"""What a request is refused with that cannot be read."""

TOLD_AS = {
    **dict.fromkeys(("unknown-game", "unknown-seats", "unknown-option"), REQUEST),
    **dict.fromkeys(("unknown-option-value", "unknown-avatar", "no-own", "no-such-event"), REQUEST),
    **dict.fromkeys(("wrong-id", "wrong-entropy", "unknown-kind", "unknown-player"), "bad-message"),
    **dict.fromkeys(("damaged-place", "broken-log"), "table-damaged"),
    **dict.fromkeys(("entry-twice", "entry-not-next", "row-refused"), "store-failed"),
    **dict.fromkeys(("no-free-port", "cannot-start"), INTERNAL),
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
