"""Positions written from the rulebook alone, and a naive reading of the rules beside ours."""

import json
from pathlib import Path
from random import Random

import pytest

from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import GOAL_KEYS, LETTERS
from casetta.protocol.ask import answer_line
from casetta.words import Words
from tests.games.my_shelfie import naive

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
