"""The launcher: which Python it finds, and from where it works."""

import os
import sys

import pytest

from tests.foundation.cloned import ROOT, launcher, posix, telling_clone


@posix
def test_the_launcher_works_through_symlinks_and_inside_its_own_folder(tmp_path):
    file = telling_clone(tmp_path / "house")
    (tmp_path / "far").symlink_to(file)
    (tmp_path / "near").symlink_to("far")

    for answer in (launcher(tmp_path / "near"), launcher(file.name, folder=file.parent)):
        assert answer.stdout == f"{tmp_path}/house/bootstrap.py\n"


@posix
@pytest.mark.parametrize("has_an_old_one", [False, True])
def test_without_a_python_one_sentence_says_what_to_do(tmp_path, has_an_old_one):
    if has_an_old_one:
        (tmp_path / "python3").write_text("#!/bin/sh\necho SyntaxError >&2\nexit 1\n")
        (tmp_path / "python3").chmod(0o755)

    answer = launcher(ROOT / "casetta", path=str(tmp_path))

    assert answer.returncode == 1
    assert answer.stderr.startswith("casetta needs Python 3.11 or newer and found none: install it")
    assert answer.stderr.count("\n") == 1


@posix
def test_a_newer_python_beside_an_old_one_is_found(tmp_path):
    file = telling_clone(tmp_path / "house")
    (tmp_path / "python3").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "python3").chmod(0o755)
    (tmp_path / "python3.11").symlink_to(os.path.realpath(sys.executable))

    answer = launcher(file, path=str(tmp_path))

    assert answer.stdout == f"{tmp_path}/house/bootstrap.py\n"


def test_the_windows_launcher_starts_the_same_file_with_the_same_python():
    for name in ("casetta", "casetta.cmd"):
        text = (ROOT / name).read_text()

        assert "-I -S" in text
        assert "bootstrap.py" in text
        assert "(3, 11)" in text
