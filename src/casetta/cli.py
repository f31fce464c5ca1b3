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
from casetta.folders import data_folder
from casetta.kernel.cards import BrokenCards
from casetta.kernel.game import Game, OptionValue
from casetta.kernel.wrong import Faults, Wrong
from casetta.words import Words, choose_language

REFUSED = 1
WRONG_COMMAND_LINE = 2
INTERRUPTED = 130
ALONE = "serve"
"""What `casetta` does without a command."""

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


def menu(given: Namespace) -> int:
    """Choose a game and how to play it in the terminal."""
    from casetta.terminal.menu import open_menu

    wishes = (given.seats, given.seed, given.record, given.edition, given.scenario, given.cards)
    if given.quiet or given.option or any(wish is not None for wish in wishes):
        raise Wrong("play-what", known=", ".join(games.names()))
    return int(open_menu(words_for(given)))


def play(given: Namespace) -> int:
    """Play a game in the terminal, or let bots play it; without a game, a menu."""
    if given.game is None:
        return menu(given)
    from casetta.terminal.play import play_game, read_seats

    game = games.load(given.game)
    players = read_seats(given.seats) if given.seats else None
    words = words_for(given, game)
    options, own = read_scenario(game, given)
    own = read_own(game, given.cards) if given.cards else own
    return int(
        play_game(game, players, options, given.seed, given.record, words, own, quiet=given.quiet)
    )


def demo(given: Namespace) -> int:
    """Watch a table of bots in the terminal."""
    from casetta.terminal.demo import show_demo

    game = games.load(given.game)
    options, own = read_scenario(game, given)
    words = words_for(given, game)
    return show_demo(game, given.bots or (), options, given.seed, given.pace, words, own)


def replay(given: Namespace) -> int:
    """Replay a record: the position, the sheets and the final ranking."""
    from casetta.terminal.replay import show_replay

    return int(show_replay(given.file, given.at, words_for(given), as_json=given.json))


def review(given: Namespace) -> int:
    """Judge every decision of a finished game: what was given away, what was luck."""
    from casetta.terminal.review import show_review

    return show_review(given.file, given.effort, given.seed, words_for(given), as_json=given.json)


def verify(given: Namespace) -> int:
    """Check everything that a record proves: the game, its log, the shuffle."""
    from casetta.table.record import BrokenRecord, verify_bytes

    words = words_for(given)
    with open_file(given.file) as file:
        content = file.read()
    try:
        found = verify_bytes(content)
    except BrokenRecord as broken:
        say(words.wrong(broken))
        return REFUSED
    title = words.with_game(found.table.game.folder)("game-title")
    print(words("verify-game", game=title, events=found.table.version))
    has_log = found.entries is not None
    print(words("verify-log", entries=found.entries) if has_log else words("verify-no-log"))
    print(words("verify-fair" if found.is_fair else "verify-no-proof"))
    return 0


def picture(given: Namespace) -> int:
    """Draw a position of a record, as an SVG file or in characters."""
    from casetta.terminal.picture import show_picture

    return show_picture(given.file, given.at, given.seat, given.out, words_for(given))


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
    options, _ = read_scenario(game, given)
    game.complete(options)
    known = {"scenario": given.scenario} if given.scenario else {}
    return int(open_score_pad(game, given.edition, words_for(given, game), known))


def cards(given: Namespace) -> int:
    """Show what lies in the box, and where we know it from."""
    from casetta.terminal.cards import show_cards

    game = games.load(given.game)
    own = read_own(game, given.cards)
    return show_cards(game, own, words_for(given, game), as_json=given.json)


def serve(given: Namespace) -> int:
    """Serve tables to browsers and programs until a signal ends it."""
    from casetta.server.serve import Wishes
    from casetta.server.serve import serve as run_server

    wishes = Wishes(
        folder=given.data_dir or data_folder(),
        host=given.host,
        port=given.port,
        lan=given.lan,
        as_json=given.json,
        browser=not given.no_browser,
        public_url=given.public_url,
        proxies=tuple(given.trusted_proxy),
        tls=tuple(given.tls) if given.tls else None,
        test_mode=given.test_mode,
        rate=given.rate,
    )
    return run_server(wishes, words_for(given))


def bench(given: Namespace) -> int:
    """Measure how many random games a second are played, or what a server carries."""
    if given.game == "server":
        from casetta.bench_server import run_server_bench

        return run_server_bench(words_for(given), short=given.short, as_json=given.json)
    from casetta.bench import Bench, compare_figures, run_bench

    game = games.load(given.game)
    words = words_for(given, game)
    if given.compare:
        return compare_figures(game, words)
    options, own = read_scenario(game, given)
    plan = Bench(game, given.players, given.games, given.seed, given.life, given.mode, options, own)
    return run_bench(plan, words, as_json=given.json)


