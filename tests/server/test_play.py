"""Whole games through the socket, by a client that knows no rules."""

import random

import pytest

from casetta import games
from casetta.table import record
from casetta.table.table import Table
from tests.server.served import legal_moves
from tests.table.verifier import is_fair


def play_to_the_end(server, links, seats):
    """Let all seats of one connection play random offered moves; the last state."""
    dice = random.Random(4)
    with server.client(links, *seats) as client:
        while not client.position()["over"]:
            state = client.position()
            mine = [seat for seat in state["waiting"] if seat in seats]
            if not mine:
                client.take()
                continue
            if client.viewer != mine[0]:
                client.look(mine[0])
                continue
            answer = client.move(dice.choice(legal_moves(client)))
            assert answer["type"] == "ack", answer
            client.catch_up(answer["version"])
        return client.position()


@pytest.mark.parametrize("name", games.names())
def test_a_person_plays_a_whole_game_against_a_bot(server, name):
    seats = ["person", "bot:greedy"]
    links = server.make(name, *seats, start=True)
    state = play_to_the_end(server, links, [0])

    assert sorted(place["place"] for place in state["result"])[0] == 1
    told = server.get(f"/api/tables/{links['table']}/record", links["seats"]["0"])
    again = record.replay(told)
    assert again.is_over
    assert told["fairness"]["table"] == links["table"]


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
        told = server.get(f"/api/tables/{links['table']}/record", links["host"])
        events = [(event["seat"], event["move"]) for event in told["events"]]
        played.append(sorted(events, key=lambda event: event[0]))

    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize("name", games.names())
def test_two_seats_of_one_connection_play_in_turn_and_their_deal_can_be_verified(server, name):
    links = server.make(name, "person", "person")
    with server.client(links, 0, 1) as client:
        for seat in (0, 1):
            client.send({"type": "entropy", "value": f"{seat}a" * 32, "seat": seat})
        client.until("people", entropy=[0, 1])
    server.post(f"/api/tables/{links['table']}/start", token=links["host"])
    state = play_to_the_end(server, links, [0, 1])

    assert len(state["result"]) == 2
    told = server.get(f"/api/tables/{links['table']}/record", links["seats"]["0"])
    assert told["fairness"]["entropy"] == {"0": "0a" * 32, "1": "1a" * 32}
    assert is_fair(told)
