"""A disk that fails is told as such, and whoever sends the same again makes one move."""

from typing import Any

import pytest

from casetta.store.sqlite import SqliteStore
from casetta.store.store import EntryRefused
from tests.server.house import nearby
from tests.server.served import legal_moves
from tests.store.faults import failing_disk
from tests.store.tables import rows

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


@pytest.fixture
def disk(monkeypatch):
    """The disk of the server of a test."""
    return failing_disk(monkeypatch)


def log_of(folder):
    """The log on disk."""
    return rows(folder / "data", "SELECT version, kind, client_id FROM entries ORDER BY version")


def at_a_table(near):
    """A table of two people whose game has begun."""
    return near.lay("my-shelfie", "person", "person", start=True)


def first_move(client):
    """A legal move of somebody who holds both seats."""
    seat = client.position()["waiting"][0]
    if client.viewer != seat:
        client.look(seat)
    move = {"type": "move", "move_id": "one", "expect": 0, "seat": seat}
    return move | {"move": legal_moves(client)[0]}


@pytest.fixture
def looking(disk, monkeypatch):
    """Lets the disk fail with an error whenever the server looks whether a move was written."""
    load, errors = SqliteStore.load_entries, list[str]()

    async def load_entries(*given):
        if errors:
            disk.fail("FROM entries", errors[0])
        return await load(*given)

    monkeypatch.setattr(SqliteStore, "load_entries", load_entries)
    return errors


def made(client, move):
    """What somebody hears who makes a move."""
    client.send(move)
    return client.take_any("ack", "refused")


@pytest.mark.parametrize("error", ["io", "os", "corrupt"])
@pytest.mark.parametrize("place", WRITING)
def test_a_move_that_could_not_be_written_can_be_sent_again(tmp_path, disk, place, error):
    with nearby(tmp_path) as near:
        links = at_a_table(near)
        with near.client(links, 0, 1) as client:
            move = first_move(client)
            disk.fail(**WRITING[place], error=error)
            answer = made(client, move)
            assert disk.hits == 1
            if place == "late-commit":
                assert answer["type"] == "ack"
            else:
                assert (answer["code"], answer["retryable"]) == ("store-failed", True)
            for _ in range(2):
                assert made(client, move)["version"] == 1

    assert log_of(tmp_path) == [(1, "move", "one")]


@pytest.mark.parametrize("error", ["io", "os"])
@pytest.mark.parametrize("place", WRITING)
def test_a_move_of_which_nobody_can_tell_can_be_sent_again(tmp_path, disk, looking, place, error):
    """Writing it fails, and looking whether it was written fails too."""

    with nearby(tmp_path) as near:
        links = at_a_table(near)
        with near.client(links, 0, 1) as client:
            move = first_move(client)
            looking.append(error)
            disk.fail(**WRITING[place], error=error)
            for _ in range(2):
                answer = made(client, move)
                assert (answer["code"], answer["retryable"]) == ("store-failed", True)
            looking.clear()
            for _ in range(2):
                assert made(client, move)["version"] == 1

    assert log_of(tmp_path) == [(1, "move", "one")]


@pytest.mark.parametrize("code", ["entry-twice", "entry-not-next", "row-refused"])
def test_a_store_that_refuses_what_fits_is_never_told_as_a_wrong_move(
    tmp_path, disk, code, monkeypatch
):
    """Whoever sent it comes back, and sends it again to the table as the store knows it."""

    with nearby(tmp_path) as near:
        links, store = at_a_table(near), near.hub.store
        append = store.append

        async def refusing(*_):
            monkeypatch.setattr(store, "append", append)
            disk.fail("FROM entries")
            raise EntryRefused(code)

        with near.client(links, 0, 1) as client:
            move = first_move(client)
            monkeypatch.setattr(store, "append", refusing)
            client.send(move)
            assert client.ending() == 4004
        assert disk.hits == 1
        with near.client(links, 0, 1) as client:
            assert made(client, move)["version"] == 1

    assert log_of(tmp_path) == [(1, "move", "one")]


def test_damage_that_is_found_while_a_move_is_written_is_told_as_damage(tmp_path, disk, looking):
    with nearby(tmp_path) as near:
        links = at_a_table(near)
        with near.client(links, 0, 1) as client:
            move = first_move(client)
            looking.append("corrupt")
            disk.fail("COMMIT")
            client.send(move)
            assert client.ending() == 4004
        with near.client(links, 0, 1) as client:
            assert client.take()["code"] == "table-damaged"
            assert client.ending() == 4001

    assert log_of(tmp_path) == []


@pytest.mark.parametrize("error", ["io", "os"])
@pytest.mark.parametrize("text", READING)
def test_whoever_comes_while_nothing_can_be_read_may_come_back(tmp_path, disk, text, error):
    with nearby(tmp_path) as near:
        links = at_a_table(near)
        with near.client(links, 0, 1) as client:
            move = first_move(client)
        near.hub.rooms.clear()
        disk.fail(text, error)
        with near.client(links, 0, 1) as client:
            answer = client.take()
            assert (answer["code"], answer["retryable"]) == ("store-failed", True)
            assert client.ending() == 1011
        near.hub.rooms.clear()
        disk.fail(text, error)
        status, content, _ = near.ask("GET", f"/api/tables/{links['table']}", token=links["host"])
        assert (status, content["code"], content["retryable"]) == (503, "store-failed", True)
        with near.client(links, 0, 1) as client:
            assert made(client, move)["version"] == 1

    assert log_of(tmp_path) == [(1, "move", "one")]


def leaving(near):
    """Somebody goes in the middle of a game: a bot plays on."""
    links = at_a_table(near)
    return f"/api/tables/{links['table']}/leave", links["seats"]["0"]


def starting(near):
    """The host begins a game."""
    links = near.lay("my-shelfie", "person", "person")
    return f"/api/tables/{links['table']}/start", links["host"]


@pytest.mark.parametrize("error", ["io", "os", "corrupt"])
@pytest.mark.parametrize("place", ["begin", "commit", "late-commit"])
@pytest.mark.parametrize("begin", [leaving, starting])
def test_what_could_not_be_written_over_http_can_be_asked_for_again(
    tmp_path, disk, begin, place, error
):
    with nearby(tmp_path) as near:
        path, token = begin(near)
        disk.fail(**WRITING[place], error=error)
        status, content, _ = near.ask("POST", path, {}, token)
        assert disk.hits == 1
        if status >= 300:
            assert (status, content["code"], content["retryable"]) == (503, "store-failed", True)
            status, content, _ = near.ask("POST", path, {}, token)
        assert status in (200, 201), content
        assert content["status"] == "running"

    kinds = [kind for _, kind, _ in log_of(tmp_path)]
    assert kinds == (["hand-over"] if begin is leaving else [])


@pytest.mark.parametrize("place", ["insert", "late-commit"])
def test_whoever_leaves_while_nobody_can_tell_what_is_written_leaves_once(
    tmp_path, disk, looking, place
):
    with nearby(tmp_path) as near:
        path, token = leaving(near)
        looking.append("io")
        disk.fail(**WRITING[place])
        status, content, _ = near.ask("POST", path, {}, token)
        assert (status, content["code"]) == (503, "store-failed")
        looking.clear()
        for _ in range(2):
            assert near.ask("POST", path, {}, token)[0] == 200

    assert [kind for _, kind, _ in log_of(tmp_path)] == ["hand-over"]
