"""The rule books: four languages, the same paragraphs, boards that can be, examples that add up."""

import json
import re
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from casetta import games
from casetta.games.dream_home.rules.house import SPACE_NUMBERS
from casetta.games.dream_home.text.houses import space_name
from casetta.games.home_staging.plan.squares import SQUARE_NUMBERS
from casetta.games.my_shelfie.content import cards
from casetta.games.my_shelfie.rules.goals import goal_holds
from casetta.games.my_shelfie.rules.layout import shelf_of
from casetta.games.my_shelfie.text.notation import CELL_NAMES
from casetta.words import LANGUAGES, Words

HEADING = re.compile(r"(##|###) (\S.*) \{#([A-Za-z0-9-]+)\}")
EDITION = re.compile(r"> edition (\w+): \S")
BOARD = "```board"
RULINGS = Path(__file__).parents[2] / "docs" / "rulings"
NUMBER = re.compile(r"\[([SDH]-\d+)\]")
KANA_OR_KANJI = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
LETTERS = re.compile(r"[^\W\d_]{2}")
MARKS = re.compile(r"^#\s|####|<\w|\]\(|`|(?<!\*)\*(?!\*)\w|\s$")
"""What the pages do not draw: other headings, tags, links, code, italics, blanks at the end."""
LIT_NAMES = {
    "my-shelfie": {f"{column}/{row}" for column in range(1, 6) for row in range(1, 7)}
    | set(CELL_NAMES.values()),
    "dream-home": {space_name(each) for each in SPACE_NUMBERS} | set("01234") | {"outside"},
    "home-staging": set(SQUARE_NUMBERS)
    | {f"{square} {side}" for square in SQUARE_NUMBERS for side in "nesw"},
}
PARTS_SHOWN = {
    "my-shelfie": {"room", "shelf"},
    "dream-home": {"display", "house"},
    "home-staging": {"plan", "cards"},
}


# Books as tests read them: block by block, each under its heading


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
    return Words(language).with_game(games.load(game).folder)(name, **values).replace("'", "’")


# All books


EVERY_GAME = pytest.mark.parametrize("game", games.names())
EVERY_BOOK = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in games.names() for language in LANGUAGES]
)


@EVERY_BOOK
def test_books_of_a_game_have_the_same_paragraphs_under_the_same_ids(game, language):
    shape = [(block.under, block.kind) for block in book(game, language)]
    ids = [block.under for block in book(game, language) if block.kind in ("chapter", "section")]

    assert shape == [(block.under, block.kind) for block in book(game, "en")]
    assert len(ids) == len(set(ids))


@EVERY_BOOK
def test_a_book_keeps_to_the_few_marks_that_the_pages_draw(game, language):
    for block in book(game, language):
        if block.kind in ("chapter", "section"):
            assert HEADING.fullmatch(block.text), block
        if block.kind != "board":
            assert not MARKS.search(block.text), block
            assert block.text.count("**") % 2 == 0, block


@EVERY_BOOK
def test_books_of_a_game_cite_the_same_rulings_in_every_paragraph(game, language):
    for block, english in zip(book(game, language), book(game, "en"), strict=True):
        cited = sorted(NUMBER.findall(block.text))

        assert cited == sorted(NUMBER.findall(english.text)), block
        assert set(cited) <= set(headings(game, language)), block


@EVERY_BOOK
def test_every_ruling_stands_in_the_book_with_its_answer(game, language):
    page = (RULINGS / f"{game}.md").read_text(encoding="utf-8")
    written = re.findall(r"^\| ([SDH]-\d+) \|", page, re.MULTILINE)
    found = [name for name in headings(game, language) if re.fullmatch(r"[SDH]-\d+", name)]

    assert written == found
    for name in found:
        answer = [block for block in book(game, language) if block.under == name][1:]
        assert headings(game, language)[name].startswith(f"{name} ")
        assert [block.kind for block in answer] == ["paragraph"]


@EVERY_BOOK
def test_no_paragraph_is_left_in_english(game, language):
    if language == "en":
        return
    for block, english in zip(book(game, language), book(game, "en"), strict=True):
        if LETTERS.search(block.text):
            assert block.text != english.text


@EVERY_GAME
def test_japanese_books_are_written_in_japanese(game):
    for block in book(game, "ja"):
        if LETTERS.search(block.text):
            assert KANA_OR_KANJI.search(block.text), block


@EVERY_BOOK
def test_tables_have_the_same_numbers_in_every_language(game, language):
    for heading in headings(game, "en"):
        told, english = rows(game, heading, language), rows(game, heading)

        for row, same in zip(told, english, strict=True):
            assert numbers(" ".join(row[1:])) == numbers(" ".join(same[1:])), row


@EVERY_BOOK
def test_boards_are_the_same_in_every_language_with_a_caption_of_its_own(game, language):
    for (_, board), (_, english) in zip(boards(game, language), boards(game, "en"), strict=True):
        assert set(board) == {"drawing", "show", "lit", "caption"}
        assert {**board, "caption": ""} == {**english, "caption": ""}
        assert (board["caption"] == english["caption"]) == (language == "en")


