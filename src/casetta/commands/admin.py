"""`casetta admin`: what the operator may do from the command line, on a running server.

The server is asked over HTTP, with the key of the data folder. Where none runs, what is simple is
done on the data folder itself.
"""

from __future__ import annotations

import asyncio
import json
import ssl
import time
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from casetta.commands.context import DATA_DIR, JSON, CommandContext
from casetta.commands.host import folder_of
from casetta.contract.command import argument, command, flag
from casetta.contract.errors import Wrong
from casetta.contract.shown import print_json, print_text, shown

LISTS = ("tables", "connections", "limits", "reports", "blocks", "log")
DEEDS = {
    "close": ("POST", "/api/admin/tables/{}/close"),
    "reopen": ("POST", "/api/admin/tables/{}/reopen"),
    "delete": ("DELETE", "/api/admin/tables/{}"),
    "end": ("DELETE", "/api/admin/connections/{}"),
    "resolve": ("DELETE", "/api/admin/reports/{}"),
    "unblock": ("DELETE", "/api/admin/blocks?address={}"),
}
"""What is done to a table, a connection, a report or an address."""
OTHERS = {"open": ("POST", "/api/others"), "shut": ("DELETE", "/api/others")}
"""Whether the local network may come in."""
WHAT = ("status", *LISTS, *DEEDS, "mute", "block", *OTHERS, "key")
SEATS = ("seat", "seats", "by_seat", "silenced")
"""Fields with seats, which people count from 1."""
TIMES = ("at", "since", "until", "made", "changed", "started", "now")
"""Fields that are seconds since 1970."""


@command(
    argument("what", choices=WHAT, metavar="WHAT"),
    argument("which", nargs="?", metavar="WHICH"),
    argument("--seat", type=int),
    flag("--off"),
    argument("--hours", type=int),
    argument("--why", default=""),
    flag("--renew"),
    DATA_DIR,
    JSON,
)
def admin(given: Namespace, context: CommandContext) -> int:
    """Look after a server: tables, connections, blocked addresses, the operator's key."""
    folder = folder_of(given)
    if given.what == "key":
        return show_key(folder, is_renewed=given.renew)
    needs_which = given.what in {*DEEDS, "mute", "block"}
    if needs_which and not given.which:
        raise Wrong("admin-which", what=given.what)
    found = ask(folder, given)
    if found is not None:
        tell(found, as_json=given.json)
    elif not given.json:
        print_text(context.words("admin-done"))
    return 0


def show_key(folder: Path, *, is_renewed: bool) -> int:
    """Print the key; a renewed one counts at once, also for a server that runs."""
    from casetta.server.operator import read_key, renew_key
    from casetta.store.database import make_folder

    make_folder(folder)
    print_text(renew_key(folder) if is_renewed else read_key(folder))
    if is_renewed:
        note(folder, "key")
    return 0


def note(folder: Path, deed: str, target: str = "") -> None:
    """Keep what was done on a data folder itself."""
    from casetta.server.blocks import AdminLog, Deed

    AdminLog(folder).note(Deed(at=time.time(), by="offline", deed=deed, target=target))


# Asking


def ask(folder: Path, given: Namespace) -> Any:
    """The answer of the server; where none runs, that of the data folder."""
    from casetta.server.operator import address_of_server

    url = address_of_server(folder)
    if url is None:
        return without_server(folder, given)
    return ask_server(url, folder, *request_of(given))


def request_of(given: Namespace) -> tuple[str, str, Mapping[str, Any] | None]:
    """Method, path and body of what is asked for."""
    from urllib.parse import quote

    if given.what == "block":
        body = {"address": given.which, "hours": given.hours, "why": given.why}
        return "POST", "/api/admin/blocks", body
    if given.what == "mute":
        seat = None if given.seat is None else given.seat - 1
        path = f"/api/admin/tables/{quote(given.which, safe='')}/mute"
        return "POST", path, {"seat": seat, "muted": not given.off}
    if given.what in OTHERS:
        return *OTHERS[given.what], None
    if given.what in DEEDS:
        method, path = DEEDS[given.what]
        return method, path.format(quote(given.which, safe="")), None
    search = f"?most=200&search={quote(given.which)}" if given.which else ""
    return "GET", f"/api/admin/{given.what}{search if given.what == 'tables' else ''}", None


