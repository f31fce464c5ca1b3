"""A program for test_kill.py: starts writers one after the other, each ready to be killed.

For each line it reads, it waits until the last one is dead and forks a process that opens
the data folder, tells its number, and appends to its tables as fast as it can. It tells
`TABLE VERSION` of an entry only when the store has acknowledged it.
"""

import asyncio
import os
import sys
from pathlib import Path

from casetta.store.sqlite import SqliteStore
from casetta.table.log import first_hash
from tests.store.tables import add, entries

TABLES = 8


async def write_on(folder):
    store = await SqliteStore.open(folder)
    tell(f"pid {os.getpid()}")
    await asyncio.gather(*(write_table(store, f"t{number}") for number in range(TABLES)))


async def write_table(store, id):
    if await store.load_table(id) is None:
        await add(store, id)
    log = await store.load_entries(id)
    version, hash = len(log), log[-1].hash if log else first_hash({})
    while True:
        (entry,) = entries(1, first=version + 1, before=hash)
        await store.append(id, [entry])
        tell(f"{id} {entry.version}")
        version, hash = entry.version, entry.hash


def tell(line):
    """One write, so that a line is told whole or not at all."""
    os.write(1, f"{line}\n".encode())


def main():
    child = None
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if child == 0:
            grow()


def grow():
    """Be a writer, and nothing else ever after."""
    try:
        asyncio.run(write_on(Path(sys.argv[1])))
    finally:
        os._exit(1)


if __name__ == "__main__":
    main()
