"""The laws: what every game must keep, whatever is played.

Each law looks at one random game and yields its promises: whether one is kept, and which it is.
`LAWS` has them in a form that raises `LawBroken` at the first that is not. The tests run them over
many cases; `casetta selfcheck` runs them, and watches long runs of random games, on a user's
machine.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, cycle, islice, pairwise, product
from random import Random
from typing import TypeVar

from casetta import games
from casetta.commands.context import ANY_GAME, SEED, CommandContext
from casetta.contract.command import argument, command
from casetta.contract.compiled import as_state, bound, compiled, fresh_state
from casetta.contract.errors import Wrong
from casetta.contract.game import Game, OptionValue, Shortcuts, State
from casetta.contract.shown import print_text
from casetta.kernel.luck import WORD, fast_luck, key_of_seed, table_luck
from casetta.kernel.state import NOBODY, SEATS, seats_in
from casetta.table import record
from casetta.table.table import Table, TableError

Thing = TypeVar("Thing")
Promises = Iterator[tuple[bool, object]]
MOST_LOOKS = 130
"""Positions of a game at which the slow laws look."""
MOST_CASES = 60
"""More combinations than these are thinned out."""
MOST_LAW_GAMES = 20
"""Each law is checked on at most this many games, in both lives, which is slow."""
CHUNK = 1_000
"""Watched games between two steps of the progress bar."""
WENT_WRONG = ("", "stuck", "lost", "endless")
"""What search/playouts.py finds, by its number."""


class LawBroken(Exception):
    """A game does not keep a law."""


@dataclass(frozen=True)
class Case:
    """One random game: how many play, by which options, with which luck."""

    seats: int
    options: Mapping[str, OptionValue]
    seed: int


@dataclass(frozen=True)
class Made:
    """One move of a random game, with the position before it; do not change that."""

    state: State
    seat: int
    move: int


def cases(game: Game, seed: int) -> Iterator[Case]:
    """Every number of seats with every value of every option, one at a time and all together.

    Where that would be too many, every value once, with the numbers of seats by turns.
    """
    values = [
        {option.name: value}
        for number, option in enumerate(game.options)
        for value in option.values[1 if number else 0 :]
    ]
    pairs = list(product(game.seats, values))
    if len(pairs) > MOST_CASES:
        pairs = list(zip(cycle(reversed(game.seats)), values, strict=False))
    yield from (Case(seats, options, seed) for seats, options in pairs)
    for seats in game.seats[:3]:
        yield Case(seats, random_options(game, Random(seed + seats)), seed)


def random_options(game: Game, dice: Random) -> dict[str, OptionValue]:
    return {option.name: dice.choice(option.values) for option in game.options}


def dealt(game: Game, case: Case) -> State:
    """The position after the deal, with the luck of a table."""
    return game.dealt(case.seats, case.options, table_luck(key_of_seed(case.seed)))


class RandomGame:
    """One random game, played when a law first asks for it; do not change its positions.

    It is left where somebody is stuck, or one move after its bound.
    """

    def __init__(self, game: Game, case: Case) -> None:
        self.game = game
        self.case = case

    @cached_property
    def positions(self) -> list[State]:
        """All positions, the last one included."""
        return [*(made.state for made in self.moves), self._end]

    @cached_property
    def moves(self) -> list[Made]:
        """The moves, each with the position before it."""
        game, dice = self.game, Random(self.case.seed)
        self._end = state = dealt(game, self.case)
        moves: list[Made] = []
        for _ in range(game.rules.longest + 1):
            seats = seats_in(game.rules.waiting(state))
            seat = dice.choice(seats) if seats else NOBODY
            legal = game.legal(state, seat) if seats else []
            if not legal:
                break
            moves.append(Made(list(state), seat, legal[dice.randrange(len(legal))]))
            game.rules.play(state, seat, moves[-1].move)
        return moves

    @property
    def looked_at(self) -> list[State]:
        """The positions for the slow laws: all, or a sample of a long game."""
        return thinned(self.positions, self.case)


def thinned(every: list[Thing], case: Case) -> list[Thing]:
    """At most MOST_LOOKS of them, evenly spaced; the seed chooses the first."""
    step = -(-len(every) // MOST_LOOKS)
    return every[case.seed % step :: step]


def replay(played: RandomGame) -> Promises:
    """Law 1: the same setup and moves give the same bytes, in both lives and from the record."""
    game, case = played.game, played.case
    fast = compiled(game)
    table = Table(game, game.text.drawing(dealt(game, case)))
    twin = as_state(fast, table.state)
    for number, made in enumerate(played.moves):
        yield made.state == table.state, f"event {number}"
        table.play(made.seat, game.text.write(made.move))
        fast.rules.play(twin, made.seat, made.move)
        yield twin.tolist() == table.state, f"the two lives, event {number}"
    content = record.as_bytes(record.export(table, ["bot"] * case.seats))
    again = record.replay(record.from_bytes(content))
    yield again.digests == table.digests, "the record"


def lists(played: RandomGame) -> Promises:
    """`moves`, `count` and `nth` agree, in both lives, and so do dealing and random play."""
    game, case = played.game, played.case
    fast = compiled(game)
    for state in played.looked_at:
        for seat in seats_in(game.rules.waiting(state)):
            legal = game.legal(state, seat)
            each = [game.rules.nth(state, seat, n) for n in range(game.rules.count(state, seat))]
            yield legal == each and len(set(legal)) == len(legal), "moves and nth"
            yield len(legal) <= (game.rules.most_legal or game.rules.n_moves), "too many moves"
            out = as_state(fast, [0] * len(legal))
            found = fast.rules.moves(as_state(fast, state), seat, out)
            yield [int(move) for move in out[:found]] == legal, "the two lives"
    yield from _same_playouts(game, fast, case)


def _same_playouts(game: Game, fast: Game, case: Case) -> Promises:
    plain = game.dealt(case.seats, case.options, fast_luck(case.seed))
    twin, numbers = fresh_state(fast), game.option_numbers(game.complete(case.options))
    fast.rules.deal(twin, case.seats, as_state(fast, numbers), as_state(fast, fast_luck(case.seed)))
    yield plain == twin.tolist(), "the deal in the two lives"
    yield game.rules.playout(plain) == fast.rules.playout(twin), "turns of a playout"
    yield plain == twin.tolist(), "the end of a playout in the two lives"


def notation(played: RandomGame) -> Promises:
    """Law 2: a move is read as it was written, and no two spell alike."""
    game = played.game
    for state in played.looked_at:
        for seat in seats_in(game.rules.waiting(state)):
            texts = [game.text.write(move) for move in game.legal(state, seat)]
            yield len(set(texts)) == len(texts), "two moves spell alike"
            for move, text in zip(game.legal(state, seat), texts, strict=True):
                yield game.text.read(text) == (move,), text
                yield text.isascii() and text == " ".join(text.split()).lower(), text


def door(played: RandomGame) -> Promises:
    """Law 3: every legal move is accepted; any other is refused and changes nothing."""
    game, case = played.game, played.case
    dice = Random(case.seed)
    for made in thinned(played.moves, case):
        table = Table(game, game.text.drawing(made.state))
        legal = set(game.legal(made.state, made.seat))
        for move in (dice.randrange(game.rules.n_moves) for _ in range(5)):
            if move not in legal and not game.rules.also(made.state, made.seat, move):
                yield from _refusal(table, made.seat, game.text.write(move))
        nonsense = dice.choice(("", "x", "pass pass", "c2 c3 > 1", "\n"))
        yield from _refusal(table, made.seat, nonsense)
        for seat in set(range(-1, case.seats + 1)) - set(seats_in(game.rules.waiting(made.state))):
            yield from _refusal(table, seat, game.text.write(made.move))
        for move in dice.sample(sorted(legal), min(5, len(legal))):
            table.copy().play(made.seat, game.text.write(move))


def _refusal(table: Table, seat: int, text: str) -> Promises:
    before = (list(table.state), table.version)
    try:
        table.play(seat, text)
    except (TableError, Wrong):
        yield before == (list(table.state), table.version), "a refusal changed the table"
    else:
        yield False, f"{text!r} was accepted from seat {seat}"


def secrets(played: RandomGame) -> Promises:
    """Law 4: what is hidden does not show, hiding twice is hiding once, a view harms nothing."""
    game, case = played.game, played.case
    for number, state in enumerate(played.looked_at):
        for viewer in (NOBODY, *range(case.seats)):
            before = list(state)
            view = game.view(state, viewer)
            yield before == list(state), "a view changed the game"
            yield game.view(view, viewer) == view, "hiding twice"
            other = list(view)
            game.rules.guess(other, case.seed + number)
            yield game.view(other, viewer) == view, "two worlds that look different"
            if viewer != NOBODY:
                same = game.legal(view, viewer) == game.legal(state, viewer)
                yield same, "legal moves depend on what is hidden"


def guess(played: RandomGame) -> Promises:
    """Law 5: a guess is a possible world: nothing is lost, and it can be played to the end.

    Both lives guess alike; the compiled one plays.
    """
    game, case = played.game, played.case
    fast = compiled(game)
    for number, state in enumerate(played.looked_at):
        for viewer in (NOBODY, *range(case.seats)):
            view = game.view(state, viewer)
            world = list(view)
            game.rules.guess(world, case.seed + number)
            yield game.text.pieces(world) == dict(game.box), "pieces are missing"
            if number % 8 == 0:
                twin = as_state(fast, view)
                fast.rules.guess(twin, case.seed + number)
                yield twin.tolist() == world, "the two lives"
                fast.rules.playout(twin)
                yield game.text.pieces(twin.tolist()) == dict(game.box), "pieces are lost"


def conservation(played: RandomGame) -> Promises:
    """Law 6: every tile, card and token is in exactly one place, always; the census agrees."""
    game = played.game
    for state in played.positions:
        yield game.text.pieces(state) == dict(game.box), game.text.pieces(state)
        yield game.rules.is_whole(state, [0] * len(state)), "the census"


def end(played: RandomGame) -> Promises:
    """Law 7: random games end within the rulebook's bound, and nobody is ever stuck."""
    game = played.game
    for number, made in enumerate(played.moves, 1):
        yield game.rules.count(made.state, made.seat) > 0, "a seat is stuck"
        yield number <= game.rules.longest, "the game does not end"
    yield not game.rules.waiting(played.positions[-1]), "a seat is stuck"


