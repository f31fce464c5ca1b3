"""`casetta check`: names every damaged table, and nothing else."""

import asyncio
import json

import pytest

from casetta.commands.cli import run
from casetta.store.database import FILE
from casetta.words import LANGUAGES
from tests.store.damage import DAMAGE
from tests.store.tables import command, furnished, in_a_loop, opened, spoil, tamper


def test_sound_tables_are_counted(tmp_path, capsys):
    furnished(tmp_path, finished=["one"], running=["two"], waiting=["three"])

    assert command(tmp_path, "check") == 0
    assert "3 tables" in capsys.readouterr().out


def test_an_empty_store_is_sound(tmp_path, capsys):
    furnished(tmp_path)

    assert command(tmp_path, "check") == 0
    assert "no tables" in capsys.readouterr().out


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_table_is_named(tmp_path, name, capsys):
    furnished(tmp_path, running=["good", "bad", "fine"])
    tamper(tmp_path, DAMAGE[name])

    status = command(tmp_path, "check", "--json")

    told = json.loads(capsys.readouterr().out)
    assert status == 1
    assert (told["ok"], told["tables"], told["faults"]) == (False, 3, [])
    assert [each["table"] for each in told["damaged"]] == ["bad"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_damage_is_told_in_a_sentence(tmp_path, language, capsys):
    furnished(tmp_path, running=["good", "bad"])
    tamper(tmp_path, DAMAGE["a gap"])

    assert run(["check", "--data-dir", str(tmp_path), "--lang", language]) == 1

    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("bad: ")
    assert "wrong-" not in first
    assert "2" in last


UNFAIR = {
    "another secret": "UPDATE tables SET secret = zeroblob(32)",
    "another entropy": "UPDATE tables SET about = replace(about, "
    '\'"entropy":{}\', \'"entropy":{"0":"x"}\')',
}


def test_strange_entropy_is_damage(tmp_path, capsys):
    furnished(tmp_path, finished=["one"])
    tamper(tmp_path, "UPDATE tables SET about = replace(about, '{}', '[1]')")

    assert command(tmp_path, "check", "--json") == 1
    assert json.loads(capsys.readouterr().out)["damaged"][0]["code"] == "damaged-place"


@pytest.mark.parametrize("name", UNFAIR)
def test_a_finished_game_must_prove_its_shuffle(tmp_path, name, capsys):
    furnished(tmp_path, finished=["one"])
    tamper(tmp_path, UNFAIR[name])

    assert command(tmp_path, "check", "--json") == 1
    assert json.loads(capsys.readouterr().out)["damaged"][0]["code"] == "fairness-deal"


def test_a_table_put_aside_stays_named(tmp_path, capsys):
    furnished(tmp_path, running=["one", "two"])

    async def work():
        async with opened(tmp_path) as store:
            await store.quarantine("two", "entry 3")

    in_a_loop(work())

    assert command(tmp_path, "check") == 1
    assert "two: " in capsys.readouterr().out


def test_a_spoilt_file_is_told_and_ends_with_1(tmp_path, capsys):
    furnished(tmp_path, finished=["one", "two"])
    spoil(tmp_path / FILE)

    status = command(tmp_path, "check", "--json")

    assert status == 1
    assert json.loads(capsys.readouterr().out)["faults"]


def test_rows_that_belong_to_no_table_are_told(tmp_path, capsys):
    furnished(tmp_path, running=["one"])
    tamper(tmp_path, "PRAGMA foreign_keys=OFF", "UPDATE entries SET table_id = 'gone'")

    command(tmp_path, "check", "--json")

    assert json.loads(capsys.readouterr().out)["faults"] == ["entries: tables?"] * 5


async def test_a_server_may_run_meanwhile(tmp_path, capsys):
    async with opened(tmp_path):
        assert (await asyncio.to_thread(command, tmp_path, "check")) == 0


def test_checking_changes_nothing(tmp_path, capsys):
    furnished(tmp_path, running=["good", "bad"])
    tamper(tmp_path, DAMAGE["a gap"])
    before = (tmp_path / FILE).read_bytes()

    command(tmp_path, "check")

    assert (tmp_path / FILE).read_bytes() == before


def test_a_folder_without_tables_is_a_wrong_command_line(tmp_path, capsys):
    assert command(tmp_path, "check") == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_the_folder_is_chosen_by_flag_then_variable(tmp_path, monkeypatch, capsys):
    furnished(tmp_path / "one", waiting=["a"])
    furnished(tmp_path / "two", waiting=["a", "b"])
    monkeypatch.setenv("CASETTA_DATA_DIR", str(tmp_path / "two"))

    run(["check", "--json"])
    run(["check", "--json", "--data-dir", str(tmp_path / "one")])

    told = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["tables"] for line in told] == [2, 1]
