"""Whole games with deals and decisions by a seed, so that pages meet what nobody thought of."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.long import only_long
from tests.web import dreams, shelfie, staging
from tests.web.deals import link_to
from tests.web.screens import asked_as, my_turn, table_at

pytestmark = pytest.mark.browser

MOST_DECISIONS = 150


def decide_in_my_shelfie(page, dice, *, by_keys):
    """One turn; False at the end."""
    if not my_turn(page):
        return False
    shelfie.play_turn_by_keys(page) if by_keys else shelfie.play_turn_by_lot(page, dice)
    return True


def decide_in_dream_home(page, dice, *, by_keys):
    """One decision; False at the end."""
    if not dreams.is_mine(page):
        return False
    dreams.decide_by_keys(page) if by_keys else dreams.decide_by_lot(page, dice)
    return True


def decide_in_home_staging(page, dice, *, by_keys):
    """One step; False at the end."""
    if staging.step_of(page) == "over":
        return False
    staging.play_step_by_keys(page) if by_keys else staging.play_step(page, dice=dice)
    return True


DECIDE = {
    "dream-home": decide_in_dream_home,
    "home-staging": decide_in_home_staging,
    "my-shelfie": decide_in_my_shelfie,
}
GAMES = list(DECIDE)


@only_long("explorer")
@pytest.mark.parametrize("seed", range(60))
def test_any_deal_is_played_to_its_end_by_any_decisions(screens, server, seed):
    """The seed chooses the title, the deal and the decisions."""
    game = GAMES[seed % len(GAMES)]
    print(f"{game}, seed {seed}")
    page, dice = screens.open(link_to(server, game, seed=seed)), Random(seed)

    decisions = 0
    while DECIDE[game](page, dice, by_keys=dice.random() < 0.3):
        decisions += 1
        assert decisions < MOST_DECISIONS

    record = asked_as(page, f"{table_at(page)}/record")
    totals = page.locator("section.end td.sum")
    expect(totals).to_have_count(2)
    told = [int(text.replace("−", "-")) for text in totals.all_text_contents()]
    assert sorted(told) == sorted(seat["points"] for seat in record["result"])
