"""The plan as an SVG picture: whole, well-formed, every piece once and in its place."""

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from casetta.games import home_staging
from casetta.games.home_staging import GAME
from casetta.games.home_staging.content.furniture import option_name
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.pencil.furniture import catalogue, item_of, placed, read_item
from casetta.games.home_staging.pencil.house import joined
from casetta.games.home_staging.pencil.pencil import CELL, jitter, outline
from casetta.games.home_staging.pencil.sketches import SKETCHES, sketch
from casetta.games.home_staging.pencil.svg import figures, longest_run, plan_svg, signed
from casetta.games.home_staging.plan.figures import live
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.squares import from_rows, pairs
from casetta.games.home_staging.rules import layout, openings
from casetta.games.home_staging.rules.closing import door_of
from casetta.games.home_staging.rules.pieces import piece_word
from casetta.games.home_staging.rules.scoring import points
from casetta.words import LANGUAGES, Words
from tests.games.home_staging.played import dealt
from tests.playing import random_game
from tools import home_sheet

FOLDER = Path(next(iter(home_staging.__path__)))
WORDS = {language: Words(language).with_game(FOLDER) for language in LANGUAGES}
SVG = "{http://www.w3.org/2000/svg}"


def played(scenario: str, seed: int, until: int = layout.OVER):
    """A random game, up to a phase."""
    game = random_game(GAME, dealt(scenario, 1, seed), Random(seed))
    return next(state for state in game if state[layout.PHASE] == until)


