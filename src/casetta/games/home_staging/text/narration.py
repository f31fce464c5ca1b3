"""What things are called, and what happened, in phrases.

The names of an own scenario travel with the phrase, in all four languages. What happened is told
from what the reader may see, never from what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from casetta.contract.game import State
from casetta.contract.text import Phrase, Value
from casetta.words import LANGUAGES

from ..content.furniture import LETTERS, option_name
from ..content.library import Scenario
from ..content.scenario import text_in
from ..plan.plan import Piece, Plan
from ..plan.position import Card, Phase
from ..plan.squares import SQUARE_NAMES, names_of
from ..rules.decisions import MIRRORED
from .drafts import card_at
from .notation import PieceMove, said

Values = dict[str, Value]
PIECE_LETTERS = "ABCDEFGHIJKLMNPQRSTUVWXYZ"
"""Pieces in the order of drawing; O would look like circulation."""


class ScenarioNames:
    """The names of one scenario."""

    def __init__(self, content: Mapping[str, Any], *, is_own: bool) -> None:
        self.content = content
        self.id = "" if is_own else str(content["id"])

    def title(self) -> Phrase:
        if self.id:
            return Phrase(f"scenario-{self.id}-title")
        return own_text(self.content.get("title", self.content["id"]))

    def room(self, card: str) -> Phrase:
        """A room by its card."""
        if self.id:
            return Phrase(f"scenario-{self.id}-room-{card}")
        return self._named(self.content["room"], "card", card) or Phrase(f"room-{card}")

    def number(self, number: int) -> Phrase:
        """The back of a card."""
        return self._own("number", "n", number) or Phrase(f"number-{number}")

    def card(self, card: Card) -> Phrase:
        """The back of a card, with its tokens where there are several."""
        back = self.number(card.number)
        if card.tokens == 1:
            return back
        return Phrase("turn-card-tokens", {"card": back, "tokens": card.tokens})

    def furniture(self, option: str) -> Phrase:
        return self._own("option", "id", option) or Phrase(f"furniture-{option}")

    def option(self, card: Card, option: int) -> Phrase:
        """The first or second option of a card that was turned over."""
        assert card.letter is not None
        return self.furniture(f"{card.number:02}{LETTERS[card.letter]}{option + 1}")

    def piece(self, piece: Piece) -> Phrase:
        return self.furniture(option_name(piece.option))

    def _own(self, table: str, key: str, value: object) -> Phrase | None:
        return self._named(self.content.get("furniture", {}).get(table, []), key, value)

    def _named(self, entries: Iterable[Any], key: str, value: object) -> Phrase | None:
        """The name that an own scenario gives to one of some entries."""
        for entry in entries:
            if entry[key] == value and "name" in entry:
                return own_text(entry["name"])
        return None


def own_text(text: Any) -> Phrase:
    """A text that an own scenario brings, in some of the four languages."""
    return Phrase("own-text", {language: text_in(text, language) for language in LANGUAGES})


def names_at(plan: Plan) -> ScenarioNames:
    return ScenarioNames(plan.home.content, is_own=plan.is_own)


def room_at(plan: Plan, room: int | None) -> Phrase:
    assert room is not None
    return names_at(plan).room(plan.room_names[room])


# What happened


def narrate(
    before: State, after: State, seat: int, moves: Sequence[int], own: Scenario | None = None
) -> list[Phrase]:
    """What a seat chose or drew.

    Where all draw at the same time, a reader who may not know the moves gives none, and is told
    what everybody drew or closed once all are ready.
    """
    then, now = Plan(before, seat, own=own), Plan(after, seat, own=own)
    if then.phase <= Phase.ASSIGN:
        return [chosen(then.phase, now, seat)]
    if moves:
        return [decision(now, seat, moves)]
    is_over = now.phase != then.phase or now.turn != then.turn
    return [step_told(then, now)] if is_over else []


def chosen(phase: Phase, now: Plan, seat: int) -> Phrase:
    """Which room is the next, which card was turned over, where the tokens went."""
    if phase == Phase.CHOOSE_ROOM:
        return Phrase("turn-news-room", {"seat": seat, "room": room_at(now, now.room)})
    names, card = names_at(now), card_at(now)
    if phase == Phase.CHOOSE_CARD:
        return Phrase("turn-news-card", {"seat": seat, "card": names.card(card)})
    first = card.first or 0
    shares = tuple(
        Phrase("turn-share", {"tokens": tokens, "piece": names.option(card, option)})
        for option, tokens in enumerate((first, card.tokens - first))
        if tokens
    )
    return Phrase("turn-news-tokens", {"seat": seat, "shares": shares})


# What one seat decided while all drew


def decision(now: Plan, seat: int, moves: Sequence[int]) -> Phrase:
    """All that a seat did in one move of its own."""
    deeds = tuple(deeds_in(names_at(now), moves))
    return Phrase("turn-news-move", {"seat": seat, "deeds": deeds}, places_of(deeds))


def deeds_in(names: ScenarioNames, moves: Sequence[int]) -> Iterator[Phrase]:
    """Pieces, tokens declined, walls, front door, windows, that the plan is ready."""
    told = [said(move) for move in moves]
    grown = [SQUARE_NAMES[square] for kind, square in told if kind == "grow"]
    windows = [SQUARE_NAMES[edge >> 2] for kind, edge in told if kind == "window"]
    for kind, number in told:
        if kind == "draw":
            yield piece_deed(names, PieceMove.of(number))
        elif kind in ("decline", "ready"):
            yield Phrase("web-log-ready" if kind == "ready" else "web-log-decline")
        elif kind in ("door", "sealed"):
            door = [SQUARE_NAMES[number >> 2]] if kind == "door" else []
            yield Phrase("web-log-close", {}, (*grown, *door))
            grown = []
        elif kind == "front":
            yield Phrase("web-log-front", {}, (SQUARE_NAMES[number >> 2],))
    if windows:
        yield Phrase("web-log-windows", {"count": len(windows)}, tuple(windows))
    if grown:
        yield Phrase("web-log-grow", {"count": len(grown)}, tuple(grown))


def piece_deed(names: ScenarioNames, move: PieceMove) -> Phrase:
    """A piece that was drawn, and where."""
    square = SQUARE_NAMES[move.square]
    values: Values = {
        "piece": names.furniture(option_name(move.option)),
        "square": square.upper(),
        "idea": "yes" if move.mode >= MIRRORED else "no",
    }
    return Phrase("web-log-draw", values, (square,))


# What all did in a step that is over


def step_told(then: Plan, now: Plan) -> Phrase:
    """What all seats drew or closed; that the game is over."""
    plans = [Plan(now.state, seat, own=now.own) for seat in range(then.seats)]
    if then.phase == Phase.DRAW:
        drawn = tuple(drawn_by(Plan(then.state, plan.seat), plan) for plan in plans)
        return Phrase("turn-news-drawn", {"drawn": drawn}, places_of(drawn))
    if then.phase == Phase.CLOSE:
        assert then.room is not None
        closed = tuple(closed_by(plan, then.room) for plan in plans)
        values: Values = {"room": room_at(then, then.room), "closed": closed}
        return Phrase("turn-news-closed", values, places_of(closed))
    return Phrase("turn-news-over")


def places_of(phrases: Iterable[Phrase]) -> tuple[str, ...]:
    """The places of some phrases, each once."""
    return tuple(dict.fromkeys(place for phrase in phrases for place in phrase.places))


def drawn_by(then: Plan, now: Plan) -> Phrase:
    """`Anna: A Sofa bed`."""
    names, new = names_at(now), now.pieces[len(then.pieces) :]
    pieces = [
        Phrase("turn-piece", {"letter": PIECE_LETTERS[piece.index], "piece": names.piece(piece)})
        for piece in new
    ] or [Phrase("turn-nothing-drawn")]
    told = reduce(lambda one, two: Phrase("turn-and-also", {"one": one, "other": two}), pieces)
    idea = "yes" if now.idea == then.turn else "no"
    values: Values = {"seat": now.seat, "pieces": told, "idea": idea}
    places = (name for piece in new for name in names_of(piece.body))
    return Phrase("turn-drawn-by", values, tuple(places))


def closed_by(plan: Plan, room: int) -> Phrase:
    """`Anna: 14 squares`."""
    squares = plan.rooms[room].squares
    values = {"seat": plan.seat, "squares": squares.bit_count()}
    return Phrase("turn-closed-by", values, tuple(names_of(squares)))
