"""`casetta solve`: answers that can be played, clear refusals, an end when asked."""

import json
import os
import signal
import subprocess
import sys

import pytest

from casetta import games
from casetta.commands.cli import run
from casetta.games.home_staging.solver import solver
from casetta.table import record as records
from casetta.table.table import Table

GAME = games.load("home-staging")


@pytest.fixture(autouse=True)
def _untidy(monkeypatch):
    """Fewer squares get little time here."""
    monkeypatch.setattr(solver, "CLOSING_SECONDS", 0.2)
    monkeypatch.setattr(solver, "TIDY_SECONDS", 0.1)


@pytest.fixture(name="record")
def _record(tmp_path):
    """A game of two, broken off when both are about to draw the first card."""
    table = Table.deal(GAME, 2, {"scenario": "first-keys"}, seed=1)
    for text in ("room kitchen", "card 8", "tokens 1 0"):
        table.play(0, text)
    file = tmp_path / "game.json"
    file.write_bytes(records.as_bytes(records.export(table, ["me", "me"])))
    return file


def test_the_answer_is_one_object_whose_moves_can_be_played(capsys):
    status = run(["solve", "--scenario", "first-keys", "--room", "bath", "--seed", "3", "--json"])
    shown = capsys.readouterr()
    answer = json.loads(shown.out)
    table = Table.deal(GAME, 1, {"scenario": "first-keys"}, seed=3)
    for text in answer["moves"]:
        table.play(0, text)

    assert status == 0
    assert answer["status"] == "optimal"
    assert answer["points"] == answer["bound"]
    assert answer["bonuses"] == ["room_complete"]
    assert answer["bonuses_left_out"] == ["window"]
    assert f"points: {answer['points']}, at most {answer['points']}" in shown.err
    assert "bath" not in " ".join(table.legal(0))


def test_a_turn_of_a_record_is_solved_for_the_seat_asked_for(record, capsys):
    status = run(["solve", str(record), "--seat", "2", "--turn", "--json"])
    answer = json.loads(capsys.readouterr().out)
    table = records.replay(records.from_bytes(record.read_bytes()))

    assert status == 0
    assert len(answer["moves"]) == 1
    assert answer["foreseen"][0] == "card 12"
    table.play(1, answer["moves"][0])


def test_people_read_moves_one_by_one(record, capsys):
    status = run(["solve", str(record), "--room", "kitchen", "--lang", "it"])
    shown = capsys.readouterr().out

    assert status == 0
    assert shown.startswith("Punti: ")
    assert "\ncard 12\n" in shown


REFUSALS = {
    "nothing to solve": (["solve"], "a scenario and a room"),
    "a scenario without a room": (["solve", "--scenario", "first-keys"], "a scenario and a room"),
    "no such room": (
        ["solve", "--scenario", "first-keys", "--room", "bed"],
        "living, kitchen, bath",
    ),
    "too few letters": (
        ["solve", "--scenario", "first-keys", "--room", "bath", "--cards", "ab"],
        "3 letters",
    ),
    "no time": (
        ["solve", "--scenario", "first-keys", "--room", "bath", "--seconds", "0"],
        "more than 0",
    ),
    "a file that is not there": (["solve", "nowhere.json"], "nowhere.json"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_wish_that_makes_no_sense_is_refused(name, capsys):
    arguments, reason = REFUSALS[name]

    assert run(arguments) == 2
    assert reason in capsys.readouterr().err


def test_a_record_has_its_limits(record, capsys):
    assert run(["solve", str(record), "--seat", "3"]) == 2
    assert "the last one is 2" in capsys.readouterr().err
    assert run(["solve", str(record), "--at", "1"]) == 2
    assert "--room" in capsys.readouterr().err
    assert run(["solve", str(record), "--room", "kitchen", "--turn"]) == 2
    assert "not both" in capsys.readouterr().err


def test_another_game_is_not_solved(tmp_path, capsys):
    table = Table.deal(games.load("my-shelfie"), 2, {}, seed=1)
    file = tmp_path / "game.json"
    file.write_bytes(records.as_bytes(records.export(table, ["me", "me"])))

    assert run(["solve", str(file)]) == 2
    assert "my-shelfie" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals are POSIX")
def test_ctrl_c_ends_it_with_the_best_plan_so_far():
    command = [sys.executable, "-m", "casetta", "solve", "--scenario", "signal-house", "--json"]
    command += ["--room", "living", "--seconds", "600"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        assert process.stdout is not None
        for line in process.stderr:
            if "points: –" not in line:
                break
        process.send_signal(signal.SIGINT)
        answer = json.loads(process.stdout.read())

    assert process.returncode == 0
    assert answer["points"] <= answer["bound"]
    assert answer["moves"][0] == "room living"


def test_the_game_starts_without_the_solver():
    code = "import sys, casetta.games.home_staging; print('ortools' in sys.modules)"
    started = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert started.stdout.strip() == "False"
