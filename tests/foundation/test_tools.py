"""The driver of the checks, and the trial on a bare Debian as far as it goes without one."""

import os
import shutil
import subprocess
import sys
import threading

import pytest

from tests import long
from tools import bare, check

posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: made for Debian")


@pytest.fixture
def ran(monkeypatch):
    """The steps that were run; only "lint" fails."""
    names = []

    def pretend(name):
        names.append(name)
        return name != "lint"

    instead = {
        "check": lambda name, command, variables=None: pretend(name),
        "checks_of_pages": lambda quick: [lambda: pretend("quick pages" if quick else "pages")],
        "compile_rules": lambda: pretend("rules"),
        "run_two_at_a_time": lambda checks: [each() for each in checks],
        "see_to_a_browser": lambda: pretend("browser"),
        "test": lambda arguments: pretend(" ".join(arguments)),
        "on_bare_debian": lambda: pretend("bare"),
    }
    for name, step in instead.items():
        monkeypatch.setattr(check, name, step)
    return names


def test_everything_is_run_although_something_failed(ran, monkeypatch):
    assert check.main(["--bare"]) == 1
    checks = ["format", "lint", "types", "imports", "pages", "browser", "rules"]
    assert ran == [*checks, "-n 3 --dist worksteal -rs", "bare"]
    monkeypatch.delitem(check.CHECKS, "lint")
    assert check.main([]) == 0


def test_a_quick_run_leaves_out_slow_tests_and_browsers(ran):
    check.main(["--quick", "-k", "replay"])

    assert ran[-1].endswith("-m not slow and not browser -k replay")
    assert "quick pages" in ran
    assert not {"pages", "browser", "rules"} & set(ran)


def test_a_path_is_tested_without_the_checks(ran):
    check.main(["tests/laws/test_laws.py::test_replay", "-x"])

    assert ran == [
        "browser",
        "rules",
        "-n 3 --dist worksteal -rs tests/laws/test_laws.py::test_replay -x",
    ]


def test_a_long_run_runs_the_tests_of_its_name_alone(ran, monkeypatch):
    monkeypatch.setenv("CASETTA_LONG", "")

    assert check.main(["--long", "kills", "-x"]) == 0
    assert os.environ["CASETTA_LONG"] == "kills"
    assert len(ran) == 1
    assert ran[0].endswith("-x")


@pytest.mark.parametrize(("arguments", "status"), [(["--long"], 0), (["--long", "kill"], 2)])
def test_long_without_a_known_name_lists_the_names(ran, monkeypatch, capsys, arguments, status):
    monkeypatch.setenv("CASETTA_LONG", "")

    assert check.main(arguments) == status
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [*long.NAMES]
    assert ran == []


@pytest.mark.parametrize(("failing", "status"), [(None, 0), ("run", 1), ("report", 1)])
def test_coverage_fails_with_the_tests_or_below_the_floor(monkeypatch, failing, status):
    """`report` ends with an error if less is covered than pyproject.toml asks for."""
    steps = []

    def run(command, cwd):
        steps.append(command[3])
        return subprocess.CompletedProcess(command, command[3] == failing)

    monkeypatch.setattr(subprocess, "run", run)

    assert check.main(["--coverage", "tests/kernel"]) == status
    assert steps == ["erase", "run", "combine", "report"]


def test_checks_run_side_by_side_and_all_of_them_count():
    met = threading.Barrier(2)

    def meet():
        met.wait(timeout=60)
        return True

    assert check.run_two_at_a_time([meet, meet, lambda: False]) == [True, True, False]


def test_a_failed_tool_is_heard_and_a_good_one_is_not(capfd):
    talk = "import sys; print('so there'); sys.exit(int(sys.argv[1]))"
    python = os.path.basename(sys.executable)

    assert check.check("types", [python, "-c", talk, "0"])
    assert not check.check("types", [python, "-c", talk, "1"])
    good, *words, bad = capfd.readouterr().out.splitlines()
    assert good.startswith("  types … ok, ")
    assert words == ["so there"]
    assert bad.startswith("  types … FAILED, ")


@posix
def test_only_root_can_try_a_bare_debian(monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)

    assert bare.try_or_say([]) == 1
    assert "sudo ./casetta test --bare" in capsys.readouterr().out


def test_the_mirror_is_the_one_of_this_machine(monkeypatch):
    told = "http://shelf/updates/ trixie\nhttp://shelf/debian/ bookworm\n"
    answer = subprocess.CompletedProcess([], 0, stdout=told)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)

    assert bare.mirror() == "http://shelf/debian/"


def test_only_the_way_to_packages_is_passed_on(monkeypatch):
    monkeypatch.setattr(os, "environ", {"https_proxy": "p", "PIP_CERT": "c", "SECRET": "s"})

    passed = bare.variables("player")

    assert passed["HOME"] == "/home/player"
    assert (passed["https_proxy"], passed["PIP_CERT"]) == ("p", "c")
    assert "SECRET" not in passed


def test_a_bare_system_gets_no_ignored_file(monkeypatch, tmp_path):
    if not shutil.which("git"):
        pytest.skip("optional: git")
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / ".gitignore").write_text("junk\n")
    (tmp_path / "junk").touch()
    monkeypatch.setattr(bare, "ROOT", tmp_path)

    assert bare.project_files() == [".gitignore"]
