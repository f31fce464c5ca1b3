"""How a refusal is told over the socket."""

from __future__ import annotations

from casetta.kernel.wrong import Wrong
from casetta.words import Words

from .codes import CODES, code_of
from .connection import Connection
from .messages import Refused


def refuse(
    connection: Connection, wrong: Wrong, id: str | None = None, otherwise: str = "bad-message"
) -> None:
    """Tell why something was not done; never what was sent."""
    code = code_of(wrong, otherwise)
    message = Words(connection.language)(f"refused-{code}")
    retryable = CODES[code].retryable
    connection.tell(Refused(code=code, retryable=retryable, message=message, move_id=id))
