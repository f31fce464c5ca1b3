"""A control table beside every attack: a scripted game at which nobody may notice anything.

The game is always the same, so that whatever its viewers are told must be what they were told in a
game before any attack.

In the long run a second such game is played from a process of its own during every attack, and the
times of its acknowledgements are measured, less what the server's loop and that game waited for a
core: what else a busy machine does fails nothing, and is told.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext
from functools import cached_property
from itertools import count
from pathlib import Path
from random import Random
from threading import get_native_id
from types import SimpleNamespace
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed

from casetta import games
from casetta.kernel.luck import fast_luck
from casetta.protocol.errors import TOO_MANY
from casetta.protocol.limits import LIMITS
from casetta.server.rules_pool import PLACES
from casetta.store.database import FILE
from casetta.words import LANGUAGES
from tests.hostile.loop_watch import MOST_SECONDS, demand_quick
from tests.long import NAME
from tests.server.served import Client, Server, Table, legal_moves
from tests.waiting import dawdle, wait_until

IS_LONG = NAME == "hostile"
SEED = 7
"""Of the deal and of the moves of the scripted game."""
OWN = "203.0.113.1"
"""The address of the control table's people, as a proxy tells it."""
OTHERS = (f"198.18.{number // 250}.{number % 250 + 1}" for number in count())
"""Other addresses, each for one attack."""
MORE_MEMORY = 64 * 1024
"""Kilobytes by which a server may be larger after an attack, where nothing else is said."""
GROWTH = 1.1
"""By so much it may be larger a minute later in the long run."""
LEAST_SECONDS = 0.01
"""Acknowledgements may take so long, or three times as long as ever."""
LOOKS = 5
"""How often it is seen at most whether the machine is slow by itself."""
LEAST_STEPS = 120
"""Moves that are measured during an attack, or right after one that is shorter."""
PACE = 0.05
"""Seconds between two of them: the cores are for the attack, and a seat may not send more."""
AS_EVER = [f"{name}={getattr(LIMITS, name)}" for name in LIMITS.__struct_fields__]
"""All limits; a server of tests would lift some."""


class ControlTable:
    """Two people who play, and one who looks on; all of them come from one address."""

    connected = 3

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: list[str] = []
        self.seconds: list[float] = []
        """How long each acknowledgement took, on a machine that had a core for everybody."""
        self.games = 0
        self._stack = ExitStack()
        self._told: list[Any] = []
        self._begin()
        self.expected: list[Any] = []
        while not self.games:
            self.step()

    def step(self) -> None:
        """Make one move: it is acknowledged, and everybody sees the same as ever."""
        people = self._people
        mover = people[people[0].position()["waiting"][0]]
        move = self._dice.choice(legal_moves(mover))
        before, waited = time.perf_counter(), self._waited()
        answer = mover.move(move)
        took, waited = time.perf_counter() - before, self._waited() - waited
        self.seconds.append(max(0.0, took - waited))
        assert answer["type"] == "ack", answer
        states = [each.catch_up(answer["version"]) for each in (*people, self._looker)]
        self._told.append((answer["version"], move, [state["digest"] for state in states]))
        known = self.expected or self._told
        assert self._told == known[: len(self._told)]
        if states[0]["over"]:
            self._end_game()

    def _waited(self) -> float:
        """Seconds that the server's loop and this thread were ready to run and had no core."""
        threads = f"/proc/{self.server.process.pid}", f"/proc/self/task/{get_native_id()}"
        return sum(map(waited_for_a_core, threads))

    @staticmethod
    def rest(seconds: float) -> None:
        """Let somebody else send something."""
        dawdle(seconds)

    def close(self) -> None:
        self._stack.close()

    def _begin(self) -> None:
        self._dice, self._told = Random(SEED), []
        links = self.server.begun(setup=self._deal)
        self.tables.append(links["table"])
        self._people = [self._client(links, str(seat)) for seat in range(2)]
        self._looker = self._client(links, "spectator")

    def _end_game(self) -> None:
        self.games += 1
        self.expected = self.expected if self.games > 1 else self._told
        self._stack.close()
        self._begin()

    @cached_property
    def _deal(self) -> Any:
        game = games.load("my-shelfie")
        return game.text.drawing(game.dealt(2, {}, fast_luck(SEED)))

    def _client(self, links: Table, by: str) -> Client:
        """Somebody who comes; again, as long as others of their address have opened too much."""
        token = links["spectator"] if by == "spectator" else links["seats"][by]
        while True:
            bare = self._stack.enter_context(self.server.socket(additional_headers=of(OWN)))
            client = Client(bare)
            try:
                client.send({"type": "hello", "table": links["table"], "tokens": [token]})
                client.position()
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != TOO_MANY:
                    raise
                self.rest(PACE)
            else:
                return client


