"""Own scenarios stay in memory as long as somebody needs them, and no longer."""

import gc
import json
import tomllib
from pathlib import Path

import pytest

from casetta.contract.errors import Wrong
from casetta.games import home_staging
from casetta.games.home_staging import GAME
from casetta.games.home_staging.ask.table import LONGEST_REMEMBERED, MOST_REMEMBERED
from casetta.games.home_staging.content import library
from casetta.games.home_staging.content.library import (
    MOST_RECENT,
    OWN_SCENARIOS,
    brought,
    scenario_of,
)
from casetta.games.home_staging.rules.layout import SCENARIO
from casetta.protocol.ask import ask as ask_rules
from casetta.table.history import History
from casetta.table.table import Table

FILE = Path(next(iter(home_staging.__path__))) / "content" / "scenarios" / "00-first-keys.toml"
CONTENT = tomllib.loads(FILE.read_text(encoding="utf-8"))
MANY = 20 + MOST_RECENT + MOST_REMEMBERED


def content(number, story=""):
    """One of any number of scenarios that are alike."""
    return {**CONTENT, "id": f"mine-{number}", "story": f"Story {number}. {story}"}


def table_of(number):
    """A table with an own scenario, which nothing else holds in memory."""
    return Table.deal(GAME, 1, own=content(number), seed=1)


def bring_many(first=1_000):
    """Let other people bring other scenarios."""
    for number in range(first, first + MANY):
        assert brought(content(number))[0]


def ask_home(number, story=""):
    """Ask for the home of an own scenario, which stands in the view whole."""
    view = {"seats": 1, "scenario": content(number, story)}
    return ask_rules(GAME, {"ask": "home", "view": view})


def test_scenarios_that_nobody_holds_are_forgotten():
    bring_many()
    gc.collect()

    assert len(OWN_SCENARIOS) <= MOST_RECENT + MOST_REMEMBERED


@pytest.mark.parametrize("story", ["", "x" * 3_000])
def test_scenarios_that_were_asked_about_are_forgotten(story):
    for number in range(MANY):
        assert ask_home(number, story)["id"] == f"mine-{number}"
    gc.collect()

    assert len(OWN_SCENARIOS) <= MOST_RECENT + MOST_REMEMBERED


def test_a_view_that_is_too_long_to_be_kept_is_answered_all_the_same():
    proofs = [{"cards": [], "moves": ["x" * 3_000] * 30, "points": 0}]
    view = {"seats": 1, "scenario": {**content(0), "proof": proofs}}
    assert len(json.dumps(view)) > LONGEST_REMEMBERED

    for _ in range(2):
        assert ask_rules(GAME, {"ask": "home", "view": view})["id"] == "mine-0"


def test_a_table_keeps_its_scenario_whatever_others_bring():
    table = table_of(0)
    bring_many()
    gc.collect()

    assert GAME.text.drawing(table.state)["scenario"] == content(0)
    assert table.legal(0)


def test_a_copy_of_a_table_keeps_it_too():
    table = table_of(1).again([])
    bring_many()
    gc.collect()

    assert GAME.text.drawing(table.state)["scenario"] == content(1)


def test_a_scenario_that_was_asked_about_is_kept_with_its_position():
    ask_home(2)
    for number in range(1_000, 1_000 + 2 * MOST_RECENT):
        assert brought(content(number))[0]
    gc.collect()

    assert ask_home(2)["id"] == "mine-2"


def test_a_scenario_is_forgotten_with_its_last_table():
    table = table_of(3)
    number = table.state[SCENARIO]
    bring_many()
    assert number in OWN_SCENARIOS
    del table
    gc.collect()

    assert number not in OWN_SCENARIOS


def test_a_stored_table_brings_its_scenario_again():
    history = History(GAME, table_of(4).setup, ["person"])
    stored = json.loads(json.dumps(history.setup))
    state = list(history.table.state)
    del history
    OWN_SCENARIOS.clear()
    bring_many()
    again = History.restore(GAME, stored, ["person"], [])

    assert again.table.state == state
    assert again.setup["scenario"] == content(4)


def test_a_known_scenario_is_not_read_again(monkeypatch):
    table = table_of(5)
    monkeypatch.setattr(library, "scenario_facts", None)

    assert Table(GAME, table.setup).state == table.state
    assert brought(content(5))[0] is scenario_of(table.state[SCENARIO])


def test_a_deal_with_a_broken_scenario_says_what_is_wrong_with_it():
    with pytest.raises(Wrong, match="scenario-plan"):
        Table.deal(GAME, 1, own={**content(6), "plan": []}, seed=1)
