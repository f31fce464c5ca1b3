"""Games with the cards of somebody's own box: dealt, recorded, replayed without the file."""

import copy
import json
import re
import tomllib

import pytest

from casetta.commands.cli import run
from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.cards import FILE, read_cards
from casetta.games.dream_home.content.kinds import FIRST_DECOR, FIRST_OWNED, KINDS
from casetta.games.dream_home.content.own import OWN
from casetta.table import record
from casetta.table.record import BrokenRecord
from casetta.table.table import Table
from tests.games.dream_home.test_cards import own_file

LESS_LIVING_ROOMS = (("copies = 9", "copies = 7"), ("copies = 6", "copies = 8"))
CARDS_OF_BEFORE = "a9dc4c1fffac34585cd87495f77702a96f1de95d267a42e0597756b6b912288f"
DEAL_OF_BEFORE = "053848314f27ffcddafe1d80bbe09284e98e5bbda9dfa5b5cccb81b3994caad8"
"""Of these cards and seed 4, from the time when sources were not kept."""


@pytest.fixture
def recorded(tmp_path):
    """The record of a game of bots with own cards, whose file is gone."""
    cards = own_file(tmp_path, *LESS_LIVING_ROOMS)
    file = tmp_path / "game.json"
    seats = "bot:random,bot:greedy"
    line = ["play", "dream-home", "--seats", seats, "--cards", str(cards), "--seed", "4", "--quiet"]
    assert run([*line, "--record", str(file)]) == 0
    cards.unlink()
    return record.from_bytes(file.read_bytes())


def test_a_record_holds_the_own_cards_whole_and_needs_no_file(recorded):
    rooms = {room["key"]: room["copies"] for room in recorded["setup"]["cards"]["room"]}

    assert (rooms["living_room"], rooms["garage"]) == (7, 8)
    assert len(recorded["setup"]["cards_digest"]) == 64
    assert record.replay(recorded).result() == recorded["result"]


def sources_in(entries):
    """Where each entry of a table says that it is known from."""
    names = [entry.get("key", entry.get("colour")) for entry in entries]
    origins = [(entry["source"], entry.get("copies_source")) for entry in entries]
    return dict(zip(names, origins, strict=True))


def test_a_record_keeps_what_the_file_says_of_its_sources(recorded):
    """Ruling D-78."""
    ours = tomllib.loads(FILE.read_text(encoding="utf-8"))
    kept = recorded["setup"]["cards"]

    assert {name: sources_in(kept[name]) for name in kept} == {
        name: sources_in(ours[name]) for name in ours
    }


def test_every_source_is_kept_by_itself(tmp_path):
    """Also when nothing else is different: somebody looked into the box and found us right."""
    for number, table in enumerate(("room", "roof", "decor", "tool", "helper")):
        file = own_file(tmp_path)
        parts = file.read_text(encoding="utf-8").split(f"[[{table}]]")
        last = parts[-1].replace('source = "reconstructed"', 'source = "box"', 1)
        last = last.replace('source = "rulebook"', 'source = "reviews"', 1)
        file.write_text(f"[[{table}]]".join([*parts[:-1], last]), encoding="utf-8")
        cards, wrongs = read_cards(file)
        kept = OWN.told(Table.deal(GAME, 2, {}, number, cards).setup)

        assert not wrongs
        assert kept.sources == cards.sources
        assert kept.copies == cards.copies
        numbered = [n for n in range(KINDS) if not FIRST_DECOR <= n < FIRST_OWNED]
        assert [kept.copies_sources[n] for n in numbered] == [
            cards.copies_sources[n] for n in numbered
        ]


def test_a_box_that_confirms_everything_is_kept_as_own_cards(tmp_path):
    file = own_file(tmp_path)
    text = re.sub(r'source = "\w+"', 'source = "box"', file.read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")
    cards, wrongs = read_cards(file)
    table = Table.deal(GAME, 2, {}, 4, cards)

    assert not wrongs
    assert set(OWN.told(table.setup).sources) == {"box"}
    assert record.replay(record.export(table, ["a", "b"])).setup == table.setup


def test_a_record_of_before_sources_were_kept_has_the_digest_it_had(recorded):
    """Then every source of an own file became the own box."""
    setup = copy.deepcopy(recorded["setup"])
    for entry in (each for entries in setup["cards"].values() for each in entries):
        entry.update({key: "box" for key in ("source", "copies_source") if key in entry})
    setup["cards_digest"] = CARDS_OF_BEFORE
    table = Table(GAME, setup, 4)

    assert table.setup == setup
    assert table.digests[0] == DEAL_OF_BEFORE


def test_the_seed_of_a_record_deals_its_own_cards_anew(recorded):
    recorded["seed"] = 5

    with pytest.raises(BrokenRecord) as broken:
        record.replay(recorded)
    assert broken.value.event == 0


CHANGES = {
    "points": lambda setup: setup["cards"]["room"][0].update(points=[1, 4, 10]),
    "source": lambda setup: setup["cards"]["room"][0].update(source="box"),
    "children": lambda setup: [room.update(children=1) for room in setup["cards"]["room"]],
    "digest": lambda setup: setup.update(cards_digest="0" * 64),
    "no cards": lambda setup: setup.pop("cards"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_record_whose_cards_were_altered_is_refused(recorded, change):
    altered = copy.deepcopy(recorded)
    change(altered["setup"])

    with pytest.raises(BrokenRecord) as broken:
        record.replay(altered)
    assert broken.value.event == 0


def test_own_cards_equal_to_ours_make_an_ordinary_record():
    own, wrongs = read_cards(FILE)
    table = Table.deal(GAME, 2, {}, 4, own)

    assert not wrongs
    assert table.setup == Table.deal(GAME, 2, {}, 4).setup


def test_all_faults_of_a_card_file_are_told_and_nothing_is_played(tmp_path, capsys):
    file = own_file(tmp_path, ("copies = 9", "copies = 8"), ('key = "drill"', 'key = "saw"'))

    status = run(["play", "dream-home", "--cards", str(file), "--lang", "it", "--quiet"])

    told = capsys.readouterr().err
    assert status == 2
    assert "my-cards.toml" in told
    assert "59" in told
    assert "tool 1 key" in told


def test_a_card_file_that_is_not_there_is_told(tmp_path, capsys):
    assert run(["cards", "dream-home", "--cards", str(tmp_path / "none.toml"), "--lang", "en"]) == 2
    assert "none.toml" in capsys.readouterr().err


def test_a_game_that_knows_no_own_cards_says_so(tmp_path, capsys):
    file = own_file(tmp_path)

    assert run(["cards", "my-shelfie", "--cards", str(file), "--lang", "en"]) == 2
    assert "my-shelfie" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "it", "pl", "ja"])
def test_every_card_is_shown_with_its_source(language, capsys):
    assert run(["cards", "dream-home", "--json", "--lang", language]) == 0
    listed = json.loads(capsys.readouterr().out)

    assert [len(rows) for rows in listed.values()] == [16, 8, 10, 4, 5]
    assert all(row["source"] for rows in listed.values() for row in rows)


def test_the_cards_of_an_own_file_are_shown(tmp_path, capsys):
    file = own_file(tmp_path, *LESS_LIVING_ROOMS)

    assert run(["cards", "dream-home", "--cards", str(file), "--lang", "en"]) == 0
    first_room = capsys.readouterr().out.splitlines()[2]
    assert " ".join(first_room.split()) == "living room 1 / 4 / 9 rulebook 7 reconstructed"
