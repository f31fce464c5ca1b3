"""The command line: the commands with what they may be given, and how one is run."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path

from casetta import __version__, games
from casetta.commands import handlers as acts
from casetta.commands.arguments import say
from casetta.commands.command_line import CommandLine, read_command_line
from casetta.commands.parser import BadCommandLine, Command, argument, flag, front_page, parser_for
from casetta.contract.cards import BrokenCards
from casetta.contract.errors import Faults, Wrong
from casetta.words import Words, choose_language

WRONG_COMMAND_LINE = 2
INTERRUPTED = 130

EVERYWHERE = (argument("--lang"), argument("--version", action="store_true"))
"""What may be given without a command."""

GAME = argument("game", metavar="GAME")
PLAYERS = argument("--players", type=int)
EDITION = argument("--edition")
OPTION = argument("--option", action="append", default=[], metavar="NAME=VALUE")
CARDS = argument("--cards", type=Path, metavar="FILE")
SCENARIO = argument("--scenario", metavar="ID|FILE")
JSON = flag("--json")
DATA_DIR = argument("--data-dir", type=Path, metavar="FOLDER")
TO = argument("to", type=Path, nargs="?", metavar="FILE")
SEED = argument("--seed", type=int, default=1)
RESULTS = argument("--file", "--results", type=Path, metavar="FILE")
JOBS = argument("--jobs", type=int, default=1)
ON = argument("--on", metavar="ADDRESS")

COMMANDS = {
    "serve": Command(
        acts.serve,
        (
            argument("--host", default="127.0.0.1"),
            argument("--port", type=int, default=8765),
            flag("--lan"),
            flag("--no-browser"),
            argument("--public-url", metavar="URL"),
            argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS"),
            argument("--tls", type=Path, nargs=2, metavar=("CERT", "KEY")),
            DATA_DIR,
            flag("--test-mode"),
            argument("--rate", type=int),
            argument("--limit", action="append", default=[], metavar="NAME=VALUE"),
            JSON,
        ),
    ),
    "play": Command(
        acts.play,
        (
            argument("game", nargs="?", metavar="GAME"),
            argument("--seats", metavar="me,me:Anna,bot:greedy"),
            argument("--seed", type=int),
            argument("--record", type=Path, metavar="FILE"),
            flag("--quiet"),
            EDITION,
            SCENARIO,
            OPTION,
            CARDS,
        ),
    ),
    "demo": Command(
        acts.demo,
        (
            GAME,
            argument("--bots", nargs="+", metavar="BOT"),
            argument("--pace", type=float, default=1.5),
            argument("--seed", type=int),
            EDITION,
            SCENARIO,
            OPTION,
        ),
    ),
    "cards": Command(acts.cards, (GAME, CARDS, JSON)),
    "replay": Command(
        acts.replay, (argument("file", type=Path, metavar="FILE"), argument("--at", type=int), JSON)
    ),
    "review": Command(
        acts.review,
        (
            argument("file", type=Path, metavar="RECORD"),
            argument("--effort", type=int, default=1),
            SEED,
            JSON,
        ),
    ),
    "verify": Command(acts.verify, (argument("file", type=Path, metavar="FILE"),)),
    "picture": Command(
        acts.picture,
        (
            argument("file", type=Path, metavar="RECORD"),
            argument("--at", type=int),
            argument("--seat", type=int),
            argument("--out", type=Path, metavar="FILE.svg"),
        ),
    ),
    "ask": Command(acts.ask, (GAME, argument("file", type=Path, nargs="?", metavar="FILE"))),
    "score": Command(acts.score, (GAME, EDITION, SCENARIO, OPTION)),
    "scenario": Command(
        acts.scenario,
        (
            argument("action", metavar="check|show|list|new"),
            argument("names", nargs="*", metavar="FILE|ID"),
            argument("--seed", type=int),
            argument("--difficulty", type=int, metavar="0-3"),
            argument("--out", type=Path, metavar="FILE"),
        ),
    ),
    "bench": Command(
        acts.bench,
        (
            argument("game", metavar="GAME|server"),
            PLAYERS,
            argument("--games", type=int),
            argument("--seed", type=int, default=1),
            argument("--life", default="compiled"),
            argument("--mode", default="playout"),
            EDITION,
            SCENARIO,
            OPTION,
            JSON,
            flag("--compare"),
            flag("--short"),
        ),
    ),
    "arena": Command(
        acts.arena,
        (
            GAME,
            argument("bots", nargs="+", metavar="BOT"),
            argument("--deals", type=int, default=100),
            argument("--seats", "--players", type=int),
            argument("--ms", type=float),
            argument("--simulations", type=int),
            SEED,
            EDITION,
            SCENARIO,
            OPTION,
            RESULTS,
            JOBS,
            ON,
            flag("--until-sure"),
            argument("--wins", type=int),
            argument("--targets"),
            JSON,
        ),
    ),
    "tune": Command(
        acts.tune,
        (
            GAME,
            argument("--steps", type=int, default=2000),
            argument("--deals", type=int, default=20),
            argument("--check", type=int, default=4000),
            argument("--seats", "--players", type=int),
            SEED,
            EDITION,
            OPTION,
            RESULTS,
            argument("--out", type=Path, metavar="FILE"),
        ),
    ),
    "perft": Command(
        acts.perft,
        (
            GAME,
            PLAYERS,
            argument("--seed", type=int, default=1),
            argument("--after", type=int, default=0),
            argument("--depth", type=int, default=2),
            argument("--life", default="plain"),
            EDITION,
            SCENARIO,
            OPTION,
        ),
    ),
    "solve": Command(
        acts.solve,
        (
            argument("file", type=Path, nargs="?", metavar="RECORD"),
            argument("--at", type=int),
            argument("--seat", type=int),
            argument("--room", metavar="living|kitchen|bath|bed|studio"),
            flag("--turn"),
            SCENARIO,
            argument("--cards", "--letters", default="", metavar="ab…", dest="letters"),
            argument("--seed", type=int),
            argument("--seconds", type=float, default=60.0),
            JSON,
        ),
    ),
    "selfcheck": Command(
        acts.selfcheck,
        (
            argument("game", nargs="?", metavar="GAME"),
            argument("--games", type=int, default=20),
            argument("--seed", type=int, default=1),
        ),
    ),
    "backup": Command(acts.backup, (TO, DATA_DIR)),
    "restore": Command(
        acts.restore, (argument("backup", type=Path, metavar="FILE"), flag("--force"), DATA_DIR)
    ),
    "check": Command(acts.check, (DATA_DIR, JSON)),
    "export": Command(acts.export, (argument("table", metavar="TABLE|all"), TO, DATA_DIR)),
    "import": Command(
        acts.import_records, (argument("records", type=Path, nargs="+", metavar="FILE"), DATA_DIR)
    ),
    "migrate": Command(acts.migrate, (DATA_DIR,)),
    "doctor": Command(acts.doctor, (DATA_DIR, JSON)),
    "golden": Command(acts.golden, (flag("--write"),)),
    "setup": Command(acts.needs_the_launcher, (flag("--dev"),)),
    "test": Command(acts.needs_the_launcher),
}

GROUPS = {
    "play": ("play", "demo", "score", "cards", "scenario"),
    "study": ("replay", "review", "verify", "picture", "solve", "ask", "arena"),
    "host": (
        *("serve", "backup", "restore", "check"),
        *("export", "import", "migrate", "doctor"),
    ),
    "develop": ("setup", "test", "selfcheck", "bench", "perft", "golden", "tune"),
}
"""The commands as the help lists them."""


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit status."""
    language = wished_language(arguments)
    try:
        choose_language(language_flag(arguments))
        return obey(read_command_line(arguments), language)
    except BadCommandLine as bad:
        words = Words(language)
        say(words("wrong-command-line", detail=str(bad)))
    except Wrong as wrong:
        words = Words(language, [folder / "words" for folder in games.folders()])
        for each in (wrong, *wrong.wrongs) if isinstance(wrong, Faults) else (wrong,):
            say(words.wrong(each))
    return WRONG_COMMAND_LINE


