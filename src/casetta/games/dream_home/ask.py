"""What `casetta ask dream-home` may be asked: score, sheet, box …"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.game import OptionValue, State
from casetta.contract.question import Ask, Position, read_by
from casetta.contract.reader import Reader
from casetta.contract.text import Line, Sheet
from casetta.kernel.state import SEATS

from .content import kinds
from .content.editions import EDITIONS
from .content.kinds import COLOUR_KEYS, DECOR_KEYS, OWNED_KEYS, ROOM_KEYS
from .rules.finish import SWAPS, list_swaps
from .rules.house import FACE_UP, RIGHT, SPACE_NUMBERS, card_on, decorated, house_of, token_spaces
from .rules.layout import HAND_ROOM, LAY_DOWN, LAY_UP, MOST_SEATS, OPTIONS, WAY, WAY_BITS
from .rules.scoring import PARTS
from .rules.turn import room_options
from .text import houses
from .text.box import told_cards, too_many
from .text.drawing import setup
from .text.houses import FLOOR_NAMES, cards_in, names_of, space_name
from .text.sheet import bonus_rooms, key_of, sheet

if TYPE_CHECKING:
    from typing import Self

HOUSE = house_of(0)
HELPER_KEYS = OWNED_KEYS[kinds.TOOLS :]
ROOF_FIELDS = ("color", "window")
Floors = Mapping[str, Sequence[Any]]
"""The entries of each floor, from left to right: see text/houses.py."""


# A house


@dataclass(frozen=True, slots=True)
class Roof:
    """A card of a roof pile."""

    color: str
    window: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """A house as a question tells it."""

    floors: Floors
    helpers: Sequence[str] = ()
    edition: str = EDITIONS[0]
    outside: Sequence[str] = ()
    """The tokens beside the house."""
    roofs: Sequence[Roof] = ()
    ignored: Sequence[str] = ()
    """Reader within others that mean nothing."""

    is_finished: ClassVar[bool] = False
    """Whether no scaffolding may be left."""

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """A question about a house that can stand."""
        told, state = told_house(fields)
        if not fields.wrongs:
            houses.check_floors(within(fields, told["floors"]), state, HOUSE)
        told |= cls.read_more(fields)
        if cls.is_finished:
            houses.check_no_scaffolding(fields, state, HOUSE)
        if not fields.wrongs:
            told["ignored"] = tuple(ignored_in(told["floors"], fields))
        return cls(**told)

    @classmethod
    def read_more(cls, fields: Reader) -> dict[str, Any]:
        """What is told beside edition, helpers and floors."""
        parts = [each for each in dataclasses.fields(cls) if "read" in each.metadata]
        return {each.name: each.metadata["read"](fields, each.name) for each in parts}


def told_house(fields: Reader) -> tuple[dict[str, Any], State]:
    """Edition, helpers and floors, whether they can stand or not; and a state with the floors."""
    edition = fields.choice("edition", EDITIONS, absent=EDITIONS[0])
    helpers = [key for _, key in cards_in(fields, "helpers", HELPER_KEYS)]
    floors, state = fields.object("floors").values, list(NO_HOUSE)
    if not fields.has("floors"):
        fields.fault("missing-field", "floors")
    elif floors is fields.values["floors"]:
        houses.put_floors(within(fields, floors), state, HOUSE, is_whole=True)
    return {"floors": floors, "helpers": helpers, "edition": edition}, state


def within(fields: Reader, floors: Floors) -> Reader:
    """The floors of a house; their places are named like those of the question itself."""
    return Reader(floors, fields.source, fields.names)


def read_outside(fields: Reader, key: str) -> list[str]:
    """The tokens beside a house; one may be told more than once."""
    told = list(cards_in(fields, key, DECOR_KEYS))
    for where, token in told:
        houses.check_outside(fields, list(NO_HOUSE), DECOR_KEYS.index(token), where)
    return [token for _, token in told]


def read_roofs(fields: Reader, key: str) -> list[Roof]:
    """The cards of the roof pile."""
    roofs = fields.objects(key, kinds.RESOURCE_CARDS)
    return [Roof(roof.choice("color", COLOUR_KEYS), roof.flag("window")) for roof in roofs]


def ignored_in(floors: Floors, fields: Reader) -> Iterator[str]:
    """The fields within floors and roofs that mean nothing."""
    yield from (f"floors {key}" for key in floors if key not in FLOOR_NAMES)
    for floor, spaces in FLOOR_NAMES.items():
        for space, entry in zip(spaces, floors[floor], strict=True):
            yield from _unknown_in(entry, space_name(space), houses.ENTRY_FIELDS)
    if "roofs" in fields.asked:
        for place, roof in enumerate(fields.list("roofs")):
            yield from _unknown_in(roof, f"roofs [{place}]", ROOF_FIELDS)


def _unknown_in(entry: Any, where: str, known: tuple[str, ...]) -> list[str]:
    """The unknown fields of an entry, if it has fields."""
    names = entry if isinstance(entry, Mapping) else ()
    return [f"{where} {key}" for key in names if key not in known]


def house_state(house: House, options: Mapping[str, OptionValue] | None = None) -> State:
    """A state in which seat 0 has a house, under the options of its edition or others."""
    floors = {floor: list(house.floors.get(floor, ())) for floor in FLOOR_NAMES}
    roofs = [f"roof {roof.color}{' window' if roof.window else ''}" for roof in house.roofs]
    beside = {"outside": list(house.outside), "beside": list(house.helpers), "roofs": roofs}
    chosen = options or {"edition": house.edition}
    return setup({"stage": "over", "options": chosen, "houses": [{**floors, **beside}]})[0]


NO_HOUSE = tuple(house_state(House(floors={})))
"""A state in which seat 0 has nothing."""


def told_again(house: House) -> list[int]:
    """The tokens outside that are told once more."""
    tokens = [DECOR_KEYS.index(key) for key in house.outside]
    return [token for place, token in enumerate(tokens) if token in tokens[:place]]


def house_sheet(house: House, options: Mapping[str, OptionValue] | None = None) -> Sheet:
    """The score of a house line by line."""
    return sheet(house_state(house, options), 0, told_again(house))


def warnings_about(house: House) -> Wrongs:
    """What means nothing, and the cards of which there are more than in the box."""
    ignored = [Wrong("unknown-field", name, field=name) for name in house.ignored]
    return [*ignored, *too_many_cards([house])]


def too_many_cards(houses: Iterable[House]) -> Wrongs:
    """The cards of which the houses together have more than the box holds."""
    cards: Counter[int] = Counter()
    for house in houses:
        cards.update(told_cards(house_state(house), HOUSE, told_again(house)))
    return too_many(cards, list(NO_HOUSE))


# The score


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreQuestion(House):
    """The score of a house, part by part and line by line."""

    outside: Sequence[str] = read_by(read_outside, default=())
    roofs: Sequence[Roof] = read_by(read_roofs, default=())

    is_finished: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What scores, and the spaces it comes from."""

    part: str
    rule: str
    spaces: list[str]
    points: int


