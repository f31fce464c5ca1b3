"""The HTTP interface, route by route, as a stranger, a player and a host meet it."""

import json
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import pytest
import websockets

from casetta.server.checks import AVATARS
from casetta.server.codes import CODES
from casetta.server.doors import HEADERS
from casetta.words import LANGUAGES, Words
from tests.server.positions import near_the_end
from tests.server.served import Client, Server

ADDRESSES = (f"198.51.100.{number}" for number in count(1))
"""Every test comes from an address of its own, so that limits meet only who asks for them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server behind a proxy whose word about addresses it takes."""
    server = Server(tmp_path_factory.mktemp("http") / "data", "--trusted-proxy", "127.0.0.1")
    yield server
    assert "Traceback" not in server.log()
    assert server.end() == 0


@pytest.fixture
def here():
    """Headers of somebody at an address where nobody else is."""
    return {"X-Forwarded-For": next(ADDRESSES)}


def refused(answer, code):
    """Demand a refusal with this code: its status, its sentence and nothing else."""
    status, content, _ = answer
    expected = {
        "code": code,
        "message": Words("en")(f"refused-{code}"),
        "retryable": CODES[code].retryable,
    }
    assert (status, content) == (CODES[code].status, expected)


def good(answer):
    """The content of an answer that must be good."""
    status, content, _ = answer
    assert 200 <= status < 300, content
    return content


def table_of(links):
    return f"/api/tables/{links['table']}"


def finished(server, other="person", **more):
    """A table whose game was just finished by a person."""
    setup, [(seat, move)] = near_the_end("my-shelfie")
    players = [other, other]
    players[seat] = "person"
    links = server.lay("my-shelfie", *players, setup=setup, **more)
    server.post(f"{table_of(links)}/start", token=links["host"])
    with server.client(links, seat) as client:
        assert client.move(move)["type"] == "ack"
    return links


# Games and tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_told_in_every_language(server, language):
    told = server.get(f"/api/games?language={language}")

    assert [game["game"] for game in told] == ["dream-home", "home-staging", "my-shelfie"]
    for game in told:
        assert {"random", "greedy"} <= set(game["bots"])
        assert game["avatars"] == list(AVATARS)
        assert all(option["title"] and option["values"] for option in game["options"])
    assert server.get("/api/games?language=xx") == server.get("/api/games")


def test_a_language_that_nobody_speaks_here_is_answered_in_english(server):
    headers = {"Accept-Language": "xx-YY, tlh;q=0.8"}
    refused(server.ask("GET", "/api/tables/none", headers=headers), "no-such-link")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_speaks_the_language_of_the_browser(server, language):
    headers = {"Accept-Language": f"xx, {language}-XX;q=0.9, en;q=0.5"}
    _, content, _ = server.ask("GET", "/api/tables/none", headers=headers)

    assert content["message"] == Words(language)("refused-no-such-link")


@pytest.mark.parametrize(
    ("wanted", "answered"),
    [
        ("de, en;q=0.1, it;q=0.9", "it"),
        ("ja;q=0.3, pl;q=0.3", "ja"),
        ("it;q=0, en", "en"),
        ("it; q=0.5, pl;q=0.6", "pl"),
        ("PL-pl", "pl"),
        ("it;q=0", "en"),
        ("it;q=much", "it"),
        (";;,,q=1", "en"),
    ],
)
def test_of_several_languages_the_one_wanted_most_is_spoken(server, wanted, answered):
    headers = {"Accept-Language": wanted}
    _, content, _ = server.ask("GET", "/api/tables/none", headers=headers)

    assert content["message"] == Words(answered)("refused-no-such-link")


