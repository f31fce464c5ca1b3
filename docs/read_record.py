"""Read a casetta record without casetta: form, canonical bytes, digest of a state, the lots.

python read_record.py game.json
"""

import hashlib
import hmac
import json
import struct
import sys

FIELDS = {"format", "game", "version", "options", "seats", "setup", "events", "digests", "result"}


def canonical(document):
    """The bytes that this document must have as a file."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode("utf-8") + b"\n"


def digest(state):
    """The digest of a state: SHA-256 of its words as little-endian 64-bit integers."""
    return hashlib.sha256(struct.pack(f"<{len(state)}q", *state)).hexdigest()


def check(content):
    """The document of a record, after checking its form."""
    document = json.loads(content.decode("utf-8"))
    assert set(document) - {"seed", "first", "log", "fairness"} == FIELDS, "wrong fields"
    assert document["format"] == 1, "a newer format"
    assert canonical(document) == content, "the bytes are not canonical"
    assert len(document["digests"]) == len(document["events"]) + 1, "a digest for each event"
    assert all(len(bytes.fromhex(each)) == 32 for each in document["digests"])
    if document.get("first", {}).get("by") == "random":
        key = bytes.fromhex(document["setup"]["luck"]["key"])
        lots = int(hmac.digest(key, b"first player", "sha256").hex(), 16) % len(document["seats"])
        assert lots == document["first"]["place"], "lots let somebody else begin"
    for event in document["events"]:
        assert set(event) == {"seat", "move"}
        assert 0 <= event["seat"] < len(document["seats"])
        assert event["move"].encode("ascii").islower()
    return document


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        game = check(file.read())
    print(f"{game['game']}, {len(game['seats'])} seats, {len(game['events'])} events")
    for name, end in zip(game["seats"], game["result"] or [], strict=False):
        print(f"  {end['place']}. {name}: {end['points']}")