def groups(document: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [each for each in document.iter(f"{SVG}g") if each.get("class") == name]


@pytest.mark.parametrize("scenario", NAMES)
def test_a_plan_is_a_whole_document_with_every_piece_once(scenario):
    state = played(scenario, 3)
    text = plan_svg(state, 0, WORDS["en"])
    document = ElementTree.fromstring(text)

    drawn = groups(document, "piece")
    names = sorted(each.findtext(f"{SVG}title", "") for each in drawn)
    expected = [
        WORDS["en"](f"furniture-{option_name(piece.option)}") for piece in Plan(state, 0).pieces
    ]
    assert document.tag == f"{SVG}svg"
    assert names == sorted(expected)
    assert all(len(each) > 1 for each in drawn)
    assert not re.search(r"<script|<image|<use|href|url\(|@import|\bid=|\bon\w+=", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_lettered_in_the_readers_language(language):
    state, say = played("the-ferryman", 5), WORDS[language]
    texts = [
        each.text for each in ElementTree.fromstring(plan_svg(state, 0, say)).iter(f"{SVG}text")
    ]

    assert say("scenario-the-ferryman-title") in texts
    assert say("scenario-the-ferryman-room-studio") in texts
    assert say("svg-finished") in texts
    assert signed(points(state, 0)) in texts
    assert [chr(ord("A") + n) for n in range(16)] == texts[:16]


def test_the_same_plan_gives_the_same_bytes():
    state = played("the-old-cistern", 2)

    assert plan_svg(state, 0, WORDS["en"]) == plan_svg(list(state), 0, WORDS["en"])
    assert jitter(1, 2, 3) == jitter(1, 2, 3)
    assert jitter(1, 2, 3) != jitter(1, 2, 4)


def test_an_empty_plan_and_a_room_in_the_making_can_be_drawn():
    """A room that is being closed has a dashed outline and no name yet."""
    empty = ElementTree.fromstring(plan_svg(dealt("first-keys"), 0, WORDS["en"]))
    making = played("first-keys", 1, until=layout.CLOSE)
    text = plan_svg(making, 0, WORDS["en"])

    assert groups(empty, "piece") == []
    assert making[layout.ROOM] != layout.NONE
    assert 'stroke-dasharray="8 6"' in text
    assert WORDS["en"]("svg-unfinished") in text


def test_pieces_that_do_not_count_are_faint():
    """As soon as there is a front door; before that nothing counts anyway."""
    counted = set()
    for seed in range(20):
        state = played("over-the-flower-shop", seed)
        openings.set_front_door(state, 0, layout.NONE)
        openings.set_front_door(state, 0, Plan(state, 0).propose_front_door() or layout.NONE)
        pieces = groups(ElementTree.fromstring(plan_svg(state, 0, WORDS["en"])), "piece")
        reachable = [piece.reachable for piece in live(state, 0).pieces]
        if Plan(state, 0).front_door is not None:
            assert [each.get("opacity") for each in pieces].count(".42") == reachable.count(False)
            counted.update(reachable)

    assert counted == {True, False}


def test_points_that_may_still_come_to_count_stand_in_brackets():
    """As long as the game is not over."""
    state = played("first-keys", 1, until=layout.CLOSE)
    room = live(state, 0).rooms[state[layout.ROOM]]
    text = plan_svg(state, 0, WORDS["en"])
    state[layout.PHASE] = layout.OVER

    assert room.danger > 0
    assert f">{figures(Plan(state, 0), room)} ({room.danger})<" in text
    assert f"({room.danger})" not in plan_svg(state, 0, WORDS["en"])


# Furniture


@pytest.mark.parametrize("scenario", NAMES)
def test_a_piece_is_drawn_where_it_lies_however_it_is_turned(scenario):
    """All cards of a scenario, all options, all turns, mirrored and not."""
    state = dealt(scenario)
    state[layout.PIECES] = 1
    for card in range(state[layout.CARDS]):
        for option in range(4):
            for transform in range(8):
                state[layout.PIECE] = piece_word(card, option, transform, 16 * 4 + 5)
                plan = Plan(state, 0)
                (piece,) = plan.pieces
                matrix, body = placed(plan, piece), item_of(plan, piece).body

                assert {on_plan(matrix, square) for square in body} == set(pairs(piece.body))


def on_plan(matrix: str, square: tuple[int, int]) -> tuple[int, int]:
    """Where the middle of a square of the card comes to lie."""
    a, b, c, d, e, f = (int(each) for each in re.findall(r"-?\d+", matrix))
    x, y = (square[1] + 0.5) * CELL, (square[0] + 0.5) * CELL
    return int((b * x + d * y + f) // CELL), int((a * x + c * y + e) // CELL)


@pytest.mark.parametrize("name", catalogue())
def test_every_option_has_a_drawing(name):
    option = catalogue()[name]
    item = read_item(name, option["draw"], option["tags"])
    drawing = ElementTree.fromstring(f"<g>{sketch(item)}</g>")

    assert len(list(drawing.iter("path"))) >= 2
    assert set(SKETCHES) == set(range(1, 34))


@pytest.mark.parametrize("rows", [["c"], ["~"], ["#"], ["#c", "##"], ["###", "#.#", "###"]])
@pytest.mark.parametrize("number", SKETCHES)
def test_own_furniture_of_any_shape_can_be_drawn(number, rows):
    item = read_item(f"{number:02}a1", rows, ())

    assert list(ElementTree.fromstring(f"<g>{sketch(item)}</g>"))


# The pencil


def test_an_outline_goes_round_squares_and_holes():
    ring = [(row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1)]

    assert outline([(0, 0)]) == [[(40, 0), (40, 40), (0, 40), (0, 0)]]
    assert sorted(map(len, outline(ring))) == [4, 4]
    assert len(outline([(0, 0), (0, 1), (1, 0)])[0]) == 6
    assert len(outline([(0, 0), (2, 2)])) == 2
    assert outline([(0, 0)], 3) == [[(37, 3), (37, 37), (3, 37), (3, 3)]]


def test_edges_are_drawn_as_long_strokes():
    across = [((0.0, 0.0), (40.0, 0.0)), ((80.0, 0.0), (40.0, 0.0)), ((120.0, 0.0), (160.0, 0.0))]
    upright = [((40.0, 0.0), (40.0, 40.0))]

    assert joined(across + upright) == [
        ((0.0, 0.0), (80.0, 0.0)),
        ((40.0, 0.0), (40.0, 40.0)),
        ((120.0, 0.0), (160.0, 0.0)),
    ]


def test_a_name_stands_where_most_squares_are_in_a_row():
    rows = [0b11, 0b1110, 0b111, *[0] * 13]

    assert longest_run(from_rows(rows)) == [(2, 0), (2, 1), (2, 2)]
    assert longest_run(0) == []
    assert signed(-3) == "−3"


def test_front_door_windows_and_doors_are_drawn():
    """A door is one stroke, a window two and a line of sight if it sees something."""
    state = played("the-ferryman", 4, until=layout.FINISH)
    before = len(openings_of(state))
    doors = sum(door_of(state, 0, room) != layout.NONE for room in range(state[layout.ROOMS]))
    free = [edge for edge in range(1024) if not openings.why_not_window(state, 0, edge)]
    lake = {edge for edge in free if openings.sees(state, edge, layout.LAKE)}
    tree = {edge for edge in free if openings.sees(state, edge, layout.TREE)}
    openings.set_window(state, 0, min(set(free) - lake - tree))
    openings.set_window(state, 0, min(lake))
    with_windows = len(openings_of(state))
    fronts = (edge for edge in range(1024) if not openings.why_not_front_door(state, 0, edge))
    openings.set_front_door(state, 0, next(fronts))

    assert before == doors > 0
    assert with_windows == before + 2 + 3
    assert len(openings_of(state)) == with_windows + 2


def openings_of(state) -> list[ElementTree.Element]:
    (drawn,) = groups(ElementTree.fromstring(plan_svg(state, 0, WORDS["en"])), "openings")
    return list(drawn)


def test_the_home_page_draws_what_the_rules_say_of_its_plan():
    """`python tools/home_sheet.py` writes it anew."""
    assert home_sheet.TARGET.read_text(encoding="utf-8") == home_sheet.sheet()
