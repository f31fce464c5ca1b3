"""What casetta ask home-staging answers: drawn positions, the page about it, far too much."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from casetta.contract.errors import Wrong
from casetta.games.home_staging import GAME
from casetta.games.home_staging.rules.closing import CLOSING_CODES
from casetta.games.home_staging.rules.openings import FRONT_DOOR_CODES
from casetta.games.home_staging.rules.pieces import PLACEMENT_CODES
from casetta.protocol.ask import answer_line
from casetta.protocol.ask import ask as ask_rules
from casetta.table.table import Table
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


ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "ask.md").read_text(encoding="utf-8").partition("## home-staging")[2]
PAGE = re.split(r"^## ", PAGE, maxsplit=1, flags=re.MULTILINE)[0]


def test_the_examples_are_answered_as_the_page_says():
    lines = [line for line in PAGE.splitlines() if line.startswith("{")]
    questions, answers = lines[::2], lines[1::2]

    assert len(questions) == len(answers) >= 3
    for question, answer in zip(questions, answers, strict=True):
        asked = json.loads(question)
        assert ask_rules(GAME, asked) == json.loads(answer)


def test_every_question_and_every_reason_stands_on_the_page():
    reasons = {*PLACEMENT_CODES, *CLOSING_CODES, *FRONT_DOOR_CODES} - {""}

    assert all(f'{{"ask": "{name}"' in PAGE for name in GAME.ask)
    assert all(f"`{reason}`" in PAGE for reason in reasons)


def test_every_code_of_a_live_figure_stands_on_the_page_and_no_other():
    folder = ROOT / "src/casetta/games/home_staging"
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    told = set(re.findall(r"\bfact\(\s*\"([a-z_]+)\"", sources))
    also = {"each_piece", "each_view", "each_rectangle", "distance_at_most", "distance_at_least",
            "front_door_in_room", "hub_not_closed", "view_there", "view_missing"}  # fmt: skip

    assert len(told) > 40
    for code in told | also:
        assert f"`{code}`" in PAGE, code
        assert code in sources


PLAN = {"plan": ["xxxx"], "room_list": ["bath"], "current_room": "bath"}
PIECE = {"id": "wc", "room": "bath", "cells": [[0, 0]]}
ROOM = {"id": "bath", "cells": [[0, 0]]}


def view(**changes):
    """The view of a lone seat, with something else in its plan."""
    drawn = GAME.text.drawing(Table.deal(GAME, 1, {"scenario": "first-keys"}, seed=11).view(0))
    return {**drawn, "plans": [{**drawn["plans"][0], **changes}]}


@pytest.mark.parametrize(
    ("question", "code", "where"),
    [
        ({"ask": "symmetric", "draw": ["#" * 65]}, "furniture-drawing", "draw"),
        ({"ask": "transform", "draw": ["#"] * 65}, "furniture-drawing", "draw"),
        ({"ask": "score", **PLAN, "rooms": [ROOM] * 6}, "too-many", "rooms"),
        ({"ask": "score", **PLAN, "pieces": [PIECE] * 61}, "too-many", "pieces"),
        (
            {"ask": "score", **PLAN, "pieces": [{**PIECE, "tags": [*range(65)]}]},
            "too-many",
            "pieces [0] tags",
        ),
        ({"ask": "plan", "view": view(pieces=["01a1 r0 e5"] * 26)}, "too-many", "plans [0] pieces"),
        (
            {"ask": "bonus", **PLAN, "bonus": {"kind": "count", "what": "piece:" + 5_000 * "9"}},
            "missing-field",
            "bonus 1 points",
        ),
        ({"ask": "bonus", **PLAN, "pieces": 3, "bonus": {}}, "not-a-list", "pieces"),
    ],
)
def test_too_much_is_refused_with_its_place(question, code, where):
    """A drawing of any piece is answered."""
    with pytest.raises(Wrong) as wrong:
        ask_rules(GAME, question)

    assert (wrong.value.code, wrong.value.where) == (code, where)
    assert ask_rules(GAME, {"ask": "symmetric", "draw": ["#" * 64] * 64}) == {"symmetric": True}
