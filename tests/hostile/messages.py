"""Messages over the socket as nobody should send them, by lot."""

import json


def anything(dice, depth=3):
    """Any value that JSON can spell, and some that it should not."""
    kind = dice.randrange(10 if depth else 7)
    if kind == 0:
        return dice.choice([None, True, False])
    if kind == 1:
        return dice.choice([0, -1, 7, 2**31, 2**63, -(2**64), 10**400, 10**4000])
    if kind == 2:
        return dice.choice([0.5, -1e300, 1e308, 1.0])
    if kind in (3, 4, 5):
        return "".join(dice.choice('aA0 -_.:\n\x00é\u202e🏠"\\') for _ in range(dice.randrange(90)))
    if kind == 6:
        return dice.choice(["hello", "move", "undo", "check", "en", "person", "1" * 64])
    if kind in (7, 8):
        return [anything(dice, depth - 1) for _ in range(dice.randrange(5))]
    return {dice.choice(FIELDS): anything(dice, depth - 1) for _ in range(dice.randrange(5))}


FIELDS = [
    "type", "table", "tokens", "seat", "from_version", "epoch", "language", "move_id", "expect",
    "move", "act", "undone", "bot", "id", "about", "most", "text", "value", "else", "__proto__",
]  # fmt: skip


def proper(dice, links, others):
    """A message that could be one, of this table or a foreign one."""
    table = dice.choice([links, *others])
    id = f"f{dice.randrange(300)}"
    expect = dice.randrange(4)
    return dice.choice(
        [
            {"type": "hello", "table": table["table"], "tokens": [links["seats"]["0"]]},
            {"type": "hello", "table": links["table"], "tokens": ["x" * dice.randrange(70)]},
            {"type": "move", "move_id": id, "expect": expect, "move": "a3 >1"},
            {"type": "move", "move_id": id, "expect": expect, "move": "x" * 4001},
            {"type": "move", "move_id": id, "expect": expect, "move": "e5 " * 1300, "seat": 0},
            {"type": "move", "move_id": id, "expect": 10**12, "move": "e4 >1", "seat": 5},
            {"type": "act", "move_id": id, "expect": expect, "act": "undo"},
            {"type": "act", "move_id": id, "expect": expect, "act": "ask", "undone": [1] * 900},
            {"type": "act", "move_id": id, "expect": expect, "act": "pause"},
            {"type": "act", "move_id": id, "expect": expect, "act": "resume"},
            {"type": "act", "move_id": id, "expect": expect, "act": "hand-over", "bot": "\u202e"},
            {"type": "act", "move_id": id, "expect": expect, "act": "take-back"},
            {"type": "act", "move_id": id, "expect": expect, "act": "agree", "seat": 1},
            {"type": "look", "seat": dice.randrange(-1, 6)},
            {"type": "ask", "id": id, "about": "check", "move": "e5 >1 " * 600},
            {"type": "ask", "id": id, "about": "legal", "move": "e", "most": 500},
            {"type": "ask", "id": id, "about": "live", "seat": dice.randrange(6)},
            {"type": "ask", "id": id, "about": dice.choice(["hint", "why", "news"])},
            {"type": "say", "id": id, "text": "\x00\x07" * dice.randrange(1, 250)},
            {"type": "entropy", "value": "0" * 64},
            {"type": "ping"},
        ]
    )


def hostile(dice, links, others):
    """Text or bytes to send."""
    kind = dice.randrange(12)
    message = proper(dice, links, others)
    if kind < 4:
        return json.dumps(message)
    if kind == 4:
        message[dice.choice([*message, *FIELDS])] = anything(dice)
        return json.dumps(message)
    if kind == 5:
        message.pop(dice.choice([*message]))
        return json.dumps(message)
    if kind == 6:
        text = json.dumps(message)
        return text[: dice.randrange(len(text))]
    if kind == 7:
        return dice.choice(["[", '{"a":', '{"type":"move","move":', '{"undone":[']) * 3000
    if kind == 8:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
    if kind == 9:
        return dice.choice(["", "null", "NaN", '"\\ud800"', "\ufeff{}", "{}" * 20, "1" * 16_000])
    if kind == 10:
        return "x" * dice.choice([16_384, 16_385, 40_000, 70_000])
    return json.dumps(anything(dice))
