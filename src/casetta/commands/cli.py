"""The command line: which command runs, in which language, and the help of all of them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from typing import Any, NoReturn

from casetta import __version__
from casetta.commands import registry
from casetta.commands.arguments import say
from casetta.commands.command_line import CommandLine, read_command_line
from casetta.commands.context import CommandContext
from casetta.contract.command import Argument, Command, argument
from casetta.contract.errors import Faults, Wrong
from casetta.contract.languages import choose_language
from casetta.contract.reader import BrokenFile
from casetta.words import Words

WRONG_COMMAND_LINE = 2
INTERRUPTED = 130

LANG = argument("--lang")
EVERYWHERE = (LANG, argument("--version", action="store_true"))
"""What may be given without a command."""


class BadCommandLine(Exception):
    """The command line cannot be read."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises instead of ending the program."""

    def error(self, message: str) -> NoReturn:
        """Raise what argparse found."""
        raise BadCommandLine(message)


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
    language = language_of(arguments)
    try:
        choose_language(language_flag(arguments))
        return run_line(read_command_line(arguments), language)
    except BadCommandLine as bad:
        say(Words(language)("wrong-command-line", detail=str(bad)))
    except Wrong as wrong:
        words = CommandContext(language).every_word
        for each in (wrong, *wrong.wrongs) if isinstance(wrong, Faults) else (wrong,):
            say(words.wrong(each))
    return WRONG_COMMAND_LINE


def run_line(line: CommandLine, language: str) -> int:
    """Run the command of a line, or show what is asked for without one."""
    if not line.command:
        print(front_page(Words(language)) if line.wants_help else __version__)
        return 0
    found = registry.find(line.command)
    if found is None:
        raise unknown_command(line.command)
    command, game = found
    parser = parser_for(command, Words(language) if line.wants_help else None)
    given = parser.parse_args([*line.options, *line.arguments])
    return command.run(given, CommandContext(choose_language(given.lang), game))


def unknown_command(name: str) -> Wrong:
    """The refusal of a command that does not exist, with the one that was probably meant."""
    known = registry.names()
    for nearest in get_close_matches(name.lower(), known, n=1):
        return Wrong("misspelt-command", command=name, nearest=nearest)
    return Wrong("unknown-command", command=name, known=", ".join(known))


# The language of help and errors


def language_of(arguments: Sequence[str]) -> str:
    """That of the flag if there is such a language."""
    with suppress(Wrong):
        return choose_language(language_flag(arguments))
    return choose_language()


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
    for group, names in registry.names_by_group().items():
        section = page.add_argument_group(words(f"help-heading-{group}"))
        for name in names:
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
            """The line that begins with `usage:` in English."""
            super().add_usage(line, actions, groups, f"{usage}: " if prefix is None else prefix)

    return {"description": words(message), "formatter_class": Formatter}


def add_all(parser: Parser, arguments: tuple[Argument, ...], words: Words | None) -> None:
    """Add all arguments, those with dashes under a heading of their own."""
    what = parser.add_argument_group(words("help-heading-arguments") if words else None)
    how = parser.add_argument_group(words("help-heading-options") if words else None)
    for each in (*arguments, argument("-h", "--help", action="help")):
        group = how if each.names[0].startswith("-") else what
        group.add_argument(*each.names, help=words(each.message) if words else None, **each.details)
