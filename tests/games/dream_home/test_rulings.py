"""The rulings of docs/rulings/dream-home.md, each with the position that shows it."""

import pytest

from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.own import draw_cards
from casetta.games.dream_home.rules.house import ROOF_HEIGHT, ROOFS, house_of
from casetta.games.dream_home.rules.layout import DECKS, ROUND
from casetta.games.dream_home.text.box import count_cards
from casetta.kernel.state import NOBODY
from tests.games.dream_home.drawn import (
    ALL_DOWN,
    dealt,
    drawn,
    facts,
    floors,
    lay_anything,
    legal,
    play,
    position,
    score,
    spaces,
)

# Laying rooms, tokens and scaffoldings

FORCED = {"face_down": "forced_only"}
POLISH, ENGLISH = {"options": {"edition": "pl"}}, {"options": {"edition": "en"}}
ONE_FREE, TWO_FREE = "K A K A .\nA K A K U\n# #", "K A K A .\nA K A K .\n# #"
KITCHENS = ". L A K .\nL A L K K\n# #"
FULL_KITCHEN = ". L K K .\nL A L A U\n# #"
PIANO = "L+piano . . . ."
ON_A_BACK = ". . . . .\nL . . . .\n. #"
DESIGNED = {"hand": "living_room", "beside": ["interior_designer"]}

ROOMS = [
    ("D-1: over the porch", "", {"hand": "study"}, "l0 l1 l2"),
    ("D-2, D-3: an empty room carries", ON_A_BACK, {"hand": "kitchen"}, "u0 l1 l2 l4"),
    ("D-4: normal rooms on floors", "", {"hand": "bathroom"}, "l0 l1 l2"),
    ("D-6: basement rooms below", "", {"hand": "garage"}, "b0 b1"),
    ("D-7: no third bedroom", "B B . . .", {"hand": "bedroom"}, "u0 u1"),
    ("D-8, D-9: rooms grow sideways only", "A . . . .", {"hand": "bathroom"}, "u0 l2"),
    ("D-10: beside a living room", KITCHENS, {"hand": "kitchen", "round": 11}, "u0 u4"),
    ("D-10: beside a full kitchen", FULL_KITCHEN, {"hand": "kitchen", "round": 11}, "u0"),
    ("D-11: three living rooms join", "L . L . .", {"hand": "living_room"}, "u0 u2 l1"),
    ("D-12: three bedrooms do not", "B . B . .", {"hand": "bedroom"}, "u0 u2"),
    ("D-12: nor four living rooms", "L L . L .\n# .", {"hand": "living_room"}, "u0 u1 u3"),
    ("D-13: a token finishes a room", PIANO, {"hand": "living_room"}, "u0 l2"),
    ("D-13: on either card", "L+piano L . . .", {"hand": "living_room"}, "u0 u1"),
    ("D-13: without it it grows", "L L . . .", {"hand": "living_room"}, "u0 u1 l2"),
    ("D-14: the designer opens it", PIANO, DESIGNED, "u0 l1 l2"),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "text", "drawing", "expected"), ROOMS)
def test_a_room_may_lie_face_up_here_and_nowhere_else(ruling, text, drawing, expected):
    """Rules A, B and C, and what tokens close."""
    assert spaces(position(text, **drawing), "room") == set(expected.split()), ruling


FACE_DOWN = [
    ("D-2: on anything", ON_A_BACK, {"hand": "kitchen"}, "u0 l1 l2 l4 b0"),
    ("D-5: everywhere", "", {"hand": "bathroom"}, "l0 l1 l2 b0 b1"),
    ("D-6: everywhere", "", {"hand": "garage"}, "l0 l1 l2 b0 b1"),
    ("D-7: beside a pair", "B B . . .", {"hand": "bedroom"}, "u0 u1 l2 b0 b1"),
    ("D-8: beside a bathroom", "A . . . .", {"hand": "bathroom"}, "u0 l1 l2 b0 b1"),
    ("D-10: beside a full kitchen", FULL_KITCHEN, {"hand": "kitchen", "round": 11}, "u0 u4"),
    ("D-13: beside a token", PIANO, {"hand": "living_room"}, "u0 l1 l2 b0 b1"),
    ("D-71: not where it fits face up", "", {"hand": "kitchen", "options": FORCED}, ""),
    ("D-71: if forced", "A . . . .\n # #", {"hand": "garage", "options": FORCED}, "u0 l1 l2 l3 l4"),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "text", "drawing", "expected"), FACE_DOWN)
def test_a_room_may_lie_face_down_here_and_nowhere_else(ruling, text, drawing, expected):
    """Rulebook, empty rooms: on any open space."""
    assert spaces(position(text, **drawing), "room", "down") == set(expected.split()), ruling


THINGS = [
    ("D-18: a full room takes a token", "A . . . .", "hot_tub", {}, "token", "l0"),
    ("D-19: an empty room does not", "# A . . .", "painting", {}, "token", "l1"),
    ("D-22: one token to a room", "L L+piano L . .\n# .", "painting", {}, "token", ""),
    ("D-22: on any of its cards", "L L L . .\n# .", "painting", {}, "token", "l0 l1 l2"),
    ("D-36: it needs support", "U . . . .", "scaffolding", {}, "scaffold", "u0 l1 l2 b0 b1"),
    ("D-35: it leaves a place", TWO_FREE, "scaffolding", {"round": 11}, "scaffold", "l4"),
    ("D-35: or cannot be laid", ONE_FREE, "scaffolding", {"round": 12}, "scaffold", ""),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "text", "resource", "drawing", "verb", "expected"), THINGS)
