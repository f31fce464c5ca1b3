"""Masks over a grid: a set of cells is one 64-bit number.

A grid is numbered so that one step sideways and one step up or down are fixed
distances; `across` and `along` are these two. A numbering leaves a gap where a
step would fall off the edge, so no function here needs to know the edges.
"""

from .rule import rule


@rule
def lowest(mask):
    """The mask of the lowest cell alone."""
    return mask & -mask


@rule
def without_lowest(mask):
    """The mask with its lowest cell taken away."""
    return mask & (mask - 1)


@rule
def contains(mask, cells):
    """Whether all of `cells` are in `mask`."""
    return mask & cells == cells


@rule
def neighbours(mask, across, along):
    """Every place that shares a side with a cell of `mask`."""
    return mask << across | mask >> across | mask << along | mask >> along


@rule
def with_two_neighbours(mask, across, along):
    """The cells of `mask` that share sides with at least two others of them."""
    left, right = mask << across, mask >> across
    below, above = mask << along, mask >> along
    return mask & (left & right | below & above | (left | right) & (below | above))


@rule
def grow(seed, cells, across, along):
    """The group of `cells` that `seed` belongs to: all that touch it, by sides, step by step."""
    while True:
        larger = (seed | neighbours(seed, across, along)) & cells
        if larger == seed:
            return seed
        seed = larger
