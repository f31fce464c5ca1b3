"""docs/adding-a-game.md, followed: its code stands in the files it names, its commands run."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "window_boxes"
ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
CODE = re.findall(r"^`([\w/.]+)`:\n\n```\w+\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = [
    command
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for command in block.splitlines()
]


@pytest.mark.parametrize(("file", "code"), CODE, ids=[file for file, _ in CODE])
def test_what_the_page_quotes_stands_in_the_file(file, code):
    assert code in (FOLDER / file).read_text(encoding="utf-8")


def test_the_page_names_every_file():
    files = [file.relative_to(FOLDER) for file in FOLDER.rglob("*") if file.is_file()]
    ours = [file for file in files if "__pycache__" not in file.parts]

    assert len(CODE) >= 6
    assert [str(file) for file in ours if f"{file.name}`" not in PAGE] == []


@pytest.mark.skipif(os.name == "nt", reason="not on Windows: the page's commands are for a shell")
def test_the_commands_of_the_page_run(tmp_path):
    shutil.copytree(FOLDER, tmp_path / "games" / FOLDER.name)
    casetta = f'{sys.executable} -m casetta "$@"'
    script = "\n".join(["set -e", f"casetta() {{ {casetta}; }}", *COMMANDS])

    run = subprocess.run(["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True)

    assert run.returncode == 0, run.stderr
    assert "Window Boxes" in run.stdout
