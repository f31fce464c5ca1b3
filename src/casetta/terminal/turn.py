"""A person's turn: look, type, see what would come of it, keep it or take it back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from casetta.contract.errors import Wrong
from casetta.contract.face import Block, Row, Scene
from casetta.contract.game import Game, OptionValue, State
from casetta.contract.text import BETWEEN, Phrase, Sheet
from casetta.kernel.rule import first
from casetta.words import Words

from .drawing import draw_table, sheet_grid, sheet_grids, side_by_side, text_of
from .prose import Prose
from .screen import HEIGHT, Quit, Screen

COMMANDS = ("move", "moves", "undo", "sheet", "hint")
"""What can be typed at every table, each with a sentence `turn-help-…`; `quit` comes last."""
HEADING_WIDTH = 20
FREE_LINES = 3
"""Lines of a page that stay free: a blank, the prompt, and one below."""
TOGETHER = 5
"""Rows of a score that stay together when it is split over pages."""
ROWS = 10
"""The most rows of a board beside which there is room for more than notes."""
HINTS = 4
"""How many moves a hint shows."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that a good bot would make, with the points and the chance that it expects."""

    move: str
    points: float
    chance: float
    reasons: Sequence[Phrase] = ()


class PlayedTable(Protocol):
    """A table that somebody at this terminal plays or watches, here or at a server."""

    words: Words
    screen: Screen
    names: list[str]
    commands: Mapping[str, Callable[[str], str]]
    """What can be typed beside `COMMANDS`, each with a sentence `turn-help-…`; all of them answer
    a note, or nothing."""

    @property
    def game(self) -> Game: ...

    @property
    def options(self) -> Mapping[str, OptionValue]: ...

    def scene(self, seat: int) -> Scene:
        """What a seat sees now."""

    def may_move(self, seat: int) -> bool:
        """Whether a move of a seat is taken now."""

    def title(self, seat: int) -> str:
        """Whose turn it is."""

    def hint(self, seat: int) -> str:
        """What can be typed while nothing is chosen."""

    def notice(self, *, is_crowded: bool) -> str:
        """What must not be missed, if there is anything; news, too, where they have no room."""

    def news_for(self, seat: int) -> list[Row]:
        """What has happened since a seat moved last."""

    def advice(self, seat: int) -> list[Advice]:
        """What a good bot would do, its best move first."""

    def undo(self) -> str:
        """Take back a move that was kept; a note about it."""

    def wait(self) -> str:
        """Enter was pressed by somebody who cannot move now; a note about it."""

    def read(self, turn: Turn) -> str:
        """The next line that a person types."""


