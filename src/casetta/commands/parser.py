"""What the commands of `casetta` take, and how their help is told in four languages."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from casetta.words import Words

Run = Callable[[argparse.Namespace], int]


@dataclass(frozen=True)
class Argument:
    """One argument: its names and what argparse wants to know; help-argument-NAME tells it."""

    names: tuple[str, ...]
    details: Mapping[str, Any] = field(default_factory=dict)

    @property
    def message(self) -> str:
        """The id of its help."""
        return "help-argument-" + self.names[-1].lstrip("-").replace("_", "-")


@dataclass(frozen=True)
class Command:
    """One command: what it runs and what it takes; help-NAME tells it."""

    run: Run
    arguments: tuple[Argument, ...] = ()


class BadCommandLine(Exception):
    """The command line cannot be read."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises instead of ending the program."""

    def error(self, message: str) -> NoReturn:
        """Raise what argparse found."""
        raise BadCommandLine(message)


def argument(*names: str, **details: Any) -> Argument:
    """An argument as argparse describes it."""
    return Argument(names, details)


def flag(name: str) -> Argument:
    """An argument that is there or not."""
    return Argument((name,), {"action": "store_true"})


def parser_for(name: str, command: Command, words: Words | None) -> Parser:
    """The parser of one command; `words` only when help is asked for."""
    parser = Parser(prog=f"casetta {name}", add_help=False, **_told(f"help-{name}", words))
    _add_all(parser, (*command.arguments, argument("--lang")), words)
    return parser


def front_page(
    groups: Mapping[str, Sequence[str]], everywhere: tuple[Argument, ...], words: Words
) -> str:
    """The help of `casetta` itself: its commands in groups, then its options."""
    usage = "casetta [--lang LANG] [--version] [-h] [COMMAND] ..."
    page = Parser(prog="casetta", usage=usage, add_help=False, **_told("help-casetta", words))
    for group, commands in groups.items():
        section = page.add_argument_group(words(f"help-heading-{group}"))
        for name in commands:
            section.add_argument(name, help=words(f"help-{name}"))
    _add_all(page, everywhere, words)
    return page.format_help().rstrip()


def _told(message: str, words: Words | None) -> dict[str, Any]:
    """How a parser tells what it is for, in the reader's language."""
    if words is None:
        return {}
    usage = words("help-usage")

    class Formatter(argparse.HelpFormatter):
        """Help whose first word is translated too."""

        def add_usage(self, line: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            """The line that begins with `usage:` in English."""
            super().add_usage(line, actions, groups, f"{usage}: " if prefix is None else prefix)

    return {"description": words(message), "formatter_class": Formatter}


def _add_all(parser: Parser, arguments: tuple[Argument, ...], words: Words | None) -> None:
    """Add all arguments, those with dashes under a heading of their own."""
    what = parser.add_argument_group(words("help-heading-arguments") if words else None)
    how = parser.add_argument_group(words("help-heading-options") if words else None)
    for each in (*arguments, argument("-h", "--help", action="help")):
        group = how if each.names[0].startswith("-") else what
        group.add_argument(*each.names, help=words(each.message) if words else None, **each.details)
