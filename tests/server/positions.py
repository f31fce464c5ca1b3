"""Positions to begin a table with, and tables that are over."""

import copy
import random
from functools import cache

from casetta import games
from casetta.table.table import Table
from tests.playing import first_asked, play_by_lot


def near_the_end(name, seats=2, left=1, seed=3):
    """A position with so many moves left, as a drawing, and the moves: seat and text."""
    return copy.deepcopy(_near_the_end(name, seats, left, seed))


@cache
def _near_the_end(name, seats, left, seed):
    game, dice = games.load(name), random.Random(seed)
    table = Table.deal(game, seats, seed=seed)
    states, played = [list(table.state)], []
    while game.rules.waiting(states[-1]):
        state = list(states[-1])
        seat = first_asked(game, state)
        move = play_by_lot(game, state, seat, dice)
        states.append(state)
        played.append((seat, game.text.write(move)))
    return game.text.drawing(states[-1 - left]), played[-left:]


def laid(server, *players, game="my-shelfie", left=4, **more):
    """A table shortly before its end, begun, and the moves that would end it."""
    setup, moves = near_the_end(game, seats=len(players), left=left)
    return server.lay(game, *players, setup=setup, start=True, **more), moves


def finished(server, game="my-shelfie", *, left=1, seats=2, others="person", **more):
    """A table whose game was just finished by people; whoever had nothing to do is `others`."""
    _, moves = near_the_end(game, seats=seats, left=left)
    people = sorted({seat for seat, _ in moves})
    players = ["person" if seat in people else others for seat in range(seats)]
    links, _ = laid(server, *players, game=game, left=left, **more)
    with server.client(links, *people) as client:
        for seat, move in moves:
            if client.viewer != seat:
                client.look(seat)
            client.catch_up(client.move(move, seat=seat)["version"])
    return links
