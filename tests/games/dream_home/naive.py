"""A second, plain reading of the rules of Dream Home, to judge the engine by.

Written from the rulebooks alone, with dicts and lists, and slow on purpose. A house is a
dict from each of the 12 spaces to what lies there: None (free), "empty" (face down),
"scaffolding", or {"room": "living_room", "decor": "piano"} with `decor` left out where no
token lies. Nothing here checks a house. Lists of spaces follow SPACES.

          U0  U1  U2  U3  U4
          L0  L1  L2  L3  L4
                      B0  B1
"""

from itertools import combinations

SPACES = ["U0", "U1", "U2", "U3", "U4", "L0", "L1", "L2", "L3", "L4", "B0", "B1"]
FLOORS = {"upper": SPACES[:5], "lower": SPACES[5:10], "basement": SPACES[10:]}
BELOW = {f"U{column}": f"L{column}" for column in range(5)} | {"L3": "B0", "L4": "B1"}

POINTS = {
    "living_room": (1, 4, 9),
    "kitchen": (1, 6),
    "bedroom": (1, 4),
    "playroom": (2, 6),
    "bathroom": (1,),
    **dict.fromkeys(["sauna", "pantry", "dressing_room"], (1,)),
    **dict.fromkeys(["study", "library", "game_room"], (2,)),
    "garage": (0, 4),
    **dict.fromkeys(["storage_room", "wine_cellar", "workshop", "laundry_room"], (1,)),
}
"""Points of a room with 1, 2, 3 cards; no room has more cards than its row has numbers."""

BASEMENT_ROOMS = ["garage", "storage_room", "wine_cellar", "workshop", "laundry_room"]
PARTNER = {"sauna": "bathroom", "pantry": "kitchen", "dressing_room": "bedroom"}
BESIDE_PARTNER = 3

ROOM_COPIES = {
    "living_room": 9,
    **dict.fromkeys(["kitchen", "bedroom", "playroom"], 7),
    "bathroom": 8,
    **dict.fromkeys(["sauna", "pantry", "dressing_room", "study", "library", "game_room"], 2),
    "garage": 6,
    **dict.fromkeys(["storage_room", "wine_cellar", "workshop", "laundry_room"], 1),
}
TOKEN_POINTS = {
    "piano": 3,
    **dict.fromkeys(["canopy_bed", "hot_tub", "ice_cream_machine", "rocking_horse"], 2),
    **dict.fromkeys(["cat_house", "painting", "aquarium"], 1),
    "tree_house": 2,
    "bird_house": 1,
}
OUTSIDE = ["tree_house", "bird_house"]
ONLY_ROOM = {
    "piano": "living_room",
    "canopy_bed": "bedroom",
    "hot_tub": "bathroom",
    "ice_cream_machine": "kitchen",
    "rocking_horse": "playroom",
}
HELPERS = ["roofer", "supplier", "architect", "handyman", "interior_designer"]
COLORS = ["red", "brown", "blue", "green"]
HELPER_COPIES = SCAFFOLDINGS = 2
PLAIN_ROOFS = 4


def house_from(floors):
    """Return the house that a question describes floor by floor."""
    return {
        space: entry
        for floor, spaces in FLOORS.items()
        for space, entry in zip(spaces, floors[floor], strict=True)
    }


def floors_from(house):
    """Return the house floor by floor, as questions describe it."""
    return {floor: [house[space] for space in spaces] for floor, spaces in FLOORS.items()}


def type_at(house, space):
    """Return the type of the face-up card on a space, or None."""
    return house[space]["room"] if isinstance(house[space], dict) else None


def token_at(house, space):
    """Return the token on the card of a space, or None."""
    return house[space].get("decor") if isinstance(house[space], dict) else None


def beside(space):
    """Return the spaces left and right of this one on the same floor."""
    floor, column = space[0], int(space[1])
    return [near for near in (f"{floor}{column - 1}", f"{floor}{column + 1}") if near in SPACES]


def room_of(house, space):
    """Return, in order, the spaces of the room to which a face-up card belongs (ruling D-9)."""
    room = {space}
    waiting = [space]
    while waiting:
        for near in beside(waiting.pop()):
            if near not in room and type_at(house, near) == type_at(house, space):
                room.add(near)
                waiting.append(near)
    return sorted(room)


def rooms(house):
    """Return every room once, as the list of its spaces."""
    return [
        room_of(house, space)
        for space in SPACES
        if type_at(house, space) and room_of(house, space)[0] == space
    ]


