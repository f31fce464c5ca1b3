"""`casetta bench server`: what a server carries on one core of this machine.

The server runs on one core and the load on another, where the system can pin processes. A
latency is the time from when a move was due to when the last of all who look at its table has
been told; the move is on disk by then.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from rich.console import Console
from rich.progress import Progress

from casetta.commands.context import print_figures
from casetta.commands.develop.bench_client import Load, Seats, a_few_at_once, make_table
from casetta.words import Words

SEATS = 4
STARTS = 5
ENDING = 60
"""Seconds after which a server that does not end is killed."""
CORES = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
"""The cores that this process may use, before it is bound to one of them."""
Tell = Callable[[float], None]
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Sizes:
    idle: int
    tables: int
    loads: tuple[tuple[int, int], ...]
    """Moves a second, and for how many seconds."""


FULL = Sizes(idle=10_000, tables=1_000, loads=((250, 30), (1_000, 60)))
SHORT = Sizes(idle=1_000, tables=100, loads=((25, 5), (100, 5)))


class Server:
    """A server in a folder of its own, on the first core."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def start(self) -> None:
        """Start it and wait until it is ready."""
        command = [sys.executable, "-m", "casetta", "serve", "--json", "--port", "0"]
        command += ["--data-dir", str(self._folder), "--test-mode", "--rate", "1000"]
        for limit in ("connections", "connections_per_address"):
            command += ["--limit", f"{limit}={2 * FULL.idle}"]
        given = {**os.environ, "CASETTA_TEST_MODE": "1", "PYTHONDONTWRITEBYTECODE": ""}
        with on_core(0):
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=given)
        assert self.process.stdout is not None
        url = urlsplit(json.loads(self.process.stdout.readline())["url"])
        self.host, self.port = url.netloc, int(url.port or 0)

    def end(self) -> float:
        """Shut it down with SIGTERM; return how many seconds that took."""
        assert self.process.stdout is not None
        began = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=ENDING)
        self.process.stdout.close()
        return time.perf_counter() - began

    def megabytes(self) -> float:
        """The memory it holds; 0 where the system does not tell."""
        found = [line.split() for line in told_by_system(f"{self.process.pid}/status")]
        return next((int(line[1]) / 1024 for line in found if line[0] == "VmRSS:"), 0.0)

    def cpu_seconds(self) -> float:
        """The CPU time it has used; 0 where the system does not tell."""
        for line in told_by_system(f"{self.process.pid}/stat"):
            user, system = line.rpartition(")")[2].split()[11:13]
            return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
        return 0.0


def told_by_system(file: str) -> list[str]:
    """The lines of a file of /proc; none where the system has no such thing."""
    with contextlib.suppress(OSError):
        return Path("/proc", file).read_text().splitlines()
    return []


def stolen_seconds() -> float:
    """The time for which the host of a virtual machine kept the server's core to itself.

    0 where the system does not tell.
    """
    core = f"cpu{CORES[0]}" if CORES else "cpu"
    found = [line.split() for line in told_by_system("stat")]
    return next((int(line[8]) / os.sysconf("SC_CLK_TCK") for line in found if line[0] == core), 0.0)


