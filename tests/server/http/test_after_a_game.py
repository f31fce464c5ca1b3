"""What follows a game over HTTP: rematch, the same deal, a position played on."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.http.asking import PERSON, good, refused, table_of
from tests.server.positions import finished


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


def test_only_the_host_wants_a_rematch_and_only_of_a_finished_game(server):
    links = server.begun()
    path = f"{table_of(links)}/rematch"
    refused(server.ask("POST", path, {}, links["host"]), "not-finished")
    refused(server.ask("POST", path, {}, links["seats"]["0"]), "not-the-host")


def test_whoever_wants_a_rematch_again_is_told_of_the_same_table(server, here):
    links = finished(server)
    path = f"{table_of(links)}/rematch"
    with ThreadPoolExecutor(4) as tabs:
        answers = list(
            tabs.map(lambda _: server.ask("POST", path, {}, links["host"], here), range(4))
        )
    tables = {good(answer)["table"] for answer in answers}

    assert tables == {server.get(table_of(links), links["host"])["next_table"]}
    for again in map(good, answers):
        assert server.get(table_of(again), again["host"])["code"]
        with server.client(again, 0, 1) as client:
            assert client.viewer == 0


@pytest.mark.parametrize("path", ["rematch", "same-deal", "clone"])
def test_what_follows_a_game_is_made_only_so_often(server, here, path):
    links, body = finished(server), {"version": 0} if path == "clone" else None
    ask = f"{table_of(links)}/{path}"
    statuses = [server.ask("POST", ask, body, links["host"], here)[0] for _ in range(30)]

    assert statuses[0] == 201
    assert 429 in statuses


def test_everybody_is_told_whether_the_deal_was_given(server, here):
    links = finished(server)
    for path, given in (("rematch", False), ("same-deal", True), ("clone", True)):
        body = {"version": 0} if path == "clone" else None
        answer = server.ask("POST", f"{table_of(links)}/{path}", body, links["host"], here)
        again = good(answer)
        for token in (again["host"], again["spectator"], again["seats"]["1"]):
            assert server.get(table_of(again), token)["given"] is given


def test_the_same_deal_is_the_same_deal(server):
    links = finished(server)
    again = server.post(f"{table_of(links)}/same-deal", token=links["seats"]["0"])
    server.post(f"/api/tables/{again['table']}/start", token=again["host"])

    truth = server.get(f"/api/test/tables/{again['table']}/truth")
    record = server.get(f"{table_of(links)}/record", links["spectator"])
    assert truth["setup"] == record["setup"]


def test_a_position_of_a_finished_game_is_played_on(server):
    links = finished(server)
    path = f"{table_of(links)}/clone"
    again = server.post(path, {"version": 0}, links["spectator"])
    server.post(f"/api/tables/{again['table']}/start", token=again["host"])
    truth = server.get(f"/api/test/tables/{again['table']}/truth")

    assert truth["setup"] == server.get(f"{table_of(links)}/record", links["host"])["setup"]
    refused(server.ask("POST", path, {"version": 1}, links["host"]), "game-over")
    for version in (-1, 2, 10**30):
        refused(server.ask("POST", path, {"version": version}, links["host"]), "bad-request")
    refused(server.ask("POST", path, {"version": 0}), "no-such-link")


def test_nothing_of_a_running_game_is_told_to_anybody(server, here):
    links = server.begun()
    for token in (links["host"], links["spectator"], *links["seats"].values()):
        refused(server.ask("GET", f"{table_of(links)}/record", token=token), "not-finished")
        refused(server.ask("POST", f"{table_of(links)}/same-deal", {}, token, here), "not-finished")
        clone = {"version": 0}
        refused(server.ask("POST", f"{table_of(links)}/clone", clone, token, here), "not-finished")
