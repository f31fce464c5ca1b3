"""The C programs of benchmarks/ play the very same random games."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from casetta import games
from casetta.commands.develop.bench import play_many
from tests.long import few_or_all

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks"
COMPILER = shutil.which("gcc") or shutil.which("cc")
FLAGS = ["-O3", "-std=c11", "-Wall", "-Wextra", "-Werror"]
GAMES = few_or_all("dream-home", few=12, all_of_them=120)
SEEDS = {1: 3 * GAMES, 4_000_000_000: GAMES, 5_000_000_000_000: GAMES}
"""From each of these seeds on so many games; some seeds have more than 32 bits."""


@pytest.fixture(scope="module", params=["my-shelfie", "dream-home"])
def twins(request, tmp_path_factory):
    """A game, its program as the bench compiles it, and without this machine's special orders."""
    if COMPILER is None:
        pytest.skip("optional: a C compiler")
    folder = tmp_path_factory.mktemp("c")
    source = FOLDER / f"{request.param.replace('-', '_')}.c"
    for name, flags in (("native", [*FLAGS, "-march=native"]), ("plain", FLAGS)):
        subprocess.run([COMPILER, *flags, "-o", folder / name, source], check=True)
    return games.load(request.param), (folder / "native", folder / "plain")


@pytest.mark.long("dream-home")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("mode", ["playout", "list"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c_and_python_play_the_same_games(twins, seats, mode, seed):
    """docs/fairness.md in another language: the same seeds, the same turns, wins and points."""
    game, programs = twins
    options = game.option_numbers(game.complete({}))
    turns, *ours = play_many(game, options, seats, SEEDS[seed], seed, mode)
    for program in programs:
        command = [program, str(seats), str(SEEDS[seed]), str(seed), mode]
        run = subprocess.run(command, capture_output=True, text=True, check=True)

        theirs = json.loads(run.stdout)

        assert theirs["turns"] == turns
        assert theirs["wins"] == ours[:seats]
        if "points" in theirs:
            assert theirs["points"] == ours[seats : 2 * seats]
        else:
            assert theirs["mean_score"] == pytest.approx(
                sum(ours[seats:]) / SEEDS[seed] / seats, abs=1e-4
            )


def test_c_refuses_what_it_cannot_play(twins):
    """The usage is told on the error stream, and nothing is printed."""
    for words in ([], ["5", "1", "1", "list"], ["2", "0", "1", "list"], ["2", "1", "1", "all"]):
        run = subprocess.run([twins[1][0], *words], capture_output=True, text=True)

        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr.startswith("usage: ")
