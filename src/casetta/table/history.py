"""The history of a table: its log, how things stand, and what each viewer may know of both.

`prepare` checks and changes nothing; when what it answers is stored, `accept` lets it
happen. Everything is a function of setup and log: `restore` builds it again.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.game import OPEN, Drawing, Game, State
from casetta.contract.question import Position
from casetta.kernel.state import as_bytes

from . import views
from .log import LONGEST_ID, Entry, Log, linked
from .narration import Narrator, Phrases
from .standing import BOT, Asked, Body, Standing, conceals, is_player, revealed, touched
from .table import DIGEST_SIZE, Event, StaleMove, Table, TableError, decision
from .undo import Events, positions

NO_DIGEST = bytes(DIGEST_SIZE)
"""In place of one that nobody has asked for."""


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

    def __init__(
        self,
        game: Game,
        setup: Drawing,
        players: Sequence[str],
        *,
        bots: Collection[str] | None = None,
    ) -> None:
        """`players` says who plays each seat at the start: `person` or `bot:NAME`.

        `bots` are the bots that a seat may be handed over to; None knows no bounds.
        """
        table = Table(game, setup)
        if len(players) != table.seats or not all(is_player(each) for each in players):
            raise TableError("unknown-player")
        self.game = table.game
        self.setup = table.setup
        self.bots = bots
        self.entries = Log(table.setup)
        self.version = 0
        """The version of the last entry; 0 before the first."""
        self._now = Standing(table, tuple(players))
        self._last: Entry | None = None
        self._touched = bytearray()
        self._concealed = bytearray()
        self._revealed: dict[int, Events] = {}
        self._digests: dict[int, bytearray] = {}
        """For each viewer the digests of what it saw, as far as anybody asked."""
        self._seen: dict[int, str] = {}
        """The digests of what viewers see now."""
        self._view: tuple[int, State] | None = None
        self._writer: views.StateWriter | None = None
        self._points = views.Points(table.seats)
        self._narrator = Narrator(table.game)

    @classmethod
    def restore(
        cls,
        game: Game,
        setup: Drawing,
        players: Sequence[str],
        entries: Iterable[Entry],
        *,
        bots: Collection[str] | None = None,
    ) -> History:
        """The history of stored entries; every version, hash and move is checked."""
        history = cls(game, setup, players, bots=bots)
        for entry in entries:
            history._enter(entry, history._checked(entry))
        if history._now.is_agreed:
            raise BrokenLog(history.version)
        return history

    # How things stand

    @property
    def table(self) -> Table:
        """The position that all that still counts adds up to."""
        return self._now.table

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays each seat now."""
        return self._now.players

    @property
    def over(self) -> bool:
        """Whether the game has ended; then nothing more happens."""
        return self.table.is_over

    @property
    def paused(self) -> bool:
        """Whether nobody may move."""
        return self._now.paused

    @property
    def asked(self) -> Asked | None:
        """What a seat asks all others, if one does."""
        return self._now.asked

    def entry_of(self, name: str) -> Entry | None:
        """The entry that a client called so; whoever sends it again gets the same answer."""
        return self.entries.named(name)

    def touched(self, version: int) -> int:
        """The seats, as bits, whose legal moves an entry may have changed."""
        return self._touched[version - 1]

    # What happens

    def play(self, seat: int, text: str, id: str, expect: int | None = None) -> list[Entry]:
        """Let a seat make a move, or several joined by `;`: all of them or none.

        For tables that nobody stores. Where a store has to write first, prepare a "move" with
        the body `{"move": text}`, append its entries in one transaction, then accept it.
        Each move is an entry with a version of its own. The last one bears the id, so whoever
        finds it knows that all of them are there.
        """
        prepared = self.prepare("move", seat, {"move": text}, id, expect)
        self.accept(prepared)
        return list(prepared.entries)

    def prepare(
        self, kind: str, seat: int, body: Body, id: str, expect: int | None = None
    ) -> Prepared:
        """The entries that this makes, after all checks; nothing has happened yet.

        `expect` is the version it was made for, if the caller knows it. A move may be several
        that are joined by `;`, as in `play`.
        """
        self._check_id(id)
        self._check_stale(kind, seat, expect)
        self._check_bot(kind, body)
        draft = _Draft(self._now, self.version, self.entries.last_hash)
        *earlier, last = _bodies(kind, body)
        for each in earlier:
            draft.add(kind, seat, each)
        draft.add(kind, seat, last, id)
        while due := draft.now.due():
            draft.add(*due, {})
        return Prepared(tuple(draft.entries), tuple(draft.standings), id)

    def accept(self, prepared: Prepared) -> None:
        """Let happen what was prepared; it has been stored meanwhile."""
        if prepared.entries[0].version != self.version + 1:
            raise StaleMove("stale-move", version=self.version)
        self._narrator.forget(self.table)
        for entry, standing in zip(prepared.entries, prepared.standings, strict=True):
            before = self.table
            self._enter(entry, standing)
            if entry.kind == "move":
                concealed = bool(self._concealed[-1])
                self._narrator.note(entry, before, self.table, is_concealed=concealed)
        self._points.forget(prepared.entries, prepared.table)

    def _enter(self, entry: Entry, standing: Standing) -> None:
        """Add an entry to the log; nothing that was found out about the last position stays."""
        self._note(entry, standing)
        self.entries.append(entry)
        self.version = entry.version
        self._now, self._last = standing, entry
        self._view = self._writer = None
        self._seen = {}

    def _check_id(self, name: str) -> None:
        if not 1 <= len(name) <= LONGEST_ID or not name.isprintable():
            raise TableError("wrong-id", most=LONGEST_ID)
        if self.entry_of(name) is not None:
            raise TableError("id-taken")

    def _check_stale(self, kind: str, seat: int, expect: int | None) -> None:
        """A move is stale if the seat's legal moves may have changed; anything if the seat acted.

        An answer is stale if it was given before the question.
        """
        if expect is not None and (
            not 0 <= expect <= self.version or self._is_stale(kind, seat, expect)
        ):
            raise StaleMove("stale-move", version=self.version)

    def _is_stale(self, kind: str, seat: int, expect: int) -> bool:
        if kind in ("agree", "refuse"):
            return self.asked is not None and self.asked.version > expect
        if kind == "move" and seat >= 0:
            return any(mask >> seat & 1 for mask in self._touched[expect:])
        return seat in self.entries.seats_since(expect)

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
        if again != entry or body != entry.body or self.entry_of(entry.id) is not None:
            raise BrokenLog(version)
        return now

    def _note(self, entry: Entry, after: Standing) -> None:
        """Keep what an entry touches, conceals and reveals."""
        self._touched.append(touched(self._now, after, entry))
        self._concealed.append(conceals(self._now, after, entry))
        if events := revealed(self._now, after, entry):
            self._revealed[entry.version] = events

    # What a viewer may know

    def digest(self, version: int, viewer: int) -> str:
        """The SHA-256 of what a viewer saw after an entry; 0 is the deal."""
        if version == self.version:
            return self._seen.get(viewer) or self._look(viewer)
        known, place = self._digests_of(viewer, version), DIGEST_SIZE * version
        found = known[place : place + DIGEST_SIZE]
        if not found or found == NO_DIGEST:
            self._find_digests(version, viewer, known)
        return known[place : place + DIGEST_SIZE].hex()

    def _digests_of(self, viewer: int, version: int) -> bytearray:
        """The digests of a viewer, with a place for each before a version."""
        known = self._digests.setdefault(viewer, bytearray())
        if len(known) < DIGEST_SIZE * version:
            known.extend(bytes(DIGEST_SIZE * version - len(known)))
        return known

    def is_told(self, version: int, viewer: int) -> bool:
        """Whether a viewer was told at once what an entry is, not only that there is one."""
        return not self._concealed[version - 1] or self.entries[version - 1].seat == viewer

    def is_open(self, event: Event) -> bool:
        """Whether everybody may know a move now: it was made in no step, or in one that is over."""
        return event.step == OPEN or event.step != self._now.step

    def entries_since(self, version: int, viewer: int) -> list[dict[str, Any]]:
        """All entries after a version as a viewer may know them."""
        versions = range(version + 1, self.version + 1)
        phrases = self._phrases(versions, viewer)
        return [self._entry(each, viewer, phrases) for each in versions]

    def entry_for(self, version: int, viewer: int) -> dict[str, Any]:
        """One entry as a viewer may know it; whoever needs several asks for `entries_since`."""
        return self._entry(version, viewer, self._phrases((version,), viewer))

    def _entry(self, version: int, viewer: int, phrases: Mapping[int, Phrases]) -> dict[str, Any]:
        is_last = self._last is not None and self._last.version == version
        entry = self._last if is_last else self.entries[version - 1]
        assert entry is not None
        shown = {
            "version": version,
            "kind": entry.kind,
            "seat": entry.seat,
            "digest": self.digest(version, viewer),
        }
        if self.is_told(version, viewer):
            shown |= entry.body
            if entry.kind == "move":
                shown["phrases"] = phrases.get(version, [])
        if version in self._revealed:
            shown["revealed"] = [
                {
                    "version": event.version,
                    "seat": event.seat,
                    "move": event.move,
                    "phrases": phrases.get(event.version, []),
                }
                for event in self._revealed[version]
            ]
        return shown

    def _phrases(self, versions: Sequence[int], viewer: int) -> Mapping[int, Phrases]:
        """The phrases of moves that a viewer learns of with these entries.

        A move that was concealed is told as whoever made it saw it.
        """
        for_all = self._narrator.for_all(versions)
        if for_all is not None:
            return for_all
        wanted: dict[int, int] = {}
        for version in versions:
            if self.entries.is_move(version) and self.is_told(version, viewer):
                wanted[version] = viewer
            for event in self._revealed.get(version, ()):
                wanted.setdefault(event.version, event.seat)
        self.digest(self.version, viewer)
        return self._narrator.narrate(wanted, self.table, self.entries, self._looks)

    def _looks(self, version: int, viewer: int) -> tuple[bytes, State | None]:
        """What is known of what a viewer saw around an entry; see `narration.Looks`."""
        first = DIGEST_SIZE * (version - 1)
        digests = bytes(self._digests.get(viewer, b"")[first : first + 2 * DIGEST_SIZE])
        is_whole = len(digests) == 2 * DIGEST_SIZE
        if not is_whole or digests.startswith(NO_DIGEST) or digests.endswith(NO_DIGEST):
            digests = b""
        looked = self._view if version == self.version else None
        return digests, looked[1] if looked and looked[0] == viewer else None

    def state_for(self, viewer: int) -> dict[str, Any]:
        """All that a viewer may know now."""
        state: dict[str, Any] = json.loads(self.state_json(viewer))
        return state

    def state_json(self, viewer: int, encode: views.Encode = views.as_json) -> bytes:
        """The same as JSON; `encode` writes its parts."""
        digest = self.digest(self.version, viewer)
        looked, self._view = self._view, None
        view = looked[1] if looked and looked[0] == viewer else self.table.view(viewer)
        if self._writer is None or not self._writer.serves(digest):
            self._writer = views.StateWriter(self._now, self.version, digest, view, encode)
        points = self._points.for_viewer(self.table, viewer, view)
        return self._writer.state(viewer, digest, view, points)

    def position_for(self, viewer: int, seat: int) -> Position:
        """What a question to the rules is about that a viewer asks about a seat."""
        return Position(self.table.view(viewer), seat, self.game.content)

    def check(self, seat: int, text: str) -> dict[str, Any]:
        """Whether a seat may make a move, as far as it can know: nothing happens."""
        return views.dry_run(self._now, seat, text)

    def phrases_ahead(self, seat: int, text: str) -> Phrases:
        """A decision that a seat could make, in words."""
        return views.phrases_ahead(self._now, seat, text)

    def live(self, viewer: int, seat: int) -> dict[str, Any]:
        """The points of a seat so far, line by line, as far as a viewer can know."""
        return views.figures(self.game, self.table.view(viewer), seat)

    def some_legal(self, seat: int, prefix: str, most: int) -> list[str]:
        """The first legal moves of a seat whose texts begin so."""
        legal = (
            self.game.legal(self.table.view(seat), seat) if views.may_move(self._now, seat) else []
        )
        texts = map(self.game.text.write, legal)
        found = (text for text in texts if text.startswith(prefix))
        return [text for _, text in zip(range(most), found, strict=False)]

    def drawing_at(self, version: int) -> dict[str, Any]:
        """The whole position after an entry, with all that is hidden; 0 is the deal."""
        if not 0 <= version <= self.version:
            raise Wrong("no-such-event", event=version, last=self.version)
        return self.game.text.drawing(next(positions(self.table, self.entries, version)).state)

    def _look(self, viewer: int) -> str:
        """Find the digest of what a viewer sees now; the view may soon be drawn."""
        view = self.table.view(viewer)
        digest = sha256(as_bytes(view))
        self._digests_of(viewer, self.version)[DIGEST_SIZE * self.version :] = digest.digest()
        self._view, self._seen[viewer] = (viewer, view), digest.hexdigest()
        return self._seen[viewer]

    def _find_digests(self, first: int, viewer: int, known: bytearray) -> None:
        """Find the digest of a viewer at a version: of one of the last moves, or from there on."""
        state = self._narrator.state_after(first)
        if state is not None:
            digest = sha256(as_bytes(self.game.view(state, viewer))).digest()
            known[DIGEST_SIZE * first : DIGEST_SIZE * (first + 1)] = digest
            return
        for version, table in enumerate(positions(self.table, self.entries, first), first):
            digest = sha256(as_bytes(table.view(viewer))).digest()
            known[DIGEST_SIZE * version : DIGEST_SIZE * (version + 1)] = digest


class _Draft:
    """Entries that follow one another, none of which has happened yet."""

    def __init__(self, now: Standing, version: int, link: str) -> None:
        """Begin after a version, whose hash is `link`."""
        self.now = now
        self.entries: list[Entry] = []
        self.standings: list[Standing] = []
        self._version = version
        self._link = link

    def add(self, kind: str, seat: int, body: Body, id: str | None = None) -> None:
        """Add an entry; without an id it gets one that no client can choose."""
        self._version += 1
        body, self.now = self.now.after(self._version, kind, seat, body)
        entry = linked(self._link, self._version, kind, seat, body, id or own_id(self._link))
        self._link = entry.hash
        self.entries.append(entry)
        self.standings.append(self.now)


def _bodies(kind: str, body: Body) -> list[Body]:
    """The bodies of the entries that a client asks for: several where it joins moves."""
    text = body.get("move")
    if kind != "move" or not isinstance(text, str):
        return [body]
    return [{"move": each} for each in decision(text)]


def own_id(link: str) -> str:
    """The id of an entry that follows a hash and bears no id of a client: longer than any."""
    return f"after-{link}"
