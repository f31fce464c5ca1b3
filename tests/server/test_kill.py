"""RELIABILITY 1, 3, 4: a server killed at any moment, again and again, under load.

Whatever was acknowledged, or shown to anybody, is there afterwards; a move whose answer was
lost is sent again under its old name and is made at most once; everybody goes on from the
version they know; every game comes to its end.
"""

import asyncio
import json
import os
import sqlite3
import time
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from casetta.store.database import FILE
from casetta.table import record
from tests.long import NAME, in_parts
from tests.server.eyes import LOST, PATIENCE, Eyes, address_of, epoch_of
from tests.server.served import Server, legal_moves, said, version
from tests.waiting import until, wait_until

KILLS = 10 if NAME == "kills" else 4
"""In each part."""
TABLES = (
    ("my-shelfie", "person", "person", "person", "person"),
    ("my-shelfie", "person", "bot:greedy"),
    ("dream-home", "person", "person", "person"),
    ("dream-home", "person", "bot:random"),
)
"""What is played at the same time; a table that has ended is followed by another one."""
MOST_MOVES = 40
"""A server lives for so many moves at most."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals are POSIX")


class World:
    """A server that is killed and comes back, and those who play there."""

    def __init__(self, folder, chance):
        self.server = Server(folder)
        self.chance = chance
        self.kills = 0
        self.games = 0
        self.lost_answers = 0
        self._up = asyncio.Event()
        self._up.set()
        self._eyes = []

    async def where(self):
        """The address and the port of the server, once there is one."""
        await self._up.wait()
        return address_of(self.server), urlsplit(self.server.url).port

    @property
    def moves(self):
        """How many moves were told to anybody."""
        return sum(eyes.version for eyes in self._eyes)

    def have_moved(self, wanted):
        return self.moves >= wanted

    async def kill_again_and_again(self):
        """Kill the server after some moves, at no particular moment."""
        while self.kills < KILLS:
            wanted = self.moves + self.chance.randrange(1, MOST_MOVES)
            await until(partial(self.have_moved, wanted))
            for _ in range(self.chance.randrange(100)):
                await asyncio.sleep(0)
            self._up.clear()
            await asyncio.to_thread(self.server.kill)
            self.kills += 1
            self.lost_answers += sum(eyes.pending is not None for eyes in self._eyes)
            await asyncio.to_thread(self.server.start)
            self._up.set()

    async def play(self, game, *players):
        """Play one game after the other until there was enough killing, and that one to its end."""
        while self.kills < KILLS:
            links = await self._made(game, players)
            epoch = await self._epoch(links)
            persons = [seat for seat, player in enumerate(players) if player == "person"]
            seats = [Eyes(self.where, links, seat) for seat in persons]
            everybody = [*seats, Eyes(self.where, links, None)]
            self._eyes += everybody
            async with asyncio.TaskGroup() as group:
                for eyes in everybody:
                    dice = Random(self.chance.random()) if eyes in seats else None
                    back = Random(self.chance.random())
                    group.create_task(eyes.live(epoch, dice, back))
            await self._check(links, seats, everybody[-1])
            self.games += 1

    async def _made(self, game, players):
        while True:
            await self._up.wait()
            with suppress(OSError):
                return await asyncio.to_thread(partial(self.server.lay, start=True), game, *players)

    async def _epoch(self, links):
        while True:
            with suppress(*LOST):
                return await epoch_of(self.where, links)

    async def _check(self, links, seats, spectator):
        """What everybody was told is what is there now, and every move was made once."""
        for eyes in (*seats, spectator):
            again = Eyes(self.where, links, None)
            again.hello = dict(eyes.hello)
            await again.live(eyes.hello["epoch"])
            assert again.entries == eyes.entries
            assert again.state == eyes.state
        for seat, eyes in enumerate(seats):
            mine = [entry["version"] for entry in eyes.entries if entry["seat"] == seat]
            assert [ack["version"] for _, ack in eyes.made.values()] == mine
            while True:
                with suppress(*LOST):
                    await eyes.resend()
                    break


async def work(folder, seed):
    world = World(folder, Random(seed))
    async with asyncio.TaskGroup() as group:
        group.create_task(world.kill_again_and_again())
        for table in TABLES:
            group.create_task(world.play(*table))
    return world


@in_parts("kills", full=10)
def test_nothing_acknowledged_or_shown_is_lost_by_being_killed(tmp_path, part):
    world = asyncio.run(work(tmp_path / "data", 11 + part))

    assert world.kills == KILLS
    assert world.games >= len(TABLES)
    assert world.lost_answers > 0
    finished = stored(tmp_path / "data", "SELECT count(*) FROM tables WHERE status = 'finished'")
    assert finished[0][0] >= world.games
    assert world.server.end() == 0


# Bots and clocks


def stored(folder, question):
    """What is on disk; nobody comes to a table by that."""
    address = f"{(folder / FILE).absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as database:
        return database.execute(question).fetchall()


def children(process):
    """The processes that a process started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = status.read_text().rpartition(")")[2].split()
            if int(fields[1]) == process.pid:
                found.append(int(status.parent.name))
    return found


