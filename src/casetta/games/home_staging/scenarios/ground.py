"""What a plan has left: free floor, the room at hand, the corridor that must stay whole."""

from __future__ import annotations

from typing import NamedTuple

from casetta.contract.game import State

from ..plan.squares import around, from_rows, grown, parts
from ..rules.layout import CLOSED, COVERED, DOTS, FLOOR, NONE, PILLARS, RESERVED, ROOM, SIDE
from ..rules.plan import squares_of_room

SEAT = 0


class Ground(NamedTuple):
    """Sets of squares of the plan of a seat."""

    free: int
    """Floor outside closed rooms, pillars left out."""
    room: int
    """The squares of the pieces of the room at hand, circulation included."""
    covered: int
    dots: int
    """Circulation of the room at hand."""
    reserved: int
    """Before the doors of closed rooms."""
    exits: int
    """Where the front door may open."""

    @property
    def inside(self) -> int:
        """What may become a free square of the room."""
        return self.free & ~self.reserved & ~self.covered

    def with_piece(self, solid: int, squares: int, dots: int) -> Ground:
        """The same with a piece more."""
        return self._replace(
            room=self.room | squares, covered=self.covered | solid, dots=self.dots | dots
        )

    def corridor(self, squares: int) -> int:
        """The part of some squares that can be corridor: all doors on it, and a way out; else 0."""
        if self.reserved:
            found = grown(self.reserved & -self.reserved, squares)
            is_whole = not self.reserved & ~found and found & self.exits
            return found if is_whole else 0
        with_exit = (each for each in parts(squares) if each & self.exits)
        return max(with_exit, key=int.bit_count, default=0)

    def works(self) -> bool:
        """Whether the room can still be walked through, and entered from a whole corridor."""
        corridor = self.corridor(self.free & ~self.room)
        if not corridor:
            return False
        if not self.dots:
            return True
        if self.dots & ~grown(self.dots & -self.dots, self.inside):
            return False
        return bool(around(self.room & ~self.covered) & corridor)


def ground_of(state: State, exits: int) -> Ground:
    """The ground of a position."""
    room = from_rows(squares_of_room(state, SEAT, state[ROOM])) if state[ROOM] != NONE else 0
    closed, pillars = from_rows(state, CLOSED + SIDE * SEAT), from_rows(state, PILLARS)
    return Ground(
        free=from_rows(state, FLOOR) & ~pillars & ~closed,
        room=room,
        covered=from_rows(state, COVERED + SIDE * SEAT),
        dots=room & from_rows(state, DOTS + SIDE * SEAT),
        reserved=from_rows(state, RESERVED + SIDE * SEAT),
        exits=exits,
    )
