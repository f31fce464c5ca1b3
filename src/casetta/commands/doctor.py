"""Shows what casetta finds on this machine, what is missing and the command that mends it.

Standard library only: `bootstrap.py doctor` runs it before anything is set up.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path

from casetta import __version__
from casetta.commands.environment import (
    OLDEST_PYTHON,
    ROOT,
    Environment,
    SetUpError,
    base_python,
    found_uv,
    unfinished,
    version_of,
)
from casetta.contract.command import argument, command, flag
from casetta.contract.languages import LANGUAGES, chosen_by
from casetta.contract.shown import print_text
from casetta.kernel.folders import cache_folder, data_folder, rules_folder

MAIN_PACKAGES = ("fluent-runtime", "numba", "numpy", "rich")
ENOUGH_SPACE = 1 << 30
SET_UP = "./casetta setup"

HELPERS = {
    "gcc": "the benchmark against C",
    "chromium-headless-shell": "the browser tests",
    "node": "building the web page",
    "debootstrap": "./casetta test --bare",
}
"""Programs that playing never needs, and what each is for."""


@dataclass(frozen=True)
class Finding:
    """One line of the report: `state` is "ok", "note" (playing goes on) or "missing"."""

    name: str
    value: str
    state: str = "ok"
    source: str = ""
    mend: str = ""


def main(arguments: Sequence[str]) -> int:
    """Print the report that a command line asks for."""
    parser = argparse.ArgumentParser(prog="casetta doctor", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language to use")
    parser.add_argument("--data-dir", type=Path, help="the folder for tables and records")
    return report(parser.parse_args(arguments))


def report(options: argparse.Namespace) -> int:
    """Print the report; 0 if all that playing needs is there, 1 otherwise."""
    findings = list(examine(options))
    healthy = all(finding.state != "missing" for finding in findings)
    if options.json:
        facts = [asdict(finding) for finding in findings]
        print_text(json.dumps({"ok": healthy, "version": __version__, "findings": facts}))
    else:
        show(findings, healthy=healthy)
    return 0 if healthy else 1


def show(findings: Sequence[Finding], *, healthy: bool) -> None:
    """Print the findings as a table, a command below each that needs one, and a verdict."""
    marks = {"ok": " ", "note": "-", "missing": "!"}
    width = max(len(finding.name) for finding in findings)
    print_text(f"casetta {__version__}")
    for finding in findings:
        source = f"  ({finding.source})" if finding.source else ""
        print_text(f"{marks[finding.state]} {finding.name:{width}}  {finding.value}{source}")
        if finding.mend:
            print_text(f"  {'':{width}}  → {finding.mend}")
    missing = "Something is missing: see ! above."
    print_text("All that playing needs is there." if healthy else missing)


def examine(options: argparse.Namespace) -> Iterator[Finding]:
    yield python_found()
    yield uv_found()
    yield environment_found()
    yield from packages_found()
    yield sqlite_found()
    yield from workers_found(options.lang)
    yield language_found(options.lang)
    yield from folders_found(options.data_dir)
    yield space_found()
    yield from helpers_found()


def python_found() -> Finding:
    """The Python that everything runs on."""
    value = f"{platform.python_version()}  {base_python()}"
    if sys.version_info < OLDEST_PYTHON:
        return Finding("Python", value, "missing", mend="install Python 3.11 or newer")
    return Finding("Python", value)


def uv_found() -> Finding:
    """The installer of packages; the set-up fetches it when it is needed."""
    uv = found_uv(cache_folder())
    if uv is None:
        return Finding("uv", "not here yet", "note", mend=f"{SET_UP} fetches it")
    return Finding("uv", f"{'.'.join(map(str, version_of(uv)))}  {uv}")


def environment_found() -> Finding:
    """Whether the environment of this clone is complete."""
    if not is_clone():
        return Finding("environment", f"{sys.prefix} (an installed package, not a clone)")
    environment = Environment(ROOT, cache_folder())
    try:
        state = environment_state(environment)
    except SetUpError as error:
        return Finding("environment", str(error), "missing")
    judged = ("ok", "", "") if state == "complete" else ("missing", "", SET_UP)
    return Finding("environment", f"{state}  {environment.folder}", *judged)


def is_clone() -> bool:
    """Say whether this is a clone, which brings its own set-up."""
    return (ROOT / "bootstrap.py").is_file()


def environment_state(environment: Environment) -> str:
    """One word or two for the environment: complete, missing, out of date."""
    if not environment.python.exists():
        return "missing"
    return "out of date" if unfinished(environment, for_developers=False) else "complete"


def packages_found() -> Iterator[Finding]:
    """The versions of the main packages, installed beside locked."""
    environment = Environment(ROOT, cache_folder())
    if is_clone() and not environment.python.exists():
        return
    installed = installed_versions(environment)
    locked = locked_versions(ROOT / "run.lock")
    for name in MAIN_PACKAGES:
        yield package_found(name, installed.get(name), locked.get(name, []))


def package_found(name: str, installed: str | None, locked: Sequence[str]) -> Finding:
    """One package; a lock may name several versions for several Pythons."""
    if installed is None:
        return Finding(f"  {name}", "not installed", "missing", mend=SET_UP)
    if locked and installed not in locked:
        value = f"{installed}, but locked is {' or '.join(locked)}"
        return Finding(f"  {name}", value, "note", mend=SET_UP)
    return Finding(f"  {name}", installed)


def installed_versions(environment: Environment) -> dict[str, str]:
    """Name and version of all packages in the environment, or around us if we are no clone."""
    folders = [str(path) for path in environment.folder.glob("**/site-packages")]
    places = folders if is_clone() else sys.path
    found = metadata.distributions(path=places)
    return {plain_name(each.metadata["Name"]): each.version for each in found}


def locked_versions(lock: Path) -> dict[str, list[str]]:
    """The versions that a lock file allows, by package."""
    versions: dict[str, list[str]] = {}
    text = lock.read_text(encoding="utf-8") if lock.is_file() else ""
    for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE):
        versions.setdefault(plain_name(name), []).append(version)
    return versions


def plain_name(name: str) -> str:
    """A package's name as every spelling of it agrees on."""
    return re.sub(r"[-_.]+", "-", name).lower()


