"""What the operator sees and does: tables, connections, blocked addresses, the log of deeds."""

import json
import shutil
import time
from pathlib import Path

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from casetta import games
from casetta.contract.errors import Wrong
from casetta.protocol.limits import LIMITS
from casetta.server import blocks
from casetta.server.blocks import MOST_DEEDS, AdminLog, Blocks, Deed, blockable
from casetta.server.http import admin as routes
from casetta.store.database import FILE
from casetta.table.table import Table
from tests.server.house import nearby
from tests.server.served import Client, good, refused, said
from tests.store.tables import rows
from tests.waiting import wait_until

THERE = "198.51.100.7"
FROM_THERE = {"X-Forwarded-For": THERE}


@pytest.fixture
def behind(tmp_path):
    """A server behind a proxy whose word about addresses it takes."""
    with nearby(tmp_path, proxies=("127.0.0.1",)) as near:
        yield near


def admin(near, path, method="GET", body=None):
    """The content of a good answer to the operator."""
    return good(near.ask(method, f"/api/admin/{path}", body, near.key))


def listed(near, query=""):
    return [each["table"] for each in admin(near, f"tables{query}")["tables"]]


ROUTES = sorted(
    (method, path)
    for handler in vars(routes).values()
    if isinstance(handler, HTTPRouteHandler)
    for method in handler.http_methods - {"HEAD", "OPTIONS"}
    for path in handler.paths
    if path.startswith("/api/admin") and not path.endswith("session")
)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_nobody_but_the_operator_is_told_anything(behind, method, path):
    links = behind.begun()
    filled = path.replace("{table:str}", links["table"]).replace("{id:str}", "x")
    filled = filled.replace("{number:int}", "1") + "?address=192.0.2.1"
    for token in (None, links["host"]):
        answer = behind.ask(method, filled, {"address": "192.0.2.1"}, token)
        refused(answer, "not-the-operator")


def test_tables_are_listed_page_by_page_and_found_by_name_maker_and_status(behind):
    ids = [behind.lay("my-shelfie", "person", "open")["table"] for _ in range(3)]
    new = {"game": "my-shelfie", "seats": [{"player": "person", "name": "Żaneta"}] * 2}
    made = good(behind.ask("POST", "/api/tables", new | {"start": True}, None, FROM_THERE))

    assert listed(behind) == [made["table"], *reversed(ids)]
    first = admin(behind, "tables?most=2")
    assert [each["table"] for each in first["tables"]] == [made["table"], ids[2]]
    assert listed(behind, f"?most=2&before={first['before']}") == [ids[1], ids[0]]
    for query in ("status=running", "search=aneta", f"search={THERE}", f"search={made['table']}"):
        assert listed(behind, f"?{query}") == [made["table"]]
    assert listed(behind, "?search=%25") == []
    row = first["tables"][0]
    assert (row["names"], row["address"]) == (["Żaneta", "Żaneta"], THERE)
    assert row["bytes"] > 100
    assert admin(behind, "status")["tables"] == {"waiting": 3, "running": 1}


def test_a_connection_is_listed_and_ended(behind):
    links = behind.begun()
    with behind.client(links, 1) as client:
        client.position()
        [found] = admin(behind, "connections")
        assert (found["table"], found["seats"]) == (links["table"], [1])
        assert admin(behind, "tables")["tables"][0]["sockets"] == 1
        admin(behind, f"connections/{found['id']}", "DELETE")
        assert client.ending() == 4004
    assert admin(behind, "limits") == []
    wait_until(lambda: admin(behind, "connections") == [])
    with behind.client(links, 1) as client:
        client.position()


