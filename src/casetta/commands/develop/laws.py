"""The laws: what every game must keep, whatever is played.

Each law looks at one random game and raises `LawBroken` when something is
not as promised. The tests run them over many cases; `casetta selfcheck` runs them, and watches
long runs of random games, on a user's machine.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import cycle, islice, pairwise, product
from random import Random
from typing import TypeVar

from casetta import games
from casetta.commands.context import SEED, CommandContext
from casetta.contract.command import Command, argument
from casetta.contract.compiled import as_state, bound, compiled, fresh_state
from casetta.contract.errors import Wrong
from casetta.contract.game import Game, OptionValue, Shortcuts, State
from casetta.kernel.luck import WORD, fast_luck, key_of_seed, table_luck
from casetta.kernel.state import NOBODY, SEATS
from casetta.table import record
from casetta.table.table import Table, TableError

Thing = TypeVar("Thing")
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
class Step:
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
    """Any combination of option values."""
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
        return [*(step.state for step in self.steps), self._end]

    @cached_property
    def steps(self) -> list[Step]:
        """The moves, each with the position before it."""
        return list(self._play())

    def _play(self) -> Iterator[Step]:
        game, dice = self.game, Random(self.case.seed)
        self._end = state = dealt(game, self.case)
        for _ in range(game.rules.longest + 1):
            seats = _waiting_seats(game, state)
            seat = dice.choice(seats) if seats else NOBODY
            legal = game.legal(state, seat) if seats else []
            if not legal:
                return
            move = legal[dice.randrange(len(legal))]
            yield Step(list(state), seat, move)
            game.rules.play(state, seat, move)

    @property
    def looked_at(self) -> list[State]:
        """The positions for the slow laws: all, or a sample of a long game."""
        return thinned(self.positions, self.case)


def thinned(every: list[Thing], case: Case) -> list[Thing]:
    """At most MOST_LOOKS of them, evenly spaced; the seed chooses the first."""
    step = -(-len(every) // MOST_LOOKS)
    return every[case.seed % step :: step]


def demand(promise: bool, law: str, detail: object = "") -> None:
    """Raise unless the promise is kept."""
    if not promise:
        raise LawBroken(f"{law}: {detail}")


def replay(played: RandomGame) -> None:
    """Law 1: the same setup and moves give the same bytes, in both lives and from the record."""
    game, case = played.game, played.case
    fast = compiled(game)
    table = Table(game, game.text.drawing(dealt(game, case)))
    twin = as_state(fast, table.state)
    for number, step in enumerate(played.steps):
        demand(step.state == table.state, "replay", f"event {number}")
        table.play(step.seat, game.text.write(step.move))
        fast.rules.play(twin, step.seat, step.move)
        demand(twin.tolist() == table.state, "replay", f"the two lives, event {number}")
    content = record.as_bytes(record.export(table, ["bot"] * case.seats))
    again = record.replay(record.from_bytes(content))
    demand(again.digests == table.digests, "replay", "the record")


def lists(played: RandomGame) -> None:
    """`moves`, `count` and `nth` agree, in both lives, and so do dealing and random play."""
    game, case = played.game, played.case
    fast = compiled(game)
    for state in played.looked_at:
        for seat in _waiting_seats(game, state):
            legal = game.legal(state, seat)
            each = [game.rules.nth(state, seat, n) for n in range(game.rules.count(state, seat))]
            demand(legal == each and len(set(legal)) == len(legal), "lists", "moves and nth")
            demand(
                len(legal) <= (game.rules.most_legal or game.rules.n_moves),
                "lists",
                "too many moves",
            )
            out = as_state(fast, [0] * len(legal))
            found = fast.rules.moves(as_state(fast, state), seat, out)
            demand([int(move) for move in out[:found]] == legal, "lists", "the two lives")
    _same_playouts(game, fast, case)


def _same_playouts(game: Game, fast: Game, case: Case) -> None:
    plain = game.dealt(case.seats, case.options, fast_luck(case.seed))
    twin, numbers = fresh_state(fast), game.option_numbers(game.complete(case.options))
    fast.rules.deal(twin, case.seats, as_state(fast, numbers), as_state(fast, fast_luck(case.seed)))
    demand(plain == twin.tolist(), "lists", "the deal in the two lives")
    demand(game.rules.playout(plain) == fast.rules.playout(twin), "lists", "turns of a playout")
    demand(plain == twin.tolist(), "lists", "the end of a playout in the two lives")


def notation(played: RandomGame) -> None:
    """Law 2: a move is read as it was written, and no two spell alike."""
    game = played.game
    for state in played.looked_at:
        for seat in _waiting_seats(game, state):
            texts = [game.text.write(move) for move in game.legal(state, seat)]
            demand(len(set(texts)) == len(texts), "notation", "two moves spell alike")
            for move, text in zip(game.legal(state, seat), texts, strict=True):
                demand(game.text.read(text) == (move,), "notation", text)
                demand(text.isascii() and text == " ".join(text.split()).lower(), "notation", text)


def door(played: RandomGame) -> None:
    """Law 3: every legal move is accepted; any other is refused and changes nothing."""
    game, case = played.game, played.case
    dice = Random(case.seed)
    for step in thinned(played.steps, case):
        table = Table(game, game.text.drawing(step.state))
        legal = set(game.legal(step.state, step.seat))
        for move in (dice.randrange(game.rules.n_moves) for _ in range(5)):
            if move not in legal and not game.rules.also(step.state, step.seat, move):
                _demand_refusal(table, step.seat, game.text.write(move))
        _demand_refusal(table, step.seat, dice.choice(("", "x", "pass pass", "c2 c3 > 1", "\n")))
        for seat in set(range(-1, case.seats + 1)) - set(_waiting_seats(game, step.state)):
            _demand_refusal(table, seat, game.text.write(step.move))
        for move in dice.sample(sorted(legal), min(5, len(legal))):
            table.copy().play(step.seat, game.text.write(move))


def _demand_refusal(table: Table, seat: int, text: str) -> None:
    before = (list(table.state), table.version)
    try:
        table.play(seat, text)
    except (TableError, Wrong):
        demand(before == (list(table.state), table.version), "door", "a refusal changed the table")
        return
    raise LawBroken(f"door: {text!r} was accepted from seat {seat}")


def secrets(played: RandomGame) -> None:
    """Law 4: what is hidden does not show, hiding twice is hiding once, a view harms nothing."""
    game, case = played.game, played.case
    for number, state in enumerate(played.looked_at):
        for viewer in (NOBODY, *range(case.seats)):
            before = list(state)
            view = game.view(state, viewer)
            demand(before == list(state), "secrets", "a view changed the game")
            demand(game.view(view, viewer) == view, "secrets", "hiding twice")
            other = list(view)
            game.rules.guess(other, case.seed + number)
            demand(game.view(other, viewer) == view, "secrets", "two worlds that look different")
            if viewer != NOBODY:
                same = game.legal(view, viewer) == game.legal(state, viewer)
                demand(same, "secrets", "legal moves depend on what is hidden")


def guess(played: RandomGame) -> None:
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
            demand(game.text.pieces(world) == dict(game.box), "guess", "pieces are missing")
            if number % 8 == 0:
                twin = as_state(fast, view)
                fast.rules.guess(twin, case.seed + number)
                demand(twin.tolist() == world, "guess", "the two lives")
                fast.rules.playout(twin)
                demand(
                    game.text.pieces(twin.tolist()) == dict(game.box), "guess", "pieces are lost"
                )


def conservation(played: RandomGame) -> None:
    """Law 6: every tile, card and token is in exactly one place, always; the census agrees."""
    game = played.game
    for state in played.positions:
        demand(game.text.pieces(state) == dict(game.box), "conservation", game.text.pieces(state))
        demand(game.rules.is_whole(state, [0] * len(state)), "conservation", "the census")


def end(played: RandomGame) -> None:
    """Law 7: random games end within the rulebook's bound, and nobody is ever stuck."""
    game = played.game
    for number, step in enumerate(played.steps, 1):
        demand(game.rules.count(step.state, step.seat) > 0, "end", "a seat is stuck")
        demand(number <= game.rules.longest, "end", "the game does not end")
    demand(not game.rules.waiting(played.positions[-1]), "end", "a seat is stuck")


