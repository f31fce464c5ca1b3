"""Positions written from the rulebook alone, and a naive reading of the rules beside ours."""

import json
from pathlib import Path
from random import Random

import pytest

from casetta.games.dream_home import GAME
from casetta.protocol.ask import answer_line
from casetta.words import Words
from tests.games.dream_home import naive

WORDS = Words("en").with_game(GAME.folder)
FILE = Path(__file__).parent / "positions.jsonl"
POSITIONS = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
EDITIONS = ("standard", "it", "en", "pl")


def ask(question):
    return answer_line(GAME, json.dumps(question).encode(), WORDS)


def in_order(pairs):
    """Unordered pairs of spaces in a fixed order."""
    return sorted(sorted(pair) for pair in pairs)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_position(position):
    answer = ask(position["question"])

    if position.get("error"):
        assert position.get("where_contains", "") in (answer["error"]["where"] or "")
        return
    expected = position["answer"]
    for line in expected.get("lines", []):
        assert line in answer["lines"]
    for part in set(expected) - {"lines", "swaps", "warnings"}:
        assert answer[part] == expected[part], part
    assert in_order(answer.get("swaps", [])) == in_order(expected.get("swaps", []))
    assert bool(answer.get("warnings")) == bool(position.get("warns"))


def random_question(dice, **more):
    """A random house with its helpers, as a question."""
    helpers = naive.random_helpers(dice)
    house, outside = naive.random_house(dice, dice.choice([12, dice.randint(0, 9)]), helpers)
    question = {"floors": naive.floors_from(house), "helpers": helpers, **more}
    return question, house, outside


def test_scores_agree_with_the_naive_reading():
    dice = Random(1)
    for _ in range(400):
        question, house, outside = random_question(dice, ask="score", edition=dice.choice(EDITIONS))
        roofs = naive.random_roofs(dice)
        answer = ask({**question, "outside": outside, "roofs": roofs})
        expected = naive.score(house, outside, roofs, question["helpers"])
        for part in ("rooms", "decor", "functionality", "roof", "total"):
            assert answer[part] == expected[part], question
        assert sum(line["points"] for line in answer["lines"]) == expected["total"]


def test_places_agree_with_the_naive_reading():
    dice = Random(2)
    for _ in range(400):
        card = dice.choice(list(naive.POINTS))
        question, house, _ = random_question(dice, ask="place", card=card)
        answer = ask(question)
        expected = naive.placements(house, card, question["helpers"])
        assert {key: answer[key] for key in expected} == expected, question


def test_tokens_agree_with_the_naive_reading():
    dice = Random(3)
    for _ in range(400):
        token = dice.choice(list(naive.TOKEN_POINTS))
        question, house, _ = random_question(dice, ask="token", decor=token)
        assert ask(question)["spaces"] == naive.token_spaces(house, token), question


def test_swaps_agree_with_the_naive_reading():
    dice = Random(4)
    for _ in range(400):
        edition = dice.choice(EDITIONS)
        question, house, _ = random_question(dice, ask="handyman", edition=edition)
        expected = naive.swaps(house, question["helpers"], edition)
        assert in_order(ask(question)["swaps"]) == in_order(expected), question
