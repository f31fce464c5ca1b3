"""Takes the pictures of docs/pictures: every screen at two sizes, always the same games.

    python -m tools.pictures                  all of them, into docs/pictures
    python -m tools.pictures dream-home end   those whose names contain a word
    python -m tools.pictures --png --to LOOK  larger, into another folder

It needs what the tests of the pages need: built pages, Playwright and a chromium.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from casetta import bots, games
from casetta.table.table import Table
from tools.check import BROWSERS

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
LOCALES = {"en": "en-GB"}
"""Of languages that are written in several ways."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"]
SEED = 11
QUALITY = 82
PATIENCE = 40_000
THINKING = 900_000
"""Milliseconds until a whole game is reviewed."""
PLAYERS = {"my-shelfie": "potential", "dream-home": "potential", "home-staging": "beaver"}
"""Who plays the games of the pictures: quick, and well enough to look at."""
OPTIONS = {"home-staging": {"scenario": "over-the-flower-shop"}}
SOME_TURNS = 4
"""Before the end: enough to learn from, and not too many to think about."""
Positions = dict[str, dict[str, Any]]
Deed = Callable[[Page], None]


# Positions


def positions(game_name: str) -> Positions:
    """Positions of one game: the deal, one in the middle, some turns before the end, the last."""
    game, dice = games.load(game_name), Random(SEED)
    player = bots.bot(PLAYERS[game_name], game)
    table = Table.deal(game, 3, OPTIONS.get(game_name, {}), SEED)
    found: Positions = {"deal": table.setup}
    turns: list[dict[str, Any]] = []
    while not table.is_over:
        seat = next(each for each in range(table.seats) if table.is_waiting(each))
        drawn = game.text.drawing(table.state)
        if "middle" not in found and seat == 0 and IN_THE_MIDDLE[game_name](drawn):
            found["middle"] = drawn
        table.play(seat, game.text.write(player(game, table.view(seat), seat, dice)))
        if seat == 0 and not table.is_over:
            turns.append(game.text.drawing(table.state))
    return {**found, "late": turns[-SOME_TURNS], "end": turns[-1]}


def is_late_shelf(drawn: dict[str, Any]) -> bool:
    """Half of the first shelf is full."""
    return len("".join(drawn["shelves"][0]).replace(".", "")) >= 16


def is_late_house(drawn: dict[str, Any]) -> bool:
    """The ninth round, and a column is to be chosen."""
    return bool(drawn["round"] == 9 and drawn["stage"] == "take")


def is_late_plan(drawn: dict[str, Any]) -> bool:
    """Furniture of the third room is drawn."""
    return bool(drawn["phase"] == "draw" and len(drawn["rooms"]) == 3 and middle_card(drawn) > 1)


def middle_card(drawn: dict[str, Any]) -> int:
    """How many cards of the room lie open."""
    row = [card for card in drawn["cards"] if card["room"] == drawn["rooms"][-1]]
    return sum(card["turn"] > 0 for card in row)


IN_THE_MIDDLE = {
    "my-shelfie": is_late_shelf,
    "dream-home": is_late_house,
    "home-staging": is_late_plan,
}


# The server


