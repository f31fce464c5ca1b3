"""The card file, card files of owners, and what games and records keep of them."""

import copy
import json
import re
import tomllib
from typing import Any

import numpy as np
import pytest

from casetta.commands.cli import run
from casetta.contract.compiled import as_state, compiled
from casetta.contract.reader import content_reader
from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.cards import CARDS, FILE, cards_of, read_cards
from casetta.games.dream_home.content.kinds import FIRST_DECOR, FIRST_OWNED, KEYS, KINDS, ROOM_KEYS
from casetta.games.dream_home.content.own import OWN, deal_own, draw_cards
from casetta.kernel.luck import fast_luck
from casetta.table import record
from casetta.table.record import BrokenRecord
from casetta.table.table import Table
from casetta.words import LANGUAGES, Words
from tests.games.dream_home.drawn import drawn, floors, position

# The card file, own card files, and the decks made from them


WORDS = Words("en", [GAME.folder / "words"])


def own_file(tmp_path, *changes):
    """A copy of the card file with some texts changed."""
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "my-cards.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_box_has_60_rooms_48_resources_and_says_where_it_knows_it_from():
    copies = dict(zip(KEYS, CARDS.copies, strict=True))

    assert (sum(CARDS.copies[:16]), sum(CARDS.copies[16:])) == (60, 48)
    assert (copies["living_room"], copies["roof red"], copies["roof red window"]) == (9, 4, 1)
    sources = dict(zip(KEYS, CARDS.sources, strict=True))
    assert (sources["living_room"], sources["kitchen"]) == ("rulebook", "reviews")
    assert sources["aquarium"] == "reconstructed"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("copies = 9", "copies = 8"), "The room cards add up to 59, not 60."),
        (('key = "study"', 'key = "gym"'), "room 9 key must be one of: living_room, kitchen"),
        (('key = "study"', 'key = "sauna"'), "room 9 key: sauna appears twice."),
        (("points = [1, 4, 9]", "points = [1, 4]"), "room 1 points must be a list of 3 whole"),
        (("points = [1, 4, 9]", "points = [1, 4, 900]"), "room 1 points must be from 0 to 99."),
        (("points = [1, 4, 9]", "points = [1, 4, true]"), "room 1 points must be a list of 3"),
        (("most = 3", "most = 4"), "room 1 most must be from 3 to 3."),
        (('room = "outside"', 'room = "attic"'), "decor 5 room must be one of:"),
        (('source = "reviews"', 'source = "hearsay"'), "room 2 source must be one of: rulebook"),
        (("plain = 4", "plain = 5"), "add up to 49, not 48."),
    ],
)
def test_a_broken_entry_is_told_with_its_line_and_its_name(tmp_path, change, told):
    file = own_file(tmp_path, change)
    _, wrongs = read_cards(file)

    sentences = [WORDS.wrong(wrong) for wrong in wrongs]
    changed = [n for n, text in enumerate(file.read_text().splitlines(), 1) if change[1] in text]
    lines = [f"line {line}, {told}" for line in changed]
    wanted = [told] if "add up" in told else lines
    assert any(want in sentence for want in wanted for sentence in sentences), sentences


@pytest.mark.parametrize(
    ("change", "place", "meant"),
    [
        (('beside = "bathroom"', 'besides = "bathroom"'), "room 6 besides", "beside"),
        (("most = 3", "most = 3\nchildern = 1"), "room 1 childern", "children"),
        (("plain = 4", "plain = 4\nwindows = 1"), "roof 1 windows", "window"),
        (('key = "piano"', 'key = "piano"\npoint = 3'), "decor 1 point", "points"),
        (('key = "drill"', 'key = "drill"\ncopy = 2'), "tool 1 copy", "copies"),
        (("[[helper]]", "[[helpers]]"), "helpers", "helper"),
    ],
)
def test_a_key_that_nobody_knows_is_refused_with_the_one_that_was_meant(
    tmp_path, change, place, meant
):
    file = own_file(tmp_path, change)
    _, wrongs = read_cards(file)

    strange = [wrong for wrong in wrongs if wrong.code == "page-strange-key"]
    strange_line = change[1].splitlines()[-1]
    line = file.read_text().splitlines().index(strange_line) + 1
    assert [wrong.where for wrong in strange] == [f"line {line}, {place}"]
    assert strange[0].values["nearest"] == meant
    assert f"Did you mean {meant}?" in WORDS.wrong(strange[0])


