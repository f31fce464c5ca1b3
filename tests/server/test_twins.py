"""No byte sent to a viewer depends on what that viewer may not know.

Two tables differ only in what is hidden from a viewer. The same happens at both; whatever
the viewer is sent must be the same, but for the fields that the schemas mark as volatile.
When something hidden comes to light, new twins go on from there.
"""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
import structlog

from casetta import games
from casetta.contract.game import OPEN, State
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN
from casetta.server.hub import Opening
from casetta.server.rate_limit import Bucket
from casetta.server.rooms.broadcast import encode
from casetta.table.history import History
from casetta.table.table import Table
from casetta.words import Words
from tests.long import NAME, in_parts
from tests.playing import asked, play_by_lot
from tests.server.inside import Chair, is_refused, new_hub, new_table
from tests.server.served import Server, figure
from tests.waiting import wait_until

TOKENS = {name: f"{name}-token-of-a-twin" for name in ("host", "spectator", *"012345")}


def twin_of(game, state, viewer, dice):
    """Another position that looks the same to a viewer, by swaps, by halves or by a guess."""
    view = game.view(state, viewer)
    guess = list(view)
    game.rules.guess(guess, dice.getrandbits(62))
    ways = [lambda: guess]
    if dice.random() < 0.7:
        ways = [lambda: swapped(game, state, view, dice), lambda: mixed(game, state, guess, dice)]
        dice.shuffle(ways)
        ways.append(lambda: guess)
    for way in ways:
        other = way()
        if other != list(state) and is_possible(game, other, view, viewer):
            return other
    return None


def swapped(game, state, view, dice):
    """Two hidden words of one field in each other's place."""
    other = list(state)
    fields = [
        [start + n for n in range(length) if view[start + n] == UNKNOWN != state[start + n]]
        for start, length in game.rules.layout.fields.values()
    ]
    fields = [places for places in fields if len(places) > 1]
    if fields:
        one, another = dice.sample(dice.choice(fields), 2)
        other[one], other[another] = other[another], other[one]
    return other


def mixed(game, state, guess, dice):
    """Some fields as they are, the others as they are guessed."""
    other = list(state)
    for start, length in game.rules.layout.fields.values():
        if dice.random() < 0.5:
            other[start : start + length] = guess[start : start + length]
    return other


def is_possible(game, state, view, viewer):
    """Whether a position can be, and looks so."""
    if game.view(state, viewer) != view or game.text.pieces(state) != dict(game.box):
        return False
    again, wrongs = game.text.setup(game.text.drawing(state))
    return not wrongs and list(again) == list(state)


SCHEMAS = Path(__file__).resolve().parents[2] / "docs" / "schemas"
SERVER = {
    file.stem.removeprefix("server-"): json.loads(file.read_text("utf-8"))
    for file in SCHEMAS.glob("server-*.json")
}


def steady(content):
    """A message of the server without what is volatile, as text to be compared."""
    message = json.loads(content)
    if message.get("retry_after"):  # its sentence says the seconds too
        message["message"] = re.sub(r"\d+", "…", message["message"])
    schema = SERVER[message["type"]]
    return json.dumps(blanked(message, schema, schema.get("$defs", {})))


def blanked(value, schema, defs):
    """A value without what its schema marks as volatile."""
    if schema.get("x-volatile"):
        return None
    if "$ref" in schema:
        return blanked(value, defs[schema["$ref"].rpartition("/")[2]], defs)
    for either in schema.get("anyOf", ()):
        fits = "$ref" in either or either.get("x-volatile")
        if fits and value is not None:
            return blanked(value, either, defs)
    if isinstance(value, dict):
        known = schema.get("properties", {})
        return {name: blanked(each, known.get(name, {}), defs) for name, each in value.items()}
    if isinstance(value, list):
        return [blanked(each, schema.get("items", {}), defs) for each in value]
    return value


PAIRS = 30 if NAME == "twins" else 10
"""Of each title in each part."""


LEAPS = {"home-staging": (7, 28), "dream-home": (30, 15)}
"""Where games are long: after so many steps together so many moves are not watched."""


ASKING_FOR_NEWS = 0.1
"""How often a viewer reads the whole story so far."""


TABLE = "twins"


