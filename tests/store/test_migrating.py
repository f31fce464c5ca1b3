"""Older data is brought up after a copy; newer data is refused."""

import shutil
import sqlite3
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from casetta.store.backup import MIGRATIONS, Steps, bring_up, revision_of
from casetta.store.database import BACKUPS, FILE, writing_engine
from casetta.store.schema import METADATA, REVISION
from casetta.store.store import UnusableData
from casetta.words import LANGUAGES, Words
from tests.store.tables import add, entries, in_a_loop, opened, rows

NEXT = '''
"""A later revision."""
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9999", "{before}"
def upgrade():
    op.add_column("tables", sa.Column("colour", sa.Text))
    {more}
'''


@pytest.fixture
def later(tmp_path):
    """The steps of a later program."""
    return steps_with(tmp_path / "later")


def steps_with(folder, more="pass"):
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    step = NEXT.format(before=REVISION, more=more)
    (folder / "versions" / "r9999_later.py").write_text(step)
    return Steps(folder, "9999")


def fill(folder):
    async def work():
        async with opened(folder) as store:
            await add(store, "a")
            await store.append("a", entries(3))

    in_a_loop(work())


def test_the_program_works_with_the_newest_step():
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [REVISION]


def test_the_steps_make_what_the_program_expects(tmp_path):
    bring_up(tmp_path)

    with writing_engine(tmp_path / FILE).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    expected = {table.name for table in METADATA.tables.values()}
    made = {name for (name,) in rows(tmp_path, "SELECT name FROM sqlite_schema")}
    assert expected < made


def test_data_of_today_is_left_alone(tmp_path):
    fill(tmp_path)

    assert bring_up(tmp_path) is None
    assert not (tmp_path / BACKUPS).exists()


def test_older_data_is_brought_up_after_a_copy(tmp_path, later):
    fill(tmp_path)

    migrated = bring_up(tmp_path, later)

    assert migrated is not None
    assert (migrated.before, migrated.after) == (REVISION, "9999")
    assert revision_of(tmp_path / FILE) == "9999"
    assert rows(tmp_path, "SELECT id, colour FROM tables") == [("a", None)]
    assert migrated.copy.parent == tmp_path / BACKUPS
    assert revision_of(migrated.copy) == REVISION
    with closing(sqlite3.connect(migrated.copy)) as copy:
        assert copy.execute("SELECT count(*) FROM entries").fetchone() == (3,)


def test_a_step_that_fails_leaves_the_data_as_it_was(tmp_path):
    fill(tmp_path)
    broken = steps_with(tmp_path / "broken", more="raise RuntimeError('broken step')")

    with pytest.raises(RuntimeError, match="broken step"):
        bring_up(tmp_path, broken)

    assert revision_of(tmp_path / FILE) == REVISION
    assert "colour" not in rows(tmp_path, "SELECT sql FROM sqlite_schema WHERE name='tables'")[0][0]
    fill_again(tmp_path)


def fill_again(folder):
    async def work():
        async with opened(folder) as store:
            await store.append("a", entries(4)[3:])

    in_a_loop(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_newer_data_is_refused_with_a_clear_sentence(tmp_path, later, language):
    fill(tmp_path)
    bring_up(tmp_path, later)
    before = (tmp_path / FILE).read_bytes()

    with pytest.raises(UnusableData) as refusal:
        fill(tmp_path)

    sentence = Words(language).wrong(refusal.value)
    assert refusal.value.code == "data-newer"
    assert str(tmp_path / FILE) in sentence
    assert "9999" in sentence
    assert REVISION in sentence
    assert (tmp_path / FILE).read_bytes() == before


def test_a_database_of_another_program_is_refused(tmp_path):
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("CREATE TABLE recipes (name)")

    with pytest.raises(UnusableData) as refusal:
        fill(tmp_path)

    assert refusal.value.code == "data-not-ours"
    assert rows(tmp_path, "SELECT name FROM sqlite_schema") == [("recipes",)]


def test_a_beginning_that_was_interrupted_is_no_hindrance(tmp_path):
    (tmp_path / FILE).touch()

    fill(tmp_path)

    assert rows(tmp_path, "SELECT count(*) FROM entries") == [(3,)]
