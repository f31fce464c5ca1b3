"""One process for each data folder; a crash leaves nothing in the way."""

import asyncio
import os
import signal
import socket
import subprocess
import sys

import pytest

from casetta.store.database import FolderLock
from casetta.store.store import FolderTaken
from casetta.words import LANGUAGES, Words
from tests.store.tables import add, command, furnished, in_a_loop, opened

posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals and fork are POSIX")

HOLD = """
import sys, time
from pathlib import Path
from casetta.store.database import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(600)
"""


def holder(folder):
    """Another process that holds a folder."""
    process = subprocess.Popen([sys.executable, "-c", HOLD, str(folder)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"held\n"
    return process


async def open_once(folder):
    async with opened(folder) as store:
        await add(store, "a")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_second_store_is_refused_with_a_sentence_that_names_the_folder(tmp_path, language):
    async with opened(tmp_path):
        with pytest.raises(FolderTaken) as refusal:
            await open_once(tmp_path)
        sentence = Words(language).wrong(refusal.value)

    assert str(tmp_path) in sentence
    assert str(os.getpid()) in sentence


async def test_a_closed_store_makes_room_for_the_next(tmp_path):
    async with opened(tmp_path):
        pass
    await open_once(tmp_path)


@posix
def test_a_killed_process_is_not_in_the_way(tmp_path):
    other = holder(tmp_path)
    with pytest.raises(FolderTaken) as refusal:
        FolderLock(tmp_path)
    os.kill(other.pid, signal.SIGKILL)
    other.communicate()

    in_a_loop(open_once(tmp_path))

    assert refusal.value.values["process"] == str(other.pid)


@posix
def test_a_forked_process_does_not_keep_the_folder(tmp_path):
    """A bot that outlives a killed server must not lock the next one out."""
    lock = FolderLock(tmp_path)
    ours, theirs = socket.socketpair()
    child = os.fork()
    if child == 0:
        ours.close()
        theirs.send(b"I live")
        theirs.recv(1)
        os._exit(0)
    theirs.close()
    ours.recv(6)
    lock.release()

    FolderLock(tmp_path).release()

    ours.close()
    os.waitpid(child, 0)


@posix
def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("here")

    with pytest.raises(Exception, match="cannot-write"):
        in_a_loop(open_once(tmp_path / "file" / "data"))


COMMANDS = {
    "restore": ["backup.sqlite", "--force"],
    "import": ["one.json"],
    "migrate": [],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_that_changes_tables_is_refused_while_a_server_runs(tmp_path, name, capsys):
    data = tmp_path / "data"
    furnished(data, finished=["one"])
    command(data, "backup", str(tmp_path / "backup.sqlite"))
    command(data, "export", "one", str(tmp_path / "one.json"))
    words = [str(tmp_path / each) if "." in each else each for each in COMMANDS[name]]

    async def meanwhile():
        async with opened(data):
            return await asyncio.to_thread(command, data, name, *words)

    assert asyncio.run(meanwhile()) == 2
    assert str(data) in capsys.readouterr().err
    assert command(data, name, *words) == 0
