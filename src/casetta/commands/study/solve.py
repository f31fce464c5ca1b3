"""`casetta solve`: the best plan for a room or a turn of Home Staging (docs/solve.md)."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from casetta.contract.errors import Wrong
from casetta.contract.game import Game, OptionValue, State
from casetta.table import record as records
from casetta.table.table import Table
from casetta.words import Words

if TYPE_CHECKING:
    from casetta.games.home_staging.solver.answer import Answer
    from casetta.games.home_staging.solver.question import Question
    from casetta.games.home_staging.solver.search import Progress

GAME = "home-staging"
"""The game that can be solved."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be solved: a room, or this turn; with which cards; how long it may take."""

    room: str | None
    turn: bool
    letters: str
    seconds: float

    def check(self) -> None:
        """Refuse what makes no sense."""
        if self.room and self.turn:
            raise Wrong("solve-room-or-turn")
        if not self.seconds > 0:
            raise Wrong("solve-seconds")

    def question(self, state: State, seat: int) -> Question:
        """The question to the solver; without a room it is about this turn."""
        from casetta.games.home_staging.solver.question import room_question, turn_question

        self.check()
        if self.room is None:
            return turn_question(state, seat)
        return room_question(state, seat, self.room, self.letters)


def in_record(file: Path, at: int | None, seat: int | None) -> tuple[State, int]:
    """The position in a record, and a seat of it: counted from 1, else one that is to move."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error
    table = records.replay(records.from_bytes(content), at)
    if table.game.name != GAME:
        raise Wrong("solve-other-game", game=table.game.name)
    if seat is not None and not 1 <= seat <= table.seats:
        raise Wrong("no-such-seat", seat=seat, last=table.seats)
    return table.state, first_waiting(table) if seat is None else seat - 1


def first_waiting(table: Table) -> int:
    """The first seat that is to move, else the first of all."""
    waiting = (seat for seat in range(table.seats) if table.is_waiting(seat))
    return next(waiting, 0)


def in_deal(
    game: Game, options: dict[str, OptionValue], own: Any, seed: int | None
) -> tuple[State, int]:
    """A table for one as it is dealt."""
    return Table.deal(game, 1, options, 1 if seed is None else seed, own).state, 0


def show_solution(state: State, seat: int, wish: Wish, words: Words, *, as_json: bool) -> int:
    """Solve and print; progress is told beside the answer."""
    question = wish.question(state, seat)
    from casetta.games.home_staging.solver.search import Clock
    from casetta.games.home_staging.solver.solver import solve

    answer = solve(question, Clock(wish.seconds, teller(words)))
    if answer is None:
        raise Wrong("solve-too-short")
    if as_json:
        print(json.dumps(answer_object(state, answer), ensure_ascii=False))
    else:
        print("\n".join(answer_lines(state, answer, words)))
    return 0


def teller(words: Words) -> Callable[[Progress], None]:
    """Tells on standard error how a search goes on."""

    def tell(progress: Progress) -> None:
        best = "–" if progress.best is None else progress.best
        bound = "–" if progress.bound is None else progress.bound
        seconds = f"{progress.seconds:.1f}"
        sentence = words(f"solve-progress-{progress.part}", seconds=seconds, best=best, bound=bound)
        print(sentence, file=sys.stderr, flush=True)

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
        "front_door": edge_told(answer),
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
        lines.append(words("solve-front", edge=edge_told(answer) or ""))
    if left_out := bonus_kinds(state, answer)[1]:
        lines.append(words("solve-left-out", kinds=", ".join(left_out)))
    lines += ["", *answer.moves]
    if answer.foreseen:
        lines += ["", words("solve-foreseen"), *answer.foreseen]
    return lines


def edge_told(answer: Answer) -> str | None:
    """The front door that the points count on."""
    from casetta.games.home_staging.text.notation import edge_name

    return None if answer.front is None else edge_name(answer.front)


def bonus_kinds(state: State, answer: Answer) -> tuple[list[str], list[str]]:
    """The kinds of the scenario's bonuses: those that were counted, those that were not."""
    from casetta.games.home_staging.bonuses.reading import KINDS
    from casetta.games.home_staging.rules.layout import BONUS, BONUS_SIZE, MOST_BONUSES, NONE

    kinds = [state[BONUS + BONUS_SIZE * bonus] for bonus in range(MOST_BONUSES)]
    told = [(number, KINDS[kind]) for number, kind in enumerate(kinds) if kind != NONE]
    counted = [kind for number, kind in told if number in answer.bonuses]
    return counted, [kind for number, kind in told if number not in answer.bonuses]
