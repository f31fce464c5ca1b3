"""What pages ask for beyond moves: previews, sheets, news in words, moments, the rules."""

from random import Random

import pytest

from casetta import games
from casetta.words import LANGUAGES
from tests.server.positions import finished, near_the_end
from tests.server.served import legal_moves, refused

GAMES = [game.name for game in games.every()]


def played(server, links, moves):
    """Let a client that holds all seats make some random moves."""
    dice = Random(5)
    with server.client(links, 0, 1) as client:
        for _ in range(moves):
            assert client.turn(dice.choice)["type"] == "ack"


@pytest.mark.parametrize("game", GAMES)
def test_a_legal_move_is_told_with_the_points_it_brings(server, game):
    """The preview before confirming: the sheet after the move is that of the table after it."""
    with server.client(server.begun(game=game), 0) as client:
        move = legal_moves(client)[0]
        foretold, illegal = (client.ask("check", move=text) for text in (move, "e5 >9"))
        before = client.ask("live")
        client.catch_up(client.move(move)["version"])
        after = client.ask("live")

    assert (foretold["legal"], illegal["legal"], "points" in illegal) == (True, False, False)
    assert {"points", "lines"} <= foretold.keys() & before.keys()
    assert (foretold["points"], foretold["lines"]) == (after["points"], after["lines"])


@pytest.mark.parametrize("game", GAMES)
def test_sheets_and_news_are_told_as_far_as_the_viewer_knows_in_their_language(server, game):
    links = server.begun(game=game)
    played(server, links, 6)
    with server.client(links) as spectator, server.client(links, 1) as client:
        seen = [spectator.ask("live", seat=seat)["points"] for seat in (0, 1)]
        known = client.position()["points"]
        own = client.ask("live", seat=1)

        assert seen == spectator.position()["points"]
        assert own["points"] == known[1]
        assert own == client.ask("live")
    for language in LANGUAGES:
        with server.client(links, language=language) as spectator:
            version = spectator.position()["version"]
            news = spectator.ask("news")["news"]
        versions = [entry["version"] for entry in news]
        assert versions == sorted(versions)
        assert versions[-1] <= version
        text = " ".join(line for entry in news for line in entry["lines"])
        assert "P0" in text
        assert "{" not in text


def test_news_of_what_was_taken_back_are_no_news_and_pages_learn_languages(server):
    with server.client(server.begun(), 0) as client:
        client.turn()
        assert len(client.ask("news")["news"]) == 1
        client.catch_up(client.act("undo")["version"])
        assert client.ask("news")["news"] == []

    assert tuple(client.welcome["languages"]) == LANGUAGES
    levels = {each["game"]: each["levels"] for each in server.get("/api/games")}
    assert levels["my-shelfie"] == ["snail", "swallow", "beaver", "owl"]


def test_the_moments_of_a_finished_game_through_every_eye(server):
    links = finished(server)
    for eyes in ("0", "1", "-1", "all"):
        told = links.get(f"moments?eyes={eyes}", "spectator")

        assert [moment["version"] for moment in told] == [0, 1]
        assert told[0]["move"] is None
        assert told[1]["view"] != told[0]["view"]
        assert len(told[1]["points"]) == 2
    with server.client(links) as spectator:
        assert told[-1]["points"] == spectator.position()["points"]
    refused(links.ask("GET", "moments?eyes=7", by="spectator"), "bad-request")


def test_the_rules_answer_over_http_as_at_the_command_line_and_what_is_wrong_in_words(server):
    def told(shelf, **more):
        question = {"ask": "score", "shelf": shelf, "id": 7}
        return server.post("/api/ask", {"game": "my-shelfie", "question": question, **more})

    good, bad = [*["....."] * 5, "CCC.."], ["CCC..", *["....."] * 5]
    assert (told(good)["total"], told(good)["id"]) == (2, 7)
    italian, english = told(bad, language="it")["error"], told(bad)["error"]
    assert italian["code"] == english["code"]
    assert italian["message"] != english["message"]


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_a_seat_can_be_asked_what_it_could_have_done(server, game):
    """A riddle of the review: the position of then, its legal moves, what another would bring."""
    links = finished(server, game)
    _, [(seat, move)] = near_the_end(game)

    def told(**more):
        return links.post("past", {"version": 0, "seat": seat, **more}, "spectator")

    past, some = told(), told(about="legal", most=500)["legal"]
    assert seat in past["waiting"]
    assert past["version"] == 0
    assert some
    assert past["legal"] is None or set(some) <= set(past["legal"])
    assert told(about="check", move=move)["legal"]
    assert told(about="live", of=1 - seat)["lines"]
    assert told(about="picture")["picture"]
    assert all(phrase["id"] for phrase in told(about="phrases", move=move)["phrases"])
    for wrong in ({"version": 0, "seat": 3}, {"version": 99, "seat": 0}):
        links.refuses("bad-request", "past", wrong)


def test_a_question_that_is_refused_is_named(server):
    links = server.begun(policy={"hints": False})
    with server.client(links, 0) as client:
        client.position()
        client.send({"type": "ask", "id": "q1", "about": "hint"})
        assert client.until("refused", code="no-hints")["move_id"] == "q1"
        client.send({"type": "ask", "id": "q2", "about": "live", "seat": 5})
        assert client.until("refused", code="bad-message")["move_id"] == "q2"


# Decisions, and what pages read from the server


def test_a_question_to_the_rules_takes_its_position_from_the_table(server):
    links = server.begun(game="home-staging")
    name = next(name for name, ask in games.load("home-staging").ask.items() if ask.position)
    with server.client(links, 0) as client:
        view = client.position()["view"]
        here = client.ask("rules", question={"ask": name})
    question = {"ask": name, "view": view, "seat": 0}
    told = server.post("/api/ask", {"game": "home-staging", "question": question})

    assert "error" not in here
    assert here == told
