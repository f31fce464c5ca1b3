"""Positions of Dream Home, drawn by hand.

A house is three lines, upper floor first, a blank between spaces: a letter for a room
(L living room, K kitchen, B bedroom, P playroom, A bathroom, S sauna, Y pantry, D dressing
room, U study, I library, G game room, C garage, O storage room, V wine cellar, W workshop,
N laundry room), `L+piano` with its token, `#` an empty room, `x` a scaffolding, `X` one of
this turn, `.` a free space. Missing floors are free.
"""

from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.cards import SIGNS
from casetta.games.dream_home.content.kinds import ROOM_KEYS
from casetta.games.dream_home.rules.layout import TURN
from casetta.games.dream_home.text.notation import VERBS
from casetta.kernel.luck import key_of_seed, table_luck

FLOORS = ("upper", "lower", "basement")
ALL_DOWN = "# # # # #\n# # # # #\n# #"
EARLY_ROUND, LAST_ROUND = 3, 12
ANY_ROOMS = ("playroom", "playroom", "bathroom", "bathroom", "game_room")
"""On the display where it does not matter."""


def floors(text=""):
    """A house as a drawing; its last line is the basement if it has two spaces."""
    lines = [line.split() for line in text.strip().splitlines() if line.strip()]
    house = {"upper": [None] * 5, "lower": [None] * 5, "basement": [None] * 2}
    names = {2: ["basement"], 5: ["lower", "upper"]}
    for line in reversed(lines):
        house[names[len(line)].pop(0)] = [space(word) for word in line]
    return house


def space(word):
    """What a word of a drawing says."""
    if word in ".#xX":
        return {".": None, "#": "empty", "x": "scaffolding", "X": "fresh scaffolding"}[word]
    sign, _, token = word.partition("+")
    room = {"room": ROOM_KEYS[SIGNS.index(sign)]}
    return {**room, "decor": token} if token else room


def cards(house):
    """How many room cards lie in a house."""
    entries = [entry for floor in FLOORS for entry in house[floor]]
    return sum(entry not in (None, "scaffolding", "fresh scaffolding") for entry in entries)


def position(text="", *, seats=4, options=None, others=(), **drawing):
    """A position in which seat 0 has the house of the drawing.

    `display` may name rooms or pairs of room and resource; `beside`, `outside` and
    `roofs` are those of seat 0; `others` are what the other seats have, such as
    `floors(...)`.
    """
    mine = {**floors(text), **{k: drawing.pop(k, []) for k in ("beside", "outside", "roofs")}}
    houses = [mine, *({**floors(), **other} for other in others)]
    drawn = {"seats": seats, "options": options or {}, "houses": houses, **drawing}
    drawn["display"] = [column(entry, n) for n, entry in enumerate(drawing.get("display", ()))]
    if "hand" in drawing or "resource" in drawing:
        drawn["hand"] = {"room": drawing.get("hand"), "resource": drawn.pop("resource", None)}
        drawn["stage"] = drawing.get("stage", "taken")
    if drawn.get("stage") not in ("roofs", "finish", "over"):
        at_least = max(EARLY_ROUND, *(cards(house) + 1 for house in houses))
        drawn["round"] = drawing.get("round", min(LAST_ROUND, at_least))
        drawn["display"] = drawn["display"] or [column(room, n) for n, room in enumerate(ANY_ROOMS)]
    state, wrongs = GAME.text.setup(drawn)
    assert not wrongs, [(wrong.code, wrong.where, wrong.values) for wrong in wrongs]
    return state


def column(entry, number):
    """A column of the display: a room, a pair, or nothing."""
    if entry is None:
        return None
    roofs = ("", "roof red", "roof blue", "roof green", "roof brown")
    room, resource = (entry, roofs[number]) if isinstance(entry, str) else entry
    return {"room": room, "resource": resource} if number else {"room": room}


def dealt(seats, seed=1, **options):
    """A game as it is dealt."""
    return GAME.dealt(seats, options, table_luck(key_of_seed(seed)))


def legal(state):
    """The legal moves of the seat that is asked, as texts."""
    return {GAME.text.write(move) for move in GAME.legal(state, state[TURN])}


def play(state, *texts):
    """The state after these moves, each by the seat that is asked, each legal.

    By `lay` it empties its hand somehow.
    """
    after = list(state)
    for text in texts:
        if text == "lay":
            after = lay_anything(after)
            continue
        assert text in legal(after), (text, sorted(legal(after)))
        GAME.rules.play(after, after[TURN], GAME.text.read(text)[0])
    return after


def lay_anything(state):
    """The state after the seat that is asked has emptied its hand somehow."""
    turn = state[TURN]
    while state[TURN] == turn and not any(text.startswith("take") for text in legal(state)):
        state = play(state, sorted(legal(state))[-1])
    return state


def drawn(state):
    """The drawing of a state."""
    return GAME.text.drawing(state)


def house(state, seat=0):
    """The house of a seat as three lines, in the signs of the drawings."""
    entries = GAME.text.drawing(state)["houses"][seat]
    return [" ".join(sign(entry) for entry in entries[floor]) for floor in FLOORS]


def sign(entry):
    """What stands for an entry of a house."""
    words = {None: ".", "scaffolding": "x", "fresh scaffolding": "X"}
    if not isinstance(entry, dict):
        return words[entry]
    if entry.get("face") == "down":
        return "#"
    letter = SIGNS[ROOM_KEYS.index(entry["room"])]
    return f"{letter}+{entry['decor']}" if "decor" in entry else letter


def score(text="", **drawing):
    """The parts of the score of seat 0 at the end, those that are not 0."""
    state = position(text, stage="over", **drawing)
    sheet = GAME.text.sheet(state, 0)
    assert sheet.total == GAME.rules.points(state, 0)
    parts = {part: sheet.part(part) for part in ("rooms", "decor", "functionality", "roof")}
    return {part: points for part, points in parts.items() if points}


def spaces(state, verb, ending=""):
    """The spaces that complete a word to a legal move: `spaces(state, "room", "down")`."""
    moves = (text.split() for text in legal(state))
    rest = [ending] if ending else []
    return {words[1] for words in moves if words[0] == verb and words[2:] == rest}


def facts(state):
    """What a position tells, by name: its drawing, the house of seat 0, its moves by their verb."""
    told, moves = drawn(state), legal(state)
    return {
        **{verb: {move for move in moves if move.split()[0] == verb} for verb in VERBS},
        **told,
        **told["houses"][0],
        **dict(zip(FLOORS, house(state), strict=True)),
        "shown": [column and column["room"] for column in told["display"]],
        "decor": GAME.text.sheet(state, 0).part("decor"),
        "discarded": set(told["discards"]),
        "legal": moves,
    }
