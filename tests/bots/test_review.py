"""Reviews: every decision judged on what was known then, luck and skill apart."""

import json
import os
import subprocess
import sys
from random import Random

import pytest

from casetta import games
from casetta.bots import Candidate, bot, random_bot
from casetta.bots import review as reviews
from casetta.bots.review import (
    Judged,
    Opinion,
    OwnJudge,
    accuracy,
    cache_key,
    judge_of,
    review,
    turns,
)
from casetta.bots.worker import reviewed as answer
from casetta.commands.cli import run
from casetta.table import record as records
from casetta.table.table import Table
from tests.playing import play_to_the_end

SHELFIE = games.load("my-shelfie")
STAGING = games.load("home-staging")


def played(game, *players, seed=1, options=None):
    table = Table.deal(game, len(players), options or {}, seed)
    dice = Random(seed)
    play_to_the_end(
        table, lambda seat: game.text.write(players[seat](game, table.view(seat), seat, dice))
    )
    return records.export(table, ["me"] * len(players))


@pytest.fixture(scope="module")
def shelfie():
    return played(SHELFIE, random_bot, random_bot)


class Stern:
    """A judge who finds that every first legal move would have been two points better."""

    tells_chances = True

    def __init__(self):
        self.views = []

    def decision(self, state, seat):
        return ()

    def judge(self, view, seat, played, dice):
        self.views.append((list(view), seat))
        best = SHELFIE.rules.nth(view, seat, 0)
        expected = Candidate(played[0], 10, 0.5, 1, {"groups": 4})
        return Opinion(expected, Candidate(best, 12, 0.6, 1, {"groups": 7}), (best,), 4)


@pytest.fixture
def stern(monkeypatch):
    judge = Stern()
    monkeypatch.setattr(reviews, "judge_of", lambda game, effort: judge)
    return judge


# What a review tells


def test_points_are_what_was_expected_less_what_was_given_away_plus_luck(shelfie, stern):
    found = review(shelfie)

    for seat, result in zip(found.seats, shelfie["result"], strict=True):
        assert seat.points == result["points"]
        assert seat.start - seat.points_lost + seat.points_luck == pytest.approx(seat.points)
        owed = seat.chance_given - seat.chance_lost + seat.chance_luck
        assert seat.chance_start + owed == pytest.approx(seat.chance)


def test_every_decision_is_judged_on_the_hidden_view_alone(shelfie, stern):
    review(shelfie)

    table = Table(SHELFIE, shelfie["setup"])
    for event in shelfie["events"]:
        if len(table.legal(event["seat"])) > 1:
            assert stern.views.pop(0) == (list(table.view(event["seat"])), event["seat"])
        table.play(event["seat"], event["move"])
    assert not stern.views


def test_what_was_given_away_is_told_with_the_better_move_and_its_lines(shelfie, stern):
    first = review(shelfie).decisions[0]

    assert (first.points_lost, first.lines) == (2, {"groups": 3})
    assert first.chance_lost == pytest.approx(0.1)
    assert first.better != first.played == (shelfie["events"][0]["move"],)


def test_the_three_worst_are_named(shelfie, stern):
    found = review(shelfie)

    assert len(found.worst) == 3
    assert [found.decisions[number] for number in found.to_dict()["worst"]] == found.worst


def judged(lost, stake):
    return Judged(1, 1, 0, ("x",), (), 10, 0.5, lost, 0, lost, stake, {})


def test_accuracy_is_the_part_of_the_stakes_that_was_kept():
    assert accuracy([judged(0, 5), judged(0, 1)]) == 100
    assert accuracy([judged(5, 5), judged(1, 1)]) == 0
    assert accuracy([judged(1, 4), judged(0, 0)]) == 75
    assert accuracy([judged(6, 4), judged(0, 2)]) == 25
    assert accuracy([]) == 100


def begun(record):
    cut = {"events": record["events"][:4], "digests": record["digests"][:5], "result": None}
    return {**record, **cut}


def test_a_game_that_is_not_finished_has_no_review(shelfie):
    assert answer({"record": begun(shelfie)})["error"]["code"] == "not-finished"


def test_the_name_of_a_review_follows_from_the_game_alone(shelfie):
    renamed = {**shelfie, "seats": ["Anna", "Bruno"]}
    shorter = {**shelfie, "events": shelfie["events"][:-1]}

    assert cache_key(shelfie, 1) == cache_key(renamed, 1)
    assert len({cache_key(shelfie, 1), cache_key(shelfie, 2), cache_key(shorter, 1)}) == 3


# Home Staging: several moves are one decision


def test_the_squares_and_the_door_of_a_closing_are_one_decision():
    record = played(STAGING, random_bot, random_bot, seed=3)

    judge = judge_of(STAGING)
    found = list(turns(STAGING, judge, record))

    assert isinstance(judge, OwnJudge)
    kinds = [(turn.kind, turn.seat) for turn in found if turn.kind]
    assert len(kinds) == len(set(kinds))
    assert any(len(turn.texts) > 2 for turn in found)
    assert sum(len(turn.texts) for turn in found) == len(record["events"])


def test_a_room_closed_by_lot_is_found_among_good_decisions():
    """The planner plays, but one of its closings is replaced by one by lot that costs much."""
    quick = bot("planner", STAGING)
    spoilt: dict = {}

    def careless(game, view, seat, dice):
        kind = judge_of(game).decision(view, seat)
        if kind and kind == spoilt.setdefault("kind", kind):
            return random_bot(game, view, seat, dice)
        return quick(game, view, seat, dice)

    record = played(STAGING, careless, seed=2)
    judge = judge_of(STAGING)
    worst, cost = spoilt["kind"], {}
    for turn in turns(STAGING, judge, record):
        if turn.is_free and (turn.kind == worst or turn.event % 4 == 0):
            view = STAGING.view(turn.state, turn.seat)
            found = judge.judge(view, turn.seat, tuple(turn.moves), Random(1))
            cost[turn.kind, turn.event] = found.best.points - found.played.points

    assert max(cost, key=lambda each: cost[each])[0] == worst


# The command and the process


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda record: {**record, "events": record["events"][1:]}, "doesn’t fit: 1"),
        (lambda record: begun(record), "isn’t over yet"),
    ],
)
def test_an_altered_or_unfinished_record_is_refused(tmp_path, capsys, shelfie, change, told):
    file = tmp_path / "game.json"
    file.write_bytes(records.as_bytes(change(shelfie)))

    assert run(["review", str(file), "--lang", "en"]) == 1
    assert told in capsys.readouterr().err


def test_the_command_tells_people_and_programs(tmp_path, capsys, shelfie, stern):
    file = tmp_path / "game.json"
    file.write_bytes(records.as_bytes(shelfie))

    assert run(["review", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert run(["review", str(file), "--lang", "it"]) == 0
    page = capsys.readouterr().out

    assert told["seats"][0]["points"] == shelfie["result"][0]["points"]
    assert len(told["worst"]) == 3
    assert "Meglio:" in page
    assert "Gruppi +3.0" in page


@pytest.mark.slow
def test_a_process_answers_line_by_line(shelfie):
    lines = 2 * (json.dumps({"record": begun(shelfie)}) + "\n")

    found = subprocess.run(
        [sys.executable, "-m", "casetta.bots.worker", "review"],
        input=lines,
        capture_output=True,
        text=True,
        env={**os.environ, "NUMBA_NUM_THREADS": "1"},
        check=True,
    )

    ready, *answers = found.stdout.splitlines()
    assert ready == "ready"
    assert [json.loads(line)["error"]["code"] for line in answers] == ["not-finished"] * 2
