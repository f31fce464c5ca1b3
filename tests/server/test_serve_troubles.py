"""`casetta serve` with a full disk and with damaged tables."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from casetta.store.database import FILE
from tests.server.served import legal_moves, play, posix
from tests.store.tables import DAMAGE, rows, tamper


@posix
def test_files_that_may_not_grow_refuse_moves_until_they_may(served):
    """The same as a full disk, but for everybody: a limit on the size of files."""
    import resource

    server = served()

    def crowd():
        size = (server.folder / f"{FILE}-wal").stat().st_size
        limit(size)

    def limit(size):
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    check_crowded(server, crowd, lambda: limit(resource.RLIM_INFINITY), "store-failed")


def can_mount():
    """Whether we may make a small disk in memory."""
    if not shutil.which("unshare") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    return subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode == 0


@pytest.mark.skipif(not can_mount(), reason="optional: root, to make a small disk")
def test_a_full_disk_refuses_moves_until_there_is_room(served, tmp_path):
    (tmp_path / "data").mkdir()
    mount = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'
    small = ["unshare", "--mount", "sh", "-c", mount, str(tmp_path / "data")]
    server = served(within=small)
    inside = Path(f"/proc/{server.process.pid}/root{tmp_path}/data")

    def crowd():
        with (inside / "ballast").open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 10, 1):
                while grows(file, size):
                    pass

    check_crowded(server, crowd, (inside / "ballast").unlink, "store-full")


def grows(file, size):
    """Whether a file could take so many bytes more."""
    try:
        return file.write(bytes(size)) == size
    except OSError:
        return False


def check_crowded(server, crowd, relieve, code):
    """Moves are refused as long as there is no room, watching goes on, nothing is half-done."""
    links = server.make("my-shelfie", "person", "person", start=True)
    with server.client(links, 0, 1) as client, server.client(links) as watching:
        play(client, 3)
        crowd()
        refused = fill(client)
        before = client.position()
        assert (refused["code"], refused["retryable"]) == (code, True)
        assert server.ask("GET", "/readyz")[0] == 503
        watching.catch_up(before["version"])
        with server.client(links) as newcomer:
            assert newcomer.position()["digest"] == watching.position()["digest"]
        with server.client(links, 0, from_version=0, epoch=client.welcome["epoch"]) as resumed:
            resumed.position()
            assert len(resumed.entries) == before["version"]
        relieve()
        again = client.move(refused["text"], move_id=refused["move_id"], seat=client.viewer)
        assert (again["type"], again["version"]) == ("ack", before["version"] + 1)
        assert watching.catch_up(again["version"])["version"] == again["version"]
        assert server.get("/readyz") == "ok"


def fill(client):
    """Move and take back until there is no room; the refusal, with the move."""
    while True:
        seat = client.position()["waiting"][0]
        if client.viewer != seat:
            client.look(seat)
        text = legal_moves(client)[0]
        answer = client.move(text)
        if answer["type"] == "refused":
            return answer | {"text": text}
        client.catch_up(answer["version"])


# Damage


def test_damaged_tables_are_put_aside_by_name_and_the_others_play_on(served):
    """Also those that would go on by themselves, which are looked at when the server starts."""
    server = served()
    tables = {name: damaged_game(server) for name in [*DAMAGE, "no policy", "sound"]}
    assert server.end() == 0
    policy = "UPDATE tables SET about = json_set(about, '$.policy', 3) WHERE id = 'bad'"
    for name, statement in {**DAMAGE, "no policy": policy}.items():
        tamper(server.folder, statement.replace("'bad'", f"'{tables[name]['table']}'"))
    server.start()
    refusals = {name: refusal(server, links) for name, links in tables.items()}

    assert refusals.pop("sound") is None
    assert set(refusals.values()) == {("table-damaged", False)}, refusals
    quarantined = rows(server.folder, "SELECT id FROM tables WHERE status = 'quarantined'")
    assert {id for (id,) in quarantined} == {tables[name]["table"] for name in refusals}
    for name in refusals:
        assert tables[name]["table"] in server.log()
    with server.client(tables["sound"], 0, 1) as client:
        client.act("take-back", seat=1)
        play(client, 2)
    assert server.get("/readyz") == "ok"


def test_a_table_of_newer_rules_is_told_so_and_not_put_aside(served):
    server = served()
    begun, waiting = damaged_game(server), server.lay("my-shelfie", "person", "person")
    assert server.end() == 0
    tamper(server.folder, "UPDATE tables SET rules = 999")
    server.start()

    for links in (begun, waiting):
        assert refusal(server, links) == ("table-newer", False)
    assert rows(server.folder, "SELECT id FROM tables WHERE status = 'quarantined'") == []


def damaged_game(server):
    """A game with six moves, a seat of which is played by a bot from now on."""
    links = server.begun()
    with server.client(links, 0, 1) as client:
        play(client, 6)
        (asked,) = client.position()["waiting"]
        assert client.act("hand-over", seat=1 - asked)["type"] == "ack"
    return links


def refusal(server, links):
    """Why nobody can come in; None if somebody can."""
    with server.client(links, 0) as client:
        message = client.take()
        if message["type"] == "refused":
            return message["code"], message["retryable"]
        return None
