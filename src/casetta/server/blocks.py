"""Addresses that the operator has blocked, and the log of what the operator did.

Both are files of the data folder, so that they are there after a restart, and can be written by
a command while no server runs.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from ipaddress import ip_address, ip_network
from pathlib import Path

import msgspec

from casetta.contract.errors import Wrong
from casetta.contract.files import write_private

from ..protocol.messages import Closed
from .rate_limit import address_key

BLOCKS_FILE = "blocked.json"
LOG_FILE = "admin-log.jsonl"
MOST_DEEDS, MOST_BYTES = 10_000, 4 << 20
"""Lines of the log that are kept, and bytes from which on it is cut; the oldest go first."""
MOST_BLOCKS = 10_000


class Block(Closed):
    """An address that is blocked; `until` is null for one that stays so."""

    address: str
    since: float
    until: float | None = None
    why: str = ""


class Deed(Closed):
    """Something that the operator did: by the key, in a browser, or while no server ran."""

    at: float
    by: str
    deed: str
    target: str = ""
    detail: str = ""


def blockable(text: str) -> str:
    """The key of an address that can be blocked; raises Wrong for this machine and for nonsense."""
    try:
        address = ip_network(text).network_address if "/" in text else ip_address(text)
    except ValueError as error:
        raise Wrong("not-blockable") from error
    if address.is_loopback or address.is_unspecified:
        raise Wrong("not-blockable")
    return address_key(str(address))


class Blocks:
    """The blocked addresses; one IPv6 network (/64) counts as one."""

    def __init__(self, folder: Path | None = None) -> None:
        """Without a folder they are kept in memory alone."""
        self._file = None if folder is None else folder / BLOCKS_FILE
        self._blocks = {block.address: block for block in self._read()}

    def __contains__(self, key: object) -> bool:
        block = self._blocks.get(str(key))
        return block is not None and (block.until is None or block.until > time.time())

    def all(self) -> list[Block]:
        """Those that still hold, the latest first."""
        held = [block for block in self._blocks.values() if block.address in self]
        return sorted(held, key=lambda block: block.since, reverse=True)

    def add(self, address: str, hours: float | None = None, why: str = "") -> Block:
        """Block an address, for some hours or for good; a block that there is is replaced."""
        key, now = blockable(address), time.time()
        until = None if hours is None else now + 3600 * hours
        block = Block(address=key, since=now, until=until, why=why)
        kept = {each.address: each for each in self.all()} | {key: block}
        if len(kept) > MOST_BLOCKS:
            raise Wrong("too-large")
        self._keep(kept)
        return block

    def remove(self, address: str) -> None:
        """Block an address no longer; raises Wrong if it is not blocked."""
        key = blockable(address)
        if key not in self:
            raise Wrong("not-found")
        self._keep({each.address: each for each in self.all() if each.address != key})

    def _keep(self, blocks: dict[str, Block]) -> None:
        if self._file is not None:
            write_private(self._file, msgspec.json.encode([*blocks.values()]))
        self._blocks = blocks

    def _read(self) -> list[Block]:
        if self._file is None or not self._file.exists():
            return []
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=list[Block])
        except (OSError, msgspec.MsgspecError) as error:
            raise Wrong("broken-file", file=str(self._file)) from error


class AdminLog:
    """What the operator did, in a file with one line of JSON for each deed.

    Commands write it too, also while a server runs; so it is read anew whenever it is asked.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Without a folder it is kept in memory alone."""
        self._file = None if folder is None else folder / LOG_FILE
        self._unwritten: deque[Deed] = deque(maxlen=MOST_DEEDS)
        """What the disk did not take, which is written with the next deed."""

    def note(self, deed: Deed) -> None:
        """Keep what was just done; on a full disk too the operator must be able to delete."""
        self._unwritten.append(deed)
        if self._file is None:
            return
        with suppress(OSError, Wrong):
            with os.fdopen(os.open(self._file, APPEND, 0o600), "ab") as log:
                log.write(lines_of(self._unwritten))
                size = log.tell()
            self._unwritten.clear()
            if size > MOST_BYTES:
                self._rewrite(self._all())

    def latest(self, most: int) -> list[Deed]:
        """The last deeds, the latest first."""
        return [*reversed(self._all())][:most]

    def forget(self, before: float) -> int:
        """Forget what was done before a time; how many deeds those were."""
        deeds = self._all()
        kept = [deed for deed in deeds if deed.at >= before]
        if len(kept) < len(deeds):
            self._rewrite(kept)
        return len(deeds) - len(kept)

    def _rewrite(self, deeds: Sequence[Deed]) -> None:
        if self._file is None:
            self._unwritten = deque(deeds, MOST_DEEDS)
        else:
            write_private(self._file, lines_of(deeds))
            self._unwritten.clear()

    def _all(self) -> list[Deed]:
        """The latest deeds; a line that was cut when the power failed is left out."""
        deeds = []
        if self._file is not None and self._file.exists():
            for line in self._file.read_bytes().splitlines()[-MOST_DEEDS:]:
                with suppress(msgspec.MsgspecError):
                    deeds.append(msgspec.json.decode(line, type=Deed))
        return [*deeds, *self._unwritten][-MOST_DEEDS:]


def lines_of(deeds: Iterable[Deed]) -> bytes:
    return b"".join(msgspec.json.encode(deed) + b"\n" for deed in deeds)


APPEND = os.O_WRONLY | os.O_CREAT | os.O_APPEND
