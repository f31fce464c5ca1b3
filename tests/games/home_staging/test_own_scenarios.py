"""Scenarios that people write: played, recorded, told, found, documented, carried and forgotten."""

import json
import re
import shutil
from pathlib import Path
from random import Random

import pytest

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.face import Scene
from casetta.contract.reader import digest_of
from casetta.games.home_staging import GAME
from casetta.games.home_staging.ask.table import LONGEST_REMEMBERED
from casetta.games.home_staging.ask.table import MOST_REMEMBERED as MOST_VIEWS
from casetta.games.home_staging.bonuses.rules import BONUS_FIELDS, KIND_NAMES
from casetta.games.home_staging.content import library
from casetta.games.home_staging.content.furniture import OPTION_FIELDS, TAGS
from casetta.games.home_staging.content.library import BUILT_IN, MOST_REMEMBERED, own_scenario
from casetta.games.home_staging.content.scenario import CHECKED, RULE_FIELDS, TOP
from casetta.games.home_staging.scenarios.files import check_file, own_scenarios, scenario_file
from casetta.games.home_staging.scenarios.texts import FOLDER, ScenarioText, words_in
from casetta.protocol.ask import ask as ask_rules
from casetta.table import record as records
from casetta.table.history import History
from casetta.table.table import Table
from casetta.words import LANGUAGES
from tests.games.home_staging.own_files import FURNITURE, scenarios_in_memory
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
    content, wrongs = library.read_scenario(shed / "shed.toml")
    assert not wrongs
    return content


def test_an_own_scenario_is_played_recorded_and_replayed_without_its_file(brought, shed):
    table = played(brought)
    record = records.as_bytes(records.export(table, ["bot:random", "bot:random"]))
    shutil.rmtree(shed)

    again = records.replay(records.from_bytes(record))

    assert again.state == table.state
    assert (again.setup["options"], again.setup["scenario"]["id"]) == ({}, "the-shed")
    assert again.game.text.drawing(again.state) == table.game.text.drawing(table.state)
    assert own_furniture({"setup": again.setup})[0]["draw"] == ["cc", ".."]
    assert again.setup["digest"] == digest_of(brought)
    assert json.loads(record)["seed"] == 3
    assert records.as_bytes(records.export(again, ["bot:random", "bot:random"])) == record
    unseeded = records.export(played(brought, None), ["a", "b"])
    assert "seed" not in unseeded
    assert records.replay(unseeded).is_over


@pytest.mark.parametrize(
    ("alter", "code"),
    [
        (lambda record: record["setup"]["scenario"]["bonus"][0].update(points=30), "altered"),
        (lambda record: record["setup"]["scenario"].update(title="Mine"), "altered"),
        (lambda record: own_furniture(record)[0].update(draw=["cc"]), "altered"),
        (lambda record: record["setup"].update(digest="0" * 64), "altered"),
        (lambda record: record["setup"].pop("digest"), "altered"),
        (lambda record: record["setup"]["scenario"].update(plan=[]), "altered"),
        (lambda record: record["setup"].update(scenario=7), "altered"),
        (lambda record: record.update(seed=4), "digest"),
    ],
)
def test_an_altered_scenario_or_seed_in_a_record_is_refused(alter, code, brought):
    record = json.loads(json.dumps(records.export(played(brought), ["a", "b"])))
    alter(record)

    with pytest.raises(records.BrokenRecord) as refused:
        records.replay(record)

    assert refused.value.code == f"record-{code}"
    assert code == "digest" or refused.value.event == 0


def own_furniture(record):
    return record["setup"]["scenario"]["furniture"]["option"]


def test_a_drawing_whose_digest_does_not_fit_is_told_so(brought):
    setup = {**Table.deal(GAME, 1, {}, 3, brought).setup, "digest": "0" * 64}

    _, wrongs = GAME.text.setup(setup)

    assert [(wrong.code, wrong.where) for wrong in wrongs] == [("scenario-altered", "digest")]


# Words


def test_own_texts_are_told_in_the_language_asked_for_else_in_english(brought):
    """On score sheets, too."""
    told = {lang: ScenarioText(brought, words_in(lang), is_own=True) for lang in LANGUAGES}

    assert [told[lang].title for lang in LANGUAGES] == ["The Shed", "Il capanno"] + ["The Shed"] * 2
    assert told["pl"].room("living") == "The only room"
    assert told["it"].bonuses()[1] == "Un posto vicino alla porta."
    assert told["en"].bonuses()[0] == "The only room: a window that looks at a tree."
    assert told["ja"].rules() == ["窓は家全体で2つまでです。"]
    table = Table.deal(GAME, 1, {}, 3, brought)
    sheet = table.game.text.sheet(table.state, 0)
    line = next(line for line in sheet.lines if line.part == "bonus")
    assert words_in("it")(line.rule, **line.values).endswith("guarda un albero.")


def test_every_rule_and_bonus_of_the_book_can_be_told_without_its_text():
    """Told as if they were own scenarios, which need no texts."""
    for language in LANGUAGES:
        for scenario in BUILT_IN:
            told = ScenarioText(scenario.content, words_in(language), is_own=True)
            for sentence in (*told.rules(), *told.bonuses()):
                assert not re.search(r"told-|\$|None", sentence)


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
    file.write_text(
        text.split('```toml title="two-friends.toml"\n')[1].split("```")[0], encoding="utf-8"
    )

    checked = check_file(file)

    assert [(wrong.code, wrong.where) for _, wrong in checked.faults] == []
    assert checked.warnings == []
    assert checked.counts["largest_pieces"] == 39


