"""Search for a good move, written once for all games that have a potential.

Every simulation begins in a world that fits what the seat sees, the same worlds for every
first move. It goes down a tree of the moves made so far, as long as chance shows nothing
new, and then looks what each seat may expect: by its potential, after some quick moves or
at the end. Every seat prefers the moves that are best for itself (max-n). Moves are tried
in the order of what they promise, more of them the more often a position was visited
(progressive widening).

Numbers are whole: expectations in thousandths of a point, shares of a win in millionths.
All memory is handed in as `mind`; see `memory`.
"""

import math

from ..kernel.rule import first, rule
from ..kernel.state import SEATS
from .foresight import copy_state, make_move, quick_play
from .game import epoch, guess, moves, outcome, part_potentials, potential, spread, waiting

# What a mind is made of.
WORLD, SPARE, TREE, PATH, LISTED, WORTHS, MARKS, SAME, HOPES, ENDS, SUMS = range(11)

# A node of the tree.
CHILD, CHILDREN, MOVE, VISITS, VALUE, PRIOR = range(6)
NODE = 6
"""Words of a node; a node is known by where it begins. The root begins at 0."""
USED = 0
"""Where PATH keeps how many words of the tree are used; the path itself begins at 2."""
DEEPEST = 30

# Settings of a search.
EXPLORE, TRUST, FIRST_CHILDREN, MORE_CHILDREN, MOST_CHILDREN, PATIENCE = range(6)
DEPTH, PLAYOUT, LOOKS, POINTS_SHARE = range(6, 10)

VALUES, SHARES = 4, 8
"""Where HOPES keeps what is aimed at and shares of a win; expectations stand first."""
SUM = 8
"""Words of SUMS for each child of the root: points, share, then the parts of the sheet."""
NO_CHILD = -1
MIXER, MASK = 0x2545F4914F6CDD1, (1 << 62) - 1

CERTAIN = 1_000_000
"""A whole win."""
PER_POINT = 10
"""What one thousandth of a point is worth beside winning, in millionths, if points alone count."""


def memory(words, n_moves, nodes):
    """How long each part of a mind is, for states of so many words."""
    lengths = [n_moves] * (SUMS + 1)
    lengths[WORLD], lengths[SPARE] = words, words
    lengths[TREE], lengths[SUMS] = NODE * nodes, SUM * n_moves
    lengths[PATH], lengths[HOPES], lengths[ENDS] = 2 * DEEPEST + 4, 16, 16
    return lengths


@rule
def begin(mind):
    """Forget everything: an empty tree."""
    tree, path, sums = mind[TREE], mind[PATH], mind[SUMS]
    for word in range(NODE):
        tree[word] = 0
    path[USED] = NODE
    for word in range(len(sums)):
        sums[word] = 0


@rule
def think(view, seat, mind, weights, settings, seed, simulations):
    """Run so many simulations more; return the words of the tree that are used."""
    for _ in range(simulations):
        simulate(view, seat, mind, weights, settings, seed)
    return mind[PATH][USED]


@rule
def look(view, seat, mind, weights, settings, seed):
    """Give the root its children and no simulation; return how many moves there are."""
    begin(mind)
    copy_state(view, mind[WORLD])
    guess(mind[WORLD], seed)
    expand(0, seat, 0, mind, weights, settings)
    return moves(view, seat, mind[LISTED])


@rule
def simulate(view, seat, mind, weights, settings, seed):
    """One world, one way down the tree, one look at what may come of it."""
    world = mind[WORLD]
    copy_state(view, world)
    guess(world, seed + next_world(mind[TREE], settings))
    depth = descend(seat, mind, weights, settings)
    judge(world, mind, weights, settings)
    remember(depth, seat, mind, weights)


@rule
def next_world(tree, settings):
    """The number of a world: how often the first move that is next was tried before.

    So all first moves are tried in the same worlds, and luck prefers none of them.
    """
    if tree[CHILDREN] == 0:
        return 0
    return tree[preferred_child(tree, 0, settings) + VISITS]


@rule
def descend(seat, mind, weights, settings):
    """Go down the tree and let it grow; return how many moves were made in the world."""
    world, tree, path = mind[WORLD], mind[TREE], mind[PATH]
    started, node, depth = epoch(world), 0, 0
    while depth < min(settings[DEPTH], DEEPEST):
        seats = waiting(world)
        if seats == 0 or epoch(world) != started:
            return depth
        mover = first(seats) if depth else seat
        if tree[node + CHILDREN] == 0:
            if depth and tree[node + VISITS] < settings[PATIENCE]:
                return depth
            if not expand(node, mover, depth, mind, weights, settings):
                return depth
        node = preferred_child(tree, node, settings)
        make_move(world, mover, tree[node + MOVE])
        depth += 1
        path[2 * depth] = node
        path[2 * depth + 1] = mover
    return depth


