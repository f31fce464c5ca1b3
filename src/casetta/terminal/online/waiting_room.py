"""A table before its start: who is here, who is still to come, and what the host can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.face import Block, Row
from casetta.kernel.state import NOBODY

from ..drawing import draw_table
from ..screen import WIDTH, Quit
from .table import OnlineTable, Passed

OPEN = "open"


class WaitingRoom:
    """What somebody sees and does until the game begins."""

    def __init__(self, table: OnlineTable) -> None:
        self.table = table
        self.words = table.words
        self.note = ""
        self.commands: Mapping[str, Callable[[str], str]] = {
            "say": table.say,
            "emote": table.emote,
            "start": self.start,
            "admit": self.admit,
            **dict.fromkeys(("quit", "exit"), self.quit),
        }

    def run(self) -> None:
        """Show who is here until it begins."""
        with suppress(Passed):
            while not self.table.has_begun:
                self.show()
                word, _, rest = self.table.read(self).strip().partition(" ")
                try:
                    self.note = self.obey(word.lower(), rest.strip())
                except Wrong as wrong:
                    self.note = self.words.wrong(wrong).strip()

    def obey(self, word: str, rest: str) -> str:
        """Do what was typed; a note about it."""
        if word in self.commands:
            return self.commands[word](rest)
        return self.table.wait() if not word else self.words("join-room-what")

    def quit(self, _: str) -> str:
        raise Quit

    def look_again(self) -> None:
        """Everything is looked up when it is drawn."""

    # The host

    def start(self, _: str) -> str:
        self.table.post("start", {})
        return ""

    def admit(self, text: str) -> str:
        """Let in who waits longest, or whoever is named, on the first free seat."""
        people = self.table.client.people
        wanted = text.casefold()
        waiting = [each for each in people["waiting"] if each["name"].casefold().startswith(wanted)]
        free = [each["seat"] for each in people["places"] if each["player"] == OPEN]
        if not waiting:
            return self.words("join-nobody-waits")
        seat = free[0] if free else None
        if seat is None:
            return self.words("refused-seat-taken")
        self.table.post("admit", {"id": waiting[0]["id"], "seat": seat})
        return ""

    # The picture

    def show(self) -> None:
        table = self.table
        title = f"{self.words('game-title')} · {self.words('join-title-room')}"
        rows = [self.place_row(place) for place in table.client.people["places"]]
        panel = self.host_rows() if table.client.is_host else []
        note = " ".join(filter(None, (self.note, table.notice(is_crowded=False))))
        hint = self.words("join-hint-host" if table.client.is_host else "join-hint-room")
        news = table.news_for(NOBODY)
        draw_table(table.screen, title, [Block(WIDTH, rows)], panel, news, note, hint)

    def place_row(self, place: Mapping[str, Any]) -> Row:
        """Who sits there, or that somebody is still to come."""
        name = self.table.names[place["seat"]]
        if place["player"] == OPEN:
            return [(self.words("join-room-open"), "dim")]
        is_here = place["here"] or place["player"] != "person"
        return [(name if is_here else self.words("join-room-away", name=name), "bold" * is_here)]

    def host_rows(self) -> list[Row]:
        """The code with which others come, and who waits to be let in."""
        people = self.table.client.people
        rows: list[Row] = []
        if people.get("code"):
            rows.append([(self.words("join-room-code", code=people["code"]), "")])
        if people["waiting"]:
            names = ", ".join(each["name"] for each in people["waiting"])
            rows.append([(self.words("join-room-waiting", names=names), "bold")])
        return rows
