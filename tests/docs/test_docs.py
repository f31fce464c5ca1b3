"""The documents say what the code does."""

import re
from pathlib import Path

import pytest

from casetta import games
from casetta.commands import cli

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


ELSEWHERE = re.compile(
    r"\bCONTRACTS\b|\b(see|in|of|by|to) FORMAT\b|\bFORMAT[ ,:;]+\d|§ ?\d"
    r"|\b([Pp]ages?|[Ss]ections?|[Cc]hapters?) \d+\.\d+|\bedition('s)? row \d+"
    r"|(?<=\w )\(([A-Z]\d{1,2}|\d\.\d{1,2})( [A-Z])?(, [A-Z]?\d[\d.]*)*\)"
)
"""How a page that is not in the tree was cited: "(1.9, D7)", "page 1.5", "edition row 18"."""


def test_no_page_is_cited_that_is_not_in_the_tree():
    """A ruling, a page of docs or a heading of the rulebook is; they have other forms."""
    folders = [ROOT / "src", ROOT / "tests", ROOT / "docs"]
    files = [file for folder in folders for kind in ("*.py", "*.md") for file in folder.rglob(kind)]

    cited = {
        f"{file.relative_to(ROOT)}: {match[0]}"
        for file in files
        if file != Path(__file__)
        for match in ELSEWHERE.finditer(file.read_text(encoding="utf-8"))
    }

    assert cited == set()


@pytest.mark.parametrize("command", cli.names())
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


NAMED = re.compile(r"(?<![\w.<*-])([A-Za-z_]\w*\.py)\b(?!\()")


def test_every_python_file_that_a_comment_or_a_page_names_exists():
    """Decisions are left out: they tell what was true then."""
    folders = [ROOT / name for name in ("src", "tests", "tools", "docs", "benchmarks")]
    files = {file.name for folder in folders for file in folder.rglob("*.py")}
    files |= {file.name for file in ROOT.glob("*.py")}
    pages = [page for place in ("", "docs", "docs/rulings") for page in (ROOT / place).glob("*.md")]
    named = {
        (file.name, name)
        for file in [*pages, *(ROOT / "src").rglob("*.py")]
        for name in NAMED.findall(file.read_text(encoding="utf-8"))
    }

    assert len(named) > 20
    assert {each for each in named if each[1] not in files} == set()