def test_points_beside_a_room_need_that_room(tmp_path):
    _, wrongs = read_cards(own_file(tmp_path, ('beside = "bathroom"\n', "")))

    assert [wrong.code for wrong in wrongs] == ["missing-field"]
    assert str(wrongs[0].where).endswith("room 6 beside")


def test_a_game_keeps_the_cards_it_was_dealt_from(tmp_path):
    """Ruling D-78: other copies, other points, another room for a token; the record has them."""
    changes = [
        (
            'points = [2]\nsource = "reconstructed"\ncopies = 2',
            'points = [5]\nsource = "box"\ncopies = 4',
        ),
        ("copies = 9", "copies = 7"),
        (
            'key = "aquarium"\nroom = "any"\npoints = 1',
            'key = "aquarium"\nroom = "study"\npoints = 4',
        ),
    ]
    cards, broken = read_cards(own_file(tmp_path, *changes))
    assert not broken
    state = GAME.blank()
    deal_own(cards, state, 2, [0] * len(GAME.options), fast_luck(3))

    again, wrongs = GAME.text.setup(GAME.text.drawing(state))

    assert not wrongs
    assert again == state
    assert GAME.text.pieces(state) == GAME.box
    assert cards_of(content_reader(drawn(state)["cards"])).room_points == cards.room_points
    house = {**floors(), "lower": [{"room": "study", "decor": "aquarium"}, *[None] * 4]}
    own = {"stage": "over", "houses": [house], "cards": drawn(state)["cards"]}
    assert GAME.rules.points(GAME.text.setup(own)[0], 0) == 5 + 4


# Games with the cards of somebody's own box: dealt, recorded, replayed without the file


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


def test_a_file_that_is_not_there_or_that_a_game_does_not_know_is_told(tmp_path, capsys):
    for game, file, told in (
        ("dream-home", tmp_path / "none.toml", "none.toml"),
        ("my-shelfie", own_file(tmp_path), "my-shelfie"),
    ):
        assert run(["cards", game, "--cards", str(file), "--lang", "en"]) == 2
        assert told in capsys.readouterr().err


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


# Ruling D-74: hidden children break ties where a card file tells them


BY_CHILDREN = {"tiebreak": "children"}
ONE_IN_LIBRARIES = {"library": 1}


def with_children(**children):
    """Our cards, with so many children in the types that are named and none in the others."""
    cards = draw_cards(position())
    for room in cards["room"]:
        room["children"] = children.get(room["key"], 0)
    return cards


def over(options, cards=None, *, houses=("G . . . .", "U . . . .", "", "I . . . .")):
    """A game that is over, with these houses."""
    first, *others = houses
    own = {} if cards is None else {"cards": cards}
    others = [floors(text) for text in others]
    return position(first, stage="over", options=options, others=others, **own)


def places(state):
    return [place for _, place in GAME.ranking(state)]


def test_points_come_first_then_children_and_the_others_share():
    houses = ("L . . . .", "G . . . .", "", "I # . . .")
    first = over(BY_CHILDREN, with_children(living_room=99), houses=houses)
    then = over(BY_CHILDREN, with_children(**ONE_IN_LIBRARIES))

    assert GAME.ranking(first) == [(1, 3), (2, 1), (0, 4), (2, 1)]
    assert GAME.ranking(then) == [(2, 2), (2, 2), (0, 4), (2, 1)]
    out: Any = np.zeros(8, np.int64)
    compiled(GAME).rules.outcome(as_state(compiled(GAME), then), out)
    assert out.tolist() == [2, 2, 0, 2, 2, 2, 4, 1]


