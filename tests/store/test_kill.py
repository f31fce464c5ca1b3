"""what was acknowledged survives kill -9."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from casetta.table.log import first_hash
from tests.long import in_parts
from tests.store.tables import entries, in_a_loop, opened

ROOT = Path(__file__).resolve().parents[2]
KILLS = 20
"""In each part."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals are POSIX")


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

    stored = in_a_loop(logs(tmp_path, acknowledged))

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


async def logs(folder, ids):
    async with opened(folder) as store:
        return {id: await store.load_entries(id) for id in ids}


def test_a_chain_that_goes_on_is_the_chain_in_one_piece():
    """What the writers do, and what the test above compares with."""
    first = entries(3)

    assert first + entries(2, first=4, before=first[-1].hash) == entries(5)
    assert first_hash({}) != first[0].hash
