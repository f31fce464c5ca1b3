"""Scenarios that people write: played, recorded, told, found and documented."""

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.reader import digest_of
from casetta.games.home_staging import GAME
from casetta.games.home_staging.bonuses.rules import BONUS_FIELDS, KIND_NAMES
from casetta.games.home_staging.content.furniture import OPTION_FIELDS, TAGS
from casetta.games.home_staging.content.library import BUILT_IN
from casetta.games.home_staging.content.own import read_scenario
from casetta.games.home_staging.content.scenario import CHECKED, FIELDS, TOP
from casetta.games.home_staging.scenarios.checking import check_file
from casetta.games.home_staging.scenarios.files import own_scenarios, scenario_file
from casetta.games.home_staging.scenarios.texts import FOLDER, ScenarioText, words_in
from casetta.table import record as records
from casetta.table.table import Table
from casetta.words import LANGUAGES
from tests.games.home_staging.own_files import FURNITURE
from tests.playing import play_to_the_end

# Tables and records


def played(own, seed: int | None = 3) -> Table:
    """A game of two random bots to its end."""
    table = Table.deal(GAME, 2, {}, seed, own)
    dice = Random(5)
    return play_to_the_end(table, lambda seat: dice.choice(table.legal(seat)))


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

    _, wrongs = GAME.text.setup(setup)

    assert [(wrong.code, wrong.where) for wrong in wrongs] == [("scenario-altered", "digest")]


def test_another_seed_in_the_record_is_refused(brought):
    record = {**records.export(played(brought), ["a", "b"]), "seed": 4}

    with pytest.raises(records.BrokenRecord) as refused:
        records.replay(record)

    assert refused.value.code == "record-digest"


# Words


def test_own_texts_are_told_in_the_language_asked_for_else_in_english(brought):
    told = {lang: ScenarioText(brought, words_in(lang), is_own=True) for lang in LANGUAGES}

    assert [told[lang].title for lang in LANGUAGES] == ["The Shed", "Il capanno"] + ["The Shed"] * 2
    assert told["pl"].room("living") == "The only room"
    assert told["it"].bonuses()[1] == "Un posto vicino alla porta."
    assert told["en"].bonuses()[0] == "The only room: a window that looks at a tree."
    assert told["ja"].rules() == ["窓は家全体で2つまでです。"]


def test_the_score_sheet_tells_own_bonuses_in_the_reader_s_language(brought):
    table = Table.deal(GAME, 1, {}, 3, brought)
    sheet = table.game.text.sheet(table.state, 0)
    line = next(line for line in sheet.lines if line.part == "bonus")

    assert words_in("en")(line.rule, **line.values).endswith("looks at a tree.")
    assert words_in("it")(line.rule, **line.values).endswith("guarda un albero.")


def test_every_rule_and_bonus_of_the_book_can_be_told_without_its_text():
    """Told as if they were own scenarios, which need no texts."""
    for language in LANGUAGES:
        for scenario in BUILT_IN:
            told = ScenarioText(scenario.content, words_in(language), is_own=True)
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
    assert scenario_file("first-keys") == FOLDER / "content" / "scenarios" / "00-first-keys.toml"
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
    words = {*TOP, *FIELDS, *KIND_NAMES, *CHECKED, *fields, *OPTION_FIELDS}

    for word in words - {"room", "rule", "bonus", "proof", "check", "furniture"}:
        assert f"`{word}`" in text, word
    for tag in TAGS:
        assert tag in text
