"""A verifier of its own, written from docs/fairness.md alone: nothing of casetta is imported here.

It reads the files of cards and scenarios that the page names, and nothing else.
"""

import hashlib
import hmac
import json
import struct
import tomllib
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "src" / "casetta" / "games"


def is_fair(document):
    """Whether the record of a game proves its commitment, its key and its whole deal."""
    told, setup = document["fairness"], document["setup"]
    if commitment_of(told) != told["commitment"]:
        return False
    words = Words(key_of(told))
    is_as_told = DEALS[document["game"]](words, setup) and is_first(document)
    luck = {"key": key_of(told).hex(), "drawn": words.taken, "fast": 0}
    return is_as_told and setup["luck"] == luck


# The key


def canonical_json(document):
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment_of(told):
    document = {"secret": told["secret"], "table": told["table"]}
    return hashlib.sha256(canonical_json(document)).hexdigest()


def key_of(told):
    message = canonical_json({"entropy": told["entropy"], "table": told["table"]})
    return hmac.new(bytes.fromhex(told["secret"]), message, hashlib.sha256).digest()


# Who begins


def is_first(document):
    """Whether the key drew whoever began by lot."""
    first = document.get("first", {"by": "nobody"})
    if first["by"] != "random":
        return True
    key = bytes.fromhex(document["setup"]["luck"]["key"])
    number = int.from_bytes(hmac.new(key, b"first player", hashlib.sha256).digest(), "big")
    return bool(number % len(document["seats"]) == first["place"])


# The luck


class Words:
    """The words of a key stream, counted."""

    def __init__(self, key):
        self.taken = 0
        self._stream = key_stream(key)

    def next(self):
        self.taken += 1
        return next(self._stream)


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
        product = words.next() * n
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


def cards_of(game):
    return tomllib.loads((GAMES / game / "content" / "cards.toml").read_text("utf-8"))


# My Shelfie


def is_my_shelfie(words, setup):
    """Goals, personal cards and the living room."""
    cards = cards_of("my_shelfie")
    goals = cards["goals"]["keys"]
    number = 1 if setup["options"]["first_game"] else 2
    common = [goals[goal] for goal in different(words, number, len(goals))]
    personal = [card + 1 for card in different(words, setup["seats"], 12)]
    room = living_room(words, cards, setup["seats"])
    told = [goal for goal in setup["common"] if goal is not None]
    return (common, personal, room) == (told, setup["personal"], setup["room"])


def living_room(words, cards, seats):
    """Its rows from the top, a letter for each tile."""
    letters = [kind["letter"] for kind in cards["kind"]]
    bag = dict.fromkeys(letters, 22)
    room = [["."] * 9 for _ in range(9)]
    cells = [
        (5 * row + 6 * column - 18, row, column)
        for row, line in enumerate(cards["room"]["cells"])
        for column, sign in enumerate(line)
        if sign != "." and int(sign) <= seats
    ]
    for _, row, column in sorted(cells):
        place = drawn(words, sum(bag.values()))
        for letter in letters:
            if place < bag[letter]:
                break
            place -= bag[letter]
        bag[letter] -= 1
        room[row][column] = letter
    return ["".join(line) for line in room]


# Dream Home


def is_dream_home(words, setup):
    """The display of the first round, and both decks of the others."""
    cards = setup.get("cards") or cards_of("dream_home")
    rooms = [room["key"] for room in cards["room"] for _ in range(room["copies"])]
    resources = [
        f"roof {roof['colour']}{glass}"
        for roof in cards["roof"]
        for glass, copies in (("", roof["plain"]), (" window", roof["window"]))
        for _ in range(copies)
    ]
    resources += [decor["key"] for decor in cards["decor"]]
    for kind in ("tool", "helper"):
        resources += [card["key"] for card in cards[kind] for _ in range(card["copies"])]
    rounds = [(batch(words, rooms, 5), batch(words, resources, 4)) for _ in range(12)]
    first_rooms, first_resources = rounds[0]
    display = [{"room": first_rooms[0]}] + [
        {"room": room, "resource": resource}
        for room, resource in zip(first_rooms[1:], first_resources, strict=True)
    ]
    decks = [[card for each in rounds[1:] for card in each[deck]] for deck in (0, 1)]
    return (display, *decks) == (setup["display"], setup["rooms"], setup["resources"])


def batch(words, row, number):
    """So many cards out of a row, all with one word."""
    while True:
        left, places, ways = words.next(), [], 1
        for i in range(number):
            product = left * (len(row) - i)
            places.append(product >> 32)
            left = product % 2**32
            ways *= len(row) - i
        if left >= 2**32 % ways:
            return [row.pop(place) for place in places]


# Home Staging


def is_home_staging(words, setup):
    """Which of the two cards of its number each card is."""
    scenario = setup.get("scenario") or built_in(setup["options"]["scenario"])
    cards: list[tuple[str, int, str]] = []
    letters: dict[int, str] = {}
    for room in scenario["room"]:
        for row in room["furniture"]:
            letter = "ab"[drawn(words, 2)]
            if row["number"] in letters:
                letter = {"a": "b", "b": "a"}[letters[row["number"]]]
            letters[row["number"]] = letter
            cards.append((room["card"], row["number"], letter))
    return cards == [(card["room"], card["number"], card["card"]) for card in setup["cards"]]


def built_in(id):
    """The scenario of this name."""
    for file in (GAMES / "home_staging" / "content" / "scenarios").glob("*.toml"):
        scenario = tomllib.loads(file.read_text("utf-8"))
        if scenario["id"] == id:
            return scenario
    raise LookupError(id)


DEALS = {
    "my-shelfie": is_my_shelfie,
    "dream-home": is_dream_home,
    "home-staging": is_home_staging,
}
