"""How a refusal is told over the socket."""

from __future__ import annotations

from typing import Any

from casetta.words import LANGUAGES, Words

from ...protocol.errors import CODES, code_of
from ...protocol.messages import Refused
from .connection import Connection


def load_refusals() -> None:
    """Read the sentences of all languages, so that nobody waits while somebody is refused."""
    for language in LANGUAGES:
        Words(language).load()


def refuse(connection: Connection, error: Exception, log: Any, id: str | None = None) -> str:
    """Tell why something was not done, never what was sent; return the code that was told."""
    code = code_of(error, log)
    message = Words(connection.language)(f"refused-{code}")
    retryable = CODES[code].retryable
    connection.tell(Refused(code=code, retryable=retryable, message=message, move_id=id))
    return code
