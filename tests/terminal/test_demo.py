"""A table of bots that is watched, and hints while a person plays."""

import pytest

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.table.table import Table
from casetta.terminal import turn as turns
from casetta.terminal.play import default_bots, show_demo, watch
from casetta.terminal.session import Seat, Session
from casetta.terminal.turn import take_turn
from tests.terminal.stage import GAME, Stage, words_in


@pytest.mark.parametrize("game", ["my-shelfie", "dream-home", "home-staging"])
def test_bots_play_to_the_end_without_anybody(game, capsys):
    bots = ["random"] if game == "home-staging" else ["random", "greedy"]

    assert run(["demo", game, "--bots", *bots, "--pace", "0", "--seed", "2", "--lang", "en"]) == 0
    assert "Ranking" in capsys.readouterr().out


def test_on_a_live_screen_every_picture_says_who_thinks():
    stage = Stage()
    seats = [Seat(bot="random"), Seat(bot="greedy")]
    session = Session(Table.deal(GAME, 2, seed=1), seats, words_in("en"), stage.screen, 1)

    assert watch(session, pace=0) == 0
    shown = stage.file.getvalue()
    assert "Random is thinking …" in shown
    assert "Greedy is thinking …" in shown


def test_without_bots_the_neighbours_play():
    assert set(default_bots(GAME)) <= {"owl", "beaver", "swallow", "snail", "greedy"}
    assert len(default_bots(GAME)) in GAME.seats


def test_a_pace_below_zero_is_refused(capsys):
    assert run(["demo", "my-shelfie", "--pace", "-1", "--lang", "en"]) == 2
    assert "pace" in capsys.readouterr().err


def test_a_person_may_ask_for_a_hint(monkeypatch):
    monkeypatch.setattr(turns, "HINT_SECONDS", 0.05)
    monkeypatch.setenv("CASETTA_LIFE", "plain")
    stage = Stage(["hint", "d2 >1", ""])
    table = Table.deal(GAME, 2, seed=2)
    session = Session(table, [Seat(), Seat(bot="random")], words_in("en"), stage.screen, 2)

    assert take_turn(session, 0) == "d2 >1"
    assert "points expected" in stage.file.getvalue()


def test_a_table_needs_as_many_bots_as_the_game_allows():
    with pytest.raises(Wrong, match="unknown-seats"):
        show_demo(GAME, ["random"], {}, 1, 0, words_in("en"))
