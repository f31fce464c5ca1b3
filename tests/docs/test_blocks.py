"""What the documents say can be typed or copied is run, as it stands.

All blocks of a page are run one after the other in a folder of its own, in which ./casetta is this
casetta. A block with a file name as its title is a file of that folder; `Output` is what the block
above it prints, where … stands for anything.
"""

import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise

import pytest

from tests.docs.pages import PAGES, ROOT, blocks
from tests.server.served import CERTIFICATE, KEY, Server, posix

RUN = {"sh": ["sh", "-e", "-c"], "python": [sys.executable, "-c"]}
NOT_RUN = {"ftl", "json", "text", "toml", "yaml"}
FOLLOWED_ELSEWHERE = {
    "adding-a-game.md": "tests/fourth_game/test_the_page.py",
    "backups.md": "tests/docs/test_backup_page.py",
}
NEEDS = {"a container engine", "systemd", "a proxy", "a second machine"}
FEW = 10
OUTPUT = "Output"
SERVES = re.compile(r"\./casetta( -.*)?\n")
CASETTA = """#!{python}
import os, subprocess, sys, tempfile
from casetta.commands.command_line import read_command_line

program = [sys.executable, "-m", "casetta", *sys.argv[1:]]
line = read_command_line(sys.argv[1:])
if line.command != "serve" or line.only_asks:
    os.execv(program[0], program)
free = [] if "--port" in sys.argv else ["--port", "0"]
with tempfile.TemporaryDirectory() as folder:
    own = {{**os.environ, "CASETTA_DATA_DIR": folder}}
    serve = [*program[:3], "serve", *line.arguments, *free, "--no-browser", "--json"]
    server = subprocess.Popen(serve, stdout=subprocess.PIPE, env=own)
    ready = server.stdout.readline()
    server.terminate()
    sys.exit(server.wait() or b"ready" not in ready)
"""
"""casetta, but a server has a folder of its own and is stopped as soon as it is ready."""


def by_page():
    """The blocks of each page that has some to run."""
    found = {page: blocks(page.read_text(encoding="utf-8")) for page in PAGES}
    return {
        str(page.relative_to(ROOT)): each
        for page, each in found.items()
        if page.name not in FOLLOWED_ELSEWHERE and any(block.language in RUN for block in each)
    }


BY_PAGE = by_page()
SERVED: set[str] = set()
"""Commands by which a server was started already; each is tried once."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The one server that all pages speak of; a game was played there."""
    server = Server(tmp_path_factory.mktemp("docs") / "data")
    with server.client(server.lay("my-shelfie", "bot:random", "bot:random", start=True)) as client:
        while not client.position()["over"]:
            client.take()
    yield server
    assert server.end() == 0


@pytest.fixture
def folder(tmp_path, server):
    """Where the blocks of a page are run."""
    launcher = tmp_path / "casetta"
    launcher.write_text(CASETTA.format(python=sys.executable))
    launcher.chmod(0o755)
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    shutil.copy(CERTIFICATE, tmp_path / "cert.pem")
    shutil.copy(KEY, tmp_path / "key.pem")
    return tmp_path


def at(server, text):
    """A text with the address of the one server."""
    return text.replace("http://127.0.0.1:8765", server.url)


def run(block, folder, server):
    """What a block prints; it must succeed."""
    told = subprocess.run(
        [*RUN[block.language], at(server, block.text)],
        cwd=folder,
        env={
            **os.environ,
            "CASETTA_DATA_DIR": str(server.folder),
            "CASETTA_LANG": "en",
            "CASETTA_LIFE": "plain",
            "GIT_DIR": str(folder / ".git"),
            "PATH": os.pathsep.join(
                [str(folder), os.path.dirname(sys.executable), os.environ["PATH"]]
            ),
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, f"{block.text}\n{told.stdout}\n{told.stderr}"
    return told.stdout


def like(expected):
    """A pattern for an output in which … stands for anything."""
    return ".*".join(map(re.escape, expected.split("…")))


@posix
@pytest.mark.parametrize("page", BY_PAGE)
def test_the_blocks_of_a_page_run_and_print_what_it_says(page, folder, server):
    if "git " in "".join(block.text for block in BY_PAGE[page] if not block.mark):
        subprocess.run(["git", "init", "--quiet", str(folder)], check=True)
    printed = ""
    for block in BY_PAGE[page]:
        if block.title == OUTPUT:
            assert re.fullmatch(like(block.text), printed, re.DOTALL), printed
        elif block.title:
            (folder / block.title).write_text(at(server, block.text), encoding="utf-8")
        elif block.language in RUN and not block.mark and block.text not in SERVED:
            printed = run(block, folder, server)
            if SERVES.fullmatch(block.text):
                SERVED.add(block.text)


def test_every_block_says_what_it_is_written_in():
    """A command in a block of another kind would never be run."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert text.count("```") == 2 * len(blocks(text)), page
        for block in blocks(text):
            assert block.language in {*RUN, *NOT_RUN}, (page, block.text)
            if block.language in NOT_RUN:
                assert not re.search(r"^(\$ |\./casetta|casetta )", block.text, re.MULTILINE), page


def test_few_blocks_are_not_run_and_each_says_why():
    marks = [block for page in PAGES for block in blocks(page.read_text("utf-8")) if block.mark]

    assert {block.mark for block in marks} <= {"not run", "needs"}
    assert {block.reason for block in marks if block.mark == "needs"} <= NEEDS
    assert len([block for block in marks if block.mark == "not run"]) <= FEW
    assert all(block.language in RUN for block in marks)


def test_an_output_follows_what_prints_it_and_other_tests_follow_the_other_pages():
    for each in BY_PAGE.values():
        for before, block in pairwise([None, *each]):
            if block.title == OUTPUT:
                assert before is not None
                assert before.language in RUN
                assert not before.mark
    for page, test in FOLLOWED_ELSEWHERE.items():
        assert page in (ROOT / test).read_text(encoding="utf-8")
