"""The bot of Home Staging: it tries its best decisions out in the mind.

It reads the view of its seat into a sketch, and from every promising decision it plays
the game on to the end, several times, with the cards as they may lie. It decides what
ended best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import NamedTuple

from casetta.contract.game import Game, State

from ..content.furniture import ROOM_CARDS
from ..plan.changes import in_ink, with_cards_guessed
from ..plan.plan import Plan, best_front_door
from ..plan.position import NONE, Phase, Position
from ..plan.squares import around, square_at
from ..plan.stamps import Stamp, stamps_of
from ..rules.decisions import (
    CARD_MOVE,
    DECLINE,
    DOOR_MOVE,
    FRONT_MOVE,
    GROW_MOVE,
    MIRRORED,
    OTHER,
    READY,
    ROOM_MOVE,
    SPLITS,
    TOKENS_MOVE,
    WINDOW_MOVE,
    drawing_move,
    may_become_window,
    nth,
    option_now,
    rooms_to_open,
)
from ..rules.openings import set_window
from .finishing import front_doors, larger, windows_for
from .mind import NOT_MIRRORED, Agenda, close, play_on, read_agenda
from .placing import (
    SPOILT,
    Closing,
    Place,
    cost_of_room,
    plain_closing,
    ranked,
    ranked_doors,
    with_cost,
)
from .sketch import Sketch, read_sketch

MOST_TRIALS = 16
"""How many games are played on for one decision."""
TOKENS_TRIED = 200
"""How many tokens may be drawn in all of them: a game that has just begun is long."""
LOOKED_AT = 40
"""How many places of a piece are looked at closely."""
DRAWINGS, BRIGHT_IDEAS = 6, 1
"""How many drawings are tried out: as assigned, and for each use of the Bright Idea."""
DOORS = 3
"""How many doors of a room are tried out."""


def planner(_: Game, view: State, seat: int, dice: Random) -> int:
    """The bot, as tables call it."""
    return choose(view, seat, dice)


def choose(view: State, seat: int, dice: Random, most_trials: int = MOST_TRIALS) -> int:
    """The decision of a seat, which knows nothing but its view.

    With fewer trials it thinks less and decides sooner; with none it does what looks best.
    """
    sketch, agenda = read_sketch(view, seat), read_agenda(view, seat)
    phase = Position(view).phase
    if phase == Phase.CLOSE:
        return closing_move(view, seat, sketch, agenda, most_trials)
    if phase > Phase.CLOSE:
        return opening_move(view, seat, sketch)
    found = choices(view, seat, sketch, agenda)
    trials = min(most_trials, trials_for(view))
    return int(best_of(found, view, sketch, agenda, dice, trials).move)


def choices(view: State, seat: int, sketch: Sketch, agenda: Agenda) -> list[Choice]:
    """The decisions that are worth trying out before a room is closed; what looks best first."""
    phase = Position(view).phase
    if phase == Phase.CHOOSE_ROOM:
        return rooms(view, agenda)
    if phase == Phase.CHOOSE_CARD:
        return cards(view, agenda)
    return assignments(view) if phase == Phase.ASSIGN else drawings(view, seat, sketch)


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
    face_down = [card for card in Position(view).cards if card.is_face_down]
    return TOKENS_TRIED // (2 + sum(card.tokens for card in face_down))


def ending(choice: Choice, view: State, sketch: Sketch, agenda: Agenda, luck: int) -> int:
    """The points of a game that is played on after a choice, with cards guessed by luck."""
    world = with_cards_guessed(view, luck)
    sketch, agenda = sketch.copy(), agenda.copy()
    choice.make(sketch, agenda)
    return play_on(sketch, agenda, world, Random(luck))


# Closing


def closing_move(view: State, seat: int, sketch: Sketch, agenda: Agenda, most_trials: int) -> int:
    """The next square of the room as it was thought out, then its door.

    It is thought out anew for each square, always with the same luck and from the pieces
    alone, so that all decisions of a closing follow one plan.
    """
    room = Plan(view, seat).current
    assert room is not None
    begun = room.squares
    found = closings(sketch)
    tried = [Choice(number, partial(_close, closing)) for number, closing in enumerate(found)]
    same_luck, trials = Random(sketch.covered), min(most_trials, trials_for(view))
    closing = found[best_of(tried, view, sketch, agenda, same_luck, trials).move]
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
    plan, state = Plan(view, seat), in_ink(sketch, view)
    windows = sorted(windows_for(sketch, state))
    if plan.front_door is None and plan.last_window is None:
        for edge in windows:
            set_window(state, 0, edge)
        legal = plan.possible_front_doors()
        edges = [edge for edge in front_doors(sketch, windows) if edge in legal]
        best = best_front_door(state, 0, edges)
        if best is not None:
            return FRONT_MOVE + best
    last = NONE if plan.last_window is None else plan.last_window
    later = [edge for edge in windows if edge > last]
    found = [edge for edge in later if may_become_window(view, seat, edge)]
    return WINDOW_MOVE + found[0] if found else READY


# What may be decided


class Choice(NamedTuple):
    """A decision, and what it makes of the sketch and of what is to come."""

    move: int
    make: Callable[[Sketch, Agenda], None]


# Rooms, cards, tokens


def rooms(view: State, agenda: Agenda) -> list[Choice]:
    """Every room that may be opened."""
    legal = rooms_to_open(view)
    names = Position(view).room_names
    cards = {room: ROOM_CARDS.index(names[room]) for room in agenda.rooms}
    return [
        Choice(ROOM_MOVE + card, partial(_open, room))
        for room, card in cards.items()
        if legal >> card & 1
    ]


def _open(room: int, sketch: Sketch, agenda: Agenda) -> None:
    agenda.open(room, sketch)


def cards(view: State, agenda: Agenda) -> list[Choice]:
    """Every card that may be turned over."""
    table = Position(view)
    return [
        Choice(CARD_MOVE + table.cards[card].number - 1, partial(_turn_over, card))
        for card in agenda.cards
    ]


def _turn_over(card: int, _: Sketch, agenda: Agenda) -> None:
    agenda.turn_over(card)


def assignments(view: State) -> list[Choice]:
    """Every way to assign the tokens."""
    card = Position(view).card
    assert card is not None
    tokens = card.tokens
    return [
        Choice(TOKENS_MOVE + SPLITS * first + tokens - first, partial(_assign, first, tokens))
        for first in range(tokens + 1)
    ]


def _assign(first: int, tokens: int, _: Sketch, agenda: Agenda) -> None:
    agenda.options = [0] * first + [1] * (tokens - first)


# Drawings


def drawings(view: State, seat: int, sketch: Sketch) -> list[Choice]:
    """The best drawings of the token at hand, those with the Bright Idea too, and to decline."""
    card = Position(view).card
    assert card is not None
    option = 2 * (card.letter or 0) + option_now(view, seat)
    assigned = stamps_of(view, card.index, option)
    other = stamps_of(view, card.index, option ^ 1)
    kinds = [(_turned(assigned), 0, DRAWINGS)]
    if sketch.idea:
        kinds += [(_mirrored(assigned), MIRRORED, BRIGHT_IDEAS)]
        kinds += [(_turned(other), OTHER, BRIGHT_IDEAS)]
    found = []
    for stamps, kind, most in kinds:
        for place in good_places(sketch, card.index, stamps)[:most]:
            mode = kind + place.stamp.transform % NOT_MIRRORED
            move = drawing_move(view, seat, mode, square_at(place.place))
            found.append(Choice(move, partial(_draw, card.index, place, kind != 0)))
    return [*found, Choice(DECLINE, _decline)]


def _turned(stamps: Iterable[Stamp]) -> list[Stamp]:
    return [stamp for stamp in stamps if stamp.transform < NOT_MIRRORED]


def _mirrored(stamps: Iterable[Stamp]) -> list[Stamp]:
    return [stamp for stamp in stamps if stamp.transform >= NOT_MIRRORED]


def good_places(sketch: Sketch, card: int, stamps: list[Stamp]) -> list[Place]:
    """The places that do not spoil the plan, the best first."""
    looked_at = [with_cost(sketch, card, place) for place in ranked(sketch, stamps)[:LOOKED_AT]]
    good = [place for place in looked_at if place is not None]
    return sorted(good, key=lambda place: -place.worth)


def _decline(_: Sketch, agenda: Agenda) -> None:
    assert agenda.options
    del agenda.options[0]


def _draw(card: int, place: Place, bright_idea: bool, sketch: Sketch, agenda: Agenda) -> None:
    sketch.draw(card, place.stamp, place.place)
    sketch.idea = sketch.idea and not bright_idea
    _decline(sketch, agenda)


# Closings


def closings(sketch: Sketch) -> list[Closing]:
    """The smallest room with its best doors, and larger ones that a bonus rule asks for."""
    smallest = plain_closing(sketch)
    if sketch.is_hub:
        return [smallest]
    doors = ranked_doors(sketch, smallest.squares)
    found = [Closing(smallest.squares, door) for door in doors[:DOORS]]
    for squares in larger(sketch, *smallest):
        if cost_of_room(sketch, squares) != SPOILT:
            found.append(Closing(squares, ranked_doors(sketch, squares)[0]))
    return found or [smallest]
