"""The rules of each game as pages of the documentation, in every language, with boards as pictures.

The books lie in the folders of the games; the running pages show the same with live boards.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

from casetta import games
from casetta.contract.game import Game
from casetta.contract.languages import LANGUAGES
from casetta.games.home_staging.content.library import own_scenario, told_scenario
from casetta.games.home_staging.pencil.house import ends_of
from casetta.games.home_staging.pencil.pencil import CELL
from casetta.games.home_staging.pencil.svg import plan_svg
from casetta.games.home_staging.plan.squares import SIDE, SQUARE_NUMBERS
from casetta.protocol.ask import answer
from casetta.words import Words

ROOT = Path(__file__).resolve().parents[1]
ART = "../art"
"""Where the drawings of casetta lie, from a page of rules."""
SHOWN = re.compile(r"^!\[(.*)\]\((board|sheet|gallery):([\w-]+)\)$", re.MULTILINE)
NAME = re.compile(r"^language-name = (.*)$", re.MULTILINE)
RULINGS = re.compile(r"^> rulings (.*)$", re.MULTILINE)
EDITION = re.compile(r"^> edition ([\w, -]+): (.*)$", re.MULTILINE)
TILES = {"C": "cat", "B": "book", "G": "game", "F": "frame", "T": "trophy", "P": "plant"}
LIT = "#ffb300"
SHEET = f'viewBox="-40 -30 {SIDE * CELL + 50} {SIDE * CELL + 40}" role="img"'
"""The part of a plan that the rules speak of: without the title block."""
Drawing = dict[str, Any]


def pages() -> Iterator[tuple[str, str]]:
    """The name and the text of each page."""
    for name in games.names():
        game = games.load(name)
        for language in LANGUAGES:
            yield f"{name}-{language}.md", page(game, language)


def page(game: Game, language: str) -> str:
    """One book in one language."""
    words = Words(language).with_game(game.folder)
    folder = game.folder / "book"
    book = (folder / f"{language}.md").read_text(encoding="utf-8")
    boards = json.loads((folder / "boards.json").read_text(encoding="utf-8"))
    book = SHOWN.sub(lambda found: shown(game, boards, words, *found.groups()), book)
    book = RULINGS.sub(lambda found: rulings(found[1]), book)
    book = EDITION.sub(lambda found: edition(found[1], found[2], words), book)
    others = " · ".join(
        name_of(each) if each == language else f"[{name_of(each)}]({game.name}-{each}.md)"
        for each in LANGUAGES
    )
    return f"# {words('game-title')}\n\n{others}\n\n{book}"


def name_of(language: str) -> str:
    """What a language calls itself; the pages know it."""
    content = (ROOT / "web" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = NAME.search(content)
    assert found, language
    return found[1]


def shown(game: Game, boards: Drawing, words: Words, caption: str, kind: str, name: str) -> str:
    """A position, its points, or a gallery."""
    if kind == "gallery":
        return gallery(game, name, caption, words)
    if kind == "sheet":
        return sheet(boards[name]["sheet"], caption, words)
    return figure(game, {**boards[name], "caption": caption}, words)


def rulings(named: str) -> str:
    """The way to the rulings of a section, further down the page."""
    return " · ".join(f"[{each}](#{each})" for each in named.split(", "))


def sheet(lines: list[Drawing], caption: str, words: Words) -> str:
    """The points of a position, line by line, as the rules count them."""
    rows = [f"| {line_told(line, words)} | {line['points']} |" for line in lines]
    total = sum(line["points"] for line in lines)
    return "\n".join([f"| {caption} | |", "| --- | ---: |", *rows, f"| | **{total}** |"])


def line_told(line: Drawing, words: Words) -> str:
    """A line of a sheet, furniture by its name."""
    values = dict(line["values"])
    if "option" in values:
        values["option"] = words(f"furniture-{values['option']}")
    return words(line["rule"], **values)


def edition(name: str, text: str, words: Words) -> str:
    """What one edition does otherwise, as a note."""
    return f'!!! note "{words("option-edition")}: {name}"\n    {text}\n'


def figure(game: Game, told: Drawing, words: Words) -> str:
    """A board of the book with its caption."""
    board = BOARDS[game.name](game, told, words)
    return f"<figure>{board}<figcaption>{escape(told['caption'])}</figcaption></figure>"


def picture(path: str, name: str, *, lit: bool = False) -> str:
    """One of casetta's own drawings."""
    mark = ' class="lit"' if lit else ""
    return f'<img src="{ART}/{path}.svg" alt="{escape(name)}" title="{escape(name)}"{mark}>'


def table(rows: list[list[str]], kind: str) -> str:
    """Cells in rows; an empty text is a gap."""
    lines = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    return (
        f'<table class="board {kind}">' + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"
    )


# My Shelfie


def tiles(game: Game, told: Drawing, words: Words) -> str:
    """The living room, or the shelf of the first seat."""
    drawing, lit = told["drawing"], told["lit"]
    in_room = "room" in told["show"]
    rows = drawing["room"] if in_room else drawing["shelves"][0]

    def cell(row: int, column: int) -> str:
        name = f"{'abcdefghi'[column]}{row + 1}" if in_room else f"{column + 1}/{row + 1}"
        letter = rows[row][column]
        if letter == ".":
            return '<i class="lit"></i>' if name in lit else ""
        return picture(f"tiles/{TILES[letter]}", words("kind", letter=letter), lit=name in lit)

    cells = [[cell(row, column) for column in range(len(rows[row]))] for row in range(len(rows))]
    return table(cells, "room" if in_room else "shelf")


