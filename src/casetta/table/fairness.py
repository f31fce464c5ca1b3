"""A shuffle that nobody can choose: a commitment, what the players add, and the proof.

The server draws a secret and publishes its commitment before anybody adds anything; the
key of the luck follows from the secret and from what all seats added. docs/fairness.md
has the formulas and a test vector.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from casetta.contract.errors import Wrong

from .log import canonical
from .table import Table

SECRET_SIZE = 32
MOST_ENTROPY = 128
"""Characters that a seat may add."""
FIELDS = {"table", "commitment", "entropy", "secret"}
"""What a record holds under `fairness`."""


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_SIZE)


def commitment(table: str, secret: bytes) -> str:
    """What binds a table to its secret without telling it."""
    return sha256(canonical({"secret": secret.hex(), "table": table})).hexdigest()


def key(secret: bytes, table: str, entropy: Mapping[int, str]) -> bytes:
    """The key of the luck: from the secret and from what the seats added."""
    for text in entropy.values():
        check_entropy(text)
    added = {str(seat): text for seat, text in entropy.items()}
    message = canonical({"entropy": added, "table": table})
    return hmac.digest(secret, message, "sha256")


def check_entropy(text: str) -> None:
    """Refuse what a seat may not add: nothing, too much, or signs that cannot be printed."""
    if not 1 <= len(text) <= MOST_ENTROPY or not text.isprintable():
        raise Wrong("wrong-entropy", most=MOST_ENTROPY)


def proof(table: str, secret: bytes, entropy: Mapping[int, str]) -> dict[str, Any]:
    """What a record of a finished game tells, so that anybody can check the shuffle."""
    return {
        "table": table,
        "commitment": commitment(table, secret),
        "entropy": {str(seat): text for seat, text in sorted(entropy.items())},
        "secret": secret.hex(),
    }


def check(table: Table, told: Any) -> None:
    """Refuse what does not prove the shuffle of a table.

    Its setup must be what dealing with the key gives, for else the key proves nothing.
    """
    if not is_proof(told):
        raise Wrong("fairness-form", "fairness")
    secret, entropy = bytes.fromhex(told["secret"]), told["entropy"]
    if commitment(told["table"], secret) != told["commitment"]:
        raise Wrong("fairness-commitment", "fairness")
    found = key(secret, told["table"], {int(seat): text for seat, text in entropy.items()})
    if not table.is_dealt_by(key=found):
        raise Wrong("fairness-deal", "setup")


def is_proof(told: Any) -> bool:
    if not isinstance(told, Mapping) or set(told) != FIELDS:
        return False
    texts = (told["table"], told["commitment"], told["secret"])
    if not all(isinstance(text, str) and text.isprintable() for text in texts):
        return False
    is_secret = re.fullmatch(f"[0-9a-f]{{{2 * SECRET_SIZE}}}", told["secret"]) is not None
    return is_secret and isinstance(told["entropy"], Mapping) and _added(told["entropy"])


def _added(entropy: Mapping[Any, Any]) -> bool:
    """Whether each entry is a seat and what it added."""
    try:
        for seat, text in entropy.items():
            if not isinstance(text, str) or seat != str(abs(int(seat))):
                return False
            check_entropy(text)
    except (TypeError, ValueError, Wrong):
        return False
    return True
