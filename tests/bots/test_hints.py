"""Hints: legal moves, best first, from the view alone; and why, in one sentence."""

from random import Random

import pytest

from casetta import games
from casetta.bots import Candidate, Thought, thinker, why
from casetta.bots.registry import rank
from casetta.contract.levels import Budget
from casetta.table.table import Table
from casetta.words import LANGUAGES, Words
from tests.bots.positions import middle
from tests.playing import first_asked


@pytest.mark.parametrize("name", games.names())
def test_hints_are_legal_moves_best_first(name):
    game = games.load(name)
    table = Table.deal(game, 2, seed=3)
    for _ in range(3):
        seat = first_asked(game, table.state)
        found = rank(game, table.view(seat), seat, Random(1), Budget(simulations=4)).candidates

        legal = table.listed(seat)
        assert found
        assert all(candidate.move in legal for candidate in found)
        assert all(0 <= candidate.chance <= 1 for candidate in found)
        if not any(candidate.visits != found[0].visits for candidate in found):
            assert [each.points for each in found] == sorted(
                (each.points for each in found), reverse=True
            )
        table.play(seat, game.text.write(found[0].move))


# Why

THOUGHT = Thought(
    (
        Candidate(1, 41.6, 0.62, 90, {"tokens": 12.2, "personal": 0.3, "groups": 29.1}),
        Candidate(2, 60, 0.9, 1, {}),
    ),
    91,
)


def test_the_sentence_names_points_parts_and_chance():
    told = why(THOUGHT, games.load("my-shelfie"), Words("en"))

    assert told == (
        "I expect about 42 points in the end (Groups 29, Common goals 12), "
        "and to win with 62 % chance."
    )


def test_without_parts_points_are_enough():
    thought = Thought((Candidate(1, 30, 0.5, 4),), 4)

    told = why(thought, games.load("home-staging"), Words("en"))

    assert told == "I expect about 30 points in the end, and to win with 50 % chance."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["my-shelfie", "dream-home"])
def test_every_part_has_a_name_in_every_language(name, language):
    game = games.load(name)
    state = middle(game, 2, seed=1)
    seat = first_asked(game, state)
    view = game.view(state, seat)
    thought = thinker("tree", game)(game, view, seat, Random(1), Budget(simulations=5))

    told = why(thought, game, Words(language))

    assert "part-" not in told
    assert len(told.splitlines()) == 1
