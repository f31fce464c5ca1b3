"""Whatever the game says to people has a sentence."""

import re
from pathlib import Path

import pytest

from casetta.games import home_staging
from casetta.games.home_staging.content.furniture import NUMBERS, OPTION_NAMES, ROOM_CARDS
from casetta.games.home_staging.content.library import BUILT_IN
from casetta.games.home_staging.rules.closing import CLOSING_CODES
from casetta.games.home_staging.rules.openings import FRONT_DOOR_CODES
from casetta.games.home_staging.rules.placing import PLACEMENT_CODES
from casetta.games.home_staging.rules.setup import count, nth, play, waiting
from casetta.games.home_staging.text.describe import describe
from casetta.games.home_staging.text.sheet import sheet
from casetta.words import Words
from tests.games.home_staging.played import dealt, first_waiting

FOLDER = Path(next(iter(home_staging.__path__)))
WORDS = Words("en", [FOLDER / "words"])


def test_every_reason_and_every_fault_has_a_sentence():
    reasons = {*PLACEMENT_CODES, *CLOSING_CODES, *FRONT_DOOR_CODES, "door_there"} - {""}
    sources = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    faults = set(re.findall(r"(?:fault|Wrong)\(\s*\"([a-z-]+)\"", sources))

    for code in {reason.replace("_", "-") for reason in reasons} | faults:
        assert WORDS.has(f"wrong-{code}"), code


def test_rooms_numbers_and_furniture_have_names():
    assert all(WORDS.has(f"room-{room}") for room in ROOM_CARDS)
    assert all(WORDS.has(f"number-{number}") for number in range(1, NUMBERS + 1))
    assert all(WORDS.has(f"furniture-{option}") for option in OPTION_NAMES)


@pytest.mark.parametrize("scenario", BUILT_IN, ids=lambda scenario: scenario.id)
def test_a_scenario_is_told(scenario):
    parts = ["title", "story"]
    parts += [f"room-{room['card']}" for room in scenario.content["room"]]
    parts += [f"rule-{number + 1}" for number in range(len(scenario.content.get("rule", [])))]
    parts += [f"bonus-{number + 1}" for number in range(len(scenario.content["bonus"]))]

    assert all(WORDS.has(f"scenario-{scenario.id}-{part}") for part in parts)
    assert WORDS.has(f"option-scenario-{scenario.id}")


def test_every_move_and_every_line_of_a_sheet_is_told_in_words():
    state = dealt("the-old-cistern", 2, 5)
    told = set()
    while waiting(state):
        seat = first_waiting(state)
        for n in {0, count(state, seat) - 1, count(state, seat) // 2}:
            message, values = describe(state, seat, nth(state, seat, n))
            assert "{" not in WORDS(message, **values)
            assert WORDS.has(message)
            told.add(message)
        play(state, seat, nth(state, seat, count(state, seat) // 2))

    assert len(told) >= 10
    for line in sheet(state, 0).lines:
        assert WORDS.has(line.rule)
        assert WORDS.has(f"part-{line.part}")
