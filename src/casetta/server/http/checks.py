"""What is refused before anything is made of it."""

from __future__ import annotations

import msgspec

from casetta.bots import bot, names
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.contract.levels import BEAVER
from casetta.table.table import Table

from ...protocol.bodies import NewSeat, NewTable, Policy
from ...protocol.limits import Limits, demand_small

AVATARS = (
    "badger", "bee", "cat", "crane", "dog", "fox", "frog", "hedgehog",
    "hen", "mouse", "owl", "snail", "squirrel", "swallow", "turtle", "beaver",
)  # fmt: skip
STAND_INS = (BEAVER, "planner", "greedy")
"""Who plays for somebody, the first of these that there is."""
UNREADABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What content of another form than ours may raise."""


def check_table(game: Game, new: NewTable) -> None:
    """Refuse what cannot be played."""
    game.check_seats(len(new.seats))
    game.complete(new.options)
    check_policy(new.policy, game)
    for seat in new.seats:
        check_seat(seat, game)
    if new.start and any(seat.player == "open" for seat in new.seats):
        raise Wrong("seats-open")


def check_seat(seat: NewSeat, game: Game) -> None:
    """Refuse a bot or a picture that there is not."""
    if seat.player.startswith("bot:"):
        bot(seat.player.removeprefix("bot:"), game)
    check_face(seat.name, seat.avatar)


def check_face(name: str, avatar: str) -> None:
    """Refuse a name that cannot be shown and a picture that is not one of ours."""
    if not name.isprintable():
        raise Wrong("bad-request")
    if avatar and avatar not in AVATARS:
        raise Wrong("unknown-avatar", known=", ".join(AVATARS))


def stand_in(game: Game) -> str:
    """The bot that plays for somebody where nobody chose one."""
    return next(name for name in STAND_INS if name in names(game))


def complete(policy: Policy, game: Game) -> Policy:
    """A policy that names a bot."""
    return msgspec.structs.replace(policy, bot=policy.bot or stand_in(game))


def check_policy(policy: Policy, game: Game) -> None:
    """Refuse a bot that there is not, and a clock without time."""
    if policy.bot:
        bot(policy.bot, game)
    clock = policy.clock
    if clock.kind != "none" and not (clock.days if clock.kind == "days" else clock.seconds):
        raise Wrong("bad-request")


def check_content(new: NewTable, game: Game, limits: Limits) -> None:
    """Refuse own cards and scenarios with which nothing can be dealt.

    What a game finds wrong with them has codes of its own, which mean nothing to clients.
    """
    if game.own is None:
        raise Wrong("no-own", game=game.name)
    demand_small(new.content, limits)
    if len(msgspec.json.encode(new.content)) > limits.content_bytes:
        raise Wrong("too-large")
    try:
        brought = game.own.told(new.content or {})
        if brought is None:
            raise Wrong("bad-request")
        Table.deal(game, len(new.seats), new.options, own=brought)
    except (Wrong, *UNREADABLE) as error:
        raise Wrong("bad-request") from error


def shown_name(name: str, avatar: str) -> str:
    """The name of somebody as others see it; raises Wrong when they could not."""
    check_face(name, avatar)
    if not name.strip():
        raise Wrong("bad-request")
    return name.strip()
