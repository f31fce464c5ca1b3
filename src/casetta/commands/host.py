"""`casetta serve`, and what can be done with the stored tables: `backup`, `restore` and others.

A server and its store take time to load, so each is imported where it is used.
"""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from casetta.commands.context import DATA_DIR, JSON, CommandContext
from casetta.contract.command import argument, command, flag
from casetta.kernel.folders import data_folder

TO = argument("to", type=Path, nargs="?", metavar="FILE")
BACKUP = argument("backup", type=Path, metavar="FILE")
RECORDS = argument("records", type=Path, nargs="+", metavar="FILE")


@command(
    argument("--host"),
    argument("--port", type=int),
    flag("--lan"),
    flag("--no-browser"),
    argument("--public-url", metavar="URL"),
    argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS"),
    argument("--metrics-from", action="append", default=[], metavar="ADDRESS"),
    argument("--tls", type=Path, nargs=2, metavar=("CERT", "KEY")),
    DATA_DIR,
    flag("--test-mode"),
    argument("--rate", type=int),
    argument("--keep", action="append", default=[], metavar="NAME=DAYS"),
    argument("--limit", action="append", default=[], metavar="NAME=VALUE"),
    JSON,
)
def serve(given: Namespace, context: CommandContext) -> int:
    """Serve tables to browsers and programs until a signal ends it."""
    from casetta.protocol.keep import VARIABLE, read_keep
    from casetta.protocol.limits import read_limits
    from casetta.server.listeners import DEFAULT_PORT, LOOPBACK
    from casetta.server.serve import Options
    from casetta.server.serve import serve as run_server

    options = Options(
        folder=given.data_dir or data_folder(),
        host=LOOPBACK if given.host is None else given.host,
        port=DEFAULT_PORT if given.port is None else given.port,
        lan=given.lan,
        as_json=given.json,
        browser=not given.no_browser,
        public_url=given.public_url,
        proxies=tuple(given.trusted_proxy),
        metrics_from=tuple(given.metrics_from),
        tls=tuple(given.tls) if given.tls else None,
        test_mode=given.test_mode,
        keep=read_keep([*os.environ.get(VARIABLE, "").split(), *given.keep]),
        limits=read_limits(given.rate, given.limit),
    )
    return run_server(options, context.words)


def folder_of(given: Namespace) -> Path:
    """The data folder: of the flag, of CASETTA_DATA_DIR, else that of the user."""
    return Path(given.data_dir or data_folder()).absolute()


@command(TO, DATA_DIR)
def backup(given: Namespace, context: CommandContext) -> int:
    """Copy all tables into one file, also while a server runs."""
    from casetta.store import backup as backups

    return backups.backup(folder_of(given), given.to, context.words)


@command(BACKUP, flag("--force"), DATA_DIR)
def restore(given: Namespace, context: CommandContext) -> int:
    """Bring all tables back from a backup."""
    from casetta.store import backup as backups

    return backups.restore(folder_of(given), given.backup, context.words, force=given.force)


@command(DATA_DIR, JSON)
def check(given: Namespace, context: CommandContext) -> int:
    """Check that all stored tables are sound."""
    from casetta.store.exchange import check as check_tables

    return check_tables(folder_of(given), context.every_word, as_json=given.json)


@command(argument("table", metavar="TABLE|all"), TO, DATA_DIR)
def export(given: Namespace, context: CommandContext) -> int:
    """Write records of finished games, one to a line."""
    from casetta.store import exchange

    return exchange.export(folder_of(given), given.table, given.to, context.every_word)


@command(RECORDS, DATA_DIR, name="import")
def import_records(given: Namespace, context: CommandContext) -> int:
    """Take finished games from records into the stored tables."""
    from casetta.store import exchange

    return exchange.import_records(folder_of(given), given.records, context.every_word)


@command(DATA_DIR)
def migrate(given: Namespace, context: CommandContext) -> int:
    """Bring stored tables of an older casetta up to date."""
    from casetta.store import backup as backups

    return backups.migrate(folder_of(given), context.words)
