"""Backups: of one moment, also while the store is written; restoring loses nothing."""

import asyncio
import json
import os
import sqlite3
from contextlib import closing

import pytest

from casetta.store.database import BACKUPS, FILE, copy_database, integrity_faults
from casetta.store.schema import REVISION
from tests.store.tables import (
    add,
    command,
    entries,
    furnished,
    in_store,
    opened,
    rows,
    spoil,
    tamper,
)

EVERYTHING = "SELECT table_id, version, hash FROM entries ORDER BY 1, 2"


@pytest.fixture
def data(tmp_path):
    """A data folder that is not there yet."""
    return tmp_path / "data"


@pytest.fixture
def safe(tmp_path):
    """Where a backup may lie."""
    return tmp_path / "safe.sqlite"


def test_a_backup_holds_everything_is_one_file_and_brings_all_back(data, safe, tmp_path, capsys):
    furnished(data, finished=["one"], running=["two"])

    assert command(data, "backup", str(safe)) == 0

    assert str(safe) in capsys.readouterr().out
    assert {file.name for file in tmp_path.iterdir()} == {"data", "safe.sqlite"}
    assert rows(safe, EVERYTHING) == rows(data, EVERYTHING)
    assert rows(safe, "PRAGMA journal_mode") == [("delete",)]
    assert os.name != "posix" or safe.stat().st_mode & 0o077 == 0
    assert command(tmp_path / "other", "restore", str(safe)) == 0
    assert command(tmp_path / "other", "check") == 0
    assert rows(tmp_path / "other", EVERYTHING) == rows(safe, EVERYTHING)


def test_a_backup_overwrites_nothing_and_lies_in_the_data_folder_by_default(data, safe, capsys):
    furnished(data, waiting=["one"])
    safe.write_text("mine")

    assert command(data, "backup", str(safe)) == 2
    assert safe.read_text() == "mine"
    assert "already" in capsys.readouterr().err
    assert [command(data, "backup") for _ in range(3)] == [0, 0, 0]
    assert len(list((data / BACKUPS).glob("backup-*.sqlite"))) == 3


def test_a_damaged_file_is_no_backup_and_can_be_replaced_by_one(data, safe, tmp_path, capsys):
    furnished(data, finished=["one", "two"])
    command(data, "backup", str(safe))
    before = rows(data, EVERYTHING)
    spoil(data / FILE)

    assert command(data, "backup", str(tmp_path / "bad.sqlite")) == 2
    assert not (tmp_path / "bad.sqlite").exists()
    assert command(data, "restore", str(safe), "--force") == 0
    assert rows(data, EVERYTHING) == before


async def test_a_backup_while_the_store_is_written_is_of_one_moment(tmp_path):
    """An append of three entries is in a copy whole or not at all, and so is every log."""
    copies = [tmp_path / f"copy{number}" for number in range(8)]

    async def write(store, id):
        version, hash = 0, None
        while True:
            chain = entries(3, first=version + 1, before=hash)
            await store.append(id, chain)
            version, hash = chain[-1].version, chain[-1].hash

    async with opened(tmp_path) as store:
        for id in "abcd":
            await add(store, id)
        tasks = [asyncio.ensure_future(write(store, id)) for id in "abcd"]
        for copy in copies:
            await asyncio.to_thread(copy_database, tmp_path / FILE, copy)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    lengths = [rows(c, "SELECT count(*) FROM entries GROUP BY table_id") for c in copies]
    assert any(lengths)
    assert lengths == sorted(lengths)
    assert {count % 3 for length in lengths for (count,) in length} == {0}
    for copy in copies:
        with closing(sqlite3.connect(copy)) as database:
            assert integrity_faults(database) == []


@pytest.mark.parametrize("name", ["backup", "migrate"])
def test_without_tables_there_is_nothing_to_do(tmp_path, name, capsys):
    assert command(tmp_path / "nowhere", name) == 2

    assert str(tmp_path / "nowhere") in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


def test_restoring_over_tables_wants_to_be_forced_and_keeps_them(data, safe, tmp_path, capsys):
    furnished(data, running=["new"])
    furnished(tmp_path / "old", running=["old"])
    command(tmp_path / "old", "backup", str(safe))

    assert command(data, "restore", str(safe)) == 2
    assert "--force" in capsys.readouterr().err
    assert rows(data, "SELECT id FROM tables") == [("new",)]

    assert command(data, "restore", str(safe), "--force") == 0
    assert rows(data, "SELECT id FROM tables") == [("old",)]
    (kept,) = (data / BACKUPS).glob("replaced-*.sqlite")
    assert str(kept) in capsys.readouterr().out
    assert rows(kept, "SELECT id FROM tables") == [("new",)]


