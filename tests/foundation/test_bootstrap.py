"""The launcher and the set-up: what they find, do and skip, and say when something fails."""

import os
import re
import shutil
import signal
import subprocess
import sys

import pytest

from tests.foundation.cloned import ROOT, launcher, posix, telling_clone, write_script
from tests.waiting import wait_until

pytestmark = posix
EVERYTHING = ["environment", "packages", "casetta"]


def test_the_launcher_works_from_anywhere_through_symlinks_and_with_spaces(tmp_path):
    file = telling_clone(tmp_path / "little house")
    (tmp_path / "far").symlink_to(file)
    (tmp_path / "near").symlink_to("far")

    for place, folder in ((file, "/"), (tmp_path / "near", None), (file.name, file.parent)):
        answer = launcher(place, "ask", "two words", folder=folder)
        assert answer.stdout == f"{tmp_path}/little house/bootstrap.py|ask|two words\n"


@pytest.mark.parametrize("has_an_old_one", [False, True])
def test_without_a_python_one_sentence_says_what_to_do(tmp_path, has_an_old_one):
    if has_an_old_one:
        write_script(tmp_path / "python3", "echo SyntaxError >&2\nexit 1")

    answer = launcher(ROOT / "casetta", path=str(tmp_path))

    assert answer.returncode == 1
    assert answer.stderr.startswith("casetta needs Python 3.11 or newer and found none: install it")
    assert answer.stderr.count("\n") == 1


def test_a_newer_python_beside_an_old_one_is_found(tmp_path):
    file = telling_clone(tmp_path / "house")
    write_script(tmp_path / "python3", "exit 1")
    (tmp_path / "python3.11").symlink_to(os.path.realpath(sys.executable))

    answer = launcher(file, path=str(tmp_path))

    assert answer.stdout == f"{tmp_path}/house/bootstrap.py\n"


def test_the_windows_launcher_starts_the_same_file_with_the_same_python():
    for name in ("casetta", "casetta.cmd"):
        text = (ROOT / name).read_text()

        assert "-I -S" in text
        assert "bootstrap.py" in text
        assert "(3, 11)" in text


# The set-up


def test_a_first_start_does_every_step_and_a_second_one_none(clone):
    assert clone.steps("setup") == EVERYTHING
    assert clone.uv_calls() == ["venv", "pip sync", "pip install"]

    second = clone.run("setup")

    assert (second.stdout, second.stderr, second.returncode) == ("", "", 0)
    shutil.rmtree(next(clone.cache.glob("env-*")))
    assert clone.steps("setup") == EVERYTHING, "a deleted environment is made again"


def test_only_what_changed_is_done_again(clone):
    clone.run("setup")

    clone.append("pyproject.toml")
    assert clone.steps("setup") == ["casetta"]
    clone.append("run.lock")
    assert clone.steps("setup") == ["packages", "casetta"]
    clone.append("dev.lock")
    assert clone.steps("setup") == []


def test_an_environment_for_developers_does_not_shrink(clone):
    clone.run("setup")
    assert clone.steps("setup", "--dev") == ["packages", "casetta"]

    assert clone.steps("setup") == []
    clone.append("dev.lock")
    assert clone.steps("setup") == ["packages", "casetta"]


@pytest.mark.parametrize(
    ("command", "needs_them"),
    [("dev", True), ("docs", True), ("golden", True), ("test", True), ("check", False)],
)
def test_four_commands_need_the_packages_for_developers(clone, command, needs_them):
    """`check` looks at the tables of a data folder: it is for operators."""
    clone.run(command)

    assert ("dev.lock" in clone.told.read_text()) is needs_them


def test_casetta_is_started_by_the_full_path_of_its_python(clone):
    """With a bare name as first argument Python would take the packages of the machine."""
    clone.run("setup")

    answer = clone.run("play", "my shelfie")

    python = next(clone.cache.glob("env-*")) / "bin" / "python"
    assert answer.stdout == f"{python} -P -m casetta play my shelfie\n"
    assert answer.returncode == 7


@pytest.mark.parametrize(
    ("line", "program"),
    [
        ("test --quick --long", "/tools/check.py --quick --long"),
        ("--lang it test --quick", "/tools/check.py --quick"),
        ("dev --port 0", "/tools/dev.py --port 0"),
        ("dev --help", "-m casetta dev --help"),
        ("docs --port 0", "/tools/docs.py --port 0"),
        ("check", "-m casetta check"),
    ],
)
def test_the_tests_and_the_server_for_developers_are_tools_of_the_clone(clone, line, program):
    """They get their own arguments, whatever option comes first; the help is casetta's."""
    assert clone.run(*line.split()).stdout.endswith(f"{program}\n")


@pytest.mark.parametrize(
    ("call", "done"), [("venv --clear", 0), ("pip sync", 1), ("pip install", 2)]
)
def test_a_failed_step_says_in_one_sentence_what_to_do(clone, call, done):
    """After it the set-up goes on from there."""
    answer = clone.run("setup", UV_FAILS=call)

    *_, words, sentence = answer.stderr.splitlines()
    assert answer.returncode == 1
    assert words == "    the cable is cut"
    assert re.fullmatch(r"casetta: .+: .+, then run the same command again \(log: .+\)\.", sentence)
    assert "Traceback" not in answer.stderr
    assert clone.steps("setup") == EVERYTHING[done:]


