"""Export and import: finished games as records, there and back."""

import json
import subprocess
import sys

import pytest

from casetta.commands.cli import run
from casetta.store.store import token_hash
from casetta.table import first, record
from tests.store.tables import SECRET, command, furnished, in_store, played, rows, tamper


def exported(folder, which, file):
    assert command(folder, "export", which, str(file)) == 0
    return file.read_bytes()


def test_a_record_proves_everything(tmp_path, capsys):
    furnished(tmp_path / "data", finished=["one"])

    content = exported(tmp_path / "data", "one", tmp_path / "one.json")

    told = json.loads(content)
    verified = record.verify_bytes(content)
    assert verified.is_fair
    assert verified.entries == len(told["log"]) == len(told["events"])
    assert told["seats"] == ["Anna", "bot:greedy"]
    assert told["fairness"]["secret"] == SECRET.hex()
    assert run(["verify", str(tmp_path / "one.json")]) == 0


def test_without_a_file_records_go_to_standard_output(tmp_path, capfdbinary):
    furnished(tmp_path / "data", finished=["one", "three"], running=["two"])
    capfdbinary.readouterr()

    assert command(tmp_path / "data", "export", "all") == 0

    lines = capfdbinary.readouterr().out.splitlines(keepends=True)
    assert len(lines) == 2
    assert all(record.verify_bytes(line).is_fair for line in lines)


def test_all_finished_games_go_there_and_back_however_often(tmp_path, capsys):
    data, other, file = tmp_path / "data", tmp_path / "new" / "other", tmp_path / "all.jsonl"
    furnished(data, finished=["one", "three"], running=["two"])
    content = exported(data, "all", file)

    assert [command(other, "import", str(file)) for _ in "ab"] == [0, 0]
    assert command(other, "check") == 0

    assert exported(other, "all", tmp_path / "again.jsonl") == content
    both = [rows(folder, "SELECT * FROM entries ORDER BY 1, 2") for folder in (data, other)]
    finished = [[row[:6] + row[7:] for row in each if row[0] != "two"] for each in both]
    assert finished[0] == finished[1]
    assert command(data, "import", str(file)) == 0
    assert rows(data, "SELECT id FROM tables ORDER BY id") == [("one",), ("three",), ("two",)]


@pytest.mark.parametrize(
    ("kind", "words"),
    [("running", b"over yet"), ("waiting", b"over yet"), (None, b"This table doesn")],
)
def test_what_cannot_be_exported_is_not_told_and_no_file_is_touched(
    tmp_path, kind, words, capfdbinary
):
    """Whoever runs the server usually plays, too."""
    furnished(tmp_path, **({kind: ["one"]} if kind else {}))
    file = tmp_path / "one.json"

    assert command(tmp_path, "export", "one", str(file)) == 2

    told = capfdbinary.readouterr()
    assert words in told.err
    assert told.out == b""
    assert not file.exists()
    file.write_text("mine")
    assert command(tmp_path, "export", "all", str(file)) == 2
    assert file.read_text() == "mine"
    assert command(tmp_path / "none", "import", str(tmp_path / "nowhere")) == 2
    assert not (tmp_path / "none").exists()


def test_a_damaged_table_does_not_stop_the_export_of_the_others(tmp_path, capfdbinary):
    furnished(tmp_path, finished=["one", "three"])
    tamper(tmp_path, "UPDATE entries SET hash = 'ff' WHERE table_id = 'one' AND version = 3")
    capfdbinary.readouterr()

    status = command(tmp_path, "export", "all")

    told = capfdbinary.readouterr()
    assert status == 1
    assert told.err.startswith(b"one: ")
    assert record.verify_bytes(told.out).is_fair


def altered(content):
    told = json.loads(content)
    told["events"][3]["move"] = told["events"][4]["move"]
    return record.as_bytes(told)


BAD = {
    "an altered record": altered,
    "a game that was not finished": lambda content: record.as_bytes(
        record.export(played(moves=5).table, ["a", "b"])
    ),
    "another name": lambda content: content.replace(b'"table":"one"', b'"table":"two"'),
    "no record": lambda content: b"{}\n",
    "no JSON": lambda content: b"hello\n",
    "other bytes": lambda content: content.replace(b",", b", ", 1),
}


