"""What pages ask for beyond moves: previews, sheets, news in words, moments, the rules."""

from random import Random

import pytest

from casetta import games
from casetta.words import LANGUAGES
from tests.server.positions import finished, near_the_end
from tests.server.served import legal_moves

GAMES = [game.name for game in games.every()]


def seated(server, game, seats=2):
    return server.trial(game, *["person"] * seats)


def played(server, links, moves, seats=(0, 1)):
    """Let a client that holds all seats make some random moves."""
    dice = Random(5)
    with server.client(links, *seats) as client:
        for _ in range(moves):
            seat = client.position()["waiting"][0]
            client.look(seat)
            answer = client.move(dice.choice(legal_moves(client)), seat=seat)
            assert answer["type"] == "ack"
            client.catch_up(answer["version"])


@pytest.mark.parametrize("game", GAMES)
def test_a_legal_move_is_told_with_the_points_it_brings(server, game):
    """The preview before confirming: the sheet after the move is that of the table after it."""
    links = seated(server, game)
    with server.client(links, 0) as client:
        move = legal_moves(client)[0]
        foretold = client.ask("check", move=move)
        before = client.ask("live")
        ack = client.move(move)
        client.catch_up(ack["version"])
        after = client.ask("live")

    assert foretold["legal"]
    assert {"points", "lines"} <= foretold.keys() & before.keys()
    assert (foretold["points"], foretold["lines"]) == (after["points"], after["lines"])


def test_a_move_that_is_not_legal_brings_nothing(server):
    links = seated(server, "my-shelfie")
    with server.client(links, 0) as client:
        told = client.ask("check", move="e5 >9")

    assert not told["legal"]
    assert "points" not in told


def test_several_moves_can_be_looked_at_together_with_what_could_follow(server):
    """Dream Home: a column, its room and its token are three moves."""
    links = seated(server, "dream-home", 4)
    with server.client(links, 0) as client:
        taken = client.ask("check", move="take 1")
        room = next(text for text in taken["next"] if text.startswith("room"))
        built = client.ask("check", move=f"take 1; {room}")

        assert taken["legal"]
        assert built["legal"]
        assert client.ask("check", move=f"{room}; take 1")["legal"] is False
        assert client.position()["version"] == 0


def test_the_reason_against_a_move_is_the_one_the_game_has_for_it(server):
    links = seated(server, "dream-home", 4)
    with server.client(links, 0) as client:
        told = client.ask("check", move="take 1; room u0")

    assert told["error"] == "turn-no-support"


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_of_every_seat_as_far_as_the_viewer_knows(server, game):
    links = seated(server, game)
    played(server, links, 4)
    with server.client(links) as spectator, server.client(links, 1) as client:
        seen = [spectator.ask("live", seat=seat)["points"] for seat in (0, 1)]
        known = client.position()["points"]
        own = client.ask("live", seat=1)

        assert seen == spectator.position()["points"]
        assert own["points"] == known[1]
        assert own == client.ask("live")


def test_a_seat_that_is_not_there_has_no_sheet(server):
    links = seated(server, "my-shelfie")
    with server.client(links) as spectator:
        spectator.send({"type": "ask", "id": "x", "about": "live", "seat": 5})

        assert spectator.until("refused")["code"] == "bad-message"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_news_tell_every_move_in_the_language_of_the_reader(server, game, language):
    links = seated(server, game)
    played(server, links, 6)
    with server.client(links, language=language) as spectator:
        version = spectator.position()["version"]
        news = spectator.ask("news")["news"]

    assert [entry["version"] for entry in news] == sorted(entry["version"] for entry in news)
    assert news[-1]["version"] <= version
    text = " ".join(line for entry in news for line in entry["lines"])
    assert "P0" in text
    assert "{" not in text


def test_news_of_what_was_taken_back_are_no_news(server):
    links = seated(server, "my-shelfie")
    with server.client(links, 0) as client:
        client.catch_up(client.move(legal_moves(client)[0])["version"])
        assert len(client.ask("news")["news"]) == 1
        client.catch_up(client.act("undo")["version"])

        assert client.ask("news")["news"] == []


def test_the_moments_of_a_finished_game_through_every_eye(server):
    links = finished(server)
    path = f"/api/tables/{links['table']}/moments"
    for eyes in ("0", "1", "-1", "all"):
        told = server.get(f"{path}?eyes={eyes}", links["spectator"])

        assert [moment["version"] for moment in told] == [0, 1]
        assert told[0]["move"] is None
        assert told[1]["view"] != told[0]["view"]
        assert len(told[1]["points"]) == 2
    with server.client(links) as spectator:
        assert told[-1]["points"] == spectator.position()["points"]
    status, content, _ = server.ask("GET", f"{path}?eyes=7", None, links["spectator"])
    assert (status, content["code"]) == (400, "bad-request")


def test_a_running_game_has_no_moments(server):
    links = seated(server, "my-shelfie")
    path = f"/api/tables/{links['table']}/moments"
    _, content, _ = server.ask("GET", path, None, links["seats"]["0"])

    assert content["code"] == "not-finished"


def test_the_rules_answer_over_http_as_at_the_command_line(server):
    shelf = ["....."] * 5 + ["CCC.."]
    question = {"ask": "score", "shelf": shelf, "id": 7}
    told = server.post("/api/ask", {"game": "my-shelfie", "question": question})

    assert (told["total"], told["id"]) == (2, 7)


