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
from casetta.games.dream_home.content.editions import EDITIONS, OPTIONS, PRESETS
from casetta.games.dream_home.rules.house import SPACE_NUMBERS
from casetta.games.dream_home.text.houses import space_name
from casetta.games.home_staging.ask.book import groups
from casetta.games.home_staging.bonuses.examples import examples
from casetta.games.home_staging.content.furniture import NUMBERS
from casetta.games.home_staging.plan.squares import SQUARE_NUMBERS
from casetta.games.my_shelfie.content import cards
from casetta.games.my_shelfie.rules.goals import goal_holds
from casetta.games.my_shelfie.rules.layout import shelf_of
from casetta.games.my_shelfie.text.notation import CELL_NAMES
from casetta.words import LANGUAGES, Words
from tools.book_boards import sheet_of

HEADING = re.compile(r"(##|###) (\S.*) \{#([A-Za-z0-9-]+)\}")
EDITION = re.compile(r"> edition (\w+): \S")
SHOWN = re.compile(r"!\[(\S.*)\]\((board|sheet|gallery):([\w-]+)\)")
ASKED = re.compile(r"> rulings ((?:[SDH]-\d+, )*[SDH]-\d+)")
DOCS = Path(__file__).parents[2] / "docs"
NUMBER = re.compile(r"[SDH]-\d+")
KANA_OR_KANJI = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
LETTERS = re.compile(r"[^\W\d_]{2}")
LONG = 40
"""A line with more letters than this is a sentence; a shorter one may be a name."""
MARKS = re.compile(r"^#\s|####|<\w|\]\(|\[[SDH]-|^> (?!edition|rulings)|`|(?<!\*)\*(?!\*)\w|\s$")
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


SUMMED = {"groups"}
"""Positions whose captions tell the sum."""


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
        blocks += [Block(under, kind_of(line), line) for line in part.splitlines()]
    return blocks


def kind_of(line: str) -> str:
    """Which of the few kinds a block is."""
    if edition := EDITION.match(line):
        return f"edition {edition[1]}"
    if shown := SHOWN.fullmatch(line):
        return f"{shown[2]} {shown[3]}"
    kinds = {"## ": "chapter", "### ": "section", "> ": "rulings", "- ": "item", "| ": "row"}
    found = [kind for start, kind in kinds.items() if line.startswith(start)]
    if re.match(r"\d+\. ", line):
        found.append("step")
    return (found or ["paragraph"])[0]


@cache
def positions(game: str) -> dict[str, dict[str, Any]]:
    """The positions that a book shows, by name."""
    text = (games.load(game).folder / "book" / "boards.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def shown(game: str, language: str, kind: str) -> list[tuple[str, str]]:
    """The names and captions of the pictures of one kind, in their order."""
    found = [SHOWN.fullmatch(block.text) for block in book(game, language)]
    return [(match[3], match[1]) for match in found if match and match[2] == kind]


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


def position(game: str, name: str):
    """The position of a board."""
    board = positions(game)[name]
    state, wrongs = games.load(game).text.setup(board["drawing"])
    assert not wrongs, [(wrong.code, wrong.where) for wrong in wrongs]
    return state


def legal(game: str, name: str) -> list[str]:
    """What the first seat may do on a board, as texts."""
    state, rules = position(game, name), games.load(game)
    return [rules.text.write(move) for move in rules.legal(state, 0)]


def said(game: str, language: str, name: str, **values: str) -> str:
    """A sentence of a game."""
    return Words(language).with_game(games.load(game).folder)(name, **values).replace("'", "’")


# All books


EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", games.names())
EVERY_BOOK = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in games.names() for language in LANGUAGES]
)


def frame(game: str, language: str) -> list[tuple[str, str]]:
    """What stands under which heading in every language: all but the sentences."""
    loose = ("paragraph", "item", "step")
    return [(block.under, block.kind) for block in book(game, language) if block.kind not in loose]