def test_a_closed_table_lets_nobody_in_until_it_is_opened_again(behind):
    links = behind.begun()
    path = f"tables/{links['table']}"
    with behind.client(links, 0) as client:
        client.position()
        client.turn()
        admin(behind, f"{path}/close", "POST")
        assert client.ending() == 4001
    links.refuses("table-closed")
    assert admin(behind, "tables")["tables"][0]["closed"]
    admin(behind, f"{path}/reopen", "POST")
    refused(behind.ask("POST", f"/api/admin/{path}/reopen", None, behind.key), "not-closed")

    with behind.client(links, 0) as client:
        assert client.position()["version"] == 1


def test_the_operator_mutes_a_seat_or_a_table_whatever_its_host_wants(behind):
    links = behind.begun()
    path = f"tables/{links['table']}/mute"

    def say(client):
        client.send({"type": "say", "id": client.new_id(), "text": "hello"})
        told = client.until("refused", "said")
        return told.get("code") or told["text"]

    def muted():
        return admin(behind, "tables")["tables"][0]["silenced"]

    with behind.client(links, 0) as first, behind.client(links, 1) as second:
        first.position()
        second.position()
        admin(behind, path, "POST", {"seat": 1})
        assert links.post("mute", {"seat": 1, "muted": False})["silenced"] == [1]
        second.until("said", text="silenced")
        assert (say(second), muted()) == ("silenced", [1])
        first.until("said", text="silenced")
        assert say(first) == "hello"
        second.until("said", text="hello")
        admin(behind, path, "POST", {})
        links.post("policy", {"chat": "on"})
        first.until("said", text="silenced")
        assert (say(first), muted()) == ("silenced", [-1, 1])
        admin(behind, path, "POST", {"muted": False})
        admin(behind, path, "POST", {"seat": 1, "muted": False})
        for _ in range(2):
            second.until("said", text="unsilenced")
        assert (say(second), muted()) == ("hello", [])
    refused(behind.ask("POST", f"/api/admin/{path}", {"seat": 3}, behind.key), "not-found")
    deeds = [(each["deed"], each["detail"]) for each in admin(behind, "log")]
    assert deeds == [("unmute", "seat 2"), ("unmute", ""), ("mute", ""), ("mute", "seat 2")]


def test_a_deleted_table_is_gone_with_its_links_and_its_code(behind):
    links = behind.lay("my-shelfie", "person", "open")
    code = links.get()["code"]
    with behind.client(links, 0) as client:
        client.until("people")
        admin(behind, f"tables/{links['table']}", "DELETE")
        assert client.ending() == 4001
    links.refuses("no-such-link")
    refused(behind.ask("POST", "/api/join", {"code": code, "name": "Bo"}), "no-such-code")
    gone = behind.ask("DELETE", f"/api/admin/tables/{links['table']}", None, behind.key)
    refused(gone, "no-such-table")


def test_nothing_of_a_deleted_table_is_left_in_any_table_of_the_database(behind):
    """Reports about it neither; another table stays whole."""
    gone, stays = behind.begun(), behind.begun()
    for links in (gone, stays):
        with behind.client(links, 1) as client:
            client.position()
            said(client, "something rude")
        links.post("report", {"line": 1, "reason": "rude"}, "0")
        good(behind.ask("POST", "/api/me", {"table": links["table"], "token": links["host"]}))
    before = rows_naming(behind.folder, stays["table"])
    assert len(before) >= 5
    admin(behind, f"tables/{gone['table']}", "DELETE")

    assert rows_naming(behind.folder, gone["table"]) == []
    assert rows_naming(behind.folder, stays["table"]) == before


def rows_naming(folder, text):
    """The rows of all tables of a database in which a text stands anywhere."""
    names = [name for (name,) in rows(folder, "SELECT name FROM sqlite_schema WHERE type='table'")]
    every = [(name, *row) for name in names for row in rows(folder, f"SELECT * FROM {name}")]
    return [row for row in every if any(text in str(value) for value in row)]


