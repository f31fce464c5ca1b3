"""Tuning: weights go the way that wins, runs go on, and only what is better is written."""

import tomllib
from random import Random
from types import SimpleNamespace

import pytest

from casetta.commands.develop import tune as tuning
from casetta.commands.develop.tune import Task, check, lots, step, text_of, tuned_weights
from casetta.contract.errors import Wrong

TASK = Task("my-shelfie", 2, deals=2)


@pytest.fixture
def ladder(monkeypatch):
    """A game of three weights in two rows, in which the larger first weight wins by its lead."""
    part = SimpleNamespace(weights=[1000, 500, 200], rows={"lead": (0, 1), "rest": (1, 2)})
    monkeypatch.setattr(tuning, "search_part", lambda name: part)

    def play(task, one, other, deals, seed):
        lead = (one[0] - other[0]) / 100
        return [lead] * deals, [0.8 if lead > 0 else 0.2 if lead < 0 else 0.5] * deals

    monkeypatch.setattr(tuning, "play", play)


def test_a_weight_that_wins_grows_and_one_that_does_not_matter_stays_about(ladder):
    found = tuned_weights(TASK, 60)

    assert abs(step(TASK, [1000, 500, 200], 0)[1]) == pytest.approx(2.0)
    assert found[0] > 1300
    assert abs(found[1] - 500) < 100


def test_neighbours_in_a_row_are_shifted_together(ladder):
    signs = [tuple(lots(TASK, Random(seed))) for seed in range(40)]

    assert {len(each) for each in signs} == {3}
    assert {each[0] for each in signs} == {-1, 1}
    assert sum(each[1] == each[2] for each in signs) > 25


def test_tuning_goes_on_after_an_interruption(ladder, tmp_path):
    file = tmp_path / "run.jsonl"
    tuned_weights(TASK, 3, file)

    assert tuned_weights(TASK, 8, file) == tuned_weights(TASK, 8)
    assert len(file.read_text().splitlines()) == 9


def test_new_weights_are_checked_until_it_is_sure(ladder):
    better = list(check(TASK, [1001, 500, 200], 5000))
    same = list(check(TASK, [1000, 500, 200], 5000))

    assert better[-1].answer == "better"
    assert better[-1].deals < 5000
    assert same[-1].answer == "not-better"


def test_weights_are_written_as_rows_with_how_they_were_found(ladder):
    written = tomllib.loads(text_of(TASK, [1, -2.4, 3.6], {"deals": 7, "method": "by hand"}))

    assert written["weights"] == {"lead": [1], "rest": [-2, 4]}
    assert written["tuned"] == {"deals": 7, "method": "by hand"}


def test_a_game_without_evaluation_cannot_be_tuned():
    with pytest.raises(Wrong, match="no-potential"):
        tuned_weights(Task("home-staging", 1), 1)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", ["my-shelfie", "dream-home"])
def test_weights_play_as_well_as_themselves_and_better_than_none(name):
    weights = tuning.search_part(name).weights
    task = Task(name, 2)

    margins, ahead = tuning.play(task, weights, weights, 20, 1)
    assert (sum(margins), sum(ahead)) == (0, 10)
    _, ahead = tuning.play(task, weights, [0] * len(weights), 20, 1)
    assert sum(ahead) > 12
