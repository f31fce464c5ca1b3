"""Home Staging at the terminal: drawing, closing, finishing, and what people see of it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from casetta import games
from casetta.games.home_staging.layout import (
    CARDS,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DRAW,
    FINISH,
    IDEA,
    LETTER,
    PHASE,
    PIECES,
    TURN_OF,
)
from casetta.games.home_staging.library import NAMES
from casetta.games.home_staging.squares import name, read_rectangle
from casetta.games.home_staging.terminal.prospects import so_far, worth
from casetta.kernel.luck import table_luck
from casetta.kernel.state import LUCK, LUCK_SIZE, NOBODY
from casetta.terminal.menu import Menu
from casetta.terminal.play import bot_move, play_session, show_ranking
from casetta.terminal.seats import Seat
from casetta.terminal.turn import Turn, take_turn
from casetta.words import Words
from tests.terminal.home_staging import (
    GAME,
    Reader,
    chosen,
    drafted,
    drawing,
    phase_of,
    play_to_the_end,
    session_of,
    typed_lines,
)
from tests.terminal.stage import LANGUAGES, Stage, too_large

SOFA = ["room living", "card 1", "tokens 1 0"]
PLANTS = ["room living", "card 19", "tokens 2 0"]


# Every screen fits


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scenario", "seats"),
    [
        ("first-keys", "me"),
        ("signal-house", "me:Maximiliane-Katrin,me:安奈安奈安奈安奈"),
        ("terrace-number-nine", "me:Anna,me:Ben,me:Cleo,me:Dan,me:Eva,me:Filippo"),
    ],
)
def test_every_screen_fits(language, scenario, seats):
    """Whatever can be asked for, now and then in a whole game, and in every kind of step."""
    stage = Reader()
    session = session_of(stage, seats, scenario, language=language)
    for state, seat, lines, news in positions(scenario, seats):
        session.table.state, session.news = list(state), news
        look_at_everything(stage, session, seat, lines)

    assert [line for frame in stage.frames for line in too_large(frame)] == []


@cache
def positions(scenario, seats):
    """Positions of a game: the state, who moves and what might be typed, and what happened."""
    session, dice = session_of(Stage(), seats, scenario), Random(scenario)
    found, seen = [], set()
    while not session.table.is_over:
        seat = session.next_seat()
        lines = typed_lines(session, seat, dice)
        if session.table.version % 41 == 0 or phase_of(session) not in seen:
            seen.add(phase_of(session))
            found.append((session.table.state, seat, lines, session.news[-6:]))
        session.make(seat, drafted(session, seat, lines))
    return found


def look_at_everything(stage, session, seat, lines):
    """Whatever can be asked for in a turn, and a bad answer, with and without a draft."""
    goes_at_once = phase_of(session) in (CHOOSE_ROOM, CHOOSE_CARD)
    drafted = [] if goes_at_once else [*lines[:-1], "nonsense", "m", "u"]
    stage.type("nonsense", "99", "m", "l", "sheet", "?", "u", *drafted)
    with pytest.raises(EOFError):
        Turn(session, seat).run()


@pytest.mark.parametrize("is_live", [True, False])
def test_what_is_shown_at_the_end_is_no_wider_than_the_screen(is_live):
    stage = Stage(is_live=is_live)
    session = session_of(stage, "bot:random,bot:random,bot:random", "signal-house")

    assert play_session(session, None, quiet=False) == 0
    assert [line for line in stage.text.split("\n") if too_large(line)] == []
    assert stage.text.count(" a  b  c  d") == 3, "all plans are shown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_asks_somebody_who_plays_alone_for_a_scenario_only(language, monkeypatch):
    monkeypatch.setattr(games, "every", lambda: [GAME])
    stage = Stage(["", "1", "5"])
    menu = Menu(stage.screen, Words(language))
    menu.run()

    assert menu.seats() == [Seat()]
    assert menu.answers["scenario"] == "terrace-number-nine"
    assert [line for frame in stage.frames for line in too_large(frame)] == []


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game_by_typed_lines(language):
    rehearsal = session_of(Stage(), "me:Anna,bot:random", seed=3)
    dice, typed = Random(3), []
    while not rehearsal.table.is_over:
        seat = rehearsal.next_seat()
        if seat == 0:
            lines = typed_lines(rehearsal, seat, dice)
            typed += lines
            rehearsal.make(seat, drafted(rehearsal, seat, lines))
        else:
            rehearsal.make(seat, bot_move(rehearsal, seat))
    stage = Stage(typed, is_live=False)
    session = session_of(stage, "me:Anna,bot:random", seed=3, language=language)

    assert play_session(session, None, quiet=False) == 0
    assert session.table.events == rehearsal.table.events
    assert len(typed) < 60, "a whole game needs no more lines than this"


@pytest.mark.parametrize("scenario", NAMES)
def test_proposals_are_legal_and_points_so_far_are_those_of_the_sheet(scenario):
    """Two people, drawing anywhere, close and finish as proposed; nothing is ever refused."""
    dice = Random(scenario)
    session = session_of(Stage(), "me:Anna,me:Ben", scenario, seed=11)
    while not session.table.is_over:
        seat = session.next_seat()
        view = session.table.view(seat)
        assert so_far(view, seat).total == worth(view, seat)
        session.make(seat, drafted(session, seat, typed_lines(session, seat, dice)))

    for seat, (points, _) in enumerate(GAME.ranking(session.table.state)):
        assert worth(session.table.state, seat) == points


def test_somebody_who_plays_alone_hears_the_target_scores():
    stage = Stage(is_live=False)
    session = session_of(stage, "me")
    play_to_the_end(session, Random(2))

    show_ranking(session)

    assert "Target scores: 30 · 33 · 36." in stage.text


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


def with_sofa_b(stage):
    """First Keys with sofa card b turned over and its token on the sofa bed (squares of 2 x 3)."""
    for seed in range(20):
        session = drawing(stage, "first-keys", SOFA, seed=seed)
        card = next(card for card in range(session.table.state[CARDS]))
        if session.table.state[LETTER + card] == 1:
            return session
    raise AssertionError("no such deal")


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


# Closing


def closing_session(stage):
    """First Keys with one sofa in the corner at e5, ready to be closed."""
    session = with_sofa_b(stage)
    session.make(0, "01b1 r0 e5")
    while phase_of(session) != CLOSE:
        phase = phase_of(session)
        decline = "decline decline" if "19" in str(session.table.events[-2:]) else "decline"
        session.make(0, decline if phase == DRAW else session.table.legal(0)[0])
    return session


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

    rooms = GAME.drawing(session.table.state)["plans"][0]["rooms"]
    assert named(rooms["living"]["squares"]) == squares


def named(rectangles):
    """All squares of some rectangles."""
    return {name(square) for text in rectangles for square in read_rectangle(text) or []}


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

    assert worth(session.table.view(0), 0) > 0


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
    promised = worth(session.table.view(0), 0)

    session.make(0, chosen(stage, session, 0, "", ""))

    assert GAME.points(session.table.state, 0) == promised


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


# Several people


def test_people_look_away_while_one_of_them_draws_and_another_has_yet_to_draw():
    """In the second turn Ben is active, but Anna draws first: she gets the screen for herself."""
    stage, dice = Stage(), Random(1)
    session = session_of(stage, "me:Anna,me:Ben")
    doors = []
    while session.table.version < 12:
        seat, phase = session.next_seat(), phase_of(session)
        stage.type("", *typed_lines(session, seat, dice))
        shown = len(stage.frames)
        is_door = session.last_person not in (None, seat) and phase == DRAW and seat == 0
        if not is_door:
            stage.type(*typed_lines(session, seat, dice))
        session.make(seat, take_turn(session, seat))
        doors.append((is_door, "look away" in "".join(stage.frames[shown:])))

    assert all(expected == met for expected, met in doors)
    assert (True, True) in doors


def test_what_somebody_draws_is_told_and_shown_when_all_are_ready():
    stage = Stage()
    session = drawing(stage, "first-keys", SOFA, seats="me:Anna,me:Ben")
    place = next(text for text in session.table.legal(0) if text != "decline")

    assert session.make(0, place) == []
    stage.type("l", "")
    with pytest.raises(EOFError):
        Turn(session, 1).run()
    assert session.table.view(1)[PIECES] == 0
    assert not any("|A" in frame or " A  A" in frame for frame in stage.frames)

    told = session.make(1, "decline")

    assert "Anna: A " in told[0][0][0]
    assert "Ben: nothing" in told[0][0][0]


def test_a_preview_reveals_nothing_that_is_hidden():
    """Tables that differ in luck, face-down cards and the others' drawings show the same."""
    shown = set()
    for world in range(2):
        stage = Reader()
        session = drawing(stage, "first-keys", SOFA, seats="me:Anna,bot:random")
        state = session.table.state
        state[LUCK : LUCK + LUCK_SIZE] = table_luck(bytes([world]) * 32)
        for card in range(state[CARDS]):
            state[LETTER + card] ^= world if state[TURN_OF + card] == 0 else 0
        legal = session.table.legal(1)
        session.table.play(1, legal[len(legal) // 2 + world])
        place = session.table.legal(0)[5]
        stage.type(place, "m", "u", place, "sheet", "l", "?")
        with pytest.raises(EOFError):
            Turn(session, 0).run()
        shown.add(stage.text)

    assert len(shown) == 1


def test_a_preview_stays_in_the_step_though_everybody_else_is_ready():
    stage = Stage()
    session = drawing(stage, "first-keys", SOFA, seats="me:Anna,bot:random")
    session.table.play(1, "decline")
    place = session.table.legal(0)[5]

    after = GAME.face.foresee(session.table.view(0), 0, GAME.read(place))

    assert after[PHASE] == DRAW
    assert after[PIECES] == 1


def test_look_shows_the_plan_of_a_seat_by_number_or_name():
    stage = Stage()
    session = session_of(stage, "me:Anna,me:Ben,me:Bea")
    stage.type("l 3", "", "l ben", "", "l Zoe")
    with pytest.raises(EOFError):
        Turn(session, 0).run()

    assert stage.frames[1].strip().startswith("Bea")
    assert stage.frames[3].strip().startswith("Ben")
    assert "Please answer one of: 1, 2, 3, Anna, Ben, Bea." in " ".join(stage.last.split())


# The plan on the screen


def test_small_letters_are_pieces_that_are_not_kept_yet():
    stage = Stage()
    session = with_sofa_b(stage)
    text = chosen(stage, session, 0, "e5", "")
    preview = stage.last
    session.make(0, text)
    board = GAME.face.board(session.scene(0))[0].rows
    kept = ["".join(sign for sign, _ in row) for row in board]

    assert any(" 5|a  a" in line for line in preview.split("\n"))
    assert any(" 5|A  A" in line for line in kept)


def test_walls_door_and_window_are_drawn():
    stage = Stage()
    session = closing_session(stage)
    with pytest.raises(EOFError):
        chosen(stage, session, 0, "e5:h8", "h8 e", "w e6 w")

    lines = stage.last.split("\n")
    row = {line[:2].strip(): line for line in lines}
    assert row["6"].startswith(" 6=")
    assert row["7"].startswith(" 7|·  o  ·  · |·"), "a wall on the east side of h7"
    assert row["8"].startswith(" 8|___________ :"), "the door of h8, and its square stays free"


def test_circulation_that_nobody_gets_to_is_marked():
    """The sofa fills the corner; a room of its squares alone has a door that is blocked."""
    stage = Stage()
    session = closing_session(stage)
    with pytest.raises(EOFError):
        chosen(stage, session, 0, "close")
    fine = stage.last
    doors = [text for text in session.table.legal(0) if text.startswith("door")]
    blocked = [text for text in doors if preview_of(stage, session, text).count("!")]

    assert "Nobody gets to" not in fine
    assert all("Nobody gets to A" in preview_of(stage, session, text) for text in blocked)
    assert blocked


def preview_of(stage, session, text):
    """The picture after a door is typed."""
    with pytest.raises(EOFError):
        chosen(stage, session, 0, "close", text)
    return stage.last


def test_nothing_of_the_plan_is_seen_by_who_only_looks():
    """A spectator sees a plan as it was before the step."""
    stage = Stage()
    session = drawing(stage, "first-keys", SOFA, seats="me:Anna,me:Ben")
    session.make(0, next(text for text in session.table.legal(0) if text != "decline"))

    scene = session.scene(NOBODY)

    assert scene.view[PIECES] == 0
    assert GAME.face.notes(scene) == []


def test_the_active_player_is_asked_for_a_card_of_the_open_room():
    stage = Stage()
    session = session_of(stage, "me")
    session.make(0, "room living")
    with pytest.raises(EOFError):
        Turn(session, 0).run()

    assert phase_of(session) == CHOOSE_CARD
    assert "Living room: which card is turned over?" in stage.last
    assert "Small plants ×2" in stage.last
