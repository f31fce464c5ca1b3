"""Drawing pieces of Home Staging at the terminal, and choosing rooms, cards and tokens."""

from __future__ import annotations

import pytest

from casetta.games.home_staging.rules.layout import IDEA
from casetta.terminal.turn import Turn
from tests.terminal.home_staging import (
    chosen,
    drawing,
    session_of,
)
from tests.terminal.stage import Stage
from tests.terminal.staged import with_sofa_b

PLANTS = ["room living", "card 19", "tokens 2 0"]


# Drawing


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        (["e5"], "01b1 r0 e5"),
        (["E5"], "01b1 r0 e5"),
        (["r0 e5"], "01b1 r0 e5"),
        (["1 e5"], "01b1 r0 e5"),
        (["01b1 r0 e5"], "01b1 r0 e5"),
        (["r1 j5"], "01b1 r1 j5"),
        (["j5 r1"], "01b1 r1 j5"),
        (["e5", "f5"], "01b1 r0 f5"),
        (["e5", ">"], "01b1 r0 f5"),
        (["e5", ">> v"], "01b1 r0 g6"),
        (["e7", "r"], "01b1 r1 e7"),
        (["e7", "r r"], "01b1 r2 e7"),
        (["e5", "u", "f6"], "01b1 r0 f6"),
        (["no"], "decline"),
        (["skip"], "decline"),
        (["e5", "done"], "01b1 r0 e5"),
        (["done"], "decline"),
        (["! e5"], "01b2 r0 ! e5"),
        (["window e5 w", "e5"], "window e5 w 01b1 r0 e5"),
        (["e5", "front l12s"], "front l12 s 01b1 r0 e5"),
        (["e5", "f l12 s", "f l11 e"], "front l11 e 01b1 r0 e5"),
        (["e5", "w e5 w", "w e5 w"], "01b1 r0 e5"),
    ],
)
def test_a_drawing_may_be_typed_in_many_ways(typed, text):
    stage = Stage()
    session = with_sofa_b(stage)

    assert chosen(stage, session, 0, *typed, "") == text


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("c4", "c4 d4 e4: A square of the piece lies outside the building."),
        ("hello", "m shows what can"),
        ("q5", "m shows what can"),
        ("1", "Where? Type a square, such as c4."),
        ("r", "Where? Type a square, such as c4."),
        ("2 e5", "Option 2 has no token; your Bright Idea makes it possible"),
        ("05a1 e5", "05a1 is not on this card."),
        ("! mirror e5", "The Bright Idea mirrors a piece or draws the other option, not both."),
        ("front e5", "A square and a side are needed"),
        ("window f6 n", "f6: This is no outer wall."),
        ("front f6 n", "f6: This is no outer wall."),
        ("u", "There is nothing to take back."),
    ],
)
def test_what_cannot_be_drawn_is_told_and_loses_nothing(typed, reason):
    stage = Stage()
    session = with_sofa_b(stage)
    before = list(session.table.state)

    assert chosen(stage, session, 0, typed, "e7", "") == "01b1 r0 e7"
    assert reason in " ".join(stage.frames[-2].split()) + " ".join(stage.frames[-3].split())
    assert session.table.state == before


def test_a_refusal_names_the_squares_at_fault():
    stage = Stage()
    session = with_sofa_b(stage)
    session.make(0, "01b1 r0 e5")
    for text in ("card 19", "tokens 2 0"):
        session.make(0, text)

    with pytest.raises(EOFError):
        chosen(stage, session, 0, "f5")

    assert "f5" in stage.last
    assert "Another piece stands there." in stage.last


def test_of_two_tokens_both_have_to_be_decided():
    stage = Stage()
    session = drawing(stage, "first-keys", PLANTS)

    text = chosen(stage, session, 0, "e5", "", "l12", "")

    assert "One piece is still to be drawn" in stage.frames[2]
    assert [words for words in text.split() if words in ("e5", "l12")] == ["e5", "l12"]


def test_one_line_may_draw_two_pieces_and_done_declines_the_rest():
    stage = Stage()
    session = drawing(stage, "first-keys", PLANTS)

    assert chosen(stage, session, 0, "e5 no", "").endswith("e5 decline")
    assert chosen(stage, session, 0, "e5 done", "").endswith("e5 decline")
    assert chosen(stage, session, 0, "no", "l12", "").startswith("decline 19")


