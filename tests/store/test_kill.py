"""One process for each data folder; a crash is in nobody's way and loses nothing acknowledged."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from casetta.store.database import FolderLock
from casetta.store.store import FolderTaken
from casetta.words import LANGUAGES, Words
from tests.long import in_parts
from tests.store.tables import add, command, entries, furnished, in_store, opened

posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals and fork are POSIX")

HOLD = """
import sys, time
from pathlib import Path
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
        with pytest.raises(FolderTaken) as refusal:
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
    with pytest.raises(FolderTaken) as refusal:
        FolderLock(tmp_path)
    os.kill(other.pid, signal.SIGKILL)
    other.communicate()

    open_once(tmp_path)

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
    lock.close()

    FolderLock(tmp_path).close()

    ours.close()
    os.waitpid(child, 0)


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


ROOT = Path(__file__).resolve().parents[2]
KILLS = 20
"""In each part."""


@posix
@in_parts("store-kills", full=5)
def test_nothing_acknowledged_is_lost_by_being_killed(tmp_path, part):
    acknowledged: dict[str, int] = {}
    chance = Random(1 + part)
    nursery = subprocess.Popen(
        [sys.executable, "-m", "tests.store.nursery", str(tmp_path)],
        cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert nursery.stdin is not None
    with nursery:
        for _ in range(KILLS):
            kill_one(nursery, acknowledged, chance)
        nursery.stdin.close()
        take(nursery, acknowledged, lambda _: False)

    async def logs(store):
        return {id: await store.load_entries(id) for id in acknowledged}

    stored = in_store(tmp_path, logs)

    assert len(acknowledged) == 8
    assert sum(acknowledged.values()) > 10 * KILLS
    for id, last in acknowledged.items():
        assert len(stored[id]) >= last
        assert stored[id] == entries(len(stored[id]))


def kill_one(nursery, acknowledged, chance):
    """Let one writer begin, and kill it after some acknowledgements at any moment."""
    nursery.stdin.write("go\n")
    nursery.stdin.flush()
    line = take(nursery, acknowledged, lambda line: line.startswith("pid"))
    wanted = chance.randrange(1, 40)
    for _ in range(wanted):
        take(nursery, acknowledged, lambda line: line.startswith("t"))
    os.kill(int(line.split()[1]), signal.SIGKILL)


def take(nursery, acknowledged, enough):
    """Read what the writers told, noting every acknowledgement, up to a line that is enough."""
    for line in nursery.stdout:
        word, number = line.split()
        if word != "pid":
            assert int(number) > acknowledged.get(word, 0)
            acknowledged[word] = int(number)
        if enough(line):
            return line
    return ""
