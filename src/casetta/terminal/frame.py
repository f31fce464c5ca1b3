"""One picture of a turn, made to fit the screen."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from .screen import HEIGHT, Screen

PROMPT_LINES = 1


@dataclass(slots=True)
class Frame:
    """Title, board, what stands below it, a note, and what can be typed."""

    title: Text
    board: list[Text]
    panel: list[Text]
    news: list[Text]
    note: Text
    hint: Text

    def show(self, screen: Screen) -> None:
        """Draw the picture; the oldest news go first where there is not room for all."""
        while (spare := self.spare(screen)) < 0 and (self.news or self.panel):
            if self.news:
                self.news.pop(0)
            else:
                self.panel.pop()
        screen.draw(*self.with_blanks(spare))

    def spare(self, screen: Screen) -> int:
        """How many lines of the screen stay free."""
        lines = sum(screen.lines_of(part) for part in self.with_blanks(0))
        return HEIGHT - PROMPT_LINES - lines

    def with_blanks(self, spare: int) -> list[RenderableType]:
        """All parts, with as many blank lines between them as there is room for."""
        after_board, before_hint, after_title, before_news = (
            [Text("")] if spare > place else [] for place in range(4)
        )
        news = [*before_news, *self.news] if self.news else []
        notes = [self.note] if self.note.plain else []
        return [
            self.title, *after_title, *self.board, *after_board, *self.panel, *news,
            *before_hint, *notes, self.hint,
        ]  # fmt: skip
