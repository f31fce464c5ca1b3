"""docs/ask.md says what `casetta ask home-staging` answers."""

import json
import re
from pathlib import Path

from casetta.games.home_staging import GAME
from casetta.games.home_staging.rules.openings import FRONT_DOOR_CODES
from casetta.games.home_staging.rules.pieces import PLACEMENT_CODES
from casetta.games.home_staging.rules.plan import CLOSING_CODES
from casetta.protocol.ask import ask as ask_rules

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
