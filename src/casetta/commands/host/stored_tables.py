"""`casetta backup`, `restore`, `check`, `export`, `import` and `migrate`: the stored tables."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from casetta.commands.arguments import DATA_DIR, JSON
from casetta.commands.context import CommandContext
from casetta.contract.command import Command, argument, flag
from casetta.kernel.folders import data_folder

TO = argument("to", type=Path, nargs="?", metavar="FILE")


def folder_of(given: Namespace) -> Path:
    """The data folder: of the flag, of CASETTA_DATA_DIR, else that of the user."""
    return Path(given.data_dir or data_folder()).absolute()


def backup(given: Namespace, context: CommandContext) -> int:
    """Copy all tables into one file, also while a server runs."""
    from casetta.store import backup as backups

    return backups.backup(folder_of(given), given.to, context.words)


def restore(given: Namespace, context: CommandContext) -> int:
    """Bring all tables back from a backup."""
    from casetta.store import backup as backups

    return backups.restore(folder_of(given), given.backup, context.words, force=given.force)


def check(given: Namespace, context: CommandContext) -> int:
    """Check that all stored tables are sound."""
    from casetta.store.exchange import check as check_tables

    return check_tables(folder_of(given), context.every_word, as_json=given.json)


def export(given: Namespace, context: CommandContext) -> int:
    """Write records of finished games, one to a line."""
    from casetta.store.exchange import export as export_tables

    return export_tables(folder_of(given), given.table, given.to, context.every_word)


def import_records(given: Namespace, context: CommandContext) -> int:
    """Take finished games from records into the stored tables."""
    from casetta.store import exchange

    return exchange.import_records(folder_of(given), given.records, context.every_word)


def migrate(given: Namespace, context: CommandContext) -> int:
    """Bring stored tables of an older casetta up to date."""
    from casetta.store import backup as backups

    return backups.migrate(folder_of(given), context.words)


COMMANDS = (
    Command("backup", backup, (TO, DATA_DIR)),
    Command(
        "restore",
        restore,
        (argument("backup", type=Path, metavar="FILE"), flag("--force"), DATA_DIR),
    ),
    Command("check", check, (DATA_DIR, JSON)),
    Command("export", export, (argument("table", metavar="TABLE|all"), TO, DATA_DIR)),
    Command(
        "import",
        import_records,
        (argument("records", type=Path, nargs="+", metavar="FILE"), DATA_DIR),
    ),
    Command("migrate", migrate, (DATA_DIR,)),
)