def test_restoring_begins_a_new_epoch_at_every_table(data, safe, capsys):
    """Versions that were seen after the backup may be other moves now; a strange row is left."""
    furnished(data, finished=["one"], running=["two", "bad"], waiting=["three"])
    tamper(
        data,
        "UPDATE tables SET about = json_set(about, '$.epoch', 'old', '$.name', 'Łódź 12.50')",
        "UPDATE tables SET about = '{\"epoch' WHERE id = 'bad'",
    )
    epochs = "SELECT id, about FROM tables"
    command(data, "backup", str(safe))
    for _ in range(2):
        command(data, "restore", str(safe), "--force")
    before, after = dict(rows(safe, epochs)), dict(rows(data, epochs))

    assert after.pop("bad") == before.pop("bad")
    told = {id: json.loads(about) for id, about in after.items()}
    found = {about.pop("epoch") for about in told.values()}
    assert len(found) == 3
    assert "old" not in found
    assert all(json.loads(before[id]) == {**about, "epoch": "old"} for id, about in told.items())
    assert rows(safe, EVERYTHING) == rows(data, EVERYTHING)


def test_a_log_left_by_a_crash_goes_with_the_old_tables(data, safe, tmp_path, capsys):
    """SQLite would take it for the log of the new database."""
    furnished(tmp_path / "old", running=["old"])
    command(tmp_path / "old", "backup", str(safe))

    async def crash(store):
        await add(store, "new")
        data.mkdir()
        for name in (FILE, f"{FILE}-wal"):
            (data / name).write_bytes((tmp_path / "crashing" / name).read_bytes())

    in_store(tmp_path / "crashing", crash)
    assert command(data, "restore", str(safe), "--force") == 0

    assert rows(data, "SELECT id FROM tables") == [("old",)]
    assert rows(data, "PRAGMA integrity_check") == [("ok",)]
    (kept,) = (data / BACKUPS).glob("replaced-*.sqlite")
    assert rows(kept, "SELECT id FROM tables") == [("new",)]


FOREIGN = {
    "sly": "CREATE TRIGGER sly AFTER INSERT ON entries BEGIN DELETE FROM chat; END",
    "links": "DROP TABLE links; CREATE VIEW links AS SELECT 1 AS hash",
    "entries_stay": """DROP TRIGGER entries_stay;
        CREATE TRIGGER entries_stay BEFORE DELETE ON entries BEGIN SELECT 1; END""",
    "more": "CREATE TABLE more (anything)",
}
"""What somebody may do to a backup before they send it, and the name that is told."""


@pytest.mark.parametrize("name", FOREIGN)
def test_a_backup_with_something_that_we_did_not_make_is_refused_and_not_sound(
    data, safe, name, capsys
):
    furnished(data, running=["one"])
    command(data, "backup", str(safe))
    assert command(data, "check") == 0
    with closing(sqlite3.connect(safe)) as database, database:
        database.executescript(FOREIGN[name])
    capsys.readouterr()

    assert command(data, "restore", str(safe), "--force") == 2

    assert f"({name}" in capsys.readouterr().err
    assert rows(data, "SELECT id FROM tables") == [("one",)]
    (data / FILE).write_bytes(safe.read_bytes())
    assert command(data, "check") == 1
    assert f"{name}?" in capsys.readouterr().out


@pytest.mark.parametrize("content", [None, b"something else" * 1000, b"", "newer"])
def test_what_is_no_backup_is_refused_before_anything_is_touched(data, safe, content, capsys):
    furnished(data, running=["one"])
    if content == "newer":
        command(data, "backup", str(safe))
        with closing(sqlite3.connect(safe)) as database, database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
    elif content is not None:
        safe.write_bytes(content)

    assert command(data, "restore", str(safe), "--force") == 2

    assert rows(data, "SELECT id FROM tables") == [("one",)]
    assert not (data / BACKUPS).exists()
    told = capsys.readouterr().err
    assert str(safe) in told
    assert ("9999" in told) == (content == "newer")


def test_migrating_says_that_there_is_nothing_to_do_and_refuses_newer_tables(tmp_path, capsys):
    furnished(tmp_path, running=["one"])

    assert command(tmp_path, "migrate") == 0
    assert REVISION in capsys.readouterr().out
    tamper(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    assert [command(tmp_path, name) for name in ("migrate", "check")] == [2, 2]
    assert capsys.readouterr().err.count("9999") == 2
