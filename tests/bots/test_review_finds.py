"""A review finds a move by lot among those of the best bot, and says the same twice.

With `--long reviews` fifty games of each kind; else one of My Shelfie, by an owl that thinks for a
short time, judged quickly.
"""

from functools import partial
from random import Random
from statistics import fmean

import pytest

from casetta import games
from casetta.bots import bot
from casetta.bots.review import SearchJudge, judge_of, review, stake
from casetta.bots.search_driver import ready, search_of, search_task
from casetta.contract.levels import Budget
from casetta.games.home_staging.planner import appraisal
from casetta.table import record as records
from casetta.table.table import Table
from tests.long import kept, only_long
from tests.playing import first_asked

GAMES = 50
ENOUGH = 0.8
APART = 3
"""Most points between the accuracies that two reviews tell."""
TWICE = 4
"""One of so many games is reviewed twice."""
TOP, SHORT = Budget(simulations=3000), Budget(simulations=200)
"""How long the owls of the games think, in a long run and in every run."""
QUICK = {"SEARCHED": 200, "RIVALS": 6, "GLANCES": 1, "LOOKS": 6}
"""How quickly a game is judged in every run."""
SEATS = {"my-shelfie": 2, "dream-home": 2, "home-staging": 1}
STAKE = 5.0
"""A decision is made by lot where that gives away so much on average. Elsewhere many moves are as
good as any."""
WORLDS = 1
"""In so many worlds of each decision Home Staging looks what a decision by lot gives away."""


@pytest.fixture(autouse=True)
def compiled_life(monkeypatch, plain_life):
    """Reviews search too much for the plain life."""
    monkeypatch.delenv("CASETTA_LIFE")


def game_between_top_bots(game, seed, budget, by_lot=0):
    """The table after a game, and the events that began a decision with something at stake.

    The decision that begins with the event `by_lot` is made by lot, against the bot's own moves.
    """
    table, dice = Table.deal(game, SEATS[game.name], seed=seed), Random(seed)
    top, judge = bot("owl", game, budget), judge_of(game)
    before: tuple[int, ...] = ()
    spoilt: tuple[int, ...] = ()
    matters: list[int] = []
    while not table.is_over:
        seat, event = first_asked(game, table.state), table.version + 1
        move, kind = top(game, table.view(seat), seat, dice), judge.decision(table.state, seat)
        others = [each for each in table.listed(seat) if each != move]
        begins = others and not (kind and kind == before)
        if begins and at_stake(game, table.view(seat), seat) >= STAKE:
            matters.append(event)
        if event == by_lot:
            move, spoilt = dice.choice(others), kind
        elif kind and kind == spoilt and others:
            move = dice.choice(others)
        before = kind
        table.play(seat, game.text.write(move))
    return table, matters


def at_stake(game, view, seat):
    """What a decision by lot gives away on average, as far as a quick look tells."""
    dice = Random(seat)
    if game.search is not None:
        settings = search_of(game).levels.searches["tree"]
        return stake(search_task(ready(game), view, seat, dice, settings))
    planned, *by_lot = appraisal.ways(view, seat, dice)
    best, *others = appraisal.appraise(view, seat, (planned, *by_lot), WORLDS, seed=1)
    return best - fmean(others)


def spoilt_game(game, seed, budget):
    """The record of a game between top bots, and the number of the event made by lot."""
    _, matters = game_between_top_bots(game, seed, budget)
    by_lot = Random(seed).choice(matters)
    table, _ = game_between_top_bots(game, seed, budget, by_lot)
    return records.export(table, ["bot:owl"] * table.seats), by_lot


def is_found(event, found):
    """Whether the worst moves that a review names contain an event."""
    return any(each.first <= event <= each.event for each in found.worst)


@pytest.mark.slow
def test_a_move_by_lot_is_among_the_worst(monkeypatch):
    for name, number in QUICK.items():
        monkeypatch.setattr(SearchJudge, name, number)
    record, event = spoilt_game(games.load("my-shelfie"), 0, SHORT)

    assert is_found(event, review(record, seed=1))


def judged(game, seed):
    """Whether the planted move is among the worst, and how far apart two reviews are."""
    record, event = spoilt_game(game, seed, TOP)
    first = review(record, seed=1)
    if seed % TWICE:
        return is_found(event, first), []
    pairs = zip(first.seats, review(record, seed=2).seats, strict=True)
    return is_found(event, first), [abs(one.accuracy - other.accuracy) for one, other in pairs]


@only_long("reviews")
@pytest.mark.parametrize("name", SEATS)
def test_most_moves_by_lot_are_among_the_worst_and_accuracy_does_not_depend_on_dice(name):
    game = games.load(name)
    results = [kept(f"{name} {seed}", partial(judged, game, seed)) for seed in range(GAMES)]

    assert sum(found for found, _ in results) >= ENOUGH * GAMES
    assert max(difference for _, apart in results for difference in apart) <= APART