def test_a_token_or_scaffolding_may_lie_here_and_nowhere_else(
    ruling, text, resource, drawing, verb, expected
):
    """With a study in the hand as well."""
    state = position(text, hand="study", resource=resource, **drawing)

    assert spaces(state, verb) == set(expected.split()), ruling


# What follows from a position or from some moves

DISPLAY = ["study", "library", "sauna", "pantry", "game_room"]
NEARLY, NO_SPACE = "K A K A .\nA K A K P\n # #", "K A K . x\nA K A K P\n # #"
SCAFFOLDING = {"hand": "study", "resource": "scaffolding"}
FINISH = {"stage": "finish"}
SUPPLIER, HANDYMAN = {"beside": ["supplier"], **FINISH}, {"beside": ["handyman"], **FINISH}
HAMMER = {"beside": ["jackhammer"], "stage": "hammer"}
ITALIAN = {"options": {"edition": "it"}}
TOOLS = ["jackhammer", "concrete_mixer", "drill"]
TOOLED = {"beside": TOOLS, "stage": "hammer", "display": DISPLAY}
WAITING = {"beside": ["scaffolding"], **POLISH}
HAMMER_AND_SCAFFOLD = {"beside": ["jackhammer", "scaffolding"], "stage": "hammer", **POLISH}
GIVEN_AWAY = {**FINISH, "beside": ["supplier", "supplier"], "discards": {"study": 1}}
DRILL, MIXER = {"beside": ["drill"]}, {"beside": ["concrete_mixer"]}
LAST_OF_12 = {"display": [None, ("study", "scaffolding"), ("library", "drill")], "round": 12,
              "first": 1, "turn": 0}  # fmt: skip
DISCARDING = {"seats": 3, "stage": "discard", "display": ["study", ("sauna", "roof red"), "pantry",
              "library", "game_room"]}  # fmt: skip
TWO_ROOMS = "# # # # #\nL+piano # # L #\n# #"
JOINING = {"hand": "living_room", "beside": ["interior_designer"]}
APART = {**JOINING, "options": {"join_decorated_rooms": False}}
BETWEEN = "L+piano . L+cat_house . ."
HOT_TUB = {"hand": "study", "resource": "hot_tub"}
BED = {"hand": "study", "resource": "canopy_bed"}
PIANO_IN_HAND = {"hand": "study", "resource": "piano"}
CROWDED = "P+rocking_horse B+canopy_bed # # #\nB+cat_house P+painting # # #\n# #"
MEETING = "# # # # #\nL+piano # # L+cat_house #\n# #"
END_OF_12 = {"beside": ["roofer"], "seats": 2, "round": 12, "first": 1, "marker": 1, "turn": 0,
             "display": ["study", ("sauna", "roof red")],
             "others": [{**floors(ALL_DOWN), "beside": ["roofer"]}]}  # fmt: skip

ROOFERS = {"beside": ["handyman", "roofer"], "seats": 3, "stage": "roofs", "marker": 1,
           "discards": {"roof red": 3, "sauna": 1}, "others": [{**floors("U . . . ."),
           "beside": ["roofer", "supplier"]}, {"beside": ["supplier"]}]}  # fmt: skip
LEFT = {"display": ["study", None, ("sauna", "roof red"), None, ("pantry", "piano")], "first": 1,
        "turn": 0, "marker": 1}  # fmt: skip
HAMMER_OF_0 = {**HAMMER, "display": DISPLAY, "marker": 3, "first": 3, "turn": 0}
TWO_HAMMERS = {**HAMMER, "others": [{}, {}, {"beside": ["jackhammer"]}], "marker": 2, "first": 2,
               "turn": 3}  # fmt: skip
BOTH_HAMMERS = "hammer 0; room l0 down; hammer 4; room l0 down"

