"""Solve a question: points first, then as few squares as possible (docs/solve.md)."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ortools.sat.python import cp_model

from ..plan.plan import Plan
from ..plan.squares import grown, of_numbers, one
from ..rules.scoring import EMPTY_ROOM
from .answer import Answer, Drawing, counted, events, events_now, played
from .bonuses import BonusModel
from .first_plan import Hints, best_guess, first_plan, plan_of
from .ground import SEAT, columns_of, survey
from .model import Model
from .question import SolverTask

POINTS, SQUARES = "points", "squares"
"""The two parts of a search, as progress tells them."""
IDEA_IN_SQUARES = 1000
"""The Bright Idea is worth more than any number of squares: it is kept where points allow it."""
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
        self.ground = survey(question.state)
        columns = columns_of(question.state, question.hands)
        self.model = Model(question.state, self.ground, question.hands, columns, spare)
        self.bonuses = BonusModel(self.model)

    @property
    def points(self) -> Any:
        """What is to be as large as possible."""
        return self.model.points() + self.bonuses.total

    @property
    def size(self) -> Any:
        """What is then to be as small as possible."""
        return IDEA_IN_SQUARES * self.model.ideas + self.model.lost_floor()

    def for_closing(self, found: Found) -> cp_model.CpModel:
        """The search for the best room around the pieces of a plan: points, then squares."""
        pieces, room = self.pieces(found), of_numbers(on(self.model.room, found))
        better_doors = plan_of(self.model, pieces, room, self.bonuses.targets)
        cp = self.beginning_with(better_doors or found.hints)
        for number, chosen in enumerate(self.model.chosen):
            cp.add(chosen == (number in pieces))
        cp.maximize(MORE_THAN_SQUARES * self.points - self.size)
        return cp

    def for_points(self, start: Hints) -> cp_model.CpModel:
        """The search for points, beginning with a plan."""
        cp = self.beginning_with(start)
        cp.maximize(self.points)
        return cp

    def for_squares(self, points: int, start: Found) -> cp_model.CpModel:
        """The search for fewer squares without losing points, beginning with a plan."""
        cp = self.beginning_with(start.hints)
        cp.add(self.points >= points)
        cp.minimize(self.size)
        return cp

    def beginning_with(self, hints: Hints) -> cp_model.CpModel:
        """The model with a plan as a hint."""
        cp = self.model.cp.clone()
        for index, value in hints.items():
            cp.add_hint(cp.get_int_var_from_proto_index(index), value)
        return cp

    def pieces(self, found: Found) -> set[int]:
        """The columns of a plan that count."""
        return {n for n, chosen in enumerate(self.model.chosen) if found.value(chosen)}

    def most_without_furniture(self) -> int:
        """No plan whose own pieces do not count brings more than this."""
        others = sum(each.points for each in self.ground.earlier)
        hub = sum(each.points for each in self.ground.hub)
        return others + hub + EMPTY_ROOM * self.ground.empty_rooms + self.bonuses.most

    def plan(self, found: Found) -> Drawing:
        """What was found, in the words of the game."""
        model = self.model
        return Drawing(
            columns=[
                column
                for number, column in enumerate(model.columns)
                if found.value(model.chosen[number]) or found.value(model.spare[number])
            ],
            squares=of_numbers(on(model.room, found)),
            door=first_of(on(model.door, found)),
            windows=[edge for edge in on(self.bonuses.windows, found) if self.is_new(edge)],
            front=first_of(on(model.front, found)),
        )

    def is_new(self, edge: int) -> bool:
        """Whether a window is not there yet."""
        return self.bonuses.windows[edge] is not self.model.room[edge >> 2]

    def lost_floor(self, plan: Drawing) -> int:
        """How many free squares a plan takes or cuts off: see the model."""
        ground = self.ground
        free = ground.passable & ground.area
        if not free or plan.front is None:
            return plan.squares.bit_count()
        way = grown(one(plan.front >> 2), ground.passable & ~plan.squares)
        return (free & ~way).bit_count() + (plan.squares & ~free).bit_count()


def on(variables: Mapping[int, Any], found: Found) -> list[int]:
    """The squares or edges whose variable is true."""
    return [number for number, variable in variables.items() if found.value(variable)]


def first_of(edges: list[int]) -> int | None:
    """The only edge, None if there is none."""
    return edges[0] if edges else None


def solve(question: SolverTask, clock: Clock) -> Answer | None:
    """The best plan for a question; None if the time was too short to find any."""
    problem = Problem(question)
    found = most_points(problem, best_guess(problem.model, problem.bonuses.targets), clock)
    least = problem.most_without_furniture()
    has_furniture = any(not drawn.rug for drawn in problem.ground.drawn)
    if not has_furniture and (found.best is None or found.best < least):
        problem, found = with_spare(question, problem, found, clock)
    if found.best is None or found.bound is None:
        return None
    return answer(problem, found, fewest_squares(problem, found, clock), clock)


def most_points(problem: Problem, guess: set[int], clock: Clock) -> Found:
    """A plan with as many points as possible; it begins with a room around a guess."""
    cp = problem.for_points(first_plan(problem.model, guess, problem.bonuses.targets))
    return search(cp, POINTS, clock.left(), clock, POINTS_WORKERS)


def closed_around(problem: Problem, found: Found, clock: Clock) -> Found:
    """The best room around the pieces of a plan."""
    if clock.is_stopped:
        return Found()
    seconds = min(CLOSING_SECONDS, clock.left())
    return search(problem.for_closing(found), None, seconds, clock, POINTS_WORKERS)


def points_in(closed: Found) -> float:
    """The points of a room that was closed around its pieces; the rest are squares."""
    return -math.inf if closed.best is None else math.ceil(closed.best / MORE_THAN_SQUARES)


def with_spare(
    question: SolverTask, problem: Problem, found: Found, clock: Clock
) -> tuple[Problem, Found]:
    """Ask again with a piece that does not count but keeps the room from being empty."""
    least = problem.most_without_furniture()
    wider, again = problem, Found()
    if not clock.is_stopped:
        wider = Problem(question, spare=True)
        again = most_points(wider, set(), clock)
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
    tidy = closed_around(problem, found, clock)
    start = Found(tidy.values if points_in(tidy) >= found.best else found.values)
    seconds = min(TIDY_SECONDS, clock.left())
    if clock.is_stopped or not seconds:
        return start
    cp = problem.for_squares(found.best, start)
    beside = replace(clock, watch=in_squares(clock.watch))
    again = search(cp, SQUARES, seconds, beside, SQUARES_WORKERS)
    return Found(again.values or start.values, again.best, again.bound)


def in_squares(watch: Watch) -> Watch:
    """Tell squares alone, not what the Bright Idea is worth in squares."""

    def tell(progress: Progress) -> None:
        best, bound = (
            number if number is None else number % IDEA_IN_SQUARES
            for number in (progress.best, progress.bound)
        )
        watch(replace(progress, best=best, bound=bound))

    return tell


def answer(problem: Problem, found: Found, tidy: Found, clock: Clock) -> Answer:
    """The answer, after the engine has played and counted it."""
    assert found.best is not None and found.bound is not None
    plan = problem.plan(tidy)
    points = counted_plan(problem, plan)
    assert found.best <= points <= found.bound, (found.best, points, found.bound, plan)
    for window in plan.windows:
        if counted_plan(problem, plan.without(window)) == points:
            plan = plan.without(window)
    told = events(problem.question, plan)
    now = events_now(problem.question)
    return Answer(
        points=points,
        bound=found.bound,
        squares=problem.lost_floor(plan),
        fewest_squares=least_squares(plan, tidy),
        moves=told[:now],
        foreseen=[] if now is None else told[now:],
        front=plan.front if Plan(problem.question.start, SEAT).front_door is None else None,
        bonuses=problem.bonuses.known,
        seconds=clock.passed(),
    )


def counted_plan(problem: Problem, plan: Drawing) -> int:
    """The points of a plan, as the engine counts them after playing it."""
    after = played(problem.question.start, events(problem.question, plan))
    return counted(after, plan.front, problem.bonuses.known)


def least_squares(plan: Drawing, tidy: Found) -> int:
    """No plan with these points and ideas takes fewer squares, as far as is known."""
    ideas = sum(column.uses_idea for column in plan.columns)
    return max(0, (tidy.bound or 0) - IDEA_IN_SQUARES * ideas)


# CP-SAT at work


GRACE = 2.0
"""Seconds that a search gets to end after it was told to; then it is left alone."""
LOOK = 0.1
"""Seconds between two looks at a search."""


@dataclass(frozen=True, slots=True)
class Progress:
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
        """Seconds since the start."""
        return time.monotonic() - self.started

    def left(self) -> float:
        """Seconds that are left."""
        return max(0.0, self.seconds - self.passed())


@dataclass(slots=True)
class Found:
    """What a search knows: the best values of all variables, its objective, the bound."""

    values: list[int] | None = None
    best: int | None = None
    bound: int | None = None
    is_proved: bool = False

    @property
    def hints(self) -> dict[int, int]:
        """The plan as hints for another search."""
        return dict(enumerate(self.values or ()))

    def value(self, variable: Any) -> int:
        """The value of a variable in the best plan; plain numbers stand for themselves."""
        if isinstance(variable, int):
            return variable
        assert self.values is not None
        return self.values[int(variable.index)]


class Listener(cp_model.CpSolverSolutionCallback):
    """Keeps every better plan as soon as it is found."""

    def __init__(self, cp: cp_model.CpModel, found: Found) -> None:
        super().__init__()
        self.found = found
        self.variables = [
            cp.get_int_var_from_proto_index(index) for index in range(len(cp.proto.variables))
        ]

    def on_solution_callback(self) -> None:
        """CP-SAT found a better plan."""
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
        status = solver.solve(cp, Listener(cp, found))
        found.is_proved = status == cp_model.OPTIMAL
        done.set()

    threading.Thread(target=work, daemon=True).start()
    attend(solver, done, found, part, seconds, clock)
    return settled(found)


def settled(found: Found) -> Found:
    """What is known now; a search that was left alone may still be going on.

    The values are read last, so that they are as good as the objective or better.
    """
    is_proved, best, bound = found.is_proved, found.best, found.bound
    return Found(found.values, best, best if is_proved else bound, is_proved)


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
    told: tuple[int | None, int | None] | None = None
    end = time.monotonic() + seconds + GRACE
    while time.monotonic() < end:
        try:
            is_done = done.wait(LOOK)
            if part and told != (found.best, found.bound):
                told = (found.best, found.bound)
                clock.watch(Progress(part, clock.passed(), *told))
            if is_done:
                return
        except KeyboardInterrupt:
            clock.is_stopped = True
            end = time.monotonic() + GRACE
            solver.stop_search()
    solver.stop_search()
