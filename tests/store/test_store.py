"""The store: what was written is there, what does not fit is refused alone."""

import asyncio
import os
import sqlite3
import stat
import threading
from dataclasses import replace

import pytest
from sqlalchemy import text

from casetta.store import database, writer
from casetta.store.errors import EntryRefused, StoreFailed
from tests.store.tables import SECRET, TWO, add, entries, in_a_loop, opened, rows
from tests.waiting import until

posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: permissions are POSIX")


def test_what_was_written_is_there_after_the_next_start(tmp_path):
    async def work():
        async with opened(tmp_path / "data") as store:
            await add(store, "a", secret=SECRET, setup={"seats": 2}, clock={"left": [1]})
            await store.append("a", entries(3), clock={"left": [2]}, status="running")
        async with opened(tmp_path / "data") as store:
            return await store.load_table("a"), await store.load_entries("a")

    table, log = in_a_loop(work())

    assert (table.id, table.game, table.rules, table.status) == ("a", "my-shelfie", 1, "running")
    assert (table.about, table.setup, table.clock) == (TWO, {"seats": 2}, {"left": [2]})
    assert table.secret == SECRET
    assert log == entries(3)


def test_a_table_that_is_not_there_is_none(tmp_path):
    async def work():
        async with opened(tmp_path) as store:
            return await store.load_table("a"), await store.load_entries("a")

    assert in_a_loop(work()) == (None, [])


def test_a_commit_is_on_disk_when_it_returns(tmp_path):
    """RELIABILITY: WAL with synchronous=FULL survives power cuts, NORMAL does not."""
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


def test_what_waits_is_committed_together(tmp_path):
    commits = []

    async def work():
        async with opened(tmp_path, report=lambda count, _: commits.append(count)) as store:
            await asyncio.gather(*(add(store, f"t{n}") for n in range(100)))
            commits.clear()
            await asyncio.gather(*(store.append(f"t{n}", entries(1)) for n in range(100)))

    in_a_loop(work())

    assert sum(commits) == 100
    assert len(commits) <= 2
    assert rows(tmp_path, "SELECT count(*) FROM entries") == [(100,)]


def test_after_many_at_once_the_next_ones_are_gathered(tmp_path, monkeypatch):
    monkeypatch.setattr(writer, "PAUSE", 0.1)
    monkeypatch.setattr(writer, "LONGEST_PAUSE", 0.3)
    commits, begun, go_on = [], threading.Event(), threading.Event()

    def wait(_):
        begun.set()
        go_on.wait(60)

    async def work():
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

    in_a_loop(work())

    assert commits == [3, 2]


DOES_NOT_FOLLOW = {
    "a version that is there": entries(1, first=2, name="other"),
    "a version too far": entries(1, first=4),
    "half of it": entries(1, first=3) + entries(1, first=5),
}


@pytest.mark.parametrize("name", DOES_NOT_FOLLOW)
def test_what_does_not_follow_is_refused_alone(tmp_path, name):
    outcomes, logs = in_a_loop(beside_others(tmp_path, DOES_NOT_FOLLOW[name]))

    assert [type(each) for each in outcomes] == [type(None), EntryRefused, type(None)]
    assert outcomes[1].code == "entry-not-next"
    assert [len(log) for log in logs] == [3, 2, 3]


def test_an_id_that_is_there_is_refused_alone(tmp_path):
    """RELIABILITY: one client id is at most one move."""
    bad = replace(entries(1, first=3)[0], id="id-1")

    outcomes, logs = in_a_loop(beside_others(tmp_path, [bad]))

    assert outcomes[1].code == "entry-twice"
    assert [len(log) for log in logs] == [3, 2, 3]


async def beside_others(folder, bad):
    """Append to three tables in one transaction, the second time something that does not fit."""
    async with opened(folder) as store:
        for id in "abc":
            await add(store, id)
            await store.append(id, entries(2))
        good = entries(1, first=3)
        batch = [store.append("a", good), store.append("b", bad), store.append("c", good)]
        outcomes = await asyncio.gather(*batch, return_exceptions=True)
        return outcomes, [await store.load_entries(id) for id in "abc"]


def test_an_entry_for_no_table_is_refused(tmp_path):
    async def work():
        async with opened(tmp_path) as store:
            with pytest.raises(EntryRefused) as refusal:
                await store.append("nowhere", entries(1))
            with pytest.raises(EntryRefused):
                await store.set_table("nowhere", status="running")
            return refusal.value.code

    assert in_a_loop(work()) == "no-such-table"


def test_a_table_cannot_be_made_twice_nor_in_half(tmp_path):
    async def work():
        async with opened(tmp_path) as store:
            await add(store, "a", links=[(b"x", "host", None)])
            with pytest.raises(EntryRefused):
                await add(store, "a")
            with pytest.raises(EntryRefused):
                await add(store, "b", links=[(b"x", "host", None)])
            return await store.load_table("b")

    assert in_a_loop(work()) is None


@pytest.mark.parametrize("change", ["UPDATE entries SET seat = 1", "DELETE FROM entries"])
def test_the_log_is_never_changed(tmp_path, change):
    async def work():
        async with opened(tmp_path) as store:
            await add(store, "a")
            await store.append("a", entries(1))
            with pytest.raises(EntryRefused):
                await store._writer.write(lambda connection: connection.execute(text(change)))
            return await store.load_entries("a")

    assert in_a_loop(work()) == entries(1)