class World:
    """One of the twins: a hub with one table, and the viewer connected to it."""

    def __init__(self, game, viewer, as_host):
        self.hub, self.game, self.viewer = new_hub(), game, viewer
        token = str(viewer) if viewer >= 0 else "host" if as_host else "spectator"
        self.hello = {"type": "hello", "table": TABLE, "tokens": [TOKENS[token]]}
        self.chair = Chair(self.hub)
        self.seen: dict[int, State] = {}

    async def begin(self, state):
        """Lay the table and let the viewer come before it starts."""
        new = new_table(self.game.name, *["person"] * int(state[SEATS]))
        setup = self.game.text.drawing(state)
        self.room, _ = await self.hub.make(new, Opening(setup=setup, id=TABLE, tokens=TOKENS))
        self.room._people_budget = Bucket(1e6, 1e6)
        await self.chair.hear(self.hello)
        await self.room.start()

    @property
    def history(self):
        return self.room.running()

    @property
    def view(self):
        """What the viewer sees now, looked up once."""
        version = self.history.version
        if version not in self.seen:
            self.seen = {version: self.history.table.view(self.viewer)}
        return self.seen[version]

    async def told(self):
        """What the viewer was sent, steadied."""
        return [steady(content) for content in await self.chair.taken()]

    def news(self):
        """What the viewer would be told in words."""
        say = Words("en").with_game(self.game.folder)
        return self.history.news(self.viewer, ["?"] * self.history.table.seats, say)

    def may(self, kind, seat, body):
        """Whether a seat may do something now."""
        return not is_refused(lambda: self.history.prepare(kind, seat, body, "would it be"))

    async def come_back(self, since):
        """What another connection of the viewer is sent, perhaps from a version on."""
        chair = Chair(self.hub)
        more = {} if since is None else {"from_version": since, "epoch": self.room.about.epoch}
        await chair.hear(self.hello | more)
        sent = [steady(content) for content in await chair.taken()]
        chair.leave()
        return sent


