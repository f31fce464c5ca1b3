"""Scenarios that people write: every fault told, played, recorded, replayed without the file."""

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from casetta import games
from casetta.bots import bot
from casetta.games.home_staging.authoring.checking import check_file
from casetta.games.home_staging.authoring.finding import own_scenarios, scenario_file
from casetta.games.home_staging.authoring.telling import FOLDER, Telling, words_in
from casetta.games.home_staging.bonus_words import BONUS_FIELDS, KINDS
from casetta.games.home_staging.furniture import OPTION_FIELDS, TAGS
from casetta.games.home_staging.game import whole
from casetta.games.home_staging.library import BUILT_IN, OWN_SCENARIOS
from casetta.games.home_staging.own import read_scenario
from casetta.games.home_staging.scenario import CHECKED, TOP
from casetta.games.home_staging.sheets import sheet
from casetta.games.home_staging.special_rules import FIELDS
from casetta.games.home_staging.toml_lines import line_of
from casetta.kernel.pages import digest_of
from casetta.kernel.wrong import Wrong
from casetta.table import record as records
from casetta.table.table import Table
from casetta.words import LANGUAGES

NO_FACE: Any = None
GAME = whole(NO_FACE)
SCENARIO = """\
format = 1
id = "the-shed"
difficulty = 1
title = { en = "The Shed", it = "Il capanno" }
par = [5, 8, 10]
plan = [
  "................",
  "................",
  "..T.............",
  "................",
  "....xxxxxxxx....",
  "....xxxxxxxx....",
  "....xxxxxxxx....",
  "....xxxxxxxx....",
  "....xxxxxxxx....",
  "................",
  "................",
  "................",
  "................",
  "................",
  "................",
  "................",
]

[check]
tokens = 3
floor = 40
corridor = 8

[[room]]
card = "living"
name = "The only room"
furniture = [
  { number = 1, tokens = 2 },
  { number = 5, tokens = 1 },
]

[[rule]]
kind = "max_windows"
max = 2

[[bonus]]
kind = "view"
points = 3
room = "living"
of = "tree"

[[bonus]]
kind = "near"
points = 2
a = "tag:seat"
b = "door:living"
max = 3
text = { it = "Un posto vicino alla porta." }
"""
FURNITURE = """\
[[option]]
id = "01a1"
number = 1
card = "a"
option = 1
tags = ["seat"]
draw = ["cc", ".."]
"""

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


@pytest.fixture
def shed(tmp_path):
    """The folder of an own scenario."""
    (tmp_path / "shed.toml").write_text(SCENARIO, encoding="utf-8")
    return tmp_path


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


# Tables and records


def played(own, seed: int | None = 3) -> Table:
    """A game of two random bots to its end."""
    table = Table.deal(GAME, 2, {}, seed, own)
    dice = Random(5)
    while not table.is_over:
        seat = next(seat for seat in range(2) if table.is_waiting(seat))
        move = bot("random", GAME)(GAME, table.view(seat), seat, dice)
        table.play(seat, GAME.write(move))
    return table


@pytest.fixture
def brought(shed, monkeypatch):
    """The content of an own scenario with own furniture."""
    monkeypatch.setattr(games, "load", lambda _: GAME)
    (shed / "furniture.toml").write_text(FURNITURE, encoding="utf-8")
    content, wrongs = read_scenario(shed / "shed.toml")
    assert not wrongs
    return content


def test_an_own_scenario_is_played_recorded_and_replayed_without_its_file(brought, shed):
    table = played(brought)
    record = records.as_bytes(records.export(table, ["bot:random", "bot:random"]))
    shutil.rmtree(shed)
    OWN_SCENARIOS.clear()

    again = records.replay(records.from_bytes(record))

    assert again.state == table.state
    assert again.setup["scenario"]["id"] == "the-shed"
    assert again.setup["scenario"]["furniture"]["option"][0]["draw"] == ["cc", ".."]
    assert again.setup["digest"] == digest_of(brought)
    assert json.loads(record)["seed"] == 3
    assert records.as_bytes(records.export(again, ["bot:random", "bot:random"])) == record


def test_without_a_seed_the_record_has_none(brought):
    record = records.export(played(brought, None), ["bot:random", "bot:random"])

    assert "seed" not in record
    assert records.replay(record).is_over


