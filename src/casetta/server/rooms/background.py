"""What the server does by itself."""

from __future__ import annotations

import secrets

SERVER = "casetta"
"""The beginning of the ids of it."""
RETRY = 1.0
"""Seconds until the server tries again what it could not do."""


def new_id() -> str:
    """The id of something the server does by itself."""
    return f"{SERVER}:{secrets.token_hex(8)}"
