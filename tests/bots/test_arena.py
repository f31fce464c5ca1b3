"""The arena: paired deals, figures by deal, files that go on, workers that find the same."""

import json
from pathlib import Path
from random import Random

import pytest

from casetta import games
from casetta.bots import arena as revisions
from casetta.bots import statistics
from casetta.bots.arena import ArenaPlan, dealt, line_ups, play_game, run, seatings
from casetta.bots.statistics import Deal, GameResult, by_deal, first_against_second, resumed
from casetta.commands.arena import read_budget, read_targets
from casetta.commands.cli import run as command
from casetta.contract.errors import Wrong
from casetta.contract.levels import Budget
from casetta.kernel.state import digest
from casetta.table.table import Table

GAME = games.load("my-shelfie")
PLAN = ArenaPlan("my-shelfie", ("greedy", "random"), 2)


def timeless(deals):
    """Deals without what depends on the clock."""
    return [[(game.bots, game.points, game.places) for game in deal.games] for deal in deals]


def wins(deals, bot):
    return by_deal(deals, bot, GameResult.share)


def duel(*first_wins):
    """Deals of two games each: how many of them the first bot wins."""
    games_of = {
        0: (GameResult((0, 1), (1, 2), (2, 1)), GameResult((1, 0), (2, 1), (1, 2))),
        1: (GameResult((0, 1), (2, 1), (1, 2)), GameResult((1, 0), (2, 1), (1, 2))),
        2: (GameResult((0, 1), (2, 1), (1, 2)), GameResult((1, 0), (1, 2), (2, 1))),
    }
    return [Deal(number, games_of[won]) for number, won in enumerate(first_wins)]


# Who sits where


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        (2, 2, [(0, 1)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (1, 3, [(0, 0, 0)]),
        (2, 4, [(0, 1, 1, 1), (1, 0, 0, 0)]),
        (2, 1, [(0,), (1,)]),
    ],
)
def test_bots_are_shared_out_over_seats(bots, seats, expected):
    assert line_ups(bots, seats) == expected


def test_three_bots_do_not_fill_four_seats():
    with pytest.raises(Wrong, match="arena-bots"):
        line_ups(3, 4)


@pytest.mark.parametrize(
    ("bots", "expected"),
    [
        (("greedy", "random", "random"), [(0, 1, 1), (1, 1, 0), (1, 0, 1)]),
        (("greedy",), [(0, 0, 0)]),
    ],
)
def test_everybody_sits_on_every_seat_and_a_bot_named_twice_is_one_bot(bots, expected):
    """Equal tables are played once."""
    assert seatings(ArenaPlan("my-shelfie", bots, 3)) == expected


def test_a_deal_is_the_one_that_play_deals_with_this_seed():
    deal = dealt(GAME, ArenaPlan("my-shelfie", ("random",), 3, seed=5), 7)

    assert digest(deal) == Table.deal(GAME, 3, seed=12).digests[0]


def test_a_bot_is_told_nothing_but_its_view():
    state = dealt(GAME, PLAN, 0)
    seen = []

    def spy(game, view, seat, dice):
        seen.append((list(view), list(game.view(state, seat))))
        return game.rules.nth(view, seat, 0)

    play_game(GAME, state, (0, 0), [spy, spy], [Random(1)] * 2)

    assert seen
    assert all(told == allowed for told, allowed in seen)


# Figures


def test_the_unit_is_the_deal():
    """Two games of a deal that cancel each other out tell nothing, and say so."""
    assert wins(duel(1, 1, 1), 0) == [0.5] * 3
    assert wins(duel(2, 0, 1), 0) == [1.0, 0.0, 0.5]
    assert by_deal(duel(2, 0), 0, GameResult.margin) == [1, -1]


def test_an_interval_has_the_width_that_textbooks_give():
    found = statistics.mean_of([0.0, 1.0] * 50)

    assert found.mean == 0.5
    assert round(found.high - found.mean, 3) == 0.098


def test_ten_wins_of_ten_are_not_certainty():
    found = statistics.share_of([1.0] * 10)

    assert found.mean == found.high == 1.0
    assert 0.6 < found.low < 0.9


@pytest.mark.parametrize(
    ("first_wins", "claim", "answer"),
    [
        ([2, 1, 2, 2] * 10, None, "better"),
        ([2, 0, 1, 1] * 250, None, "not-better"),
        ([2, 2, 2], None, "open"),
        ([2, 2, 2, 2, 1] * 20, 0.8, "better"),
        ([2, 1] * 100, 0.8, "not-better"),
    ],
)
def test_the_sequential_test_finds_the_better_and_judges_a_claim(first_wins, claim, answer):
    """Nine of ten wins are at least 80 of 100, three of four are not."""
    assert first_against_second(duel(*first_wins), ("a", "b"), claim).answer == answer


def test_the_sequential_test_is_seldom_wrong_about_equal_bots():
    """Told better although equal: at most about one of twenty, looked at after every deal."""
    dice = Random(4)
    wrong = 0
    for _ in range(100):
        deals: list[Deal] = []
        while not (verdict := first_against_second(deals, ("a", "b"))).is_sure:
            deals += duel(*dice.choices((0, 1, 2), (1, 2, 1), k=10))
        wrong += verdict.answer == "better"

    assert wrong <= 12


