"""Random plans, pieces and questions of Home Staging, for comparing two readings.

Everything comes from one random.Random and is legal by construction: rooms are grown first,
pieces laid inside them, doors opened last. Only this is freer than the rules: a room with no
edge on the way has no door, even if it could have one. What the pages leave open is mostly
avoided.
Squares are tuples, edges sorted pairs of squares; both are JSON as they are.
"""

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
ROOMS = ("living", "bath", "bed")

DRAWINGS = (
    ("cccc", "_.._"), ("===", "###", "_._"), ("_==", "=##", "=#."), (".__", "###", "__."),
    ("##.", "##."), ("=", "#", "."), ("#",), ("#_", "##"), ("~~",), ("_~_", "~~~", "_~_"),
)  # fmt: skip
"""A few drawings: plain, against walls, without circulation, rugs."""

FIELDS = {
    "room": "room_complete seats window no_window view room_size rectangular square symmetric "
    "touches_side avoids_side no_waste holds_mark",
    "rooms": "same_size rooms_touch rooms_apart",
    "side": "window touches_side avoids_side front_door",
    "of": "view per_view",
    "mark": "holds_mark",
    "what": "count per_count at_window",
    "a": "near far touching",
    "b": "near far touching",
    "min": "count seats far room_size holds_mark",
    "max": "near corridor no_waste per_count per_view per_rectangular",
    "tokens": "room_complete",
    "cards": "all_cards_used",
    "": "all_rooms_window",
}
"""For every field of a bonus rule, the kinds that have it."""

KINDS = sorted({kind for kinds in FIELDS.values() for kind in kinds.split()})


def around(squares):
    """Return every (square, neighbour) whose neighbour is not among the squares."""
    near = [(s, (s[0] + down, s[1] + right)) for s in sorted(squares) for down, right in STEPS]
    return [(square, other) for square, other in near if other not in squares]


def edge(pair):
    """Return the edge of two squares, the upper or left one first."""
    return tuple(sorted(pair))


def random_plan(rng):
    """Return the rows of a small plan: mostly floor, with ground and features around it."""
    columns = rng.randint(4, 9)
    border = ["".join(rng.choices("..TLRy", k=columns + 2)) for _ in range(2)]
    weights = [60, 2, 2, 1, 1, 1]
    middle = [
        rng.choice(".TLR") + "".join(rng.choices("xm+O.y", weights, k=columns)) + "."
        for _ in range(rng.randint(4, 8))
    ]
    return [border[0], *middle, border[1]]


def signed(plan, signs):
    """Return the squares of a plan with one of these signs."""
    return {(r, c) for r, row in enumerate(plan) for c, sign in enumerate(row) if sign in signs}


def random_piece(rng, squares):
    """Return the entry of a piece turned by luck, one of its squares on one of these."""
    draw = rng.choice(DRAWINGS)
    row, column = rng.choice(sorted(squares))
    signs = {(r, c): sign for r, line in enumerate(draw) for c, sign in enumerate(line)}
    for _ in range(rng.randrange(4)):
        signs = {(c, -r): sign for (r, c), sign in signs.items()}
    top, left = rng.choice(sorted(square for square in signs if signs[square] not in "_="))
    lie = {(r - top + row, c - left + column): sign for (r, c), sign in signs.items()}
    solid = sorted(square for square in lie if lie[square] in "#c~")
    return {
        "cells": solid,
        "circulation": sorted(square for square in lie if lie[square] == "."),
        "wall_edges": [edge(pair) for pair in around(set(solid)) if lie.get(pair[1]) == "="],
        "rug": "~" in draw[0],
        "seats": sum(line.count("c") for line in draw),
        "number": rng.randint(1, 4),
        "tags": [rng.choice(["seat", "water"])],
    }


def grown(rng, free, size):
    """Return a connected set of free squares, as large as asked or as possible."""
    cells = {rng.choice(sorted(free))}
    while len(cells) < size:
        near = [other for _, other in around(cells) if other in free]
        if not near:
            break
        cells.add(rng.choice(near))
    return cells


