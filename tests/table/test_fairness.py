"""A shuffle that nobody can choose: checked by a program written from docs/fairness.md alone."""

import hmac
import json
import random
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from casetta.contract.errors import Wrong
from casetta.table import fairness, first, record
from casetta.table.table import Table
from tests.table.happenings import GAMES, NAMES
from tests.table.verifier import GAMES as FOLDERS
from tests.table.verifier import commitment_of, is_fair, key_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
ENTROPY = {0: "kitchen", 1: "Küche 7"}


# The page and the program


def told_in_page():
    """The test vector."""
    block = re.search(r"```json\n(\{\"commitment\".*?)```", PAGE, re.DOTALL)
    assert block is not None
    return json.loads(block[1])


def fair_record(name="my-shelfie", seats=2, table="t-1", options=None, own=None, secret=SECRET):
    """The record of a game just dealt, with its proof."""
    key = fairness.key(secret, table, ENTROPY)
    dealt = Table.deal(GAMES[name], seats, options or {}, own=own, key=key)
    proof = fairness.proof(table, secret, ENTROPY)
    return {**record.export(dealt, ["Anna"] * seats), "fairness": proof}


def read(document):
    """A record as another program reads it from a file."""
    return json.loads(record.as_bytes(document))


def test_the_page_has_a_vector_and_the_program_agrees():
    told = told_in_page()

    assert fairness.proof("t-1", SECRET, ENTROPY) == told
    assert fairness.key(SECRET, "t-1", ENTROPY).hex() in PAGE
    assert fairness.key(SECRET, "t-1", {}).hex() in PAGE
    assert commitment_of(told) == told["commitment"]
    assert key_of(told) == fairness.key(SECRET, "t-1", ENTROPY)


def test_the_lots_of_the_page_are_those_that_are_drawn():
    """docs/fairness.md, Who begins."""
    deal = fair_record()["setup"]
    number = hmac.digest(bytes.fromhex(deal["luck"]["key"]), b"first player", "sha256").hex()

    assert number in PAGE
    assert [first.drawn(deal, seats) for seats in (2, 3, 4)] == [1, 0, 1]
    assert "of two places, 1 begins; of three, 0; of\nfour, 1" in PAGE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lots_let_everybody_begin_about_as_often(seats):
    deals = [{"luck": {"key": f"{number:064x}"}} for number in range(1200)]
    often = Counter(first.drawn(deal, seats) for deal in deals)

    assert sorted(often) == list(range(seats))
    assert min(often.values()) > 0.85 * 1200 / seats


@pytest.mark.parametrize("name", NAMES)
def test_a_record_with_another_first_player_than_lots_drew_proves_nothing(name):
    for told in (fair_record(name, seats=3), fair_record(name, seats=3, secret=bytes(32))):
        place = first.drawn(told["setup"], 3)
        for claimed in range(3):
            document = read({**told, "first": {"by": "random", "place": claimed}})
            assert is_fair(document) is (claimed == place)
            if claimed == place:
                assert record.verify(document).first == {"by": "random", "place": place}
            else:
                with pytest.raises(record.BrokenRecord, match="first-draw"):
                    record.verify(document)


@pytest.mark.parametrize(
    "told",
    [
        None, 1, "random", [], {}, {"by": "random"}, {"place": 1}, {"by": "luck", "place": 0},
        {"by": "chosen", "place": 2}, {"by": "chosen", "place": -1}, {"by": [], "place": 0},
        {"by": "chosen", "place": None}, {"by": "chosen", "place": 0, "more": 1},
        {"by": "chosen", "place": True}, {"by": "rotate", "place": 1},
    ],
)  # fmt: skip
def test_what_cannot_be_how_somebody_came_to_begin_is_refused(told):
    with pytest.raises(record.BrokenRecord, match="first-form"):
        record.verify({**fair_record(), "first": told})


@pytest.mark.parametrize("told", [{"by": "chosen", "place": 1}, {"by": "rotate", "place": 0}])
def test_whoever_was_chosen_or_was_next_in_turn_may_begin(told):
    assert record.verify({**fair_record(), "first": told}).first == told


@pytest.mark.parametrize("name", NAMES)
def test_a_program_written_from_the_page_verifies_every_deal(name):
    game, dice = GAMES[name], random.Random(name)
    for _ in range(25):
        options = {option.name: dice.choice(option.values) for option in game.options}
        seats, secret = dice.choice(game.seats), dice.randbytes(32)
        document = read(fair_record(name, seats, options=options, secret=secret))

        assert is_fair(document), (seats, options)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("my-shelfie", lambda setup: setup["personal"].reverse()),
        ("my-shelfie", lambda setup: setup["common"].reverse()),
        ("my-shelfie", lambda setup: setup["room"].reverse()),
        ("my-shelfie", lambda setup: setup["luck"].update(drawn=33)),
        ("dream-home", lambda setup: setup["rooms"].reverse()),
        ("dream-home", lambda setup: setup["resources"].reverse()),
        ("dream-home", lambda setup: setup["display"].reverse()),
        ("home-staging", lambda setup: setup["cards"][0].update(card="a")),
        ("home-staging", lambda setup: setup["luck"].update(key="00" * 32)),
    ],
)
def test_that_program_notices_a_deal_that_was_changed(name, change):
    document = read(fair_record(name))
    assert is_fair(document)
    change(document["setup"])

    assert not is_fair(document)


