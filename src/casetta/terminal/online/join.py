"""`casetta join`: come to a table by a link or a code, wait for the start, play, follow."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.words import Words

from ..drawing import sheet_grid, text_of, whole_table
from ..keyboard import Keyboard
from ..screen import Screen, open_screen, run_cleanly, say_goodbye
from ..session import read_name
from ..turn import Turn
from .client import Ended
from .link import Cookies, Link, read_link
from .service import Refused, Service
from .table import Finished, Followed, OnlineTable, Passed
from .waiting_room import WaitingRoom

ASK_AGAIN = 1.5
"""Seconds until the server is asked again what the host said."""
ENDED = 1


def join_table(text: str, name: str | None, folder: Path, words: Words) -> int:
    """Play or watch the table of a link, and the rematches; the exit status."""
    link = read_link(text)
    if name is not None:
        name = read_name(name)
    screen = open_screen()
    keyboard = Keyboard(screen.console.file, screen.console.width)
    screen.read = keyboard.read
    visit = Visit(screen, keyboard, Cookies(folder), words)
    return run_cleanly(words, lambda: visit.go(link, name))


class Visit:
    """Somebody at this terminal comes to tables of a server."""

    def __init__(self, screen: Screen, keyboard: Keyboard, cookies: Cookies, words: Words) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.cookies = cookies
        self.words = words

    def go(self, link: Link, name: str | None) -> int:
        """Come in, and stay until the end."""
        with self.keyboard.listen():
            service = Service(link.origin, self.cookies.of(link.origin, link.table), self.words)
            try:
                link = self.come_in(link, service, name)
                while True:
                    try:
                        return self.stay(OnlineTable(link, service, self.screen, self.keyboard))
                    except Followed:
                        link = self.follow(link, service)
            except Ended as ended:
                return say_goodbye(self.words.wrong(ended), ENDED)

    # Coming in

    def come_in(self, link: Link, service: Service, name: str | None) -> Link:
        """A link that opens something, kept for the next time."""
        if link.code:
            link = self.knock(link, service, name)
        elif link.is_public:
            link = self.claim(link, service, name)
        elif link.token:
            service.post("/api/me", {"table": link.table, "token": link.token})
            if name is not None:
                self.rename(link, service, name)
        self.cookies.keep(link.origin, link.table, service.cookie)
        return link

    def knock(self, link: Link, service: Service, name: str | None) -> Link:
        """Come with a code, and wait until the host lets us in."""
        face = {"code": link.code, "name": name or self.ask_name()}
        ticket = service.post("/api/join", face)
        self.screen.tell(self.words("join-knocking"))
        while True:
            answer, wait = asked(service, ticket)
            if answer.get("status") == "admitted":
                return Link(link.origin, str(answer["table"]), str(answer["link"]))
            if answer.get("status") == "refused":
                raise Wrong("join-turned-away")
            self.keyboard.rest(wait)

    def claim(self, link: Link, service: Service, name: str | None) -> Link:
        """Take the first free seat of a public table."""
        tables = service.get("/api/tables")
        free: list[int] = next((each["free"] for each in tables if each["table"] == link.table), [])
        if not free:
            raise Wrong("join-refused", reason=self.words("refused-seat-taken"))
        wanted = {"seat": free[0], "name": name or self.ask_name()}
        found = service.post(f"/api/tables/{link.table}/claim", wanted)
        return Link(link.origin, found["table"], found["link"])

    def ask_name(self) -> str:
        return read_name(self.screen.ask(self.words("join-name") + " "))

    def rename(self, link: Link, service: Service, name: str) -> None:
        """Be called so from now on; whoever holds no seat keeps no name."""
        try:
            face = {"name": name, "avatar": ""}
            service.post(f"/api/tables/{link.table}/face", face, link.token)
        except Refused as refused:
            if refused.reason != "not-your-seat":
                raise

    def follow(self, link: Link, service: Service) -> Link:
        """The link to the rematch."""
        found = service.post(f"/api/tables/{link.table}/next", {}, link.token)
        self.cookies.keep(link.origin, found["table"], service.cookie)
        return Link(link.origin, found["table"], found["link"])

    # At the table

    def stay(self, table: OnlineTable) -> int:
        """Wait for the start, play to the end, and show how it ended."""
        try:
            table.client.open()
            with self.screen.alternate():
                if not table.has_begun:
                    WaitingRoom(table).run()
                while True:
                    play(table)
        except Finished:
            show_end(table)
            return 0
        finally:
            table.client.close()


def asked(service: Service, ticket: Mapping[str, str]) -> tuple[Mapping[str, str], float]:
    """What the host said, and the seconds until the next question."""
    try:
        return service.post("/api/join/answer", ticket), ASK_AGAIN
    except Refused as refused:
        if not refused.is_retryable:
            raise
        return {}, max(ASK_AGAIN, refused.retry_after)


def play(table: OnlineTable) -> None:
    """Let the person at this terminal take one turn after the other, until it is looked at anew."""
    note = ""
    with suppress(Passed):
        while True:
            turn = Turn(table, table.client.viewer)
            turn.note = note
            note = table.play(turn.run())


def show_end(table: OnlineTable) -> None:
    """The table at the end, every sheet line by line, and the ranking."""
    game, tell, scene = table.game, table.screen.tell, table.scene(NOBODY)
    tell("", *whole_table(game.terminal, scene))
    for seat, name in enumerate(table.names):
        tell("", sheet_grid(name, game.text.sheet(scene.view, seat), table.words))
    tell("", *table.ranking())
    if game.terminal.ending is not None:
        tell(*map(text_of, game.terminal.ending(scene)))
