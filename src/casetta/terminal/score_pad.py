"""The score pad: what lies on a real table, added up and explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from casetta.contract.face import Answers, Block, PadPrompt
from casetta.contract.game import Game, OptionValue
from casetta.contract.text import Sheet
from casetta.words import Words

from .drawing import ranking_lines, sheet_grid, side_by_side, text_of
from .interview import Interview, read_known
from .screen import Screen, open_screen, run_cleanly
from .session import read_name

PEOPLE = "people"


def open_score_pad(
    game: Game,
    options: Mapping[str, OptionValue],
    words: Words,
    known: Mapping[str, str] | None = None,
) -> int:
    """Ask what lies on the table and explain every point; `known` answers are not asked for."""
    played = under(game, options)
    screen = open_screen()
    return run_cleanly(words, lambda: score(screen, played, words, known))


def under(game: Game, options: Mapping[str, OptionValue]) -> Game:
    """The game with the score pad of these options, which are checked and completed."""
    chosen, pad = game.complete(options), game.terminal.pad
    if pad.under is None:
        return game
    return replace(game, terminal=replace(game.terminal, pad=pad.under(chosen)))


def score(screen: Screen, game: Game, words: Words, known: Mapping[str, str] | None = None) -> int:
    """The whole conversation: questions, sheets, ranking."""
    screen.tell(Text(words("pad-title", game=words("game-title")), "bold"), words("pad-welcome"))
    changes = game.terminal.pad.changes
    screen.tell(*(Text(text, "dim") for text in (changes(words) if changes else [])))
    interview = Interview(screen, words, partial(next_question, game, words), known)
    answers = interview.run()
    people = people_of(answers)
    sheets = [game.terminal.pad.sheet(person) for person in people]
    show_sheets(screen, game, words, people, sheets)
    show_ranking(screen, game, words, people, [sheet.total for sheet in sheets])
    return 0


def next_question(
    game: Game, words: Words, answers: Mapping[Any, Any]
) -> tuple[Any, PadPrompt] | None:
    """How many people; then for each the name and what the game wants to know."""
    if PEOPLE not in answers:
        return PEOPLE, people_question(game)
    people = people_of(answers)
    for number in range(answers[PEOPLE]):
        person = people[number] if number < len(people) else {}
        question = person_question(game, words, person, people[:number], answers[PEOPLE])
        if question is not None:
            return (number, question.key), question
    return None


def people_question(game: Game) -> PadPrompt:
    """How many people are to be scored."""
    allowed = {str(number): number for number in game.terminal.pad.people}
    values = {"known": ", ".join(allowed)}
    return PadPrompt(PEOPLE, "pad-people", partial(read_known, allowed), str(game.seats[0]), values)


def person_question(
    game: Game, words: Words, person: Answers, earlier: Sequence[Answers], people: int
) -> PadPrompt | None:
    """The next question about one person."""
    if "name" not in person:
        number = len(earlier) + 1
        default = words("turn-player", number=number)
        return PadPrompt("name", "pad-name", read_name, default, {"number": number})
    questions = game.terminal.pad.questions(person, earlier, people, words)
    return next((question for question in questions if question.key not in person), None)


def people_of(answers: Mapping[Any, Any]) -> list[dict[str, Any]]:
    """The answers person by person."""
    people: list[dict[str, Any]] = []
    for key, value in answers.items():
        if key == PEOPLE:
            continue
        number, name = key
        people += [{}] * (number + 1 - len(people))
        people[number] = {**people[number], name: value}
    return people


def show_sheets(
    screen: Screen, game: Game, words: Words, people: Sequence[Answers], sheets: Sequence[Sheet]
) -> None:
    """For each person what lies there and the sheet beside it; then what is odd."""
    for person, sheet in zip(people, sheets, strict=True):
        picture = game.terminal.pad.draw(person)
        screen.tell("", beside(picture, sheet_grid(person["name"], sheet, words)))
    for warning in game.terminal.pad.warnings(people):
        screen.tell(Text(words.wrong(warning), "bold"))


def beside(picture: Block, sheet: Grid) -> Grid:
    """A picture with a sheet beside it."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=picture.width)
    grid.add_column(ratio=1)
    drawn = Text("\n").join(side_by_side([picture]))
    grid.add_row(Padding(drawn, (1, 0, 0, 0)), sheet)
    return grid


def show_ranking(
    screen: Screen, game: Game, words: Words, people: Sequence[Answers], totals: Sequence[int]
) -> None:
    """Who is ahead; a tie is broken by what the game asks for it."""
    names, pad = [person["name"] for person in people], game.terminal.pad
    if len(people) == 1:
        rows = pad.alone(people[0], words) if pad.alone is not None else []
        screen.tell(*(text_of(row) for row in rows))
        return
    answer = pad.told(people) if pad.told is not None else None
    if pad.tie is not None and len(set(totals)) != len(totals):
        screen.tell("", words("pad-tie"))
        answer = ask_one(screen, words, pad.tie(names, words))
    ranking = list(zip(totals, pad.places(totals, answer), strict=True))
    screen.tell("", *ranking_lines(names, ranking, game.terminal.tie_break, words))


def ask_one(screen: Screen, words: Words, question: PadPrompt) -> Any:
    """The answer to a single question."""

    def plan(answers: Mapping[Any, Any]) -> tuple[str, PadPrompt] | None:
        return None if answers else (question.key, question)

    return Interview(screen, words, plan).run()[question.key]
