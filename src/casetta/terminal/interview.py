"""Questions one after the other, each with a default, and a way back: the menu, the score pad."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from casetta import games
from casetta.bots import names as bot_names
from casetta.contract.errors import Wrong
from casetta.contract.face import Answers, PadPrompt
from casetta.contract.files import reading
from casetta.contract.game import Game, Option, OptionValue
from casetta.contract.shown import print_text
from casetta.words import LANGUAGES, Words

from .drawing import ranking_lines, sheet_grid, side_by_side, text_of
from .play import play_game
from .prose import Prose
from .screen import Quit, Screen, open_screen, run_cleanly
from .session import DEFAULT_BOT, Seat, read_name

WRONG_COMMAND_LINE = 2
LARGEST_FILE = 10_000
PEOPLE = "people"
HOUSE = ("   /\\   ", "  /  \\  ", "  |[]|  ")
Plan = Callable[[Mapping[Any, Any]], tuple[Any, PadPrompt] | None]
"""The next question, with the key under which its answer is kept; None after the last one."""


class Interview:
    """A conversation that collects answers."""

    def __init__(
        self, screen: Screen, words: Words, plan: Plan, known: Mapping[str, str] | None = None
    ) -> None:
        self.screen = screen
        self.words = words
        self.plan = plan
        self.known = known or {}
        """What was said before it is asked, by the keys of the questions."""
        self.answers: dict[Any, Any] = {}
        self.typed: list[Any] = []
        """The keys of those answers that were typed, to which one can go back."""
        self.explained: set[str] = set()
        """The questions whose explanation was told already."""

    def run(self) -> dict[Any, Any]:
        """Ask until the plan has no more questions."""
        while (asked := self.plan(self.answers)) is not None:
            key, question = asked
            try:
                if question.key in self.known:
                    self.keep(key, question, self.known[question.key])
                else:
                    self.take(key, question, self.put(question))
            except Wrong as wrong:
                for each in (wrong, *wrong.others):
                    self.refuse(self.words.wrong(each))
        return self.answers

    def put(self, question: PadPrompt) -> str:
        """Ask one question, explained the first time; the line that was typed."""
        intro = f"{question.ask}-intro"
        if question.ask not in self.explained and self.words.has(intro):
            self.screen.tell(Prose(self.words(intro, **question.values), "dim"))
        self.explained.add(question.ask)
        asked = self.words(question.ask, **question.values)
        return self.screen.ask(
            f"{asked} [{question.default}] " if question.default else f"{asked} "
        )

    def take(self, key: Any, question: PadPrompt, typed: str) -> None:
        """Keep an answer, explain the question, go one question back, or end."""
        word = typed.strip().lower()
        if word in {"quit", "exit"}:
            raise Quit
        if word == "?":
            self.explained.discard(question.ask)
        elif word not in {"u", "undo"}:
            self.keep(key, question, typed)
            self.typed.append(key)
        elif self.typed:
            last = self.typed.pop()
            while self.answers.popitem()[0] != last:
                continue
        else:
            raise Wrong("pad-nothing-to-undo")

    def keep(self, key: Any, question: PadPrompt, typed: str) -> None:
        text = typed if typed.strip() else question.default
        if text is None:
            raise Wrong("pad-needs-answer")
        if text.strip().startswith("@"):
            text = file_text(text.strip()[1:])
        self.answers[key] = question.read(text)

    def refuse(self, sentence: str) -> None:
        """Say why an answer was not taken."""
        self.screen.tell(Prose(sentence, "bold"))


def file_text(name: str) -> str:
    """What a file says, as far as an answer can be long."""
    file = Path(name.strip()).expanduser()
    with reading(name), file.open(encoding="utf-8", errors="replace") as lines:
        return lines.read(LARGEST_FILE)


@dataclass(frozen=True, slots=True)
class Choice(PadPrompt):
    """A question that is answered by one of a few texts, perhaps each told in words."""

    texts: Sequence[str] = ()


def choice(
    key: str, ask: str, known: Sequence[Any], default: Any, texts: Sequence[str] = (), **more: str
) -> Choice:
    """Such a question; what is told in words is answered by its number."""
    by_text = {str(number if texts else value): value for number, value in enumerate(known, 1)}

    def read(text: str) -> Any:
        if text.strip() not in by_text:
            raise Wrong("pad-not-a-choice", known=", ".join(by_text))
        return by_text[text.strip()]

    return Choice(key, ask, read, str(default), {"known": ", ".join(by_text), **more}, texts)


def name_question(key: str, ask: str, seat: int, words: Words) -> PadPrompt:
    default = words("turn-player", number=seat + 1)
    return PadPrompt(key, ask, read_name, default, {"number": seat + 1})


# The menu: choose a game, who plays and by which rules; Enter takes what is proposed


def open_menu(words: Words) -> int:
    """Let a person choose a game, and play it."""
    if not sys.stdin.isatty():
        print_text(words("menu-no-terminal"), is_error=True)
        return WRONG_COMMAND_LINE
    menu = Menu(open_screen(), words)
    status = run_cleanly(words, menu.choose)
    is_complete = menu.next_question(menu.answers) is None
    return menu.start() if is_complete and not status else status


class Menu(Interview):
    """The questions of the menu, each on a screen of its own."""

    def __init__(self, screen: Screen, words: Words) -> None:
        super().__init__(screen, words, self.next_question)
        self.note = ""
        """What stands below the next question, such as why an answer was not taken."""

    def choose(self) -> int:
        with self.screen.alternate():
            self.run()
        return 0

    def start(self) -> int:
        """Play what was chosen; lots decide who begins."""
        game, seats = self.answers["game"], self.seats()
        first = secrets.randbelow(len(seats))
        options = {option.name: self.answers[option.name] for option in asked_for(game)}
        turned = [*seats[first:], *seats[:first]]
        return play_game(game, turned, options, None, None, self.words.with_game(game.folder))

    def next_question(self, answers: Mapping[Any, Any]) -> tuple[str, PadPrompt] | None:
        """Game, number of players, rivals, names if people play, options."""
        asked = self.later_questions(answers["game"]) if "game" in answers else [self.first()]
        return next(((each.key, each) for each in asked if each.key not in answers), None)

    def first(self) -> PadPrompt:
        known = games.every()
        told = [self.words.with_game(game.folder) for game in known]
        texts = [f"{words('game-title')}: {words('game-sentence')}" for words in told]
        return choice("game", "menu-game", known, 1, texts)

    def later_questions(self, game: Game) -> list[PadPrompt]:
        """All questions after the choice of a game, in order, as far as they are known."""
        words = self.words.with_game(game.folder)
        players = self.answers.get("players", 1)
        asked: list[PadPrompt] = [choice("players", "menu-players", game.seats, game.seats[0])]
        if players > 1:  # against bots, or people at this screen
            known = list(dict.fromkeys([DEFAULT_BOT, *bot_names(game), PEOPLE]))
            texts = [words(f"menu-rivals-{kind}", rivals=players - 1) for kind in known]
            asked.append(choice("rivals", "menu-rivals", known, 1, texts))
        if self.answers.get("rivals") == PEOPLE:
            people = range(players)
            asked += [name_question(f"name-{seat}", "menu-name", seat, words) for seat in people]
        for option in asked_for(game):
            message, values = f"option-{option.name}", option.values
            texts = [words(f"{message}-{str(value).lower()}") for value in values]
            more = {"option": words(message)}
            asked.append(choice(option.name, "menu-option", values, 1, texts, **more))
        return asked

    def seats(self) -> list[Seat]:
        rivals = self.answers.get("rivals", PEOPLE)
        numbers = range(self.answers["players"])
        if rivals == PEOPLE:
            return [Seat(name=self.answers.get(f"name-{seat}", "")) for seat in numbers]
        return [Seat() if seat == 0 else Seat(bot=rivals) for seat in numbers]

    def put(self, question: PadPrompt) -> str:
        """Ask one question on a screen of its own, below a little house and what casetta is."""
        beside = ("", "casetta", self.words("menu-title"))
        pairs = zip(HOUSE, beside, strict=True)
        title = [*(Text.assemble((house, "bold"), text) for house, text in pairs), Text("")]
        asked = Text(self.words(question.ask, **question.values), "bold")
        listed = Grid.grid(padding=(0, 2))
        for number, text in enumerate(question.texts if isinstance(question, Choice) else (), 1):
            listed.add_row(f"  {number}", Text(text))
        known = self.words("menu-hint", languages=" ".join(LANGUAGES))
        hint = Prose(self.note or known, "bold" if self.note else "dim")
        self.screen.draw(*title, asked, *([listed] if listed.row_count else []), "", hint)
        self.note = ""
        return self.screen.ask(f"[{question.default}] > ")

    def take(self, key: Any, question: PadPrompt, typed: str) -> None:
        """Change the language, or do what every interview does."""
        if typed.strip().lower() in LANGUAGES:
            self.words = Words(typed.strip().lower())
        else:
            super().take(key, question, typed)

    def refuse(self, sentence: str) -> None:
        """Say on the next screen why an answer was not taken."""
        self.note = sentence


def asked_for(game: Game) -> list[Option]:
    """The options that a person is asked for; an edition stands for the others."""
    return [option for option in game.options if not option.is_detail]


# The score pad: what lies on a real table, added up and explained


def open_score_pad(
    game: Game,
    options: Mapping[str, OptionValue],
    words: Words,
    known: Mapping[str, str] | None = None,
    brought: Mapping[str, Any] | None = None,
) -> int:
    """Ask what lies on the table and explain every point; `known` answers are not asked for,
    `brought` is what a file of the owner of the box says to questions.
    """
    chosen, under = game.complete(options), game.terminal.pad.under
    if under is not None:
        game = replace(game, terminal=replace(game.terminal, pad=under(chosen, brought or {})))
    return run_cleanly(words, lambda: score(open_screen(), game, words, known))


def score(screen: Screen, game: Game, words: Words, known: Mapping[str, str] | None = None) -> int:
    """The whole conversation: questions, sheets, ranking."""
    pad = game.terminal.pad
    screen.tell(Text(words("pad-title", game=words("game-title")), "bold"), words("pad-welcome"))
    screen.tell(*(Prose(text, "dim") for text in (pad.changes(words) if pad.changes else [])))
    people = people_of(Interview(screen, words, partial(pad_question, game, words), known).run())
    sheets = [pad.sheet(person) for person in people]
    for person, sheet in zip(people, sheets, strict=True):
        grid = Grid.grid(padding=(0, 1), expand=True)
        picture = pad.draw(person)
        grid.add_column(width=picture.width)
        grid.add_column(ratio=1)
        drawn = Padding(Text("\n").join(side_by_side([picture])), (1, 0, 0, 0))
        grid.add_row(drawn, sheet_grid(person["name"], sheet, words))
        screen.tell("", grid)
    for warning in pad.warnings(people):
        screen.tell(Prose(words.wrong(warning), "bold"))
    show_places(screen, game, words, people, [sheet.total for sheet in sheets])
    return 0


def pad_question(
    game: Game, words: Words, answers: Mapping[Any, Any]
) -> tuple[Any, PadPrompt] | None:
    """How many people; then for each the name and what the game wants to know."""
    pad = game.terminal.pad
    if PEOPLE not in answers:
        return PEOPLE, choice(PEOPLE, "pad-people", pad.people, game.seats[0])
    people = people_of(answers)
    for number, person in enumerate(people):
        questions = (
            pad.questions(person, people[:number], answers[PEOPLE], words)
            if "name" in person
            else [name_question("name", "pad-name", number, words)]
        )
        for question in questions:
            if question.key not in person:
                return (number, question.key), question
    return None


def people_of(answers: Mapping[Any, Any]) -> list[dict[str, Any]]:
    people: list[dict[str, Any]] = [{} for _ in range(answers[PEOPLE])]
    for key, value in answers.items():
        if key != PEOPLE:
            number, name = key
            people[number][name] = value
    return people


def show_places(
    screen: Screen, game: Game, words: Words, people: Sequence[Answers], totals: Sequence[int]
) -> None:
    """Who is ahead; a tie is broken by what the game asks for it."""
    names, pad = [person["name"] for person in people], game.terminal.pad
    if len(people) == 1:
        rows = pad.alone(people[0], words) if pad.alone is not None else []
        screen.tell(*(text_of(row) for row in rows))
        return
    answer = pad.told(people) if pad.told is not None else None
    if answer is None and pad.tie is not None and len(set(totals)) != len(totals):
        screen.tell("", words("pad-tie"))
        tie = pad.tie(names, words)
        once = Interview(screen, words, lambda told: None if told else (tie.key, tie))
        answer = once.run()[tie.key]
    ranking = list(zip(totals, pad.places(totals, answer), strict=True))
    screen.tell("", *ranking_lines(names, ranking, game.terminal.tie_break, words))
