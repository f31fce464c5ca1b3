"""Builds the documentation as a site and serves it; `./casetta docs` starts it.

The site is made by Zensical from mkdocs.yml. Its pages are gathered first: docs/, the pages at the
root of the clone, and the rules of all games. Links that lead out of these become plain text.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import webbrowser
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import rules_pages

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
WORK = Path(sys.prefix) / "docs"
"""Where pages are gathered and the site is built, unless another folder is named: in the
environment of this clone, where no linter looks."""
HOST, PORT = "127.0.0.1", 8790
AT_THE_ROOT = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "STYLE.md": "style.md",
}
"""Pages at the root of the clone, and what they are called on the site."""
LISTED = {"decisions": "Decisions", "rulings": "Rulings", "rulings/rulebooks": "Rulebooks"}
"""Folders that get a page with the list of what is in them."""
LINK = re.compile(r"\[([^\[\]]*)\]\(([^()\s]+)\)")


def main(arguments: Sequence[str]) -> int:
    """Build the site, and serve it until Ctrl-C."""
    options = read(arguments)
    site = build(options.site or WORK)
    if site is None:
        return 1
    print(f"The documentation is in {site}", flush=True)
    if options.site is None:
        serve(site, options.port, browser=not options.no_browser)
    return 0


def read(arguments: Sequence[str]) -> argparse.Namespace:
    """The options; the command line of casetta has the same and tells about them."""
    parser = argparse.ArgumentParser(prog="./casetta docs")
    parser.add_argument("--site", type=Path, metavar="FOLDER")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--lang")
    return parser.parse_args(arguments)


def build(folder: Path) -> Path | None:
    """Gather the pages in a folder and build the site there; None if Zensical refused."""
    gather(folder)
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--clean", "--strict"]
    plain = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(
        command, cwd=folder, env=plain, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        return None
    return folder / "site"


def serve(site: Path, port: int, *, browser: bool) -> None:
    """Serve the site to this machine until Ctrl-C."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(site))
    with ThreadingHTTPServer((HOST, port), handler) as server:
        url = f"http://{HOST}:{server.server_port}"
        print(f"It is served at {url}. Ctrl-C ends it.", flush=True)
        if browser and (os.name != "posix" or os.environ.get("DISPLAY")):
            webbrowser.open(url)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return


# Gathering pages


def gather(folder: Path) -> None:
    """Copy everything that the site is built of."""
    target = folder / "docs"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, target, ignore=shutil.ignore_patterns("*.md", "__pycache__"))
    for name in ("decor", "house", "rooms", "tiles"):
        shutil.copytree(ROOT / "web" / "art" / name, target / "art" / name)
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", target / "favicon.svg")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    for page, text in gathered().items():
        (target / page).parent.mkdir(parents=True, exist_ok=True)
        (target / page).write_text(text, encoding="utf-8")


def gathered() -> dict[str, str]:
    """The text of every page by its path on the site."""
    sources = {places()[file]: file for file in places()}
    found = {
        page: linked(file.read_text(encoding="utf-8"), file, page) for page, file in sources.items()
    }
    found |= {f"{name}/index.md": listing(name, title) for name, title in LISTED.items()}
    return found | {f"rules/{name}": text for name, text in rules_pages.pages()}


def places() -> dict[Path, str]:
    """Where each page of the clone is on the site."""
    inside = {file: file.relative_to(DOCS).as_posix() for file in sorted(DOCS.rglob("*.md"))}
    return inside | {ROOT / name: page for name, page in AT_THE_ROOT.items()}


def listing(name: str, title: str) -> str:
    """A page that lists the pages of a folder by their titles."""
    files = sorted((DOCS / name).glob("*.md"))
    titles = {file: file.read_text(encoding="utf-8").splitlines()[0] for file in files}
    lines = [f"- [{titles[file].lstrip('# ')}]({file.name})" for file in files]
    return "\n".join([f"# {title}", "", *lines, ""])


def linked(text: str, file: Path, page: str) -> str:
    """A page with its links as they are on the site."""

    def link(found: re.Match[str]) -> str:
        label, (path, sign, anchor) = found[1], found[2].partition("#")
        if not path or ":" in path:
            return found[0]
        target = place_of((file.parent / path).resolve())
        if target is None:
            return label
        return f"[{label}]({os.path.relpath(target, Path(page).parent)}{sign}{anchor})"

    return LINK.sub(link, text)


def place_of(target: Path) -> str | None:
    """Where a file or folder of the clone is on the site; None if it is not there."""
    if target in places():
        return places()[target]
    if not target.is_relative_to(DOCS):
        return None
    name = target.relative_to(DOCS).as_posix()
    if target.is_dir():
        return f"{name}/index.md" if name in LISTED else None
    return name


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
