"""What happened, in words: told from what everybody may see, never from what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casetta.contract.face import Row, Scene
from casetta.contract.game import State
from casetta.kernel.state import SEATS

from ..bonuses.rules import bonus_points
from ..content.library import scenario_of
from ..plan.proposals import outer, part_of
from ..plan.prospects import as_if_finished, served_pieces
from ..plan.squares import squares_of
from ..rules.layout import (
    ASSIGN,
    BONUS,
    BONUS_SIZE,
    CARD,
    CARD_TOKENS,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    CLOSED,
    DRAW,
    FINISH,
    FIRST,
    FLOOR,
    FRONT_DOOR,
    IDEA,
    MOST_BONUSES,
    NONE,
    OVER,
    PHASE,
    PIECES,
    ROOM,
    ROOMS,
    ROUND_OF,
    SCENARIO,
    SIDE,
    TURN,
)
from ..rules.objects import is_rectangular, is_square, is_symmetric
from ..rules.plan import door_of, inside_rows
from ..rules.rows import squares_in
from ..rules.scoring import points
from ..rules.walking import reach, reachable_pieces, reachable_rooms
from .paper import LETTERS
from .told import card_title, option_title, piece_title, room_title, telling_of


def news(scene: Scene, seat: int, _moves: Sequence[int]) -> list[Row]:
    """What a seat chose; what everybody drew or closed, once all are ready."""
    before, view, say = scene.before, scene.view, scene.say
    assert before is not None
    phase, player = before[PHASE], scene.names[seat]
    if phase == CHOOSE_ROOM:
        room = room_title(view, view[ROOM], say)
        return [[(say("turn-news-room", player=player, room=room), "")]]
    if phase == CHOOSE_CARD:
        card = card_title(view, view[CARD], say)
        return [[(say("turn-news-card", player=player, card=card), "")]]
    if phase == ASSIGN:
        return [[(token_news(scene, player), "")]]
    if view[PHASE] == phase and view[TURN] == before[TURN]:
        return []
    return [[(told, "")] for told in step_news(scene, before)]


def token_news(scene: Scene, player: str) -> str:
    """Where the tokens went."""
    view, say = scene.view, scene.say
    card = view[CARD]
    first, tokens = view[FIRST + card], view[CARD_TOKENS + card]
    shares = [
        say("turn-share", tokens=share, piece=option_title(view, card, option, say))
        for option, share in enumerate((first, tokens - first))
        if share
    ]
    return say("turn-news-tokens", player=player, shares=" · ".join(shares))


def step_news(scene: Scene, before: State) -> list[str]:
    """What all seats did in a step that is over."""
    seats = range(scene.view[SEATS])
    if before[PHASE] == DRAW:
        return [" · ".join(drawn_by(scene, before, seat) for seat in seats)]
    if before[PHASE] == CLOSE:
        room = room_title(before, before[ROOM], scene.say)
        closed = " · ".join(closed_by(scene, before[ROOM], seat) for seat in seats)
        return [scene.say("turn-news-closed", room=room, closed=closed)]
    return [scene.say("turn-news-over")]


def drawn_by(scene: Scene, before: State, seat: int) -> str:
    """`Anna: A Sofa bed`."""
    view, say = scene.view, scene.say
    pieces = [
        f"{LETTERS[piece]} {piece_title(view, seat, piece, say)}"
        for piece in range(before[PIECES + seat], view[PIECES + seat])
    ]
    idea = say("turn-by-idea") if view[IDEA + seat] != before[IDEA + seat] else ""
    drawn = ", ".join(pieces) or say("turn-nothing-drawn")
    return f"{scene.names[seat]}: {drawn} {idea}".rstrip()


def closed_by(scene: Scene, room: int, seat: int) -> str:
    """`Anna: 14 squares`."""
    squares = int(squares_in(scene.view, inside_rows(seat, room)))
    return f"{scene.names[seat]}: {scene.say('turn-squares', squares=squares)}"


# What a draft brings


def gains(scene: Scene) -> list[Row]:
    """What the reader's draft brings beside points: cut off pieces, the room, bonuses."""
    assert scene.before is not None
    told = [*warnings(scene), *closing_told(scene)]
    return [*([(each, "bold")] for each in told), *bonus_rows(scene, scene.before)]


def warnings(scene: Scene) -> list[str]:
    """What would count for nothing as things are."""
    view, seat = scene.view, scene.seat
    if view[PHASE] == FINISH and view[FRONT_DOOR + seat] == NONE:
        return [scene.say("turn-no-entrance")]
    served = served_pieces(view, seat)
    lost = [LETTERS[piece] for piece in range(view[PIECES + seat]) if not served >> piece & 1]
    return [scene.say("turn-cut-off", pieces=" ".join(lost), number=len(lost))] if lost else []


def closing_told(scene: Scene) -> list[str]:
    """How large the room is, and which of the shapes that bonuses ask for it has."""
    view, say = scene.view, scene.say
    if view[PHASE] != CLOSE:
        return []
    start = inside_rows(scene.seat, view[ROOM])
    shape = (
        "square" if is_square(view, start)
        else "rectangle" if is_rectangular(view, start)
        else "symmetric" if is_symmetric(view, start)
        else "other"
    )  # fmt: skip
    room, squares = room_title(view, view[ROOM], say), int(squares_in(view, start))
    told = say("turn-closing", room=room, squares=squares, shape=shape)
    left = squares_left_over(view, scene.seat)
    return [f"{told} {say('turn-left-over', squares=left)}" if left else told]


def squares_left_over(view: State, seat: int) -> int:
    """How many free squares the door of the room does not lead to, while rooms are to come."""
    door = door_of(view, seat, view[ROOM])
    if door == NONE or all(view[ROUND_OF + room] for room in range(view[ROOMS])):
        return 0
    free = set(squares_of(view, FLOOR)) - set(squares_of(view, CLOSED + SIDE * seat))
    return len(free - part_of({outer(door)}, free))


def bonuses_so_far(state: State, seat: int) -> list[int]:
    """What each bonus rule would bring if the plan were finished now."""
    finished = as_if_finished(state, seat)
    reached = reach(finished, seat)
    rooms = reachable_rooms(finished, seat, reached)
    pieces = reachable_pieces(finished, seat, reached, rooms)
    rules = range(BONUS, BONUS + BONUS_SIZE * MOST_BONUSES, BONUS_SIZE)
    return [int(bonus_points(finished, seat, rule, rooms, pieces)) for rule in rules]


def bonus_rows(scene: Scene, before: State) -> list[Row]:
    """The bonuses that a draft wins or loses."""
    sentences = telling_of(scene.view, scene.say).bonuses()
    pairs = zip(
        bonuses_so_far(before, scene.seat), bonuses_so_far(scene.view, scene.seat), strict=True
    )
    return [
        [(f"{now - then:+} {sentence}", "")]
        for sentence, (then, now) in zip(sentences, pairs, strict=False)
        if now != then
    ]


# The end


def ending(scene: Scene) -> list[Row]:
    """How somebody who plays alone did, by the three target scores of the scenario."""
    view = scene.view
    par: Any = scenario_of(view[SCENARIO]).content.get("par")
    if view[SEATS] > 1 or view[PHASE] != OVER or not par:
        return []
    reached = sum(int(points(view, 0)) >= each for each in par)
    targets = " · ".join(map(str, par))
    return [[(scene.say("turn-par", reached=reached, targets=targets), "bold")]]
