"""Who goes first: asked when a table is set up, changed before the start, told when it begins."""

import pytest
from playwright.sync_api import expect

from tests.web.screens import (
    asked_as,
    banner,
    barriers,
    join,
    let_in,
    my_turn,
    open_for_friends,
    table_at,
)
from tests.web.shelfie import play_turn

pytestmark = pytest.mark.browser

RULEBOOKS = {
    "my-shelfie": "The rulebook picks the first player at random.",
    "dream-home": "In the rulebook, the youngest player goes first.",
    "home-staging": "In the rulebook, whoever last assembled a piece of furniture goes first.",
}
BY_LOT = {True: "You go first, picked at random.", False: "{} goes first, picked at random."}


@pytest.mark.parametrize("game", RULEBOOKS)
def test_the_set_up_asks_who_goes_first_and_tells_how_the_rulebook_does_it(screens, game):
    page = screens.open(f"/new/{game}")
    page.get_by_text("More options").click()
    ways = page.get_by_role("radiogroup", name="Who goes first")
    expect(ways.get_by_role("radio", name="Random")).to_be_checked()
    expect(page.get_by_text(RULEBOOKS[game])).to_be_visible()
    ways.get_by_role("radio", name="Choose").click()
    choice = page.get_by_label("First player")
    expect(choice.get_by_role("option")).to_have_count(page.locator(".chair").count())
    assert barriers(page) == []

    page.locator(".chair").nth(1).click()
    page.get_by_role("radio", name="Bot", exact=True).click()
    expect(ways).to_have_count(0)


def invited(screens, **how):
    """A host and a friend, who was let in, at a table of My Shelfie that waits."""
    host = screens.open("/new/my-shelfie")
    host.locator(".chair").first.click()
    host.get_by_label("Your name").fill("Olga")
    friend = screens.phone(f"/join/{open_for_friends(host, **how)}")
    join(friend, "Marta")
    let_in(host, "Marta")
    expect(friend.get_by_text("Who goes first")).to_be_visible()
    return host, friend


def test_a_friend_who_was_chosen_goes_first_on_the_page_that_was_open(screens):
    """Their places become seats 1 and 0 while both look on; nobody reloads."""
    host, friend = invited(screens)
    expect(friend.get_by_text("Who goes first Olga")).to_be_visible()
    choice = host.get_by_label("Who goes first")
    choice.select_option("Marta")
    expect(friend.get_by_text("Who goes first Marta")).to_be_visible()
    assert barriers(host) == barriers(friend) == []
    host.get_by_test_id("start").click()

    assert my_turn(friend)
    expect(host.get_by_text("Marta was chosen to go first.").first).to_be_visible()
    expect(friend.get_by_text("You were chosen to go first.").first).to_be_visible()
    expect(banner(friend)).to_contain_text("Your turn")
    expect(banner(host)).to_contain_text("Marta")
    play_turn(friend, touch=True)
    expect(host.get_by_role("list", name="Log")).to_contain_text("Marta")
    people = asked_as(host, table_at(host))
    assert [each["name"] for each in people["places"]][::2] == ["Marta", "Olga"]
    host.reload()
    expect(host.get_by_role("list", name="Log")).to_contain_text("Marta")
    assert my_turn(host), "after a bot"


def test_lots_are_told_to_everybody_in_the_same_words(screens):
    host, friend = invited(screens, by_lot=True)
    expect(friend.get_by_text("Who goes first Random")).to_be_visible()
    host.get_by_test_id("start").click()
    expect(host.get_by_role("grid")).to_be_visible()
    name = asked_as(host, table_at(host))["places"][0]["name"] or "Swallow"

    for page, mine in ((host, "Olga"), (friend, "Marta")):
        told = BY_LOT[name == mine].format(name)
        expect(page.get_by_text(told).first).to_be_attached()
