"""First games: a fixed deal at a real table, on which a page explains the rules."""

import json

import pytest

from casetta import games


@pytest.mark.parametrize("name", games.names())
def test_the_deal_of_a_first_game_is_a_position_in_which_the_learner_moves(name):
    game = games.load(name)

    assert game.tutorial is not None
    position, wrongs = game.text.setup(json.loads(game.tutorial.read_text("utf-8")))

    assert not wrongs
    assert game.rules.waiting(position) & 1


@pytest.mark.parametrize("name", games.names())
def test_whoever_learns_holds_all_seats_of_a_first_game(name, server):
    status, links, headers = server.ask("POST", "/api/first", {"game": name, "language": "it"})

    assert status == 201
    assert "Set-Cookie" not in headers, "no browser remembers it"
    _, people, _ = server.ask("GET", f"/api/tables/{links['table']}", token=links["seats"]["0"])
    assert people["status"] == "running"
    assert len(links["seats"]) == len(people["places"])
    assert {place["name"] for place in people["places"][1:]} <= {"Lumaca"}


def test_the_deal_is_the_same_every_time(server):
    views = []
    for _ in range(2):
        _, links, _ = server.ask("POST", "/api/first", {"game": "my-shelfie"})
        _, truth, _ = server.ask("GET", f"/api/test/tables/{links['table']}/truth")
        views.append(truth["setup"])

    assert views[0] == views[1]


def test_there_is_no_first_game_of_a_game_that_there_is_not(server):
    status, trouble, _ = server.ask("POST", "/api/first", {"game": "chess"})

    assert status == 400
    assert trouble["code"] == "bad-request"
