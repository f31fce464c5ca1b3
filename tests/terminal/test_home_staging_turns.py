"""Turns of Home Staging as people type them: choosing, drawing, closing, finishing."""

from __future__ import annotations

import pytest

from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.squares import named_rectangle, names_of
from casetta.games.home_staging.rules.layout import DRAW, FINISH, IDEA
from tests.terminal.home_staging import GAME, after, chosen, closing_session, phase_of, with_sofa_b
from tests.terminal.stage import Stage

PLANTS = ["room living", "card 19", "tokens 2 0"]


@pytest.fixture
def stage():
    return Stage()


def finishing_session(stage):
    """First Keys with the sofa in a room of its own, everything else left out."""
    session = closing_session(stage)
    session.make(0, chosen(stage, session, 0, "e5:h8", "h8 e", ""))
    while phase_of(session) != FINISH:
        session.make(0, "decline" if phase_of(session) == DRAW else session.table.legal(0)[0])
    return session


SESSIONS = {
    "begun": after,
    "hill": lambda stage: after(stage, scenario="observatory-hill"),
    "room": lambda stage: after(stage, *PLANTS[:1]),
    "card": lambda stage: after(stage, *PLANTS[:2]),
    "sofa": with_sofa_b,
    "plants": lambda stage: after(stage, *PLANTS),
    "both": lambda stage: after(stage, *PLANTS[:2], "tokens 1 1"),
    "closing": closing_session,
    "finishing": finishing_session,
}
"""In "plants" a card of two tokens is turned over, both on the first option."""


def shown(stage, session, *typed):
    """The screen after some lines that make no move, as one line."""
    return " ".join(stage.look(session, 0, *typed).split())


@pytest.mark.parametrize(
    ("position", "typed", "text"),
    [
        # Rooms and cards go at once.
        ("begun", "1", "room living"),
        ("begun", "kitchen", "room kitchen"),
        ("begun", "room bath", "room bath"),
        ("room", "5", "card 5"),
        ("room", "card 19", "card 19"),
        # Tokens are shared out.
        ("card", "1/", "tokens 2 0"),
        ("card", "2/", "tokens 0 2"),
        ("card", "1 1/", "tokens 1 1"),
        ("card", "0 2/", "tokens 0 2"),
        ("card", "1+1/", "tokens 1 1"),
        ("card", "tokens 2 0/", "tokens 2 0"),
        # A piece is drawn, turned, moved, taken back, declined.
        ("sofa", "e5/", "01b1 r0 e5"),
        ("sofa", "E5/", "01b1 r0 e5"),
        ("sofa", "r0 e5/", "01b1 r0 e5"),
        ("sofa", "1 e5/", "01b1 r0 e5"),
        ("sofa", "01b1 r0 e5/", "01b1 r0 e5"),
        ("sofa", "r1 j5/", "01b1 r1 j5"),
        ("sofa", "j5 r1/", "01b1 r1 j5"),
        ("sofa", "e5/f5/", "01b1 r0 f5"),
        ("sofa", "e5/>/", "01b1 r0 f5"),
        ("sofa", "e5/>> v/", "01b1 r0 g6"),
        ("sofa", "e7/r/", "01b1 r1 e7"),
        ("sofa", "e7/r r/", "01b1 r2 e7"),
        ("sofa", "e5/u/f6/", "01b1 r0 f6"),
        ("sofa", "no/", "decline"),
        ("sofa", "skip/", "decline"),
        ("sofa", "e5/done/", "01b1 r0 e5"),
        ("sofa", "done/", "decline"),
        ("sofa", "! e5/", "01b2 r0 ! e5"),
        ("sofa", "window e5 w/e5/", "window e5 w 01b1 r0 e5"),
        ("sofa", "e5/front l12s/", "front l12 s 01b1 r0 e5"),
        ("sofa", "e5/f l12 s/f l11 e/", "front l11 e 01b1 r0 e5"),
        ("sofa", "e5/w e5 w/w e5 w/", "01b1 r0 e5"),
        # One line may draw two pieces, and done declines the rest.
        ("plants", "e5 no/", "19b1 r0 e5 decline"),
        ("plants", "e5 done/", "19b1 r0 e5 decline"),
        ("plants", "no/l12/", "decline 19b1 r0 l12"),
        # The last of two pieces is moved, and undo goes step by step.
        ("plants", "e5/k11/</u/u/i9/^/", "19b1 r0 e5 19b1 r0 i8"),
        # Front door and windows are typed in any order.
        ("finishing", "l12 s/", "front l12 s ready"),
        ("finishing", "front l12 s/w e5 n/f5 n/", "front l12 s window e5 n window f5 n ready"),
        ("finishing", "front l12 s/w e5 n/w e5 n/", "front l12 s ready"),
        ("finishing", "front l12 s/front l11 e/", "front l11 e ready"),
        ("finishing", "done/", "ready"),
        ("finishing", "window e5 n done/", "window e5 n ready"),
    ],
)
def test_a_move_may_be_typed_in_many_ways(stage, position, typed, text):
    """Lines are parted by a stroke; the empty one at the end is the Enter that keeps the move."""
    session = SESSIONS[position](stage)

    assert chosen(stage, session, 0, *typed.split("/")) == text
    session.make(0, text)
    assert session.table.is_over == (position == "finishing")


