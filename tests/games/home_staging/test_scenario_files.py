"""Faults in files of scenarios and furniture: every one told, with line, entry and reason."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from casetta.contract.errors import MOST_FAULTS
from casetta.contract.reader import LONGEST_TEXT, content_reader, toml_reader
from casetta.contract.toml_lines import line_of
from casetta.games import home_staging
from casetta.games.home_staging.content import furniture
from casetta.games.home_staging.content.library import BUILT_IN, read_scenario
from casetta.games.home_staging.content.scenario import scenario_facts
from casetta.games.home_staging.plan.drawing import setup
from casetta.games.home_staging.scenarios.files import check_file, scenario_file
from casetta.games.home_staging.scenarios.texts import words_in
from casetta.words import LANGUAGES
from tests.games.home_staging.own_files import FURNITURE, SCENARIO

BROKEN = [
    ('card = "living"', 'card = "attic"', "not-a-choice", "line 31, room 1 card"),
    ("number = 5", "number = 34", "out-of-bounds", "line 35, room 1 furniture 2 number"),
    ("tokens = 2", "tokens = 0", "out-of-bounds", "line 34, room 1 furniture 1 tokens"),
    ("tokens = 2", 'tokens = "2"', "not-a-number", "line 34, room 1 furniture 1 tokens"),
    ("tokens = 2", "tokens = true", "not-a-number", "line 34, room 1 furniture 1 tokens"),
    ("tokens = 1 }", "token = 1 }", "page-unknown-key", "line 35, room 1 furniture 2 token"),
    ("number = 5", "number = 1", "scenario-number-twice", "line 35, room 1 furniture 2 number"),
    ('  "....xxxxxxxx....",', '  "....xxxxxxxx...",', "scenario-row", "line 11, plan 5"),
    ("..T.............", "..Q.............", "scenario-sign", "line 9, plan 3"),
    ("plan = [", 'plan = ["................",', "scenario-plan", "line 6, plan"),
    ('id = "the-shed"\n', "", "page-not-a-text", "line 1, id"),
    ("the-shed", "the shed", "scenario-id", "line 2, id"),
    ("difficulty = 1", "difficulty = 4", "out-of-bounds", "line 3, difficulty"),
    ('it = "Il', 'tlh = "Il', "page-no-text", "line 4, title"),
    ("[5, 8, 10]", "[8, 5, 10]", "scenario-par", "line 5, par"),
    ("[5, 8, 10]", "[5, 8]", "page-not-so-many", "line 5, par"),
    ("tokens = 3", "tokens = 4", "scenario-check", "line 26, check tokens"),
    ("floor = 40", "floor = 41", "scenario-check", "line 27, check floor"),
    ('kind = "max_windows"', 'kind = "min_windows"', "not-a-choice", "line 39, rule 1 kind"),
    ("max = 2", 'max = 2\nside = "N"', "page-unknown-key", "line 41, rule 1 side"),
    ('kind = "view"', 'kind = "vew"', "not-a-choice", "line 43, bonus 1 kind"),
    ("points = 3\n", "", "missing-field", "line 42, bonus 1 points"),
    ('of = "tree"', 'of = "tree"\nmin = 2', "bonus-extra-field", "line 47, bonus 1 min"),
    ('room = "living"\nof', 'room = "bath"\nof', "not-a-choice", "line 45, bonus 1 room"),
    ('of = "tree"', 'of = "sea"', "not-a-choice", "line 46, bonus 1 of"),
    ('a = "tag:seat"', 'a = "tag:sofa"', "bonus-selector", "line 51, bonus 2 a"),
    ("furniture = [", "chairs = [", "scenario-list", "line 30, room 1 furniture"),
    ("format = 1", "format 1", "page-not-toml", "line 1"),
]
"""What is replaced in the file, by what; the code of the fault, and its place."""


def places(file) -> list[tuple[str, str | None]]:
    """The codes and places of all faults of a file."""
    return [(wrong.code, wrong.where) for _, wrong in check_file(file).faults]


# Faults


@pytest.mark.parametrize(("old", "new", "code", "where"), BROKEN)
def test_a_fault_is_told_with_line_entry_and_reason_in_every_language(old, new, code, where, shed):
    assert old in SCENARIO
    file = shed / "shed.toml"
    file.write_text(SCENARIO.replace(old, new, 1), encoding="utf-8")

    assert (code, where) in places(file)
    content, wrongs = read_scenario(file)
    assert content is None
    fault = next(wrong for wrong in wrongs if (wrong.code, wrong.where) == (code, where))
    line, _, entry = where.removeprefix("line ").partition(", ")
    for words in map(words_in, LANGUAGES):
        told = words.wrong(fault)
        assert words("place-line", line=line) in told
        assert entry in told
        assert "{" not in told.replace("{ $", "")


def test_all_faults_are_told_not_just_the_first(shed):
    text = SCENARIO.replace('card = "living"', 'card = "attic"').replace("[5, 8, 10]", "[]")
    text = text.replace("points = 3", "points = 1.5")
    (shed / "shed.toml").write_text(text, encoding="utf-8")

    found = {where for _, where in places(shed / "shed.toml")}
    assert found >= {"line 5, par", "line 31, room 1 card", "line 44, bonus 1 points"}


def test_bytes_that_are_no_text_are_one_fault(tmp_path):
    file = tmp_path / "odd.toml"
    file.write_bytes(b'id = "x"\n\xff\xfe')

    assert places(file) == [("file-not-utf8", "line 2")]


def test_a_fault_in_the_furniture_beside_is_told_with_that_file(shed):
    beside = shed / "furniture.toml"
    beside.write_text(FURNITURE.replace('draw = ["cc", ".."]', 'draw = ["c", ".."]'), "utf-8")

    ((file, wrong),) = check_file(shed / "shed.toml").faults

    assert file == beside
    assert (wrong.code, wrong.where) == ("furniture-drawing", "line 7, option 1 draw")


@pytest.mark.parametrize("scenario", BUILT_IN, ids=lambda scenario: scenario.id)
def test_the_built_in_scenarios_check_clean_and_have_what_they_say(scenario):
    """docs/scenarios.md: [check] counts tokens, and floor without pillars; there are 12 of them."""
    checked, content = check_file(scenario_file(scenario.id)), scenario.content
    floor = sum(sign in "xm+" for row in content["plan"] for sign in row)

    assert not checked.faults
    assert not checked.warnings
    assert content["check"]["floor"] == floor
    assert content["check"]["tokens"] <= 25
    assert len(BUILT_IN) == 12


def test_lines_are_found_in_any_dress_of_toml():
    text = '# a\na.b = 1\n[t]\nlist = [\n  [1,\n   2], # x\n  {k = "}]", j = 3}]\n'
    text += '[[e]]\n[e.s]\nz = """\n\n"""\ny = 1\n'
    names = ["a b", "t list 1 2", "t list 2 k", "e 1 s y", "e 1 nothing", "nothing"]

    assert [line_of(text, tuple(name.split())) for name in names] == [2, 6, 7, 13, 8, 0]


# Fairness


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("corridor = 8", "corridor = 30", "scenario-tight"),
        ('"....xxxxxxxx....",\n  "....xxxxxxxx....",\n  "....xxx',
         '"....xxxxxxxx....",\n  "................",\n  "....xxx', "scenario-floor-in-parts"),
        ("..T.............", "................", "scenario-never"),
        ('"tag:seat"', '"piece:9"', "scenario-never"),
        ('kind = "max_windows"\nmax = 2', 'kind = "keep_free"\nmark = "pipe"', "scenario-idle"),
        ('kind = "max_windows"\nmax = 2', 'kind = "blind_sides"\nsides = ["N", "E", "S", "W"]',
         "scenario-no-way-in"),
    ],
)  # fmt: skip
def test_what_is_odd_is_a_warning_and_no_fault(old, new, code, shed):
    assert old in SCENARIO
    text = SCENARIO.replace(old, new, 1).replace("floor = 40\n", "")
    (shed / "shed.toml").write_text(text, encoding="utf-8")

    checked = check_file(shed / "shed.toml")

    assert not checked.faults
    assert code in [warning.code for warning in checked.warnings]


FOLDER = Path(next(iter(home_staging.__path__)))
FIRST_KEYS = (FOLDER / "content" / "scenarios" / "00-first-keys.toml").read_text(encoding="utf-8")
ALL_FURNITURE = (FOLDER / "content" / "furniture.toml").read_text(encoding="utf-8")


def test_a_furniture_file_is_checked_against_its_drawings():
    page = toml_reader(ALL_FURNITURE.replace("symmetric = true", "symmetric = false", 1))
    furniture.read_furniture(page)

    assert [wrong.code for wrong in page.wrongs] == ["furniture-contradiction"]
    assert (page.wrongs[0].where or "").endswith("option 1 symmetric")


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
    read = Mock(wraps=furniture.read_drawing)
    monkeypatch.setattr(furniture, "read_drawing", read)
    page = content_reader({"option": [{"id": "01a1", "draw": draw}]})
    furniture.read_furniture(page)

    assert "furniture-size" in [wrong.code for wrong in page.wrongs]
    read.assert_called_once_with(["#"])


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
