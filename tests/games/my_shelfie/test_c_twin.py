"""The C program of benchmarks/ plays the very same random games."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from casetta.commands.develop.bench import Bench, measure
from casetta.games.my_shelfie import GAME
from tests.long import few_or_all

SOURCE = Path(__file__).resolve().parents[3] / "benchmarks" / "my_shelfie.c"
COMPILER = shutil.which("gcc") or shutil.which("cc")
FLAGS = ["-O3", "-std=c11", "-Wall", "-Wextra"]
GAMES, SEED = few_or_all("soak", few=100, all_of_them=300), 5


@pytest.fixture(scope="module")
def programs(tmp_path_factory):
    """The program as the bench compiles it, and as it is without this machine's special orders."""
    if COMPILER is None:
        pytest.skip("optional: a C compiler")
    folder = tmp_path_factory.mktemp("c")
    for name, flags in (("native", [*FLAGS, "-march=native"]), ("plain", FLAGS)):
        subprocess.run([COMPILER, *flags, "-o", folder / name, SOURCE], check=True)
    return folder / "native", folder / "plain"


@pytest.mark.long("soak")
@pytest.mark.parametrize("mode", ["playout", "list"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c_and_python_play_the_same_games(programs, seats, mode):
    """docs/fairness.md in another language: the same seeds, the same turns, points and wins."""
    ours = measure(Bench(GAME, seats, GAMES, SEED, "plain", mode, {}))
    for program in programs:
        command = [program, str(seats), str(GAMES), str(SEED), mode]
        run = subprocess.run(command, capture_output=True, text=True, check=True)

        theirs = json.loads(run.stdout)

        same = ("game", "players", "mode", "games", "turns", "turns_per_game", "mean_score", "wins")
        assert {name: theirs[name] for name in same} == {name: ours[name] for name in same}


def test_c_refuses_what_it_cannot_play(programs):
    """The usage is told on the error stream, and nothing is printed."""
    for words in ([], ["5", "1", "1", "list"], ["2", "0", "1", "list"], ["2", "1", "1", "all"]):
        run = subprocess.run([programs[0], *words], capture_output=True, text=True)

        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr.startswith("usage: ")