PLAYS = [
    # Draft and tools
    ("D-24: no resource", "", {"display": DISPLAY}, "take 0",
     {"hand": {"room": "study", "resource": None}, "marker": 0}),
    ("D-24: the next seat follows", "", {"display": DISPLAY}, "take 0; room l0", {"turn": 1}),
    ("D-24: the order stays", "", {"display": DISPLAY}, "take 0; room l0; take 1; room l0",
     {"marker": 0, "turn": 2}),
    ("D-28: the resource is discarded", "",
     {**HAMMER, "display": ["study", ("library", "piano"), *DISPLAY[2:]]}, "hammer 1; room l0",
     {"discards": {"piano": 1, "jackhammer": 1}}),
    ("D-30: no empty room", "# U . . .", {**DRILL, "display": ["kitchen"], "first": 1, "turn": 0},
     "", {"legal": {"take 0", "drill 0 l1"}}),
    ("D-31: the study leaves", "L L U . .\n# .",
     {**DRILL, "display": ["study", "living_room", "sauna", "pantry", "library"]}, "drill 1 l2",
     {"lower": "L L L . .", "discards": {"drill": 1},
      "shown": ["study", "study", "sauna", "pantry", "library"]}),
    ("D-32: what comes must fit", "A U . . .", {**DRILL, "display": ["bathroom"] * 5}, "",
     {"may": "drill 2 l0", "may not": "drill 2 l1"}),
    ("D-33: an emptied column is no place", "",
     {**MIXER, "display": ["study", None, "sauna", "pantry", None], "first": 2, "turn": 0}, "",
     {"mix": {"mix 0 2", "mix 0 3", "mix 2 3"}}),
    ("D-34: the mixed pair may be taken", "", {**MIXER, "display": ["living_room", "study",
      ("sauna", "roof red window"), "pantry", "library"]}, "mix 0 2; take 2",
     {"hand": {"room": "living_room", "resource": None}, "roofs": ["roof red window"]}),
    ("D-65: the token is lost", "L+piano . . . .", {**DRILL, "display": ["kitchen", *DISPLAY[1:]]},
     "drill 0 l0", {"lower": "K . . . .", "decor": 0, "may": "take 0"}),
    ("D-77: a room may be split", "L L L . .\n# .", {**DRILL, "display": ["study", "kitchen",
      "sauna", "pantry", "library"]}, "drill 0 l1; take 0",
     {"lower": "L U L . .", "hand": {"room": "living_room", "resource": None}}),
    ("D-66: a second one waits", "", {"beside": ["jackhammer", "jackhammer", "drill"],
      "stage": "hammer", "first": 2, "marker": 2, "turn": 0}, "hammer 3; room l0 down",
     {"turn": 2, "legal": {"take 0", "take 1", "take 2", "take 4"}}),
    ("D-66: no tool goes with it", "U . . . .", TOOLED, "",
     {"legal": {"pass", *(f"hammer {column}" for column in range(5))}}),
    ("D-66: nor in English", "U . . . .", {**TOOLED, **ENGLISH}, "",
     {"legal": {"pass", *(f"hammer {column}" for column in range(5))}}),
    ("D-66: in Italian it is a turn", "U . . . .", {**TOOLED, **ITALIAN}, "",
     {"may": "pass, mix 0 3, drill 1 l0", "may not": "take 0"}),
    ("D-66: and in Polish", "U . . . .", {**TOOLED, **POLISH}, "",
     {"may": "pass, mix 0 3, drill 1 l0"}),
    ("D-66: which a tool begins", "U . . . .", {**TOOLED, **ITALIAN}, "mix 0 1; drill 0 l0",
     {"legal": {f"hammer {column}" for column in range(5)}, "lower": "I . . . .",
      "shown": ["study", *DISPLAY[:1], *DISPLAY[2:]], "skipped": [0]}),
    ("D-66: the only one", "U . . . .", {**TOOLED, **ITALIAN, "others": [{"beside": TOOLS}]},
     "mix 0 1; hammer 0; room l1", {"turn": 1, "beside": ["drill"], "may": "pass"}),
    ("D-66: passed, they wait", "U . . . .", {**TOOLED, **ITALIAN}, "pass",
     {"stage": "take", "may": "mix 0 3, drill 1 l0, take 0"}),
    ("D-66: or is not used", "", {**HAMMER, "first": 2, "marker": 2, "turn": 0}, "pass",
     {"turn": 2}),
    ("D-66: clockwise", "", {**HAMMER, "others": [{}, {"beside": ["jackhammer"]}]}, "pass",
     {"turn": 2, "may": "hammer 0"}),
    ("D-38: a scaffolding is discarded", NEARLY, LAST_OF_12, "take 1; room u4",
     {"discards": {"library": 1, "drill": 1, "scaffolding": 1}, "shown": [None] * 5}),
    ("D-38: a drill lies unused", NEARLY, LAST_OF_12, "take 2; room u4", {"beside": ["drill"]}),
    ("D-38: nor does it wait", NEARLY, {**LAST_OF_12, **POLISH}, "take 1",
     {"legal": {"room u4", "room u4 down"}, "discards": {"scaffolding": 1}}),
    ("D-38: for anybody", NEARLY, {**LAST_OF_12, **POLISH}, "take 1; room u4", {"beside": []}),
    ("D-40: it is there for the roofer", "", DISCARDING, "discard 1",
     {"discarded": {"sauna", "roof red"}}),
    ("D-40: not in the Polish edition", "", {**DISCARDING, **POLISH}, "discard 1",
     {"discarded": set(), "removed": {"sauna": 1, "roof red": 1}}),
    ("D-59: a roof cannot be refused", "", {"display": ["study", ("library", "roof blue"),
      "sauna", "pantry", "study"]}, "take 1", {"roofs": ["roof blue"], "may not": "decline"}),
    # From seat to seat and round to round
    ("D-23: the marker stays if nobody takes it", "", {"display": DISPLAY},
     "take 1; lay; take 2; lay; take 3; lay; take 4; lay", {"round": 4, "first": 0, "marker": 0}),
    ("D-23: it moves with column 0", "", {"display": DISPLAY}, "take 1; lay",
     {"turn": 1, "marker": 0}),
    ("D-23, D-24: at once; the order stays", "", {"display": DISPLAY}, "take 1; lay; take 0; lay",
     {"turn": 2, "marker": 1, "first": 0}),
    ("D-24: the next round is hers", "", {"display": DISPLAY},
     "take 1; lay; take 0; lay; take 2; lay; take 3; lay", {"turn": 1, "marker": 1, "first": 1}),
    ("D-40, D-60: what is left is discarded", "", LEFT, "take 0; lay",
     {"round": 4, "discarded": {"sauna", "pantry", "roof red", "piano"}}),
    ("D-40, D-60: in every edition", "", {**LEFT, **POLISH}, "take 0; lay",
     {"round": 4, "discarded": {"sauna", "pantry", "roof red", "piano"}}),
    ("D-27: a jackhammer never moves the marker", "", HAMMER_OF_0, "hammer 0; room l0",
     {"marker": 3, "turn": 3, "may not": "take 0"}),
    ("D-29: its owner has no turn", "", HAMMER_OF_0, "hammer 0; room l0; take 1; lay", {"turn": 1}),
    ("D-29: in this round", "", HAMMER_OF_0,
     "hammer 0; room l0; take 1; lay; take 2; lay; take 3; lay", {"round": 4, "first": 3}),
    ("D-66: round the table", "", TWO_HAMMERS, "hammer 0; room l0 down",
     {"turn": 0, "may": "hammer 4", "may not": "hammer 0"}),
    ("D-66: then turns, both out", "", TWO_HAMMERS, BOTH_HAMMERS,
     {"turn": 2, "legal": {"take 1", "take 2", "take 3"}}),
    ("D-66: of the two others", "", TWO_HAMMERS, BOTH_HAMMERS + "; take 1; lay",
     {"turn": 1, "marker": 2}),
    ("D-66: and no more", "", TWO_HAMMERS, BOTH_HAMMERS + "; take 1; lay; take 2; lay",
     {"round": 4}),
    # Laying what was taken
    ("D-15, D-67: she counts at once", "L+piano . . . .", {"display": [None,
      ("living_room", "interior_designer"), "study", "library", "sauna"]}, "take 1",
     {"may": "room l1"}),
    ("D-15: unless the room is full", "B+canopy_bed B . . .",
     {"hand": "bedroom", "beside": ["interior_designer"]}, "", {"may not": "room l2"}),
    ("D-16: a room without a token", "B+cat_house . . . .", BED, "", {"token": set()}),
    ("D-16: or it is discarded", "B+cat_house . . . .", BED, "room l1",
     {"discards": {"canopy_bed": 1}}),
    ("D-17: a second one has none", "B+cat_house . B . .", BED, "", {"token": {"token l2"}}),
    ("D-20: both lie outside", "", {"hand": "study", "resource": "bird_house",
      "outside": ["tree_house"]}, "token outside; room l0",
     {"outside": ["tree_house", "bird_house"]}),
    ("D-21: it may be declined", "A . . . .", HOT_TUB, "", {"may": "decline"}),
    ("D-21: not in English", "A . . . .", {**HOT_TUB, **ENGLISH}, "", {"may not": "decline"}),
    ("D-21: nor in Italian", "A . . . .", {**HOT_TUB, **ITALIAN}, "", {"may not": "decline"}),
    ("D-21: but in Polish", "A . . . .", {**HOT_TUB, **POLISH}, "", {"may": "decline"}),
    ("D-21: in Italian also outside", "", {"hand": "study", "resource": "tree_house", **ITALIAN},
     "room l0", {"outside": ["tree_house"], "turn": 1}),
    ("D-21: it must be laid", "A . . . .", {**HOT_TUB, **ENGLISH}, "room l1",
     {"lower": "A+hot_tub U . . ."}),
    ("D-35: built over at once", "", SCAFFOLDING, "scaffold b0",
     {"may": "room l3", "may not": "room b0 down"}),
    ("D-35: the room finds a place", TWO_FREE, {**SCAFFOLDING, "round": 11}, "scaffold l4",
     {"may": "room u4", "may not": "room l4"}),
    ("D-37: none can be left", "K A K A x\nA K A K P\n # #",
     {"hand": "study", "round": 12, "display": []}, "room u4 down",
     {"upper": "K A K A #", "discards": {"scaffolding": 1}}),
    ("D-64: the last place is the room's", ONE_FREE, {"beside": ["scaffolding"], **POLISH,
      "round": 12}, "", {"scaffold": set()}),
    ("D-64: the last but one is not", TWO_FREE, {"beside": ["scaffolding"], **POLISH,
      "round": 11}, "", {"scaffold": {"scaffold l4"}}),
    ("D-64: it may wait", "", {**SCAFFOLDING, **POLISH}, "scaffold keep",
     {"beside": ["scaffolding"]}),
    ("D-64: and be laid later", "U . . . .", {"beside": ["scaffolding"], **POLISH}, "",
     {"scaffold": {f"scaffold {space}" for space in ("u0", "l1", "l2", "b0", "b1")}}),
    ("D-64: no room covers it then", "U . . . .", {"beside": ["scaffolding"], **POLISH},
     "scaffold b0; take 1", {"may": "room l3", "may not": "room b0 down"}),
    ("D-64: after a column was taken", "U . . . .", WAITING, "take 1",
     {"scaffold": {f"scaffold {space}" for space in ("u0", "l1", "l2", "b0", "b1")}}),
    ("D-64: built over at once", "U . . . .", WAITING, "take 1; scaffold b0",
     {"may": "room l3", "may not": "room b0 down", "beside": []}),
    ("D-64: after all is laid", "U . . . .", WAITING, "take 1; room l1",
     {"legal": {"done", *(f"scaffold {space}" for space in ("u0", "u1", "l2", "b0", "b1"))}}),
    ("D-64: as the end of the turn", "U . . . .", WAITING, "take 1; room l1; scaffold u1",
     {"upper": ". x . . .", "turn": 1}),
    ("D-64: or not", "U . . . .", WAITING, "take 1; room l1; done",
     {"beside": ["scaffolding"], "turn": 1}),
    ("D-64: two of them", "U . . . .", {**POLISH, "beside": ["scaffolding", "scaffolding"]},
     "take 1; room l1; scaffold u1; scaffold b0", {"beside": [], "turn": 1}),
    ("D-64: with a token in the hand", "A . . . .", {**WAITING, "hand": "study",
     "resource": "hot_tub"}, "scaffold b0; token l0; room l3",
     {"lower": "A+hot_tub . . U .", "basement": "x .", "beside": [], "turn": 1}),
    ("D-64: what nobody can lay goes first", "U . . . .", {"beside": ["scaffolding"],
     "options": {**POLISH["options"], "decor_optional": False}, "hand": "study",
     "resource": "piano"}, "room l2", {"discarded": {"piano"}, "may": "done, scaffold l1"}),
    ("D-64: kept at last, the turn is over", "", {**SCAFFOLDING, **POLISH},
     "room l0; scaffold keep", {"beside": ["scaffolding"], "turn": 1}),
    ("D-64: kept at first, it may follow", "", {**SCAFFOLDING, **POLISH},
     "scaffold keep; room l0", {"may": "done, scaffold u0"}),
    ("D-64: drill and mixer come before", "U . . . .", {"beside": TOOLS[1:], **POLISH},
     "take 1", {"drill": set(), "mix": set()}),
    ("D-64, D-66: with a jackhammer", "U . . . .", HAMMER_AND_SCAFFOLD, "scaffold b0",
     {"legal": {f"hammer {column}" for column in range(5)}}),
    ("D-64, D-66: after its card", "U . . . .", HAMMER_AND_SCAFFOLD, "hammer 1; room l1",
     {"may": "done, scaffold u1", "stage": "hammered"}),
    ("D-64, D-66: but not in place of the turn", "U . . . .", {**HAMMER_AND_SCAFFOLD, "seats": 2,
     "first": 1, "marker": 1, "turn": 0, "options": {"edition": "pl", "simplified": True}},
     "hammer 1; room l1; done; take 0; lay", {"round": 4, "beside": ["scaffolding"]}),
    ("D-64, D-66: no turn, no scaffolding", "U . . . .", {**HAMMER_AND_SCAFFOLD,
     "options": {**POLISH["options"], "jackhammer_is_turn": False}}, "hammer 1; room l1",
     {"stage": "take", "beside": ["scaffolding"]}),
    ("D-64: by option only before", "U . . . .", {"beside": ["scaffolding"],
     "options": {**POLISH["options"], "scaffolding_any_time": False}}, "take 1",
     {"scaffold": set()}),
    ("D-67: in either order", "", {"hand": "living_room", "resource": "piano"},
     "room l0; token l0", {"lower": "L+piano . . . ."}),
    ("D-63: one token is left", BETWEEN, JOINING, "room l1", {"legal": {"keep l0", "keep l2"}}),
    ("D-63: which the owner chooses", BETWEEN, JOINING, "room l1; keep l2",
     {"lower": "L L L+cat_house . ."}),
    ("D-63: unless they stay apart", BETWEEN, APART, "", {"may": "room u0", "may not": "room l1"}),
    ("D-75: a token is discarded", "", {**PIANO_IN_HAND, **ENGLISH}, "room l0",
     {"discards": {"piano": 1}, "turn": 1}),
    ("D-75: so is a scaffolding", NO_SPACE, {**SCAFFOLDING, "round": 11}, "room u3 down",
     {"beside": []}),
    ("D-75: or it waits", NO_SPACE, {**SCAFFOLDING, **POLISH, "round": 11}, "room u3 down",
     {"beside": ["scaffolding"]}),
    ("D-76: what has no choice happens", NEARLY, {"hand": "garage", "round": 12, "display": []},
     "", {"upper": "K A K A #", "marker": 0}),
    # Helpers at the end
    ("D-41: the token is lost", "# # # # #\nL+piano # # # #\n# #",
     {**SUPPLIER, "discards": {"study": 1}}, "supply l0 study",
     {"lower": "U # # # #", "discards": {"living_room": 1, "piano": 1, "supplier": 1},
      "decor": 0}),
    ("D-42: it lies face up", ALL_DOWN, {**SUPPLIER, "discards": {"study": 1}}, "supply u3 study",
     {"upper": "# # # U #"}),
    ("D-42: where it fits", "# # # # #\n# A # # #\n# #",
     {**SUPPLIER, "discards": {"bathroom": 1}}, "",
     {"may": "supply l1 bathroom, supply u1 bathroom",
      "may not": "supply l0 bathroom, supply l2 bathroom"}),
    ("D-43: no garage on a floor", ALL_DOWN, {**SUPPLIER, "discards": {"garage": 1}}, "",
     {"may": "supply b1 garage", "may not": "supply l3 garage"}),
    ("D-69: given away, taken by the next", "# # # # #\nL # # # #\n# #", {**FINISH,
      "beside": ["supplier", "supplier"], "discards": {"study": 1}}, "supply l0 study",
     {"may": "supply l3 living_room"}),
    ("D-69: not in Italian", "# # # # #\nL # # # #\n# #", {**GIVEN_AWAY, **ITALIAN},
     "supply l0 study", {"stage": "over", "discards": {"supplier": 1}, "lower": "U # # # #",
      "removed": {"living_room": 1}}),
    ("D-69: but what lay there before", "# # # # #\nL # # # #\n# #",
     {**GIVEN_AWAY, **ITALIAN, "discards": {"study": 2}}, "supply l0 study",
     {"may": "supply l3 study", "may not": "supply l3 living_room"}),
    ("D-44: no garage upstairs", "# # # # #\n# # # # #\nC #", HANDYMAN, "",
     {"may": "swap b0 b1", "may not": "swap b0 l3"}),
    ("D-45: it stays face down", "# # # # #\nK # # # #\n# #", HANDYMAN, "swap l0 u2",
     {"upper": "# # K # #", "lower": "# # # # #"}),
    ("D-46: not beside a token", TWO_ROOMS, HANDYMAN, "",
     {"may": "swap l1 l2", "may not": "swap l1 l3"}),
    ("D-46: but in English", TWO_ROOMS, {**HANDYMAN, **ENGLISH}, "", {"may": "swap l1 l3"}),
    ("D-46: or with the designer", TWO_ROOMS,
     {**FINISH, "beside": ["handyman", "interior_designer"]}, "", {"may": "swap l1 l3"}),
    ("D-47: two tokens meet", MEETING, {**HANDYMAN, **ENGLISH}, "swap l1 l3",
     {"legal": {"keep l0", "keep l1"}}),
    ("D-47: the owner keeps one", MEETING, {**HANDYMAN, **ENGLISH}, "swap l1 l3; keep l0",
     {"lower": "L+piano L # # #"}),
    ("D-47, D-63: U before L", CROWDED, {**HANDYMAN, **ENGLISH}, "swap l0 u0",
     {"upper": "B+cat_house B+canopy_bed # # #", "legal": {"keep u0", "keep u1"}}),
    ("D-47, D-63: then L", CROWDED, {**HANDYMAN, **ENGLISH}, "swap l0 u0; keep u1",
     {"legal": {"keep l0", "keep l1"}}),
    ("D-61: beside an open room", "# # # # #\nL # # L+piano #\n# #", HANDYMAN, "swap l1 l3",
     {"lower": "L L+piano # # #"}),
    ("D-70: in some order", "L+piano L # # #\n# # # # #\n# #", HANDYMAN, "swap u0 u1",
     {"upper": "L L+piano # # #"}),
    ("D-70: beside a third with a token", "L+piano L L # #\n# # # # #\n# #", HANDYMAN, "",
     {"may": "swap u0 u1", "may not": "swap u1 u2"}),
    ("D-70: or apart", "L+piano # L # #\n# # # # #\n# #", HANDYMAN, "", {"may": "swap u0 u2"}),
    ("D-68: whoever has the marker now", "# # # # .\n# # # # #\n# #", END_OF_12,
     "take 0; room u4", {"stage": "roofs", "turn": 0}),
    ("D-68: roofers first, from the marker", ALL_DOWN, ROOFERS, "", {"stage": "roofs", "turn": 1}),
    ("D-68: clockwise", ALL_DOWN, ROOFERS, "pass", {"stage": "roofs", "turn": 0}),
    ("D-68: then everybody finishes", ALL_DOWN, ROOFERS, "pass; roof red",
     {"stage": "finish", "turn": 1}),
    ("D-68: clockwise too", ALL_DOWN, ROOFERS, "pass; roof red; supply l0 sauna", {"turn": 0}),
    ("D-68: and it is over", ALL_DOWN, ROOFERS, "pass; roof red; supply l0 sauna; done",
     {"stage": "over"}),
    ("D-68: then the next", "# # # # .\n# # # # #\n# #", END_OF_12, "take 0; room u4; pass",
     {"stage": "roofs", "turn": 1}),
]  # fmt: skip


