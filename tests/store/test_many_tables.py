"""Thousands of unfinished tables do not hold up a start: they are loaded when somebody comes."""

import sqlite3
from contextlib import closing

from sqlalchemy import event

from casetta.store.database import FILE
from casetta.store.schema import as_json
from tests.store.tables import TWO, in_a_loop, opened

MANY = 10_000


def many(folder):
    async def work():
        async with opened(folder):
            pass

    in_a_loop(work())
    row = ("my-shelfie", 1, "running", as_json(TWO), as_json({"deal": "x" * 2000}), b"s", 1.0, 1.0)
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.executemany(
            "INSERT INTO tables (id, game, rules, status, about, setup, secret, made, changed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((f"t{number:05}", *row) for number in range(MANY)),
        )


def test_a_start_asks_one_question_whatever_the_number_of_tables(tmp_path):
    many(tmp_path)
    asked = []

    async def work():
        async with opened(tmp_path) as store:
            event.listen(
                store._engine, "before_cursor_execute", lambda *told: asked.append(told[2])
            )
            return await store.unfinished()

    tables = in_a_loop(work())

    questions = [words for words in asked if not words.startswith("BEGIN")]
    assert [each.id for each in tables] == [f"t{number:05}" for number in range(MANY)]
    assert len(questions) == 1
    assert "setup" not in questions[0]
    assert "secret" not in questions[0]


def test_tables_of_one_status_are_found_by_an_index(tmp_path):
    many(tmp_path)

    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        plan = database.execute(
            "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE status IN ('waiting', 'running')"
        ).fetchall()

    assert "tables_by_status" in str(plan)