def score(played: RandomGame) -> Promises:
    """Law 8: points are the sum of the sheet, also of the drawing read back."""
    game, case = played.game, played.case
    for state in played.looked_at:
        again, wrongs = game.text.setup(game.text.drawing(state))
        yield not wrongs and list(again) == list(state), "the drawing read back"
        for seat in range(case.seats):
            sheet = game.text.sheet(state, seat)
            yield sheet.total == game.rules.points(state, seat), f"seat {seat}"
            yield sheet == game.text.sheet(again, seat), "the sheet of the drawing"
        places = sorted(place for _, place in game.ranking(state))
        yield places[0] == 1 and max(places) <= case.seats, "places"


def commute(played: RandomGame) -> Promises:
    """Law 9: moves of different waiting seats give the same state in either order."""
    game, case = played.game, played.case
    dice = Random(case.seed)
    for state in played.positions:
        for seats in combinations(seats_in(game.rules.waiting(state)), 2):
            moves = {seat: dice.choice(game.legal(state, seat)) for seat in seats}
            one, other = list(state), list(state)
            for seat in seats:
                game.rules.play(one, seat, moves[seat])
            for seat in reversed(seats):
                game.rules.play(other, seat, moves[seat])
            yield one == other, moves


def shortcuts(played: RandomGame) -> Promises:
    """Law 10: everything in `fast` answers what the rules answer; it is speed and nothing else."""
    game, case = played.game, played.case
    bare = replace(game, fast=Shortcuts())
    for number, state in enumerate(played.looked_at):
        for seat in seats_in(game.rules.waiting(state)):
            yield from _same_choice(game, bare, state, seat, Random(case.seed + number))
        for viewer in (NOBODY, *range(case.seats)):
            yield from _same_view(game, state, viewer)
    for before, after in thinned(list(pairwise(played.positions)), case):
        yield game.reveals(before, after) == bare.reveals(before, after), "uncovers"
    for before, after in pairwise(played.positions) if game.fast.earned_alone else ():
        yield from _same_points(game, before, after)
    if game.fast.told_alike:
        for made, after in zip(played.moves, played.positions[1:], strict=True):
            yield from _same_phrases(game, made, after)