@pytest.mark.parametrize("edition", ["standard", "it", "en", "pl"])
def test_the_first_decision_of_a_game(edition):
    """Rulings D-25 and D-26: a column is discarded but for column 0 and the simplified game."""
    columns = {f"take {column}" for column in range(5)}
    assert legal(dealt(4, edition=edition)) == columns
    for seats in (2, 3):
        state = dealt(seats, edition=edition)
        assert legal(state) == {f"discard {column}" for column in range(1, 5)}
        assert len(legal(play(state, "discard 3"))) == 4
        assert legal(dealt(seats, edition=edition, simplified=True)) == columns


@pytest.mark.parametrize(("ruling", "text", "drawing", "moves", "expected"), PLAYS)
def test_after_some_moves_it_is_so(ruling, text, drawing, moves, expected):
    """`may` and `may not` are moves; all others are facts, of piles some cards."""
    after = play(position(text, **drawing), *filter(None, moves.split("; ")))
    found = facts(after)

    for name, value in expected.items():
        named = set(value.split(", ")) if name.startswith("may") else set()
        if name == "may":
            assert named <= legal(after), ruling
        elif name == "may not":
            assert not named & legal(after), ruling
        elif isinstance(value, dict):
            assert found[name].items() >= value.items(), ruling
        else:
            assert found[name] == value, ruling


