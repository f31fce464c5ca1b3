"""What a browser remembers by its cookie; what follows a game."""

from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.positions import finished
from tests.server.served import ADDRESSES, OPEN, PERSON, Client, cookie_of, good, refused, table_of


def browser_with(server, here, links, *tokens):
    """Headers of a browser that remembers what these tokens open."""
    headers = here
    for token in tokens:
        body = {"table": links["table"], "token": token}
        answer = server.ask("POST", "/api/me", body, headers=headers)
        headers = here | {"Cookie": cookie_of(answer)[0]}
    return headers


def test_a_browser_remembers_its_tables_and_forgets_them(server, here):
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN], "policy": {"public": True}}
    made = server.ask("POST", "/api/tables", wish, headers=here)
    links, (cookie, marks) = good(made), cookie_of(made)
    assert {"httponly", "samesite=strict", "path=/"} <= marks
    browser = here | {"Cookie": cookie}

    assert server.get("/api/me") == []
    remembered = {"table": links["table"], "game": "my-shelfie", "status": "waiting"}
    [mine] = good(server.ask("GET", "/api/me", headers=browser))
    assert mine.items() >= (remembered | {"role": "host", "seat": None}).items()
    people = good(server.ask("GET", table_of(links), headers=browser))
    assert people["code"] is not None
    claim = {"seat": 1, "name": "Bruno"}
    claimed = server.ask("POST", f"{table_of(links)}/claim", claim, headers=browser)
    assert cookie_of(claimed)[0] == cookie
    held = good(server.ask("GET", "/api/me", headers=browser))
    assert {(each["role"], each["seat"]) for each in held} == {("host", None), ("seat", 1)}
    assert all(each["names"] == ["Anna", "Bruno"] and each["changed"] > 0 for each in held)

    other = server.lay("my-shelfie", "person", "person")
    token = {"table": other["table"], "token": other["seats"]["1"]}
    status, content, _ = server.ask("POST", "/api/me", token, headers=browser)
    assert (status, content) == (201, None)
    assert len(good(server.ask("GET", "/api/me", headers=browser))) == 3
    refused(server.ask("POST", "/api/me", token | {"token": "x" * 32}), "no-such-link")
    assert server.ask("DELETE", f"/api/me/{links['table']}", headers=browser)[0] == 204
    assert [each["table"] for each in good(server.ask("GET", "/api/me", headers=browser))] == [
        other["table"]
    ]
    refused(server.ask("GET", table_of(links), headers=browser), "no-such-link")


def test_a_browser_whose_link_was_taken_back_holds_nothing(server, here):
    links = server.lay("my-shelfie", "person", "person")
    browser = browser_with(server, here, links, links["seats"]["1"])
    server.post(f"{table_of(links)}/links/1", token=links["host"])

    refused(server.ask("GET", table_of(links), headers=browser), "no-such-link")
    refused(server.ask("POST", f"{table_of(links)}/link", {}, headers=browser), "no-such-link")


def test_whoever_renews_a_link_is_remembered_and_no_other_browser_is(server, here):
    links = server.lay("my-shelfie", "person", "person")
    mine, other = (browser_with(server, here, links, links["seats"]["1"]) for _ in range(2))
    link = good(server.ask("POST", f"{table_of(links)}/link", {}, headers=mine))["link"]

    assert server.get(table_of(links), link)["table"] == links["table"]
    good(server.ask("GET", table_of(links), headers=mine))
    assert [each["seat"] for each in good(server.ask("GET", "/api/me", headers=mine))] == [1]
    refused(server.ask("GET", table_of(links), headers=other), "no-such-link")
    assert good(server.ask("GET", "/api/me", headers=other)) == []


