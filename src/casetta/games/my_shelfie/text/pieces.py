"""What lies in the box of My Shelfie, and where it lies now."""

from __future__ import annotations

from casetta.contract.game import State
from casetta.kernel.state import NOBODY, SEATS

from ..content.cards import GOALS, KIND_KEYS, PERSONAL_CARDS, TILES_OF_A_KIND
from ..rules.layout import BAG, COMMON, COMMON_CARDS, END_TOKEN, MOST_SEATS, NO_CARD, PERSONAL
from ..rules.turn import STACK, tokens_taken
from .drawing import tiles_outside, tokens_of

BOX = {
    **dict.fromkeys(KIND_KEYS, TILES_OF_A_KIND),
    "common cards": GOALS,
    "personal cards": PERSONAL_CARDS,
    "end-game tokens": 1,
    "tokens too many": 0,
}


def pieces(state: State) -> dict[str, int]:
    """How many of each thing are somewhere: in the bag, on the table, with a seat, in the box.

    A card counts once however often it turns up, so a card dealt twice is missed
    in the sum; a token that is not the one on top of its stack is one too many.
    """
    seats = range(state[SEATS])
    tiles = {
        key: state[BAG + kind] + tiles_outside(state, kind) for kind, key in enumerate(KIND_KEYS)
    }
    common = [goal for goal in state[COMMON : COMMON + COMMON_CARDS] if goal != NO_CARD]
    personal = [state[PERSONAL + seat] for seat in seats]
    return {
        **tiles,
        "common cards": GOALS - len(common) + len(set(common) & set(range(GOALS))),
        "personal cards": PERSONAL_CARDS
        - len(personal)
        + len(set(personal) & set(range(PERSONAL_CARDS))),
        "end-game tokens": int(state[END_TOKEN] == NOBODY or state[END_TOKEN] in seats),
        "tokens too many": sum(_misfits(state, card) for card in range(COMMON_CARDS)),
    }


def _misfits(state: State, card: int) -> int:
    """How many tokens of a card are not those that left its stack first."""
    start = MOST_SEATS * state[SEATS]
    gone = sorted(STACK[start : start + tokens_taken(state, card)])
    held = sorted(tokens_of(state, seat)[card] for seat in range(state[SEATS]))
    return sum(a != b for a, b in zip(gone, [token for token in held if token], strict=True))