class Pair:
    """Both twins, and what is done at them."""

    def __init__(self, game, viewer, dice):
        self.game, self.viewer, self.dice = game, viewer, dice
        self.compared = self.reborn = self.number = 0
        self.worlds: list[World] = []

    async def bear(self, state):
        """New twins from a position; False when it has only one world."""
        twin = twin_of(self.game, state, self.viewer, self.dice)
        if twin is None:
            return False
        as_host = self.dice.random() < 0.3
        self.worlds = [World(self.game, self.viewer, as_host) for _ in (state, twin)]
        for world, each in zip(self.worlds, (state, twin), strict=True):
            await world.begin(each)
        self.reborn += 1
        await self.compare()
        return True

    async def compare(self):
        """Demand that the viewer was told the same."""
        one, other = [await world.told() for world in self.worlds]
        assert one == other
        self.compared += len(one)

    @property
    def waiting(self):
        mask = self.game.rules.waiting(self.worlds[0].history.table.state)
        return [seat for seat in range(self.worlds[0].history.table.seats) if mask >> seat & 1]

    def new_id(self):
        self.number += 1
        return f"n{self.number}"

    async def go_on(self, steps):
        """Let so much happen, while the twins look alike."""
        for _ in range(steps):
            if self.worlds[0].history.over or not await self.step():
                return

    async def step(self):
        """Somebody does something; False when the twins do not look alike any more."""
        what = self.dice.random()
        if what < 0.3 and self.viewer != NOBODY:
            await self.bother()
        elif what < 0.4:
            await self.come_back()
        elif what < 0.5:
            await self.do_something_else()
        else:
            await self.move()
        return self.worlds[0].view == self.worlds[1].view

    async def bother(self):
        """The viewer tries what may be refused; the refusals must not tell anything either."""
        now = self.worlds[0].history
        legal = now.some_legal(self.viewer, "", 40)
        texts = [*legal, *(now.entries[-1].body.get("move") or "" for _ in now.entries[-1:])]
        text = self.dice.choice([*texts, "?", "pass", "e5 >1", "take 1", "done", "room u1"])
        id, version = self.new_id(), now.version
        message = self.dice.choice(
            [
                {"type": "ask", "id": id, "about": "check", "move": text},
                {"type": "ask", "id": id, "about": "check", "move": f"{text} {text}"},
                {"type": "ask", "id": id, "about": "legal", "move": text[:1], "most": 30},
                {"type": "ask", "id": id, "about": "live"},
                {"type": "ask", "id": id, "about": "live", "seat": self.dice.randrange(2)},
                {"type": "act", "act": "undo", "move_id": id, "expect": version},
                {"type": "act", "act": "agree", "move_id": id, "expect": version},
                {"type": "move", "move": f"{text} 9", "move_id": id, "expect": version},
                {"type": "move", "move": text, "move_id": id, "expect": version + 1},
                {"type": "move", "move": text, "move_id": id, "expect": max(0, version - 2)},
                {"type": "say", "id": id, "text": "who knows?"},
                {"type": "look", "seat": NOBODY},
                {"type": "look", "seat": self.viewer},
                {"type": "look", "seat": 1 - min(1, self.viewer)},
            ]
        )
        for world in self.worlds:
            await world.chair.hear(message)
        await self.look_alike()
        if self.worlds[0].chair.connection.viewer != self.viewer:
            for world in self.worlds:
                await world.chair.hear({"type": "look", "seat": self.viewer})
            await self.look_alike()

    async def come_back(self):
        """The viewer connects again, from nowhere or from any version."""
        versions = range(self.worlds[0].history.version + 1)
        since = self.dice.choice([None, *versions])
        one, other = [await world.come_back(since) for world in self.worlds]
        assert one == other
        rooms = [world.room.people(host=False) for world in self.worlds]
        assert steady(encode(rooms[0])) == steady(encode(rooms[1]))
        self.compared += len(one)
        await self.look_alike()

    async def do_something_else(self):
        """A seat takes back, asks, agrees, pauses: where it may in both worlds."""
        seat = self.dice.randrange(self.worlds[0].history.table.seats)
        kinds = ["undo", "redo", "ask", "agree", "refuse", "pause"]
        for kind in self.dice.sample(kinds, len(kinds)):
            if all(world.may(kind, seat, {}) for world in self.worlds):
                await self.both(kind, seat, {})
                if kind == "pause":
                    await self.both("resume", seat, {})
                return

    async def move(self):
        """A seat moves: alike, or, where the viewer cannot see it, in any way."""
        seat = self.dice.choice(self.waiting)
        bodies = self.hidden_moves(seat) if seat != self.viewer else None
        if bodies is None:
            texts = [set(world.history.some_legal(seat, "", 5000)) for world in self.worlds]
            both = sorted(texts[0] & texts[1])
            if not both:
                return
            bodies = [{"move": self.dice.choice(both)}] * 2
        id = self.new_id()
        for world, body in zip(self.worlds, bodies, strict=True):
            await world.room.enter("move", seat, body, id)
        await self.look_alike()

    def hidden_moves(self, seat):
        """Two moves of a seat that end no step in which nobody sees them, if there are such."""
        bodies = []
        for world in self.worlds:
            now = world.history._now
            if now.step == OPEN:
                return None
            texts = world.history.some_legal(seat, "", 500)
            body = {"move": self.dice.choice(texts)}
            _, after = now.after(world.history.version + 1, "move", seat, body)
            if after.step != now.step:
                return None
            bodies.append(body)
        return bodies

    async def both(self, kind, seat, body):
        id = self.new_id()
        for world in self.worlds:
            await world.room.enter(kind, seat, body, id)
        await self.look_alike()

    async def look_alike(self):
        """Compare, unless something that was hidden has just come to light."""
        if self.worlds[0].view == self.worlds[1].view:
            await self.compare()
            if self.dice.random() < ASKING_FOR_NEWS:
                one, other = (world.news() for world in self.worlds)
                assert one == other


async def play_twins(game, seed):
    """One game in two worlds at a time; how much was compared."""
    dice = random.Random(seed)
    seats = dice.choice(game.seats)
    viewer = dice.choice([NOBODY, *range(seats), *range(seats)])
    pair = Pair(game, viewer, dice)
    state = Table.deal(game, seats, seed=seed).state
    steps, leap = LEAPS.get(game.name, (game.rules.longest, 0))
    while game.rules.waiting(state):
        if await pair.bear(state):
            await pair.go_on(steps)
            state = later(game, pair.worlds[0].history.table.state, leap, dice)
        else:
            state = later(game, state, leap + 1, dice)
    return pair


def later(game, state, moves, dice):
    """A position so many moves later, or the end."""
    state = list(state)
    for _ in range(moves):
        if game.rules.waiting(state):
            play_by_lot(game, state, dice.choice(asked(game, state)), dice)
    return state


@pytest.mark.parametrize("name", games.names())
@in_parts("twins", full=10)
def test_a_viewer_is_told_the_same_in_worlds_that_look_the_same(name, part):
    game = games.load(name)
    for seed in range(PAIRS * part, PAIRS * (part + 1)):
        pair = asyncio.run(play_twins(game, seed))
        assert pair.compared > 10, seed


