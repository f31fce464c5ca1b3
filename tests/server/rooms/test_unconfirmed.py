"""A room whose write was not waited for, or that knows another log than the store.

What happens when the disk fails is tested over a whole server (test_store_faults.py).
"""

import asyncio
import json

import pytest

from casetta.contract.errors import Wrong
from casetta.table.log import linked
from tests.playing import first_asked
from tests.server.inside import Chair, enter, in_a_hub, new_table
from tests.store.tables import rows


def at_a_table(folder, play):
    """Run a test at a table of two people whose game has begun, over a store of its own."""

    async def begin(hub):
        room, links = await hub.make(new_table("my-shelfie", "person", "person"))
        await room.start()
        chair = Chair(hub)
        tokens = list(links.seats.values())
        await chair.hear({"type": "hello", "table": links.table, "tokens": tokens})
        await chair.taken()
        await play(hub, room, chair)

    in_a_hub(folder, begin)


def waiting(room):
    """The seat that is to move, and a move of it."""
    table = room.history.table
    seat = first_asked(table.game, table.state)
    return seat, table.legal(seat)[0]


def logged(folder):
    """The log as it is on disk."""
    return rows(folder, "SELECT version, client_id FROM entries ORDER BY version")


def test_a_move_whose_sender_did_not_wait_is_told_before_the_next(tmp_path):
    async def play(hub, room, chair):
        seat, text = waiting(room)
        task = asyncio.ensure_future(enter(room, "move", seat, {"move": text}, "one"))
        while not room.lock.locked():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        move = {"type": "move", "move_id": "one", "expect": 0, "seat": seat, "move": text}
        await chair.hear(move)
        told = [json.loads(each) for each in await chair.taken()]
        entries = [each["entries"] for each in told if each["type"] == "update"]
        assert [[entry["version"] for entry in each] for each in entries] == [[1]]
        assert [each["version"] for each in told if each["type"] == "ack"] == [1]

    at_a_table(tmp_path, play)

    assert logged(tmp_path) == [(1, "one")]


def test_a_room_that_knows_another_log_than_the_store_is_loaded_anew(tmp_path):
    async def play(hub, room, chair):
        seat, text = waiting(room)
        before = room.history.entries.last_hash
        entry = linked(before, 1, "move", seat, {"move": text}, "elsewhere")
        await hub.store.append(room.id, [entry])
        with pytest.raises(Wrong, match="store-failed"):
            await enter(room, "move", seat, {"move": text}, "one")
        await chair.connection.finished()
        assert chair.code == 4004
        again = await hub.room(room.id)
        assert again is not room
        assert [each.id for each in again.history.entries] == ["elsewhere"]
        with pytest.raises(Wrong):
            await enter(room, "move", waiting(room)[0], {"move": text}, "two")

    at_a_table(tmp_path, play)

    assert logged(tmp_path) == [(1, "elsewhere")]
