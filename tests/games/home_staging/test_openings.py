"""Front door and windows at any time: beside the decisions, and never listed among them."""

from random import Random

import pytest

from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.plan.drawing import drawing, setup
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.reasons import why_no_window
from casetta.games.home_staging.rules.decisions import (
    FRONT_MOVE,
    READY,
    WINDOW_MOVE,
    count,
    may_also,
    nth,
    waiting,
)
from casetta.games.home_staging.rules.layout import FRONT_DOOR, NONE, PHASE, PIECES
from casetta.games.home_staging.rules.setup import play
from casetta.games.home_staging.rules.sight import guess, hide
from casetta.games.home_staging.text.notation import read
from casetta.kernel.state import NOBODY
from tests.games.home_staging.played import dealt, legal, position


def test_the_front_door_is_drawn_moved_and_taken_away_while_drawing():
    """Ruling H-15: its square stays free; told again, it is taken away."""
    state = position("first-keys", "room living", "card 19", "tokens 2 0")
    (move,) = read("front e5 w")

    assert may_also(state, 0, move)
    assert "front e5 w" not in legal(state)
    play(state, 0, move)
    assert not any(text.endswith(" r0 e5") for text in legal(state))
    play(state, 0, read("front l5 e")[0])
    assert any(text.endswith(" r0 e5") for text in legal(state))
    play(state, 0, read("front l5 e")[0])
    assert state[FRONT_DOOR] == NONE


def test_changes_told_with_a_drawing_are_made_first():
    """The last drawing of a turn ends it."""
    moves = read("19a1 r0 c4 decline window a1 n front b1 n")

    assert [FRONT_MOVE <= move < READY for move in moves] == [True, True, False, False]
    assert moves[0] < WINDOW_MOVE <= moves[1]


def test_nothing_is_changed_before_the_drawing_begins():
    state = position("first-keys", "room living")

    assert not may_also(state, 0, read("window e5 n")[0])


def test_others_see_windows_when_the_step_is_over():
    state = position("first-keys", "room living", "card 1", "tokens 1 0", seats=2)
    play(state, 1, read("window e5 n")[0])
    seen = list(state)
    hide(seen, 0)

    assert Plan(state, 1).windows
    assert not Plan(seen, 1).windows
    play(state, 0, read("decline")[0])
    play(state, 1, read("decline")[0])
    seen = list(state)
    hide(seen, 0)
    assert len(Plan(seen, 1).windows) == 1


def test_why_there_may_be_no_window():
    """No outer wall, the front door, a blind side, too many."""
    state = position("terrace-number-nine", "room living", "card 1", "tokens 1 0")
    hill = position("observatory-hill", "room studio", "card {}", "tokens {}")
    walls = [edge for edge in range(1024) if why_no_window(hill, 0, edge) is None]
    for edge in walls[:4]:
        play(hill, 0, WINDOW_MOVE + edge)
    codes = {why.code for edge in range(1024) if (why := why_no_window(state, 0, edge))}
    full = why_no_window(hill, 0, walls[5])

    assert codes == {"not_outer_wall", "wrong_side"}
    assert full is not None
    assert full.code == "too_many_windows"


@pytest.mark.parametrize("scenario", NAMES)
def test_random_games_with_changes_at_any_time(scenario):
    """Nobody gets stuck, drawings read back, and nothing unseen shows."""
    dice = Random(4)
    state = dealt(scenario, 2, 3)
    played = 0
    while seats := waiting(state):
        seat = dice.choice([each for each in range(2) if seats >> each & 1])
        change = dice.randrange(FRONT_MOVE, READY)
        if may_also(state, seat, change):
            play(state, seat, change)
        assert count(state, seat) > 0
        play(state, seat, nth(state, seat, dice.randrange(count(state, seat))))
        played += 1
        if played % 12 == 0:
            check(state, played)
    assert state[PHASE] == 6
    assert state[PIECES] >= 0


def check(state, seed: int) -> None:
    """The position is what its drawing says; a guess looks like what was seen."""
    again, wrongs = setup(drawing(state))
    assert not wrongs
    assert again == state
    for viewer in (NOBODY, 0, 1):
        seen = list(state)
        hide(seen, viewer)
        world = list(seen)
        guess(world, seed)
        hide(world, viewer)
        assert world == seen
