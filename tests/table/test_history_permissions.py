"""Who may do what at a table and when; moves that come too late."""

from random import Random

import pytest

from casetta.kernel.state import NOBODY
from casetta.table.history import History
from casetta.table.table import Table, TableError
from tests.table.happenings import (
    GAMES,
    NAMES,
    any_move,
    begun,
    drawing_together,
    enter,
    happened,
    move,
    refused,
    try_something,
    waiting,
)

# Who may do what, and when


def test_what_makes_no_sense_is_refused_with_a_reason():
    history = begun("my-shelfie")
    text = history.table.legal(0)[0]

    assert refused(history, "move", 1, move=text) == "not-your-turn"
    assert refused(history, "move", 7, move=text) == "not-your-turn"
    assert refused(history, "move", NOBODY, move=text) == "not-your-turn"
    assert refused(history, "move", 0, move="e5 >1") == "illegal-move"
    assert refused(history, "move", 0) == "unreadable-move"
    assert refused(history, "dance", 0) == "unknown-kind"
    assert refused(history, "undo", 0) == "nothing-to-undo"
    assert refused(history, "redo", 0) == "nothing-to-redo"
    assert refused(history, "ask", 0) == "nothing-to-undo"
    assert refused(history, "agree", 1) == "nobody-asks"
    assert refused(history, "refuse", 1) == "nobody-asks"
    assert refused(history, "resume", 0) == "not-paused"
    assert refused(history, "hand-over", 0, to="cat") == "unknown-player"
    assert refused(history, "hand-over", 0, to="bot:") == "unknown-player"
    assert history.version == 0


def test_nobody_moves_while_the_game_is_paused():
    history = begun("my-shelfie")
    move(history, Random(1))
    enter(history, "pause", NOBODY)

    assert refused(history, "move", 1, move=history.table.legal(1)[0]) == "paused"
    assert refused(history, "undo", 0) == "paused"
    assert refused(history, "pause", 0) == "paused"
    assert history.check(1, history.table.legal(1)[0])["error"] == "paused"
    assert history.state_for(0)["paused"]

    enter(history, "resume", NOBODY)
    move(history, Random(1))


def test_a_seat_can_be_handed_over_and_back():
    game = GAMES["my-shelfie"]
    setup = Table.deal(game, 2, seed=1).setup
    history = History(game, setup, ["person", "bot:random"], bots=["random", "greedy"])

    enter(history, "hand-over", 0, to="bot:greedy")
    assert history.players == ("bot:greedy", "bot:random")
    assert history.state_for(NOBODY)["players"] == ["bot:greedy", "bot:random"]
    enter(history, "hand-over", 0, to="person")
    assert history.players == ("person", "bot:random")
    assert refused(history, "hand-over", 0, to="bot:oracle") == "unknown-bot"
    with pytest.raises(TableError):
        History(game, setup, ["person"])


def test_a_finished_game_stays_as_it_is():
    history = begun("my-shelfie", seed=3)
    dice = Random(3)
    while not history.over:
        move(history, dice)

    for kind in ("move", "undo", "redo", "ask", "agree", "refuse", "hand-over", "pause", "resume"):
        assert refused(history, kind, 0) == "game-over"
    state = history.state_for(0)
    assert state["over"]
    assert state["result"] == history.table.result()
    assert (state["waiting"], state["legal"], state["undo"]) == ([], [], [])


# Stale moves


def test_a_move_is_stale_when_it_was_another_position():
    history = begun("my-shelfie", seats=3)
    dice = Random(2)
    move(history, dice)
    text = history.table.legal(1)[0]

    assert refused(history, "move", 1, expect=0, move=text) == "stale-move"
    assert refused(history, "move", 1, expect=2, move=text) == "stale-move"
    assert refused(history, "move", 1, expect=-1, move=text) == "stale-move"
    enter(history, "move", 1, expect=1, move=text)


def test_a_move_is_stale_when_the_same_seat_did_anything_meanwhile():
    history = begun("my-shelfie", seats=3)
    enter(history, "pause", 0)
    enter(history, "resume", 1)

    text = history.table.legal(0)[0]

    assert refused(history, "move", 0, expect=0, move=text) == "stale-move"
    enter(history, "move", 0, expect=1, move=text)


def test_a_question_of_somebody_else_makes_no_move_stale():
    history = begun("my-shelfie", seats=3)
    dice = Random(2)
    move(history, dice)
    enter(history, "ask", 0)
    enter(history, "refuse", 2)

    enter(history, "move", 1, expect=1, move=history.table.legal(1)[0])


def test_an_answer_is_stale_when_it_was_given_before_the_question():
    history = begun("my-shelfie", seats=3)
    move(history, Random(2))
    enter(history, "ask", 0)
    enter(history, "refuse", 1)
    enter(history, "ask", 0)

    assert refused(history, "agree", 1, expect=2) == "stale-move"
    enter(history, "agree", 1, expect=4)


def test_moves_made_at_the_same_time_make_no_other_stale():
    history, dice = drawing_together()
    version = history.version
    for seat in waiting(history):
        text = any_move(history, dice, seat)
        enter(history, "move", seat, expect=version, move=text)

    assert history.version == version + 3
    assert refused(history, "undo", 0, expect=version) == "stale-move"


@pytest.mark.parametrize("name", NAMES)
def test_a_move_is_never_accepted_as_fresh_when_the_list_has_changed(name):
    """Whoever is untouched by all that happened since has the same legal moves as then."""
    dice = Random(6)
    history = happened(name, 3, 6, dice, 10)
    lists: list[list[list[str]]] = []
    for _ in range(50):
        lists.append([history.table.legal(seat) for seat in range(3)])
        before = history.version
        try_something(history, dice)
        touched = 0
        for version in range(before + 1, history.version + 1):
            touched |= history.touched(version)
        for seat in range(3):
            if not touched >> seat & 1:
                assert history.table.legal(seat) == lists[-1][seat]
        if history.over:
            break
