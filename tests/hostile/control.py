"""A control table beside every attack: a scripted game at which nobody may notice anything.

The game is always the same, so that whatever its viewers are told must be what they were told in a
game before any attack.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cached_property
from itertools import count
from pathlib import Path
from random import Random
from threading import get_native_id
from typing import Any, NamedTuple

from casetta import games
from casetta.kernel.luck import fast_luck
from casetta.protocol.limits import LIMITS
from casetta.server.rules_pool import PLACES
from casetta.store.database import FILE
from tests.hostile.loop_watch import MOST_SECONDS, demand_quick
from tests.server.served import Client, Server, Table, legal_moves
from tests.waiting import dawdle, wait_until

SEED = 7
"""Of the deal and of the moves of the scripted game."""
OWN = "203.0.113.1"
"""The address of the control table's people, as a proxy tells it."""
OTHERS = (f"198.18.{number // 250}.{number % 250 + 1}" for number in count())
"""Other addresses, each for one attack."""
MORE_MEMORY = 64 * 1024
"""Kilobytes by which a server may be larger after an attack, where nothing else is said."""
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
        self.waited = 0.0
        """Seconds that were taken off these."""
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
        self.waited += min(took, waited)
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

    def p99(self) -> float:
        """The seconds that 99 of 100 acknowledgements took at most; counting begins anew."""
        seconds, self.seconds = sorted(self.seconds), []
        return seconds[len(seconds) * 99 // 100]

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
        token = links["spectator"] if by == "spectator" else links["seats"][by]
        client = Client(self._stack.enter_context(self.server.socket(additional_headers=of(OWN))))
        client.send({"type": "hello", "table": links["table"], "tokens": [token]})
        client.position()
        return client


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
        self.quiet = self.control.p99()
        """The p99 of acknowledgements before any attack."""
        self.worst = (0.0, "")
        """The callback of the loop that took most CPU time while anybody attacked."""
        self.long: list[tuple[str, str, float]] = []
        """Callbacks that took longer than they should: during which test, which, milliseconds."""
        self.at_first = self.memory()
        """Kilobytes of memory of the server before any attack."""
        self.watched()

    @contextmanager
    def attack(self, *, leaves_nothing: bool = True, most: float = MOST_SECONDS) -> Iterator[None]:
        """Demand that the loop stays free, the game goes on, and nothing is left behind."""
        self.control.step()
        before, memory = self.census(), self.memory()
        self.watched()
        yield
        self.control.step()
        slow = self.watched()["slow"]
        for name, seconds in slow.items():
            self.worst = max(self.worst, (seconds, name))
            if seconds > AIM:
                test = os.environ["PYTEST_CURRENT_TEST"].rpartition("::")[2]
                self.long.append((test, name, round(1000 * seconds, 1)))
            demand_quick(seconds, name, most)
        if leaves_nothing:
            wait_until(lambda: self.census().is_within(before))
        assert self.memory() - memory < MORE_MEMORY

    def watched(self) -> dict[str, Any]:
        """What the watch over the loop saw since the last look."""
        watched: dict[str, Any] = self.server.post("/api/test/watch")
        return watched

    def census(self) -> Census:
        watched = self.watched()
        files = len(os.listdir(f"/proc/{self.server.process.pid}/fd"))
        rooms = watched["rooms"] - len(self.control.tables)
        return Census(self._rows(), watched["tasks"], rooms, watched["connected"], files)

    def _rows(self) -> dict[str, int]:
        """How many rows each table of the store has."""
        own = ", ".join(f"'{id}'" for id in self.control.tables)
        with closing(sqlite3.connect(self.server.folder / FILE)) as store:
            return {
                name: store.execute(
                    f"SELECT count(*) FROM {name} WHERE {id_column} NOT IN ({own})"
                ).fetchone()[0]
                for name, id_column in TABLES.items()
            }

    def memory(self) -> int:
        """Kilobytes of memory of the server."""
        return memory_of(self.server)

    def end(self) -> None:
        """See that the server has nothing to complain about; pytest -rP tells what took long."""
        print(json.dumps({"longer than aimed at": self.long}))
        self.control.close()
        assert self.server.get("/healthz") == "ok"
        assert self.server.end() == 0
        log = self.server.log()
        assert "Traceback" not in log
        assert "internal" not in log


AIM = 0.005
"""CPU seconds that a callback of the loop should take at most."""
TABLES = dict.fromkeys(("entries", "links", "chat", "visits"), "table_id") | {"tables": "id"}
"""The tables of the store, each with its column of ids."""


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
