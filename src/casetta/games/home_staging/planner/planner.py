"""The bot of Home Staging: it tries its best decisions out in the mind.

It reads the view of its seat into a sketch, and from every promising decision it plays
the game on to the end, several times, with the cards as they may lie. It decides what
ended best. See the folder `planning`.
"""

from __future__ import annotations

from functools import partial
from random import Random

from casetta.contract.game import Game, State

from ..plan.squares import around, from_rows, square_at
from ..rules.decisions import (
    DOOR_MOVE,
    FRONT_MOVE,
    GROW_MOVE,
    READY,
    WINDOW_MOVE,
    may_become_window,
)
from ..rules.layout import (
    ASSIGN,
    CARD_TOKENS,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DRAW,
    FRONT_DOOR,
    LAST_WINDOW,
    NONE,
    OVER,
    PHASE,
    ROOM,
    TURN_OF,
)
from ..rules.openings import set_window, why_not_front_door
from ..rules.plan import inside_rows
from ..rules.setup import nth
from ..rules.sight import guess
from .choices import Choice, assignments, cards, closings, drawings, rooms
from .closings import Closing, plain_closing
from .finishing import front_doors, ink, windows_for, with_front
from .mind import Agenda, close, play_on, read_agenda
from .sketch import Sketch, read_sketch

MOST_TRIALS = 16
"""How many games are played on for one decision."""
TOKENS_TRIED = 200
"""How many tokens may be drawn in all of them: a game that has just begun is long."""


def planner(_: Game, view: State, seat: int, dice: Random) -> int:
    """The bot, as tables call it."""
    return choose(view, seat, dice)


def choose(view: State, seat: int, dice: Random, most_trials: int = MOST_TRIALS) -> int:
    """The decision of a seat, which knows nothing but its view.

    With fewer trials it thinks less and decides sooner; with none it does what looks best.
    """
    sketch, agenda = read_sketch(view, seat), read_agenda(view, seat)
    phase = view[PHASE]
    if phase == CLOSE:
        return closing_move(view, seat, sketch, agenda, most_trials)
    if phase > CLOSE:
        return opening_move(view, seat, sketch)
    choices = {
        CHOOSE_ROOM: lambda: rooms(view, agenda),
        CHOOSE_CARD: lambda: cards(view, agenda),
        ASSIGN: lambda: assignments(view),
        DRAW: lambda: drawings(view, seat, sketch),
    }[phase]()
    trials = min(most_trials, trials_for(view))
    return int(best_of(choices, view, sketch, agenda, dice, trials).move)


# Trying out


def best_of(
    choices: list[Choice], view: State, sketch: Sketch, agenda: Agenda, dice: Random, trials: int
) -> Choice:
    """The choice that ends best; again and again the worse half is left out."""
    totals = dict.fromkeys(range(len(choices)), 0)
    seed = dice.getrandbits(32)
    while len(totals) > 1 and trials > 0:
        each = max(1, trials // (len(totals) - 1).bit_length() // len(totals))
        for number in totals:
            for luck in range(seed, seed + each):
                totals[number] += ending(choices[number], view, sketch, agenda, luck)
        seed, trials = seed + each, trials - each * len(totals)
        best_first = sorted(totals, key=lambda number: -totals[number])
        totals = {number: totals[number] for number in best_first[: (len(totals) + 1) // 2]}
    return choices[next(iter(totals))]


def trials_for(view: State) -> int:
    """How many games may be played on from here without thinking for too long."""
    face_down = [card for card in range(view[CARDS]) if not view[TURN_OF + card]]
    return TOKENS_TRIED // (2 + sum(view[CARD_TOKENS + card] for card in face_down))


def ending(choice: Choice, view: State, sketch: Sketch, agenda: Agenda, luck: int) -> int:
    """The points of a game that is played on after a choice, with cards guessed by luck."""
    world = list(view)
    world[PHASE] = OVER  # so that cards alone are guessed, not what other seats are closing
    guess(world, luck)
    sketch, agenda = sketch.copy(), agenda.copy()
    choice.make(sketch, agenda)
    return play_on(sketch, agenda, world, Random(luck))


# Closing


def closing_move(view: State, seat: int, sketch: Sketch, agenda: Agenda, most_trials: int) -> int:
    """The next square of the room as it was thought out, then its door.

    It is thought out anew for each square, always with the same luck and from the pieces
    alone, so that all decisions of a closing follow one plan.
    """
    begun = from_rows(view, inside_rows(seat, view[ROOM]))
    found = closings(sketch)
    choices = [Choice(number, partial(_close, closing)) for number, closing in enumerate(found)]
    same_luck, trials = Random(sketch.covered), min(most_trials, trials_for(view))
    closing = found[best_of(choices, view, sketch, agenda, same_luck, trials).move]
    if begun & ~closing.squares:
        closing = plain_closing(sketch, begun)
    if left := closing.squares & ~begun & around(begun):
        return GROW_MOVE + square_at((left & -left).bit_length() - 1)
    if closing.door != NONE:
        return DOOR_MOVE + closing.door
    return int(nth(view, seat, 0))


def _close(closing: Closing, sketch: Sketch, _: Agenda) -> None:
    close(sketch, closing)


# Finishing


def opening_move(view: State, seat: int, sketch: Sketch) -> int:
    """The front door where it earns most, the windows that bonus rules ask for, ready."""
    state = ink(sketch, view)
    windows = sorted(windows_for(sketch, state))
    if view[FRONT_DOOR + seat] == NONE and view[LAST_WINDOW + seat] == NONE:
        for edge in windows:
            set_window(state, 0, edge)
        edges = front_doors(sketch, state)
        edges = [edge for edge in edges if why_not_front_door(view, seat, edge) == 0]
        if edges:
            return FRONT_MOVE + max(edges, key=lambda edge: with_front(state, edge))
    later = [edge for edge in windows if edge > view[LAST_WINDOW + seat]]
    legal = [edge for edge in later if may_become_window(view, seat, edge)]
    return WINDOW_MOVE + legal[0] if legal else READY