@EVERY_BOOK
def test_books_of_a_game_have_the_same_sections_tables_and_pictures(game, language):
    ids = [block.under for block in book(game, language) if block.kind in ("chapter", "section")]

    assert frame(game, language) == frame(game, "en")
    assert len(ids) == len(set(ids))


@EVERY_BOOK
def test_every_section_says_something(game, language):
    for block, following in pairwise(book(game, language)):
        if block.kind == "section":
            assert following.under == block.under, block
        assert (block.kind, following.kind) != ("chapter", "chapter")


@EVERY_BOOK
def test_a_book_keeps_to_the_few_marks_that_its_readers_draw(game, language):
    for block in book(game, language):
        if block.kind in ("chapter", "section"):
            assert HEADING.fullmatch(block.text), block
        elif block.kind == "rulings":
            assert ASKED.fullmatch(block.text), block
        elif not SHOWN.fullmatch(block.text):
            assert not MARKS.search(block.text), block
            assert not block.text.startswith("!"), block
            assert block.text.count("**") % 2 == 0, block


@EVERY_BOOK
def test_questions_under_a_section_are_among_the_rulings(game, language):
    for block, english in zip(
        (each for each in book(game, language) if each.kind == "rulings"),
        (each for each in book(game, "en") if each.kind == "rulings"),
        strict=True,
    ):
        cited = NUMBER.findall(block.text)

        assert cited == NUMBER.findall(english.text)
        assert set(cited) <= set(headings(game, language)), block


