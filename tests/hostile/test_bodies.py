"""Whatever strangers send in a body: the event loop stays free, and the answer is final."""

from typing import Any

import msgspec
import pytest

from casetta import games, words
from casetta.games.home_staging.ask.table import MOST_REMEMBERED as MOST_VIEWS
from casetta.games.home_staging.content.library import MOST_REMEMBERED
from casetta.protocol import bodies, messages
from casetta.protocol.errors import CODES
from casetta.server.app import make_app
from casetta.server.http.schemas import prepare
from casetta.server.security import Origins
from tests.games.home_staging.own_files import scenarios_in_memory
from tests.hostile.bodies import hostile_content, hostile_questions, many, own_cards, own_scenario
from tests.hostile.loop_watch import watch_loop
from tests.server.inside import hub_over, new_hub
from tests.waiting import until, wait_until

PERSON = {"player": "person"}


def seats_of(game):
    return [PERSON] * (1 if game == "home-staging" else 2)


def make(server, game, content, **more):
    """Make a table in test mode, which counts nobody's tables: the same way otherwise."""
    new = {"game": game, "seats": seats_of(game), "content": content, **more}
    return server.ask("POST", "/api/test/tables", {"new": new})


def is_final(status, answer):
    """Whether a refusal says that the same would be refused again."""
    code = CODES[answer["code"]]
    return 400 <= status < 500 and code.status == status and not code.retryable


def test_hostile_content_is_refused_and_leaves_the_loop_free(near):
    near.lift_limits()
    make(near, "home-staging", {"scenario": {}})
    make(near, "dream-home", {"cards": {}})
    for name, game, content in hostile_content():
        with watch_loop():
            status, answer, _ = make(near, game, content)
        assert is_final(status, answer), (name, status, answer)


def test_hostile_questions_leave_the_loop_free(near):
    """The rules may answer what is wrong with a question that is not too large."""
    near.lift_limits()
    for game in ("my-shelfie", "dream-home", "home-staging"):
        near.ask("POST", "/api/ask", {"game": game, "question": {}})
    for name, game, question in hostile_questions():
        with watch_loop():
            asked = {"game": game, "question": question}
            status, answer, _ = near.ask("POST", "/api/ask", asked)
        assert status == 200 or is_final(status, answer), (name, status, answer)


def test_the_route_for_everybody_reads_own_content_in_the_same_way(near):
    scenario = own_scenario()
    room = {**scenario["room"][0], "furniture": many({})}
    scenario["room"] = [room, *scenario["room"][1:]]
    body = {"game": "home-staging", "seats": [PERSON], "content": {"scenario": scenario}}

    near.ask("POST", "/api/tables", {})
    with watch_loop():
        status, answer, _ = near.ask("POST", "/api/tables", body)
    assert (status, answer["code"]) == (413, "too-large")


def test_large_setups_of_the_test_mode_leave_the_loop_free(near):
    new = {"game": "home-staging", "seats": [PERSON]}

    near.lay("home-staging", "person", setup={})
    near.ask("POST", "/api/tables", {})
    for pieces in (many({}), many("01a1 r0 e5")):
        setup = {"plans": [{"pieces": pieces}]}
        with watch_loop():
            status, answer, _ = near.ask("POST", "/api/test/tables", {"new": new, "setup": setup})
        assert is_final(status, answer), answer


def all_grows(view):
    """All squares that the current room can get, one after the other, as moves."""
    game, moves = games.load("home-staging"), []
    world, _ = game.text.setup(view)
    while grows := [
        move for move in game.legal(world, 0) if game.text.write(move).startswith("grow")
    ]:
        game.rules.play(world, 0, grows[0])
        moves.append(game.text.write(grows[0]))
    return moves


def test_many_moves_at_once_leave_the_loop_free(near):
    """A room is closed square by square; every one of them is tried, then made, by the rules."""
    links = near.lay("home-staging", "person", start=True, options={"scenario": "signal-house"})
    with near.client(links, 0) as client:
        while client.position()["view"]["phase"] != "close":
            client.catch_up(client.move(client.position()["legal"][-1])["version"])
        moves = all_grows(client.position()["view"])
        assert len(moves) > 100
        with watch_loop(most=0.01):
            assert client.ask("check", move="; ".join(moves))["legal"]
        with watch_loop(most=0.02):
            assert client.move("; ".join(moves))["type"] == "ack"
    with watch_loop(most=0.02), near.client(links, 0, from_version=0) as again:
        again.position()
        assert len(again.entries) > 100


@pytest.mark.parametrize(
    ("game", "content"),
    [
        ("home-staging", {"scenario": own_scenario(furniture=True)}),
        ("home-staging", {"scenario": own_scenario()}),
        ("dream-home", {"cards": own_cards()}),
    ],
)
def test_real_content_is_far_from_every_limit_and_leaves_the_loop_free(game, content, near):
    make(near, game, content)
    with watch_loop():
        status, _, _ = make(near, game, content, start=True)
    assert status == 201


def test_questions_about_new_scenarios_are_forgotten_and_disturb_no_table(near):
    """A table keeps its own scenario, and brings it again when it is opened from the store."""
    most = MOST_REMEMBERED + MOST_VIEWS

    near.lift_limits()
    content = {"scenario": own_scenario(furniture=True)}
    links = near.lay("home-staging", "person", start=True, content=content)
    with near.client(links, 0) as client:
        client.position()
        before = scenarios_in_memory()
        for number in range(2 * most):
            view = {"seats": 1, "scenario": {**own_scenario(), "id": f"other-{number}"}}
            question = {"ask": "home", "view": view}
            near.post("/api/ask", {"game": "home-staging", "question": question})
        assert scenarios_in_memory() <= before + most
        assert client.move(client.position()["legal"][0])["type"] == "ack"
    wait_until(lambda: near.hub.rooms[links["table"]].is_idle)
    del near.hub.rooms[links["table"]]
    with near.client(links, 0) as client:
        assert client.position()["view"]["scenario"]["id"] == "mine"
        assert client.ask("picture")["picture"].startswith("mine: ")
        assert client.move(client.position()["legal"][0])["type"] == "ack"


def test_sentences_that_were_never_needed_are_loaded_beside_the_loop(near):
    links = near.lay("home-staging", "person", start=True)
    with near.client(links, 0, language="ja") as client:
        client.position()
        words._bundle.cache_clear()
        with watch_loop():
            client.ask("news")


async def test_a_server_that_began_knows_the_sentences_of_refusals(tmp_path):
    async with hub_over(tmp_path) as hub:
        words._bundle.cache_clear()
        await hub.begin()
        await until(lambda: words._bundle.cache_info().currsize == len(words.LANGUAGES))


def test_types_are_looked_at_before_two_threads_could_be_the_first_to_read_them(monkeypatch):
    """Msgspec crashes otherwise; the crash itself needs luck."""
    seen: list[Any] = []
    monkeypatch.setattr(msgspec.json, "Decoder", lambda kind: seen.append(kind))
    prepare(make_app(new_hub(), Origins()))
    kinds = [
        kind
        for module in (bodies, messages)
        for kind in vars(module).values()
        if isinstance(kind, msgspec.StructMeta) and kind.__module__ == module.__name__
    ]

    assert len(kinds) > 30
    assert {*kinds} - {*seen} == {messages.Closed}
