"""`casetta replay`, `review`, `verify`, `picture` and `ask`: records and questions."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from casetta.commands.context import (
    CARDS,
    GAME,
    JSON,
    SEED,
    CommandContext,
    open_file,
    read_asked,
    say,
)
from casetta.contract.command import argument, command
from casetta.contract.shown import print_text

REFUSED = 1
"""The exit status where a record is not what it says."""
FILE = argument("file", type=Path, metavar="FILE")
RECORD = argument("file", type=Path, metavar="RECORD")
QUESTIONS = argument("file", type=Path, nargs="?", metavar="FILE")
AT = argument("--at", type=int)
OUT = argument("--out", type=Path, metavar="FILE.svg")


@command(FILE, AT, JSON)
def replay(given: Namespace, context: CommandContext) -> int:
    """Replay a record: the position, the sheets and the final ranking."""
    from casetta.terminal.replay import show_replay

    return show_replay(given.file, given.at, context.words, as_json=given.json)


@command(RECORD, argument("--effort", type=int, default=1), SEED, JSON)
def review(given: Namespace, context: CommandContext) -> int:
    """Judge every decision of a finished game: what was given away, what was luck."""
    from casetta.terminal.replay import show_review

    return show_review(given.file, given.effort, given.seed, context.words, as_json=given.json)


@command(FILE)
def verify(given: Namespace, context: CommandContext) -> int:
    """Check everything that a record proves: the game, its log, the shuffle."""
    from casetta.table.record import BrokenRecord, verify_bytes

    words = context.words
    with open_file(given.file) as file:
        content = file.read()
    try:
        found = verify_bytes(content)
    except BrokenRecord as broken:
        say(words.wrong(broken))
        return REFUSED
    title = words.with_game(found.table.game.folder)("game-title")
    print_text(words("verify-game", game=title, events=found.table.version))
    has_log = found.entries is not None
    print_text(words("verify-log", entries=found.entries) if has_log else words("verify-no-log"))
    if found.first is not None:
        print_text(words(f"verify-first-{found.first['by']}", name=found.record["seats"][0]))
    print_text(words("verify-fair" if found.is_fair else "verify-no-proof"))
    return 0


@command(RECORD, AT, argument("--seat", type=int), OUT)
def picture(given: Namespace, context: CommandContext) -> int:
    """Draw a position of a record, as an SVG file or in characters."""
    from casetta.terminal.replay import show_picture

    return show_picture(given.file, given.at, given.seat, given.out, context.words)


@command(GAME, QUESTIONS, CARDS, argument("--scenario", metavar="ID|FILE"))
def ask(given: Namespace, context: CommandContext) -> int:
    """Answer every JSON question of standard input, or of a file, in the same order."""
    from casetta.protocol.ask import answer_all

    game = context.load(given.game)
    brought = read_asked(game, given.cards, given.scenario)
    with open_file(given.file) if given.file else sys.stdin.buffer as lines:
        return answer_all(game, lines, sys.stdout.buffer, context.words, brought)
