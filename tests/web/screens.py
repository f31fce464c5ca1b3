"""People in front of screens: how pages are opened, looked at and played on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
"""Milliseconds until something must have happened, on a busy machine."""
LOCALES = {"en": "en-GB", "it": "it-IT", "pl": "pl-PL", "ja": "ja-JP"}


class Screens:
    """Opens screens, each with a memory of its own, and hears whatever goes wrong in them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def open(self, path: str = "/", **wishes: Any) -> Page:
        """A new person at a new screen."""
        language = wishes.pop("language", "en")
        context = self.browser.new_context(
            viewport=wishes.pop("viewport", DESK),
            locale=LOCALES[language],
            reduced_motion=wishes.pop("reduced_motion", "reduce"),
            **wishes,
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)
        page.goto(self.url + path)
        return page

    def phone(self, path: str = "/", **wishes: Any) -> Page:
        """A new person with a phone."""
        return self.open(path, viewport=PHONE, has_touch=True, is_mobile=True, **wishes)

    def added_to_shuffle(self, table: str, token: str, by: int) -> list[int]:
        """The seats that added to the shuffle, as soon as they are so many."""
        page = self.contexts[0].new_page()
        page.goto(self.url)
        asked = """async ([table, token, by]) => {
            for (;;) {
                const headers = {Authorization: `Bearer ${token}`};
                const answer = await fetch(`/api/tables/${table}`, {headers});
                const {entropy} = await answer.json();
                if (entropy.length >= by) return entropy;
                await new Promise((done) => setTimeout(done, 100));
            }
        }"""
        seats: list[int] = page.evaluate(asked, [table, token, by])
        page.close()
        return seats

    def close(self) -> None:
        """Shut all screens; nothing may have gone wrong in any."""
        for context in self.contexts:
            context.close()
        assert not self.errors, self.errors

    def _hear(self, message: Any) -> None:
        lost = "Failed to load resource", "WebSocket connection", "ERR_INTERNET", "ERR_FAILED"
        if message.type == "error" and not any(word in message.text for word in lost):
            self.errors.append(message.text)


def play_now(page: Page, game: str = "my-shelfie") -> None:
    """One click on the home page."""
    page.get_by_test_id(f"play-{game}").click()
    expect(page.get_by_role("grid").first).to_be_visible()


def my_turn(page: Page) -> bool:
    """Wait for a turn or for the end; say which."""
    turn = page.locator("svg.active g.may, section.end").first
    turn.wait_for(state="visible")
    return page.locator("section.end").count() == 0


def banner(page: Page) -> Locator:
    """The one place that says what is expected."""
    return page.get_by_test_id("banner")


def choose_setting(page: Page, name: str | None, value: str) -> None:
    """Open the settings of the table, choose, shut them; the language is chosen by its own name."""
    page.locator("header.bar button").last.click()
    settings = page.locator("dialog[open]")
    group = settings if name is None else settings.get_by_role("radiogroup", name=name)
    group.get_by_text(value, exact=True).first.click()
    page.keyboard.press("Escape")
    expect(settings).to_have_count(0)
