"""A record, replayed: a position, the sheets, the ranking; for people, programs, or drawn.

Also its review: who played how well, who was lucky, what was given away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from casetta.bots.review import Judged, Review, positions, review
from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Scene
from casetta.contract.files import reading, write_whole
from casetta.contract.game import Game, State
from casetta.contract.shown import print_json, print_text, shown
from casetta.kernel.state import NOBODY
from casetta.table import record as records
from casetta.table.record import Replay
from casetta.words import Words

from .drawing import columns, news_rows, ranking_lines, sheet_grid, text_of, whole_table
from .screen import Screen, open_screen, run_cleanly
from .session import Seat, names_of

REFUSED = 1
TOLD = 0.05
"""Points of a part of the sheet that are worth telling."""
LONGEST_NAME = 40
Record = Mapping[str, Any]


def read_record(file: Path, at: int | None, words: Words) -> tuple[Record, Replay] | None:
    """A record and what it replays to; a broken one is refused with an error message."""
    with reading(file):
        content = file.read_bytes()
    try:
        record = records.from_bytes(content)
        return record, records.replay_at(record, at)
    except Wrong as wrong:
        print_text(words.wrong(wrong), is_error=True)
        return None


def names_in(record: Record, words: Words) -> list[str]:
    """The names of a record as this language calls them; no sign disturbs the screen."""
    seats = []
    for entry in record["seats"]:
        name = shown(str(entry))[:LONGEST_NAME]
        is_bot = name.startswith("bot:")
        person = "" if name == "me" else name
        seats.append(Seat(bot=name.removeprefix("bot:")) if is_bot else Seat(name=person))
    return names_of(seats, words)


def shown_state(replay: Replay) -> State:
    """The position as it may be shown: all open once the game is over, else for spectators."""
    position = replay.position
    return list(position.state) if replay.whole.is_over else position.view(NOBODY)


# `casetta replay`


def show_replay(file: Path, at: int | None, words: Words, *, as_json: bool = False) -> int:
    """Replay a record and show the position after event `at`, or the last one."""
    found = read_record(file, at, words)
    if found is None:
        return REFUSED
    if as_json:
        print_json(replay_object(*found))
        return 0
    own_words = words.with_game(found[1].position.game.folder)
    return run_cleanly(words, lambda: show_position(open_screen(), *found, own_words))


def replay_object(record: Record, replay: Replay) -> dict[str, Any]:
    """What `replay --json` answers."""
    whole, state = replay.whole, shown_state(replay)
    drawing = whole.game.text.drawing(state)
    drawing.pop("luck", None)
    sheets = [whole.game.text.sheet(state, seat) for seat in range(whole.seats)]
    return {
        "game": whole.game.name,
        "version": record["version"],
        "options": whole.setup["options"],
        "seats": record["seats"],
        "events": whole.version,
        "at": replay.position.version,
        "position": drawing,
        "sheets": [
            {"total": sheet.total, "lines": [line.to_dict() for line in sheet.lines]}
            for sheet in sheets
        ],
        "result": record["result"],
    }


def show_position(screen: Screen, record: Record, replay: Replay, words: Words) -> int:
    """The position with the move that led there, the sheets, and how the game ended."""
    whole, position, names = replay.whole, replay.position, names_in(record, words)
    game = whole.game
    scene = Scene(shown_state(replay), NOBODY, names, words, content=game.content)
    title = words("replay-title", event=position.version, last=whole.version)
    screen.tell(Text(f"{words('game-title')} · {title}", "bold"))
    screen.tell(*(text_of(row) for row in last_move(replay, names, words)), "")
    screen.tell(*whole_table(game.terminal, scene))
    screen.tell(*(text_of(row) for row in game.terminal.notes(scene)))
    for seat, name in enumerate(names):
        screen.tell("", sheet_grid(name, game.text.sheet(scene.view, seat), words))
    if whole.is_over:
        ranking = game.ranking(whole.state)
        screen.tell("", *ranking_lines(names, ranking, game.terminal.tie_break, words))
    else:
        screen.tell("", Text(words("replay-unfinished")))
    return 0


def last_move(replay: Replay, names: list[str], words: Words) -> list[Row]:
    """What the event before this position did."""
    position, before = replay.position, replay.before
    if before is None:
        return [[(words("replay-deal"), "")]]
    event, game = position.events[-1], position.game
    views = position.view(NOBODY), before.view(NOBODY)
    scene = Scene(views[0], NOBODY, names, words, views[1], game.content)
    return news_rows(game, scene, event.seat, game.text.read(event.move))


# `casetta picture`


def show_picture(
    file: Path, at: int | None, seat: int | None, out: Path | None, words: Words
) -> int:
    """Draw the position after event `at`, or the last one; seats are counted from 1.

    In characters the whole table, a seat marked if one is asked for; as SVG what a seat has before
    it, the first one if none is asked for.
    """
    found = read_record(file, at, words)
    if found is None:
        return REFUSED
    replay, whole = found[1], found[1].whole
    text, state = whole.game.text, shown_state(replay)
    if seat is not None and not 1 <= seat <= whole.seats:
        raise Wrong("no-such-seat", seat=seat, last=whole.seats)
    if out is None:
        print_text(text.picture(state, NOBODY if seat is None else seat - 1))
        return 0
    if text.svg is None:
        raise Wrong("no-svg", game=whole.game.name)
    drawn = text.svg(state, (seat or 1) - 1, words.with_game(whole.game.folder))
    write_whole(out, drawn.encode())
    print_text(words("picture-written", file=str(out)))
    return 0


# `casetta review`


def show_review(file: Path, effort: int, seed: int, words: Words, *, as_json: bool) -> int:
    """Review a record, and tell it to people or to programs."""
    if effort < 1:
        raise Wrong("out-of-bounds", "effort", lowest=1, highest=1000)
    found = read_record(file, None, words)
    if found is None:
        return REFUSED
    if not found[1].whole.is_over:
        print_text(words.wrong(Wrong("not-finished")), is_error=True)
        return REFUSED
    return run_cleanly(words, lambda: tell_review(*found, effort, seed, words, as_json=as_json))


def tell_review(
    record: Record, replay: Replay, effort: int, seed: int, words: Words, *, as_json: bool
) -> int:
    """Review and print; meanwhile a progress bar over the events."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("review-judging"), total=None)
        found = review(
            record, effort, seed, lambda done, of: progress.update(task, completed=done, total=of)
        )
    if as_json:
        print_json(found.to_dict())
        return 0
    game, screen = replay.whole.game, open_screen()
    words = words.with_game(game.folder)
    names = names_in(record, words)
    screen.tell(seat_grid(found, names, words), Text(""))
    worst = Text(words("review-worst"), "bold") if found.worst else Text(words("review-nothing"))
    screen.tell(worst)
    for each in found.worst:
        screen.tell(*decision_rows(game, record, each, names, words))
    return 0