@dataclass(frozen=True, slots=True)
class ScoreAnswer:
    """The score of a house, part by part and line by line."""

    rooms: int
    decor: int
    functionality: int
    roof: int
    total: int
    lines: list[ScoreLine]
    warnings: Wrongs = field(default_factory=list)


def score(_: None, question: ScoreQuestion) -> ScoreAnswer:
    scored = house_sheet(question)
    lines = [
        ScoreLine(line.part, key_of(line), list(line.cells), line.points) for line in scored.lines
    ]
    parts = {part: scored.part(part) for part in PARTS}
    return ScoreAnswer(**parts, total=scored.total, lines=lines, warnings=warnings_about(question))


@dataclass(frozen=True, slots=True)
class SheetAnswer:
    """The score of a house as score sheets tell it: with the sentence of each line."""

    total: int
    lines: list[Line]
    warnings: Wrongs = field(default_factory=list)


def score_sheet(_: None, question: ScoreQuestion) -> SheetAnswer:
    scored = house_sheet(question)
    return SheetAnswer(scored.total, list(scored.lines), warnings_about(question))


@dataclass(frozen=True, slots=True)
class BoxQuestion:
    """Whether people together have more than the box holds; their houses need not stand."""

    people: Sequence[House]

    @classmethod
    def read(cls, fields: Reader) -> BoxQuestion:
        """The question that a JSON object tells."""
        people = []
        for person in fields.objects("people", MOST_SEATS):
            told, _ = told_house(person)
            people.append(ScoreQuestion(**told, **ScoreQuestion.read_more(person)))
        return cls(people)


@dataclass(frozen=True, slots=True)
class BoxAnswer:
    """Of what they have more."""

    warnings: Wrongs


def box(_: None, question: BoxQuestion) -> BoxAnswer:
    """Of what people together have more than the box holds."""
    return BoxAnswer(too_many_cards(question.people))


@dataclass(frozen=True, slots=True)
class RankingQuestion:
    """The totals of people."""

    totals: list[int]

    @classmethod
    def read(cls, fields: Reader) -> RankingQuestion:
        """The question that a JSON object tells."""
        totals = enumerate(fields.list("totals", MOST_SEATS))
        return cls([fields.checked_number(n, f"totals [{i}]", -99, 999) for i, n in totals])


@dataclass(frozen=True, slots=True)
class Ranking:
    """The place of each person."""

    places: list[int]


def ranking(_: None, question: RankingQuestion) -> Ranking:
    """Who is ahead."""
    return Ranking(places(question.totals))