def test_reading_goes_on_while_something_is_being_written(tmp_path):
    begun, may_end = threading.Event(), threading.Event()

    def long_write(connection):
        connection.execute(text("UPDATE tables SET status = 'running'"))
        begun.set()
        assert may_end.wait(60)

    async def work():
        async with opened(tmp_path) as store:
            await add(store, "a")
            writing = asyncio.ensure_future(store._writer.write(long_write))
            await asyncio.to_thread(begun.wait)
            before = await store.load_table("a")
            assert not writing.done()
            may_end.set()
            await writing
            return before.status, (await store.load_table("a")).status

    assert in_a_loop(work()) == ("waiting", "running")


def test_a_write_that_nobody_waits_for_is_done_all_the_same(tmp_path):
    async def work():
        async with opened(tmp_path) as store:
            await add(store, "a")
            task = asyncio.ensure_future(store.append("a", entries(1)))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await store.append("a", entries(1, first=2))
            return len(await store.load_entries("a"))

    assert in_a_loop(work()) == 2


def test_closing_writes_what_still_waits_and_then_nothing(tmp_path):
    async def work():
        async with opened(tmp_path) as store:
            await add(store, "a")
            task = asyncio.ensure_future(store.append("a", entries(1)))
            await asyncio.sleep(0)
        await task
        with pytest.raises(StoreFailed):
            await store.append("a", entries(1, first=2))

    in_a_loop(work())

    assert rows(tmp_path, "SELECT version FROM entries") == [(1,)]


def test_an_operation_that_is_broken_harms_no_other(tmp_path):
    def broken(connection):
        raise ZeroDivisionError

    async def work():
        async with opened(tmp_path) as store:
            batch = [add(store, "a"), store._writer.write(broken), add(store, "b")]
            return await asyncio.gather(*batch, return_exceptions=True)

    assert [type(each) for each in in_a_loop(work())] == [
        type(None),
        ZeroDivisionError,
        type(None),
    ]


def test_a_connection_that_broke_is_replaced(tmp_path):
    def broken(connection):
        connection.connection.driver_connection.close()

    async def work():
        async with opened(tmp_path) as store:
            await add(store, "a")
            batch = [store._writer.write(broken), store.append("a", entries(1))]
            outcomes = await asyncio.gather(*batch, return_exceptions=True)
            await store.append("a", entries(1))
            return [type(each) for each in outcomes], await store.load_entries("a")

    assert in_a_loop(work()) == ([StoreFailed, StoreFailed], entries(1))


def test_a_new_link_takes_the_place_of_the_old_one(tmp_path):
    async def work():
        async with opened(tmp_path) as store:
            await add(store, "a", links=[(b"one", "seat", 0), (b"two", "seat", 1)])
            await store.renew_link("a", "seat", 0, b"three")
            await store.add_links("a", [(b"four", "host", None)])
            await store.revoke_link(b"four")
            found = [await store.find_link(h) for h in (b"one", b"two", b"three", b"four")]
            return found, await store.find_link(b"five"), len(await store.links("a"))

    found, nothing, count = in_a_loop(work())

    assert [each.revoked for each in found] == [True, False, False, True]
    assert [(each.table_id, each.role, each.seat) for each in found][2:] == [
        ("a", "seat", 0),
        ("a", "host", None),
    ]
    assert (nothing, count) == (None, 4)


def test_what_was_said_is_told_in_order(tmp_path):
    async def work():
        async with opened(tmp_path) as store:
            await add(store, "a")
            for number in (1, 2, 3):
                await store.add_chat("a", number, 0, "Anna", f"hello {number}", 5.0)
            return await store.chats("a", after=1), await store.last_chats("a", 1)

    said, last = in_a_loop(work())

    assert [(each.number, each.text) for each in said] == [(2, "hello 2"), (3, "hello 3")]
    assert [each.number for each in last] == [3]


def test_the_store_knows_what_goes_on_without_people(tmp_path):
    people = {"places": [{"player": "person"}, {"player": "person"}]}
    timed = {**people, "policy": {"clock": {"kind": "live"}}}
    untimed = {**people, "policy": {"clock": {"kind": "none"}}}
    given = linked_hand_over()

    async def work():
        async with opened(tmp_path) as store:
            await add(store, "bot", status="running")
            await store.add_table("waiting", "my-shelfie", 1, TWO)
            await store.add_table("people", "my-shelfie", 1, untimed, status="running")
            await store.add_table("timed", "my-shelfie", 1, timed, status="running")
            await store.add_table(
                "given", "my-shelfie", 1, people, status="running", entries=[given]
            )
            await store.add_table("strange", "my-shelfie", 1, {"policy": 3}, status="running")
            return await store.going_on_by_themselves(await store.unfinished())

    assert sorted(in_a_loop(work())) == ["bot", "given", "strange", "timed"]


def linked_hand_over():
    return replace(entries(1)[0], kind="hand-over", body={"to": "bot:greedy"})


def test_the_store_can_be_tried_without_writing_anything_that_counts(tmp_path):
    async def work():
        async with opened(tmp_path) as store:
            await store.probe()
            await store.probe()

    in_a_loop(work())

    assert rows(tmp_path, "SELECT count(*) FROM tables") == [(0,)]
    assert rows(tmp_path, "PRAGMA user_version") == [(2,)]


@posix
def test_what_is_stored_is_for_its_owner_alone(tmp_path):
    async def work():
        async with opened(tmp_path / "data") as store:
            await add(store, "a", secret=SECRET)
            files = [tmp_path / "data", *(tmp_path / "data").iterdir()]
            return [stat.S_IMODE(file.stat().st_mode) & 0o077 for file in files], len(files)

    modes, count = in_a_loop(work())

    assert count >= 4
    assert set(modes) == {0}


def test_a_stored_table_does_not_show_its_secret(tmp_path):
    async def work():
        async with opened(tmp_path) as store:
            await add(store, "a", secret=SECRET)
            return await store.load_table("a")

    assert "secret" not in repr(in_a_loop(work()))
