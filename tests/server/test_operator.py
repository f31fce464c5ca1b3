"""The operator: the key of the data folder, tickets and sessions of browsers, private metrics."""

import os
import stat
import time
from types import SimpleNamespace
from typing import Any

import pytest

from casetta.contract.errors import Wrong
from casetta.protocol.errors import GOING_AWAY
from casetta.server import serve
from casetta.server.operator import (
    COOKIE,
    KEY_FILE,
    SESSION_SECONDS,
    TRIES_PER_MINUTE,
    Operator,
    networks_of,
    read_key,
    renew_key,
)
from tests.server.house import nearby
from tests.server.served import answers, good, refused

HERE = "192.0.2.1"


def test_the_key_is_made_once_for_its_owner_alone_and_is_renewed_on_demand(tmp_path):
    key = read_key(tmp_path)

    assert len(key) == 32
    assert read_key(tmp_path) == key
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert renew_key(tmp_path) != key
    assert [file.name for file in tmp_path.iterdir()] == [KEY_FILE]


def test_a_key_that_cannot_be_read_is_refused(tmp_path):
    for content in (b"", b"short\n", b"\xff" * 40):
        (tmp_path / KEY_FILE).write_bytes(content)
        with pytest.raises(Wrong, match="broken-key"):
            read_key(tmp_path)


def request(*, key="", cookie="", host=HERE) -> Any:
    headers = {"Authorization": key} if key else {}
    return SimpleNamespace(
        headers=headers, cookies={COOKIE: cookie} if cookie else {}, scope={"client": (host, 1)}
    )


def refusal(deed):
    with pytest.raises(Wrong) as refused:
        deed()
    return refused.value.code


def test_only_the_key_and_a_session_are_the_operators(tmp_path):
    operator = Operator(tmp_path)
    key, session = operator.key, operator.new_session(operator.new_ticket(), HERE)

    assert operator.demand(request(key=f"Operator {key}")) == "key"
    assert operator.demand(request(key=f"Bearer {key}")) == "key"
    assert operator.demand(request(cookie=session)) == "browser"
    assert key not in session
    expires, nonce, sign = session.split(".")
    forged = [key, f"{expires}0.{nonce}.{sign}", f"{expires}.{nonce}.{sign[:-1]}", "..", "ü.ü.ü"]
    for wrong in [
        request(), request(key=key), request(key=f"Operator {key[:-1]}"), request(key="Operator ü"),
        *(request(cookie=each) for each in forged),
    ]:  # fmt: skip
        assert refusal(lambda wrong=wrong: operator.demand(wrong)) == "not-the-operator"


def test_a_ticket_lets_one_browser_in_and_the_key_any(tmp_path):
    operator = Operator(tmp_path)
    ticket = operator.new_ticket()
    operator.new_session(ticket, HERE)

    assert refusal(lambda: operator.new_session(ticket, HERE)) == "not-the-operator"
    operator.new_session(operator.key, HERE)


def test_a_session_ends_after_a_while_and_when_the_key_is_renewed(tmp_path, monkeypatch):
    operator = Operator(tmp_path)
    session = operator.new_session(operator.key, HERE)
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now + SESSION_SECONDS + 1)
    assert refusal(lambda: operator.demand(request(cookie=session))) == "not-the-operator"
    monkeypatch.undo()
    operator.demand(request(cookie=session))
    renew_key(tmp_path)

    assert refusal(lambda: operator.demand(request(cookie=session))) == "not-the-operator"
    assert Operator(tmp_path).key == operator.key


def test_wrong_keys_are_limited_for_each_address_and_the_right_one_is_let_in_all_the_same():
    operator = Operator()
    wrong = [
        refusal(lambda: operator.demand(request(key="Operator wrong")))
        for _ in range(TRIES_PER_MINUTE + 1)
    ]

    assert wrong == ["not-the-operator"] * TRIES_PER_MINUTE + ["too-many-keys"]
    assert refusal(lambda: operator.new_session("wrong", HERE)) == "too-many-keys"
    assert operator.demand(request(key=f"Operator {operator.key}")) == "key"
    elsewhere = request(key="Operator wrong", host="192.0.2.2")
    assert refusal(lambda: operator.demand(elsewhere)) == "not-the-operator"
    assert refusal(lambda: operator.demand(request())) == "not-the-operator"


# Over HTTP