def test_an_empty_room_shows_no_children():
    """The back of a card has no picture."""
    hidden = {**floors(), "lower": [{"room": "library", "face": "down"}, *[None] * 4]}
    own = {"options": BY_CHILDREN, "cards": with_children(library=5)}
    state = position("", stage="over", others=[hidden, floors(), floors()], **own)

    assert places(state) == [1, 1, 1, 1]


SHARED = [1, 1, 4, 1]
TIES = [
    ("shared in the standard rules", {}, ONE_IN_LIBRARIES, SHARED),
    ("shared in the Italian edition", {"edition": "it"}, ONE_IN_LIBRARIES, SHARED),
    ("shared by option", {"edition": "en", "tiebreak": "shared"}, ONE_IN_LIBRARIES, SHARED),
    ("shared where nobody counted", BY_CHILDREN, None, SHARED),
    ("broken in the English edition", {"edition": "en"}, ONE_IN_LIBRARIES, [2, 2, 4, 1]),
]


@pytest.mark.parametrize(("rule", "options", "children", "expected"), TIES)
def test_ties_are_shared_or_broken_and_the_sheet_tells_which(rule, options, children, expected):
    state = over(options, None if children is None else with_children(**children))
    told = "sheet-children" in [line.rule for line in GAME.text.sheet(state, 3).lines]

    assert places(state) == expected, rule
    assert told == (expected != SHARED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_tells_the_children_and_no_points_for_them(language):
    words = Words(language).with_game(GAME.folder)
    state = over(BY_CHILDREN, with_children(kitchen=3, library=4), houses=("K K I . .",))
    sheet = GAME.text.sheet(state, 0)
    told = [line for line in sheet.lines if line.rule == "sheet-children"]

    assert [(line.part, line.points, line.values) for line in told] == [
        ("rooms", 0, {"children": 10})
    ]
    assert "10" in words(told[0].rule, **told[0].values)
    assert sheet.total == GAME.rules.points(state, 0) == 6 + 2


def counted(tmp_path, *, value="2", leave_out=""):
    """A card file that tells children in all rooms but one."""
    file = own_file(tmp_path)
    text = file.read_text(encoding="utf-8")
    for key in ROOM_KEYS:
        told = "" if key == leave_out else f"\nchildren = {value}"
        text, found = re.subn(rf'(\[\[room\]\]\n(?:#.*\n)?key = "{key}")', rf"\1{told}", text)
        assert found == 1
    file.write_text(text, encoding="utf-8")
    return file


def test_a_record_keeps_the_children_and_is_replayed(tmp_path):
    cards, wrongs = read_cards(counted(tmp_path))
    table = Table.deal(GAME, 2, BY_CHILDREN, 4, cards)
    kept = cards_of(content_reader(table.setup["cards"]))

    assert not wrongs
    assert kept.children == cards.children == (2,) * 16
    assert record.replay(record.export(table, ["a", "b"])).setup == table.setup


@pytest.mark.parametrize(
    ("value", "code"),
    [("[1, 0, 2]", "own-children-list"), ("-1", "out-of-bounds"), ("100", "out-of-bounds"),
     ("1.5", "not-a-number"), ("true", "not-a-number")],
)  # fmt: skip
def test_what_is_no_number_of_children_is_refused(tmp_path, value, code):
    _, wrongs = read_cards(counted(tmp_path, value=value))

    assert [wrong.code for wrong in wrongs] == [code] * 16
    assert str(wrongs[0].where).endswith("room 1 children")


def test_children_stand_in_every_room_or_in_none(tmp_path):
    _, wrongs = read_cards(counted(tmp_path, leave_out="study"))

    assert [wrong.code for wrong in wrongs] == ["missing-field"]
    assert str(wrongs[0].where).endswith("room 9 children")


def test_the_cards_are_shown_with_their_children(tmp_path, capsys):
    file = counted(tmp_path)

    assert run(["cards", "dream-home", "--cards", str(file), "--json", "--lang", "en"]) == 0
    assert {room["children"] for room in json.loads(capsys.readouterr().out)["rooms"]} == {"2"}
