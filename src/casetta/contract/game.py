"""The `Game` value: everything the rest of casetta knows about a game.

A game is a folder that ends in one value of this type. The rule parts are plain
functions over a flat state; a forgotten part is a TypeError at import.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from casetta.kernel import compiler

from ..kernel.luck import DRAWN, FAST
from ..kernel.state import NOBODY, SEATS, UNKNOWN, Layout
from ..kernel.state import OPEN as OPEN
from ..kernel.state import State as State
from .command import Command
from .errors import Wrong, Wrongs
from .face import Face
from .levels import Levels
from .question import Ask
from .text import Award, Listing, Phrase, Row, Say, Sheet

if TYPE_CHECKING:
    from random import Random

Drawing = Mapping[str, Any]
"""A position in words and numbers that JSON can hold; what a record calls `setup`."""
OptionValue = str | bool

RULE_PARTS = (
    "deal", "waiting", "moves", "count", "nth", "play",
    "hide", "guess", "points", "outcome", "playout",
)  # fmt: skip
"""The rules that live twice and that every game has."""
MADE_FROM_MOVES = {"count": "listed", "nth": "listed", "by_lot": "lots", "playout": "playouts"}
"""Rules that a search file makes where a game does not give its own, and which file."""


@dataclass(frozen=True, slots=True)
class Option:
    """A rule variant: its values, the first being the default.

    A value may preset other options; one that is given explicitly wins.
    """

    name: str
    values: tuple[OptionValue, ...]
    presets: Mapping[OptionValue, Mapping[str, OptionValue]] = field(default_factory=dict)
    is_detail: bool = False
    """Whether people choose it through an edition, and otherwise only by its name."""
    since: int = 1
    """The version of the rules that brought it; before, all games had its first value."""


def completed(
    options: Sequence[Option], given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """Every option with its value: given, else preset by another, else the first.

    Where all options of the first version are given, somebody else completed them, perhaps in
    days when there were no others: nothing is preset then.
    """
    chosen = {option.name: option.values[0] for option in options} | dict(given)
    if all(option.name in given for option in options if option.since == 1):
        return chosen
    for option in options:
        for name, value in option.presets.get(chosen[option.name], {}).items():
            if name not in given:
                chosen[name] = value
    return chosen


def drawn_options(options: Sequence[Option], numbers: Sequence[int]) -> dict[str, OptionValue]:
    """What a drawing says of options, given by the index of each value.

    Later ones are left out where they change nothing, so that older games are drawn as ever.
    """
    return {
        option.name: option.values[number]
        for option, number in zip(options, numbers, strict=True)
        if option.since == 1 or number
    }


def version_of(options: Sequence[Option], names: Collection[str]) -> int:
    """The first version of the rules that knew all options of a drawing."""
    return max((option.since for option in options if option.name in names), default=1)


@dataclass(frozen=True, slots=True)
class Own:
    """What people may bring to a game: the cards of their own box, a scenario they drew."""

    read: Callable[[Path], tuple[Any, Wrongs]]
    """The content of a file, and all that is wrong with it; use it only if nothing is."""
    deal: Callable[[Any, State, int, Sequence[int], Sequence[int]], None]
    """Set the table with such content: content, state, seats, option values by index, luck."""
    told: Callable[[Drawing], Any]
    """The content that a drawing embeds; None when there is none."""
    bind: Callable[[Game, Any], Game] = lambda game, _content: game
    """The game at a table with such content, where its texts need more than the state holds;
    most content is written into the state itself."""
    find: Callable[[str], Path] = Path
    """The file that somebody means by a name; raises Wrong where there is none."""
    asked: Callable[[Path], tuple[Mapping[str, Any], Wrongs]] = lambda _file: ({}, [])
    """What every question about such a file says beside its own fields, and all that is wrong
    with the file; questions and score pads may take more than a game is played with."""


@dataclass(frozen=True, slots=True)
class Versions:
    """How tables of a game go on by the rules they began with, where those have grown since."""

    of: Callable[[Drawing], int]
    """The version of the rules that a setup follows; what it says was checked."""
    keep: Callable[[State, int], None]
    """Let a fresh deal follow a version."""


def always_open(state: State) -> int:
    """In most games seats move one after the other, before everybody's eyes."""
    return OPEN


