"""The score sheet of Dream Home: every point with the spaces it comes from.

The rule of a line is `sheet-` and the key of what scores: `sheet-living-room`. What a
helper adds has a line of its own, in the part that it raises.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casetta.contract.game import State
from casetta.contract.text import Award, Line, Sheet, alone_with_most
from casetta.kernel.state import SEATS

from ..content.kinds import DECOR_KEYS, MOST_CARDS, ROOM_KEYS
from ..rules import house as board
from ..rules import layout, scoring
from ..rules.house import SPACES, card_on, face_up, house_of, token_on
from ..rules.scoring import ARCHITECT, raise_by
from .houses import names_of, roof_counts, rooms_in, space_name, tokens_outside


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
    links = board.joined(state, house)
    for room in rooms_in(state, house):
        start, kind = 1 << board.RIGHT * room[0], card_on(state, house, room[0])
        facts = state[layout.ROOM_FACTS + kind]
        is_beside = scoring.is_beside_partner(state, house, start, facts)
        points = scoring.points_of_room(state, house, start, links)
        values = {"size": len(room), "beside": int(is_beside)}
        names = tuple(map(space_name, room))
        yield Line("rooms", rule_name(ROOM_KEYS[kind]), points, names, values)
    names = tuple(names_of(state[house + SPACES] & board.ALL & ~face_up(state, house)))
    more = raise_by(state, house, ARCHITECT)
    if names and more:
        yield Line("rooms", "sheet-empty-rooms", more * len(names), names, {"size": len(names)})


def decor_lines(state: State, house: int, again: Sequence[int] = ()) -> Iterator[Line]:
    """A line for each token, then one for the interior designer."""
    all_spaces = [(token_on(state, house, space), space) for space in board.SPACE_NUMBERS]
    inside = [(token, space_name(space)) for token, space in all_spaces if token >= 0]
    outside = [(token, "outside") for token in (*tokens_outside(state, house), *again)]
    for token, place in inside + outside:
        points = state[layout.DECOR_FACTS + token] & layout.FACT
        yield Line("decor", rule_name(DECOR_KEYS[token]), points, (place,))
    raised = len(inside) + (0 if state[layout.OUTSIDE_UNCOUNTED] else len(outside))
    points = raised * raise_by(state, house, board.DESIGNER)
    if points:
        places, values = tuple(place for _, place in inside), {"tokens": raised}
        yield Line("decor", "sheet-interior-designer", points, places, values)


def bonus_rooms(state: State, house: int) -> dict[str, dict[str, int]]:
    """For each bonus the spaces that it has of everything it needs, by its line of the sheet."""
    kinds = (scoring.BATHROOM, scoring.KITCHEN, scoring.BEDROOM)
    baths, kitchens, bedrooms = (board.cards_of(state, house, kind) for kind in kinds)
    return {
        "sheet-bathroom-on-each-floor": {
            "upper": baths & board.UPPER, "lower": baths & board.LOWER,
        },
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
            yield Line("functionality", rule, scoring.BONUS, spaces)
            bonuses += 1
    more = raise_by(state, house, ARCHITECT)
    if bonuses and more:
        values = {"bonuses": bonuses}
        yield Line("functionality", "sheet-architect", more * bonuses, (), values)


def roof_lines(state: State, house: int) -> Iterator[Line]:
    """A line for the roof and one for its windows; `cards` are the four of the pile that count."""
    points = scoring.roof_points(state, house)
    is_uniform = points >= scoring.UNIFORM_ROOF
    roof = scoring.UNIFORM_ROOF if is_uniform else scoring.MIXED_ROOF
    if points:
        rule = "sheet-uniform-roof" if is_uniform else "sheet-mixed-roof"
        cards = " ".join(map(str, counted_roofs(state, house, is_uniform=is_uniform)))
        yield Line("roof", rule, roof, (), {"cards": cards})
    if points > roof:
        yield Line("roof", "sheet-windows", points - roof, (), {"windows": points - roof})


def children_lines(state: State, house: int) -> Iterator[Line]:
    """A line without points for the children, where they break ties and were counted."""
    counted = state[layout.ROOM_FACTS] >> layout.CHILDREN & layout.FACT
    if state[layout.CHILDREN_BREAK_TIES] and counted:
        values = {"children": scoring.hidden_children(state, house)}
        yield Line("rooms", "sheet-children", 0, (), values)


def counted_roofs(state: State, house: int, *, is_uniform: bool) -> list[int]:
    """Which cards of a pile count, by their places from 1: those with windows first."""
    numbers = enumerate(roof_counts(state, house))
    pile = [kind for kind, number in numbers for _ in range(number)]
    by_windows = sorted(enumerate(pile, 1), key=lambda card: -(card[1] % 2))
    best = by_windows[: scoring.ROOF_CARDS]
    if is_uniform:
        colours = [[card for card in by_windows if card[1] // 2 == colour] for colour in range(4)]
        fours = [cards[:4] for cards in colours if len(cards) >= scoring.ROOF_CARDS]
        best = max(fours, key=lambda cards: sum(kind % 2 for _, kind in cards))
    return sorted(place for place, _ in best)


# What was remarkable about the houses of a game that is over


def awards(state: State) -> list[Award]:
    """Most big rooms completed, the highest roof pile, the finest decor."""
    houses = [house_of(seat) for seat in range(state[SEATS])]
    counts: dict[str, list[int]] = {
        "award-rooms": [completed_rooms(state, house) for house in houses],
        "award-roof": [sum(roof_counts(state, house)) for house in houses],
        "award-decor": [int(scoring.decor_points(state, house)) for house in houses],
    }
    best = {rule: alone_with_most(numbers) for rule, numbers in counts.items()}
    return [
        Award(seat, rule, {"number": counts[rule][seat]})
        for rule, seat in best.items()
        if seat is not None
    ]


def completed_rooms(state: State, house: int) -> int:
    """How many rooms of several cards have as many as they may have."""
    rooms = [room for room in rooms_in(state, house) if len(room) > 1]
    return sum(len(room) >= MOST_CARDS[card_on(state, house, room[0])] for room in rooms)