def ask_server(
    url: str, folder: Path, method: str, path: str, body: Mapping[str, Any] | None
) -> Any:
    """The answer of a server; raises Wrong for what it refuses."""
    import urllib.error
    import urllib.request

    from casetta.server.operator import read_key

    request = urllib.request.Request(url + path, method=method)
    request.add_header("Authorization", f"Operator {read_key(folder)}")
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    try:
        with urllib.request.urlopen(request, context=loopback(), timeout=30) as answer:
            content = answer.read()
    except urllib.error.HTTPError as error:
        raise Wrong("admin-refused", reason=reason_in(error.read())) from error
    except OSError as error:
        raise Wrong("admin-no-answer", url=url) from error
    return json.loads(content) if content else None


def loopback() -> ssl.SSLContext:
    """TLS without a look at the certificate, which is for another name than this machine's.

    Nobody else can listen where a server listens that has the lock of the data folder.
    """
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def reason_in(content: bytes) -> str:
    try:
        return shown(str(json.loads(content)["message"]))
    except (ValueError, LookupError, TypeError):
        return "?"


# Without a server


def without_server(folder: Path, given: Namespace) -> Any:
    """Blocked addresses, the log and the removal of tables need no server; all else does."""
    from casetta.server.blocks import AdminLog, Blocks
    from casetta.store.backup import database_in
    from casetta.store.database import FolderLock

    database_in(folder)
    found: Any = None
    with closing(FolderLock(folder)):
        match given.what:
            case "blocks":
                return [to_json(each) for each in Blocks(folder).all()]
            case "log":
                return [to_json(each) for each in AdminLog(folder).latest(1_000)]
            case "block":
                block = Blocks(folder).add(given.which, given.hours, shown(given.why))
                found = to_json(block)
            case "unblock":
                Blocks(folder).remove(given.which)
            case "delete":
                pass
            case _:
                raise Wrong("admin-no-server", folder=str(folder))
    if given.what == "delete":
        asyncio.run(delete_table(folder, given.which))
    note(folder, given.what, given.which)
    return found


async def delete_table(folder: Path, id: str) -> None:
    """Remove a table while no server runs."""
    from casetta.server.reviews import remove_reviews
    from casetta.store.sqlite import SqliteStore

    store = await SqliteStore.open(folder)
    try:
        if not await store.has_table(id):
            raise Wrong("no-such-table")
        await store.remove_tables([id], reports=True)
        remove_reviews(folder, [id])
    finally:
        await store.close()


def to_json(value: Any) -> Any:
    """A value as it would be answered over HTTP."""
    import msgspec

    return msgspec.to_builtins(value)


# Telling


def tell(found: Any, *, as_json: bool) -> None:
    """Print an answer: as one object, or with a line for each thing."""
    if as_json:
        print_json(found)
        return
    if isinstance(found, dict) and "tables" in found and isinstance(found["tables"], list):
        found = found["tables"]
    if isinstance(found, dict):
        found = [{"": name, " ": text_of(name, value)} for name, value in found.items()]
    for line in table_of(found):
        print_text(line)


def table_of(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Rows with their columns side by side, under the names of these."""
    if not rows:
        return []
    columns = list(rows[0])
    lines = [columns, *([text_of(name, row[name]) for name in columns] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    aligned = (zip(line, widths, strict=True) for line in lines)
    told = ["  ".join(text.ljust(width) for text, width in line).rstrip() for line in aligned]
    return [line for line in told if line]


def text_of(name: str, value: Any) -> str:
    """A value as people read it."""
    if value is None or value == []:
        return "-"
    if name in SEATS:
        seats = value if isinstance(value, list) else [value]
        return ", ".join("*" if seat < 0 else str(seat + 1) for seat in seats)
    if name in TIMES:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    if isinstance(value, dict):
        return " ".join(f"{key}={'-' if each is None else each}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else shown(str(value))
