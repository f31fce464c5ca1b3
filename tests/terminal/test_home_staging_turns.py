"""Turns of Home Staging as people type them: choosing, drawing, closing, finishing."""

from __future__ import annotations

import pytest

from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.squares import named_rectangle, names_of
from casetta.games.home_staging.rules.layout import DRAW, FINISH, IDEA
from casetta.terminal.turn import Turn
from tests.terminal.home_staging import (
    GAME,
    chosen,
    closing_session,
    drawing,
    phase_of,
    session_of,
    with_sofa_b,
)
from tests.terminal.stage import Stage

PLANTS = ["room living", "card 19", "tokens 2 0"]


@pytest.fixture
def stage():
    return Stage()


@pytest.fixture
def sofa(stage):
    return with_sofa_b(stage)


@pytest.fixture
def plants(stage):
    """First Keys with a card of two tokens turned over, both on the first option."""
    return drawing(stage, "first-keys", PLANTS)


@pytest.fixture
def closing(stage):
    return closing_session(stage)


@pytest.fixture
def finishing(stage, closing):
    """First Keys with the sofa in a room of its own, everything else left out."""
    closing.make(0, chosen(stage, closing, 0, "e5:h8", "h8 e", ""))
    while phase_of(closing) != FINISH:
        closing.make(0, "decline" if phase_of(closing) == DRAW else closing.table.legal(0)[0])
    return closing


def shown(stage, session, *typed):
    """The screen after some lines that make no move, as one line."""
    with pytest.raises(EOFError):
        chosen(stage, session, 0, *typed)
    return " ".join(stage.last.split())


# Rooms, cards and tokens


@pytest.mark.parametrize(
    ("events", "typed", "text"),
    [
        ([], ["1"], "room living"),
        ([], ["kitchen"], "room kitchen"),
        ([], ["room bath"], "room bath"),
        (["room living"], ["5"], "card 5"),
        (["room living"], ["card 19"], "card 19"),
        (PLANTS[:2], ["1", ""], "tokens 2 0"),
        (PLANTS[:2], ["2", ""], "tokens 0 2"),
        (PLANTS[:2], ["1 1", ""], "tokens 1 1"),
        (PLANTS[:2], ["0 2", ""], "tokens 0 2"),
        (PLANTS[:2], ["1+1", ""], "tokens 1 1"),
        (PLANTS[:2], ["tokens 2 0", ""], "tokens 2 0"),
    ],
)
def test_rooms_and_cards_go_at_once_and_tokens_are_shared_out(stage, events, typed, text):
    session = session_of(stage, "me")
    for event in events:
        session.make(0, event)

    assert chosen(stage, session, 0, *typed) == text


@pytest.mark.parametrize(
    ("scenario", "events", "typed", "reason"),
    [
        ("first-keys", [], "9", "Which room? Type one of 1, 2, 3."),
        ("first-keys", ["room living"], "9", "Which card? Type one of 1, 5, 19."),
        ("first-keys", PLANTS[:2], "3", "two numbers that make 2"),
        ("first-keys", PLANTS[:2], "1 2", "The tokens on both options must make 2."),
        ("observatory-hill", [], "1", "This room cannot be opened now."),
    ],
)
def test_what_cannot_be_chosen_is_told(stage, scenario, events, typed, reason):
    session = session_of(stage, "me", scenario)
    for event in events:
        session.make(0, event)

    assert reason in shown(stage, session, typed)


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
def test_a_drawing_may_be_typed_in_many_ways(stage, sofa, typed, text):
    assert chosen(stage, sofa, 0, *typed, "") == text


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
def test_what_cannot_be_drawn_is_told_and_loses_nothing(stage, sofa, typed, reason):
    before = list(sofa.table.state)

    assert chosen(stage, sofa, 0, typed, "e7", "") == "01b1 r0 e7"
    assert reason in " ".join(stage.frames[-2].split()) + " ".join(stage.frames[-3].split())
    assert sofa.table.state == before


def test_a_refusal_names_the_squares_at_fault(stage, sofa):
    for text in ("01b1 r0 e5", "card 19", "tokens 2 0"):
        sofa.make(0, text)
    told = shown(stage, sofa, "f5")

    assert "f5" in told
    assert "Another piece stands there." in told


def test_of_two_tokens_both_have_to_be_decided(stage, plants):
    text = chosen(stage, plants, 0, "e5", "", "l12", "")

    assert "One piece is still to be drawn" in stage.frames[2]
    assert [words for words in text.split() if words in ("e5", "l12")] == ["e5", "l12"]


def test_one_line_may_draw_two_pieces_and_done_declines_the_rest(stage, plants):
    assert chosen(stage, plants, 0, "e5 no", "").endswith("e5 decline")
    assert chosen(stage, plants, 0, "e5 done", "").endswith("e5 decline")
    assert chosen(stage, plants, 0, "no", "l12", "").startswith("decline 19")


def test_the_last_of_two_pieces_is_moved_and_undo_goes_step_by_step(stage, plants):
    text = chosen(stage, plants, 0, "e5", "k11", "<", "u", "u", "i9", "^", "")

    assert [word for word in text.split() if word[0] in "eijk"] == ["e5", "i8"]


