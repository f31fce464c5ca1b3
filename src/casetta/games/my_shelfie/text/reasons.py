"""What speaks for a move, from what a seat sees; every number comes from the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casetta.contract.game import State
from casetta.contract.reasons import in_one_line
from casetta.contract.text import Phrase, Value
from casetta.kernel.bits import grow, lowest
from casetta.kernel.state import SEATS

from ..content.cards import COLUMNS, END_TOKEN_POINTS, GOAL_WORDS, KINDS, LETTERS
from ..rules import scoring
from ..rules.layout import (
    COMMON,
    COMMON_CARDS,
    END_TOKEN,
    NO_CARD,
    PERSONAL,
    RIGHT,
    ROOM,
    TOKENS,
    TURN,
    UP,
    filled_cells,
    open_columns,
    shelf_of,
)
from ..rules.room import kind_on, tiles_in
from ..rules.scoring import group_points_of_a_type, personal_matches, points
from ..rules.sight import guess
from ..rules.turn import N_MOVES, PICKS, is_over, play
from ..rules.turn import moves as list_moves
from .box import tokens_of
from .progress import tiles_to_goal
from .sheet import cell_name, cells_in

NEAR = 6
"""A common goal that more tiles are missing for is no reason yet."""
Values = dict[str, Value]
Kinds = tuple[int, ...]
"""Tiles in the order in which they fall."""


def reasons(view: State, seat: int, moves: Sequence[int]) -> list[Phrase]:
    """What a turn wins, what it takes away from the next seat, and what it keeps open."""
    after = played(view, seat, moves[0])
    denies, leaves = for_the_next(view, after, seat)
    return in_one_line(
        [*token_gains(view, after, seat), *group_gains(view, after, seat),
         *personal_gain(view, after, seat)],
        denies,
        [*goals_nearer(view, after, seat)[:1], *groups_begun(view, after, seat),
         *still_open(view, after, seat), *leaves],
    )  # fmt: skip


def played(view: State, seat: int, move: int) -> State:
    """The position after a move; what was hidden stays so, but for tiles from the bag."""
    world = list(view)
    guess(world, 1)
    play(world, seat, move)
    world[PERSONAL : PERSONAL + view[SEATS]] = view[PERSONAL : PERSONAL + view[SEATS]]
    return world


# What it wins


def token_gains(before: State, after: State, seat: int) -> Iterator[Phrase]:
    """The scoring tokens and the end-game token that a seat takes."""
    pairs = zip(tokens_of(before, seat), tokens_of(after, seat), strict=True)
    for card, (had, has) in enumerate(pairs):
        if has > had:
            yield Phrase("reason-token", {"points": has, "name": goal_name(after, card)})
    if after[END_TOKEN] == seat != before[END_TOKEN]:
        yield Phrase("reason-end-token", {"points": END_TOKEN_POINTS})


def group_gains(before: State, after: State, seat: int) -> list[Phrase]:
    """The groups that score more: one by one, with the tiles of the largest that grew."""
    found = []
    for kind in range(KINDS):
        then, now = before[shelf_of(seat) + kind], after[shelf_of(seat) + kind]
        more = group_points_of_a_type(now) - group_points_of_a_type(then)
        if more > 0:
            group = largest_of(now, now & ~then)
            values: Values = {"points": more, "size": group.bit_count(), "letter": LETTERS[kind]}
            found.append(Phrase("reason-groups", values, places_of(group)))
    return sorted(found, key=lambda phrase: -int(str(phrase.values["points"])))


def personal_gain(before: State, after: State, seat: int) -> Iterator[Phrase]:
    """Tiles that lie where the personal goal shows them."""
    shelf, card = shelf_of(seat), before[PERSONAL + seat]
    matches = personal_matches(after, shelf, card)
    then = personal_matches(before, shelf, card)
    more = scoring.PERSONAL_POINTS[matches] - scoring.PERSONAL_POINTS[then]
    if more > 0:
        yield Phrase("reason-personal", {"points": more, "matches": matches})


# What it takes away from the next seat


def for_the_next(view: State, after: State, seat: int) -> tuple[list[Phrase], list[Phrase]]:
    """The tiles without which the next seat gains less, and what is left to it.

    Nothing where nobody moves next, or nobody knows what they will be able to take.
    """
    rival = after[TURN]
    if is_over(after) or tiles_in(after) & ~tiles_in(view):
        return [], []
    as_it_was = list(after)
    as_it_was[ROOM : ROOM + 3] = view[ROOM : ROOM + 3]
    most, best = best_gain(as_it_was, rival)
    left, _ = best_gain(after, rival)
    denies = [denied(as_it_was, rival, best, most - left)] if most > left else []
    return denies, [Phrase("reason-leaves", {"seat": rival, "points": left})] if left else []


def denied(state: State, rival: int, best: int, less: int) -> Phrase:
    """What a seat would have done with tiles that are taken away: a common goal, or a group."""
    then = list(state)
    play(then, rival, best)
    for card in range(COMMON_CARDS):
        token = TOKENS + COMMON_CARDS * rival + card
        if then[token] > state[token]:
            values: Values = {"seat": rival, "points": less, "name": goal_name(state, card)}
            return Phrase("reason-denies-goal", values)
    tiles = " ".join(LETTERS[kind] for kind in kinds_taken(state, best))
    return Phrase("reason-denies-tiles", {"seat": rival, "points": less, "tiles": tiles})


def best_gain(state: State, seat: int) -> tuple[int, int]:
    """The most points that one turn of a seat brings now, and a move that brings them."""
    now, legal = points(state, seat), [0] * N_MOVES
    del legal[list_moves(state, seat, legal) :]
    alike: dict[tuple[Kinds, int], int] = {}
    for move in legal:
        alike.setdefault((kinds_taken(state, move), move % COLUMNS), move)
    found = []
    for move in alike.values():
        then = list(state)
        play(then, seat, move)
        found.append((points(then, seat) - now, move))
    return max(found, default=(0, 0), key=lambda each: each[0])


def kinds_taken(state: State, move: int) -> Kinds:
    return tuple(kind_on(state, cell) for cell in PICKS[move // COLUMNS])


# What it keeps open


def goals_nearer(before: State, after: State, seat: int) -> list[Phrase]:
    """The common goals that few tiles are missing for, and fewer than before; the nearest first."""
    shelf, found = shelf_of(seat), []
    for card in range(COMMON_CARDS):
        if after[COMMON + card] == NO_CARD or after[TOKENS + COMMON_CARDS * seat + card]:
            continue
        then, now = (tiles_to_goal(state, shelf, after[COMMON + card]) for state in (before, after))
        if now is not None and now <= NEAR and (then is None or now < then):
            found.append((now, card))
    return [
        Phrase("reason-goal-nearer", {"name": goal_name(after, card), "missing": missing})
        for missing, card in sorted(found)
    ]


def groups_begun(before: State, after: State, seat: int) -> list[Phrase]:
    """The groups that grew and score more with one tile more, the most valuable first."""
    found = []
    for kind in range(KINDS):
        then, now = before[shelf_of(seat) + kind], after[shelf_of(seat) + kind]
        size = largest_of(now, now & ~then).bit_count()
        more = points_of_size(size + 1) - points_of_size(size)
        if size > 1 and more > 0:
            values: Values = {"size": size, "letter": LETTERS[kind], "points": more}
            found.append(Phrase("reason-group-next", values))
    return sorted(found, key=lambda phrase: -int(str(phrase.values["points"])))


def points_of_size(size: int) -> int:
    return int(scoring.GROUP_POINTS[min(size, scoring.LARGEST)])


def still_open(before: State, after: State, seat: int) -> Iterator[Phrase]:
    """The cells of the personal goal that are free, and the columns that take three tiles."""
    shelf, card = shelf_of(seat), before[PERSONAL + seat]
    filled = filled_cells(after, shelf)
    if card >= 0:
        wanted = [scoring.PERSONAL_CELL[KINDS * card + kind] for kind in range(KINDS)]
        free = sum(cell & ~filled for cell in wanted)
        if free:
            values = {"squares": free.bit_count()}
            yield Phrase("reason-personal-open", values, places_of(free))
    columns = open_columns(filled, 3).bit_count()
    if columns:
        yield Phrase("reason-columns", {"columns": columns})


# Groups, goals and cells


def largest_of(cells: int, among: int) -> int:
    """The largest group of cells of one type that holds one of some cells; 0 for none."""
    groups = []
    while among:
        groups.append(grow(lowest(among), cells, UP, RIGHT))
        among &= ~groups[-1]
    return max(groups, default=0, key=int.bit_count)


def places_of(cells: int) -> tuple[str, ...]:
    return tuple(map(cell_name, cells_in(cells)))


def goal_name(state: State, card: int) -> Phrase:
    return Phrase(f"goal-name-{GOAL_WORDS[state[COMMON + card]]}")
