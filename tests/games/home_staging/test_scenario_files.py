"""Faults of scenarios that people write: every one told, with line, entry and reason."""

import pytest

from casetta.contract.toml_lines import line_of
from casetta.games.home_staging.content.library import BUILT_IN
from casetta.games.home_staging.content.own import read_scenario
from casetta.games.home_staging.scenarios.checking import check_file
from casetta.games.home_staging.scenarios.files import scenario_file
from casetta.games.home_staging.scenarios.texts import words_in
from casetta.words import LANGUAGES
from tests.games.home_staging.own_files import FURNITURE, SCENARIO

BROKEN = {
    "a card nobody has": (
        'card = "living"', 'card = "attic"', "not-a-choice", "line 31, room 1 card",
    ),
    "a number out of bounds": (
        "number = 5", "number = 34", "out-of-bounds", "line 35, room 1 furniture 2 number",
    ),
    "a token too few": (
        "tokens = 2", "tokens = 0", "out-of-bounds", "line 34, room 1 furniture 1 tokens",
    ),
    "tokens that are no number": (
        "tokens = 2", 'tokens = "2"', "not-a-number", "line 34, room 1 furniture 1 tokens",
    ),
    "a misspelt key": (
        "tokens = 1 }", "token = 1 }", "page-unknown-key", "line 35, room 1 furniture 2 token",
    ),
    "a number twice": (
        "number = 5", "number = 1", "scenario-number-twice", "line 35, room 1 furniture 2 number",
    ),
    "a short row": (
        '  "....xxxxxxxx....",', '  "....xxxxxxxx...",', "scenario-row", "line 11, plan 5",
    ),
    "an unknown sign": (
        "..T.............", "..Q.............", "scenario-sign", "line 9, plan 3",
    ),
    "a row too many": (
        "plan = [", 'plan = ["................",', "scenario-plan", "line 6, plan",
    ),
    "no id": ('id = "the-shed"\n', "", "page-not-a-text", "line 1, id"),
    "an id with blanks": ("the-shed", "the shed", "scenario-id", "line 2, id"),
    "a difficulty": ("difficulty = 1", "difficulty = 4", "out-of-bounds", "line 3, difficulty"),
    "a text in Klingon": ('it = "Il', 'tlh = "Il', "page-no-text", "line 4, title"),
    "scores that fall": ("[5, 8, 10]", "[8, 5, 10]", "scenario-par", "line 5, par"),
    "two scores": ("[5, 8, 10]", "[5, 8]", "page-not-so-many", "line 5, par"),
    "a wrong count of tokens": (
        "tokens = 3", "tokens = 4", "scenario-check", "line 26, check tokens",
    ),
    "a wrong count of floor": (
        "floor = 40", "floor = 41", "scenario-check", "line 27, check floor",
    ),
    "an unknown rule": (
        'kind = "max_windows"', 'kind = "min_windows"', "not-a-choice", "line 39, rule 1 kind",
    ),
    "a field of another rule": (
        "max = 2", 'max = 2\nside = "N"', "page-unknown-key", "line 41, rule 1 side",
    ),
    "an unknown bonus": ('kind = "view"', 'kind = "vew"', "not-a-choice", "line 43, bonus 1 kind"),
    "a bonus without points": ("points = 3\n", "", "missing-field", "line 42, bonus 1 points"),
    "a field of another bonus": (
        'of = "tree"', 'of = "tree"\nmin = 2', "bonus-extra-field", "line 47, bonus 1 min",
    ),
    "a room that is not there": (
        'room = "living"\nof', 'room = "bath"\nof', "not-a-choice", "line 45, bonus 1 room",
    ),
    "a view of nothing known": ('of = "tree"', 'of = "sea"', "not-a-choice", "line 46, bonus 1 of"),
    "an object that is none": (
        'a = "tag:seat"', 'a = "tag:sofa"', "bonus-selector", "line 51, bonus 2 a",
    ),
    "no furniture": (
        "furniture = [", "chairs = [", "scenario-list", "line 30, room 1 furniture",
    ),
    "no TOML at all": ("format = 1", "format 1", "page-not-toml", "line 1"),
}  # fmt: skip


def places(file) -> list[tuple[str, str | None]]:
    """The codes and places of all faults of a file."""
    return [(wrong.code, wrong.where) for _, wrong in check_file(file).faults]


# Faults


@pytest.mark.parametrize("name", BROKEN)
def test_a_fault_is_told_with_line_entry_and_reason(name, shed):
    old, new, code, where = BROKEN[name]
    assert old in SCENARIO
    file = shed / "shed.toml"
    file.write_text(SCENARIO.replace(old, new, 1), encoding="utf-8")

    assert (code, where) in places(file)
    content, wrongs = read_scenario(file)
    assert content is None
    assert code in [wrong.code for wrong in wrongs]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_with_its_line_in_every_language(language, shed):
    words, file = words_in(language), shed / "shed.toml"
    for old, new, code, where in BROKEN.values():
        file.write_text(SCENARIO.replace(old, new, 1), encoding="utf-8")
        faults = [wrong for _, wrong in check_file(file).faults]
        told = next(words.wrong(wrong) for wrong in faults if wrong.code == code)
        line = where.split(",")[0].removeprefix("line ")

        assert words("place-line", line=line) in told
        assert where.partition(", ")[2] in told
        assert "{" not in told.replace("{ $", "")


def test_all_faults_are_told_not_just_the_first(shed):
    text = SCENARIO.replace('card = "living"', 'card = "attic"').replace("points = 3", "points = x")
    text = text.replace("points = x", "points = 1.5").replace("[5, 8, 10]", "[]")
    (shed / "shed.toml").write_text(text, encoding="utf-8")

    assert {where for _, where in places(shed / "shed.toml")} >= {
        "line 5, par",
        "line 31, room 1 card",
        "line 44, bonus 1 points",
    }


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
def test_the_built_in_scenarios_check_clean(scenario):
    checked = check_file(scenario_file(scenario.id))

    assert not checked.faults
    assert not checked.warnings


def test_lines_are_found_in_any_dress_of_toml():
    text = '# a\na.b = 1\n[t]\nlist = [\n  [1,\n   2], # x\n  {k = "}]", j = 3}]\n'
    text += '[[e]]\n[e.s]\nz = """\n\n"""\ny = 1\n'

    assert line_of(text, ("a", "b")) == 2
    assert line_of(text, ("t", "list", "1", "2")) == 6
    assert line_of(text, ("t", "list", "2", "k")) == 7
    assert line_of(text, ("e", "1", "s", "y")) == 13
    assert line_of(text, ("e", "1", "nothing")) == 8
    assert line_of(text, ("nothing",)) == 0


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
