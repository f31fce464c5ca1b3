"""The command line: every command is a few lines over a package below."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from casetta import __version__, games
from casetta.kernel.cards import BrokenCards
from casetta.kernel.game import Game, OptionValue
from casetta.kernel.wrong import Wrong
from casetta.words import Words, choose_language

WRONG_COMMAND_LINE = 2
INTERRUPTED = 130

app = typer.Typer(
    help="Play three board games about homes, alone or together, and ask their rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="my-shelfie, …")]
Language = Annotated[str | None, typer.Option("--lang", help="en, it, pl or ja")]
Edition = Annotated[str | None, typer.Option(help="the rulebook to follow")]
Options = Annotated[list[str] | None, typer.Option("--option", help="name=value, repeatable")]
Players = Annotated[int | None, typer.Option(help="how many play")]


@app.callback(invoke_without_command=True)
def home(
    context: typer.Context,
    lang: Language = None,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Without a command: choose a game and play it in the terminal."""
    if version:
        print(f"casetta {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from casetta.terminal.menu import open_menu

        raise typer.Exit(open_menu(words_for(lang)))


@app.command()
def play(
    game: GameName,
    seats: Annotated[str | None, typer.Option(help="me,me:Anna,bot:greedy")] = None,
    seed: Annotated[int | None, typer.Option(help="the same number, the same deal")] = None,
    record: Annotated[Path | None, typer.Option(help="write the record here")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="say nothing but the result")] = False,
    edition: Edition = None,
    option: Options = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, or let bots play it."""
    from casetta.terminal.play import play_game, read_seats

    chosen = load(game)
    players = read_seats(seats) if seats else None
    options = read_options(edition, option)
    words = words_for(lang, chosen)
    raise typer.Exit(play_game(chosen, players, options, seed, record, words, quiet=quiet))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record")],
    at: Annotated[int | None, typer.Option("--at", help="show the position after event N")] = None,
    json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
    lang: Language = None,
) -> None:
    """Replay a record: the position, the sheets and the final ranking."""
    from casetta.terminal.replay import show_replay

    raise typer.Exit(show_replay(file, at, words_for(lang), as_json=json))


@app.command()
def ask(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(help="questions; standard input if absent")] = None,
    lang: Language = None,
) -> None:
    """Ask the rules: JSON questions line by line, answers in the same order."""
    from casetta.ask import answer_all

    chosen = load(game)
    lines = open_file(file) if file else sys.stdin.buffer
    with lines:
        raise typer.Exit(answer_all(chosen, lines, sys.stdout.buffer, words_for(lang, chosen)))


@app.command()
def score(game: GameName, edition: Edition = None, lang: Language = None) -> None:
    """A score pad: enter what lies on the table, get every point explained."""
    from casetta.terminal.score_pad import open_score_pad

    chosen = load(game)
    chosen.complete(read_options(edition, None))
    raise typer.Exit(open_score_pad(chosen, edition, words_for(lang, chosen)))


@app.command()
def bench(
    game: GameName,
    players: Players = None,
    number: Annotated[int | None, typer.Option("--games", help="how many games")] = None,
    seed: Annotated[int, typer.Option(help="of the first game")] = 1,
    life: Annotated[str, typer.Option(help="compiled or plain")] = "compiled",
    mode: Annotated[str, typer.Option(help="playout or list")] = "playout",
    edition: Edition = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
    compare: Annotated[
        bool, typer.Option("--compare", help="beside the figures of docs/performance.md and C")
    ] = False,
    lang: Language = None,
) -> None:
    """Measure how many random games a second are played."""
    from casetta.bench import Bench, compare_figures, run_bench

    chosen = load(game)
    plan = Bench(chosen, players, number, seed, life, mode, read_options(edition, option))
    words = words_for(lang, chosen)
    raise typer.Exit(
        compare_figures(chosen, words) if compare else run_bench(plan, words, as_json=json)
    )


@app.command()
def perft(
    game: GameName,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="of the deal")] = 1,
    after: Annotated[int, typer.Option(help="random moves played first", min=0)] = 0,
    depth: Annotated[int, typer.Option(help="how many moves deep", min=0, max=8)] = 2,
    life: Annotated[str, typer.Option(help="compiled or plain")] = "plain",
    edition: Edition = None,
    option: Options = None,
) -> None:
    """Count the sequences of moves from a deal."""
    from casetta.perft import Start, show_perft

    chosen = load(game)
    options = read_options(edition, option)
    show_perft(chosen, Start(players or chosen.seats[0], options, seed, after), depth, life)


@app.command()
def selfcheck(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="all if absent")] = None,
    number: Annotated[int, typer.Option("--games", help="random games for each law", min=1)] = 20,
    seed: Annotated[int, typer.Option(help="of the first game")] = 1,
    lang: Language = None,
) -> None:
    """Check that the rules keep their laws on this machine."""
    from casetta.selfcheck import check_laws

    chosen = [load(game)] if game else games.every()
    raise typer.Exit(check_laws(chosen, number, seed, words_for(lang)))


@app.command()
def doctor(json: Annotated[bool, typer.Option("--json", help="for programs")] = False) -> None:
    """Show versions, folders, what is missing and the command that mends it."""
    from casetta.doctor import main as report

    raise typer.Exit(report(["--json"] if json else []))


@app.command()
def golden(
    write: Annotated[bool, typer.Option("--write", help="write the files anew")] = False,
) -> None:
    """Compare or write golden games and move counts (for developers)."""
    from casetta.golden import check_golden

    raise typer.Exit(check_golden(write=write))


def load(name: str) -> Game:
    """The game of that name."""
    return games.load(name)


def words_for(lang: str | None, game: Game | None = None) -> Words:
    """The sentences of the chosen language, with those of a game."""
    words = Words(choose_language(lang))
    return words.with_game(game.folder) if game else words


def read_options(edition: str | None, given: list[str] | None) -> dict[str, OptionValue]:
    """Options from the command line: `--edition it`, `--option first_game=true`."""
    options: dict[str, OptionValue] = {"edition": edition} if edition else {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong("wrong-option", text=text)
        options[name] = {"true": True, "false": False}.get(value, value)
    return options


def open_file(file: Path) -> Any:
    """A file for reading bytes."""
    try:
        return file.open("rb")
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error


def fail(sentence: str, status: int) -> NoReturn:
    """Say what is wrong and end."""
    print(sentence, file=sys.stderr)
    sys.exit(status)


def main() -> None:
    """Run the command line; whatever goes wrong ends in one sentence."""
    try:
        app()
    except Wrong as wrong:
        fail(sentence_of(wrong), WRONG_COMMAND_LINE)
    except BrokenCards as broken:
        fail(str(broken), 1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def sentence_of(wrong: Wrong) -> str:
    """What is wrong, in the language of the flag, the variables or the locale."""
    arguments = sys.argv
    flag = next((b for a, b in itertools.pairwise(arguments) if a == "--lang"), None)
    try:
        language = choose_language(flag)
    except Wrong:
        language = choose_language()
    folders = [game.folder / "words" for game in games.every()]
    return Words(language, folders).wrong(wrong)