@EVERY_BOOK
def test_every_ruling_stands_in_the_book_with_its_answer(game, language):
    page = (DOCS / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    written = re.findall(r"^\| ([SDH]-\d+) \|", page, re.MULTILINE)
    found = [name for name in headings(game, language) if re.fullmatch(r"[SDH]-\d+", name)]

    assert written == found
    for name in found:
        answer = [block for block in book(game, language) if block.under == name][1:]
        assert headings(game, language)[name].startswith(f"{name} ")
        assert [block.kind for block in answer] == ["paragraph"]


@EVERY_BOOK
def test_no_sentence_is_left_in_english(game, language):
    if language == "en":
        return
    english = {block.text for block in book(game, "en") if len(block.text) > LONG}
    for block in book(game, language):
        if block.kind != "rulings" and LETTERS.search(block.text):
            assert block.text not in english


@EVERY_GAME
def test_japanese_books_are_written_in_japanese(game):
    for block in book(game, "ja"):
        if block.kind != "rulings" and LETTERS.search(block.text):
            assert KANA_OR_KANJI.search(block.text), block


@EVERY_BOOK
def test_tables_have_the_same_numbers_in_every_language(game, language):
    for heading in headings(game, "en"):
        told, english = rows(game, heading, language), rows(game, heading)

        for row, same in zip(told, english, strict=True):
            assert numbers(" ".join(row[1:])) == numbers(" ".join(same[1:])), row


@EVERY_GAME
def test_every_position_is_shown_and_every_picture_has_one(game):
    named = {name for kind in ("board", "sheet") for name, _ in shown(game, "en", kind)}

    assert named == positions(game).keys()


@EVERY_GAME
def test_every_board_is_a_position_that_is_drawn_back_as_it_stands(game):
    for name, board in positions(game).items():
        told = games.load(game).text.drawing(position(game, name))

        assert told == board["drawing"], name
        assert set(board["lit"]) <= LIT_NAMES[game], name
        assert board["show"], name
        assert set(board["show"]) <= PARTS_SHOWN[game], name


@EVERY_GAME
def test_points_of_the_positions_are_those_that_the_rules_count(game):
    """`python tools/book_boards.py` writes them."""
    boards = positions(game)
    sheets = {name: sheet_of(games.load(game), boards[name]["drawing"]) for name in boards}

    told = {name: board["sheet"] for name, board in boards.items() if "sheet" in board}
    assert told == {name: sheets[name] for name in told}
    assert set(told) == {name for name, _ in shown(game, "en", "sheet")}


@EVERY_BOOK
def test_points_told_below_a_position_are_those_of_its_sheet(game, language):
    """A caption that speaks of points names the sum of its sheet."""
    for name, caption in shown(game, language, "board"):
        sheet = positions(game)[name].get("sheet")
        if sheet and name in SUMMED:
            total = sum(line["points"] for line in sheet)
            assert str(total) in re.findall(r"\d+", caption), (name, total)


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
        state = position("my-shelfie", f"goal-{key.replace('_', '-')}")

        assert goal_holds(goal, state, shelf_of(0), 0), key


def test_tiles_lit_as_a_choice_can_be_taken_and_those_lit_as_enclosed_cannot():
    choice, enclosed = (positions("my-shelfie")[name]["lit"] for name in ("taking", "taking-2"))

    assert f"{' '.join(choice)} >1" in legal("my-shelfie", "taking")
    assert f"{enclosed[0]} >1" in legal("my-shelfie", "taking-2")
    assert f"{' '.join(enclosed)} >1" not in legal("my-shelfie", "taking-2")


def test_the_board_of_a_refill_has_no_two_tiles_side_by_side():
    room = positions("my-shelfie")["refill"]["drawing"]["room"]
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
    texts = legal("dream-home", heading)
    taken = [text.split()[1].upper() for text in texts if "room" in text]
    down = [text.split()[1].upper() for text in texts if "down" in text]
    face_up = [space for space in dict.fromkeys(taken) if taken.count(space) > down.count(space)]

    assert sorted(face_up) == sorted(positions("dream-home")[heading]["lit"])


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


@EVERY_LANGUAGE
def test_the_table_of_editions_tells_where_they_differ_from_the_standard(language):
    """One row for each single option, in their order; columns are the editions in theirs."""
    told = rows("dream-home", "editions", language)
    names = [option.name for option in OPTIONS if option.is_detail]

    assert len(told) == len(names)
    for name, (_, standard, *others) in zip(names, told, strict=True):
        differing = [edition for edition in EDITIONS[1:] if name in PRESETS[edition]]
        assert [each != standard for each in others] == [
            edition in differing for edition in EDITIONS[1:]
        ], name
        assert len({cell for cell in others if cell != standard}) <= 1, name


@EVERY_LANGUAGE
def test_spaces_and_columns_are_named_as_on_the_board(language):
    """U0 … B1 and columns from 0 are for moves that are typed."""
    for block in book("dream-home", language):
        assert not re.search(r"\b[ULB][0-4](?!\d)", block.text), block


# Home Staging


@EVERY_LANGUAGE
def test_the_table_of_scenarios_tells_what_their_files_say(language):
    files = sorted((games.load("home-staging").folder / "content" / "scenarios").glob("*.toml"))
    pages = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    told = rows("home-staging", "scenarios", language)

    names = [said("home-staging", language, f"option-scenario-{page['id']}") for page in pages]
    assert [row[0].replace("'", "’") for row in told] == names
    assert [numbers(" ".join(row[1:])) for row in told] == [
        [page["difficulty"], len(page["room"]), *page["par"]] for page in pages
    ]


def test_the_lit_square_of_the_piece_cut_off_is_the_one_nobody_gets_to():
    sheet = games.load("home-staging").text.sheet(position("home-staging", "access"), 0)
    cut_off = [line.cells for line in sheet.lines if line.rule == "sheet-cut-off"]

    assert cut_off == [tuple(positions("home-staging")["access"]["lit"])]


def test_the_book_shows_all_furniture_and_every_kind_of_bonus():
    named = {name for name, _ in shown("home-staging", "en", "gallery")}
    families = {each.family for each in examples()} | {"home"}

    assert named == {f"furniture-{group}" for group in groups()} | {
        f"bonuses-{family}" for family in families
    }
    assert sum(len(numbers) for numbers in groups().values()) == NUMBERS


def test_every_kind_of_bonus_has_an_example_and_most_are_earned():
    found = list(examples())

    assert [each.kind.name for each in found if each.now.status == "open"] == []
    assert [each.kind.name for each in found if not each.now.points] == [
        "all_rooms_window", "same_size", "square",
    ]  # fmt: skip