def test_what_is_wrong_with_a_question_is_in_the_answer_and_in_words(server):
    question = {"ask": "score", "shelf": ["CCC..", *["....."] * 5]}
    told = server.post("/api/ask", {"game": "my-shelfie", "question": question, "language": "it"})
    english = server.post("/api/ask", {"game": "my-shelfie", "question": question})

    assert told["error"]["code"] == english["error"]["code"]
    assert told["error"]["message"] != english["error"]["message"]


def test_the_browser_is_told_where_it_is_waited_for(server):
    made = {"game": "my-shelfie", "seats": [{"player": "person", "name": "Ada"}] * 2, "start": True}
    status, links, headers = server.ask("POST", "/api/tables", made)
    assert status < 300
    cookie = {"Cookie": headers["set-cookie"].split(";")[0]}
    for seat in (0, 1):
        body = {"table": links["table"], "token": links["seats"][str(seat)]}
        server.ask("POST", "/api/me", body, headers=cookie)
    _, told, _ = server.ask("GET", "/api/me", headers=cookie)
    waiting = {each["seat"]: each["waiting"] for each in told if each["role"] == "seat"}

    assert waiting == {0: True, 1: False}
    assert all(each["names"] == ["Ada", "Ada"] and each["changed"] > 0 for each in told)


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_a_seat_can_be_asked_what_it_could_have_done(server, game):
    """A riddle of the review: the position of then, its legal moves, what another would bring."""
    links = finished(server, game)
    _, [(seat, move)] = near_the_end(game)
    path = f"/api/tables/{links['table']}/past"
    asked = {"version": 0, "seat": seat}

    past = server.post(path, asked, links["spectator"])
    some = server.post(path, asked | {"about": "legal", "most": 500}, links["spectator"])["legal"]
    checked = server.post(path, asked | {"about": "check", "move": move}, links["spectator"])
    sheet = server.post(path, asked | {"about": "live", "of": 1 - seat}, links["spectator"])
    words = server.post(path, asked | {"about": "phrases", "move": move}, links["spectator"])
    drawn = server.post(path, asked | {"about": "picture"}, links["spectator"])

    assert seat in past["waiting"]
    assert past["version"] == 0
    assert some
    assert past["legal"] is None or set(some) <= set(past["legal"])
    assert checked["legal"]
    assert sheet["lines"]
    assert drawn["picture"]
    assert all(phrase["id"] for phrase in words["phrases"])


def test_the_past_of_a_running_game_and_of_no_seat_is_not_told(server):
    running = seated(server, "my-shelfie")
    over = finished(server)

    for links, asked, code in (
        (running, {"version": 0, "seat": 0}, "not-finished"),
        (over, {"version": 0, "seat": 3}, "bad-request"),
        (over, {"version": 99, "seat": 0}, "bad-request"),
    ):
        path = f"/api/tables/{links['table']}/past"
        assert server.ask("POST", path, asked, links["host"])[1]["code"] == code


def test_a_question_that_is_refused_is_named(server):
    links = server.lay("my-shelfie", "person", "person", start=True, policy={"hints": False})
    with server.client(links, 0) as client:
        client.position()
        client.send({"type": "ask", "id": "q1", "about": "hint"})
        assert client.until("refused", code="no-hints")["move_id"] == "q1"
        client.send({"type": "ask", "id": "q2", "about": "live", "seat": 5})
        assert client.until("refused", code="bad-message")["move_id"] == "q2"


# Decisions, and what pages read from the server


def test_a_decision_is_one_message_and_a_resend_finds_it(server):
    links = seated(server, "dream-home")
    with server.client(links, 0) as client:
        before = client.position()["version"]
        one = next(text for text in legal_moves(client) if client.ask("check", move=text)["next"])
        two = client.ask("check", move=one)["next"][0]
        first = client.move(f"{one} ; {two}", move_id="mine")
        again = client.move(f"{one} ; {two}", move_id="mine", expect=before)
        refused = client.move("nonsense;pass")
        entries = client.catch_up(first["version"]) and client.entries[-2:]

    assert first == again
    assert first["version"] == before + 2
    assert refused["code"] == "unreadable-move"
    assert [entry["move"] for entry in entries] == [one, two]
    assert any(entry["phrases"] for entry in entries)


def test_a_question_to_the_rules_takes_its_position_from_the_table(server):
    links = seated(server, "home-staging")
    name = next(name for name, ask in games.load("home-staging").ask.items() if ask.needs_position)
    with server.client(links, 0) as client:
        view = client.position()["view"]
        here = client.ask("rules", question={"ask": name})
    question = {"ask": name, "view": view, "seat": 0}
    told = server.post("/api/ask", {"game": "home-staging", "question": question})

    assert "error" not in here
    assert here == told


def test_pages_learn_levels_and_languages_from_the_server(server):
    levels = {each["game"]: each["levels"] for each in server.get("/api/games")}
    with server.client(seated(server, "my-shelfie"), 0) as client:
        client.position()

    assert levels["my-shelfie"] == ["snail", "swallow", "beaver", "owl"]
    assert tuple(client.welcome["languages"]) == LANGUAGES
