"""What somebody was sent: the link of a table, or a code; and by what a server knows us again.

A server knows a browser again by a cookie, and keeps a seat for the one that first opens its
link. This terminal is such a browser: its cookies lie in the data folder, for their owner alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.files import one_at_a_time, write_private

LINK = re.compile(
    r"(?P<origin>https?://[^/?#\s]+(?:/[^/?#\s]+)*?)"
    r"/(?P<kind>t|join)/(?P<name>[A-Za-z0-9_-]+)/?(?:\?[^#\s]*)?(?:#(?P<token>[\w-]{8,64}))?",
    re.ASCII,
)
"""The address of a table with the secret part of a link, or where somebody comes with a code."""
PUBLIC = "open-"
"""How the name of a public table begins, to which anybody may come."""
FILE = "seats.json"
MOST = 500
"""Tables that are remembered; those that were opened first are forgotten."""


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is, and what lets somebody in."""

    origin: str
    """The address of the server."""
    table: str = ""
    token: str = ""
    """The secret part; empty for what the server remembers of us."""
    code: str = ""
    """What somebody comes with who has no link yet, to be let in by the host."""
    is_public: bool = False
    """Whether any free seat of the table may be taken."""


def read_link(text: str) -> Link:
    """The link that somebody typed; `http://` may be left out."""
    written = text.strip()
    found = LINK.fullmatch(written if "://" in written else f"http://{written}")
    if found is None:
        raise Wrong("join-no-link", text=text)
    origin, name = found["origin"], found["name"]
    if found["kind"] == "t":
        return Link(origin, table=name, token=found["token"] or "")
    if name.startswith(PUBLIC):
        return Link(origin, table=name.removeprefix(PUBLIC), is_public=True)
    return Link(origin, code=name.upper())


class Cookies:
    """By what each table knows us again, in a file for its owner alone."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def of(self, origin: str, table: str) -> str:
        """The cookie for a table; empty if there is none yet."""
        return str(self._read().get(f"{origin}/t/{table}", ""))

    def keep(self, origin: str, table: str, cookie: str) -> None:
        """Remember the cookie for a table, as the one that was opened last."""
        name = f"{origin}/t/{table}"
        if not cookie or self.of(origin, table) == cookie:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with one_at_a_time(self._file.with_suffix(".lock")):
            kept = {each: value for each, value in self._read().items() if each != name}
            kept[name] = cookie
            latest = dict([*kept.items()][-MOST:])
            write_private(self._file, json.dumps(latest, indent=1).encode() + b"\n")

    def _read(self) -> Mapping[str, Any]:
        try:
            kept = json.loads(self._file.read_bytes())
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            raise Wrong("join-broken-seats", file=str(self._file)) from error
        if not isinstance(kept, dict):
            raise Wrong("join-broken-seats", file=str(self._file))
        return kept
