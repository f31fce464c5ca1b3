"""A review finds a move by lot among those of the best bot, and says the same twice.

With CASETTA_LONG fifty games of each kind; else a few, by an owl that thinks for a short time
and so makes mistakes of its own, which may be named before the planted one, and judged quickly.
"""

import os
from random import Random

import pytest

from casetta import games
from casetta.bots import bot
from casetta.bots.judging import OwnJudge, SearchJudge, judge_of
from casetta.bots.life import ready
from casetta.bots.review import review
from casetta.bots.searching import has_potential
from casetta.bots.thinking import Budget
from casetta.table import record as records
from casetta.table.table import Table

LONG = bool(os.environ.get("CASETTA_LONG"))
GAMES = 50 if LONG else 2
TOP = Budget(simulations=3000 if LONG else 200)
ENOUGH = 0.8 if LONG else 0.5
APART = 3 if LONG else 8
"""Most points between the accuracies that two reviews tell."""
TWICE = 4 if LONG else 2
"""One of so many games is reviewed twice."""
QUICK = {"SEARCHED": 200, "RIVALS": 6, "GLANCES": 1, "LOOKS": 6}
"""How quickly a few games are judged."""
SEATS = {"my-shelfie": 2, "dream-home": 2, "home-staging": 1}
PLANTED_AMONG, CHOICES = 10, 6
"""One of the first so many decisions with so many choices is made by lot, against the bot's
own: where there is hardly a choice, a move by lot is often as good as any."""


@pytest.fixture(autouse=True)
def compiled_life(monkeypatch, plain_life):
    """Reviews search too much for the plain life."""
    monkeypatch.delenv("CASETTA_LIFE")


@pytest.fixture(autouse=True)
def quick_judges(monkeypatch):
    """A few games are judged with less effort than people's."""
    if not LONG:
        monkeypatch.setattr(OwnJudge, "WORLDS", 6)
        for name, number in QUICK.items():
            monkeypatch.setattr(SearchJudge, name, number)


def spoilt_game(game, seed):
    """The record of a game between top bots, and the number of the event made by lot.

    Where several moves are one decision, all of it is made by lot.
    """
    table, dice = Table.deal(game, SEATS[game.name], seed=seed), Random(seed)
    planted, free, event = dice.randrange(PLANTED_AMONG), 0, 0
    spoilt: tuple[int, ...] = ()
    top, judge = bot("owl", game, TOP), judge_of(game)
    while not table.is_over:
        waiting = game.waiting(table.state)
        seat = (waiting & -waiting).bit_length() - 1
        move, kind = top(game, table.view(seat), seat, dice), judge.decision(table.state, seat)
        others = [each for each in table.listed(seat) if each != move]
        if free == planted and len(others) >= CHOICES - 1 and not event:
            move, event, spoilt = dice.choice(others), table.version + 1, kind
        elif kind and kind == spoilt and others:
            move = dice.choice(others)
        free += len(others) >= CHOICES - 1
        table.play(seat, game.write(move))
    return records.export(table, ["bot:owl"] * table.seats), event


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.xdist_group("compiled bots")
@pytest.mark.parametrize("name", SEATS)
def test_a_move_by_lot_is_among_the_worst_and_accuracy_does_not_depend_on_dice(name):
    game = games.load(name)
    if has_potential(game):
        ready(game)
    found, differences = 0, []
    for seed in range(GAMES):
        record, event = spoilt_game(game, seed)
        first = review(record, seed=1)
        found += any(each.first <= event <= each.event for each in first.worst)
        if seed % TWICE == 0:
            pairs = zip(first.seats, review(record, seed=2).seats, strict=True)
            differences += [abs(one.accuracy - other.accuracy) for one, other in pairs]
        print(name, seed, found, round(max(differences), 2), flush=True)

    assert found >= ENOUGH * GAMES
    assert max(differences) <= APART
