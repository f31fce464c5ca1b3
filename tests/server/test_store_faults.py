"""A disk that fails is told as such; what failed has not happened, and can be done again once."""

import asyncio
import json
import threading
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import count, product
from typing import Any

import pytest

from casetta.contract.errors import Wrong
from casetta.server import app
from casetta.server import hub as hubs
from casetta.server.rooms.bots import resign
from casetta.store.sqlite import SqliteStore
from casetta.store.store import EntryRefused, StoreFailed
from casetta.table.log import linked
from tests.playing import first_asked
from tests.server.house import nearby
from tests.server.inside import hub_over, new_table, seated
from tests.server.positions import finished
from tests.server.served import Table, legal_moves
from tests.store.faults import failing_disk
from tests.store.tables import rows
from tests.waiting import until, wait_until

WRITING: dict[str, dict[str, Any]] = {
    "begin": {"text": "BEGIN IMMEDIATE"},
    "insert": {"text": "INSERT INTO entries"},
    "after": {"text": "UPDATE tables"},
    "commit": {"text": "COMMIT"},
    "late-commit": {"text": "COMMIT", "late": True},
}
"""The statements that write a move; the last one is on disk although it failed."""
READING = ["FROM links", "FROM tables", "FROM entries", "FROM chat"]
"""What is read when somebody comes to a table that is not in memory."""
UNSURE = ["io", "os", "corrupt", "io twice", "os twice"]
"""Errors; twice if looking whether something was written fails too, so that nobody can tell."""


@pytest.fixture
def disk(monkeypatch):
    """The disk of the server of a test."""
    return failing_disk(monkeypatch)


@pytest.fixture
def near(disk, tmp_path):
    """A server in this process with such a disk."""
    with nearby(tmp_path) as near:
        yield near


@pytest.fixture
def looking(disk, monkeypatch):
    """Lets the disk fail with an error whenever the server looks whether a move was written."""
    load, errors = SqliteStore.load_entries, list[str]()

    async def load_entries(*given):
        if errors:
            disk.fail("FROM entries", errors[0], times=2 if errors[0] == "corrupt" else 1)
        return await load(*given)

    monkeypatch.setattr(SqliteStore, "load_entries", load_entries)
    return errors


def log_of(folder):
    return rows(folder, "SELECT version, kind, client_id FROM entries ORDER BY version")


@contextmanager
def at_the_table(near, links):
    """Somebody who holds both seats, and a legal move of theirs."""
    with near.client(links, 0, 1) as client:
        seat = client.position()["waiting"][0]
        if client.viewer != seat:
            client.look(seat)
        move = {"type": "move", "move_id": "one", "expect": 0, "seat": seat}
        yield client, move | {"move": legal_moves(client)[0]}


def made(client, move):
    """What somebody hears who makes a move."""
    client.send(move)
    return client.until("ack", "refused")


def made_again(near, links, move):
    """Demand that somebody who comes back makes the move, once."""
    with near.client(links, 0, 1) as client:
        assert made(client, move)["version"] == 1
    assert log_of(near.folder) == [(1, "move", "one")]


def fail_writing(disk, looking, place, error):
    """Let a write fail; whether that is known at once."""
    error, *twice = error.split()
    looking += [error] if twice else []
    disk.fail(**WRITING[place], error=error)
    return not twice


@pytest.mark.parametrize("error", UNSURE)
@pytest.mark.parametrize("place", WRITING)
def test_a_move_that_could_not_be_written_can_be_sent_again(near, disk, looking, place, error):
    links = near.begun()
    with at_the_table(near, links) as (client, move):
        is_known = fail_writing(disk, looking, place, error)
        for _ in range(1 if is_known else 2):
            answer = made(client, move)
            if is_known and place == "late-commit":
                assert answer["type"] == "ack"
            else:
                assert (answer["code"], answer["retryable"]) == ("store-failed", True)
        assert disk.hits == 1
        looking.clear()
        assert made(client, move)["version"] == 1

    made_again(near, links, move)


