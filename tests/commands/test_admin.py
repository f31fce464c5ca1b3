"""`casetta admin`: on a running server with the key of its data folder, and without a server."""

import json

import pytest

from casetta.commands.admin import LISTS
from casetta.commands.cli import run
from casetta.server.operator import RUNNING_FILE, address_of_server, read_key
from tests.server.served import Server, answers


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("admin") / "data", "--keep", "chat=30")
    yield server
    assert server.end() == 0
    assert address_of_server(server.folder) is None


def admin(folder, *words):
    return run(["admin", *words, "--data-dir", str(folder), "--lang", "en"])


@pytest.fixture
def told(server, capsys):
    """Runs a command that must succeed; what it told as JSON."""

    def ask(*words):
        assert admin(server.folder, *words, "--json") == 0
        text = capsys.readouterr().out
        return json.loads(text) if text else None

    return ask


def test_a_server_without_a_screen_is_looked_after(server, told):
    links = server.begun()
    [table] = [each for each in told("tables")["tables"] if each["table"] == links["table"]]
    assert table["names"] == ["P0", "P1"]
    with server.client(links, 0) as client:
        client.position()
        told("mute", links["table"], "--seat", "1")
        client.until("said", text="silenced")
        told("mute", links["table"], "--seat", "1", "--off")
        client.until("said", text="unsilenced")
        client.send({"type": "say", "id": "line", "text": "go home"})
        line = client.until("said", text="go home")["number"]
        links.post("report", {"line": line, "reason": "rude"}, "1")
        [report] = told("reports")
        assert (report["name"], report["text"], report["reason"]) == ("P0", "go home", "rude")
        told("resolve", str(report["number"]))
        assert told("reports") == []
        [connection] = told("connections")
        told("end", connection["id"])
        assert client.ending() == 4004
    told("close", links["table"])
    links.refuses("table-closed")
    told("reopen", links["table"])
    told("delete", links["table"])
    links.refuses("no-such-link")
    assert told("block", "2001:db8::7", "--hours", "2", "--why", "spam")["address"] == (
        "2001:db8::/64"
    )
    assert [each["why"] for each in told("blocks")] == ["spam"]
    told("unblock", "2001:db8::/64")
    status = told("status")
    assert status["keep"]["chat"] == 30
    assert min(status["database_bytes"], status["disk_free_bytes"]) > 0
    deeds = [each["deed"] for each in told("log")]
    assert deeds == [
        "unblock", "block", "delete", "reopen", "close", "end", "resolve", "unmute", "mute",
    ]  # fmt: skip


def test_the_limits_that_were_hit_are_read_as_a_table(tmp_path, capsys):
    server = Server(tmp_path / "data", "--limit", "joins_per_minute=1", test_mode=False)
    for _ in range(3):
        server.ask("POST", "/api/join", {"code": "NOCODE", "name": "Bo"})
    assert admin(server.folder, "limits") == 0
    out = capsys.readouterr().out
    assert server.end() == 0

    assert "127.0.0.1" in out
    assert "too-many-joins" in out


@pytest.mark.parametrize("what", ["status", *LISTS])
def test_people_read_tables(server, what, capsys):
    links = server.begun()
    assert admin(server.folder, what) == 0
    out = capsys.readouterr().out
    assert what != "tables" or links["table"] in out
    assert "{" not in out


def test_what_cannot_be_done_is_one_sentence(server, capsys):
    for words in (["close"], ["close", "nosuchtable"], ["mute"], ["block", "127.0.0.1"]):
        assert admin(server.folder, *words) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_key_is_shown_and_renewed_while_the_server_runs(server, capsys, told):
    old = server.key
    assert admin(server.folder, "key") == 0
    assert capsys.readouterr().out == f"{old}\n"
    assert admin(server.folder, "key", "--renew") == 0

    assert capsys.readouterr().out == f"{server.key}\n"
    assert server.ask("GET", "/metrics", None, old)[0] == 403
    assert told("status")["url"] is None
    assert (told("log")[0]["by"], told("log")[0]["deed"]) == ("offline", "key")


def test_without_a_server_tables_are_deleted_and_addresses_blocked(tmp_path, capsys):
    server = Server(tmp_path / "data")
    links = server.begun()
    told = json.loads((server.folder / RUNNING_FILE).read_text())
    server.kill()
    assert told["url"] == server.url
    assert address_of_server(server.folder) is None
    assert admin(server.folder, "delete", "nosuchtable") == 2
    assert admin(server.folder, "delete", links["table"]) == 0
    assert admin(server.folder, "block", "192.0.2.7") == 0
    assert admin(server.folder, "tables") == 2
    assert "No server" in capsys.readouterr().err
    server.start()

    links.refuses("no-such-link")
    assert admin(server.folder, "blocks") == 0
    assert "192.0.2.7" in capsys.readouterr().out
    assert server.end() == 0


def test_the_key_is_sent_to_nobody_who_listens_where_a_server_was(tmp_path, monkeypatch):
    """What a killed server left names a port on which another program may listen now."""
    server = Server(tmp_path / "data")
    server.kill()
    assert (server.folder / RUNNING_FILE).exists()
    asked = []
    monkeypatch.setattr("casetta.commands.admin.ask_server", lambda *words: asked.append(words))
    assert admin(server.folder, "status") == 2

    assert asked == []
    assert not answers("127.0.0.1", int(server.url.rpartition(":")[2]))
    assert len(read_key(server.folder)) == 32
