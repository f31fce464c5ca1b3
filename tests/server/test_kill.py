"""RELIABILITY 1, 3, 4: a server killed, or a line cut, at any moment, again and again, under load.

Whatever was acknowledged, or shown to anybody, is there afterwards; a move whose answer was
lost is sent again under its old name and is made at most once; everybody goes on from the
version they know and ends with the exact state; every game comes to its end.
"""

import asyncio
import json
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from casetta.table import record
from tests.long import NAME, in_parts
from tests.server.served import Server, legal_moves, play, posix, said, version
from tests.store.tables import command, rows
from tests.waiting import until, wait_until

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""What a client notices of a cut, or of a server that is not there."""
PATIENCE = 60
"""Seconds to wait for what must come, on a busy machine."""


class Eyes:
    """Somebody who looks at a table through one link, and goes on from where it was.

    `where` tells the address of the server and the port to ask, once there is one.
    """

    def __init__(self, where, links, seat):
        self.where = where
        token = links["spectator"] if seat is None else links["seats"][str(seat)]
        self.hello = {"type": "hello", "table": links["table"], "tokens": [token]}
        self.name = f"{links['table']}-{seat}"
        self.entries: list[Any] = []
        self.state: Any = None
        self.comings = 0
        self.made: dict[str, Any] = {}
        """Each move of mine with its acknowledgement, by its id."""
        self.pending: Any = None
        self._since = 0

    @property
    def version(self):
        return len(self.entries)

    @property
    def is_through(self):
        """Whether the game is over and nothing waits for an answer."""
        return self.pending is None and self.state is not None and self.state["over"]

    async def live(self, chance=None, back=None):
        """Look on until the game is over; with `chance` play, with `back` ask for old entries."""
        while not self.is_through:
            with suppress(*LOST):
                await self._come(chance, back)

    async def resend(self):
        """Send all my moves once more; each gets the answer it got."""
        async with self._connected() as socket:
            await socket.send(json.dumps(self.hello | {"from_version": self.version}))
            for message, ack in self.made.values():
                await socket.send(json.dumps(message))
                while (answer := await self._next(socket))["type"] != "ack":
                    assert answer["type"] != "refused", answer
                    assert not answer.get("entries"), answer
                assert answer == ack

    @asynccontextmanager
    async def _connected(self):
        address, port = await self.where()
        options = {"host": "127.0.0.1", "port": port, "ping_interval": None}
        async with connect(
            address, max_size=None, compression=None, open_timeout=PATIENCE, **options
        ) as socket:
            yield socket

    async def _next(self, socket):
        return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))

    async def _come(self, chance, back):
        async with self._connected() as socket:
            self.comings += 1
            self._since = back.randint(0, self.version) if back else self.version
            await socket.send(json.dumps(self.hello | {"from_version": self._since}))
            if self.pending:
                await socket.send(json.dumps(self.pending))
            while not self.is_through:
                self._take(await self._next(socket))
                if chance and self.pending is None and self.state and self.state["legal"]:
                    self.pending = self._chosen(chance)
                    await socket.send(json.dumps(self.pending))

    def _chosen(self, chance):
        """Any move that is offered, under a new name."""
        return {
            "type": "move",
            "move_id": f"{self.name}-{len(self.made)}",
            "expect": self.state["version"],
            "move": chance.choice(self.state["legal"]),
        }

    def _take(self, message):
        if message["type"] == "welcome":
            self.hello["epoch"] = message["epoch"]
        elif message["type"] == "update":
            self._update(message)
        elif message["type"] == "ack":
            assert message["move_id"] == self.pending["move_id"]
            entry = self.entries[message["version"] - 1]
            assert (entry["digest"], entry["move"]) == (message["digest"], self.pending["move"])
            self.made[message["move_id"]] = (self.pending, message)
            self.pending = None
        else:
            assert message["type"] in ("people", "clock", "reveal", "thinking"), message

    def _update(self, message):
        """Nothing is missing, doubled or out of order; what was told before is told alike."""
        assert message["resync"] is False
        last = message["state"]["version"]
        told = [entry["version"] for entry in message["entries"]]
        assert told == list(range(self._since + 1, last + 1))
        known = self.entries[self._since :]
        assert message["entries"][: len(known)] == known
        self.entries += message["entries"][len(known) :]
        if self.entries:
            assert message["state"]["digest"] == self.entries[-1]["digest"]
        self.state, self._since = message["state"], last


def address_of(server):
    return server.url.replace("http", "ws", 1) + "/ws"


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


class World:
    """A server that is killed and comes back, and those who play there."""

    def __init__(self, server, chance, rounds, eyes=Eyes):
        self.server = server
        self.chance = chance
        self.rounds = rounds
        self.eyes = eyes
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
        return sum(eyes.version for eyes in self._eyes)

    def have_moved(self, wanted):
        return self.moves >= wanted

    async def kill_again_and_again(self):
        """Kill the server after some moves, at no particular moment."""
        while self.kills < self.rounds:
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
        while self.kills < self.rounds:
            make = partial(self.server.lay, game, *players, start=True)
            links = await self._sometime(lambda make=make: asyncio.to_thread(make))
            persons = [seat for seat, player in enumerate(players) if player == "person"]
            seats = [self.eyes(self.where, links, seat) for seat in persons]
            everybody = [*seats, self.eyes(self.where, links, None)]
            self._eyes += everybody
            async with asyncio.TaskGroup() as group:
                for eyes in everybody:
                    dice = Random(self.chance.random()) if eyes in seats else None
                    back = Random(self.chance.random())
                    group.create_task(eyes.live(dice, back))
            await self._check(links, seats, everybody[-1])
            self.games += 1

    async def _sometime(self, work):
        """What comes of something that may be interrupted."""
        while True:
            await self._up.wait()
            with suppress(*LOST):
                return await work()

    async def _check(self, links, seats, spectator):
        """What everybody was told is what is there now, and every move was made once."""
        for eyes in (*seats, spectator):
            again = self.eyes(self.where, links, None)
            again.hello = dict(eyes.hello)
            await again.live()
            assert again.entries == eyes.entries
            assert again.state == eyes.state
        for seat, eyes in enumerate(seats):
            mine = [entry["version"] for entry in eyes.entries if entry["seat"] == seat]
            assert [ack["version"] for _, ack in eyes.made.values()] == mine
            await self._sometime(eyes.resend)


async def work(folder, seed):
    world = World(Server(folder), Random(seed), KILLS)
    async with asyncio.TaskGroup() as group:
        group.create_task(world.kill_again_and_again())
        for table in TABLES:
            group.create_task(world.play(*table))
    return world


@posix
@in_parts("kills", full=10)
def test_nothing_acknowledged_or_shown_is_lost_by_being_killed(tmp_path, part):
    world = asyncio.run(work(tmp_path / "data", 11 + part))

    assert world.kills == KILLS
    assert world.games >= len(TABLES)
    assert world.lost_answers > 0
    finished = rows(tmp_path / "data", "SELECT count(*) FROM tables WHERE status = 'finished'")
    assert finished[0][0] >= world.games
    assert world.server.end() == 0


# Bots and clocks


def children(process):
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


@posix
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
    bots = server.begun("person", "bot:greedy", "bot:random")
    with server.client(bots, 0) as client:
        client.position()
        version(client.act("hand-over", seat=0, bot="greedy"))
    with server.client(given, 0, 1) as client:
        client.position()
        for seat in (0, 1):
            version(client.act("hand-over", seat=seat, bot="greedy"))
    ids = f"'{bots['table']}', '{given['table']}'"
    moved = f"SELECT DISTINCT table_id FROM entries WHERE kind = 'move' AND table_id IN ({ids})"
    wait_until(lambda: len(rows(server.folder, moved)) == 2)
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
    wait_until(lambda: len(rows(server.folder, over)) == 2)
    told = server.get(f"/api/tables/{bots['table']}/record", bots["spectator"])
    assert record.replay(told).is_over
    assert "Traceback" not in server.log()


CUTS = 25
"""In each part."""
LONGEST = ((300, 600, 2_000), (300, 3_000, 30_000))
"""A stream is cut before so many bytes, up or down: in the handshake, at first, in the game."""


@asynccontextmanager
async def cutting(port, chance, most):
    """A proxy that passes on bytes between clients and the server, and cuts so often: its port.

    Also a list that has one for each cut.
    """
    cuts: list[int] = []

    async def meet(reader, writer):
        """One connection: up and down, until one side ends or its bytes are used up."""
        theirs, ours = await asyncio.open_connection("127.0.0.1", port)
        limits = [None, None]
        if len(cuts) < most:
            way = chance.randrange(2)
            limits[way] = chance.randrange(chance.choice(LONGEST[way]))
        ways = ((reader, ours, limits[0]), (theirs, writer, limits[1]))
        both = [asyncio.ensure_future(pass_on(*way)) for way in ways]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            writer.transport.abort()
            ours.transport.abort()

    async def pass_on(reader, writer, limit):
        """Pass on all bytes of one direction, or just so many."""
        with suppress(OSError):
            while limit is None or limit > 0:
                content = await reader.read(1 << 16 if limit is None else limit)
                if not content:
                    return
                writer.write(content)
                await writer.drain()
                limit = None if limit is None else limit - len(content)
            cuts.append(1)

    async with await asyncio.start_server(meet, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1], cuts


async def play_through(server, game, chance, most):
    """A game whose first player and a spectator are cut again and again; all who looked."""
    links, port = server.begun(game=game), urlsplit(server.url).port

    async def straight():
        return address_of(server), port

    async def by_proxy():
        """The proxy is no name of the server: the server is named and the proxy is asked."""
        return address_of(server), own_port

    async with cutting(port, chance, most) as (own_port, cuts):
        cut_player, cut_spectator = (Eyes(by_proxy, links, seat) for seat in (0, None))
        player, other, spectator = (Eyes(straight, links, seat) for seat in (0, 1, None))
        async with asyncio.TaskGroup() as group:
            for eyes in (player, spectator, cut_spectator):
                group.create_task(eyes.live())
            for eyes in (cut_player, other):
                group.create_task(eyes.live(Random(chance.random())))
    return len(cuts), {"player": (cut_player, player), "spectator": (cut_spectator, spectator)}


@pytest.mark.parametrize("game", ["my-shelfie", "dream-home"])
@in_parts("cuts", full=10)
def test_whoever_was_cut_anywhere_ends_with_the_exact_state(server, game, part):
    chance, cuts = Random(7 + part), 0
    while cuts < CUTS:
        more, seen = asyncio.run(play_through(server, game, chance, CUTS - cuts))
        cuts += more
        for cut, undisturbed in seen.values():
            assert undisturbed.comings == 1
            assert cut.entries == undisturbed.entries
            assert cut.state == undisturbed.state
        player, _ = seen["player"]
        moves = [entry["version"] for entry in player.entries if entry["seat"] == 0]
        assert [ack["version"] for _, ack in player.made.values()] == moves


def test_whoever_saw_moves_that_a_restored_backup_does_not_know_is_told_everything_anew(
    served, tmp_path, capsys
):
    """The same versions are other moves now."""
    server, safe = served(), str(tmp_path / "safe.sqlite")
    folder = server.folder
    links = server.begun()
    with server.client(links, 0, 1) as client:
        play(client, 3)
        assert command(folder, "backup", safe) == 0
        play(client, 3)
        version, epoch = client.position()["version"], client.welcome["epoch"]
    assert server.end() == 0
    assert command(folder, "restore", safe, "--force") == 0
    server.start()
    with server.client(links, 0, 1) as client:
        [client.turn(lambda legal: legal[-1]) for _ in range(5)]
        state = client.position()
    with server.client(links, 0, 1, from_version=version, epoch=epoch) as client:
        update = client.until("update")

    assert (update["resync"], update["entries"]) == (True, [])
    assert update["state"]["version"] == state["version"] == 8
    assert command(folder, "check") == 0