def test_a_browser_comes_in_by_the_address_that_the_terminal_shows(near):
    url, _, ticket = near.house.operators_url().partition("/#operator=")
    made = near.ask("POST", "/api/admin/session", {"secret": ticket})
    cookie = made[2]["set-cookie"]

    assert (url, made[0]) == (near.url, 204)
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert near.hub.operator.key not in cookie
    by_browser = {"Cookie": cookie.partition(";")[0]}
    assert near.ask("GET", "/metrics", headers=by_browser)[0] == 200
    refused(near.ask("POST", "/api/admin/session", {"secret": ticket}), "not-the-operator")
    gone = near.ask("DELETE", "/api/admin/session", headers=by_browser)
    assert "Max-Age=0" in gone[2]["set-cookie"]


def test_under_https_only_this_very_host_may_set_the_session(tmp_path):
    ours = {"Host": "casa.example", "Origin": "https://casa.example"}
    with nearby(tmp_path, public_url="https://casa.example/") as near:
        secret = {"secret": near.hub.operator.key}
        cookie = near.ask("POST", "/api/admin/session", secret, headers=ours)[2]["set-cookie"]

        assert cookie.startswith("__Host-casetta-operator=")
        assert "Secure" in cookie
        by_browser = ours | {"Cookie": cookie.partition(";")[0]}
        assert near.ask("GET", "/metrics", headers=by_browser)[0] == 200


def test_a_program_of_this_machine_opens_nothing_without_the_key(near, monkeypatch):
    """Also not with a link of a table, nor as a page of another site or name (DNS rebinding)."""
    monkeypatch.setattr(serve, "local_address", lambda: "127.0.0.2")
    key, links = near.hub.operator.key, near.begun()
    for method in ("POST", "DELETE"):
        for token in (None, links["host"], key[:-1]):
            refused(near.ask(method, "/api/others", {}, token), "not-the-operator")
    for header in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
        refused(near.ask("POST", "/api/others", {}, key, header), "foreign-origin")
    refused(near.ask("GET", "/metrics"), "not-the-operator")

    assert near.get("/api/others") == {"url": None}
    assert len(near.house.listeners) == 1


def test_others_are_sent_away_when_the_server_is_closed_to_them_again(near, monkeypatch):
    """And those of this machine play on; it can be opened anew."""
    monkeypatch.setattr(serve, "local_address", lambda: "127.0.0.2")
    key, links, local = near.hub.operator.key, near.begun(), near.url
    with near.client(links, 0) as stays:
        stays.position()
        for _ in range(2):
            shared = near.post("/api/others", {}, key)["url"]
            monkeypatch.setattr(near, "url", shared)
            with near.client(links, 1) as goes:
                goes.position()
                near.ask("DELETE", "/api/others", None, key)
                assert goes.ending() == GOING_AWAY
            monkeypatch.setattr(near, "url", local)
            assert near.get("/api/others") == {"url": None}
            assert not answers("127.0.0.2", int(shared.rpartition(":")[2]))
        stays.turn()


@pytest.mark.parametrize(
    ("collectors", "is_let_in"),
    [(["198.51.100.7"], True), (["198.51.100.0/24"], True), (["198.51.101.0/24", "::/0"], False)],
)
def test_metrics_are_for_the_operator_and_for_addresses_that_are_named(
    tmp_path, collectors, is_let_in
):
    """The address is the client's, as a trusted proxy tells it, never the proxy's own."""
    with nearby(tmp_path, collectors=collectors, proxies=("127.0.0.1",)) as near:
        from_there = {"X-Forwarded-For": "198.51.100.7"}
        answer = near.ask("GET", "/metrics", headers=from_there)
        assert (answer[0] == 200) is is_let_in
        refused(near.ask("GET", "/metrics", headers={"X-Forwarded-For": HERE}), "not-the-operator")
        for scheme in ("Operator", "Bearer"):
            headers = {"Authorization": f"{scheme} {near.hub.operator.key}"}
            assert "casetta_sockets" in good(near.ask("GET", "/metrics", headers=headers))
        for path in ("/healthz", "/readyz"):
            assert near.get(path) == "ok"


@pytest.mark.parametrize("name", ["", "everybody", "10.0.0.1/8"])
def test_collectors_are_addresses(name):
    with pytest.raises(Wrong, match="wrong-address"):
        networks_of([name])
