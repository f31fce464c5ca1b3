"""The score pad of Home Staging: the squares of each piece, room by room, then the bonuses.

The scenario is told once, with the first person. Somebody who plays a scenario of
another box tells how many rooms it has, and the bonus points in one sum.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from casetta.contract.errors import Faults, Wrong, Wrongs
from casetta.contract.face import Answers, Block, Pad, PadPrompt, Row, Say
from casetta.contract.text import Line, Sheet, plain, plain_words, read_yes
from casetta.words import Words

from ..ask.questions import places_of
from ..content.library import BUILT_IN, NAMES, Scenario, own_scenario
from ..content.library import read_scenario as read_file
from ..plan.position import MOST_ROOMS, MOST_SEATS, MOST_TOKENS
from ..rules.scoring import EMPTY_ROOM
from ..scenarios.files import scenario_file
from ..scenarios.texts import ScenarioText
from ..text.sheet import bonus_line

WIDTH = 22
OTHER_BOX = "other"
"""In place of a scenario: one that we do not know."""
LARGEST = 20
"""No piece of any box covers more squares."""
PIECE = re.compile(r"\((\d{1,3})\)|(\d{1,3})(x?)")
NOTHING = {"0", "-", "."}
ASKS_ALL_ROOMS = ("all_rooms_window", "all_cards_used")
"""Kinds of bonus rules that need every room."""
PLACES = ("door:", "window:")
"""How objects begin that are no pieces but belong to a room."""


class Room(NamedTuple):
    """What was drawn for a room: the squares of each piece."""

    title: str
    reachable: list[int]
    cut_off: list[int]

    @property
    def pieces(self) -> int:
        return len(self.reachable) + len(self.cut_off)


# Questions. The answer about a room is a Room, that about a bonus its line of the sheet.


def questions(
    answers: Answers, earlier: Sequence[Answers], _people: int, say: Say
) -> list[PadPrompt]:
    """The questions about a person: scenario, rooms one by one, bonuses one by one."""
    first = earlier[0] if earlier else answers
    if "scenario" not in first:
        return [scenario_question(say)]
    if first["scenario"] == OTHER_BOX:
        return other_questions(first, say)
    return known_questions(first["scenario"], answers, say)


def scenario_question(say: Say) -> PadPrompt:
    titles = [f"{number} {say(f'scenario-{scenario.id}-title')}"
              for number, scenario in enumerate(BUILT_IN, 1)]  # fmt: skip
    values: dict[str, str | int] = {"scenarios": " · ".join(titles), "last": len(BUILT_IN)}
    return PadPrompt("scenario", "pad-scenario", read_scenario, "1", values)


def known_questions(scenario: Scenario, answers: Answers, say: Say) -> list[PadPrompt]:
    """The pieces of each room of a scenario, then each bonus rule that may be earned."""
    assert isinstance(say, Words)
    told = ScenarioText(scenario.content, say, is_own=scenario not in BUILT_IN)
    cards = [room["card"] for room in scenario.content["room"]]
    empty = {card for card in cards if is_empty(answers.get(f"room {card}"))}
    bonuses = [
        number
        for number, bonus in enumerate(scenario.content.get("bonus", []))
        if not empty & (set(cards) if bonus["kind"] in ASKS_ALL_ROOMS else rooms_named(bonus))
    ]
    return [
        *(room_question(card, told.room(card)) for card in cards),
        *(bonus_question(scenario, number, told) for number in bonuses),
    ]


def is_empty(answer: object) -> bool:
    """Whether nothing was drawn for a room: it earns no bonus (ruling H-34)."""
    return isinstance(answer, Room) and not answer.pieces


def rooms_named(bonus: Mapping[str, Any]) -> set[str]:
    """The rooms that a bonus speaks of, also those of its objects: `piece:7@bath`, `door:bath`."""
    objects = [str(bonus[key]) for key in ("a", "b", "what") if key in bonus]
    rooms = [text.partition("@")[2] for text in objects if "@" in text]
    rooms += [text.partition(":")[2] for text in objects if text.startswith(PLACES)]
    return {*rooms, *bonus.get("rooms", ()), *([bonus["room"]] if "room" in bonus else [])}


def room_question(key: str, title: str) -> PadPrompt:
    read = partial(read_room, title)
    return PadPrompt(f"room {key}", "pad-room", read, "", {"room": title})


def bonus_question(scenario: Scenario, number: int, told: ScenarioText) -> PadPrompt:
    """Whether a bonus was earned; of those that count something, how many points it gave."""
    bonus, say = scenario.content["bonus"][number], told.words
    key, line = f"bonus {number}", bonus_line(scenario, number, bonus["points"], is_own=not told.id)
    values = {"bonus": told.bonus(number + 1, bonus), "points": bonus["points"]}
    if str(bonus["kind"]).startswith("per_"):
        read = partial(read_points, line, bonus["max"])
        return PadPrompt(key, "pad-bonus-each", read, "0", {**values, "most": bonus["max"]})
    return PadPrompt(key, "pad-bonus", partial(read_bonus, line, say), say("pad-no"), values)


def other_questions(first: Answers, say: Say) -> list[PadPrompt]:
    """The rooms and the bonus points of a scenario that we do not know."""
    if "rooms" not in first:
        return [PadPrompt("rooms", "pad-rooms", partial(read_sum, 1, MOST_ROOMS), "4")]
    rooms = range(1, first["rooms"] + 1)
    return [
        *(room_question(str(number), say("pad-room-number", number=number)) for number in rooms),
        PadPrompt("bonus", "pad-bonus-sum", read_bonus_sum, "0"),
    ]


# Answers


def read_scenario(text: str) -> Scenario | str:
    """A scenario by its number, its name or its file; 0 for one of another box."""
    word = plain(text)
    if word == "0":
        return OTHER_BOX
    if word in NAMES:
        return BUILT_IN[NAMES.index(word)]
    if word.isdecimal() and 1 <= int(word) <= len(BUILT_IN):
        return BUILT_IN[int(word) - 1]
    try:
        content, wrongs = read_file(scenario_file(text.strip()))
    except Wrong as wrong:
        raise Wrong("pad-no-such-scenario", last=len(BUILT_IN)) from wrong
    if content is None:
        raise Faults(text.strip(), wrongs)
    return own_scenario(content)


def read_room(title: str, text: str) -> Room:
    """The squares of each piece, such as `6 4 2x`: x or brackets mean that nobody gets there."""
    told = [word for word in plain_words(plain(text).replace("+", " ")) if word not in NOTHING]
    room = Room(title, [], [])
    for word in told:
        found = PIECE.fullmatch(word)
        squares = int(found[1] or found[2]) if found else 0
        if found is None or not 1 <= squares <= LARGEST or len(told) > MOST_TOKENS:
            raise Wrong("pad-no-pieces", most=LARGEST)
        (room.cut_off if found[1] or found[3] else room.reachable).append(squares)
    return room


def read_bonus(line: Line, say: Say, text: str) -> Line:
    """Whether a bonus was earned, in English or in the reader's language."""
    is_earned = read_yes(say, (str(line.points), f"+{line.points}"), text)
    return line if is_earned else replace(line, points=0)


