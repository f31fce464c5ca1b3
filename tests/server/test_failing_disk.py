"""A disk that fails beneath a whole server: what is told then, and what is there afterwards."""

import asyncio
import errno
from contextlib import contextmanager
from functools import partial
from random import Random

import pytest

from tests.long import NAME, in_parts
from tests.server.served import Server, legal_moves, play, said, version
from tests.server.test_kill import TABLES, Eyes, World
from tests.store.disk import FailingDisk, cut_power, needs_compiler
from tests.store.tables import rows
from tests.waiting import until, until_answered, wait_until

pytestmark = needs_compiler

FAULTS = {
    "write-io": ("write", errno.EIO, "store-failed"),
    "flush-io": ("flush", errno.EIO, "store-failed"),
    "full": ("write", errno.ENOSPC, "store-full"),
    "full-late": ("flush", errno.ENOSPC, "store-failed"),
    "read-only": ("write", errno.EROFS, "store-failed"),
}
"""What fails, how, and what is told."""
OUT_OF_TIME = {"clock": {"kind": "live", "seconds": 1}, "bot": "random"}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server and the disk beneath it."""
    folder = tmp_path_factory.mktemp("failing")
    disk = FailingDisk(folder)
    server = Server(folder / "data", within=disk.within)
    yield server, disk
    disk.heal()
    assert server.end() == 0
    assert "Traceback" not in server.log()


@contextmanager
def broken(disk, kind, error):
    """A disk that fails, until it does so no longer."""
    disk.fail(kind, error)
    try:
        yield
    finally:
        disk.heal()


def is_ready(server):
    status, text, _ = server.ask("GET", "/readyz")
    return status, text


def made(client, move_id, move):
    """What somebody hears who sends a move."""
    client.send({"type": "move", "move_id": move_id, "expect": client.state["version"], **move})
    return client.until("ack", "refused")


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_written_is_told_and_goes_on_by_itself_afterwards(house, fault):
    """Moves and lines of people, links, new tables, a seat whose time is over, and bots."""
    server, disk = house
    kind, error, code = FAULTS[fault]
    links, timed = server.begun(), server.begun(policy=OUT_OF_TIME)
    bots = server.begun("person", "bot:random")
    with server.client(links, 0, 1) as client, server.client(bots, 0) as other:
        play(client, 2)
        while not other.position()["legal"]:
            other.take()
        seat = client.position()["waiting"][0]
        client.look(seat)
        move = {"move": legal_moves(client)[0], "seat": seat}
        with broken(disk, kind, error):
            refused = made(client, f"{fault}-again", move)
            assert (refused["code"], refused["retryable"]) == (code, True)
            assert other.turn()["code"] == code
            assert said(client, fault) == code
            assert links.ask("POST", "link", {})[1]["code"] == code
            assert links.ask("POST", "link", {})[0] == 503
            assert is_ready(server) == (503, "store")
            before = disk.failures
            wait_until(lambda: disk.failures > before + 2)  # The clock's hand-over is retried.
            assert disk.hits("open") > 0 or error != errno.EROFS

        assert version(made(client, f"{fault}-again", move)) == 3
        assert version(made(client, f"{fault}-again", move)) == 3
        assert said(client, fault)["number"] >= 1
        assert links.post("link")["link"]
        wait_until(lambda: is_ready(server) == (200, "ok"))
        version(other.turn())
        while other.position()["version"] < 2:
            other.take()
    with server.client(timed, 0) as client:
        while client.position()["players"] != ["bot:random", "bot:random"]:
            client.take()

    log = f"SELECT version FROM entries WHERE table_id = '{links['table']}' ORDER BY version"
    assert rows(server.folder, log) == [(1,), (2,), (3,)]


def test_what_cannot_be_read_is_told_and_goes_on_afterwards(house):
    server, disk = house
    links = server.begun()
    with server.client(links, 0, 1) as client:
        play(client, 2)
        with broken(disk, "read", errno.EIO):
            assert is_ready(server) == (503, "store")
            answer = client.turn()  # What is in memory may be enough to write.
            assert answer["type"] == "ack" or answer["code"] == "store-failed"
        wait_until(lambda: is_ready(server) == (200, "ok"))
        play(client, 2)
        last = client.position()["version"]

    assert last == 4 + (answer["type"] == "ack")
    told = seen(server, links)["entries"]
    assert [each["version"] for each in told] == list(range(1, last + 1))


def test_a_slow_disk_is_told_and_keeps_nobody_waiting_who_writes_nothing(house):
    """Whatever waits for it is flushed together."""
    server, disk = house
    tables = [server.begun() for _ in range(4)]
    with server.client(tables[0], 0, 1) as first, server.client(tables[1], 0, 1) as second:
        for each in (first, second):
            each.look(each.position()["waiting"][0])
            legal_moves(each)
        disk.dawdle(2000)
        try:
            first.send(
                {"type": "move", "move_id": "slow", "expect": 0, "move": legal_moves(first)[0]}
            )
            second.send({"type": "ping"})
            second.until("pong")
            assert server.ask("GET", "/healthz")[1] == "ok"
            assert rows(server.folder, LOGGED.format(tables[0]["table"])) == [(0,)]
            assert is_ready(server) == (200, "slow")
            assert version(first.until("ack", "refused")) == 1
        finally:
            disk.heal()
        wait_until(lambda: is_ready(server) == (200, "ok"))


LOGGED = "SELECT count(*) FROM entries WHERE table_id = '{}'"


# What was not flushed is not there after a power cut


def seen(server, links):
    """All that anybody is told who looks on."""
    with server.client(links, from_version=0) as watching:
        return watching.until("update")


def test_a_power_cut_after_flushes_that_failed_loses_nothing_acknowledged_or_shown(
    tmp_path, served
):
    """What a failed flush left in memory alone is shown after a crash only once it is on disk."""
    disk = FailingDisk(tmp_path)
    server = served(within=disk.within)
    links = server.begun()
    with server.client(links, 0, 1) as client:
        play(client, 2)
        disk.fail("flush", times=1)
        assert client.turn()["code"] == "store-failed"
        play(client, 2)
    acknowledged = seen(server, links)
    begin_anew(server, after=cut_power)
    assert seen(server, links) == acknowledged
    with server.client(links, 0, 1) as client:
        play(client, 1)
        disk.fail("flush")
        assert client.turn()["code"] == "store-failed"
    begin_anew(server, after=lambda _: disk.heal())
    shown = seen(server, links)
    begin_anew(server, after=cut_power)

    assert seen(server, links) == shown
    assert len(shown["entries"]) == 6


def begin_anew(server, after):
    """Kill a server, let something happen to its folder, and start it again."""
    server.kill()
    after(server.folder)
    server.start()


# Faults of all kinds beside tables where people play


ROUNDS = 10 if NAME == "faults" else 4
"""In each part."""
MOST_HITS = 4
"""A disk fails so often at most, before it is healed."""


class Patient(Eyes):
    """Somebody who is refused now and then, and comes back to send it again."""

    def _take(self, message):
        if message["type"] == "refused":
            assert message["retryable"], message
            raise ConnectionResetError
        super()._take(message)


class Shaken(World):
    """A server on a disk that fails again and again, and is sometimes killed meanwhile."""

    def __init__(self, server, disk, chance, rounds):
        super().__init__(server, chance, rounds, Patient)
        self._disk = disk
        self._calm = asyncio.Lock()
        """Held by whoever needs a sound disk, or makes it fail."""

    async def where(self):
        """The address of the server, at most as often as the loop has time."""
        await asyncio.sleep(0)
        return await super().where()

    async def fail_again_and_again(self):
        while self.kills < self.rounds:
            await until(partial(self.have_moved, self.moves + self.chance.randrange(1, 20)))
            async with self._calm:
                await self._fail_once()
            self.kills += 1

    async def _fail_once(self):
        """Let the disk fail for a while; a server that is killed then finds it sound again."""
        kind, error, _ = FAULTS[self.chance.choice(sorted(FAULTS))]
        failures = self._disk.failures + self.chance.randrange(1, MOST_HITS)
        late = int(kind == "flush" and self.chance.random() < 0.3)
        self._disk.fail(kind, error, late=late)
        await self._told((503, "store"))
        while self._disk.failures < failures:
            await self._told((503, "store"))
        if self.chance.random() < 0.3:
            self._up.clear()
            await asyncio.to_thread(self.server.kill)
            self._disk.heal()
            if self.chance.random() < 0.5:
                cut_power(self.server.folder)
            await asyncio.to_thread(self.server.start)
            self._up.set()
        self._disk.heal()
        await self._told((200, "ok"))

    async def _told(self, state):
        """Wait until the server says so of itself."""
        await until_answered(lambda: asyncio.to_thread(lambda: is_ready(self.server) == state))

    async def _sometime(self, work):
        async with self._calm:
            return await super()._sometime(work)


async def shake(server, disk, seed):
    world = Shaken(server, disk, Random(seed), ROUNDS)
    async with asyncio.TaskGroup() as group:
        group.create_task(world.fail_again_and_again())
        for table in TABLES:
            group.create_task(world.play(*table))
    return world


@in_parts("faults", full=20)
def test_nothing_acknowledged_or_shown_is_lost_or_doubled_by_faults(tmp_path, served, part):
    disk = FailingDisk(tmp_path)
    server = served(within=disk.within)
    world = asyncio.run(shake(server, disk, 23 + part))

    assert world.games >= len(TABLES)
    assert "Traceback" not in server.log()
