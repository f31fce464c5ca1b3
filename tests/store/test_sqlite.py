"""The store in SQLite: on disk, in groups, one thread that writes and some that read."""

import asyncio
import os
import shutil
import sqlite3
import stat
import threading
from contextlib import closing

import pytest
from sqlalchemy import event, text

from casetta.store import database, writer
from casetta.store.database import FILE
from casetta.store.schema import as_json
from casetta.store.store import DamagedTable, EntryRefused, NotWritten, StoreFailed, StoreFull
from tests.store.faults import failing_disk
from tests.store.tables import SECRET, TWO, add, entries, opened, rows
from tests.waiting import until

MANY = 10_000


async def test_what_was_written_is_there_after_the_next_start_for_its_owner_alone(tmp_path):
    """Trying the store writes nothing that counts."""
    async with opened(tmp_path / "data") as store:
        await add(store, "a", secret=SECRET, entries=entries(3))
        before = await store.load_table("a")
        await store.probe()
        await store.probe()
        files = [tmp_path / "data", *(tmp_path / "data").iterdir()]
        modes = {stat.S_IMODE(file.stat().st_mode) & 0o077 for file in files}
    async with opened(tmp_path / "data") as store:
        assert await store.load_table("a") == before
        assert await store.load_entries("a") == entries(3)

    assert len(files) >= 4
    assert modes == {0} or os.name == "nt"
    assert rows(tmp_path / "data", "SELECT count(*) FROM tables") == [(1,)]
    assert rows(tmp_path / "data", "PRAGMA user_version") == [(2,)]


