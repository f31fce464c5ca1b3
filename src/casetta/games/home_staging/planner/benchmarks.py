"""Single tasks on a full plan whose time `casetta bench` tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from random import Random

from casetta.contract.compiled import as_state, same_life
from casetta.contract.game import Game, State
from casetta.kernel.luck import fast_luck

from ..plan.changes import without_idea
from ..plan.plan import Plan
from ..plan.position import LAYOUT, Phase, Position
from ..rules.closing import settle
from ..rules.decisions import waiting
from ..rules.pieces import GHOST_SIZE, lay_ghost, option_place, why_not_place
from ..rules.setup import deal, play
from ..rules.sight import hide
from ..rules.walking import reach, reachable_pieces, reachable_rooms
from .planner import choose

SEED = 1
TURNS = 4


def benchmarks(game: Game, options: Sequence[int]) -> Mapping[str, Callable[[], object]]:
    """The tasks, in the life of a game value.

    A placement test with its reason; the same with the connected part found anew; all
    legal drawings of a piece in its four turns; what can be reached in a whole plan.
    """
    last_drawing, finished = full_plans(options)
    lay, why_not, again, reached_from, rooms_of, pieces_of = (
        same_life(game, rule)
        for rule in (lay_ghost, why_not_place, settle, reach, reachable_rooms, reachable_pieces)
    )
    drawing, over = as_state(game, last_drawing), as_state(game, finished)
    spots = cycle(spots_on(last_drawing))
    card = Position(last_drawing).card
    assert card is not None
    place = option_place(last_drawing, card.index, 0)

    def placement() -> object:
        ghost = as_state(game, [0] * GHOST_SIZE)
        lay(drawing, ghost, place, *next(spots))
        return why_not(drawing, 0, ghost)

    def placement_and_area() -> object:
        again(drawing, 0)
        return placement()

    def way_through() -> object:
        reached = reached_from(over, 0)
        rooms = rooms_of(over, 0, reached)
        return pieces_of(over, 0, reached, rooms)

    return {
        "placement": placement,
        "placement_and_area": placement_and_area,
        "all_placements": lambda: game.rules.count(drawing, 0),
        "reach": way_through,
    }


def full_plans(options: Sequence[int]) -> tuple[State, State]:
    """A game that the planner plays alone with little thought: at its last drawing, at its end.

    The Bright Idea is used up, so that a piece has no more than four turns.
    """
    state, dice = LAYOUT.blank(), Random(SEED)
    deal(state, 1, options, fast_luck(SEED))
    drawing = state
    while waiting(state):
        if Position(state).phase == Phase.DRAW:
            drawing = list(state)
        view = list(state)
        hide(view, 0)
        play(state, 0, choose(view, 0, dice, most_trials=0))
    return without_idea(drawing, 0), state


def spots_on(state: State) -> list[tuple[int, int]]:
    """Turns and squares for a placement test: wherever a piece begins, turned in each way."""
    squares = [piece.origin for piece in Plan(state, 0).pieces]
    return [(turn, square) for square in squares for turn in range(TURNS)]
