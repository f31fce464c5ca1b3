"""The luck of a state inside a drawing: key in hexadecimal, words drawn, fast generator."""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import Any

from ..kernel.luck import DRAWN, FAST, table_luck
from ..kernel.state import LUCK
from .game import State
from .reader import Reader


def write_luck(state: State) -> dict[str, Any]:
    """The luck as a record spells it."""
    key = _key_text(*state[LUCK : LUCK + 8])
    return {"key": key, "drawn": int(state[DRAWN]), "fast": int(state[FAST])}


@lru_cache(64)
def _key_text(*words: int) -> str:
    """Views have no key, and are many."""
    return struct.pack("<8I", *words).hex()


def read_luck(fields: Reader | Reader, state: State) -> None:
    """Put the luck of a drawing into the state; absent means none."""
    if not fields.has("luck"):
        return
    luck = fields.object("luck")
    state[LUCK : LUCK + 10] = table_luck(_key(luck))
    state[DRAWN] = luck.number("drawn", 0, 2**36, absent=0)
    state[FAST] = luck.number("fast", 0, 2**63 - 1, absent=0)


def _key(luck: Reader | Reader) -> bytes:
    """The 32 bytes of the key; zeros when it is wrong."""
    text = luck.values.get("key", "00" * 32)
    if not isinstance(text, str) or len(text) != 64 or not set(text) <= set("0123456789abcdef"):
        luck.fault_at("luck key", "wrong-luck-key")
        return bytes(32)
    return bytes.fromhex(text)
