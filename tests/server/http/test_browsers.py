"""What a browser remembers by its cookie."""

import pytest

from tests.server.http.asking import OPEN, PERSON, cookie_of, good, refused, table_of
from tests.server.served import Client


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
    token = {"table": links["table"], "token": links["seats"]["1"]}
    cookie, _ = cookie_of(server.ask("POST", "/api/me", token, headers=here))
    server.post(f"{table_of(links)}/links/1", token=links["host"])

    browser = here | {"Cookie": cookie}
    refused(server.ask("GET", table_of(links), headers=browser), "no-such-link")
    refused(server.ask("POST", f"{table_of(links)}/link", {}, headers=browser), "no-such-link")


def test_whoever_renews_a_link_is_remembered_and_no_other_browser_is(server, here):
    links = server.lay("my-shelfie", "person", "person")
    token = {"table": links["table"], "token": links["seats"]["1"]}
    mine, other = (
        here | {"Cookie": cookie_of(server.ask("POST", "/api/me", token, headers=here))[0]}
        for _ in range(2)
    )
    link = good(server.ask("POST", f"{table_of(links)}/link", {}, headers=mine))["link"]

    assert server.get(table_of(links), link)["table"] == links["table"]
    good(server.ask("GET", table_of(links), headers=mine))
    assert [each["seat"] for each in good(server.ask("GET", "/api/me", headers=mine))] == [1]
    refused(server.ask("GET", table_of(links), headers=other), "no-such-link")
    assert good(server.ask("GET", "/api/me", headers=other)) == []


def browser_with(server, here, links, *tokens):
    """Headers of a browser that remembers what these tokens open."""
    headers = here
    for token in tokens:
        body = {"table": links["table"], "token": token}
        headers = here | {
            "Cookie": cookie_of(server.ask("POST", "/api/me", body, headers=headers))[0]
        }
    return headers


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


def test_a_link_means_what_it_opens_and_nothing_else(server, here):
    links = server.lay("my-shelfie", "person", "person")
    for token in (links["host"], links["seats"]["0"]):
        answer = server.ask("POST", f"{table_of(links)}/link?seat=1", None, token)
        refused(answer, "not-your-seat")


def test_a_browser_comes_to_its_table_by_what_it_remembers(server, here):
    links = server.begun()
    cookie = ""
    for seat in "01":
        token = {"table": links["table"], "token": links["seats"][seat]}
        headers = here | ({"Cookie": cookie} if cookie else {})
        cookie, _ = cookie_of(server.ask("POST", "/api/me", token, headers=headers))
    hello = {"type": "hello", "table": links["table"], "tokens": []}
    with server.socket(additional_headers={"Cookie": cookie}) as socket:
        client = Client(socket)
        client.send(hello)
        assert (client.viewer, client.welcome["seats"]) == (0, [0, 1])
    for strange in ({}, {"Cookie": "casetta=" + "x" * 32}):
        with server.socket(additional_headers=strange) as socket:
            client = Client(socket)
            client.send(hello)
            assert client.take()["code"] == "no-such-link"
            assert client.ending() == 4001


def test_a_screen_that_everybody_sees_holds_a_seat_only_if_its_browser_holds_nothing_else(
    server, here
):
    links = server.begun()
    hello = {"type": "hello", "table": links["table"], "tokens": [], "seat": -1}
    cookie = ""
    for token, seats in ((links["seats"]["0"], [0]), (links["host"], [])):
        headers = here | ({"Cookie": cookie} if cookie else {})
        known = {"table": links["table"], "token": token}
        cookie, _ = cookie_of(server.ask("POST", "/api/me", known, headers=headers))
        with server.socket(additional_headers={"Cookie": cookie}) as socket:
            client = Client(socket)
            client.send(hello)
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
