"""`casetta solve`: the best plan for a room or a turn of Home Staging (docs/solve.md)."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.game import Context, State
from casetta.contract.shown import print_json, print_text
from casetta.words import Words

from ..bonuses.rules import KINDS
from ..plan.position import Position
from ..plan.squares import edge_name, edge_or_none
from ..solver.question import Answer, SolverTask, room_question, turn_question
from ..solver.solver import Clock, Progress, solve


def run(given: Namespace, context: Context) -> int:
    """Solve and print; progress is told beside the answer."""
    state, seat = start(given, context)
    task = question(given, state, seat)
    answer = solve(task, Clock(given.seconds, teller(context.words)))
    if answer is None:
        raise Wrong("solve-too-short")
    if given.json:
        print_json(answer_object(state, answer))
    else:
        print_text("\n".join(answer_lines(state, answer, context.words)))
    return 0


def start(given: Namespace, context: Context) -> tuple[State, int]:
    """The position to solve: one of a record, or a table for one as it is dealt."""
    if given.file:
        game, state, seat = context.position(given.file, given.at, given.seat)
        if game.name != context.game.name:
            raise Wrong("solve-other-game", game=game.name)
        return state, seat
    if given.scenario and given.room:
        return context.deal(given, seats=1), 0
    raise Wrong("solve-what")


def question(given: Namespace, state: State, seat: int) -> SolverTask:
    """The question to the solver, if it makes sense; without a room it is about this turn."""
    if given.room and given.turn:
        raise Wrong("solve-room-or-turn")
    if not given.seconds > 0:
        raise Wrong("solve-seconds")
    if given.room is None:
        return turn_question(state, seat)
    return room_question(state, seat, given.room, given.letters)


def teller(words: Words) -> Callable[[Progress], None]:
    """Tells on standard error how a search goes on."""

    def tell(progress: Progress) -> None:
        best = "–" if progress.best is None else progress.best
        bound = "–" if progress.bound is None else progress.bound
        seconds = f"{progress.seconds:.1f}"
        sentence = words(f"solve-progress-{progress.part}", seconds=seconds, best=best, bound=bound)
        print_text(sentence, is_error=True)

    return tell


def answer_object(state: State, answer: Answer) -> dict[str, Any]:
    """The answer for programs."""
    counted, left_out = bonus_kinds(state, answer)
    return {
        "status": "optimal" if answer.is_optimal else "feasible",
        "points": answer.points,
        "bound": answer.bound,
        "squares": answer.squares,
        "squares_bound": answer.fewest_squares,
        "moves": answer.moves,
        "foreseen": answer.foreseen,
        "front_door": edge_or_none(answer.front),
        "bonuses": counted,
        "bonuses_left_out": left_out,
        "seconds": round(answer.seconds, 3),
    }


def answer_lines(state: State, answer: Answer, words: Words) -> list[str]:
    """The answer for people."""
    how = "solve-optimal" if answer.is_optimal else "solve-feasible"
    lines = [words(how, points=answer.points, bound=answer.bound)]
    if answer.squares:
        lines.append(words("solve-squares", squares=answer.squares, fewest=answer.fewest_squares))
    if answer.front is not None:
        lines.append(words("solve-front", edge=edge_name(answer.front)))
    if left_out := bonus_kinds(state, answer)[1]:
        lines.append(words("solve-left-out", kinds=", ".join(left_out)))
    lines += ["", *answer.moves]
    if answer.foreseen:
        lines += ["", words("solve-foreseen"), *answer.foreseen]
    return lines


def bonus_kinds(state: State, answer: Answer) -> tuple[list[str], list[str]]:
    """The kinds of the scenario's bonuses: those that were counted, those that were not."""
    told = [
        (number, KINDS[bonus.kind].name)
        for number, bonus in enumerate(Position(state).house.bonuses)
    ]
    counted = [kind for number, kind in told if number in answer.bonuses]
    return counted, [kind for number, kind in told if number not in answer.bonuses]
