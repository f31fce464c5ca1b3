"""Tables over HTTP: how they are made, joined and left, seats, links and faces."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from casetta.server.http import games as routes
from casetta.server.rooms.metadata import AVATARS
from casetta.words import LANGUAGES, Words
from tests.hostile.bodies import own_scenario
from tests.server.house import nearby
from tests.server.positions import finished
from tests.server.served import ADDRESSES, OPEN, PERSON, Table, figure, good, refused


def test_the_games_are_told_in_every_language(server):
    for language in LANGUAGES:
        told = server.get(f"/api/games?language={language}")
        assert [game["game"] for game in told] == ["dream-home", "home-staging", "my-shelfie"]
        for game in told:
            assert {"random", "greedy"} <= set(game["bots"])
            assert game["avatars"] == list(AVATARS)
            assert all(option["title"] and option["values"] for option in game["options"])
    assert server.get("/api/games?language=xx") == server.get("/api/games")


def test_the_list_of_games_is_made_once_for_each_language(near, monkeypatch):
    """A flood of those who ask for it costs next to nothing."""
    told = near.get("/api/games?language=pl")
    monkeypatch.setattr(routes, "games_in", None)

    assert near.get("/api/games?language=pl") == told


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
    before = server.get("/metrics", server.key)
    wish = {"game": "my-shelfie", "seats": [PERSON, OPEN], "start": True}
    refused(server.ask("POST", "/api/tables", wish, headers=here), "seats-open")

    assert figure(server.get("/metrics", server.key), "tables_in_memory") == figure(
        before, "tables_in_memory"
    )


def test_a_table_has_a_link_for_everybody_and_each_opens_its_own(server):
    table, other = server.lay("my-shelfie", "person", "open"), server.begun()
    tokens = [table["host"], table["spectator"], *table["seats"].values()]
    assert len(set(tokens)) == 4
    for token in tokens:
        people = table.get(by=token)
        assert people["status"] == "waiting"
        assert (people["code"] is None) == (token != table["host"])

    for stranger in ("", "x" * 32, other["host"]):
        table.refuses("no-such-link", by=stranger)
    refused(server.ask("GET", "/api/tables/nosuchtable", token=table["host"]), "no-such-link")


PUBLIC = {"public": True}
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
    table = server.lay("my-shelfie", "person", "person", start=start)
    for who, path, body, code in NOT_ALLOWED:
        if not (start and who == "host" and path.startswith("seats")):
            table.refuses(code, path, body, who, here)


def test_the_host_starts_only_once_and_only_without_a_free_seat(server):
    table, free = (server.lay("my-shelfie", "person", player) for player in ("person", "open"))
    free.refuses("seats-open", "start", {})
    people = table.post("start")
    assert (people["status"], people["code"]) == ("running", None)
    for path, body in (("start", {}), ("seats/1", PERSON)):
        table.refuses("already-started", path, body)


# Joining


def elsewhere():
    """Headers of somebody at an address of their own."""
    return {"X-Forwarded-For": next(ADDRESSES)}


def invited(server):
    """A table with a free seat, and what somebody sends who comes with its code."""
    table = server.lay("my-shelfie", "person", "open")
    return table, {"code": table.get()["code"], "name": "Bruno"}


def join(server, wish, headers=None):
    """What somebody is answered who comes with a code."""
    return server.ask("POST", "/api/join", wish, headers=headers or elsewhere())


def told(table, ticket):
    """What the host said to somebody who came with a code."""
    wish = {"table": table["table"], "ticket": ticket}
    return table.server.ask("POST", "/api/join/answer", wish)


def answers_while_let_in(server, ask):
    """What somebody beside hears from `ask`, given table and ticket, while a guest is let in."""
    with ThreadPoolExecutor(1) as beside:
        for _ in range(6):
            table, wish = invited(server)
            ticket = good(join(server, wish))["ticket"]
            answer = beside.submit(ask, table, ticket)
            table.post("admit", {"ticket": ticket, "seat": 1})
            yield answer.result()


def test_whoever_is_let_in_waits_until_then_and_is_never_at_the_door_and_on_a_seat(server):
    def status_after_waiting(table, ticket):
        while (status := good(told(table, ticket))["status"]) == "waiting":
            pass
        return status

    def at_the_door_once_seated(table, ticket):
        while (people := table.get())["places"][1]["name"] != "Bruno":
            pass
        return people["waiting"]

    assert set(answers_while_let_in(server, status_after_waiting)) == {"admitted"}
    assert list(answers_while_let_in(server, at_the_door_once_seated)) == [[]] * 6


def test_somebody_joins_by_code_and_the_host_lets_them_in_once(server):
    table, wish = invited(server)
    wish = {"code": f" {wish['code'].lower()} ", "name": " Bruno ", "avatar": "bee"}
    answer = good(join(server, wish))
    assert answer["table"] == table["table"]

    ticket = answer["ticket"]
    assert good(told(table, ticket))["status"] == "waiting"
    [waiting] = table.get()["waiting"]
    wanted = {"id": waiting.pop("id"), "seat": 1}
    assert waiting.pop("ticket") == wanted["id"]
    assert (waiting, table.get(by="0")["waiting"]) == ({"name": "Bruno", "avatar": "bee"}, [])

    table.refuses("seat-taken", "admit", wanted | {"seat": 0})
    people = table.post("admit", wanted)
    assert (people["places"][1]["name"], people["waiting"]) == ("Bruno", [])
    table.refuses("no-such-ticket", "admit", wanted)

    answer = good(told(table, ticket))
    assert answer["status"] == "admitted"
    assert table.get(by=answer["link"])["places"][1]["avatar"] == "bee"
    refused(told(table, ticket), "no-such-ticket")
    table.refuses("link-revoked", by="1")


def test_the_host_sends_somebody_away_and_names_that_cannot_be_shown_do_not_wait(server, here):
    table, wish = invited(server)
    for wrong in ({"name": " "}, {"name": "a\u202eb"}, {"avatar": "yeti"}):
        refused(join(server, wish | wrong, here), "bad-request")
    assert table.get()["waiting"] == []
    ticket = good(join(server, wish, here))["ticket"]
    table.post("admit", {"ticket": ticket})

    refusal = {"status": "refused", "table": table["table"], "link": None}
    assert good(told(table, ticket)) == refusal
    refused(told(table, ticket), "no-such-ticket")


def test_a_code_is_worth_nothing_without_a_free_seat_and_after_the_start(server, here):
    table, wish = invited(server)
    ticket = good(join(server, wish, here))["ticket"]
    table.post("seats/1", {"player": "bot:random"})
    refused(join(server, wish, here), "seat-taken")
    table.post("start")

    refused(join(server, wish, here), "no-such-code")
    assert good(told(table, ticket))["status"] == "refused"


def test_ten_codes_a_minute_may_be_tried_from_one_address_and_so_many_wait_at_a_table(server, here):
    _, wish = invited(server)
    for _ in range(10):
        refused(join(server, wish | {"code": "AAAAAA"}, here), "no-such-code")
    refused(join(server, wish, here), "too-many-joins")

    for _ in range(20):
        good(join(server, wish))
    refused(join(server, wish), "waiting-room-full")


def test_public_tables_are_listed_while_they_wait_and_others_never(server):
    def listed():
        return {each["table"]: each for each in server.get("/api/tables")}

    public = server.lay("my-shelfie", "person", "open", policy=PUBLIC)
    private = server.lay("my-shelfie", "person", "open")

    assert private["table"] not in listed()
    assert listed()[public["table"]] == {
        "table": public["table"], "game": "my-shelfie", "names": ["P0", "P1"], "free": [1],
        "options": {"edition": "en", "first_game": False},
    }  # fmt: skip
    public.post("seats/1", {"player": "bot:random"})
    public.post("start")
    assert public["table"] not in listed()


def test_a_free_seat_of_a_public_table_is_taken_by_whoever_comes_first(server, here):
    table = server.lay("my-shelfie", "person", "open", policy=PUBLIC)
    claim = {"seat": 1, "name": "Bruno"}
    for wrong, code in (
        ({"seat": 0}, "seat-taken"),
        ({"seat": 2}, "not-found"),
        ({"seat": -1}, "not-found"),
        ({"avatar": "yeti"}, "bad-request"),
    ):
        table.refuses(code, "claim", claim | wrong, "", here)
    taken = table.post("claim", claim, "", here)

    assert table.get(by=taken["link"])["places"][1]["name"] == "Bruno"
    for code in ["seat-taken"] * 5 + ["too-many-joins"]:
        table.refuses(code, "claim", claim, "", here)


def test_no_seat_of_a_private_or_running_table_can_be_claimed(server, here):
    private, running = server.lay("my-shelfie", "person", "open"), server.begun(policy=PUBLIC)
    for table in (private, running, Table(server, {"table": "nosuchtable", "seats": {}})):
        table.refuses("no-such-table", "claim", {"seat": 1, "name": "Bruno"}, "", here)


# Links


REPLACED = {
    "link by the host": ("host", "link", "host"),
    "link by a seat": ("1", "link", "1"),
    "links/1 by the host": ("1", "links/1", "host"),
    "links/spectator by the host": ("spectator", "links/spectator", "host"),
}
"""What is renewed, and by whom."""


@pytest.mark.parametrize("case", REPLACED)
def test_whoever_holds_a_link_that_was_renewed_is_sent_away_and_let_in_by_the_new_one(server, case):
    role, path, by = REPLACED[case]
    table = server.begun()
    old = (table | table["seats"])[role]
    with server.client(table | {"spectator": old}) as holder, server.client(table, 0) as other:
        holder.until("update"), other.until("update")
        new = table.post(path, by=by)["link"]
        assert holder.ending() == 4002
        assert other.ask("live")

    table.refuses("link-revoked", by=old)
    assert table.get(by=new)["table"] == table["table"]
    with server.client(table | {"spectator": old}) as client:
        assert client.take()["code"] == "link-revoked"
        assert client.ending() == 4002
    with server.client(table | {"spectator": new}) as client:
        assert client.viewer == (1 if role == "1" else -1)


def test_the_host_puts_somebody_else_on_a_seat_and_the_old_link_opens_nothing(server):
    table = server.lay("my-shelfie", "person", "person")
    with server.client(table, 1) as client:
        client.until("people")
        wish = {"player": "person", "name": " Bruno ", "avatar": "owl"}
        answer = table.post("seats/1", wish)
        assert client.ending() == 4002

    table.refuses("link-revoked", by="1")
    place = table.get(by=answer["link"])["places"][1]
    assert (place["player"], place["name"], place["avatar"]) == ("person", "Bruno", "owl")


def test_the_host_hands_on_further_links_for_spectators_and_the_others_go_on(server, here):
    table = server.begun()
    with server.client(table) as looking:
        new = table.post("watch", headers=here)["link"]
        with server.client(table | {"spectator": new}) as other:
            assert (other.viewer, other.welcome["seats"]) == (-1, [])
        assert looking.ask("live", seat=0)


# People


def place(**values):
    """The second seat as it is told, whoever looks."""
    mine = {"seat": 1, "number": 1, "person": values["player"] == "person", "away": None}
    return {**mine, "avatar": "", "here": None, "thinking": False, **values}


def test_a_player_has_a_name_and_a_picture_and_changes_them_only_so_often(server, here):
    table = server.lay("my-shelfie", "person", "person")
    people = table.post("face", {"name": " Ewa ", "avatar": "fox"}, "1", here)

    ewa = place(player="person", name="Ewa", avatar="fox")
    assert people["places"][1] | {"here": None} == ewa
    answers = [table.ask("POST", "face", {"name": f"N{n}"}, "1", here) for n in range(40)]
    refused(next(answer for answer in answers if answer[0] != 201), "too-many-names")


def test_own_texts_are_plain_and_joiners_that_scripts_need_stay(server, here):
    """Persian and some pictures are written with them."""
    wish = {"game": "home-staging", "seats": [PERSON | {"name": "مى\u200cآيم"}]}
    for story, status in (("A\u202estory", 400), ("A\u200dstory,\nof two lines", 201)):
        content = {"scenario": own_scenario() | {"story": story}}
        answer = server.ask("POST", "/api/tables", wish | {"content": content}, headers=here)
        assert answer[0] == status, answer[1]


def test_the_host_decides_but_the_clock_only_before_the_start(server):
    table = server.lay("my-shelfie", "person", "person")
    live = {"clock": {"kind": "live", "seconds": 600, "refill": 5}, "bot": "random"}
    table.post("policy", live)
    table.post("start")

    with server.client(table, 0) as client:
        clock = client.until("clock")
        assert (clock["running"], clock["left"][1]) == ([0], 600)
    table.refuses("already-started", "policy", {})
    people = table.post("policy", live | {"spectator_chat": False})
    assert people["policy"]["spectator_chat"] is False


def test_a_table_without_spectators_lets_none_in(server):
    table = server.begun()
    with server.client(table) as spectator:
        spectator.until("update")
        table.post("policy", {"spectators": False})
        assert spectator.ending() == 4001
    with server.client(table) as spectator:
        assert spectator.take()["code"] == "no-such-link"
        assert spectator.ending() == 4001
    for path in ("", "record", "moments", "review"):
        refused(table.ask("GET", path, by="spectator"), "no-such-link")
    with server.client(table, 0) as player:
        player.until("update")


def test_whoever_leaves_before_the_start_leaves_a_free_seat(server, here):
    table = server.lay("my-shelfie", "person", "person", policy=PUBLIC)
    with server.client(table, 0) as other, server.client(table, 1) as client:
        client.send({"type": "entropy", "value": "ab" * 32})
        client.until("people", entropy=[1])
        people = table.post("leave", by="1", headers=here)
        assert client.ending() == 4002
        assert other.until("people", entropy=[])

    assert people["places"][1] | {"here": None} == place(player="open", name="")
    table.refuses("link-revoked", "leave", by="1", headers=here)
    table.refuses("link-revoked", by="1")
    table.post("claim", {"seat": 1, "name": "Bruno"}, "", here)


def test_whoever_leaves_a_game_leaves_it_to_a_bot_and_may_come_back(server, here):
    table = server.begun(policy={"bot": "random"})
    for _ in range(2):
        people = table.post("leave", by="1", headers=here)
        assert people["places"][1]["player"] == "bot:random"
    with server.client(table, 1) as client:
        assert client.act("take-back")["type"] == "ack"
    finished(server).refuses("game-over", "leave", by="0", headers=here)


def test_a_table_knows_the_address_of_whoever_made_it_however_it_was_made(tmp_path):
    by = {"X-Forwarded-For": "2001:db8:7::1"}
    new = {"game": "my-shelfie", "seats": [{"player": "bot:random"}] * 2}
    routes = {"tables": new, "first": {"game": "my-shelfie"}, "test/tables": {"new": new}}
    with nearby(tmp_path, proxies=("127.0.0.1",)) as near:
        made = [near.ask("POST", f"/api/{each}", routes[each], headers=by) for each in routes]
        before = finished(near)
        for each, body in (("rematch", {}), ("same-deal", {}), ("clone", {"version": 0})):
            made.append(before.ask("POST", each, body, headers=by))
        known = [near.hub.rooms[links["table"]].address for _, links, _ in made]

    assert known == ["2001:db8:7::/64"] * len(made)
