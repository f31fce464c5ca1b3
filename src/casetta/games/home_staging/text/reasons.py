"""What speaks for a decision, from what a seat sees; every number comes from the rules.

All draw on plans of their own, so that nothing is taken from anybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casetta.contract.game import State
from casetta.contract.reasons import in_one_line
from casetta.contract.text import Phrase

from ..plan.figures import LOST, live
from ..plan.plan import Plan
from ..plan.position import Card, Phase
from ..plan.squares import names_of
from ..plan.stamps import stamp_of
from ..rules.decisions import SPLITS, TOKENS_MOVE
from ..rules.setup import play
from ..rules.sight import guess, hide
from .drafts import card_at
from .narration import names_at


def reasons(view: State, seat: int, moves: Sequence[int]) -> list[Phrase]:
    """What a decision wins, and what it keeps open."""
    world = list(view)
    guess(world, 1)
    for move in moves:
        play(world, seat, move)
    hide(world, seat)
    then, now = Plan(view, seat), Plan(world, seat)
    if then.phase <= Phase.ASSIGN:
        return in_one_line([], [], list(choice(then, now, moves[0])))
    gains = [*openings(then, now)] if then.phase == Phase.FINISH else [*drawn(then, now)]
    return in_one_line(gains, [], list(still_open(then, now)))


# Rooms, cards and tokens


def choice(then: Plan, now: Plan, move: int) -> Iterator[Phrase]:
    """How much a room or a card may bring, or the pieces that the tokens are given to."""
    if then.phase == Phase.CHOOSE_ROOM:
        assert now.room is not None
        cards = then.cards_of(now.room)
        tokens = sum(card.tokens for card in cards)
        yield Phrase("reason-room", {"cards": len(cards), "tokens": tokens})
        most = sum(best_piece(then, card) for card in cards)
        yield Phrase("reason-room-points", {"points": most})
    elif then.phase == Phase.CHOOSE_CARD:
        card = then.cards[card_at(now).index]
        values = {"points": best_piece(then, card), "tokens": card.tokens}
        yield Phrase("reason-card", values)
    else:
        yield tokens_given(now, move)
    yield from floor_left(then)
    yield from bonuses_open(then)


def best_piece(plan: Plan, card: Card) -> int:
    """The most points that all tokens of a card may bring, whichever of its sides is shown."""
    options = range(4) if card.letter is None else range(2 * card.letter, 2 * card.letter + 2)
    return card.tokens * max(piece_points(plan, card, option) for option in options)


def piece_points(plan: Plan, card: Card, option: int) -> int:
    """The points of a piece that can be reached."""
    return int(stamp_of(plan.state, card.index, option).value)


def tokens_given(now: Plan, move: int) -> Phrase:
    """What the pieces to be drawn are worth."""
    card, (first, second) = card_at(now), divmod(move - TOKENS_MOVE, SPLITS)
    side = 2 * (card.letter or 0)
    points = first * piece_points(now, card, side) + second * piece_points(now, card, side + 1)
    return Phrase("reason-tokens", {"points": points})


# What a drawing wins


def drawn(then: Plan, now: Plan) -> Iterator[Phrase]:
    """Points for furniture and for bonuses, as if the plans were finished now."""
    rooms = range(then.room_count)
    more = sum(now.finished.room_points(room) - then.finished.room_points(room) for room in rooms)
    new = now.pieces[len(then.pieces) :]
    places = tuple(name for piece in new for name in names_of(piece.body))
    if more > 0 and len(new) == 1 and not then.is_own:
        piece = names_at(now).piece(new[0])
        yield Phrase("reason-piece", {"points": more, "piece": piece}, places)
    elif more > 0:
        yield Phrase("reason-furniture", {"points": more}, places)
    yield from bonuses(then.finished, now.finished)
    if then.phase == Phase.CLOSE and then.room is not None:
        points = now.finished.room_points(then.room)
        room = now.rooms[then.room]
        if points and room.is_closed:
            values = {"points": points, "squares": room.squares.bit_count()}
            yield Phrase("reason-closed", values)


def bonuses(then: Plan, now: Plan) -> Iterator[Phrase]:
    """The bonuses that pay more."""
    pairs = zip(then.bonus_points, now.bonus_points, strict=True)
    for number, (before, after) in enumerate(pairs, 1):
        if after > before and now.is_own:
            yield Phrase("reason-bonus-own", {"points": after - before})
        elif after > before:
            bonus = Phrase(f"scenario-{now.home.id}-bonus-{number}")
            yield Phrase("reason-bonus", {"points": after - before, "bonus": bonus})


def openings(then: Plan, now: Plan) -> Iterator[Phrase]:
    """What the front door lets count, and the windows with their bonuses."""
    if now.front_door is not None and then.front_door is None:
        points = now.points - then.points
        if points > 0:
            yield Phrase("reason-front", {"points": points})
    else:
        yield from bonuses(then, now)
    windows = len(now.windows) - len(then.windows)
    if windows > 0:
        yield Phrase("reason-windows", {"count": windows})


# What it keeps open


def still_open(then: Plan, now: Plan) -> Iterator[Phrase]:
    """Ways to every piece, bonuses that can still pay, floor for the rooms to come."""
    if now.pieces and then.phase < Phase.FINISH:
        reached = sum(now.finished.counts(piece.index) for piece in now.pieces)
        if reached == len(now.pieces):
            yield Phrase("reason-all-reached", {"pieces": reached})
    yield from bonuses_open(now)
    yield from floor_left(now)
    if now.is_finished:
        yield Phrase("reason-home", {"points": now.points})
    if then.phase == Phase.DRAW and not now.idea:
        yield Phrase("reason-idea")


def bonuses_open(now: Plan) -> Iterator[Phrase]:
    """The bonuses that are not lost, with all that they can pay."""
    kept = [bonus for bonus in live(now.state, now.seat).bonuses if bonus.status != LOST]
    if kept and not now.is_finished:
        values = {"count": len(kept), "points": sum(bonus.most for bonus in kept)}
        yield Phrase("reason-bonuses-open", values)


def floor_left(now: Plan) -> Iterator[Phrase]:
    """The free floor, as long as there are rooms to come."""
    taken = now.closed | now.covered | now.rugs | now.dots | now.house.pillars
    squares = (now.floor & ~taken).bit_count()
    if squares and any(map(now.is_to_come, range(now.room_count))):
        yield Phrase("reason-floor", {"squares": squares})
