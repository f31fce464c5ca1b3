"""A plan on paper for a score pad: what cannot be is left out and named, the rest is counted."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

from casetta.contract.errors import Wrong, refuse
from casetta.contract.game import Drawing
from casetta.contract.reader import Reader
from casetta.contract.text import Line, Sheet

from ..content.furniture import LETTERS
from ..content.library import Scenario, asked_scenario
from ..plan.drawing import setup
from ..plan.plan import Plan
from ..rules.versions import TODAY
from ..text.sheet import sheet_of
from .home import MOST_PIECES, begun_in, name_of, scenario_named, table_of
from .table import PlanTold, plan_told

if TYPE_CHECKING:
    from typing import Self

MOST_SUM = 99
SQUARE = re.compile(r"[a-p]\d+")


@dataclass(frozen=True)
class PadPiece:
    """A piece: the place of its card in the scenario, and how it lies, spelled as moves are."""

    card: int
    text: str


@dataclass(frozen=True)
class PadRoom:
    squares: list[str]
    door: str | None = None


@dataclass(frozen=True)
class PadQuestion:
    """Somebody's plan: pieces in the order of drawing, rooms in the order they were begun."""

    scenario: dict[str, Any] | str
    """A built-in one by its name, an own one as JSON."""
    order: list[str]
    pieces: list[PadPiece]
    rooms: dict[str, PadRoom]
    windows: list[str]
    front_door: str | None = None
    points: int = 0
    """Bonus points in one sum, for bonuses that the scenario does not tell."""

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """A plan of a scenario."""
        scenario = asked_scenario(fields)
        last = len(begun_in(scenario).cards) - 1
        rooms = fields.object("rooms")
        return cls(
            name_of(scenario),
            list(fields.words("order")),
            [
                PadPiece(piece.number("card", 0, last), piece.word("text"))
                for piece in fields.objects("pieces", MOST_PIECES)
            ],
            {name: read_room(rooms.object(name)) for name in rooms.values},
            list(fields.words("windows")),
            fields.word("front_door", absent="") or None,
            fields.number("points", -MOST_SUM, MOST_SUM, absent=0),
        )

    def home(self) -> Scenario:
        """The scenario of the plan."""
        return scenario_named(self.scenario)

    def letters(self) -> list[str | None]:
        """Which card of its number each card is, as far as pieces tell.

        Two cards of one number in a scenario are never the same one.
        """
        cards = begun_in(self.home()).cards
        told = {piece.card: piece.text[2:3] for piece in self.pieces}
        shown = {(cards[card].number, letter) for card, letter in told.items()}
        for card in cards:
            for letter, other in zip(LETTERS, reversed(LETTERS), strict=True):
                if card.index not in told and (card.number, letter) in shown:
                    told[card.index] = other
        return [told.get(card.index) for card in cards]


def read_room(fields: Reader) -> PadRoom:
    door = fields.word("door", absent="") or None
    return PadRoom(list(fields.words("squares")), door)


class Broken(TypedDict):
    """A broken rule: its code, the squares at fault, and what of the plan is to blame.

    `part` is a field of the question, `key` the number of a piece or window or the name of a room.
    """

    code: str
    squares: list[str]
    part: str
    key: str


class PadAnswer(TypedDict):
    """The plan without what cannot be, its sheet, the side of each card, and all that cannot."""

    plan: PlanTold
    lines: list[Line]
    total: int
    cards: list[str | None]
    broken: list[Broken]


def pad(_: None, asked: PadQuestion) -> PadAnswer:
    """What a plan is worth: what breaks a rule is left out until the rules accept the rest."""
    broken: list[Broken] = []
    while True:
        left_out = {(each["part"], each["key"]) for each in broken}
        drawn = parts_of(asked, left_out)
        state, wrongs = setup(drawing(asked, drawn))
        if not wrongs:
            plan = Plan(state, 0, own=asked.home())
            sheet = Sheet((*sheet_of(plan, plan.home).lines, *sum_line(asked.points)))
            return PadAnswer(
                plan=plan_told(plan),
                lines=list(sheet.lines),
                total=sheet.total,
                cards=asked.letters(),
                broken=broken,
            )
        found = [each for wrong in wrongs if (each := blamed(drawn, wrong))]
        is_new = any((each["part"], each["key"]) not in left_out for each in found)
        if len(found) < len(wrongs) or not is_new:
            refuse(wrongs)
        broken += found


def sum_line(points: int) -> list[Line]:
    """The line of bonus points that were told in one sum."""
    return [Line("bonus", "pad-bonus-line", points)] if points else []


Parts = Mapping[str, Mapping[str, Any]]
"""What was drawn, by the fields of the question and what things are called there."""


def parts_of(asked: PadQuestion, left_out: Collection[tuple[str, str]]) -> Parts:
    """All that was drawn, without some of it; a room without squares is none."""
    parts: Parts = {
        "pieces": {str(number): piece.text for number, piece in enumerate(asked.pieces)},
        "rooms": {name: vars(room) for name, room in asked.rooms.items() if room.squares},
        "windows": {str(number): edge for number, edge in enumerate(asked.windows)},
        "front_door": {"": asked.front_door},
    }
    return {
        part: {key: each for key, each in things.items() if (part, key) not in left_out}
        for part, things in parts.items()
    }


def drawing(asked: PadQuestion, drawn: Parts) -> Drawing:
    """The position of a game of today at its end with this plan."""
    home = asked.home()
    rooms = [*dict.fromkeys([*asked.order, *begun_in(home).room_names])]
    plan = {
        "pieces": list(drawn["pieces"].values()),
        "rooms": drawn["rooms"],
        "front_door": drawn["front_door"].get(""),
        "windows": list(drawn["windows"].values()),
    }
    cards = [{"card": letter} for letter in asked.letters()]
    table = {"seats": 1, "phase": "over", "rooms": rooms, "cards": cards, "rules": TODAY}
    return {**table, **table_of(home), "plans": [plan]}


def blamed(drawn: Parts, wrong: Wrong) -> Broken | None:
    """What is to blame; its place is such as `plans [0] pieces [2] c4 d4`."""
    before, _, place = (wrong.where or "").partition("plans [0] ")
    part, *rest = [*place.split(" "), ""]
    if before or part not in drawn:
        return None
    key = rest[0] if part == "rooms" else ""
    if part in ("pieces", "windows"):
        key = list(drawn[part])[int(rest[0].strip("[]"))]
    squares = [word for word in rest if SQUARE.fullmatch(word)]
    return Broken(code=wrong.code.replace("-", "_"), squares=squares, part=part, key=key)
