"""The secret part of a link; the store keeps its SHA-256 and nothing else of it."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


def new_token() -> str:
    """The secret part of a link: 192 bits."""
    return secrets.token_urlsafe(24)


def is_token(text: str) -> bool:
    """Whether a text looks like one of ours."""
    return TOKEN.fullmatch(text) is not None


def token_hash(token: str) -> bytes:
    """What the store keeps of a token."""
    return sha256(token.encode()).digest()


def page_of(table: str, token: str) -> str:
    """The page of a link; what stands after the # never leaves the browser."""
    return f"/t/{table}#{token}"
