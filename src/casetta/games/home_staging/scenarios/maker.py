"""A new home by lot: floor, rooms, furniture, two bonuses, target scores, and its proofs.

Two plans are drawn to the end before a home is handed out. In the first, every number is
the card with its largest option and every token takes that option; in the second, every
number is its other card, and every token takes the larger of that card's two options. The
bonuses are earned by the first plan.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, count
from random import Random
from typing import Any

from casetta.contract.reader import content_reader
from casetta.kernel.luck import key_of_seed
from casetta.words import LANGUAGES

from ..bonuses.kind import Names, object_word
from ..bonuses.rules import bonus_words
from ..content.furniture import LETTERS, SIDES
from ..content.scenario import squares_of_option
from ..plan.changes import with_bonus, with_letters
from ..plan.plan import Plan, Room
from ..plan.position import Position
from ..rules.grid import squares_in
from ..rules.setup import twin_of
from ..rules.walking import corridor, nearest_pair
from .files import SEAT, is_reachable, played, table_of
from .furnishing import Draft, furnished
from .homes import HOMES, SHAPES, drawn_plan, floor_plan, largest_pieces, listed, pillars
from .texts import words_in

PLANS = 12
"""Attempts at a plan before another home is tried."""
GAMES = 6
"""Games that are played for the target scores."""
SHORT = 18
"""A longer corridor is nothing to ask for."""
BONUSES = 2
"""How many bonuses a home has."""
SIGNS = (
    "# . ground  x floor  T tree  L lake  R road  y courtyard  O pillar"
    "  m mosaic floor  + floor with pipe"
)
PROOFS = """\
# Proofs: two plans in which every piece is drawn, every room has its door, and everything can
# be reached from the front door. In the first, every number is the card with its largest option,
# and every token takes that option; both bonuses are earned. In the second, every number is its
# other card, and every token takes the larger option of that card. `casetta scenario check` plays
# them again. See docs/scenarios.md."""
WIDTH = 96
Content = dict[str, Any]
Report = Callable[[str, dict[str, int]], None]
"""Told what is being done: a message id and its values."""


def make_scenario(seed: int, difficulty: int, report: Report) -> Content:
    """A new home; the same seed and difficulty give the same."""
    dice = Random(f"home {difficulty} {seed}")
    homes = (one_home(seed, difficulty, dice, report, home) for home in count(1))
    return next(home for home in homes if home is not None)


