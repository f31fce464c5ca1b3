"""Books as tests read them: block by block, each under its heading."""

import json
import re
from functools import cache
from typing import Any, NamedTuple

from casetta import games
from casetta.words import Words

HEADING = re.compile(r"(##|###) (\S.*) \{#([A-Za-z0-9-]+)\}")
EDITION = re.compile(r"> edition (\w+): \S")
BOARD = "```board"


class Block(NamedTuple):
    """A piece of a book: the heading it stands under, its kind, its text."""

    under: str
    kind: str
    text: str


@cache
def book(game: str, language: str) -> list[Block]:
    """A book block by block; blocks are separated by empty lines, rows and items by lines."""
    text = (games.load(game).folder / "book" / f"{language}.md").read_text(encoding="utf-8")
    blocks, under = [], ""
    for part in text.strip().split("\n\n"):
        heading = HEADING.fullmatch(part)
        under = heading[3] if heading else under
        lines = [part] if part.startswith(BOARD) else part.splitlines()
        blocks += [Block(under, kind_of(line), line) for line in lines]
    return blocks


def kind_of(line: str) -> str:
    """Which of the few kinds a block is."""
    edition = EDITION.match(line)
    kinds = {"## ": "chapter", "### ": "section", BOARD: "board", "- ": "item", "| ": "row"}
    found = [kind for start, kind in kinds.items() if line.startswith(start)]
    if re.match(r"\d+\. ", line):
        found.append("step")
    return f"edition {edition[1]}" if edition else (found or ["paragraph"])[0]


def boards(game: str, language: str) -> list[tuple[str, dict[str, Any]]]:
    """The boards of a book with the ids of their headings."""
    found = [block for block in book(game, language) if block.kind == "board"]
    return [(each.under, json.loads(each.text.removeprefix(BOARD)[:-3])) for each in found]


def board_under(game: str, heading: str) -> dict[str, Any]:
    """The first board under a heading."""
    return next(board for under, board in boards(game, "en") if under == heading)


def headings(game: str, language: str) -> dict[str, str]:
    """The headings by their ids."""
    found = [HEADING.fullmatch(block.text) for block in book(game, language)]
    return {match[3]: match[2] for match in found if match}


def rows(game: str, heading: str, language: str = "en") -> list[list[str]]:
    """The cells of the rows under a heading, without the head of the table."""
    found = [b.text for b in book(game, language) if b.under == heading and b.kind == "row"]
    return [[cell.strip(" *") for cell in row.strip("|").split("|")] for row in found][2:]


def numbers(text: str) -> list[int]:
    """The numbers in a text."""
    return [int(number) for number in re.findall(r"\d+", text)]


def position(game: str, board: dict[str, Any]):
    """The position of a board."""
    state, wrongs = games.load(game).text.setup(board["drawing"])
    assert not wrongs, [(wrong.code, wrong.where) for wrong in wrongs]
    return state


def legal(game: str, board: dict[str, Any]) -> list[str]:
    """What the first seat may do on a board, as texts."""
    state, rules = position(game, board), games.load(game)
    return [rules.text.write(move) for move in rules.legal(state, 0)]


def said(game: str, language: str, name: str, **values: str) -> str:
    """A sentence of a game."""
    return Words(language).with_game(games.load(game).folder)(name, **values)