def arena(given: Namespace) -> int:
    """Let bots play each other over paired deals and tell who is better."""
    from casetta.arena import Wish, read_budget, read_targets, show_arena
    from casetta.bots.arena import Crew, Plan

    game = games.load(given.game)
    seats = given.seats or max(game.seats[0], min(len(given.bots), game.seats[-1]))
    options, own = read_scenario(game, given)
    budget = read_budget(given.ms, given.simulations)
    plan = Plan(game.name, tuple(given.bots), seats, options, budget, given.seed, own)
    crew, targets = Crew(given.jobs, given.on), read_targets(given.targets)
    wish = Wish(given.deals, crew, given.file, targets, given.until_sure, given.json)
    return show_arena(plan, wish, words_for(given, game))


def tune(given: Namespace) -> int:
    """Tune the weights of a game's evaluation over paired deals, and check them."""
    from casetta.bots.tuning import Task
    from casetta.tune import Wish, show_tuning

    game = games.load(given.game)
    seats = given.seats or game.seats[0]
    task = Task(game.name, seats, read_options(given), given.deals, given.seed)
    wish = Wish(given.steps, given.check, given.file, given.out)
    return show_tuning(task, wish, words_for(given, game))


def perft(given: Namespace) -> int:
    """Count the sequences of moves from a deal."""
    from casetta.perft import Start, show_perft

    game = games.load(given.game)
    seats = given.players or game.seats[0]
    options, own = read_scenario(game, given)
    start = Start(seats, options, given.seed, given.after, own)
    return show_perft(game, start, given.depth, given.life)


def scenario(given: Namespace) -> int:
    """Check, show, list or make scenarios of Home Staging."""
    from casetta.scenarios import run_action

    return run_action(given, words_for(given))


def solve(given: Namespace) -> int:
    """Find the best plan for a room or a turn of Home Staging."""
    from casetta.solve import GAME as SOLVED
    from casetta.solve import Wish, in_deal, in_record, show_solution

    game = games.load(SOLVED)
    wish = Wish(given.room, given.turn, given.letters, given.seconds)
    if given.file:
        state, seat = in_record(given.file, given.at, given.seat)
    elif given.scenario and given.room:
        given.edition, given.option = None, []
        state, seat = in_deal(game, *read_scenario(game, given), given.seed)
    else:
        raise Wrong("solve-what")
    return show_solution(state, seat, wish, words_for(given, game), as_json=given.json)


def selfcheck(given: Namespace) -> int:
    """Check that the rules keep their laws on this machine."""
    from casetta.selfcheck import check_laws

    chosen = [games.load(given.game)] if given.game else games.every()
    return check_laws(chosen, given.games, given.seed, words_for(given))


def backup(given: Namespace) -> int:
    """Copy all tables into one file, also while a server runs."""
    from casetta.operate import keeping

    return keeping.backup(folder_of(given), given.to, words_for(given))


def restore(given: Namespace) -> int:
    """Bring all tables back from a backup."""
    from casetta.operate import keeping

    return keeping.restore(folder_of(given), given.backup, words_for(given), force=given.force)


def check(given: Namespace) -> int:
    """Check that all stored tables are sound."""
    from casetta.operate.checking import check as check_tables

    return check_tables(folder_of(given), every_word(given), as_json=given.json)


def export(given: Namespace) -> int:
    """Write records of finished games, one to a line."""
    from casetta.operate.exporting import export as export_tables

    return export_tables(folder_of(given), given.table, given.to, every_word(given))


def import_records(given: Namespace) -> int:
    """Take finished games from records into the stored tables."""
    from casetta.operate import importing

    return importing.import_records(folder_of(given), given.records, every_word(given))


def migrate(given: Namespace) -> int:
    """Bring stored tables of an older casetta up to date."""
    from casetta.operate import keeping

    return keeping.migrate(folder_of(given), words_for(given))


def doctor(given: Namespace) -> int:
    """Show versions, folders, what is missing and the command that mends it."""
    from casetta.doctor import main as report

    folder = ["--data-dir", str(given.data_dir)] if given.data_dir else []
    return report([*folder, *(["--json"] if given.json else [])])


def golden(given: Namespace) -> int:
    """Compare or write golden games and move counts (for developers)."""
    from casetta.golden import check_golden

    return check_golden(write=given.write)