def one_home(seed: int, difficulty: int, dice: Random, report: Report, home: int) -> Content | None:
    """A home with everything; None when it cannot be furnished whole, or has nothing to earn.

    Its target scores are the middle and the best of some games, and what the first proof comes to,
    or more.
    """

    def report_plan(plan: int) -> None:
        report("new-drawing", {"seed": seed, "home": home, "plan": plan})

    content = bare_home(seed, difficulty, dice)
    first = complete_plan(content, dice, report_plan)
    second = complete_plan(content, dice, report_plan, small=True) if first else None
    if first is None or second is None:
        return None
    content["bonus"] = earned_bonuses(first.plan, dice)
    found = sorted(scores(content, seed, dice, report))
    if len(content["bonus"]) < BONUSES or not found:
        return None
    proofs = [proof_of(content, plan) for plan in (first, second)]
    middle, best = found[len(found) // 2], max(found[-1], found[len(found) // 2] + 1)
    content["par"] = [middle, best, max(best + 1, proofs[0]["points"])]
    content["proof"] = proofs
    return content


# The home


def bare_home(seed: int, difficulty: int, dice: Random) -> Content:
    """Plan, rooms and furniture, without bonuses."""
    rooms, level = listed(difficulty, dice), HOMES["difficulty"][difficulty]
    corridor, largest = level["corridor"], largest_pieces(rooms)
    need = (largest + corridor) * level["spare"] // 100
    pillared = dice.choice((0, 2, 3)) if difficulty == 3 else 0
    floor = floor_plan(need + pillared, SHAPES[: 2 + difficulty], dice)
    holes = pillars(floor, pillared, dice)
    plan = drawn_plan(floor, holes, dice)
    return {
        "format": 1,
        "id": f"home-{difficulty}-{seed}",
        "difficulty": difficulty,
        **texts(dice),
        "plan": plan,
        "check": {
            "tokens": sum(tokens for each in rooms.values() for _, tokens in each),
            "floor": (floor & ~holes).bit_count(),
            "largest_pieces": largest,
            "corridor": corridor,
        },
        "room": [
            {"card": card, "furniture": [{"number": n, "tokens": tokens} for n, tokens in listed]}
            for card, listed in rooms.items()
        ],
        **rules(difficulty, bool(holes), dice),
    }


def texts(dice: Random) -> Content:
    name, story = dice.choice(HOMES["names"]), dice.randint(1, 3)
    say = {language: words_in(language) for language in LANGUAGES}

    def in_every_language(message: str) -> dict[str, str]:
        return {language: say[language](message, name=name) for language in LANGUAGES}

    return {
        "title": in_every_language("made-title"),
        "story": in_every_language(f"made-story-{story}"),
        "tips": [in_every_language("made-tip-1"), in_every_language("made-tip-2")],
    }


def rules(difficulty: int, has_pillars: bool, dice: Random) -> Content:
    """Harder homes say where the front door is."""
    found: list[Content] = [{"kind": "columns"}] if has_pillars else []
    if difficulty >= 2:
        found.append({"kind": "front_door_side", "side": dice.choice(SIDES)})
    return {"rule": found} if found else {}


# Plans


def complete_plan(
    content: Content, dice: Random, report: Callable[[int], None], *, small: bool = False
) -> Draft | None:
    """A plan with every piece, every room and a front door; None when none was found."""
    state = table_of(content, key_of_seed(0))
    letters: dict[int, int] = {}
    for card in range(len(Position(state).cards)):
        twin = twin_of(state, card)
        sizes = [squares_of_option(state, card, option) for option in range(4)]
        large = max(sizes[:2]) < max(sizes[2:])
        letters[card] = 1 - letters[twin] if twin < card else large ^ small
    state = with_letters(state, letters)
    for attempt in range(1, PLANS + 1):
        report(attempt)
        plan = furnished(state, dice, may_decline=False)
        if plan is not None and is_reachable(plan.plan):
            return plan
    return None


def proof_of(content: Content, plan: Draft) -> Content:
    """What a file tells of a plan, which is played once more in the whole home."""
    cards = [f"{card.number}{LETTERS[card.letter or 0]}" for card in plan.plan.cards]
    finished = played(cards, plan.texts, content)
    return {"cards": cards, "moves": plan.texts, "points": Plan(finished, SEAT).points}


# Bonuses: such as a finished plan shows to be possible


def earned_bonuses(plan: Plan, dice: Random) -> list[Content]:
    """Two bonuses of different kinds that a finished plan earns."""
    earned = [bonus for bonus in candidates(plan) if is_earned(plan, bonus)]
    dice.shuffle(earned)
    chosen: list[Content] = []
    for bonus in earned:
        if len(chosen) < BONUSES and bonus["kind"] not in [each["kind"] for each in chosen]:
            chosen.append(bonus)
    return chosen


def is_earned(plan: Plan, bonus: Content) -> bool:
    """Whether the plan earns a bonus, by the rules that score it."""
    entry = content_reader({"bonus": [bonus]}).objects("bonus")[0]
    words = bonus_words(entry, Names(plan.room_names))
    return Plan(with_bonus(plan.state, words), SEAT).bonus_points[0] > 0


def candidates(plan: Plan) -> Iterator[Content]:
    """Bonuses worth asking for, each fitted to what the plan has."""
    squares = int(squares_in(corridor(plan.state, SEAT), 0))
    if squares <= SHORT:
        yield {"kind": "corridor", "points": 3, "max": squares}
    yield {"kind": "all_cards_used", "points": 4}
    for room in plan.rooms:
        yield from of_room(plan, room)
    for one, other in combinations(plan.room_names, 2):
        yield from of_pair(plan, one, other)
    for side in "" if plan.house.front_side_is_told else SIDES:
        yield {"kind": "front_door", "points": 2, "side": side}


def of_room(plan: Plan, where: Room) -> Iterator[Content]:
    room = where.name
    for kind, points in (("room_complete", 3), ("rectangular", 3), ("square", 4), ("symmetric", 3)):
        yield {"kind": kind, "points": points, "room": room}
    for side in SIDES:
        yield {"kind": "window", "points": 2, "room": room, "side": side}
        yield {"kind": "avoids_side", "points": 2, "room": room, "side": side}
    for sight in ("tree", "lake", "road"):
        yield {"kind": "view", "points": 3, "room": room, "of": sight}
    squares = where.squares.bit_count()
    yield {"kind": "room_size", "points": 2, "room": room, "max": squares}
    seats = sum(piece.seats for piece in plan.pieces_of(where.index))
    if seats >= 3:
        yield {"kind": "seats", "points": 2, "room": room, "min": seats - 1}


def of_pair(plan: Plan, one: str, other: str) -> Iterator[Content]:
    both = [one, other]
    yield {"kind": "rooms_touch", "points": 2, "rooms": both}
    yield {"kind": "rooms_apart", "points": 2, "rooms": both}
    yield {"kind": "same_size", "points": 4, "rooms": both}
    doors = [object_word(f"door:{room}", Names(plan.room_names)) for room in both]
    everything = (1 << plan.room_count) - 1
    apart = int(nearest_pair(plan.state, SEAT, doors[0], doors[1], everything, 0))
    pair = {"a": f"door:{one}", "b": f"door:{other}"}
    if apart <= 4:
        yield {"kind": "near", "points": 3, **pair, "max": apart}
    elif apart < 20:
        yield {"kind": "far", "points": 3, **pair, "min": apart}


def scores(content: Content, seed: int, dice: Random, report: Report) -> Iterator[int]:
    """The points of games in which pieces that do not fit are left out."""
    for game in range(1, GAMES + 1):
        report("new-playing", {"seed": seed, "game": game, "games": GAMES})
        state = table_of(content, key_of_seed(seed + game))
        plan = furnished(state, dice, may_decline=True)
        if plan is not None:
            yield plan.plan.points


# The file


def file_text(content: Mapping[str, Any]) -> str:
    parts = [
        *lines(content, "format", "id", "difficulty", "title", "story", "par"),
        "",
        SIGNS,
        *rows("plan", map(value, content["plan"])),
        *rows("tips", map(value, content["tips"])),
        *table("[check]", content["check"]),
        *(line for room in content["room"] for line in room_lines(room)),
        *(line for rule in content.get("rule", []) for line in table("[[rule]]", rule)),
        *(line for bonus in content["bonus"] for line in table("[[bonus]]", bonus)),
        "",
        PROOFS,
        *(line for proof in content["proof"] for line in proof_lines(proof)),
    ]
    return "\n".join(parts) + "\n"


def value(each: Any) -> str:
    if isinstance(each, Mapping):
        return "{ " + ", ".join(lines(each, *each)) + " }"
    if isinstance(each, list):
        return "[" + ", ".join(map(value, each)) + "]"
    return json.dumps(each, ensure_ascii=False)


def lines(values: Mapping[str, Any], *keys: str) -> list[str]:
    return [f"{key} = {value(values[key])}" for key in keys]


def table(heading: str, values: Mapping[str, Any]) -> list[str]:
    return ["", heading, *lines(values, *values)]


def rows(key: str, values: Iterable[str]) -> list[str]:
    return [f"{key} = [", *(f"  {each}," for each in values), "]"]


def room_lines(room: Mapping[str, Any]) -> list[str]:
    say = words_in("en")
    names = [say(f"number-{row['number']}") for row in room["furniture"]]
    furniture = [value(row) for row in room["furniture"]]
    listed = [f"  {row},   # {name}" for row, name in zip(furniture, names, strict=True)]
    return [*table("[[room]]", {"card": room["card"]}), "furniture = [", *listed, "]"]


def proof_lines(proof: Mapping[str, Any]) -> list[str]:
    """A proof, its moves as many to a line as fit."""
    head = table("[[proof]]", {key: proof[key] for key in ("cards", "points")})
    return [*head, "moves = [", *filled(f"{value(move)}," for move in proof["moves"]), "]"]


def filled(words: Iterator[str]) -> Iterator[str]:
    line = " "
    for word in words:
        if len(line) + 1 + len(word) > WIDTH and line.strip():
            yield line
            line = " "
        line += f" {word}"
    yield line
