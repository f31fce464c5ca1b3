"""What a seat may take back by itself: nothing after which anybody knows more."""

from random import Random

import pytest

from casetta.contract.game import OPEN
from casetta.games.my_shelfie.rules.layout import END_TOKEN
from casetta.kernel.state import NOBODY
from tests.table.happenings import (
    GAMES,
    NAMES,
    begun,
    enter,
    move,
    viewers,
    waiting,
)
from tests.table.taking_back import digests, refused, until_revealed

WORLDS = 4


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_after_an_undo_everybody_sees_what_he_saw_before_the_move(name, seed):
    dice = Random(seed)
    history = begun(name, 2 + seed, seed + 20)
    undone = 0
    while not history.over and history.version < 90:
        before, seat = digests(history), dice.choice(waiting(history))
        entry = move(history, dice, seat)
        if not history.state_for(seat)["undo"]:
            continue
        after = digests(history)
        assert enter(history, "undo", seat)[0].body == {"undone": [entry.version]}
        assert digests(history) == before
        enter(history, "redo", seat)
        assert digests(history) == after
        undone += 1

    assert undone > 5


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_whoever_may_take_back_a_move_has_learnt_nothing_from_it(name, seed):
    """In every world that looked alike before the move, all looks alike after it."""
    game, dice = GAMES[name], Random(seed)
    history = begun(name, 2 + seed, seed + 40)
    tried = 0
    while not history.over and history.version < 60:
        before, seat = list(history.table.state), dice.choice(waiting(history))
        moves = game.text.read(move(history, dice, seat).body["move"])
        if not history.state_for(seat)["undo"]:
            continue
        watchers = viewers(history) if game.rules.step(before) == OPEN else [seat]
        for viewer in watchers:
            for world in worlds(game, before, viewer, dice):
                for each in moves:
                    game.rules.play(world, seat, each)
                assert game.view(world, viewer) == game.view(history.table.state, viewer)
                tried += 1

    assert tried > 20


def worlds(game, state, viewer, dice):
    """Positions that look alike to a viewer."""
    for _ in range(WORLDS):
        world = game.view(state, viewer)
        game.rules.guess(world, dice.getrandbits(60))
        yield world


@pytest.mark.parametrize("name", NAMES)
def test_what_was_revealed_is_never_taken_back_without_consent(name):
    history = begun(name, 2, 11)
    dice = Random(11)
    entry = until_revealed(history, dice, wanted=True)

    assert refused(history, "undo", entry.seat) == "nothing-to-undo"
    assert history.state_for(entry.seat)["undo"] == []
    assert history.version == entry.version


def test_nothing_is_taken_back_after_the_move_of_somebody_else():
    history = begun("my-shelfie", 3, 1)
    dice = Random(1)
    move(history, dice)
    assert history.state_for(0)["undo"] == [1]
    assert history.state_for(1)["undo"] == []
    assert refused(history, "undo", 1) == "nothing-to-undo"
    move(history, dice)

    assert refused(history, "undo", 0) == "nothing-to-undo"
    assert history.state_for(1)["undo"] == [2]
    assert refused(history, "undo", 1, undone=[1]) == "nothing-to-undo"
    enter(history, "undo", 1, undone=[2])
    assert history.state_for(0)["undo"] == [1]


def test_a_turn_of_several_moves_is_taken_back_move_by_move():
    history = begun("dream-home", 2, 3)
    dice = Random(3)
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


def test_a_new_move_ends_what_could_be_brought_back():
    history = begun("my-shelfie", 2, 1)
    first, second = history.table.legal(0)[:2]
    enter(history, "move", 0, move=first)
    enter(history, "undo", 0)
    assert history.state_for(0)["redo"] == [1]
    assert history.state_for(1)["redo"] == []
    enter(history, "move", 0, move=second)

    assert refused(history, "redo", 0) == "nothing-to-redo"


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


def test_whoever_goes_further_back_ends_what_others_could_bring_back():
    history = begun("my-shelfie", 3, 1)
    dice = Random(1)
    move(history, dice)
    move(history, dice)
    enter(history, "undo", 1)
    assert history.state_for(1)["redo"] == [2]
    enter(history, "undo", 0)

    assert history.state_for(1)["redo"] == []
    assert refused(history, "redo", 1) == "nothing-to-redo"
    enter(history, "redo", 0)
    assert [event.version for event in history.table.events] == [1]
