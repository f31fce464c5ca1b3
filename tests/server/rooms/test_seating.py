"""Who holds a seat: by which link, from when to when, and what a replaced link is worth."""

import asyncio
import json

import pytest

from casetta.contract.errors import Wrong
from casetta.protocol.messages import ClockPolicy
from casetta.server.auth import Visitor, let_in
from casetta.server.bot_pool import BotPool
from casetta.server.http.finished import make_rematch
from casetta.server.hub import Opening
from casetta.server.rooms.metadata import Metadata
from casetta.store.store import token_hash
from casetta.table.history import History
from casetta.table.standing import PERSON
from tests.server.inside import Chair, laid, new_table, seated, to_move

ENTROPY = "ab" * 32


async def waiting(hub, *players, **more):
    """A table of My Shelfie that waits."""
    return await hub.make(new_table("my-shelfie", *players, **more))


async def told(chair, type):
    """The last message of a type that somebody was sent, if any."""
    messages = [json.loads(each) for each in await chair.taken()]
    return next((each for each in reversed(messages) if each["type"] == type), None)


async def came(hub, table, *tokens):
    """Somebody who says hello with these tokens."""
    chair = Chair(hub)
    await chair.hear({"type": "hello", "table": table, "tokens": list(tokens)})
    return chair


# Free seats


async def test_whoever_comes_by_the_link_of_a_free_seat_takes_it(hub):
    room, links = await waiting(hub, "person", "open")
    host = await came(hub, links.table, links.host)
    with pytest.raises(Wrong, match="seats-open"):
        await room.start()
    await host.taken()
    guest = await seated(hub, links, 1)
    assert (await told(guest, "welcome"))["seats"] == [1]
    assert (await told(host, "people"))["places"][1]["player"] == "person"
    assert Metadata.read((await hub.store.load_table(room.id)).about).places[1].player == "person"
    await room.start()


async def test_who_only_looks_and_who_comes_while_the_disk_is_full_take_no_free_seat(hub):
    room, links = await waiting(hub, "person", "open")
    await came(hub, links.table, links.host, links.spectator)
    assert room.about.places[1].player == "open"
    hub.store.full = True
    guest = await seated(hub, links, 1)
    assert (await told(guest, "welcome"))["seats"] == [1]
    assert room.about.places[1].player == "open"
    hub.store.full = False
    await seated(hub, links, 1)
    assert room.about.places[1].player == "person"


# Links that are replaced


async def replaced_meanwhile(hub, links, deed):
    """What becomes of somebody on seat 1 whose link is replaced just after it was looked up."""
    find = hub.store.find_link

    async def found(hash):
        row = await find(hash)
        hub.store.find_link = find
        await deed()
        return row

    hub.store.find_link = found
    return await seated(hub, links, 1)


@pytest.mark.parametrize("player", ["person", "open"])
async def test_nobody_slips_in_by_a_link_that_is_replaced_meanwhile(hub, player):
    """That of somebody else keeps nobody out."""
    room, links = await waiting(hub, "person", player)
    chair = await replaced_meanwhile(hub, links, lambda: room.seats.renew_link("seat", 1))
    assert (await told(chair, "refused"))["code"] == "link-revoked"
    assert chair.code == 4002
    assert not room.audience
    assert room.about.places[1].player == player
    room, links = await waiting(hub, "person", "person")
    chair = await replaced_meanwhile(hub, links, lambda: room.seats.renew_link("seat", 0))
    assert (await told(chair, "welcome"))["seats"] == [1]


async def test_whoever_waits_to_renew_a_link_that_is_replaced_meanwhile_gets_none(hub):
    room, links = await waiting(hub, "person", "person")

    def still():
        return let_in(hub, room.id, [links.seats["1"]], None)

    async with room.lock:
        late = asyncio.ensure_future(room.seats.renew_link("seat", 1, still=still))
        await asyncio.sleep(0)
        await hub.store.renew_link(room.id, (token_hash("new"), "seat", 1))
    with pytest.raises(Wrong, match="link-revoked"):
        await late
    assert await hub.store.find_link(token_hash("new"))


async def test_a_screen_with_several_links_keeps_those_that_were_not_replaced(hub):
    room, links = await waiting(hub, "person", "person")
    tokens = links.host, links.seats["0"], links.seats["1"]
    await room.seats.renew_link("seat", 0)
    chair = await came(hub, links.table, *tokens)
    welcome = await told(chair, "welcome")
    assert (welcome["seats"], welcome["host"], welcome["viewer"]) == ([1], True, 1)
    await room.seats.renew_link("seat", 1)
    await room.seats.renew_link("host")
    chair = await came(hub, links.table, *tokens)
    assert (await told(chair, "refused"))["code"] == "link-revoked"
    chair = await came(hub, links.table, *tokens, "x" * 32)
    assert (await told(chair, "refused"))["code"] == "no-such-link"


# What is added to the shuffle


