"""Positions written from the rulebook alone, asked as people and programs ask."""

import json
from pathlib import Path
from typing import Any

import pytest

from casetta.games.home_staging import GAME
from casetta.protocol.ask import answer_line
from casetta.words import Words

WORDS = Words("en").with_game(GAME.folder)
FILE = Path(__file__).parent / "positions.jsonl"
POSITIONS = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
ORDER_IS_FREE = ("cells", "circulation", "wall_edges", "sees")


def in_order(answer: dict[str, Any]) -> dict[str, Any]:
    """The answer with its lists in a fixed order, edges included."""
    fixed = dict(answer)
    for key in set(ORDER_IS_FREE) & set(answer):
        fixed[key] = sorted(sorted(each) if key == "wall_edges" else each for each in answer[key])
    return fixed


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_position(position):
    answer = answer_line(GAME, json.dumps(position["question"]).encode(), WORDS)

    if position.get("error"):
        assert "error" in answer
        assert not answer["error"]["message"].startswith("wrong-")
        return
    warnings = answer.pop("warnings", [])
    expected = position["answer"]
    asked = {key: answer.get(key) for key in expected}
    assert in_order(asked) == in_order(expected)
    assert not position.get("warns") or warnings
