"""The fourth game on the pages, which were built without it: generic face, words of the server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.served import Server
from tests.web.conftest import chromium
from tests.web.screens import Screens, barriers

FOLDER = Path(__file__).parent
NAME = "window-boxes"

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that finds the game along its path."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CASETTA_GAMES", str(FOLDER))
        server = Server(tmp_path_factory.mktemp("fourth") / "data")
    yield server
    assert server.end() == 0


@pytest.fixture(scope="module")
def browser():
    """A browser for this file alone: only one may run at a time."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def screens(browser, server):
    screens = Screens(browser, server.url)
    yield screens
    screens.close()


def begin(page):
    """Play against bots from the home page."""
    page.get_by_test_id(f"play-{NAME}").click()
    expect(page.get_by_test_id("characters")).to_be_attached()


def play_on(page):
    """Play the first move there is, whenever it is our turn, until the game is over."""
    moves = page.get_by_role("toolbar", name="Your options").get_by_role("button")
    end = page.get_by_role("heading", name="Game over")
    while True:
        expect(moves.first.or_(end)).to_be_visible()
        if end.is_visible():
            return
        before = page.locator("[data-moves]").get_attribute("data-moves")
        moves.first.click()
        page.get_by_test_id("confirm").click()
        expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", before)


def test_a_whole_game_is_played_told_and_looked_at_again(screens):
    page = screens.open()
    begin(page)
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    play_on(page)

    expect(log.first).not_to_contain_text("move-")
    expect(page.get_by_role("row")).to_have_count(4)
    page.get_by_role("link", name="Replay").last.click()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_test_id("characters")).to_be_attached()


@pytest.mark.parametrize("language", ["en", "it", "pl", "ja"])
def test_it_is_set_up_and_drawn_in_four_languages_on_a_phone(screens, language):
    page = screens.phone(language=language)
    card = page.get_by_role("article").filter(has=page.get_by_test_id(f"play-{NAME}"))
    title = card.get_by_role("heading").inner_text()
    begin(page)

    expect(page).to_have_title(re.compile(re.escape(title)))
    expect(page.get_by_test_id("generic")).not_to_contain_text("generic-")
    assert barriers(page) == []


def test_moves_are_walked_by_arrows_and_made_by_keys(screens):
    page = screens.open()
    begin(page)
    page.get_by_role("toolbar").get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")

    expect(page.get_by_role("button", pressed=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