@pytest.mark.parametrize(
    ("position", "typed", "told"),
    [
        ("begun", "9", "Which room? Type one of 1, 2, 3."),
        ("room", "9", "Which card? Type one of 1, 5, 19."),
        ("card", "3", "two numbers that add up to 2"),
        ("card", "1 2", "The tokens on both options must add up to 2."),
        ("hill", "1", "You can’t open this room now."),
        ("sofa", "c4", "c4 d4 e4: Part of the piece is outside the building."),
        ("sofa", "hello", "m shows what you can do"),
        ("sofa", "q5", "m shows what you can do"),
        ("sofa", "1", "Where? Type a square, such as c4."),
        ("sofa", "r", "Where? Type a square, such as c4."),
        ("sofa", "2 e5", "Option 2 has no token. With your Bright Idea"),
        ("sofa", "05a1 e5", "05a1 isn’t on this card."),
        ("sofa", "! mirror e5", "The Bright Idea mirrors a piece or draws the other option, not"),
        ("sofa", "front e5", "Type a square and a side"),
        ("sofa", "window f6 n", "f6: This isn’t an outer wall."),
        ("sofa", "front f6 n", "f6: This isn’t an outer wall."),
        ("sofa", "u", "There’s nothing to undo."),
        ("plants", "e5/e5", "e5: There’s another piece."),
        ("plants", "e5/", "1 piece is still to be drawn"),
        ("both", "2 e5", "Draw the pieces of option 1 first"),
        ("closing", "/-e5", "e5: Every square of the room’s pieces must be inside."),
        ("closing", "/+l12", "The room must be one connected area."),
        ("closing", "/+a1", "a1: These squares belong to a closed room or must stay free."),
        ("closing", "/e5 n", "e5: A room’s door can’t lead outside."),
        ("closing", "/l12 w", "The door must be in a wall of the room."),
        ("closing", "/rubbish", "m shows what you can do"),
        ("closing", "e5:h8", "Living room: 16 squares, a square."),
        ("closing", "f5:f12 g5/f12 w", "free squares are cut off from its door."),
        ("finishing", "front e5 n", "e5: The front door must open into the corridor"),
        ("finishing", "w f6 n", "f6: This isn’t an outer wall."),
        ("finishing", "what", "Type a square and a side"),
        ("finishing", "done", "Without a front door nobody can get in"),
    ],
)
def test_what_cannot_be_done_or_should_be_known_is_told_and_loses_nothing(
    stage, position, typed, told
):
    session = SESSIONS[position](stage)
    before = list(session.table.state)

    assert told in shown(stage, session, *typed.split("/"))
    assert session.table.state == before


# Drawing


def test_tokens_on_both_options_are_drawn_first_option_first(stage):
    text = chosen(stage, SESSIONS["both"](stage), 0, "2 e5", "1 e5", "2 h8", "1 f6", "")

    assert [words for words in text.split() if words in ("f6", "h8")] == ["f6", "h8"]


def test_a_bright_idea_can_be_used_once(stage):
    sofa = with_sofa_b(stage)
    for text in (chosen(stage, sofa, 0, "! e5", ""), "card 5", "tokens 1 0"):
        sofa.make(0, text)

    assert "You’ve already used your Bright Idea." in shown(stage, sofa, "! e9")
    assert sofa.table.state[IDEA] == 1


def test_turns_that_look_alike_are_one_move(stage):
    """Ruling H-24: a drawing that looks the same after half a turn is told without it."""
    plants = SESSIONS["plants"](stage)
    texts = {chosen(stage, plants, 0, f"{turn} h8 no", "") for turn in ("r0", "r1", "r2", "r3")}

    assert all(text in {m + " decline" for m in plants.table.legal(0)} for text in texts)


def test_m_shows_where_the_piece_fits(stage):
    shown(stage, with_sofa_b(stage), "m", "")

    page = stage.frames[1]
    assert "1  Sofa bed" in page
    assert all(f"r{turn}  " in page for turn in range(4))


# Closing and finishing


@pytest.mark.parametrize(
    ("typed", "rectangles"),
    [
        ("e5:h8", ["e5:h8"]),
        ("c3:h8", ["e5:h8"]),
        ("e5:h8/+i5", ["e5:h8", "i5"]),
        ("e5:h8/-h8", ["e5:h7", "e8:g8"]),
        ("e5:h8/e5:h9", ["e5:h9"]),
    ],
)
def test_a_room_is_closed_by_rectangles_and_squares(stage, typed, rectangles):
    closing = closing_session(stage)
    closing.make(0, chosen(stage, closing, 0, *typed.split("/"), ""))

    rooms = GAME.text.drawing(closing.table.state)["plans"][0]["rooms"]
    assert named(rooms["living"]["squares"]) == named(rectangles)


def named(rectangles):
    """All squares of some rectangles."""
    return {name for text in rectangles for name in names_of(named_rectangle(text) or 0)}


def test_a_door_is_typed_as_square_and_side_and_stays_where_it_fits(stage):
    """A small room cuts off no free squares."""
    closing = closing_session(stage)

    assert chosen(stage, closing, 0, "e5:h8", "h8 e", "").endswith("door h8 e")
    assert chosen(stage, closing, 0, "e5:h8", "h7e", "+i8", "").endswith("door h7 e")
    assert not chosen(stage, closing, 0, "e5:h8", "h8 e", "+i8", "").endswith("door h8 e")
    assert "cut off from its door" not in shown(stage, closing, "e5:g8", "g8 e")


def test_the_proposal_for_a_hub_has_a_place_for_the_front_door(stage):
    """In the middle of the great hall nothing touches an outer wall."""
    hall = after(stage, "room living", "card 4", "tokens 1 0", scenario="the-old-cistern")

    hall.make(0, chosen(stage, hall, 0, "g7", ""))

    assert Plan(hall.table.view(0), 0).worth > 0


def test_a_proposed_front_door_brings_the_points_that_were_promised(stage):
    finishing = finishing_session(stage)
    promised = Plan(finishing.table.view(0), 0).worth

    finishing.make(0, chosen(stage, finishing, 0, "", ""))

    assert GAME.rules.points(finishing.table.state, 0) == promised