def read_points(line: Line, most: int, text: str) -> Line:
    """The points of a bonus that counts something: a multiple, or as many as there may be."""
    points = read_sum(0, most, text)
    if points % line.points and points != most:
        raise Wrong("pad-not-so-many", step=line.points, most=most)
    return replace(line, points=points)


def read_bonus_sum(text: str) -> Line:
    """The points of all bonuses of a scenario that we do not know."""
    return Line("bonus", "pad-bonus-line", read_sum(-99, 99, text))


def read_sum(lowest: int, highest: int, text: str) -> int:
    word = plain(text)
    if not re.fullmatch(r"[+-]?\d{1,3}", word) or not lowest <= int(word) <= highest:
        raise Wrong("pad-not-a-number", lowest=lowest, highest=highest)
    return int(word)


# What it is worth


def rooms_of(answers: Answers) -> list[Room]:
    return [answer for answer in answers.values() if isinstance(answer, Room)]


def sheet(answers: Answers) -> Sheet:
    """The score of a person, line by line."""
    rooms = [line for room in rooms_of(answers) for line in room_lines(room)]
    return Sheet((*rooms, *(answer for answer in answers.values() if isinstance(answer, Line))))


def room_lines(room: Room) -> list[Line]:
    """What a room brings: its pieces one by one, and those that cannot be reached."""
    if not room.pieces:
        return [Line("rooms", "pad-empty-line", EMPTY_ROOM, (), {"room": room.title})]
    served, lost = " + ".join(map(str, room.reachable)), ", ".join(map(str, room.cut_off))
    lines = [("pad-room-line", served, sum(room.reachable)), ("pad-cut-off-line", lost, 0)]
    return [
        Line("rooms", rule, points, (), {"room": room.title, "pieces": pieces})
        for rule, pieces, points in lines
        if pieces
    ]


