"""A program for test_full_disk.py: writes while there is no room, and when there is again.

It tells in JSON what came of it. `limit` takes the room by a limit on the size of files,
`ballast` by filling up the (small) disk of the folder.
"""

import asyncio
import json
import os
import sys
from contextlib import contextmanager
from pathlib import Path

from casetta.store.sqlite import SqliteStore
from casetta.store.store import NotWritten
from tests.store.tables import add, entries

LONG = 400


@contextmanager
def limited(folder):
    """No file may grow."""
    import resource

    size = (folder / "casetta.sqlite-wal").stat().st_size
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def filled(folder):
    """No byte is free."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 10, 1):
            while grows(file, size):
                pass
    yield
    ballast.unlink()


def grows(file, size):
    try:
        return file.write(bytes(size)) == size
    except OSError:
        return False


async def main(folder, crowded):
    store = await SqliteStore.open(folder)
    await add(store, "a")
    await store.append("a", entries(1))
    with crowded(folder):
        refusals = [await refusal(store) for _ in range(3)]
        meanwhile = await store.load_entries("a")
    await store.probe()
    after = await store.load_entries("a")
    await store.append("a", entries(LONG)[1:])
    told = {
        "refusals": refusals,
        "meanwhile": meanwhile == entries(1),
        "after": after == entries(1),
        "again": await store.load_entries("a") == entries(LONG),
    }
    await store.close()
    print(json.dumps(told))


async def refusal(store):
    """What an append is answered that needs more room than the log of the database has left."""
    try:
        await store.append("a", entries(LONG)[1:])
    except NotWritten as wrong:
        return [wrong.code, wrong.retryable]


if __name__ == "__main__":
    ways = {"limit": limited, "ballast": filled}
    os.umask(0o077)
    asyncio.run(main(Path(sys.argv[1]), ways[sys.argv[2]]))
