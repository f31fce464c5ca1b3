"""`casetta picture`: a position of a record in characters or as an SVG file."""

from __future__ import annotations

import json
from functools import cache
from xml.etree import ElementTree

import pytest

from casetta import games
from casetta.commands.cli import run
from casetta.table import record as records
from casetta.table.table import Table
from casetta.words import LANGUAGES
from tests.playing import first_asked

HOME = games.load("home-staging")


@cache
def record_of(name: str, seats: int, events: int) -> bytes:
    """The record of some first moves, always the middle one of those that are legal."""
    game = games.load(name)
    table = Table.deal(game, seats, {}, 3)
    while table.version < events and not table.is_over:
        seat = first_asked(game, table.state)
        legal = table.legal(seat)
        table.play(seat, legal[len(legal) // 2])
    return records.as_bytes(records.export(table, ["me"] * seats))


def written(file, name, events):
    """The record of a game in a file."""
    file.write_bytes(record_of(name, 2, events))
    return file


@pytest.fixture
def home(tmp_path):
    return written(tmp_path / "home.json", "home-staging", 40)


@pytest.fixture
def shelf(tmp_path):
    return written(tmp_path / "shelf.json", "my-shelfie", 4)


def pieces_in(file) -> int:
    document = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    return sum(each.get("class") == "piece" for each in document.iter())


def test_a_plan_is_written_to_a_file(home, tmp_path, capsys):
    out = tmp_path / "plan.svg"

    assert run(["picture", str(home), "--out", str(out)]) == 0
    assert str(out) in capsys.readouterr().out
    assert pieces_in(out) > 0


def test_any_position_and_any_seat_can_be_drawn(home, tmp_path):
    first, second = tmp_path / "first.svg", tmp_path / "second.svg"

    assert run(["picture", str(home), "--at", "0", "--out", str(first)]) == 0
    assert run(["picture", str(home), "--seat", "2", "--lang", "it", "--out", str(second)]) == 0
    assert pieces_in(first) == 0
    assert "Disegnato dal posto 2" in second.read_text(encoding="utf-8")


def test_without_a_file_the_table_is_shown_in_characters(home, shelf, capsys):
    assert run(["picture", str(home)]) == 0
    assert "first-keys" in capsys.readouterr().out
    assert run(["picture", str(shelf), "--at", "2"]) == 0
    assert capsys.readouterr().out.strip()


def test_others_do_not_see_what_is_drawn_in_this_step(tmp_path):
    """A game that is not over is drawn as spectators see it."""
    table = Table.deal(HOME, 2, {}, 3)
    for text in ("room living",):
        table.play(0, text)
    while HOME.rules.waiting(table.state) != 3:
        table.play(0, table.legal(0)[0])
    drawing = next(text for text in table.legal(0) if text != "decline")
    table.play(0, drawing)
    file, out = tmp_path / "home.json", tmp_path / "plan.svg"
    file.write_bytes(records.as_bytes(records.export(table, ["me", "me"])))

    assert run(["picture", str(file), "--out", str(out)]) == 0
    assert pieces_in(out) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_draws_no_svg_says_so(shelf, tmp_path, language, capsys):
    arguments = ["picture", str(shelf), "--out", str(tmp_path / "x.svg"), "--lang", language]

    assert run(arguments) == 2
    assert "--out" in capsys.readouterr().err
    assert not (tmp_path / "x.svg").exists()


REFUSALS = {
    "a seat that is not there": (["--seat", "3"], "2"),
    "seat nought": (["--seat", "0"], "2"),
    "an event that is not there": (["--at", "99"], "40"),
    "a file in no folder": (["--out", "nowhere/plan.svg"], "nowhere"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_what_cannot_be_drawn_is_refused(name, home, capsys):
    more, told = REFUSALS[name]

    assert run(["picture", str(home), *more]) == 2
    assert told in capsys.readouterr().err


def test_an_altered_record_is_refused(home, capsys):
    record = json.loads(home.read_bytes())
    record["events"][3]["move"] = "ready"
    home.write_bytes(records.as_bytes(record))

    assert run(["picture", str(home)]) == 1
    assert "4" in capsys.readouterr().err