@pytest.mark.parametrize("code", ["entry-twice", "entry-not-next", "row-refused"])
def test_a_store_that_refuses_what_fits_is_never_told_as_a_wrong_move(
    near, disk, code, monkeypatch
):
    """Whoever sent it comes back, and sends it again to the table as the store knows it."""
    links, store = near.begun(), near.hub.store
    append = store.append

    async def refusing(*_):
        monkeypatch.setattr(store, "append", append)
        disk.fail("FROM entries")
        raise EntryRefused(code)

    with at_the_table(near, links) as (client, move):
        monkeypatch.setattr(store, "append", refusing)
        client.send(move)
        assert client.ending() == 4004
    assert disk.hits == 1
    made_again(near, links, move)


def test_damage_that_is_found_while_a_move_is_written_is_told_as_damage(near, disk, looking):
    links = near.begun()
    with at_the_table(near, links) as (client, move):
        looking.append("corrupt")
        disk.fail("COMMIT")
        client.send(move)
        assert client.ending() == 4004
    with near.client(links, 0, 1) as client:
        assert client.take()["code"] == "table-damaged"
        assert client.ending() == 4001

    assert log_of(near.folder) == []


@pytest.mark.parametrize("error", ["io", "os"])
@pytest.mark.parametrize("text", READING)
def test_whoever_comes_while_nothing_can_be_read_may_come_back(near, disk, text, error):
    links = near.begun()
    with at_the_table(near, links) as (_, move):
        pass
    near.hub.rooms.clear()
    disk.fail(text, error)
    with near.client(links, 0, 1) as client:
        answer = client.take()
        assert (answer["code"], answer["retryable"]) == ("store-failed", True)
        assert client.ending() == 1011
    near.hub.rooms.clear()
    disk.fail(text, error)
    status, content, _ = links.ask("GET")
    assert (status, content["code"], content["retryable"]) == (503, "store-failed", True)
    made_again(near, links, move)


@pytest.mark.parametrize(
    ("deed", "place", "error"),
    [
        *product(["leave"], ["begin", "insert", "commit", "late-commit"], UNSURE),
        *product(["start"], ["begin", "commit", "late-commit"], ["io", "os", "corrupt"]),
    ],
)
def test_what_could_not_be_written_over_http_can_be_asked_for_again(
    near, disk, looking, deed, place, error
):
    """Somebody goes in the middle of a game, so that a bot plays on; the host begins one."""
    table = near.lay("my-shelfie", "person", "person", first=1)
    links = near.begun() if deed == "leave" else table
    ask = asking(deed, by="0" if deed == "leave" else "host")
    is_known = fail_writing(disk, looking, place, error)
    status, content, _ = ask(links)
    assert disk.hits == 1
    looking.clear()
    if status >= 300:
        assert (status, content["code"], content["retryable"]) == (503, "store-failed", True)
        status, content, _ = ask(links)
    else:
        assert is_known
    assert status in (200, 201), content
    assert content["status"] == "running"

    assert [kind for _, kind, _ in log_of(near.folder)] == ["hand-over"] * (deed == "leave")
    with near.client(links, 0) as client:
        assert client.viewer == (deed == "start"), "places became seats once"


# A room whose write was not waited for, or that knows another log than the store


@asynccontextmanager
async def room_over(folder):
    """Hub, room and player of a game that has begun, who is to move, and a move."""
    async with hub_over(folder) as hub:
        room, links = await hub.make(new_table("my-shelfie", "person", "person", start=True))
        chair = await seated(hub, links, 0, 1)
        await chair.taken()
        seat = first_asked(room.game, room.history.table.state)
        yield hub, room, chair, seat, {"move": room.history.table.legal(seat)[0]}


async def test_a_move_whose_sender_did_not_wait_is_told_before_the_next(tmp_path):
    async with room_over(tmp_path) as (_, room, chair, seat, body):
        task = asyncio.ensure_future(room.enter("move", seat, body, "one"))
        while not room.lock.locked():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await chair.hear({"type": "move", "move_id": "one", "expect": 0, "seat": seat, **body})
        told = [json.loads(each) for each in await chair.taken()]
        entries = [each["entries"] for each in told if each["type"] == "update"]
        assert [[entry["version"] for entry in each] for each in entries] == [[1]]
        assert [each["version"] for each in told if each["type"] == "ack"] == [1]

    assert log_of(tmp_path) == [(1, "move", "one")]