# Decks, helpers and hidden roofs


def test_both_decks_are_empty_after_round_12():
    """Ruling D-60: and no card is dealt before its round."""
    state = dealt(4)
    assert [len(drawn(state)[deck]) for deck in ("rooms", "resources")] == [55, 44]

    while state[ROUND] < 12:
        state = lay_anything(play(state, sorted(legal(state))[0]))

    assert not any(state[DECKS : DECKS + 12])
    assert sum(count_cards(state).values()) == 108


def test_roofers_work_while_all_piles_are_hidden():
    """Rulings D-39 and D-58: nobody sees a pile, the owner neither, until all is over."""
    discards = {"roof red": 1, "roof blue window": 1}
    roofs = ["roof red", "roof green"]
    state = position(ALL_DOWN, beside=["roofer"], stage="roofs", discards=discards, roofs=roofs)
    over = play(state, "roof blue window")

    for viewer in (NOBODY, 0, 1):
        seen = drawn(GAME.view(state, viewer))["houses"][0]
        assert (seen["roofs"], seen["roof_height"]) == (None, 2)
    assert drawn(over)["stage"] == "over"
    shown = drawn(GAME.view(over, 1))["houses"][0]["roofs"]
    assert sorted(shown) == ["roof blue window", "roof green", "roof red"]


