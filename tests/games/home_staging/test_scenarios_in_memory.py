"""Own scenarios are carried by their tables, and forgotten with them."""

import json
import tomllib
from pathlib import Path

import pytest

from casetta.contract.errors import Wrong
from casetta.contract.face import Scene
from casetta.games import home_staging
from casetta.games.home_staging import GAME
from casetta.games.home_staging.ask.table import LONGEST_REMEMBERED
from casetta.games.home_staging.ask.table import MOST_REMEMBERED as MOST_VIEWS
from casetta.games.home_staging.content import library
from casetta.games.home_staging.content.library import MOST_REMEMBERED, own_scenario
from casetta.games.home_staging.scenarios.texts import words_in
from casetta.protocol.ask import ask as ask_rules
from casetta.table.history import History
from casetta.table.table import Table
from tests.games.home_staging.own_files import scenarios_in_memory

FILE = Path(next(iter(home_staging.__path__))) / "content" / "scenarios" / "00-first-keys.toml"
CONTENT = tomllib.loads(FILE.read_text(encoding="utf-8"))
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


def test_scenarios_that_nobody_holds_are_forgotten():
    before = scenarios_in_memory()
    bring_many()

    assert scenarios_in_memory() <= before + MOST_REMEMBERED


def test_scenarios_that_were_refused_are_forgotten():
    before = scenarios_in_memory()
    for number in range(MANY):
        with pytest.raises(Wrong, match="scenario-plan"):
            own_scenario({**content(number), "plan": []})

    assert scenarios_in_memory() == before
    assert library._own_scenario.cache_info().currsize <= MOST_REMEMBERED


@pytest.mark.parametrize("story", ["", "x" * 3_000])
def test_scenarios_that_were_asked_about_are_forgotten(story):
    before = scenarios_in_memory()
    for number in range(MANY):
        assert ask_home(number, story)["id"] == f"mine-{number}"

    assert scenarios_in_memory() <= before + MOST


def test_a_view_that_is_too_long_to_be_kept_is_answered_all_the_same():
    proofs = [{"cards": [], "moves": ["x" * 3_000] * 30, "points": 0}]
    view = {"seats": 1, "scenario": {**content(0), "proof": proofs}}
    assert len(json.dumps(view)) > LONGEST_REMEMBERED

    for _ in range(2):
        assert ask_rules(GAME, {"ask": "home", "view": view})["id"] == "mine-0"


def test_a_table_keeps_its_scenario_whatever_others_bring():
    table = table_of(0)
    bring_many()

    assert table.game.text.drawing(table.state)["scenario"] == content(0)
    assert table.legal(0)


def test_a_copy_of_a_table_keeps_it_too():
    table = table_of(1).again([])
    bring_many()

    assert table.game.text.drawing(table.state)["scenario"] == content(1)


def test_a_scenario_that_was_asked_about_is_kept_with_its_position():
    ask_home(2)
    bring_many()

    assert ask_home(2)["id"] == "mine-2"


def test_a_scenario_is_forgotten_with_its_last_table():
    table = table_of(3)
    bring_many()
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


def test_a_stored_table_brings_its_scenario_again():
    history = History(GAME, table_of(4).setup, ["person"])
    stored = json.loads(json.dumps(history.setup))
    state = list(history.table.state)
    del history
    bring_many()
    again = History.restore(GAME, stored, ["person"], [])

    assert again.table.state == state
    assert again.setup["scenario"] == content(4)


def test_a_known_scenario_is_not_read_again(monkeypatch):
    table = table_of(5)
    monkeypatch.setattr(library, "scenario_facts", None)

    assert Table(GAME, table.setup).state == table.state
    assert own_scenario(content(5)) is table.game.content


def test_a_deal_with_a_broken_scenario_says_what_is_wrong_with_it():
    with pytest.raises(Wrong, match="scenario-plan"):
        Table.deal(GAME, 1, own={**content(6), "plan": []}, seed=1)
