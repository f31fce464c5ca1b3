"""A shuffle that nobody can choose: checked by a program written from docs/fairness.md alone."""

import hashlib
import hmac
import json
import re
import struct
import tomllib
from pathlib import Path

import pytest

from casetta.kernel.wrong import Wrong
from casetta.table import fairness, record
from casetta.table.table import Table
from tests.table.happenings import GAMES, NAMES

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
ENTROPY = {0: "kitchen", 1: "Küche 7"}


# A verifier of its own: nothing of casetta below, only the page


def canonical_json(document):
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment_of(told):
    document = {"secret": told["secret"], "table": told["table"]}
    return hashlib.sha256(canonical_json(document)).hexdigest()


def key_of(told):
    message = canonical_json({"entropy": told["entropy"], "table": told["table"]})
    return hmac.new(bytes.fromhex(told["secret"]), message, hashlib.sha256).digest()


def key_stream(key):
    """The words of ChaCha20 (RFC 8439) with nonce 0, block after block."""
    counter = 0
    while True:
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key)]
        start += [counter, 0, 0, 0]
        words = list(start)
        for _ in range(10):
            for a, b, c, d in (
                (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
            ):  # fmt: skip
                for left, right, into, turn in (
                    (a, b, d, 16),
                    (c, d, b, 12),
                    (a, b, d, 8),
                    (c, d, b, 7),
                ):
                    words[left] = words[left] + words[right] & 0xFFFFFFFF
                    mixed = words[into] ^ words[left]
                    words[into] = (mixed << turn | mixed >> 32 - turn) & 0xFFFFFFFF
        yield from (one + other & 0xFFFFFFFF for one, other in zip(words, start, strict=True))
        counter += 1


def drawn(words, n):
    """A number from 0 to n - 1."""
    while True:
        product = next(words) * n
        if product % 2**32 >= (2**32 - n) % n:
            return product >> 32


def different(words, number, n):
    """So many different numbers from 0 to n - 1."""
    found: list[int] = []
    while len(found) < number:
        card = drawn(words, n)
        if card not in found:
            found.append(card)
    return found


def is_fair_my_shelfie(document):
    """Whether a record of My Shelfie proves its key, its common and its personal goals."""
    told, setup = document["fairness"], document["setup"]
    if commitment_of(told) != told["commitment"] or key_of(told).hex() != setup["luck"]["key"]:
        return False
    words = key_stream(key_of(told))
    cards = tomllib.loads((ROOT / "src/casetta/games/my_shelfie/cards.toml").read_text("utf-8"))
    goals = cards["goals"]["keys"]
    common = [goals[number] for number in different(words, 2, len(goals))]
    personal = [number + 1 for number in different(words, setup["seats"], 12)]
    return (common, personal) == (setup["common"], setup["personal"])


# The page and the program


def told_in_page():
    """The test vector."""
    block = re.search(r"```json\n(\{\"commitment\".*?)```", PAGE, re.DOTALL)
    assert block is not None
    return json.loads(block[1])


def fair_record(name="my-shelfie", seats=2, table="t-1"):
    """The record of a game just dealt, with its proof."""
    key = fairness.key(SECRET, table, ENTROPY)
    dealt = Table.deal(GAMES[name], seats, key=key)
    proof = fairness.proof(table, SECRET, ENTROPY)
    return {**record.export(dealt, ["Anna"] * seats), "fairness": proof}


def test_the_page_has_a_vector_and_the_program_agrees():
    told = told_in_page()

    assert fairness.proof("t-1", SECRET, ENTROPY) == told
    assert fairness.key(SECRET, "t-1", ENTROPY).hex() in PAGE
    assert fairness.key(SECRET, "t-1", {}).hex() in PAGE
    assert commitment_of(told) == told["commitment"]
    assert key_of(told) == fairness.key(SECRET, "t-1", ENTROPY)


def test_a_program_written_from_the_page_verifies_a_deal():
    document = json.loads(record.as_bytes(fair_record()))

    assert is_fair_my_shelfie(document)
    assert document["setup"]["common"] == ["four_rows_max_three_types", "diagonal"]
    assert document["setup"]["personal"] == [2, 10]
    document["setup"]["personal"].reverse()
    assert not is_fair_my_shelfie(document)


def test_the_commitment_is_known_before_anybody_adds_anything():
    secrets = {fairness.new_secret() for _ in range(50)}

    assert len(secrets) == 50
    assert all(len(secret) == 32 for secret in secrets)
    assert fairness.commitment("t-1", SECRET) == fairness.proof("t-1", SECRET, {})["commitment"]
    assert len({fairness.commitment("t-1", secret) for secret in secrets}) == 50
    assert fairness.commitment("t-1", SECRET) != fairness.commitment("t-2", SECRET)


def test_every_seat_and_every_letter_changes_the_key():
    keys = {
        fairness.key(SECRET, "t-1", {}),
        fairness.key(SECRET, "t-2", {}),
        fairness.key(SECRET[::-1], "t-1", {}),
        fairness.key(SECRET, "t-1", {0: "a"}),
        fairness.key(SECRET, "t-1", {1: "a"}),
        fairness.key(SECRET, "t-1", {0: "a", 1: "b"}),
        fairness.key(SECRET, "t-1", {0: "b", 1: "a"}),
        fairness.key(SECRET, "t-1", {0: 'a","1":"b'}),
    }

    assert len(keys) == 8
    assert fairness.key(SECRET, "t-1", {1: "b", 0: "a"}) in keys


@pytest.mark.parametrize("text", ["", "x" * 129, "a\nb", "\ud800"])
def test_what_a_seat_adds_can_be_printed_and_is_short(text):
    with pytest.raises(Wrong, match="wrong-entropy"):
        fairness.key(SECRET, "t-1", {0: text})


@pytest.mark.parametrize("name", NAMES)
def test_a_fair_deal_is_found_fair(name, monkeypatch):
    monkeypatch.setattr("casetta.games.load", GAMES.__getitem__)

    assert fairness.check(fair_record(name, 2)) == []


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
        (lambda r: r["fairness"]["entropy"].update({"0": 7}), "fairness-form"),
        (lambda r: r.update(fairness=None), "fairness-form"),
        (lambda r: r.pop("setup"), "fairness-form"),
    ],
)
def test_anything_else_is_found_unfair(change, code):
    document = json.loads(record.as_bytes(fair_record()))
    change(document)

    assert fairness.check(document)[0].code == code
