"""The menu: choose a game, who plays and by which rules; Enter takes what is proposed."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from casetta import games
from casetta.bots import names as bot_names
from casetta.contract.face import PadPrompt
from casetta.contract.game import Game, Option
from casetta.words import LANGUAGES, Words

from .interview import Interview, read_known
from .play import play_game
from .screen import Screen, open_screen, run_cleanly
from .session import DEFAULT_BOT, Seat, read_name

WRONG_COMMAND_LINE = 2
PEOPLE = "people"
HOUSE = ("   /\\   ", "  /  \\  ", "  |[]|  ")


def open_menu(words: Words) -> int:
    """Let a person choose a game, and play it."""
    if not sys.stdin.isatty():
        print(words("menu-no-terminal"), file=sys.stderr)
        return WRONG_COMMAND_LINE
    screen = open_screen()
    menu = Menu(screen, words)
    status = run_cleanly(words, lambda: choose(screen, menu))
    return status or start(menu) if menu.is_complete else status


def choose(screen: Screen, menu: Menu) -> int:
    """Ask what to play."""
    with screen.alternate():
        menu.run()
    return 0


def start(menu: Menu) -> int:
    """Play what was chosen; lots decide who begins."""
    game, seats = menu.game, menu.seats()
    first = secrets.randbelow(len(seats))
    options = {option.name: menu.answers[option.name] for option in asked_options(game)}
    words = menu.words.with_game(game.folder)
    return play_game(game, [*seats[first:], *seats[:first]], options, None, None, words)


def asked_options(game: Game) -> list[Option]:
    """The options that a person is asked for; an edition stands for the others."""
    return [option for option in game.options if not option.is_detail]


@dataclass(frozen=True, slots=True)
class Choice(PadPrompt):
    """A question with numbered answers, each told in words."""

    texts: Sequence[str] = ()


class Menu(Interview):
    """The questions of the menu, each on a screen of its own."""

    def __init__(self, screen: Screen, words: Words) -> None:
        super().__init__(screen, words, self.next_question)
        self.note = ""
        """What stands below the next question, such as why an answer was not taken."""

    @property
    def is_complete(self) -> bool:
        """Whether everything has been answered."""
        return self.next_question(self.answers) is None

    @property
    def game(self) -> Game:
        """The chosen game."""
        game = self.answers["game"]
        assert isinstance(game, Game)
        return game

    def next_question(self, answers: Mapping[Any, Any]) -> tuple[str, PadPrompt] | None:
        """Game, number of players, rivals, names if people play, options."""
        if "game" not in answers:
            return "game", self.game_question()
        for key, question in self.later_questions():
            if key not in answers:
                return key, question
        return None

    def later_questions(self) -> list[tuple[str, PadPrompt]]:
        """All questions after the choice of a game, in order, as far as they are known."""
        asked = [("players", self.players_question())]
        if self.answers.get("players", 1) > 1:
            asked.append(("rivals", self.rivals_question(self.answers["players"] - 1)))
        if self.answers.get("rivals") == PEOPLE:
            asked += [self.name_question(seat) for seat in range(self.answers["players"])]
        options = asked_options(self.game)
        return asked + [(option.name, self.option_question(option)) for option in options]

    def game_question(self) -> PadPrompt:
        """Which game."""
        known = games.every()
        told = [self.words.with_game(game.folder) for game in known]
        texts = [f"{words('game-title')}: {words('game-sentence')}" for words in told]
        return numbered("game", "menu-game", known, texts)

    def players_question(self) -> PadPrompt:
        """How many play."""
        allowed = {str(number): number for number in self.game.seats}
        values = {"known": ", ".join(allowed)}
        read = partial(read_known, allowed)
        return PadPrompt("players", "menu-players", read, next(iter(allowed)), values)

    def rivals_question(self, rivals: int) -> PadPrompt:
        """Against whom: bots, or people at this screen."""
        others = [bot for bot in bot_names(self.game) if bot != DEFAULT_BOT]
        known = [DEFAULT_BOT, *others, PEOPLE]
        words = self.words.with_game(self.game.folder)
        texts = [words(f"menu-rivals-{kind}", rivals=rivals) for kind in known]
        return numbered("rivals", "menu-rivals", known, texts)

    def name_question(self, seat: int) -> tuple[str, PadPrompt]:
        """What a person is called."""
        default = self.words("turn-player", number=seat + 1)
        key = f"name-{seat}"
        return key, PadPrompt(key, "menu-name", read_name, default, {"number": seat + 1})

    def option_question(self, option: Option) -> PadPrompt:
        """One variant of the rules, each value told in words."""
        words = self.words.with_game(self.game.folder)
        texts = [words(f"option-{option.name}-{str(value).lower()}") for value in option.values]
        heading = {"option": words(f"option-{option.name}")}
        return numbered(option.name, "menu-option", option.values, texts, heading)

    def seats(self) -> list[Seat]:
        """Who sits at the table."""
        rivals = self.answers.get("rivals", PEOPLE)
        numbers = range(self.answers["players"])
        if rivals == PEOPLE:
            return [Seat(name=self.answers.get(f"name-{seat}", "")) for seat in numbers]
        return [Seat() if seat == 0 else Seat(bot=rivals) for seat in numbers]

    def put(self, question: PadPrompt) -> str:
        """Ask one question on a screen of its own."""
        asked = Text(self.words(question.ask, **question.values), "bold")
        texts = question.texts if isinstance(question, Choice) else ()
        hint = Text(self.note or self.words("menu-hint"), "bold" if self.note else "dim")
        self.screen.draw(*self.title(), asked, *listed(texts), "", hint)
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

    def title(self) -> list[Text]:
        """A little house, the name, and what casetta is."""
        beside = ("", "casetta", self.words("menu-title"))
        pairs = zip(HOUSE, beside, strict=True)
        return [*(Text.assemble((house, "bold"), text) for house, text in pairs), Text("")]


def numbered(
    key: str,
    ask: str,
    known: Sequence[Any],
    texts: Sequence[str],
    values: Mapping[str, str] | None = None,
) -> Choice:
    """A question with numbered answers; the first one is proposed."""
    by_number = {str(number): value for number, value in enumerate(known, 1)}
    return Choice(key, ask, partial(read_known, by_number), "1", values or {}, texts)


def listed(texts: Sequence[str]) -> list[Grid]:
    """The numbered answers of a question, one below the other."""
    if not texts:
        return []
    grid = Grid.grid(padding=(0, 2))
    for number, text in enumerate(texts, 1):
        grid.add_row(f"  {number}", Text(text))
    return [grid]
