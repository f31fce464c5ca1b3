"""What never changes at a table: the scenario with its cards, printed on paper; furniture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.fields import Fields
from casetta.contract.game import State
from casetta.words import LANGUAGES

from ..content.drawings import Shape, is_symmetric, read_drawing, size_of
from ..content.furniture import OPTION_NAMES
from ..content.library import BUILT_IN, OWN, scenario_of
from ..pencil.furniture import catalogue, sketch
from ..pencil.ground import floor, marks, outside, ruled
from ..pencil.item import read_item
from ..pencil.walls import walls
from ..plan.figures import live
from ..rules.layout import (
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    FLOOR,
    GROUND,
    HUB,
    LAYOUT,
    NONE,
    PILLARS,
    ROOMS,
    SCENARIO,
    SIDE,
)
from ..rules.plan import begin_plan
from ..scenarios.telling import Telling, words_in
from ..text.drawing import room_name
from ..text.setup import read_cards
from .board_reading import BoardQuestion, named
from .small_questions import Answer, Question

SIDE_LETTERS = "nesw"


def ask_home(question: Question) -> Answer:
    """The scenario of a table: its paper, its rooms, its cards, its bonuses."""
    asked = BoardQuestion(question)
    asked.finish()
    return home_told(asked.state)


def home_told(state: State) -> Answer:
    """A scenario: what is printed, and what is to be drawn."""
    scenario = scenario_of(state[SCENARIO])
    is_own = state[SCENARIO] >= OWN
    return {
        "id": scenario.id,
        "texts": own_texts(scenario.content) if is_own else None,
        "difficulty": scenario.content.get("difficulty", 0),
        "par": scenario.content.get("par", []),
        "rooms": [room_name(state, room) for room in range(state[ROOMS])],
        "hub": None if state[HUB] == NONE else room_name(state, state[HUB]),
        "cards": [card_told(state, card) for card in range(state[CARDS])],
        "rules": len(scenario.content.get("rule", [])),
        "bonuses": [{"most": bonus.most} for bonus in live(state, 0).bonuses],
        "paper": {"floor": floor(state), "rules": ruled(), "ground": outside(state) + marks(state)},
        "floor": named(state, FLOOR),
        "pillars": named(state, PILLARS),
        "ground": [square for kind in range(4) for square in named(state, GROUND + SIDE * kind)],
    }


def card_told(state: State, card: int) -> Answer:
    """A card in the row of its room."""
    return {
        "room": room_name(state, state[CARD_ROOM + card]),
        "number": int(state[CARD_NUMBER + card]),
        "tokens": int(state[CARD_TOKENS + card]),
    }


def own_texts(content: Mapping[str, Any]) -> Answer:
    """An own scenario in all four languages."""
    return {language: texts(Telling(content, words_in(language), is_own=True), content)
            for language in LANGUAGES}  # fmt: skip


def texts(told: Telling, content: Mapping[str, Any]) -> Answer:
    """The texts of a scenario in one language."""
    own = content.get("furniture", {}).get("option", [])
    return {
        "title": told.title,
        "story": told.text("story"),
        "rooms": {room["card"]: told.room(room["card"]) for room in content["room"]},
        "numbers": {str(number): told.number(number) for number in range(1, 34)},
        "rules": told.rules(),
        "bonuses": told.bonuses(),
        "furniture": {each["id"]: told_name(each["name"], told) for each in own if "name" in each},
    }


def told_name(name: Any, told: Telling) -> str:
    """The name of a piece of own furniture."""
    if isinstance(name, Mapping):
        return str(name.get(told.words.language) or name.get("en") or next(iter(name.values())))
    return str(name)


# Furniture


def ask_furniture(question: Question) -> Answer:
    """Options of cards as they are drawn there; `view` brings own furniture."""
    fields = Fields(question)
    names = fields.list("names")
    if not all(isinstance(name, str) and name in OPTION_NAMES for name in names):
        raise Wrong("not-a-choice", "names", known="01a1 … 33b2")
    own = own_furniture(question)
    return {"furniture": {name: option_told(name, own.get(name, catalogue()[name]))
                          for name in names}}  # fmt: skip


def own_furniture(question: Question) -> Mapping[str, Mapping[str, Any]]:
    """The furniture that the scenario of a view brings."""
    if not isinstance(question.get("view"), Mapping):
        return {}
    content = BoardQuestion(question).position.scenario.content
    return {each["id"]: each for each in content.get("furniture", {}).get("option", [])}


def option_told(name: str, option: Mapping[str, Any]) -> Answer:
    """An option: its squares from (0, 0), its sides against a wall, its picture."""
    shape = read_drawing(option["draw"])
    rows, columns = size_of(shape)
    return {
        "rows": rows,
        "columns": columns,
        "body": sorted(shape.body),
        "dots": sorted(shape.dots),
        "backs": [[row, column, SIDE_LETTERS[side]] for row, column, side in backs(shape)],
        "rug": shape.rug,
        "points": 0 if shape.rug else len(shape.body),
        "symmetric": is_symmetric(shape),
        "picture": sketch(read_item(name, option["draw"], option.get("tags", ()))),
    }


def backs(shape: Shape) -> Iterator[tuple[int, int, int]]:
    """The sides of a piece that must stand against a wall."""
    for (row, column), side in sorted(shape.backs):
        yield row, column, side


# All scenarios


def ask_scenarios(_: Question) -> Answer:
    """The built-in scenarios as pictures, for whoever chooses one."""
    return {"scenarios": [scenario_told(number) for number in range(len(BUILT_IN))]}


def scenario_told(number: int) -> Answer:
    """A scenario as a card: its paper with the outer walls, how hard it is, what is reached."""
    state = LAYOUT.blank()
    state[0] = 1
    state[SCENARIO] = number
    state[-len(BUILT_IN[number].facts) :] = BUILT_IN[number].facts
    read_cards(Fields({}), state)
    begin_plan(state, 0)
    content = BUILT_IN[number].content
    return {
        "id": BUILT_IN[number].id,
        "difficulty": content.get("difficulty", 0),
        "par": content.get("par", []),
        "rooms": [room_name(state, room) for room in range(state[ROOMS])],
        "tokens": sum(int(state[CARD_TOKENS + card]) for card in range(state[CARDS])),
        "squares": len(named(state, FLOOR)),
        "picture": floor(state) + ruled() + outside(state) + marks(state) + walls(state, 0),
    }
