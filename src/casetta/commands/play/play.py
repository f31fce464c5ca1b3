"""`casetta play`, `demo`, `score` and `cards`: games, score pads and boxes in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from casetta import games
from casetta.commands.arguments import ANY_SEED, CARDS, GAME, JSON, VARIANT, read_own, read_scenario
from casetta.commands.context import CommandContext
from casetta.contract.command import Command, argument, flag
from casetta.contract.errors import Wrong


def play(given: Namespace, context: CommandContext) -> int:
    """Play a game in the terminal, or let bots play it; without a game, a menu."""
    if given.game is None:
        return menu(given, context)
    from casetta.terminal.play import play_game
    from casetta.terminal.session import read_seats

    game = games.load(given.game)
    players = read_seats(given.seats) if given.seats else None
    words = context.words.with_game(game.folder)
    options, own = read_scenario(game, given)
    own = read_own(game, given.cards) if given.cards else own
    return play_game(
        game, players, options, given.seed, given.record, words, own, quiet=given.quiet
    )


def menu(given: Namespace, context: CommandContext) -> int:
    """Choose a game and how to play it in the terminal."""
    from casetta.terminal.menu import open_menu

    given_options = (
        given.seats,
        given.seed,
        given.record,
        given.edition,
        given.scenario,
        given.cards,
    )
    if given.quiet or given.option or any(each is not None for each in given_options):
        raise Wrong("play-what", known=", ".join(games.names()))
    return open_menu(context.words)


def demo(given: Namespace, context: CommandContext) -> int:
    """Watch a table of bots in the terminal."""
    from casetta.terminal.play import show_demo

    game = games.load(given.game)
    options, own = read_scenario(game, given)
    words = context.words.with_game(game.folder)
    return show_demo(game, given.bots or (), options, given.seed, given.pace, words, own)


def score(given: Namespace, context: CommandContext) -> int:
    """A score pad: enter what lies on the table, get every point explained."""
    from casetta.terminal.score_pad import open_score_pad

    game = games.load(given.game)
    options, _ = read_scenario(game, given)
    known = {"scenario": given.scenario} if given.scenario else {}
    return open_score_pad(game, options, context.words.with_game(game.folder), known)


def cards(given: Namespace, context: CommandContext) -> int:
    """Show what lies in the box, and where we know it from."""
    from casetta.terminal.cards import show_cards

    game = games.load(given.game)
    own = read_own(game, given.cards)
    return show_cards(game, own, context.words.with_game(game.folder), as_json=given.json)


COMMANDS = (
    Command(
        "play",
        play,
        (
            argument("game", nargs="?", metavar="GAME"),
            argument("--seats", metavar="me,me:Anna,bot:greedy"),
            ANY_SEED,
            argument("--record", type=Path, metavar="FILE"),
            flag("--quiet"),
            *VARIANT,
            CARDS,
        ),
    ),
    Command(
        "demo",
        demo,
        (
            GAME,
            argument("--bots", nargs="+", metavar="BOT"),
            argument("--pace", type=float, default=1.5),
            ANY_SEED,
            *VARIANT,
        ),
    ),
    Command("score", score, (GAME, *VARIANT)),
    Command("cards", cards, (GAME, CARDS, JSON)),
)
