"""Random ids: join codes, table ids, and the ids of entries that the server makes itself."""

from __future__ import annotations

import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Twenty-four: without I and O, which look like numbers."""
CODE_LENGTH = 6
TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_LENGTH = 10
SERVER = "casetta"
"""The beginning of the ids of entries that the server makes itself."""


def new_code() -> str:
    """A join code that people can read to each other."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_table_id() -> str:
    """The public name of a table."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def new_entry_id() -> str:
    """The id of an entry that the server makes itself: a bot's move, a hand-over."""
    return f"{SERVER}:{secrets.token_hex(8)}"
