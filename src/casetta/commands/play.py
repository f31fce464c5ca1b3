"""`casetta play`, `join`, `demo`, `score`, `cards`: games, score pads, boxes in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from casetta import games
from casetta.commands import context as shared
from casetta.commands.context import CommandContext, read_asked, read_own, read_scenario
from casetta.contract.command import argument, command, flag
from casetta.contract.errors import Wrong
from casetta.contract.shown import print_json
from casetta.kernel.folders import data_folder


@command(
    shared.ANY_GAME,
    argument("--seats", metavar="me,me:Anna,bot:greedy"),
    argument("--first", metavar="random|0|1"),
    shared.ANY_SEED,
    argument("--record", type=Path, metavar="FILE"),
    flag("--quiet"),
    *shared.VARIANT,
    shared.CARDS,
)
def play(given: Namespace, context: CommandContext) -> int:
    """Play a game in the terminal, or let bots play it; without a game, a menu."""
    if given.game is None:
        return menu(given, context)
    from casetta.terminal.play import play_game
    from casetta.terminal.session import read_seats

    game = context.load(given.game)
    seats = read_seats(given.seats) if given.seats else None
    options, own = read_scenario(game, given)
    own = read_own(game, given.cards) if given.cards else own
    words = context.words
    return play_game(
        game,
        seats,
        options,
        given.seed,
        given.record,
        words,
        own,
        first=given.first,
        quiet=given.quiet,
    )


def menu(given: Namespace, context: CommandContext) -> int:
    """Choose a game and how to play it in the terminal."""
    from casetta.terminal.interview import open_menu

    chosen = [value for name, value in vars(given).items() if name != "lang"]
    if any(value is not None and value is not False and value != [] for value in chosen):
        raise Wrong("play-what", known=", ".join(games.names()))
    return open_menu(context.words)


@command(argument("link", metavar="LINK"), argument("--name"), shared.DATA_DIR)
def join(given: Namespace, context: CommandContext) -> int:
    """Play at a table of a server, by a link or a code."""
    from casetta.terminal.online.join import join_table

    folder = given.data_dir or data_folder()
    return join_table(given.link, given.name, folder, context.words)


@command(
    shared.GAME,
    argument("--bots", nargs="+", metavar="BOT"),
    argument("--pace", type=float, default=1.5),
    shared.ANY_SEED,
    *shared.VARIANT,
)
def demo(given: Namespace, context: CommandContext) -> int:
    """Watch a table of bots in the terminal."""
    from casetta.terminal.play import show_demo

    game = context.load(given.game)
    options, own = read_scenario(game, given)
    return show_demo(game, given.bots or (), options, given.seed, given.pace, context.words, own)


@command(shared.GAME, *shared.VARIANT, shared.CARDS)
def score(given: Namespace, context: CommandContext) -> int:
    """A score pad: enter what lies on the table, get every point explained."""
    from casetta.terminal.interview import open_score_pad

    game = context.load(given.game)
    options, _ = read_scenario(game, given)
    known = {"scenario": given.scenario} if given.scenario else {}
    brought = read_asked(game, given.cards, None)
    return open_score_pad(game, options, context.words, known, brought)


@command(shared.GAME, shared.CARDS, shared.JSON)
def cards(given: Namespace, context: CommandContext) -> int:
    """Show what lies in the box, and where we know it from: tables, or one JSON object."""
    from rich.text import Text

    from casetta.terminal.drawing import columns
    from casetta.terminal.screen import open_screen

    game = context.load(given.game)
    words = context.words
    listings = game.text.cards(read_own(game, given.cards), words)
    if given.json:
        told = {
            listing.name: [dict(zip(listing.heads, row, strict=True)) for row in listing.rows]
            for listing in listings
        }
        print_json(told)
        return 0
    screen = open_screen()
    for listing in listings:
        message = f"listing-{listing.name}"  # a game may have named its list already
        title = words(message) if words.has(message) else listing.name
        heads = [words(f"listing-head-{head}") for head in listing.heads]
        grid = columns(heads, listing.rows, left=len(heads), header_style="dim", pad_edge=True)
        note = [Text(words(listing.note), "dim")] if listing.note else []
        screen.tell(Text(title, "bold"), grid, *note, "")
    return 0
