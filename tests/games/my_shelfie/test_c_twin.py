"""The C program of benchmarks/ plays the very same random games."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from casetta.bench import Bench, measure
from casetta.games.my_shelfie import GAME

SOURCE = Path(__file__).resolve().parents[3] / "benchmarks" / "my_shelfie.c"
COMPILER = shutil.which("gcc") or shutil.which("cc")


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """The compiled program."""
    if COMPILER is None:
        pytest.skip("no C compiler here")
    program = tmp_path_factory.mktemp("c") / "my_shelfie"
    subprocess.run([COMPILER, "-O2", "-std=c11", "-o", program, SOURCE, "-lm"], check=True)
    return program


@pytest.mark.parametrize("mode", ["playout", "list"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c_and_python_play_the_same_games(program, seats, mode):
    """docs/fairness.md in another language: the same seeds, the same turns, points and wins."""
    run = subprocess.run(
        [program, str(seats), "200", "5", mode], capture_output=True, text=True, check=True
    )
    ours = measure(Bench(GAME, seats, 200, 5, "plain", mode, {}))

    theirs = json.loads(run.stdout)

    assert [theirs["turns"], theirs["wins"]] == [ours["turns"], ours["wins"]]
    assert theirs["mean_score"] == pytest.approx(ours["mean_score"], abs=0.0001)