@pytest.mark.parametrize(
    "alter",
    [
        lambda setup: setup["scenario"]["bonus"][0].update(points=30),
        lambda setup: setup["scenario"].update(title="Mine"),
        lambda setup: setup["scenario"]["furniture"]["option"][0].update(draw=["cc"]),
        lambda setup: setup.update(digest="0" * 64),
        lambda setup: setup.pop("digest"),
        lambda setup: setup["scenario"].update(plan=[]),
        lambda setup: setup.update(scenario=7),
    ],
)
def test_an_altered_scenario_in_a_record_is_refused(alter, brought):
    record = json.loads(json.dumps(records.export(played(brought), ["a", "b"])))
    alter(record["setup"])

    with pytest.raises(records.BrokenRecord) as refused:
        records.replay(record)

    assert refused.value.code == "record-altered"
    assert refused.value.event == 0


def test_a_drawing_whose_digest_does_not_fit_is_told_so(brought):
    setup = {**Table.deal(GAME, 1, {}, 3, brought).setup, "digest": "0" * 64}

    _, wrongs = GAME.setup(setup)

    assert [(wrong.code, wrong.where) for wrong in wrongs] == [("scenario-altered", "digest")]


def test_another_seed_in_the_record_is_refused(brought):
    record = {**records.export(played(brought), ["a", "b"]), "seed": 4}

    with pytest.raises(records.BrokenRecord) as refused:
        records.replay(record)

    assert refused.value.code == "record-digest"


# Words


def test_own_texts_are_told_in_the_language_asked_for_else_in_english(brought):
    told = {lang: Telling(brought, words_in(lang), is_own=True) for lang in LANGUAGES}

    assert [told[lang].title for lang in LANGUAGES] == ["The Shed", "Il capanno"] + ["The Shed"] * 2
    assert told["pl"].room("living") == "The only room"
    assert told["it"].bonuses()[1] == "Un posto vicino alla porta."
    assert told["en"].bonuses()[0] == "The only room: a window that looks at a tree."
    assert told["ja"].rules() == ["窓は家全体で2つまでです。"]


def test_the_score_sheet_tells_own_bonuses_in_the_reader_s_language(brought):
    state = Table.deal(GAME, 1, {}, 3, brought).state
    line = next(line for line in sheet(state, 0).lines if line.part == "bonus")

    assert words_in("en")(line.rule, **line.values).endswith("looks at a tree.")
    assert words_in("it")(line.rule, **line.values).endswith("guarda un albero.")


def test_every_rule_and_bonus_of_the_book_can_be_told_without_its_text():
    """Told as if they were own scenarios, which need no texts."""
    for language in LANGUAGES:
        for scenario in BUILT_IN:
            told = Telling(scenario.content, words_in(language), is_own=True)
            for sentence in (*told.rules(), *told.bonuses()):
                assert "told-" not in sentence
                assert "$" not in sentence
                assert "None" not in sentence


# Where they lie


def test_own_scenarios_are_found_by_id_and_by_path(shed, monkeypatch):
    monkeypatch.setenv("CASETTA_DATA_DIR", str(shed))
    (shed / "scenarios").mkdir()
    file = shed / "scenarios" / "another-name.toml"
    (shed / "shed.toml").rename(file)
    (shed / "scenarios" / "furniture.toml").write_text(FURNITURE, encoding="utf-8")
    (shed / "scenarios" / "broken.toml").write_text("id = 1", encoding="utf-8")

    assert scenario_file("the-shed") == file
    assert scenario_file("another-name") == file
    assert scenario_file(str(file)) == file
    assert scenario_file("first-keys") == FOLDER / "scenarios" / "00-first-keys.toml"
    assert [(each.name, each.content is None) for each in own_scenarios()] == [
        ("broken", True),
        ("the-shed", False),
    ]
    with pytest.raises(Wrong) as wrong:
        scenario_file("nowhere")
    assert "the-shed" in str(wrong.value.values["known"])


# The document


DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "scenarios.md"


def test_the_example_in_the_document_checks_clean(tmp_path):
    """docs/scenarios.md shows a file that works."""
    text = DOCUMENT.read_text(encoding="utf-8")
    file = tmp_path / "two-friends.toml"
    file.write_text(text.split("```toml\n")[1].split("```")[0], encoding="utf-8")

    checked = check_file(file)

    assert [(wrong.code, wrong.where) for _, wrong in checked.faults] == []
    assert checked.warnings == []
    assert checked.counts["largest_pieces"] == 39


def test_the_document_names_every_field_kind_and_tag():
    text = DOCUMENT.read_text(encoding="utf-8")
    fields = {field for fields in FIELDS.values() for field in fields} | set(BONUS_FIELDS)
    words = {*TOP, *FIELDS, *KINDS, *CHECKED, *fields, *OPTION_FIELDS}

    for word in words - {"room", "rule", "bonus", "proof", "check", "furniture"}:
        assert f"`{word}`" in text, word
    for tag in TAGS:
        assert tag in text