def draw(answers: Answers) -> Block:
    """The pieces of a person as strips of squares, room by room; dotted ones are cut off."""
    rows: list[Row] = []
    for number, room in enumerate(rooms_of(answers), 1):
        strips = ["X" * squares for squares in room.reachable]
        strips += ["." * squares for squares in room.cut_off]
        rows.append([(f"{number} ", "dim"), (" ".join(strips), "")])
    return Block(WIDTH, rows)


def warnings(people: Sequence[Answers]) -> Wrongs:
    """What the scenario makes doubtful, where it is known."""
    scenario = people[0]["scenario"]
    if scenario == OTHER_BOX:
        return []
    return [*crowded_rooms(scenario, people), *empty_hubs(scenario, people)]


def crowded_rooms(scenario: Scenario, people: Sequence[Answers]) -> Wrongs:
    """More pieces in a room than the scenario has tokens for it."""
    tokens = [
        sum(entry["tokens"] for entry in room["furniture"]) for room in scenario.content["room"]
    ]
    return [
        Wrong("pad-too-many-pieces", name=person["name"], room=room.title, tokens=most)
        for person in people
        for room, most in zip(rooms_of(person), tokens, strict=True)
        if room.pieces > most
    ]


def empty_hubs(scenario: Scenario, people: Sequence[Answers]) -> Wrongs:
    """Pieces behind a hub for which nothing was drawn, though only a rug leads there (H-37)."""
    hubs = {f"room {rule['hub']}" for rule in scenario.content.get("rule", []) if "hub" in rule}
    return [
        Wrong("pad-empty-hub", name=person["name"], room=person[hub].title)
        for person in people
        for hub in hubs
        if is_empty(person[hub]) and any(room.reachable for room in rooms_of(person))
    ]


def pieces_drawn(people: Sequence[Answers]) -> list[int]:
    """How many pieces each person drew, reachable or not (rulings H-22, H-23)."""
    return [sum(room.pieces for room in rooms_of(person)) for person in people]


def alone(answers: Answers, say: Say) -> list[Row]:
    """The target scores of the scenario, for somebody who played alone."""
    scenario = answers["scenario"]
    return [] if scenario == OTHER_BOX else targets_told(scenario, sheet(answers).total, say)


def targets_told(scenario: Scenario, points: int, say: Say) -> list[Row]:
    """How many of the target scores of a scenario somebody reached, where it has any."""
    par = scenario.content.get("par", [])
    reached, targets = sum(points >= each for each in par), " · ".join(map(str, par))
    return [[(say("turn-par", reached=reached, targets=targets), "bold")]] if par else []


PAD = Pad(
    people=tuple(range(1, MOST_SEATS + 1)),
    questions=questions,
    sheet=sheet,
    draw=draw,
    warnings=warnings,
    tie=None,
    places=places_of,
    told=pieces_drawn,
    alone=alone,
)
