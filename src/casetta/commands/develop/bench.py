"""`casetta bench`: how many random games a second are played; `casetta perft`: counts of moves.

Rates are per second of CPU time of one thread; compilation is not counted. Perft counts sequences
of moves, which is a fingerprint of the rules.
"""

from __future__ import annotations

import json
import re
import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from casetta import games as all_games
from casetta.commands import context as shared
from casetta.commands.context import CommandContext, print_figures, read_scenario, say
from casetta.contract.command import argument, command, flag
from casetta.contract.compiled import as_state, bound, compiled, fresh_state, is_compiled
from casetta.contract.errors import Wrong
from casetta.contract.game import Game, OptionValue, State
from casetta.contract.levels import Settings
from casetta.contract.shown import print_text
from casetta.kernel.luck import fast_luck, key_of_seed, table_luck
from casetta.kernel.rule import first
from casetta.words import Words

LIVES = ("compiled", "plain")
MODES = ("playout", "list")
GAMES = {"compiled": 300_000, "plain": 1_000}
"""The default number of games."""
REPOSITORY = Path(__file__).resolve().parents[4]
COMPARED = (
    ("plain", "playout", 2),
    ("compiled", "playout", 2),
    ("compiled", "list", 2),
    ("compiled", "playout", 4),
)
"""What `--compare` measures: life, mode, players."""
ALTERNATING_RUNS = 4
"""Ours and C by turns, the best of each counts."""
LONG_ENOUGH = 0.02
"""Seconds for which a single task is repeated."""
GAUGE_RUNS = 6
TASK_SEED, TASK_SEATS = 1, 2
MANY = {True: 1000, False: 10}
"""How often a task is done at a time, in the compiled life and in the plain one."""
TREE = Settings(patience=10)
"""A search without playouts."""
LOOKS = 6
"""Moves that are looked at for a quick one."""
STORED = REPOSITORY / "docs" / "performance.md"


@dataclass(frozen=True, slots=True)
class Bench:
    game: Game
    players: int | None
    games: int | None
    seed: int
    life: str
    mode: str
    options: Mapping[str, OptionValue]
    own: Any = None
    """Own content (a scenario) in place of what is built in."""


@command(
    argument("game", metavar="GAME|server"),
    shared.PLAYERS,
    argument("--games", type=int),
    shared.SEED,
    argument("--life", default="compiled"),
    argument("--mode", default="playout"),
    *shared.VARIANT,
    shared.JSON,
    flag("--compare"),
    flag("--short"),
)
def bench(given: Namespace, context: CommandContext) -> int:
    """Measure how many random games a second are played, or what a server carries."""
    if given.game == "server":
        from casetta.commands.develop.bench_server import run_server_bench

        return run_server_bench(context.words, short=given.short, as_json=given.json)
    game = context.load(given.game)
    words = context.words
    if given.compare:
        return compare_figures(game, words)
    options, own = read_scenario(game, given)
    plan = Bench(game, given.players, given.games, given.seed, given.life, given.mode, options, own)
    return print_figures(measure(plan, words) | single_tasks(plan), 15, as_json=given.json)


def in_life(game: Game, life: str) -> Game:
    """The game value of one of its two lives."""
    demand_one_of(LIVES, "life", life)
    return compiled(game) if life == "compiled" else game


def demand_one_of(known: Sequence[str], option: str, value: str) -> None:
    """Refuse a value that an option of the command line does not have."""
    if value not in known:
        raise Wrong("unknown-option-value", option=option, value=value, known=", ".join(known))


def measure(plan: Bench, words: Words | None = None) -> dict[str, Any]:
    """The figures of one measurement; with words it compiles first and says so."""
    seats = plan.players or plan.game.seats[0]
    plan.game.check_seats(seats)
    demand_one_of(MODES, "mode", plan.mode)
    living = in_life(plan.game, plan.life)
    games = plan.games or GAMES[plan.life]
    options = as_state(living, living.option_numbers(living.complete(plan.options)))
    if words is not None and plan.life == "compiled":
        started = time.perf_counter()
        say(words("bench-compiling", game=plan.game.name))
        play_plan(living, plan, options, seats, 1)
        say(words("bench-compiled", seconds=f"{time.perf_counter() - started:.1f}"))
    tally, seconds = play_plan(living, plan, options, seats, games)
    figures = figures_of(plan, seats, games, tally, seconds)
    if living.rules.parts and plan.own is None:
        played = living, options, seats, games, plan.seed, plan.mode
        sums = added_up("add_parts", len(living.rules.parts), *played)
        means = (round(points / games / seats, 4) for points in sums)
        figures["parts"] = dict(zip(living.rules.parts, means, strict=True))
    return figures


