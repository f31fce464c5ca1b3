"""Where things stand in Home Staging: who knows the state, and where a kind of bonus is told."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import casetta
from casetta.games import home_staging

FOLDER = Path(home_staging.__file__).parent
KNOWS_THE_STATE = ("rules", "bonuses", "content", "plan")
"""Folders that know where in a state something stands."""
ONLY_LAYOUT = ("__init__.py",)
"""The game itself tells its layout to the contract."""


def test_only_rules_and_plans_know_where_something_stands_in_a_state():
    others = [
        file
        for file in FOLDER.rglob("*.py")
        if file.relative_to(FOLDER).parts[0] not in (*KNOWS_THE_STATE, *ONLY_LAYOUT)
    ]

    assert [str(file) for file in others if imports_layout(file)] == []


def imports_layout(file: Path) -> bool:
    """Whether a file imports the offsets of a state."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return any(
        isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] == "layout"
        for node in ast.walk(tree)
    )


# A made-up kind of bonus: a room with an even number of squares

CONSTANT = ("NO_WASTE = 26\n", "NO_WASTE = 26\nEVEN = 28\n")
CONDITION = (
    "    if kind == RECTANGULAR:\n",
    "    if kind == EVEN:\n        return grid.squares_in(state, start) % 2 == 0\n"
    "    if kind == RECTANGULAR:\n",
)
PROGRESS = (
    "# Lost\n",
    "def even_so_far(plan: Plan, bonus: int) -> Fact:\n"
    '    return fact("even", have=squares_of(plan, bonus).bit_count())\n\n\n# Lost\n',
)
KIND = (
    "KINDS = (\n",
    'KINDS = (\n    Kind(name="even", number=EVEN, fields=("room",), progress=even_so_far,\n'
    '         example={"room": "kitchen"}, is_lost=is_decided),\n',
)
WORDS = "told-bonus-even = The { $room } has an even number of squares.\n"

TRIAL = """
from casetta.contract.reader import content_reader
from casetta.games.home_staging.content.library import BUILT_IN, bring
from casetta.games.home_staging.planner.benchmarks import full_plans
from casetta.games.home_staging.plan.figures import live
from casetta.games.home_staging.scenarios.texts import ScenarioText, words_in

bonus = {"kind": "even", "points": 4, "room": "living"}
scenario = bring(content_reader({**BUILT_IN[0].content, "id": "even", "bonus": [bonus]}))
_, finished = full_plans([0])
finished[-len(scenario.facts):] = scenario.facts
now = live(finished, 0).bonuses[0]
even = now.progress.values["have"] % 2 == 0
assert (now.kind, now.points, now.status) == ("even", 4 * even, "holds" if even else "lost"), now
told = ScenarioText(scenario.content, words_in("en"), is_own=True).bonuses()
from casetta.games.home_staging.bonuses.examples import examples
assert "even" in [each.kind.name for each in examples()]
print(now.progress.code, told[0])
"""


def test_a_new_kind_of_bonus_touches_its_family_and_the_words_alone(tmp_path):
    package = Path(casetta.__file__).parent
    shutil.copytree(package, tmp_path / "casetta", ignore=shutil.ignore_patterns("web", "*.pyc"))
    family = tmp_path / "casetta/games/home_staging/bonuses/rooms.py"
    text = family.read_text(encoding="utf-8")
    for before, after in (CONSTANT, CONDITION, PROGRESS, KIND):
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    family.write_text(text, encoding="utf-8")
    words = tmp_path / "casetta/games/home_staging/words/en.ftl"
    words.write_text(words.read_text(encoding="utf-8") + WORDS, encoding="utf-8")

    told = subprocess.run(
        [sys.executable, "-c", TRIAL], cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert told.stderr == ""
    assert told.stdout.startswith("even The ")
