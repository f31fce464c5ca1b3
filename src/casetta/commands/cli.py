"""The command line: which command runs, in which language, and the help of all of them.

The module of a command is imported when the command is used, so that none waits for what another
needs. Games add their own commands.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NoReturn

from casetta import __version__, games
from casetta.commands.command_line import CommandLine, read_command_line
from casetta.commands.context import CommandContext, say
from casetta.contract.command import Argument, Command, argument
from casetta.contract.errors import BrokenFile, Wrong
from casetta.contract.languages import choose_language, chosen_by
from casetta.contract.shown import print_text
from casetta.words import Words

if TYPE_CHECKING:
    from casetta.contract.game import Game

WRONG_COMMAND_LINE = 2
INTERRUPTED = 130

LANG = argument("--lang")
EVERYWHERE = (LANG, argument("--version", action="store_true"))
"""What may be given without a command."""
GROUPS = {
    "play": {"play": "play join demo score cards"},
    "study": {"study": "replay review verify picture ask", "arena": "arena"},
    "host": {
        "host": "serve backup restore check export import migrate",
        "admin": "admin",
        "doctor": "doctor",
    },
    "develop": {
        "develop": "setup dev test docs audit",
        "develop.laws": "selfcheck",
        "develop.bench": "bench perft",
        "develop.golden": "golden",
        "develop.tune": "tune",
    },
}
"""By group, in the order of the help: the modules and the commands that they declare."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises instead of ending the program."""

    def error(self, message: str) -> NoReturn:
        raise Wrong("command-line", detail=message)


def main() -> None:
    """The command `casetta`: whatever goes wrong ends in one sentence."""
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenFile as broken:
        say(str(broken))
        status = 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit status."""
    flag = language_flag(arguments)
    language, _ = chosen_by(flag)
    try:
        choose_language(flag)
        return run_line(read_command_line(arguments), language)
    except Wrong as wrong:
        words = CommandContext(language).every_word
        for each in (wrong, *wrong.others):
            say(words.wrong(each))
        return WRONG_COMMAND_LINE


def run_line(line: CommandLine, language: str) -> int:
    """Run the command of a line, or show what is asked for without one."""
    if not line.command:
        print_text(front_page(Words(language)) if line.wants_help else __version__)
        return 0
    command, game = find(line.command)
    parser = parser_for(command, Words(language) if line.wants_help else None)
    given = parser.parse_args([*line.options, *line.arguments])
    return command.run(given, CommandContext(choose_language(given.lang), game))


# Commands by name


def names_by_group() -> dict[str, list[str]]:
    """All commands as the help lists them, those of games included."""
    listed = {group: " ".join(modules.values()).split() for group, modules in GROUPS.items()}
    for commands in games.declared_commands().values():
        for command in commands:
            group = listed[command.group]
            place = group.index(command.after) + 1 if command.after else len(group)
            group.insert(place, command.name)
    return listed


def names() -> list[str]:
    """All commands, in the order of the help."""
    return [name for group in names_by_group().values() for name in group]


def find(name: str) -> tuple[Command, Game | None]:
    """The command of that name, with the game whose own it is; else the one probably meant."""
    for modules in GROUPS.values():
        for module, listed in modules.items():
            if name in listed.split():
                declared = vars(importlib.import_module(f"casetta.commands.{module}"))
                return named(name, declared.values()), None
    for game, commands in games.declared_commands().items():
        if name in (command.name for command in commands):
            loaded = games.load(game)
            return named(name, loaded.commands), loaded
    known = names()
    for nearest in get_close_matches(name.lower(), known, n=1):
        raise Wrong("misspelt-command", command=name, nearest=nearest)
    raise Wrong("unknown-command", command=name, known=", ".join(known))


def named(name: str, found: Iterable[object]) -> Command:
    return next(each for each in found if isinstance(each, Command) and each.name == name)


def language_flag(arguments: Sequence[str]) -> str | None:
    """The value of --lang, anywhere on the command line."""
    for number, word in enumerate(arguments):
        if word == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


# Parsers and help


def parser_for(command: Command, words: Words | None) -> Parser:
    """The parser of one command; `words` only when help is asked for."""
    told = described(f"help-{command.name}", words)
    parser = Parser(prog=f"casetta {command.name}", add_help=False, **told)
    add_all(parser, (*command.arguments, LANG), words)
    return parser


def front_page(words: Words) -> str:
    """The help of `casetta` itself: its commands in groups, then its options."""
    usage = "casetta [--lang LANG] [--version] [-h] [COMMAND] ..."
    page = Parser(prog="casetta", usage=usage, add_help=False, **described("help-casetta", words))
    for group, listed in names_by_group().items():
        section = page.add_argument_group(words(f"help-heading-{group}"))
        for name in listed:
            section.add_argument(name, help=words(f"help-{name}"))
    add_all(page, EVERYWHERE, words)
    return page.format_help().rstrip()


def described(message: str, words: Words | None) -> dict[str, Any]:
    """Description and formatter of a parser in the reader's language."""
    if words is None:
        return {}
    usage = words("help-usage")

    class Formatter(argparse.HelpFormatter):
        """Help whose first word is translated too."""

        def add_usage(self, line: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            super().add_usage(line, actions, groups, f"{usage}: " if prefix is None else prefix)

    return {"description": words(message), "formatter_class": Formatter}


def add_all(parser: Parser, arguments: tuple[Argument, ...], words: Words | None) -> None:
    """Add all arguments, those with dashes under a heading of their own."""
    what = parser.add_argument_group(words("help-heading-arguments") if words else None)
    how = parser.add_argument_group(words("help-heading-options") if words else None)
    for each in (*arguments, argument("-h", "--help", action="help")):
        group = how if each.names[0].startswith("-") else what
        group.add_argument(*each.names, help=words(each.message) if words else None, **each.details)
