"""Tables over HTTP: how they are made, joined and left, seats, links and faces."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from casetta.server.rooms.metadata import AVATARS
from casetta.words import LANGUAGES, Words
from tests.server.positions import finished
from tests.server.served import ADDRESSES, OPEN, PERSON, Client, figure, good, refused, table_of


def test_the_games_are_told_in_every_language(server):
    for language in LANGUAGES:
        told = server.get(f"/api/games?language={language}")
        assert [game["game"] for game in told] == ["dream-home", "home-staging", "my-shelfie"]
        for game in told:
            assert {"random", "greedy"} <= set(game["bots"])
            assert game["avatars"] == list(AVATARS)
            assert all(option["title"] and option["values"] for option in game["options"])
    assert server.get("/api/games?language=xx") == server.get("/api/games")


@pytest.mark.parametrize(
    ("wanted", "answered"),
    [
        *((f"xx, {language}-XX;q=0.9, en;q=0.5", language) for language in LANGUAGES),
        ("xx-YY, tlh;q=0.8", "en"),
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
def test_a_refusal_speaks_the_language_that_is_wanted_most(server, wanted, answered):
    headers = {"Accept-Language": wanted}
    _, content, _ = server.ask("GET", "/api/tables/none", headers=headers)

    assert content["message"] == Words(answered)("refused-no-such-link")


BAD_TABLES: dict[str, tuple[str, Any]] = {
    "an unknown game": ("chess", {}),
    "no game": ("my-shelfie", {"game": None}),
    "too few seats": ("my-shelfie", {"seats": [PERSON]}),
    "too many seats": ("my-shelfie", {"seats": [PERSON] * 5}),
    "no seats": ("my-shelfie", {"seats": []}),
    "an unknown option": ("my-shelfie", {"options": {"x": "y"}}),
    "an unknown value": ("my-shelfie", {"options": {"edition": "x"}}),
    "a number for a choice": ("my-shelfie", {"options": {"edition": 1}}),
    "somebody unknown": ("my-shelfie", {"seats": [PERSON, {"player": "cat"}]}),
    "an unknown picture": ("my-shelfie", {"seats": [PERSON, PERSON | {"avatar": "yeti"}]}),
    "a name too long": ("my-shelfie", {"seats": [PERSON, PERSON | {"name": "x" * 21}]}),
    "a name of two lines": ("my-shelfie", {"seats": [PERSON, PERSON | {"name": "a\nb"}]}),
    "an unknown field": ("my-shelfie", {"colour": "red"}),
    "content for a game without": ("my-shelfie", {"content": {}}),
    "content that is nothing": ("dream-home", {"content": {}}),
    "content that is rubbish": ("dream-home", {"content": {"cards": {"room": 7}}}),
    "a scenario that is rubbish": ("home-staging", {"content": {"scenario": {"plan": [1]}}}),
    "a clock without time": ("my-shelfie", {"policy": {"clock": {"kind": "live"}}}),
    "an unknown clock": ("my-shelfie", {"policy": {"clock": {"kind": "sand"}}}),
    "a bot that there is not": ("my-shelfie", {"seats": [PERSON, {"player": "bot:nobody"}]}),
    "a bot for absence that there is not": ("my-shelfie", {"policy": {"bot": "nobody"}}),
    "a body of any size": ("x" * 300_000, {}),
    "no object": ("", [1, 2]),
}
OTHER_CODES = {
    "a bot that there is not": "unknown-bot",
    "a bot for absence that there is not": "unknown-bot",
    "a body of any size": "too-large",
}


@pytest.mark.parametrize("name", BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(server, here, name):
    game, fields = BAD_TABLES[name]
    wish = fields
    if isinstance(fields, dict):
        whole = {"game": game, "seats": [PERSON] * 2, **fields}
        wish = {key: value for key, value in whole.items() if value is not None}
    answer = server.ask("POST", "/api/tables", wish, headers=here)
    refused(answer, OTHER_CODES.get(name, "bad-request"))


def test_a_table_cannot_start_while_a_seat_is_free_and_nothing_is_left_of_it(server, here):
    before = server.get("/metrics")
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN], "start": True}
    refused(server.ask("POST", "/api/tables", wish, headers=here), "seats-open")

    assert figure(server.get("/metrics"), "tables_in_memory") == figure(before, "tables_in_memory")


def test_a_table_has_a_link_for_everybody_and_each_opens_its_own(server, here):
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN]}
    links = good(server.ask("POST", "/api/tables", wish, headers=here))

    tokens = [links["host"], links["spectator"], *links["seats"].values()]
    assert len(set(tokens)) == 4
    for token in tokens:
        people = server.get(table_of(links), token)
        assert people["status"] == "waiting"
        assert (people["code"] is None) == (token != links["host"])


def test_a_table_is_shown_to_nobody_without_a_link(server):
    links = server.lay("my-shelfie", "person", "person")
    other = server.lay("my-shelfie", "person", "person")

    refused(server.ask("GET", table_of(links)), "no-such-link")
    refused(server.ask("GET", table_of(links), token="x" * 32), "no-such-link")
    refused(server.ask("GET", table_of(links), token=other["host"]), "no-such-link")
    refused(server.ask("GET", "/api/tables/nosuchtable", token=links["host"]), "no-such-link")


BY_THE_HOST = ("start", "links/1", "links/spectator", "watch", "policy")
WRONG_FACES = ({"name": ""}, {"name": "  "}, {"name": "x" * 21}, {"name": "a\tb"}, {"avatar": "x"})
NOT_ALLOWED: list[tuple[str, str, Any, str]] = [
    *((who, path, {}, "not-the-host") for who in ("0", "spectator") for path in BY_THE_HOST),
    ("0", "admit", {"ticket": "a ticket", "seat": 1}, "not-the-host"),
    ("1", "seats/1", PERSON, "not-the-host"),
    ("spectator", "link", {}, "not-the-host"),
    *((who, "link?seat=1", None, "not-your-seat") for who in ("host", "0")),
    *((who, "leave", None, "not-your-seat") for who in ("host", "spectator")),
    ("spectator", "face", {"name": "Ewa"}, "not-your-seat"),
    *(("1", "face", {"name": "Ewa"} | wrong, "bad-request") for wrong in WRONG_FACES),
    ("host", "links/7", {}, "not-found"),
    *(("host", f"seats/{seat}", PERSON, "not-found") for seat in (2, -1)),
    ("host", "seats/1", PERSON | {"avatar": "yeti"}, "bad-request"),
    ("host", "seats/1", PERSON | {"name": "\x07"}, "bad-request"),
    ("host", "policy", {"bot": "nobody"}, "unknown-bot"),
    ("host", "policy", {"grace": 1}, "bad-request"),
]
"""Who asks for what, and why it is refused."""


@pytest.mark.parametrize("start", [False, True])
def test_nobody_does_at_a_table_what_is_not_theirs_or_makes_no_sense(server, here, start):
    links = server.lay("my-shelfie", "person", "person", start=start)
    tokens = links | links["seats"]
    for who, path, body, code in NOT_ALLOWED:
        if not (start and who == "host" and path.startswith("seats")):
            refused(server.ask("POST", f"{table_of(links)}/{path}", body, tokens[who], here), code)


def test_the_host_starts_only_once_and_only_without_a_free_seat(server):
    links, free = (server.lay("my-shelfie", "person", player) for player in ("person", "open"))
    refused(server.ask("POST", f"{table_of(free)}/start", {}, free["host"]), "seats-open")
    people = server.post(f"{table_of(links)}/start", token=links["host"])
    assert (people["status"], people["code"]) == ("running", None)
    for path, body in (("start", {}), ("seats/1", PERSON)):
        answer = server.ask("POST", f"{table_of(links)}/{path}", body, links["host"])
        refused(answer, "already-started")


def answers_while_let_in(server, ask):
    """What somebody beside hears from `ask`, given links and ticket, while a guest is let in."""
    with ThreadPoolExecutor(1) as beside:
        for _ in range(6):
            (links, wish), here = invited(server), {"X-Forwarded-For": next(ADDRESSES)}
            ticket = good(server.ask("POST", "/api/join", wish, headers=here))["ticket"]
            answer = beside.submit(ask, links, ticket)
            server.post(f"{table_of(links)}/admit", {"ticket": ticket, "seat": 1}, links["host"])
            yield answer.result()


def test_whoever_is_let_in_waits_until_then_and_is_never_at_the_door_and_on_a_seat(server):
    def status_after_waiting(links, ticket):
        while (answer := server.get(f"/api/join/{links['table']}/{ticket}"))["status"] == "waiting":
            pass
        return answer["status"]

    def at_the_door_once_seated(links, ticket):
        while (people := server.get(table_of(links), links["host"]))["places"][1][
            "name"
        ] != "Bruno":
            pass
        return people["waiting"]

    assert set(answers_while_let_in(server, status_after_waiting)) == {"admitted"}
    assert list(answers_while_let_in(server, at_the_door_once_seated)) == [[]] * 6


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


def test_the_host_sends_somebody_away_and_names_that_cannot_be_shown_do_not_wait(server, here):
    links, wish = invited(server)
    for wrong in ({"name": " "}, {"name": "a\u202eb"}, {"avatar": "yeti"}):
        refused(server.ask("POST", "/api/join", wish | wrong, headers=here), "bad-request")
    assert server.get(table_of(links), links["host"])["waiting"] == []
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


def test_the_host_takes_the_link_of_a_seat_back(server):
    links = server.begun()
    new = server.post(f"{table_of(links)}/links/1", token=links["host"])["link"]

    refused(server.ask("GET", table_of(links), token=links["seats"]["1"]), "link-revoked")
    assert server.get(table_of(links), links["seats"]["0"])["table"] == links["table"]
    with server.client({**links, "seats": {"1": new}}, 1) as client:
        assert client.viewer == 1


def test_the_host_renews_the_link_of_all_spectators(server):
    links = server.begun()
    with server.client(links) as looking, server.client(links, 0) as playing:
        looking.until("update"), playing.until("update")
        new = server.post(f"{table_of(links)}/links/spectator", token=links["host"])["link"]
        assert looking.ending() == 4002
        assert playing.ask("live")

    assert server.get(table_of(links), new)["table"] == links["table"]
    refused(server.ask("GET", table_of(links), token=links["spectator"]), "link-revoked")


def test_the_host_hands_on_further_links_for_spectators_and_the_others_go_on(server, here):
    links = server.begun()
    path = f"{table_of(links)}/watch"
    with server.client(links) as looking:
        new = good(server.ask("POST", path, {}, links["host"], here))["link"]
        with server.client(links | {"spectator": new}) as other:
            assert (other.viewer, other.welcome["seats"]) == (-1, [])
        assert looking.ask("live", seat=0)


def test_a_player_has_a_name_and_a_picture_and_changes_them_only_so_often(server, here):
    links = server.lay("my-shelfie", "person", "person")
    path, mine = f"{table_of(links)}/face", links["seats"]["1"]
    people = good(server.ask("POST", path, {"name": " Ewa ", "avatar": "fox"}, mine, here))

    assert people["places"][1] | {"here": None} == {
        "seat": 1, "player": "person", "name": "Ewa", "avatar": "fox", "here": None,
        "thinking": False,
    }  # fmt: skip
    answers = [server.ask("POST", path, {"name": f"N{n}"}, mine, here) for n in range(40)]
    refused(next(answer for answer in answers if answer[0] != 201), "too-many")


def test_the_host_decides_but_the_clock_only_before_the_start(server):
    links = server.lay("my-shelfie", "person", "person")
    path = f"{table_of(links)}/policy"
    live = {"clock": {"kind": "live", "seconds": 600, "refill": 5}, "bot": "random"}
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
