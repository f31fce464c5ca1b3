"""Files of our own: a broken entry stops the program and names file and entry."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import casetta
from casetta.contract.errors import BrokenFile
from casetta.contract.reader import own_reader

SOURCE = Path(casetta.__file__).parent


def entry(tmp_path, text):
    file = tmp_path / "cards.toml"
    file.write_text(f"[thing]\n{text}\n", encoding="utf-8")
    return own_reader(file).object("thing")


@pytest.mark.parametrize(
    ("text", "ask", "reason"),
    [
        ("", lambda e: e.number("n", 0, 9), "missing-field"),
        ("n = true", lambda e: e.number("n", 0, 9), "not-a-number"),
        ("n = 12", lambda e: e.number("n", 0, 9), "out-of-bounds, lowest 0, highest 9"),
        ("n = [1, 2]", lambda e: e.numbers("n", 3, 0, 9), "page-not-so-many, length 3"),
        ("n = 3", lambda e: e.word("n"), "page-not-a-text"),
        ("n = ['a', 1]", lambda e: e.words("n"), "not-a-list"),
        ("n = ['..', '.x']", lambda e: e.grid("n", 2, 2, "."), "unknown-sign"),
    ],
)
def test_a_broken_entry_is_named(tmp_path, text, ask, reason):
    with pytest.raises(BrokenFile, match=r"cards\.toml, thing n") as broken:
        ask(entry(tmp_path, text))

    assert reason in str(broken.value)


def test_a_file_that_is_not_toml_is_named(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text("[thing", encoding="utf-8")

    with pytest.raises(BrokenFile, match=r"cards\.toml"):
        own_reader(file)


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("cat = [1, 4]", "cat = [1, 7]", "personal 1"),
        ("cat = [1, 4]", "cat = [2, 3]", "personal 1"),
        ("pictures = [8, 7, 7]", "pictures = [8, 8, 7]", "kind 1"),
        ('"staircase",', "", "goals"),
        ("for_3 = [8, 6, 4]", "for_3 = [8, 6]", "tokens"),
        ('"...34....",', '"...35....",', "room"),
    ],
)
def test_a_broken_card_of_my_shelfie_stops_the_program(tmp_path, old, new, named):
    """The whole package is copied, one entry is broken, and any command names it."""
    copy = tmp_path / "casetta"
    shutil.copytree(SOURCE, copy)
    cards = copy / "games" / "my_shelfie" / "content" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    assert old in text
    cards.write_text(text.replace(old, new, 1), encoding="utf-8")

    run = subprocess.run(
        [sys.executable, "-m", "casetta", "perft", "my-shelfie"],
        cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True,
    )  # fmt: skip

    assert run.returncode == 1
    assert f"cards.toml, {named}" in run.stderr
    assert "Traceback" not in run.stderr
