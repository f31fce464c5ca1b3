"""Who knows what of a position: found out from what `hide` does to each of its words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from casetta.contract.game import Game, State


class Noted(list[int]):
    """A state that notes which of its words were written."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.written: set[int] = set()

    def __setitem__(self, place: Any, value: Any) -> None:
        is_part = isinstance(place, slice)
        self.written.update(range(*place.indices(len(self))) if is_part else [place % len(self)])
        super().__setitem__(place, value)


def known_by(game: Game, state: State, viewers: Iterable[int]) -> dict[str, list[list[int]]]:
    """For each word of each field the viewers who know it."""
    unknown = {viewer: unknown_to(game, state, viewer) for viewer in viewers}
    return {
        name: [
            [viewer for viewer, hidden in unknown.items() if word not in hidden]
            for word in range(start, start + length)
        ]
        for name, (start, length) in game.rules.layout.fields.items()
    }


def unknown_to(game: Game, state: State, viewer: int) -> set[int]:
    """The words that a viewer does not know; what `hide` leaves alone is known.

    A word that is written over may look as it is by accident: it is known only if another
    value in its place would come through as well.
    """
    view = Noted(state)
    game.rules.hide(view, viewer)
    return {
        word
        for word in view.written
        if view[word] != state[word] or not comes_through(game, state, viewer, word)
    }


def comes_through(game: Game, state: State, viewer: int, word: int) -> bool:
    """Whether a viewer would notice that a word has another value."""
    value = int(state[word])
    for other in (value ^ 1, value + 1, value - 1):
        world = [int(each) for each in state]
        world[word] = other
        try:
            game.rules.hide(world, viewer)
        except (IndexError, ValueError, OverflowError):
            continue
        if world[word] != other:
            return False
    return True
