"""docs/backups.md: its commands are run as they are written."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.server.served import Server, play, posix

PAGE = Path(__file__).resolve().parents[2] / "docs" / "backups.md"


def commands():
    """The lines of the page's examples that begin with casetta or rm."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


@posix
def test_a_game_is_there_after_a_backup_a_loss_and_a_restore(tmp_path):
    """The backup is made while the server runs; what was played after it is gone."""
    data = tmp_path / "data"
    variables = {**os.environ, "CASETTA_DATA_DIR": str(data), "HOME": str(tmp_path)}
    server = Server(data)
    links = server.begun("person", "person")
    with server.client(links, 0, 1) as client:
        play(client, 3)
    backup, lose, restore, check = commands()

    def run(line):
        words = shlex.split(line.replace("/var/lib/casetta", str(data)))
        words = [word.replace("/var/backups", str(tmp_path)) for word in words]
        program = [sys.executable, "-m", "casetta"] if words[0] == "casetta" else words[:1]
        done = subprocess.run([*program, *words[1:]], env=variables, capture_output=True, text=True)
        assert done.returncode == 0, (line, done.stderr)

    run(backup)
    with server.client(links, 0, 1) as client:
        client.position()
        play(client, 1)
    assert server.end() == 0
    run(lose)
    assert not data.exists()
    run(restore)
    run(check)
    server.start()
    with server.client(links, 0, 1) as client:
        assert client.position()["version"] == 3
        play(client, 1)
    assert server.end() == 0
