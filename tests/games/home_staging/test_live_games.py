"""Live figures in games and on random plans: they agree with the score, and have sentences."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from casetta.games import home_staging
from casetta.games.home_staging import GAME
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.plan.changes import with_front_door
from casetta.games.home_staging.plan.facts import Fact
from casetta.games.home_staging.plan.figures import live
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.rules import layout, openings
from casetta.games.home_staging.rules.pieces import value
from casetta.games.home_staging.rules.scoring import points
from casetta.games.home_staging.rules.sight import hide
from casetta.words import LANGUAGES, Words
from tests.games.home_staging.drawn import ask
from tests.games.home_staging.living import HOMES, Values, now
from tests.games.home_staging.played import dealt, legal, play_text, position
from tests.games.home_staging.random_plans import random_bonus, random_sheet
from tests.long import in_parts
from tests.playing import random_game

FOLDER = Path(next(iter(home_staging.__path__)))


# In a game


def decline_card(state) -> None:
    """Turn over a card of the current room, assign its tokens anyhow, and do without them."""
    play_text(state, sorted(legal(state))[0])
    play_text(state, sorted(legal(state))[0])
    while "decline" in legal(state):
        play_text(state, "decline")


def test_an_empty_room_threatens_as_long_as_pieces_are_to_come():
    """Ruling H-21: three tokens lie in the bathroom of First Keys."""
    state = position("first-keys", "room bath")
    first = live(state, 0).rooms[2].warnings
    decline_card(state)
    second = live(state, 0).rooms[2].warnings
    for _ in range(2):
        decline_card(state)
    last = live(state, 0).rooms[2].warnings

    assert [(each.code, each.values) for each in first] == [
        ("empty_room_threatens", {"points": 3, "tokens": 3})
    ]
    assert [(each.code, each.values["tokens"]) for each in second] == [("empty_room_threatens", 2)]
    assert [(each.code, each.final) for each in last] == [("empty_room", True)]


def test_a_declined_token_makes_a_room_incomplete_for_good():
    """First bonus of First Keys: the bathroom holds all three of its pieces."""
    state = position("first-keys", "room bath")
    before = live(state, 0).bonuses[0]
    decline_card(state)
    after = live(state, 0).bonuses[0]

    assert (before.status, before.progress.values) == ("open", {"have": 0, "need": 3})
    assert (after.status, after.progress.values) == ("lost", {"have": 0, "need": 3})


def test_a_room_that_was_passed_over_loses_its_window_bonus():
    """Second bonus of First Keys: the kitchen has a window."""
    state = position("first-keys", "room kitchen")
    before = live(state, 0).bonuses[1].status
    while state and "room living" not in legal(state):
        decline_card(state)

    assert before == "open"
    assert live(state, 0).bonuses[1].status == "lost"
    assert live(state, 0).rooms[1].against[0] == Fact("room_not_begun", {}, (), True)


def test_a_room_with_a_rug_alone_loses_its_bonuses_with_its_last_card():
    """Ruling H-34: first and second bonus of the Night Baker are about the bedroom."""
    state = position("the-night-baker", "room bed", "card 32", "tokens {}")
    play_text(state, min(legal(state) - {"decline"}))
    statuses = [[bonus.status for bonus in live(state, 0).bonuses[:2]]]
    for _ in range(2):
        decline_card(state)
        statuses.append([bonus.status for bonus in live(state, 0).bonuses[:2]])

    assert statuses == [["open", "open"], ["open", "open"], ["lost", "lost"]]


# Words


def every_fact(plans: list[Values]) -> dict[str, Values]:
    """One example of every fact that drawn plans tell."""
    found: dict[str, Values] = {}
    for plan in plans:
        told = now(plan)
        facts = [*told["entrance"], *(fact for each in told["bonuses"] for fact in each["needs"])]
        facts += [each["progress"] for each in told["bonuses"]]
        for each in [*told["rooms"].values(), *told["pieces"].values()]:
            facts += [*each["against"], *each.get("warnings", [])]
        found |= {fact["code"]: fact for fact in facts}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_sentence(language):
    plans = [{**plan, "bonus": {"points": 2, **bonus}} for plan, bonus, *_ in HOMES]
    words = Words(language).with_game(FOLDER)

    facts = every_fact(plans)
    assert len(facts) > 35
    for code, values in facts.items():
        sentence = words(Fact(code, {}).message, **values)
        assert words.has(Fact(code, {}).message), code
        assert "{" not in sentence


def random_plan(dice: Random) -> dict[str, Any]:
    """A random plan with one random bonus and what it asks for."""
    sheet = random_sheet(dice, dice.choice([1, 2, 3]), still_open=dice.random() < 0.4)
    plan = json.loads(json.dumps(sheet))
    bonus = random_bonus(dice)
    plan |= {name: bonus.pop(name) for name in ("tokens", "cards") if name in bonus}
    return plan | {"bonus": bonus}


@pytest.mark.parametrize("seed", range(12))
def test_figures_of_random_plans_agree_with_the_score(seed):
    dice = Random(seed)
    for _ in range(25):
        plan = random_plan(dice)
        now = ask("live", plan)
        score = ask("score", {**plan, "bonus": None})
        paid = ask("bonus", plan)["bonus"]

        for name, room in score["rooms"].items():
            assert now["rooms"][name]["safe"] == room["points"]
            assert now["rooms"][name]["penalty"] == room["penalty"]
            assert now["rooms"][name]["reachable"] == room["reachable"]
            assert room["reachable"] == (not now["rooms"][name]["against"])
        for name, reachable in score["pieces_reachable"].items():
            assert now["pieces"][name]["reachable"] == reachable
            assert reachable == (not now["pieces"][name]["against"])
        drawn = sum(len(piece["cells"]) for piece in plan["pieces"] if not piece["rug"])
        assert now["safe"] + now["danger"] == drawn
        assert now["total"] == score["total"] + paid
        (bonus,) = now["bonuses"]
        assert bonus["points"] == paid
        assert (bonus["status"] == "holds") == (paid != 0)


def positions(scenario: str, seed: int, seats: int = 1):
    """The positions of a random game in which little is declined."""
    dice, state = Random(seed), dealt(scenario, seats, seed)
    return random_game(GAME, state, dice)


def said(now) -> set[tuple[str, int]]:
    """What is called lost: bonuses, rooms and pieces."""
    return {
        *(("bonus", bonus.number) for bonus in now.bonuses if bonus.status == "lost"),
        *(("room", n) for n, room in enumerate(now.rooms) if _final(room.against)),
        *(("piece", n) for n, piece in enumerate(now.pieces) if _final(piece.against)),
        *(("empty", n) for n, room in enumerate(now.rooms) if _final(room.warnings)),
    }


def _final(facts) -> bool:
    return any(fact.final and fact.code != "room_in_parts" for fact in facts)


def counts(now) -> set[tuple[str, int]]:
    """What pays now."""
    return {
        *(("bonus", bonus.number) for bonus in now.bonuses if bonus.points),
        *(("room", n) for n, room in enumerate(now.rooms) if room.reachable),
        *(("piece", n) for n, piece in enumerate(now.pieces) if piece.reachable),
        *(("empty", n) for n, room in enumerate(now.rooms) if not room.penalty),
    }


def other_endings(state, dice: Random):
    """The plan with other front doors, and with all windows or none."""
    bare = list(state)
    bare[layout.WINDOWS : layout.WINDOWS + layout.EDGES] = [0] * layout.EDGES
    fronts = set(Plan(bare, 0).possible_front_doors()) & set(dice.sample(range(1024), 150))
    for edge in sorted(fronts):
        trial = with_front_door(bare, 0, edge)
        yield list(trial)
        for window in Plan(trial, 0).possible_windows():
            if not openings.why_not_window(trial, 0, window):
                openings.set_window(trial, 0, window)
        yield trial


@pytest.mark.parametrize("scenario", NAMES)
@in_parts("random-games", full=20)
def test_figures_agree_with_the_score_in_random_games_and_what_is_lost_stays_lost(scenario, part):
    lost: set[tuple[str, int]] = set()
    for state in positions(scenario, part):
        if state[layout.PHASE] == layout.FINISH and state[layout.FRONT_DOOR] == layout.NONE:
            for trial in other_endings(state, Random(part)):
                ending = live(trial, 0)
                assert not lost & counts(ending)
                assert ending.total == points(trial, 0)
        if state[layout.PHASE] == layout.OVER:
            assert {bonus.status for bonus in live(state, 0).bonuses} <= {"holds", "lost"}
        now = live(state, 0)
        lost |= said(now) if state[layout.PHASE] < layout.FINISH else set()

        safe = sum(room.safe for room in now.rooms)
        penalties = sum(room.penalty for room in now.rooms)
        assert now.total == points(state, 0) == safe + penalties + now.bonus
        drawn = sum(value(state, 0, piece) for piece in range(state[layout.PIECES]))
        assert safe + sum(room.danger for room in now.rooms) == drawn
        assert not lost & counts(now)
        assert len(now.rooms) == state[layout.ROOMS]
        for piece in now.pieces:
            assert piece.reachable == (not piece.against)


@pytest.mark.parametrize("scenario", ["the-ferryman", "the-old-cistern"])
def test_figures_give_nothing_hidden_away(scenario):
    for number, state in enumerate(positions(scenario, 3, seats=2)):
        if number % 4 == 0:
            view = list(state)
            hide(view, 1)
            assert live(view, 1) == live(state, 1)
