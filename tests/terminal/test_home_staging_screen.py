"""What several people see of Home Staging at one terminal."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from casetta.games.home_staging.rules.layout import CARDS, DRAW, LETTER, PHASE, PIECES, TURN_OF
from casetta.kernel.luck import table_luck
from casetta.kernel.state import LUCK, LUCK_SIZE, NOBODY
from casetta.terminal.session import take_turn
from tests.terminal.home_staging import (
    GAME,
    SOFA,
    Reader,
    after,
    chosen,
    closing_session,
    phase_of,
    session_of,
    typed_lines,
    with_sofa_b,
)
from tests.terminal.stage import Stage


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
    """Others and those who only look see a plan as it was before the step."""
    stage = Stage()
    session = after(stage, *SOFA, seats="me:Anna,me:Ben")
    place = next(text for text in session.table.legal(0) if text != "decline")

    assert session.make(0, place) == []
    stage.look(session, 1, "l", "")
    assert session.table.view(1)[PIECES] == 0
    assert not any("|A" in frame or " A  A" in frame for frame in stage.frames)
    spectator = session.scene(NOBODY)
    assert spectator.view[PIECES] == 0
    assert GAME.terminal.notes(spectator) == []

    told = session.make(1, "decline")

    assert "Anna: A " in told[0][0][0]
    assert "Ben: nothing" in told[0][0][0]


def test_a_preview_reveals_nothing_that_is_hidden():
    """Tables that differ in luck, face-down cards and the others' drawings show the same."""
    shown = set()
    for world in range(2):
        stage = Reader()
        session = after(stage, *SOFA, seats="me:Anna,bot:random")
        state = session.table.state
        state[LUCK : LUCK + LUCK_SIZE] = table_luck(bytes([world]) * 32)
        for card in range(state[CARDS]):
            state[LETTER + card] ^= world if state[TURN_OF + card] == 0 else 0
        legal = [text for text in session.table.legal(1) if " m " not in text and "!" not in text]
        session.table.play(1, legal[len(legal) // 2 + world])
        place = session.table.legal(0)[5]
        stage.look(session, 0, place, "m", "u", place, "sheet", "l", "?")
        shown.add(stage.text)

    assert len(shown) == 1


def test_a_preview_stays_in_the_step_though_everybody_else_is_ready():
    session = after(Stage(), *SOFA, seats="me:Anna,bot:random")
    session.table.play(1, "decline")
    place = session.table.legal(0)[5]

    preview = GAME.terminal.foresee(session.table.view(0), 0, GAME.text.read(place))

    assert (preview[PHASE], preview[PIECES]) == (DRAW, 1)


def test_look_shows_the_plan_of_a_seat_by_number_or_name():
    stage = Stage()
    session = after(stage, seats="me:Anna,me:Ben,me:Bea")
    stage.look(session, 0, "l 3", "", "l ben", "", "l Zoe")

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
    board = GAME.terminal.board(session.scene(0))[0].rows
    kept = ["".join(sign for sign, _ in row) for row in board]

    assert any(" 5|a  a" in line for line in preview.split("\n"))
    assert any(" 5|A  A" in line for line in kept)


def test_walls_door_and_window_are_drawn():
    stage = Stage()
    session = closing_session(stage)
    stage.look(session, 0, "e5:h8", "h8 e", "w e6 w")

    lines = stage.last.split("\n")
    row = {line[:2].strip(): line for line in lines}
    assert row["6"].startswith(" 6=")
    assert row["7"].startswith(" 7|·  o  ·  · |·"), "a wall on the east side of h7"
    assert row["8"].startswith(" 8|___________ :"), "the door of h8, and its square stays free"


def test_circulation_that_nobody_gets_to_is_marked():
    """The sofa fills the corner; a room of its squares alone has a door that is blocked."""
    stage = Stage()
    session = closing_session(stage)
    fine = stage.look(session, 0, "close")
    doors = [text for text in session.table.legal(0) if text.startswith("door")]
    blocked = [text for text in doors if stage.look(session, 0, "close", text).count("!")]

    assert "Nobody can reach" not in fine
    assert all("Nobody can reach A" in stage.look(session, 0, "close", text) for text in blocked)
    assert blocked


def test_the_active_player_is_asked_for_a_card_of_the_open_room():
    stage = Stage()
    stage.look(after(stage, "room living"), 0)

    assert "Living room: which card do you turn over?" in stage.last
    assert "Small plants ×2" in stage.last


def test_a_bulb_that_somebody_crossed_out_is_seen_by_all_at_once():
    """Ruling H-36: beside the name, before the step has ended, and nothing of what it was for."""
    session = after(Stage(), *SOFA, seats="me:Anna,me:Ben")
    before = [shown(session, seat) for seat in (0, NOBODY)]
    idea = next(text for text in session.table.legal(1) if " ! " in text or " m " in text)

    assert session.make(1, idea) == []

    for seat, frame in zip((0, NOBODY), before, strict=True):
        assert shown(session, seat).replace("Ben (idea used)", "Ben            ") == frame
        assert "Ben (idea used)" in shown(session, seat)
        assert "Anna (idea used)" not in shown(session, seat)


def shown(session, seat):
    """The board as somebody sees it."""
    blocks = GAME.terminal.board(session.scene(seat))
    return "\n".join("".join(text for text, _ in row) for block in blocks for row in block.rows)


def test_nothing_for_the_hub_is_warned_of_before_and_after_it_happens():
    """Ruling H-37: while pieces of the hub are drawn, and once it is too late."""
    session = after(Stage(), "room living", "card 3", "tokens 1 0", scenario="the-old-cistern")
    threat, lost = (session.scene(0).say(f"live-hub-{key}") for key in ("threatens", "lost"))

    assert threat in noted(session)
    for card in ("card 4", "card 5", "card 7", "card 19", "card 33"):
        while "decline" in session.table.legal(0):
            session.make(0, "decline")
        session.make(0, card)
        session.make(0, session.table.legal(0)[0])
        assert threat in noted(session)
        assert lost not in noted(session)
    place = next(text for text in session.table.legal(0) if text != "decline")
    scene = session.scene(0)
    drafted = GAME.terminal.foresee(scene.view, 0, GAME.text.read(place))
    assert threat not in told_of(replace(scene, view=drafted, before=scene.view))
    assert threat in told_of(replace(scene, before=scene.view))
    session.make(0, "decline")
    assert lost in noted(session)


def noted(session):
    return [text for row in GAME.terminal.notes(session.scene(0)) for text, _ in row]


def told_of(scene):
    """What is told of a draft."""
    return [text for row in GAME.terminal.gains(scene) for text, _ in row]