def test_a_blocked_address_is_refused_before_any_work_and_let_in_again(behind):
    links = behind.begun()
    told = admin(behind, "blocks", "POST", {"address": THERE, "hours": 2, "why": "spam"})
    assert told["until"] - told["since"] == 7200
    for method, path in (("GET", "/"), ("GET", "/healthz"), ("POST", "/api/tables")):
        refused(behind.ask(method, path, headers=FROM_THERE), "address-blocked")
    with behind.socket(additional_headers=FROM_THERE) as socket:
        assert Client(socket).ending() == 4001
    with behind.client(links, 0) as client:
        client.position()
    admin(behind, f"blocks?address={THERE}", "DELETE")

    assert behind.ask("GET", "/healthz", headers=FROM_THERE)[0] == 200
    deeds = [(each["by"], each["deed"], each["target"]) for each in admin(behind, "log")]
    assert deeds == [("key", "unblock", THERE), ("key", "block", THERE)]


def test_a_report_is_told_with_the_line_and_is_gone_once_it_was_dealt_with(behind):
    links = behind.begun()
    with behind.client(links, 1) as client:
        client.position()
        client.send({"type": "say", "id": "line", "text": "go home"})
        line = client.until("said")["number"]
    links.post("report", {"line": line, "reason": "rude"}, "0")
    links.post("report", {"seat": 0}, "spectator")

    by_spectator, by_player = admin(behind, "reports")

    told = {name: by_player[name] for name in ("table", "seat", "name", "by_seat", "by_name")}
    assert told == {
        "table": links["table"], "seat": 1, "name": "P1", "by_seat": 0, "by_name": "P0",
    }  # fmt: skip
    assert (by_player["text"], by_player["reason"]) == ("go home", "rude")
    assert (by_spectator["seat"], by_spectator["by_seat"], by_spectator["text"]) == (0, -1, "")
    admin(behind, f"reports/{by_player['number']}", "DELETE")
    assert admin(behind, "reports") == [by_spectator]
    deeds = [(each["deed"], each["target"]) for each in admin(behind, "log")]
    assert deeds == [("resolve", str(by_player["number"]))]


def test_which_limits_were_hit_by_whom_is_told(tmp_path):
    limits = msgspec.structs.replace(LIMITS, joins_per_minute=2)
    with nearby(tmp_path, limits, proxies=("127.0.0.1",)) as near:
        wish = {"code": "NOCODE", "name": "Bo"}
        codes = [
            near.ask("POST", "/api/join", wish, headers=FROM_THERE)[1]["code"] for _ in range(4)
        ]
        near.ask("GET", "/api/tables", headers={"X-Forwarded-For": "198.51.100.8"})

        [hit] = admin(near, "limits")

    times = codes.count("too-many-joins")
    assert times
    assert (hit["address"], hit["code"], hit["times"]) == (THERE, "too-many-joins", times)
    assert hit["at"] > 0


def test_memory_and_disk_are_told_as_the_system_tells_them(behind):
    status = admin(behind, "status")
    file = behind.folder / FILE
    behind.begun()

    assert status["database_bytes"] >= file.stat().st_size > 0
    assert 0 < status["disk_free_bytes"] < shutil.disk_usage(behind.folder).total
    assert status["memory_bytes"] is None or 1 << 20 < status["memory_bytes"] < 1 << 40
    assert (status["memory_bytes"] is None) == (not Path("/proc/self/statm").exists())


def test_a_block_is_kept_across_starts_and_ends_by_itself(tmp_path, monkeypatch):
    Blocks(tmp_path).add("2001:db8::17", 1)
    Blocks(tmp_path).add("192.0.2.7", why="for good")
    now = time.time()

    assert "2001:db8::/64" in Blocks(tmp_path)
    monkeypatch.setattr("time.time", lambda: now + 3601)
    assert "2001:db8::/64" not in Blocks(tmp_path)
    assert [each.address for each in Blocks(tmp_path).all()] == ["192.0.2.7"]


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "0.0.0.0", "home", "", "127.0.0.0/8"])
def test_this_machine_and_nonsense_cannot_be_blocked(address):
    with pytest.raises(Wrong, match="not-blockable"):
        blockable(address)


