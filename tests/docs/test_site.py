"""The documentation site, built once."""

import re
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

from casetta import games
from casetta.commands import cli
from casetta.contract.languages import LANGUAGES
from tests.docs.pages import ROOT
from tools import commands_page, docs


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site; Zensical refuses pages with links that lead nowhere."""
    built = docs.build(tmp_path_factory.mktemp("docs"))
    assert built is not None
    return built


class References(HTMLParser):
    """What a page loads and where its links lead."""

    def __init__(self):
        super().__init__()
        self.loaded, self.linked = set(), set()

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "a":
            self.linked.add(given.get("href") or "")
        elif tag in ("img", "link", "script") and given.get("rel") != "canonical":
            self.loaded.add(given.get("src") or given.get("href") or "")


def test_every_page_loads_only_what_is_there_and_links_only_to_what_is_there(site):
    """Pictures and links in HTML are not looked at by Zensical."""
    wrong = []
    for page in site.rglob("*.html"):
        if page.name == "404.html":
            continue
        found = References()
        found.feed(page.read_text(encoding="utf-8"))
        for target in found.loaded | found.linked:
            path = unquote(target.partition("#")[0].partition("?")[0])
            if re.match(r"(https?|mailto):", path) and target not in found.loaded:
                continue
            if path and not (page.parent / path).exists():
                wrong.append((page.name, target))

    assert wrong == []


def test_the_site_has_the_rules_of_every_game_in_every_language_with_pictures(site):
    for name in games.names():
        for language in LANGUAGES:
            page = (site / "rules" / f"{name}-{language}.html").read_text(encoding="utf-8")
            assert page.count("<figure>") > 5
            assert "```" not in page
            assert re.search(r"<figure>(<table|<svg)", page)


def test_every_page_is_in_the_navigation_or_in_a_list_of_its_folder():
    listed = set(re.findall(r": ([\w/.-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE))
    folders = tuple(f"{name}/" for name in docs.LISTED)

    missing = {page for page in docs.gathered() if page not in listed}

    assert {page for page in missing if not page.startswith(folders)} == set()
    assert listed <= docs.gathered().keys()


def test_links_that_lead_out_of_the_site_become_words():
    page = ROOT / "docs" / "hosting.md"
    text = "[unit](../deploy/casetta.service), [style](../STYLE.md#names), [why](decisions)"

    assert docs.linked(text, page, "hosting.md") == (
        "unit, [style](style.md#names), [why](decisions/index.md)"
    )


def test_the_command_reference_is_current():
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")

    assert page == commands_page.page(page), "run: python tools/commands_page.py"


def test_the_command_and_the_tool_take_the_same_options():
    told = {each.names[0] for each in cli.find("docs")[0].arguments}

    assert {f"--{name.replace('_', '-')}" for name in vars(docs.read([]))} - {"--lang"} == told
