"""Scenario and furniture files: what is in them, and what is told about wrong ones."""

from pathlib import Path

import pytest

from casetta.contract.errors import MOST_FAULTS
from casetta.contract.reader import LONGEST_TEXT, content_reader, toml_reader
from casetta.games import home_staging
from casetta.games.home_staging.content import furniture
from casetta.games.home_staging.content.furniture import (
    CATALOGUE,
    OPTION_NAMES,
    is_symmetric,
    read_drawing,
    read_furniture,
)
from casetta.games.home_staging.content.library import BUILT_IN, OWN, bring
from casetta.games.home_staging.content.own import deal_scenario
from casetta.games.home_staging.content.scenario import scenario_facts
from casetta.games.home_staging.plan.drawing import drawing, setup
from casetta.games.home_staging.rules.layout import FACTS, LAYOUT, SCENARIO
from casetta.games.home_staging.rules.setup import play
from casetta.games.home_staging.text.sheet import sheet
from casetta.kernel.luck import table_luck

FOLDER = Path(next(iter(home_staging.__path__)))
FIRST_KEYS = (FOLDER / "content" / "scenarios" / "00-first-keys.toml").read_text(encoding="utf-8")
FURNITURE = (FOLDER / "content" / "furniture.toml").read_text(encoding="utf-8")
CHAIR = read_drawing(["c"])


def faults(text: str) -> list[tuple[str, str | None]]:
    """The codes and places of all that is wrong with a scenario file."""
    page = toml_reader(text, lacking=1)
    if not page.wrongs:
        scenario_facts(page)
    return [(wrong.code, wrong.where) for wrong in page.wrongs]


def test_there_are_132_options_and_12_scenarios():
    assert len(CATALOGUE) == 132
    assert len(BUILT_IN) == 12


@pytest.mark.parametrize("scenario", BUILT_IN, ids=lambda scenario: scenario.id)
def test_a_scenario_has_what_it_says(scenario):
    """docs/scenarios.md: [check] counts tokens, and floor without pillars."""
    content = scenario.content
    floor = sum(sign in "xm+" for row in content["plan"] for sign in row)
    tokens = sum(card["tokens"] for room in content["room"] for card in room["furniture"])

    assert content["check"]["floor"] == floor
    assert content["check"]["tokens"] == tokens <= 25


def test_symmetry_is_a_matter_of_the_drawing():
    """docs/scenarios.md: the mirrored drawing equals a rotation; seats are ignored."""
    assert is_symmetric(read_drawing(["cc#", "..."]))
    assert not is_symmetric(read_drawing(["####", "_..."]))
    assert is_symmetric(read_drawing(["##", "#."]))


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ('card = "bath"', 'card = "attic"', "not-a-choice", "line 49, room 3 card"),
        ("tokens = 2", "tokens = true", "not-a-number", "line 38, room 1 furniture 3 tokens"),
        (
            "number = 12,",
            "number = 8,",
            "scenario-number-twice",
            "line 45, room 2 furniture 2 number",
        ),
        ("....xxxxxxxx....", "....xxxxxxxx...", "scenario-row", "line 13, plan 5"),
        ('kind = "window"', 'kind = "widow"', "not-a-choice", "line 62, bonus 2 kind"),
        ("points = 3", "", "missing-field", "line 56, bonus 1 points"),
        ('room = "bath"', 'room = "bath"\nmax = 3', "bonus-extra-field", "line 60, bonus 1 max"),
        ("tokens = 9", "tokens = 8", "scenario-check", "line 28, check tokens"),
        ("format = 1", "format = = 1", "page-not-toml", "line 1"),
    ],
)
def test_a_fault_is_told_with_line_entry_and_reason(old, new, code, where):
    assert old in FIRST_KEYS
    found = faults(FIRST_KEYS.replace(old, new, 1))

    assert (code, where) in found


def test_a_sound_file_has_no_faults():
    assert faults(FIRST_KEYS) == []


def test_a_furniture_file_is_checked_against_its_drawings():
    page = toml_reader(FURNITURE.replace("symmetric = true", "symmetric = false", 1))
    read_furniture(page)

    assert [wrong.code for wrong in page.wrongs] == ["furniture-contradiction"]
    assert (page.wrongs[0].where or "").endswith("option 1 symmetric")


def test_an_own_scenario_is_played_and_told_whole():
    """An own file with own furniture: all it needs stands in state and drawing."""
    own = FIRST_KEYS.replace('id = "first-keys"', 'id = "my-flat"')
    chair = '[[option]]\nid = "01a1"\nnumber = 1\ncard = "a"\noption = 1\ntags = []\ndraw = ["c"]\n'
    scenario = bring(toml_reader(own), toml_reader(chair))
    assert scenario is not None
    state = LAYOUT.blank()
    deal_scenario(scenario.content, state, 2, (), table_luck(bytes(32)))
    play(state, 0, 0)
    told = drawing(state, scenario)
    again, faults_found = setup(told)

    assert state[SCENARIO] >= OWN
    assert not faults_found
    assert again == state
    assert told["options"] == {}
    assert told["scenario"]["furniture"]["option"][0]["draw"] == ["c"]
    assert state[FACTS:] != BUILT_IN[0].facts
    assert sheet(state, 1, scenario).total == -9
    assert OPTION_NAMES["01a1"] == 0


def test_of_a_huge_furniture_list_only_the_beginning_is_read():
    """Every row that lacks its fields is a fault; the list itself is one too."""
    content = toml_reader(FIRST_KEYS).values
    rooms = [{**content["room"][0], "furniture": [{}] * 20_000}, *content["room"][1:]]
    page = content_reader({**content, "room": rooms})
    scenario_facts(page)

    assert len(page.wrongs) == MOST_FAULTS + 1
    assert page.wrongs[0].code == "too-many"
    assert page.wrongs[0].where == "room 1 furniture"


@pytest.mark.parametrize("draw", [["c" * 3_000], ["c"] * 900])
def test_a_huge_drawing_is_refused_before_it_is_read(draw, monkeypatch):
    read = []

    def note(rows):
        read.append(rows)
        return CHAIR

    monkeypatch.setattr(furniture, "read_drawing", note)
    page = content_reader({"option": [{"id": "01a1", "draw": draw}]})
    read_furniture(page)

    assert "furniture-size" in [wrong.code for wrong in page.wrongs]
    assert read == [["#"]]


def test_texts_of_a_scenario_have_a_length():
    long = "x" * (LONGEST_TEXT + 1)
    content = toml_reader(FIRST_KEYS).values
    told = {"title": long, "story": {"en": "A", "it": long}, "tips": ["x", {"ja": long}]}
    page = content_reader({**content, **told})
    scenario_facts(page)

    places = [wrong.where for wrong in page.wrongs if wrong.code == "page-long-text"]
    assert places == ["title", "story", "tips"]


def test_a_setup_that_tells_something_unknown_is_refused_with_all_faults():
    told = {"seats": 2, "hidden": True, "options": {"size": 3}, "plans": [{"walls": []}]}
    _, wrongs = setup(told)

    assert [(wrong.code, wrong.where) for wrong in wrongs] == [
        ("page-unknown-key", "hidden"),
        ("page-unknown-key", "options size"),
        ("page-unknown-key", "plans [0] walls"),
    ]
