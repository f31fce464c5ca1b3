"""`casetta setup` and `casetta test`: what only the launcher of a clone can do (bootstrap.py)."""

from __future__ import annotations

from argparse import Namespace

from casetta.commands.context import CommandContext
from casetta.contract.command import Command, flag
from casetta.contract.errors import Wrong


def refuse(given: Namespace, context: CommandContext) -> int:
    """Say that the launcher does it."""
    raise Wrong("needs-the-launcher")


COMMANDS = (Command("setup", refuse, (flag("--dev"),)), Command("test", refuse))
