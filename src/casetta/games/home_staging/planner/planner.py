"""The bot of Home Staging: it tries its best decisions out in the mind.

It reads the view of its seat into a sketch, and from every promising decision it plays
the game on to the end, several times, with the cards as they may lie. It decides what
ended best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from casetta.contract.game import Game, State

from ..bonuses.kind import THE_FRONT_DOOR
from ..bonuses.rules import KINDS
from ..content.furniture import ROOM_CARDS
from ..plan.changes import in_ink, legal_moves, with_cards_guessed
from ..plan.plan import Closing, Plan, best_front_door, worth_by_front_door
from ..plan.position import NONE, Bonus, Phase, Position, letter_of
from ..plan.squares import (
    Squares,
    across,
    around,
    grown,
    joined,
    numbers,
    places,
    sides_on,
    square_at,
    union,
    with_nearest,
)
from ..plan.stamps import Stamp, stamps_of
from ..rules import decisions
from ..rules.openings import set_window
from ..rules.pieces import selects
from ..rules.scoring import points
from .sketch import (
    SPOILT,
    Place,
    Sketch,
    corridor_part,
    cost_of_room,
    plain_closing,
    ranked,
    ranked_doors,
    read_sketch,
    with_cost,
)

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
TRIES, MORE_TRIES = 6, 32
"""In a game played on: how many places are looked at closely, and if none of them is good."""
NOT_MIRRORED = 4
"""Stamps with a transform below this need no Bright Idea."""
FRONT_DOORS_TRIED = 4
"""The same for front doors, where a bonus rule asks for one."""
CARD_NOISE, ROOM_NOISE = 2.0, 6.0
"""How far the order of cards and rooms may stray from the largest first, in squares."""


def planner(_: Game, view: State, seat: int, dice: Random) -> int:
    return choose(view, seat, dice)


def choose(view: State, seat: int, dice: Random, most_trials: int = MOST_TRIALS) -> int:
    """The decision of a seat, which knows nothing but its view.

    With fewer trials it thinks less and decides sooner; with none it does what looks best.
    """
    sketch, phase = read_sketch(view, seat), Position(view).phase
    if phase > Phase.CLOSE:
        return opening_move(view, seat, sketch)
    face_down = sum(card.tokens for card in Position(view).cards if card.is_face_down)
    trials = min(most_trials, TOKENS_TRIED // (2 + face_down))
    if phase == Phase.CLOSE:
        return closing_move(view, seat, sketch, trials)
    return int(best_of(choices(view, seat, sketch), view, sketch, dice, trials).move)


# Decisions, and what they make of the sketch


class Choice(NamedTuple):
    """A decision: its move, and one of the functions below with what it is told."""

    move: int
    make: Callable[[Sketch, Any], None]
    told: Any = None


def open_room(sketch: Sketch, room: int) -> None:
    sketch.rooms = [each for each in sketch.rooms if each != room]
    sketch.cards = list(sketch.house.cards[room])
    sketch.begin(room)


def turn_over(sketch: Sketch, card: int) -> None:
    sketch.cards = [each for each in sketch.cards if each != card]
    sketch.card, sketch.options = card, None


def assign(sketch: Sketch, options: list[int]) -> None:
    """The tokens of the card at hand lie on these options."""
    sketch.options = options


def draw(sketch: Sketch, place: Place | None) -> None:
    """The next token is drawn there, or declined."""
    assert sketch.options
    option, *sketch.options = sketch.options
    if place is not None:
        stamp = place.stamp
        sketch.draw(sketch.card, stamp, place.place)
        sketch.idea &= stamp.option % 2 == option and stamp.transform < NOT_MIRRORED


def close(sketch: Sketch, closing: Closing | None = None) -> None:
    """Close the current room, as small as can be unless told; without pieces there is none."""
    if sketch.pieces:
        sketch.close(closing or plain_closing(sketch))
    else:
        sketch.begin(NONE)


def choices(view: State, seat: int, sketch: Sketch) -> list[Choice]:
    """The decisions that are worth trying out before a room is closed; what looks best first."""
    table = Position(view)
    if table.phase == Phase.CHOOSE_ROOM:
        return rooms(view, sketch)
    if table.phase == Phase.CHOOSE_CARD:
        first = decisions.CARD_MOVE - 1
        return [Choice(first + table.cards[n].number, turn_over, n) for n in sketch.cards]
    return assignments(view) if table.phase == Phase.ASSIGN else drawings(view, seat, sketch)


def rooms(view: State, sketch: Sketch) -> list[Choice]:
    legal, names = decisions.rooms_to_open(view), Position(view).room_names
    cards = {room: ROOM_CARDS.index(names[room]) for room in sketch.rooms}
    return [
        Choice(decisions.ROOM_MOVE + card, open_room, room)
        for room, card in cards.items()
        if legal >> card & 1
    ]


def assignments(view: State) -> list[Choice]:
    card = Position(view).card
    assert card is not None
    firsts = range(card.tokens + 1)
    return [
        Choice(
            decisions.TOKENS_MOVE + decisions.SPLITS * first + card.tokens - first,
            assign,
            [0] * first + [1] * (card.tokens - first),
        )
        for first in firsts
    ]


def drawings(view: State, seat: int, sketch: Sketch) -> list[Choice]:
    """The best drawings of the token at hand, those with the Bright Idea too, and to decline."""
    card = Position(view).card
    assert card is not None
    option = 2 * (card.letter or 0) + decisions.option_now(view, seat)
    assigned, other = (stamps_of(view, card.index, each) for each in (option, option ^ 1))
    kinds = [([each for each in assigned if each.transform < NOT_MIRRORED], 0, DRAWINGS)]
    if sketch.idea:
        mirrored = [each for each in assigned if each.transform >= NOT_MIRRORED]
        kinds += [(mirrored, decisions.MIRRORED, BRIGHT_IDEAS)]
        turned = [each for each in other if each.transform < NOT_MIRRORED]
        kinds += [(turned, decisions.OTHER, BRIGHT_IDEAS)]
    found = []
    for stamps, kind, most in kinds:
        for place in good_places(sketch, card.index, stamps)[:most]:
            mode = kind + place.stamp.transform % NOT_MIRRORED
            move = decisions.drawing_move(view, seat, mode, square_at(place.place))
            found.append(Choice(move, draw, place))
    return [*found, Choice(decisions.DECLINE, draw)]


def good_places(sketch: Sketch, card: int, stamps: list[Stamp]) -> list[Place]:
    """The places that do not spoil the plan, the best first."""
    looked_at = [with_cost(sketch, card, place) for place in ranked(sketch, stamps)[:LOOKED_AT]]
    good = [place for place in looked_at if place is not None]
    return sorted(good, key=lambda place: -place.worth)


def closings(sketch: Sketch) -> list[Closing]:
    """The smallest room with its best doors, and larger ones that a bonus rule asks for."""
    smallest = plain_closing(sketch)
    if sketch.is_hub:
        return [smallest]
    doors = ranked_doors(sketch, smallest.squares)
    found = [Closing(smallest.squares, door) for door in doors[:DOORS]]
    for squares in larger(sketch, smallest):
        if cost_of_room(sketch, squares) != SPOILT:
            found.append(Closing(squares, ranked_doors(sketch, squares)[0]))
    return found or [smallest]


# Trying out


def best_of(
    choices: list[Choice], view: State, sketch: Sketch, dice: Random, trials: int
) -> Choice:
    """The choice that ends best; again and again the worse half is left out."""
    totals = dict.fromkeys(range(len(choices)), 0)
    seed = dice.getrandbits(32)
    while len(totals) > 1 and trials > 0:
        each = max(1, trials // (len(totals) - 1).bit_length() // len(totals))
        for number in totals:
            for luck in range(seed, seed + each):
                totals[number] += ending(choices[number], view, sketch, luck)
        seed, trials = seed + each, trials - each * len(totals)
        best_first = sorted(totals, key=lambda number: -totals[number])
        totals = {number: totals[number] for number in best_first[: (len(totals) + 1) // 2]}
    return choices[next(iter(totals))]


def ending(choice: Choice, view: State, sketch: Sketch, luck: int) -> int:
    """The points of a game that is played on after a choice, with cards guessed by luck."""
    world, sketch = with_cards_guessed(view, luck), sketch.copy()
    choice.make(sketch, choice.told)
    return play_on(sketch, world, Random(luck))


# What bonus rules make of a sketch: larger rooms, front door and windows


@dataclass(frozen=True, slots=True)
class RoomToBe:
    """The room at hand as small as can be, and how it may grow for a bonus."""

    sketch: Sketch
    squares: Squares
    door: int | None
    area: Squares
    """Where it may lie."""

    def reaching(self, walls: Squares) -> list[Squares]:
        """The room with one of some squares, if it has none of them."""
        return [] if self.squares & walls else [with_nearest(self.squares, walls, self.area)]

    def sized(self, size: int) -> Squares:
        """The room made larger square by square, first where few sides lie open."""
        squares, free = self.squares, self.area & ~self.sketch.house.pillars
        while squares.bit_count() < size:
            edge = around(squares) & free & ~squares
            if not edge:
                break
            rest = free & ~squares
            options = [1 << place for place in places(edge)]
            squares |= min(options, key=lambda square: (sides_on(square, rest), square))
        return squares

    def all_but_corridor(self) -> Squares:
        """All that is left, but for a way between the doors and to a front door."""
        sketch = self.sketch
        part = corridor_part(sketch, self.squares)
        before = 0 if self.door is None else across(self.door)
        corridor = joined((sketch.reserved | before) & part, part)
        if not corridor & sketch.front_squares():
            corridor = with_nearest(corridor, sketch.front_squares(), part)
        return grown(self.squares, self.area & ~corridor)


def larger(sketch: Sketch, smallest: Closing) -> list[Squares]:
    """Sets of squares, each of which serves a bonus that the smallest room may not earn."""
    room = RoomToBe(sketch, *smallest, sketch.area())
    found: list[Squares] = []
    for bonus in sketch.house.bonuses:
        asked = bonus.rooms
        if not asked or asked >> sketch.room & 1:
            kind = KINDS[bonus.kind]
            shapes = kind.larger(room, bonus)
            if kind.panes is not None:
                shapes = room.reaching(union(kind.panes(sketch.house, bonus)))
            found += [each for each in shapes if not each & ~room.area]
    return [each for each in dict.fromkeys(found) if each != smallest.squares]


def front_doors(sketch: Sketch, windows: list[int]) -> list[int]:
    """The edges where the front door leads to all doors, or to most; no window is there."""
    both = zip(sketch.house.fronts, sketch.backs, strict=True)
    edges = edges_on(corridor_part(sketch, 0), [front & ~back for front, back in both])
    return [edge for edge in edges if edge not in windows]


def edges_on(squares: Squares, sides: Sequence[Squares]) -> list[int]:
    """The edges of some squares on these sides, side by side."""
    return [4 * square + side for side in range(4) for square in numbers(squares & sides[side])]


def windows_for(sketch: Sketch, state: State) -> list[int]:
    """A window for each thing that a bonus rule asks of windows; `state` is the sketch in ink.

    Furniture may stand before them (ruling H-18).
    """
    house = sketch.house
    found: list[int] = []
    for bonus in sorted(house.bonuses, key=lambda each: -each.points):
        for edges in wanted_windows(sketch, state, bonus):
            if edges and not set(edges) & set(found):
                found.append(edges[0])
    return found if house.most_windows == NONE else found[: house.most_windows]


def wanted_windows(sketch: Sketch, state: State, bonus: Bonus) -> list[list[int]]:
    """Edges of which a bonus rule wants one to be a window; a list for each that it wants."""
    house, kind = sketch.house, KINDS[bonus.kind]
    if kind.wants_piece_at_window:
        pieces = Plan(state, 0).pieces
        wanted = [p.body for p in pieces if selects(bonus.a, p.room, p.number, p.tags)]
        dark = [squares for room, squares in enumerate(sketch.inside) if is_dark(sketch, room)]
        return [edges_on(union(wanted) & ~union(dark), house.panes)]
    if kind.panes is None:
        return []
    sides, asked = kind.panes(house, bonus), bonus.rooms or ~0
    return [
        edges_on(squares, sides)
        for room, squares in enumerate(sketch.inside)
        if asked >> room & 1 and not is_dark(sketch, room)
    ]


def is_dark(sketch: Sketch, room: int) -> bool:
    dark = (bonus for bonus in sketch.house.bonuses if KINDS[bonus.kind].wants_no_window)
    return any(bonus.rooms >> room & 1 for bonus in dark)


# Closing and finishing


def closing_move(view: State, seat: int, sketch: Sketch, trials: int) -> int:
    """The next square of the room as it was thought out, then its door.

    It is thought out anew for each square, always with the same luck and from the pieces
    alone, so that all decisions of a closing follow one plan.
    """
    room = Plan(view, seat).current
    assert room is not None
    begun = room.squares
    found = [Choice(NONE, close, closing) for closing in closings(sketch)]
    squares, door = best_of(found, view, sketch, Random(sketch.covered), trials).told
    if begun & ~squares:
        squares, door = plain_closing(sketch, begun)
    if left := squares & ~begun & around(begun):
        return decisions.GROW_MOVE + square_at((left & -left).bit_length() - 1)
    if door is None:
        return next(move for move in legal_moves(view, seat) if move >= decisions.DOOR_MOVE)
    return decisions.DOOR_MOVE + int(door)


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
            return decisions.FRONT_MOVE + best
    last = NONE if plan.last_window is None else plan.last_window
    for edge in windows:
        if edge > last and decisions.may_become_window(view, seat, edge):
            return decisions.WINDOW_MOVE + edge
    return decisions.READY


# A game played on in the mind: always what looks best, to the end


def play_on(sketch: Sketch, world: State, dice: Random) -> int:
    """Play a game to its end and return its points; the sketch is used up."""
    while sketch.card != NONE or sketch.cards or sketch.room != NONE or sketch.rooms:
        if sketch.card != NONE:
            draw_tokens(sketch, world)
        elif sketch.cards:
            sizes = {
                each: card_size(world, each) + CARD_NOISE * dice.random() for each in sketch.cards
            }
            turn_over(sketch, max(sizes, key=lambda card: sizes[card]))
        elif sketch.room != NONE:
            close(sketch)
        else:
            open_room(sketch, next_room(sketch, world, dice))
    return score(sketch, world)


def score(sketch: Sketch, world: State) -> int:
    """The points of a sketch with a good front door and the windows that are asked for."""
    state = in_ink(sketch, world)
    windows = windows_for(sketch, state)
    for edge in windows:
        set_window(state, 0, edge)
    edges = front_doors(sketch, windows)
    if not edges:
        return int(points(state, 0))
    asks_for_front = any(
        KINDS[bonus.kind].asks_for_front_door or THE_FRONT_DOOR in (bonus.a, bonus.b)
        for bonus in sketch.house.bonuses
    )
    tried = FRONT_DOORS_TRIED if asks_for_front else 1
    some = edges[:: -(-len(edges) // tried)]
    return max(worth_by_front_door(state, 0, some).values())


def card_size(world: State, card: int) -> int:
    """The squares of the largest option of a card; rugs are counted as nothing."""
    firsts = [stamps_of(world, card, option)[0] for option in range(4)]
    return max(stamp.value + len(stamp.dots_at) for stamp in firsts)


def next_room(sketch: Sketch, world: State, dice: Random) -> int:
    """Rooms that must hold a mark, then the largest, more or less; the hub last."""
    house = sketch.house

    def order(room: int) -> tuple[bool, bool, float]:
        size = sum(card_size(world, card) * house.tokens[card] for card in house.cards[room])
        noise = ROOM_NOISE * dice.random()
        return room != house.hub, bool(house.must_hold[room]), size + noise

    return max(sketch.rooms, key=order)


def draw_tokens(sketch: Sketch, world: State) -> None:
    """Draw what the tokens of the card allow; tokens that nobody assigned give what is best."""
    card, letter = sketch.card, 2 * letter_of(world, sketch.card)
    if sketch.options is None:
        both = [letter, letter + 1]
        both.sort(key=lambda option: -stamps_of(world, card, option)[0].value)
        for _ in range(sketch.house.tokens[card]):
            _ = draw_best(sketch, card, both[0], world) or draw_best(sketch, card, both[1], world)
    else:
        for option in sketch.options:
            if not draw_best(sketch, card, letter + option, world) and sketch.idea:
                sketch.idea = not draw_best(sketch, card, letter + 1 - option, world)
    sketch.card = NONE


def draw_best(sketch: Sketch, card: int, option: int, world: State) -> bool:
    """Draw a piece at the best of the most promising places that do not spoil the plan, if any."""
    best = None
    stamps = [each for each in stamps_of(world, card, option) if each.transform < NOT_MIRRORED]
    for tried, place in enumerate(ranked(sketch, stamps)[:MORE_TRIES]):
        if best is not None and (tried >= TRIES or place.worth <= best.worth):
            break
        after = with_cost(sketch, card, place)
        if after is not None and (best is None or after.worth > best.worth):
            best = after
    if best is not None:
        sketch.draw(card, best.stamp, best.place)
    return best is not None