class Visited(Server):
    """A server that another process has started."""

    def __init__(self, url: str, process: int) -> None:
        self.url = url
        self.process = SimpleNamespace(pid=process)  # type: ignore[assignment]


class Companion:
    """A control table in a process of its own, which nothing slows that an attacker computes."""

    def __init__(self, server: Server) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._enough = spawn.Event()
        given = server.url, server.process.pid, self._enough
        self._pool = ProcessPoolExecutor(1, spawn, _sit_down, given)
        self.tables: list[str] = []
        self.quiet = self.played()

    @contextmanager
    def playing(self) -> Iterator[list[float]]:
        """Play meanwhile; the seconds of all acknowledgements are there afterwards."""
        seconds: list[float] = []
        self._enough.clear()
        playing = self._pool.submit(_play)
        try:
            yield seconds
        finally:
            self._enough.set()
            found, self.tables = playing.result()
            seconds += found

    def played(self) -> float:
        """The p99 of acknowledgements now."""
        with self.playing() as seconds:
            self._enough.set()
        return p99(seconds)

    def end(self) -> None:
        self._pool.submit(_leave).result()
        self._pool.shutdown()


_there: Any = None
"""In the process of a companion: its table, and what ends the measuring."""


def _sit_down(url: str, process: int, enough: Any) -> None:
    global _there
    _there = ControlTable(Visited(url, process)), enough


def _play() -> tuple[list[float], list[str]]:
    """The seconds of the acknowledgements of enough moves; all tables so far."""
    table, enough = _there
    table.seconds.clear()
    while len(table.seconds) < LEAST_STEPS or not enough.is_set():
        table.step()
        table.rest(PACE)
    return table.seconds, table.tables


def _leave() -> None:
    _there[0].close()