def fits(entry, cells, pieces, walls):
    """Say whether a piece may lie in the cells of a room with these pieces already there."""
    solid, dots = set(entry["cells"]), set(entry["circulation"])
    others = {square for piece in pieces for square in piece["cells"]}
    furniture = {square for piece in pieces if not piece["rug"] for square in piece["cells"]}
    paths = {square for piece in pieces for square in piece["circulation"]}
    return (
        solid | dots <= cells
        and not solid & others
        and not dots & furniture
        and (entry["rug"] or not solid & paths)
        and set(entry["wall_edges"]) <= walls
    )


def furnished(rng, asked, room, cells, pillars):
    """Return up to four pieces that lie legally in a room in the making."""
    floor = signed(asked["plan"], "xm+O")
    pieces: list = []
    old = [set(room["cells"]) for room in asked["rooms"]]
    walls = {edge(p) for p in around(cells) if p[1] not in floor or any(p[1] in o for o in old)}
    for _ in range(40):
        entry = random_piece(rng, cells)
        if len(pieces) < 4 and fits(entry, cells - pillars, pieces, walls):
            name = f"p{len(asked['pieces']) + len(pieces)}"
            pieces.append(entry | {"id": name, "room": room})
    return pieces


def corridor(rng, free):
    """Return the largest of a few connected parts of the free squares."""
    tries = [grown(rng, free, len(free)) for _ in range(3) if free]
    return max(tries, key=len, default=set())


def open_doors(rng, asked, way):
    """Give every closed room but the hub a door to the way, if it has an edge there."""
    backs = {back for piece in asked["pieces"] for back in piece["wall_edges"]}
    solid = {square for piece in asked["pieces"] for square in piece["cells"]}
    for room in asked["rooms"]:
        pairs = [pair for pair in around(set(room["cells"])) if pair[1] in way]
        pairs = [pair for pair in pairs if edge(pair) not in backs and room["id"] != asked["hub"]]
        clear = [pair for pair in pairs if pair[0] not in solid]
        doors = clear if clear and rng.random() < 0.9 else pairs
        room["door"] = edge(rng.choice(doors)) if doors else None


def draw_rooms(rng, asked, rooms, still_open):
    """Grow some rooms with their pieces, and return the squares they take."""
    floor, pillars = signed(asked["plan"], "xm+O"), signed(asked["plan"], "O")
    taken: set = set()
    for turn, room in enumerate(rng.sample(ROOMS, rooms)):
        cells = grown(rng, floor - taken, rng.randint(3, 14)) if floor - taken else set()
        pieces = furnished(rng, asked, room, cells, pillars) if cells else []
        taken |= cells if pieces else set()
        asked["pieces"] += pieces
        asked["current_room"] = room
        if pieces and not (still_open and turn == rooms - 1):
            asked["rooms"].append({"id": room, "cells": sorted(cells), "door": None})
    return taken


def random_sheet(rng, rooms=3, still_open=False):
    """Return a plan question, without its `ask`; the last room may be left open."""
    asked = {"plan": random_plan(rng), "rooms": [], "pieces": [], "room_list": list(ROOMS)}
    asked["hub"] = rng.choice([None, None, "living"])
    floor, pillars = signed(asked["plan"], "xm+O"), signed(asked["plan"], "O")
    taken = draw_rooms(rng, asked, rooms, still_open)
    hub = next((set(room["cells"]) for room in asked["rooms"] if room["id"] == asked["hub"]), None)
    way = corridor(rng, floor - taken - pillars) if hub is None else hub - pillars
    open_doors(rng, asked, way)
    walls = sorted(edge(pair) for pair in around(floor))
    asked["windows"] = rng.sample(walls, min(len(walls), rng.randint(0, 6)))
    backs = [back for piece in asked["pieces"] for back in piece["wall_edges"]]
    fine = [w for w in walls if way & set(w) and w not in asked["windows"] and w not in backs]
    return asked | {"front_door": rng.choice(fine) if fine and rng.random() < 0.95 else None}


