"""The two lives of a rules file."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from casetta.contract.compiled import as_state, bound, compiled, fresh_state, is_compiled, warm
from casetta.contract.game import RULE_PARTS
from casetta.games import load
from casetta.kernel.folders import rules_folder

GAME = load("my-shelfie")


def run(code):
    """The output of a fresh interpreter."""
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout


def test_the_plain_life_needs_neither_numpy_nor_numba():
    loaded = run(
        "import sys, casetta.games.my_shelfie.rules\n"
        "print([name for name in ('numpy', 'numba', 'rich', 'fluent') if name in sys.modules])"
    )

    assert loaded.strip() == "[]"


def test_the_compiled_life_is_another_game_value_with_the_same_facts():
    fast = compiled(GAME)

    assert is_compiled(fast)
    assert not is_compiled(GAME)
    assert (fast.name, fast.version, fast.rules.n_moves) == (
        GAME.name,
        GAME.version,
        GAME.rules.n_moves,
    )
    assert fast.text.write is GAME.text.write


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


def test_states_fit_the_life():
    fast = compiled(GAME)

    assert isinstance(fresh_state(GAME), list)
    assert str(fresh_state(fast).dtype) == "int64"
    assert as_state(fast, [1, 2]).tolist() == [1, 2]


def test_generic_rules_are_bound_to_the_life_of_the_game():
    plain, fast = bound("perft", GAME), bound("perft", compiled(GAME))

    assert plain.__name__ == "casetta.search_my_shelfie.perft"
    assert fast.__name__ == "casetta_compiled.search_my_shelfie.perft"
    assert bound("perft", GAME) is plain


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


def test_machine_code_is_kept_in_the_folder_of_its_own_game():
    """Generic rules have the same names in every game; only the folder keeps them apart."""
    fast = compiled(GAME)
    rules: list[Any] = [fast.rules.play, fast.rules.points, bound("playouts", fast).playout]

    assert all("my_shelfie-" in rule._cache.cache_path for rule in rules)


def test_every_copy_of_the_same_rules_finds_the_same_machine_code():
    """The folder is named after what the rules say and not after where they are installed."""
    play: Any = compiled(GAME).rules.play
    folder = Path(play._cache.cache_path)

    assert folder.parent.parent == rules_folder()
    assert folder.name == "my_shelfie"