PERSON = {"player": "person", "name": "Anna"}
OPEN = {"player": "open"}
BAD_TABLES = {
    "an unknown game": {"game": "chess", "seats": [PERSON, PERSON]},
    "no game": {"seats": [PERSON, PERSON]},
    "too few seats": {"game": "my-shelfie", "seats": [PERSON]},
    "too many seats": {"game": "my-shelfie", "seats": [PERSON] * 5},
    "no seats": {"game": "my-shelfie", "seats": []},
    "an unknown option": {"game": "my-shelfie", "seats": [PERSON] * 2, "options": {"x": "y"}},
    "an unknown value": {"game": "my-shelfie", "seats": [PERSON] * 2, "options": {"edition": "x"}},
    "a number for a choice": {
        "game": "my-shelfie", "seats": [PERSON] * 2, "options": {"edition": 1},
    },
    "somebody unknown": {"game": "my-shelfie", "seats": [PERSON, {"player": "cat"}]},
    "an unknown picture": {"game": "my-shelfie", "seats": [PERSON, PERSON | {"avatar": "yeti"}]},
    "a name too long": {"game": "my-shelfie", "seats": [PERSON, PERSON | {"name": "x" * 21}]},
    "a name of two lines": {"game": "my-shelfie", "seats": [PERSON, PERSON | {"name": "a\nb"}]},
    "an unknown field": {"game": "my-shelfie", "seats": [PERSON] * 2, "colour": "red"},
    "content for a game without": {"game": "my-shelfie", "seats": [PERSON] * 2, "content": {}},
    "content that is nothing": {"game": "dream-home", "seats": [PERSON] * 2, "content": {}},
    "content that is rubbish": {
        "game": "dream-home", "seats": [PERSON] * 2, "content": {"cards": {"room": 7}},
    },
    "a scenario that is rubbish": {
        "game": "home-staging", "seats": [PERSON] * 2, "content": {"scenario": {"plan": [1]}},
    },
    "a clock without time": {
        "game": "my-shelfie", "seats": [PERSON] * 2, "policy": {"clock": {"kind": "live"}},
    },
    "an unknown clock": {
        "game": "my-shelfie", "seats": [PERSON] * 2, "policy": {"clock": {"kind": "sand"}},
    },
    "no object": [1, 2],
}  # fmt: skip


@pytest.mark.parametrize("wish", BAD_TABLES.values(), ids=BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(server, here, wish):
    refused(server.ask("POST", "/api/tables", wish, headers=here), "bad-request")


def test_a_bot_that_there_is_not_is_refused_by_its_own_code(server, here):
    for wish in (
        {"seats": [PERSON, {"player": "bot:nobody"}]},
        {"seats": [PERSON] * 2, "policy": {"bot": "nobody"}},
    ):
        answer = server.ask("POST", "/api/tables", {"game": "my-shelfie"} | wish, headers=here)
        refused(answer, "unknown-bot")


def test_a_table_cannot_start_while_a_seat_is_free_and_nothing_is_left_of_it(server, here):
    before = server.get("/metrics")
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN], "start": True}
    refused(server.ask("POST", "/api/tables", wish, headers=here), "seats-open")

    assert figure(server.get("/metrics"), "tables_in_memory") == figure(before, "tables_in_memory")


def figure(text, name):
    """A figure of the metrics."""
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return next(float(value) for key, value in lines if key == f"casetta_{name}")


DEEP = b'{"game": "my-shelfie", "content": ' + b'{"a":' * 20_000


def test_what_is_no_json_is_refused(server, here):
    for body in (b"{", b"\xff\xfe", b"", b"[" * 5000, b'{"game": 1e999}', DEEP):
        request = urllib.request.Request(server.url + "/api/tables", body, here)
        request.add_header("Content-Type", "application/json")
        with pytest.raises(urllib.error.HTTPError) as error:
            urllib.request.urlopen(request)
        with error.value as answer:
            assert json.loads(answer.read())["code"] == "bad-request"


def test_a_body_of_any_size_is_not_read(server, here):
    wish = {"game": "x" * 300_000, "seats": []}
    refused(server.ask("POST", "/api/tables", wish, headers=here), "too-large")