def score(played: RandomGame) -> None:
    """Law 8: points are the sum of the sheet, also of the drawing read back."""
    game, case = played.game, played.case
    for state in played.looked_at:
        again, wrongs = game.text.setup(game.text.drawing(state))
        demand(not wrongs and list(again) == list(state), "score", "the drawing read back")
        for seat in range(case.seats):
            sheet = game.text.sheet(state, seat)
            demand(sheet.total == game.rules.points(state, seat), "score", f"seat {seat}")
            demand(sheet == game.text.sheet(again, seat), "score", "the sheet of the drawing")
        places = sorted(place for _, place in game.ranking(state))
        demand(places[0] == 1 and max(places) <= case.seats, "score", "places")


def commute(played: RandomGame) -> None:
    """Law 9: moves of different waiting seats give the same state in either order."""
    game, case = played.game, played.case
    dice = Random(case.seed)
    for state in played.positions:
        seats = _waiting_seats(game, state)
        for one, other in product(seats, seats):
            if one < other:
                moves = {seat: dice.choice(game.legal(state, seat)) for seat in (one, other)}
                demand(
                    _after(game, state, moves, (one, other))
                    == _after(game, state, moves, (other, one)),
                    "commute",
                    moves,
                )


def _after(game: Game, state: State, moves: Mapping[int, int], order: tuple[int, int]) -> State:
    copy = list(state)
    for seat in order:
        game.rules.play(copy, seat, moves[seat])
    return copy


