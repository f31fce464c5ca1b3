"""What is known of a table of a server, and what is sent there until it is answered.

After a cut the line comes back by itself and goes on where it was. A move that was not answered
is sent again under its own id, so that it is made once.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from functools import partial
from typing import Any, Protocol, TypeAlias

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.protocol import errors, messages
from casetta.protocol.messages import PROTOCOL

from ..keyboard import Keyboard
from .connection import Closed, Connection, Heard
from .link import Link
from .service import Refused, Service, refusal_text

Sure: TypeAlias = messages.Move | messages.Act
"""What is sent until it is answered."""
ANSWER_WITHIN = 20.0
"""Seconds that a question waits for its answer."""
ENDS = {
    errors.KICKED: "join-kicked",
    errors.REVOKED: "refused-link-revoked",
    errors.NO_SUCH_LINK: "refused-no-such-link",
    errors.OTHER_VERSION: "wrong-join-too-old",
    errors.TOO_LARGE: "refused-too-large",
}
"""What is told when the line is closed for good and nothing was refused before."""


class Ended(Wrong):
    """The server let go of us for good."""

    def __init__(self, reason: str) -> None:
        super().__init__("join-refused", reason=reason)


class Listener(Protocol):
    """Who is told what happened."""

    def on_people(self, before: Mapping[str, Any]) -> None:
        """Other people, or other things about them."""

    def on_entries(self, entries: list[Heard]) -> None:
        """New entries of the log; the state is the one after them."""

    def on_said(self, said: Heard) -> None:
        """A line of chat."""

    def on_trouble(self, sentence: str) -> None:
        """Something was refused that nobody waits for."""

    def on_change(self) -> None:
        """Something else is not what it was."""

    def on_line(self) -> None:
        """The line was cut or came back while an answer is waited for."""


def new_id() -> str:
    """A name for something that is sent, which stays the same when it is sent again."""
    return secrets.token_hex(12)


class Client:
    """One client of a table."""

    def __init__(
        self, link: Link, service: Service, keyboard: Keyboard, listener: Listener
    ) -> None:
        self.link = link
        self.service = service
        self.people: Mapping[str, Any] = {}
        self.state: Mapping[str, Any] = {}
        self.viewer = NOBODY
        self.seats: list[int] = []
        self.is_host = False
        self.line = "connecting"
        """Or `open`, `lost` while it comes back, `ended`."""
        self._reason = ""
        """Why it ended."""
        self._refusal: Refused | None = None
        """Why nobody was let in when the line was lost."""
        self._clock: tuple[Mapping[str, Any], float] = ({"left": [], "running": []}, 0.0)
        self._listener = listener
        self._wait = keyboard.wait
        self._epoch: str | None = None
        self._version = 0
        self._number = 0
        """Of the last line of chat."""
        self._unanswered: dict[str, Sure | messages.Say] = {}
        self._answers: dict[str, Heard] = {}
        self._added: set[int] = set()
        """The seats whose addition to the shuffle is on its way."""
        self._connection = Connection(
            link.origin,
            service.headers,
            self._hello,
            lambda event: keyboard.events.put(partial(self._take, event)),
        )

    def open(self) -> None:
        """Come to the table, and wait until people and positions are known or nobody lets us in."""
        self._connection.open()
        while not self._is_known:
            self._wait()
            self.demand_line()
            if self.line == "lost":
                raise self._refusal or Wrong("join-unreachable", url=self.link.origin)

    @property
    def _is_known(self) -> bool:
        return bool(self.state) or self.people.get("status") == "waiting"

    def close(self) -> None:
        self._connection.close()

    def try_now(self) -> None:
        """Try to come back at once."""
        self._connection.try_now()

    def demand_line(self) -> None:
        """Raise Ended where nobody will come back."""
        if self.line == "ended":
            raise Ended(self._reason)

    def seconds_left(self, seat: int) -> float | None:
        """The time that a seat has left; None where no clock runs."""
        told, since = self._clock
        left = told["left"][seat] if seat < len(told["left"]) else None
        if left is None or seat not in told["running"]:
            return None
        return max(0.0, float(left) - (time.monotonic() - since))

    # What is sent

    def enter(self, message: Sure) -> Heard:
        """Make a move or do something else that is written down: what the server answers."""
        self._unanswered[message.move_id] = message
        self._connection.send(message)
        answer = self._answer_to(message.move_id)
        while answer["type"] == "ack" and self._version < answer["version"]:
            self.demand_line()
            self._wait()
        return answer

    def say(self, message: messages.Say) -> None:
        """Say something; it is sent again until it is heard."""
        self._unanswered[message.id] = message
        self._connection.send(message)

    def ask(self, about: Any) -> dict[str, Any]:
        """The answer to a question; raises Wrong where there is none."""
        message = messages.Ask(id=new_id(), about=about)
        if not self._connection.send(message):
            raise Wrong("join-cut")
        answer = self._answer_to(message.id, ANSWER_WITHIN)
        if answer["type"] == "refused":
            raise Refused(answer, self.service.words)
        told: dict[str, Any] = answer["answer"]
        return told

    def _answer_to(self, id: str, seconds: float | None = None) -> Heard:
        """Wait for an answer; with a number of seconds, no longer, and not beyond a cut."""
        deadline = None if seconds is None else time.monotonic() + seconds
        while id not in self._answers:
            self.demand_line()
            if deadline is not None and (self.line == "lost" or time.monotonic() > deadline):
                raise Wrong("join-cut")
            line = self.line
            self._wait(None if deadline is None else max(0.0, deadline - time.monotonic()))
            if self.line != line:
                self._listener.on_line()
        return self._answers.pop(id)

    def _hello(self) -> messages.Hello:
        token, language = self.link.token, self.service.words.language
        return messages.Hello(
            table=self.link.table,
            tokens=[token] if token else [],
            from_version=self._version,
            epoch=self._epoch,
            from_said=self._number,
            language=language,
            protocol=PROTOCOL,
        )

    # What is heard

    def _take(self, event: Heard | Closed) -> None:
        if isinstance(event, Closed):
            self._closed(event)
        elif (hear := getattr(self, f"_hear_{event['type']}", None)) is not None:
            hear(event)

    def _closed(self, closed: Closed) -> None:
        refusal, words = closed.refusal, self.service.words
        is_for_good = closed.is_for_good or (refusal is not None and not refusal.get("retryable"))
        if is_for_good:
            self._connection.close()
            self._reason = (
                refusal_text(refusal, words)
                if refusal is not None
                else words(ENDS.get(closed.code, "join-refused-internal"))
            )
        elif refusal is not None:
            self._refusal = Refused(refusal, words)
            self._listener.on_trouble(refusal_text(refusal, words))
        self.line = "ended" if is_for_good else "lost"
        self._listener.on_change()

    def _hear_welcome(self, message: Heard) -> None:
        if self._epoch != message["epoch"]:
            self._version = 0
        self._epoch = message["epoch"]
        self.viewer, self.seats = message["viewer"], message["seats"]
        self.is_host = message["host"]
        self.line = "open"
        self._added.clear()
        for each in self._unanswered.values():
            self._connection.send(each)
        self._listener.on_change()

    def _hear_people(self, message: Heard) -> None:
        before, self.people = self.people, message
        self._add_to_shuffle()
        self._listener.on_people(before)

    def _add_to_shuffle(self) -> None:
        """Every seat adds to the shuffle before the start, so that nobody alone chooses it."""
        people = self.people
        if people["status"] != "waiting" or people["given"]:
            return
        for seat in self.seats:
            if seat not in people["entropy"] and seat not in self._added:
                self._added.add(seat)
                self._connection.send(messages.Entropy(value=secrets.token_hex(32), seat=seat))

    def _hear_update(self, message: Heard) -> None:
        """A new position, with what led to it; what was told before a cut is not told again."""
        fresh = [entry for entry in message["entries"] if entry["version"] > self._version]
        self._epoch, self.state = message["epoch"], message["state"]
        self._version = self.state["version"]
        self._listener.on_entries(fresh)

    def _hear_said(self, message: Heard) -> None:
        if message["number"] <= self._number:
            return
        self._number = message["number"]
        own = [id for id, each in self._unanswered.items() if isinstance(each, messages.Say)]
        if own and message["seat"] == self.viewer and message.get("kind") != "notice":
            del self._unanswered[own[0]]
        self._listener.on_said(message)

    def _hear_clock(self, message: Heard) -> None:
        self._clock = message, time.monotonic()
        self._listener.on_change()

    def _hear_ack(self, message: Heard) -> None:
        self._unanswered.pop(message["move_id"], None)
        self._answers[message["move_id"]] = message

    def _hear_refused(self, message: Heard) -> None:
        id = message.get("move_id")
        if id is None:  # a hello, which the close explains, or what came too late for the shuffle
            return
        if isinstance(self._unanswered.pop(id, None), messages.Say):
            self._listener.on_trouble(refusal_text(message, self.service.words))
        else:
            self._answers[id] = message

    def _hear_answer(self, message: Heard) -> None:
        self._answers[message["id"]] = message
