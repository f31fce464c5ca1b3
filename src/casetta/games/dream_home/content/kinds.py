"""The kinds of card of Dream Home, numbered; what is printed on them stands in cards.toml.

All 43 kinds have one numbering: 16 types of room, 8 kinds of roof, 10 pieces of decor,
4 tools, 5 helpers.
"""

from enum import IntEnum


class Room(IntEnum):
    """The sixteen types of room card."""

    (
        LIVING_ROOM, KITCHEN, BEDROOM, PLAYROOM, BATHROOM, SAUNA, PANTRY, DRESSING_ROOM, STUDY,
        LIBRARY, GAME_ROOM, GARAGE, STORAGE_ROOM, WINE_CELLAR, WORKSHOP, LAUNDRY_ROOM,
    ) = range(16)  # fmt: skip


class Decor(IntEnum):
    """The ten decor tokens, each with its card."""

    (
        PIANO, CANOPY_BED, HOT_TUB, CAT_HOUSE, TREE_HOUSE, BIRD_HOUSE, ICE_CREAM_MACHINE,
        PAINTING, ROCKING_HORSE, AQUARIUM,
    ) = range(10)  # fmt: skip


class Owned(IntEnum):
    """What lies beside a house: four tools, then five helpers."""

    (
        DRILL, JACKHAMMER, CONCRETE_MIXER, SCAFFOLDING, ROOFER, SUPPLIER, ARCHITECT, HANDYMAN,
        INTERIOR_DESIGNER,
    ) = range(9)  # fmt: skip


ROUNDS = 12
COLUMNS = 5
"""Of the display; the first one has no resource card."""
ROOM_CARDS = ROUNDS * COLUMNS
RESOURCE_CARDS = ROUNDS * (COLUMNS - 1)
TYPES, TOKENS, TOOLS, HELPERS = len(Room), len(Decor), 4, 5
COLOUR_KEYS = ("red", "brown", "blue", "green")

ROOFS = 2 * len(COLOUR_KEYS)
"""Kinds of roof: each colour without and with a window."""
FIRST_ROOF = TYPES
FIRST_DECOR = FIRST_ROOF + ROOFS
FIRST_OWNED = FIRST_DECOR + TOKENS
KINDS = FIRST_OWNED + TOOLS + HELPERS
"""Of all cards."""
SCAFFOLDING_CARD = int(FIRST_OWNED + Owned.SCAFFOLDING)

ANY_ROOM, OUTSIDE = TYPES, TYPES + 1
"""Where a token may lie, besides a type of room."""

ROOM_KEYS = tuple(room.name.lower() for room in Room)
DECOR_KEYS = tuple(token.name.lower() for token in Decor)
OWNED_KEYS = tuple(card.name.lower() for card in Owned)
ROOF_KEYS = tuple(f"roof {colour}{glass}" for colour in COLOUR_KEYS for glass in ("", " window"))
KEYS = (*ROOM_KEYS, *ROOF_KEYS, *DECOR_KEYS, *OWNED_KEYS)
"""The name of every kind of card in drawings."""
PLACE_KEYS = (*ROOM_KEYS, "any", "outside")

ROOM_CLASS = ("normal",) * 5 + ("special",) * 6 + ("basement",) * 5
"""What each type of room is; basement rooms lie in the basement, all others on the floors."""
MOST_CARDS = (3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1)
"""How many cards make a full room of each type (rulebook: rule C)."""
