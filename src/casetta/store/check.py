"""`casetta check`: whether all that is stored is sound."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from casetta.contract.errors import Wrong
from casetta.table import record
from casetta.words import Words

from .database import connect_reading, integrity_faults, reading_engine
from .errors import DamagedTable
from .exchange import DAMAGED, DONE, record_of
from .migrate import readable_database_in
from .schema import read_history, read_ids


@dataclass(frozen=True)
class Report:
    """What was found: how many tables, what SQLite says, and which tables are damaged."""

    tables: int
    faults: list[str]
    damaged: dict[str, Wrong]

    @property
    def is_sound(self) -> bool:
        """Whether nothing at all is wrong."""
        return not self.faults and not self.damaged


def check(folder: Path, words: Words, *, as_json: bool) -> int:
    """Look through everything, also while a server runs, and name what is damaged."""
    report = examine(readable_database_in(folder))
    if as_json:
        print(json.dumps(_as_object(report, words), ensure_ascii=False))
    else:
        for line in _lines(report, words):
            print(line)
    return DONE if report.is_sound else DAMAGED


def examine(file: Path) -> Report:
    """Let SQLite check the file, then bring every table to life."""
    faults = _file_faults(file)
    engine = reading_engine(file)
    try:
        ids = _ids(engine, faults)
        found = {id: _damage(engine, id) for id in ids}
    finally:
        engine.dispose()
    return Report(len(ids), faults, {id: wrong for id, wrong in found.items() if wrong})


def _file_faults(file: Path) -> list[str]:
    try:
        with closing(connect_reading(file)) as connection:
            astray = connection.execute("PRAGMA foreign_key_check").fetchall()
            faults = integrity_faults(connection)
    except sqlite3.Error as error:
        return [str(error)]
    return faults + [f"{child}: {parent}?" for child, _, parent, _ in astray]


def _ids(engine: Engine, faults: list[str]) -> list[str]:
    """The names of all tables, as far as they can be read."""
    try:
        with engine.begin() as connection:
            return read_ids(connection)
    except DBAPIError as error:
        faults.append(str(error.orig))
        return []


def _damage(engine: Engine, id: str) -> Wrong | None:
    """What is wrong with a table; None if it is sound."""
    try:
        with engine.begin() as connection:
            stored, history = read_history(connection, id)
        if stored.status == "quarantined":
            return DamagedTable("put-aside", table=id, place=stored.damage or "?")
        if stored.status == "finished" and history is not None:
            record.verify(record_of(stored, history))
    except Wrong as wrong:
        return wrong
    except DBAPIError as error:
        return DamagedTable("damaged-place", table=id, place=str(error.orig))
    return None


def _lines(report: Report, words: Words) -> Iterator[str]:
    for fault in report.faults:
        yield words("check-fault", reason=fault)
    for id, wrong in report.damaged.items():
        yield words("check-damaged", table=id, reason=words.wrong(wrong))
    if report.is_sound:
        yield words("check-sound", tables=report.tables)
    else:
        yield words("check-broken", damaged=len(report.damaged), tables=report.tables)


def _as_object(report: Report, words: Words) -> dict[str, object]:
    damaged = [
        {"table": id, "code": wrong.code, "message": words.wrong(wrong)}
        for id, wrong in report.damaged.items()
    ]
    return {
        "ok": report.is_sound,
        "tables": report.tables,
        "faults": report.faults,
        "damaged": damaged,
    }