@contextmanager
def served() -> Iterator[str]:
    """The address of a server in test mode, where positions can be given and bots do not wait."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "casetta", "serve", "--port", "0", "--json"]
        command += ["--data-dir", folder, "--lang", "en", "--test-mode", "--rate", "5000"]
        given = {**os.environ, "CASETTA_TEST_MODE": "1"}
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=given
        )
        assert server.stdout is not None
        try:
            yield str(json.loads(server.stdout.readline())["url"])
        finally:
            server.terminate()
            server.wait()


class Tables:
    """Makes tables at a server, each position computed once."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._known: dict[str, Positions] = {}

    def link(self, game: str, position: str, first: str = "person") -> str:
        """The way to a table: to the first seat of it, or for who watches bots."""
        if game not in self._known:
            self._known[game] = positions(game)
        bot = "bot:beaver" if game == "home-staging" else "bot:greedy"
        me = {"player": "person" if first == "person" else bot, "name": "Giulia"}
        others = [{"player": bot, "name": "Marta"}, {"player": bot, "name": "Ben"}]
        new = {"game": game, "options": OPTIONS.get(game, {}), "seats": [me, *others]}
        made = {"new": {**new, "start": True}, "setup": self._known[game][position]}
        links = self._ask(made)
        token = links["seats"].get("0") or links["spectator"]
        return f"/t/{links['table']}#{token}"

    def _ask(self, body: dict[str, Any]) -> dict[str, Any]:
        data = json.dumps(body).encode()
        request = urllib.request.Request(
            f"{self.url}/api/test/tables", data, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            told: dict[str, Any] = json.load(answer)
        return told


# What is done before a picture is taken


def look(page: Page) -> None:
    """Nothing."""


def play_tiles(page: Page) -> None:
    """A turn, the answers of the others, and the next choice."""
    choose_tiles(page)
    page.get_by_test_id("confirm").click()
    expect(page.locator("g.chosen")).to_have_count(0)
    page.locator("svg.active g.may").first.wait_for()
    choose_tiles(page)


def choose_tiles(page: Page) -> None:
    """Two tiles in hand and a column looked at."""
    tiles = page.locator("svg.active g.may:not(.chosen)")
    tiles.first.click(force=True)
    if tiles.count():
        tiles.first.click(force=True)
    page.locator("g.column").first.click(position={"x": 12, "y": 6})
    expect(page.locator("g.ghost").first).to_be_visible()
    page.mouse.move(2, 2)


def choose_room(page: Page) -> None:
    """A column chosen, and the place that brings most."""
    page.locator(".col.may button").last.click()
    expect(page.locator(".disc").first).to_be_visible()
    discs = page.locator(".place.may:has(.disc)")
    gains = [int(text.replace("−", "-")) for text in discs.locator(".disc").all_text_contents()]
    discs.nth(gains.index(max(gains))).click()
    expect(page.locator(".bubble")).to_be_visible()
    page.mouse.move(2, 2)


def carry_piece(page: Page) -> None:
    """A piece laid where it fits."""
    expect(page.locator(".staging")).not_to_have_attribute("data-fits", "")
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=ghost]").first).to_be_attached()


def count_all(page: Page) -> None:
    """Wait until the score is counted."""
    expect(page.locator("section.end")).to_be_visible()
    expect(page.locator("section.end .btn.small")).to_have_count(0)


def open_table(page: Page) -> None:
    """Leave setting up for the room where one waits."""
    page.locator("label.name input").fill("Anna")
    page.get_by_test_id("make").click()
    expect(page).to_have_url(re.compile("/t/"))


def read_on(page: Page) -> None:
    """Down to the third board of the rules."""
    board = page.locator("main figure").nth(2)
    board.wait_for()
    board.evaluate("board => board.scrollIntoView({ block: 'center' })")


def go_to_replay(page: Page) -> None:
    """From the end of a game to the middle of its replay."""
    expect(page.locator("section.end")).to_be_visible()
    page.goto(page.url.replace("/t/", "/replay/").split("#")[0] + "/24")
    page.locator("main").wait_for()


def open_review(page: Page) -> None:
    """From the end of a game to what can be learned from it."""
    expect(page.locator("section.end")).to_be_visible()
    page.goto(page.url.replace("/t/", "/replay/").split("#")[0] + "?review")
    expect(page.get_by_role("meter").first).to_be_visible(timeout=THINKING)


def hand_over(page: Page) -> None:
    """Two at one screen: after a turn the door is shut until the other has come."""
    page.get_by_role("button", name="Take this chair away").click()
    page.get_by_role("radio", name="At this screen").click()
    page.get_by_label("Their name").fill("Marta")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="Choose").click()
    page.get_by_test_id("make").click()
    page.locator("svg.active g.may").first.wait_for()
    choose_tiles(page)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_role("heading", name="Hand over to Marta")).to_be_visible()


