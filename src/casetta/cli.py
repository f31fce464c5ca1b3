"""The command line: every command is a few lines over a package below."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Any

from casetta import __version__, games
from casetta.commands import BadCommandLine, Command, argument, flag, parser_for
from casetta.kernel.cards import BrokenCards
from casetta.kernel.game import Game, OptionValue
from casetta.kernel.wrong import Faults, Wrong
from casetta.words import Words, choose_language

WRONG_COMMAND_LINE = 2
INTERRUPTED = 130

GAME = argument("game", metavar="GAME")
PLAYERS = argument("--players", type=int)
EDITION = argument("--edition")
OPTION = argument("--option", action="append", default=[], metavar="NAME=VALUE")
CARDS = argument("--cards", type=Path, metavar="FILE")
JSON = flag("--json")


def menu(given: Namespace) -> int:
    """Without a command: choose a game and play it in the terminal."""
    from casetta.terminal.menu import open_menu

    return int(open_menu(words_for(given)))


def play(given: Namespace) -> int:
    """Play a game in the terminal, or let bots play it."""
    from casetta.terminal.play import play_game, read_seats

    game = games.load(given.game)
    players = read_seats(given.seats) if given.seats else None
    words = words_for(given, game)
    options, own = read_options(given), read_own(game, given.cards)
    return int(
        play_game(game, players, options, given.seed, given.record, words, own, quiet=given.quiet)
    )


def replay(given: Namespace) -> int:
    """Replay a record: the position, the sheets and the final ranking."""
    from casetta.terminal.replay import show_replay

    return int(show_replay(given.file, given.at, words_for(given), as_json=given.json))


def ask(given: Namespace) -> int:
    """Ask the rules: JSON questions line by line, answers in the same order."""
    from casetta.ask import answer_all

    game = games.load(given.game)
    with open_file(given.file) if given.file else sys.stdin.buffer as lines:
        return answer_all(game, lines, sys.stdout.buffer, words_for(given, game))


def score(given: Namespace) -> int:
    """A score pad: enter what lies on the table, get every point explained."""
    from casetta.terminal.score_pad import open_score_pad

    game = games.load(given.game)
    game.complete(read_options(given))
    return int(open_score_pad(game, given.edition, words_for(given, game)))


def cards(given: Namespace) -> int:
    """Show what lies in the box, and where we know it from."""
    from casetta.terminal.cards import show_cards

    game = games.load(given.game)
    own = read_own(game, given.cards)
    return show_cards(game, own, words_for(given, game), as_json=given.json)


def bench(given: Namespace) -> int:
    """Measure how many random games a second are played."""
    from casetta.bench import Bench, compare_figures, run_bench

    game = games.load(given.game)
    words = words_for(given, game)
    if given.compare:
        return compare_figures(game, words)
    options = read_options(given)
    plan = Bench(game, given.players, given.games, given.seed, given.life, given.mode, options)
    return run_bench(plan, words, as_json=given.json)


def perft(given: Namespace) -> int:
    """Count the sequences of moves from a deal."""
    from casetta.perft import Start, show_perft

    game = games.load(given.game)
    seats = given.players or game.seats[0]
    start = Start(seats, read_options(given), given.seed, given.after)
    return show_perft(game, start, given.depth, given.life)


def selfcheck(given: Namespace) -> int:
    """Check that the rules keep their laws on this machine."""
    from casetta.selfcheck import check_laws

    chosen = [games.load(given.game)] if given.game else games.every()
    return check_laws(chosen, given.games, given.seed, words_for(given))


def doctor(given: Namespace) -> int:
    """Show versions, folders, what is missing and the command that mends it."""
    from casetta.doctor import main as report

    return report(["--json"] if given.json else [])


def golden(given: Namespace) -> int:
    """Compare or write golden games and move counts (for developers)."""
    from casetta.golden import check_golden

    return check_golden(write=given.write)


COMMANDS = {
    "play": Command(
        play,
        (
            GAME,
            argument("--seats", metavar="me,me:Anna,bot:greedy"),
            argument("--seed", type=int),
            argument("--record", type=Path, metavar="FILE"),
            flag("--quiet"),
            EDITION,
            OPTION,
            CARDS,
        ),
    ),
    "cards": Command(cards, (GAME, CARDS, JSON)),
    "replay": Command(
        replay, (argument("file", type=Path, metavar="FILE"), argument("--at", type=int), JSON)
    ),
    "ask": Command(ask, (GAME, argument("file", type=Path, nargs="?", metavar="FILE"))),
    "score": Command(score, (GAME, EDITION, OPTION)),
    "bench": Command(
        bench,
        (
            GAME,
            PLAYERS,
            argument("--games", type=int),
            argument("--seed", type=int, default=1),
            argument("--life", default="compiled"),
            argument("--mode", default="playout"),
            EDITION,
            OPTION,
            JSON,
            flag("--compare"),
        ),
    ),
    "perft": Command(
        perft,
        (
            GAME,
            PLAYERS,
            argument("--seed", type=int, default=1),
            argument("--after", type=int, default=0),
            argument("--depth", type=int, default=2),
            argument("--life", default="plain"),
            EDITION,
            OPTION,
        ),
    ),
    "selfcheck": Command(
        selfcheck,
        (
            argument("game", nargs="?", metavar="GAME"),
            argument("--games", type=int, default=20),
            argument("--seed", type=int, default=1),
        ),
    ),
    "doctor": Command(doctor, (JSON,)),
    "golden": Command(golden, (flag("--write"),)),
}


def words_for(given: Namespace, game: Game | None = None) -> Words:
    """The sentences of the chosen language, with those of a game."""
    words = Words(choose_language(given.lang))
    return words.with_game(game.folder) if game else words


def read_options(given: Namespace) -> dict[str, OptionValue]:
    """Options from the command line: `--edition it`, `--option first_game=true`."""
    options: dict[str, OptionValue] = {"edition": given.edition} if given.edition else {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong("wrong-option", text=text)
        options[name] = {"true": True, "false": False}.get(value, value)
    return options


def read_own(game: Game, file: Path | None) -> Any:
    """What somebody brings to a game in a file; None without a file."""
    if file is None:
        return None
    if game.own is None:
        raise Wrong("no-own", game=game.name)
    content, wrongs = game.own.read(file)
    if wrongs:
        raise Faults(str(file), wrongs)
    return content


def open_file(file: Path) -> Any:
    """A file for reading bytes."""
    try:
        return file.open("rb")
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit status."""
    language = wished_language(arguments)
    wants_help = "-h" in arguments or "--help" in arguments
    everywhere = (argument("--lang"), argument("--version", action="version", version=__version__))
    parser = parser_for(COMMANDS, everywhere, Words(language) if wants_help else None)
    try:
        choose_language(language_flag(arguments))
        check_command(arguments)
        given = parser.parse_args(arguments)
        given.lang = given.lang or language_flag(arguments)
        return COMMANDS[given.command].run(given) if given.command else menu(given)
    except BadCommandLine as bad:
        words = Words(language)
        say(words("wrong-command-line", detail=str(bad)))
    except Wrong as wrong:
        words = Words(language, [folder / "words" for folder in games.folders()])
        for each in (wrong, *wrong.wrongs) if isinstance(wrong, Faults) else (wrong,):
            say(words.wrong(each))
    return WRONG_COMMAND_LINE


def check_command(arguments: list[str]) -> None:
    """Refuse a command that does not exist."""
    if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
        raise Wrong("unknown-command", command=arguments[0], known=", ".join(COMMANDS))


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


def say(sentence: str) -> None:
    """Say something beside the answers."""
    print(sentence, file=sys.stderr)


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