def with_roofs(*kinds):
    """A game as it is dealt, but with these kinds of roof on the pile of seat 0."""
    state = dealt(4)
    state[house_of(0) + ROOFS] = sum(1 << 7 * kind for kind in kinds)
    state[house_of(0) + ROOF_HEIGHT] = len(kinds)
    return state


def test_a_hidden_pile_shows_in_nothing_that_is_made_from_a_view():
    """Ruling D-58: two piles of one height look alike in points, sheet, drawing and picture."""
    red, mixed = with_roofs(0, 0, 0, 1), with_roofs(0, 2, 4, 6)
    assert [GAME.rules.points(state, 0) for state in (red, mixed)] == [9, 3]

    for viewer in (NOBODY, 0, 1):
        seen = GAME.view(red, viewer)
        assert seen == GAME.view(mixed, viewer)
        assert GAME.rules.points(seen, 0) == GAME.text.sheet(seen, 0).total == 0
        told = facts(seen)
        assert (told["roofs"], told["roof_height"]) == (None, 4)
        assert (told["rooms"], told["resources"]) == (None, None)
        assert "roof 4" in GAME.text.picture(seen, viewer)


# Points: the printed example, and the score sheet

PRINTED = """
    P L+piano L A D
    A B+cat_house K Y K
                C #
"""
PRINTED_ROOFS = ["roof red", "roof red window", "roof blue", "roof brown", "roof green"]