@dataclass(frozen=True, slots=True, kw_only=True)
class Appraisal:
    """How a game judges decisions by itself; a decision is a sequence of moves of one seat."""

    decision: Callable[[State, int], Sequence[int]]
    """Moves of a seat with the same answer make up one decision; empty for one alone."""
    ways: Callable[[State, int, Random], Sequence[tuple[int, ...]]]
    """What the best bot would do with a view, then some decisions by lot."""
    promising: Callable[[State, int, Random], Sequence[tuple[int, ...]]]
    """The decisions that are worth a look."""
    appraise: Callable[[State, int, Sequence[tuple[int, ...]], int, int], Sequence[float]]
    """The points that may be expected of each: view, seat, decisions, worlds, seed."""


def made_from_moves(*_: Any) -> Any:
    """Stands for a rule that the game does not give; `Game` puts one made from `moves` here."""
    raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules: plain functions over a flat state that can also be compiled."""

    layout: Layout
    n_moves: int
    """Moves are numbers from 0 to n_moves - 1."""
    longest: int
    """No game has more moves than this (the rulebook's bound)."""
    deal: Callable[[State, int, Sequence[int], Sequence[int]], None]
    """Set the table: state, seats, option values by index, luck."""
    waiting: Callable[[State], int]
    """Bit mask of the seats that may move now; 0 at the end."""
    moves: Callable[[State, int, State], int]
    """Write the legal moves of a seat into a list; return how many."""
    play: Callable[[State, int, int], None]
    """Make one legal move in place."""
    hide: Callable[[State, int], None]
    """Blank what a seat may not see; NOBODY is a spectator."""
    guess: Callable[[State, int], None]
    """Fill the blanks with something possible, by a seed, and re-key the luck."""
    points: Callable[[State, int], int]
    """A seat's total now."""
    outcome: Callable[[State, State], None]
    """Write the points of each seat, then its place, 1 for a winner, tie-break included."""
    is_whole: Callable[[State, State], bool]
    """Whether everything in the box is in exactly one place; the list is scratch space."""

    # Where a game needs more than others.
    most_legal: int = 0
    """No seat ever has more legal moves than this at a time; 0 where that is `n_moves`."""
    also: Callable[[State, int, int], bool] = lambda _state, _seat, _move: False
    """Whether a seat may make a move that is not listed, beside those that are."""
    step: Callable[[State], int] = always_open
    """The number of a step in which others see only at its end what a seat does; else OPEN."""
    uncovers: Callable[[State, State], bool] | None = None
    """What `reveals` answers, where hiding is more than blanking words: old plans, not unknown."""
    parts: tuple[str, ...] = ()
    """The parts of a score that `part_points` writes, where benchmarks tell them."""
    part_points: Callable[[State, int, State], int] | None = None
    """Write the points of each part into a list; return how many parts there are."""

    # Made from `moves` unless `Shortcuts` has them.
    count: Callable[[State, int], int] = made_from_moves
    """How many legal moves a seat has."""
    nth: Callable[[State, int, int], int] = made_from_moves
    """The n-th of them, in the order of `moves`."""
    by_lot: Callable[[State, int, int], int] = made_from_moves
    """The legal move that a random word stands for, or UNFAIR."""
    playout: Callable[[State], int] = made_from_moves
    """Play random moves to the end; return how many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A position and a move in words, and back; all of it plain."""

    write: Callable[[int], str]
    """A move as short text."""
    read: Callable[[str], tuple[int, ...]]
    """The moves that a text spells; raises Wrong when it spells none."""
    drawing: Callable[[State], dict[str, Any]]
    """A position as a drawing that `setup` reads back to the same state."""
    setup: Callable[[Drawing], tuple[State, Wrongs]]
    """A position from a drawing, and all that is wrong with it."""
    sheet: Callable[[State, int], Sheet]
    """The score line by line."""
    pieces: Callable[[State], dict[str, int]]
    """What lies where, added up by name: always equal to `box`."""
    picture: Callable[[State, int], str]
    """The view of a seat in characters; the state must be hidden for that seat."""
    spell: Callable[[State, int, str], str]
    """The move that a person meant by what they typed; raises Wrong that says why it is none."""
    why_not: Callable[[State, int, str], Wrong]
    """Why a seat may not make the move that a text spells."""
    narrate: Callable[[State, State, int, Sequence[int]], list[Phrase]]
    """What the moves of a seat did, in words: from the view before them to the view after.
    Moves that the reader may not know yet are left out."""
    cards: Callable[[Any, Say], list[Listing]]
    """All that lies in the box; with own content, or None, and in the reader's language."""
    awards: Callable[[State], list[Award]] = lambda _state: []
    """What was remarkable in a game that is over, beside the points."""
    reasons: Callable[[State, int, Sequence[int]], list[Phrase]] | None = None
    """What speaks for moves that a seat could make, from the view before them: what they win, deny
    others and keep open. None: the parts of the sheet that they raise."""
    write_all: Callable[[Sequence[int]], str] | None = None
    """Several decisions as one text, where a text can spell several."""
    svg: Callable[[State, int, Say], str] | None = None
    """What lies before a seat as an SVG document; the state must be hidden for whoever looks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """What a search needs to know about a game: what a seat may expect at the end.

    Expectations are in thousandths of a point; `weights` are given to the rules, so that
    others can be tried.
    """

    potential: Callable[[State, int, Sequence[int]], int]
    """What a seat may expect at the end."""
    part_potentials: Callable[[State, int, Sequence[int], State], int]
    """The same part by part, written into a list; return how many parts."""
    epoch: Callable[[State], int]
    """A number that grows whenever chance shows something new."""
    spread: Callable[[State, Sequence[int]], int]
    """How far the end may still be from what is expected."""
    parts: tuple[str, ...]
    """The names of the parts."""
    weights: tuple[int, ...]
    rows: Mapping[str, tuple[int, int]]
    """Where each named row of weights begins, and how long it is."""
    weights_file: Path
    """Where the weights come from, and where `casetta tune` writes better ones."""
    levels: Levels
    """How bots search in this game, and how strong each level is."""
    goes_on: Callable[[State, int], bool] = lambda _state, _seat: False
    """Whether a seat is in the midst of what it began, so that a hint says how it goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shortcuts:
    """Speed only: each answers what the rules answer, sooner; a law proves it."""

    count: Callable[[State, int], int] | None = None
    nth: Callable[[State, int, int], int] | None = None
    by_lot: Callable[[State, int, int], int] | None = None
    show_own: Callable[[State, State, int], None] | None = None
    """Copy into a spectator's view what a seat sees beyond it, from the state."""
    uncovers: Callable[[State, State], bool] | None = None
    """What `reveals` answers."""
    texts: Callable[[State, int], list[str]] | None = None
    """The legal moves of a seat as texts."""
    own_drawing: Callable[[State], dict[str, Any]] | None = None
    """The entries of a drawing that are not the same for all viewers, where those are few."""
    earned_alone: bool = False
    """Whether until the end nothing but its own moves changes the points of a seat."""
    told_alike: bool = False
    """Whether a move is narrated alike for all viewers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game, whole, and the only way into it."""

    name: str
    """With hyphens, as people type it."""
    version: int
    """Grows only when a stored game would replay differently."""
    versions: Versions | None = None
    """Where it has grown: which version a table follows. None: all tables follow this one."""
    seats: tuple[int, ...]
    """How many may play."""
    options: tuple[Option, ...]
    box: Mapping[str, int]
    """What lies in the box, by name and number."""
    folder: Path
    """Where the game's content and words lie."""
    rules: Rules
    text: Text
    ask: Mapping[str, Ask]
    """What `casetta ask` may be asked, by name."""
    terminal: Face
    """How the game is drawn, explained and spelled at a terminal."""
    own: Own | None = None
    """What people may bring."""
    content: Any = None
    """What people brought to a table, as far as no state holds it; see `at`."""
    search: Search | None = None
    """What searching bots need; without it there are random and greedy bots only."""
    appraisal: Appraisal | None = None
    """How the game judges decisions by itself, where nothing can be searched."""
    bots: Mapping[str, Callable[[Game, State, int, Random], int]] = field(default_factory=dict)
    """Players who know this game: they get the game, the seat's view, the seat and their dice."""
    benchmarks: Callable[[Game, Sequence[int]], Mapping[str, Callable[[], object]]] | None = None
    """Single tasks whose time `casetta bench` tells, by name; asked with option values by index."""
    tutorial: Path | None = None
    """The JSON file with the drawing that the tutorial begins with."""
    commands: tuple[Command, ...] = ()
    """What this game adds to the command line."""
    fast: Shortcuts = Shortcuts()
    key: str = ""
    """Names the search files that are bound to these rules; see `kernel/compiler.py`."""

    def __post_init__(self) -> None:
        """Bind search files to the rules, and make the rules that the game did not give."""
        if compiler.is_compiled_rule(self.rules.play):
            return
        given = {name: getattr(self.fast, name) for name in ("count", "nth", "by_lot")}
        given = {name: rule for name, rule in given.items() if rule is not None}
        made = {name: file for name, file in MADE_FROM_MOVES.items() if name not in given}
        key = compiler.bind(self.name, self._parts(given), made)
        rules = {
            name: getattr(compiler.bound(file, key, compiled=False), name)
            for name, file in made.items()
        }
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "rules", replace(self.rules, **given, **rules))

    def _parts(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """What search files may import from `.game`."""
        rules, search = self.rules, self.search
        names = (*RULE_PARTS, "part_points", "is_whole")
        parts = {name: getattr(rules, name) for name in names if name not in MADE_FROM_MOVES}
        if search is not None:
            for name in ("potential", "part_potentials", "epoch", "spread"):
                parts[name] = getattr(search, name)
        return parts | {"MOST_LEGAL": rules.most_legal or rules.n_moves} | dict(given)

    def complete(self, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Every option with its value: see `completed`; raises Wrong for what there is not."""
        for name, value in given.items():
            self._check_option(name, value)
        return completed(self.options, given)

    def blank(self) -> State:
        """A state of zeros, for the plain life."""
        return self.rules.layout.blank()

    def at(self, setup: Drawing) -> Game:
        """The game at a table with this setup: it carries what people brought."""
        return self.with_content(self.own.told(setup)) if self.own is not None else self

    def with_content(self, content: Any) -> Game:
        """The same by the content itself; None for none."""
        return self if self.own is None or content is None else self.own.bind(self, content)

    def dealt(
        self,
        seats: int,
        options: Mapping[str, OptionValue],
        luck: Sequence[int],
        own: Any = None,
        version: int | None = None,
    ) -> State:
        """The position after a deal, in the plain life; `own` is what somebody brought.

        It follows the rules of today unless another version of them is told.
        """
        state, numbers = self.blank(), self.option_numbers(self.complete(options))
        if self.own is not None and own is not None:
            self.own.deal(own, state, seats, numbers, luck)
        else:
            self.rules.deal(state, seats, numbers, luck)
        if self.versions is not None and version is not None:
            self.versions.keep(state, version)
        return state

    def version_of(self, setup: Drawing) -> int:
        """The version of the rules that a setup follows."""
        return self.version if self.versions is None else self.versions.of(setup)

    def ranking(self, state: State) -> list[tuple[int, int]]:
        """Points and place of each seat, in the plain life."""
        seats = state[SEATS]
        out = [0] * (2 * seats)
        self.rules.outcome(state, out)
        return list(zip(out[:seats], out[seats:], strict=True))

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal moves of a seat, in the plain life; none when it is not waiting."""
        if seat < 0 or not self.rules.waiting(state) >> seat & 1:
            return []
        out = [0] * (self.rules.most_legal or self.rules.n_moves)
        del out[self.rules.moves(state, seat, out) :]
        return out

    def view(self, state: State, seat: int) -> State:
        """A copy of the state without what the seat may not see, in the plain life."""
        copy = list(state)
        self.rules.hide(copy, seat)
        return copy

    def moves_in_news(self, moves: Sequence[int]) -> Sequence[int]:
        """The moves that news tell one by one.

        Nothing where seats act at the same time: there the end of a step tells what all did.
        """
        return moves if self.rules.step is always_open else ()

    def reveals(self, before: State, after: State) -> bool:
        """Whether a move from one state to the other showed anybody something that was hidden.

        Chance was asked, all is shown at the end, or a word is no longer unknown.
        """
        uncovers = self.fast.uncovers or self.rules.uncovers
        if uncovers is not None:
            return uncovers(before, after)
        drawn = before[DRAWN] != after[DRAWN] or before[FAST] != after[FAST]
        if drawn or self.rules.waiting(after) == 0:
            return True
        viewers = (NOBODY, *range(before[SEATS]))
        return any(self._shows(before, after, viewer) for viewer in viewers)

    def _shows(self, before: State, after: State, viewer: int) -> bool:
        """Whether a word that a viewer could not know is no longer unknown."""
        then = self.view(before, viewer)
        hidden = [
            place for place, word in enumerate(then) if word == UNKNOWN and before[place] != UNKNOWN
        ]
        if not hidden:
            return False
        now = self.view(after, viewer)
        return any(now[place] != UNKNOWN for place in hidden)

    def option_numbers(self, chosen: Mapping[str, OptionValue]) -> list[int]:
        """Option values as `deal` wants them: the index of each value."""
        return [option.values.index(chosen[option.name]) for option in self.options]

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the rulebook does not allow."""
        if seats not in self.seats:
            allowed = ", ".join(str(number) for number in self.seats)
            raise Wrong("unknown-seats", game=self.name, seats=seats, known=allowed)

    def _check_option(self, name: str, value: OptionValue) -> None:
        known = {option.name: option.values for option in self.options}
        if name not in known:
            raise Wrong("unknown-option", option=name, known=", ".join(known))
        if value not in known[name] or isinstance(value, bool) != isinstance(known[name][0], bool):
            values = ", ".join(str(each).lower() for each in known[name])
            raise Wrong("unknown-option-value", option=name, value=str(value), known=values)


class Context(Protocol):
    """What a game's own command gets beside its arguments.

    It lies below tables and terminal, so it reaches them through this.
    """

    @property
    def words(self) -> Any:
        """The sentences of the chosen language (`casetta.words.Words`)."""

    @property
    def game(self) -> Game:
        """The game whose command it is."""

    def tell(self, *rows: Row, indent: int = 0, is_cut: bool = False) -> None:
        """Print rows; those that are too long are wrapped, or cut."""

    def status(self) -> AbstractContextManager[Callable[[str], None] | None]:
        """One line on standard error that can be changed; None where there is no terminal."""

    def position(self, file: Path, at: int | None, seat: int | None) -> tuple[Game, State, int]:
        """A position in a record, and a seat of it: counted from 1, else one that is to move."""

    def deal(self, given: Namespace, seats: int) -> State:
        """A deal of the game, by the options, the scenario and the seed of a command line."""
