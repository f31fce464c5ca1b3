"""`casetta ask`: JSON questions to the rules, line by line, answers in the same order."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from casetta import games
from casetta.commands.arguments import GAME, open_file
from casetta.commands.context import CommandContext
from casetta.contract.command import Command, argument


def ask(given: Namespace, context: CommandContext) -> int:
    """Answer every question of standard input, or of a file."""
    from casetta.protocol.ask import answer_all

    game = games.load(given.game)
    words = context.words.with_game(game.folder)
    with open_file(given.file) if given.file else sys.stdin.buffer as lines:
        return answer_all(game, lines, sys.stdout.buffer, words)


COMMANDS = (Command("ask", ask, (GAME, argument("file", type=Path, nargs="?", metavar="FILE"))),)