def play_plan(
    game: Game, plan: Bench, options: Any, seats: int, games: int
) -> tuple[list[int], float]:
    """Play the random games of a plan; return what `play_many` counts, and the seconds."""
    if plan.own is not None:
        return play_own(game, plan, seats, games)
    started = time.thread_time()
    tally = play_many(game, options, seats, games, plan.seed, plan.mode)
    return tally, time.thread_time() - started


def play_many(game: Game, options: Any, seats: int, games: int, seed: int, mode: str) -> list[int]:
    """Play random games; return turns, wins by seat, points by seat."""
    return added_up("many_playouts", 1 + 2 * seats, game, options, seats, games, seed, mode)


def added_up(
    rule: str, length: int, game: Game, options: Any, seats: int, games: int, seed: int, mode: str
) -> list[int]:
    """What a rule of search/playouts.py adds up over random games: so many numbers."""
    total, out = (as_state(game, [0] * size) for size in (length, game.rules.n_moves))
    add = getattr(bound("playouts", game), rule)
    add(fresh_state(game), options, out, total, seats, games, seed, mode == "list")
    return [int(number) for number in total]


def play_own(game: Game, plan: Bench, seats: int, games: int) -> tuple[list[int], float]:
    """The same with own content; dealing is not counted in the seconds."""
    playout, out = bound("playouts", game), as_state(game, [0] * game.rules.n_moves)
    tally, seconds, is_list = [0] * (1 + 2 * seats), 0.0, plan.mode == "list"
    for number in range(games):
        state = dealt(game, seats, plan.options, fast_luck(plan.seed + number), plan.own)
        started = time.thread_time()
        tally[0] += playout.listed_playout(state, out) if is_list else playout.playout(state)
        game.rules.outcome(state, out)
        seconds += time.thread_time() - started
        for seat in range(seats):
            tally[1 + seat] += int(out[seats + seat] == 1)
            tally[1 + seats + seat] += int(out[seat])
    return [int(number) for number in tally], seconds


def single_tasks(plan: Bench) -> dict[str, dict[str, float]]:
    """How many microseconds single tasks take, where a game names some."""
    living = in_life(plan.game, plan.life)
    benchmarks = living.benchmarks or (search_tasks if living.search else None)
    if benchmarks is None or plan.own is not None:
        return {}
    tasks = benchmarks(living, living.option_numbers(living.complete(plan.options)))
    return {"figures": {f"{name}_us": microseconds(task) for name, task in tasks.items()}}


def microseconds(task: Callable[[], object]) -> float:
    """The CPU time of a task: the best of several runs, each long enough for the clock."""
    from timeit import Timer

    timer = Timer(task, timer=time.thread_time)
    timer.timeit(1)
    times = 1
    while (spent := timer.timeit(times)) < LONG_ENOUGH:
        times *= 2
    best = min([spent, *timer.repeat(GAUGE_RUNS, times)])
    return round(1e6 * best / times, 2)


# How fast a game with a potential is searched


def search_tasks(game: Game, options: Sequence[int]) -> Mapping[str, Callable[[], object]]:
    """Simulations of a tree search, random and quick games to the end, all from mid-game."""
    from casetta.bots.search_driver import SearchTask, memory_of, search_of

    many, weights = MANY[is_compiled(game)], as_state(game, search_of(game).weights)
    start, foresight = mid_game(game, options, weights), bound("foresight", game)
    state, spare, view = fresh_state(game), fresh_state(game), as_state(game, start)
    seat, settings = int(game.rules.waiting(start)).bit_length() - 1, as_state(game, astuple(TREE))
    game.rules.hide(view, seat)
    memory = memory_of(game)
    task = SearchTask(memory, (view, seat), (weights, settings), TASK_SEED)

    given = state, start, spare, weights, many, TASK_SEED

    def simulations() -> None:
        memory.search.begin(memory.parts)
        task.simulate(many)

    return {
        f"{many}_simulations": simulations,
        f"{many}_random_games": lambda: foresight.many_games(*given, 0),
        f"{many}_quick_games": lambda: foresight.many_games(*given, LOOKS),
    }