def test_tokens_on_both_options_are_drawn_first_option_first(stage):
    session = drawing(stage, "first-keys", [*PLANTS[:2], "tokens 1 1"])

    text = chosen(stage, session, 0, "2 e5", "1 e5", "2 h8", "1 f6", "")

    assert "First the pieces of option 1" in stage.frames[1]
    assert [words for words in text.split() if words in ("f6", "h8")] == ["f6", "h8"]


def test_a_bright_idea_can_be_used_once(stage, sofa):
    for text in (chosen(stage, sofa, 0, "! e5", ""), "card 5", "tokens 1 0"):
        sofa.make(0, text)

    assert "Your Bright Idea is used up." in shown(stage, sofa, "! e9")
    assert sofa.table.state[IDEA] == 1


def test_turns_that_look_alike_are_one_move(stage, plants):
    """Ruling H-24: a drawing that looks the same after half a turn is told without it."""
    texts = {chosen(stage, plants, 0, f"{turn} h8 no", "") for turn in ("r0", "r1", "r2", "r3")}

    assert all(text in {m + " decline" for m in plants.table.legal(0)} for text in texts)


def test_m_shows_where_the_piece_fits(stage, sofa):
    stage.type("m", "")
    with pytest.raises(EOFError):
        Turn(sofa, 0).run()

    page = stage.frames[1]
    assert "1  Sofa bed" in page
    assert all(f"r{turn}  " in page for turn in range(4))


# Closing


@pytest.mark.parametrize(
    ("typed", "rectangles"),
    [
        (["e5:h8"], ["e5:h8"]),
        (["c3:h8"], ["e5:h8"]),
        (["e5:h8", "+i5"], ["e5:h8", "i5"]),
        (["e5:h8", "-h8"], ["e5:h7", "e8:g8"]),
        (["e5:h8", "e5:h9"], ["e5:h9"]),
    ],
)
def test_a_room_is_closed_by_rectangles_and_squares(stage, closing, typed, rectangles):
    closing.make(0, chosen(stage, closing, 0, *typed, ""))

    rooms = GAME.text.drawing(closing.table.state)["plans"][0]["rooms"]
    assert named(rooms["living"]["squares"]) == named(rectangles)


def named(rectangles):
    """All squares of some rectangles."""
    return {name for text in rectangles for name in names_of(named_rectangle(text) or 0)}


def test_a_door_is_typed_as_square_and_side_and_stays_where_it_fits(stage, closing):
    assert chosen(stage, closing, 0, "e5:h8", "h8 e", "").endswith("door h8 e")
    assert chosen(stage, closing, 0, "e5:h8", "h7e", "+i8", "").endswith("door h7 e")
    assert not chosen(stage, closing, 0, "e5:h8", "h8 e", "+i8", "").endswith("door h8 e")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["", "-e5"], "e5: Every square of the room’s pieces must be inside."),
        (["", "+l12"], "The room must be one connected area."),
        (["", "+a1"], "a1: These squares belong to a closed room or must stay free."),
        (["", "e5 n"], "e5: A room’s door cannot lead outside."),
        (["", "l12 w"], "The door must be in a wall of the room."),
        (["", "rubbish"], "m shows what can"),
        (["e5:h8"], "Living room: 16 squares, a square."),
        (["f5:f12 g5", "f12 w"], "free squares are cut off from its door."),
    ],
)
def test_what_a_closing_would_be_is_told(stage, closing, typed, told):
    assert told in shown(stage, closing, *typed)


def test_no_free_squares_are_cut_off_by_a_small_room(stage, closing):
    assert "cut off from its door" not in shown(stage, closing, "e5:g8", "g8 e")


def test_the_proposal_for_a_hub_has_a_place_for_the_front_door(stage):
    """In the middle of the great hall nothing touches an outer wall."""
    session = drawing(stage, "the-old-cistern", ["room living", "card 4", "tokens 1 0"])

    session.make(0, chosen(stage, session, 0, "g7", ""))

    assert Plan(session.table.view(0), 0).worth > 0


# Finishing


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
def test_front_door_and_windows_are_typed_in_any_order(stage, finishing, typed, text):
    assert chosen(stage, finishing, 0, *typed, "") == text
    finishing.make(0, text)
    assert finishing.table.is_over


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("front e5 n", "e5: The front door must open into the corridor"),
        ("w f6 n", "f6: This is no outer wall."),
        ("what", "A square and a side are needed"),
        ("done", "Without a front door nobody gets in"),
    ],
)
def test_what_cannot_be_opened_is_told(stage, finishing, typed, reason):
    assert reason in shown(stage, finishing, typed)


def test_a_proposed_front_door_brings_the_points_that_were_promised(stage, finishing):
    promised = Plan(finishing.table.view(0), 0).worth

    finishing.make(0, chosen(stage, finishing, 0, "", ""))

    assert GAME.rules.points(finishing.table.state, 0) == promised
