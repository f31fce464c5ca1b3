"""Positions written from the rulebook alone, a naive reading beside ours; progress with goals."""

import json
from pathlib import Path
from random import Random

import pytest

from casetta.contract.errors import Wrong
from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import GOAL_KEYS, LETTERS
from casetta.protocol.ask import answer_line
from casetta.protocol.ask import ask as ask_rules
from casetta.words import Words
from tests.games.my_shelfie import naive
from tests.games.my_shelfie.drawn import EMPTY_SHELF

# Positions written from the rulebook alone, and a naive reading of the rules beside ours


WORDS = Words("en").with_game(GAME.folder)
FILE = Path(__file__).parent / "positions.jsonl"
POSITIONS = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def ask(question):
    return answer_line(GAME, json.dumps(question).encode(), WORDS)


def in_order(answer):
    """The answer with its groups in a fixed order."""
    if "adjacency" in answer:
        answer["adjacency"]["groups"].sort(key=lambda group: (group["type"], group["size"]))
    return answer


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_position(position):
    answer = ask(position["question"])

    if position.get("error"):
        assert position.get("where_contains", "") in (answer["error"]["where"] or "")
    else:
        warnings = answer.pop("warnings", [])
        expected = {k: v for k, v in position["answer"].items() if k != "warnings"}
        assert in_order(answer) == in_order(expected)
        assert bool(warnings) == bool(position.get("warns"))


def random_shelf(dice):
    """A shelf with runs of equal tiles, so that patterns occur."""
    columns = []
    few = dice.sample(LETTERS, dice.randint(2, 6))
    for _ in range(5):
        height = dice.choice([6, 6, 6, dice.randint(0, 6)])
        column: list[str] = []
        while len(column) < height:
            column += [dice.choice(few)] * dice.randint(1, 3)
        columns.append("." * (6 - height) + "".join(column[:height]))
    return ["".join(column[row] for column in columns) for row in range(6)]


def random_board(dice, players):
    """A living room in which some cells hold tiles."""
    density = dice.random()
    used = naive.used_cells(players)
    return [
        "".join(
            dice.choice(LETTERS) if (row, column) in used and dice.random() < density else "."
            for column in range(9)
        )
        for row in range(9)
    ]


@pytest.mark.parametrize("goal", GOAL_KEYS)
def test_goals_agree_with_the_naive_reading(goal):
    dice = Random(goal)
    for _ in range(300):
        shelf, edition = random_shelf(dice), dice.choice(["en", "it"])
        answer = ask({"ask": "goal", "goal": goal, "shelf": shelf, "edition": edition})
        assert answer["holds"] == naive.goal_holds(goal, shelf, edition), shelf


def test_scores_agree_with_the_naive_reading():
    dice = Random(1)
    for _ in range(500):
        shelf, card = random_shelf(dice), dice.randint(1, 12)
        answer = ask({"ask": "score", "shelf": shelf, "personal": card})
        assert answer["adjacency"]["points"] == naive.adjacency_points(shelf)
        assert answer["personal"]["points"] == naive.personal_points(shelf, card)


def test_takes_and_refills_agree_with_the_naive_reading():
    dice = Random(2)
    for _ in range(200):
        players, room = dice.randint(2, 4), dice.randint(0, 6)
        board = random_board(dice, players)
        question = {"players": players, "board": board}
        answer = ask({"ask": "takes", "room": room, **question})
        expected = sorted(sorted(map(list, take)) for take in naive.takes(players, board, room))
        assert answer["takes"] == expected
        assert ask({"ask": "refill", **question})["refill"] == naive.refill(board)


# How far a shelf is with common goals


def missing(goal, shelf):
    """What one goal still needs."""
    told = ask_rules(GAME, {"ask": "progress", "goals": [goal], "shelf": shelf})
    return told["goals"][0]["missing"]


def test_an_empty_shelf_needs_all_tiles_of_every_goal():
    found = [missing(goal, EMPTY_SHELF) for goal in GOAL_KEYS]

    assert found == [12, 16, 4, 8, 18, 8, 5, 20, 12, 10, 5, 15]


STAIRS = [".....", ".....", "....C", "...BG", "..CGT", "CBGFP"]
CORNERS = ["C...C", "B...B", "G...G", "F...F", "T...T", "C...C"]
MISSING = [
    ("a goal that is shown needs nothing", "four_corners", CORNERS, 0),
    ("a filled corner comes too late", "four_corners", STAIRS, None),
    ("so do corners of two types", "four_corners", [*CORNERS[:5], "C...B"], None),
    ("a diagonal of one type", "diagonal", STAIRS, 4),
    ("a single tile is half a pair", "six_groups_of_two", [*EMPTY_SHELF[:5], "CBGFT"], 7),
    ("two tiles are a whole one", "six_groups_of_two", [*EMPTY_SHELF[:5], "CC.BB"], 8),
]


@pytest.mark.parametrize(("fact", "goal", "shelf", "expected"), MISSING)
def test_a_shelf_lacks_so_many_tiles(fact, goal, shelf, expected):
    """None is too late."""
    assert missing(goal, shelf) == expected, fact


def test_nothing_missing_means_that_the_goal_is_shown():
    """`goal` and `progress` never disagree."""
    shelf = ["GFGFT", "PGCBG", "CCTFB", "CCPGF", "FGBBT", "CFBBP"]
    told = ask_rules(GAME, {"ask": "progress", "goals": list(GOAL_KEYS), "shelf": shelf})

    for each in told["goals"]:
        holds = ask_rules(GAME, {"ask": "goal", "goal": each["goal"], "shelf": shelf})["holds"]
        assert each["holds"] == holds == (each["missing"] == 0)


def test_an_unknown_goal_is_named():
    with pytest.raises(Wrong) as told:
        ask_rules(GAME, {"ask": "progress", "goals": ["x_shape", "garden"], "shelf": EMPTY_SHELF})

    assert (told.value.code, told.value.where) == ("not-a-choice", "goals [1]")


@pytest.mark.parametrize(("first", "places"), [(0, [3, 1, 2]), (1, [2, 1, 3]), (2, [2, 1, 3])])
def test_equal_totals_are_told_apart_by_who_began(first, places):
    """Ruling S-11: of equals the one farther clockwise from the first player is ahead."""
    assert ask({"ask": "ranking", "totals": [37, 40, 37], "first": first}) == {"places": places}


def test_a_ranking_needs_whole_numbers():
    assert ask({"ask": "ranking", "totals": [37, "x"]})["error"]["where"] == "totals [1]"
