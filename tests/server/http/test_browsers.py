"""What a browser remembers by its cookie; what follows a game."""

from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.positions import finished
from tests.server.served import ADDRESSES, OPEN, PERSON, Client, Table, cookie_of, good, refused


def browser_with(table, here, *roles):
    """Headers of a browser that remembers what the links of these roles open."""
    headers = here
    for role in roles:
        body = {"table": table["table"], "token": (table | table["seats"])[role]}
        answer = table.server.ask("POST", "/api/me", body, headers=headers)
        headers = here | {"Cookie": cookie_of(answer)[0]}
    return headers


def remembered(server, browser):
    """The tables that a browser remembers."""
    return good(server.ask("GET", "/api/me", headers=browser))


def test_a_browser_remembers_its_tables_and_forgets_them(server, here):
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN], "policy": {"public": True}}
    made = server.ask("POST", "/api/tables", wish, headers=here)
    table, (cookie, marks) = Table(server, good(made)), cookie_of(made)
    assert {"httponly", "samesite=strict", "path=/"} <= marks
    browser = here | {"Cookie": cookie}

    assert server.get("/api/me") == []
    known = {"table": table["table"], "game": "my-shelfie", "status": "waiting"}
    [mine] = remembered(server, browser)
    assert mine.items() >= (known | {"role": "host", "seat": None}).items()
    assert good(table.ask("GET", by="", headers=browser))["code"] is not None
    claimed = table.ask("POST", "claim", {"seat": 1, "name": "Bruno"}, "", browser)
    assert cookie_of(claimed)[0] == cookie
    held = remembered(server, browser)
    assert {(each["role"], each["seat"]) for each in held} == {("host", None), ("seat", 1)}
    assert all(each["names"] == ["Anna", "Bruno"] and each["changed"] > 0 for each in held)

    other = server.lay("my-shelfie", "person", "person")
    token = {"table": other["table"], "token": other["seats"]["1"]}
    status, content, _ = server.ask("POST", "/api/me", token, headers=browser)
    assert (status, content) == (201, None)
    assert len(remembered(server, browser)) == 3
    refused(server.ask("POST", "/api/me", token | {"token": "x" * 32}), "no-such-link")
    assert server.ask("DELETE", f"/api/me/{table['table']}", headers=browser)[0] == 204
    assert [each["table"] for each in remembered(server, browser)] == [other["table"]]
    table.refuses("no-such-link", by="", headers=browser)


def test_whoever_renews_a_link_is_remembered_and_no_other_browser_is(server, here):
    """Where the host takes a link back, none is."""
    table = server.lay("my-shelfie", "person", "person")
    other = browser_with(table, here, "1")
    link = table.post("link", by="", headers=other)["link"]
    mine = browser_with(Table(server, table | {"seats": {"1": link}}), here, "1")
    link = table.post("link", by="", headers=mine)["link"]

    assert table.get(by=link)["table"] == table["table"]
    good(table.ask("GET", by="", headers=mine))
    assert [each["seat"] for each in remembered(server, mine)] == [1]
    assert remembered(server, other) == []
    table.post("links/1")
    for browser in (mine, other):
        table.refuses("no-such-link", by="", headers=browser)
        table.refuses("no-such-link", "link", {}, "", browser)


def test_a_browser_that_holds_several_things_says_which_it_means(server, here):
    table = server.lay("my-shelfie", "person", "person", "person")
    browser = browser_with(table, here, "host", "0", "1")

    for wish, names in (
        ({"name": "Ewa", "seat": 1}, ["P0", "Ewa", "P2"]),
        ({"name": "Ada"}, ["Ada", "Ewa", "P2"]),
    ):
        people = table.post("face", wish, "", browser)
        assert [place["name"] for place in people["places"]] == names
    table.refuses("not-your-seat", "face", {"name": "Ida", "seat": 2}, "", browser)
    for seat in (2, 7, -1):
        table.refuses("not-your-seat", f"link?seat={seat}", None, "", browser)
    table.refuses("bad-request", "link?seat=x", None, "", browser)

    for held in ("1", "0"):
        new = table.post(f"link?seat={held}", None, "", browser)["link"]
        table.refuses("link-revoked", by=held)
        with server.client({**table, "seats": {held: new}}, int(held)) as client:
            assert client.viewer == int(held)
    assert table.get()["code"]
    table.post("link", None, "", browser)
    table.refuses("link-revoked")
    assert len(remembered(server, browser)) == 3
    people = table.post("leave?seat=1", None, "", browser)
    assert [place["player"] for place in people["places"]] == ["person", "open", "person"]


@contextmanager
def coming(table, headers, **more):
    """A browser that says hello without any token."""
    with table.server.socket(additional_headers=headers) as socket:
        client = Client(socket)
        client.send({"type": "hello", "table": table["table"], "tokens": [], **more})
        yield client


def test_a_browser_comes_to_its_table_by_what_it_remembers_and_is_told_where_it_is_waited_for(
    server, here
):
    table = server.begun()
    browser = browser_with(table, here, "0", "1")
    waiting = {each["seat"]: each["waiting"] for each in remembered(server, browser)}
    assert waiting == {0: True, 1: False}
    with coming(table, browser) as client:
        assert (client.viewer, client.welcome["seats"]) == (0, [0, 1])
    for strange in ({}, {"Cookie": "casetta=" + "x" * 32}):
        with coming(table, strange) as client:
            assert client.take()["code"] == "no-such-link"
            assert client.ending() == 4001


