"""What never changes at a table: the scenario with its cards, printed on paper; furniture.

Also what the box holds only so often: tokens on a card, one card of its two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from casetta.contract.errors import Wrong, refuse
from casetta.contract.question import Position, read_by
from casetta.contract.reader import Reader, toml_reader
from casetta.words import LANGUAGES

from ..bonuses.kind import GROUND_NAMES, MARK_NAMES
from ..bonuses.rules import KINDS
from ..content.furniture import (
    LARGEST,
    OPTION_NAMES,
    ROOM_CARDS,
    SIDES,
    SIGNS,
    TAGS,
    is_symmetric,
    read_drawing,
    size_of,
)
from ..content.library import BUILT_IN, NAMES, Scenario, asked_scenario, bring, own_scenario
from ..content.scenario import COURTYARD, PLAN_SIGNS, RULE_FIELDS, text_in
from ..pencil.furniture import options_in, own_options, read_item
from ..pencil.house import floor, marks, outside, ruled, walls
from ..plan.drawing import setup
from ..plan.figures import live
from ..plan.plan import Plan
from ..plan.position import MOST_BONUSES, MOST_CARDS, MOST_ROOMS, MOST_SEATS, MOST_TOKENS
from ..plan.squares import SIDE_NAMES, names_of
from ..rules.versions import TODAY
from ..scenarios.texts import ScenarioText, words_in
from .table import TableQuestion

if TYPE_CHECKING:
    from typing import Self

MOST_PIECES = 2 * MOST_TOKENS
"""Pieces that somebody may claim to have drawn."""


# The scenario of a table


class HomeCard(TypedDict):
    room: str
    number: int
    tokens: int


class HomeBonus(TypedDict):
    most: int


class Paper(TypedDict):
    """The printed paper as SVG, layer by layer."""

    floor: str
    rules: str
    ground: str


class HomeTexts(TypedDict):
    """The texts of an own scenario in one language."""

    title: str
    story: str
    rooms: dict[str, str]
    numbers: dict[str, str]
    rules: list[str]
    bonuses: list[str]
    furniture: dict[str, str]


class Home(TypedDict):
    """A scenario: what is printed, and what is to be drawn."""

    id: str
    texts: dict[str, HomeTexts] | None
    """By language; None for a scenario that is built in."""
    difficulty: int
    par: list[int]
    rooms: list[str]
    hub: str | None
    cards: list[HomeCard]
    rules: int
    bonuses: list[HomeBonus]
    paper: Paper
    floor: list[str]
    pillars: list[str]
    ground: list[str]


def home(position: Position, _: TableQuestion) -> Home:
    """The scenario of a table: its paper, its rooms, its cards, its bonuses."""
    plan = Plan(position.view, 0, own=position.content)
    scenario, house = plan.home, plan.house
    content, names = scenario.content, plan.room_names
    return Home(
        id=scenario.id,
        texts=own_texts(content) if plan.is_own else None,
        difficulty=content.get("difficulty", 0),
        par=content.get("par", []),
        rooms=list(names),
        hub=None if plan.hub is None else names[plan.hub],
        cards=[
            HomeCard(room=names[card.room], number=card.number, tokens=card.tokens)
            for card in plan.cards
        ],
        rules=len(content.get("rule", [])),
        bonuses=[HomeBonus(most=bonus.most) for bonus in live(plan.state, 0).bonuses],
        paper=Paper(floor=floor(house), rules=ruled(), ground=outside(house) + marks(house)),
        floor=names_of(house.floor),
        pillars=names_of(house.pillars),
        ground=[name for ground in house.grounds for name in names_of(ground)],
    )


def own_texts(content: Mapping[str, Any]) -> dict[str, HomeTexts]:
    """An own scenario in all four languages."""
    return {
        language: texts(ScenarioText(content, words_in(language), is_own=True), content)
        for language in LANGUAGES
    }


def texts(told: ScenarioText, content: Mapping[str, Any]) -> HomeTexts:
    own, language = own_options(content), told.words.language
    return HomeTexts(
        title=told.title,
        story=told.text("story"),
        rooms={room["card"]: told.room(room["card"]) for room in content["room"]},
        numbers={str(number): told.number(number) for number in range(1, 34)},
        rules=told.rules(),
        bonuses=told.bonuses(),
        furniture={each["id"]: text_in(each["name"], language) for each in own if "name" in each},
    )


# Furniture


def read_options(fields: Reader, key: str) -> list[str]:
    names = fields.list(key)
    if not all(isinstance(name, str) and name in OPTION_NAMES for name in names):
        raise Wrong("not-a-choice", key, known="01a1 … 33b2")
    return names


@dataclass(frozen=True, kw_only=True)
class FurnitureQuestion(TableQuestion):
    """Options of cards by their names; a view brings own furniture."""

    names: list[str] = read_by(read_options)


class Furniture(TypedDict):
    """An option: its squares from (0, 0), its sides against a wall, its picture."""

    rows: int
    columns: int
    body: list[tuple[int, int]]
    dots: list[tuple[int, int]]
    backs: list[tuple[int, int, str]]
    rug: bool
    points: int
    symmetric: bool
    picture: str


class FurnitureAnswer(TypedDict):
    furniture: dict[str, Furniture]


def furniture(position: Position | None, asked: FurnitureQuestion) -> FurnitureAnswer:
    """Options of cards as they are drawn there."""
    content: Mapping[str, Any] = {}
    if position is not None:
        content = Plan(position.view, 0, own=position.content).home.content
    known = options_in(content)
    return {"furniture": {name: option_told(name, known[name]) for name in asked.names}}


def option_told(name: str, option: Mapping[str, Any]) -> Furniture:
    from ..pencil.sketches import sketch

    shape = read_drawing(option["draw"])
    rows, columns = size_of(shape)
    return Furniture(
        rows=rows,
        columns=columns,
        body=sorted(shape.body),
        dots=sorted(shape.dots),
        backs=[(row, column, SIDE_NAMES[side]) for (row, column), side in sorted(shape.backs)],
        rug=shape.rug,
        points=0 if shape.rug else len(shape.body),
        symmetric=is_symmetric(shape),
        picture=sketch(read_item(name, option["draw"], option.get("tags", ()))),
    )


# All scenarios


class ScenarioTold(TypedDict):
    """A scenario as a card: its paper with the outer walls, how hard it is, what is reached."""

    id: str
    difficulty: int
    par: list[int]
    rooms: list[str]
    tokens: int
    squares: int
    picture: str


class Scenarios(TypedDict):
    scenarios: list[ScenarioTold]


def scenarios(_: None, __: TableQuestion) -> Scenarios:
    """The built-in scenarios as pictures, for whoever chooses one."""
    return Scenarios(scenarios=[scenario_told(name) for name in NAMES])


def scenario_told(name: str) -> ScenarioTold:
    plan = begun(name)
    house, content = plan.house, plan.home.content
    return ScenarioTold(
        id=name,
        difficulty=content.get("difficulty", 0),
        par=content.get("par", []),
        rooms=list(plan.room_names),
        tokens=sum(card.tokens for card in plan.cards),
        squares=house.floor.bit_count(),
        picture=floor(house) + ruled() + outside(house) + marks(house) + walls(plan),
    )


def begun(name: str) -> Plan:
    """The plan of a built-in scenario before anything happened."""
    return begun_in(BUILT_IN[NAMES.index(name)])


def begun_in(scenario: Scenario) -> Plan:
    """The same of any scenario."""
    state, _ = setup({"seats": 1, **table_of(scenario), "rules": TODAY})
    return Plan(state, 0, own=scenario)


def table_of(scenario: Scenario) -> dict[str, Any]:
    """What a drawing says of its scenario."""
    if scenario in BUILT_IN:
        return {"options": {"scenario": scenario.id}}
    return {"scenario": scenario.content}


def name_of(scenario: Scenario) -> dict[str, Any] | str:
    """What questions call a scenario: by its name, an own one whole."""
    return scenario.id if scenario in BUILT_IN else dict(scenario.content)


def scenario_named(told: dict[str, Any] | str) -> Scenario:
    """The scenario of such a name."""
    return BUILT_IN[NAMES.index(told)] if isinstance(told, str) else own_scenario(told)


@dataclass(frozen=True)
class ScenarioQuestion:
    """A scenario file, line by line, and the file of own furniture that lies beside it."""

    lines: list[str]
    furniture: list[str]

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """The question that a JSON object tells."""
        beside = fields.words("furniture") if fields.has("furniture") else []
        return cls(fields.words("lines"), beside)


class ScenarioAnswer(TypedDict):
    """The same as JSON, furniture included, for the field `scenario` of other questions."""

    scenario: dict[str, Any]


def scenario(_: None, asked: ScenarioQuestion) -> ScenarioAnswer:
    """What a scenario file says; all that is wrong with it is an error with its line."""
    page = toml_reader("\n".join(asked.lines), lacking=1)
    beside = toml_reader("\n".join(asked.furniture), lacking=1) if asked.furniture else None
    pages = [page, beside] if beside else [page]
    found = None if any(each.wrongs for each in pages) else bring(page, beside)
    refuse([wrong for each in pages for wrong in each.wrongs])
    assert found is not None
    return ScenarioAnswer(scenario=dict(found.content))


# What a scenario may say


class KindField(TypedDict):
    """A field of a rule, and the words that it takes, if it takes no others."""

    name: str
    optional: bool
    words: list[str]


class KindTold(TypedDict):
    """A kind of special rule or of bonus."""

    kind: str
    sentence: str
    """The id of its sentence."""
    fields: list[KindField]


class Kinds(TypedDict):
    """Everything that an own scenario may choose from."""

    rooms: list[str]
    tags: list[str]
    most_rooms: int
    most_cards: int
    most_bonuses: int
    largest_piece: int
    floor: str
    piece: str
    rules: list[KindTold]
    bonuses: list[KindTold]


def kinds(_: None, __: TableQuestion) -> Kinds:
    """The rooms, the kinds of rule and bonus with their fields, the signs of plans and pieces."""
    return Kinds(
        rooms=list(ROOM_CARDS),
        tags=list(TAGS),
        most_rooms=MOST_ROOMS,
        most_cards=MOST_CARDS,
        most_bonuses=MOST_BONUSES,
        largest_piece=LARGEST,
        floor=PLAN_SIGNS,
        piece=SIGNS,
        rules=[kind_told(*rule) for rule in RULE_FIELDS.items()],
        bonuses=[kind_told(kind.name, kind.fields) for kind in KINDS],
    )


def kind_told(name: str, fields: Sequence[str]) -> KindTold:
    """A kind of rule or bonus with its fields; `?` marks those that may be left out."""
    told = [
        KindField(
            name=field.rstrip("?"),
            optional=field.endswith("?"),
            words=list(FIELD_WORDS.get(field.rstrip("?"), ())),
        )
        for field in fields
    ]
    return KindTold(kind=name, sentence=name.replace("_", "-"), fields=told)


FIELD_WORDS = {
    "side": tuple(SIDES),
    "sides": tuple(SIDES),
    "of": GROUND_NAMES[:3],
    "ground": COURTYARD,
    "mark": MARK_NAMES,
}
"""What the fields may say that name few things."""


# What the box holds only so often


@dataclass(frozen=True)
class BoxPiece:
    """A piece on somebody's plan: the place of its card in the scenario, and its option."""

    card: int
    option: str