@rule
def preferred_child(tree, node, settings):
    """The child with the best mean so far, raised the more the less it was visited."""
    total = tree[node + VISITS]
    most = settings[FIRST_CHILDREN] + int(settings[MORE_CHILDREN] * math.sqrt(total) / 100)
    wonder = settings[EXPLORE] * 1000 * math.sqrt(math.log(total + 2))
    trust = settings[TRUST]
    best, highest = tree[node + CHILD], -1.0
    for number in range(min(tree[node + CHILDREN], most)):
        child = tree[node + CHILD] + NODE * number
        visits = tree[child + VISITS] + trust
        mean = (tree[child + VALUE] + tree[child + PRIOR] * trust) / visits
        height = mean + wonder / math.sqrt(visits)
        if height > highest:
            best, highest = child, height
    return best


# Growing


@rule
def expand(node, mover, depth, mind, weights, settings):
    """Give a node its children, the most promising first; False when there is no room for them."""
    tree, path, worths = mind[TREE], mind[PATH], mind[WORTHS]
    found = look_at_moves(mover, mind, weights)
    most = min(found, settings[MOST_CHILDREN]) if depth else found
    start, children = path[USED], 0
    if start + NODE * most > len(tree):
        return False
    foresee(mind[WORLD], mind[HOPES], weights)
    doubt = spread(mind[WORLD], weights)
    while children < most:
        number = most_promising(found, worths, mind[SAME])
        if number < 0:
            break
        mind[HOPES][mover] = worths[number]
        prior = value_of(mover, mind[WORLD][SEATS], doubt, mind[HOPES], settings)
        set_node(tree, start + NODE * children, mind[LISTED][number], prior)
        claim(number, found, children, mind)
        children += 1
    tree[node + CHILD] = start
    tree[node + CHILDREN] = children
    path[USED] = start + NODE * children
    return True


@rule
def look_at_moves(mover, mind, weights):
    """List all moves with what they promise and a mark of where they lead; return how many."""
    listed, worths, marks, spare = mind[LISTED], mind[WORTHS], mind[MARKS], mind[SPARE]
    found = moves(mind[WORLD], mover, listed)
    for number in range(found):
        copy_state(mind[WORLD], spare)
        make_move(spare, mover, listed[number])
        marks[number] = mark_of(spare)
        twin = first_with(marks, number)
        worths[number] = worths[twin] if twin < number else potential(spare, mover, weights)
        mind[SAME][number] = NO_CHILD
    return found


@rule
def first_with(marks, number):
    """The first move that leads to the same position as this one, or this one itself."""
    twin = 0
    while marks[twin] != marks[number]:
        twin += 1
    return twin


@rule
def mark_of(state):
    """A number that tells positions apart, but for very few."""
    mark = 0
    for word in range(len(state)):
        mark = (mark ^ state[word]) * MIXER & MASK
        mark ^= mark >> 29
    return mark


@rule
def most_promising(found, worths, same):
    """The number of the most promising move that is no child's yet; NO_CHILD after the last."""
    best = NO_CHILD
    for number in range(found):
        if same[number] == NO_CHILD and (best == NO_CHILD or worths[number] > worths[best]):
            best = number
    return best


@rule
def claim(chosen, found, child, mind):
    """A move becomes a child, and with it all that lead to the same position."""
    worths, marks, same = mind[WORTHS], mind[MARKS], mind[SAME]
    for number in range(found):
        if worths[number] == worths[chosen] and marks[number] == marks[chosen]:
            same[number] = child


@rule
def set_node(tree, node, move, prior):
    """A node that nobody has visited."""
    tree[node + CHILD] = 0
    tree[node + CHILDREN] = 0
    tree[node + MOVE] = move
    tree[node + VISITS] = 0
    tree[node + VALUE] = 0
    tree[node + PRIOR] = prior


# Judging


@rule
def foresee(world, hopes, weights):
    """What every seat may expect."""
    for seat in range(world[SEATS]):
        hopes[seat] = potential(world, seat, weights)