def is_alive(pid):
    """Whether a process runs; one that nobody has buried yet does not."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


LIVE = {"policy": {"clock": {"kind": "live", "seconds": 3600, "refill": 0}}}

OFTEN_WRITTEN = "from casetta.server import upkeep; upkeep.BEAT = 0.2"
"""Clocks are written more often than every five seconds."""


def test_a_restart_neither_steals_nor_gives_time(served):
    """What is left is between what an honest clock could show at the latest and at the earliest.

    Whoever is asked pays for the time the server runs, and not for the time it does not.
    """
    server = served(changes=OFTEN_WRITTEN)
    links, ran, before, since = server.begun(**LIVE), 0.0, [3600.0] * 2, time.monotonic()
    for way, look in (("kill", clock_on_disk), ("end", clock_told)):
        asked, wanted = clock_told(server, links)[0], min(before) - 0.5
        before = wait_until(partial(is_below, look, server, links, asked, wanted))
        getattr(server, way)()
        ran += time.monotonic() - since
        with closing(sqlite3.connect(server.folder / FILE)) as database, database:
            database.execute("UPDATE tables SET made = made - 3600, changed = changed - 3600")
        since = time.monotonic()
        server.start()
        _, after = clock_told(server, links)
        used = ran + time.monotonic() - since

        assert after[1 - asked] == before[1 - asked] == 3600
        assert 3600 - used - 1 <= after[asked] <= before[asked]
        before = after


def is_below(look, server, links, seat, seconds):
    """What each seat has left, as soon as one has less than so much."""
    _, left = look(server, links)
    return left if left[seat] <= seconds else None


def clock_told(server, links):
    """Who is asked, and what each seat has left, as the server tells."""
    with server.client(links) as client:
        left = client.until("clock")["left"]
        return client.position()["waiting"][0], left


def clock_on_disk(server, links):
    """What each seat has left, as it is stored."""
    ((text,),) = stored(server.folder, f"SELECT clock FROM tables WHERE id = '{links['table']}'")
    return None, json.loads(text)["left"]


def test_what_was_going_on_goes_on_after_a_crash(served):
    """Moves, ids, what was said, codes, clocks, and bots by themselves: nobody comes to them."""
    server = served()
    policy = {"clock": {"kind": "live", "seconds": 1}, "bot": "random"}
    calm, given = server.begun(), server.begun(game="dream-home")
    waiting = server.lay("my-shelfie", "person", "open")
    code = server.get(f"/api/tables/{waiting['table']}", waiting["host"])["code"]
    with server.client(calm, 0) as client:
        legal = legal_moves(client)
        answer = client.move(legal[0], move_id="mine")
        client.catch_up(1)
        assert said(client, "ciao")["number"] == 1
        before, epoch = client.position(), client.welcome["epoch"]
    bots = server.begun("bot:greedy", "bot:random")
    with server.client(given, 0, 1) as client:
        client.position()
        for seat in (0, 1):
            version(client.act("hand-over", seat=seat, bot="greedy"))
    ids = f"'{bots['table']}', '{given['table']}'"
    moved = f"SELECT DISTINCT table_id FROM entries WHERE kind = 'move' AND table_id IN ({ids})"
    wait_until(lambda: len(stored(server.folder, moved)) == 2)
    timed, workers = server.begun(policy=policy), children(server.process)
    server.kill()
    if Path("/proc").exists():
        assert workers
        wait_until(lambda: not any(is_alive(pid) for pid in workers))
    server.start()

    with server.client(calm, 0, from_version=0, epoch=epoch) as client:
        update = client.until("update")
        assert not update["resync"]
        assert [entry["version"] for entry in update["entries"]] == [1]
        assert update["state"] == before
        assert client.until("said")["text"] == "ciao"
        assert client.move(legal[0], move_id="mine", expect=0) == answer
        assert said(client, "di nuovo")["number"] == 2
    assert server.post("/api/join", {"code": code, "name": "Bruno"})["table"] == waiting["table"]
    with server.client(timed, 0) as client:
        while client.position()["players"] != ["bot:random", "bot:random"]:
            client.take()
    over = f"SELECT id FROM tables WHERE status = 'finished' AND id IN ({ids})"
    wait_until(lambda: len(stored(server.folder, over)) == 2)
    told = server.get(f"/api/tables/{bots['table']}/record", bots["spectator"])
    assert record.replay(told).is_over
    assert "Traceback" not in server.log()
