"""Tables that came back from a backup begin a new epoch.

Versions that somebody saw after the backup was made may be other moves now: whoever resumes
from them must be told everything anew.
"""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from .errors import not_written

RENEW = """
UPDATE tables SET about = json_set(about, '$.epoch', new_epoch())
WHERE CASE WHEN json_valid(about) THEN json_type(about, '$.epoch') = 'text' END
"""
"""A table whose row cannot be read stays as it is: it will be put aside."""


def new_epoch() -> str:
    """A name of an epoch that no table had before."""
    return secrets.token_hex(8)


def renew_epochs(file: Path) -> None:
    """Begin a new epoch at all tables of a database that nobody works on."""
    try:
        with closing(sqlite3.connect(file)) as database, database:
            database.create_function("new_epoch", 0, new_epoch)
            database.execute(RENEW)
    except sqlite3.Error as error:
        raise not_written(error) from error
