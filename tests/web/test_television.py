"""Screens that only show: a television for everybody, and neighbours who play among themselves."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.server.positions import finished, laid
from tests.web.reviewed import seat_link
from tests.web.screens import barriers, my_turn
from tests.web.shelfie import play_turn

pytestmark = pytest.mark.browser

TELEVISION = {"width": 1920, "height": 1080}


def test_a_television_shows_turn_points_and_the_last_move_and_no_secret(screens, server):
    links, _ = laid(server, "person", "person", left=6)
    player = screens.phone(seat_link(links))
    shown = f"/t/{links['table']}?eyes=table#{links['seats']['1']}"
    screen = screens.open(shown, viewport=TELEVISION)
    my_turn(player)
    expect(screen.get_by_test_id("banner")).to_contain_text("P0 to play")
    expect(screen.get_by_text("Shown at the end.")).to_be_visible()
    points = screen.locator("footer").get_by_role("listitem")
    expect(points).to_have_text([re.compile(r"P0 *\d+"), re.compile(r"P1 *\d+")])

    play_turn(player, touch=True)

    expect(screen.locator("footer")).to_contain_text(re.compile("P0 added .*column"))
    expect(screen.get_by_test_id("banner")).to_contain_text("P1")
    expect(screen.get_by_test_id("confirm")).to_have_count(0)
    assert screen.locator("footer p").evaluate("p => parseFloat(getComputedStyle(p).fontSize)") > 30
    assert barriers(screen) == []
    ended = finished(server, left=1)
    screen.goto(f"{screens.url}/t/{ended['table']}?eyes=table#{ended['seats']['0']}")
    expect(screen.locator("section.end")).to_be_visible()
    assert barriers(screen) == []


def test_whoever_only_watches_sets_the_pace_of_the_neighbours(screens):
    page = screens.open("/new/my-shelfie")
    page.locator(".chair").first.click()
    page.get_by_role("radio", name="I’ll just watch").click()
    page.locator(".chair").nth(1).click()
    page.get_by_role("radio", name="Bot").click()
    page.route("**/api/tables", lambda route: route.continue_(post_data=slowly(route.request)))
    expect(page.get_by_test_id("make")).to_have_text("Watch them play")
    page.get_by_test_id("make").click()
    tools = page.get_by_role("toolbar", name="Speed")
    tools.get_by_role("button", name="Pause").click()
    expect(tools.get_by_role("button", name="Resume")).to_be_visible()
    assert barriers(page) == []
    moves = int(page.locator("main.board").get_attribute("data-moves"))

    for step in (1, 2):
        tools.get_by_role("button", name="Next move").click()
        expect(page.locator("main.board")).to_have_attribute("data-moves", str(moves + step))
    for name, speed in (("Slower", "5"), ("Slower", "4"), ("Faster", "5")):
        tools.get_by_role("button", name=name).click()
        expect(tools.get_by_role("meter")).to_have_attribute("aria-valuenow", speed)
        expect(tools.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("main.board")).not_to_have_attribute("data-moves", str(moves + 2))


def slowly(request):
    """The same wish, with neighbours who think so long that somebody can stop them."""
    wish = json.loads(request.post_data)
    wish["policy"]["thinking"] = 0.5
    wish["seats"] = [{"player": "bot:owl"} for _ in wish["seats"]]
    return json.dumps(wish)
