"""What `casetta ask my-shelfie` may be asked: goal, progress, score …"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.game import State
from casetta.contract.question import Ask, FieldwiseQuestion, read_by
from casetta.contract.reader import Grid, Reader, json_reader
from casetta.contract.text import Sheet
from casetta.kernel.state import SEATS

from .content import cards
from .content.cards import COLUMNS, EDITIONS, GOAL_KEYS, LETTERS, ROWS, Card
from .rules.goals import goal_holds
from .rules.layout import COMMON_CARDS, EDITION, LAYOUT, MOST_SEATS, shelf_of
from .rules.room import CELLS, cell_at, none_side_by_side, tiles_in, with_a_free_side
from .rules.turn import PICKS
from .text.box import tiles_by_letter, too_many_tiles
from .text.drawing import SIGNS, checked_shelf, put_in_room, setup
from .text.progress import tiles_to_goal
from .text.sheet import sheet

SCORING_TOKENS = cards.STACKS[4]
MOST_TOTAL = 999


# Reading


read_edition = partial(Reader.choice, choices=EDITIONS, absent=EDITIONS[0])
read_players = partial(Reader.number, lowest=2, highest=4)


def read_shelf(fields: Reader, key: str) -> Grid:
    """A shelf without floating tiles."""
    return checked_shelf(fields, fields.grid(key, ROWS, COLUMNS, SIGNS), key)


def read_board(fields: Reader, key: str) -> Grid:
    """The living room of as many players as the question has."""
    lines = fields.grid(key, cards.ROOM_SIDE, cards.ROOM_SIDE, SIGNS)
    state = LAYOUT.blank()
    state[SEATS] = read_players(json_reader(fields.values), "players")
    put_in_room(fields, state, lines, key)
    return lines


def read_goals(fields: Reader, key: str) -> list[str]:
    """The goals of a question."""
    goals = fields.list(key)
    for index, goal in enumerate(goals):
        if not isinstance(goal, str) or goal not in GOAL_KEYS:
            fields.fault_at(f"{key} [{index}]", "not-a-choice", known=", ".join(GOAL_KEYS))
    return goals


def read_tokens(fields: Reader, key: str) -> list[int]:
    """The points of the scoring tokens: at most one for each common goal card."""
    tokens = fields.list(key)
    most = 1 if fields.values.get("first_game") is True else COMMON_CARDS
    if len(tokens) > most:
        fields.fault("too-many", key, most=most)
    for index, token in enumerate(tokens):
        if isinstance(token, bool) or token not in SCORING_TOKENS:
            fields.fault_at(f"{fields.place(key)} [{index}]", "no-such-token")
            return []
    return list(map(int, tokens))


def read_card(fields: Reader, key: str) -> int | Card | None:
    """A personal card: by number, or as a list of entries [row, column, letter]."""
    if not fields.has(key):
        return None
    if not isinstance(fields.values[key], list):
        return fields.number(key, 1, cards.PERSONAL_CARDS)
    card = [read_cell(fields, *entry) for entry in enumerate(fields.list(key))]
    if not is_without_doubles(card):
        fields.fault_at(key, "wrong-personal-card")
    return card


def read_totals(fields: Reader, key: str) -> list[int]:
    """The points of each person."""
    told = enumerate(fields.list(key, MOST_SEATS))
    return [fields.checked_number(each, f"{key} [{n}]", 0, MOST_TOTAL) for n, each in told]


def is_without_doubles(card: Card) -> bool:
    """Whether no letter and no cell stands twice on a drawn personal card."""
    letters = {letter for _, _, letter in card}
    cells = {(row, column) for row, column, _ in card}
    return len(letters) == len(card) == len(cells)


def read_cell(fields: Reader, index: int, entry: Any) -> tuple[int, int, str]:
    """One entry [row, column, letter] of a personal card."""
    where = f"personal [{index}]"
    if not isinstance(entry, list) or len(entry) != 3:
        fields.fault_at(where, "wrong-personal-card")
        return 0, 0, LETTERS[0]
    row = fields.checked_number(entry[0], where, 0, ROWS - 1)
    column = fields.checked_number(entry[1], where, 0, COLUMNS - 1)
    if not isinstance(entry[2], str) or len(entry[2]) != 1 or entry[2] not in LETTERS:
        fields.fault_at(where, "unknown-sign", known=LETTERS)
        return row, column, LETTERS[0]
    return row, column, entry[2]


# Common goals


@dataclass(frozen=True, slots=True)
class GoalQuestion(FieldwiseQuestion):
    """Whether a shelf shows the pattern of a common goal."""

    goal: str = read_by(partial(Reader.choice, choices=GOAL_KEYS))
    shelf: Grid = read_by(read_shelf)
    edition: str = read_by(read_edition, default=EDITIONS[0])


@dataclass(frozen=True, slots=True)
class GoalAnswer:
    """Whether it does."""

    holds: bool
    warnings: Wrongs | None = None


def goal(_: None, question: GoalQuestion) -> GoalAnswer:
    state = shelf_state(question)
    holds = goal_holds(GOAL_KEYS.index(question.goal), state, shelf_of(0), state[EDITION])
    return GoalAnswer(bool(holds), tile_warnings(state))


@dataclass(frozen=True, slots=True)
class ProgressQuestion(FieldwiseQuestion):
    """How far a shelf is with some common goals."""

    goals: list[str] = read_by(read_goals)
    shelf: Grid = read_by(read_shelf)
    edition: str = read_by(read_edition, default=EDITIONS[0])


@dataclass(frozen=True, slots=True)
class GoalProgress:
    """Whether a goal is shown and about how many tiles are missing; None is too late."""

    goal: str
    holds: bool
    missing: int | None


@dataclass(frozen=True, slots=True)
class ProgressAnswer:
    """How far the shelf is with each goal."""

    goals: list[GoalProgress]
    warnings: Wrongs | None = None


def progress(_: None, question: ProgressQuestion) -> ProgressAnswer:
    state = shelf_state(question)
    goals = [goal_progress(state, shelf_of(0), key) for key in question.goals]
    return ProgressAnswer(goals, tile_warnings(state))


def goal_progress(state: State, shelf: int, key: str) -> GoalProgress:
    """How far a shelf is with one goal."""
    missing = tiles_to_goal(state, shelf, GOAL_KEYS.index(key))
    return GoalProgress(key, holds=missing == 0, missing=missing)


# What people have at the end


@dataclass(frozen=True, slots=True)
class Person(FieldwiseQuestion):
    """What somebody has at the end of a game."""

    shelf: Grid = read_by(read_shelf)
    personal: int | Card | None = read_by(read_card, default=None)
    """The number of a personal goal card, or what is drawn on it."""
    tokens: Sequence[int] = read_by(read_tokens, default=())
    end_token: bool = read_by(Reader.flag, default=False)


@dataclass(frozen=True, slots=True)
class ScoreQuestion(Person):
    """The score of a shelf, part by part."""

    edition: str = read_by(read_edition, default=EDITIONS[0])
    first_game: bool = read_by(Reader.flag, default=False)
    """Whether there is one common goal card, and so one scoring token at most."""


@dataclass(frozen=True, slots=True)
class GroupScore:
    """A group of tiles that scores."""

    type: str
    size: int
    points: int


@dataclass(frozen=True, slots=True)
class AdjacencyScore:
    """All groups, larger ones first."""

    points: int
    groups: list[GroupScore]


@dataclass(frozen=True, slots=True)
class PersonalScore:
    """How many tiles lie where the personal card shows them."""

    matches: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreAnswer:
    """The score of a shelf, part by part."""

    adjacency: AdjacencyScore
    personal: PersonalScore
    tokens: int
    end_token: int
    total: int
    warnings: Wrongs = field(default_factory=list)


def score(_: None, question: ScoreQuestion) -> ScoreAnswer:
    """The score of a shelf: the lines of its sheet, added up."""
    state, scored = person_state(question), person_sheet(question)
    groups = [
        GroupScore(str(line.values["kind"]), len(line.cells), line.points)
        for line in scored.lines
        if line.part == "groups"
    ]
    groups.sort(key=lambda group: -group.size)
    matches = sum(len(line.cells) for line in scored.lines if line.part == "personal")
    return ScoreAnswer(
        adjacency=AdjacencyScore(scored.part("groups"), groups),
        personal=PersonalScore(matches, scored.part("personal")),
        tokens=scored.part("tokens"),
        end_token=scored.part("end-token"),
        total=scored.total,
        warnings=tile_warnings(state) or [],
    )


def person_sheet(person: Person) -> Sheet:
    """The score of a person line by line."""
    drawn = person.personal if isinstance(person.personal, list) else None
    return sheet(person_state(person), 0, drawn)


def person_state(person: Person) -> State:
    """A state in which seat 0 has what a person has."""
    drawing: dict[str, Any] = {"shelves": [person.shelf]}
    if isinstance(person.personal, int):
        drawing["personal"] = [person.personal]
    drawing["tokens"] = [[*person.tokens, 0, 0][:COMMON_CARDS]]
    drawing["end_token"] = 0 if person.end_token else None
    return setup(drawing)[0]


def read_people(fields: Reader, key: str) -> list[Person]:
    """People whose shelves need not stand, nor a drawn card be whole."""
    people = []
    for person in fields.objects(key, MOST_SEATS):
        shelf = person.grid("shelf", ROWS, COLUMNS, SIGNS)
        is_drawn = isinstance(person.values.get("personal"), list)
        card = None if is_drawn else read_card(person, "personal")
        tokens, has_end = read_tokens(person, "tokens"), person.flag("end_token")
        people.append(Person(shelf, card, tokens, has_end))
    return people


@dataclass(frozen=True, slots=True)
class BoxQuestion(FieldwiseQuestion):
    """Whether people together have more than the box holds."""

    people: list[Person] = read_by(read_people)


@dataclass(frozen=True, slots=True)
class BoxAnswer:
    """Of what they have more."""

    warnings: Wrongs


def box(_: None, question: BoxQuestion) -> BoxAnswer:
    """Of what people have more than the box holds: tiles of a type, a card, a token."""
    people = question.people
    drawn = Counter(sign for person in people for row in person.shelf for sign in row)
    numbers = Counter(person.personal for person in people if isinstance(person.personal, int))
    tokens = Counter(token for person in people for token in person.tokens)
    ends = sum(person.end_token for person in people)
    too_often = [token for token in sorted(tokens) if tokens[token] > COMMON_CARDS]
    warnings = [
        *too_many_tiles({letter: drawn[letter] for letter in LETTERS}),
        *(Wrong("pad-card-twice", card=card) for card in sorted(numbers) if numbers[card] > 1),
        *(Wrong("pad-token-twice", token=token) for token in too_often),
        *([Wrong("pad-end-twice")] if ends > 1 else []),
    ]
    return BoxAnswer(warnings)


@dataclass(frozen=True, slots=True)
class RankingQuestion(FieldwiseQuestion):
    """The totals of people clockwise, and which of them began, from 0."""

    totals: list[int] = read_by(read_totals)
    first: int = read_by(
        partial(Reader.number, lowest=0, highest=MOST_SEATS - 1, absent=0), default=0
    )


@dataclass(frozen=True, slots=True)
class Ranking:
    """The place of each person."""

    places: list[int]


def ranking(_: None, question: RankingQuestion) -> Ranking:
    """Who is ahead, the tie-break included."""
    return Ranking(places(question.totals, question.first))


def places(totals: Sequence[int], first: int | None) -> list[int]:
    """Most points first; of tied people the one farther clockwise from the first player.

    People are entered clockwise (rulebook: game end; ruling S-11).
    """
    people = len(totals)
    worth = [(total, (person - (first or 0)) % people) for person, total in enumerate(totals)]
    return [1 + sum(other > own for other in worth) for own in worth]


# The living room


@dataclass(frozen=True, slots=True)
class TakesQuestion(FieldwiseQuestion):
    """Which tiles may be taken when the roomiest column has so much room."""

    players: int = read_by(read_players)
    board: Grid = read_by(read_board)
    room: int = read_by(partial(Reader.number, lowest=0, highest=ROWS))


@dataclass(frozen=True, slots=True)
class TakesAnswer:
    """Every set of cells, as [row, column] from the top left."""

    takes: list[list[list[int]]]
    warnings: Wrongs | None = None


def takes(_: None, question: TakesQuestion) -> TakesAnswer:
    state = room_state(question)
    free = with_a_free_side(tiles_in(state))
    names = {cell_at(row, column): [row, column] for row, column in CELLS}
    lines = {tuple(sorted(pick)) for pick in PICKS if len(pick) <= question.room}
    found = [
        sorted(names[cell] for cell in line)
        for line in lines
        if all(free >> cell & 1 for cell in line)
    ]
    return TakesAnswer(sorted(found), tile_warnings(state))


@dataclass(frozen=True, slots=True)
class RefillQuestion(FieldwiseQuestion):
    """Whether the living room is refilled at the end of a turn that leaves it like this."""

    players: int = read_by(read_players)
    board: Grid = read_by(read_board)


@dataclass(frozen=True, slots=True)
class RefillAnswer:
    """Whether it is."""

    refill: bool
    warnings: Wrongs | None = None


def refill(_: None, question: RefillQuestion) -> RefillAnswer:
    state = room_state(question)
    return RefillAnswer(bool(none_side_by_side(tiles_in(state))), tile_warnings(state))


# Positions


def shelf_state(question: GoalQuestion | ProgressQuestion) -> State:
    """A state in which seat 0 has the shelf of a question."""
    return setup({"shelves": [question.shelf], "options": {"edition": question.edition}})[0]


def room_state(question: TakesQuestion | RefillQuestion) -> State:
    """A state with the living room of a question."""
    return setup({"seats": question.players, "room": question.board})[0]


def tile_warnings(state: State) -> Wrongs | None:
    """The types of which there are more tiles than in the box; None if there are none."""
    return too_many_tiles(tiles_by_letter(state)) or None


ASK = {
    "goal": Ask(GoalQuestion, GoalAnswer, goal),
    "progress": Ask(ProgressQuestion, ProgressAnswer, progress),
    "score": Ask(ScoreQuestion, ScoreAnswer, score),
    "box": Ask(BoxQuestion, BoxAnswer, box),
    "ranking": Ask(RankingQuestion, Ranking, ranking),
    "takes": Ask(TakesQuestion, TakesAnswer, takes),
    "refill": Ask(RefillQuestion, RefillAnswer, refill),
}