def test_the_last_of_two_pieces_is_moved_and_undo_goes_step_by_step():
    stage = Stage()
    session = drawing(stage, "first-keys", PLANTS)

    text = chosen(stage, session, 0, "e5", "k11", "<", "u", "u", "i9", "^", "")

    assert [word for word in text.split() if word[0] in "eijk"] == ["e5", "i8"]


def test_tokens_on_both_options_are_drawn_first_option_first():
    stage = Stage()
    session = drawing(stage, "first-keys", [*PLANTS[:2], "tokens 1 1"])

    text = chosen(stage, session, 0, "2 e5", "1 e5", "2 h8", "1 f6", "")

    assert "First the pieces of option 1" in stage.frames[1]
    assert [words for words in text.split() if words in ("f6", "h8")] == ["f6", "h8"]


def test_a_bright_idea_can_be_used_once():
    stage = Stage()
    session = with_sofa_b(stage)
    session.make(0, chosen(stage, session, 0, "! e5", ""))
    for text in ("card 5", "tokens 1 0"):
        session.make(0, text)

    with pytest.raises(EOFError):
        chosen(stage, session, 0, "! e9")

    assert session.table.state[IDEA] == 1
    assert "Your Bright Idea is used up." in stage.last


def test_turns_that_look_alike_are_one_move():
    """Ruling H-24: a drawing that looks the same after half a turn is told without it."""
    stage = Stage()
    session = drawing(stage, "first-keys", PLANTS)

    texts = {chosen(stage, session, 0, f"{turn} h8 no", "") for turn in ("r0", "r1", "r2", "r3")}

    assert all(text in {m + " decline" for m in session.table.legal(0)} for text in texts)


def test_m_shows_where_the_piece_fits():
    stage = Stage()
    session = with_sofa_b(stage)
    stage.type("m", "")
    with pytest.raises(EOFError):
        Turn(session, 0).run()

    page = stage.frames[1]
    assert "1  Sofa bed" in page
    assert all(f"r{turn}  " in page for turn in range(4))


# Rooms, cards and tokens


@pytest.mark.parametrize(
    ("events", "typed", "text"),
    [
        ([], "1", "room living"),
        ([], "kitchen", "room kitchen"),
        ([], "room bath", "room bath"),
        (["room living"], "5", "card 5"),
        (["room living"], "card 19", "card 19"),
    ],
)
def test_rooms_and_cards_are_named_by_number_and_go_at_once(events, typed, text):
    stage = Stage()
    session = session_of(stage, "me")
    for event in events:
        session.make(0, event)

    assert chosen(stage, session, 0, typed) == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("1", "tokens 2 0"),
        ("2", "tokens 0 2"),
        ("1 1", "tokens 1 1"),
        ("0 2", "tokens 0 2"),
        ("1+1", "tokens 1 1"),
        ("tokens 2 0", "tokens 2 0"),
    ],
)
def test_tokens_are_shared_out(typed, text):
    stage = Stage()
    session = session_of(stage, "me")
    for event in PLANTS[:2]:
        session.make(0, event)

    assert chosen(stage, session, 0, typed, "") == text


@pytest.mark.parametrize(
    ("events", "typed", "reason"),
    [
        ([], "9", "Which room? Type one of 1, 2, 3."),
        (["room living"], "9", "Which card? Type one of 1, 5, 19."),
        (PLANTS[:2], "3", "two numbers that make 2"),
        (PLANTS[:2], "1 2", "The tokens on both options must make 2."),
    ],
)
def test_what_cannot_be_chosen_is_told(events, typed, reason):
    stage = Stage()
    session = session_of(stage, "me")
    for event in events:
        session.make(0, event)

    with pytest.raises(EOFError):
        chosen(stage, session, 0, typed)

    assert reason in " ".join(stage.last.split())


def test_the_first_room_of_observatory_hill_is_the_observatory():
    stage = Stage()

    with pytest.raises(EOFError):
        chosen(stage, session_of(stage, "me", "observatory-hill"), 0, "1")

    assert "This room cannot be opened now." in stage.last
