"""A page of the database that is broken costs the tables on it, and nobody else anything."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from sqlalchemy import event

from casetta.kernel.wrong import Wrong
from casetta.server.hub import Hub
from casetta.server.messages import Policy
from casetta.server.sweeping import LEFT, sweep
from casetta.table.reading import ALL_HANDED_OVER
from casetta.table.refusals import DamagedTable
from casetta.table.schema import FILE
from casetta.table.store import Store
from casetta.words import LANGUAGES
from tests.server.inside import new_table
from tests.server.served import READY, Server
from tests.store.tables import rows, tamper

NAMES = ("aaa-first", "mmm-second", "zzz-third")
FIRST, SECOND, THIRD = NAMES
MOVES = 20
LENGTH = 3 * MOVES
"""How long a log is before seats go to bots."""
PAGE = 4096
PUBLIC = Policy(public=True)


def in_a_hub(folder, play):
    """Run a test with a server without sockets, over a store of its own."""

    async def whole():
        store = await Store.open(folder)
        hub = Hub(store, bot_pace=0.0)
        try:
            async with asyncio.timeout(120):
                return await play(hub)
        finally:
            await hub.end()
            await store.close()

    return asyncio.run(whole())


def furnish(folder, *, bots=True, first=False):
    """Three long games; at each of them a seat may have gone to a bot. Their links."""
    links = {}

    async def play(hub):
        for id in NAMES:
            new = new_table("my-shelfie", "person", "person", start=True)
            room, links[id] = await hub.make(new, id=id, first=first)
            for number in range(MOVES):
                await move(room, name(id, number))
                await room.enter("pause", 0, {}, name(id, f"{number}-pause"))
                await room.enter("resume", 0, {}, name(id, f"{number}-resume"))
            if bots:
                seat = 1 - waiting(room)
                await room.enter("hand-over", seat, {"to": "bot:greedy"}, name(id, "over"))
            for _ in range(8):
                await hub.make(new_table("my-shelfie", "person", "person"))

    in_a_hub(folder, play)
    return links


def name(id, what):
    """A long name of an entry: few of them are on one page."""
    return f"{id}-{what}".ljust(60, "x")


def waiting(room):
    """The seat that is to move."""
    return next(seat for seat in range(2) if room.history.table.is_waiting(seat))


async def move(room, name):
    """Let whoever is to move take one tile; the version after that."""
    seat = waiting(room)
    text = min(room.history.table.legal(seat), key=len)
    return (await room.enter("move", seat, {"move": text}, name)).version


def break_page(folder, id, *, part="entries"):
    """Write nonsense over a page that tells of one table alone, of its log or of its row."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray((folder / FILE).read_bytes())
    leaf, word = (10, b'"move"') if part == "entries" else (13, b'"places"')
    others = [name.encode() for name in NAMES if name != id]
    found = [
        start
        for start in range(0, len(content), PAGE)
        if content[start] == leaf
        and word in content[start : start + PAGE]
        and id.encode() in content[start : start + PAGE]
        and not any(name in content[start : start + PAGE] for name in others)
    ]
    assert found
    content[found[-1] : found[-1] + 8] = b"\xff" * 8
    (folder / FILE).write_bytes(content)


