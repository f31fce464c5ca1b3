"""Hints and reasons: the best moves that differ, how each goes on, and what speaks for it.

All of it comes from the hidden view of whoever asks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from casetta.contract.game import Game, State
from casetta.contract.levels import Budget
from casetta.contract.reasons import general_reasons
from casetta.contract.text import Phrase
from casetta.table.table import SEVERAL

from .registry import rank
from .search_driver import Candidate, Thought, glance

MOST_NAMED = 5
"""Moves that a hint names."""
LONGEST = 8
"""No hint goes on for more moves than this."""
GUESS = 1
"""What a seat cannot see is guessed, always alike."""


def hint(game: Game, view: State, seat: int, dice: Random, budget: Budget) -> Thought:
    """The best moves for a seat; of those that read alike or come to the same the best stays."""
    thought = rank(game, view, seat, dice, budget)
    named: list[Candidate] = []
    seen: set[str] = set()
    for candidate in thought.candidates:
        moves = whole_way(game, view, seat, candidate, dice)
        signs = set(signs_of(game, view, seat, moves))
        if signs & seen:
            continue
        seen |= signs
        reasons = reasons_for(game, view, seat, moves) or [score_after(game, view, seat, moves)]
        named.append(replace(candidate, then=tuple(moves[1:]), reasons=tuple(reasons)))
        if len(named) == MOST_NAMED:
            break
    return Thought(tuple(named), thought.simulations)


def why(
    game: Game, view: State, seat: int, moves: Sequence[int], dice: Random, budget: Budget
) -> Thought:
    """What a bot would do, and what speaks for the moves that it made.

    Nothing is told of moves that whoever asks cannot follow.
    """
    thought = rank(game, view, seat, dice, budget)
    if not may_follow(game, view, seat, moves):
        return thought
    return replace(thought, reasons=tuple(reasons_for(game, view, seat, moves)))


def may_follow(game: Game, view: State, seat: int, moves: Sequence[int]) -> bool:
    """Whether moves could be made in what somebody sees."""
    world = after(game, view, seat, ())
    for move in moves:
        if move not in game.legal(world, seat) and not game.rules.also(world, seat, move):
            return False
        game.rules.play(world, seat, move)
    return True


def spelled(game: Game, candidate: Candidate) -> str:
    """A hint as people type it: a move with all that follows from it."""
    moves = candidate.move, *candidate.then
    if game.text.write_all is not None:
        return game.text.write_all(moves)
    return SEVERAL.join(map(game.text.write, moves))


def whole_way(
    game: Game, view: State, seat: int, candidate: Candidate, dice: Random
) -> tuple[int, ...]:
    """The move with all that it only begins, as promising as it looks at first sight."""
    moves = [candidate.move, *candidate.then]
    if candidate.then or game.search is None:
        return tuple(moves)
    world = after(game, view, seat, moves)
    while game.search.goes_on(world, seat) and len(moves) < LONGEST:
        moves.append(glance(game, game.view(world, seat), seat, dice).candidates[0].move)
        game.rules.play(world, seat, moves[-1])
    return tuple(moves)


def after(game: Game, view: State, seat: int, moves: Sequence[int]) -> State:
    """A position that moves may lead to."""
    world = list(view)
    game.rules.guess(world, GUESS)
    for move in moves:
        game.rules.play(world, seat, move)
    return world


def signs_of(game: Game, view: State, seat: int, moves: Sequence[int]) -> Iterator[str]:
    """What no two hints have in common: how they read, and the position that they lead to."""
    yield json.dumps(game.view(after(game, view, seat, moves), seat))
    told, before = [], view
    for part in [moves] if game.text.write_all is not None else [[move] for move in moves]:
        then = game.view(after(game, before, seat, part), seat)
        told += [
            {**phrase.to_dict(), "places": []}
            for phrase in game.text.narrate(before, then, seat, part)
        ]
        before = then
    yield json.dumps(told)


def reasons_for(game: Game, view: State, seat: int, moves: Sequence[int]) -> list[Phrase]:
    """What speaks for moves: what the game tells, else the parts of the sheet that they raise."""
    if game.text.reasons is not None:
        return game.text.reasons(view, seat, moves)
    then = game.view(after(game, view, seat, moves), seat)
    return general_reasons(game.text.sheet(view, seat), game.text.sheet(then, seat))


def score_after(game: Game, view: State, seat: int, moves: Sequence[int]) -> Phrase:
    """What a hint tells for which nothing else speaks; how the game ends nobody knows before."""
    world = after(game, view, seat, moves)
    if game.rules.waiting(world) == 0:
        return Phrase("reason-last")
    then = game.view(world, seat)
    return Phrase("reason-total", {"points": game.text.sheet(then, seat).total})