def test_that_program_verifies_what_people_bring():
    cards = tomllib.loads((FOLDERS / "dream_home/content/cards.toml").read_text("utf-8"))
    cards["room"][0]["copies"] -= 1
    cards["room"][1]["copies"] += 1
    first = next((FOLDERS / "home_staging/content/scenarios").glob("01-*.toml"))
    scenario = tomllib.loads(first.read_text("utf-8")) | {"id": "my-own"}
    brought = {"dream-home": {"cards": cards}, "home-staging": {"scenario": scenario}}
    for name, content in brought.items():
        game = GAMES[name]
        assert game.own is not None
        own = game.own.told(content)
        assert own is not None
        document = read(fair_record(name, own=own))

        assert is_fair(document)


def test_the_page_tells_what_its_key_deals_in_every_game():
    page = " ".join(PAGE.split())
    shelfie, dream, staging = (
        read(fair_record(name))["setup"] for name in ("my-shelfie", "dream-home", "home-staging")
    )

    for goal in shelfie["common"]:
        assert f"`{goal}`" in page
    assert "personal cards " + ", ".join(map(str, shelfie["personal"])) in page
    assert f"the second row of the room `{shelfie['room'][1]}`" in page
    assert f"the fourth `{shelfie['room'][3]}`" in page
    columns = (
        ", ".join(f"`{column[key]}`" for key in ("room", "resource") if key in column)
        for column in dream["display"]
    )
    assert "first round " + "; ".join(columns) in page
    assert f"the last room card `{dream['rooms'][-1]}`" in page
    assert f"the last resource card `{dream['resources'][-1]}`" in page
    rooms: dict[str, list[str]] = {}
    for card in staging["cards"]:
        rooms.setdefault(card["room"], []).append(card["card"])
    assert "`first-keys`: cards " + ", ".join(" ".join(each) for each in rooms.values()) in page
    for setup in (shelfie, dream, staging):
        assert f"| {setup['luck']['drawn']} |" in page


def test_nobody_can_guess_a_secret():
    secrets = {fairness.new_secret() for _ in range(50)}

    assert len(secrets) == 50
    assert all(len(secret) == 32 for secret in secrets)


@pytest.mark.parametrize("text", ["", "x" * 129, "a\nb", "\ud800"])
def test_what_a_seat_adds_can_be_printed_and_is_short(text):
    with pytest.raises(Wrong, match="wrong-entropy"):
        fairness.key(SECRET, "t-1", {0: text})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda r: r["fairness"].update(secret="00" * 32), "fairness-commitment"),
        (lambda r: r["fairness"].update(commitment="00" * 32), "fairness-commitment"),
        (lambda r: r["fairness"].update(table="t-2"), "fairness-commitment"),
        (lambda r: r["fairness"]["entropy"].update({"0": "x"}), "fairness-deal"),
        (lambda r: r["fairness"]["entropy"].pop("1"), "fairness-deal"),
        (lambda r: r["setup"].update(personal=r["setup"]["personal"][::-1]), "fairness-deal"),
        (lambda r: r["setup"]["luck"].update(key="00" * 32), "fairness-deal"),
        (lambda r: r["fairness"].pop("secret"), "fairness-form"),
        (lambda r: r["fairness"].update(secret="xyz"), "fairness-form"),
        (lambda r: r["fairness"].update(secret=None), "fairness-form"),
        (lambda r: r["fairness"].update(entropy=[]), "fairness-form"),
        (lambda r: r["fairness"]["entropy"].update({"one": "x"}), "fairness-form"),
        (lambda r: r["fairness"]["entropy"].update({"00": "x"}), "fairness-form"),
        (lambda r: r["fairness"]["entropy"].update({"-1": "x"}), "fairness-form"),
        (lambda r: r["fairness"]["entropy"].update({"0": 7}), "fairness-form"),
        (lambda r: r.update(fairness=None), "fairness-form"),
    ],
)
def test_anything_else_is_found_unfair(change, code):
    document = json.loads(record.as_bytes(fair_record()))
    change(document)
    table = Table(GAMES["my-shelfie"], document["setup"])

    with pytest.raises(Wrong, match=code):
        fairness.check(table, document["fairness"])
