"""Undo and redo: alone, where several move at the same time, and with the consent of all others.

What a seat may take back by itself is nothing after which anybody knows more; that no byte tells
more than a viewer may know is proved at a whole table (tests/server/test_twins.py).
"""

from random import Random

import pytest

from casetta.contract.game import OPEN
from casetta.games.my_shelfie.rules.layout import END_TOKEN
from casetta.kernel.state import NOBODY
from tests.table.happenings import (
    GAMES,
    HOME,
    NAMES,
    begun,
    digests,
    drawing_together,
    enter,
    entry_for,
    happened,
    move,
    refused,
    step_of,
    try_something,
    until_revealed,
    viewers,
    waiting,
)

WORLDS = 4


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_after_an_undo_all_see_what_they_saw_before_the_move_and_have_learnt_nothing(name, seed):
    """In every world that looked alike before the move, all looks alike after it."""
    game, dice = GAMES[name], Random(seed)
    history = begun(name, 2 + seed, seed + 20)
    undone = tried = 0
    while not history.over and history.version < 120:
        before, state = digests(history), list(history.table.state)
        seat = dice.choice(waiting(history))
        entry = move(history, dice, seat)
        if not history.state_for(seat)["undo"]:
            continue
        watchers = viewers(history) if game.rules.step(state) == OPEN else [seat]
        tried += sum(learns_nothing(history, state, entry, viewer, dice) for viewer in watchers)
        after = digests(history)
        assert enter(history, "undo", seat)[0].body == {"undone": [entry.version]}
        assert digests(history) == before
        enter(history, "redo", seat)
        assert digests(history) == after
        undone += 1

    assert undone > 5
    assert tried > 20


def learns_nothing(history, before, entry, viewer, dice):
    """Make a move in worlds that look alike to a viewer, who must not see in which; how many."""
    game = history.game
    for _ in range(WORLDS):
        world = game.view(before, viewer)
        game.rules.guess(world, dice.getrandbits(60))
        for each in game.text.read(entry.body["move"]):
            game.rules.play(world, entry.seat, each)
        assert game.view(world, viewer) == game.view(history.table.state, viewer)
    return WORLDS


@pytest.mark.parametrize("name", NAMES)
def test_what_was_revealed_is_never_taken_back_without_consent(name):
    history, dice = begun(name, 2, 11), Random(11)
    entry = until_revealed(history, dice, wanted=True)

    for seat in range(2):
        assert refused(history, "undo", seat) == "nothing-to-undo"
        assert history.state_for(seat)["undo"] == []
    assert history.version == entry.version


def test_nothing_is_taken_back_after_the_move_of_somebody_else():
    history, dice = begun("my-shelfie", 3, 1), Random(1)
    move(history, dice)
    assert [history.state_for(seat)["undo"] for seat in (0, 1)] == [[1], []]
    assert refused(history, "undo", 1) == "nothing-to-undo"
    move(history, dice)

    assert refused(history, "undo", 0) == "nothing-to-undo"
    assert history.state_for(1)["undo"] == [2]
    assert refused(history, "undo", 1, undone=[1]) == "nothing-to-undo"
    enter(history, "undo", 1, undone=[2])
    assert history.state_for(0)["undo"] == [1]


def test_a_turn_of_several_moves_is_taken_back_move_by_move():
    history, dice = begun("dream-home", 2, 3), Random(3)
    while len(history.table.events) < 2 or len({e.seat for e in history.table.events[-2:]}) > 1:
        move(history, dice)
    seat = history.table.events[-1].seat
    last, earlier = history.table.events[-1].version, history.table.events[-2].version

    enter(history, "undo", seat)
    enter(history, "undo", seat)

    assert [entry.body for entry in history.entries[-2:]] == [
        {"undone": [last]},
        {"undone": [earlier]},
    ]
    assert history.state_for(seat)["redo"] == [earlier]
    enter(history, "redo", seat)
    assert history.state_for(seat)["redo"] == [last]
    enter(history, "redo", seat)
    assert [event.version for event in history.table.events[-2:]] == [earlier, last]


def test_the_end_game_token_lies_open_and_taking_it_reveals_nothing():
    """NOBODY and UNKNOWN are the same number; only what is hidden can be revealed."""
    game = GAMES["my-shelfie"]
    for seed in range(4):
        history, dice = begun("my-shelfie", 2, seed), Random(seed)
        while not history.over:
            before = list(history.table.state)
            move(history, dice)
            state = history.table.state
            if before[END_TOKEN] == NOBODY != state[END_TOKEN] and not history.over:
                assert game.reveals(before, state) == (before[8] != state[8])


def test_a_new_move_and_whoever_goes_further_back_end_what_could_be_brought_back():
    history, dice = begun("my-shelfie", 3, 1), Random(1)
    first, second = history.table.legal(0)[:2]
    enter(history, "move", 0, move=first)
    enter(history, "undo", 0)
    assert [history.state_for(seat)["redo"] for seat in (0, 1)] == [[1], []]
    enter(history, "move", 0, move=second)
    assert refused(history, "redo", 0) == "nothing-to-redo"

    taken = move(history, dice).version
    enter(history, "undo", 1)
    assert history.state_for(1)["redo"] == [taken]
    enter(history, "undo", 0)
    assert history.state_for(1)["redo"] == []
    assert refused(history, "redo", 1) == "nothing-to-redo"
    enter(history, "redo", 0)
    assert [event.version for event in history.table.events] == [3]


