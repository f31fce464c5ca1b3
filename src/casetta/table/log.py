"""The log of a table: entries with gap-free versions, each bound by a hash to all before it."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from json.encoder import encode_basestring as quoted
from typing import Any, Literal, TypeAlias, get_args, overload

ActKind: TypeAlias = Literal[
    "undo", "redo", "ask", "agree", "refuse", "hand-over", "pause", "resume"
]
Kind: TypeAlias = Literal["move", ActKind]
"""What may happen at a table; docs/server.md tells what each kind means."""
KINDS: tuple[str, ...] = get_args(Kind)
LONGEST_ID = 64
"""Characters of an id that a client chooses; those of the table itself are longer."""
HASH_SIZE = 32
_in_order = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened."""

    version: int
    kind: str
    seat: int
    body: Mapping[str, Any]
    id: str
    hash: str

    def to_dict(self) -> dict[str, Any]:
        """The entry whole, as records and stores keep it."""
        return asdict(self)


def canonical(document: Any) -> bytes:
    """A JSON document in its one form: UTF-8, keys sorted, no spaces."""
    return _in_order(document).encode()


def first_hash(setup: Mapping[str, Any]) -> str:
    """The hash before the first entry: that of the setup."""
    return sha256(canonical(setup)).hexdigest()


def linked(
    before: str, version: int, kind: str, seat: int, body: Mapping[str, Any], name: str
) -> Entry:
    """The entry that follows after the hash `before`."""
    if kind == "move" and list(body) == ["move"]:  # written by hand because moves are many
        move, id = quoted(body["move"]), quoted(name)
        told = f'"body":{{"move":{move}}},"id":{id},"kind":"move","seat":{seat},"version":{version}'
        written = f"{{{told}}}".encode()
    else:
        content = {"version": version, "kind": kind, "seat": seat, "body": body, "id": name}
        written = canonical(content)
    link = sha256(before.encode() + written).hexdigest()
    return Entry(version, kind, seat, body, name, link)


class Log(Sequence[Entry]):
    """Entries kept small: a server holds thousands of tables in memory."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self._kinds = bytearray()
        self._seats = array("b")
        self._bodies: list[str | Mapping[str, Any]] = []
        self._ids: list[str] = []
        self._hashes = bytearray.fromhex(first_hash(setup))

    @property
    def last_hash(self) -> str:
        """The hash that the next entry follows."""
        return self._hashes[-HASH_SIZE:].hex()

    def append(self, entry: Entry) -> None:
        assert entry.version == len(self) + 1
        self._kinds.append(KINDS.index(entry.kind))
        self._seats.append(entry.seat)
        self._bodies.append(entry.body["move"] if entry.kind == "move" else entry.body)
        self._ids.append(entry.id)
        self._hashes += bytes.fromhex(entry.hash)

    def named(self, name: str) -> Entry | None:
        """The entry that a client called so; whoever sends it again gets the same answer."""
        return self[self._ids.index(name)] if name in self._ids else None

    def seats_since(self, version: int) -> Sequence[int]:
        """Who made the entries after a version."""
        return self._seats[version:]

    def __len__(self) -> int:
        return len(self._ids)

    @overload
    def __getitem__(self, number: int) -> Entry: ...
    @overload
    def __getitem__(self, number: slice) -> list[Entry]: ...
    def __getitem__(self, number: int | slice) -> Entry | list[Entry]:
        """The entry with that number, which is its version less 1."""
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        place = range(len(self))[number]
        body = self._bodies[place]
        return Entry(
            place + 1,
            KINDS[self._kinds[place]],
            self._seats[place],
            {"move": body} if isinstance(body, str) else body,
            self._ids[place],
            self._hashes[HASH_SIZE * (place + 1) : HASH_SIZE * (place + 2)].hex(),
        )

    def __iter__(self) -> Iterator[Entry]:
        return (self[place] for place in range(len(self)))
