"""What viewers are told is the same whether it was written for them or for somebody before."""

import json
from random import Random

import pytest

from casetta.kernel.state import NOBODY, digest
from casetta.table import views
from casetta.table.views import joined

from .happenings import GAMES, NAMES, any_move, begun, enter, move, try_something, waiting


def told_alone(history, viewer):
    """What a viewer is told, put together from its view and nothing else."""
    now, game = history._now, history.game
    view = game.view(history.table.state, viewer)
    common = views.shared(now, view)
    return {
        "version": history.version,
        "digest": digest(view),
        "view": game.text.drawing(view),
        "points": [game.rules.points(view, seat) for seat in range(history.table.seats)],
        **common,
        **views.own(now, viewer, view, common["waiting"]),
    }


@pytest.mark.parametrize("name", NAMES)
def test_each_viewer_is_told_what_follows_from_its_view(name):
    seats, dice = GAMES[name].seats[-1], Random(11)
    history = begun(name, seats, seed=11)
    while not history.over and history.version < 80:
        lookers = [NOBODY, *range(seats)]
        dice.shuffle(lookers)
        for viewer in lookers:
            expected = json.loads(json.dumps(told_alone(history, viewer)))
            assert history.state_for(viewer) == expected
        try_something(history, dice)


def test_two_objects_become_one():
    assert json.loads(joined(b'{"a":1}', b'{"b":[2],"c":{}}')) == {"a": 1, "b": [2], "c": {}}


def test_nothing_is_legal_while_the_game_is_paused_or_a_bot_plays():
    history = begun("my-shelfie")
    seat = waiting(history)[0]
    text = any_move(history, Random(1), seat)
    legal = history.state_for(seat)["legal"]
    assert text in legal

    enter(history, "pause", NOBODY)
    assert history.state_for(seat)["legal"] == history.some_legal(seat, "", 5) == []
    enter(history, "resume", NOBODY)
    enter(history, "hand-over", seat, to="bot:greedy")
    assert history.state_for(seat)["legal"] == history.some_legal(seat, "", 5) == []
    enter(history, "hand-over", seat, to="person")
    assert history.state_for(seat)["legal"] == legal
    assert history.some_legal(seat, "", 5) == legal[:5]


def test_what_a_viewer_saw_earlier_has_the_digest_that_was_told_then():
    history, dice, told = begun("dream-home", 3), Random(2), []
    for _ in range(12):
        told.append(history.digest(history.version, 1))
        if history.version % 3:
            history.digest(history.version, 2)
        move(history, dice)
    assert [history.digest(version, 1) for version in range(12)] == told
    assert len({history.digest(version, 2) for version in range(12)}) == 12
