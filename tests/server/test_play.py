"""Whole games through the socket, by clients that know no rules; first games."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from casetta import games
from casetta.table.table import Table
from tests.table.verifier import is_fair

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "play_randomly.py"


@pytest.mark.parametrize("name", games.names())
def test_the_example_of_the_page_plays_a_whole_game_as_it_stands(server, name):
    command = [sys.executable, str(EXAMPLE), server.url, name]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)

    assert run.returncode == 0, run.stderr
    assert run.stdout.count("'place'") == 2


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("name", games.names())
def test_bots_with_the_same_seed_play_the_same_game(server, name, bot):
    setup = Table.deal(games.load(name), 2, seed=5).setup
    played = []
    for seed in (1, 1, 2):
        links = server.lay(name, *[f"bot:{bot}"] * 2, setup=setup, seed=seed, start=True)
        with server.client(links) as client:
            while not client.position()["over"]:
                client.take()
        events = [(event["seat"], event["move"]) for event in links.get("record")["events"]]
        played.append(sorted(events, key=lambda event: event[0]))

    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize("name", games.names())
def test_two_seats_of_one_connection_play_in_turn_and_their_deal_can_be_verified(server, name):
    links, dice = server.make(name, "person", "person"), random.Random(4)
    with server.client(links, 0, 1) as client:
        for seat in (0, 1):
            client.send({"type": "entropy", "value": f"{seat}a" * 32, "seat": seat})
        client.until("people", entropy=[0, 1])
        links.post("start")
        while not client.position()["over"]:
            assert client.turn(dice.choice)["type"] == "ack"
    told = links.get("record", "0")

    assert len(client.position()["result"]) == 2
    assert told["fairness"]["entropy"] == {"0": "0a" * 32, "1": "1a" * 32}
    assert is_fair(told)


# First games: a fixed deal at a real table, on which a page explains the rules


@pytest.mark.parametrize("name", games.names())
def test_whoever_learns_holds_all_seats_of_a_first_game_with_the_same_deal_each_time(name, server):
    game = games.load(name)
    assert game.tutorial is not None
    position, wrongs = game.text.setup(json.loads(game.tutorial.read_text("utf-8")))
    assert not wrongs
    assert game.rules.waiting(position) & 1, "the learner moves"
    for _ in range(2):
        status, links, headers = server.ask("POST", "/api/first", {"game": name, "language": "it"})
        people = server.get(f"/api/tables/{links['table']}", links["seats"]["0"])
        truth = server.get(f"/api/test/tables/{links['table']}/truth")

        assert status == 201
        assert "Set-Cookie" not in headers, "no browser remembers it"
        assert people["status"] == "running"
        assert len(links["seats"]) == len(people["places"])
        assert {place["name"] for place in people["places"][1:]} <= {"Lumaca"}
        assert truth["state"] == list(position)


def test_there_is_no_first_game_of_a_game_that_there_is_not(server):
    status, trouble, _ = server.ask("POST", "/api/first", {"game": "chess"})

    assert (status, trouble["code"]) == (400, "bad-request")
