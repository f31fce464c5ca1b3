"""Games and tables over HTTP: what is told of them, how they are made and started."""

import json
import urllib.request

import pytest

from casetta.server.rooms.metadata import AVATARS
from casetta.words import LANGUAGES, Words
from tests.server.http.asking import ADDRESSES, OPEN, PERSON, figure, good, refused, table_of


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
