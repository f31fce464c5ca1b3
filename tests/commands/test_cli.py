"""The command line: known commands, clear refusals, exit statuses."""

import json
import os
import re
import signal
import subprocess
import sys
from itertools import product

import pytest

from casetta import games
from casetta.commands import cli
from casetta.commands.cli import run
from casetta.words import LANGUAGES, Words

REFUSALS = {
    "an unknown command": (["fly"], "play, join, demo, score, cards"),
    "an unknown game": (["play", "chess"], "my-shelfie"),
    "an unknown option": (["play", "my-shelfie", "--option", "a=b"], "edition, first_game"),
    "an option without a value": (["play", "my-shelfie", "--option", "a"], "name=value"),
    "an unknown edition": (["bench", "my-shelfie", "--edition", "fr"], "en, it"),
    "an unknown value": (["perft", "my-shelfie", "--option", "first_game=1"], "false, true"),
    "an unknown bot": (["play", "my-shelfie", "--seats", "bot:x,bot:random"], "random, greedy"),
    "too many seats": (["bench", "my-shelfie", "--players", "7"], "2, 3, 4"),
    "an unknown life": (["bench", "my-shelfie", "--life", "wild"], "compiled, plain"),
    "an unknown mode": (["bench", "my-shelfie", "--mode", "wild"], "playout, list"),
    "an unknown flag": (["doctor", "--colour"], "--colour"),
    "an unknown language": (["perft", "my-shelfie", "--lang", "fr"], "en, it, ja, pl"),
    "a file that is not there": (["ask", "my-shelfie", "nowhere.jsonl"], "nowhere.jsonl"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_wrong_command_line_is_refused_with_what_is_known(name, capsys):
    arguments, known = REFUSALS[name]

    status = run(arguments)

    assert status == 2
    assert known in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", cli.names())
def test_every_command_has_help_in_every_language(command, language, capsys):
    with pytest.raises(SystemExit) as end:
        run([command, "--help", "--lang", language])

    shown = " ".join(capsys.readouterr().out.split())
    assert end.value.code == 0
    assert " ".join(Words(language)(f"help-{command}").split()) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command_once_under_four_headings(language, capsys):
    words = Words(language)

    assert run(["--help", "--lang", language]) == 0

    shown = capsys.readouterr().out.splitlines()
    listed = [line.split()[0] for line in shown if re.match(r"  [a-z]", line)]
    headings = [line.rstrip(":") for line in shown if line.rstrip().endswith(":")]
    assert listed == cli.names()
    assert headings[:4] == [words(f"help-heading-{group}") for group in cli.GROUPS]
    assert len(set(headings)) == 5


def test_the_list_of_commands_is_read_without_loading_a_game():
    program = "import sys; from casetta.commands import cli; cli.run(['--help'])"
    told = "print([name for name in sys.modules if name.startswith('casetta.games.')])"

    run = subprocess.run(
        [sys.executable, "-c", f"{program}; {told}"], capture_output=True, text=True, check=True
    )

    assert "solve" in run.stdout
    assert run.stdout.splitlines()[-1] == "[]"


def test_games_declare_the_commands_that_they_have():
    declared = games.declared_commands()

    for game in games.every():
        names = [command.name for command in declared.get(game.name.replace("-", "_"), ())]
        assert names == [command.name for command in game.commands]


@pytest.mark.parametrize("line", ["help", "-h", "--lang en help", "help --lang en"])
def test_there_are_several_ways_to_ask_for_help(line, capsys, monkeypatch):
    monkeypatch.setenv("CASETTA_LANG", "en")
    run(["--help"])
    wanted = capsys.readouterr().out

    assert run(line.split()) == 0
    assert capsys.readouterr().out == wanted


@pytest.mark.parametrize("line", ["help play", "play -h", "--lang en play --help"])
def test_there_are_several_ways_to_ask_about_a_command(line, capsys, monkeypatch):
    monkeypatch.setenv("CASETTA_LANG", "en")

    with pytest.raises(SystemExit):
        run(line.split())

    assert capsys.readouterr().out.startswith("Usage: casetta play ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "meant"),
    [("plya", "play"), ("Serve", "serve"), ("exprot", "export"), ("tset", "test")],
)
def test_a_misspelt_command_suggests_the_nearest_one(typed, meant, language, capsys):
    told = Words(language)("wrong-misspelt-command", command=typed, nearest=meant)

    assert run(["--lang", language, typed]) == 2
    assert capsys.readouterr().err == f"{told}\n"
    assert meant in told.replace(typed, "")


@pytest.mark.parametrize("command", ["setup", "test"])
def test_what_only_the_launcher_can_do_says_so(command, capsys):
    assert run([command, "--lang", "en"]) == 2
    assert "./casetta" in capsys.readouterr().err


def test_underscores_in_game_names_are_accepted(capsys):
    assert run(["perft", "my_shelfie", "--depth", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "0 1"


def test_bench_prints_one_object_and_both_lives_and_modes_report_the_same_games(capsys):
    reports = []
    for life, mode in product(("plain", "compiled"), ("playout", "list")):
        line = ["bench", "my-shelfie", "--games", "50", "--life", life, "--mode", mode, "--json"]
        assert run(line) == 0
        figures = json.loads(capsys.readouterr().out)
        assert figures["games"] == sum(figures["wins"]) == 50
        assert set(figures) >= {"cpu_seconds", "games_per_s", "turns_per_s"}
        reports.append([figures["turns"], figures["mean_score"], figures["wins"]])

    assert reports == [reports[0]] * 4


def test_selfcheck_keeps_all_laws(capsys):
    assert run(["selfcheck", "my-shelfie", "--games", "1", "--lang", "en"]) == 0
    assert "All laws hold" in capsys.readouterr().out


def test_ask_reads_a_file(tmp_path, capfdbinary):
    file = tmp_path / "questions.jsonl"
    file.write_bytes(b'{"ask": "nothing", "id": 1}\n')

    assert run(["ask", "my-shelfie", str(file)]) == 1
    assert json.loads(capfdbinary.readouterr().out)["id"] == 1


ENDLESS = """
import sys
from casetta.commands import cli
from casetta.commands.develop import bench

play_many = bench.play_many

def begin(*given):
    print("begun", flush=True)
    return play_many(*given)

bench.play_many = begin
sys.argv[1:] = ["bench", "my-shelfie", "--life", "plain", "--games", "1000000"]
cli.main()
"""
"""A benchmark that says when it begins to play."""


@pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals are POSIX")
def test_ctrl_c_ends_a_long_command_cleanly():
    process = subprocess.Popen(
        [sys.executable, "-c", ENDLESS],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()

    assert process.returncode == 130
    assert "Traceback" not in out + err


@pytest.mark.skipif(os.name == "nt", reason="not on Windows: pipes end otherwise there")
def test_a_closed_pipe_is_no_traceback():
    run = subprocess.run(
        f"yes '{{}}' | head -20000 | {sys.executable} -m casetta ask my-shelfie | head -1",
        shell=True, capture_output=True, text=True, timeout=60,
    )  # fmt: skip

    assert "Traceback" not in run.stderr
    assert "error" in run.stdout
