"""Seats, links, faces and leaving over HTTP."""

import pytest

from tests.server.http.asking import PERSON, good, refused, table_of
from tests.server.positions import finished
from tests.server.served import Client


def test_the_host_puts_somebody_else_on_a_seat_and_the_old_link_opens_nothing(server):
    links = server.lay("my-shelfie", "person", "person")
    with server.client(links, 1) as client:
        client.until("people")
        wish = {"player": "person", "name": " Bruno ", "avatar": "owl"}
        answer = server.post(f"{table_of(links)}/seats/1", wish, links["host"])
        assert client.ending() == 4002

    refused(server.ask("GET", table_of(links), token=links["seats"]["1"]), "link-revoked")
    place = server.get(table_of(links), answer["link"])["places"][1]
    assert (place["player"], place["name"], place["avatar"]) == ("person", "Bruno", "owl")


def test_a_seat_that_is_changed_must_be_one_that_there_is(server):
    links = server.lay("my-shelfie", "person", "person")
    path = f"{table_of(links)}/seats"

    refused(server.ask("POST", f"{path}/2", PERSON, links["host"]), "not-found")
    refused(server.ask("POST", f"{path}/-1", PERSON, links["host"]), "not-found")
    refused(server.ask("POST", f"{path}/1", PERSON, links["seats"]["1"]), "not-the-host")
    for wrong in ({"avatar": "yeti"}, {"name": "\x07"}):
        refused(server.ask("POST", f"{path}/1", PERSON | wrong, links["host"]), "bad-request")
    server.post(f"{table_of(links)}/start", token=links["host"])
    refused(server.ask("POST", f"{path}/1", PERSON, links["host"]), "already-started")


@pytest.mark.parametrize("role", ["host", "0"])
def test_whoever_renews_a_link_is_let_in_by_the_new_one_alone(server, role):
    links = server.lay("my-shelfie", "person", "person")
    old = links["seats"][role] if role.isdigit() else links[role]
    new = server.post(f"{table_of(links)}/link", token=old)["link"]

    assert server.get(table_of(links), new)["table"] == links["table"]
    refused(server.ask("GET", table_of(links), token=old), "link-revoked")
    with server.socket() as socket:
        client = Client(socket)
        client.send({"type": "hello", "table": links["table"], "tokens": [old]})
        assert client.take()["code"] == "link-revoked"
        assert client.ending() == 4002


def test_the_host_takes_the_link_of_a_seat_back_and_others_may_not(server):
    links = server.begun()
    path = f"{table_of(links)}/links"
    refused(server.ask("POST", f"{path}/1", {}, links["seats"]["0"]), "not-the-host")
    refused(server.ask("POST", f"{path}/7", {}, links["host"]), "not-found")
    new = server.post(f"{path}/1", token=links["host"])["link"]

    refused(server.ask("GET", table_of(links), token=links["seats"]["1"]), "link-revoked")
    assert server.get(table_of(links), links["seats"]["0"])["table"] == links["table"]
    with server.client({**links, "seats": {"1": new}}, 1) as client:
        assert client.viewer == 1


def test_the_host_alone_renews_the_link_of_all_spectators(server):
    links = server.begun()
    mine, path = f"{table_of(links)}/link", f"{table_of(links)}/links/spectator"
    refused(server.ask("POST", mine, {}, links["spectator"]), "not-the-host")
    for token in (links["spectator"], links["seats"]["0"]):
        refused(server.ask("POST", path, {}, token), "not-the-host")
    with server.client(links) as looking, server.client(links, 0) as playing:
        looking.until("update"), playing.until("update")
        new = server.post(path, token=links["host"])["link"]
        assert looking.ending() == 4002
        assert playing.ask("live")

    assert server.get(table_of(links), new)["table"] == links["table"]
    refused(server.ask("GET", table_of(links), token=links["spectator"]), "link-revoked")


def test_the_host_hands_on_further_links_for_spectators_and_the_others_go_on(server, here):
    links = server.begun()
    path = f"{table_of(links)}/watch"
    for token in (links["spectator"], links["seats"]["0"]):
        refused(server.ask("POST", path, {}, token, here), "not-the-host")
    with server.client(links) as looking:
        new = good(server.ask("POST", path, {}, links["host"], here))["link"]
        with server.client(links | {"spectator": new}) as other:
            assert (other.viewer, other.welcome["seats"]) == (-1, [])
        assert looking.ask("live", seat=0)


