"""The pages that people read, their blocks and headings."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(
    r"^(?:<!-- (?P<mark>[\w ]+): (?P<reason>.+?) -->\n)?"
    r"(?P<indent> *)```(?P<language>\w*)(?: title=\"(?P<title>[^\"]+)\")?\n"
    r"(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A block of code: what it is written in, what it is called, and why it is not run, if so."""

    language: str
    title: str
    text: str
    mark: str
    reason: str


def blocks(page: str) -> list[Block]:
    """The blocks of a page, without the indent of the list in which they stand."""
    return [
        Block(
            found["language"],
            found["title"] or "",
            re.sub(f"^{found['indent']}", "", found["text"], flags=re.MULTILINE),
            found["mark"] or "",
            found["reason"] or "",
        )
        for found in FENCE.finditer(page)
    ]


def prose(page: str) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", page)


def anchors(page: str) -> set[str]:
    """The anchors of the headings of a page, as code hosts and the site make them."""
    found: list[str] = []
    for heading in re.findall(r"^#{1,6} (.+)$", prose(page), re.MULTILINE):
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        anchor = re.sub(r"[^\w\- ]", "", text).strip().replace(" ", "-")
        found.append(f"{anchor}-{found.count(anchor)}" if anchor in found else anchor)
    return set(found)