def sqlite_found() -> Finding:
    """The database that will keep tables, and whether it has the bug of 3.7.0 to 3.51.2."""
    try:
        import sqlite3
    except ImportError:
        return Finding("SQLite", "this Python has none", "note", mend="install another Python")
    if (3, 7, 0) <= sqlite3.sqlite_version_info <= (3, 51, 2):
        warning = "two writers at once may damage a database; casetta writes with one only"
        return Finding("SQLite", f"{sqlite3.sqlite_version}: {warning}", "note")
    return Finding("SQLite", sqlite3.sqlite_version)


def workers_found(given: str | None) -> Iterator[Finding]:
    """What the processes of bots and of own content cannot do here: one of them tries."""
    environment = Environment(ROOT, cache_folder())
    if is_clone() and not environment.python.exists():
        return
    python = str(environment.python) if is_clone() else sys.executable
    command = [python, "-P", "-m", "casetta.bots.worker", "attempts", chosen_by(given)[0]]
    try:
        told = subprocess.run(command, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return
    for each in json.loads(told):
        yield Finding("workers", each["sentence"], "ok" if each["refused"] else "note")


def language_found(given: str | None) -> Finding:
    """The language that would be spoken, and what decided it."""
    code, source = chosen_by(given)
    kind = "flag" if source.startswith("-") else "variable"
    return Finding("language", code, source=f"{kind} {source}" if source else "default")


def folders_found(data_dir: Path | None) -> Iterator[Finding]:
    """Where files lie, and what decided it."""
    data_source = "flag --data-dir" if data_dir else source_of("CASETTA_DATA_DIR")
    yield Finding("data folder", str(data_dir or data_folder()), source=data_source)
    yield Finding("cache folder", str(cache_folder()), source=source_of("CASETTA_CACHE_DIR"))
    rules = rules_folder()
    yield Finding("compiled rules", f"{rules}{'' if rules.is_dir() else '  (none yet)'}")


def source_of(variable: str) -> str:
    """What decides a setting without a flag: its variable, or nothing."""
    return f"variable {variable}" if os.environ.get(variable) else "default"


def space_found() -> Finding:
    """The free disk space where the environment lies; a set-up takes less than 1 GiB."""
    folder = cache_folder()
    nearest = next(place for place in (folder, *folder.parents) if place.exists())
    free = shutil.disk_usage(nearest).free
    value = f"{free / (1 << 30):.1f} GiB"
    if free < ENOUGH_SPACE:
        return Finding("free disk space", value, "note", mend="make room: a set-up takes 1 GiB")
    return Finding("free disk space", value)


def helpers_found() -> Iterator[Finding]:
    """Programs that some commands for developers use."""
    for name, purpose in HELPERS.items():
        path = shutil.which(name)
        state = "ok" if path else "note"
        yield Finding(name, path or "not here", state, source=f"only needed for {purpose}")


@command(argument("--data-dir", type=Path, metavar="FOLDER"), flag("--json"))
def doctor(given: argparse.Namespace, context: object) -> int:
    """Show versions, folders, what is missing and the command that mends it."""
    return report(given)
