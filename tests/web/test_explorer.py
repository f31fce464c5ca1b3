"""Whole games with deals and decisions by a seed, so that pages meet what nobody thought of.

The default seed is always the same; CASETTA_EXPLORE=123 plays the games of another one.
"""

import os
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web import dreams, shelfie, staging
from tests.web.deals import link_to
from tests.web.screens import asked_as, my_turn, table_at

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser 2")]

SEED = int(os.environ.get("CASETTA_EXPLORE", "1"))
MOST_DECISIONS = 150


def decide_in_my_shelfie(page, dice):
    """One turn; False at the end."""
    if not my_turn(page):
        return False
    if dice.random() < 0.3:
        shelfie.play_turn_by_keys(page)
    else:
        shelfie.play_turn_by_lot(page, dice)
    return True


def decide_in_dream_home(page, dice):
    """One decision; False at the end."""
    if not dreams.is_mine(page):
        return False
    if dice.random() < 0.3:
        dreams.decide_by_keys(page)
    else:
        dreams.decide_by_lot(page, dice)
    return True


def decide_in_home_staging(page, dice):
    """One step; False at the end."""
    if staging.step_of(page) == "over":
        return False
    if dice.random() < 0.3:
        staging.play_step_by_keys(page)
    else:
        staging.play_step(page, dice=dice)
    return True


DECIDE = {
    "my-shelfie": decide_in_my_shelfie,
    "dream-home": decide_in_dream_home,
    "home-staging": decide_in_home_staging,
}


@pytest.mark.parametrize("game", DECIDE)
def test_any_deal_is_played_to_its_end_by_any_decisions(screens, server, game):
    print(f"CASETTA_EXPLORE={SEED} plays this game again.")
    page, dice = screens.open(link_to(server, game, seed=SEED)), Random(SEED)

    decisions = 0
    while DECIDE[game](page, dice):
        decisions += 1
        assert decisions < MOST_DECISIONS

    record = asked_as(page, f"{table_at(page)}/record")
    totals = page.locator("section.end td.sum")
    expect(totals).to_have_count(2)
    told = [int(text.replace("−", "-")) for text in totals.all_text_contents()]
    assert sorted(told) == sorted(seat["points"] for seat in record["result"])
