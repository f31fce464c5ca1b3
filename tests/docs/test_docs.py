"""The documents say what the code does."""

import re
from pathlib import Path

import pytest

from casetta import games
from casetta.commands import registry

ROOT = Path(__file__).resolve().parents[2]
RULINGS = {"my-shelfie": "S", "dream-home": "D", "home-staging": "H"}


@pytest.mark.parametrize("game", games.names())
def test_every_ruling_is_cited_by_a_test_and_every_citation_exists(game):
    letter = RULINGS[game]
    page = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    ruled = set(re.findall(rf"^\| ({letter}-\d+) \|", page, re.MULTILINE))
    folder = game.replace("-", "_")
    tests = [file.read_text("utf-8") for file in (ROOT / "tests/games" / folder).glob("*.py")]
    sources = [
        file.read_text("utf-8") for file in (ROOT / "src/casetta/games" / folder).rglob("*.py")
    ]

    cited = set(re.findall(rf"\b{letter}-\d+\b", "\n".join(tests)))
    named = set(re.findall(rf"\b{letter}-\d+\b", "\n".join(sources)))

    assert ruled
    assert cited == ruled
    assert named <= ruled


@pytest.mark.parametrize("command", registry.names())
def test_every_command_is_documented(command):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert f"./casetta {command}" in readme


def test_every_link_between_documents_leads_somewhere():
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_decisions_are_numbered_one_after_the_other():
    numbers = sorted(int(file.name[:4]) for file in (ROOT / "docs/decisions").glob("*.md"))

    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "STYLE.md", "docs/glossary.md"])
def test_every_file_that_is_named_exists(page):
    """A path is told from the root of the clone, from src/casetta, or from the folder of a game."""
    source = ROOT / "src" / "casetta"
    places = (ROOT, source, *(source / "games").iterdir())
    named = re.findall(r"`([\w./-]+/[\w.-]*)`", (ROOT / page).read_text(encoding="utf-8"))

    missing = [name for name in named if not any((place / name).exists() for place in places)]

    assert missing == []