async def test_what_a_seat_added_goes_when_somebody_else_comes_to_it(hub):
    room, links = await waiting(hub, "person", "person")
    for seat in (0, 1):
        chair = await seated(hub, links, seat)
        await chair.hear({"type": "entropy", "value": ENTROPY})
    assert sorted(room.about.entropy) == [0, 1]
    await room.seats.renew_link("seat", 1)
    assert sorted(room.about.entropy) == [0]
    assert sorted(Metadata.read((await hub.store.load_table(room.id)).about).entropy) == [0]
    await room.seats.renew_link("spectator")
    assert sorted(room.about.entropy) == [0]
    await room.start()
    await room.seats.renew_link("seat", 0)
    assert sorted(room.about.entropy) == [0]


async def test_nothing_can_be_added_to_a_deal_that_was_given(hub):
    room, _ = await laid(hub, "person", "person")
    given, links = await hub.make(
        new_table("my-shelfie", "person", "person"), Opening(setup=room.history.setup)
    )
    chair = await came(hub, given.id, links.seats["0"])
    assert (await told(chair, "people"))["given"] is True
    await chair.hear({"type": "entropy", "value": ENTROPY})
    assert (await told(chair, "refused"))["code"] == "deal-given"


# Handing over and taking back


async def test_a_seat_is_taken_back_from_a_bot_alone(hub):
    hub.bot_pool = BotPool(command=["/no/such/program"])
    room, links = await laid(hub, "person", "person")
    chair = await seated(hub, links, 0)
    act = {"type": "act", "expect": 0, "act": "take-back"}
    await chair.hear(act | {"move_id": "a"})
    assert (await told(chair, "refused"))["code"] == "not-handed-over"
    assert room.history.version == 0
    await room.enter("pause", -1, {}, "p")
    await chair.hear(act | {"move_id": "b", "act": "hand-over", "expect": 1})
    move = {"type": "move", "move_id": "m", "expect": 2, "move": to_move(room)[1]}
    await chair.hear(move)
    assert (await told(chair, "refused"))["code"] == "not-your-turn", "nobody moves beside a bot"
    await chair.hear(act | {"move_id": "c", "expect": 2})
    assert [entry.kind for entry in room.history.entries] == ["pause", *["hand-over"] * 2]
    await chair.taken()
    await chair.hear(act | {"move_id": "c", "expect": 2})
    assert (await told(chair, "ack"))["version"] == 3


async def test_a_log_in_which_a_seat_was_taken_back_from_nobody_is_still_read(hub):
    room, _ = await laid(hub, "person", "person")
    history = room.history
    history.accept(history.prepare("hand-over", 0, {"to": PERSON}, "old"))
    setup, players = history.setup, [PERSON, PERSON]
    again = History.restore(room.game, setup, players, history.entries)
    assert again.version == 1


async def test_time_comes_back_with_a_seat_only_when_the_bot_has_moved(hub):
    hub.bot_pace = 1000.0
    room, _ = await laid(hub, "person", "person", clock=ClockPolicy(kind="live", seconds=600))
    seat, text = to_move(room)
    room.clock.left[seat] = 5.0
    for number in range(3):
        await room.enter("hand-over", seat, {"to": "bot:random"}, f"h{number}")
        await room.enter("hand-over", seat, {"to": PERSON}, f"t{number}")
        assert room.clock.left[seat] <= 5.0
    await room.enter("hand-over", seat, {"to": "bot:random"}, "h")
    await room.enter("move", seat, {"move": text}, "m")
    await room.enter("hand-over", seat, {"to": PERSON}, "t")
    assert room.clock.left[seat] == 30.0


# A rematch


async def rematch(hub, room, visitor):
    return await make_rematch(
        hub, room, Visitor(visitor, is_safe=False, known=visitor, address="192.0.2.7")
    )


async def over(hub):
    room, links = await laid(hub, "person", "person", left=1)
    seat, text = to_move(room)
    await room.enter("move", seat, {"move": text}, "m")
    return room, links


async def test_of_many_rematches_there_is_one(hub):
    room, _ = await over(hub)
    wishes = [rematch(hub, room, f"visitor {number}") for number in range(3)]
    links = await asyncio.gather(*wishes)
    assert {each.table for each in links} == {room.about.next_table}
    assert len({each.host for each in links}) == 3
    for each in links:
        found, _ = await let_in(hub, each.table, [each.host or "", *each.seats.values()], None)
        assert found.id == room.about.next_table
    room.next_links = None
    later = await rematch(hub, room, "later")
    assert (later.table, later.seats) == (room.about.next_table, {})
    await let_in(hub, later.table, [later.host or ""], None)


async def test_a_rematch_that_is_gone_is_made_again(hub):
    room, _ = await over(hub)
    first = await rematch(hub, room, "visitor")
    del hub.rooms[first.table]

    async def load_history(id):
        raise Wrong("no-such-table")

    hub.store.load_history = load_history
    again = await rematch(hub, room, "visitor")
    assert again.table == room.about.next_table != first.table
