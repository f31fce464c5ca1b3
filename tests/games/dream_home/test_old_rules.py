"""Games that began before the rules grew play on by the rules of their day.

`old` has a game of each edition, and tests/store/old/dream-home tables that run and one that waits,
all written by version 1 of the rules.
"""

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from casetta.games.dream_home import GAME
from casetta.games.dream_home.rules.layout import TURN
from casetta.table import record
from tests.server.inside import hub_over

OLD = Path(__file__).parent / "old"
RECORDS = sorted(OLD.iterdir())
STORED = Path(__file__).parents[2] / "store" / "old" / "dream-home"
NAMES = ("Anna", "Bruno")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_game_replays_to_the_same_digests_and_is_written_as_before(file):
    verified = record.verify_bytes(file.read_bytes())

    assert (verified.record["version"], verified.table.is_over) == (1, True)
    assert record.as_bytes(record.export(verified.table, NAMES)) == file.read_bytes()


@pytest.fixture
def folder(tmp_path):
    """A copy of the stored tables, which may be written."""
    return shutil.copytree(STORED, tmp_path / "data")


def played_on(folder, id, seed):
    """The record of a stored table whose seats moved by lot from there to the end."""

    async def whole():
        async with hub_over(folder) as hub:
            room, dice = await hub.room(id), Random(seed)
            if room.history is None:
                await room.start()
            while not room.history.table.is_over:
                table = room.history.table
                seat = table.state[TURN]
                await room.enter("move", seat, {"move": dice.choice(table.legal(seat))})
            return record.export(room.history.table, NAMES)

    return asyncio.run(whole())


ENDS = {
    "dream-it": "ae011d60286e1d64524cb4bc02cad3903da8ba15b439c0d0cc3fe616cd4b800d",
    "dream-en": "5a07c4b01b16c3af46110d3309fea5a23bedc4b6deacf26bcad32f0650c7f771",
    "dream-pl": "6fb26d2b7235b2c6faf60b3b783457faab0b61c23aa66ff5e7925fd5157cb4b8",
    "dream-it-waiting": "fc118dd2ae60d4fc95d50282e661f1f69b473feedb892d59cc0c8bfc898041df",
}
"""The digest of the last position, as version 1 played it."""


@pytest.mark.parametrize("id", ENDS)
def test_a_stored_table_is_played_to_its_end_by_the_rules_of_its_day(folder, id):
    told = played_on(folder, id, seed=4)

    assert (told["version"], told["digests"][-1]) == (1, ENDS[id])
    assert record.verify(told).table.game is GAME
