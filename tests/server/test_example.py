"""The example of docs/protocol.md plays every game, as it stands."""

import subprocess
import sys
from pathlib import Path

import pytest

from casetta import games

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "play_randomly.py"


@pytest.mark.parametrize("name", games.names())
def test_the_example_plays_a_whole_game(server, name):
    command = [sys.executable, str(EXAMPLE), server.url, name]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)

    assert run.returncode == 0, run.stderr
    assert run.stdout.count("'place'") == 2
