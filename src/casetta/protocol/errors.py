"""The codes of refusals and the close codes of sockets: closed lists.

Each refusal is retryable or not and has its HTTP status. Every limit has a code of its own, and
says when to come back.
"""

from __future__ import annotations

from math import ceil
from typing import Any, NamedTuple

from casetta.contract.errors import Wrong
from casetta.words import Words

(
    PROTOCOL_ERROR, NO_SUCH_LINK, REVOKED, TOO_SLOW, GOING_AWAY, TOO_MANY, TOO_LARGE, OTHER_VERSION,
    KICKED,
) = range(4000, 4009)  # fmt: skip
FAILED = 1011
"""The server could not do it; the same may succeed a little later."""
CLOSE_CODES = {
    "protocol-error": PROTOCOL_ERROR, "no-such-link": NO_SUCH_LINK, "revoked": REVOKED,
    "too-slow": TOO_SLOW, "going-away": GOING_AWAY, "too-many": TOO_MANY, "too-large": TOO_LARGE,
    "other-version": OTHER_VERSION, "kicked": KICKED, "failed": FAILED,
}  # fmt: skip
"""Why the server closes a socket; docs/protocol.md tells who may come back."""
LIMITS_HIT = {
    number: name
    for name, number in CLOSE_CODES.items()
    if number in (TOO_SLOW, TOO_MANY, TOO_LARGE)
}
"""Those that tell of a limit."""
COME_BACK = {TOO_SLOW: 1, TOO_MANY: 5}
"""Seconds after which whoever was sent away so may come back, as the reason of the close tells."""
NO_HELLO = "no-hello"
"""What is counted as a limit that was hit where no hello came in time."""


class Kind(NamedTuple):
    """How a refusal is to be taken."""

    retryable: bool
    status: int


INTERNAL = "internal"
"""Something that we did not think of."""

STATUSES = (
    (400, ("bad-message", "bad-request", "unreadable-move", "wrong-first")),
    (409, ("illegal-move", "stale-move", "not-your-turn", "game-over", "paused", "not-paused")),
    (400, ("unknown-bot", "not-blockable")),
    (409, (
        "nothing-to-undo", "nothing-to-redo", "nobody-asks", "already-asked", "id-taken",
        "already-started", "not-started", "not-finished", "seats-open", "seat-taken",
        "entropy-given", "deal-given", "not-handed-over", "not-away", "log-full",
    )),
    (403, (
        "not-your-seat", "not-the-host", "muted", "silenced", "no-hints", "chat-off", "emotes-only",
    )),
    (409, ("no-bot-moved", "not-closed")),
    (403, ("foreign-origin", "no-such-link", "link-revoked")),
    (403, ("not-the-operator", "address-blocked")),
    (404, ("no-rematch", "no-such-table", "no-such-code", "no-such-ticket", "not-found")),
    (410, ("table-damaged", "table-closed")),
    (409, ("table-newer",)),
    (408, ("request-timeout",)),
    (413, ("too-large",)),
    (426, ("protocol-too-old", "protocol-too-new")),
    (429, (
        "too-many", "too-many-connections", "too-many-tables", "too-many-joins", "too-many-names",
        "too-many-questions", "too-many-hints", "too-many-reviews", "too-many-lines",
        "too-many-keys", "too-many-reports", "too-many-requests", "too-many-changes",
        "too-many-acts", "too-many-spectators", "too-much-stored", "too-much-refused",
        "waiting-room-full",
    )),
    (503, (
        "store-full", "store-busy", "store-failed", "shutting-down", "no-answer", "server-full",
        "server-busy",
    )),
    (500, (INTERNAL,)),
)  # fmt: skip
"""What each code of a refusal is over HTTP; the order is that of the schemas."""
CODES = {
    code: Kind(status >= 429 or code in ("stale-move", "request-timeout"), status)
    for status, codes in STATUSES
    for code in codes
}
LIMIT_CODES = {"log-full", "server-full", "server-busy"} | {
    code for code, kind in CODES.items() if kind.status in (408, 413, 429)
}
"""Those that tell of a limit, which the operator's list of them names."""

SECONDS_TOLD = 90
"""A longer wait is told in minutes."""


class LimitHit(Wrong):
    """A limit was reached; the same may be done again after so many seconds."""

    def __init__(self, code: str, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        minutes = ceil(self.seconds / 60) if self.seconds > SECONDS_TOLD else 0
        super().__init__(code, seconds=self.seconds, minutes=minutes)


def close_reason(code: int) -> str:
    """What a close frame says beside its code: after how many seconds to come back, or nothing."""
    return str(COME_BACK.get(code, ""))


class Refusal(NamedTuple):
    """A refusal as a client is told it, in its language."""

    code: str
    retryable: bool
    message: str
    retry_after: int | None
    """Seconds until the same may be tried again, where that is known."""


def refusal_of(error: Exception, language: str, log: Any, **where: str | None) -> Refusal:
    """What a client is told about an error; never what was sent."""
    code = code_of(error, log, **where)
    limit = error if isinstance(error, LimitHit) else None
    message = Words(language)(f"refused-{code}", **(limit.values if limit else {}))
    return Refusal(code, CODES[code].retryable, message, limit.seconds if limit else None)


REQUEST = "bad-request"
"""What a request is refused with that cannot be read."""

TOLD_AS = {
    **dict.fromkeys(("unknown-game", "unknown-seats", "unknown-option"), REQUEST),
    **dict.fromkeys(("unknown-option-value", "unknown-avatar", "no-own", "no-such-event"), REQUEST),
    **dict.fromkeys(("wrong-id", "wrong-entropy", "unknown-kind", "unknown-player"), "bad-message"),
    **dict.fromkeys(("damaged-place", "broken-log"), "table-damaged"),
    **dict.fromkeys(("entry-twice", "entry-not-next", "row-refused"), "store-failed"),
    "cannot-write": "store-failed",
    **dict.fromkeys(("no-free-port", "cannot-start", "broken-key"), INTERNAL),
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
