"""Undo where several move at the same time, and undo with the consent of all others."""

from random import Random

import pytest

from casetta.contract.game import OPEN
from casetta.kernel.state import NOBODY
from tests.table.happenings import (
    NAMES,
    begun,
    enter,
    move,
    waiting,
)
from tests.table.taking_back import HOME, digests, refused, until_revealed


def to_step(history, dice):
    """Play until several seats draw at the same time, with several tokens each."""
    while True:
        step = history.game.rules.step(history.table.state)
        if step != OPEN and len(waiting(history)) == history.table.seats:
            return step
        move(history, dice)


def test_others_may_have_moved_in_the_same_step():
    history = begun(HOME, 3, 2)
    dice = Random(2)
    to_step(history, dice)
    before = history.table.state
    taken = move(history, dice, 0)
    move(history, dice, 1)

    enter(history, "undo", 0)

    assert [event.version for event in history.table.events][-1] == taken.version + 1
    assert history.table.view(0)[:] != list(before)
    enter(history, "redo", 0)
    assert [event.version for event in history.table.events][-2:] == [
        taken.version,
        taken.version + 1,
    ]


def test_what_others_do_in_the_step_does_not_end_what_may_be_brought_back():
    history = begun(HOME, 3, 2)
    dice = Random(2)
    to_step(history, dice)
    taken = move(history, dice, 0)
    enter(history, "undo", 0)
    move(history, dice, 1)

    assert history.state_for(0)["redo"] == [taken.version]
    enter(history, "redo", 0)


def test_when_all_are_ready_nothing_is_taken_back():
    history = begun(HOME, 3, 2)
    dice = Random(2)
    step = to_step(history, dice)
    while history.game.rules.step(history.table.state) == step:
        move(history, dice, dice.choice(waiting(history)))

    for seat in range(3):
        assert refused(history, "undo", seat) == "nothing-to-undo"


def test_a_past_step_can_be_opened_again_and_others_keep_what_they_drew():
    history = begun(HOME, 2, 2)
    dice = Random(2)
    step = to_step(history, dice)
    mine = move(history, dice, 0)
    while history.game.rules.step(history.table.state) == step:
        move(history, dice, waiting(history)[-1])
    move(history, dice)
    theirs = [e.version for e in history.table.events if e.step == step and e.seat == 1]

    enter(history, "ask", 0, undone=asked_for(history, mine.version))
    entries = enter(history, "agree", 1)

    assert [entry.kind for entry in entries] == ["agree", "undo"]
    assert history.game.rules.step(history.table.state) == step
    counting = [event.version for event in history.table.events]
    assert set(theirs) <= set(counting)
    assert mine.version not in counting
    assert history.touched(history.version) == 0b11
    while history.game.rules.step(history.table.state) == step:
        move(history, dice, waiting(history)[0])
    shown = history.entry_for(history.version, NOBODY)["revealed"]
    assert set(theirs) <= {event["version"] for event in shown}


def asked_for(history, version):
    """A move of seat 0 and all that has to go with it."""
    step = next(event.step for event in history.table.events if event.version == version)
    return [
        event.version
        for event in history.table.events
        if event.version >= version and (event.seat == 0 or event.step != step)
    ]


# With the consent of all others


def test_all_other_people_must_agree():
    history = begun("my-shelfie", 3, 1)
    dice = Random(1)
    before = digests(history)
    for _ in range(3):
        move(history, dice)

    enter(history, "ask", 0, undone=[1, 2, 3])
    assert history.state_for(2)["asked"] == {
        "version": 4, "seat": 0, "undone": [1, 2, 3], "agreed": [],
    }  # fmt: skip
    assert refused(history, "ask", 1) == "already-asked"
    assert refused(history, "agree", 0) == "nobody-asks"
    enter(history, "agree", 2)
    assert refused(history, "agree", 2) == "nobody-asks"
    assert history.table.version == 3
    entries = enter(history, "agree", 1)

    assert [(entry.kind, entry.seat) for entry in entries] == [("agree", 1), ("undo", 0)]
    assert digests(history) == before
    assert history.asked is None
    assert history.state_for(0)["redo"] == [1, 2, 3]
    enter(history, "redo", 0)
    assert history.table.version == 3


def test_one_refusal_is_enough_and_whoever_asks_may_withdraw():
    history = begun("my-shelfie", 3, 1)
    move(history, Random(1))
    for seat in (2, 0):
        enter(history, "ask", 0)
        enter(history, "agree", 1)
        enter(history, "refuse", seat)
        assert history.asked is None
        assert refused(history, "agree", 2) == "nobody-asks"
    assert history.table.version == 1


def test_whoever_plays_on_has_answered():
    history = begun("my-shelfie", 3, 1)
    dice = Random(1)
    move(history, dice)
    enter(history, "ask", 0)
    move(history, dice)

    assert history.asked is None


@pytest.mark.parametrize("undone", [[2], [1, 3], [3], [1, 2], [], [9], "1", [None]])
def test_only_what_hangs_together_can_be_asked_for(undone):
    history = begun("my-shelfie", 3, 1)
    dice = Random(1)
    for _ in range(3):
        move(history, dice)

    assert refused(history, "ask", 0, undone=undone) == "nothing-to-undo"


@pytest.mark.parametrize("name", NAMES)
def test_a_person_alone_against_bots_can_always_take_back_by_asking(name):
    history = begun(name, 3, 4, ["person", "bot:random", "bot:greedy"])
    dice = Random(4)
    start = digests(history)
    while history.version < 40 and not history.over:
        move(history, dice)
        if any(event.seat == 0 for event in history.table.events) and not history.over:
            first = next(event for event in history.table.events if event.seat == 0)

    counted = history.table.version
    entries = enter(history, "ask", 0)

    assert [entry.kind for entry in entries] == ["ask", "agree", "agree", "undo"]
    assert history.table.version < counted
    while any(event.seat == 0 for event in history.table.events):
        enter(history, "ask", 0)
    assert first.version not in [event.version for event in history.table.events]
    if first.version == 1:
        assert digests(history) == start


def test_a_bot_that_takes_over_agrees_at_once():
    history = begun("my-shelfie", 2, 4)
    move(history, Random(4))
    enter(history, "ask", 0)

    entries = enter(history, "hand-over", 1, to="bot:random")

    assert [entry.kind for entry in entries] == ["hand-over", "agree", "undo"]
    assert history.table.version == 0


def test_alone_one_agrees_with_oneself():
    history = begun(HOME, 1, 2)
    dice = Random(2)
    for _ in range(8):
        move(history, dice)

    assert [entry.kind for entry in enter(history, "ask", 0)] == ["ask", "undo"]


def test_what_was_seen_once_stays_seen_also_after_it_was_taken_back():
    """After a consented undo of a revealing move, the moves before it stay beyond the horizon."""
    history = begun("dream-home", 2, 3)
    dice = Random(3)
    entry = until_revealed(history, dice, wanted=True)
    enter(history, "ask", entry.seat)
    enter(history, "agree", 1 - entry.seat)

    earlier = [event for event in history.table.events if event.seat == entry.seat]
    assert earlier
    assert history.state_for(entry.seat)["undo"] == []
