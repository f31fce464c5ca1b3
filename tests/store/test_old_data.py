"""A data folder and records of an earlier version open unchanged.

tests/store/old was written by commit 988fd44: tables of all games, waiting, running and finished,
with own cards and an own scenario, moves taken back and brought back, chat. tables.json has what
their players were told.
"""

import json
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

from casetta.commands.cli import run
from casetta.store.store import token_hash
from casetta.table import record
from casetta.table.log import canonical
from tests.store.tables import command, in_a_loop, opened

OLD = Path(__file__).parent / "old"
TABLES = json.loads((OLD / "tables.json").read_text("utf-8"))
RECORDS = sorted((OLD / "records").iterdir())


@pytest.fixture
def folder(tmp_path):
    """A copy of the folder, which may be written."""
    return shutil.copytree(OLD / "data", tmp_path / "data")


@pytest.mark.parametrize("id", TABLES)
def test_every_table_goes_on_as_its_players_left_it(folder, id):
    told = TABLES[id]

    async def work():
        async with opened(folder) as store:
            stored, history = await store.load_history(id)
            return stored, history, await store.chats(id)

    stored, history, said = in_a_loop(work())

    assert stored.game == told["game"]
    if history is None:
        assert (stored.status, told["version"]) == ("waiting", None)
        return
    assert (history.version, history.over) == (told["version"], told["over"])
    for viewer, digest in told["states"].items():
        state = history.state_for(int(viewer))
        assert sha256(canonical(state)).hexdigest() == digest
    assert [each.text for each in said] == ["Ciao! Łódź 家", "well played"]


def test_every_link_still_opens_its_seat(folder):
    wanted = {
        token: (id, role, seat)
        for id, told in TABLES.items()
        for role, seat, token in (
            ("host", None, told["links"]["host"]),
            ("spectator", None, told["links"]["spectator"]),
            *(("seat", int(seat), token) for seat, token in told["links"]["seats"].items()),
        )
    }

    async def work():
        async with opened(folder) as store:
            return {token: await store.find_link(token_hash(token)) for token in wanted}

    found = in_a_loop(work())

    assert {token: (link.table_id, link.role, link.seat) for token, link in found.items()} == wanted


def test_the_folder_is_sound_and_exports_the_same_records(folder, tmp_path, capsys):
    assert command(folder, "check") == 0
    assert f"{len(TABLES)} tables" in capsys.readouterr().out

    for file in RECORDS:
        if file.stem in TABLES:
            assert command(folder, "export", file.stem, str(tmp_path / file.name)) == 0
            assert (tmp_path / file.name).read_bytes() == file.read_bytes()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_record_is_verified_and_imported(file, tmp_path, capsys):
    verified = record.verify_bytes(file.read_bytes())

    assert verified.table.is_over
    assert verified.is_fair == (file.stem in TABLES)
    assert run(["replay", str(file), "--json"]) == 0
    assert command(tmp_path / "data", "import", str(file)) == 0
