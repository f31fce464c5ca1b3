"""Records and backups as strangers hand them over: refused in a sentence, and nothing is lost."""

import json
import os
import sqlite3
from contextlib import closing
from functools import cache
from random import Random
from typing import Any

import pytest

from casetta import games
from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.store.backup import foreign_parts
from casetta.store.database import FILE
from casetta.table import record
from casetta.table.table import Table
from tests.hostile.bodies import own_cards, own_scenario
from tests.hostile.mutations import mutated
from tests.playing import play_to_the_end
from tests.server.served import posix
from tests.store.tables import command, furnished, rows

GAMES: dict[str, dict[str, Any] | None] = {
    "my-shelfie": None,
    "dream-home": own_cards(),
    "home-staging": own_scenario(furniture=True),
}
"""The titles, with what people bring to them."""
FLIPPED = 40
"""Damaged copies of each file."""


@cache
def finished(game):
    """The bytes of the record of a game of two, with own content where there may be any."""
    loaded, content = games.load(game), GAMES[game]
    own = loaded.own.told(content) if loaded.own and content else None
    table, dice = Table.deal(loaded, 2, {}, 3, own), Random(5)
    play_to_the_end(table, lambda seat: dice.choice(table.legal(seat)))
    return record.as_bytes(record.export(table, ["a", "b"]))


def refusal_of(content):
    """The code by which a record is refused; None if it is taken."""
    try:
        record.verify_bytes(content)
    except Wrong as wrong:
        return wrong.code
    return None


# Records


@pytest.mark.parametrize("game", GAMES)
def test_no_record_with_bytes_changed_by_lot_is_taken(game):
    content, dice = finished(game), Random(11)
    assert refusal_of(content) is None
    for _ in range(FLIPPED):
        forged = mutated(dice, content)
        assert refusal_of(forged) or forged == content


def with_value(content, way, value):
    """A record in which one value is another."""
    document = json.loads(content)
    place = document
    for step in way[:-1]:
        place = place[step]
    place[way[-1]] = value
    return record.as_bytes(document)


def ways(value, way=()):
    """The ways to everything in a document, but only to the first and the last of a list."""
    if way:
        yield way
    if isinstance(value, dict):
        inner = [*value]
    elif isinstance(value, list):
        inner = sorted({0, len(value) - 1} & {*range(len(value))})
    else:
        return
    for each in inner:
        yield from ways(value[each], (*way, each))


ODD: tuple[Any, ...] = (
    -1,
    0,
    10**9,
    2**63,
    -(2**63),
    10**400,
    "",
    "\0",
    [],
    {},
    None,
    True,
    [[[]]] * 99,
)
"""What may stand anywhere instead."""


@pytest.mark.parametrize("game", GAMES)
def test_no_record_of_any_title_with_an_odd_value_anywhere_is_taken(game):
    """Counts of seats and of cards that would fill the memory, too."""
    content, dice = finished(game), Random(13)
    document = json.loads(content)
    for way in dice.sample(found := [*ways(document)], min(len(found), 3 * FLIPPED)):
        forged = with_value(content, way, dice.choice(ODD))
        assert refusal_of(forged) or forged == content, way