def test_a_browser_that_holds_several_things_says_which_it_means(server, here):
    links = server.lay("my-shelfie", "person", "person", "person")
    held = links["host"], links["seats"]["0"], links["seats"]["1"]
    browser = browser_with(server, here, links, *held)
    face, link = f"{table_of(links)}/face", f"{table_of(links)}/link"

    people = good(server.ask("POST", face, {"name": "Ewa", "seat": 1}, headers=browser))
    assert [place["name"] for place in people["places"]] == ["P0", "Ewa", "P2"]
    people = good(server.ask("POST", face, {"name": "Ada"}, headers=browser))
    assert [place["name"] for place in people["places"]] == ["Ada", "Ewa", "P2"]
    refused(server.ask("POST", face, {"name": "Ida", "seat": 2}, headers=browser), "not-your-seat")
    for seat in (2, 7, -1):
        refused(server.ask("POST", f"{link}?seat={seat}", headers=browser), "not-your-seat")
    refused(server.ask("POST", f"{link}?seat=x", headers=browser), "bad-request")

    for seat in (1, 0):
        new = good(server.ask("POST", f"{link}?seat={seat}", headers=browser))["link"]
        refused(server.ask("GET", table_of(links), token=links["seats"][str(seat)]), "link-revoked")
        with server.client({**links, "seats": {str(seat): new}}, seat) as client:
            assert client.viewer == seat
    assert server.get(table_of(links), links["host"])["code"]
    good(server.ask("POST", link, headers=browser))
    refused(server.ask("GET", table_of(links), token=links["host"]), "link-revoked")
    assert len(good(server.ask("GET", "/api/me", headers=browser))) == 3
    people = good(server.ask("POST", f"{table_of(links)}/leave?seat=1", headers=browser))
    assert [place["player"] for place in people["places"]] == ["person", "open", "person"]


@contextmanager
def coming(server, links, headers, **more):
    """A browser that says hello without any token."""
    with server.socket(additional_headers=headers) as socket:
        client = Client(socket)
        client.send({"type": "hello", "table": links["table"], "tokens": [], **more})
        yield client


def test_a_browser_comes_to_its_table_by_what_it_remembers_and_is_told_where_it_is_waited_for(
    server, here
):
    links = server.begun()
    browser = browser_with(server, here, links, *links["seats"].values())
    remembered = good(server.ask("GET", "/api/me", headers=browser))
    assert {each["seat"]: each["waiting"] for each in remembered} == {0: True, 1: False}
    with coming(server, links, browser) as client:
        assert (client.viewer, client.welcome["seats"]) == (0, [0, 1])
    for strange in ({}, {"Cookie": "casetta=" + "x" * 32}):
        with coming(server, links, strange) as client:
            assert client.take()["code"] == "no-such-link"
            assert client.ending() == 4001


def test_a_screen_that_everybody_sees_holds_a_seat_only_if_its_browser_holds_nothing_else(
    server, here
):
    links = server.begun()
    mine, host = links["seats"]["0"], links["host"]
    for tokens, seats in (([mine], [0]), ([mine, host], [])):
        browser = browser_with(server, here, links, *tokens)
        with coming(server, links, browser, seat=-1) as client:
            assert (client.viewer, client.welcome["seats"]) == (-1, seats)
            assert client.position()["legal"] == []


NOT_OURS = ["casetta=", "casetta=x", 'casetta="a b"', "casetta=%00é", "x"]


@pytest.mark.parametrize("cookie", NOT_OURS)
def test_a_cookie_that_is_not_ours_is_not_taken(server, here, cookie):
    headers = here | {"Cookie": cookie.encode().decode("latin-1")}
    assert server.ask("GET", "/api/me", headers=headers)[1] == []
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    value, _ = cookie_of(server.ask("POST", "/api/tables", wish, headers=headers))
    assert len(value.removeprefix("casetta=")) == 32


def test_a_rematch_has_the_same_people_on_other_seats(server):
    links = finished(server, others="bot:random", options={"edition": "en"})
    for path in ("rematch", "same-deal"):
        again = server.post(f"{table_of(links)}/{path}", token=links["host"])
        people = server.get(f"/api/tables/{again['table']}", again["host"])
        before = server.get(table_of(links), links["host"])
        assert people["options"] == before["options"]
        names = [(place["player"], place["name"]) for place in before["places"]]
        order = names[1:] + names[:1] if path == "rematch" else names
        assert [(place["player"], place["name"]) for place in people["places"]] == order
        assert len({*again["seats"].values(), *links["seats"].values()}) == 4
        if path == "rematch":
            assert before["next_table"] == again["table"]


