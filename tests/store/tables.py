"""Tables for the tests of the store: small logs, and real games played by chance."""

import asyncio
import shutil
import sqlite3
from contextlib import asynccontextmanager, closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from casetta import games
from casetta.commands.cli import run
from casetta.store.database import FILE
from casetta.store.sqlite import SqliteStore
from casetta.store.store import StoredTable
from casetta.table import fairness
from casetta.table.history import History
from casetta.table.log import first_hash, linked
from casetta.table.table import Table
from tests.table.happenings import move

SECRET = bytes(range(32))
GAME = games.load("my-shelfie")
TWO = {
    "places": [{"player": "person", "name": "Anna"}, {"player": "bot:greedy"}],
    "entropy": {},
}


@asynccontextmanager
async def opened(folder, **settings):
    """A store, closed at the end."""
    store = await SqliteStore.open(folder, **settings)
    try:
        yield store
    finally:
        await store.close()


def in_store(folder, work):
    """What a coroutine answers that is given the store of a folder."""

    async def whole():
        async with opened(folder) as store:
            return await work(store)

    return asyncio.run(whole())


def entries(count, first=1, before=None, name="id"):
    """A chain of moves; the store does not ask whether they are legal."""
    chain, hash = [], before or first_hash({})
    for version in range(first, first + count):
        chain.append(linked(hash, version, "move", 0, {"move": "c2 >1"}, f"{name}-{version}"))
        hash = chain[-1].hash
    return chain


async def add(
    store, id, about=TWO, rules=1, entries=(), links=(), visit=None, follows=None, **more
):
    """A table, of two unless told otherwise."""
    table = StoredTable(id, "my-shelfie", rules, about, **more)
    await store.add_table(table, entries=entries, links=links, visit=visit, follows=follows)


def played(moves=None, seed=1, id="table"):
    """A game of My Shelfie with moves by chance, to its end or to a number of moves.

    The setup follows from the secret of the table.
    """
    setup = Table.deal(GAME, 2, key=fairness.key(SECRET, id, {})).setup
    history, chance = History(GAME, setup, ["person", "bot:greedy"]), Random(seed)
    while not history.over and (moves is None or history.version < moves):
        move(history, chance)
    return history


async def add_played(store, id, history):
    """A table with that log."""
    status = "finished" if history.table.is_over else "running"
    log = list(history.entries)
    await add(store, id, status=status, setup=history.setup, secret=SECRET, entries=log)


def furnished(folder, finished=(), running=(), waiting=()):
    """A data folder with tables of these names; each kind of folder is made once and copied."""
    made = _furnished(tuple(finished), tuple(running), tuple(waiting))
    shutil.copytree(made.name, folder, dirs_exist_ok=True)
    folder.chmod(0o700)


@cache
def _furnished(finished, running, waiting):
    async def work(store):
        for id in finished:
            await add_played(store, id, played(id=id, seed=len(id)))
        for id in running:
            await add_played(store, id, played(id=id, moves=5))
        for id in waiting:
            await add(store, id, secret=SECRET)

    folder = TemporaryDirectory()
    in_store(Path(folder.name), work)
    return folder


ENTRY = "UPDATE entries SET {} WHERE table_id = 'bad' AND version = 3"
TABLE = "UPDATE tables SET {} WHERE id = 'bad'"
DAMAGE = {
    "another seat": ENTRY.format("seat = 1 - seat"),
    "another move": ENTRY.format('body = \'{"move":"a1 >1"}\''),
    "another hash": ENTRY.format("hash = 'ff'"),
    "another id": ENTRY.format("client_id = 'x'"),
    "broken JSON": ENTRY.format("body = '{\"move'"),
    "no object": ENTRY.format("body = '[1]'"),
    "no text": ENTRY.format("body = x'ff00'"),
    "broken letters": ENTRY.format("client_id = CAST(x'fffe' AS TEXT)"),
    "a gap": "DELETE FROM entries WHERE table_id = 'bad' AND version = 3",
    "no beginning": "DELETE FROM entries WHERE table_id = 'bad' AND version = 1",
    "an unknown kind": ENTRY.format("kind = 'dance'"),
    "another setup": TABLE.format("setup = replace(setup, '\"seats\":2', '\"seats\":3')"),
    "broken setup": TABLE.format("setup = '{'"),
    "broken words": TABLE.format("about = '{\"places'"),
    "no setup": TABLE.format("setup = NULL"),
    "no places": TABLE.format("about = '{\"places\": 3}'"),
    "one place too many": TABLE.format('about = \'{"places": [{"player": "person"}]}\''),
    "a strange place": TABLE.format("about = '{\"places\": [1, 2]}'"),
    "a strange secret": TABLE.format("secret = 'ABC', game = 'my-shelfie'"),
    "a strange version": ENTRY.format("version = 'x'"),
    "a strange seat": ENTRY.format("seat = 'x'"),
    "a strange number of rules": TABLE.format("rules = 'x'"),
    "finished too early": TABLE.format("status = 'finished'"),
}
"""What may have happened to a table `bad` with at least five moves."""


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


def rows(place, question):
    """What a database holds, read without the store: that of a folder, or a file."""
    with closing(sqlite3.connect(place / FILE if place.is_dir() else place)) as database:
        return database.execute(question).fetchall()