class Turn:
    """What a person sees and does until a move is confirmed."""

    def __init__(self, session: PlayedTable, seat: int) -> None:
        self.session = session
        self.words = session.words
        self.scene = session.scene(seat)
        self.terminal = session.game.terminal
        self.steps: list[str] = []
        """What was chosen step by step; the last one is the move that waits for Enter."""
        self.typed: list[str] = []
        """What chose each of the steps; nothing where the game proposed it."""
        self.note = ""
        """A sentence about what was typed last."""
        self.panel: list[Row] | None = None
        """What was asked to stand below the board, in place of goals and news."""
        self.commands: dict[str, Callable[[str], None]] = {
            **dict.fromkeys(("m", "moves"), self.show_moves),
            **dict.fromkeys(("u", "undo"), self.undo),
            **dict.fromkeys(("?", "h", "help"), self.explain),
            **dict.fromkeys(("s", "sheet"), self.show_sheet),
            "hint": self.advise,
            **{name: partial(self.leave_to, do) for name, do in session.commands.items()},
            **dict.fromkeys(("quit", "exit"), self.quit),
        }
        if self.terminal.look is not None:
            self.commands |= dict.fromkeys(("l", "look"), partial(self.look, self.terminal.look))

    @property
    def chosen(self) -> str:
        """The move that waits for Enter."""
        return self.steps[-1] if self.steps else ""

    def run(self) -> str:
        """Ask until a move is confirmed."""
        while True:
            self.show()
            answer = self.session.read(self).strip()
            if not answer and self.chosen and not self.missing():
                return self.chosen
            self.note, self.panel = "", None
            try:
                self.obey(answer)
            except Wrong as wrong:
                self.note = self.words.wrong(wrong).strip()
            draft = self.terminal.draft
            if self.chosen and draft and draft.at_once(self.scene.view):
                return self.chosen

    @property
    def may_move(self) -> bool:
        return self.session.may_move(self.scene.seat)

    def look_again(self) -> None:
        """The table has changed: see it as it is, and choose again what was chosen."""
        self.scene = self.session.scene(self.scene.seat)
        typed, self.typed, self.steps = self.typed, [], []
        try:
            for answer in typed if self.may_move else ():
                self.choose(answer) if answer else self.propose()
        except Wrong:
            self.typed, self.steps = [], []

    def obey(self, answer: str) -> None:
        """Do what was typed: a command, or else a move to look at."""
        word, _, rest = answer.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif answer:
            self.choose(answer)
        else:
            self.propose()

    def choose(self, answer: str) -> None:
        """Choose a move, or add something to what is chosen."""
        self.demand_turn()
        view, seat = self.scene.view, self.scene.seat
        if self.terminal.draft is None:
            self.steps = [self.session.game.text.spell(view, seat, answer)]
            self.typed = [answer]
        else:
            self.steps.append(self.terminal.draft.add(view, seat, self.chosen, answer))
            self.typed.append(answer)

    def demand_turn(self) -> None:
        """Refuse what only whoever is to move can do."""
        if not self.may_move:
            raise Wrong("not-your-move")

    def propose(self) -> None:
        """Tell what is missing, or choose what the game proposes."""
        if not self.may_move:
            self.note = self.session.wait()
            return
        draft = self.terminal.draft
        proposal = draft.propose(self.scene.view, self.scene.seat) if draft else ""
        if self.chosen or not proposal:
            self.note = self.missing() or self.words("turn-nothing-typed")
        else:
            self.steps.append(proposal)
            self.typed.append("")

    def missing(self) -> str:
        """What must still be typed before the chosen move can be kept."""
        draft = self.terminal.draft
        return draft.missing(self.scene, self.chosen) if draft and self.chosen else ""

    # What can be typed beside moves

    def undo(self, _: str) -> None:
        self.note = self.words("turn-taken-back") if self.steps else self.session.undo()
        self.steps, self.typed = self.steps[:-1], self.typed[: len(self.steps) - 1]

    def leave_to(self, do: Callable[[str], str], text: str) -> None:
        """Let the table do something."""
        self.note = do(text)

    def quit(self, _: str) -> None:
        raise Quit

    def show_moves(self, text: str) -> None:
        self.demand_turn()
        self.show_rows(self.terminal.legal(self.scene, text))

    def advise(self, _: str) -> None:
        """Show the moves that a good bot would make, each with what speaks for it.

        What it expects of them is told where they differ.
        """
        self.demand_turn()
        advice = self.session.advice(self.scene.seat)[:HINTS]
        points = differing([f"{each.points:.1f}" for each in advice])
        chances = differing([f"{100 * each.chance:.0f}" for each in advice])
        rows: list[Row] = []
        for each, hoped, chance in zip(advice, points, chances, strict=True):
            told = [each.move]
            told += [self.words("turn-advice-points", points=hoped)] if hoped else []
            told += [self.words("turn-advice-chance", chance=chance)] if chance else []
            rows.append([(BETWEEN.join(told), "" if rows else "bold")])
            rows += self.reason_rows(each.reasons)
        self.show_rows(rows)

    def reason_rows(self, reasons: Sequence[Phrase]) -> list[Row]:
        """What speaks for a move, on one line."""
        told = [reason.text(self.session.names, self.words) for reason in reasons]
        return [[("    " + BETWEEN.join(told), "")]] if told else []

    def show_rows(self, rows: list[Row]) -> None:
        """Show rows below the board, on pages of their own where it leaves no room.

        There, what stands between two empty rows stays together.
        """
        if self.terminal.rows <= ROWS:
            self.panel = rows
            return
        parts: list[list[RenderableType]] = [[]]
        for row in rows:
            parts[-1].append(text_of(row))
            if not row:
                parts.append([])
        self.turn_pages([Group(*part) for part in parts if part])

    def look(self, drawn: Callable[[Scene, int], list[Block]], text: str) -> None:
        """Show what lies before the seat that a text names, or before all the others."""
        mine, *others = self.seats_from_mine()
        shown = [self.seat_named(text)] if text else others or [mine]
        self.turn_pages([Group(*side_by_side(drawn(self.scene, seat)), Text("")) for seat in shown])

    def seats_from_mine(self) -> list[int]:
        """All seats, the reader's own first, then around the table."""
        seats = len(self.session.names)
        return [(max(self.scene.seat, 0) + step) % seats for step in range(seats)]

    def seat_named(self, text: str) -> int:
        """A seat by its number, from 1, or by the beginning of its name."""
        names = self.session.names
        numbers = {str(seat + 1): seat for seat in range(len(names))}
        if text in numbers:
            return numbers[text]
        for seat, name in enumerate(names):
            if name.casefold().startswith(text.casefold()):
                return seat
        raise Wrong("pad-not-a-choice", known=", ".join((*numbers, *names)))

    def explain(self, _: str) -> None:
        """What the game explains, the options of this table, then what can be typed.

        A detail is told only where it differs from the ordinary rule.
        """
        words, options = self.words, self.session.options
        told = self.terminal.help(self.scene)
        for option in self.session.game.options:
            value = options.get(option.name, option.values[0])
            message = f"option-{option.name}"
            if not option.is_detail or value != option.values[0]:
                told.append((words(message), words(f"{message}-{str(value).lower()}")))
        for command in (*COMMANDS, *self.session.commands, "quit"):
            told.append((words(f"turn-help-{command}"), words(f"turn-help-{command}-text")))
        self.turn_pages([entry(heading, text) for heading, text in told])

    def show_sheet(self, _: str) -> None:
        """The score of each seat so far, as the reader knows it, the reader's own first."""
        session = self.session
        parts: list[RenderableType] = []
        for seat in self.seats_from_mine():
            told = session.names[seat], self.sheet_of(self.scene.view, seat), self.words
            whole = sheet_grid(*told)
            is_long = session.screen.lines_of(whole) > HEIGHT - FREE_LINES
            parts += [*(sheet_grids(*told, TOGETHER) if is_long else [whole]), Text("")]
        self.turn_pages(parts[:-1])

    def turn_pages(self, parts: Sequence[RenderableType]) -> None:
        """Show parts on as many pages as they need, each left by Enter."""
        screen = self.session.screen
        for page in packed(screen, parts):
            screen.draw(*page, Text(""))
            if screen.is_live:
                screen.ask(self.words("turn-page-enter") + " ")

    # The screen as it is now

    def show(self) -> None:
        """Draw the table: with news of the others unless something else stands there."""
        scene = self.seen_scene()
        title = f"{self.words('game-title')} · {self.session.title(scene.seat)}"
        below = self.panel
        if below is None:
            below = [*self.preview_rows(scene), *self.terminal.notes(scene)]
        is_busy = bool(self.chosen) or self.panel is not None
        news = [] if is_busy else self.session.news_for(scene.seat)
        is_crowded = is_busy or self.terminal.rows > ROWS
        notice = self.session.notice(is_crowded=is_crowded)
        note = " ".join(filter(None, (self.note, notice)))
        draw_table(self.session.screen, title, self.board(scene), below, news, note, self.hint())

    def board(self, scene: Scene) -> Sequence[Block]:
        """The board; for somebody who only watches, perhaps what lies before whoever is to move."""
        if scene.seat >= 0 or self.terminal.look is None:
            return self.terminal.board(scene)
        waiting = self.session.game.rules.waiting(scene.view)
        return self.terminal.look(scene, first(waiting) if waiting else 0)

    def seen_scene(self) -> Scene:
        """The table as it is, or as it would be after the chosen move."""
        if not self.chosen:
            return self.scene
        moves = self.session.game.text.read(self.chosen)
        after = self.terminal.foresee(self.scene.view, self.scene.seat, moves)
        return replace(self.scene, view=after, before=self.scene.view)

    def preview_rows(self, scene: Scene) -> list[Row]:
        """The points and tokens that the chosen move brings."""
        if not self.chosen:
            return []
        views = self.scene.view, scene.view
        before, after = (self.sheet_of(view, scene.seat).total for view in views)
        told = self.words("turn-preview", move=self.chosen, before=before, after=after)
        return [[(told, "bold")], *self.terminal.gains(scene)]

    def sheet_of(self, view: State, seat: int) -> Sheet:
        """The score of a seat, as far as it can be told now."""
        return (self.terminal.so_far or self.session.game.text.sheet)(view, seat)

    def hint(self) -> str:
        if self.terminal.hint is not None and self.may_move:
            return self.terminal.hint(self.scene, self.chosen)
        return self.words("turn-hint-chosen") if self.chosen else self.session.hint(self.scene.seat)


def differing(texts: Sequence[str]) -> Sequence[str]:
    """These texts; blanks where they are all alike, which would tell nothing."""
    return texts if len(set(texts)) > 1 else [""] * len(texts)


def packed(screen: Screen, parts: Sequence[RenderableType]) -> list[list[RenderableType]]:
    """The parts on pages; a part that fits no page is alone on its own."""
    pages: list[list[RenderableType]] = [[]]
    left = HEIGHT - FREE_LINES
    for part in parts:
        needed = screen.lines_of(part)
        if needed > left and pages[-1]:
            pages.append([])
            left = HEIGHT - FREE_LINES
        pages[-1].append(part)
        left -= needed
    return pages


def entry(heading: str, text: str) -> Grid:
    """A heading with its sentences beside it."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=HEADING_WIDTH)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_row(Text(heading, "bold"), Prose(text))
    return grid
