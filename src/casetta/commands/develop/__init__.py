"""Commands for those who work on casetta: golden games, laws, benchmarks, perft.

`setup`, `dev`, `test`, `docs` and `audit` are done by the launcher of a clone alone (bootstrap.py).
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from casetta.commands.context import DATA_DIR, CommandContext
from casetta.contract.command import Command, argument, flag
from casetta.contract.errors import Wrong


def refuse(given: Namespace, context: CommandContext) -> int:
    raise Wrong("needs-the-launcher")


setup = Command("setup", refuse, (flag("--dev"),))
dev = Command("dev", refuse, (argument("--port", type=int), DATA_DIR))
test = Command("test", refuse)
docs = Command(
    "docs",
    refuse,
    (
        argument("--site", type=Path, metavar="FOLDER"),
        argument("--port", type=int),
        flag("--no-browser"),
    ),
)
audit = Command("audit", refuse)
