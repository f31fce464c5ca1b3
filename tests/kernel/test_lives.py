"""The two lives of a rules file."""

import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from casetta.contract.compiled import as_state, bound, compiled, fresh_state, is_compiled, warm
from casetta.contract.game import RULE_PARTS
from casetta.games import load
from casetta.kernel.folders import rules_folder

SOURCE = Path(__file__).resolve().parents[2] / "src"
GAME = load("my-shelfie")


def run(code):
    """The output of a fresh interpreter."""
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout


def test_the_plain_life_needs_neither_numpy_nor_numba():
    loaded = run(
        "import sys, casetta.games.my_shelfie.rules.turn\n"
        "print([name for name in ('numpy', 'numba', 'rich', 'fluent') if name in sys.modules])"
    )

    assert loaded.strip() == "[]"


def test_the_compiled_life_is_the_same_game_with_other_rules_and_states():
    fast = compiled(GAME)

    assert (is_compiled(GAME), is_compiled(fast)) == (False, True)
    assert (fast.name, fast.version, fast.text) == (GAME.name, GAME.version, GAME.text)
    assert isinstance(fresh_state(GAME), list)
    assert str(fresh_state(fast).dtype) == "int64"
    assert as_state(fast, [1, 2]).tolist() == [1, 2]
    assert bound("playouts", GAME).__name__ == "casetta.search_my_shelfie.playouts"
    assert bound("playouts", fast).__name__ == "casetta_compiled.search_my_shelfie.playouts"


def test_warm_calls_every_rule_part():
    fast, called = compiled(GAME), set()

    def counting(part):
        def call(*arguments):
            called.add(part)
            return getattr(fast.rules, part)(*arguments)

        call.__module__ = fast.rules.play.__module__
        return call

    warm(replace(fast, rules=replace(fast.rules, **{part: counting(part) for part in RULE_PARTS})))

    assert called == set(RULE_PARTS)


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path):
    """Somebody else's file stands where the cache folder should be."""
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")

    waiting = run(
        f"import os; os.environ['CASETTA_CACHE_DIR'] = {str(blocked)!r}\n"
        "from casetta.games import load\n"
        "from casetta.contract.compiled import compiled, fresh_state\n"
        "game = compiled(load('my-shelfie'))\n"
        "print(game.rules.waiting(fresh_state(game)))"
    )

    assert waiting.strip() == "0"


def test_machine_code_is_kept_in_a_folder_of_its_own_game_that_every_copy_finds():
    """Search files have the same names in every game: only the folder keeps them apart.

    It is named after what the rules say and not after where they are installed.
    """
    fast = compiled(GAME)
    rules: list[Any] = [fast.rules.play, fast.rules.points, bound("playouts", fast).playout]
    folders = [Path(rule._cache.cache_path) for rule in rules]

    assert all(folder.parent.name.startswith("my_shelfie-") for folder in folders)
    assert folders[0].parent.parent == rules_folder()
    assert folders[0].name == "rules"


FINGERPRINTS = """
import sys
sys.path.insert(0, sys.argv[1])
from casetta.games import load
from casetta.contract.compiled import fingerprint
print(*(fingerprint(load(name)) for name in ("my-shelfie", "dream-home", "home-staging")))
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory):
    """A copy of the sources, and what its rules are called."""
    folder = tmp_path_factory.mktemp("source")
    shutil.copytree(
        SOURCE / "casetta", folder / "casetta", ignore=shutil.ignore_patterns("web_dist")
    )
    return folder, fingerprints(folder)


def fingerprints(folder):
    """The fingerprints of all three games, found by a fresh interpreter."""
    command = [sys.executable, "-c", FINGERPRINTS, str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize(
    ("file", "now", "then", "touched"),
    [
        ("games/my_shelfie/content/cards.toml", "cat = [5, 0]", "cat = [5, 1]", [0]),
        ("games/dream_home/content/potential.toml", "[weights]", "[weights] # other", [1]),
        ("games/home_staging/content/scenarios/00-first-keys.toml", "id = ", "#\nid = ", [2]),
        ("games/home_staging/bonuses/rules.py", '"""', '"""Changed. ', [2]),
        ("games/my_shelfie/rules/potential.py", "", "\n", [0]),
        ("search/tree_search.py", "", "\n", [0, 1]),
        ("games/my_shelfie/terminal.py", "", "\n", []),
        ("games/dream_home/text/sheet.py", "", "\n", []),
        ("games/home_staging/ask/questions.py", "", "\n", []),
        ("games/home_staging/content/tutorial.json", "", "\n", []),
        ("contract/game.py", "", "\n", []),
        ("server/app.py", "", "\n", []),
    ],
)
def test_a_changed_number_or_rule_recompiles_that_game_alone_and_all_else_nothing(
    copied, file, now, then, touched
):
    folder, before = copied
    changed = folder / "casetta" / file
    text = changed.read_text(encoding="utf-8")
    assert now in text
    changed.write_text(text.replace(now, then, 1), encoding="utf-8")

    after = fingerprints(folder)

    changed.write_text(text, encoding="utf-8")
    assert [number for number in range(3) if before[number] != after[number]] == touched