def test_a_failed_change_of_packages_installs_casetta_again(clone):
    """Half a synchronisation may have thrown casetta out, even if the lock then changes back."""
    clone.run("setup")
    clone.run("setup", "--dev", UV_FAILS="pip sync")

    assert clone.steps("setup") == ["packages", "casetta"]


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda clone: clone.cache.write_text("a file, no folder"), "CASETTA_CACHE_DIR"),
        (
            lambda clone: (clone.folder / "run.lock").unlink(),
            "is missing: get a complete copy of casetta.\n",
        ),
    ],
)
def test_a_spoilt_cache_or_clone_is_named_without_traceback(clone, spoil, told):
    spoil(clone)

    answer = clone.run("setup")

    assert answer.returncode == 1
    assert told in answer.stderr
    assert "Traceback" not in answer.stderr


def test_without_uv_and_pip_one_command_is_named(clone):
    """An ordinary user cannot install pip; a stub for apt-get shows that there is one."""
    (clone.tools / "uv").unlink()
    write_script(clone.tools / "apt-get", "exit 1")
    no_pip = "import bootstrap, os; bootstrap.has_pip = lambda: False; os.geteuid = lambda: 1000;"
    no_pip += "import sys; sys.exit(bootstrap.main(['setup']))"

    answer = subprocess.run(
        [sys.executable, "-c", no_pip],
        env=clone.variables(PATH=str(clone.tools), PYTHONPATH=str(clone.folder)),
        capture_output=True,
        text=True,
    )

    assert answer.returncode == 1
    wish = "casetta: pip is missing: run `sudo apt-get install python3-pip`, then ./casetta."
    assert answer.stderr.splitlines()[-1] == wish


@pytest.fixture
def running(clone):
    """A set-up that hangs in its second step, as a shell starts it that lets Ctrl-C through."""
    running = subprocess.Popen(
        clone.command("setup"),
        env=clone.variables(UV_SLEEPS="pip sync"),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    wait_until(lambda: clone.told.exists() and "pip sync" in clone.told.read_text())
    return running


def test_ctrl_c_stops_cleanly_and_the_next_start_goes_on(clone, running):
    os.killpg(running.pid, signal.SIGINT)
    _, words = running.communicate(timeout=30)

    assert running.returncode == 130
    assert "Traceback" not in words
    assert clone.steps("setup") == ["packages", "casetta"]


def test_two_first_starts_at_once_set_up_once(clone):
    both = [
        subprocess.Popen(clone.command("setup"), env=clone.variables(), stderr=subprocess.DEVNULL)
        for _ in range(2)
    ]

    assert [each.wait(timeout=240) for each in both] == [0, 0]
    assert clone.uv_calls() == ["venv", "pip sync", "pip install"]


def test_the_second_of_two_says_that_it_waits(clone, running):
    second = subprocess.Popen(
        clone.command("setup"), env=clone.variables(), stderr=subprocess.PIPE, text=True
    )
    assert second.stderr is not None
    line = second.stderr.readline()
    os.killpg(running.pid, signal.SIGKILL)
    running.communicate()

    assert line == "casetta is being set up by another command; waiting for it.\n"
    second.communicate(timeout=30)
    assert second.returncode == 0


def test_the_index_that_pip_uses_is_also_the_one_of_uv(clone):
    version = 'if [ "$1" = --version ]; then echo uv 99.0.0; exit 0; fi'
    write_script(clone.tools / "uv", f'{version}\necho "$UV_DEFAULT_INDEX" >> "$UV_TOLD"; exit 1')

    clone.run("setup", PIP_INDEX_URL="file:///shelf", UV_DEFAULT_INDEX="")
    clone.run("setup", PIP_INDEX_URL="file:///shelf", UV_DEFAULT_INDEX="file:///own")

    assert clone.told.read_text() == "file:///shelf\nfile:///own\n"


BUILD = ("editables", "hatchling", "packaging", "pathspec", "pluggy", "trove-classifiers")


def only(names, lock):
    """The entries of these packages in a lock file."""
    entries = re.split(r"^(?=\w)", lock, flags=re.MULTILINE)
    return "".join(entry for entry in entries if entry.split("==")[0] in names)


@pytest.mark.slow
def test_a_real_first_start_installs_casetta_and_a_second_is_silent(clone):
    """Needs the package index. The lock file is cut down to what the build needs: the whole
    one was installed in the same way before these tests could start.
    """
    (clone.tools / "uv").unlink()
    lock = clone.folder / "run.lock"
    lock.write_text(only(BUILD, lock.read_text()))

    first = clone.run("setup")
    second = clone.run("setup")

    assert first.returncode == 0, first.stderr
    assert (second.stderr, second.returncode) == ("", 0)
    python = next(clone.cache.glob("env-*")) / "bin" / "python"
    told = subprocess.run(
        [python, "-P", "-c", "import casetta, hatchling; print(casetta.__file__)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == f"{clone.folder}/src/casetta/__init__.py\n"
