"""The points that a viewer is told are those that follow from the viewer's view."""

from random import Random

import pytest

from casetta import games
from casetta.kernel.state import NOBODY
from casetta.table import views
from casetta.table.history import History
from casetta.table.table import Table
from tests.playing import first_asked


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_everybody_is_told_the_points_that_their_view_has(game):
    seats, chance = game.seats[-1], Random(5)
    table = Table.deal(game, seats, seed=5)
    history = History(game, table.setup, ["person"] * seats)
    while not history.over and history.version < 60:
        for viewer in (NOBODY, *range(seats)):
            view = history.table.view(viewer)
            points = [game.rules.points(view, seat) for seat in range(seats)]
            assert history.state_for(viewer)["points"] == points
        seat = first_asked(game, history.table.state)
        state = history.table.state
        move = game.text.write(
            game.rules.nth(state, seat, chance.randrange(game.rules.count(state, seat)))
        )
        history.accept(history.prepare("move", seat, {"move": move}, f"m{history.version}"))


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_awards_are_told_with_the_points_of_a_seat_when_the_game_is_over(game):
    state = Table.deal(game, 2, seed=7).state
    assert "awards" not in views.figures(game, game.view(state, 0), 0)
    game.rules.playout(state)

    told = [views.figures(game, game.view(state, NOBODY), seat)["awards"] for seat in range(2)]

    assert told == [
        [
            {"rule": award.rule, "values": award.values}
            for award in game.text.awards(state)
            if award.seat == seat
        ]
        for seat in range(2)
    ]
    assert any(told)