def test_a_table_has_a_link_for_everybody_and_each_opens_its_own(server, here):
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    links = good(server.ask("POST", "/api/tables", wish, headers=here))

    tokens = [links["host"], links["spectator"], *links["seats"].values()]
    assert len(set(tokens)) == 4
    for token in tokens:
        people = server.get(table_of(links), token)
        assert people["status"] == "waiting"
        assert (people["code"] is None) == (token != links["host"])


def test_one_address_makes_only_so_many_tables_at_once(server, here):
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    answers = [server.ask("POST", "/api/tables", wish, headers=here) for _ in range(40)]

    statuses = [status for status, _, _ in answers]
    assert statuses[0] == 201
    assert 429 in statuses
    refused(next(answer for answer in answers if answer[0] == 429), "too-many")
    elsewhere = {"X-Forwarded-For": next(ADDRESSES)}
    good(server.ask("POST", "/api/tables", wish, headers=elsewhere))


def test_a_table_is_shown_to_nobody_without_a_link(server):
    links = server.lay("my-shelfie", "person", "person")
    other = server.lay("my-shelfie", "person", "person")

    refused(server.ask("GET", table_of(links)), "no-such-link")
    refused(server.ask("GET", table_of(links), token="x" * 32), "no-such-link")
    refused(server.ask("GET", table_of(links), token=other["host"]), "no-such-link")
    refused(server.ask("GET", "/api/tables/nosuchtable", token=links["host"]), "no-such-link")


def test_only_the_host_starts_and_only_once(server):
    links = server.lay("my-shelfie", "person", "person")
    for token in (links["seats"]["0"], links["spectator"]):
        refused(server.ask("POST", f"{table_of(links)}/start", {}, token), "not-the-host")

    people = server.post(f"{table_of(links)}/start", token=links["host"])
    assert (people["status"], people["code"]) == ("running", None)
    refused(server.ask("POST", f"{table_of(links)}/start", {}, links["host"]), "already-started")


def test_a_free_seat_keeps_a_table_from_starting(server):
    links = server.lay("my-shelfie", "person", "open")
    refused(server.ask("POST", f"{table_of(links)}/start", {}, links["host"]), "seats-open")


# Seats, links, faces


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
    links = server.lay("my-shelfie", "person", "person", start=True)
    path = f"{table_of(links)}/links"
    refused(server.ask("POST", f"{path}/1", {}, links["seats"]["0"]), "not-the-host")
    refused(server.ask("POST", f"{path}/7", {}, links["host"]), "not-found")
    new = server.post(f"{path}/1", token=links["host"])["link"]

    refused(server.ask("GET", table_of(links), token=links["seats"]["1"]), "link-revoked")
    assert server.get(table_of(links), links["seats"]["0"])["table"] == links["table"]
    with server.client({**links, "seats": {"1": new}}, 1) as client:
        assert client.viewer == 1


def test_the_host_alone_renews_the_link_of_all_spectators(server):
    links = server.lay("my-shelfie", "person", "person", start=True)
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


def test_the_host_hands_on_further_links_for_spectators_and_the_others_go_on(server):
    links = server.lay("my-shelfie", "person", "person", start=True)
    path = f"{table_of(links)}/watch"
    for token in (links["spectator"], links["seats"]["0"]):
        refused(server.ask("POST", path, {}, token), "not-the-host")
    with server.client(links) as looking:
        new = server.post(path, token=links["host"])["link"]
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
    links = server.lay("my-shelfie", "person", "person", start=True)
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
    links = server.lay("my-shelfie", "person", "person", start=True, policy={"bot": "random"})
    path, mine = f"{table_of(links)}/leave", links["seats"]["1"]
    for _ in range(2):
        people = good(server.ask("POST", path, None, mine, here))
        assert people["places"][1]["player"] == "bot:random"
    with server.client(links, 1) as client:
        assert client.act("take-back")["type"] == "ack"
    ended = finished(server)
    answer = server.ask("POST", f"{table_of(ended)}/leave", None, ended["seats"]["0"], here)
    refused(answer, "game-over")


