"""What speaks for a move, from what a seat sees; every number comes from the rules.

Nobody knows the roofs in a pile, so they bring no points here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casetta.contract.game import State
from casetta.contract.reasons import in_one_line
from casetta.contract.text import Phrase, Value
from casetta.kernel.state import SEATS

from ..content.kinds import DECOR_KEYS, FIRST_OWNED, MOST_CARDS, OWNED_KEYS, ROOM_KEYS
from ..rules import decisions, layout, scoring
from ..rules import house as board
from ..rules.decisions import count, nth, play
from ..rules.house import RIGHT, card_on, house_of, token_on
from ..rules.layout import APART, DISPLAY, HAND_RESOURCE, HAND_ROOM, ROUND, SHOWN, STAGE, TURN
from ..rules.piles import room_in
from ..rules.sight import guess
from .box import card_word
from .houses import names_of, rooms_in, space_name
from .sheet import bonus_rooms

Values = dict[str, Value]

ROOMS, DECOR, BONUSES = range(3)
"""The parts of a score that are known while a game goes on."""


def reasons(view: State, seat: int, moves: Sequence[int]) -> list[Phrase]:
    """What a turn wins, what it takes away from the next seat, and what it keeps open."""
    after = list(view)
    guess(after, 1)
    for move in moves:
        play(after, seat, move)
    denies, leaves = for_the_next(view, after, seat, moves[0])
    return in_one_line(
        list(gains(view, after, seat)),
        denies,
        [*rooms_begun(view, after, seat), *bonuses_near(view, after, seat),
         *things_gained(view, after, seat), *free_spaces(after, seat), *leaves],
    )  # fmt: skip


def part_points(state: State, seat: int) -> list[int]:
    """The points of a seat for rooms, decor and bonuses."""
    out = [0] * len(scoring.PARTS)
    scoring.part_points(state, seat, out)
    return out[: BONUSES + 1]


def known_points(state: State, seat: int) -> int:
    return sum(part_points(state, seat))


# What it wins


def gains(view: State, after: State, seat: int) -> Iterator[Phrase]:
    """The parts of the score that rise, or what the cards in the hand may still bring."""
    then, now = part_points(view, seat), part_points(after, seat)
    more = [new - old for new, old in zip(now, then, strict=True)]
    house = house_of(seat)
    if more[ROOMS] > 0:
        yield room_gain(view, after, house, more[ROOMS])
    if more[BONUSES] > 0:
        names = tuple(map(Phrase, bonuses_won(view, after, house)))
        yield Phrase("reason-bonus", {"points": more[BONUSES], "bonus": names})
    if more[DECOR] > 0:
        yield decor_gain(view, after, house, more[DECOR])
    if is_in_hand(after, seat):
        hoped = most_laid(after, seat) - known_points(after, seat)
        if hoped > 0 and after[HAND_ROOM]:
            values: Values = {"points": hoped, "room": ROOM_KEYS[after[HAND_ROOM] - 1]}
            yield Phrase("reason-hand", values)
        elif hoped > 0:
            values = {"points": hoped, "card": card_word(after[HAND_RESOURCE])}
            yield Phrase("reason-hand-token", values)
    elif after[STAGE] == layout.TAKING and after[TURN] == seat and after[ROUND] == view[ROUND]:
        hoped, column = best_column(after, seat)
        if hoped > 0:
            room = ROOM_KEYS[room_in(after[DISPLAY], column)]
            yield Phrase("reason-then-take", {"points": hoped, "room": room})


def room_gain(view: State, after: State, house: int, points: int) -> Phrase:
    """Points for rooms, by the one card that was laid, if it is one."""
    laid = cards_laid(view, after, house)
    if len(laid) != 1:
        return Phrase("reason-rooms", {"points": points}, tuple(map(space_name, laid)))
    room = ROOM_KEYS[card_on(after, house, laid[0])]
    return Phrase("reason-room", {"points": points, "room": room}, (space_name(laid[0]),))


def decor_gain(view: State, after: State, house: int, points: int) -> Phrase:
    """Points for decor, by the one token that was laid, if it is one."""
    inside = [
        space
        for space in board.SPACE_NUMBERS
        if -1 < token_on(after, house, space) != token_on(view, house, space)
    ]
    outside = after[house + board.OUTSIDE] & ~view[house + board.OUTSIDE]
    tokens = [token_on(after, house, space) for space in inside]
    tokens += [token for token in range(len(DECOR_KEYS)) if outside >> token & 1]
    if len(tokens) != 1:
        return Phrase("reason-decor-all", {"points": points})
    values: Values = {"points": points, "card": DECOR_KEYS[tokens[0]]}
    return Phrase("reason-decor", values, tuple(map(space_name, inside)))


def bonuses_won(view: State, after: State, house: int) -> list[str]:
    """The lines of the sheet of bonuses that a house has now, those that are new if there are."""
    had, has = (
        [rule for rule, rooms in bonus_rooms(state, house).items() if all(rooms.values())]
        for state in (view, after)
    )
    return [rule for rule in has if rule not in had] or has


def cards_laid(view: State, after: State, house: int) -> list[int]:
    """The spaces that show another card face up than before."""
    up, then = board.face_up(after, house), board.face_up(view, house)
    return [
        space
        for space in board.SPACE_NUMBERS
        if up >> RIGHT * space & 1
        and not (
            then >> RIGHT * space & 1
            and card_on(view, house, space) == card_on(after, house, space)
        )
    ]


def is_in_hand(state: State, seat: int) -> bool:
    """Whether a seat has still to lay what it took."""
    return state[TURN] == seat and bool(state[HAND_ROOM] or state[HAND_RESOURCE])


def most_laid(state: State, seat: int) -> int:
    """The most points that a seat can have once it has laid what it took."""
    if not is_in_hand(state, seat):
        return known_points(state, seat)
    best = 0
    for n in range(count(state, seat)):
        then = list(state)
        play(then, seat, nth(state, seat, n))
        best = max(best, most_laid(then, seat))
    return best


def best_column(state: State, seat: int) -> tuple[int, int]:
    """The most points that a column of the display brings a seat, and which one does."""
    now, ready = known_points(state, seat), list(state)
    ready[TURN], ready[STAGE], ready[HAND_ROOM], ready[HAND_RESOURCE] = seat, layout.TAKING, 0, 0
    decisions.clear_lists(ready)
    ready[layout.OPTIONS] = ready[SHOWN] << layout.TAKE
    found = []
    for column in range(layout.LAST + 1):
        if state[SHOWN] >> column & 1:
            then = list(ready)
            play(then, seat, layout.TAKE + column)
            found.append((most_laid(then, seat) - now, column))
    return max(found, default=(0, 0), key=lambda each: each[0])


# What it takes away from the next seat


def for_the_next(
    view: State, after: State, seat: int, move: int
) -> tuple[list[Phrase], list[Phrase]]:
    """The room without which the next seat gains less, and what is left to it.

    Nothing where it has had its turn in this round.
    """
    column = column_of(move)
    if column < 0 or after[ROUND] != view[ROUND] or after[STAGE] > layout.TAKEN:
        return [], []
    rival = (seat + 1) % view[SEATS] if after[TURN] == seat else after[TURN]
    if rival == after[layout.FIRST] or after[layout.SKIPPED] >> rival & 1:
        return [], []
    as_it_was = list(after)
    as_it_was[SHOWN], as_it_was[DISPLAY] = view[SHOWN], view[DISPLAY]
    most, left = best_column(as_it_was, rival)[0], best_column(after, rival)[0]
    room = ROOM_KEYS[room_in(view[DISPLAY], column)]
    denied: Values = {"seat": rival, "points": most - left, "room": room}
    denies = [Phrase("reason-denies-column", denied)] if most > left else []
    return denies, [Phrase("reason-leaves", {"seat": rival, "points": left})] if left > 0 else []


def column_of(move: int) -> int:
    """The column that a move takes from the display; -1 for none."""
    if layout.TAKE <= move < layout.LIST:
        return move - layout.TAKE
    for first in (layout.HAMMER, layout.DISCARD):
        column, rest = divmod(move - first, APART)
        if 0 <= column <= layout.LAST and rest == 0:
            return column
    return -1


# What it keeps open


def rooms_begun(view: State, after: State, seat: int) -> Iterator[Phrase]:
    """The rooms that were laid or grew: how much one card more brings, or that they are full."""
    house = house_of(seat)
    laid = cards_laid(view, after, house)
    for room in rooms_in(after, house):
        kind, size = card_on(after, house, room[0]), len(room)
        if not set(room) & set(laid):
            continue
        name, places = ROOM_KEYS[kind], tuple(map(space_name, room))
        if size == MOST_CARDS[kind] > 1:
            yield Phrase("reason-room-full", {"room": name, "size": size}, places)
        elif size < MOST_CARDS[kind] and may_grow(after, house, room):
            facts = after[layout.ROOM_FACTS + kind] >> layout.FACT_BITS * (size - 1)
            more = (facts >> layout.FACT_BITS & layout.FACT) - (facts & layout.FACT)
            if more > 0:
                yield Phrase("reason-room-grows", {"room": name, "points": more}, places)


def may_grow(state: State, house: int, room: list[int]) -> bool:
    """Whether a space beside a room is free, and no token has finished it."""
    free = board.free_spaces(state[house + board.SPACES])
    beside = [space for space in (room[0] - 1, room[-1] + 1) if space >= 0]
    decorated = any(token_on(state, house, space) >= 0 for space in room)
    return not decorated and any(free >> RIGHT * space & 1 for space in beside)


def bonuses_near(view: State, after: State, seat: int) -> Iterator[Phrase]:
    """The bonuses for which one room is missing now, and more were before."""
    house = house_of(seat)
    then, now = bonus_rooms(view, house), bonus_rooms(after, house)
    points = scoring.BONUS + scoring.raise_by(after, house, scoring.ARCHITECT)
    for rule, rooms in now.items():
        missing = [name for name, spaces in rooms.items() if not spaces]
        if len(missing) == 1 < sum(not spaces for spaces in then[rule].values()):
            values: Values = {
                "points": points,
                "room": missing[0] if missing[0] in ROOM_KEYS else "bathroom",
                "bonus": Phrase(rule),
            }
            yield Phrase("reason-bonus-near", values)


def things_gained(view: State, after: State, seat: int) -> Iterator[Phrase]:
    """A tool or helper, a roof, the first player marker."""
    house = house_of(seat)
    for card in range(len(OWNED_KEYS)):
        if board.owned(after, house, card) > board.owned(view, house, card):
            yield Phrase("reason-owned", {"card": card_word(FIRST_OWNED + card)})
    roofs = after[house + board.ROOF_HEIGHT]
    if roofs > view[house + board.ROOF_HEIGHT]:
        missing = scoring.ROOF_CARDS - roofs
        told = {"missing": missing} if missing > 0 else {"cards": roofs}
        yield Phrase("reason-roof-missing" if missing > 0 else "reason-roof-enough", told)
    if after[layout.MARKER] == seat != view[layout.MARKER]:
        yield Phrase("reason-marker")


def free_spaces(after: State, seat: int) -> Iterator[Phrase]:
    """Where the next card may lie."""
    where = board.open_spaces(after[house_of(seat) + board.SPACES])
    if where:
        spaces = names_of(where)
        yield Phrase("reason-spaces", {"spaces": len(spaces)}, tuple(spaces))
