"""`casetta perft`: counts of move sequences, a fingerprint of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from casetta.kernel.game import Game, OptionValue, State
from casetta.kernel.lives import as_state, bound, compiled, fresh_state
from casetta.kernel.luck import key_of_seed, table_luck
from casetta.kernel.wrong import Wrong

LIVES = ("compiled", "plain")


def in_life(game: Game, life: str) -> Game:
    """The game value of one of its two lives."""
    if life not in LIVES:
        raise Wrong("unknown-option-value", option="life", value=life, known=", ".join(LIVES))
    return compiled(game) if life == "compiled" else game


@dataclass(frozen=True, slots=True)
class Start:
    """Where counting begins: a deal, and so many random moves after it."""

    seats: int
    options: Mapping[str, OptionValue]
    seed: int
    after: int = 0


def perft(game: Game, start: Start, depth: int) -> int:
    """How many sequences of `depth` moves there are from a start."""
    states = as_state(game, [list(position(game, start)) for _ in range(depth + 1)])
    return int(bound("perft", game).perft(states, depth))


def position(game: Game, start: Start) -> State:
    """The position that a start names."""
    numbers = game.option_numbers(game.complete(start.options))
    state: State = fresh_state(game)
    dice = Random(start.seed)
    luck = as_state(game, table_luck(key_of_seed(start.seed)))
    game.deal(state, start.seats, as_state(game, numbers), luck)
    for _ in range(start.after):
        if waiting := int(game.waiting(state)):
            seat = (waiting & -waiting).bit_length() - 1
            game.play(state, seat, game.nth(state, seat, dice.randrange(game.count(state, seat))))
    return state


def show_perft(game: Game, start: Start, depth: int, life: str) -> int:
    """Print the count for each depth up to the given one."""
    game.check_seats(start.seats)
    living = in_life(game, life)
    for level in range(depth + 1):
        print(level, perft(living, start, level), flush=True)
    return 0
