"""Every screen fits a terminal of 80 by 24; between two people who share one stands a door."""

from __future__ import annotations

import pytest

from casetta.games.my_shelfie.rules.layout import END_TOKEN
from casetta.kernel.state import NOBODY
from casetta.terminal.play import play_session
from casetta.terminal.session import hand_over, take_turn
from casetta.terminal.turn import Turn
from tests.terminal.stage import LANGUAGES, Stage, good_move, wide_lines
from tools.terminal_picture import PICTURE, picture

SEATS = {
    2: "me:Anna,bot:greedy",
    3: "me:Maximiliane-Katrin,bot:greedy,me:安奈安奈安奈安奈",
    4: "me,me:安奈安奈,bot:greedy,bot:random",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_screen_of_a_turn_fits(language, seats):
    """Every eleventh turn of a whole game, which comes round to every seat, and the last round."""
    stage = Stage()
    session = stage.session(SEATS[seats], language=language)
    while not session.table.is_over:
        seat = session.next_seat()
        if session.table.version % 11 == 0 or session.table.state[END_TOKEN] != NOBODY:
            look_at_everything(stage, session, seat)
        session.make(seat, good_move(session))

    assert stage.too_large() == []


def look_at_everything(stage, session, seat):
    """Everything that can be asked for in a turn, and a bad answer."""
    tile = session.table.legal(seat)[-1].split()[0]
    asked = ["m", f"m {tile}", "nonsense", good_move(session), "m", "u"]
    if session.table.version % 22 == 0:
        asked += ["?", "", "", "sheet", *[""] * len(session.seats)]
    stage.type("")
    hand_over(session, seat)
    session.last_person = seat
    stage.look(session, seat, *asked)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_live", [True, False])
def test_what_is_shown_at_the_end_is_no_wider_than_the_screen(language, is_live):
    stage = Stage(is_live=is_live)
    session = stage.session("bot:greedy,bot:greedy,bot:random,bot:greedy", language=language)

    assert play_session(session, None, quiet=False) == 0
    assert wide_lines(stage.text) == []


def test_without_a_terminal_there_are_no_escapes():
    stage = Stage(["m", "d3 d2 >4", ""], is_live=False)

    Turn(stage.session("me,bot:greedy"), 0).run()

    assert "\x1b" not in stage.file.getvalue()


# Doors


def test_a_door_stands_between_two_people_and_hides_the_goal_of_the_last_one():
    stage = Stage(["", "d2 >1", ""])
    session = stage.session("me:Anna,me:Ben")
    anna = stage_letters(session, 0)
    session.make(0, take_turn(session, 0))
    stage.type("", "b5 >1", "")
    session.make(1, take_turn(session, 1))

    door = stage.frames[4]

    assert "Anna, it’s your turn." in stage.frames[0]
    assert stage.frames[3].strip() == "", "the screen is cleared after a turn"
    assert "Ben, it’s your turn." in door
    assert "look away" in door
    assert "1  2  3" not in door
    assert "Ben, it’s your turn" in stage.frames[5]
    assert "Anna added B to column 1." in stage.frames[5]
    assert stage_letters(session, 1) != anna


def stage_letters(session, seat):
    """The small letters on a seat's screen, row by row."""
    blocks = session.game.terminal.board(session.scene(seat))
    rows = ["".join(text for text, _ in row) for block in blocks[1:] for row in block.rows[1:7]]
    return [sign for row in rows for sign in row if sign.islower()], rows


def test_a_single_person_meets_no_door():
    stage = Stage(["d2 >1", ""])

    take_turn(stage.session("me:Anna,bot:greedy"), 0)

    assert "look away" not in stage.text


# The picture in the README


def test_the_picture_is_made_again_alike_and_needs_nothing_from_elsewhere():
    drawn = picture()

    assert drawn == picture()
    assert "@font-face" not in drawn
    assert "Anna" in drawn
    assert PICTURE.read_text(encoding="utf-8").startswith("<svg")