def test_the_log_of_the_operator_survives_a_cut_line_and_is_bounded(tmp_path):
    log = AdminLog(tmp_path)
    for number in range(2 * MOST_DEEDS + 2):
        log.note(Deed(at=float(number), by="key", deed="end"))
    with (tmp_path / "admin-log.jsonl").open("ab") as file:
        file.write(b'{"at": 1')
    again = AdminLog(tmp_path)

    assert again.latest(1 << 20)[0].at == 2 * MOST_DEEDS + 1
    assert MOST_DEEDS - 1 <= len(again.latest(1 << 20)) <= MOST_DEEDS


def test_the_log_of_the_operator_is_cut_when_it_grows_too_large(tmp_path, monkeypatch):
    monkeypatch.setattr(blocks, "MOST_BYTES", 1_000)
    monkeypatch.setattr(blocks, "MOST_DEEDS", 5)
    log = AdminLog(tmp_path)
    for number in range(100):
        log.note(Deed(at=float(number), by="key", deed="end"))
        assert (tmp_path / "admin-log.jsonl").stat().st_size < 1_100

    assert [deed.at for deed in log.latest(9)] == [99, 98, 97, 96, 95]


def test_what_the_disk_does_not_take_of_the_log_is_written_with_the_next_deed(tmp_path):
    """A deed is not undone because it cannot be written down: a full disk is why one deletes."""
    file, log = tmp_path / "admin-log.jsonl", AdminLog(tmp_path)
    file.mkdir()
    log.note(Deed(at=1.0, by="key", deed="delete"))
    file.rmdir()
    assert [deed.at for deed in log.latest(9)] == [1]
    log.note(Deed(at=2.0, by="key", deed="end"))

    assert [deed.at for deed in AdminLog(tmp_path).latest(9)] == [2, 1]


def test_an_address_that_cannot_be_written_down_is_not_blocked(behind, monkeypatch):
    def fails(file, content):
        raise Wrong("cannot-write", file="f", reason="r")

    monkeypatch.setattr(blocks, "write_private", fails)
    answer = behind.ask("POST", "/api/admin/blocks", {"address": THERE}, behind.key)
    refused(answer, "store-failed")
    assert admin(behind, "blocks") == []


def test_whoever_comes_in_opens_or_shuts_the_server_is_in_the_log(behind, monkeypatch):
    async def opened():
        return "http://x"

    monkeypatch.setattr(behind.house, "let_others_join", opened)
    monkeypatch.setattr(behind.house, "may_open", True)
    behind.post("/api/admin/session", {"secret": behind.key})
    good(behind.ask("POST", "/api/others", {}, behind.key))
    good(behind.ask("DELETE", "/api/others", None, behind.key))

    deeds = [(deed["by"], deed["deed"]) for deed in admin(behind, "log")]
    assert deeds == [("key", "shut"), ("key", "open"), ("browser", "session")]


def deal(seed):
    """A deal of My Shelfie as a drawing: every seed gives other goals and another bag."""
    game = games.load("my-shelfie")
    return game.text.drawing(Table.deal(game, 2, seed=seed).state)


def test_nothing_that_the_console_shows_depends_on_what_is_hidden(tmp_path):
    """Two games with other goals and another bag, played alike, are listed alike."""
    told = []
    for seed in (1, 2):
        with nearby(tmp_path / str(seed)) as near:
            links = near.begun(id="twin", setup=deal(seed))
            with near.client(links, 0) as client:
                client.position()
                pages = [admin(near, page) for page in ("tables", "connections", "limits", "log")]
                status = admin(near, "status")
        row = pages[0]["tables"][0]
        del row["made"], row["changed"]
        for each in pages[1]:
            del each["id"], each["since"]
        told.append((json.dumps(pages), status["tables"], status["rooms"]))

    assert told[0] == told[1]