def test_a_start_reads_hand_overs_from_their_index(tmp_path):
    furnish(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        plan = str(
            database.execute(f"EXPLAIN QUERY PLAN {ALL_HANDED_OVER.text}").fetchall()
        )

    assert "hand_overs" in plan
    assert "PRIMARY KEY" not in plan


@pytest.mark.parametrize(("part", "broken"), [("entries", SECOND), ("tables", THIRD)])
def test_a_broken_page_stops_neither_a_start_nor_the_other_tables(tmp_path, part, broken):
    furnish(tmp_path)
    break_page(tmp_path, broken, part=part)
    others = [id for id in NAMES if id != broken]
    told = []

    async def play(hub):
        hub.log.error = lambda event, **more: told.append((event, more.get("table")))
        await hub.begin()
        await hub._beside[0]
        for _ in range(2):
            with pytest.raises(Wrong, match="table-damaged"):
                await hub.room(broken)
        assert all(id in hub.rooms for id in others)
        assert await hub.open_tables.get() == []
        return [(await hub.room(id)).history.version for id in others]

    assert min(in_a_hub(tmp_path, play)) > LENGTH
    assert ("table damaged", broken) in told
    assert not any(("table damaged", id) in told for id in others)
    assert len(told) == len(set(told))
    if part == "entries":
        put_aside = rows(tmp_path, "SELECT id, damage FROM tables WHERE status = 'quarantined'")
        assert [id for id, _ in put_aside] == [broken]
        assert "CORRUPT" in put_aside[0][1]


def test_a_served_table_with_a_broken_page_is_refused_as_damaged(tmp_path):
    folder = tmp_path / "data"
    links = furnish(folder)
    break_page(folder, SECOND)
    server = Server(folder)
    try:
        for id in (FIRST, THIRD):
            with server.client({"table": id, "seats": links[id].seats}, 0, 1) as client:
                assert client.position()["version"] > LENGTH
        with server.client({"table": SECOND, "seats": links[SECOND].seats}, 0) as client:
            refused = client.take()
        assert (refused["type"], refused["code"]) == ("refused", "table-damaged")
        assert server.get("/api/tables") == []
        assert server.get("/readyz") == "ok"
    finally:
        assert server.end() == 0
    assert SECOND in server.log()
    assert "Traceback" not in server.log()


def test_a_table_that_breaks_while_it_is_played_costs_nobody_else_a_move(tmp_path):
    furnish(tmp_path, bots=False)

    async def play(hub):
        rooms = [await hub.room(id) for id in NAMES]
        break_page(tmp_path, THIRD)
        hub.store._engine.dispose()
        await hub.store._writer._loop.run_in_executor(
            hub.store._writer._thread, hub.store._writer._disconnect
        )
        return await asyncio.gather(
            *(move(room, "one-more") for room in rooms), return_exceptions=True
        ), THIRD in hub.rooms

    (first, second, broken), is_there = in_a_hub(tmp_path, play)

    assert (first, second) == (LENGTH + 1, LENGTH + 1)
    assert isinstance(broken, Wrong)
    assert broken.code == "table-damaged"
    assert not is_there


def test_sweeping_puts_a_broken_table_aside_and_no_sound_one(tmp_path):
    """SQLite cannot remove what lies right beside the broken page; that stays for now."""
    furnish(tmp_path, bots=False, first=True)
    break_page(tmp_path, SECOND)

    async def play(hub):
        far = new_table("my-shelfie", "person", "person")
        room, _ = await hub.make(far, first=True)
        later = hub.date() + 2 * LEFT
        hub.date = lambda: later
        return room.id, await sweep(hub), await sweep(hub)

    far, swept, again = in_a_hub(tmp_path, play)

    assert far in swept
    assert not set(swept) & set(again)
    assert SECOND not in swept
    left = rows(tmp_path, "SELECT id FROM tables WHERE status = 'quarantined'")
    assert left == [(SECOND,)]


def test_a_disk_that_fails_for_now_damages_no_table(tmp_path):
    furnish(tmp_path, bots=False)

    async def play(hub):
        def fail(*_):
            raise sqlite3.OperationalError("disk I/O error")

        event.listen(hub.store._engine, "before_cursor_execute", fail)
        with pytest.raises(Wrong) as refusal:
            await hub.room(SECOND)
        event.remove(hub.store._engine, "before_cursor_execute", fail)
        assert not isinstance(refusal.value, DamagedTable)
        return (await hub.room(SECOND)).history.version

    assert in_a_hub(tmp_path, play) == LENGTH


STRANGE = {
    "no policy": "json_remove(about, '$.policy')",
    "nothing but a code": "'{\"code\":[1]}'",
    "places of numbers": "json_set(about, '$.places', json('[1, 2]'))",
}


@pytest.mark.parametrize("name", STRANGE)
def test_a_waiting_table_of_a_strange_form_is_left_out_of_the_list(tmp_path, name):
    async def furnish(hub):
        for id in NAMES:
            await hub.make(new_table("my-shelfie", "person", "open", policy=PUBLIC), id=id)

    async def look(hub):
        await hub.begin()
        return [[each["table"] for each in await hub.open_tables.get()] for _ in range(2)]

    in_a_hub(tmp_path, furnish)
    tamper(tmp_path, f"UPDATE tables SET about = {STRANGE[name]} WHERE id = '{SECOND}'")

    assert in_a_hub(tmp_path, look) == [[FIRST, THIRD]] * 2
    assert rows(tmp_path, "SELECT id FROM tables WHERE status = 'quarantined'") == [(SECOND,)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_start_that_is_not_possible_says_so_in_one_sentence(tmp_path, language):
    """The index of the names is broken, and so is that of what goes on."""
    furnish(tmp_path, bots=False)
    tamper(
        tmp_path,
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_schema SET rootpage = 100000 WHERE name = 'tables'",
    )
    words = [sys.executable, "-m", "casetta", "serve", "--port", "0", "--json", "--lang", language]
    outcome = subprocess.run(
        [*words, "--data-dir", str(tmp_path)], capture_output=True, text=True, timeout=READY
    )

    assert outcome.returncode == 2, outcome.stderr
    assert outcome.stdout == ""
    assert len(outcome.stderr.splitlines()) == 1, outcome.stderr
    assert str(tmp_path / FILE) in outcome.stderr
