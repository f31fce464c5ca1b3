"""Export and import: finished games as records, there and back."""

import json
import subprocess
import sys

import pytest

from casetta.commands.cli import run
from casetta.store.database import FILE
from casetta.store.store import token_hash
from casetta.table import record
from tests.store.tables import SECRET, command, furnished, in_a_loop, opened, played, rows, tamper


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


def test_all_finished_games_go_there_and_back(tmp_path, capsys):
    furnished(tmp_path / "data", finished=["one", "three"], running=["two"])
    content = exported(tmp_path / "data", "all", tmp_path / "all.jsonl")

    assert command(tmp_path / "other", "import", str(tmp_path / "all.jsonl")) == 0
    assert command(tmp_path / "other", "check") == 0

    assert exported(tmp_path / "other", "all", tmp_path / "again.jsonl") == content
    both = [rows(tmp_path / name, "SELECT * FROM entries ORDER BY 1, 2") for name in WHERE]
    finished = [[row[:6] + row[7:] for row in each if row[0] != "two"] for each in both]
    assert finished[0] == finished[1]


WHERE = ("data", "other")


def test_importing_twice_is_harmless(tmp_path, capsys):
    furnished(tmp_path / "data", finished=["one"])
    exported(tmp_path / "data", "all", tmp_path / "all.jsonl")

    statuses = [command(tmp_path / "data", "import", str(tmp_path / "all.jsonl")) for _ in "ab"]

    assert statuses == [0, 0]
    assert rows(tmp_path / "data", "SELECT id FROM tables") == [("one",)]


@pytest.mark.parametrize("kind", ["running", "waiting"])
def test_a_game_that_is_not_finished_is_not_told(tmp_path, kind, capfdbinary):
    """Whoever runs the server usually plays, too."""
    furnished(tmp_path, **{kind: ["one"]})

    assert command(tmp_path, "export", "one", str(tmp_path / "one.json")) == 2

    told = capfdbinary.readouterr()
    assert b"not finished" in told.err
    assert told.out == b""
    assert not (tmp_path / "one.json").exists()


def test_a_table_that_is_not_there_is_refused(tmp_path, capsys):
    furnished(tmp_path)

    assert command(tmp_path, "export", "one") == 2
    assert "no such table" in capsys.readouterr().err


def test_a_file_that_is_there_stays_as_it_is(tmp_path, capsys):
    furnished(tmp_path, finished=["one"])
    (tmp_path / "mine").write_text("mine")

    assert command(tmp_path, "export", "all", str(tmp_path / "mine")) == 2
    assert (tmp_path / "mine").read_text() == "mine"


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


def without_end(content):
    history = played(moves=5)
    return record.as_bytes(record.export(history.table, ["a", "b"]))


def renamed(content):
    return content.replace(b'"table":"one"', b'"table":"two"')


BAD = {
    "an altered record": altered,
    "a game that was not finished": without_end,
    "another name": renamed,
    "no record": lambda content: b"{}\n",
    "no JSON": lambda content: b"hello\n",
    "other bytes": lambda content: content.replace(b",", b", ", 1),
}


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

    async def found():
        async with opened(tmp_path / "other") as store:
            return [await store.find_link(token_hash(token)) for token in tokens.values()]

    links = in_a_loop(found())
    assert [(each.table_id, each.role, each.revoked) for each in links] == [
        ("one", role, False) for role in tokens
    ]
    command(tmp_path / "other", "import", str(tmp_path / "one.json"))
    assert "#" not in capsys.readouterr().out


ROLES = {"host": "as host: ", "spectator": "to look on: "}


def test_a_file_that_is_not_there_is_refused_before_anything_is_made(tmp_path, capsys):
    assert command(tmp_path / "data", "import", str(tmp_path / "nowhere")) == 2
    assert not (tmp_path / "data").exists()


def test_an_import_into_no_folder_yet_makes_it(tmp_path, capsys):
    furnished(tmp_path / "data", finished=["one"])
    exported(tmp_path / "data", "one", tmp_path / "one.json")

    assert command(tmp_path / "new" / "data", "import", str(tmp_path / "one.json")) == 0
    assert (tmp_path / "new" / "data" / FILE).exists()


def test_a_command_that_stores_nothing_starts_without_the_database():
    """SQLAlchemy takes half a second to load."""
    program = "import sys; from casetta.commands.cli import run"
    program += "; run(['perft', 'my-shelfie', '--depth', '1'])"
    program += "; sys.exit('sqlalchemy' in sys.modules)"

    run = subprocess.run([sys.executable, "-c", program], capture_output=True)

    assert run.returncode == 0