def random_bonus(rng):
    """Return a bonus rule of any kind about the rooms of random sheets."""
    kind = rng.choice(KINDS)
    pieces = [f"piece:{number}" for number in range(1, 5)] + ["tag:seat", "tag:water@bath"]
    doors = [] if kind == "touching" else ["front_door", "door:bed", "door:bath", "window:living"]
    values = {
        "room": rng.choice(ROOMS),
        "rooms": rng.sample(ROOMS, 2),
        "side": rng.choice("NESW"),
        "of": rng.choice(["tree", "lake", "road"]),
        "mark": rng.choice(["mosaic", "pipe"]),
        "what": rng.choice(pieces),
        "a": rng.choice(pieces + doors),
        "b": rng.choice(pieces + doors),
        "min": rng.randint(1, 6),
        "max": rng.randint(1, 6),
        "tokens": rng.randint(1, 3),
        "cards": {rng.choice(ROOMS): [rng.randint(1, 4)]},
    }
    stated = {field: values[field] for field in values if kind in FIELDS[field].split()}
    return {"kind": kind, "points": rng.randint(1, 4)} | stated


def random_closing(rng, asked):
    """Return squares and a door for the open room: mostly right, sometimes just wrong."""
    own = [piece for piece in asked["pieces"] if piece["room"] == asked["current_room"]]
    cells = {square for piece in own for square in piece["cells"] + piece["circulation"]}
    doors = {square for room in asked["rooms"] for square in room["door"] or ()}
    kept = doors | set(asked["front_door"] or ())
    kept |= {s for room in asked["rooms"] for s in room["cells"] if rng.random() < 0.9}
    near = [s for _, s in around(cells) if s in signed(asked["plan"], "xm+O") - kept]
    cells ^= set(rng.sample(near, min(len(near), rng.randint(0, 5))))
    cells -= set(rng.sample(sorted(cells), 1)) if rng.random() < 0.1 else set()
    edges = [edge(pair) for pair in around(cells)]
    hub = asked["current_room"] == asked["hub"]
    door = rng.choice(edges) if edges and rng.random() < 0.8 and not hub else None
    return {"cells": sorted(cells), "door": door}


def random_things(rng, asked):
    """Return two names for a distance: pieces that are no rugs, doors, the front door."""
    names = [piece["id"] for piece in asked["pieces"] if not piece["rug"]]
    names += [f"door:{room['id']}" for room in asked["rooms"] if room["door"]]
    names += ["front_door"] if asked["front_door"] else []
    return rng.sample(names, 2) if len(names) > 1 else None


def random_question(rng):
    """Return a plan question of any kind, without scenario or option."""
    ask = rng.choice(["placement", "closing", "front_door", "score", "bonus", "distance", "view"])
    asked = random_sheet(rng, rng.choice([1, 2, 3, 3]), still_open=ask not in ("score", "bonus"))
    things, walls = random_things(rng, asked), around(signed(asked["plan"], "xm+O"))
    if ask == "placement" and asked["current_room"] not in [r["id"] for r in asked["rooms"]]:
        place = random_piece(rng, signed(asked["plan"], "xm+O") or {(0, 0)})
        return asked | {"ask": ask, "place": place}
    if ask == "closing" and any(p["room"] == asked["current_room"] for p in asked["pieces"]):
        return asked | {"ask": ask, "close": random_closing(rng, asked)}
    if ask == "front_door" and walls and asked["hub"] is None:
        return asked | {"ask": ask, "edge": edge(rng.choice(walls))}
    if ask == "distance" and things:
        return asked | {"ask": ask, "from": things[0], "to": things[1]}
    if ask == "view" and walls:
        return asked | {"ask": ask, "windows": [edge(rng.choice(walls))]}
    if ask == "bonus" or rng.random() < 0.5:
        return asked | {"ask": "bonus", "bonus": random_bonus(rng)}
    return asked | {"ask": "score"}
