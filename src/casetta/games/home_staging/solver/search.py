"""CP-SAT at work: a search in a thread of its own, watched, bounded in time, stopped when asked."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ortools.sat.python import cp_model

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
