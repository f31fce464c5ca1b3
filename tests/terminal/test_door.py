"""People who share a screen: between two of them stands a door."""

from __future__ import annotations

from casetta.terminal.turn import take_turn
from tests.terminal.stage import Stage


def test_a_door_stands_between_two_people():
    stage = Stage(["", "d2 >1", ""])
    session = stage.session("me:Anna,me:Ben")
    session.make(0, take_turn(session, 0))
    stage.type("", "b5 >1", "")
    session.make(1, take_turn(session, 1))

    door = stage.frames[4]

    assert "Anna, it is your turn." in stage.frames[0]
    assert stage.frames[3].strip() == "", "the screen is cleared after a turn"
    assert "Ben, it is your turn." in door
    assert "look away" in door
    assert "1  2  3" not in door
    assert "Ben, it is your turn" in stage.frames[5]


def test_the_next_person_sees_the_moves_but_not_the_goal_of_the_last_one():
    stage = Stage(["", "d2 >1", ""])
    session = stage.session("me:Anna,me:Ben")
    anna = stage_letters(session, 0)
    session.make(0, take_turn(session, 0))
    stage.type("", "b5 >1", "")
    take_turn(session, 1)

    assert "Anna: B into column 1." in stage.frames[5]
    assert stage_letters(session, 1) != anna


def stage_letters(session, seat):
    """The small letters on a seat's screen, row by row."""
    blocks = session.game.face.board(session.scene(seat))
    rows = ["".join(text for text, _ in row) for block in blocks[1:] for row in block.rows[1:7]]
    return [sign for row in rows for sign in row if sign.islower()], rows


def test_a_single_person_meets_no_door():
    stage = Stage(["d2 >1", ""])

    take_turn(stage.session("me:Anna,bot:greedy"), 0)

    assert "look away" not in stage.text
