"""Tables and games need the standard library alone: they will also run in a browser."""

import subprocess
import sys

PROGRAM = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1:]:
            raise ImportError(name)

sys.meta_path.insert(0, Blocked())

import asyncio
import importlib
import pkgutil

import casetta.store.memory
import casetta.table
from casetta import games
from casetta.store.store import StoredTable
from casetta.table import record
from casetta.table.history import History
from casetta.table.table import Table

for module in pkgutil.iter_modules(casetta.table.__path__):
    importlib.import_module(f"casetta.table.{module.name}")

async def play(game):
    store = casetta.store.memory.MemoryStore()
    about = {"places": [{"player": "person"}] * 2}
    history = History(game, Table.deal(game, 2, seed=1).setup, ["person"] * 2)
    await store.add_table(StoredTable("t", game.name, game.version, about, setup=history.setup))
    for number in range(6):
        seat = history.state_for(0)["waiting"][0]
        move = history.some_legal(seat, "", 1)[0]
        await store.append("t", history.play(seat, move, f"move-{number}"))
    _, again = await store.load_history("t")
    assert [*again.entries_since(0, 1)] == [*history.entries_since(0, 1)]
    record.verify(record.export(again.table, ["Anna", "Bruno"]))

for game in games.every():
    asyncio.run(play(game))
    print(game.name)
"""
PACKAGES = ("alembic", "fluent", "litestar", "msgspec", "numba", "numpy", "rich", "sqlalchemy")


def test_every_game_is_played_and_stored_in_memory_without_any_package():
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, *PACKAGES], capture_output=True, text=True, timeout=300
    )

    assert run.returncode == 0, run.stderr
    assert len(run.stdout.split()) >= 3