# Where several move at the same time


def test_others_may_have_moved_in_the_same_step_before_and_after():
    history, dice = drawing_together()
    before = history.table.state
    taken = move(history, dice, 0).version
    move(history, dice, 1)

    enter(history, "undo", 0)

    assert [event.version for event in history.table.events][-1] == taken + 1
    assert history.table.view(0)[:] != list(before)
    move(history, dice, 2)
    assert history.state_for(0)["redo"] == [taken]
    enter(history, "redo", 0)
    assert [event.version for event in history.table.events][-3:] == [taken, taken + 1, taken + 3]


def test_a_past_step_can_be_opened_again_and_others_keep_what_they_drew():
    history, dice = drawing_together(2)
    step = step_of(history)
    mine = move(history, dice, 0)
    while step_of(history) == step:
        move(history, dice, waiting(history)[-1])
    move(history, dice)
    theirs = [e.version for e in history.table.events if e.step == step and e.seat == 1]

    enter(history, "ask", 0, undone=asked_for(history, mine.version))
    entries = enter(history, "agree", 1)

    assert [entry.kind for entry in entries] == ["agree", "undo"]
    assert step_of(history) == step
    counting = [event.version for event in history.table.events]
    assert set(theirs) <= set(counting)
    assert mine.version not in counting
    assert history._touched[-1] == 0b11
    while step_of(history) == step:
        move(history, dice, waiting(history)[0])
    shown = entry_for(history, history.version, NOBODY)["revealed"]
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
    history, dice = begun("my-shelfie", 3, 1), Random(1)
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


def test_one_refusal_is_enough_and_whoever_asks_may_withdraw_and_whoever_plays_on_has_answered():
    history, dice = begun("my-shelfie", 3, 1), Random(1)
    move(history, dice)
    for seat in (2, 0):
        enter(history, "ask", 0)
        enter(history, "agree", 1)
        enter(history, "refuse", seat)
        assert history.asked is None
        assert refused(history, "agree", 2) == "nobody-asks"
    assert history.table.version == 1
    enter(history, "ask", 0)
    move(history, dice)
    assert history.asked is None


@pytest.mark.parametrize("undone", [[2], [1, 3], [3], [1, 2], [], [9], "1", [None]])
def test_only_what_hangs_together_can_be_asked_for(undone):
    history, dice = begun("my-shelfie", 3, 1), Random(1)
    for _ in range(3):
        move(history, dice)

    assert refused(history, "ask", 0, undone=undone) == "nothing-to-undo"


@pytest.mark.parametrize("name", NAMES)
def test_a_person_alone_against_bots_can_always_take_back_by_asking(name):
    history, dice = begun(name, 3, 4, ["person", "bot:random", "bot:greedy"]), Random(4)
    start = digests(history)
    while history.version < 40 and not history.over:
        move(history, dice)
        if any(event.seat == 0 for event in history.table.events) and not history.over:
            first = next(event for event in history.table.events if event.seat == 0)

    counted = history.table.version
    entries = enter(history, "ask", 0)

    assert [entry.kind for entry in entries] == ["ask", "agree", "agree", "undo"]
    assert all(len(entry.id) > 64 for entry in entries[1:]), "nobody else can choose such an id"
    assert history.table.version < counted
    while any(event.seat == 0 for event in history.table.events):
        enter(history, "ask", 0)
    assert first.version not in [event.version for event in history.table.events]
    if first.version == 1:
        assert digests(history) == start


def test_a_bot_that_takes_over_agrees_at_once_and_whoever_is_alone_with_oneself():
    history = begun("my-shelfie", 2, 4)
    move(history, Random(4))
    enter(history, "ask", 0)

    entries = enter(history, "hand-over", 1, to="bot:random")

    assert [entry.kind for entry in entries] == ["hand-over", "agree", "undo"]
    assert history.table.version == 0
    alone, dice = begun(HOME, 1, 2), Random(2)
    for _ in range(8):
        move(alone, dice)
    assert [entry.kind for entry in enter(alone, "ask", 0)] == ["ask", "undo"]


def test_what_was_seen_once_stays_seen_also_after_it_was_taken_back():
    """After a consented undo of a revealing move, the moves before it stay beyond the horizon."""
    history, dice = begun("dream-home", 2, 3), Random(3)
    entry = until_revealed(history, dice, wanted=True)
    enter(history, "ask", entry.seat)
    enter(history, "agree", 1 - entry.seat)

    earlier = [event for event in history.table.events if event.seat == entry.seat]
    assert earlier
    assert history.state_for(entry.seat)["undo"] == []


@pytest.mark.parametrize("name", NAMES)
def test_an_allowed_undo_is_always_possible(name):
    """Whatever happened: what a state offers to take back or bring back is accepted."""
    dice = Random(9)
    history = happened(name, 3, 9, dice, 15)
    tried = 0
    for _ in range(40):
        if history.over:
            break
        if not history.paused:
            for seat in range(3):
                state = history.state_for(seat)
                for kind, field in (("undo", "undone"), ("redo", "redone")):
                    if state[kind]:
                        history.prepare(kind, seat, {field: state[kind]}, "try", history.version)
                        tried += 1
        try_something(history, dice)

    assert tried > 10
