"""A person's turn: typing, looking ahead, taking back."""

from __future__ import annotations

import re

import pytest

from casetta.kernel.luck import table_luck
from casetta.kernel.state import LUCK, LUCK_SIZE
from casetta.table import record as records
from casetta.terminal import session as sessions
from casetta.terminal.screen import Quit
from casetta.terminal.session import take_turn
from casetta.terminal.turn import Advice
from tests.terminal.stage import GAME, Stage, good_move

# The room of seed 7 with two players:
#
#     a  b  c  d  e  f  g  h  i
#  2           B  P
#  3           G  C  C
#  4        B  B  T  C  F  P
#  5     G  C  T  P  T  G  C
#  6     B  P  T  P  T  B
#  7           P  P  C
#  8              C  C


def turn(*typed):
    """What a person chose who typed these lines, and the screen."""
    stage = Stage(typed)
    return take_turn(stage.session("me,bot:greedy"), 0), stage


@pytest.mark.parametrize(
    "typed",
    [
        *("d2 d3 >1", "D2 D3 > 1", "d2d3 1", "d2,d3>1", "d2 d3 ->1", "ｄ２ ｄ３ １", " d2  d3  1 "),
        "d3 d2 >4/d2 d3 >1",
    ],
)
def test_a_move_may_be_spelled_in_many_ways_and_another_replaces_it(typed):
    assert turn(*typed.split("/"), "")[0] == "d2 d3 >1"


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("hello", "That isn’t a move."),
        ("d2 d3", "Which column? Add it, such as d2 d3 >1."),
        ("a1 >1", "There’s no cell a1 in this living room."),
        ("z9 >1", "There’s no cell z9 in this living room."),
        ("d4 >1", "The tile on d4 has no free side"),
        ("d2 d2 >1", "You typed a tile twice."),
        ("b5 b6 c6 c4 >1", "You can take at most 3 tiles."),
        ("d2 e2 f3 >1", "These tiles aren’t side by side in a straight line."),
        ("b5 c6 >1", "These tiles aren’t side by side in a straight line."),
        ("d2 >6", "The shelf has columns 1 to 5."),
        ("d2 >0", "The shelf has columns 1 to 5."),
        ("", "Type a move, or ? for help."),
        ("u", "There’s nothing to undo."),
        ("save", "Which file?"),
        ("m d4", "The tile on d4 has no free side"),
        ("m nonsense", "That isn’t a move."),
    ],
)
def test_what_cannot_be_done_is_told_and_loses_nothing(typed, reason):
    stage = Stage([typed, "d2 >1", ""])
    session = stage.session("me,bot:greedy")
    before = list(session.table.state)

    assert take_turn(session, 0) == "d2 >1"
    assert reason in stage.frames[1]
    assert session.table.state == before


def test_a_column_without_room_is_named():
    stage = Stage()
    session = stage.session("me,bot:greedy", moves=14)
    shelf = GAME.text.drawing(session.table.view(0))["shelves"][0]
    heights = [sum(sign != "." for sign in column) for column in zip(*shelf, strict=True)]
    fullest = heights.index(max(heights)) + 1
    legal = next(text for text in session.table.legal(0) if len(text.split()) == 4)
    stage.type(legal[:-1] + str(fullest), legal, "")

    take_turn(session, 0)

    assert f"Column {fullest} " in stage.frames[1]


def test_a_typed_move_is_shown_waits_for_enter_and_is_taken_back():
    stage = Stage(["d3 d2 >4", "u", "b5 >1", ""])
    session = stage.session("me,bot:greedy")

    assert take_turn(session, 0) == "b5 >1"
    assert "[B]" in stage.frames[1]
    assert "Points: 0 → 2" in stage.frames[1]
    assert "[B]" not in stage.frames[2]
    assert "Undone." in stage.frames[2]
    assert session.table.version == 0, "the turn only chooses; the table is told by the caller"


def test_a_token_that_a_move_would_take_is_told():
    stage = Stage()
    session = stage.session("me,bot:greedy", moves=16)
    stage.type(good_move(session), "")

    take_turn(session, 0)

    assert "Token 8 for “Three columns, three types”." in stage.frames[1]


