"""What may come of one move, searched as deeply as of any other, for games with a potential.

A search for the best move looks at bad moves only as long as it must; here a move is the
only one at the root, and all simulations begin with it. The same seeds give the same
worlds, so that two moves can be compared.
"""

from ...kernel.rule import rule
from .search import CHILD, CHILDREN, NODE, PATH, TREE, USED, begin, set_node, think


@rule
def consider(view, seat, move, mind, weights, settings, seed, simulations):
    """Begin anew and run so many simulations, all of which begin with a move."""
    begin(mind)
    tree = mind[TREE]
    tree[CHILD] = NODE
    tree[CHILDREN] = 1
    set_node(tree, NODE, move, 0)
    mind[PATH][USED] = 2 * NODE
    think(view, seat, mind, weights, settings, seed, simulations)