def _same_choice(game: Game, bare: Game, state: State, seat: int, dice: Random) -> Promises:
    """`count`, `nth`, `by_lot` and `texts` are what can be made of `moves`."""
    legal = game.legal(state, seat)
    yield game.rules.count(state, seat) == len(legal), "count"
    number = dice.randrange(len(legal))
    yield game.rules.nth(state, seat, number) == legal[number], "nth"
    for word in (0, dice.randrange(WORD + 1)):
        lots = [each.rules.by_lot(state, seat, word) for each in (game, bare)]
        yield lots[0] == lots[1], "by_lot"
    if game.fast.texts is not None:
        texts = [game.text.write(move) for move in legal]
        yield game.fast.texts(state, seat) == texts, "texts"


def _same_view(game: Game, state: State, viewer: int) -> Promises:
    """A seat's view and its drawing, made from a spectator's, are the ones that `hide` makes."""
    view, open_view = game.view(state, viewer), game.view(state, NOBODY)
    if game.fast.own_drawing is not None:
        drawn = game.text.drawing(open_view) | game.fast.own_drawing(view)
        yield drawn == game.text.drawing(view), "own_drawing"
        same = game.rules.waiting(view) == game.rules.waiting(state)
        yield same, "own_drawing: who is asked differs too"
    if game.fast.show_own is not None and viewer != NOBODY:
        game.fast.show_own(open_view, state, viewer)
        yield open_view == view, "show_own"