@EVERY_GAME
def test_every_board_is_a_position_that_is_drawn_back_as_it_stands(game):
    for heading, board in boards(game, "en"):
        state = position(game, board)

        assert games.load(game).text.drawing(state) == board["drawing"], heading
        assert set(board["lit"]) <= LIT_NAMES[game], heading
        assert board["show"], heading
        assert set(board["show"]) <= PARTS_SHOWN[game], heading


@EVERY_GAME
def test_the_counted_score_adds_up_to_the_sheet_of_its_board(game):
    board = board_under(game, "example")
    sheet = games.load(game).text.sheet(position(game, board), 0)
    points = [int(row[-1]) for row in rows(game, "example")]

    assert points == [*(line.points for line in sheet.lines), sheet.total]


@EVERY_BOOK
def test_every_goal_card_and_part_of_a_score_has_a_paragraph_with_its_name(game, language):
    words = (games.load(game).folder / "words" / "en.ftl").read_text(encoding="utf-8")
    messages = [each for each in FluentParser().parse(words).body if isinstance(each, ast.Message)]
    names = [message.id.name for message in messages]
    titles = headings(game, language)

    for name in names:
        if name.startswith("goal-name-"):
            assert titles[name.replace("name-", "")] == said(game, language, name)
        elif name.startswith("help-"):
            card = name.removeprefix("help-").replace("-", "_")
            title = titles[name.removeprefix("help-")]
            assert title.lower() == said(game, language, "card-name", card=card).lower()
        elif name.startswith("part-"):
            assert name.removeprefix("part-") in titles


# My Shelfie


def test_every_common_goal_is_shown_by_a_shelf_that_has_it():
    for goal, key in enumerate(cards.GOAL_KEYS):
        board = board_under("my-shelfie", f"goal-{key.replace('_', '-')}")
        state = position("my-shelfie", board)

        assert goal_holds(goal, state, shelf_of(0), 0), key


def test_tiles_lit_as_a_choice_can_be_taken_and_those_lit_as_enclosed_cannot():
    choice, enclosed = (b for under, b in boards("my-shelfie", "en") if under == "taking")

    assert f"{' '.join(choice['lit'])} >1" in legal("my-shelfie", choice)
    assert f"{enclosed['lit'][0]} >1" in legal("my-shelfie", enclosed)
    assert f"{' '.join(enclosed['lit'])} >1" not in legal("my-shelfie", enclosed)


def test_the_board_of_a_refill_has_no_two_tiles_side_by_side():
    room = board_under("my-shelfie", "refill")["drawing"]["room"]
    columns = ["".join(column) for column in zip(*room, strict=True)]

    for line in (*room, *columns):
        assert all("." in pair for pair in pairwise(line)), line


def test_tables_of_points_tell_what_the_cards_say():
    (personal,), (groups,) = rows("my-shelfie", "personal"), rows("my-shelfie", "groups")

    assert tuple(map(int, personal[1:])) == cards.PERSONAL_POINTS[1:]
    assert tuple(map(int, groups[1:])) == cards.GROUP_POINTS[3:]


# Dream Home


@pytest.mark.parametrize("heading", ["placing", "finished"])
def test_lit_spaces_are_those_that_take_the_room_face_up(heading):
    board = board_under("dream-home", heading)
    taken = [text.split()[1].upper() for text in legal("dream-home", board) if "room" in text]
    down = [text.split()[1].upper() for text in legal("dream-home", board) if "down" in text]
    face_up = [space for space in dict.fromkeys(taken) if taken.count(space) > down.count(space)]

    assert sorted(face_up) == sorted(board["lit"])


def test_tables_of_rooms_and_decor_tell_what_the_cards_say():
    cards = tomllib.loads(
        (games.load("dream-home").folder / "content" / "cards.toml").read_text("utf-8")
    )
    points = [row["points"] + [row[key] for key in ("beside_points",) if key in row]
              for row in cards["room"]]  # fmt: skip
    decor = {said("dream-home", "en", "card-name", card=row["key"]): row for row in cards["decor"]}

    assert [numbers(" ".join(row[1:])) for row in rows("dream-home", "rooms")] == points
    assert len(rows("dream-home", "decor")) == len(decor)
    for name, _, worth in rows("dream-home", "decor"):
        assert decor[name.lower()]["points"] == int(worth), name


# Home Staging


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_scenarios_tells_what_their_files_say(language):
    files = sorted((games.load("home-staging").folder / "content" / "scenarios").glob("*.toml"))
    pages = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    told = rows("home-staging", "scenarios", language)

    assert [row[0].replace("'", "’") for row in told] == [
        said("home-staging", language, f"option-scenario-{page['id']}") for page in pages
    ]
    assert [numbers(" ".join(row[1:])) for row in told] == [
        [page["difficulty"], len(page["room"]), *page["par"]] for page in pages
    ]


def test_the_lit_square_of_the_piece_cut_off_is_the_one_nobody_gets_to():
    board = board_under("home-staging", "access")
    sheet = games.load("home-staging").text.sheet(position("home-staging", board), 0)
    cut_off = [line.cells for line in sheet.lines if line.rule == "sheet-cut-off"]

    assert cut_off == [tuple(board["lit"])]
