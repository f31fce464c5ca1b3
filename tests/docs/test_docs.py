"""The documents say what the code does."""

import re
from pathlib import Path

import pytest

from casetta import games
from casetta.commands import cli
from tests.docs.pages import PAGES, ROOT, anchors, blocks, prose

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
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")

    assert f"## {command}\n" in page


LINK = re.compile(r"\]\(([^()\s]+)\)|\b(?:src|href)=\"([^\"]+)\"")


def links_of(page):
    """Where the links and pictures of a page lead to, within the clone."""
    for found in LINK.finditer(prose(page.read_text(encoding="utf-8"))):
        target = found[1] or found[2]
        if not re.match(r"(https?|mailto):", target):
            yield target


def test_every_link_between_documents_leads_to_a_file_and_a_heading():
    wrong = []
    for page in {*PAGES, *ROOT.glob("*.md")}:
        for target in links_of(page):
            path, _, anchor = target.partition("#")
            file = (page.parent / path).resolve() if path else page
            if not file.exists() or (anchor and anchor not in anchors(file.read_text("utf-8"))):
                wrong.append((page.name, target))

    assert wrong == []


def test_every_page_is_found_from_the_first_one():
    """Readers come from the README or from docs/index.md; rulings and decisions are folders."""
    seen, ahead = set(), [ROOT / "README.md", ROOT / "docs" / "index.md"]
    while ahead:
        page = ahead.pop()
        seen.add(page)
        targets = [(page.parent / each.partition("#")[0]).resolve() for each in links_of(page)]
        ahead += [each for each in targets if each.suffix == ".md" and each not in seen]

    assert [page.name for page in (ROOT / "docs").glob("*.md") if page not in seen] == []


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
    files |= {block.title for page in PAGES for block in blocks(page.read_text(encoding="utf-8"))}
    pages = [page for place in ("", "docs", "docs/rulings") for page in (ROOT / place).glob("*.md")]
    named = {
        (file.name, name)
        for file in [*pages, *(ROOT / "src").rglob("*.py")]
        for name in NAMED.findall(file.read_text(encoding="utf-8"))
    }

    assert len(named) > 20
    assert {each for each in named if each[1] not in files} == set()
