"""Tables for the tests of the store: small logs, and real games played by chance."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from random import Random

from casetta import games
from casetta.commands.cli import run
from casetta.kernel.luck import table_luck
from casetta.store.database import FILE
from casetta.store.sqlite import SqliteStore
from casetta.table import fairness
from casetta.table.history import History
from casetta.table.log import first_hash, linked
from tests.playing import first_asked

SECRET = bytes(range(32))
GAME = games.load("my-shelfie")
TWO = {
    "places": [{"player": "person", "name": "Anna"}, {"player": "bot:greedy"}],
    "entropy": {},
}


def in_a_loop(work):
    """Run a test that awaits."""
    return asyncio.run(work)


@asynccontextmanager
async def opened(folder, **settings):
    """A store, closed at the end."""
    store = await SqliteStore.open(folder, **settings)
    try:
        yield store
    finally:
        await store.close()


def entries(count, first=1, before=None, name="id"):
    """A chain of moves; the store does not ask whether they are legal."""
    chain, hash = [], before or first_hash({})
    for version in range(first, first + count):
        chain.append(linked(hash, version, "move", 0, {"move": "c2 >1"}, f"{name}-{version}"))
        hash = chain[-1].hash
    return chain


async def add(store, id, **more):
    """A table of two."""
    await store.add_table(id, "my-shelfie", 1, TWO, **more)


def dealt(id, entropy=None):
    """The setup that follows from the secret of a table."""
    state = GAME.blank()
    luck = table_luck(fairness.key(SECRET, id, entropy or {}))
    GAME.rules.deal(state, 2, GAME.option_numbers(GAME.complete({})), luck)
    return GAME.text.drawing(state)


def played(moves=None, seed=1, id="table"):
    """A game of My Shelfie with moves by chance, to its end or to a number of moves."""
    chance = Random(seed)
    history = History(GAME, dealt(id), ["person", "bot:greedy"])
    while not history.table.is_over and (moves is None or history.version < moves):
        seat = first_asked(GAME, history.table.state)
        move = chance.choice(history.table.legal(seat))
        history.accept(history.prepare("move", seat, {"move": move}, f"m{history.version}"))
    return history


async def add_played(store, id, history):
    """A table with that log."""
    status = "finished" if history.table.is_over else "running"
    log = list(history.entries)
    await add(store, id, status=status, setup=history.setup, secret=SECRET, entries=log)


def furnished(folder, finished=(), running=(), waiting=()):
    """A data folder with tables of these names."""

    async def work():
        async with opened(folder) as store:
            for id in finished:
                await add_played(store, id, played(id=id, seed=len(id)))
            for id in running:
                await add_played(store, id, played(id=id, moves=5))
            for id in waiting:
                await add(store, id, secret=SECRET)

    in_a_loop(work())


def tamper(folder, *statements):
    """Change a database behind the back of the store, although it forbids that."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        for trigger in ("entries_do_not_change", "entries_stay", "entries_follow_each_other"):
            database.execute(f"DROP TRIGGER IF EXISTS {trigger}")
        for statement in statements:
            database.execute(statement)
        database.commit()


def spoil(file):
    """Overwrite pages in the middle of a database."""
    content = bytearray(file.read_bytes())
    content[3 * 4096 : 12 * 4096] = b"\xa5" * (9 * 4096)
    file.write_bytes(content)


def command(folder, *words):
    """The exit status of a command of the operator."""
    return run([*words, "--data-dir", str(folder), "--lang", "en"])


def rows(folder, question):
    """What a database holds, read without the store."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        return database.execute(question).fetchall()