def seat_grid(found: Review, names: Sequence[str], words: Words) -> Grid:
    """One row a seat: points, accuracy, what was given away, luck; then the same for the win."""
    heads = ["player", "points", "accuracy", "lost", "luck"]
    heads += ["chance-lost", "chance-luck"] if found.tells_chances else []
    rows = [
        [
            name,
            str(seat.points),
            f"{seat.accuracy:.0f} %",
            f"{seat.points_lost:.1f}",
            f"{seat.points_luck:+.1f}",
            f"{100 * seat.chance_lost:.0f} %",
            f"{100 * seat.chance_luck:+.0f} %",
        ][: len(heads)]
        for name, seat in zip(names, found.seats, strict=True)
    ]
    return columns([words(f"review-{head}") for head in heads], rows)


def decision_rows(
    game: Game, record: Record, each: Judged, names: Sequence[str], words: Words
) -> list[Text]:
    """A decision, what it gave away, what would have been better and in which parts of the sheet.

    In some parts points may have been gained at the cost of others.
    """
    values = {"player": names[each.seat], "move": " · ".join(each.played), "event": each.event}
    told = words("review-decision", points=f"{each.points_lost:.1f}", **values)
    if each.chance_lost:
        told += " " + words("review-decision-chance", chance=round(100 * each.chance_lost))
    better = words("review-better", move=in_words(game, record, each, names, words))
    lines = sorted(each.lines.items(), key=lambda line: -abs(line[1]))
    parts = [
        f"{words(f'part-{part}')} {points:+.1f}" for part, points in lines if abs(points) > TOLD
    ]
    reasons = f" ({', '.join(parts)})" if parts else ""
    return [Text(told), Text(f"   {better}{reasons}", "dim")]


def in_words(game: Game, record: Record, each: Judged, names: Sequence[str], words: Words) -> str:
    """The better decision: as text, and in words where it is a single move."""
    text = " · ".join(each.better)
    if len(each.better) > 1 or len(each.played) > 1:
        return text
    state = next(state for state, number, *_ in positions(game, record) if number == each.event)
    after, moves = list(state), game.text.read(text)
    game.rules.play(after, each.seat, moves[0])
    then, now = (game.view(each_state, each.seat) for each_state in (state, after))
    phrases = game.text.narrate(then, now, each.seat, moves)
    return f"{text} – {' '.join(phrase.text(names, words, who='hint') for phrase in phrases)}"
