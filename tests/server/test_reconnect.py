"""RELIABILITY 4: whoever comes back from any version ends with the exact state.

A proxy in the middle cuts the stream after a random number of bytes in one direction: in the
handshake, within a message, between two. Beside the clients that are cut sit others that
see the same through the same eyes and are never disturbed.
"""

import asyncio
import contextlib
from random import Random
from urllib.parse import urlsplit

import pytest

from tests.long import in_parts
from tests.server.eyes import Eyes, address_of, epoch_of
from tests.server.served import play
from tests.store.tables import command

CUTS = 25
"""In each part."""
LONGEST = ((300, 600, 2_000), (300, 3_000, 30_000))
"""A stream is cut before so many bytes, up or down: in the handshake, at first, in the game."""


class Proxy:
    """Passes on bytes between a client and the server, and cuts."""

    def __init__(self, port, chance):
        self.port = port
        self.chance = chance
        self.cuts = 0
        self.most = 0
        self._tasks = set()

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.own_port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    async def _meet(self, reader, writer):
        """One connection: up and down, until one side ends or its bytes are used up."""
        theirs, ours = await asyncio.open_connection("127.0.0.1", self.port)
        limits = [None, None]
        if self.cuts < self.most:
            way = self.chance.randrange(2)
            limits[way] = self.chance.randrange(self.chance.choice(LONGEST[way]))
        ways = ((reader, ours, limits[0]), (theirs, writer, limits[1]))
        both = [asyncio.ensure_future(self._pass_on(*way)) for way in ways]
        self._tasks.update(both)
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
                self._tasks.discard(task)
            writer.transport.abort()
            ours.transport.abort()

    async def _pass_on(self, reader, writer, limit):
        """Pass on all bytes of one direction, or just so many."""
        with contextlib.suppress(OSError):
            while limit is None or limit > 0:
                content = await reader.read(1 << 16 if limit is None else limit)
                if not content:
                    return
                writer.write(content)
                await writer.drain()
                limit = None if limit is None else limit - len(content)
            self.cuts += 1


async def play_through(server, game, chance, cuts):
    """A game whose first player and a spectator are cut again and again; all who looked."""
    links, port = server.begun(game=game), urlsplit(server.url).port

    async def straight():
        return address_of(server), port

    async def by_proxy():
        """The proxy is no name of the server: the server is named and the proxy is asked."""
        return address_of(server), proxy.own_port

    epoch = await epoch_of(straight, links)
    async with Proxy(port, chance) as proxy:
        proxy.most = cuts
        cut_player, cut_spectator = (Eyes(by_proxy, links, seat) for seat in (0, None))
        player, other, spectator = (Eyes(straight, links, seat) for seat in (0, 1, None))
        async with asyncio.TaskGroup() as group:
            for eyes in (player, spectator, cut_spectator):
                group.create_task(eyes.live(epoch))
            for eyes in (cut_player, other):
                group.create_task(eyes.live(epoch, Random(chance.random())))
    return proxy.cuts, {"player": (cut_player, player), "spectator": (cut_spectator, spectator)}


@pytest.mark.parametrize("game", ["my-shelfie", "dream-home"])
@in_parts("cuts", full=10)
def test_whoever_was_cut_anywhere_ends_with_the_exact_state(server, game, part):
    chance, cuts = Random(7 + part), 0
    while cuts < CUTS:
        more, seen = asyncio.run(play_through(server, game, chance, CUTS - cuts))
        cuts += more
        for cut, undisturbed in seen.values():
            assert undisturbed.comings == 1
            assert cut.entries == undisturbed.entries
            assert cut.state == undisturbed.state
        player, _ = seen["player"]
        moves = [entry["version"] for entry in player.entries if entry["seat"] == 0]
        assert [ack["version"] for _, ack in player.made.values()] == moves


def test_whoever_saw_moves_that_a_restored_backup_does_not_know_is_told_everything_anew(
    served, tmp_path, capsys
):
    """The same versions are other moves now."""
    server, safe = served(), str(tmp_path / "safe.sqlite")
    folder = server.folder
    links = server.begun()
    with server.client(links, 0, 1) as client:
        play(client, 3)
        assert command(folder, "backup", safe) == 0
        play(client, 3)
        version, epoch = client.position()["version"], client.welcome["epoch"]
    assert server.end() == 0
    assert command(folder, "restore", safe, "--force") == 0
    server.start()
    with server.client(links, 0, 1) as client:
        [client.turn(lambda legal: legal[-1]) for _ in range(5)]
        state = client.position()
    with server.client(links, 0, 1, from_version=version, epoch=epoch) as client:
        update = client.until("update")

    assert (update["resync"], update["entries"]) == (True, [])
    assert update["state"]["version"] == state["version"] == 8
    assert command(folder, "check") == 0
