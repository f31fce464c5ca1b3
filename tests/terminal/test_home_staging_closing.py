"""Closing rooms and finishing a plan of Home Staging at the terminal."""

from __future__ import annotations

import pytest

from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.squares import named_rectangle, names_of
from casetta.games.home_staging.rules.layout import DRAW, FINISH
from tests.terminal.home_staging import (
    GAME,
    chosen,
    drawing,
    phase_of,
)
from tests.terminal.stage import Stage
from tests.terminal.staged import closing_session


@pytest.mark.parametrize(
    ("typed", "squares"),
    [
        (["e5:h8"], {f"{c}{r}" for c in "efgh" for r in range(5, 9)}),
        (["c3:h8"], {f"{c}{r}" for c in "efgh" for r in range(5, 9)}),
        (["e5:h8", "+i5"], {"i5", *(f"{c}{r}" for c in "efgh" for r in range(5, 9))}),
        (["e5:h8", "-h8"], {f"{c}{r}" for c in "efgh" for r in range(5, 9)} - {"h8"}),
        (["e5:h8", "e5:h9"], {f"{c}{r}" for c in "efgh" for r in range(5, 10)}),
    ],
)
def test_a_room_is_closed_by_rectangles_and_squares(typed, squares):
    stage = Stage()
    session = closing_session(stage)

    session.make(0, chosen(stage, session, 0, *typed, ""))

    rooms = GAME.text.drawing(session.table.state)["plans"][0]["rooms"]
    assert named(rooms["living"]["squares"]) == squares


def named(rectangles):
    """All squares of some rectangles."""
    return {name for text in rectangles for name in names_of(named_rectangle(text) or 0)}


def test_a_door_is_typed_as_square_and_side_and_stays_where_it_fits():
    stage = Stage()
    session = closing_session(stage)

    assert chosen(stage, session, 0, "e5:h8", "h8 e", "").endswith("door h8 e")
    assert chosen(stage, session, 0, "e5:h8", "h7e", "+i8", "").endswith("door h7 e")
    assert not chosen(stage, session, 0, "e5:h8", "h8 e", "+i8", "").endswith("door h8 e")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("-e5", "e5: Every square of the room’s pieces must be inside."),
        ("+l12", "The room must be one connected area."),
        ("+a1", "a1: These squares belong to a closed room or must stay free."),
        ("e5 n", "e5: A room’s door cannot lead outside."),
        ("l12 w", "The door must be in a wall of the room."),
        ("rubbish", "m shows what can"),
    ],
)
def test_what_cannot_be_closed_is_told_with_its_squares(typed, reason):
    stage = Stage()
    session = closing_session(stage)

    with pytest.raises(EOFError):
        chosen(stage, session, 0, "", typed)

    assert reason in " ".join(stage.last.split())


def test_a_preview_of_a_closing_tells_the_size_and_shape_of_the_room():
    stage = Stage()
    session = closing_session(stage)

    with pytest.raises(EOFError):
        chosen(stage, session, 0, "e5:h8")

    assert "Living room: 16 squares, a square." in stage.last


def test_the_proposal_for_a_hub_has_a_place_for_the_front_door():
    """In the middle of the great hall nothing touches an outer wall."""
    stage = Stage()
    session = drawing(stage, "the-old-cistern", ["room living", "card 4", "tokens 1 0"])

    session.make(0, chosen(stage, session, 0, "g7", ""))

    assert Plan(session.table.view(0), 0).worth > 0


def test_free_squares_that_a_closing_cuts_off_are_told():
    """A wall from north to south with its door in the west leaves the east without a way."""
    stage = Stage()
    session = closing_session(stage)

    with pytest.raises(EOFError):
        chosen(stage, session, 0, "f5:f12 g5", "f12 w")
    split = " ".join(stage.last.split())
    with pytest.raises(EOFError):
        chosen(stage, session, 0, "e5:g8", "g8 e")

    assert "free squares are cut off from its door." in split
    assert "cut off from its door" not in stage.last


# Finishing


def finishing_session(stage):
    """First Keys with the sofa in a room of its own, everything else left out."""
    session = closing_session(stage)
    session.make(0, chosen(stage, session, 0, "e5:h8", "h8 e", ""))
    while phase_of(session) != FINISH:
        phase = phase_of(session)
        session.make(0, "decline" if phase == DRAW else session.table.legal(0)[0])
    return session


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        (["l12 s"], "front l12 s ready"),
        (["front l12 s", "w e5 n", "f5 n"], "front l12 s window e5 n window f5 n ready"),
        (["front l12 s", "w e5 n", "w e5 n"], "front l12 s ready"),
        (["front l12 s", "front l11 e"], "front l11 e ready"),
        (["done"], "ready"),
        (["window e5 n done"], "window e5 n ready"),
    ],
)
def test_front_door_and_windows_are_typed_in_any_order(typed, text):
    stage = Stage()
    session = finishing_session(stage)

    assert chosen(stage, session, 0, *typed, "") == text
    session.make(0, text)
    assert session.table.is_over


def test_a_plan_without_front_door_is_warned_of():
    stage = Stage()
    session = finishing_session(stage)

    assert chosen(stage, session, 0, "done", "") == "ready"
    assert "Without a front door nobody gets in" in stage.frames[-1]


def test_a_proposed_front_door_brings_the_points_that_were_promised():
    stage = Stage()
    session = finishing_session(stage)
    promised = Plan(session.table.view(0), 0).worth

    session.make(0, chosen(stage, session, 0, "", ""))

    assert GAME.rules.points(session.table.state, 0) == promised


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("front e5 n", "e5: The front door must open into the corridor"),
        ("w f6 n", "f6: This is no outer wall."),
        ("what", "A square and a side are needed"),
    ],
)
def test_what_cannot_be_opened_is_told(typed, reason):
    stage = Stage()
    session = finishing_session(stage)

    with pytest.raises(EOFError):
        chosen(stage, session, 0, typed)

    assert reason in " ".join(stage.last.split())
