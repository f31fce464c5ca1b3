"""No room on the disk: refused for now, nothing half-written, reading goes on."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from casetta.store import database
from casetta.store.store import StoreBusy, StoreFull
from tests.store.tables import add, entries, opened

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-m", "tests.store.crowded"]

posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: limits are POSIX")


def outcome(command):
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@posix
def test_files_that_may_not_grow_are_no_reason_to_stop(tmp_path):
    told = outcome([*PROGRAM, str(tmp_path), "limit"])

    assert told["refusals"] == [["store-failed", True]] * 3
    assert told["meanwhile"]
    assert told["after"]
    assert told["again"]


def can_mount():
    """Whether we may make a small disk in memory."""
    if not shutil.which("unshare") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    return subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode == 0


@pytest.mark.skipif(not can_mount(), reason="optional: root, to make a small disk")
def test_a_full_disk_is_no_reason_to_stop(tmp_path):
    mount = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'
    program = [*PROGRAM, str(tmp_path), "ballast"]

    told = outcome(["unshare", "--mount", "sh", "-c", mount, str(tmp_path), *program])

    assert told["refusals"] == [["store-full", True]] * 3
    assert told["meanwhile"]
    assert told["after"]
    assert told["again"]


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
        with pytest.raises(StoreBusy):
            await store.append("a", entries(1))
        before = await store.load_entries("a")
        other.execute("ROLLBACK")
        other.close()
        await store.append("a", entries(1))

        assert (before, await store.load_entries("a")) == ([], entries(1))
