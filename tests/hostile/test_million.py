"""A million mutated messages: nobody at the control table notices (docs/server.md)."""

import json
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tests.hostile.control import IS_LONG, OWN, Siege
from tests.hostile.mutations import bother
from tests.long import in_parts
from tests.waiting import PAUSE, wait_until

MESSAGES = 50_000 if IS_LONG else 500
"""In each part."""
REST = 1.0 if IS_LONG else PAUSE
"""Seconds between two moves: the control table is to leave the cores to the others."""
WITHOUT_RATES = [
    f"{name}=1000000"
    for each in ("messages_per_second", "messages_at_once")
    for name in (each, f"address_{each}")
]
"""All that is sent is read."""
TOLD = {
    "socket": {1002, 1006, 1007, 1009, 4000, 4001, 4003, 4006},
    "frames": {1000, 1001, 1002, 1006, 1007, 1009, 4000, 4001, 4003, 4006, *range(3000, 5000)},
    "status": {0, 200, 201, 400, 403, 404, 405, 408, 413, 422, 426, 429, 501},
}
"""Close codes and statuses that there may be; those of a close that they sent come back."""


@pytest.fixture(scope="module")
def siege(tmp_path_factory):
    siege = Siege(tmp_path_factory.mktemp("million") / "data", *WITHOUT_RATES)
    yield siege
    siege.end()


@in_parts("hostile", full=20)
def test_a_table_plays_on_beside_mutated_messages(siege, part):
    server = siege.server
    tables = [dict(server.lay("my-shelfie", "person", "person", start=n > 0)) for n in range(3)]
    foreign = {"table": siege.control.tables[-1]}
    began, busy = time.monotonic(), cpu_seconds(server)
    with siege.attack(leaves_nothing=False), attacker() as pool:
        wanted = server.url, OWN, [*tables, foreign], part, MESSAGES
        attacking = pool.submit(bother, *wanted)
        while not attacking.done():
            siege.control.step()
            siege.control.rest(REST)
        told = attacking.result()

    for each in told:
        kind, code = each.split()
        assert int(code) in TOLD[kind], told
    figures = {"told": told, "seconds": time.monotonic() - began, "worst": siege.worst}
    print(json.dumps(figures | {"seconds of CPU": cpu_seconds(server) - busy}))
    wait_until(lambda: siege.census().connected == siege.connected)


def cpu_seconds(server):
    """CPU time of the server so far, where the system tells."""
    file = Path(f"/proc/{server.process.pid}/stat")
    if not file.exists():
        return 0.0
    fields = file.read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def attacker():
    """Another process, which shares nothing with this one."""
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
