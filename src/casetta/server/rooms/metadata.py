"""A table's metadata besides its log: who sits where, what the host decided; and its validation."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from casetta.bots import bot, names
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.contract.levels import BEAVER
from casetta.contract.shown import hidden, is_blank, shown
from casetta.table.first import CHOSEN, RANDOM, ROTATE, Turn, drawn
from casetta.table.table import Table

from ...protocol.bodies import First, NewSeat, NewTable
from ...protocol.limits import Limits, demand_small
from ...protocol.messages import FirstPlayer, Policy

AVATARS = (
    "badger", "bee", "cat", "crane", "dog", "fox", "frog", "hedgehog",
    "hen", "mouse", "owl", "snail", "squirrel", "swallow", "turtle", "beaver",
)  # fmt: skip
STAND_INS = (BEAVER, "planner", "greedy")
"""Who plays for somebody, the first of these that there is."""
OPEN = "open"
"""Who sits on a free seat."""
UNREADABLE = (
    msgspec.MsgspecError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError,
)  # fmt: skip
"""What something stored or sent in another form than ours may raise."""


class Place(Struct, frozen=True, kw_only=True):
    player: str
    """`person`, `open` or `bot:NAME`."""
    name: str = ""
    avatar: str = ""
    number: int | None = None
    """Of whoever sits there, from one table to its rematch; None is that of the place."""


class Metadata(Struct, frozen=True, kw_only=True):
    """Stored as JSON beside the table."""

    places: tuple[Place, ...]
    options: dict[str, str | bool]
    policy: Policy
    epoch: str
    entropy: dict[int, str] = {}
    """What each place added to the shuffle; it stays by place when seats are turned."""
    code: str | None = None
    content: dict[str, Any] | None = None
    """Own cards or an own scenario, in the form of its file; it is dealt from at the start."""
    setup: dict[str, Any] | None = None
    """A position to begin with, where a game goes on from another one."""
    first_player: FirstPlayer | None = None
    """Who begins, or came to begin; None where nobody was asked, and place 0 does."""
    next_table: str | None = None
    before: str | None = None
    """The table of which this is the rematch or copy."""
    first: bool = False
    """Whether somebody learns a game here; such a table is swept away when it is left."""
    closed: bool = False
    """Whether the operator lets nobody in any more."""
    muted: tuple[int, ...] = ()
    """Seats that may say nothing."""
    silenced: tuple[int, ...] = ()
    """Seats that the operator lets say nothing, NOBODY for everybody; the host cannot undo that."""
    heirs: dict[int, int] = {}
    """Which seat of the table before may come to which seat here by itself."""

    @property
    def is_rematch(self) -> bool:
        """Whether the same people play once more, and not the same deal."""
        return self.before is not None and self.setup is None

    def turn(self, setup: dict[str, Any]) -> Turn:
        """How places become seats with this deal."""
        who, seats = self.first_player or FirstPlayer(by=CHOSEN, place=0), len(self.places)
        return Turn(drawn(setup, seats) if who.place is None else who.place, seats)

    def begun(self, turn: Turn) -> Metadata:
        """What is known from the start on, with seats in place of places, and no join code."""
        who = self.first_player
        return msgspec.structs.replace(
            self,
            places=tuple(turn.order(self.places)),
            muted=tuple(sorted(map(turn.seat, self.muted))),
            silenced=tuple(sorted(map(turn.seat, self.silenced))),
            heirs={old: turn.seat(place) for old, place in self.heirs.items()},
            first_player=who and FirstPlayer(by=who.by, place=turn.first),
            code=None,
        )

    def numbers(self, *, is_waiting: bool) -> list[int]:
        """What whoever sits on each seat is numbered by; older tables number their places."""
        who, seats = self.first_player, len(self.places)
        begins = 0 if is_waiting or who is None else who.place or 0
        return [
            (seat + begins) % seats if place.number is None else place.number
            for seat, place in enumerate(self.places)
        ]

    def to_dict(self) -> dict[str, Any]:
        fields = msgspec.to_builtins(self, str_keys=True)
        assert isinstance(fields, dict)
        return fields

    def with_place(self, seat: int, **values: Any) -> tuple[Place, ...]:
        places = list(self.places)
        places[seat] = msgspec.structs.replace(places[seat], **values)
        return tuple(places)

    @classmethod
    def read(cls, stored: Any) -> Metadata:
        return msgspec.convert(stored, cls, strict=False)


def check_table(game: Game, new: NewTable) -> None:
    """Refuse what cannot be played."""
    game.check_seats(len(new.seats))
    game.complete(new.options)
    complete(new.policy, game)
    for seat in new.seats:
        check_seat(seat, game)
    if new.start and any(seat.player == OPEN for seat in new.seats):
        raise Wrong("seats-open")


def first_player(new: NewTable, *, is_given: bool, is_rematch: bool) -> FirstPlayer | None:
    """Who begins at a new table, as was asked for or by default; None is place 0."""
    people, wanted = [each for each in new.seats if not each.player.startswith("bot:")], new.first
    if wanted is None and is_rematch:
        wanted = ROTATE
    elif wanted is None and len(people) > 1 and not (new.start or is_given):
        wanted = RANDOM
    if wanted is None:
        return None
    return read_first(wanted, len(new.seats), is_rematch=is_rematch)


def read_first(wanted: First, seats: int, *, is_rematch: bool) -> FirstPlayer:
    """Who begins, as somebody asks for it; refused if there is no such place or no game before.

    The places of a rematch have moved on by one, so that in turn place 0 begins.
    """
    if wanted == RANDOM:
        return FirstPlayer(by=RANDOM)
    if wanted == ROTATE and is_rematch:
        return FirstPlayer(by=ROTATE, place=0)
    if isinstance(wanted, int) and 0 <= wanted < seats:
        return FirstPlayer(by=CHOSEN, place=wanted)
    raise Wrong("wrong-first")


def check_seat(seat: NewSeat, game: Game) -> None:
    """Refuse a bot or a picture that there is not."""
    if seat.player.startswith("bot:"):
        bot(seat.player.removeprefix("bot:"), game)
    check_face(seat.name, seat.avatar)


def check_face(name: str, avatar: str) -> None:
    """Refuse a name that cannot be shown and a picture that is not one of ours."""
    if shown(name) != name:
        raise Wrong("bad-request")
    if avatar and avatar not in AVATARS:
        raise Wrong("unknown-avatar", known=", ".join(AVATARS))


def complete(policy: Policy, game: Game) -> Policy:
    """A policy that names the bot that plays for somebody and what may be said: at tables that
    strangers can find nothing, or emotes alone.

    Raises Wrong for a bot that there is not, and for a clock without time.
    """
    if policy.bot:
        bot(policy.bot, game)
    clock = policy.clock
    if clock.kind != "none" and not (clock.days if clock.kind == "days" else clock.seconds):
        raise Wrong("bad-request")
    stand_in = policy.bot or next(name for name in STAND_INS if name in names(game))
    chat = policy.chat or "on"
    if policy.public and chat == "on":  # Strangers may come there.
        chat = "off"
    return msgspec.structs.replace(policy, bot=stand_in, chat=chat)


def check_content(new: NewTable, game: Game, limits: Limits) -> None:
    """Refuse own cards and scenarios with which nothing can be dealt.

    What a game finds wrong with them has codes of its own, which mean nothing to clients.
    """
    if game.own is None:
        raise Wrong("no-own", game=game.name)
    demand_small(new.content, limits)
    if len(msgspec.json.encode(new.content)) > limits.content_bytes:
        raise Wrong("too-large")
    if any(hidden(new.content)):
        raise Wrong("bad-request")
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
    if is_blank(name):
        raise Wrong("bad-request")
    return name.strip()