def tokens_in(house, room):
    """Return the tokens that lie in a room, given by its spaces."""
    return [token_at(house, space) for space in room if token_at(house, space)]


def right_floor(kind, space):
    """Say whether a card of this type may lie face up on that floor (rulings D-4, D-6)."""
    return (kind in BASEMENT_ROOMS) == (space in FLOORS["basement"])


def finished(house, room, tokens_finish):
    """Say whether a room is full or, where tokens finish rooms, has a token (ruling D-13)."""
    full = len(room) >= len(POINTS[type_at(house, room[0])])
    return full or (tokens_finish and bool(tokens_in(house, room)))


def fits(house, kind, space, tokens_finish):
    """Say whether a card may lie face up on a space, support apart (rulings D-7 to D-12)."""
    touched = [room_of(house, near) for near in beside(space) if type_at(house, near) == kind]
    if not right_floor(kind, space):
        return False
    if any(finished(house, room, tokens_finish) for room in touched):
        return False
    return 1 + sum(len(room) for room in touched) <= len(POINTS[kind])


def supported(house, space):
    """Say whether something lies under a space, or nothing needs to (rulings D-1 to D-3)."""
    return space not in BELOW or house[BELOW[space]] is not None


def free(house, space):
    """Say whether no room card lies on a space; scaffolding leaves it free (ruling D-37)."""
    return house[space] in (None, "scaffolding")


def placements(house, kind, helpers=()):
    """Return the spaces where a room card may be laid face up, and face down (ruling D-10)."""
    tokens_finish = "interior_designer" not in helpers
    face_down = [space for space in SPACES if free(house, space) and supported(house, space)]
    face_up = [space for space in face_down if fits(house, kind, space, tokens_finish)]
    return {"face_up": face_up, "face_down": face_down}


def token_fits_type(token, kind):
    """Say whether a token may lie in rooms of this type (rulebook: decor)."""
    return token not in OUTSIDE and ONLY_ROOM.get(token, kind) == kind


def token_spaces(house, token):
    """Return every card of every room that may take a token, or ["outside"] (D-18 to D-22)."""
    if token in OUTSIDE:
        return ["outside"]
    return [
        space
        for space in SPACES
        if type_at(house, space)
        and token_fits_type(token, type_at(house, space))
        and not tokens_in(house, room_of(house, space))
    ]


def can_be_laid(house, cards, tokens_finish):
    """Say whether (space, card) pairs can be laid in this order, each fitting when laid."""
    house = dict(house)
    for space, card in cards:
        if card != "empty" and not fits(house, card["room"], space, tokens_finish):
            return False
        house[space] = card
    return True


def swap_is_legal(house, one, other, tokens_finish):
    """Say whether two cards can change places in one of the two orders (ruling D-70)."""
    bare = house | {one: None, other: None}
    cards = [(one, house[other]), (other, house[one])]
    return can_be_laid(bare, cards, tokens_finish) or can_be_laid(bare, cards[::-1], tokens_finish)


def swaps(house, helpers=(), edition="standard"):
    """Return the pairs of spaces a handyman may exchange.

    Two face-down cards, or two cards of one type without token, are left out.
    """
    tokens_finish = edition != "en" and "interior_designer" not in helpers
    return [
        [one, other]
        for one, other in combinations([space for space in SPACES if not free(house, space)], 2)
        if (house[one] != house[other] or token_at(house, one))
        and swap_is_legal(house, one, other, tokens_finish)
    ]


def room_points(house, room):
    """Return the points of one room; an annex looks for its partner beside it (ruling D-62)."""
    kind = type_at(house, room[0])
    near = [type_at(house, space) for space in beside(room[0])]
    if kind in PARTNER and PARTNER[kind] in near:
        return BESIDE_PARTNER
    return POINTS[kind][len(room) - 1]


def all_room_points(house, helpers=()):
    """Return the points of all rooms; an architect gives empty ones a point (ruling D-48)."""
    empty = sum(house[space] == "empty" for space in SPACES)
    more = empty if "architect" in helpers else 0
    return more + sum(room_points(house, room) for room in rooms(house))


def decor_points(house, outside=(), helpers=(), edition="standard"):
    """Return the points of all tokens.

    The interior designer adds 1 to each; the English card says: on the home board (ruling D-73).
    """
    inside = [token_at(house, space) for space in SPACES if token_at(house, space)]
    raised = inside if edition == "en" else [*inside, *outside]
    more = len(raised) if "interior_designer" in helpers else 0
    return more + sum(TOKEN_POINTS[token] for token in [*inside, *outside])


