"""What `casetta ask dream-home` may be asked: score, sheet, box …"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar, NotRequired, TypedDict

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.game import OptionValue, State
from casetta.contract.question import Ask, Position, read_by
from casetta.contract.reader import Reader, toml_reader
from casetta.contract.text import Line, Sheet
from casetta.kernel.state import SEATS

from .content import kinds
from .content.box import PRINTED, Box, Cast, box_told, checked
from .content.editions import EDITIONS, PRESETS
from .content.editions import OPTIONS as GAME_OPTIONS
from .content.kinds import COLOUR_KEYS, DECOR_KEYS, KEYS, OWNED_KEYS, ROOM_KEYS
from .rules.finish import SWAPS, list_swaps
from .rules.house import FACE_UP, RIGHT, SPACE_NUMBERS, card_on, decorated, house_of, token_spaces
from .rules.layout import BOX, HAND_ROOM, LAY_DOWN, LAY_UP, MOST_SEATS, OPTIONS, WAY, WAY_BITS
from .rules.scoring import PARTS
from .rules.turn import room_options
from .text import houses
from .text.box import told_cards
from .text.drawing import setup
from .text.houses import FLOOR_NAMES, cards_in, names_of, space_name, spelled
from .text.sheet import bonus_rooms, key_of, sheet

if TYPE_CHECKING:
    from typing import Self

HOUSE = house_of(0)
NOTHING: Mapping[str, Any] = {}
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
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """What the table plays otherwise than its edition."""
    cards: Mapping[str, Any] | None = None
    """An own card file as JSON; without it the cards that casetta knows."""
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
        told, state, cast = told_house(fields)
        if not fields.wrongs:
            houses.check_floors(within(fields, told["floors"]), state, HOUSE, cast=cast)
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

    def box(self) -> Box:
        """The cards that are played with."""
        return box_told(self.cards)

    def cast(self) -> Cast:
        """What stands for the types of room and the tokens of a state."""
        return self.box().cast(*named_in({**vars_of(self), "floors": self.floors}, self.box()))


def vars_of(house: House) -> dict[str, Any]:
    """The other fields of a question that name a room or a token."""
    return {name: getattr(house, name, None) for name in ("outside", "card", "decor")}


def named_in(told: Mapping[str, Any], box: Box) -> tuple[set[str], set[str]]:
    """The rooms and the tokens of a box that a question names, wherever it names them."""
    floors, outside = told.get("floors"), told.get("outside")
    laid = [
        entry
        for floor in (floors.values() if isinstance(floors, Mapping) else ())
        for entry in (floor if isinstance(floor, list | tuple) else ())
        if isinstance(entry, Mapping)
    ]
    rooms = [told.get("card"), *(entry.get("room") for entry in laid)]
    decor = [told.get("decor"), *(entry.get("decor") for entry in laid)]
    decor += outside if isinstance(outside, list | tuple) else ()
    return known_in(rooms, box.rooms), known_in(decor, box.decor)


def known_in(told: Sequence[Any], keys: Mapping[str, Any]) -> set[str]:
    """Those of some values that are keys."""
    return {key for key in told if isinstance(key, str) and key in keys}


def told_house(fields: Reader) -> tuple[dict[str, Any], State, Cast]:
    """Rules, cards, helpers and floors, whether they can stand or not; and a state with the
    floors.
    """
    told = read_rules(fields) | {"cards": read_cards(fields)}
    box = box_told(told["cards"])
    cast = box.cast(*named_in(fields.values, box))
    told["helpers"] = [key for _, key in cards_in(fields, "helpers", HELPER_KEYS)]
    floors, state = fields.object("floors").values, list(NO_HOUSE)
    state[BOX:] = cast.words
    if not fields.has("floors"):
        fields.fault("missing-field", "floors")
    elif floors is fields.values["floors"]:
        houses.put_floors(within(fields, floors), state, HOUSE, is_whole=True, cast=cast)
    return {**told, "floors": floors}, state, cast


def read_rules(fields: Reader) -> dict[str, Any]:
    """The edition, and the options in which a table differs from it."""
    given = fields.object("options")
    options: dict[str, OptionValue] = {}
    for option in GAME_OPTIONS[1:]:
        if given.has(option.name) and isinstance(option.values[0], bool):
            options[option.name] = given.flag(option.name)
        elif given.has(option.name):
            options[option.name] = given.choice(option.name, [str(v) for v in option.values])
    if given.unknown():
        known = ", ".join(option.name for option in GAME_OPTIONS)
        for name in given.unknown():
            fields.fault_at(given.place(name), "unknown-option", option=name, known=known)
    return {"edition": fields.choice("edition", EDITIONS, absent=EDITIONS[0]), "options": options}


def read_cards(fields: Reader) -> Mapping[str, Any] | None:
    """An own card file; what is wrong with it stands before everything else."""
    if not fields.has("cards"):
        return None
    cards = fields.object("cards").values
    box_told(cards)
    return cards


def read_box(fields: Reader) -> Box:
    """The box that a question is about."""
    return box_told(read_cards(fields))


def within(fields: Reader, floors: Floors) -> Reader:
    """The floors of a house; their places are named like those of the question itself."""
    return Reader(floors, fields.source, fields.names)


def read_outside(fields: Reader, key: str) -> list[str]:
    """The tokens beside a house; one may be told more than once."""
    box = read_box(fields)
    cast, state = box.cast(*named_in(fields.values, box)), list(NO_HOUSE)
    state[BOX:] = cast.words
    told = list(cards_in(fields, key, cast.decor))
    for where, token in told:
        houses.check_outside(fields, state, cast.token(token), where, cast)
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
    cast = house.cast()
    floors = {floor: in_places(house.floors.get(floor, ()), cast) for floor in FLOOR_NAMES}
    roofs = [f"roof {roof.color}{' window' if roof.window else ''}" for roof in house.roofs]
    tokens = [DECOR_KEYS[cast.token(key)] for key in house.outside]
    beside = {"outside": tokens, "beside": list(house.helpers), "roofs": roofs}
    chosen = options or {"edition": house.edition, **house.options}
    state = setup({"stage": "over", "options": chosen, "houses": [{**floors, **beside}]})[0]
    state[BOX:] = cast.words
    return state


def in_places(entries: Sequence[Any], cast: Cast) -> list[Any]:
    """The entries of a floor, each room and token under the name that its place has in a state."""
    found = []
    for entry in entries:
        if isinstance(entry, Mapping) and entry.get("room") in cast.room_keys:
            room = {"room": ROOM_KEYS[cast.room(entry["room"])]}
            decor = entry.get("decor")
            token = {"decor": DECOR_KEYS[cast.token(decor)]} if decor else {}
            found.append({**entry, **room, **token})
        else:
            found.append(entry)
    return found


NO_HOUSE = tuple(house_state(House(floors={})))
"""A state in which seat 0 has nothing."""


def told_again(house: House) -> list[int]:
    """The tokens outside that are told once more."""
    cast = house.cast()
    tokens = [cast.token(key) for key in house.outside]
    return [token for place, token in enumerate(tokens) if token in tokens[:place]]


def house_sheet(house: House, options: Mapping[str, OptionValue] | None = None) -> Sheet:
    """The score of a house line by line."""
    scored = sheet(house_state(house, options), 0, told_again(house))
    cast = house.cast()
    return Sheet(tuple(named_line(line, cast) for line in scored.lines))


def named_line(line: Line, cast: Cast) -> Line:
    """A line of a room or a token that casetta does not know tells it by its own name."""
    for keys, places in ((ROOM_KEYS, cast.room_keys), (DECOR_KEYS, cast.decor_keys)):
        key = key_of(line)
        own = places[keys.index(key)] if key in keys else key
        if own != key:
            values = {**(line.values or {}), "key": own, "name": spelled(own)}
            return dataclasses.replace(line, rule="sheet-own-card", values=values)
    return line


def warnings_about(house: House) -> Wrongs:
    """What means nothing, and the cards of which there are more than in the box."""
    ignored = [Wrong("unknown-field", name, field=name) for name in house.ignored]
    return [*ignored, *too_many_cards([house])]


def too_many_cards(houses: Sequence[House]) -> Wrongs:
    """The cards of which the houses together have more than the box holds."""
    cards: Counter[str] = Counter()
    for house in houses:
        cast = house.cast()
        keys = (*cast.room_keys, *kinds.ROOF_KEYS, *cast.decor_keys, *OWNED_KEYS)
        told = told_cards(house_state(house), HOUSE, told_again(house))
        cards.update(keys[card] for card in told)
    box = houses[0].box() if houses else PRINTED
    return [
        too_many(key, cards[key], box)
        for key in sorted(cards, key=lambda key: (key not in KEYS, [*KEYS, key].index(key)))
        if cards[key] > box.copies[key]
    ]


def too_many(key: str, cards: int, box: Box) -> Wrong:
    """There are more of a card than the box holds."""
    sort = "room" if key in box.rooms else "card"
    name = spelled(key) if key in box.rooms or key in box.decor else key.replace(" ", "-")
    most = box.copies[key]
    return Wrong("too-many-cards", sort=sort, room=name, card=name, cards=cards, box=most)


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
        ScoreLine(line.part, scoring_key(line), list(line.cells), line.points)
        for line in scored.lines
    ]
    parts = {part: scored.part(part) for part in PARTS}
    return ScoreAnswer(**parts, total=scored.total, lines=lines, warnings=warnings_about(question))


def scoring_key(line: Line) -> str:
    """What scores in a line, by the key that the question has for it."""
    return str((line.values or {}).get("key", key_of(line)))


@dataclass(frozen=True, slots=True)
class SheetAnswer:
    """The score of a house as score sheets tell it: with the sentence of each line."""

    total: int
    lines: list[Line]
    children: list[int] | None = None
    """The fewest and the most hidden children of its rooms, where own cards tell them and they
    break ties."""
    warnings: Wrongs = field(default_factory=list)


def score_sheet(_: None, question: ScoreQuestion) -> SheetAnswer:
    scored, children = house_sheet(question), children_of(question)
    told = list(children) if children and children_decide(question) else None
    return SheetAnswer(scored.total, list(scored.lines), told, warnings_about(question))


def children_of(house: House) -> tuple[int, int] | None:
    """The fewest and the most children in the pictures of the face-up rooms (ruling D-74)."""
    entries = [entry for floor in house.floors.values() for entry in floor]
    rooms = [entry["room"] for entry in entries if isinstance(entry, Mapping)]
    return house.box().children_in(rooms)


def children_decide(asked: House | RankingQuestion) -> bool:
    """Whether hidden children decide between equal totals."""
    preset = PRESETS.get(asked.edition, {}).get("tiebreak")
    return asked.options.get("tiebreak", preset) == "children"


@dataclass(frozen=True, slots=True)
class BoxQuestion:
    """Whether people together have more than the box holds; their houses need not stand."""

    people: Sequence[House]
    cards: Mapping[str, Any] | None = None

    @classmethod
    def read(cls, fields: Reader) -> BoxQuestion:
        """The question that a JSON object tells."""
        people, cards = [], {"cards": read_cards(fields)}
        for each in fields.objects("people", MOST_SEATS):
            person = Reader({**cards, **each.values}, each.source, each.names)
            told, _, _ = told_house(person)
            people.append(ScoreQuestion(**told, **ScoreQuestion.read_more(person)))
        return cls(people, cards["cards"])


@dataclass(frozen=True, slots=True)
class BoxAnswer:
    """Of what they have more."""

    warnings: Wrongs


def box(_: None, question: BoxQuestion) -> BoxAnswer:
    """Of what people together have more than the box holds."""
    return BoxAnswer(too_many_cards(question.people))


@dataclass(frozen=True, slots=True, kw_only=True)
class RankingQuestion:
    """The totals of people; where they decide, their hidden children, null for whoever did not
    count.
    """

    totals: list[int]
    children: list[int | None] = field(default_factory=list)
    edition: str = EDITIONS[0]
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @classmethod
    def read(cls, fields: Reader) -> RankingQuestion:
        """The question that a JSON object tells."""
        told = enumerate(fields.list("totals", MOST_SEATS))
        totals = [fields.checked_number(n, f"totals [{i}]", -99, 999) for i, n in told]
        asked = cls(totals=totals, **read_rules(fields))
        if not children_decide(asked):
            return asked
        counts = fields.list("children", MOST_SEATS)
        if counts and len(counts) != len(totals):
            fields.fault("pad-children", "children", people=len(totals))
        children = [
            None if n is None else fields.checked_number(n, f"children [{i}]", 0, MOST_HIDDEN)
            for i, n in enumerate(counts)
        ]
        return dataclasses.replace(asked, children=children)


MOST_HIDDEN = 999
"""Children in the rooms of one house."""


class Ranking(TypedDict):
    """The place of each person, and between whom hidden children decide, by their places in the
    question.
    """

    places: list[int]
    tied: NotRequired[list[int]]


def ranking(_: None, question: RankingQuestion) -> Ranking:
    """Who is ahead."""
    told = Ranking(places=places(question.totals, question.children))
    tied = [n for n, total in enumerate(question.totals) if question.totals.count(total) > 1]
    if tied and children_decide(question):
        told["tied"] = tied
    return told


def places(totals: Sequence[int], children: Sequence[int | None] | None = None) -> list[int]:
    """Equal totals share a place (ruling D-57), unless the children tell them apart: those of all
    who are equal, since half a count breaks no tie (ruling D-74).
    """
    told = list(children or [None] * len(totals))
    half = {total for total, each in zip(totals, told, strict=True) if each is None}
    ranks = [
        (total, 0 if total in half or each is None else each)
        for total, each in zip(totals, told, strict=True)
    ]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


# The cards of an owner's box


@dataclass(frozen=True, slots=True)
class CardsQuestion:
    """A card file, line by line."""

    lines: list[str]

    @classmethod
    def read(cls, fields: Reader) -> CardsQuestion:
        """The question that a JSON object tells."""
        return cls(list(fields.words("lines")))


class CardsAnswer(TypedDict):
    """The same as JSON, for the field `cards` of other questions."""

    cards: dict[str, Any]


def cards(_: None, question: CardsQuestion) -> CardsAnswer:
    """What a card file says; all that is wrong with it is an error with its line."""
    reader = checked(toml_reader("\n".join(question.lines)))
    reader.check()
    return CardsAnswer(cards=dict(reader.values))


# Where things may lie


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceQuestion(House):
    """Where a room card may be laid."""

    card: str = read_by(lambda fields, key: fields.choice(key, tuple(read_box(fields).rooms)))


@dataclass(frozen=True, slots=True)
class PlaceAnswer:
    """The spaces where it may lie face up, and face down."""

    face_up: list[str]
    face_down: list[str]
    warnings: Wrongs | None = None


def place(_: None, question: PlaceQuestion) -> PlaceAnswer:
    state = house_state(question)
    state[HAND_ROOM] = question.cast().room(question.card) + 1
    options = room_options(state, HOUSE)
    up, down = names_of(options >> LAY_UP), names_of(options >> LAY_DOWN)
    return PlaceAnswer(up, down, warnings_about(question) or None)


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenQuestion(House):
    """On which cards a decor token may be laid."""

    decor: str = read_by(lambda fields, key: fields.choice(key, tuple(read_box(fields).decor)))


@dataclass(frozen=True, slots=True)
class TokenAnswer:
    """The spaces, or `outside`."""

    spaces: list[str]
    warnings: Wrongs | None = None


def token(_: None, question: TokenQuestion) -> TokenAnswer:
    state = house_state(question)
    where = houses.decor_place(state, question.cast().token(question.decor))
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
    "cards": Ask(CardsQuestion, CardsAnswer, cards),
    "needs": Ask(NeedsQuestion, NeedsAnswer, needs, read_position),
}