def test_a_commit_is_on_disk_when_it_returns_and_a_reading_connection_cannot_write(tmp_path):
    """WAL with synchronous=FULL survives power cuts, NORMAL does not (docs/server.md)."""
    with closing(database.connect_writing(tmp_path / "x.sqlite")) as connection:
        answers = [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    with (
        closing(database.connect_reading(tmp_path / "x.sqlite")) as connection,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        connection.execute("CREATE TABLE x (y)")

    assert answers == ["wal", 2, 1]


@pytest.mark.parametrize("change", ["UPDATE entries SET seat = 1", "DELETE FROM entries"])
async def test_the_log_is_never_changed(tmp_path, change):
    async with opened(tmp_path) as store:
        await add(store, "a", entries=entries(1))
        with pytest.raises(EntryRefused):
            await store._writer.write(lambda connection: connection.execute(text(change)))

        assert await store.load_entries("a") == entries(1)


# Group commit


async def test_what_waits_is_committed_together(tmp_path):
    commits = []
    async with opened(tmp_path, report=lambda count, _: commits.append(count)) as store:
        await asyncio.gather(*(add(store, f"t{n}") for n in range(100)))
        commits.clear()
        await asyncio.gather(*(store.append(f"t{n}", entries(1)) for n in range(100)))

    assert sum(commits) == 100
    assert len(commits) <= 2
    assert rows(tmp_path, "SELECT count(*) FROM entries") == [(100,)]


async def test_after_many_at_once_the_next_ones_are_gathered(tmp_path, monkeypatch):
    monkeypatch.setattr(writer, "PAUSE", 0.1)
    monkeypatch.setattr(writer, "LONGEST_PAUSE", 0.3)
    commits, begun, go_on = [], threading.Event(), threading.Event()

    def wait(_):
        begun.set()
        go_on.wait(60)

    async with opened(tmp_path, report=lambda count, _: commits.append(count)) as store:
        commits.clear()
        write = store._writer.write
        many = [asyncio.create_task(write(wait)) for _ in range(3)]
        await until(begun.is_set)
        early = asyncio.create_task(write(lambda _: None))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*many)
        await asyncio.gather(early, write(lambda _: None))

    assert commits == [3, 2]


async def test_reading_goes_on_while_something_is_being_written(tmp_path):
    begun, may_end = threading.Event(), threading.Event()

    def long_write(connection):
        connection.execute(text("UPDATE tables SET status = 'running'"))
        begun.set()
        assert may_end.wait(60)

    async with opened(tmp_path) as store:
        await add(store, "a")
        writing = asyncio.ensure_future(store._writer.write(long_write))
        await asyncio.to_thread(begun.wait)
        before = await store.load_table("a")
        assert not writing.done()
        may_end.set()
        await writing

        assert (before.status, (await store.load_table("a")).status) == ("waiting", "running")


async def test_a_write_that_nobody_waits_for_is_done_all_the_same(tmp_path):
    """Also when the store is closed meanwhile."""
    async with opened(tmp_path) as store:
        await add(store, "a")
        task = asyncio.ensure_future(store.append("a", entries(1)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        task = asyncio.ensure_future(store.append("a", entries(1, first=2)))
        await asyncio.sleep(0)
    await task

    assert rows(tmp_path, "SELECT version FROM entries") == [(1,), (2,)]


async def test_an_operation_that_is_broken_harms_no_other_and_its_connection_is_replaced(tmp_path):
    def broken(connection):
        raise ZeroDivisionError

    def breaking(connection):
        connection.connection.driver_connection.close()

    async with opened(tmp_path) as store:
        batch = [add(store, "a"), store._writer.write(broken), add(store, "b")]
        first = await asyncio.gather(*batch, return_exceptions=True)
        batch = [store._writer.write(breaking), store.append("a", entries(1))]
        second = await asyncio.gather(*batch, return_exceptions=True)
        await store.append("a", entries(1))

        assert await store.load_entries("a") == entries(1)
    assert [type(each) for each in first] == [type(None), ZeroDivisionError, type(None)]
    assert [type(each) for each in second] == [StoreFailed, StoreFailed]


# No room (a full disk itself: tests/server/test_serve.py), and no turn


async def test_a_full_database_takes_nothing_of_a_transaction(tmp_path):
    """What would fit goes with what does not."""

    async def limit(store, pages):
        pragma = f"PRAGMA max_page_count={pages}"
        await store._writer.write(lambda connection: connection.exec_driver_sql(pragma).close())

    async with opened(tmp_path) as store:
        await add(store, "a")
        await add(store, "b")
        await limit(store, 20)
        batch = [store.append("a", entries(1)), store.append("b", entries(1000))]
        outcomes = await asyncio.gather(*batch, return_exceptions=True)
        before = [await store.load_entries(id) for id in "ab"]
        await limit(store, 1 << 30)
        await store.append("a", entries(1))
        await store.append("b", entries(1000))
        after = await store.load_entries("b")

    assert [type(each) for each in outcomes] == [StoreFull, StoreFull]
    assert before == [[], []]
    assert after == entries(1000)


async def test_a_database_that_another_program_keeps_is_refused_for_now(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "PATIENCE", 0.05)

    async with opened(tmp_path) as store:
        await add(store, "a")
        other = database.connect_writing(tmp_path / "casetta.sqlite")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotWritten, match="store-busy"):
            await store.append("a", entries(1))
        before = await store.load_entries("a")
        other.execute("ROLLBACK")
        other.close()
        await store.append("a", entries(1))

        assert (before, await store.load_entries("a")) == ([], entries(1))


# Thousands of unfinished tables do not hold up a start


async def test_a_start_asks_one_question_whatever_the_number_of_tables(tmp_path):
    """Tables of one status are found by an index."""
    async with opened(tmp_path):
        pass
    row = ("my-shelfie", 1, "running", as_json(TWO), as_json({"deal": "x" * 2000}), b"s", 1.0, 1.0)
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.executemany(
            "INSERT INTO tables (id, game, rules, status, about, setup, secret, made, changed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((f"t{number:05}", *row) for number in range(MANY)),
        )
    asked = []
    async with opened(tmp_path) as store:
        event.listen(store._engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
        tables = await store.unfinished()

    (question,) = [words for words in asked if not words.startswith("BEGIN")]
    assert [each.id for each in tables] == [f"t{number:05}" for number in range(MANY)]
    assert "setup" not in question
    assert "secret" not in question
    plan = "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE status IN ('waiting', 'running')"
    assert "tables_by_status" in str(rows(tmp_path, plan))


# Files that are no longer there, and a disk that reads wrongly once


@pytest.mark.parametrize("is_quiet", [False, True])
async def test_nothing_is_written_or_read_beside_the_files_that_were_opened(tmp_path, is_quiet):
    """What is written to a file that was moved away would be lost; when it is back it goes on."""
    file, away = tmp_path / FILE, tmp_path / "away"
    async with opened(tmp_path) as store:
        if is_quiet:
            os.utime(tmp_path, (1.0, 1.0))
        await add(store, "a")
        file.rename(away)
        for replaced in (False, True):
            if replaced:
                file.write_bytes(away.read_bytes())
            for refused in (store.append("a", entries(1)), store.load_entries("a"), store.probe()):
                with pytest.raises(StoreFailed):
                    await refused
        away.replace(file)
        await store.append("a", entries(1))
        assert await store.load_entries("a") == entries(1)

    assert rows(tmp_path, "SELECT version FROM entries") == [(1,)]


async def test_a_folder_in_which_nothing_changes_is_looked_at_once_for_a_transaction(
    tmp_path, monkeypatch
):
    async with opened(tmp_path) as store:
        os.utime(tmp_path, (1.0, 1.0))
        await add(store, "a")
        looks, is_same = list[str](), database._is_same

        def noted(file, known):
            looks.append(file)
            return is_same(file, known)

        monkeypatch.setattr(database, "_is_same", noted)
        await store.append("a", entries(1))
        assert looks == []
        (tmp_path / "new").touch()
        await store.append("a", entries(1, first=2, before=entries(1)[-1].hash))

    assert looks


@pytest.mark.parametrize("is_quiet", [False, True])
async def test_a_removed_log_is_written_into_the_database_before_anything_else(tmp_path, is_quiet):
    async with opened(tmp_path) as store:
        if is_quiet:
            os.utime(tmp_path, (1.0, 1.0))
        await add(store, "a", entries=entries(2))
        database.log_of(tmp_path / FILE).unlink()
        more = entries(2, first=3, before=entries(2)[-1].hash)
        await store.append("a", more[:1])
        await store.append("a", more[1:])
        assert await store.load_entries("a") == [*entries(2), *more]
        shutil.copytree(tmp_path, tmp_path / "copy")

    assert rows(tmp_path / "copy", "SELECT count(*) FROM entries") == [(4,)]


async def test_damage_is_believed_when_it_is_found_twice(tmp_path, monkeypatch):
    disk, told = failing_disk(monkeypatch), []
    async with opened(tmp_path) as store:
        store.tell_damage = lambda id, place: told.append(id)
        await add(store, "a", entries=entries(1))
        disk.fail("FROM entries", "corrupt")
        assert await store.load_entries("a") == entries(1)
        assert (disk.hits, told) == (1, [])
        disk.fail("FROM entries", "corrupt", times=2)
        with pytest.raises(DamagedTable):
            await store.load_entries("a")

    assert (disk.hits, told) == (2, ["a"])
