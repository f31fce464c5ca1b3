"""Conversations with a server, step by step: recorded once, and held again with later servers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.served import READY, Server

WHOLE = 3
"""So many states at a table are kept with what is large; of the others the digest is enough."""
LARGE = ("view", "legal")
TOLD_TOGETHER = ("people", "thinking", "clock")
"""Messages that may come later, several as one."""


class Conversation:
    """Some sockets at one table; after every step each of them is heard until it is silent."""

    def __init__(self, server: Server, table: dict[str, Any]) -> None:
        self.server = server
        self.table = table
        new = table.get("new", {})
        if "setup" not in table and not new.get("start"):
            new = {"first": 0, **new}  # nobody drew lots in those days
        self.links = server.post("/api/test/tables", {**table, "new": new})
        self.steps: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        """The last state that each was told."""
        self.told: dict[str, str] = {}
        """What the server chose: `{ticket}` in what is sent stands for the ticket it told last."""
        self._stack = ExitStack()
        self._sockets: dict[str, ClientConnection] = {}

    def come(self, who: str, *links: str, **more: Any) -> None:
        """Somebody opens a socket and says hello."""
        tokens = [self.table["tokens"].get(link, link) for link in links]
        if more.get("from_version") and "epoch" in self.state:
            more["epoch"] = self.state["epoch"]
        hello = {"type": "hello", "table": self.table["id"], "tokens": tokens, **more}
        self._sockets[who] = self._stack.enter_context(self.server.socket())
        self.say(who, hello)

    def go(self, who: str) -> None:
        """Somebody closes the socket."""
        self._sockets.pop(who).close()
        self.steps.append({"who": who, "gone": True})

    def say(self, who: str, message: dict[str, Any]) -> dict[str, Any]:
        """Somebody says something; what each is told, the last one of a type by its type."""
        self._sockets[who].send(json.dumps(self._filled(message)))
        asked = message["id"] if message["type"] == "ask" else None
        told = {name: self._heard(name, asked if name == who else None) for name in self._here()}
        self.steps.append({"who": who, "send": message, "told": told})
        return {each["type"]: each for each in told[who]}

    def post(self, link: str, path: str) -> None:
        """Somebody asks for something over HTTP."""
        route = f"/api/tables/{self.table['id']}/{path}"
        answer = self.server.post(route, {}, self.table["tokens"][link])
        told = {name: self._heard(name) for name in self._here()}
        self.steps.append({"post": path, "link": link, "answer": answer, "told": told})

    def ask(self, method: str, path: str, body: Any = None, link: str | None = None) -> Any:
        """Somebody asks for anything else over HTTP, and may be refused."""
        route, content = self._filled([path, body])
        token = self.table["tokens"].get(link)
        status, answer, _ = self.server.ask(method, route, content, token)
        told = {name: self._heard(name) for name in self._here()}
        self._note(answer or {})
        asked = {"method": method, "path": path, "body": body, "link": link}
        self.steps.append({"ask": asked, "http": status, "answer": answer, "told": told})
        return answer

    def _note(self, answer: dict[str, Any]) -> None:
        """Keep what the server chose, and by what the host knows the guest who waits."""
        self.told.update({each: answer[each] for each in ("ticket", "link") if answer.get(each)})
        if "places" in answer and answer["code"]:
            self.told["code"] = answer["code"]
            self.told["guest"] = next((each["ticket"] for each in answer["waiting"]), "nobody")

    def _filled(self, sent: Any) -> Any:
        """The same with what the server told."""
        text = json.dumps(sent)
        for name, value in self.told.items():
            text = text.replace(f"{{{name}}}", value)
        return json.loads(text)

    def _here(self) -> list[str]:
        return sorted(self._sockets)

    def _heard(self, who: str, asked: str | None = None) -> list[dict[str, Any]]:
        """What somebody is told until the answer to a ping, and to a question."""
        socket, told = self._sockets[who], list[dict[str, Any]]()
        socket.send('{"type": "ping"}')
        waits = {"pong"} if asked is None else {"pong", asked}
        while waits:
            message = json.loads(socket.recv(timeout=READY))
            waits -= {message["type"], message.get("id"), message.get("move_id")}
            if message["type"] == "pong":
                continue
            told.append(message)
            if message["type"] == "update":
                self.state[who], self.state["epoch"] = message["state"], message["epoch"]
        return told

    def hold_again(self, step: dict[str, Any]) -> dict[str, Any]:
        """Take a recorded step once more; what comes of it now."""
        if "gone" in step:
            self.go(step["who"])
        elif "post" in step:
            self.post(step["link"], step["post"])
        elif "ask" in step:
            self.ask(**step["ask"])
        elif step["send"]["type"] == "hello":
            self._sockets[step["who"]] = self._stack.enter_context(self.server.socket())
            epoch = {"epoch": self.state["epoch"]} if "epoch" in step["send"] else {}
            self.say(step["who"], step["send"] | epoch)
        else:
            self.say(step["who"], step["send"])
        return self.steps[-1]

    def close(self) -> None:
        self._stack.close()

    def save(self, file: Path) -> None:
        """Write the table and the steps, one to a line; most states without what is large."""
        self.close()
        for step in self.steps:
            _leave_out_people(step)
        for number, state in enumerate(self._states()):
            if number >= WHOLE and not state["over"]:
                for name in LARGE:
                    state.pop(name)
        lines = [json.dumps(each, sort_keys=True) for each in (self.table, *self.steps)]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def _states(self) -> Iterator[dict[str, Any]]:
        for step in self.steps:
            for told in step.get("told", {}).values():
                yield from (each["state"] for each in told if each["type"] == "update")


def _leave_out_people(step: dict[str, Any]) -> None:
    """Keep who is here only as somebody who comes is told it: it may be told together later."""
    is_hello = step.get("send", {}).get("type") == "hello"
    for who, told in step.get("told", {}).items():
        if not (is_hello and who == step["who"]):
            told[:] = [each for each in told if each["type"] not in TOLD_TOGETHER]


def read(file: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The table and the steps of a conversation."""
    table, *steps = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return table, steps