def shortcuts(played: RandomGame) -> None:
    """Law 10: everything in `fast` answers what the rules answer; it is speed and nothing else."""
    game, case = played.game, played.case
    bare = replace(game, fast=Shortcuts())
    for number, state in enumerate(played.looked_at):
        for seat in _waiting_seats(game, state):
            _same_choice(game, bare, state, seat, Random(case.seed + number))
        for viewer in (NOBODY, *range(case.seats)):
            _same_view(game, state, viewer)
    for before, after in thinned(list(pairwise(played.positions)), case):
        demand(game.reveals(before, after) == bare.reveals(before, after), "shortcuts", "uncovers")
    for before, after in pairwise(played.positions) if game.fast.earned_alone else ():
        _same_points(game, before, after)
    if game.fast.told_alike:
        for step, after in zip(played.steps, played.positions[1:], strict=True):
            _same_phrases(game, step, after)


def _same_choice(game: Game, bare: Game, state: State, seat: int, dice: Random) -> None:
    """`count`, `nth`, `by_lot` and `texts` are what can be made of `moves`."""
    legal = game.legal(state, seat)
    demand(game.rules.count(state, seat) == len(legal), "shortcuts", "count")
    number = dice.randrange(len(legal))
    demand(game.rules.nth(state, seat, number) == legal[number], "shortcuts", "nth")
    for word in (0, dice.randrange(WORD + 1)):
        lots = [each.rules.by_lot(state, seat, word) for each in (game, bare)]
        demand(lots[0] == lots[1], "shortcuts", "by_lot")
    if game.fast.texts is not None:
        texts = [game.text.write(move) for move in legal]
        demand(game.fast.texts(state, seat) == texts, "shortcuts", "texts")


def _same_view(game: Game, state: State, viewer: int) -> None:
    """A seat's view and its drawing, made from a spectator's, are the ones that `hide` makes."""
    view, open_view = game.view(state, viewer), game.view(state, NOBODY)
    if game.fast.own_drawing is not None:
        drawn = game.text.drawing(open_view) | game.fast.own_drawing(view)
        demand(drawn == game.text.drawing(view), "shortcuts", "own_drawing")
        same = game.rules.waiting(view) == game.rules.waiting(state)
        demand(same, "shortcuts", "own_drawing: who is asked differs too")
    if game.fast.show_own is not None and viewer != NOBODY:
        game.fast.show_own(open_view, state, viewer)
        demand(open_view == view, "shortcuts", "show_own")


def _same_points(game: Game, before: State, after: State) -> None:
    """Whoever was not asked has the same points after a move, until the end."""
    waiting = game.rules.waiting(before)
    idle = [seat for seat in range(before[SEATS]) if not waiting >> seat & 1]
    for seat in idle if game.rules.waiting(after) else []:
        for viewer in (NOBODY, seat):
            then, now = (
                game.rules.points(game.view(each, viewer), seat) for each in (before, after)
            )
            demand(then == now, "shortcuts", f"earned_alone: seat {seat} while others moved")


def _same_phrases(game: Game, step: Step, after: State) -> None:
    """Every seat is told of a move what a spectator is told."""
    views = [
        (game.view(step.state, viewer), game.view(after, viewer))
        for viewer in (NOBODY, *range(after[SEATS]))
    ]
    told = [game.text.narrate(then, now, step.seat, (step.move,)) for then, now in views]
    demand(all(each == told[0] for each in told), "shortcuts", "told_alike")


def _waiting_seats(game: Game, state: State) -> list[int]:
    waiting = game.rules.waiting(state)
    return [seat for seat in range(waiting.bit_length()) if waiting >> seat & 1]


LAWS: dict[str, Callable[[RandomGame], None]] = {
    law.__name__: law
    for law in (
        replay, lists, notation, door, secrets, guess, conservation, end, score, commute,
        shortcuts,
    )
}  # fmt: skip


# `casetta selfcheck`


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
        print(line)
    print(words("selfcheck-kept") if not broken else words("selfcheck-broken", count=len(broken)))
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


CHOSEN = argument("game", nargs="?", metavar="GAME")
NUMBER = argument("--games", type=int, default=20)
COMMANDS = (Command("selfcheck", selfcheck, (CHOSEN, NUMBER, SEED)),)
