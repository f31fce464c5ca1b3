"""Every paragraph of a rulebook that carries a rule names the ruling or the test that shows it.

The pages lie in docs/rulings/rulebooks, one for each rulebook. A page lists the headings in the
order of the rulebook; its table has one row for each such paragraph.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "rulings" / "rulebooks"
RULEBOOKS = {
    *("my-shelfie-english", "dream-home-italian", "dream-home-english-japanese", "domek-polish"),
    "casa-dolce-casa-italian",
}
GAMES = {"S": "my-shelfie", "D": "dream-home", "H": "home-staging"}
"""The game of each letter of a ruling."""
HEAD = ["heading", "what it says (our words)", "shown by"]
SEPARATOR = " · "
PAGES = {file.stem: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.md"))}


def table_of(page: str) -> list[list[str]]:
    """The rows of a page as cells, without the head of the table."""
    lines = [line for line in page.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return rows[2:] if rows and rows[0] == HEAD else []


def headings_of(page: str) -> list[str]:
    """The headings of the rulebook, as the page lists them."""
    found = re.search(r"^Headings: (.+)$", page, re.MULTILINE)
    return found[1].split(SEPARATOR) if found else []


@cache
def rulings(game: str) -> set[str]:
    """The rulings of a game."""
    page = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| ([A-Z]-\d+) \|", page, re.MULTILINE))


@cache
def cited(game: str) -> set[str]:
    """The rulings that the tests of a game cite."""
    files = (ROOT / "tests" / "games" / game.replace("-", "_")).glob("*.py")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"\b[A-Z]-\d+\b", text))


@cache
def names_of_tests(file: str) -> set[str]:
    """The tests of a file, from its syntax tree."""
    path = ROOT / file
    if not path.is_file():
        return set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return {node.name for node in found if node.name.startswith("test_")}


def faults_of_proof(proof: str) -> list[str]:
    """What is wrong with one ruling or test that a row names."""
    if found := re.fullmatch(r"([SDH])-\d+", proof):
        game = GAMES[found[1]]
        if proof not in rulings(game):
            return [f"no such ruling: {proof}"]
        return [] if proof in cited(game) else [f"no test cites it: {proof}"]
    if found := re.fullmatch(r"`(tests/[\w/]+\.py)::(test_\w+)`", proof):
        return [] if found[2] in names_of_tests(found[1]) else [f"no such test: {proof}"]
    return [f"neither ruling nor test: {proof}"]


def faults_of_row(row: list[str]) -> list[str]:
    """What is wrong with one row."""
    if len(row) != len(HEAD) or not all(row[:2]):
        return [f"no such row: {row}"]
    if not row[2]:
        return [f"nothing shows it: {row[1]}"]
    return [fault for proof in row[2].split(", ") for fault in faults_of_proof(proof)]


def faults_of(page: str) -> list[str]:
    """Everything that is wrong with a page."""
    rows, headings = table_of(page), headings_of(page)
    faults = [fault for row in rows for fault in faults_of_row(row)]
    if not rows or not headings:
        faults.append("no table, or no headings")
    if list(dict.fromkeys(row[0] for row in rows)) != headings:
        faults.append("other headings, or in another order")
    said = [tuple(row[:2]) for row in rows]
    return faults + [f"told twice: {each}" for each in set(said) if said.count(each) > 1]


def test_every_rulebook_has_its_page_and_there_are_no_others():
    assert PAGES.keys() == RULEBOOKS


@pytest.mark.parametrize("name", PAGES)
def test_every_paragraph_names_rulings_and_tests_that_exist(name):
    assert faults_of(PAGES[name]) == []
    assert len(table_of(PAGES[name])) > 30


ROW = "| Corridoio | It holds no pieces. | H-14, `tests/docs/test_rulebooks.py::{test}` |"
THIS = ROW.format(test="test_a_planted_fault_is_found")
GOOD = f"Headings: Corridoio · Distanze\n\n| {' | '.join(HEAD)} |\n| --- | --- | --- |\n{THIS}\n"
GOOD += "| Distanze | The fewest squares. | H-32 |\n"
FAULTS = {
    "a test that is not there": (THIS, ROW.format(test="test_nothing"), "no such test"),
    "a file that is not there": ("tests/docs/test_rulebooks", "tests/docs/test_none", "no such te"),
    "a ruling that is not there": ("H-14", "H-999", "no such ruling"),
    "something else": ("H-14", "common sense", "neither ruling nor test"),
    "a paragraph without anything": ("| H-32 |", "| |", "nothing shows it"),
    "a row without words": ("The fewest squares.", "", "no such row"),
    "a heading that is left out": ("Corridoio · Distanze", "Corridoio · Porta · Distanze", "other"),
    "headings in another order": ("Corridoio · Distanze", "Distanze · Corridoio", "other headings"),
    "no headings": ("Headings: ", "", "no table, or no headings"),
    "another table": ("| heading |", "| title |", "no table, or no headings"),
    "a paragraph told twice": (THIS, f"{THIS}\n{THIS}", "told twice"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_planted_fault_is_found(kind):
    old, new, told = FAULTS[kind]
    assert faults_of(GOOD) == []
    assert old in GOOD

    found = faults_of(GOOD.replace(old, new))

    assert any(fault.startswith(told) for fault in found), found


def test_a_ruling_that_no_test_cites_is_found(monkeypatch):
    monkeypatch.setattr(f"{__name__}.cited", lambda game: set())

    assert "no test cites it: H-32" in faults_of(GOOD)
