"""The forms that messages and the objects of the HTTP interface are made of."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from casetta.contract.languages import Language as Language

from .errors import CODES
from .limits import MOVE_CHARACTERS, NAME_CHARACTERS

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
"""Chosen by the client; the same id again is the same deed."""
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""The secret part of a link."""
TableId = Annotated[str, Meta(min_length=3, max_length=64, pattern=r"^[a-z0-9][a-z0-9-]*$(?!\n)")]
Seat = Annotated[int, Meta(ge=0, le=5)]
Viewer = Annotated[int, Meta(ge=-1, le=5)]
"""A seat, or -1 for a spectator."""
Version = Annotated[int, Meta(ge=0)]
MoveText = Annotated[str, Meta(max_length=MOVE_CHARACTERS)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_CHARACTERS)]
Code = Annotated[str, Meta(extra_json_schema={"enum": [*CODES]})]
"""Why something was refused: a closed list."""
DRAWN = "The position as the game draws it, null for what is hidden; its fields are the game's own."
ASKED = "`ask` names it; its other fields are the game's own, as `casetta ask` reads them."
RULED = (
    "What `casetta ask` answers, its fields are the game's own; `error` where something is wrong."
)
BROUGHT = "Own cards or an own scenario, in the form of the game's own file."
"""What stays open: it belongs to a game, not to the protocol."""
Volatile = Meta(extra_json_schema={"x-volatile": True})
"""Marks a field that is no function of the public history and the viewer."""


class Closed(Struct, forbid_unknown_fields=True, kw_only=True):
    """An object without other fields than these."""


class Message(Closed, tag_field="type"):
    """A message of the socket."""