def p99(seconds: Iterable[float]) -> float:
    """The seconds that 99 of 100 acknowledgements took at most.

    One that took long stands also for those that would have been asked for meanwhile.
    """
    all_of_them = sorted(
        took - number * PACE for took in seconds for number in range(1 + int(took / PACE))
    )
    return all_of_them[len(all_of_them) * 99 // 100]


def of(address: str) -> dict[str, str]:
    """The header of a request that a proxy hands on from an address."""
    return {"X-Forwarded-For": address}


PIPES = 3 * PLACES
"""Descriptors of workers that answer for the rules and wait for the next question."""


class Census(NamedTuple):
    """What there is at a server, the control table's own games apart."""

    rows: dict[str, int]
    tasks: int
    rooms: int
    connected: int
    descriptors: int

    def is_within(self, before: Census) -> bool:
        """Whether there is nothing that was not there before."""
        is_same = self.rows == before.rows
        most = before._replace(descriptors=before.descriptors + PIPES)
        return is_same and all(now <= then for now, then in zip(self[1:], most[1:], strict=True))


class Siege:
    """A server whose loop is watched, and a control table there."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        limits = [part for each in arguments or AS_EVER for part in ("--limit", each)]
        self.server = Server(folder, *limits, "--trusted-proxy", "127.0.0.1", is_watched=True)
        self.control = ControlTable(self.server)
        self.companion = self._accompanied() if IS_LONG else None
        self.worst = (0.0, "")
        """The callback of the loop that took most CPU time while anybody attacked."""
        self.long: list[tuple[str, str, float]] = []
        """Callbacks that took longer than they should: during which test, which, milliseconds."""
        self.at_first = self.memory()
        """Kilobytes of memory of the server before any attack."""
        self.watched()

    def _accompanied(self) -> Companion:
        """Let the server keep what is read once and stays, so that it is no attack's growth."""
        for language in LANGUAGES:
            self.server.get(f"/api/games?language={language}")
        return Companion(self.server)

    @contextmanager
    def attack(self, *, leaves_nothing: bool = True, most: float = MOST_SECONDS) -> Iterator[None]:
        """Demand that the loop stays free, the game goes on, and nothing is left behind."""
        self.control.step()
        before, memory = self.census(), self.memory()
        self.watched()
        with self._playing_beside() as acked:
            yield
        self.control.step()
        self._demand_quick(most)
        if leaves_nothing:
            wait_until(lambda: self.census().is_within(before))
        if self.companion:
            self._demand_unnoticed(self.companion, acked, memory)
        assert self.memory() - memory < MORE_MEMORY

    def _playing_beside(self) -> AbstractContextManager[list[float]]:
        """Play the measured game meanwhile, in the long run."""
        return self.companion.playing() if self.companion else nullcontext([])

    def _demand_quick(self, most: float) -> None:
        """Demand that no callback took longer since the last look, and note those that did."""
        for name, seconds in self.watched()["slow"].items():
            self.worst = max(self.worst, (seconds, name))
            if seconds > AIM:
                test = os.environ["PYTEST_CURRENT_TEST"].rpartition("::")[2]
                self.long.append((test, name, round(1000 * seconds, 1)))
            demand_quick(seconds, name, most)

    def _demand_unnoticed(self, companion: Companion, seconds: list[float], memory: int) -> None:
        """Demand of an attack in the long run that nobody waited, and that nothing is kept.

        Where somebody waited it is seen how long they do now: the machine may be slow by itself.
        """
        attacked, quiet = p99(seconds), [companion.quiet]
        while attacked > max(LEAST_SECONDS, 3 * max(quiet)) and len(quiet) <= LOOKS:
            quiet.append(companion.played())
        companion.quiet = quiet[-1]
        told = {"quiet": quiet, "attacked": attacked, "moves": len(seconds)}
        told |= {"memory": (memory, self.memory()), "machine": doing()}
        print(json.dumps(told))
        assert attacked <= max(LEAST_SECONDS, 3 * max(quiet)), told
        wait_until(lambda: self.memory() <= GROWTH * memory)

    @property
    def connected(self) -> int:
        """How many the people of the control tables are."""
        return ControlTable.connected * (2 if self.companion else 1)

    @property
    def _own_tables(self) -> list[str]:
        return self.control.tables + (self.companion.tables if self.companion else [])

    def watched(self) -> dict[str, Any]:
        """What the watch over the loop saw since the last look."""
        watched: dict[str, Any] = self.server.post("/api/test/watch")
        return watched

    def census(self) -> Census:
        watched = self.watched()
        files = len(os.listdir(f"/proc/{self.server.process.pid}/fd"))
        rooms = watched["rooms"] - len(self._own_tables)
        return Census(self._rows(), watched["tasks"], rooms, watched["connected"], files)

    def _rows(self) -> dict[str, int]:
        """How many rows each table of the store has."""
        own = ", ".join(f"'{id}'" for id in self._own_tables)
        with closing(sqlite3.connect(self.server.folder / FILE)) as store:
            names = [name for (name,) in store.execute(NAMES)]
            ids = {"tables": "id"}
            counts = {name: COUNT.format(name, ids.get(name, "table_id"), own) for name in names}
            return {name: store.execute(each).fetchone()[0] for name, each in counts.items()}

    def memory(self) -> int:
        """Kilobytes of memory of the server."""
        return memory_of(self.server)

    def end(self) -> None:
        """See that the server has nothing to complain about; pytest -rP tells what took long."""
        print(json.dumps({"longer than aimed at": self.long}))
        if self.companion:
            self.companion.end()
        self.control.close()
        assert self.server.get("/healthz") == "ok"
        assert self.server.end() == 0
        log = self.server.log()
        assert "Traceback" not in log
        assert "internal" not in log


AIM = 0.005
"""CPU seconds that a callback of the loop should take at most."""
NAMES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name != 'alembic_version'"
"""All tables of the store but the one that tells its revision."""
COUNT = "SELECT count(*) FROM {} WHERE {} NOT IN ({})"


def waited_for_a_core(process: str) -> float:
    """Seconds that a process was ready to run while others ran, where the system tells."""
    file = Path(process) / "schedstat"
    return int(file.read_text().split()[1]) / 1e9 if file.exists() else 0.0


def doing() -> str:
    """What the machine was doing, for whoever reads of a failure."""
    file = Path("/proc/stat")
    stolen = file.read_text().split("\n", 1)[0].split()[8] if file.exists() else "?"
    loads = " ".join(f"{load:.1f}" for load in os.getloadavg())
    return f"load {loads} on {os.cpu_count()} cores, {stolen} ticks stolen since the start"


def memory_of(server: Server) -> int:
    """Kilobytes of memory of a server, where the system tells."""
    file = Path(f"/proc/{server.process.pid}/status")
    if not file.exists():
        return 0
    lines = (line.split() for line in file.read_text().splitlines())
    return next(int(words[1]) for words in lines if words[0] == "VmRSS:")


def as_json(value: Any) -> bytes:
    return json.dumps(value).encode()