def mid_game(game: Game, options: Sequence[int], weights: Any) -> State:
    """The position in the middle of a game of quick moves."""
    foresight, spare = bound("foresight", game), fresh_state(game)
    state: State = fresh_state(game)
    numbers, luck = as_state(game, options), as_state(game, fast_luck(TASK_SEED))
    turns = 0
    for most in (game.rules.longest, 0):
        game.rules.deal(state, TASK_SEATS, numbers, luck)
        turns = foresight.quick_play(state, spare, weights, LOOKS, most or turns // 2)
    return state


# Figures


def figures_of(
    plan: Bench, seats: int, games: int, tally: list[int], seconds: float
) -> dict[str, Any]:
    """The figures that programs read, from what was counted."""
    turns, wins, points = tally[0], tally[1 : 1 + seats], tally[1 + seats :]
    return {
        "game": plan.game.name,
        "players": seats,
        "life": plan.life,
        "mode": plan.mode,
        "games": games,
        "turns": turns,
        "cpu_seconds": round(seconds, 4),
        "games_per_s": round(games / seconds, 1),
        "turns_per_s": round(turns / seconds, 1),
        "turns_per_game": round(turns / games, 4),
        "mean_score": round(sum(points) / games / seats, 4),
        "wins": wins,
    }


def compare_figures(game: Game, words: Words) -> int:
    """Print today's figures beside those stored in docs/performance.md, and beside C."""
    stored = stored_figures(game.name)
    print_text(words("bench-compare-heading"))
    for life, mode, seats in COMPARED:
        plan = Bench(game, seats, None, 1, life, mode, {})
        measure(plan, words)
        rates, rivals = [], []
        for _ in range(ALTERNATING_RUNS):
            rates.append(measure(plan)["games_per_s"])
            rivals.append(c_games_per_second(game.name, seats, mode) if life == "compiled" else 0)
        name, today, rival = f"{life} {mode} {seats}", max(rates), max(rivals)
        then = f"{stored[name]:>12,.0f}" if name in stored else f"{'-':>12}"
        ratio = f"{rival:>12,.0f} {today / rival:>6.2f}" if rival else f"{'-':>12} {'-':>6}"
        print_text(f"{name:22} {today:>12,.0f} {then} {ratio}")
    return 0


def stored_figures(game: str) -> dict[str, float]:
    """The games per second in docs/performance.md: rows `| game | name | rate |`."""
    text = STORED.read_text(encoding="utf-8") if STORED.exists() else ""
    rows = re.findall(rf"(?m)^\| {game} \| *(.+?) *\| *([\d,.]+)", text)
    return {name: float(rate.replace(",", "")) for name, rate in rows}


def c_games_per_second(game: str, seats: int, mode: str) -> float:
    """The rate of the C program that plays the same games; 0 without it or a compiler."""
    import subprocess

    program = _c_program(game)
    if program is None:
        return 0
    command = [str(program), str(seats), str(GAMES["compiled"]), "1", mode]
    run = subprocess.run(command, capture_output=True, check=True, text=True)
    return float(json.loads(run.stdout)["games_per_s"])


@cache
def _c_program(game: str) -> Path | None:
    """The C program of a game, compiled into a folder that goes away with this process."""
    import atexit
    import shutil
    import subprocess
    import tempfile

    source = REPOSITORY / "benchmarks" / f"{game.replace('-', '_')}.c"
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None or not source.exists():
        return None
    folder = tempfile.TemporaryDirectory(prefix="casetta-bench-")
    atexit.register(folder.cleanup)
    program = Path(folder.name) / "rival"
    flags = ["-O3", "-march=native", "-std=c11", "-o", str(program)]
    subprocess.run([compiler, *flags, str(source), "-lm"], check=True)
    return program


# Perft


def perft(game: Game, start: State, depth: int) -> int:
    """How many sequences of `depth` moves there are from a position."""
    states = as_state(game, [list(start) for _ in range(depth + 1)])
    return int(bound("playouts", game).perft(states, depth))


def position(
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue],
    seed: int,
    after: int = 0,
    own: Any = None,
) -> State:
    """Where counting begins: a deal, and some random moves after it."""
    rules, dice, luck = game.rules, Random(seed), table_luck(key_of_seed(seed))
    state: State = dealt(game, seats, options, luck, own)
    for _ in range(after):
        if waiting := int(rules.waiting(state)):
            seat = first(waiting)
            chosen = dice.randrange(rules.count(state, seat))
            rules.play(state, seat, rules.nth(state, seat, chosen))
    return state


def dealt(
    game: Game, seats: int, options: Mapping[str, OptionValue], luck: Sequence[int], own: Any
) -> Any:
    """A deal, made in the plain life and played in that of this game value."""
    return as_state(game, all_games.load(game.name).dealt(seats, options, luck, own))


@command(
    shared.GAME,
    shared.PLAYERS,
    shared.SEED,
    argument("--after", type=int, default=0),
    argument("--depth", type=int, default=2),
    argument("--life", default="plain"),
    *shared.VARIANT,
    name="perft",
)
def show_perft(given: Namespace, context: CommandContext) -> int:
    """Print the count for each depth up to the given one."""
    game = context.load(given.game)
    options, own = read_scenario(game, given)
    seats = given.players or game.seats[0]
    game.check_seats(seats)
    living = in_life(game, given.life)
    start = position(living, seats, options, given.seed, given.after, own)
    for level in range(given.depth + 1):
        print_text(f"{level} {perft(living, start, level)}")
    return 0