@rule
def judge(world, mind, weights, settings):
    """Write what each seat may expect and what that is worth to it, after some quick moves."""
    hopes = mind[HOPES]
    if settings[PLAYOUT]:
        most = settings[PLAYOUT] * world[SEATS]
        quick_play(world, mind[SPARE], weights, settings[LOOKS], most)
    if waiting(world) == 0:
        judge_end(world, hopes, mind[ENDS], settings)
        return
    foresee(world, hopes, weights)
    seats, doubt = world[SEATS], spread(world, weights)
    for seat in range(seats):
        hopes[VALUES + seat] = value_of(seat, seats, doubt, hopes, settings)
        hopes[SHARES + seat] = share_of(seat, seats, doubt, hopes)


@rule
def judge_end(world, hopes, ends, settings):
    """The same at the end, where nothing is in doubt; winners share a win."""
    seats, winners = world[SEATS], 0
    outcome(world, ends)
    for seat in range(seats):
        winners += ends[seats + seat] == 1
    for seat in range(seats):
        hopes[seat] = 1000 * ends[seat]
        hopes[SHARES + seat] = CERTAIN // winners if ends[seats + seat] == 1 else 0
        hopes[VALUES + seat] = mixed(hopes[SHARES + seat], hopes[seat], settings)


@rule
def share_of(seat, seats, doubt, hopes):
    """How likely a seat is to win, in millionths: the more, the more it expects than others."""
    total = 0.0
    for other in range(seats):
        total += math.exp((hopes[other] - hopes[seat]) / doubt)
    return int(CERTAIN / total)


@rule
def value_of(seat, seats, doubt, hopes, settings):
    """What a seat aims at: to win, and a little to have many points."""
    return mixed(share_of(seat, seats, doubt, hopes), hopes[seat], settings)


@rule
def mixed(share, hope, settings):
    """A share of a win and points, mixed as the settings say."""
    points = settings[POINTS_SHARE]
    return (share * (1000 - points) + PER_POINT * hope * points) // 1000


@rule
def remember(depth, seat, mind, weights):
    """Tell the nodes on the path what came of it, each from the side of whoever moved there."""
    tree, path, hopes = mind[TREE], mind[PATH], mind[HOPES]
    tree[VISITS] += 1
    for step in range(1, depth + 1):
        node = path[2 * step]
        tree[node + VISITS] += 1
        tree[node + VALUE] += hopes[VALUES + path[2 * step + 1]]
    if depth:
        row = SUM * ((path[2] - tree[CHILD]) // NODE)
        sums, ends = mind[SUMS], mind[ENDS]
        sums[row] += hopes[seat]
        sums[row + 1] += hopes[SHARES + seat]
        for part in range(part_potentials(mind[WORLD], seat, weights, ends)):
            sums[row + 2 + part] += ends[part]


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


# The last decisions played out in every way: exact for the world that is looked at, and no answer
# when chance may still come in or when there are more positions than may be looked at


LEVELS = 12
"""Most decisions that are played out."""


@rule
def solve(view, seat, states, lists, hopes, ends, sums, settings, worlds, seed, most):
    """Add up what each move brings in so many worlds; return how many moves there are, or 0.

    `sums` gains, move by move, what the seat aims at, its points and its shares of a win.
    The other lists are for working, one row for each level. `most`: positions in a world.
    """
    found = 0
    for world in range(worlds):
        copy_state(view, states[0])
        guess(states[0], seed + world)
        started = epoch(states[0])
        found = moves(states[0], seat, lists[0])
        left = most
        for number in range(found):
            copy_state(states[0], states[1])
            make_move(states[1], seat, lists[0][number])
            left = best_end(1, started, states, lists, hopes, ends, settings, left)
            if left <= 0:
                return 0
            sums[SUM * number] += hopes[1][VALUES + seat]
            sums[SUM * number + 1] += hopes[1][seat]
            sums[SUM * number + 2] += hopes[1][SHARES + seat]
    return found


@rule
def best_end(level, started, states, lists, hopes, ends, settings, left):
    """Write what all seats get if each does its best; return how many positions may still come."""
    state = states[level]
    seats = waiting(state)
    if seats == 0:
        judge_end(state, hopes[level], ends, settings)
        return left - 1
    if level + 1 >= LEVELS or epoch(state) != started or left <= 0:
        return 0
    mover, found = first(seats), moves(state, first(seats), lists[level])
    left -= 1
    for number in range(found):
        copy_state(state, states[level + 1])
        make_move(states[level + 1], mover, lists[level][number])
        left = best_end(level + 1, started, states, lists, hopes, ends, settings, left)
        if left <= 0:
            return 0
        better = hopes[level + 1][VALUES + mover] > hopes[level][VALUES + mover]
        if number == 0 or better:
            copy_state(hopes[level + 1], hopes[level])
    return left
