"""What the operator does to tables, connections and addresses; each deed is logged."""

from __future__ import annotations

from dataclasses import dataclass

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY

from ..protocol.errors import GOING_AWAY, NO_SUCH_LINK
from .blocks import Block, Deed
from .hub import Hub
from .operator import Means


@dataclass(frozen=True, slots=True)
class Moderation:
    """The deeds of an operator who has shown to be one by these means."""

    hub: Hub
    by: Means

    def log(self, deed: str, target: str, detail: str = "") -> None:
        """Keep what was done, in the data folder and in the log of the server."""
        hub = self.hub
        hub.log.info("admin", by=self.by, deed=deed, target=target, detail=detail)
        hub.admin_log.note(Deed(at=hub.date(), by=self.by, deed=deed, target=target, detail=detail))

    async def close_table(self, id: str) -> None:
        """Send everybody away and let nobody in any more; the table is kept as it is."""
        room = await self.hub.room(id)
        await room.change(lambda about: {"closed": True, "code": None})
        self.hub.dismiss(id)
        self.log("close", id)

    async def reopen_table(self, id: str) -> None:
        """Let people in again; a table that waits gets a new code."""
        row = await self.hub.store.load_table(id)
        if row is None:
            raise Wrong("no-such-table")
        if not row.about.get("closed"):
            raise Wrong("not-closed")
        code = self.hub.lobby.free_code() if row.status == "waiting" else None
        await self.hub.store.set_table(id, about={**row.about, "closed": False, "code": code})
        self.hub.lobby.set_code(id, code)
        self.log("reopen", id)

    async def delete_table(self, id: str) -> None:
        """Remove a table with all that belongs to it, reports too; nobody can bring it back."""
        if not await self.hub.store.has_table(id):
            raise Wrong("no-such-table")
        await self.hub.remove([id], reports=True)
        self.log("delete", id)

    async def silence(self, id: str, seat: int | None, *, muted: bool) -> None:
        """Let a seat say nothing, or nobody at the table; or anything again."""
        room = await self.hub.room(id)
        if seat is not None:
            room.seats.check(seat)
        await room.seats.silence(NOBODY if seat is None else seat, silenced=muted)
        self.log("mute" if muted else "unmute", id, "" if seat is None else f"seat {seat + 1}")

    def end_connection(self, id: str) -> None:
        """Close a socket; who sat there may come back, unless the address is blocked."""
        session = self.hub.sessions.get(id)
        if session is None:
            raise Wrong("not-found")
        session.connection.end(GOING_AWAY)
        self.log("end", session.connection.address, session.room.id if session.room else "")

    def block(self, address: str, hours: float | None, why: str) -> Block:
        """Block an address, and close its sockets."""
        block = self.hub.blocks.add(address, hours, why)
        for session in list(self.hub.sessions.values()):
            if session.connection.address == block.address:
                session.connection.end(NO_SUCH_LINK)
        self.log("block", block.address, why)
        return block

    def unblock(self, address: str) -> None:
        """Let an address in again."""
        self.hub.blocks.remove(address)
        self.log("unblock", address)

    async def resolve_report(self, number: int) -> None:
        """Remove a report that was dealt with."""
        await self.hub.store.remove_reports([number])
        self.log("resolve", str(number))
