"""A write that was told to have failed and is on disk: nothing is lost, nothing happens twice."""

import asyncio
import json
import sqlite3

import pytest

from casetta.contract.errors import Wrong
from casetta.store import writer
from casetta.store.errors import StoreFailed
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


@pytest.fixture
def failing(monkeypatch):
    """Lets the next transaction fail, before it is on disk or after."""
    plan: list[str] = []
    honest = writer._outcomes

    def outcomes(connection, operations):
        when = plan.pop(0) if plan else None
        if when != "before":
            answer = honest(connection, operations)
        if when is not None:
            raise sqlite3.OperationalError("disk I/O error")
        return answer

    monkeypatch.setattr(writer, "_outcomes", outcomes)
    return plan


def waiting(room):
    """The seat that is to move, and a move of it."""
    table = room.history.table
    seat = first_asked(table.game, table.state)
    return seat, table.legal(seat)[0]


async def answer_to(chair, room, name, move=None):
    """What somebody hears who sends a move, and all else that is told."""
    seat, text = move or waiting(room)
    message = {
        "type": "move",
        "move_id": name,
        "expect": room.history.version,
        "seat": seat,
        "move": text,
    }
    await chair.hear(message)
    told = [json.loads(each) for each in await chair.taken()]
    (answer,) = [each for each in told if each["type"] in ("ack", "refused")]
    entries = [
        entry["version"] for each in told if each["type"] == "update" for entry in each["entries"]
    ]
    return answer, entries


def logged(folder):
    """The log as it is on disk."""
    return rows(folder, "SELECT version, client_id FROM entries ORDER BY version")


def test_a_move_that_is_on_disk_has_not_failed(tmp_path, failing):
    async def play(hub, room, chair):
        failing.append("after")
        answer, told = await answer_to(chair, room, "one")
        assert (answer["type"], answer["version"], told) == ("ack", 1, [1])
        answer, told = await answer_to(chair, room, "one", (0, "whatever"))
        assert (answer["type"], answer["version"], told) == ("ack", 1, [])
        answer, _ = await answer_to(chair, room, "two")
        assert (answer["type"], answer["version"]) == ("ack", 2)

    at_a_table(tmp_path, play)

    assert logged(tmp_path) == [(1, "one"), (2, "two")]


def test_a_move_that_is_not_on_disk_is_refused_and_can_be_sent_again(tmp_path, failing):
    async def play(hub, room, chair):
        move = waiting(room)
        failing.append("before")
        answer, told = await answer_to(chair, room, "one", move)
        assert (answer["code"], answer["retryable"], told) == ("store-failed", True, [])
        answer, told = await answer_to(chair, room, "one", move)
        assert (answer["type"], answer["version"], told) == ("ack", 1, [1])

    at_a_table(tmp_path, play)

    assert logged(tmp_path) == [(1, "one")]


@pytest.mark.parametrize("when", ["before", "after"])
def test_as_long_as_nobody_can_tell_moves_are_refused_and_then_the_store_decides(
    tmp_path, failing, monkeypatch, when
):
    async def play(hub, room, chair):
        move = waiting(room)
        load = hub.store.load_entries

        async def unreadable(*_):
            raise StoreFailed("store-failed", reason="disk")

        monkeypatch.setattr(hub.store, "load_entries", unreadable)
        failing.append(when)
        for _ in range(2):
            answer, told = await answer_to(chair, room, "one", move)
            assert (answer["code"], answer["retryable"], told) == ("store-failed", True, [])
        monkeypatch.setattr(hub.store, "load_entries", load)
        answer, told = await answer_to(chair, room, "one", move)
        assert (answer["type"], answer["version"], told) == ("ack", 1, [1])
        answer, told = await answer_to(chair, room, "two")
        assert (answer["type"], answer["version"], told) == ("ack", 2, [2])

    at_a_table(tmp_path, play)

    assert logged(tmp_path) == [(1, "one"), (2, "two")]


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
        answer, told = await answer_to(chair, room, "one", (seat, text))
        assert (answer["type"], answer["version"], told) == ("ack", 1, [1])

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
