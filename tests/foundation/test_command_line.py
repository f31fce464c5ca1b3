"""Which command a command line means, and what the set-up does before it."""

import inspect
import subprocess
import sys

import pytest

from casetta.commands import cli
from casetta.commands import command_line as known
from casetta.commands.cli import EVERYWHERE
from casetta.commands.command_line import read_command_line
from tests.foundation.cloned import ROOT, posix

SERVING = (
    "", "serve", "--lan", "--no-browser", "--port 9000", "--data-dir play", "--host play --lan",
    "--lang it", "--lang=it", "--lang it serve", "--lang=it serve --port 9000", "--lang it --lan",
    "--lang play",
)  # fmt: skip
ASKING = (
    "--help", "-h", "help", "--version", "--lang it --help", "help --lang=it", "--lan --help",
    "serve --help", "serve -h", "help serve", "--lang it serve --port 9000 --help", "play --help",
    "setup --help", "dev --help", "test --help", "help test",
)  # fmt: skip
OTHERS = ("play", "--lang it play my-shelfie", "plya", "--lang=it ask my-shelfie", "check")


@posix
@pytest.mark.parametrize("line", [*SERVING, *ASKING, *OTHERS])
def test_whatever_serves_and_nothing_else_builds_the_pages_first(clone, line):
    clone.add_pages()

    answer = clone.run(*line.split())

    assert clone.has_pages() == (line in SERVING)
    assert answer.returncode == 7, "the program itself was not started"


@posix
@pytest.mark.parametrize("line", ["golden --help", "test --help", "help test", "setup --dev -h"])
def test_help_installs_nothing_for_developers(clone, line):
    clone.run(*line.split())

    assert "dev.lock" not in clone.told.read_text()


@posix
def test_the_doctor_needs_no_environment_whatever_option_comes_first(clone):
    answer = clone.run("--lang", "it", "doctor")

    assert "flag --lang" in answer.stdout
    assert not clone.told.exists()


@pytest.mark.parametrize("line", ["--help", "help", "--version", "serve --help", "test --help"])
def test_what_the_user_asks_is_answered_with_status_0(line):
    """The launcher of this clone, whose packages are there: it runs these tests."""
    words = read_command_line(line.split())
    script = [str(ROOT / "tools" / "check.py"), *words.arguments]
    program = script if words.command == "test" else ["-m", "casetta", *line.split()]

    answer = subprocess.run([sys.executable, *program], capture_output=True, text=True)

    assert (answer.returncode, answer.stderr) == (0, "")
    assert "sage: " in answer.stdout or answer.stdout[0].isdigit()


def test_the_set_up_knows_every_command_that_runs_a_server():
    """What a command does stands in its handler; `setup` and `test` build pages for later."""
    sources = {name: inspect.getsource(cli.find(name)[0].run) for name in cli.names()}
    serving = {name for name, source in sources.items() if "casetta.server.serve" in source}

    assert {*serving, "setup", "test"} == set(known.COMMANDS_WITH_PAGES)
    assert known.DEFAULT_COMMAND in serving


def test_the_set_up_knows_commands_and_options_that_exist():
    valued = {each.names[0] for each in EVERYWHERE if "action" not in each.details}

    with_pages = {*known.COMMANDS_WITH_PAGES, *known.COMMANDS_WITH_PAGE_PACKAGES}
    assert {*with_pages, *known.COMMANDS_FOR_DEVELOPERS} <= set(cli.names())
    assert valued == set(known.OPTIONS_WITH_A_VALUE)
