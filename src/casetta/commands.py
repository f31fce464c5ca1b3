"""What the commands of `casetta` take, and how their help is told in four languages."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
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
        return "help-argument-" + self.names[0].lstrip("-").replace("_", "-")


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


def parser_for(
    commands: Mapping[str, Command], everywhere: tuple[Argument, ...], words: Words | None
) -> Parser:
    """The parser of the whole command line; `words` only when help is asked for."""
    parser = _parser("casetta", words("help-casetta") if words else None)
    _add_all(parser, everywhere, words)
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, command in commands.items():
        sentence = words(f"help-{name}") if words else None
        subparser = subparsers.add_parser(name, help=sentence, description=sentence, add_help=False)
        subparser.set_defaults(run=command.run)
        _add_all(subparser, (*command.arguments, argument("--lang")), words)
    return parser


def _parser(name: str, sentence: str | None) -> Parser:
    return Parser(prog=name, description=sentence, add_help=False)


def _add_all(parser: Parser, arguments: tuple[Argument, ...], words: Words | None) -> None:
    for each in arguments:
        sentence = words(each.message) if words else None
        parser.add_argument(*each.names, help=sentence, **each.details)
    parser.add_argument(
        "-h", "--help", action="help", help=words("help-argument-help") if words else None
    )
