"""How fast a game with a potential is searched: single tasks for `casetta bench`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from casetta.bots.search_driver import weights_of
from casetta.contract.compiled import as_state, bound, fresh_state, is_compiled
from casetta.contract.game import Game, State
from casetta.kernel.luck import fast_luck

SEED = 1
SEATS = 2
MANY = {True: 1000, False: 10}
"""How often a task is done at a time, in the compiled life and in the plain one."""
NODES = {True: 40_000, False: 2_000}
TREE = (100, 8, 2, 50, 30, 10, 30, 0, 12, 100)
"""A search without playouts, in the order of the settings of search/tree_search.py."""
LOOKS = 6
"""Moves that are looked at for a quick one."""


def search_tasks(game: Game, options: Sequence[int]) -> Mapping[str, Callable[[], object]]:
    """Simulations of a tree search, random and quick games to the end, all from mid-game."""
    many, start = MANY[is_compiled(game)], mid_game(game, options)
    foresight, search = bound("foresight", game), bound("tree_search", game)
    weights = as_state(game, weights_of(game))
    lengths = search.memory(game.rules.layout.size, game.rules.n_moves, NODES[is_compiled(game)])
    mind = tuple(as_state(game, [0] * length) for length in lengths)
    state, spare, view = fresh_state(game), fresh_state(game), as_state(game, start)
    seat, settings = int(game.rules.waiting(start)).bit_length() - 1, as_state(game, TREE)
    game.rules.hide(view, seat)

    def simulations() -> object:
        search.begin(mind)
        return search.think(view, seat, mind, weights, settings, SEED, many)

    return {
        f"{many}_simulations": simulations,
        f"{many}_random_games": lambda: foresight.many_random_games(state, start, many, SEED),
        f"{many}_quick_games": lambda: foresight.many_quick_games(
            state, start, spare, weights, many, SEED, LOOKS
        ),
    }


def mid_game(game: Game, options: Sequence[int]) -> State:
    """The position in the middle of a game of quick moves."""
    foresight, spare = bound("foresight", game), fresh_state(game)
    weights = as_state(game, weights_of(game))
    state: State = fresh_state(game)
    turns = 0
    for most in (game.rules.longest, 0):
        game.rules.deal(state, SEATS, as_state(game, options), as_state(game, fast_luck(SEED)))
        turns = foresight.quick_play(state, spare, weights, LOOKS, most or turns // 2)
    return state
