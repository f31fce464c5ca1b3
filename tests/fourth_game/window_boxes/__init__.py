"""Window Boxes: plant flowers in six pots (RULES.md). A small game, whole, as an example."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from casetta.contract.game import Drawing, Game, Option, Own, Rules, State, Text

from .ask import ASK
from .content.flowers import KEYS, OURS, Flowers, read_flowers, told_flowers
from .rules.layout import CARDS, FLOWERS, LAYOUT, MOST_SEATS, N_MOVES, POINTS, POTS
from .rules.scoring import outcome, points
from .rules.sight import guess, hide, is_whole
from .rules.turn import deal, lay_out, moves, play, shuffle_and_deal, waiting
from .terminal import FACE
from .text import (
    cards,
    drawing,
    narrate,
    picture,
    pieces,
    read,
    setup,
    sheet,
    spell,
    why_not,
    write,
)


def deal_own(
    flowers: Flowers, state: State, seats: int, options: Sequence[int], luck: Sequence[int]
) -> None:
    """Set the table with own cards."""
    lay_out(state, seats, options, luck)
    state[POINTS : POINTS + FLOWERS] = list(flowers.points)
    state[CARDS : CARDS + FLOWERS] = list(flowers.cards)
    shuffle_and_deal(state)


def own_in(drawing: Drawing) -> Flowers | None:
    """The own cards that a drawing tells; raises the first thing that is wrong with them."""
    if "cards" not in drawing:
        return None
    flowers, wrongs = told_flowers(drawing["cards"])
    if wrongs:
        raise wrongs[0]
    return flowers


GAME = Game(
    name="window-boxes",
    version=1,
    seats=(2, 3, 4),
    options=(Option("bees", (False, True)),),
    box=dict(zip(KEYS, OURS.cards, strict=True)),
    folder=Path(__file__).parent,
    rules=Rules(
        layout=LAYOUT,
        n_moves=N_MOVES,
        longest=MOST_SEATS * POTS,
        deal=deal,
        waiting=waiting,
        moves=moves,
        play=play,
        hide=hide,
        guess=guess,
        points=points,
        outcome=outcome,
        is_whole=is_whole,
    ),
    text=Text(
        write=write,
        read=read,
        drawing=drawing,
        setup=setup,
        sheet=sheet,
        pieces=pieces,
        picture=picture,
        spell=spell,
        why_not=why_not,
        narrate=narrate,
        cards=cards,
    ),
    ask=ASK,
    terminal=FACE,
    own=Own(read_flowers, deal_own, own_in),
)
