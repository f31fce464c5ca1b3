"""Undo tells nobody anything: worlds that look alike stay alike."""

from random import Random

import pytest

from casetta.contract.game import OPEN
from casetta.table.history import History
from casetta.table.table import TableError
from tests.table.happenings import (
    HOME,
    NAMES,
    any_move,
    begun,
    enter,
    happened,
    move,
    step_of,
    told,
    try_something,
    viewers,
    waiting,
)


def twins(history, viewer, seed):
    """The position as the beginning of two tables that look alike to a viewer."""
    game, players = history.game, ["person"] * history.table.seats
    world = game.view(history.table.state, viewer)
    game.rules.guess(world, seed)
    real = History(game, game.text.drawing(history.table.state), players)
    other = History(game, game.text.drawing(world), players)
    return real, other


def twin_text(real, other, seat, viewer, text, dice):
    """What a seat does at the other table: something else if that is concealed, else the same."""
    legal = other.table.legal(seat)
    if seat != viewer and step_of(real) != OPEN and text in legal:
        drawn = [each for each in legal if each.split()[0] == text.split()[0]]
        return dice.choice(drawn)
    return text if text in legal else None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_no_byte_for_a_viewer_depends_on_what_it_may_not_know(name, seed):
    dice = Random(seed)
    history = begun(name, 2 + seed, seed + 60)
    compared = 0
    while not history.over and history.version < 70:
        if name != HOME or step_of(history) == OPEN or is_fresh(history):
            for viewer in viewers(history):
                compared += compare_twins(history, viewer, dice)
        move(history, dice, dice.choice(waiting(history)))

    assert compared > 100


def is_fresh(history):
    """Whether nobody has done anything in this step."""
    return len(waiting(history)) == history.table.seats and (
        history.table.events[-1].step != step_of(history)
    )


def compare_twins(history, viewer, dice):
    """Let the same things happen at two tables until something is revealed; count the looks."""
    real, other = twins(history, viewer, dice.getrandbits(60))
    looks = 0
    for _ in range(5):
        assert told(real, viewer) == told(other, viewer)
        looks += 1
        before = list(real.table.state)
        if real.over or not happen_at_both(real, other, viewer, dice):
            break
        if real.game.reveals(before, real.table.state):
            break
    return looks


def happen_at_both(real, other, viewer, dice):
    """Let a seat move or take back at both tables; False if the other table cannot follow."""
    seat = dice.choice(waiting(real))
    if dice.random() < 0.25:
        seat = dice.randrange(real.table.seats)
        kind = dice.choice(["undo", "redo", "ask"])
        return outcome(real, kind, seat) == outcome(other, kind, seat)
    text = any_move(real, dice, seat)
    twin = twin_text(real, other, seat, viewer, text, dice)
    if twin is None or not text:
        return False
    enter(real, "move", seat, move=text)
    enter(other, "move", seat, move=twin)
    return True


def outcome(history, kind, seat):
    """What comes of trying something: its entry, or why not."""
    try:
        return [entry.body for entry in enter(history, kind, seat)]
    except TableError as wrong:
        return wrong.code


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
