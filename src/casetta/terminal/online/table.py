"""A table of a server as somebody at this terminal plays or watches it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol, get_args

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Scene
from casetta.contract.files import write_whole
from casetta.contract.game import Game, OptionValue, State
from casetta.contract.shown import shown
from casetta.contract.text import Phrase
from casetta.kernel.state import NOBODY
from casetta.protocol import messages
from casetta.protocol.limits import CHAT_CHARACTERS
from casetta.table.standing import BOT

from ..drawing import ranking_lines, text_of
from ..keyboard import Keyboard
from ..screen import PROMPT, Screen
from ..session import example, file_to_save
from ..turn import Advice
from . import news
from .client import Client, new_id
from .connection import Heard
from .link import Link
from .service import Service, refusal_text

TICK = 1.0
"""Seconds after which a running clock is looked at again."""
EMOTES: tuple[str, ...] = get_args(messages.Emote)
ACTS = {"ask": "ask", "agree": "agree", "refuse": "refuse", "redo": "redo", "pause": "pause",
        "resume": "resume", "back": "take-back"}  # fmt: skip
"""What is typed for what a seat does that is no move."""


class Picture(Protocol):
    """What is shown while a line is typed."""

    def show(self) -> None:
        """Draw it."""

    def look_again(self) -> None:
        """The table has changed."""


class Passed(Exception):
    """What was shown is past: something else is to be shown."""


class Finished(Exception):
    """The game is over, and whoever sat here has seen enough."""


class Followed(Exception):
    """On to the rematch."""


class OnlineTable:
    """A table of a server, which the turn at this terminal plays like one that stands here."""

    def __init__(self, link: Link, service: Service, screen: Screen, keyboard: Keyboard) -> None:
        self.words = service.words
        self.screen = screen
        self.names: list[str] = []
        self.client = Client(link, service, keyboard, self)
        self.commands: Mapping[str, Callable[[str], str]] = {
            "say": self.say,
            "emote": self.emote,
            **{typed: self._acting(act) for typed, act in ACTS.items()},
            "next": self.follow,
            "save": self.save,
        }
        self._keyboard = keyboard
        self._service = service
        self._game: Game | None = None
        self._view: State = []
        self._news: list[tuple[bool, Row]] = []
        """What happened; whether it was a move of the reader's own seat."""
        self._told = 0
        """How many of the news were shown, where pictures do not replace each other."""
        self._noticed = 0
        """How many of them were there when something was typed last."""
        self._changes = 0
        self._trouble = ""
        self._picture: Picture | None = None
        self._notice = ""
        """What was written down last, where pictures do not replace each other."""
        self._saved: set[Path] = set()

    # What is known

    @property
    def game(self) -> Game:
        assert self._game is not None
        return self._game

    @property
    def options(self) -> Mapping[str, OptionValue]:
        options: Mapping[str, OptionValue] = self.client.state["view"]["options"]
        return options

    @property
    def has_begun(self) -> bool:
        return bool(self.client.state)

    @property
    def is_over(self) -> bool:
        return bool(self.client.state.get("over"))

    def scene(self, seat: int) -> Scene:
        view, content = self._view, self.game.content
        reader = self.client.viewer
        return Scene(view, seat, self.names, self.words, content=content, reader=reader)

    def may_move(self, seat: int) -> bool:
        state = self.client.state
        is_asked = seat in state["waiting"] and not state["paused"]
        return is_asked and not state["players"][seat].startswith(BOT)

    def news_for(self, seat: int) -> list[Row]:
        own = [number for number, (is_own, _) in enumerate(self._news) if is_own]
        return [row for _, row in self._news[own[-1] if own else 0 :]]

    # What is said of it

    def title(self, seat: int) -> str:
        state, words = self.client.state, self.words
        if state["over"]:
            return words("join-title-over")
        if state["paused"]:
            return words("join-title-paused")
        if self.may_move(seat):
            return self._timed(words("turn-title-alone"), seat)
        waiting = [self._timed(self.names[each], each) for each in state["waiting"]]
        return words("join-title-waiting", players=", ".join(waiting))

    def _timed(self, text: str, seat: int) -> str:
        """A text with the time that a seat has left, where a clock runs."""
        left = self.client.seconds_left(seat)
        return text if left is None else f"{text} · {news.clock_text(left)}"

    def hint(self, seat: int) -> str:
        if self.is_over:
            return self.words("join-hint-over")
        if not self.may_move(seat):
            return self.words("join-hint-watching" if seat == NOBODY else "join-hint-waiting")
        legal = self.client.state["legal"] or [self._some_move(seat)]
        return self.words("join-hint", example=example(legal))

    def _some_move(self, seat: int) -> str:
        return self.game.text.write(self.game.rules.nth(self._view, seat, 0))

    def notice(self, *, is_crowded: bool) -> str:
        """What must not be missed: the line, a question to the reader, a rematch."""
        fresh = self._news[self._noticed :] if is_crowded else []
        latest = "".join(text for text, _ in fresh[-1][1]) if fresh else ""
        lost = self.words("join-lost") if self.client.line == "lost" else ""
        told = (self._trouble, lost or self._asked() or latest)
        return " ".join(filter(None, told))

    def _asked(self) -> str:
        """What the table waits for beside a move, if there is anything."""
        state, words, seat = self.client.state, self.words, self.client.viewer
        if not state:
            return ""
        if (asked := state.get("asked")) and seat != NOBODY:
            if seat == asked["seat"] or seat in asked["agreed"]:
                return words("join-asked-others")
            return words("join-asked", name=self.names[asked["seat"]])
        if self.is_over:
            return words("join-rematch") if self.client.people.get("next_table") else ""
        if seat != NOBODY and state["players"][seat].startswith(BOT):
            return words("join-bot-plays")
        return words("join-paused") if state.get("paused") else ""

    def ranking(self) -> list[Any]:
        """How the game ended."""
        result = [(each["points"], each["place"]) for each in self.client.state["result"]]
        return ranking_lines(self.names, result, self.game.terminal.tie_break, self.words)

    # What can be done

    def play(self, text: str) -> str:
        """Make a move; a note if it was refused."""
        version, seat = self.client.state["version"], self.client.viewer
        message = messages.Move(move_id=new_id(), expect=version, move=text, seat=seat)
        return self._note_of(self.client.enter(message))

    def act(self, act: Any) -> str:
        """Do something that is no move; a note if it was refused."""
        if not self.has_begun:
            return self.words("refused-not-started")
        version, seat = self.client.state["version"], self.client.viewer
        own = None if seat == NOBODY else seat
        message = messages.Act(move_id=new_id(), expect=version, act=act, seat=own)
        return self._note_of(self.client.enter(message))

    def _acting(self, act: str) -> Callable[[str], str]:
        return lambda _: self.act(act)

    def post(self, path: str, body: Mapping[str, Any]) -> None:
        """Ask the server for something at this table; raises Refused."""
        link = self.client.link
        self._service.post(f"/api/tables/{link.table}/{path}", body, link.token)

    def _note_of(self, answer: Heard) -> str:
        return refusal_text(answer, self.words) if answer["type"] == "refused" else ""

    def undo(self) -> str:
        """Take back the last move; what others would have to agree to is not done by this."""
        if self.client.state["undo"]:
            return self.act("undo")
        is_mine = any(is_own for is_own, _ in self._news)
        return self.words("join-ask-first" if is_mine else "turn-nothing-to-undo")

    def say(self, text: str) -> str:
        line = shown(text).strip()
        if line:
            self.client.say(messages.Say(id=new_id(), text=line[:CHAT_CHARACTERS]))
        return "" if line else self.words("join-say-what")

    def emote(self, text: str) -> str:
        name: Any = text.strip().lower()
        if name not in EMOTES:
            return self.words("join-emotes", known=", ".join(EMOTES))
        self.client.say(messages.Say(id=new_id(), emote=name))
        return ""

    def advice(self, seat: int) -> list[Advice]:
        return [
            Advice(
                each["move"],
                each["points"],
                each["chance"],
                tuple(map(Phrase.from_dict, each.get("reasons", ()))),
            )
            for each in self.client.ask("hint")["moves"]
        ]

    def save(self, text: str) -> str:
        """Write the record of a finished game, as the server has it."""
        file, link = file_to_save(text, self._saved), self.client.link
        record = self._service.answer("GET", f"/api/tables/{link.table}/record", None, link.token)
        write_whole(file, record)
        self._saved.add(file)
        return self.words("turn-saved", file=text)

    def follow(self, _: str) -> str:
        """Go on to the rematch."""
        if not self.client.people.get("next_table"):
            return self.words("refused-no-rematch")
        raise Followed

    def wait(self) -> str:
        """Enter without a text: come back at once, or leave a table that is over."""
        if self.client.line == "lost":
            self.client.try_now()
        elif self.is_over:
            raise Finished
        return ""

    # Reading lines while things happen

    def read(self, picture: Picture) -> str:
        """The next line; what happens meanwhile is shown above it.

        Raises Passed when the game begins or ends, or the reader gets another seat.
        """
        self._keyboard.show(PROMPT)
        self._told, self._picture, stage = len(self._news), picture, self._stage()
        while not self._keyboard.can_be_taken:
            changes, clock = self._changes, self._clock_shown()
            self.client.demand_line()
            happened = self._keyboard.wait(TICK if clock else None)
            while happened and not self._keyboard.events.empty():
                self._keyboard.wait()
            if self._stage() != stage:
                self._tell_news()
                raise Passed
            if self._changes != changes:
                picture.look_again()
                self._show_news(picture)
            elif self._clock_shown() != clock and self.screen.is_live:
                self._draw(picture)
        text = self._keyboard.take()
        self._noticed, self._trouble = len(self._news), ""
        if self.screen.echo:
            self.screen.tell(text)
        return text

    def _stage(self) -> tuple[int, bool, bool]:
        return self.client.viewer, self.has_begun, self.is_over

    def _show_news(self, picture: Picture) -> None:
        """Draw everything anew, or tell what is new below."""
        if self.screen.is_live:
            self._draw(picture)
            return
        was_told = self._tell_news()
        if was_told and self.has_begun and self.may_move(self.client.viewer):
            picture.show()
        self._keyboard.show(PROMPT)

    def _tell_news(self) -> bool:
        """Write down what is new, where pictures do not replace each other."""
        fresh, self._told = self._news[self._told :], len(self._news)
        before, self._notice = self._notice, self.notice(is_crowded=False)
        notice = [self._notice] if self._notice not in ("", before) else []
        if (fresh or notice) and not self.screen.is_live:
            self.screen.tell("", *(text_of(row) for _, row in fresh), *notice)
        return bool(fresh)

    def _draw(self, picture: Picture) -> None:
        picture.show()
        self._keyboard.show(PROMPT)

    def _clock_shown(self) -> str:
        running = (self._timed("", seat) for seat in range(len(self.names)))
        return "".join(running)

    # What the client tells

    def on_people(self, before: Mapping[str, Any]) -> None:
        client = self.client
        if self._game is None:
            self._game = games.load(client.people["game"])
            self.words = self.words.with_game(self._game.folder)
        self._name()
        if before and self.has_begun:
            scene = self.scene(client.viewer)
            self._add(news.presence_rows(before, client.people, scene, self.words))
        if client.people.get("next_table") != before.get("next_table") or not self.has_begun:
            self._changes += 1

    def _name(self) -> None:
        people = self.client.people
        players = self.client.state.get("players") or [each["player"] for each in people["places"]]
        self.names = news.names_in(people["places"], players, self.client.viewer, self.words)

    def on_entries(self, entries: list[Heard]) -> None:
        self._view = self._seen()
        self._name()
        scene, face = self.scene(self.client.viewer), self.game.terminal
        for entry in entries:
            is_own = entry["kind"] == "move" and entry["seat"] == scene.seat
            self._add(news.entry_rows(entry, scene, face, self.words), is_own=is_own)
        if self.is_over and entries:
            self._add([[(line.plain, "bold")] for line in self.ranking()])
        self._changes += 1

    def _seen(self) -> State:
        """The position; raises Wrong where the server's rules are not ours."""
        drawing = self.client.state["view"]
        self._game = self.game.at(drawing)
        view, wrongs = self._game.text.setup(drawing)
        if wrongs:
            raise Wrong("join-other-rules", game=self._game.name)
        return view

    def on_said(self, said: Heard) -> None:
        scene = Scene(self._view, self.client.viewer, self.names, self.words)
        self._add([news.chat_row(said, scene, self.words)])

    def on_trouble(self, sentence: str) -> None:
        self._trouble = sentence
        self._changes += 1

    def on_change(self) -> None:
        self._changes += 1

    def on_line(self) -> None:
        if not self.screen.is_live:
            self._tell_news()
        elif self._picture is not None:
            self._picture.show()

    def _add(self, rows: list[Row], *, is_own: bool = False) -> None:
        self._news += [(is_own, row) for row in rows if row and row[0][0]]
        self._changes += bool(rows)