def test_a_preview_reveals_nothing_of_the_luck():
    """Tables that differ in their luck alone show the same at every step of a turn."""
    shown = set()
    for key in (bytes(32), bytes(range(32))):
        stage = Stage()
        session = stage.session("me,bot:greedy", moves=10)
        session.table.state[LUCK : LUCK + LUCK_SIZE] = table_luck(key)
        stage.type(good_move(session), "m", "u", good_move(session), "sheet", "", "")
        take_turn(session, 0)
        shown.add(stage.text)

    assert len(shown) == 1


def test_a_preview_shows_no_refill():
    """The last pair is taken; the living room stays as it is until the move is kept."""
    stage = Stage()
    session, before, after = stage.session("me,me"), 1, 0
    while after <= before:
        text, seat, before = good_move(session), session.next_seat(), tiles(session)
        stage.look(session, seat, text)
        session.make(seat, text)
        after = tiles(session)

    assert stage.last.count("[") == len(text.split()) - 1
    left = sum(stage.last.split("\n")[row].count(letter) for row in range(3, 12) for letter in "·")
    assert left > 20, "the room is nearly empty in the preview"


def tiles(session):
    return len("".join(GAME.text.drawing(session.table.view(-1))["room"]).replace(".", ""))


def test_moves_are_shown_compactly():
    _, stage = turn("m", "m d2", "d2 >1", "")

    assert "b5  b6  c4  c6  d2" in stage.frames[1]
    assert ">1: 6" in stage.frames[1]
    assert "2 tiles, into column 1 2 3 4 5" in stage.frames[2]
    assert "d2 d3  B G" in stage.frames[2]
    assert "d2 e2  B P" in stage.frames[2]


def test_help_explains_turn_goals_letters_and_commands():
    """Of the goals small letters on the board show the own one only."""
    _, stage = turn("?", "", "", "d2 >1", "")
    lines = stage.frames[0].split("\n")[3:9]
    own, other = [line[30:50] for line in lines], [line[50:] for line in lines]

    assert "Take 1 to 3 tiles" in stage.text
    assert "Two full rows with five different types each." in stage.text
    assert "C cat (" in stage.text
    assert "save FILE" in stage.frames[2]
    assert sorted("".join(own).replace("·", "").replace(" ", "")) == list("bcfgpt")
    assert "".join(other).replace("·", "").strip() == ""


def test_the_sheet_so_far_hides_the_goals_of_others():
    stage = Stage()
    stage.look(stage.session("me,bot:greedy", moves=8), 0, "sheet", "", "b5 >1")

    assert stage.frames[1].count("Personal goal ") == 2, "a heading and a line, both one's own"


def test_save_writes_an_unfinished_record_and_never_overwrites(tmp_path):
    file, other = tmp_path / "saved.json", tmp_path / "other"
    other.write_text("precious")
    stage = Stage()
    session = stage.session("me:Anna,bot:greedy", moves=4)

    stage.look(session, 0, f"save {file}", f"save {file}", f"save {other}")
    record = records.from_bytes(file.read_bytes())

    assert records.replay(record).digests == session.table.digests
    assert record["seats"] == ["Anna", "bot:greedy"]
    assert record["result"] is None
    assert other.read_text() == "precious"
    assert sorted(tmp_path.iterdir()) == [other, file]


def test_quit_ends():
    with pytest.raises(Quit):
        turn("quit")


def test_a_person_may_ask_for_a_hint(monkeypatch):
    monkeypatch.setattr(sessions, "HINT_SECONDS", 0.05)
    monkeypatch.setenv("CASETTA_LIFE", "plain")
    stage = Stage(["hint", "d2 >1", ""])

    assert take_turn(stage.session("me,bot:random", seed=2), 0) == "d2 >1"
    assert "points expected" in stage.text
    assert re.search(r"^    (Gains|Takes tiles|Keeps|Group of|Leaves) ", stage.text, re.MULTILINE)


def test_a_hint_tells_what_it_expects_only_where_moves_differ(monkeypatch):
    def alike(*_):
        return [Advice("d2 >1", 9, 0.5), Advice("d2 >2", 9, 0.25)]

    monkeypatch.setattr(sessions.Session, "advice", alike)
    stage = Stage(["hint", "d2 >1", ""])
    take_turn(stage.session("me,bot:random", seed=2), 0)

    assert "d2 >1 · 50 % to win" in stage.text
    assert "d2 >2 · 25 % to win" in stage.text
    assert "points expected" not in stage.text