def test_everybody_gets_their_own_link_to_the_rematch_and_no_other(server, here):
    links = finished(server)
    path = f"{table_of(links)}/next"
    refused(server.ask("POST", path, {}, links["seats"]["0"], here), "no-rematch")
    again = server.post(f"{table_of(links)}/rematch", token=links["host"])
    once_more = server.post(f"{table_of(links)}/rematch", token=links["host"])
    assert once_more["table"] == again["table"]
    assert server.get(table_of(again), once_more["host"])["code"]
    for old, new in (("0", "1"), ("1", "0")):
        for _ in range(2):
            mine = good(server.ask("POST", path, {}, links["seats"][old], here))
            assert mine["table"] == again["table"]
            with server.client({**again, "seats": {new: mine["link"]}}, int(new)) as client:
                assert client.viewer == int(new)
                assert client.welcome["seats"] == [int(new)]
                assert client.welcome["host"] is False
    looking = good(server.ask("POST", path, {}, links["spectator"], here))
    with server.client({**again, "spectator": looking["link"]}) as client:
        assert client.viewer == -1
    assert server.get(f"/api/tables/{again['table']}", again["seats"]["0"])["status"] == "waiting"
    refused(server.ask("POST", path, {}, headers=here), "no-such-link")


def test_a_seat_of_the_rematch_that_the_host_gave_away_is_gone(server, here):
    links = finished(server)
    again = server.post(f"{table_of(links)}/rematch", token=links["host"])
    mine = good(server.ask("POST", f"{table_of(links)}/next", {}, links["seats"]["0"], here))
    server.post(f"/api/tables/{again['table']}/seats/1", PERSON, again["host"])

    refused(server.ask("GET", f"/api/tables/{again['table']}", token=mine["link"]), "link-revoked")
    answer = server.ask("POST", f"{table_of(links)}/next", {}, links["seats"]["0"], here)
    refused(answer, "seat-taken")
    good(server.ask("POST", f"{table_of(links)}/next", {}, links["seats"]["1"], here))


MADE = {
    "": {"game": "my-shelfie", "seats": [PERSON, OPEN]},
    "rematch": None,
    "same-deal": None,
    "clone": {"version": 0},
}


@pytest.mark.parametrize("path", MADE)
def test_a_table_and_what_follows_a_game_are_made_only_so_often_from_one_address(
    server, here, path
):
    links = finished(server)
    ask = f"{table_of(links)}/{path}" if path else "/api/tables"
    answers = [server.ask("POST", ask, MADE[path], links["host"], here) for _ in range(30)]

    assert answers[0][0] == 201
    refused(next(answer for answer in answers if answer[0] == 429), "too-many")
    elsewhere = {"X-Forwarded-For": next(ADDRESSES)}
    good(server.ask("POST", ask, MADE[path], links["host"], elsewhere))


def test_everybody_is_told_whether_the_deal_was_given(server, here):
    """The same deal is the same deal, and so is a position that is played on."""
    links = finished(server)
    record = server.get(f"{table_of(links)}/record", links["spectator"])
    for path, given in (("rematch", False), ("same-deal", True), ("clone", True)):
        body, token = {"version": 0} if path == "clone" else None, links["host"]
        again = good(server.ask("POST", f"{table_of(links)}/{path}", body, token, here))
        for token in (again["host"], again["spectator"], again["seats"]["1"]):
            assert server.get(table_of(again), token)["given"] is given
        server.post(f"{table_of(again)}/start", token=again["host"])
        truth = server.get(f"/api/test/tables/{again['table']}/truth")
        assert (truth["setup"] == record["setup"]) is given


def test_whoever_holds_a_link_plays_on_from_a_position_that_there_is(server):
    links = finished(server)
    server.post(f"{table_of(links)}/same-deal", token=links["seats"]["0"])
    path = f"{table_of(links)}/clone"
    server.post(path, {"version": 0}, links["spectator"])
    refused(server.ask("POST", path, {"version": 1}, links["host"]), "game-over")
    for version in (-1, 2, 10**30):
        refused(server.ask("POST", path, {"version": version}, links["host"]), "bad-request")
    refused(server.ask("POST", path, {"version": 0}), "no-such-link")


def test_nothing_of_a_running_game_is_told_to_anybody_and_no_rematch_made(server, here):
    links = server.begun()
    path = f"{table_of(links)}/rematch"
    refused(server.ask("POST", path, {}, links["host"]), "not-finished")
    refused(server.ask("POST", path, {}, links["seats"]["0"]), "not-the-host")
    asked: list[tuple[str, Any]] = [
        *((name, None) for name in ("record", "moments", "review")),
        *((name, {}) for name in ("review", "same-deal")),
        ("clone", {"version": 0}),
        ("past", {"version": 0, "seat": 0}),
    ]
    for token in (links["host"], links["spectator"], *links["seats"].values()):
        for name, body in asked:
            method, path = "GET" if body is None else "POST", f"{table_of(links)}/{name}"
            refused(server.ask(method, path, body, token, here), "not-finished")