def test_the_document_names_every_field_kind_and_tag():
    text = DOCUMENT.read_text(encoding="utf-8")
    fields = {field for fields in RULE_FIELDS.values() for field in fields} | set(BONUS_FIELDS)
    words = {*TOP, *RULE_FIELDS, *KIND_NAMES, *CHECKED, *fields, *OPTION_FIELDS}

    for word in words - {"room", "rule", "bonus", "proof", "check", "furniture"}:
        assert f"`{word}`" in text, word
    for tag in TAGS:
        assert tag in text


CONTENT = BUILT_IN[0].content
MOST = MOST_REMEMBERED + MOST_VIEWS
MANY = 20 + MOST


def content(number, story=""):
    """One of any number of scenarios that are alike."""
    return {**CONTENT, "id": f"mine-{number}", "story": f"Story {number}. {story}"}


def table_of(number):
    """A table with an own scenario."""
    return Table.deal(GAME, 1, own=content(number), seed=1)


def bring_many(first=1_000):
    """Let other people bring other scenarios."""
    for number in range(first, first + MANY):
        own_scenario(content(number))


def ask_home(number, story=""):
    """Ask for the home of an own scenario, which stands in the view whole."""
    view = {"seats": 1, "scenario": content(number, story)}
    return ask_rules(GAME, {"ask": "home", "view": view})


def test_scenarios_that_were_refused_with_a_reason_are_forgotten():
    before = scenarios_in_memory()
    for number in range(MANY):
        with pytest.raises(Wrong, match="scenario-plan"):
            own_scenario({**content(number), "plan": []})

    with pytest.raises(Wrong, match="scenario-plan"):
        Table.deal(GAME, 1, own={**content(0), "plan": []}, seed=1)
    assert scenarios_in_memory() == before
    assert library._own_scenario.cache_info().currsize <= MOST_REMEMBERED


@pytest.mark.parametrize(
    ("bring", "most"),
    [
        (lambda number: own_scenario(content(number)).id, MOST_REMEMBERED),
        (lambda number: ask_home(number)["id"], MOST),
        (lambda number: ask_home(number, "x" * 3_000)["id"], MOST),
    ],
)
def test_scenarios_that_were_brought_or_asked_about_are_forgotten(bring, most):
    before = scenarios_in_memory()
    for number in range(1_000, 1_000 + MANY):
        assert bring(number) == f"mine-{number}"

    assert scenarios_in_memory() <= before + most


def test_a_view_that_is_too_long_to_be_kept_is_answered_all_the_same():
    proofs = [{"cards": [], "moves": ["x" * 3_000] * 30, "points": 0}]
    view = {"seats": 1, "scenario": {**content(0), "proof": proofs}}
    assert len(json.dumps(view)) > LONGEST_REMEMBERED

    for _ in range(2):
        assert ask_rules(GAME, {"ask": "home", "view": view})["id"] == "mine-0"


@pytest.mark.parametrize("kept", [lambda table: table, lambda table: table.again([])])
def test_a_table_and_its_copy_keep_their_scenario_whatever_others_bring(kept):
    table = kept(table_of(0))
    bring_many()

    assert table.game.text.drawing(table.state)["scenario"] == content(0)
    assert table.legal(0)


def test_a_scenario_is_kept_with_its_position_and_forgotten_with_its_last_table():
    ask_home(2)
    table = table_of(3)
    bring_many()
    assert ask_home(2)["id"] == "mine-2"
    before = scenarios_in_memory()
    assert table.game.content.id == "mine-3"
    del table

    assert scenarios_in_memory() == before - 1


def test_a_game_without_content_knows_no_own_scenario():
    """What a table carries is nowhere else: the game itself cannot draw its state."""
    state = table_of(3).state

    with pytest.raises(KeyError):
        GAME.text.drawing(state)
    assert GAME.with_content(content(3)).text.drawing(state)["scenario"] == content(3)


def test_all_that_a_table_tells_names_its_scenario():
    table = table_of(7)
    game, before, words = table.game, table.state, words_in("en")
    table.play(0, table.legal(0)[0])
    rooms = [
        phrase.text(["Anna"], words) for phrase in game.text.narrate(before, table.state, 0, ())
    ]
    scene = Scene(table.state, 0, ["Anna"], words, content=game.content)
    board = [text for block in game.terminal.board(scene) for row in block.rows for text, _ in row]

    assert game.text.picture(table.state, 0).startswith("mine-7: ")
    assert game.text.svg is not None
    assert "<title>mine-7: " in game.text.svg(table.state, 0, words)
    assert game.text.sheet(table.state, 0).lines
    assert game.terminal.so_far is not None
    assert game.terminal.so_far(table.state, 0).lines
    assert rooms
    assert any("mine-7" in text for text in board)


def test_a_stored_table_brings_its_scenario_again_and_a_known_one_is_not_read_again(monkeypatch):
    history = History(GAME, table_of(4).setup, ["person"])
    stored = json.loads(json.dumps(history.setup))
    state = list(history.table.state)
    del history
    bring_many()
    again = History.restore(GAME, stored, ["person"], [])
    table = table_of(5)
    monkeypatch.setattr(library, "scenario_facts", None)

    assert again.table.state == state
    assert again.setup["scenario"] == content(4)
    assert Table(GAME, table.setup).state == table.state
    assert own_scenario(content(5)) is table.game.content