def test_with_many_seats_equal_bots_have_one_half():
    one_of_four = GameResult((0, 1, 1, 1), (9, 5, 5, 1), (1, 2, 2, 4))
    none_of_four = GameResult((0, 1, 1, 1), (1, 5, 5, 9), (4, 2, 2, 1))

    verdict = first_against_second([Deal(0, (one_of_four, none_of_four))] * 2, ("a", "b"))

    assert verdict.share.mean == 0.5


def test_bots_that_play_alone_compete_with_the_points_of_the_same_deal():
    deal = Deal(0, (GameResult((0,), (30,), (1,)), GameResult((1,), (28,), (1,))))

    assert (wins([deal], 0), wins([deal], 1)) == ([1.0], [0.0])


def test_ratings_order_bots_and_know_how_sure_they_are():
    few = statistics.ratings(duel(2, 2, 1), 2)
    many = statistics.ratings(duel(*[2, 2, 1] * 40), 2)

    assert many[0].low > many[1].high
    assert many[0].high - many[0].low < few[0].high - few[0].low


# Runs


def test_greedy_is_better_than_random():
    deals = run(PLAN, 60, until_sure=True)

    assert first_against_second(deals, PLAN.bots).answer == "better"
    assert len(deals) == 20


def test_a_run_goes_on_after_an_interruption(tmp_path):
    file = tmp_path / "results.jsonl"
    run(PLAN, 2, file=file)
    with file.open("a") as out:
        out.write('{"number": 2, "games": [{"bo')

    found = run(PLAN, 4, file=file)

    assert timeless(found) == timeless(run(PLAN, 4))
    assert len(file.read_text().splitlines()) == 5
    assert timeless(run(PLAN, 3, file=file)) == timeless(found)


def test_a_file_of_another_run_is_refused(tmp_path):
    file = tmp_path / "results.jsonl"
    run(PLAN, 1, file=file)

    with pytest.raises(Wrong, match="other-run"):
        run(ArenaPlan("my-shelfie", ("greedy", "random"), 3), 1, file=file)
    file.write_text("no run\n")
    with pytest.raises(Wrong, match="other-run"):
        run(PLAN, 1, file=file)


def test_two_runs_do_not_write_into_one_file(tmp_path):
    file = tmp_path / "results.jsonl"
    with resumed(PLAN.to_dict(), file), pytest.raises(Wrong, match="run-goes-on"):
        run(PLAN, 1, file=file)

    assert len(run(PLAN, 1, file=file)) == 1


@pytest.mark.slow
def test_workers_find_what_one_process_finds():
    assert timeless(run(PLAN, 4, jobs=2)) == timeless(run(PLAN, 4))


@pytest.mark.skipif(
    not (revisions.CLONE / ".git").exists(), reason="optional: a clone with its history"
)
def test_a_bot_of_an_earlier_revision_plays(tmp_path, monkeypatch):
    monkeypatch.setenv("CASETTA_CACHE_DIR", str(tmp_path))

    deals = run(ArenaPlan("my-shelfie", ("greedy@HEAD", "random"), 2), 1)

    assert wins(deals, 0) == [1.0]
    assert (tmp_path / "frozen").exists()


# The command


def test_the_command_tells_programs(capsys):
    arguments = ["arena", "my-shelfie", "greedy", "random", "--deals", "2", "--targets", "1,99"]

    assert command([*arguments, "--seats", "3", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert (found["deals"], found["games"], found["seats"]) == (2, 12, 3)
    assert [one["bot"] for one in found["standings"]] == ["greedy", "random"]
    assert found["line_ups"][0]["wins"]["mean"] == 1.0
    assert found["standings"][0]["reached"]["99"]["mean"] == 0.0
    assert found["test"]["answer"] == "open"


def test_the_command_tells_people(capsys):
    assert command(["arena", "home-staging", "random", "--seats", "1", "--deals", "1"]) == 0
    assert "random" in capsys.readouterr().out


REFUSALS = {
    "an unknown bot": (["x"], "random, greedy"),
    "an unknown revision": (["greedy@nowhere-at-all"], "nowhere-at-all"),
    "no deals": (["random", "--deals", "0"], "deals"),
    "two budgets": (["random", "--ms", "1", "--simulations", "1"], "milliseconds"),
    "too many seats": (["random", "--seats", "9"], "2, 3, 4"),
    "no points": (["random", "--targets", "many"], "30,33,36"),
    "no cluster": (["random", "--on", "carrier-pigeon"], "dask://"),
    "a folder as file": (["random", "--file", str(Path(__file__).parent)], "Can’t write"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_wrong_command_is_refused_in_a_sentence(name, capsys):
    arguments, told = REFUSALS[name]

    assert command(["arena", "my-shelfie", *arguments, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_a_budget_is_a_time_or_a_number():
    assert read_budget(50, None) == Budget(seconds=0.05)
    assert read_budget(None, 7) == Budget(simulations=7)
    assert read_budget(None, None) is None
    assert read_targets("30,33") == (30, 33)
