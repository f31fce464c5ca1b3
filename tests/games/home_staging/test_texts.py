"""Awards, words and pictures."""

import re
from itertools import chain
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from casetta.contract.text import Phrase
from casetta.games import home_staging
from casetta.games.home_staging import GAME
from casetta.games.home_staging.content.furniture import NUMBERS, OPTION_NAMES, ROOM_CARDS
from casetta.games.home_staging.content.library import BUILT_IN, NAMES
from casetta.games.home_staging.plan.facts import Fact
from casetta.games.home_staging.rules.closing import CLOSING_CODES
from casetta.games.home_staging.rules.decisions import count, nth, waiting
from casetta.games.home_staging.rules.layout import CLOSE, DRAW, PHASE
from casetta.games.home_staging.rules.openings import FRONT_DOOR_CODES
from casetta.games.home_staging.rules.pieces import PLACEMENT_CODES
from casetta.games.home_staging.rules.setup import play
from casetta.games.home_staging.text.notation import read
from casetta.games.home_staging.text.picture import picture
from casetta.games.home_staging.text.sheet import sheet
from casetta.kernel.state import NOBODY
from casetta.words import Words
from tests.games.home_staging.played import dealt, decline_all, first_waiting, planted, play_text
from tests.playing import random_game

CARDS = [{"card": "a"}] * 8
TELEVISION, SOFA = "05a2 r0 h5", "01a1 r0 e6"


def plan(*pieces, living, door, windows=()):
    """A plan of First Keys with its living room alone."""
    rooms = {"living": {"squares": [living], "door": door}}
    return {"pieces": pieces, "rooms": rooms, "front_door": "e12 s", "windows": list(windows)}


def told(*plans):
    """The awards as seat, sentence and number, when these plans are finished."""
    state, wrongs = GAME.text.setup(
        {
            "seats": len(plans),
            "options": {"scenario": "first-keys"},
            "phase": "over",
            "rooms": ["living", "kitchen", "bath"],
            "cards": CARDS,
            "plans": [{**each, "pieces": list(each["pieces"])} for each in plans],
        }
    )
    assert not wrongs, wrongs
    return [(award.seat, award.rule, award.values["number"]) for award in GAME.text.awards(state)]


SMALL = plan(TELEVISION, living="e5:l6", door="g6 s", windows=["e5 n", "f5 n"])
LARGE = plan(TELEVISION, SOFA, living="e5:l7", door="g7 s", windows=["e5 n"])


LOCKED, SMALL_AND_LOCKED = {**LARGE, "front_door": None}, {**SMALL, "front_door": None}


def test_windows_a_small_corridor_and_places_to_sit_are_praised():
    """Nobody is compared with nobody or equals; a corridor that leads nowhere is not small."""
    praised = [(0, "award-windows", 2), (1, "award-corridor", 40), (1, "award-seats", 4)]

    assert told(SMALL, LARGE) == praised
    assert told(LARGE) == told(LARGE, LARGE) == []
    assert (0, "award-corridor", 48) in told(SMALL, LOCKED, SMALL_AND_LOCKED)


FOLDER = Path(next(iter(home_staging.__path__)))
WORDS = Words("en", [FOLDER / "words"])


def test_every_reason_fault_and_fact_of_the_sources_has_a_sentence():
    reasons = {*PLACEMENT_CODES, *CLOSING_CODES, *FRONT_DOOR_CODES, "door_there"} - {""}
    sources = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    faults = set(re.findall(r"(?:fault|Wrong)\(\s*\"([a-z-]+)\"", sources))
    facts = set(re.findall(r"fact\(\s*\"([a-z_]+)\"", sources))
    messages = {f"wrong-{code.replace('_', '-')}" for code in reasons | faults}
    messages |= {Fact(code, {}).message for code in facts}

    assert len(facts) > 40
    assert {message for message in messages if not WORDS.has(message)} == set()


def test_rooms_numbers_furniture_and_scenarios_have_names():
    names = [f"room-{room}" for room in ROOM_CARDS]
    names += [f"number-{number}" for number in range(1, NUMBERS + 1)]
    names += [f"furniture-{option}" for option in OPTION_NAMES]
    for scenario in BUILT_IN:
        told, content = f"scenario-{scenario.id}", scenario.content
        names += [f"option-{told}", f"{told}-title", f"{told}-story"]
        names += [f"{told}-room-{room['card']}" for room in content["room"]]
        for part in ("rule", "bonus"):
            names += [f"{told}-{part}-{n}" for n, _ in enumerate(content.get(part, []), 1)]

    assert [name for name in names if not WORDS.has(name)] == []


def test_every_move_and_every_line_of_a_sheet_is_told_in_words():
    state = dealt("the-old-cistern", 2, 5)
    told = set()
    while waiting(state):
        seat = first_waiting(state)
        before, move = list(state), nth(state, seat, count(state, seat) // 2)
        play(state, seat, move)
        after = list(state)
        phrases = [GAME.text.narrate(before, after, seat, moves) for moves in ((move,), ())]
        for phrase in chain(*phrases):
            assert "{" not in phrase.text(["Anna", "Bruno"], WORDS)
            told |= ids_in(phrase)

    assert len(told) >= 15
    assert all(WORDS.has(message) for message in told)
    for line in sheet(state, 0).lines:
        assert WORDS.has(line.rule)
        assert WORDS.has(f"part-{line.part}")


def ids_in(phrase):
    """The messages of a phrase, those within it included."""
    values = [each if isinstance(each, tuple) else (each,) for each in phrase.values.values()]
    inner = [each for value in values for each in value if isinstance(each, Phrase)]
    return {phrase.id}.union(*map(ids_in, inner))


@pytest.mark.parametrize(
    ("phase", "move", "told", "places"),
    [
        (
            DRAW,
            "front l5 e window a3 w window c1 n 09b1 r1 m c4 decline",
            "front door · Peninsula kitchen at C4 (Bright Idea) · one piece left out · 2 windows",
            "l5 c4 c1 a3",
        ),
        (CLOSE, "grow c4:d5 e4 door c4 w", "room closed", "c4 d4 c5 d5 e4"),
        (CLOSE, "grow c4", "one more square in the room", "c4"),
    ],
)
def test_a_decision_tells_all_its_deeds_with_their_places(phase, move, told, places):
    """As the log of a page shows them; a reader who may not know them gives no moves."""
    state = dealt("first-keys", 2)
    state[PHASE] = phase
    (phrase,) = GAME.text.narrate(state, state, 1, read(move))

    assert phrase.text(["Anna", "Bruno"], WORDS) == f"Bruno: {told}"
    assert " ".join(phrase.places) == places
    assert GAME.text.narrate(state, state, 1, ()) == []


def test_a_plan_shows_pieces_walls_doors_and_windows():
    """A plant in a room of two squares with its door to the east, a window to the north."""
    state = planted()
    play_text(state, "grow f5 door f5 e")
    decline_all(state)
    play_text(state, "front l12 s window e5 n")
    lines = picture(state, 0).splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("     e"))

    assert dedent("\n".join(lines[start : start + 5])) == dedent(
        """\
             e   f   g   h   i   j   k   l
           +===+---+---+---+---+---+---+---+
         5 | A                             |
           +---+---+                       +
         6 |                               |"""
    )


@pytest.mark.parametrize("scenario", NAMES)
def test_nothing_is_wider_than_eighty_columns(scenario):
    state, dice = dealt(scenario, 2, 4), Random(4)
    for _ in random_game(GAME, state, dice):
        pass

    assert max(len(line) for line in picture(state, NOBODY).splitlines()) <= 80