def test_the_printed_example_scores_29():
    """The example of all rulebooks, line by line."""
    state = position(PRINTED, roofs=PRINTED_ROOFS, stage="over")
    sheet = GAME.text.sheet(state, 0)
    lines = [(line.rule.removeprefix("sheet-"), line.cells, line.points) for line in sheet.lines]

    parts = [sheet.part(part) for part in ("rooms", "decor", "functionality", "roof")]
    assert parts == [15, 4, 6, 4]
    assert sheet.total == GAME.rules.points(state, 0) == 29
    assert ("living-room", ("U1", "U2"), 4) in lines
    assert ("pantry", ("L3",), 3) in lines
    assert ("dressing-room", ("U4",), 1) in lines
    assert ("garage", ("B0",), 0) in lines


ORTHOGONAL = {"options": {"annex_adjacency": "orthogonal"}}
TWO_HELPERS = {"beside": ["architect", "architect", "interior_designer", "interior_designer"]}
STACKED = {**TWO_HELPERS, "options": {"helpers_stack": True}}
WITH_DESIGNER = {"beside": ["interior_designer"], "outside": ["tree_house"]}
WINDOWS = [f"roof {colour} window" for colour in ("red", "brown", "blue", "green")]
SCORES = [
    ("room points by size", "L . L L .\n# .", {}, {"rooms": 1 + 4}),
    ("room points by size", "L L L . .", {}, {"rooms": 9}),
    ("room points by size", "K K B B .\n# .", {}, {"rooms": 6 + 4}),
    ("room points by size", "P P A P .\n# .", {}, {"rooms": 6 + 1 + 2}),
    ("room points by size", "U I G . .", {}, {"rooms": 6}),
    ("room points in the basement", "V W", {}, {"rooms": 2}),
    ("room points in the basement", "N O", {}, {"rooms": 2}),
    ("D-48: an architect raises nothing", "U . . . .", {"beside": ["architect"]}, {"rooms": 2}),
    ("D-48: but empty rooms", "# # . . .", {"beside": ["architect"]}, {"rooms": 2}),
    ("D-48: and bonuses", "A K B . .", {"beside": ["architect"]}, {"rooms": 3, "functionality": 4}),
    ("D-49: three are no roof", "", {"roofs": ["roof red"] * 2 + ["roof red window"]}, {}),
    ("D-50: a colour", "", {"roofs": ["roof red"] * 4 + ["roof brown window"]}, {"roof": 8}),
    ("D-51: four with windows", "", {"roofs": WINDOWS}, {"roof": 7}),
    ("D-51: the best four", "", {"roofs": ["roof red"] * 4 + ["roof red window"]}, {"roof": 9}),
    ("D-52: two bathrooms on one floor", "A . A . .", {}, {"rooms": 2}),
    ("D-52: on both", "A . . . .\nA . . . .", {}, {"rooms": 2, "functionality": 3}),
    ("D-53: only once", "B K . . .\nA K B # A\n# #", {}, {"rooms": 6, "functionality": 3}),
    ("D-54: they lie anywhere", "B . . . .\nA K . . .", {}, {"rooms": 3, "functionality": 3}),
    ("D-55: a pantry between kitchens", "K Y K . .", {}, {"rooms": 5}),
    ("D-55: a bathroom for two saunas", "S A S . .", {}, {"rooms": 7}),
    ("D-56: half a garage", "C O", {}, {"rooms": 1}),
    ("D-56: a whole garage", "C C", {}, {"rooms": 4}),
    ("D-62: an annex looks sideways", "S . . . .\nA . . . .", {}, {"rooms": 2}),
    ("D-62: above and below by option", "S . . . .\nA . . . .", ORTHOGONAL, {"rooms": 4}),
    ("D-62: and still sideways", "A S . . .", ORTHOGONAL, {"rooms": 4}),
    ("D-62: never across", "S . . # .\nL # # A .\n# .", ORTHOGONAL, {"rooms": 3}),
    ("D-72: helpers count once", "L+piano # . . .", TWO_HELPERS, {"rooms": 2, "decor": 4}),
    ("D-72: unless they stack", "L+piano # . . .", STACKED, {"rooms": 3, "decor": 5}),
    ("D-73: also outside", "L+piano . . . .", WITH_DESIGNER, {"rooms": 1, "decor": 3 + 2 + 2}),
    ("D-73: in English on the home board", "L+piano . . . .",
     {**WITH_DESIGNER, "options": {"edition": "en"}}, {"rooms": 1, "decor": 3 + 1 + 2}),
    ("D-73: unless told", "L+piano . . . .",
     {**WITH_DESIGNER, "options": {"designer_counts_outside": False}},
     {"rooms": 1, "decor": 3 + 2 + 1}),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "text", "drawing", "expected"), SCORES)