# Joining


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


def test_the_host_sends_somebody_away(server, here):
    links = server.lay("my-shelfie", "person", "open")
    code = server.get(table_of(links), links["host"])["code"]
    wish = {"code": code, "name": "Bruno"}
    ticket = good(server.ask("POST", "/api/join", wish, headers=here))["ticket"]
    server.post(f"{table_of(links)}/admit", {"ticket": ticket}, links["host"])

    asked = f"/api/join/{links['table']}/{ticket}"
    assert server.get(asked) == {"status": "refused", "table": links["table"], "link": None}
    refused(server.ask("GET", asked), "no-such-ticket")


def test_a_code_is_worth_nothing_without_a_free_seat_and_after_the_start(server, here):
    links = server.lay("my-shelfie", "person", "open")
    code = server.get(table_of(links), links["host"])["code"]
    wish = {"code": code, "name": "Bruno"}
    ticket = good(server.ask("POST", "/api/join", wish, headers=here))["ticket"]
    server.post(f"{table_of(links)}/seats/1", {"player": "bot:random"}, links["host"])
    refused(server.ask("POST", "/api/join", wish, headers=here), "seat-taken")
    server.post(f"{table_of(links)}/start", token=links["host"])

    refused(server.ask("POST", "/api/join", wish, headers=here), "no-such-code")
    assert server.get(f"/api/join/{links['table']}/{ticket}")["status"] == "refused"


def test_ten_codes_a_minute_may_be_tried_from_one_address(server, here):
    links = server.lay("my-shelfie", "person", "open")
    code = server.get(table_of(links), links["host"])["code"]
    for _ in range(10):
        wish = {"code": "AAAAAA", "name": "Bruno"}
        refused(server.ask("POST", "/api/join", wish, headers=here), "no-such-code")

    wish = {"code": code, "name": "Bruno"}
    refused(server.ask("POST", "/api/join", wish, headers=here), "too-many")
    elsewhere = {"X-Forwarded-For": next(ADDRESSES)}
    good(server.ask("POST", "/api/join", wish, headers=elsewhere))


def test_only_so_many_wait_at_one_table(server):
    links = server.lay("my-shelfie", "person", "open")
    code = server.get(table_of(links), links["host"])["code"]
    wish = {"code": code, "name": "Bruno"}
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
    running = server.lay("my-shelfie", "person", "person", start=True, policy={"public": True})
    for links in (private, running, {"table": "nosuchtable"}):
        claim = {"seat": 1, "name": "Bruno"}
        answer = server.ask("POST", f"{table_of(links)}/claim", claim, headers=here)
        refused(answer, "no-such-table")


# After a game


def test_a_rematch_has_the_same_people_on_other_seats(server):
    links = finished(server, "bot:random", options={"edition": "en"})
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
    links = server.lay("my-shelfie", "person", "person", start=True)
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


def test_nothing_of_a_running_game_is_told_to_anybody(server):
    links = server.lay("my-shelfie", "person", "person", start=True)
    for token in (links["host"], links["spectator"], *links["seats"].values()):
        refused(server.ask("GET", f"{table_of(links)}/record", token=token), "not-finished")
        refused(server.ask("POST", f"{table_of(links)}/same-deal", {}, token), "not-finished")
        clone = {"version": 0}
        refused(server.ask("POST", f"{table_of(links)}/clone", clone, token), "not-finished")


# What a browser remembers


def cookie_of(answer):
    """The cookie that an answer sets, and how."""
    _, _, headers = answer
    value, *marks = headers["set-cookie"].split("; ")
    return value, {mark.lower() for mark in marks}


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
    links = server.lay("my-shelfie", "person", "person", start=True)
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
    links = server.lay("my-shelfie", "person", "person", start=True)
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


