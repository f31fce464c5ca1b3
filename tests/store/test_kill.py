"""One process for each data folder; a crash is in nobody's way.

That it loses nothing acknowledged is proved with a whole server (tests/server/test_kill.py).
"""

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from casetta.contract.errors import Wrong
from casetta.store.database import FolderLock
from casetta.words import LANGUAGES, Words
from tests.store.tables import add, command, furnished, in_store, opened

posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals and fork are POSIX")

HOLD = """
import sys, time
from pathlib import Path
from casetta.contract.errors import Wrong
from casetta.store.database import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(600)
"""


def open_once(folder):
    """Open a store, and use it."""
    in_store(folder, lambda store: add(store, "a"))


async def test_a_second_store_is_refused_with_a_sentence_until_the_first_is_closed(tmp_path):
    async with opened(tmp_path):
        with pytest.raises(Wrong, match="folder-taken") as refusal:
            await asyncio.to_thread(open_once, tmp_path)
    await asyncio.to_thread(open_once, tmp_path)

    for language in LANGUAGES:
        sentence = Words(language).wrong(refusal.value)
        assert str(tmp_path) in sentence
        assert str(os.getpid()) in sentence


@posix
def test_a_killed_process_is_not_in_the_way(tmp_path):
    other = subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE)
    assert other.stdout is not None
    assert other.stdout.readline() == b"held\n"
    with pytest.raises(Wrong, match="folder-taken") as refusal:
        FolderLock(tmp_path)
    os.kill(other.pid, signal.SIGKILL)
    other.communicate()

    open_once(tmp_path)

    assert refusal.value.values["process"] == str(other.pid)


@posix
def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("here")

    with pytest.raises(Exception, match="cannot-write"):
        open_once(tmp_path / "file" / "data")


@pytest.mark.parametrize(
    ("name", "given"),
    [("restore", ["backup.sqlite", "--force"]), ("import", ["one.json"]), ("migrate", [])],
)
def test_a_command_that_changes_tables_is_refused_while_a_server_runs(
    tmp_path, name, given, capsys
):
    data = tmp_path / "data"
    furnished(data, finished=["one"])
    command(data, "backup", str(tmp_path / "backup.sqlite"))
    command(data, "export", "one", str(tmp_path / "one.json"))
    words = [str(tmp_path / each) if "." in each else each for each in given]

    async def meanwhile():
        async with opened(data):
            return await asyncio.to_thread(command, data, name, *words)

    assert asyncio.run(meanwhile()) == 2
    assert str(data) in capsys.readouterr().err
    assert command(data, name, *words) == 0
