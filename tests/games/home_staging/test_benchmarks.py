"""The single tasks that `casetta bench home-staging` times."""

from casetta.commands.develop import bench
from casetta.commands.develop.bench import Bench
from casetta.contract.compiled import compiled
from casetta.games import home_staging
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.planner.benchmarks import benchmarks, full_plans, spots_on
from casetta.games.home_staging.rules.layout import DRAW, OVER, PHASE, PIECES

GAME = home_staging.GAME
TASKS = {"placement", "placement_and_area", "all_placements", "reach"}


def test_the_plans_are_full():
    """At the last drawing all pieces but the last are there, and at the end all or nearly all."""
    for number in range(len(NAMES)):
        drawing, finished = full_plans([number])

        assert (drawing[PHASE], finished[PHASE]) == (DRAW, OVER)
        assert finished[PIECES] >= drawing[PIECES] >= 6


def test_both_lives_do_the_same_tasks():
    plain, fast = benchmarks(GAME, [3]), benchmarks(compiled(GAME), [3])
    spots = len(spots_on(full_plans([3])[0]))

    assert set(plain) == set(fast) == TASKS
    for name in TASKS:
        answers = [plain[name]() for _ in range(spots)]
        assert answers == [fast[name]() for _ in range(spots)]
    assert len({plain["placement"]() for _ in range(spots)}) > 1


def test_bench_tells_them_in_microseconds(monkeypatch):
    monkeypatch.setattr(bench, "LONG_ENOUGH", 0.001)
    plan = Bench(GAME, 1, 1, 1, "plain", "playout", {"scenario": "the-ferryman"})

    figures = bench.single_tasks(plan)["figures"]

    assert set(figures) == {f"{task}_us" for task in TASKS}
    assert all(time > 0 for time in figures.values())
