"""`casetta check` names every damaged table and nothing else; such a table stops nobody."""

import asyncio
import json

import pytest

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.store.database import FILE
from casetta.store.store import DamagedTable
from casetta.words import LANGUAGES
from tests.store.tables import (
    DAMAGE,
    command,
    furnished,
    in_store,
    opened,
    played,
    rows,
    spoil,
    tamper,
)

THREE = ["before", "bad", "after"]
LOG = (
    "SELECT version, seat, kind, hex(body), hex(client_id), hash FROM entries ORDER BY table_id, 1"
)
PUT_ASIDE = "SELECT id, damage FROM tables WHERE status = 'quarantined'"


def checked(folder, capsys):
    """The status of a check, and what it tells."""
    capsys.readouterr()
    status = command(folder, "check", "--json")
    return status, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("words", ["3 tables", "no tables"])
def test_sound_tables_are_counted(tmp_path, words, capsys):
    tables = {"finished": ["one"], "running": ["two"], "waiting": ["three"]}
    furnished(tmp_path, **(tables if words == "3 tables" else {}))

    assert command(tmp_path, "check") == 0
    assert words in capsys.readouterr().out


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_table_is_named_and_put_aside_whole_and_the_others_go_on(tmp_path, name, capsys):
    furnished(tmp_path, running=THREE)
    tamper(tmp_path, DAMAGE[name])
    log, content = rows(tmp_path, LOG), (tmp_path / FILE).read_bytes()
    status, told = checked(tmp_path, capsys)

    assert (tmp_path / FILE).read_bytes() == content, "checking changes nothing"
    assert (status, told["ok"], told["tables"], told["faults"]) == (1, False, 3, [])
    assert [each["table"] for each in told["damaged"]] == ["bad"]

    async def load(store):
        await store.going_on_by_themselves(await store.unfinished())
        with pytest.raises(DamagedTable) as damage:
            await store.load_history("bad")
        others = [(await store.load_history(id))[1] for id in ("before", "after")]
        return damage.value, others, sorted(each.id for each in await store.unfinished())

    damage, others, unfinished = in_store(tmp_path, load)
    assert damage.values["table"] == "bad"
    states = [played(id=id, moves=5).table.state for id in ("before", "after")]
    assert [each.table.state for each in others] == states
    assert unfinished == ["after", "before"]
    assert rows(tmp_path, PUT_ASIDE) == [("bad", damage.values["place"])]
    assert rows(tmp_path, LOG) == log
    assert [each["table"] for each in checked(tmp_path, capsys)[1]["damaged"]] == ["bad"]


@pytest.mark.parametrize("content", [b"not a database, but long enough to be one" * 30, b"short"])
def test_a_file_that_is_no_database_is_named(tmp_path, content):
    (tmp_path / FILE).write_bytes(content)

    with pytest.raises(Wrong, match="data-unusable") as refusal:
        in_store(tmp_path, lambda store: store.probe())

    assert refusal.value.values["file"] == str(tmp_path / FILE)
    assert (tmp_path / FILE).read_bytes() == content


@pytest.mark.parametrize("language", LANGUAGES)
def test_damage_is_told_in_a_sentence(tmp_path, language, capsys):
    furnished(tmp_path, running=THREE)
    tamper(tmp_path, DAMAGE["a gap"])

    assert run(["check", "--data-dir", str(tmp_path), "--lang", language]) == 1

    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("bad")
    assert "wrong-" not in first
    assert "3" in last


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("about = replace(about, '{}', '[1]')", "damaged-place"),
        ("secret = zeroblob(32)", "fairness-deal"),
        ('about = replace(about, \'"entropy":{}\', \'"entropy":{"0":"x"}\')', "fairness-deal"),
    ],
)
def test_a_finished_game_must_prove_its_shuffle(tmp_path, change, code, capsys):
    furnished(tmp_path, finished=["one"])
    tamper(tmp_path, f"UPDATE tables SET {change}")

    status, told = checked(tmp_path, capsys)
    assert (status, told["damaged"][0]["code"]) == (1, code)


def test_a_spoilt_file_and_rows_that_belong_to_no_table_are_told(tmp_path, capsys):
    furnished(tmp_path / "spoilt", finished=["one", "two"])
    spoil(tmp_path / "spoilt" / FILE)
    furnished(tmp_path / "stray", running=["one"])
    tamper(tmp_path / "stray", "PRAGMA foreign_keys=OFF", "UPDATE entries SET table_id = 'gone'")

    status, told = checked(tmp_path / "spoilt", capsys)
    assert status == 1
    assert told["faults"]
    assert checked(tmp_path / "stray", capsys)[1]["faults"] == ["entries: tables?"] * 5


async def test_a_server_may_run_meanwhile(tmp_path, capsys):
    async with opened(tmp_path):
        assert (await asyncio.to_thread(command, tmp_path, "check")) == 0


def test_the_folder_is_chosen_by_flag_then_variable_and_has_tables(tmp_path, monkeypatch, capsys):
    furnished(tmp_path / "one", waiting=["a"])
    furnished(tmp_path / "two", waiting=["a", "b"])
    monkeypatch.setenv("CASETTA_DATA_DIR", str(tmp_path / "two"))

    run(["check", "--json"])
    run(["check", "--json", "--data-dir", str(tmp_path / "one")])

    told = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["tables"] for line in told] == [2, 1]
    assert command(tmp_path, "check") == 2
    assert str(tmp_path) in capsys.readouterr().err
