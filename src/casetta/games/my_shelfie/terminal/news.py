"""What a move did, in words."""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.face import Row, Scene, Span
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..content.cards import COLUMNS, END_TOKEN_POINTS, GOAL_KEYS
from ..rules.layout import COMMON, END_TOKEN
from ..rules.room import kind_on, tiles_in
from ..rules.turn import PICKS
from ..text.drawing import tokens_of
from .tiles import tile_spans

MARK = "\x00"
"""Stands in a sentence where coloured tiles will stand."""


def news(scene: Scene, seat: int, moves: Sequence[int]) -> list[Row]:
    """Which tiles a seat dropped where, what it took for it, and whether the room was filled."""
    before = scene.before
    assert before is not None
    row = [*dropped_tiles(scene, before, seat, moves[0])]
    for gain in gains_of(scene, seat):
        row.append((f" {gain}", "bold"))
    if tiles_in(scene.view) & ~tiles_in(before):
        row.append((f" {scene.say('turn-refill')}", "dim"))
    return [row]


def gains(scene: Scene) -> list[Row]:
    """The tokens that the reader's move brings, a row for each."""
    return [[(gain, "bold")] for gain in gains_of(scene, scene.seat)]


def gains_of(scene: Scene, seat: int) -> list[str]:
    """A sentence for each token that a seat has now and had not before."""
    assert scene.before is not None
    told = []
    pairs = zip(tokens_of(scene.before, seat), tokens_of(scene.view, seat), strict=True)
    for card, (had, has) in enumerate(pairs):
        if has and not had:
            goal = GOAL_KEYS[scene.view[COMMON + card]].replace("_", "-")
            told.append(scene.say("turn-token", points=has, name=scene.say(f"goal-name-{goal}")))
    if scene.view[END_TOKEN] == seat != scene.before[END_TOKEN]:
        told.append(scene.say("turn-end-token", points=END_TOKEN_POINTS))
    return told


def dropped_tiles(scene: Scene, before: State, seat: int, move: int) -> list[Span]:
    """`Anna: C C into column 2.`, the letters on their colours."""
    pick, column = divmod(move, COLUMNS)
    player = scene.names[seat] if seat < before[SEATS] else ""
    sentence = scene.say("turn-news", player=player, tiles=MARK, column=column + 1)
    start, _, end = sentence.partition(MARK)
    return [(start, ""), *tile_spans([kind_on(before, cell) for cell in PICKS[pick]]), (end, "")]
