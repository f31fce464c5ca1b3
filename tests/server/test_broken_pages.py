"""A page of the database that is broken costs the tables on it, and nobody else anything."""

import asyncio
import shutil
import sqlite3
from contextlib import closing

import pytest
import structlog

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.protocol.messages import Policy
from casetta.server.hub import Hub, Opening
from casetta.server.upkeep import DAY
from casetta.store.database import FILE
from casetta.store.schema import ALL_HANDED_OVER
from casetta.words import LANGUAGES, Words
from tests.playing import first_asked
from tests.server.inside import hub_over, new_table
from tests.store.tables import furnished, rows, tamper

NAMES = ("aaa-first", "mmm-second", "zzz-third")
FIRST, SECOND, THIRD = NAMES
MOVES = 20
LENGTH = 3 * MOVES
"""How long a log is before seats go to bots."""
PAGE = 4096
PUBLIC = Policy(public=True)
PUT_ASIDE = "SELECT id, damage FROM tables WHERE status = 'quarantined'"


@pytest.fixture
def furnish(tmp_path, made):
    """Furnishes the folder of a test with three long games; answers their links."""

    async def copied(*, bots=True, first=False):
        made_once, links = await made(bots=bots, first=first)
        shutil.copytree(made_once, tmp_path / "data")
        return tmp_path / "data", links

    return copied


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Makes each kind of folder once."""
    known = {}

    async def once(*, bots, first):
        if (bots, first) not in known:
            folder = tmp_path_factory.mktemp("made") / "data"
            async with hub_over(folder) as hub:
                known[bots, first] = folder, await play_long_games(hub, bots=bots, first=first)
        return known[bots, first]

    return once


async def play_long_games(hub, *, bots, first):
    """Three long games; at each of them a seat may have gone to a bot. Their links."""
    links = {}
    for id in NAMES:
        new = new_table("my-shelfie", "person", "person", start=True)
        room, links[id] = await hub.make(new, Opening(id=id, first=first))
        for number in range(MOVES):
            await move(room, name(id, number))
            await room.enter("pause", 0, {}, name(id, f"{number}-pause"))
            await room.enter("resume", 0, {}, name(id, f"{number}-resume"))
        if bots:
            seat = 1 - first_asked(room.game, room.history.table.state)
            await room.enter("hand-over", seat, {"to": "bot:greedy"}, name(id, "over"))
        for _ in range(8):
            await hub.make(new_table("my-shelfie", "person", "person"))
    return links


def name(id, what):
    """A long name of an entry: few of them are on one page."""
    return f"{id}-{what}".ljust(60, "x")


async def move(room, name):
    """Let whoever is to move take one tile; the version after that."""
    seat = first_asked(room.game, room.history.table.state)
    text = min(room.history.table.legal(seat), key=len)
    return (await room.enter("move", seat, {"move": text}, name)).version


def break_page(folder, id, *, part="entries"):
    """Write nonsense over a page that tells of one table alone, of its log or of its row."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = (folder / FILE).read_bytes()
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
    with (folder / FILE).open("r+b") as file:
        file.seek(found[-1])
        file.write(b"\xff" * 8)


async def test_a_start_reads_hand_overs_from_their_index(furnish):
    folder, _ = await furnish()
    plan = str(rows(folder, f"EXPLAIN QUERY PLAN {ALL_HANDED_OVER.text}"))

    assert "hand_overs" in plan
    assert "PRIMARY KEY" not in plan


@pytest.mark.parametrize(("part", "broken"), [("entries", SECOND), ("tables", THIRD)])
async def test_a_broken_page_stops_neither_a_start_nor_the_other_tables(furnish, part, broken):
    folder, _ = await furnish()
    break_page(folder, broken, part=part)
    others = [id for id in NAMES if id != broken]
    told = []
    async with hub_over(folder) as hub:
        hub.log.error = lambda event, **more: told.append((event, more.get("table")))
        await hub.begin()
        await hub._upkeep[0]
        await hub._sweeper.sweep()
        for _ in range(2):
            with pytest.raises(Wrong, match="table-damaged"):
                await hub.room(broken)
        assert all(id in hub.rooms for id in others)
        assert hub.lobby.open_tables() == []
        assert min([(await hub.room(id)).history.version for id in others]) > LENGTH

    assert ("table damaged", broken) in told
    assert not any(("table damaged", id) in told for id in others)
    assert len(told) == len(set(told))
    if part == "entries":
        [(id, damage)] = rows(folder, PUT_ASIDE)
        assert id == broken
        assert "CORRUPT" in damage


