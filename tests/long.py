"""Tests with a small number in every run and a full number on request.

`./casetta test --long NAME` runs the tests of one name in full; `./casetta test --long` lists the
names. A run that was stopped goes on where it was: every part that passed is noted in the cache
folder, together with a fingerprint of the source, and is not run again until the source changes.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

from casetta.kernel.folders import cache_folder

ROOT = Path(__file__).resolve().parents[1]
NAME = os.environ.get("CASETTA_LONG", "")
"""The one name whose tests are run in full; empty in an ordinary run."""

NAMES = {
    "barriers": "the table and the rules of every title: what axe finds in each state",
    "cuts": "500 cut connections: whoever comes back ends with the exact state",
    "dream-home": "Dream Home: ten times the games in both lives and against the second reading",
    "explorer": "60 whole games in a browser, with other deals and decisions",
    "faults": "200 rounds of a failing disk beneath people who play: nothing lost or doubled",
    "fuzz": "10,000 odd messages beside a control table, 50 requests to every route, and questions",
    "hints": "200 positions of each title: every number in a hint's reasons, found again",
    "hostile": "every attack, and a million mutated messages and requests, beside a control table",
    "kills": "100 kills of a whole server: nothing shown to anybody is lost",
    "layout": "every screen at eight sizes, in every language, by day and in the evening",
    "laws": "every law at more positions, over ten times the random combinations of options",
    "planner": "Home Staging's planner: every scenario 20 times, and its share at par",
    "random-games": "Home Staging: 10,000 random games over all scenarios",
    "readings": "Home Staging: 40,000 questions answered by engine and second reading alike",
    "reviews": "50 games of each title with a planted mistake that the review must find",
    "soak": "130,000 random games watched step by step",
    "solver": "the solver against trying everything in 200 homes, and on every room",
    "twins": "300 pairs of tables of each title that differ in what is hidden",
}
"""What `--long` offers, and what it shows."""
SOURCE = (".py", ".toml", ".js", ".ts", ".css", ".svelte", ".ftl")
"""What the code and the pages are written in."""
ALONE = ("hostile",)
"""Those that measure times: their parts run one after the other."""

Test = TypeVar("Test", bound=Callable[..., Any])
Value = TypeVar("Value")


def in_parts(name: str, *, full: int, quick: int = 1) -> Callable[[Test], Test]:
    """Give a test the argument `part`: the first few parts in every run, all with `--long`."""
    assert name in NAMES, name
    parts = range(full if name == NAME else quick)
    numbered = pytest.mark.parametrize("part", parts, ids=lambda part: f"part{part}")
    return lambda test: pytest.mark.long(name)(numbered(test))


def only_long(name: str) -> Callable[[Test], Test]:
    """Leave a test out of every run but the long one of its name."""
    assert name in NAMES, name
    left_out = pytest.mark.skipif(name != NAME, reason=f"--long {name}")
    return lambda test: pytest.mark.long(name)(left_out(test))


def few_or_all(name: str, *, few: int, all_of_them: int) -> int:
    """A number that is small in every run and full in the long run of its name."""
    assert name in NAMES, name
    return all_of_them if name == NAME else few


def kept(key: str, compute: Callable[[], Value]) -> Value:
    """A result that a long run computes once, however often it is stopped."""
    if not NAME:
        return compute()
    values: dict[str, Value] = {note["kept"]: note["value"] for note in _notes() if "kept" in note}
    if key not in values:
        values[key] = compute()
        _write({"kept": key, "value": values[key]})
    return values[key]


def passed_before() -> set[str]:
    """The tests of this name that passed with the source as it is."""
    return {note["passed"] for note in _notes() if "passed" in note}


def note_pass(test: str) -> None:
    _write({"passed": test})


def forget() -> None:
    _file().unlink(missing_ok=True)


def _notes() -> list[dict[str, Any]]:
    """What was noted with the source as it is."""
    lines = _file().read_text(encoding="utf-8").splitlines() if _file().exists() else []
    return [json.loads(line) for line in lines]


def _write(note: dict[str, Any]) -> None:
    """Append one line; short appends of several processes do not mix."""
    _file().parent.mkdir(parents=True, exist_ok=True)
    with open(_file(), "a", encoding="utf-8") as file:
        file.write(json.dumps(note) + "\n")


def _file() -> Path:
    return cache_folder() / "long" / f"{NAME}-{_fingerprint()[:16]}.jsonl"


@cache
def _fingerprint() -> str:
    """A digest of the code and the content that a test plays with, and of the pages."""
    total = hashlib.sha256()
    for folder in ("src", "tests", "web"):
        every = (ROOT / folder).rglob("*")
        for path in sorted(path for path in every if path.suffix in SOURCE):
            total.update(f"{path.relative_to(ROOT)}\0".encode())
            total.update(path.read_bytes())
    return total.hexdigest()
