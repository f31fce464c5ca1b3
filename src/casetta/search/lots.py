"""A legal move by lot."""

from ..kernel.luck import UNFAIR, is_fair, share
from ..kernel.rule import hot_rule
from .game import count, nth


@hot_rule
def by_lot(state, seat, word):
    """The legal move of a seat that a random word stands for, or UNFAIR."""
    choices = count(state, seat)
    return nth(state, seat, share(word, choices)) if is_fair(word, choices) else UNFAIR