async def test_a_table_that_breaks_while_it_is_played_costs_nobody_else_a_move(furnish):
    folder, _ = await furnish(bots=False)
    async with hub_over(folder) as hub:
        rooms = [await hub.room(id) for id in NAMES]
        break_page(folder, THIRD)
        moves = [move(room, "one-more") for room in rooms]
        first, second, broken = await asyncio.gather(*moves, return_exceptions=True)
        assert THIRD not in hub.rooms

    assert (first, second) == (LENGTH + 1, LENGTH + 1)
    assert isinstance(broken, Wrong)
    assert broken.code == "table-damaged"


async def test_sweeping_puts_a_broken_table_aside_and_no_sound_one(furnish):
    """SQLite cannot remove what lies right beside the broken page; that stays for now."""
    folder, _ = await furnish(bots=False, first=True)
    break_page(folder, SECOND)
    async with hub_over(folder) as hub:
        far, _ = await hub.make(new_table("my-shelfie", "person", "person"), Opening(first=True))
        later = hub.date() + 2 * DAY
        hub.date = lambda: later
        swept, again = await hub._sweeper.sweep(), await hub._sweeper.sweep()

        is_there = [await hub.store.has_table(id) for id in (far.id, SECOND)]

    assert swept["tutorials"] >= 1
    assert not again
    assert is_there == [False, True]
    assert [id for id, _ in rows(folder, PUT_ASIDE)] == [SECOND]


STRANGE = {
    "no policy": "json_remove(about, '$.policy')",
    "nothing but a code": "'{\"code\":[1]}'",
    "places of numbers": "json_set(about, '$.places', json('[1, 2]'))",
}


@pytest.mark.parametrize("name", STRANGE)
async def test_a_waiting_table_of_a_strange_form_is_left_out_of_the_list(tmp_path, name):
    async with hub_over(tmp_path) as hub:
        for id in NAMES:
            await hub.make(new_table("my-shelfie", "person", "open", policy=PUBLIC), Opening(id=id))
    tamper(tmp_path, f"UPDATE tables SET about = {STRANGE[name]} WHERE id = '{SECOND}'")
    async with hub_over(tmp_path) as hub:
        await hub.begin()
        for _ in range(2):
            assert [each.table for each in hub.lobby.open_tables()] == [FIRST, THIRD]

    assert [id for id, _ in rows(tmp_path, PUT_ASIDE)] == [SECOND]


def start(folder, language, capsys):
    """What a start that is not possible says; refused as a command is."""
    capsys.readouterr()
    words = ["serve", "--port", "0", "--json", "--lang", language]
    try:
        assert run([*words, "--data-dir", str(folder)]) == 2
    finally:
        structlog.reset_defaults()
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.splitlines()


def test_a_start_that_is_not_possible_names_the_file_in_one_sentence(tmp_path, capsys):
    furnished(tmp_path, running=["one"])
    astray = "UPDATE sqlite_schema SET rootpage = 100000 WHERE name = 'tables'"
    tamper(tmp_path, "PRAGMA writable_schema = ON", astray)

    for language in LANGUAGES:
        (sentence,) = start(tmp_path, language, capsys)
        assert str(tmp_path / FILE) in sentence


def test_whatever_goes_wrong_at_the_start_is_told(tmp_path, monkeypatch, capsys):
    async def fail(hub):
        raise RuntimeError("nobody thought of this")

    monkeypatch.setattr(Hub, "begin", fail)
    lines = start(tmp_path / "data", "en", capsys)

    assert lines[-1] == Words("en")("wrong-cannot-start")
    assert "RuntimeError" in lines[0]
