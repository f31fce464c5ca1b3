"""What Home Staging adds to the command line: `casetta scenario` and `casetta solve`.

The handlers are imported when they run: the solver and the scenario maker take time to load.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from casetta.contract.command import Command, argument, flag
from casetta.contract.game import Context


def _scenario(given: Namespace, context: Context) -> int:
    from .scenario import run_action

    return run_action(given, context)


def _solve(given: Namespace, context: Context) -> int:
    from .solve import run

    return run(given, context)


COMMANDS = (
    Command(
        "scenario",
        _scenario,
        (
            argument("action", metavar="check|show|list|new"),
            argument("names", nargs="*", metavar="FILE|ID"),
            argument("--seed", type=int),
            argument("--difficulty", type=int, metavar="0-3"),
            argument("--out", type=Path, metavar="FILE"),
        ),
        group="play",
    ),
    Command(
        "solve",
        _solve,
        (
            argument("file", type=Path, nargs="?", metavar="RECORD"),
            argument("--at", type=int),
            argument("--seat", type=int),
            argument("--room", metavar="living|kitchen|bath|bed|studio"),
            flag("--turn"),
            argument("--scenario", metavar="ID|FILE"),
            argument("--cards", "--letters", default="", metavar="ab…", dest="letters"),
            argument("--seed", type=int),
            argument("--seconds", type=float, default=60.0),
            flag("--json"),
        ),
        group="study",
        after="picture",
    ),
)
