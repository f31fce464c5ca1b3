"""Whole games with deals and decisions by a seed, so that pages meet what nobody thought of."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.long import only_long
from tests.web import dreams, shelfie, staging
from tests.web.deals import link_to
from tests.web.screens import asked_as, my_turn, play_on, table_at

pytestmark = pytest.mark.browser

MOST_DECISIONS = 150


DECIDE = {
    "dream-home": (dreams.is_mine, dreams.decide_by_keys, dreams.decide_by_lot),
    "home-staging": (staging.goes_on, staging.play_step_by_keys, staging.play_step_by_lot),
    "my-shelfie": (my_turn, shelfie.play_turn_by_keys, shelfie.play_turn_by_lot),
}
"""Whether a game goes on, and how it is decided there by keys and by lot."""
GAMES = list(DECIDE)


@only_long("explorer")
@pytest.mark.parametrize("seed", range(60))
def test_any_deal_is_played_to_its_end_by_any_decisions(screens, server, seed):
    """The seed chooses the title, the deal and the decisions."""
    game = GAMES[seed % len(GAMES)]
    print(f"{game}, seed {seed}")
    page, dice = screens.open(link_to(server, game, seed=seed)), Random(seed)

    goes_on, by_keys, by_lot = DECIDE[game]
    play_on(
        lambda: goes_on(page),
        lambda: by_keys(page) if dice.random() < 0.3 else by_lot(page, dice),
        MOST_DECISIONS,
    )

    record = asked_as(page, f"{table_at(page)}/record")
    totals = page.locator("section.end td.sum")
    expect(totals).to_have_count(2)
    told = [int(text.replace("−", "-")) for text in totals.all_text_contents()]
    assert sorted(told) == sorted(seat["points"] for seat in record["result"])
