"""`casetta scenario`, and `--scenario` of the other commands."""

import io
import json
from argparse import Namespace
from pathlib import Path

import pytest

from casetta import games
from casetta.commands.cli import run
from casetta.commands.context import read_scenario
from casetta.commands.develop import bench
from casetta.contract.errors import Faults, Wrong
from casetta.words import LANGUAGES

GAME = games.load("home-staging")
FIRST_KEYS = GAME.folder / "content" / "scenarios" / "00-first-keys.toml"
SIGNAL_HOUSE = GAME.folder / "content" / "scenarios" / "11-signal-house.toml"


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A data folder with one own scenario."""
    monkeypatch.setenv("CASETTA_DATA_DIR", str(tmp_path))
    (tmp_path / "scenarios").mkdir()
    text = FIRST_KEYS.read_text(encoding="utf-8").replace("first-keys", "second-keys")
    (tmp_path / "scenarios" / "second-keys.toml").write_text(text, encoding="utf-8")
    return tmp_path


def broken(home: Path) -> Path:
    """A file with two faults."""
    file = home / "broken.toml"
    text = FIRST_KEYS.read_text(encoding="utf-8").replace('room = "kitchen"', 'room = "attic"')
    file.write_text(text.replace("tokens = 2", "tokens = 0"), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "line 38"), ("it", "riga 38"), ("pl", "wiersz 38"), ("ja", "38行目")],
)
def test_check_tells_all_faults_in_every_language_and_ends_with_1(language, line, home, capsys):
    status = run(["scenario", "check", str(broken(home)), str(FIRST_KEYS), "--lang", language])

    told = capsys.readouterr().out.splitlines()
    assert status == 1
    assert line in told[0]
    assert "room 1 furniture 3 tokens" in told[0]
    assert "bonus 2 room" in told[1]
    assert "00-first-keys.toml" in told[2]
    assert len(told) == 3


def test_check_of_sound_files_ends_with_0(home, capsys):
    furniture = str(GAME.folder / "content" / "furniture.toml")

    assert run(["scenario", "check", "second-keys", furniture]) == 0
    told = capsys.readouterr().out
    assert "9" in told
    assert "132" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["signal-house", "second-keys", str(FIRST_KEYS)])
def test_show_draws_the_plan_and_tells_the_rest(name, language, home, capsys):
    assert run(["scenario", "show", name, "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "+---+" in shown
    assert "told-" not in shown
    assert "$" not in shown


def test_show_of_a_broken_file_tells_its_faults_and_list_names_all_scenarios(home, capsys):
    assert run(["scenario", "show", str(broken(home))]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
    assert run(["scenario", "list"]) == 0
    shown = capsys.readouterr().out
    assert "first-keys" in shown
    assert "second-keys" in shown


def test_new_writes_a_file_that_can_be_played_by_its_name(home, capsys):
    """Or where it is told to."""
    file = home / "mine.toml"

    assert run(["scenario", "new", "--seed", "3", "--difficulty", "0"]) == 0
    printed = capsys.readouterr()
    assert "home-0-3" in printed.out
    assert printed.err
    assert run(["scenario", "check", "home-0-3"]) == 0
    assert read_scenario(GAME, given("home-0-3"))[1]["id"] == "home-0-3"
    assert run(["scenario", "new", "--seed", "3", "--difficulty", "0", "--out", str(file)]) == 0
    assert file.exists()
    assert str(file) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "known"),
    [
        (["burn"], "check, show, list, new"),
        (["show"], "scenario show"),
        (["check"], "scenario check"),
        (["show", "nowhere"], "first-keys"),
        (["check", "nowhere.toml"], "nowhere.toml"),
        (["new", "--difficulty", "7"], "3"),
        (["new", "--seed", "1", "--out", "nowhere/at/all.toml"], "all.toml"),
    ],
)
def test_a_wrong_command_line_is_refused_with_what_is_known(arguments, known, home, capsys):
    assert run(["scenario", *arguments]) == 2
    assert known in capsys.readouterr().err


def given(scenario: str | None) -> Namespace:
    """A command line with a scenario."""
    return Namespace(scenario=scenario, edition=None, option=[])


def test_a_built_in_scenario_is_an_option_and_an_own_one_is_brought(home):
    assert read_scenario(GAME, given("signal-house")) == ({"scenario": "signal-house"}, None)
    assert read_scenario(GAME, given(None)) == ({}, None)
    options, own = read_scenario(GAME, given("second-keys"))
    assert options == {}
    assert own["id"] == "second-keys"
    with pytest.raises(Faults) as faults:
        read_scenario(GAME, given(str(broken(home))))
    assert len(faults.value.others) == 2
    with pytest.raises(Wrong):
        read_scenario(GAME, given("nowhere"))


@pytest.mark.parametrize("life", ["plain", pytest.param("compiled", marks=pytest.mark.slow)])
def test_moves_are_counted_in_own_scenarios_as_in_their_built_in_twins(life, home, capsys):
    arguments = ["perft", "home-staging", "--after", "3", "--depth", "1", "--life", life]
    counts = []
    for name in ("first-keys", "second-keys"):
        assert run([*arguments, "--scenario", name]) == 0
        counts.append(capsys.readouterr().out)

    assert counts[0] == counts[1]


@pytest.mark.parametrize("mode", ["playout", "list"])
@pytest.mark.parametrize("life", ["plain", pytest.param("compiled", marks=pytest.mark.slow)])
def test_bench_measures_the_own_scenario_and_no_other(life, mode, home, monkeypatch, capsys):
    """A copy of a built-in scenario plays the very same games, which are not the default ones."""
    monkeypatch.setattr(bench, "LONG_ENOUGH", 0.0)
    copy = home / "scenarios" / "copy.toml"
    text = SIGNAL_HOUSE.read_text(encoding="utf-8").replace("signal-house", "copy")
    copy.write_text(text, encoding="utf-8")
    arguments = ["bench", "home-staging", "--games", "4", "--players", "2", "--json"]
    games = {}
    for name in ("first-keys", "signal-house", "copy", str(copy)):
        assert run([*arguments, "--life", life, "--mode", mode, "--scenario", name]) == 0
        figures = json.loads(capsys.readouterr().out)
        games[name] = [figures[each] for each in ("turns", "mean_score", "wins")]

    assert games["copy"] == games[str(copy)] == games["signal-house"] != games["first-keys"]


def test_bench_refuses_a_scenario_that_cannot_be_read(home, capsys):
    for name in ("nowhere.toml", "nowhere", broken(home)):
        assert run(["bench", "home-staging", "--games", "1", "--scenario", str(name)]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert str(name) in told.err


def test_an_own_scenario_is_played_recorded_and_replayed_without_its_file(home, capsys):
    record = home / "game.json"
    seats = ["--seats", "bot:random,bot:random", "--seed", "7", "--record", str(record), "--quiet"]
    assert run(["play", "home-staging", "--scenario", "second-keys", *seats]) == 0
    (home / "scenarios" / "second-keys.toml").unlink()
    capsys.readouterr()

    assert run(["replay", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["position"]["scenario"]["id"] == "second-keys"


@pytest.mark.parametrize("name", ["first-keys", "second-keys"])
def test_the_score_pad_asks_for_no_scenario_that_it_was_told(name, home, monkeypatch, capsys):
    typed = io.StringIO("1\nAnna\n6 4\n\n2\ny\n")  # The kitchen is empty: no bonus (H-34).
    monkeypatch.setattr("sys.stdin", typed)

    assert run(["score", "home-staging", "--scenario", name, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Living room: 6 + 4 squares." in told
    assert "Kitchen: no furniture." in told
    assert not typed.read()