@dataclass(frozen=True)
class BoxPerson:
    pieces: list[BoxPiece]


@dataclass(frozen=True)
class BoxQuestion:
    """The plans of one table beside each other."""

    scenario: dict[str, Any] | str
    """A built-in one by its name, an own one as JSON."""
    people: list[BoxPerson]

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """A scenario, and the pieces of each person."""
        scenario = asked_scenario(fields)
        numbers = [card.number for card in begun_in(scenario).cards]
        people = [
            BoxPerson([read_piece(each, numbers) for each in person.objects("pieces", MOST_PIECES)])
            for person in fields.objects("people", MOST_SEATS)
        ]
        return cls(name_of(scenario), people)


def read_piece(piece: Reader, numbers: list[int]) -> BoxPiece:
    """One piece; its option must be one of its card's number."""
    card = piece.number("card", 0, len(numbers) - 1)
    names = [name for name in OPTION_NAMES if name.startswith(f"{numbers[card]:02}")]
    return BoxPiece(card, piece.choice("option", names))


class BoxFact(TypedDict):
    """What cannot be.

    `too_many_pieces`: somebody drew more of a card than there are tokens on it. `two_cards`: a
    card showed one thing to some and another thing to others, though only one was turned over.
    """

    code: str
    person: NotRequired[int]
    card: int
    tokens: NotRequired[int]


class Box(TypedDict):
    facts: list[BoxFact]


def box(_: None, asked: BoxQuestion) -> Box:
    """Whether people drew more than the tokens say, or from cards that cannot both be there."""
    tokens = [card.tokens for card in begun_in(scenario_named(asked.scenario)).cards]
    plans = [person.pieces for person in asked.people]
    seen = {(piece.card, piece.option[2]) for pieces in plans for piece in pieces}
    letters = Counter(card for card, _ in seen)
    crowded: list[BoxFact] = [
        {"code": "too_many_pieces", "person": person, "card": card, "tokens": tokens[card]}
        for person, pieces in enumerate(plans)
        for card, number in sorted(Counter(piece.card for piece in pieces).items())
        if number > tokens[card]
    ]
    both: list[BoxFact] = [
        {"code": "two_cards", "card": card} for card in range(len(tokens)) if letters[card] > 1
    ]
    return Box(facts=[*crowded, *both])
