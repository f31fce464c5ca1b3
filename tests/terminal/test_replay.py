"""Records shown again."""

from __future__ import annotations

import json
from functools import cache

import pytest

from casetta.contract.errors import Wrong
from casetta.table import record as records
from casetta.terminal.play import play_session
from casetta.terminal.replay import show_replay
from tests.terminal.stage import GAME, LANGUAGES, Stage, words_in


@cache
def finished_game():
    """The record of a finished game of two bots."""
    session = Stage(is_live=False).session("bot:random,bot:greedy")
    play_session(session, None, quiet=True)
    return records.as_bytes(session.record())


@pytest.fixture
def file(tmp_path):
    """The same in a file."""
    file = tmp_path / "record.json"
    file.write_bytes(finished_game())
    return file


def alter(file, change):
    """Change something in the record."""
    record = json.loads(file.read_bytes())
    change(record)
    file.write_bytes(records.as_bytes(record))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_position_sheets_and_ranking(file, language, capsys):
    assert show_replay(file, None, words_in(language)) == 0

    shown = capsys.readouterr().out
    words = words_in(language)
    assert words("replay-title", event=34, last=34) in shown
    assert words("ranking") in shown
    assert shown.count(words("sheet-total")) == 2


@pytest.mark.parametrize(
    ("at", "told"),
    [
        (0, ["The table as it was dealt."]),
        (1, ["after event 1 of 34", "Random added ", "to column", "Ranking"]),
    ],
)
def test_any_position_is_shown_with_the_move_that_led_there(file, at, told, capsys):
    assert show_replay(file, at, words_in("en")) == 0

    shown = capsys.readouterr().out
    assert all(each in shown for each in told)


def test_programs_get_one_object_without_the_luck_whose_sheets_fit_the_result(file, capsys):
    assert show_replay(file, 5, words_in("en"), as_json=True) == 0

    answer = json.loads(capsys.readouterr().out)
    record = json.loads(file.read_bytes())
    assert list(answer) == [
        "game", "version", "options", "seats", "events", "at", "position", "sheets", "result",
    ]  # fmt: skip
    assert (answer["events"], answer["at"]) == (34, 5)
    assert answer["result"] == record["result"]
    assert "luck" not in answer["position"]
    assert record["setup"]["luck"]["key"] not in json.dumps(answer)
    assert GAME.text.setup(answer["position"])[1] == []
    for sheet in answer["sheets"]:
        assert sheet["total"] == sum(line["points"] for line in sheet["lines"])

    show_replay(file, None, words_in("en"), as_json=True)
    end = json.loads(capsys.readouterr().out)
    assert [each["total"] for each in end["sheets"]] == [each["points"] for each in end["result"]]


def test_an_unfinished_record_keeps_its_secrets(tmp_path, capsys):
    session = Stage().session("me,me", moves=6)
    file = tmp_path / "saved.json"
    file.write_bytes(records.as_bytes(session.record()))

    assert show_replay(file, None, words_in("en"), as_json=True) == 0
    answer = json.loads(capsys.readouterr().out)
    assert show_replay(file, None, words_in("en")) == 0

    assert answer["position"]["personal"] == [None, None]
    assert answer["result"] is None
    assert "This game wasn’t finished." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "event"),
    [
        (lambda r: r["events"][11].update(seat=0), 12),
        (lambda r: r["events"][3].update(move="a1 >1"), 4),
        (lambda r: r["digests"].__setitem__(9, "0" * 64), 9),
        (lambda r: r["result"][0].update(points=99), 34),
        (lambda r: r["setup"]["personal"].reverse(), 0),
        (lambda r: r.update(version=99), 0),
        (lambda r: r["events"].pop(), 33),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_does_not_fit_is_refused_with_the_event(
    file, change, event, language, capsys
):
    alter(file, change)

    assert show_replay(file, None, words_in(language)) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert str(event) in shown.err
    assert len(shown.err.strip().split("\n")) == 1


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"[]", b"{}", b'{"format":1}', b"[" * 100_000]
)
def test_a_file_that_is_no_record_is_refused(tmp_path, content, capsys):
    file = tmp_path / "record.json"
    file.write_bytes(content)

    assert show_replay(file, None, words_in("en"), as_json=True) == 1
    assert len(capsys.readouterr().err.strip().split("\n")) == 1


def test_a_name_from_outside_cannot_disturb_the_screen(file, capsys):
    alter(file, lambda record: record.update(seats=["\x1b[2JAnna", {"x": 1}]))

    assert show_replay(file, None, words_in("en")) == 0
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "at", "code"),
    [
        ("record.json", -1, "no-such-event"),
        ("record.json", 35, "no-such-event"),
        ("nothing", None, "no-such-file"),
    ],
)
def test_an_event_or_a_file_that_never_was_is_a_wrong_command(file, name, at, code):
    with pytest.raises(Wrong, match=code):
        show_replay(file.with_name(name), at, words_in("en"))