async def test_a_room_that_knows_another_log_than_the_store_is_loaded_anew(tmp_path):
    async with room_over(tmp_path) as (hub, room, chair, seat, body):
        entry = linked(room.history.entries.last_hash, 1, "move", seat, body, "elsewhere")
        await hub.store.append(room.id, [entry])
        with pytest.raises(Wrong, match="store-failed"):
            await room.enter("move", seat, body, "one")
        await chair.connection.finished()
        assert chair.code == 4004
        again = await hub.room(room.id)
        assert again is not room
        assert [each.id for each in again.history.entries] == ["elsewhere"]
        with pytest.raises(Wrong):
            await room.enter("move", seat, body, "two")

    assert log_of(tmp_path) == [(1, "move", "elsewhere")]


# Seats, links and tables are given in one step

BRUNO = {"name": "Bruno"}
NEW = {"game": "my-shelfie", "seats": [{"player": "person"}] * 2, "start": True}


def waiting(near, second="person"):
    """A public table that waits."""
    return near.lay("my-shelfie", "person", second, policy={"public": True})


def knocking(near):
    """The same with a free seat, and with the ticket of somebody who came with its code."""
    table = waiting(near, "open")
    wish = {"code": table.get()["code"], **BRUNO}
    return Table(near, {**table, "ticket": near.post("/api/join", wish)["ticket"]})


def admit(table):
    return table.ask("POST", "admit", {"ticket": table["ticket"], "seat": 1})


def collect(table):
    wish = {"table": table["table"], "ticket": table["ticket"]}
    return table.server.ask("POST", "/api/join/answer", wish)


def admitted(near):
    table = knocking(near)
    admit(table)
    return table


def rematched(near):
    table = finished(near)
    table.post("rematch")
    return table


def asking(path, body=None, by="host"):
    """Somebody asks something of a table."""
    return lambda table: table.ask("POST", path, body or {}, by)


def opens(table, answer, **place):
    """Whether a link opens the table and shows this of the second seat."""
    return table.get(by=answer["link"])["places"][1].items() >= place.items()


def is_there(table, made, status="waiting"):
    """Whether there is a new table."""
    return Table(table.server, {"seats": {}, **made}).get()["status"] == status


def has_left(table, people):
    table.refuses("link-revoked", by="1")
    return people["places"][1]["player"] == "open"


def is_renewed(table, answer):
    table.refuses("link-revoked", by="1")
    return opens(table, answer)


DEEDS: dict[str, Any] = {
    "admit": (knocking, admit, lambda table, _: opens(table, collect(table)[1], **BRUNO)),
    "collect": (admitted, collect, opens),
    "claim": (partial(waiting, second="open"), asking("claim", {"seat": 1, **BRUNO}, ""),
              partial(opens, **BRUNO)),
    "put": (waiting, asking("seats/1", {"player": "person", **BRUNO}), partial(opens, **BRUNO)),
    "leave": (waiting, asking("leave", by="1"), has_left),
    "renew": (waiting, asking("link", by="1"), is_renewed),
    "make": (waiting, lambda table: table.server.ask("POST", "/api/tables", NEW),
             partial(is_there, status="running")),
    "rematch": (finished, asking("rematch"),
                lambda table, made: table.get()["next_table"] == made["table"]),
    "follow": (rematched, asking("next", by="0"),
               lambda table, mine: is_there(table, mine | {"host": mine["link"]})),
    "same deal": (finished, asking("same-deal"), is_there),
    "clone": (finished, asking("clone", {"version": 0}), is_there),
}  # fmt: skip
"""At which table, what is asked, and whether it came about."""


