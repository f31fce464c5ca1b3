"""The history of a table: its log, how things stand, and what each viewer may know of both.

`prepare` checks and changes nothing; when what it answers is stored, `accept` lets it
happen. Everything is a function of setup and log: `restore` builds it again.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, pairwise
from typing import Any, TypeAlias

from casetta.contract.errors import Wrong
from casetta.contract.game import OPEN, Drawing, Game, State
from casetta.contract.text import Say
from casetta.kernel.state import NOBODY, digest

from . import views
from .log import LONGEST_ID, Entry, Log, linked
from .standing import BOT, Body, Events, Standing, conceals, is_player, revealed, touched
from .table import Event, StaleMove, Table, TableError, decision
from .views import Phrases, phrases_of

Step: TypeAlias = tuple[Entry, Table, Table]
"""An entry with the table before and after it."""

ALL = "all"
"""The eyes of somebody who sees everything, after the end."""


class BrokenLog(Wrong):
    """Stored entries that are not what they were, with the version of the first such entry."""

    def __init__(self, version: int) -> None:
        super().__init__("broken-log", f"entry {version}", version=version)
        self.version = version


@dataclass(frozen=True, slots=True)
class Prepared:
    """Entries that may be stored, all of them or none, and how things will stand after each."""

    entries: tuple[Entry, ...]
    standings: tuple[Standing, ...]
    name: str = ""
    """The id that the client chose."""
    secrets: Mapping[int, Phrases] = field(default_factory=dict)
    """What concealed ones of several moves did, as those saw it who made them, by version."""

    @property
    def named(self) -> Entry:
        """The entry that bears the client's id: the one to acknowledge.

        Of several moves it is the last; of a request that bots grant at once, the first.
        """
        return next(entry for entry in self.entries if entry.id == self.name)

    @property
    def table(self) -> Table:
        """The position after the last of them."""
        return self.standings[-1].table


class History:
    """A setup, the players, and all that happened."""

    bots: Collection[str] | None = None
    """The bots that a seat may be handed over to; None knows no bounds."""

    def __init__(self, game: Game, setup: Drawing, players: Sequence[str]) -> None:
        """`players` says who plays each seat at the start: `person` or `bot:NAME`."""
        table = Table(game, setup)
        if len(players) != table.seats or not all(is_player(each) for each in players):
            raise TableError("unknown-player")
        self.game = table.game
        self.setup = table.setup
        self.entries = Log(table.setup)
        self.version = 0
        """The version of the last entry; 0 before the first."""
        self._touched = bytearray()
        """The seats, as bits, whose legal moves each entry may have changed."""
        self._concealed = bytearray()
        self._revealed: dict[int, Events] = {}
        self._steps: list[Step] = []
        """What was accepted last."""
        self._narrated: dict[tuple[int, Any, Any], Phrases] = {}
        """What its moves did, by version and by the digests before and after it."""
        self._secrets: dict[int, Phrases] = {}
        """What concealed moves did, as those saw it who made them, until all are told."""
        self._points = views.Points()
        self._digests: dict[tuple[int, int], str] = {}
        """Of what viewers see now, and saw earlier, as when a client sends a move again."""
        self._stand(Standing(table, tuple(players)))

    def _stand(self, now: Standing) -> None:
        """Things stand so now; what was found out about the last position is of no use."""
        self._now = now
        self.table = now.table
        """The position that all that still counts adds up to."""
        self.players = now.players
        """Who plays each seat now."""
        self.paused = now.paused
        """Whether nobody may move."""
        self.asked = now.asked
        """What a seat asks all others, if one does."""
        self._digests_before, self._digests = self._digests, {}
        self._views: tuple[tuple[Table, int, State], ...] = ()
        """What viewers saw of positions that were looked at last."""
        self._writer: views.StateWriter | None = None

    @classmethod
    def restore(
        cls, game: Game, setup: Drawing, players: Sequence[str], entries: Iterable[Entry]
    ) -> History:
        """The history of stored entries; every version, hash and move is checked."""
        history = cls(game, setup, players)
        for entry in entries:
            history._enter(entry, history._checked(entry))
        if history._now.is_agreed:
            raise BrokenLog(history.version)
        return history

    @property
    def over(self) -> bool:
        """Whether the game has ended; then nothing more happens."""
        return self.table.is_over

    # What happens

    def play(self, seat: int, text: str, id: str, expect: int | None = None) -> list[Entry]:
        """Let a seat make a move, or several joined by `;`, at a table that nobody stores."""
        prepared = self.prepare("move", seat, {"move": text}, id, expect)
        self.accept(prepared)
        return list(prepared.entries)

    def prepare(
        self, kind: str, seat: int, body: Body, id: str, expect: int | None = None
    ) -> Prepared:
        """The entries that this makes, after all checks; nothing has happened yet.

        `expect` is the version it was made for, if the caller knows it. Of several moves that are
        joined by `;` all are made or none, and each is an entry with a version of its own. The
        last one bears the id, so whoever finds it knows that all of them are there.
        """
        self._check_id(id)
        self._check_stale(kind, seat, expect)
        self._check_bot(kind, body)
        wanted = [(kind, seat, each) for each in _bodies(kind, body)]
        named, entries, standings = len(wanted), list[Entry](), [self._now]
        while wanted:
            kind, seat, body = wanted.pop(0)
            version = self.version + len(standings)
            link = entries[-1].hash if entries else self.entries.last_hash
            body, now = standings[-1].after(version, kind, seat, body)
            # Without an id it gets one that no client can choose: it is longer than any.
            name = id if len(standings) == named else f"after-{link}"
            entries.append(linked(link, version, kind, seat, body, name))
            standings.append(now)
            if not wanted and (due := now.due()):
                wanted.append((*due, {}))
        secrets = self._secrets_of(entries, standings) if len(entries) > 1 else {}
        return Prepared(tuple(entries), tuple(standings[1:]), id, secrets)

    def _secrets_of(
        self, entries: Sequence[Entry], standings: Sequence[Standing]
    ) -> dict[int, Phrases]:
        """What those of several moves did that others are told of later."""
        found = {}
        for entry, (before, after) in zip(entries, pairwise(standings), strict=True):
            if conceals(before, after, entry):
                views = before.table.view(entry.seat), after.table.view(entry.seat)
                found[entry.version] = phrases_of(self.game, *views, entry.seat, entry.body["move"])
        return found

    def accept(self, prepared: Prepared) -> None:
        """Let happen what was prepared; it has been stored meanwhile."""
        if prepared.entries[0].version != self.version + 1:
            raise StaleMove("stale-move", version=self.version)
        if self.version in self._revealed:
            self._secrets = {}
        self._steps, self._narrated = [], {}
        for entry, standing in zip(prepared.entries, prepared.standings, strict=True):
            self._steps.append((entry, self.table, standing.table))
            self._enter(entry, standing)
            if self._concealed[-1] and entry.version not in prepared.secrets:
                self._secrets[entry.version] = self._phrases(self._steps[-1], entry.seat)
        self._secrets |= prepared.secrets
        self._points.forget(prepared.entries, self.table)

    def _enter(self, entry: Entry, after: Standing) -> None:
        """Add an entry to the log, with what it touches, conceals and reveals."""
        self._touched.append(touched(self._now, after, entry))
        self._concealed.append(conceals(self._now, after, entry))
        if events := revealed(self._now, after, entry):
            self._revealed[entry.version] = events
        self.entries.append(entry)
        self.version = entry.version
        self._stand(after)

    def _check_id(self, name: str) -> None:
        if not 1 <= len(name) <= LONGEST_ID or not name.isprintable():
            raise TableError("wrong-id", most=LONGEST_ID)
        if self.entries.named(name) is not None:
            raise TableError("id-taken")

    def _check_stale(self, kind: str, seat: int, expect: int | None) -> None:
        """A move is stale if the seat's legal moves may have changed; anything if the seat acted.

        An answer is stale if it was given before the question.
        """
        if expect is None:
            return
        is_stale = not 0 <= expect <= self.version
        if kind in ("agree", "refuse"):
            is_stale |= self.asked is not None and self.asked.version > expect
        elif kind == "move" and seat >= 0:
            is_stale |= any(mask >> seat & 1 for mask in self._touched[expect:])
        else:
            is_stale |= seat in self.entries.seats_since(expect)
        if is_stale:
            raise StaleMove("stale-move", version=self.version)

    def _check_bot(self, kind: str, body: Body) -> None:
        to = str(body.get("to"))
        if kind == "hand-over" and self.bots is not None and to.startswith(BOT):
            name = to.removeprefix(BOT)
            if name not in self.bots:
                raise TableError("unknown-bot", bot=name, known=", ".join(self.bots))

    def _checked(self, entry: Entry) -> Standing:
        """How things stand after a stored entry that was found to be what it was."""
        version = self.version + 1
        try:
            again = linked(
                self.entries.last_hash, version, entry.kind, entry.seat, entry.body, entry.id
            )
            body, now = self._now.after(version, entry.kind, entry.seat, entry.body)
        except (Wrong, TypeError, ValueError, OverflowError) as wrong:
            raise BrokenLog(version) from wrong
        if again != entry or body != entry.body or self.entries.named(entry.id) is not None:
            raise BrokenLog(version)
        return now

    # What a viewer may know

    def digest(self, version: int, viewer: int) -> str:
        """The SHA-256 of what a viewer saw after an entry; 0 is the deal."""
        if (version, viewer) not in self._digests:
            table = self.table if version == self.version else self._table_after(version)
            self._digests[version, viewer] = digest(self._look(table, viewer))
        return self._digests[version, viewer]

    def _look(self, table: Table, viewer: int) -> State:
        """What a viewer sees of a position; two are kept, of which more may soon be told."""
        for known, eyes, view in self._views:
            if known is table and eyes == viewer:
                return view
        view = table.view(viewer)
        self._views = ((table, viewer, view), *self._views[:1])
        return view

    def _steps_since(self, version: int) -> Iterable[Step]:
        """All entries after a version with the tables around them."""
        known = len(self._steps) + version - self.version
        return self._steps[known:] if known >= 0 else self._steps_again(version)

    def _steps_again(self, since: int) -> Iterator[Step]:
        """The same by playing all again: no state of the past is kept."""
        table, made = self.table.again(()), dict[int, Event]()
        for entry in self.entries:
            before = table
            if entry.kind == "move":
                made[entry.version] = Event(entry.seat, entry.body["move"], entry.version)
                table = table.after(made[entry.version])
            elif entry.kind == "undo":
                table = table.without(entry.body["undone"])
            elif entry.kind == "redo":
                table = table.together_with([made[each] for each in entry.body["redone"]])
            if entry.version > since:
                yield entry, before, table

    def _table_after(self, version: int) -> Table:
        """The table after an entry; 0 is the deal."""
        if version == 0:
            return self.table.again(())
        return next(iter(self._steps_since(version - 1)))[2]

    def is_told(self, version: int, viewer: int) -> bool:
        """Whether a viewer was told at once what an entry is, not only that there is one."""
        return not self._concealed[version - 1] or self.entries[version - 1].seat == viewer

    def entries_since(self, version: int, viewer: int) -> Iterator[dict[str, Any]]:
        """All entries after a version as a viewer may know them."""
        told = self._told_since(version)
        secrets = {each: self._secrets[each] for each in told if each in self._secrets}
        wanted = told - secrets.keys()
        for step in self._steps_since(min((version + 1, *wanted)) - 1):
            entry = step[0]
            if entry.version in wanted:
                secrets[entry.version] = self._phrases(step, entry.seat)
            if entry.version > version:
                yield self._entry(step, viewer, secrets)

    def _told_since(self, version: int) -> set[int]:
        """The versions of concealed moves that were told since."""
        return {
            event.version
            for each in range(version + 1, self.version + 1)
            for event in self._revealed.get(each, ())
            if event.version != each
        }

    def _entry(self, step: Step, viewer: int, secrets: Mapping[int, Phrases]) -> dict[str, Any]:
        """An entry as a viewer may know it."""
        entry, _, after = step
        is_last = entry.version == self.version
        seen = self.digest(self.version, viewer) if is_last else digest(self._look(after, viewer))
        shown: dict[str, Any] = {
            "version": entry.version,
            "kind": entry.kind,
            "seat": entry.seat,
            "digest": seen,
        }
        if self.is_told(entry.version, viewer):
            shown |= entry.body
            if entry.kind == "move":
                shown["phrases"] = self._phrases(step, viewer)
        if entry.version in self._revealed:
            known = {entry.version: shown.get("phrases"), **secrets}
            shown["revealed"] = [
                {
                    "version": event.version,
                    "seat": event.seat,
                    "move": event.move,
                    "phrases": known[event.version],
                }
                for event in self._revealed[entry.version]
            ]
        return shown

    def _phrases(self, step: Step, viewer: int) -> Phrases:
        """What a move did, in words; of the last one it is found once for all who see the same."""
        entry, before, after = step
        version, seen = entry.version, self._digests.get((entry.version, viewer))
        key = version, self._digests_before.get((version - 1, viewer)), seen
        if self.game.fast.told_alike:
            viewer, key = NOBODY, (version, "", "")
        known = self._secrets.get(version, self._narrated.get(key))
        if known is not None:
            return known
        seen_before, seen_after = self._look(before, viewer), self._look(after, viewer)
        text = entry.body["move"]
        found = phrases_of(self.game, seen_before, seen_after, entry.seat, text)
        if None not in key and version > self.version - len(self._steps):
            self._narrated[key] = found
        return found

    def state_for(self, viewer: int) -> dict[str, Any]:
        """All that a viewer may know now."""
        state: dict[str, Any] = json.loads(self.state_json(viewer))
        return state

    def state_json(self, viewer: int, encode: views.Encode = views.as_json) -> bytes:
        """The same as JSON; `encode` writes its parts."""
        view, digest = self._look(self.table, viewer), self.digest(self.version, viewer)
        self._views = ()
        if self._writer is None or not self._writer.serves(digest):
            self._writer = views.StateWriter(self._now, self.version, digest, view, encode)
        points = self._points.for_viewer(self.table, viewer, view)
        return self._writer.state(viewer, digest, view, points)

    def check(self, seat: int, text: str) -> dict[str, Any]:
        """Whether a seat may make a move, as far as it can know: nothing happens."""
        view = self.table.view(seat)
        return views.dry_run(self.game, view, seat, text, paused=self.paused)

    def phrases_ahead(self, seat: int, text: str) -> Phrases:
        """A decision that a seat could make, in words."""
        return views.phrases_ahead(self.game, self.table.view(seat), seat, text)

    def live(self, viewer: int, seat: int) -> dict[str, Any]:
        """The points of a seat so far, line by line, as far as a viewer can know."""
        return views.figures(self.game, self.table.view(viewer), seat)

    def some_legal(self, seat: int, prefix: str, most: int) -> list[str]:
        """The first legal moves of a seat whose texts begin so."""
        moves = self.table.listed(seat) if views.may_move(self._now, seat) else ()
        texts = map(self.game.text.write, moves)
        return list(islice((text for text in texts if text.startswith(prefix)), most))

    def drawing_at(self, version: int) -> dict[str, Any]:
        """The whole position after an entry, with all that is hidden; 0 is the deal."""
        if not 0 <= version <= self.version:
            raise Wrong("no-such-event", event=version, last=self.version)
        return self.game.text.drawing(self._table_after(version).state)

    # The game from its beginning: every move that still counts

    def moments(self, eyes: int | str) -> list[dict[str, Any]]:
        """The deal and the position after each move, with the points that these eyes see."""
        deal = self._sight(self.table.again(()), eyes)
        found = [self._moment(deal, version=0, seat=NOBODY, move=None, phrases=[])]
        for event, before, after in self.table.steps():
            view, what = self._sight(after, eyes), {"seat": event.seat, "move": event.move}
            told = phrases_of(self.game, self._sight(before, eyes), view, event.seat, event.move)
            found.append(self._moment(view, version=event.version, **what, phrases=told))
        return found

    def _sight(self, table: Table, eyes: int | str) -> State:
        return list(table.state) if eyes == ALL else table.view(int(eyes))

    def _moment(self, view: State, **what: Any) -> dict[str, Any]:
        points = [self.game.rules.points(view, seat) for seat in range(self.table.seats)]
        return what | {"view": self.game.text.drawing(view), "points": points}

    def news(self, viewer: int, names: Sequence[str], say: Say) -> list[dict[str, Any]]:
        """What happened, in words for a viewer, as far as they may know it.

        A move that was concealed is told once its step is over, as whoever made it saw it.
        """
        game, told = self.game, []
        for event, before, after in self.table.steps():
            eyes = viewer if self.is_told(event.version, viewer) else event.seat
            if eyes != viewer and OPEN != event.step == self._now.step:
                continue
            moves = game.moves_in_news(game.text.read(event.move))
            phrases = game.text.narrate(before.view(eyes), after.view(eyes), event.seat, moves)
            line = " ".join(phrase.text(names, say, viewer) for phrase in phrases)
            lines = [line] if phrases else []
            told.append({"version": event.version, "seat": event.seat, "lines": lines})
        return told


def _bodies(kind: str, body: Body) -> list[Body]:
    """The bodies of the entries that a client asks for: several where it joins moves."""
    text = body.get("move")
    if kind != "move" or not isinstance(text, str):
        return [body]
    return [{"move": each} for each in decision(text)]