def _same_points(game: Game, before: State, after: State) -> Promises:
    """Whoever was not asked has the same points after a move, until the end."""
    idle = set(range(before[SEATS])) - set(seats_in(game.rules.waiting(before)))
    for seat in idle if game.rules.waiting(after) else []:
        for viewer in (NOBODY, seat):
            views = (game.view(each, viewer) for each in (before, after))
            then, now = (game.rules.points(view, seat) for view in views)
            yield then == now, f"earned_alone: seat {seat} while others moved"


def _same_phrases(game: Game, made: Made, after: State) -> Promises:
    """Every seat is told of a move what a spectator is told."""
    told = []
    for viewer in (NOBODY, *range(after[SEATS])):
        then, now = game.view(made.state, viewer), game.view(after, viewer)
        told.append(game.text.narrate(then, now, made.seat, (made.move,)))
    yield all(each == told[0] for each in told), "told_alike"


def _kept(law: Callable[[RandomGame], Promises]) -> Callable[[RandomGame], None]:
    """Raise where a game does not keep a promise of this law."""

    def keep(played: RandomGame) -> None:
        for is_kept, detail in law(played):
            if not is_kept:
                raise LawBroken(f"{law.__name__}: {detail}")

    return keep


LAWS: dict[str, Callable[[RandomGame], None]] = {
    law.__name__: _kept(law)
    for law in (
        replay, lists, notation, door, secrets, guess, conservation, end, score, commute,
        shortcuts,
    )
}  # fmt: skip


# `casetta selfcheck`


@command(ANY_GAME, argument("--games", type=int, default=20), SEED)
def selfcheck(given: Namespace, context: CommandContext) -> int:
    """Check every law and watch random games on this machine; 1 if anything is wrong."""
    from rich.console import Console
    from rich.progress import Progress

    words, broken = context.words, []
    with Progress(console=Console(stderr=True)) as progress:
        for game in [games.load(given.game)] if given.game else games.every():
            for message, total, checks in _checks(game, given.games, given.seed):
                label = words("selfcheck-law", game=game.name, law=words(message))
                task = progress.add_task(label, total=total)
                for played, found in checks:
                    broken += found
                    progress.advance(task, played)
    for line in broken:
        print_text(line)
    told = words("selfcheck-broken", count=len(broken)) if broken else words("selfcheck-kept")
    print_text(told)
    return 1 if broken else 0


def _checks(
    game: Game, number: int, seed: int
) -> Iterator[tuple[str, int, Iterator[tuple[int, list[str]]]]]:
    """The message of each check, its number of games, and what is broken, some games at a time."""
    few = min(number, MOST_LAW_GAMES)
    for name in LAWS:
        chosen = islice(_many_cases(game, seed), few)
        yield f"law-{name}", few, ((1, _try(game, name, case)) for case in chosen)
    yield "selfcheck-watched", number, watch(game, number, seed)


def watch(game: Game, number: int, seed: int) -> Iterator[tuple[int, list[str]]]:
    """Play random games, compiled, over all cases in turn, and check every step.

    Yields how many were played, and what went wrong among them.
    """
    fast = compiled(game)
    watch_games = bound("playouts", fast).watch_games
    state, out = fresh_state(fast), as_state(fast, [0] * fast.rules.n_moves)
    played = 0
    for case in _many_cases(game, seed):
        chunk = min(max(1, min(CHUNK, number // 100)), number - played)
        if chunk <= 0:
            return
        options = as_state(fast, game.option_numbers(game.complete(case.options)))
        first = seed + played
        went = int(watch_games(state, options, out, case.seats, chunk, first, game.rules.longest))
        told = f"{game.name} {case.seats} {dict(case.options)} {went // 4}: {WENT_WRONG[went % 4]}"
        yield chunk, [told] if went else []
        played += chunk


def _many_cases(game: Game, seed: int) -> Iterator[Case]:
    """Cases without end, every combination in turn with ever new luck."""
    while True:
        for case in cases(game, seed):
            yield case
            seed += 1


def _try(game: Game, law: str, case: Case) -> list[str]:
    try:
        LAWS[law](RandomGame(game, case))
    except LawBroken as error:
        return [f"{game.name} {case}: {error}"]
    return []
