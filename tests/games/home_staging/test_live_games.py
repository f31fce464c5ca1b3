"""Live figures in a game, and the sentences that tell them."""

import re
from pathlib import Path

import pytest

from casetta.games import home_staging
from casetta.games.home_staging.plan.facts import Fact
from casetta.games.home_staging.plan.figures import live
from casetta.words import LANGUAGES, Words
from tests.games.home_staging.living import BONUSES, SHAPES, UNEVEN, Values, now
from tests.games.home_staging.played import legal, play_text, position
from tests.games.home_staging.test_bonuses import cottage

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
    bonuses = [(cottage() | more, bonus) for bonus, more, *_ in BONUSES]
    bonuses += [(UNEVEN, bonus) for bonus, *_ in SHAPES]
    plans = [{**plan, "bonus": {"points": 2, **bonus}} for plan, bonus in bonuses]
    words = Words(language).with_game(FOLDER)

    facts = every_fact(plans)
    assert len(facts) > 35
    for code, values in facts.items():
        sentence = words(Fact(code, {}).message, **values)
        assert words.has(Fact(code, {}).message), code
        assert "{" not in sentence


def test_every_code_that_the_sources_tell_has_a_sentence():
    words = Words("en").with_game(FOLDER)
    sources = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    told = set(re.findall(r"fact\(\s*\"([a-z_]+)\"", sources))

    assert len(told) > 40
    for code in told:
        assert words.has(Fact(code, {}).message), code