FORGED = {
    "nests without end": lambda text: b"[" * 20_000,
    "objects without end": lambda text: b'{"a":' * 20_000,
    "nests within": lambda text: text.replace(b'"events":[', b'"events":[' + b"[" * 9_000, 1),
    "a key twice": lambda text: text.replace(b'"format":1', b'"format":1,"format":1', 1),
    "a key twice with another value": lambda text: text.replace(
        b'"format":1', b'"format":2,"format":1', 1
    ),
    "a field more": lambda text: text.replace(b'"format":1', b'"format":1,"frame":1', 1),
    "no number": lambda text: text.replace(b'"format":1', b'"format":NaN', 1),
    "no end": lambda text: text.replace(b'"format":1', b'"format":-Infinity', 1),
    "a number of many digits": lambda text: text.replace(b":1", b":" + b"9" * 100_000, 1),
    "an exponent": lambda text: text.replace(b":1", b":1e999999999", 1),
    "a seat more": lambda text: text.replace(b'["a","b"]', b'["a","b","c"]', 1),
    "a seat less": lambda text: text.replace(b'["a","b"]', b'["a"]', 1),
    "a mark of order": lambda text: b"\xef\xbb\xbf" + text,
    "NUL": lambda text: text.replace(b"{", b"{\0", 1),
    "two bytes a letter": lambda text: text.decode().encode("utf-16"),
    "two records in a line": lambda text: text[:-1] + text,
    "half": lambda text: text[: len(text) // 2],
    "nothing": lambda text: b"",
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_record_is_refused_in_one_sentence_by_every_command(name, tmp_path, capsys):
    file = tmp_path / "forged.json"
    file.write_bytes(FORGED[name](finished("my-shelfie")))
    for words in (["verify"], ["import", "--data-dir", str(tmp_path / "data")]):
        (tmp_path / "data").mkdir(exist_ok=True)
        assert command_of(words, file) == 1, words
        told = capsys.readouterr()
        assert told.out == ""
        assert {len(line) < 300 for line in told.err.splitlines()} == {True}
    assert command_of(["replay"], file) in (0, 1)
    assert "Traceback" not in capsys.readouterr().err


def command_of(words, file):
    name, *options = words
    return run([name, str(file), "--lang", "en", *options])


# Backups

FOREIGN = {
    "a trigger": "CREATE TRIGGER sly AFTER INSERT ON entries BEGIN DELETE FROM chat; END",
    "a view": "CREATE VIEW sly AS SELECT load_extension('sly')",
    "an index": "CREATE INDEX sly ON entries (abs(seat))",
    "a table": "CREATE TABLE sly (anything)",
    "an index of ours that computes": """DROP INDEX hand_overs;
        CREATE INDEX hand_overs ON entries (table_id, abs(seat))""",
    "a virtual table": "CREATE VIRTUAL TABLE sly USING fts5(anything)",
    "a virtual table of ours": "DROP TABLE chat; CREATE VIRTUAL TABLE chat USING fts5(table_id)",
    "a table of ours that computes": """DROP TABLE chat;
        CREATE TABLE chat (table_id TEXT, at TEXT AS (zeroblob(1000000000)))""",
    "a table of ours that checks": """DROP TABLE chat;
        CREATE TABLE chat (table_id TEXT CHECK (randomblob(1000000000)))""",
}


@pytest.fixture
def safe(tmp_path):
    """A backup, and beside it a folder with other tables."""
    furnished(tmp_path / "from", finished=["one"], running=["two"])
    furnished(tmp_path / "data", running=["kept"])
    assert command(tmp_path / "from", "backup", str(tmp_path / "safe.sqlite")) == 0
    return tmp_path / "safe.sqlite"


def demand_untouched(folder):
    assert rows(folder, "SELECT id FROM tables") == [("kept",)]


@pytest.mark.parametrize("name", FOREIGN)
def test_a_backup_that_does_something_of_its_own_is_refused(name, safe, tmp_path, capsys):
    assert foreign_parts(safe) == []
    with closing(sqlite3.connect(safe)) as database, database:
        database.executescript(FOREIGN[name])

    assert command(tmp_path / "data", "restore", str(safe), "--force") == 2
    demand_untouched(tmp_path / "data")


def test_a_file_of_another_program_is_no_backup(tmp_path, safe, capsys):
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as database, database:
        database.execute("CREATE TABLE tables (id TEXT)")

    assert command(tmp_path / "data", "restore", str(other), "--force") == 2
    demand_untouched(tmp_path / "data")


@posix
def test_what_is_no_file_is_no_backup_and_nobody_waits_for_it(tmp_path, safe, capsys):
    os.mkfifo(tmp_path / "queue")
    (tmp_path / "nowhere").symlink_to(tmp_path / "missing")
    for name in ("queue", "nowhere", "from", "/dev/zero"):
        assert command(tmp_path / "data", "restore", str(tmp_path / name), "--force") == 2, name
        demand_untouched(tmp_path / "data")


@posix
def test_a_backup_behind_a_link_is_copied_and_the_link_stays_as_it_is(tmp_path, safe, capsys):
    link = tmp_path / "link"
    link.symlink_to(safe)

    assert command(tmp_path / "data", "restore", str(link), "--force") == 0
    assert not (tmp_path / "data" / FILE).is_symlink()
    assert link.resolve() == safe
    assert command(tmp_path / "data", "check") == 0


@pytest.mark.parametrize("part", range(8))
def test_a_backup_with_bytes_flipped_by_lot_is_refused_or_told_apart(part, tmp_path, safe, capsys):
    """Nothing of it ends in an error of ours, and what was refused changed nothing."""
    dice, whole = Random(part), safe.read_bytes()
    spoiled = bytearray(whole)
    for _ in range(1 + 4 * part):
        spoiled[dice.randrange(len(whole))] ^= 1 << dice.randrange(8)
    safe.write_bytes(spoiled if part % 4 else whole[: dice.randrange(len(whole))])
    status = command(tmp_path / "data", "restore", str(safe), "--force")
    assert status in (0, 1, 2)
    if status:
        demand_untouched(tmp_path / "data")
    assert command(tmp_path / "data", "check") in (0, 1, 2)