# Doors


def every_path(server):
    """A method and a path for every route."""
    for path, methods in server.get("/api/openapi/openapi.json")["paths"].items():
        for method in methods:
            filled = path.replace("{table}", "nosuchtable").replace("{ticket}", "x")
            yield method.upper(), filled.replace("{seat}", "0")


def body_for(method):
    return {"what": "nonsense"} if method == "POST" else None


def test_every_answer_carries_the_same_protection(server, here):
    paths = [*every_path(server), ("GET", "/nothing.txt"), ("PUT", "/api/tables"), ("OPTIONS", "/")]
    assert len(paths) > 25
    for method, path in paths:
        status, content, headers = server.ask(method, path, body_for(method), headers=here)
        assert status < 500, (method, path)
        for name, value in HEADERS.items():
            assert headers.get(name.lower(), headers.get(name)) == value, (method, path, name)
        if status >= 400:
            assert set(content) == {"code", "message", "retryable"}, (method, path)
            assert content["code"] in CODES
            assert "nosuchtable" not in str(content)
        is_kept = status == 200 and path.startswith("/api/schemas")
        kept = "public, max-age=3600" if is_kept else "no-store"
        assert headers.get("cache-control") == kept, (method, path)


def test_the_policy_of_pages_allows_only_our_own_scripts():
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy


FOREIGN = ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://", "x" * 300]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_may_do_nothing(server, here, origin):
    headers = here | {"Origin": origin}
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    refused(server.ask("POST", "/api/tables", wish, headers=headers), "foreign-origin")
    with pytest.raises(websockets.InvalidStatus) as error, server.socket(origin=origin):
        pass
    assert error.value.response.status_code == 403


def test_our_own_pages_may(server, here):
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    for host in ("127.0.0.1", "localhost", "LOCALHOST"):
        origin = server.url.replace("127.0.0.1", host)
        headers = here | {"Origin": origin}
        good(server.ask("POST", "/api/tables", wish, headers=headers))
        with server.socket(origin=origin):
            pass


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:1", "[", "127.0.0.1"])
def test_a_name_that_is_not_ours_is_not_answered(server, here, host):
    """A page of another site could else point its own name to this machine."""
    headers = here | {"Host": host}
    refused(server.ask("GET", "/api/tables", headers=headers), "foreign-origin")
    refused(server.ask("POST", "/api/tables", {}, headers=headers), "foreign-origin")


def test_no_token_is_in_the_log_and_only_the_store_knows_their_hashes(server, here):
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    made = server.ask("POST", "/api/tables", wish, headers=here)
    links, (cookie, _) = good(made), cookie_of(made)
    tokens = [links["host"], links["spectator"], *links["seats"].values(), cookie.split("=")[1]]
    told = [
        server.ask(method, path, body_for(method), links["host"], here)
        for method, path in every_path(server)
        if "/test/" not in path
    ]
    told += [server.ask("GET", table_of(links), token=token) for token in tokens[:4]]
    told.append(server.ask("GET", f"/api/tables/{links['host']}", headers=here))

    everything = json.dumps(told) + server.log()
    files = b"".join(file.read_bytes() for file in server.folder.iterdir() if file.is_file())
    for token in tokens:
        assert token not in everything
        assert token.encode() not in files


def test_only_somebody_at_this_machine_may_let_others_in(server, here):
    refused(server.ask("POST", "/api/others", {}, headers=here), "not-the-host")


def test_test_mode_is_opened_to_nobody(server):
    refused(server.ask("POST", "/api/others", {}), "not-the-host")


def test_the_server_is_alive_and_ready_and_counts(server):
    assert server.get("/healthz") == "ok"
    assert server.get("/readyz") == "ok"
    before = figure(server.get("/metrics"), "commits_total")
    server.lay("my-shelfie", "person", "person")
    assert figure(server.get("/metrics"), "commits_total") > before
