"""How long what is stored is kept; docs/privacy.md tells it to people, `--keep` sets it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from casetta.contract.errors import Wrong

VARIABLE = "CASETTA_KEEP"
"""What is set by the environment, such as `chat=30 waiting=3`; a command line goes before it."""
EVER = "ever"

Days = Annotated[int, Meta(ge=1, le=36_500)] | None
"""None for ever."""


class Keep(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """After how many days without a change something is removed; None for never."""

    finished: Days = None
    """Games that were played to their end."""
    running: Days = 365
    """Games in which nobody has moved."""
    waiting: Days = 7
    """Tables that never began."""
    public: Days = 1
    """The same in the list of open tables."""
    tutorials: Days = 1
    """Tutorials that were left."""
    finished_tutorials: Days = 7
    chat: Days = 365
    """What was said, counted for each line."""
    reports: Days = 90
    """What players told the operator about others."""
    addresses: Days = 30
    """From which address a table was made."""
    reviews: Days = 180
    """Reviews of games, which can be made again."""
    admin_log: Days = 365
    """What the operator did."""


KEEP = Keep()


def read_keep(settings: Iterable[str]) -> Keep:
    """How long things are kept as a command line wants it, each `NAME=DAYS` or `NAME=ever`."""
    wanted: dict[str, int | str | None] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in Keep.__struct_fields__:
            raise Wrong("unknown-keep", name=name, known=", ".join(Keep.__struct_fields__))
        wanted[name] = int(value) if value.isascii() and value.isdigit() else value
        if value == EVER:
            wanted[name] = None
        try:
            msgspec.convert({name: wanted[name]}, Keep)
        except msgspec.ValidationError as error:
            raise Wrong("wrong-keep", name=name, most=36_500) from error
    return msgspec.convert(wanted, Keep)