def places(totals: Sequence[int], children: Sequence[int] | None = None) -> list[int]:
    """Equal totals share a place (ruling D-57), unless the children tell them apart."""
    ranks = list(zip(totals, children or [0] * len(totals), strict=True))
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


# Where things may lie


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceQuestion(House):
    """Where a room card may be laid."""

    card: str = read_by(partial(Reader.choice, choices=ROOM_KEYS))


@dataclass(frozen=True, slots=True)
class PlaceAnswer:
    """The spaces where it may lie face up, and face down."""

    face_up: list[str]
    face_down: list[str]
    warnings: Wrongs | None = None


def place(_: None, question: PlaceQuestion) -> PlaceAnswer:
    state = house_state(question)
    state[HAND_ROOM] = ROOM_KEYS.index(question.card) + 1
    options = room_options(state, HOUSE)
    up, down = names_of(options >> LAY_UP), names_of(options >> LAY_DOWN)
    return PlaceAnswer(up, down, warnings_about(question) or None)


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenQuestion(House):
    """On which cards a decor token may be laid."""

    decor: str = read_by(partial(Reader.choice, choices=DECOR_KEYS))


@dataclass(frozen=True, slots=True)
class TokenAnswer:
    """The spaces, or `outside`."""

    spaces: list[str]
    warnings: Wrongs | None = None


def token(_: None, question: TokenQuestion) -> TokenAnswer:
    state = house_state(question)
    where = houses.decor_place(state, DECOR_KEYS.index(question.decor))
    is_outside = where == kinds.OUTSIDE
    spaces = ["outside"] if is_outside else names_of(token_spaces(state, HOUSE, where))
    return TokenAnswer(spaces, warnings_about(question) or None)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandymanQuestion(House):
    """Which two cards a handyman may exchange."""

    is_finished: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HandymanAnswer:
    """Pairs of spaces."""

    swaps: list[list[str]]
    warnings: Wrongs | None = None


def handyman(_: None, question: HandymanQuestion) -> HandymanAnswer:
    """Which two cards a handyman may exchange, those apart that would change nothing."""
    state = house_state(question)
    list_swaps(state, HOUSE)
    swaps = []
    for one, other in combinations(SPACE_NUMBERS, 2):
        listed = state[OPTIONS + SWAPS + (one >> WAY_BITS)] >> RIGHT * other + (one & WAY) & 1
        if listed and _changes_something(state, one, other):
            swaps.append(sorted((space_name(one), space_name(other))))
    return HandymanAnswer(sorted(swaps), warnings_about(question) or None)


def _changes_something(state: State, one: int, other: int) -> bool:
    """Not so two face-down cards, nor two cards of one type without a token."""
    up = houses.spaces_of(state, HOUSE, FACE_UP)
    if one not in up and other not in up:
        return False
    tokens = decorated(state, HOUSE) & (1 << RIGHT * one | 1 << RIGHT * other)
    alike = card_on(state, HOUSE, one) == card_on(state, HOUSE, other)
    return not (one in up and other in up and alike and not tokens)


# What is still missing


@dataclass(frozen=True, slots=True)
class NeedsQuestion:
    """What the bonuses of a seat still need."""

    @classmethod
    def read(cls, _fields: Reader) -> NeedsQuestion:
        """There is nothing to tell but the position."""
        return cls()


@dataclass(frozen=True, slots=True)
class Need:
    """A bonus by its line of the sheet, and the floors or rooms that it lacks."""

    rule: str
    missing: list[str]


@dataclass(frozen=True, slots=True)
class NeedsAnswer:
    """The bonuses that do not count yet."""

    needs: list[Need]


def needs(position: Position, _: NeedsQuestion) -> NeedsAnswer:
    found = []
    for rule, needed in bonus_rooms(position.view, house_of(position.seat)).items():
        missing = [name for name, spaces in needed.items() if not spaces]
        if missing:
            found.append(Need(rule, missing))
    return NeedsAnswer(found)


def read_position(fields: Reader) -> Position:
    """The position that `view` and `seat` tell."""
    view = fields.values["view"] if fields.has("view") else None
    if not isinstance(view, Mapping):
        raise Wrong("missing-field", "view")
    state, wrongs = setup(view)
    if wrongs:
        raise wrongs[0]
    return Position(state, fields.number("seat", 0, state[SEATS] - 1, absent=0))


ASK = {
    "score": Ask(ScoreQuestion, ScoreAnswer, score),
    "sheet": Ask(ScoreQuestion, SheetAnswer, score_sheet),
    "box": Ask(BoxQuestion, BoxAnswer, box),
    "ranking": Ask(RankingQuestion, Ranking, ranking),
    "place": Ask(PlaceQuestion, PlaceAnswer, place),
    "token": Ask(TokenQuestion, TokenAnswer, token),
    "handyman": Ask(HandymanQuestion, HandymanAnswer, handyman),
    "needs": Ask(NeedsQuestion, NeedsAnswer, needs, read_position),
}
