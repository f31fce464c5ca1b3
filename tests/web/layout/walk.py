"""Walks through screens in one browser and measures their layout at every size."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.server.served import Server
from tests.web.layout.states import SIZES, Screen

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]
MEASURE = (
    (FOLDER / "measure.js")
    .read_text(encoding="utf-8")
    .partition("export default")[2]
    .strip()
    .rstrip(";")
)
FINGER, MOUSE, SQUARE = 44, 24, 36
"""Pixels that a finger needs on a button, and a mouse; and both on a square of a board."""
WITH_A_MOUSE = 1200
"""Screens from this width on have a mouse."""
SETTLED = (
    """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
)
CHOSEN = "given => localStorage.setItem('casetta.settings', JSON.stringify(given))"
Fault = tuple[str, str, str, str]
"""The size, the kind, where, and what."""


@cache
def message_ids() -> list[str]:
    """Names of messages, which no page may show instead of their words."""
    files = [*ROOT.glob("src/casetta/**/words/en.ftl"), *ROOT.glob("web/words/en.ftl")]
    ids = {name for file in files for name in re.findall(r"^([\w-]+) =", file.read_text(), re.M)}
    return sorted(name for name in ids if "-" in name)


def measured(page: Page, scope: str = "", needs: Iterable[str] = ()) -> list[list[str]]:
    """What is wrong with the layout of a page as it stands: kind, where and what."""
    page.evaluate(SETTLED)
    size = page.viewport_size
    least = MOUSE if size and size["width"] >= WITH_A_MOUSE else FINGER
    wishes: dict[str, Any] = {
        "scope": scope,
        "button": least,
        "square": SQUARE,
        "ids": message_ids(),
    }
    wishes["needs"] = list(needs)
    found: list[list[str]] = page.evaluate(MEASURE, wishes)
    return found


class Walk:
    """One person who walks from screen to screen."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server

    def open(self, screen: Screen, language: str = "pl", theme: str = "light") -> None:
        """Open a screen and bring it into its state."""
        page = self.page
        page.set_viewport_size(SIZES["desk"])
        page.evaluate(CHOSEN, {"language": language, "theme": theme, **screen.settings})
        path = screen.where if isinstance(screen.where, str) else screen.where(self.server)
        page.goto(self.server.url + path)
        page.locator(screen.reached).first.wait_for(state="attached")
        screen.deed(page)

    def faults(self, screen: Screen, sizes: Sequence[str] = ()) -> list[Fault]:
        """What is wrong with a screen that is open, at each size."""
        found: list[Fault] = []
        for size in sizes or screen.sizes:
            self.page.set_viewport_size(screen.sizes[size])
            screen.at_each(self.page)
            for kind, where, what in measured(self.page, screen.scope, screen.needs):
                found.append((size, kind, where, what))
        return found
