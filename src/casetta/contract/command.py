"""Commands of the command line: what each takes and what it runs.

Standard library only: the doctor, which runs before any package is there, is declared with it.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Handler = Callable[[Namespace, Any], int]
"""Gets the arguments and a `CommandContext`, a game's own a `Context`; answers the status."""


@dataclass(frozen=True)
class Argument:
    """One argument: its names and what argparse wants to know; help-argument-NAME tells it."""

    names: tuple[str, ...]
    details: Mapping[str, Any] = field(default_factory=dict)

    @property
    def message(self) -> str:
        """The id of its help."""
        return "help-argument-" + self.names[-1].lstrip("-").replace("_", "-")


def argument(*names: str, **details: Any) -> Argument:
    """An argument as argparse describes it."""
    return Argument(names, details)


def flag(name: str) -> Argument:
    """An argument that is there or not."""
    return Argument((name,), {"action": "store_true"})


@dataclass(frozen=True)
class Command:
    """One command: what it takes and what it runs; help-NAME tells it."""

    name: str
    run: Handler
    arguments: tuple[Argument, ...] = ()
    group: str = ""
    """The group of the help in which a game's own command is listed."""
    after: str = ""
    """The command that it follows there; the last one if none is named."""


def command(*arguments: Argument, name: str = "") -> Callable[[Handler], Command]:
    """Make a command of the function below: of its name, with these arguments."""
    return lambda run: Command(name or run.__name__, run, arguments)