@pytest.mark.parametrize("viewer", [NOBODY, 0])
def test_that_a_bulb_was_crossed_out_is_told_at_once_and_nothing_else(viewer):
    """Ruling H-36 of Home Staging: for which piece, which token and what for stays hidden."""
    game, pair = games.load("home-staging"), Pair(games.load("home-staging"), viewer, None)
    start = Table.deal(game, 3, {}, 1)
    for text in ("room living", "card 19", "tokens 1 1"):
        start.play(0, text)
    ideas = [text for text in start.legal(1) if " ! " in text or " m " in text]
    both = ideas[0], ideas[-1]

    async def work():
        pair.worlds = [World(game, viewer, False) for _ in both]
        for world, idea in zip(pair.worlds, both, strict=True):
            await world.begin(start.state)
            await world.told()
            await world.room.enter("move", 1, {"move": idea}, "n1")
        told = [await world.told() for world in pair.worlds]
        back = [await world.come_back(since) for world in pair.worlds for since in (None, 0)]
        return told, back

    (one, other), back = asyncio.run(work())
    plans = json.loads(one[-1])["state"]["view"]["plans"]
    assert both[0] != both[1]
    assert one == other
    assert back[:2] == back[2:]
    assert [plan["idea"] for plan in plans] == [0, 1, 0]
    assert [plan["pieces"] for plan in plans] == [[], [], []]


