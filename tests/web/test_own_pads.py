"""Owners at the score pads: cards and scenarios of their own, entered, loaded, mended, kept."""

import re

import pytest
from playwright.sync_api import expect

from casetta.contract.reader import file_reader
from casetta.games.dream_home.content.box import checked
from casetta.games.dream_home.content.cards import FILE
from casetta.games.home_staging.scenarios.files import BOOK
from casetta.words import Words
from tests.web.screens import barriers
from tests.web.test_pads import border, lay, pull, square, total

pytestmark = pytest.mark.browser

CARDS = FILE.read_text(encoding="utf-8")
OFFICE = CARDS.replace('key = "study"', 'key = "home_office"')
KEYS = (BOOK / "00-first-keys.toml").read_text(encoding="utf-8")


def load(page, text):
    """Choose a file with this text."""
    file = {"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_test_id("own-input").set_input_files(file)


def line_of(text, part):
    """The number of the first line with a text."""
    return 1 + next(n for n, line in enumerate(text.splitlines()) if part in line)


def test_an_owner_enters_the_cards_and_they_count(screens):
    """Ruling D-78; what is half done is kept, and the saved file is one that is accepted."""
    page = screens.open("/pad/dream-home")
    page.get_by_role("button", name="Enter the cards of my box").click()
    page.get_by_label("Kitchen: Points for 1").fill("8")
    page.get_by_label("Kitchen: Hidden children").fill("0 1 2")
    page.get_by_label("Kitchen: Hidden children").blur()
    faults = page.get_by_test_id("own-faults").get_by_role("listitem")
    expect(faults.filter(has_text="for each of the 7 cards")).to_have_count(1)
    page.reload()
    page.get_by_role("button", name="Enter the cards of my box").click()
    children = page.get_by_label("Kitchen: Hidden children")
    expect(children).to_have_value("0 1 2")
    expect(page.get_by_label("Kitchen: Points for 1")).to_have_value("8")
    expect(faults.first).to_be_visible()
    assert barriers(page) == []
    children.fill("")
    children.blur()
    expect(page.get_by_text("Everything fits.")).to_be_visible()

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    told = checked(file_reader(saved.value.path()))
    assert told.wrongs == []
    assert told.values["room"][1]["points"] == [8, 6]
    page.get_by_role("button", name="Back to the score pad").click()
    lay(page, "l0", "kitchen")
    expect(total(page)).to_have_text("8")
    page.get_by_test_id("own-cards").select_option("As casetta knows them")
    expect(total(page)).to_have_text("1")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_loaded_file_tells_its_faults_by_line_and_is_mended(screens, language):
    words = Words(language)
    page = screens.open("/pad/dream-home", language=language)
    page.locator(".enter button").click()
    broken = OFFICE.replace("points = [1, 4, 9]", "points = [1, 4]")
    broken = broken.replace("points = [1, 6]", "points = [1]")
    load(page, broken)
    faults = page.get_by_test_id("own-faults").get_by_role("listitem")
    wrong = [line_of(broken, text) for text in ("points = [1, 4]", "points = [1]")]
    places = [words("place-line", line=line) for line in wrong]
    expect(faults).to_contain_text([re.compile(re.escape(place)) for place in places])
    page.reload()
    page.locator(".enter button").click()
    text = page.locator("textarea")
    expect(text).to_have_value(broken)
    expect(faults).to_have_count(2)
    text.fill(OFFICE)
    expect(page.locator("[data-own=home_office] input").first).to_have_value("home_office")

    page.locator(".btn.go").first.click()
    lay(page, "l0", "home_office")
    expect(total(page)).to_have_text("2")
    name = re.compile("Home office")
    expect(page.locator("[data-place=l0]")).to_have_accessible_name(name)
    expect(page.locator("table")).to_contain_text("home office")


def test_hidden_children_are_asked_for_where_they_decide(screens):
    """Rulings D-57 and D-74."""
    page = screens.open("/pad/dream-home")
    for player in ("Player 1", "Player 2"):
        page.get_by_role("tab", name=player).click()
        lay(page, "l0", "study")
    ranking = page.get_by_role("region", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_text(["1 Player 1 2", "1 Player 2 2"])
    asked = page.get_by_role("region", name="Hidden children")
    expect(asked).to_have_count(0)
    page.locator("[data-option=edition]").select_option("en")
    asked.get_by_label("Player 1").fill("3")
    asked.get_by_label("Player 2").fill("4")

    expect(ranking).to_have_text(["1 Player 2 2", "2 Player 1 2"])
    assert barriers(page) == []
    page.reload()
    expect(ranking).to_have_text(["1 Player 2 2", "2 Player 1 2"])
    page.locator("summary", has_text="Options").click()
    page.locator("[data-option=tiebreak]").select_option("shared")
    expect(asked).to_have_count(0)
    expect(ranking).to_have_text(["1 Player 1 2", "1 Player 2 2"])


EARLIER = """([key, common]) => {
  const pad = JSON.parse(localStorage.getItem(key));
  pad.people[0].name = "Olga";
  localStorage.setItem(key, JSON.stringify({ people: pad.people, common }));
}"""
"""Keep a pad as an earlier version of the page did."""


@pytest.mark.parametrize(
    ("game", "common"), [("my-shelfie", {"first": 1}), ("dream-home", {"edition": "en"})]
)
def test_a_pad_that_an_earlier_version_kept_goes_on(screens, game, common):
    """Both knew no options then, and My Shelfie no common goals."""
    page = screens.open(f"/pad/{game}")
    edition = page.locator("[data-option=edition]")
    expect(edition).to_be_visible()
    page.evaluate(EARLIER, [f"casetta.pad.{game}", common])
    page.reload()

    expect(page.get_by_role("tab", name="Olga")).to_be_visible()
    expect(edition).to_have_value("en")


def test_a_shelf_is_scored_by_its_options(screens):
    page = screens.open("/pad/my-shelfie")
    page.get_by_label("Common goal card 1", exact=True).select_option("Diagonal")
    expect(page.get_by_text("This shelf doesn’t have it.")).to_be_visible()
    page.locator("[data-option=first_game]").select_option("One common goal card instead of two.")
    expect(page.get_by_label("Common goal card 2", exact=True)).to_have_count(0)
    assert barriers(page) == []
    page.reload()

    expect(page.get_by_text("This shelf doesn’t have it.")).to_be_visible()
    expect(page.get_by_label("Common goal card 2", exact=True)).to_have_count(0)


def test_a_scenario_is_loaded_mended_and_scored(screens):
    page = screens.open("/pad/home-staging")
    page.get_by_test_id("own-scenario").click()
    mine = KEYS.replace('id = "first-keys"', 'id = "mine"\ntitle = "Our flat"')
    broken = mine.replace("tokens = 1", "tokens = 0", 1)
    load(page, broken)
    fault = page.get_by_test_id("own-faults").get_by_role("listitem")
    expect(fault).to_contain_text(f"line {line_of(broken, 'tokens = 0')}")
    expect(page.get_by_test_id("own-play")).to_be_disabled()
    page.locator("textarea").fill(mine)
    page.get_by_test_id("own-play").click()
    expect(page.get_by_text("Our flat")).to_be_visible()
    page.locator("[data-option='05a2']").click()
    square(page, "i5")
    expect(total(page)).to_have_text("−6")
    page.get_by_label("Total bonus points").fill("9")

    expect(total(page)).to_have_text("3")
    page.reload()
    expect(total(page)).to_have_text("3")
    expect(page.get_by_label("Total bonus points")).to_have_value("9")


def test_a_scenario_without_a_corridor_is_filled_in(screens):
    """Ruling H-26: its front door opens into a room, which has no other door."""
    page = screens.open("/pad/home-staging")
    page.get_by_test_id("own-scenario").click()
    page.get_by_role("button", name="Add a room").click()
    page.get_by_role("button", name="Draw a piece of your own").click()
    page.get_by_role("button", name="Add a rule").click()
    expect(page.get_by_test_id("own-faults")).to_be_visible()
    page.locator("[data-field=hub]").select_option("living")
    expect(page.get_by_text("Everything fits.")).to_be_visible()
    page.get_by_role("button", name="Add a rule").click()
    page.get_by_test_id("own-kind").nth(1).select_option("blind_sides")
    sides = page.get_by_role("group", name="Sides")
    sides.get_by_role("button", name="north").click()
    sides.get_by_role("button", name="south").click()
    expect(page.get_by_text("Everything fits.")).to_be_visible()
    assert barriers(page) == []
    page.get_by_test_id("own-play").click()
    page.get_by_role("button", name="New piece").click()
    square(page, "f6")
    page.locator("[data-tool=room]").click()
    pull(page, "e5", "h8")
    page.locator("[data-tool=front]").click()
    border(page, "e6", "w")

    expect(total(page)).to_have_text("1")


def test_a_scenario_without_a_file_is_drawn_and_scored(screens):
    """A house, a room, a piece of one's own and a bonus, partly with keys alone."""
    page = screens.open("/pad/home-staging", color_scheme="dark")
    page.get_by_test_id("own-scenario").press("Enter")
    page.get_by_role("button", name="Add a room").press("Enter")
    page.get_by_role("button", name="Draw a piece of your own").press("Enter")
    page.locator("section.room [data-square=a1]").press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("section.room [data-square=b1]")).to_have_accessible_name("B1: Square")
    page.get_by_role("button", name="Add a bonus").click()
    page.get_by_test_id("own-kind").select_option("rectangular")
    expect(page.get_by_test_id("own-faults")).to_be_visible()
    page.locator("[data-field=room]").select_option("living")
    expect(page.get_by_text("Everything fits.")).to_be_visible()
    assert barriers(page) == []
    page.reload()
    page.get_by_test_id("own-scenario").click()
    page.get_by_test_id("own-play").click()
    page.get_by_role("button", name="New piece").click()
    square(page, "f6")
    page.locator("[data-tool=room]").click()
    pull(page, "e5", "h8")
    page.locator("[data-tool=door]").click()
    border(page, "h6", "e")
    page.locator("[data-tool=front]").click()
    border(page, "l8", "e")

    expect(total(page)).to_have_text("3")
    expect(page.locator("table")).to_contain_text("Living room New piece")
    assert barriers(page) == []