def test_a_player_has_a_name_and_a_picture(server, here):
    links = server.lay("my-shelfie", "person", "person")
    path, mine = f"{table_of(links)}/face", links["seats"]["1"]
    people = good(server.ask("POST", path, {"name": " Ewa ", "avatar": "fox"}, mine, here))

    assert people["places"][1] | {"here": None} == {
        "seat": 1, "player": "person", "name": "Ewa", "avatar": "fox", "here": None,
        "thinking": False,
    }  # fmt: skip
    for wrong in ({"name": ""}, {"name": "  "}, {"name": "x" * 21}, {"name": "a\tb"}):
        refused(server.ask("POST", path, wrong, mine, here), "bad-request")
    refused(server.ask("POST", path, {"name": "Ewa", "avatar": "x"}, mine, here), "bad-request")
    refused(server.ask("POST", path, {"name": "Ewa"}, links["spectator"], here), "not-your-seat")


def test_one_address_changes_faces_only_so_often(server, here):
    links = server.lay("my-shelfie", "person", "person")
    path, mine = f"{table_of(links)}/face", links["seats"]["1"]
    answers = [server.ask("POST", path, {"name": f"N{n}"}, mine, here) for n in range(40)]

    refused(next(answer for answer in answers if answer[0] != 201), "too-many")


def test_the_host_decides_but_the_clock_only_before_the_start(server):
    links = server.lay("my-shelfie", "person", "person")
    path = f"{table_of(links)}/policy"
    live = {"clock": {"kind": "live", "seconds": 600, "refill": 5}, "bot": "random"}
    refused(server.ask("POST", path, live, links["seats"]["0"]), "not-the-host")
    refused(server.ask("POST", path, live | {"bot": "nobody"}, links["host"]), "unknown-bot")
    refused(server.ask("POST", path, live | {"grace": 1}, links["host"]), "bad-request")
    server.post(path, live, links["host"])
    server.post(f"{table_of(links)}/start", token=links["host"])

    with server.client(links, 0) as client:
        clock = client.until("clock")
        assert clock["running"] == [0]
        assert clock["left"][1] == 600
    refused(server.ask("POST", path, {}, links["host"]), "already-started")
    people = server.post(path, live | {"spectator_chat": False}, links["host"])
    assert people["policy"]["spectator_chat"] is False


def test_a_table_without_spectators_lets_none_in(server):
    links = server.begun()
    with server.client(links) as spectator:
        spectator.until("update")
        server.post(f"{table_of(links)}/policy", {"spectators": False}, links["host"])
        assert spectator.ending() == 4001
    with server.client(links) as spectator:
        assert spectator.take()["code"] == "no-such-link"
        assert spectator.ending() == 4001
    refused(server.ask("GET", table_of(links), token=links["spectator"]), "no-such-link")
    for path in ("record", "moments", "review"):
        answer = server.ask("GET", f"{table_of(links)}/{path}", token=links["spectator"])
        refused(answer, "no-such-link")
    with server.client(links, 0) as player:
        player.until("update")


# Leaving


def test_whoever_leaves_before_the_start_leaves_a_free_seat(server, here):
    links = server.lay("my-shelfie", "person", "person", policy={"public": True})
    path, mine = f"{table_of(links)}/leave", links["seats"]["1"]
    with server.client(links, 0) as other, server.client(links, 1) as client:
        client.send({"type": "entropy", "value": "ab" * 32})
        client.until("people", entropy=[1])
        people = good(server.ask("POST", path, None, mine, here))
        assert client.ending() == 4002
        assert other.until("people", entropy=[])

    assert people["places"][1] | {"here": None} == {
        "seat": 1, "player": "open", "name": "", "avatar": "", "here": None, "thinking": False,
    }  # fmt: skip
    refused(server.ask("POST", path, None, mine, here), "link-revoked")
    refused(server.ask("GET", table_of(links), token=mine), "link-revoked")
    claim = {"seat": 1, "name": "Bruno"}
    good(server.ask("POST", f"{table_of(links)}/claim", claim, headers=here))
    for token in (links["host"], links["spectator"]):
        refused(server.ask("POST", path, None, token, here), "not-your-seat")


def test_whoever_leaves_a_game_leaves_it_to_a_bot_and_may_come_back(server, here):
    links = server.begun(policy={"bot": "random"})
    path, mine = f"{table_of(links)}/leave", links["seats"]["1"]
    for _ in range(2):
        people = good(server.ask("POST", path, None, mine, here))
        assert people["places"][1]["player"] == "bot:random"
    with server.client(links, 1) as client:
        assert client.act("take-back")["type"] == "ack"
    ended = finished(server)
    answer = server.ask("POST", f"{table_of(ended)}/leave", None, ended["seats"]["0"], here)
    refused(answer, "game-over")
