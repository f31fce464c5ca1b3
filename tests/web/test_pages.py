"""Every page in four languages, at every size, small enough, and there without a network."""

import gzip
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

import casetta
from casetta.words import LANGUAGES
from tests.web.screens import barriers, play_now
from tests.web.shelfie import legal_tiles

pytestmark = pytest.mark.browser

TITLES = {
    "en": "Three board games about home",
    "it": "Tre giochi da tavolo sulla casa",
    "pl": "Trzy małe gry o domu",
    "ja": "おうちがテーマの3つのゲーム",
}
FIRST_LOAD = 250_000
"""Bytes, packed, that the first page may need."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_greeted_in_its_language(screens, language):
    page = screens.open(language=language)

    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    assert page.locator("html").get_attribute("lang") == language


def test_the_language_changes_without_a_reload(screens):
    page = screens.open()
    page.evaluate("window.stays = true")
    for language, name in (("pl", "Polski"), ("ja", "日本語"), ("it", "Italiano")):
        page.locator(".language > button").click()
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])

    assert page.evaluate("window.stays")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["it"])


def test_the_language_changes_at_the_table_and_the_choice_stays(screens):
    page = screens.open()
    play_now(page)
    legal_tiles(page).first.click(force=True)

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Italiano").click()
    page.keyboard.press("Escape")

    expect(page.get_by_test_id("banner")).to_contain_text("Tocca a te")
    expect(page.locator("g.chosen")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen(screens, language):
    page = screens.open("/settings", language=language)
    for path in ("/settings", "/new/my-shelfie", "/"):
        page.goto(screens.url + path)
        page.locator("h1").wait_for()
        for width in (1280, 390, 360):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_the_first_page_is_small(screens):
    built = Path(casetta.__file__).parent / "web_dist"
    page = screens.open()
    page.locator(".avs").first.wait_for()
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)"
    )
    files = {built / path.lstrip("/") for path in [*loaded, "/index.html"]}

    sizes = [packed(file) for file in files if file.is_file()]

    assert len(sizes) > 5
    assert sum(sizes) < FIRST_LOAD


def packed(file):
    """How many bytes go over the line; fonts are packed already."""
    content = file.read_bytes()
    return len(content) if file.suffix == ".woff2" else len(gzip.compress(content, 9))


def test_the_shell_stays_readable_without_a_network(screens):
    page = screens.open(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => caches.keys().then(names => names.length > 0)")
    page.context.set_offline(True)

    page.goto(screens.url + "/rules")

    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")


def test_casetta_can_be_installed(screens):
    """A manifest with icons that are there, as large as they say."""
    page = screens.open(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    manifest = page.request.get(
        screens.url + page.locator("link[rel=manifest]").get_attribute("href")
    ).json()
    told = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    errors = {each["errorId"] for each in told["installabilityErrors"]}

    assert errors <= {"in-incognito"}, "the browser of a test is always private"
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        content = page.request.get(screens.url + icon["src"]).body()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        else:
            assert b"<svg" in content


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_is_expected_is_not_cut_on_a_tablet(screens, language):
    page = screens.open(viewport={"width": 768, "height": 1024}, language=language)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("play-dream-home").click()
    expect(page.get_by_test_id("banner").locator("b")).to_be_visible()

    for part in ("b", ".what"):
        shown = page.get_by_test_id("banner").locator(part)
        assert shown.evaluate("each => each.scrollWidth <= each.clientWidth + 1"), part


def test_the_score_pad_tells_every_point(screens):
    page = screens.open("/pad/my-shelfie")
    for place in range(25, 30):
        page.locator(".cells button").nth(place).click()

    expect(page.get_by_test_id("total")).to_have_text("5")
    assert barriers(page) == []
    page.reload()
    expect(page.get_by_test_id("total")).to_have_text("5")
