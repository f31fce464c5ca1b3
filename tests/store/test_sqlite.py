"""The store in SQLite: on disk, in groups, one thread that writes and some that read."""

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import closing

import pytest
from sqlalchemy import event, text

from casetta.store import database, writer
from casetta.store.database import FILE
from casetta.store.schema import as_json
from casetta.store.store import EntryRefused, StoreFailed
from tests.store.tables import SECRET, TWO, add, entries, opened, rows
from tests.waiting import until

MANY = 10_000
posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: permissions are POSIX")


async def test_what_was_written_is_there_after_the_next_start(tmp_path):
    async with opened(tmp_path / "data") as store:
        await add(store, "a", secret=SECRET, entries=entries(3))
        before = await store.load_table("a")
    async with opened(tmp_path / "data") as store:
        assert await store.load_table("a") == before
        assert await store.load_entries("a") == entries(3)


def test_a_commit_is_on_disk_when_it_returns(tmp_path):
    """WAL with synchronous=FULL survives power cuts, NORMAL does not (docs/server.md)."""
    connection = database.connect_writing(tmp_path / "x.sqlite")
    answers = {
        name: connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    }
    connection.close()

    assert answers == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_reading_connection_cannot_write(tmp_path):
    database.connect_writing(tmp_path / "x.sqlite").close()
    connection = database.connect_reading(tmp_path / "x.sqlite")

    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("CREATE TABLE x (y)")
    connection.close()


@posix
async def test_what_is_stored_is_for_its_owner_alone(tmp_path):
    async with opened(tmp_path / "data") as store:
        await add(store, "a", secret=SECRET)
        files = [tmp_path / "data", *(tmp_path / "data").iterdir()]
        modes = {stat.S_IMODE(file.stat().st_mode) & 0o077 for file in files}

    assert len(files) >= 4
    assert modes == {0}


async def test_the_store_can_be_tried_without_writing_anything_that_counts(tmp_path):
    async with opened(tmp_path) as store:
        await store.probe()
        await store.probe()

    assert rows(tmp_path, "SELECT count(*) FROM tables") == [(0,)]
    assert rows(tmp_path, "PRAGMA user_version") == [(2,)]


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
    async with opened(tmp_path) as store:
        await add(store, "a")
        task = asyncio.ensure_future(store.append("a", entries(1)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.append("a", entries(1, first=2))

        assert len(await store.load_entries("a")) == 2


async def test_closing_writes_what_still_waits(tmp_path):
    async with opened(tmp_path) as store:
        await add(store, "a")
        task = asyncio.ensure_future(store.append("a", entries(1)))
        await asyncio.sleep(0)
    await task

    assert rows(tmp_path, "SELECT version FROM entries") == [(1,)]


async def test_an_operation_that_is_broken_harms_no_other(tmp_path):
    def broken(connection):
        raise ZeroDivisionError

    async with opened(tmp_path) as store:
        batch = [add(store, "a"), store._writer.write(broken), add(store, "b")]
        outcomes = await asyncio.gather(*batch, return_exceptions=True)

    assert [type(each) for each in outcomes] == [type(None), ZeroDivisionError, type(None)]


async def test_a_connection_that_broke_is_replaced(tmp_path):
    def broken(connection):
        connection.connection.driver_connection.close()

    async with opened(tmp_path) as store:
        await add(store, "a")
        batch = [store._writer.write(broken), store.append("a", entries(1))]
        outcomes = await asyncio.gather(*batch, return_exceptions=True)
        await store.append("a", entries(1))

        assert [type(each) for each in outcomes] == [StoreFailed, StoreFailed]
        assert await store.load_entries("a") == entries(1)


# Thousands of unfinished tables do not hold up a start


@pytest.fixture
def many(tmp_path):
    """A folder with very many tables."""

    async def make():
        async with opened(tmp_path):
            pass

    asyncio.run(make())
    row = ("my-shelfie", 1, "running", as_json(TWO), as_json({"deal": "x" * 2000}), b"s", 1.0, 1.0)
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.executemany(
            "INSERT INTO tables (id, game, rules, status, about, setup, secret, made, changed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((f"t{number:05}", *row) for number in range(MANY)),
        )
    return tmp_path


async def test_a_start_asks_one_question_whatever_the_number_of_tables(many):
    asked = []
    async with opened(many) as store:
        event.listen(store._engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
        tables = await store.unfinished()

    (question,) = [words for words in asked if not words.startswith("BEGIN")]
    assert [each.id for each in tables] == [f"t{number:05}" for number in range(MANY)]
    assert "setup" not in question
    assert "secret" not in question


def test_tables_of_one_status_are_found_by_an_index(many):
    plan = rows(
        many, "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE status IN ('waiting', 'running')"
    )

    assert "tables_by_status" in str(plan)
