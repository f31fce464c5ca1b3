"""The score sheet of Dream Home: every point with the spaces it comes from.

The rule of a line is `sheet-` and the key of what scores: `sheet-living-room`. What a
helper adds has a line of its own, in the part that it raises.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casetta.contract.game import State
from casetta.contract.text import Award, Line, Sheet, alone_with_most
from casetta.kernel.state import SEATS

from ..content.kinds import DECOR_KEYS, MOST_CARDS, ROOM_KEYS, TOKENS
from ..rules.house import (
    ALL,
    CARDS,
    DESIGNER,
    FACE_UP,
    LOWER,
    OUTSIDE,
    RIGHT,
    SPACE_NUMBERS,
    SPACES,
    UPPER,
    card_on,
    decorated,
    face_up,
    house_of,
    joined,
    of_type,
    token_on,
)
from ..rules.layout import (
    CHILDREN,
    CHILDREN_BREAK_TIES,
    DECOR_FACTS,
    FACT,
    OUTSIDE_UNCOUNTED,
    PARTNER,
    ROOM_FACTS,
)
from ..rules.scoring import (
    ARCHITECT,
    BATHROOM,
    BEDROOM,
    BONUS,
    KITCHEN,
    MIXED_ROOF,
    ROOF_CARDS,
    UNIFORM_ROOF,
    decor_points,
    hidden_children,
    next_to,
    points_of_room,
    raise_by,
    roof_points,
)
from .houses import names_of, position_in_room, roof_counts, space_name, spaces_of

PARTS = ("rooms", "decor", "functionality", "roof")


def sheet(state: State, seat: int, again: Sequence[int] = ()) -> Sheet:
    """A seat's score line by line, in the order in which the rulebook adds it up.

    `again` are tokens outside that somebody says to have more than once.
    """
    house = house_of(seat)
    return Sheet(
        (
            *room_lines(state, house),
            *children_lines(state, house),
            *decor_lines(state, house, again),
            *functionality_lines(state, house),
            *roof_lines(state, house),
        )
    )


def rule_name(key: str) -> str:
    """The id of the sentence about a card or bonus."""
    return f"sheet-{key.replace('_', '-')}"


def key_of(line: Line) -> str:
    """What scores in a line: the reverse of `rule_name`."""
    return line.rule.removeprefix("sheet-").replace("-", "_")


def room_lines(state: State, house: int) -> Iterator[Line]:
    """A line for each room from the upper left, then one for empty rooms with an architect."""
    links = joined(state, house)
    for space in SPACE_NUMBERS:
        start = 1 << RIGHT * space
        if not start & face_up(state, house) & ~(links << RIGHT):
            continue
        kind = card_on(state, house, space)
        spaces = _room_from(space, links)
        values = {"size": len(spaces), "beside": int(_has_partner(state, house, space))}
        points = points_of_room(state, house, start, links)
        names = tuple(space_name(each) for each in spaces)
        yield Line("rooms", rule_name(ROOM_KEYS[kind]), points, names, values)
    empty = state[house + SPACES] & ALL & ~face_up(state, house)
    more = raise_by(state, house, ARCHITECT)
    if empty and more:
        names = tuple(names_of(empty))
        yield Line("rooms", "sheet-empty-rooms", more * len(names), names, {"size": len(names)})


def _room_from(space: int, links: int) -> list[int]:
    """The spaces of the room that begins on a space."""
    spaces = [space]
    while links >> RIGHT * spaces[-1] & 1:
        spaces.append(spaces[-1] + 1)
    return spaces


def _has_partner(state: State, house: int, space: int) -> bool:
    """Whether a room is raised by its neighbour."""
    partner = state[ROOM_FACTS + card_on(state, house, space)] >> PARTNER & FACT
    if not partner:
        return False
    near = next_to(state, 1 << RIGHT * space) & face_up(state, house)
    return bool(near & of_type(state[house + CARDS], partner - 1))


def decor_lines(state: State, house: int, again: Sequence[int] = ()) -> Iterator[Line]:
    """A line for each token, then one for the interior designer."""
    inside = names_of(decorated(state, house))
    for space in SPACE_NUMBERS:
        if token_on(state, house, space) >= 0:
            yield _token_line(state, token_on(state, house, space), (space_name(space),))
    outside = [token for token in range(TOKENS) if state[house + OUTSIDE] >> token & 1]
    outside += again
    for token in outside:
        yield _token_line(state, token, ("outside",))
    raised = len(inside) + (0 if state[OUTSIDE_UNCOUNTED] else len(outside))
    more = raise_by(state, house, DESIGNER)
    if raised and more:
        values = {"tokens": raised}
        yield Line("decor", "sheet-interior-designer", more * raised, tuple(inside), values)


def _token_line(state: State, token: int, spaces: tuple[str, ...]) -> Line:
    return Line("decor", rule_name(DECOR_KEYS[token]), state[DECOR_FACTS + token] & FACT, spaces)


def bonus_rooms(state: State, house: int) -> dict[str, dict[str, int]]:
    """For each bonus the spaces that it has of everything it needs, by its line of the sheet."""
    baths, kitchens, bedrooms = (
        of_type(state[house + CARDS], kind) & face_up(state, house)
        for kind in (BATHROOM, KITCHEN, BEDROOM)
    )
    return {
        "sheet-bathroom-on-each-floor": {"upper": baths & UPPER, "lower": baths & LOWER},
        "sheet-bathroom-kitchen-bedroom": {
            "bathroom": baths, "kitchen": kitchens, "bedroom": bedrooms,
        },
    }  # fmt: skip


def functionality_lines(state: State, house: int) -> Iterator[Line]:
    """A line for each bonus, then one for the architect."""
    bonuses = 0
    for rule, needed in bonus_rooms(state, house).items():
        if all(needed.values()):
            spaces = tuple(names_of(rooms)[0] for rooms in needed.values())
            yield Line("functionality", rule, BONUS, spaces)
            bonuses += 1
    more = raise_by(state, house, ARCHITECT)
    if bonuses and more:
        values = {"bonuses": bonuses}
        yield Line("functionality", "sheet-architect", more * bonuses, (), values)


def roof_lines(state: State, house: int) -> Iterator[Line]:
    """A line for the roof and one for its windows; `cards` are the four of the pile that count."""
    points = roof_points(state, house)
    roof = UNIFORM_ROOF if points >= UNIFORM_ROOF else MIXED_ROOF
    if points:
        rule = "sheet-uniform-roof" if roof == UNIFORM_ROOF else "sheet-mixed-roof"
        cards = " ".join(map(str, counted_roofs(state, house, uniform=roof == UNIFORM_ROOF)))
        yield Line("roof", rule, roof, (), {"cards": cards})
    if points > roof:
        yield Line("roof", "sheet-windows", points - roof, (), {"windows": points - roof})


def children_lines(state: State, house: int) -> Iterator[Line]:
    """A line without points for the children, where they break ties and were counted."""
    if state[CHILDREN_BREAK_TIES] and state[ROOM_FACTS] >> CHILDREN & FACT:
        values = {"children": hidden_children(state, house)}
        yield Line("rooms", "sheet-children", 0, (), values)


def counted_roofs(state: State, house: int, *, uniform: bool) -> list[int]:
    """Which cards of a pile count, by their places from 1: those with windows first."""
    numbers = enumerate(roof_counts(state, house))
    pile = [kind for kind, number in numbers for _ in range(number)]
    by_windows = sorted(enumerate(pile, 1), key=lambda card: -(card[1] % 2))
    colours = [[card for card in by_windows if card[1] // 2 == colour] for colour in range(4)]
    full = [cards[:ROOF_CARDS] for cards in colours if len(cards) >= ROOF_CARDS]
    best = max(full, key=_windows_in) if uniform else by_windows[:ROOF_CARDS]
    return sorted(place for place, _ in best)


def _windows_in(cards: Sequence[tuple[int, int]]) -> int:
    return sum(kind % 2 for _, kind in cards)


# What was remarkable about the houses of a game that is over


def awards(state: State) -> list[Award]:
    """Most big rooms completed, the highest roof pile, the finest decor."""
    houses = [house_of(seat) for seat in range(state[SEATS])]
    counts: dict[str, list[int]] = {
        "award-rooms": [completed_rooms(state, house) for house in houses],
        "award-roof": [sum(roof_counts(state, house)) for house in houses],
        "award-decor": [int(decor_points(state, house)) for house in houses],
    }
    best = {rule: alone_with_most(numbers) for rule, numbers in counts.items()}
    return [
        Award(seat, rule, {"number": counts[rule][seat]})
        for rule, seat in best.items()
        if seat is not None
    ]


def completed_rooms(state: State, house: int) -> int:
    """How many rooms of several cards have as many as they may have."""
    return sum(is_last_card(state, house, space) for space in spaces_of(state, house, FACE_UP))


def is_last_card(state: State, house: int, space: int) -> bool:
    """Whether a card completes a room of several cards."""
    most = MOST_CARDS[card_on(state, house, space)]
    return most > 1 and position_in_room(state, house, space) == most - 1