def turn_on_television(page: Page) -> None:
    """From a seat to the screen that all may look at."""
    page.get_by_test_id("banner").wait_for()
    page.goto(page.url + "?eyes=table")
    page.locator("main").wait_for()


@dataclass(frozen=True)
class Shot:
    """A screen: where it is, what is done there first, in which language and light."""

    name: str
    where: str
    deed: Deed = look
    language: str = "en"
    light: str = "light"


SHOTS = (
    Shot("home", "/"),
    Shot("home-evening", "/", language="ja", light="dark"),
    Shot("set-up", "/new/home-staging", language="it"),
    Shot("waiting", "/new/dream-home", open_table, "pl"),
    Shot("my-shelfie", "my-shelfie middle", play_tiles),
    Shot("my-shelfie-evening", "my-shelfie middle", play_tiles, "pl", "dark"),
    Shot("dream-home", "dream-home middle", choose_room),
    Shot("dream-home-evening", "dream-home middle", choose_room, "it", "dark"),
    Shot("home-staging", "home-staging middle", carry_piece),
    Shot("home-staging-evening", "home-staging middle", carry_piece, "ja", "dark"),
    Shot("end-my-shelfie", "my-shelfie end", count_all),
    Shot("end-dream-home", "dream-home end", count_all, "pl"),
    Shot("end-home-staging", "home-staging end", count_all, "it"),
    Shot("replay", "my-shelfie deal bots", go_to_replay),
    Shot("review", "my-shelfie late bots", open_review),
    Shot("first-game", "/first/my-shelfie", language="it"),
    Shot("first-game-dream-home", "/first/dream-home", language="pl"),
    Shot("first-game-home-staging", "/first/home-staging", language="ja"),
    Shot("door", "/new/my-shelfie", hand_over),
    Shot("television", "my-shelfie middle", turn_on_television),
    Shot("rules-my-shelfie", "/rules/my-shelfie", read_on, "it"),
    Shot("rules", "/rules/dream-home", read_on),
    Shot("rules-evening", "/rules/home-staging", read_on, "ja", "dark"),
    Shot("pad-my-shelfie", "/pad/my-shelfie"),
    Shot("pad-dream-home", "/pad/dream-home", language="it"),
    Shot("pad-home-staging", "/pad/home-staging", language="pl"),
    Shot("join", "/join"),
    Shot("records", "/replays", language="it"),
    Shot("lost-link", "/t/nosuchtable", language="pl"),
    Shot("settings", "/settings"),
)


# Taking them


def take(browser: Browser, tables: Tables, shot: Shot, size: str) -> Page:
    """A page that shows what is to be seen."""
    context = browser.new_context(
        viewport=SIZES[size],
        locale=LOCALES.get(shot.language, shot.language),
        color_scheme="dark" if shot.light == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    words = shot.where.split()
    first = "bot" if words[-1] == "bots" else "person"
    path = words[0] if len(words) == 1 else tables.link(words[0], words[1], first)
    page.goto(tables.url + path)
    page.wait_for_load_state("networkidle")
    shot.deed(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(900)
    return page


def write(page: Page, file: Path) -> None:
    """Write the picture: small, or as it is."""
    if file.suffix == ".png":
        page.screenshot(path=file)
        return
    wish = {"format": "webp", "quality": QUALITY}
    told = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    file.write_bytes(base64.b64decode(told["data"]))


def main() -> None:
    """Take all pictures, or those that somebody asks for."""
    wishes = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wishes.add_argument("words", nargs="*")
    wishes.add_argument("--to", type=Path, default=FOLDER)
    wishes.add_argument("--png", action="store_true")
    asked = wishes.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    shots = [s for s in SHOTS if not asked.words or any(word in s.name for word in asked.words)]
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        tables = Tables(url)
        for shot in shots:
            for size in SIZES:
                page = take(browser, tables, shot, size)
                file = asked.to / f"{shot.name}-{size}{'.png' if asked.png else '.webp'}"
                write(page, file)
                print(f"{file.name} {file.stat().st_size // 1000} kB", flush=True)
                page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
