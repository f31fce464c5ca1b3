"""`casetta perft`: counts of move sequences, a fingerprint of the rules."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from casetta import games
from casetta.commands.arguments import GAME, PLAYERS, SEED, VARIANT, read_scenario
from casetta.commands.context import CommandContext
from casetta.contract.command import Command, argument
from casetta.contract.compiled import as_state, bound, compiled, fresh_state
from casetta.contract.errors import Wrong
from casetta.contract.game import Game, OptionValue, State
from casetta.kernel.luck import key_of_seed, table_luck
from casetta.kernel.rule import first

LIVES = ("compiled", "plain")


def in_life(game: Game, life: str) -> Game:
    """The game value of one of its two lives."""
    if life not in LIVES:
        raise Wrong("unknown-option-value", option="life", value=life, known=", ".join(LIVES))
    return compiled(game) if life == "compiled" else game


@dataclass(frozen=True, slots=True)
class Start:
    """Where counting begins: a deal, and some random moves after it."""

    seats: int
    options: Mapping[str, OptionValue]
    seed: int
    after: int = 0
    own: Any = None
    """Own content (a scenario) in place of what is built in."""


def perft(game: Game, start: Start, depth: int) -> int:
    """How many sequences of `depth` moves there are from a start."""
    states = as_state(game, [list(position(game, start)) for _ in range(depth + 1)])
    return int(bound("playouts", game).perft(states, depth))


def position(game: Game, start: Start) -> State:
    """The position that a start names."""
    numbers = game.option_numbers(game.complete(start.options))
    state: State = fresh_state(game)
    dice = Random(start.seed)
    luck = table_luck(key_of_seed(start.seed))
    if start.own is None:
        game.rules.deal(state, start.seats, as_state(game, numbers), as_state(game, luck))
    else:
        state = own_deal(game, start.own, start.seats, luck)
    for _ in range(start.after):
        if waiting := int(game.rules.waiting(state)):
            seat = first(waiting)
            game.rules.play(
                state,
                seat,
                game.rules.nth(state, seat, dice.randrange(game.rules.count(state, seat))),
            )
    return state


def own_deal(game: Game, own: Any, seats: int, luck: Sequence[int]) -> Any:
    """A deal with own content; it is dealt in the plain life and played in either."""
    assert game.own is not None
    state: State = game.blank()
    game.own.deal(own, state, seats, game.option_numbers(game.complete({})), luck)
    return as_state(game, state)


def show_perft(given: Namespace, context: CommandContext) -> int:
    """Print the count for each depth up to the given one."""
    game = games.load(given.game)
    options, own = read_scenario(game, given)
    start = Start(given.players or game.seats[0], options, given.seed, given.after, own)
    game.check_seats(start.seats)
    living = in_life(game, given.life)
    for level in range(given.depth + 1):
        print(level, perft(living, start, level), flush=True)
    return 0


COMMANDS = (
    Command(
        "perft",
        show_perft,
        (
            GAME,
            PLAYERS,
            SEED,
            argument("--after", type=int, default=0),
            argument("--depth", type=int, default=2),
            argument("--life", default="plain"),
            *VARIANT,
        ),
    ),
)
