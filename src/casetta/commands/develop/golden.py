"""`casetta golden`: whole games as text, and counts of moves, kept beside the tests.

A golden game is a record and what is drawn of it: first and last position whole, those
between as digests, one a line; `casetta picture RECORD --at N` shows them. Records are never
rewritten: those of every version of the rules stay and must replay for ever. The
command writes records that do not exist yet, and draws all of them anew.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random

from casetta import games
from casetta.bots import BOTS
from casetta.commands.context import CommandContext
from casetta.commands.develop.bench import perft, position
from casetta.contract.command import command, flag
from casetta.contract.game import Game, OptionValue
from casetta.contract.shown import print_text
from casetta.kernel.state import NOBODY
from casetta.table import record
from casetta.table.table import Event, Table

TESTS = Path(__file__).resolve().parents[4] / "tests" / "games"
SEED = 7
PERFT_DEPTH = 2
MOST_STARTS = 24
DIGITS = 16
"""Of the SHA-256 of a drawing; enough to tell any two apart."""
PERFT_AFTER = (0, 9, 18)
"""How many random moves are played before counting."""


@command(flag("--write"))
def golden(given: Namespace, context: CommandContext) -> int:
    """Compare all golden files with what the rules give now, or write them; 1 if any differs."""
    differing = []
    for game in games.every():
        if given.write:
            _write_new_records(game)
        for file, text in expected_files(game):
            if given.write:
                file.write_text(text, encoding="utf-8")
            elif not file.exists() or file.read_text(encoding="utf-8") != text:
                differing.append(file)
    for file in differing:
        print_text(str(file.relative_to(TESTS)))
    return 1 if differing else 0


def expected_files(game: Game) -> Iterator[tuple[Path, str]]:
    """Every golden text of a game with what it should say."""
    for file in sorted(folder_of(game).glob("*.json")):
        yield file.with_suffix(".txt"), drawn_game(file.read_bytes())
    yield folder_of(game) / "perft.txt", perft_text(game)


def folder_of(game: Game) -> Path:
    """Where the golden files of a game lie."""
    return TESTS / game.name.replace("-", "_") / "golden"


def drawn_game(content: bytes) -> str:
    """A whole recorded game as text: every event and position as a spectator sees it."""
    document = record.from_bytes(content)
    end = record.replay(document)
    table = Table(end.game, end.setup, end.seed)
    head = [f"{end.game.name} version {document['version']}", f"{table.setup['options']}"]
    parts = ["\n".join(head), _picture(table), "\n".join(_events(table, end.events))]
    parts += [_picture(table), "\n".join(_sheets(table))]
    return "\n\n".join(parts) + "\n"


def _picture(table: Table) -> str:
    """The position as a spectator sees it."""
    return table.game.text.picture(table.view(NOBODY), NOBODY)


def _events(table: Table, events: Sequence[Event]) -> Iterator[str]:
    """Play the events one by one and tell each, with the digest of what is drawn after it."""
    for event in events:
        table.play(event.seat, event.move)
        digest = sha256(_picture(table).encode()).hexdigest()[:DIGITS]
        yield f"{table.version}. seat {event.seat + 1}: {event.move}  {digest}"


def _sheets(table: Table) -> Iterator[str]:
    """The sheets of all seats, line by line, and the ranking."""
    for seat, (points, place) in enumerate(table.game.ranking(table.state)):
        yield f"seat {seat + 1}: {points} points, place {place}"
        for line in table.game.text.sheet(table.state, seat).lines:
            values = ", ".join(f"{name} {value}" for name, value in line.values.items())
            cells = " ".join(line.cells)
            yield f"  {line.points:3} {line.part}: {line.rule} {values} {cells}".rstrip()


def perft_text(game: Game) -> str:
    """Counts of move sequences for every number of seats and every edition."""
    lines = ["# seats, options, seed, random moves first, depth: sequences of moves"]
    for (seats, options), after in product(starts(game), PERFT_AFTER):
        start = position(game, seats, options, SEED, after)
        for depth in range(1, PERFT_DEPTH + 1):
            found = perft(game, start, depth)
            lines.append(f"{seats} {_label(options)} {SEED} {after} {depth}: {found}")
    return "\n".join(lines) + "\n"


def starts(game: Game) -> list[tuple[int, dict[str, OptionValue]]]:
    """Every number of seats with every variant.

    A variant is a value of the first option, the edition, or another value of one of the others;
    details are left to the editions they make. Where that would be too many, every number of seats
    with the first variant, and every other variant with the fewest seats.
    """
    edition, *others = (option for option in game.options if not option.is_detail)
    variants = [{edition.name: value} for value in edition.values]
    variants += [{option.name: value} for option in others for value in option.values[1:]]
    whole = list(product(game.seats, variants))
    if len(whole) <= MOST_STARTS:
        return whole
    return [pair for pair in whole if pair[0] == game.seats[0] or pair[1] == variants[0]]


def _label(options: dict[str, OptionValue]) -> str:
    return ",".join(f"{name}={str(value).lower()}" for name, value in options.items())


def _write_new_records(game: Game) -> None:
    """Write the games of the present version, but for those that go as in an earlier one."""
    folder_of(game).mkdir(parents=True, exist_ok=True)
    known = {file.read_bytes() for file in folder_of(game).glob("*.json")}
    for seats, options in starts(game):
        file = folder_of(game) / f"v{game.version}-{seats}-{_label(options)}.json"
        if not file.exists():
            content = _new_record(game, seats, options)
            if content not in known:
                file.write_bytes(content)


def _new_record(game: Game, seats: int, options: dict[str, OptionValue]) -> bytes:
    """A game of greedy bots and, on the last seat, a random one."""
    names = ["greedy"] * (seats - 1) + ["random"]
    table = Table.deal(game, seats, options, SEED + seats)
    dice = Random(SEED)
    while not table.is_over:
        for seat in range(seats):
            if table.is_waiting(seat):
                move = BOTS[names[seat]](game, table.view(seat), seat, dice)
                table.play(seat, game.text.write(move))
    return record.as_bytes(record.export(table, names))