@pytest.mark.parametrize("deed", DEEDS)
def test_what_fails_at_any_write_has_not_happened_and_can_be_done_again(near, deed):
    prepared, ask, is_done = DEEDS[deed]
    near.lift_limits()
    for number in count(1):
        table = prepared(near)
        before = set(near.hub.rooms)
        near.faults.at(number)
        status, answer, _ = ask(table)
        failed = near.faults.count
        near.faults.at(0)
        if failed:
            assert (status, answer["code"]) == (503, "store-full")
            assert set(near.hub.rooms) == before
            status, answer, _ = ask(table)
        assert status < 300, answer
        assert is_done(table, answer)
        if not failed:
            break
    assert number > 1


# Chat, readiness, and tables that go on by themselves


@pytest.mark.parametrize("twice", ["", " twice"])
@pytest.mark.parametrize("place", ["begin", "commit", "late-commit"])
def test_a_line_of_chat_that_is_sent_again_is_said_once(near, disk, place, twice):
    """Twice: looking whether it was written fails too."""
    links = near.begun()
    line = {"type": "say", "id": "one", "text": "ciao"}
    with near.client(links, 0) as client:
        client.position()
        disk.fail(**WRITING[place])
        looks = near.hub.store.last_chats
        if twice:
            near.hub.store.last_chats = not_now
        client.send(line)
        answer = client.until("said", "refused")
        near.hub.store.last_chats = looks
        assert (answer["type"] == "said") == (place == "late-commit" and not twice)
        if answer["type"] == "refused":
            assert (answer["code"], answer["retryable"]) == ("store-failed", True)
            client.send(line)
            client.until("said", text="ciao")

    assert [text for (text,) in rows(near.folder, "SELECT text FROM chat")] == ["ciao"]


async def not_now(*_):
    raise StoreFailed("store-failed")


@pytest.mark.parametrize("text", ["BEGIN IMMEDIATE", "PRAGMA user_version =", "FROM tables"])
def test_readiness_is_refused_while_nothing_can_be_written_or_read(near, disk, text):
    disk.fail(text)
    assert near.ask("GET", "/readyz")[:2] == (503, "store")
    assert near.ask("GET", "/readyz")[:2] == (200, "ok")


def test_a_disk_that_does_not_answer_is_asked_once_and_told_to_have_failed(near, monkeypatch):
    monkeypatch.setattr(app, "READY_WITHIN", 0.01)
    probe, asked, answered = near.hub.store.probe, [], threading.Event()

    async def slow():
        asked.append(1)
        await asyncio.to_thread(answered.wait)
        await probe()

    near.hub.store.probe = slow
    for _ in range(3):
        assert near.ask("GET", "/readyz")[:2] == (503, "store")
    near.hub.store.probe = probe
    answered.set()
    wait_until(lambda: near.ask("GET", "/readyz")[:2] == (200, "ok"))

    assert len(asked) == 1


async def test_bots_go_on_after_a_start_at_which_nothing_could_be_read(tmp_path, monkeypatch):
    monkeypatch.setattr(hubs, "RETRY", 0.0)
    async with hub_over(tmp_path) as hub:
        room, _ = await hub.make(new_table("my-shelfie", "person", "bot:random"))
        await room.start()
        await resign(room, 0)
        await room.close()
        hub.rooms.clear()
        load, hub.store.load_history = hub.store.load_history, not_now
        waking = asyncio.ensure_future(hub._wake([room.id], wait=0.0))
        await asyncio.sleep(0)
        hub.store.load_history = load
        await waking
        await until(lambda: hub.rooms[room.id].status == "finished")


async def test_a_room_that_is_loaded_anew_goes_on_although_nobody_comes(tmp_path, monkeypatch):
    monkeypatch.setattr(hubs, "RETRY", 0.0)
    async with hub_over(tmp_path) as hub:
        room, _ = await hub.make(new_table("my-shelfie", "person", "bot:random"))
        await room.start()
        await resign(room, 0)
        hub.drop(room)
        again = await until(lambda: hub.rooms.get(room.id))
        assert again is not room
        await until(lambda: again.status == "finished")