COMMANDS = {
    "serve": Command(
        serve,
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
            argument("--rate", type=int, default=30),
            JSON,
        ),
    ),
    "play": Command(
        play,
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
        demo,
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
    "cards": Command(cards, (GAME, CARDS, JSON)),
    "replay": Command(
        replay, (argument("file", type=Path, metavar="FILE"), argument("--at", type=int), JSON)
    ),
    "review": Command(
        review,
        (
            argument("file", type=Path, metavar="RECORD"),
            argument("--effort", type=int, default=1),
            SEED,
            JSON,
        ),
    ),
    "verify": Command(verify, (argument("file", type=Path, metavar="FILE"),)),
    "picture": Command(
        picture,
        (
            argument("file", type=Path, metavar="RECORD"),
            argument("--at", type=int),
            argument("--seat", type=int),
            argument("--out", type=Path, metavar="FILE.svg"),
        ),
    ),
    "ask": Command(ask, (GAME, argument("file", type=Path, nargs="?", metavar="FILE"))),
    "score": Command(score, (GAME, EDITION, SCENARIO, OPTION)),
    "scenario": Command(
        scenario,
        (
            argument("action", metavar="check|show|list|new"),
            argument("names", nargs="*", metavar="FILE|ID"),
            argument("--seed", type=int),
            argument("--difficulty", type=int, metavar="0-3"),
            argument("--out", type=Path, metavar="FILE"),
        ),
    ),
    "bench": Command(
        bench,
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
        arena,
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
            argument("--targets"),
            JSON,
        ),
    ),
    "tune": Command(
        tune,
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
        perft,
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
        solve,
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
        selfcheck,
        (
            argument("game", nargs="?", metavar="GAME"),
            argument("--games", type=int, default=20),
            argument("--seed", type=int, default=1),
        ),
    ),
    "backup": Command(backup, (TO, DATA_DIR)),
    "restore": Command(
        restore, (argument("backup", type=Path, metavar="FILE"), flag("--force"), DATA_DIR)
    ),
    "check": Command(check, (DATA_DIR, JSON)),
    "export": Command(export, (argument("table", metavar="TABLE|all"), TO, DATA_DIR)),
    "import": Command(
        import_records, (argument("records", type=Path, nargs="+", metavar="FILE"), DATA_DIR)
    ),
    "migrate": Command(migrate, (DATA_DIR,)),
    "doctor": Command(doctor, (DATA_DIR, JSON)),
    "golden": Command(golden, (flag("--write"),)),
}


def words_for(given: Namespace, game: Game | None = None) -> Words:
    """The sentences of the chosen language, with those of a game."""
    words = Words(choose_language(given.lang))
    return words.with_game(game.folder) if game else words


def every_word(given: Namespace) -> Words:
    """The sentences of the chosen language, with those of all games."""
    return Words(choose_language(given.lang), [folder / "words" for folder in games.folders()])


def folder_of(given: Namespace) -> Path:
    """The data folder: of the flag, of CASETTA_DATA_DIR, else that of the user."""
    return Path(given.data_dir or data_folder()).absolute()


def read_options(given: Namespace) -> dict[str, OptionValue]:
    """Options from the command line: `--edition it`, `--option first_game=true`."""
    options: dict[str, OptionValue] = {"edition": given.edition} if given.edition else {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong("wrong-option", text=text)
        options[name] = {"true": True, "false": False}.get(value, value)
    return options


def read_scenario(game: Game, given: Namespace) -> tuple[dict[str, OptionValue], Any]:
    """The options, and the own scenario that `--scenario` names; a built-in one is an option."""
    options = read_options(given)
    known = {option.name: option.values for option in game.options}.get("scenario")
    if given.scenario is None:
        return options, None
    if known is None or given.scenario in known:
        return {**options, "scenario": given.scenario}, None
    from casetta.games.home_staging.authoring.finding import scenario_file

    return options, read_own(game, scenario_file(given.scenario))


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
        given = parser.parse_args(arguments if names_command(arguments) else [ALONE, *arguments])
        given.lang = given.lang or language_flag(arguments)
        return COMMANDS[given.command].run(given)
    except BadCommandLine as bad:
        words = Words(language)
        say(words("wrong-command-line", detail=str(bad)))
    except Wrong as wrong:
        words = Words(language, [folder / "words" for folder in games.folders()])
        for each in (wrong, *wrong.wrongs) if isinstance(wrong, Faults) else (wrong,):
            say(words.wrong(each))
    return WRONG_COMMAND_LINE


def names_command(arguments: list[str]) -> bool:
    """Whether a command is named, or help or the version is all that is wanted."""
    return any(word in COMMANDS or word in ("-h", "--help", "--version") for word in arguments)


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
