"""Measures the store: a start with many unfinished tables, moves written a second, and searches.

    python benchmarks/store.py [FOLDER]

FOLDER should lie on the disk that a server would use; it is made and left empty.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from casetta.store.database import FILE
from casetta.store.overview import Search
from casetta.store.schema import as_json
from casetta.store.sqlite import SqliteStore
from casetta.table.log import first_hash, linked

TABLES = 10_000
MOVES_EACH = 30
SECONDS = 10
LISTED = 100_000
"""Tables that are searched, most of them without a log."""
written = [0]
"""Moves of all runs so far."""
ABOUT = {"places": [{"player": "person", "name": "Anna"}, {"player": "person", "name": "Bruno"}]}


async def main(folder: Path) -> None:
    """Fill a folder, then measure."""
    await (await SqliteStore.open(folder)).close()
    fill(folder)
    await start(folder)
    for rate in (250, 1000):
        await write(folder, rate)
    await search(folder)


def fill(folder: Path) -> None:
    """Tables with logs, written past the store because that is quicker."""
    about, setup, body = as_json(ABOUT), as_json({"deal": "x" * 2500}), as_json({"move": "c2 >1"})
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute("PRAGMA synchronous=OFF")
        for number in range(TABLES):
            name = f"t{number}"
            database.execute(
                "INSERT INTO tables (id, game, rules, status, about, setup, secret, made, changed)"
                " VALUES (?, 'my-shelfie', 1, 'running', ?, ?, ?, 1, 1)",
                (name, about, setup, bytes(32)),
            )
            database.executemany(
                "INSERT INTO entries VALUES (?, ?, 'move', 0, ?, ?, 1, ?)",
                ((name, v, body, f"old-{v}", "0" * 64) for v in range(1, MOVES_EACH + 1)),
            )


async def start(folder: Path) -> None:
    """From nothing to a list of all unfinished tables."""
    cpu, begin = time.process_time(), time.perf_counter()
    store = await SqliteStore.open(folder)
    count = len(await store.unfinished())
    seconds, used = time.perf_counter() - begin, time.process_time() - cpu
    print(f"start with {count} tables: {seconds:.2f} s, {used:.2f} s of CPU")
    await store.close()


async def write(folder: Path, rate: int) -> None:
    """So many moves a second, each at another table, and how long each waited for the disk."""
    commits: list[int] = []
    store = await SqliteStore.open(folder, report=lambda count, _: commits.append(count))
    commits.clear()
    waited: list[float] = []
    cpu, begin = time.process_time(), time.perf_counter()

    async def move(number: int, due: float) -> None:
        table, version = number % TABLES, MOVES_EACH + 1 + number // TABLES
        entry = linked(first_hash({}), version, "move", 0, {"move": "c2 >1"}, f"new-{version}")
        await store.append(f"t{table}", [entry], {"left": [60, 60]})
        waited.append(time.perf_counter() - due)

    tasks = []
    first = written[0]
    for number in range(rate * SECONDS):
        due = begin + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        tasks.append(asyncio.ensure_future(move(first + number, due)))
    await asyncio.gather(*tasks)
    written[0] += len(tasks)
    report(rate, waited, len(commits), time.perf_counter() - begin, time.process_time() - cpu)
    await store.close()


async def search(folder: Path) -> None:
    """A page of the operator's list, whole and of searches that find nothing."""
    about, setup = as_json(ABOUT), as_json({"deal": "x" * 2500})
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.executemany(
            "INSERT INTO tables (id, game, rules, status, about, setup, made, changed)"
            " VALUES (?, 'my-shelfie', 1, 'running', ?, ?, 1, 1)",
            ((f"more-{number}", about, setup) for number in range(LISTED - TABLES)),
        )
    store = await SqliteStore.open(folder)
    for wanted in (Search(50), Search(50, text="nobody"), Search(50, status="finished")):
        begin = time.perf_counter()
        await store.list_tables(wanted)
        told = wanted.text or wanted.status or "all"
        print(f"a page of {told}, {LISTED} tables: {1000 * (time.perf_counter() - begin):.1f} ms")
    await store.close()


def report(rate: int, waited: list[float], commits: int, seconds: float, cpu: float) -> None:
    """One line of figures."""
    waited.sort()
    count = len(waited)
    p50, p99 = (1000 * waited[int(count * part)] for part in (0.5, 0.99))
    print(
        f"{count} moves at {rate}/s: {count / seconds:.0f}/s, {commits} commits, "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, {1e6 * cpu / count:.0f} µs of CPU each"
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as place:
        asyncio.run(main(Path(place)))
