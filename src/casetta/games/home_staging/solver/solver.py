"""Solve a question: points first, then as few squares as possible (docs/solve.md)."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ortools.sat.python import cp_model

from ..plan.plan import Plan
from ..plan.position import Phase
from ..plan.squares import grown, of_numbers, one
from ..rules.scoring import EMPTY_ROOM
from .first_plan import Hints, best_guess, first_plan
from .ground import SEAT
from .model import Model
from .question import Answer, Drawing, SolverTask, counted, events, played

POINTS, SQUARES = "points", "squares"
"""The two parts of a search, as progress tells them."""
IDEA_IN_SQUARES = 1000
"""The Bright Idea is worth more than any number of squares: it is kept where points allow it.

Progress tells squares without it.
"""
MORE_THAN_SQUARES = 4096
"""A point is worth more than the Bright Idea and all squares together."""
CLOSING_SECONDS = 2.0
"""How long to look for the best room around given pieces."""
TIDY_SECONDS = 10.0
"""How long to look for fewer squares with any pieces, once no more points are to be had."""
POINTS_WORKERS, SQUARES_WORKERS = 4, 8


class Problem:
    """A question as a model, with its bonuses."""

    def __init__(self, question: SolverTask, *, spare: bool = False) -> None:
        self.question = question
        self.model = Model(question.state, question.hands, spare=spare)
        self.points = self.model.points() + self.model.bonuses
        """What is to be as large as possible."""
        self.size = IDEA_IN_SQUARES * self.model.ideas + self.model.lost_floor()
        """What is then to be as small as possible."""

    def for_closing(self, found: Found) -> cp_model.CpModel:
        """The search for the best room around the pieces of a plan: points, then squares."""
        model = self.model
        columns = [each for each in model.columns if found.value(model.chosen[each.index])]
        better_doors = first_plan(model, columns, of_numbers(found.on(model.room)))
        cp = self.beginning_with(better_doors or found.hints)
        for column, chosen in zip(model.columns, model.chosen, strict=True):
            cp.add(chosen == (column in columns))
        cp.maximize(MORE_THAN_SQUARES * self.points - self.size)
        return cp

    def beginning_with(self, hints: Hints) -> cp_model.CpModel:
        cp = self.model.cp.clone()
        for index, value in hints.items():
            cp.add_hint(cp.get_int_var_from_proto_index(index), value)
        return cp

    def most_without_furniture(self) -> int:
        """No plan whose own pieces do not count brings more than this."""
        plan = self.model.plan
        others = [each.points for each in plan.earlier] + [each.points for each in plan.hub_pieces]
        return sum(others) + EMPTY_ROOM * plan.empty_rooms + self.model.most

    def plan(self, found: Found) -> Drawing:
        """What was found, in the words of the game; windows that are there are left out."""
        model = self.model
        windows = found.on(model.windows)
        return Drawing(
            columns=[
                column
                for column in model.columns
                if found.value(model.chosen[column.index]) or found.value(model.spare[column.index])
            ],
            squares=of_numbers(found.on(model.room)),
            door=next(iter(found.on(model.door)), None),
            windows=[each for each in windows if model.windows[each] is not model.room[each >> 2]],
            front=next(iter(found.on(model.front)), None),
        )

    def lost_floor(self, drawing: Drawing) -> int:
        """How many free squares a plan takes or cuts off: see the model."""
        plan = self.model.plan
        free = plan.passable & plan.area
        if not free or drawing.front is None:
            return drawing.squares.bit_count()
        way = grown(one(drawing.front >> 2), plan.passable & ~drawing.squares)
        return (free & ~way).bit_count() + (drawing.squares & ~free).bit_count()

    def counted(self, drawing: Drawing) -> int:
        """The points of a plan, as the engine counts them after playing it."""
        after = played(self.question.start, events(self.question, drawing))
        return counted(after, drawing.front, self.model.known)


def solve(question: SolverTask, clock: Clock) -> Answer | None:
    """The best plan for a question; None if the time was too short to find any."""
    problem = Problem(question)
    found = most_points(problem, first_plan(problem.model, best_guess(problem.model)), clock)
    least = problem.most_without_furniture()
    has_furniture = any(not drawn.rug for drawn in problem.model.plan.own_pieces)
    if not has_furniture and (found.best is None or found.best < least):
        problem, found = with_spare(problem, found, clock)
    if found.best is None or found.bound is None:
        return None
    return answer(problem, found, fewest_squares(problem, found, clock), clock)


def most_points(problem: Problem, start: Hints, clock: Clock) -> Found:
    cp = problem.beginning_with(start)
    cp.maximize(problem.points)
    return search(cp, POINTS, clock.left(), clock, POINTS_WORKERS)


def with_spare(problem: Problem, found: Found, clock: Clock) -> tuple[Problem, Found]:
    """Ask again with a piece that does not count but keeps the room from being empty."""
    least = problem.most_without_furniture()
    wider, again = problem, Found()
    if not clock.is_stopped:
        wider = Problem(problem.question, spare=True)
        again = most_points(wider, {}, clock)
    known = [bound for bound in (found.bound, again.bound) if bound is not None]
    bound = again.bound if again.bound is not None else max([least, *known])
    if again.best is not None and (found.best is None or again.best > found.best):
        problem, found = wider, again
    found.bound = bound
    return problem, found


def fewest_squares(problem: Problem, found: Found, clock: Clock) -> Found:
    """The same points on fewer squares; Ctrl-C keeps the plan that is known already."""
    try:
        return with_fewer_squares(problem, found, clock)
    except KeyboardInterrupt:
        clock.is_stopped = True
        return Found(found.values)


def with_fewer_squares(problem: Problem, found: Found, clock: Clock) -> Found:
    """Search around the same pieces first, then anyhow."""
    assert found.best is not None
    start = Found(found.values)
    if not clock.is_stopped:
        seconds = min(CLOSING_SECONDS, clock.left())
        tidy = search(problem.for_closing(found), None, seconds, clock, POINTS_WORKERS)
        if tidy.best is not None and math.ceil(tidy.best / MORE_THAN_SQUARES) >= found.best:
            start = Found(tidy.values)
    seconds = min(TIDY_SECONDS, clock.left())
    if clock.is_stopped or not seconds:
        return start
    cp = problem.beginning_with(start.hints)
    cp.add(problem.points >= found.best)
    cp.minimize(problem.size)
    again = search(cp, SQUARES, seconds, clock, SQUARES_WORKERS)
    return Found(again.values or start.values, again.best, again.bound)


def answer(problem: Problem, found: Found, tidy: Found, clock: Clock) -> Answer:
    """The answer, after the engine has played and counted it; without windows for nothing."""
    assert found.best is not None and found.bound is not None
    plan, start = problem.plan(tidy), Plan(problem.question.start, SEAT)
    points = problem.counted(plan)
    assert found.best <= points <= found.bound, (found.best, points, found.bound, plan)
    for window in plan.windows:
        without = plan._replace(windows=[each for each in plan.windows if each != window])
        if problem.counted(without) == points:
            plan = without
    told = events(problem.question, plan)
    this_turn = 2 if start.phase == Phase.ASSIGN else 1
    now = this_turn if problem.question.only_this_turn else len(told)
    ideas = sum(column.uses_idea for column in plan.columns)
    return Answer(
        points=points,
        bound=found.bound,
        squares=problem.lost_floor(plan),
        fewest_squares=max(0, (tidy.bound or 0) - IDEA_IN_SQUARES * ideas),
        moves=told[:now],
        foreseen=told[now:],
        front=plan.front if start.front_door is None else None,
        bonuses=problem.model.known,
        seconds=clock.passed(),
    )


# CP-SAT at work


GRACE = 2.0
"""Seconds that a search gets to end after it was told to; then it is left alone."""
LOOK = 0.1
"""Seconds between two looks at a search."""


class Progress(NamedTuple):
    """How far a search has come; `best` is None before the first plan was found."""

    part: str
    seconds: float
    best: int | None
    bound: int | None


Watch = Callable[[Progress], None]


@dataclass(slots=True)
class Clock:
    """The time for a whole question, and whether somebody wants it to end."""

    seconds: float
    watch: Watch
    started: float = field(default_factory=time.monotonic)
    is_stopped: bool = False

    def passed(self) -> float:
        return time.monotonic() - self.started

    def left(self) -> float:
        return max(0.0, self.seconds - self.passed())


@dataclass(slots=True)
class Found:
    """What a search knows: the best values of all variables, its objective, the bound."""

    values: list[int] | None = None
    best: int | None = None
    bound: int | None = None

    @property
    def hints(self) -> dict[int, int]:
        return dict(enumerate(self.values or ()))

    def value(self, variable: Any) -> int:
        """The value of a variable in the best plan; plain numbers stand for themselves."""
        if isinstance(variable, int):
            return variable
        assert self.values is not None
        return self.values[int(variable.index)]

    def on(self, variables: Mapping[int, Any]) -> list[int]:
        """The squares or edges whose variable is true in the best plan."""
        return [number for number, variable in variables.items() if self.value(variable)]


class Listener(cp_model.CpSolverSolutionCallback):
    """Keeps every better plan as soon as it is found."""

    def __init__(self, cp: cp_model.CpModel, found: Found) -> None:
        super().__init__()
        self.found = found
        self.variables = [
            cp.get_int_var_from_proto_index(index) for index in range(len(cp.proto.variables))
        ]

    def on_solution_callback(self) -> None:
        self.found.values = [self.value(variable) for variable in self.variables]
        self.found.best = round(self.objective_value)


def search(
    cp: cp_model.CpModel, part: str | None, seconds: float, clock: Clock, workers: int
) -> Found:
    """Look for the best plan until it is proved, the time is up or somebody interrupts.

    Workers are ways of searching that CP-SAT tries side by side, also where there are fewer
    cores. A search without a part is too small to be told of.
    """
    found, done = Found(), threading.Event()
    solver = prepared(seconds, workers)
    solver.best_bound_callback = lambda bound: setattr(found, "bound", rounded(cp, bound))

    def work() -> None:
        if solver.solve(cp, Listener(cp, found)) == cp_model.OPTIMAL:
            found.bound = found.best
        done.set()

    threading.Thread(target=work, daemon=True).start()
    attend(solver, done, found, part, seconds, clock)
    # A search that was left alone may still be going on: the values are read last, so that they
    # are as good as the objective or better.
    best, bound = found.best, found.bound
    return Found(found.values, best, bound)


def prepared(seconds: float, workers: int) -> cp_model.CpSolver:
    """A solver; a long presolve does not pay for models of this size."""
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = workers
    solver.parameters.max_presolve_iterations = 1
    solver.parameters.cp_model_probing_level = 0
    solver.parameters.catch_sigint_signal = False
    return solver


def rounded(cp: cp_model.CpModel, bound: float) -> int:
    """A bound as a whole number: points are whole."""
    is_maximum = cp.proto.objective.scaling_factor < 0
    return math.floor(bound + 1e-6) if is_maximum else math.ceil(bound - 1e-6)


def attend(
    solver: cp_model.CpSolver,
    done: threading.Event,
    found: Found,
    part: str | None,
    seconds: float,
    clock: Clock,
) -> None:
    """Tell how the search goes on; end it on Ctrl-C, and when it forgets the time."""
    told: list[int | None] = []
    end = time.monotonic() + seconds + GRACE
    while time.monotonic() < end:
        try:
            is_done = done.wait(LOOK)
            if part and told != [found.best, found.bound]:
                told = [found.best, found.bound]
                best, bound = (n and n % IDEA_IN_SQUARES if part == SQUARES else n for n in told)
                clock.watch(Progress(part, clock.passed(), best, bound))
            if is_done:
                return
        except KeyboardInterrupt:
            clock.is_stopped = True
            end = time.monotonic() + GRACE
            solver.stop_search()
    solver.stop_search()
