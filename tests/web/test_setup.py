"""The set-up builds the pages once, and again only when something they are made of has changed."""

import os
from pathlib import Path

import pytest

import bootstrap
from casetta.commands.environment import Environment, SetUpError
from tools import pages

posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: the pretending Node is sh")


@pytest.fixture
def clone(tmp_path):
    """A clone with hardly anything in it that pages are made of."""
    folder = tmp_path / "clone"
    for name in ("package.json", "package-lock.json", "web/src/App.svelte", "README.md"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    return Environment(folder, tmp_path / "cache")


@pytest.fixture
def commands(monkeypatch, clone):
    """What the set-up runs; a pretended build leaves a page."""
    told = []

    def ran(command, log, variables=None, folder=None):
        kinds = {"build": "build", "--omit=dev": "install"}
        told.append(kinds.get(command[-1], "install for developers"))
        done = clone.clone / (pages.BUILT / "index.html" if told[-1] == "build" else pages.MODULES)
        done.parent.mkdir(parents=True, exist_ok=True)
        done.write_text("") if told[-1] == "build" else done.mkdir(exist_ok=True)
        return told[-1] not in failing

    failing: set[str] = set()
    monkeypatch.setattr(bootstrap, "ran", ran)
    monkeypatch.setattr(pages, "found_node", lambda cache: Path("/usr/bin/node"))
    clone.cache.mkdir()
    return told, failing


def test_pages_are_built_once(clone, commands):
    told, _ = commands

    bootstrap.set_up_pages(clone)
    bootstrap.set_up_pages(clone)

    assert told == ["install", "build"]


def test_what_tools_keep_for_themselves_builds_nothing_again(clone, commands):
    """vitest leaves what it found out in `web/node_modules`."""
    told, _ = commands
    bootstrap.set_up_pages(clone)

    kept = clone.clone / "web" / "node_modules" / ".vite" / "results.json"
    kept.parent.mkdir(parents=True)
    kept.write_text("{}")
    bootstrap.set_up_pages(clone)

    assert told == ["install", "build"]


def test_pages_are_built_again_when_their_source_or_themselves_changed(clone, commands):
    told, _ = commands
    bootstrap.set_up_pages(clone)

    (clone.clone / "README.md").write_text("changed")
    bootstrap.set_up_pages(clone)
    assert told == ["install", "build"]

    (clone.clone / "web/src/App.svelte").write_text("changed")
    bootstrap.set_up_pages(clone)
    assert told == ["install", "build", "build"]

    (clone.clone / pages.BUILT / "index.html").unlink()
    bootstrap.set_up_pages(clone)
    assert told == ["install", "build", "build", "build"]

    (clone.clone / "package-lock.json").write_text("changed")
    bootstrap.set_up_pages(clone)
    assert told[4:] == ["install", "build"]


def test_developers_get_what_checks_the_pages_and_keep_it(clone, commands):
    told, _ = commands
    bootstrap.set_up_pages(clone)
    bootstrap.set_up_page_packages(clone)
    bootstrap.set_up_page_packages(clone)
    bootstrap.set_up_pages(clone)
    assert told == ["install", "build", "install for developers"]

    (clone.clone / "package-lock.json").write_text("changed")
    bootstrap.set_up_pages(clone)
    assert told[3:] == ["install for developers", "build"]


@pytest.mark.parametrize("step", ["install", "build"])
def test_a_failed_step_says_what_to_do_and_is_done_again(clone, commands, step):
    told, failing = commands
    failing.add(step)

    with pytest.raises(SetUpError, match="then run the same command again"):
        bootstrap.set_up_pages(clone)
    failing.clear()
    bootstrap.set_up_pages(clone)

    assert told.count(step) == 2


def test_a_casetta_without_sources_brings_its_pages(clone, commands):
    told, _ = commands
    (clone.clone / "package.json").unlink()

    bootstrap.set_up_pages(clone)

    assert told == []


def pretend_node(folder, version):
    """A Node that tells a version and does nothing else, with an npm beside it."""
    folder.mkdir(parents=True)
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho v{version}\n")
        (folder / name).chmod(0o755)
    return folder / "node"


@posix
@pytest.mark.parametrize(
    ("version", "is_found"), [("20.19.0", True), ("24.1.0", True), ("18.20.1", False)]
)
def test_a_node_that_is_too_old_counts_as_none(tmp_path, monkeypatch, version, is_found):
    node = pretend_node(tmp_path / "bin", version)
    monkeypatch.setenv("PATH", str(node.parent))

    assert pages.found_node(tmp_path / "cache") == (node if is_found else None)


@posix
def test_a_node_of_our_own_is_found_in_the_cache(tmp_path, monkeypatch):
    own = pretend_node(pages.private_node(tmp_path).parent, "24.1.0")
    monkeypatch.setenv("PATH", str(tmp_path))

    assert pages.found_node(tmp_path) == own
