"""Joining over HTTP: codes, knocking, public tables."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.http.asking import ADDRESSES, good, refused, table_of


def answers_while_let_in(server, here, ask):
    """What somebody beside hears from `ask`, given links and ticket, while a guest is let in."""
    with ThreadPoolExecutor(1) as beside:
        for _ in range(6):
            links = server.lay("my-shelfie", "person", "open")
            wish = {"code": server.get(table_of(links), links["host"])["code"], "name": "Bruno"}
            ticket = good(server.ask("POST", "/api/join", wish, headers=here))["ticket"]
            answer = beside.submit(ask, links, ticket)
            server.post(f"{table_of(links)}/admit", {"ticket": ticket, "seat": 1}, links["host"])
            yield answer.result()


def test_whoever_asks_while_they_are_let_in_still_waits(server, here):
    def status_after_waiting(links, ticket):
        while (answer := server.get(f"/api/join/{links['table']}/{ticket}"))["status"] == "waiting":
            pass
        return answer["status"]

    assert set(answers_while_let_in(server, here, status_after_waiting)) == {"admitted"}


def test_nobody_is_at_the_door_and_on_a_seat(server, here):
    def at_the_door_once_seated(links, ticket):
        people = {"places": [{}, {"name": None}]}
        while people["places"][1]["name"] != "Bruno":
            people = server.get(table_of(links), links["host"])
        return people["waiting"]

    assert list(answers_while_let_in(server, here, at_the_door_once_seated)) == [[]] * 6


def test_somebody_joins_by_code_and_the_host_lets_them_in_once(server, here):
    links = server.lay("my-shelfie", "person", "open")
    host = links["host"]
    code = server.get(table_of(links), host)["code"]
    wish = {"code": f" {code.lower()} ", "name": " Bruno ", "avatar": "bee"}
    ticket = good(server.ask("POST", "/api/join", wish, headers=here))
    assert ticket["table"] == links["table"]

    asked = f"/api/join/{links['table']}/{ticket['ticket']}"
    assert server.get(asked)["status"] == "waiting"
    waiting = {"ticket": ticket["ticket"], "name": "Bruno", "avatar": "bee"}
    assert server.get(table_of(links), host)["waiting"] == [waiting]
    assert server.get(table_of(links), links["seats"]["0"])["waiting"] == []

    path = f"{table_of(links)}/admit"
    wanted: dict[str, Any] = {"ticket": ticket["ticket"], "seat": 1}
    refused(server.ask("POST", path, wanted | {"seat": 0}, host), "seat-taken")
    refused(server.ask("POST", path, wanted, links["seats"]["0"]), "not-the-host")
    people = server.post(path, wanted, host)
    assert people["places"][1]["name"] == "Bruno"
    assert people["waiting"] == []
    refused(server.ask("POST", path, wanted, host), "no-such-ticket")

    answer = server.get(asked)
    assert answer["status"] == "admitted"
    assert server.get(table_of(links), answer["link"])["places"][1]["avatar"] == "bee"
    refused(server.ask("GET", asked), "no-such-ticket")
    refused(server.ask("GET", table_of(links), token=links["seats"]["1"]), "link-revoked")


def invited(server):
    """A table with a free seat, and what somebody sends who comes with its code."""
    links = server.lay("my-shelfie", "person", "open")
    code = server.get(table_of(links), links["host"])["code"]
    return links, {"code": code, "name": "Bruno"}


def test_the_host_sends_somebody_away(server, here):
    links, wish = invited(server)
    ticket = good(server.ask("POST", "/api/join", wish, headers=here))["ticket"]
    server.post(f"{table_of(links)}/admit", {"ticket": ticket}, links["host"])

    asked = f"/api/join/{links['table']}/{ticket}"
    assert server.get(asked) == {"status": "refused", "table": links["table"], "link": None}
    refused(server.ask("GET", asked), "no-such-ticket")


def test_a_code_is_worth_nothing_without_a_free_seat_and_after_the_start(server, here):
    links, wish = invited(server)
    ticket = good(server.ask("POST", "/api/join", wish, headers=here))["ticket"]
    server.post(f"{table_of(links)}/seats/1", {"player": "bot:random"}, links["host"])
    refused(server.ask("POST", "/api/join", wish, headers=here), "seat-taken")
    server.post(f"{table_of(links)}/start", token=links["host"])

    refused(server.ask("POST", "/api/join", wish, headers=here), "no-such-code")
    assert server.get(f"/api/join/{links['table']}/{ticket}")["status"] == "refused"


def test_ten_codes_a_minute_may_be_tried_from_one_address(server, here):
    _, wish = invited(server)
    for _ in range(10):
        wrong = wish | {"code": "AAAAAA"}
        refused(server.ask("POST", "/api/join", wrong, headers=here), "no-such-code")

    refused(server.ask("POST", "/api/join", wish, headers=here), "too-many")
    elsewhere = {"X-Forwarded-For": next(ADDRESSES)}
    good(server.ask("POST", "/api/join", wish, headers=elsewhere))


def test_only_so_many_wait_at_one_table(server):
    _, wish = invited(server)
    answers = [
        server.ask("POST", "/api/join", wish, headers={"X-Forwarded-For": next(ADDRESSES)})
        for _ in range(21)
    ]

    refused(answers.pop(), "too-many")
    assert all(status == 201 for status, _, _ in answers)


def test_a_name_that_cannot_be_shown_does_not_wait(server, here):
    links = server.lay("my-shelfie", "person", "open")
    code = server.get(table_of(links), links["host"])["code"]
    for wrong in ({"name": " "}, {"name": "a\u202eb"}, {"name": "x", "avatar": "yeti"}):
        wish = {"code": code, **wrong}
        refused(server.ask("POST", "/api/join", wish, headers=here), "bad-request")

    assert server.get(table_of(links), links["host"])["waiting"] == []


def test_public_tables_are_listed_while_they_wait_and_others_never(server):
    public = server.lay("my-shelfie", "person", "open", policy={"public": True})
    private = server.lay("my-shelfie", "person", "open")

    listed = {each["table"]: each for each in server.get("/api/tables")}
    assert private["table"] not in listed
    assert listed[public["table"]] == {
        "table": public["table"], "game": "my-shelfie", "names": ["P0", "P1"], "free": [1],
        "options": {"edition": "en", "first_game": False},
    }  # fmt: skip
    server.post(f"{table_of(public)}/seats/1", {"player": "bot:random"}, public["host"])
    server.post(f"{table_of(public)}/start", token=public["host"])
    assert public["table"] not in {each["table"] for each in server.get("/api/tables")}


def test_a_free_seat_of_a_public_table_is_taken_by_whoever_comes_first(server, here):
    links = server.lay("my-shelfie", "person", "open", policy={"public": True})
    claim = {"seat": 1, "name": "Bruno"}
    path = f"{table_of(links)}/claim"
    for wrong, code in (
        ({"seat": 0}, "seat-taken"),
        ({"seat": 2}, "not-found"),
        ({"seat": -1}, "not-found"),
        ({"avatar": "yeti"}, "bad-request"),
    ):
        refused(server.ask("POST", path, claim | wrong, headers=here), code)
    taken = good(server.ask("POST", path, claim, headers=here))

    assert server.get(table_of(links), taken["link"])["places"][1]["name"] == "Bruno"
    refused(server.ask("POST", path, claim, headers=here), "seat-taken")
    for _ in range(4):
        server.ask("POST", path, claim, headers=here)
    refused(server.ask("POST", path, claim, headers=here), "too-many")


def test_no_seat_of_a_private_or_running_table_can_be_claimed(server, here):
    private = server.lay("my-shelfie", "person", "open")
    running = server.begun(policy={"public": True})
    for links in (private, running, {"table": "nosuchtable"}):
        claim = {"seat": 1, "name": "Bruno"}
        answer = server.ask("POST", f"{table_of(links)}/claim", claim, headers=here)
        refused(answer, "no-such-table")
