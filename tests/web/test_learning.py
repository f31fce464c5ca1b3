"""Learning at and after the table: hints, reasons of bots, the review with its riddles."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.positions import finished, laid
from tests.web.reviewed import review_kept, seat_link
from tests.web.screens import barriers, my_turn, play_now
from tests.web.shelfie import columns, play_turn

pytestmark = pytest.mark.browser
REASON = re.compile("Gains |Takes tiles |Keeps |Group of |Leaves ")


def spelled(move):
    """The tiles and the column of a move as text: `c2 c3 >1`."""
    *tiles, column = move.split()
    return tiles, column[1:]


def try_move(page, move):
    """Make a move by clicking what it names."""
    tiles, column = spelled(move)
    for tile in tiles:
        page.locator(f"svg.active [data-cell='{tile}']").click(force=True)
    columns(page).and_(page.locator(f"[data-column='{column}']")).click(position={"x": 12, "y": 6})
    page.get_by_test_id("confirm").click()


def test_hints_are_ranked_lit_and_told_as_something_to_do(screens):
    page = screens.open()
    play_now(page)
    page.get_by_role("button", name="Hints").click()
    hints = page.get_by_role("dialog", name="Hints").get_by_role("listitem")
    expect(hints.first).to_contain_text(re.compile("1.*Add .* to column", re.DOTALL))
    expect(hints.first).to_contain_text(REASON)
    told = hints.locator(".bold").all_inner_texts()
    assert len(set(told)) == len(told) > 1

    hints.first.get_by_role("button").hover()
    expect(
        page.locator("svg.active rect[stroke='#F5B73C'][stroke-width='4']").first
    ).to_be_visible()
    hints.first.get_by_role("button").click()

    expect(page.locator("g.chosen").first).to_be_visible()
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    expect(page.get_by_text("Nothing has happened yet.")).to_be_visible()


def test_every_move_of_a_bot_can_be_asked_for_its_reason(screens):
    page = screens.open()
    play_now(page)
    for _ in range(2):
        play_turn(page)
        assert my_turn(page)
    why = page.get_by_role("button", name=re.compile("^Why"))
    expect(why).to_have_count(4)

    why.last.click()

    expect(page.locator(".reason")).to_have_text(REASON)
    assert barriers(page) == []
    expect(why).to_have_count(3)


def test_where_the_host_forbids_it_there_are_no_hints_and_no_reasons(screens, server):
    links, _ = laid(server, "person", "bot:random", left=6, policy={"hints": False})
    page = screens.open(seat_link(links))
    assert my_turn(page)
    play_turn(page)
    my_turn(page)

    expect(page.get_by_role("list", name="Log").get_by_role("listitem").nth(1)).to_be_visible()
    expect(page.get_by_role("button", name="Hints")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Why"))).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_review_tells_how_far_it_is_then_asks_for_the_better_move(screens, server):
    links = finished(server, left=4)
    worst = review_kept(server, links)[-1]
    page = screens.open(seat_link(links))
    waiting = {"status": "waiting", "done": 3, "of": 4}
    page.route("**/review", lambda route: route.fulfill(json=waiting))
    page.get_by_role("link", name="Review").click()
    dialog = page.get_by_role("dialog", name="Review")
    expect(dialog).to_contain_text("3 of 4 moves reviewed")
    assert barriers(page) == []
    page.unroute("**/review")

    expect(dialog.get_by_role("listitem").first).to_contain_text("could do better with move 4.")
    expect(dialog.get_by_role("row").nth(1)).to_contain_text(re.compile(r"28\.5.*−4.*\+5\.5.*30"))
    expect(dialog.get_by_role("meter").first).to_have_attribute("value", "80")
    dialog.get_by_role("radio", name="Chance").click()
    expect(dialog.locator("polyline.seat")).to_have_count(2)
    assert barriers(page) == []
    dialog.get_by_role("button", name="Try it").first.click()

    bar = page.get_by_role("contentinfo")
    expect(bar).to_contain_text("what would be better?")
    assert barriers(page) == []
    try_move(page, worst.played[0])
    expect(bar).to_contain_text("That’s what was played.")
    bar.get_by_role("button", name="Try again").click()
    try_move(page, worst.better[0])
    expect(bar).to_contain_text("That’s it!")
    expect(bar).to_contain_text("gave away about 2 points")
    expect(bar.locator(".chip", has_text="1.5")).to_be_visible()
    assert barriers(page) == []

    bar.get_by_role("button", name="Show in replay").click()
    assert page.url.endswith(f"/replay/{links['table']}/3")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "move 3 of 4")


def test_a_review_that_cannot_be_made_says_so(screens, server):
    links = finished(server, left=4)
    page = screens.open(seat_link(links))
    page.route("**/review", lambda route: route.fulfill(json={"status": "failed"}))

    page.get_by_role("link", name="Review").click()

    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    assert barriers(page) == []
