"""People in front of screens: how pages are opened, looked at and played on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocketRoute, expect

from tests.waiting import wait_in_page
from tools.pictures import LOCALES, SIZES

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--default-tile-width=2048",
    "--default-tile-height=2048",
    "--js-flags=--no-opt,--no-maglev",
]
"""The last three spare work: whole screens are painted at once, and pages of tests are gone
before it pays to optimise what they run."""
DESK, PHONE = SIZES["desk"], SIZES["phone"]
PATIENCE = 20_000
"""Milliseconds until something must have happened, on a busy machine."""
MODULES = Path(__file__).resolve().parents[2] / "node_modules"
AXE = (MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
LEVEL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SEEN_BY_LIGHT = ["color-contrast", "link-in-text-block"]
"""What axe asks of colours; all its other questions have one answer in every light."""


class Screens:
    """Opens screens, each with a memory of its own, and hears whatever goes wrong in them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def open(self, path: str = "/", **wishes: Any) -> Page:
        """A new person at a new screen; a page that keeps itself for later is only slower."""
        language = wishes.pop("language", "en")
        context = self.browser.new_context(
            viewport=wishes.pop("viewport", DESK),
            locale=LOCALES.get(language, language),
            reduced_motion=wishes.pop("reduced_motion", "reduce"),
            service_workers=wishes.pop("service_workers", "block"),
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

    def close(self) -> None:
        """Shut all screens; nothing may have gone wrong in any."""
        for context in self.contexts:
            context.close()
        assert not self.errors, self.errors

    def _hear(self, message: Any) -> None:
        lost = "Failed to load resource", "WebSocket connection", "ERR_INTERNET", "ERR_FAILED"
        if message.type == "error" and not any(word in message.text for word in lost):
            self.errors.append(message.text)


def asked_as(page: Page, path: str, method: str = "GET") -> Any:
    """What the server answers the browser of a page, which it knows by its cookie alone."""
    asking = "([path, method]) => fetch(path, {method}).then((answer) => answer.json())"
    return page.evaluate(asking, [path, method])


def table_at(page: Page) -> str:
    """The path of the HTTP interface to the table that a page shows."""
    expect(page).to_have_url(re.compile("/t/"))
    return "/api" + urlsplit(page.url).path.replace("/t/", "/tables/")


def added_to_shuffle(page: Page, by: int) -> list[int]:
    """The seats that added to the shuffle, as soon as they are so many."""

    def added() -> list[int] | None:
        seats: list[int] = asked_as(page, table_at(page))["entropy"]
        return seats if len(seats) >= by else None

    return wait_in_page(page, added) or []


def telling(kind: str, changed: Callable[[Any], Any]) -> Callable[[WebSocketRoute], None]:
    """A line on which messages of one kind are told otherwise."""

    def meet(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            told = json.loads(text)
            socket.send(json.dumps(changed(told) if told["type"] == kind else told))

        server.on_message(hear)

    return meet


def refusing(
    socket: WebSocketRoute,
    refused: list[str],
    most: int = 1000,
    code: str = "illegal-move",
    **more: Any,
) -> None:
    """A line that lets everything through but so many moves, which are refused.

    Lines of one list refuse so many together.
    """
    server = socket.connect_to_server()

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "move" or len(refused) == most:
            return server.send(text)
        refused.append(message["move_id"])
        no = {"type": "refused", "code": code, "retryable": False, "message": "", **more}
        return socket.send(json.dumps(no | {"move_id": message["move_id"]}))

    socket.on_message(hear)


def join(page: Page, name: str) -> None:
    """Come with the code that stands in the address."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()


def open_for_friends(page: Page, *, by_lot: bool = False) -> str:
    """Open the table that is being set up, with a chair for a friend; its code.

    Unless lots decide, its maker goes first.
    """
    expect(page.locator(".chair")).to_have_count(3)
    name = page.get_by_label("Your name")
    if not name.input_value():
        name.fill("Rosa")
    if not by_lot:
        page.get_by_text("More options").click()
        page.get_by_role("radiogroup").get_by_role("radio", name="Choose").click()
    page.get_by_test_id("make").click()
    return str(asked_as(page, table_at(page))["code"])


def confirm(page: Page) -> Locator:
    """The one green button."""
    return page.get_by_test_id("confirm")


def play_on(goes_on: Callable[[], bool], step: Callable[[], object], most: int = 120) -> int:
    """Do steps until the game is over; how many there were."""
    for steps in range(most):
        if not goes_on():
            return steps
        step()
    raise AssertionError("this game has no end")


def let_in(host: Page, name: str) -> None:
    """Somebody waits at the door; the host says yes."""
    expect(host.get_by_text(f"{name} wants to join.")).to_be_visible()
    host.get_by_role("button", name="Let in").click()
    expect(host.get_by_role("listitem").filter(has_text=name)).to_be_visible()


def play_now(page: Page, game: str = "my-shelfie") -> None:
    """One click on the home page."""
    page.get_by_test_id(f"play-{game}").click()
    expect(page.get_by_role("grid").first).to_be_visible()


def my_turn(page: Page) -> bool:
    """Wait for a turn or for the end; say which."""
    turn = page.locator("svg.active g.may, section.end").first
    turn.wait_for(state="visible")
    return page.locator("section.end").count() == 0


def any_of(things: Locator, dice: Random) -> Locator:
    """One of several things on the page."""
    return things.nth(dice.randrange(things.count()))


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


def barriers(page: Page, within: str = ":root", *, both_lights: bool = False) -> list[str]:
    """What axe finds, as sentences; by day and in the evening, or in the light that is on."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    other = SEEN_BY_LIGHT if both_lights else []
    told: list[str] = page.evaluate(LOOK, [within, LEVEL, other])
    return told


LOOK = """async ([within, level, seenByLight]) => {
    const root = document.documentElement;
    const was = root.dataset.theme;
    const told = [];
    const look = async (light, runOnly) => {
        root.dataset.theme = light;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const moving = document.getAnimations();
        const ends = moving.filter(({ effect }) => effect.getComputedTiming().endTime < 5000);
        await Promise.all(ends.map(({ finished }) => finished.catch(() => null)));
        const { violations } = await axe.run(within, { runOnly, resultTypes: ["violations"] });
        for (const { id, nodes } of violations) for (const { html, failureSummary } of nodes)
            told.push(`${light}, ${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`);
    };
    await look(was, { type: "tag", values: level });
    if (seenByLight.length > 0) {
        await look(was === "dark" ? "light" : "dark", { type: "rule", values: seenByLight });
        root.dataset.theme = was;
    }
    return told;
}"""
"""Nothing may still fade in or out meanwhile; the light is then as it was."""