def test_a_leak_is_found(monkeypatch):
    """Were the digest that of the whole position, the twins would show it."""
    told = History.state_json

    def leaky(history, viewer, encode):
        state = json.loads(told(history, viewer, encode))
        return encode(state | {"digest": history.table.digests[-1]})

    monkeypatch.setattr(History, "state_json", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(play_twins(games.load("my-shelfie"), 1))


def test_a_mistake_of_ours_that_knows_a_secret_tells_nobody_and_no_log(monkeypatch):
    """Neither the refusal nor the line for whoever runs the server depends on what is hidden."""

    def mistaken(history, seat, text):
        raise ZeroDivisionError(str(history.table.state))

    async def work():
        game, dice = games.load("my-shelfie"), random.Random(2)
        state = Table.deal(game, 2, seed=2).state
        twin = twin_of(game, state, 0, dice)
        told = []
        for each in (state, twin):
            world = World(game, 0, False)
            await world.begin(each)
            await world.told()
            with structlog.testing.capture_logs() as lines:
                world.hub.log = structlog.get_logger()
                await world.chair.hear({"type": "ask", "id": "a", "about": "check", "move": "?"})
            told.append((await world.told(), lines))
        return told

    monkeypatch.setattr(History, "check", mistaken)
    one, other = asyncio.run(work())

    assert one == other
    assert [line["event"] for line in one[1]] == ["internal"]


REQUESTS = [
    ("GET", "", None),
    ("GET", "/record", None),
    ("GET", "/moments?eyes=all", None),
    ("GET", "/moments?eyes=1", None),
    ("GET", "/review", None),
    ("POST", "/review", {}),
    ("POST", "/past", {"version": 1, "seat": 1}),
    ("POST", "/past", {"version": 0, "seat": 1, "about": "live"}),
    ("POST", "/clone", {"version": 0}),
    ("POST", "/same-deal", {}),
    ("POST", "/rematch", {}),
    ("POST", "/next", {}),
    ("POST", "/start", {}),
]
"""What is asked over HTTP about a game that runs."""


# Over real sockets


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    """Two servers that know nothing of each other, and of nothing else."""
    pair = [Server(tmp_path_factory.mktemp("twin") / "data") for _ in range(2)]
    yield pair
    assert [server.end() for server in pair] == [0, 0]


def script(game, state, twin, viewer, dice):
    """Moves that can be made in both worlds while they look the same to the viewer."""
    tables = [Table(game, game.text.drawing(each)) for each in (state, twin)]
    while not tables[0].is_over:
        seat = dice.choice([n for n in range(state[SEATS]) if tables[0].is_waiting(n)])
        both = sorted(set(tables[0].legal(seat)) & set(tables[1].legal(seat)))
        if not both:
            return
        text = dice.choice(both)
        for table in tables:
            table.play(seat, text)
        if tables[0].is_over or tables[0].view(viewer) != tables[1].view(viewer):
            return
        yield seat, text


def long_twins(game, viewer, seed):
    """A deal, its twin and a script of some length."""
    dice = random.Random(seed)
    state = Table.deal(game, 2, seed=seed).state
    pairs = [(twin, [*script(game, state, twin, viewer, dice)][:40]) for twin in
             (twin_of(game, state, viewer, dice) for _ in range(4)) if twin]  # fmt: skip
    twin, moves = max(pairs, key=lambda pair: len(pair[1]))
    return state, twin, moves


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_a_viewer_reads_the_same_from_two_servers(servers, name, viewer):
    game = games.load(name)
    state, twin, moves = long_twins(game, viewer, seed=11)
    assert len(moves) > 4
    id = f"{name.replace('-', '')}{viewer + 1}"
    heard = [
        everything(server, game.name, game.text.drawing(world), id, viewer, moves)
        for server, world in zip(servers, (state, twin), strict=True)
    ]

    assert len(heard[0]) > len(moves) + 6
    assert in_order(heard[0]) == in_order(heard[1])


def in_order(heard):
    """What was heard; who is here is told whenever somebody comes or goes, so not in order."""
    people = {told for told in heard if '"type": "people"' in told}
    return [told for told in heard if told not in people], people


def everything(server, name, setup, id, viewer, moves):
    """All that a viewer is told by a server while a script is played."""
    tokens = {holder: f"{token}-{id}" for holder, token in TOKENS.items()}
    policy = {"public": True, "chat": "emotes"}
    links = server.lay(name, "person", "person", setup=setup, id=id, tokens=tokens, policy=policy)
    mine = [viewer] if viewer != NOBODY else []
    token = tokens[str(viewer)] if mine else tokens["spectator"]
    read = [[each for each in server.get("/api/tables") if each["table"] == id]]
    logged, counted = len(server.log()), figure(server.get("/metrics", server.key), "entries_total")
    with server.client(links, *mine) as watcher, server.client(links, 0, 1) as driver:
        watcher.until("people")
        driver.until("people")
        server.post(f"/api/tables/{id}/start", token=links["host"])
        for number, (seat, text) in enumerate(moves):
            watcher.catch_up(number)
            driver.catch_up(number)
            if mine and number % 3 == 0:
                watcher.move(text, expect=number + 1)
                watcher.move("?!")
                watcher.ask("check", move=text)
            answer = driver.move(text, seat=seat, move_id=f"m{number}")
            assert answer["type"] == "ack", answer
            if number == 2:
                ask_around(watcher, viewer, number + 1)
        watcher.catch_up(len(moves))
        ask_around(watcher, viewer, len(moves))
        watcher.send({"type": "ping"})
        watcher.until("pong")
        epoch = watcher.welcome["epoch"]
    wait_until(lambda: not figure(server.get("/metrics", server.key), "sockets"))
    with server.client(links, *mine, from_version=2, epoch=epoch) as again:
        again.until("said", number=2)
    for method, path, body in REQUESTS:
        status, content, _ = server.ask(method, f"/api/tables/{id}{path}", body, token)
        read.append([status, content if path else json.loads(steady(json.dumps(content)))])
    entries = figure(server.get("/metrics", server.key), "entries_total") - counted
    read += [timeless(server.log()[logged:]), entries]
    return [json.dumps(each) for each in read] + [
        without_ids(steady(json.dumps(each))) for each in watcher.told + again.told
    ]


def ask_around(watcher, viewer, version):
    """Talk, and ask what can be asked; what a bot thinks is its own affair, so not for advice."""
    state = watcher.catch_up(version)
    watcher.send({"type": "say", "id": watcher.new_id(), "emote": "thinking"})
    watcher.until("said")
    questions: list[dict[str, Any]] = [{"about": "news"}, {"about": "why"}]
    questions += [{"about": "live", "seat": seat} for seat in (0, 1)]
    questions += [{"about": "legal", "most": 20}, {"about": "check", "move": "?"}]
    if viewer not in state["waiting"]:
        questions.append({"about": "hint"})
    for question in questions:
        id = watcher.new_id()
        watcher.send({"type": "ask", "id": id} | question)
        while id not in (answer := watcher.until("answer", "refused")).values():
            assert answer


def timeless(log):
    """What a server wrote to its log, without times and addresses."""
    return re.sub(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?Z?", "", log)


def without_ids(text):
    """A message without the id that the client itself chose."""
    message = json.loads(text)
    return json.dumps({key: each for key, each in message.items() if key not in ("move_id", "id")})
