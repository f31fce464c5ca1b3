"""`casetta setup`, `dev` and `test`: what only the launcher of a clone can do (bootstrap.py)."""

from __future__ import annotations

from argparse import Namespace

from casetta.commands.arguments import DATA_DIR
from casetta.commands.context import CommandContext
from casetta.contract.command import Command, argument, flag
from casetta.contract.errors import Wrong


def refuse(given: Namespace, context: CommandContext) -> int:
    """Say that the launcher does it."""
    raise Wrong("needs-the-launcher")


COMMANDS = (
    Command("setup", refuse, (flag("--dev"),)),
    Command("dev", refuse, (argument("--port", type=int), DATA_DIR)),
    Command("test", refuse),
)