@contextlib.contextmanager
def on_core(number: int) -> Iterator[None]:
    """What is started now stays on this core, where the system can do that."""
    if len(CORES) < 2:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {CORES[number]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def run_server_bench(words: Words, *, short: bool, as_json: bool) -> int:
    """Measure and print one object, or one line for each of its fields."""
    if sys.platform != "win32":  # as many sockets as the system lets us have
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    figures = {"cores": os.cpu_count(), "pinned": len(CORES) > 1, "load_before": load}
    with on_core(1), Progress(console=Console(stderr=True), transient=True) as progress:

        def progress_bar(message: str, **values: Any) -> Tell:
            task = progress.add_task(words(message, **values), total=1.0)
            return lambda part: progress.update(task, completed=part)

        figures |= measure(SHORT if short else FULL, progress_bar)
    return print_figures(figures, 22, as_json=as_json)


def measure(sizes: Sizes, progress_bar: Callable[..., Tell]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="casetta-bench-") as folder:
        server = Server(Path(folder) / "data")
        figures = measure_starts(server, progress_bar("bench-server-start"))
        for part in (measure_idle, measure_moves):
            server.start()
            try:
                figures |= run(part(server, sizes, progress_bar))
            finally:
                server.end()
        return figures


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Run the load, in the faster loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def measure_starts(server: Server, tell: Tell) -> dict[str, Any]:
    """From the command to the first socket that is accepted, and from the signal to the end."""
    starts, ends = [], []
    server.start()
    server.end()
    for number in range(STARTS):
        began = time.perf_counter()
        server.start()
        run(furnished(server, 1, 1, lambda part: None))
        starts.append(time.perf_counter() - began)
        ends.append(server.end())
        tell((number + 1) / STARTS)
    return {
        "start_s": round(statistics.median(starts), 2),
        "end_s": round(statistics.median(ends), 2),
    }


async def furnished(server: Server, count: int, viewers: int, tell: Tell) -> list[Seats]:
    """New tables, with a socket for every viewer."""

    async def one(_: int) -> Seats:
        table = Seats(await make_table(server.host, server.port, SEATS), viewers)
        await table.come(server.host, server.port)
        return table

    return await a_few_at_once(range(count), one, tell)


async def measure_idle(
    server: Server, sizes: Sizes, progress_bar: Callable[..., Tell]
) -> dict[str, Any]:
    """The memory of a server to which many are connected who do nothing."""
    before = server.megabytes()
    tell = progress_bar("bench-server-idle", sockets=sizes.idle)
    tables = await furnished(server, sizes.idle // SEATS, SEATS, tell)
    await asyncio.sleep(1)
    memory = server.megabytes()
    for table in tables:
        table.go()
    return {
        "idle_sockets": sum(len(table.sockets) for table in tables),
        "idle_tables": len(tables),
        "idle_mb": round(memory, 1),
        "empty_mb": round(before, 1),
    }


async def measure_moves(
    server: Server, sizes: Sizes, progress_bar: Callable[..., Tell]
) -> dict[str, Any]:
    """The latency until the last viewer has got a move, at each load."""
    tell = progress_bar("bench-server-come", tables=sizes.tables)
    tables = await furnished(server, sizes.tables, SEATS + 1, tell)
    figures: dict[str, Any] = {"tables": len(tables), "viewers": SEATS + 1}
    for rate, seconds in sizes.loads:
        load, before, lost = Load(tables), server.cpu_seconds(), stolen_seconds()
        began = time.perf_counter()
        await load.run(
            rate, seconds, progress_bar("bench-server-moves", rate=rate, seconds=seconds)
        )
        took = time.perf_counter() - began
        cpu = (server.cpu_seconds() - before) / len(load.latencies)
        figures |= told_of(rate, load.latencies, took, cpu)
        figures[f"at_{rate}_stolen_percent"] = round(100 * (stolen_seconds() - lost) / took, 1)
    sockets = sum(len(table.sockets) for table in tables)
    ending = await asyncio.to_thread(server.end)
    return figures | {f"end_with_{sockets}_sockets_s": round(ending, 2)}


def told_of(rate: int, latencies: list[float], took: float, cpu: float) -> dict[str, Any]:
    latencies.sort()
    median, late, most = (latencies[int(part * (len(latencies) - 1))] for part in [0.5, 0.99, 1.0])
    return {
        f"at_{rate}_p50_ms": round(1000 * median, 1),
        f"at_{rate}_p99_ms": round(1000 * late, 1),
        f"at_{rate}_most_ms": round(1000 * most, 1),
        f"at_{rate}_reached": round(len(latencies) / took, 1),
        f"at_{rate}_cpu_ms": round(1000 * cpu, 3),
    }