def test_a_screen_that_everybody_sees_holds_a_seat_only_if_its_browser_holds_nothing_else(
    server, here
):
    for roles, seats in ((["0"], [0]), (["0", "host"], [])):
        table = server.begun()
        with coming(table, browser_with(table, here, *roles), seat=-1) as client:
            assert (client.viewer, client.welcome["seats"]) == (-1, seats)
            assert client.position()["legal"] == []


@pytest.mark.parametrize("cookie", ["casetta=", "casetta=x", 'casetta="a b"', "casetta=%00é", "x"])
def test_a_cookie_that_is_not_ours_is_not_taken(server, here, cookie):
    headers = here | {"Cookie": cookie.encode().decode("latin-1")}
    assert remembered(server, headers) == []
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    value, _ = cookie_of(server.ask("POST", "/api/tables", wish, headers=headers))
    assert len(value.removeprefix("casetta=")) == 32


# What follows a game

GIVEN = {"rematch": False, "same-deal": True, "clone": True}
"""How a game is followed by another table, and whether its deal is given."""


@pytest.mark.parametrize("path", GIVEN)
def test_what_follows_a_game_has_the_same_people_and_tells_whether_the_deal_was_given(server, path):
    """The same deal is the same deal, and so is a position that is played on.

    In a rematch whoever moved second begins.
    """
    table = finished(server, others="bot:random", options={"edition": "en"})
    record = table.get("record", "spectator")
    again = Table(server, table.post(path, {"version": 0} if path == "clone" else None))
    before, people = table.get(), again.get()

    names, now = ([(place["player"], place["name"]) for place in each["places"]]
                  for each in (before, people))  # fmt: skip
    assert now == (names[1:] + names[:1] if path == "rematch" else names)
    assert people["options"] == before["options"]
    assert before["next_table"] == (again["table"] if path == "rematch" else None)
    assert len({*again["seats"].values(), *table["seats"].values()}) == 4
    for by in ("host", "spectator", "1"):
        assert again.get(by=by)["given"] is GIVEN[path]
    again.post("start")
    truth = server.get(f"/api/test/tables/{again['table']}/truth")
    assert (truth["setup"] == record["setup"]) is GIVEN[path]


def test_everybody_gets_their_own_link_to_the_rematch_until_the_host_gave_it_away(server, here):
    table = finished(server)
    table.refuses("no-rematch", "next", {}, "0", here)
    again = Table(server, table.post("rematch"))
    once_more = table.post("rematch")
    assert once_more["table"] == again["table"]
    assert again.get(by=once_more["host"])["code"]
    for old, new in (("0", "1"), ("1", "0")):
        for _ in range(2):
            mine = table.post("next", by=old, headers=here)
            assert mine["table"] == again["table"]
            with server.client({**again, "seats": {new: mine["link"]}}, int(new)) as client:
                assert (client.viewer, client.welcome["seats"]) == (int(new), [int(new)])
                assert client.welcome["host"] is False
    looking = table.post("next", by="spectator", headers=here)
    with server.client({**again, "spectator": looking["link"]}) as client:
        assert client.viewer == -1
    assert again.get(by="0")["status"] == "waiting"
    table.refuses("no-such-link", "next", {}, "", here)

    again.post("seats/0", PERSON)
    again.refuses("link-revoked", by=mine["link"])
    table.refuses("seat-taken", "next", {}, "1", here)
    table.post("next", by="0", headers=here)


MADE: dict[str, Any] = {
    "": {"game": "my-shelfie", "seats": [PERSON, OPEN]},
    **dict.fromkeys(("rematch", "same-deal")),
    "clone": {"version": 0},
}


@pytest.mark.parametrize("path", MADE)
def test_a_table_and_what_follows_a_game_are_made_only_so_often_from_one_address(
    server, here, path
):
    table = finished(server)

    def made(headers):
        if path:
            return table.ask("POST", path, MADE[path], headers=headers)
        return server.ask("POST", "/api/tables", MADE[path], headers=headers)

    answers = [made(here) for _ in range(30)]
    assert answers[0][0] == 201
    refused(next(answer for answer in answers if answer[0] == 429), "too-many-tables")
    good(made({"X-Forwarded-For": next(ADDRESSES)}))


def test_whoever_holds_a_link_plays_on_from_a_position_that_there_is(server):
    table = finished(server)
    table.post("same-deal", by="0")
    table.post("clone", {"version": 0}, "spectator")
    table.refuses("game-over", "clone", {"version": 1})
    for version in (-1, 2, 10**30):
        table.refuses("bad-request", "clone", {"version": version})
    table.refuses("no-such-link", "clone", {"version": 0}, "")


def test_nothing_of_a_running_game_is_told_to_anybody_and_no_rematch_made(server, here):
    table = server.begun()
    table.refuses("not-finished", "rematch", {})
    table.refuses("not-the-host", "rematch", {}, "0")
    asked: list[tuple[str, Any]] = [
        *((name, None) for name in ("record", "moments", "review")),
        *((name, {}) for name in ("review", "same-deal")),
        ("clone", {"version": 0}),
        ("past", {"version": 0, "seat": 0}),
    ]
    for by in ("host", "spectator", "0", "1"):
        for name, body in asked:
            method = "GET" if body is None else "POST"
            refused(table.ask(method, name, body, by, here), "not-finished")
