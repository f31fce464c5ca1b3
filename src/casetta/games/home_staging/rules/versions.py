"""Which version of the rules a table follows (docs/rulings/home-staging.md, "Versions").

A table follows the rules it began with to its end. Its state says so above the number of the
scenario, where version 1 had nothing but zeros: the words and digests of its tables stay.
"""

from ....kernel.rule import rule
from . import layout

FIRST, TODAY = 1, 2
SCENARIO_BITS = 60
"""How many bits the number of a scenario has; the highest of an own one is below."""
SCENARIO_MASK = (1 << SCENARIO_BITS) - 1


@rule
def version(state):
    """The version of the rules that a table follows."""
    return FIRST + (state[layout.SCENARIO] >> SCENARIO_BITS)


@rule
def keep_version(state, number):
    """Let a table follow a version of the rules."""
    scenario = state[layout.SCENARIO] & SCENARIO_MASK
    state[layout.SCENARIO] = scenario | (number - FIRST) << SCENARIO_BITS