@pytest.mark.parametrize("by", ["chosen", "random"])
def test_who_began_is_taken_in_and_given_out_again(tmp_path, by):
    furnished(tmp_path / "data", finished=["one"])
    told = json.loads(exported(tmp_path / "data", "one", tmp_path / "one.json"))
    place = first.drawn(told["setup"], len(told["seats"]))
    content = record.as_bytes({**told, "first": {"by": by, "place": place}})
    (tmp_path / "one.jsonl").write_bytes(content)

    for _ in range(2):
        assert command(tmp_path / "other", "import", str(tmp_path / "one.jsonl")) == 0
    assert exported(tmp_path / "other", "one", tmp_path / "again.json") == content


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_trusted_is_named_and_the_rest_is_taken_in(tmp_path, name, capsys):
    furnished(tmp_path / "data", finished=["one", "three"])
    one = exported(tmp_path / "data", "one", tmp_path / "one.json")
    three = exported(tmp_path / "data", "three", tmp_path / "three.json")
    (tmp_path / "both.jsonl").write_bytes(BAD[name](one) + three)

    assert command(tmp_path / "other", "import", str(tmp_path / "both.jsonl")) == 1

    assert f"{tmp_path / 'both.jsonl'}:1: " in capsys.readouterr().err
    assert rows(tmp_path / "other", "SELECT id FROM tables") == [("three",)]


def test_another_game_with_the_same_name_is_refused(tmp_path, capsys):
    furnished(tmp_path / "data", finished=["one"])
    furnished(tmp_path / "other", running=["one"])
    exported(tmp_path / "data", "one", tmp_path / "one.json")

    assert command(tmp_path / "other", "import", str(tmp_path / "one.json")) == 1
    assert rows(tmp_path / "other", "SELECT status FROM tables") == [("running",)]


def test_a_game_from_the_terminal_can_be_imported(tmp_path, capsys):
    file = tmp_path / "game.json"
    run(["play", "my-shelfie", "--seats", "bot:random,bot:random", "--seed", "7", "--quiet",
         "--record", str(file)])  # fmt: skip

    statuses = [command(tmp_path / "data", "import", str(file)) for _ in "ab"]
    checked = command(tmp_path / "data", "check")

    ((id,),) = rows(tmp_path / "data", "SELECT id FROM tables")
    told = json.loads(exported(tmp_path / "data", id, tmp_path / "again.json"))
    assert (statuses, checked) == ([0, 0], 0)
    assert told["events"] == json.loads(file.read_bytes())["events"]
    assert "fairness" not in told


def test_whoever_imports_a_game_is_told_its_links(tmp_path, capsys):
    """Nothing but hashes of them is stored, so they are told once."""
    furnished(tmp_path / "data", finished=["one"])
    exported(tmp_path / "data", "one", tmp_path / "one.json")
    capsys.readouterr()

    command(tmp_path / "other", "import", str(tmp_path / "one.json"))
    told = capsys.readouterr().out
    tokens = {role: told.partition(f"{words}/t/one#")[2][:32] for role, words in ROLES.items()}

    async def found(store):
        return [await store.find_link(token_hash(token)) for token in tokens.values()]

    links = in_store(tmp_path / "other", found)
    assert [(each.table_id, each.role, each.revoked) for each in links] == [
        ("one", role, False) for role in tokens
    ]
    command(tmp_path / "other", "import", str(tmp_path / "one.json"))
    assert "#" not in capsys.readouterr().out


ROLES = {"host": "as host: ", "spectator": "to watch: "}


def test_a_command_that_stores_nothing_starts_without_the_database():
    """SQLAlchemy takes half a second to load."""
    program = "import sys; from casetta.commands.cli import run"
    program += "; run(['perft', 'my-shelfie', '--depth', '1'])"
    program += "; sys.exit('sqlalchemy' in sys.modules)"

    run = subprocess.run([sys.executable, "-c", program], capture_output=True)

    assert run.returncode == 0
