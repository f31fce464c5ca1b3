"""Long tests go on where they were stopped, and nothing is skipped without a reason."""

import os
import subprocess
import sys
from functools import partial

import pytest

from tests import long
from tests.foundation.cloned import ROOT

EXAMPLE = """
import os, pytest
from tests import long

@long.in_parts("kills", full=4)
def test_in_parts(part):
    assert part < 2 or os.environ.get("MENDED")

@long.only_long("kills")
def test_only_in_long_runs():
    assert long.kept("answer", lambda: os.getpid()) == int(os.environ.get("FIRST", os.getpid()))

@long.only_long("soak")
def test_of_another_name():
    pass
"""

CONFTEST = """
from tests import long
from tests.conftest import *

long._fingerprint = lambda: "of the same source"
"""
"""Other tests may write files meanwhile."""


@pytest.fixture
def run(tmp_path):
    """Runs a small file of tests; what pytest says, with its counts last."""
    (tmp_path / "conftest.py").write_text(CONFTEST)

    def run(source=EXAMPLE, **variables):
        around = {name: value for name, value in os.environ.items() if "XDIST" not in name}
        (tmp_path / "test_example.py").write_text(source)
        around |= {"CASETTA_CACHE_DIR": str(tmp_path / "cache"), "CASETTA_LONG": ""}
        around["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        command = [sys.executable, "-m", "pytest", "-rsf", "-p", "no:cacheprovider"]
        command += ["-p", "pytest_timeout", "-c", str(ROOT / "pyproject.toml")]
        command += ["--rootdir", str(tmp_path), str(tmp_path / "test_example.py")]
        env = {**around, **variables}
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True).stdout

    return run


def test_an_ordinary_run_takes_the_first_part_and_says_what_it_leaves_out(run):
    told = run()

    assert "1 passed, 2 skipped" in told
    assert "--long kills" in told
    assert "--long soak" in told


def test_a_long_run_goes_on_with_what_has_not_passed(run):
    """Also with values that took long to compute."""
    first = run(CASETTA_LONG="kills")
    again = run(CASETTA_LONG="kills", MENDED="1")
    once_more = run(CASETTA_LONG="kills")

    assert "2 failed, 3 passed, 1 deselected" in first
    assert "2 passed, 3 skipped, 1 deselected" in again
    assert "5 skipped, 1 deselected" in once_more


def test_a_value_is_kept_until_all_is_forgotten_and_another_source_begins_anew(
    monkeypatch, tmp_path
):
    monkeypatch.setenv("CASETTA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(long, "NAME", "kills")
    values = [long.kept("a", partial(int, value)) for value in (1, 2)]
    long.forget()
    long.note_pass("a")

    assert [*values, long.kept("a", lambda: 3)] == [1, 1, 3]
    assert long.passed_before() == {"a"}
    monkeypatch.setattr(long, "_fingerprint", lambda: "of another source")
    assert long.passed_before() == set()


def test_a_skip_for_any_other_reason_is_a_failure(run):
    told = run("import pytest\ndef test_nothing():\n    pytest.skip('no time')\n")

    assert "1 failed" in told
    assert "skipped for no reason that is allowed: no time" in told
