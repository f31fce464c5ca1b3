"""Seats, links and tables are given in one step: if a write fails nothing is lost."""

from itertools import count

import pytest

from tests.server.house import nearby
from tests.server.positions import finished

BRUNO = {"name": "Bruno"}


def at(links):
    return f"/api/tables/{links['table']}"


def knocks(near, links):
    """The ticket of somebody who came with the code."""
    vars(near.hub.addresses._actions["join"])["_times"].clear()
    code = near.get(at(links), links["host"])["code"]
    return near.post("/api/join", {"code": code, **BRUNO})["ticket"]


# Each answers the request to be made, and a look at what came of it.


def admitting(near):
    links = near.lay("my-shelfie", "person", "open")
    ticket = knocks(near, links)

    def check(people):
        assert people["places"][1]["name"] == "Bruno"
        link = near.get(f"/api/join/{links['table']}/{ticket}")["link"]
        assert near.get(at(links), link)["places"][1]["player"] == "person"

    return ("POST", f"{at(links)}/admit", {"ticket": ticket, "seat": 1}, links["host"]), check


def asking_for_the_link(near):
    links = near.lay("my-shelfie", "person", "open")
    ticket = knocks(near, links)
    near.post(f"{at(links)}/admit", {"ticket": ticket, "seat": 1}, links["host"])

    def check(answer):
        assert answer["status"] == "admitted"
        assert near.get(at(links), answer["link"])["table"] == links["table"]

    return ("GET", f"/api/join/{links['table']}/{ticket}", None, None), check


def claiming(near):
    vars(near.hub.addresses._actions["join"])["_times"].clear()
    links = near.lay("my-shelfie", "person", "open", policy={"public": True})

    def check(answer):
        assert near.get(at(links), answer["link"])["places"][1]["name"] == "Bruno"

    return ("POST", f"{at(links)}/claim", {"seat": 1, **BRUNO}, None), check


def putting_somebody_on_a_seat(near):
    links = near.lay("my-shelfie", "person", "person")
    wish = {"player": "person", **BRUNO}

    def check(answer):
        assert near.get(at(links), answer["link"])["places"][1]["name"] == "Bruno"

    return ("POST", f"{at(links)}/seats/1", wish, links["host"]), check


def leaving(near):
    links = near.lay("my-shelfie", "person", "person")

    def check(people):
        assert people["places"][1]["player"] == "open"
        assert near.ask("GET", at(links), token=links["seats"]["1"])[0] == 403

    return ("POST", f"{at(links)}/leave", {}, links["seats"]["1"]), check


def renewing(near):
    links = near.lay("my-shelfie", "person", "person")

    def check(answer):
        assert near.get(at(links), answer["link"])["table"] == links["table"]
        assert near.ask("GET", at(links), token=links["seats"]["1"])[0] == 403

    return ("POST", f"{at(links)}/link", {}, links["seats"]["1"]), check


def making(near):
    wish = {"game": "my-shelfie", "seats": [{"player": "person"}] * 2, "start": True}
    return ("POST", "/api/tables", wish, None), playable(near, "running")


def once_more(near):
    links = finished(near)

    def check(again):
        playable(near)(again)
        assert near.get(at(links), links["host"])["next_table"] == again["table"]

    return ("POST", f"{at(links)}/rematch", {}, links["host"]), check


def following(near):
    links = finished(near)
    near.post(f"{at(links)}/rematch", token=links["host"])

    def check(answer):
        assert near.get(at(answer), answer["link"])["status"] == "waiting"

    return ("POST", f"{at(links)}/next", {}, links["seats"]["0"]), check


def the_same_deal(near):
    links = finished(near)
    return ("POST", f"{at(links)}/same-deal", {}, links["host"]), playable(near)


def cloning(near):
    links = finished(near)
    return ("POST", f"{at(links)}/clone", {"version": 0}, links["host"]), playable(near)


def playable(near, status="waiting"):
    def check(links):
        assert near.get(at(links), links["host"])["status"] == status

    return check


DEEDS = [
    admitting, asking_for_the_link, claiming, putting_somebody_on_a_seat, leaving, renewing,
    making, once_more, following, the_same_deal, cloning,
]  # fmt: skip


@pytest.mark.parametrize("prepared", DEEDS)
def test_what_fails_at_any_write_has_not_happened_and_can_be_done_again(tmp_path, prepared):
    with nearby(tmp_path) as near:
        for number in count(1):
            vars(near.hub.addresses._actions["table"])["_buckets"].clear()
            asked, check = prepared(near)
            before = set(near.hub.rooms)
            near.faults.at(number)
            status, answer, _ = near.ask(*asked)
            failed = near.faults.count
            near.faults.at(0)
            if not failed:
                assert number > 1
                assert status < 300, answer
                check(answer)
                break
            assert (status, answer["code"]) == (503, "store-full")
            assert set(near.hub.rooms) == before
            status, answer, _ = near.ask(*asked)
            assert status < 300, answer
            check(answer)
