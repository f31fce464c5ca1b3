"""Older data is brought up after a copy and opens unchanged; newer data is refused.

tests/store/old was written by commit 988fd44: tables of all games, waiting, running and finished,
with own cards and an own scenario, moves taken back and brought back, chat. tables.json has what
their players were told.
"""

import json
import shutil
import sqlite3
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.store import backup, schema
from casetta.store.backup import MIGRATIONS, bring_up, revision_of
from casetta.store.database import BACKUPS, FILE
from casetta.store.schema import REVISION
from casetta.store.store import token_hash
from casetta.table import record
from casetta.table.log import canonical
from casetta.words import LANGUAGES, Words
from tests.store.tables import add, command, entries, in_store, rows

NEXT = '''
"""A later revision."""
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9999", "{before}"
def upgrade():
    op.add_column("tables", sa.Column("colour", sa.Text))
    {more}
'''


@contextmanager
def a_later_program(folder, more="pass"):
    """While it lasts, there is one revision more."""
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    step = NEXT.format(before=REVISION, more=more)
    (folder / "versions" / "r9999_later.py").write_text(step)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backup, "MIGRATIONS", folder)
        patch.setattr(backup, "REVISION", "9999")
        yield


def fill(folder):
    """A table with three entries."""
    in_store(folder, lambda store: add(store, "a", entries=entries(3)))


def test_the_steps_make_what_the_program_expects(tmp_path):
    bring_up(tmp_path)

    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [REVISION]
    for table in (schema.TABLES, schema.ENTRIES, schema.LINKS, schema.CHAT, schema.VISITS):
        made = {row[1] for row in rows(tmp_path, f"PRAGMA table_info({table.name})")}
        assert set(table.columns.keys()) == made


def test_older_data_is_brought_up_after_a_copy_and_that_of_today_left_alone(tmp_path):
    fill(tmp_path)
    assert bring_up(tmp_path) is None
    assert not (tmp_path / BACKUPS).exists()

    with a_later_program(tmp_path / "later"):
        migrated = bring_up(tmp_path)

    assert migrated is not None
    before, copy = migrated
    assert before == REVISION
    assert revision_of(tmp_path / FILE) == "9999"
    assert rows(tmp_path, "SELECT id, colour FROM tables") == [("a", None)]
    assert copy.parent == tmp_path / BACKUPS
    assert revision_of(copy) == REVISION
    assert rows(copy, "SELECT count(*) FROM entries") == [(3,)]


def test_a_step_that_fails_leaves_the_data_as_it_was(tmp_path):
    fill(tmp_path)
    broken = a_later_program(tmp_path / "broken", more="raise RuntimeError('broken step')")

    with broken, pytest.raises(RuntimeError, match="broken step"):
        bring_up(tmp_path)

    assert revision_of(tmp_path / FILE) == REVISION
    assert "colour" not in rows(tmp_path, "SELECT sql FROM sqlite_schema WHERE name='tables'")[0][0]
    in_store(tmp_path, lambda store: store.append("a", entries(4)[3:]))


def test_newer_data_is_refused_with_a_clear_sentence(tmp_path):
    fill(tmp_path)
    with a_later_program(tmp_path / "later"):
        bring_up(tmp_path)
    before = (tmp_path / FILE).read_bytes()

    with pytest.raises(Wrong, match="data-newer") as refusal:
        fill(tmp_path)

    for language in LANGUAGES:
        sentence = Words(language).wrong(refusal.value)
        assert all(each in sentence for each in (str(tmp_path / FILE), "9999", REVISION))
    assert (tmp_path / FILE).read_bytes() == before


def test_a_database_of_another_program_is_refused_and_an_empty_file_filled(tmp_path):
    """A beginning that was interrupted is no hindrance."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / FILE).touch()
    fill(tmp_path / "empty")
    assert rows(tmp_path / "empty", "SELECT count(*) FROM entries") == [(3,)]
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("CREATE TABLE recipes (name)")

    with pytest.raises(Wrong, match="data-not-ours"):
        fill(tmp_path)

    assert rows(tmp_path, "SELECT name FROM sqlite_schema") == [("recipes",)]


OLD = Path(__file__).parent / "old"
TABLES = json.loads((OLD / "tables.json").read_text("utf-8"))
RECORDS = sorted((OLD / "records").iterdir())


@pytest.fixture
def folder(tmp_path):
    """A copy of the folder, which may be written."""
    return shutil.copytree(OLD / "data", tmp_path / "data")


@pytest.mark.parametrize("id", TABLES)
def test_every_table_goes_on_as_its_players_left_it(folder, id):
    told = TABLES[id]

    async def load(store):
        return *await store.load_history(id), await store.last_chats(id, 9)

    stored, history, said = in_store(folder, load)

    assert (stored.game, stored.address) == (told["game"], None)
    if history is None:
        assert (stored.status, told["version"]) == ("waiting", None)
        return
    assert (history.version, history.over) == (told["version"], told["over"])
    for viewer, digest in told["states"].items():
        state = history.state_for(int(viewer))
        assert sha256(canonical(state)).hexdigest() == digest
    assert [each.text for each in said] == ["Ciao! Łódź 家", "well played"]


def test_every_link_still_opens_its_seat(folder):
    wanted = {
        token: (id, role, seat)
        for id, told in TABLES.items()
        for role, seat, token in (
            ("host", None, told["links"]["host"]),
            ("spectator", None, told["links"]["spectator"]),
            *(("seat", int(seat), token) for seat, token in told["links"]["seats"].items()),
        )
    }

    async def look(store):
        return {token: await store.find_link(token_hash(token)) for token in wanted}

    found = in_store(folder, look)

    assert {token: (link.table_id, link.role, link.seat) for token, link in found.items()} == wanted


def test_the_folder_is_sound_and_exports_the_same_records(folder, tmp_path, capsys):
    assert command(folder, "migrate") == 0
    assert command(folder, "check") == 0
    assert f"{len(TABLES)} tables" in capsys.readouterr().out

    for file in RECORDS:
        if file.stem in TABLES:
            assert command(folder, "export", file.stem, str(tmp_path / file.name)) == 0
            assert (tmp_path / file.name).read_bytes() == file.read_bytes()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_record_is_verified_and_imported(file, tmp_path, capsys):
    verified = record.verify_bytes(file.read_bytes())

    assert verified.table.is_over
    assert verified.is_fair == (file.stem in TABLES)
    assert run(["replay", str(file), "--json"]) == 0
    assert command(tmp_path / "data", "import", str(file)) == 0
