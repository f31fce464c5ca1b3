"""Takes the moving picture of the README: some turns of My Shelfie in a real browser.

    python -m tools.moving_picture

It needs what `tools.pictures` needs. The table, its bots and the moves follow from a seed.
"""

from __future__ import annotations

import base64
import json
import shutil
import struct
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from casetta import bots, games
from casetta.table.table import Table
from tools.check import BROWSERS
from tools.pictures import FLAGS, FOLDER, PATIENCE, served

FILE = FOLDER / "casetta.webp"
WIDTH, HEIGHT = 1280, 800
QUALITY = 62
SEED = 11
TURNS = 4
BEFORE = 9
"""Moves that were made before, so that there is something to see."""
STEP, LOOK, END = 450, 1100, 2200
"""Milliseconds that a frame is shown: after a tap, before a decision, at the end."""
FALL, FRAMES = 90, 9
"""How often a picture is taken while tiles fall and bots move."""


@dataclass(frozen=True)
class Frame:
    """A still picture as WebP, and how many milliseconds it is shown."""

    picture: bytes
    shown: int


class Camera:
    """Takes frames of a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def take(self, shown: int) -> None:
        """One frame; what moves may move a little before it."""
        self._page.wait_for_timeout(FALL)
        told = self._session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        self.frames.append(Frame(base64.b64decode(told["data"]), shown))


# Playing


def position() -> dict[str, Any]:
    """A position in the middle of a game, with the first seat to move."""
    game, dice = games.load("my-shelfie"), Random(SEED)
    player = bots.bot("potential", game)
    table = Table.deal(game, 3, {}, SEED)
    for number in range(BEFORE):
        seat = number % table.seats
        table.play(seat, game.text.write(player(game, table.view(seat), seat, dice)))
    return game.text.drawing(table.state)


def asked(url: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the server in test mode answers."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def good_move(state: list[int]) -> tuple[list[str], str]:
    """The tiles that a bot would take now, and the column into which it would drop them."""
    game = games.load("my-shelfie")
    view = list(state)
    game.rules.hide(view, 0)
    text = game.text.write(bots.bot("potential", game)(game, view, 0, Random(SEED)))
    *cells, column = text.split()
    return cells, column.removeprefix(">")


def play(page: Page, camera: Camera, truth: str) -> None:
    """Some turns, each with the answers of the bots."""
    for _ in range(TURNS):
        page.locator("svg.active g.may").first.wait_for()
        camera.take(LOOK)
        cells, column = good_move(asked(truth)["state"])
        for cell in cells:
            page.locator(f'[data-cell="{cell}"]').click(force=True)
            camera.take(STEP)
        page.locator(f'[data-column="{column}"]').click(position={"x": 12, "y": 6}, force=True)
        page.mouse.move(2, 2)
        camera.take(LOOK)
        page.get_by_test_id("confirm").click()
        for _ in range(FRAMES):
            camera.take(FALL)
    page.locator("svg.active g.may").first.wait_for()
    camera.take(END)


# A moving picture from still ones


def chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WebP file: their names and what is in them."""
    at = 12
    while at < len(content):
        name, size = struct.unpack_from("<4sI", content, at)
        yield name, content[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def chunk(name: bytes, content: bytes) -> bytes:
    """A chunk as it is written, filled up to an even length."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    """A number in three bytes."""
    return number.to_bytes(3, "little")


def moving(frames: list[Frame], width: int, height: int) -> bytes:
    """One WebP file that shows the frames for ever; equal ones that follow each other are one."""
    size = three(width - 1) + three(height - 1)
    parts = [chunk(b"VP8X", b"\x02\0\0\0" + size), chunk(b"ANIM", b"\0\0\0\0\0\0")]
    for picture, same in groupby(frames, lambda frame: frame.picture):
        shown = sum(frame.shown for frame in same)
        images = [chunk(*each) for each in chunks(picture) if each[0] in (b"VP8 ", b"VP8L")]
        head = three(0) + three(0) + size + three(shown) + b"\x02"
        parts.append(chunk(b"ANMF", head + b"".join(images)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def main() -> None:
    """Take the picture."""
    expect.set_options(timeout=PATIENCE)
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    with served() as url, sync_playwright() as playwright:
        seats = [{"player": "person", "name": "Giulia"}]
        seats += [{"player": "bot:potential", "name": name} for name in ("Marta", "Ben")]
        new = {"game": "my-shelfie", "seats": seats, "start": True}
        made = {"new": new, "setup": position(), "seed": SEED}
        links = asked(f"{url}/api/test/tables", made)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{url}/t/{links['table']}#{links['seats']['0']}")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        camera = Camera(page)
        play(page, camera, f"{url}/api/test/tables/{links['table']}/truth")
        browser.close()
    content = moving(camera.frames, WIDTH, HEIGHT)
    FILE.write_bytes(content)
    print(f"{FILE.name} {len(content) // 1000} kB, {len(camera.frames)} frames")


if __name__ == "__main__":
    main()