# Dream Home


def houses(game: Game, told: Drawing, words: Words) -> str:
    """The display, the house of the first seat, or both."""
    drawing, lit, shown = told["drawing"], told["lit"], ""
    if "display" in told["show"]:
        columns = drawing["display"]
        rooms = [
            room(each and {"room": each["room"]}, words, str(n) in lit)
            for n, each in enumerate(columns)
        ]
        others = [resource(each and each.get("resource"), words) for each in columns]
        shown += table([rooms, others], "display")
    if "house" in told["show"]:
        home = drawing["houses"][0]
        upper = [room(each, words, f"U{n}" in lit) for n, each in enumerate(home["upper"])]
        lower = [room(each, words, f"L{n}" in lit) for n, each in enumerate(home["lower"])]
        cellar = [room(each, words, f"B{n}" in lit) for n, each in enumerate(home["basement"])]
        shown += table([upper, lower, ["", "", "", *cellar]], "house")
    return shown


def room(told: Any, words: Words, lit: bool) -> str:
    """What lies on a space, with the token on it."""
    if told is None:
        return '<i class="lit"></i>' if lit else "<i></i>"
    if isinstance(told, str):
        name = "empty-room" if told == "empty" else told.split()[-1]
        return picture(f"house/{name}", told, lit=lit)
    drawn = picture(f"rooms/{told['room']}", words("room-name", room=told["room"]), lit=lit)
    token = told.get("decor")
    return drawn + (picture(f"decor/{token}", words("card-name", card=token)) if token else "")


def resource(name: str | None, words: Words) -> str:
    """The name of a resource card."""
    return escape(words("card-name", card=name.replace(" ", "-"))) if name else ""


# Home Staging


def plans(game: Game, told: Drawing, words: Words) -> str:
    """The plan of the first seat, or the options of the cards that are turned over."""
    if "plan" not in told["show"]:
        return cards(game, told, words)
    state, _ = game.text.setup(told["drawing"])
    assert state is not None
    content = told_scenario(told["drawing"])
    own = None if content is None else own_scenario(content)
    drawn = plan_svg(state, 0, words, own).partition("?>\n")[2]
    marks = "".join(map(mark, told["lit"]))
    return f'<svg class="plan" {SHEET}>' + drawn.partition(">")[2].replace(
        "</svg>", f"{marks}</svg>"
    )


def mark(name: str) -> str:
    """A square or an edge of the plan that the caption speaks of."""
    square, _, side = name.partition(" ")
    number = SQUARE_NUMBERS[square]
    if side:
        (x, y), (x2, y2) = ends_of(4 * number + "nesw".index(side))
        return f'<path d="M{x} {y}L{x2} {y2}" stroke="{LIT}" stroke-width="9" opacity=".8"/>'
    row, column = divmod(number, SIDE)
    where = f'x="{column * CELL + 2}" y="{row * CELL + 2}" width="{CELL - 4}" height="{CELL - 4}"'
    return f'<rect {where} fill="none" stroke="{LIT}" stroke-width="4"/>'


def cards(game: Game, told: Drawing, words: Words) -> str:
    """Both options of each card of the room that is turned over."""
    names = [
        f"{card['number']:02}{card['card']}{option}"
        for card in told["drawing"]["cards"]
        if card["card"]
        for option in (1, 2)
    ]
    furniture = answer(game, {"ask": "furniture", "names": names}, words)["furniture"]
    return "".join(option(furniture[name], words(f"furniture-{name}")) for name in names)


def option(told: Drawing, name: str) -> str:
    """One piece of furniture as it is drawn."""
    size = f"0 0 {told['columns'] * CELL} {told['rows'] * CELL}"
    dots = "".join(
        f'<circle cx="{(column + 0.5) * CELL}" cy="{(row + 0.5) * CELL}" r="4"/>'
        for row, column in told["dots"]
    )
    return (
        f'<svg class="option" viewBox="{size}" role="img"><title>{escape(name)}</title>'
        f"{told['picture']}{dots}</svg>"
    )


def gallery(game: Game, name: str, caption: str, words: Words) -> str:
    """All furniture of a room, every kind of bonus of a family, or the plan of their examples."""
    part, _, of = name.partition("-")
    if part == "furniture":
        return f"**{caption}**\n\n{furniture_of(game, of, words)}"
    told = answer(game, {"ask": "bonuses"}, words)
    if of == "home":
        return figure(
            game, {"drawing": told["view"], "show": ["plan"], "lit": [], "caption": caption}, words
        )
    items = [
        f"- {each['texts'][words.language]} ({each['points']})"
        for each in told["bonuses"]
        if each["family"] == of
    ]
    return "\n".join([f"**{caption}**", "", *items])


def furniture_of(game: Game, group: str, words: Words) -> str:
    """The pieces that are at home in one room, number by number."""
    numbers = answer(game, {"ask": "gallery"}, words)["groups"][group]
    names = [option for each in numbers for option in each["options"]]
    drawn = answer(game, {"ask": "furniture", "names": names}, words)["furniture"]
    figures = (
        f"<figure>{option(drawn[name], words(f'furniture-{name}'))}<figcaption>"
        f"{escape(words(f'furniture-{name}'))} {drawn[name]['points']}</figcaption></figure>"
        for name in names
    )
    return f'<div class="furniture">{"".join(figures)}</div>'


BOARDS: dict[str, Callable[[Game, Drawing, Words], str]] = {
    "my-shelfie": tiles,
    "dream-home": houses,
    "home-staging": plans,
}