def test_a_house_scores(ruling, text, drawing, expected):
    """Each ruling on points with the houses that show it, part by part."""
    assert score(text, **drawing) == expected, ruling


def test_the_sheet_names_the_roofs_that_count():
    """Ruling D-49: four of one colour, else any four; those with windows are worth more."""

    def counted(*roofs):
        sheet = GAME.text.sheet(position("U . . . .", roofs=list(roofs), stage="over"), 0)
        return [line.values["cards"] for line in sheet.lines if "cards" in line.values]

    assert counted("roof red", "roof red", "roof red window") == []
    assert counted(*["roof red"] * 4, "roof red window", "roof blue window") == ["1 2 3 5"]
    assert counted("roof red", "roof red window", "roof brown", "roof blue", "roof green") == [
        "1 2 3 4"
    ]
    two_colours = ["roof red"] * 4 + ["roof blue"] * 3 + ["roof blue window"]
    assert counted(*two_colours) == ["5 6 7 8"]


def test_equal_totals_share_the_place():
    """Rulings D-57 and D-74: also where children should decide."""
    for edition in ("standard", "en"):
        options = {"edition": edition}
        others = [floors("U . . . ."), floors(), floors("I . . . .")]
        state = position("G . . . .", stage="over", options=options, others=others)
        assert [place for _, place in GAME.ranking(state)] == [1, 1, 4, 1]


def test_by_option_an_annex_looks_into_the_basement_too():
    """Ruling D-62: with the cards of an own box, of which a study goes with a garage."""
    cards = draw_cards(position())
    study = next(room for room in cards["room"] if room["key"] == "study")
    study.update(beside="garage", beside_points=7)
    text = ". . . U .\nC ."
    options = {"annex_adjacency": "orthogonal"}

    assert score(text, cards=cards) == {"rooms": 2}
    assert score(text, cards=cards, options=options) == {"rooms": 7}
