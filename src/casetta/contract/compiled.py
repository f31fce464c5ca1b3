"""A game in its compiled life, and search files bound to a game in either life."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

from casetta.kernel import compiler
from casetta.kernel.luck import fast_luck

from .game import RULE_PARTS, Game


def compiled(game: Game) -> Game:
    """The same game with compiled rules; states are then int64 arrays.

    The first call of a rule compiles it unless its machine code is kept already; see `warm`.
    """
    rules: dict[str, Any] = {
        part: compiler.compiled_rule(getattr(game.rules, part)) for part in RULE_PARTS
    }
    return replace(game, rules=replace(game.rules, **rules))


def is_compiled(game: Game) -> bool:
    return compiler.is_compiled_rule(game.rules.play)


def same_life(game: Game, rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule of the game's folder in the life of this game value."""
    return compiler.compiled_rule(rule) if is_compiled(game) else rule


def bound(file: str, game: Game) -> ModuleType:
    """A search file, bound to a game in the life of this game value."""
    return compiler.bound(file, game.key, compiled=is_compiled(game))


def fingerprint(game: Game) -> str:
    """A digest of everything that the machine code of a game's rules and search depends on."""
    rules = [getattr(game.rules, part) for part in RULE_PARTS]
    search = [compiler.bound("tree_search", game.key, compiled=False).think] if game.search else []
    return compiler.fingerprint(rules + search)


def fresh_state(game: Game) -> Any:
    """A state of zeros for the life of this game value."""
    return as_state(game, game.rules.layout.blank())


def as_state(game: Game, words: Sequence[Any]) -> Any:
    """Numbers, or rows of them, in the form that this game value's life wants: array or list."""
    if not is_compiled(game):
        return list(words)
    import numpy

    return numpy.array(words, dtype=numpy.int64)


def warm(game: Game) -> None:
    """Call every rule of a compiled game once, so that it is compiled or loaded."""
    rules, state = game.rules, fresh_state(game)
    options = as_state(game, game.option_numbers(game.complete({})))
    rules.deal(state, game.seats[0], options, as_state(game, fast_luck(1)))
    seat = int(rules.waiting(state)).bit_length() - 1
    rules.moves(state, seat, as_state(game, [0] * rules.n_moves))
    rules.play(state, seat, rules.nth(state, seat, rules.count(state, seat) - 1))
    rules.hide(state, seat)
    rules.guess(state, 1)
    rules.points(state, seat)
    rules.outcome(state, as_state(game, [0] * 2 * game.seats[0]))
    rules.playout(state)