def obey(line: CommandLine, language: str) -> int:
    """Run the command of a line, or show what is asked for without one."""
    if not line.command:
        about = front_page(GROUPS, EVERYWHERE, Words(language)) if line.wants_help else __version__
        print(about)
        return 0
    command = COMMANDS.get(line.command)
    if command is None:
        raise unknown_command(line.command)
    parser = parser_for(line.command, command, Words(language) if line.wants_help else None)
    return command.run(parser.parse_args([*line.options, *line.arguments]))


def unknown_command(name: str) -> Wrong:
    """The refusal of a command that does not exist, with the one that was probably meant."""
    for nearest in get_close_matches(name.lower(), COMMANDS, n=1):
        return Wrong("misspelt-command", command=name, nearest=nearest)
    return Wrong("unknown-command", command=name, known=", ".join(COMMANDS))


def wished_language(arguments: list[str]) -> str:
    """The language for help and errors: that of the flag if there is such a language."""
    with suppress(Wrong):
        return choose_language(language_flag(arguments))
    return choose_language()


def language_flag(arguments: list[str]) -> str | None:
    """What follows --lang, wherever it stands."""
    for number, word in enumerate(arguments):
        if word == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def main() -> None:
    """The command `casetta`: whatever goes wrong ends in one sentence."""
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenCards as broken:
        say(str(broken))
        status = 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)