def functionality_points(house, helpers=()):
    """Return the points of the two bonuses, as far as achieved (rulings D-52 to D-54)."""
    worth = 4 if "architect" in helpers else 3
    floors = [{type_at(house, space) for space in FLOORS[floor]} for floor in ("upper", "lower")]
    bonuses = int(all("bathroom" in types for types in floors))
    bonuses += {"bathroom", "kitchen", "bedroom"} <= set.union(*floors)
    return worth * bonuses


def four_roofs(roofs):
    """Return the points of exactly four roofs."""
    uniform = len({roof["color"] for roof in roofs}) == 1
    return (8 if uniform else 3) + sum(roof["window"] for roof in roofs)


def roof_points(roofs):
    """Return the points of the best four roofs, 0 where there are fewer (rulings D-49 to D-51)."""
    return max((four_roofs(chosen) for chosen in combinations(roofs, 4)), default=0)


def score(house, outside=(), roofs=(), helpers=(), edition="standard"):
    """Return the four parts of the score and the total."""
    parts = {
        "rooms": all_room_points(house, helpers),
        "decor": decor_points(house, outside, helpers, edition),
        "functionality": functionality_points(house, helpers),
        "roof": roof_points(roofs),
    }
    return parts | {"total": sum(parts.values())}


def keep_one_token(house, space, rng):
    """Take all tokens but one, drawn by luck, out of the room of a card (rulings D-47, D-63)."""
    decorated = [near for near in room_of(house, space) if token_at(house, near)]
    for near in rng.sample(decorated, max(0, len(decorated) - 1)):
        house[near] = {"room": type_at(house, near)}


def lay_room(house, kind, helpers, rng):
    """Lay a room card, mostly face up, and three times in four so that a room grows."""
    places = placements(house, kind, helpers)
    if not places["face_up"] or rng.random() < 0.1:
        house[rng.choice(places["face_down"])] = "empty"
        return
    growing = [s for s in places["face_up"] if kind in [type_at(house, n) for n in beside(s)]]
    chosen = growing if growing and rng.random() < 0.75 else places["face_up"]
    space = rng.choice(chosen)
    house[space] = {"room": kind}
    keep_one_token(house, space, rng)


def lay_token(house, token, outside, rng):
    """Lay a token outside or on a card that may take it, if there is one."""
    spaces = token_spaces(house, token)
    if spaces == ["outside"]:
        outside.append(token)
    elif spaces:
        space = rng.choice(spaces)
        house[space] = house[space] | {"decor": token}


def lay_scaffolding(house, rng):
    """Lay a scaffolding on a free supported space without one, if there is one."""
    open_to_it = [s for s in SPACES if house[s] is None and supported(house, s)]
    if open_to_it:
        house[rng.choice(open_to_it)] = "scaffolding"


def random_house(rng, cards=12, helpers=()):
    """Return a house after this many random placements, and the tokens outside it.

    Cards and tokens come from one box, so nothing lies there too often. With 12 cards the
    house is finished; with fewer, spaces are free and scaffolding may stand.
    """
    house = dict.fromkeys(SPACES)
    outside: list = []
    deck = [kind for kind, copies in ROOM_COPIES.items() for _ in range(copies)]
    dealt = rng.sample(deck, cards)
    tokens = rng.sample(list(TOKEN_POINTS), rng.randint(0, 8))
    scaffolds = [rng.randrange(12) for _ in range(SCAFFOLDINGS)]
    for turn, kind in enumerate(dealt):
        lay_room(house, kind, helpers, rng)
        if tokens and rng.random() < 0.6:
            lay_token(house, tokens.pop(), outside, rng)
        for _ in range(scaffolds.count(turn)):
            lay_scaffolding(house, rng)
    return house, outside


def random_roofs(rng):
    """Return up to nine roofs out of one box."""
    plain = [{"color": color, "window": False} for color in COLORS for _ in range(PLAIN_ROOFS)]
    windows = [{"color": color, "window": True} for color in COLORS]
    return rng.sample(plain + windows, rng.randint(0, 9))


def random_helpers(rng):
    """Return up to four helpers out of one box, some perhaps twice."""
    return rng.sample(HELPERS * HELPER_COPIES, rng.randint(0, 4))
