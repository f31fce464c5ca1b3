"""Every message of the socket, and the types that messages and bodies are made of.

Closed objects: a field that is not here is refused. docs/protocol.md tells what they mean;
the JSON Schemas in docs/schemas are made from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from casetta.contract.languages import LANGUAGES
from casetta.table.first import Way
from casetta.table.log import ActKind, Kind

from .errors import CODES
from .limits import CHAT_CHARACTERS, MOVE_CHARACTERS, NAME_CHARACTERS, Limits

PROTOCOL = 1
"""The version of the protocol; docs/protocol.md tells what may change within one."""
OLDEST = 1
"""The oldest version that is still spoken."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
"""Chosen by the client; the same id again is the same deed."""
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""The secret part of a link."""
TableId = Annotated[str, Meta(min_length=3, max_length=64, pattern=r"^[a-z0-9][a-z0-9-]*$(?!\n)")]
Seat = Annotated[int, Meta(ge=0, le=5)]
Viewer = Annotated[int, Meta(ge=-1, le=5)]
"""A seat, or -1 for a spectator."""
Version = Annotated[int, Meta(ge=0)]
MoveText = Annotated[str, Meta(max_length=MOVE_CHARACTERS)]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$(?!\n)")]
"""Its code; one that casetta does not speak is answered in English."""
Name = Annotated[str, Meta(min_length=1, max_length=NAME_CHARACTERS)]
Code = Annotated[str, Meta(extra_json_schema={"enum": [*CODES]})]
"""Why something was refused: a closed list."""
Emote = Literal["hello", "good-luck", "well-done", "thanks", "laugh", "wow", "oops", "thinking"]
"""What can be said without words: a closed list, which pages show as pictures."""
Notice = Literal[
    "moved-in", "device", "taken-back", "kicked", "muted", "unmuted", "silenced", "unsilenced",
    "stand-in",
]  # fmt: skip
"""What happened to a seat, as the chat tells it to everybody."""
ChatMode = Literal["on", "emotes", "off"]
DRAWN = "The position as the game draws it, null for what is hidden; its fields are the game's own."
ASKED = "`ask` names it; its other fields are the game's own, as `casetta ask` reads them."
RULED = (
    "What `casetta ask` answers, its fields are the game's own; `error` where something is wrong."
)
BROUGHT = "Own cards or an own scenario, in the form of the game's own file."
"""What stays open: it belongs to a game, not to the protocol."""
Volatile = Meta(extra_json_schema={"x-volatile": True})
"""Marks a field that is no function of the public history and the viewer."""


class Closed(Struct, forbid_unknown_fields=True, kw_only=True):
    """An object without other fields than these."""


class Message(Closed, tag_field="type"):
    """A message of the socket."""


class ClockPolicy(Closed):
    """Time at a table: none; a friendly reminder; live with refill; days for a move."""

    kind: Literal["none", "reminder", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """reminder: after so long; live: the time each seat begins with."""
    refill: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """live: what every move gives back, up to `seconds`."""
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class Policy(Closed):
    """What the host decided."""

    clock: ClockPolicy = field(default_factory=ClockPolicy)
    grace: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    """A seat whose person is gone for so many seconds is played by a bot until it is taken back."""
    patience: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """Seconds that somebody is gone after which every player, and not the host alone, may let a
    bot play for them."""
    bot: Annotated[str, Meta(max_length=20)] = ""
    """Which bot takes over; by default a good one of the game."""
    thinking: Annotated[float, Meta(ge=0.05, le=30)] | None = None
    """Seconds a bot may think about a move; by default as long as it likes to, two at most."""
    public: bool = False
    """Whether the table stands in the list of open tables."""
    spectators: bool = True
    spectator_chat: bool = True
    chat: ChatMode | None = None
    """What may be said; by default everything, and nothing where strangers can find the table."""
    hints: bool = True
    """Whether somebody who plays may ask what a bot would do, and why one did what it did."""


# From clients


class Hello(Message, tag="hello"):
    """The first message: which table, by which links, and from where to go on."""

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=7)]
    """None of them: what this browser remembers of the table."""
    seat: Viewer | None = None
    """Whose eyes; by default those of the first link."""
    from_version: Version | None = None
    """The last version that is known; 0 for nothing, which needs no epoch."""
    epoch: Id | None = None
    from_said: Annotated[int, Meta(ge=0)] = 0
    """The number of the last line of chat that is known; the last ones after it are told again."""
    language: Language | None = None
    """Of all sentences; by default that of the handshake (`Accept-Language`), else English."""
    protocol: Annotated[int, Meta(ge=1)] = 1
    """The version of the protocol that the client speaks."""


class Move(Message, tag="move"):
    """A seat moves; the text is one of those that were offered, or any that the game reads.

    Several moves joined by `;` are one decision: all of them are made or none.
    """

    move_id: Id
    expect: Version
    move: MoveText
    seat: Seat | None = None


class Act(Message, tag="act"):
    """Something a seat does that is no move of the game."""

    move_id: Id
    expect: Version
    act: Literal[ActKind, "take-back"]
    seat: Seat | None = None
    undone: Annotated[list[Version], Meta(max_length=1000)] = field(default_factory=list)
    """For `ask`: the versions of the moves to take back."""
    bot: Annotated[str, Meta(max_length=20)] = ""
    """For `hand-over`: who plays on; by default whom the host chose."""


class Look(Message, tag="look"):
    """See through another of the seats this connection holds, or as a spectator."""

    seat: Viewer


class Ask(Message, tag="ask"):
    """A question that changes nothing, about what the viewer sees.

    `check`: would this move be legal, why not, what would it reach. `legal`: some legal
    moves that begin with a text. `live`: the points of a seat so far, line by line. `news`:
    what happened until now, in words. `hint`: what a bot would do. `why`: what may have moved
    a bot to a move. `rules`: a question to the rules of the game about what the viewer sees.
    `picture`: the position in characters. `phrases`: a move that you could make, in words.
    """

    id: Id
    about: Literal["check", "legal", "live", "news", "hint", "why", "rules", "picture", "phrases"]
    seat: Seat | None = None
    """For `live`: whose points, as far as the viewer knows them."""
    move: MoveText = ""
    most: Annotated[int, Meta(ge=1, le=500)] = 50
    version: Version | None = None
    """For `why`: which move of a bot; by default the last one."""
    question: Annotated[dict[str, Any], Meta(description=ASKED)] = field(default_factory=dict)
    """For `rules`: without `view` and `seat`, for the position is that of the table."""


class Say(Message, tag="say"):
    """A line of chat, or an emote."""

    id: Id
    text: Annotated[str, Meta(max_length=CHAT_CHARACTERS)] = ""
    emote: Emote | None = None
    """In place of a text."""


class Entropy(Message, tag="entropy"):
    """What a seat adds to the shuffle: 32 bytes in hexadecimal, before the start."""

    value: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
    seat: Seat | None = None


class Ping(Message, tag="ping"):
    """Are you there?"""


FromClient = Hello | Move | Act | Look | Ask | Say | Entropy | Ping


# To clients


class Welcome(Message, tag="welcome"):
    """The answer to hello; told once more when places became seats with other numbers."""

    protocol: int
    version: str
    """Of the program."""
    table: TableId
    epoch: Annotated[Id, Volatile]
    """Another epoch means that versions seen before say nothing."""
    durability: Literal["fsync"]
    viewer: Viewer
    seats: list[Seat]
    """The seats this connection holds."""
    host: bool
    limits: Limits
    connection: Annotated[str, Volatile]
    node: Annotated[str, Volatile]
    time: Annotated[float, Volatile]
    languages: list[str] = field(default_factory=lambda: [*LANGUAGES])
    """In which sentences can be told."""


class SeatInfo(Closed):
    """A seat in a room."""

    seat: Seat
    player: str
    """`person`, `open` or `bot:NAME`."""
    name: str
    avatar: str
    here: Annotated[bool, Volatile]
    """Whether somebody looks through it now."""
    number: Seat
    """What somebody without a name is called by, and their picture and colour go by: it stays
    theirs when lots are drawn and at a rematch."""
    person: bool
    """Whether the seat is a person's, also while a bot plays for them."""
    thinking: Annotated[bool, Volatile] = False
    """Whether a bot is about to move it."""
    away: Annotated[float | None, Volatile] = None
    """Seconds since a person was last here who plays this seat; null where one is."""


class FirstPlayer(Closed):
    """Who begins: by lot, in turn after the game before, or who was chosen."""

    by: Way
    place: Seat | None = None
    """The place that becomes seat 0; null until lots are drawn at the start."""


class Waiting(Closed):
    """Somebody who came with the code and waits to be let in."""

    id: Annotated[str, Volatile]
    """The host lets them in by this; their ticket is known to them alone."""
    ticket: Annotated[str, Volatile]
    """The same as `id`, for clients that know no other name for it."""
    name: str
    avatar: str


class Pace(Closed):
    """How fast bots play that are among themselves."""

    seconds: Annotated[float, Meta(ge=0, le=10)]
    """Between two moves."""
    held: bool = False
    """Whether they wait until somebody lets them make a step."""


class People(Message, tag="people"):
    """The room: who is here, what will be played, how."""

    table: TableId
    game: str
    options: dict[str, str | bool]
    status: Literal["waiting", "running", "finished"]
    places: list[SeatInfo]
    spectators: Annotated[int, Volatile]
    policy: Policy
    commitment: Annotated[str, Volatile]
    given: bool
    """Whether the deal was given, not shuffled: whoever made the table may know it."""
    entropy: list[Seat]
    """The seats that have added to the shuffle."""
    first: FirstPlayer | None = None
    """Who begins; null where nobody was asked, and place 0 does."""
    code: Annotated[str | None, Volatile] = None
    """For the host alone, until the start."""
    waiting: list[Waiting] = field(default_factory=list)
    """For the host alone."""
    next_table: TableId | None = None
    """Where the rematch is."""
    pace: Annotated[Pace | None, Volatile] = None
    """How fast it goes where only bots play; None where people play too."""
    muted: list[Seat] = field(default_factory=list)
    """The seats that the host lets say nothing."""
    silenced: list[Viewer] = field(default_factory=list)
    """The seats that the server's operator lets say nothing; -1 for everybody."""
    devices: Annotated[dict[str, int], Volatile] = field(default_factory=dict)
    """For each seat that you hold: on how many devices it is open now."""


class Phrase(Closed):
    """A sentence that nobody has put into a language yet."""

    id: str
    """The message id, in the words of the game."""
    values: dict[str, str | int | Phrase | list[Phrase]]
    """They fill the message; `seat`, counted from 0, becomes the name of who sits there. A phrase
    within a phrase is told first; several are joined."""
    places: list[str]
    """Where on the table it happened, as score sheets name places."""


class Revealed(Closed):
    """A move that was concealed until now."""

    version: Version
    seat: Seat
    move: str
    phrases: list[Phrase] = field(default_factory=list)


class Asked(Closed):
    """A seat asks all others to let it take back moves."""

    version: Version
    """Of the entry with which it asks."""
    seat: Seat
    undone: list[Version]
    """The moves that it wants to take back."""
    agreed: list[Seat]
    """Who has agreed so far; when all others have, the moves are taken back."""


class Ranked(Closed):
    """How a seat ended."""

    points: int
    place: int
    """From 1; several seats may share one."""


class Entry(Closed, omit_defaults=True):
    """A line of the log as this viewer may see it."""

    version: Version
    kind: Kind
    seat: Viewer
    digest: str
    """Of this viewer's view after it."""
    move: str | None = None
    """None while it is concealed."""
    phrases: list[Phrase] = field(default_factory=list)
    """A move in words, as far as this viewer may know."""
    undone: list[Version] = field(default_factory=list)
    redone: list[Version] = field(default_factory=list)
    to: str = ""
    revealed: list[Revealed] = field(default_factory=list)
    """What was concealed until now."""


class State(Closed):
    """The table as this viewer sees it now."""

    version: Version
    digest: str
    view: Annotated[dict[str, Any], Meta(description=DRAWN)]
    waiting: list[Seat]
    legal: list[str] | None
    """Moves that can be sent back unchanged; null when there are too many to list."""
    undo: list[Version]
    redo: list[Version]
    asked: Asked | None
    """What a seat asks all others, if one does."""
    paused: bool
    players: list[str]
    points: list[int]
    """Of each seat, as far as this viewer knows."""
    over: bool
    result: list[Ranked] | None
    """Of each seat, after the end."""


class Update(Message, tag="update"):
    """What happened, and how the table stands: one entry when live, a suffix after hello.

    `resync`: the entries before are not told; begin anew from the state.
    """

    epoch: Annotated[Id, Volatile]
    resync: bool
    entries: list[Entry]
    state: State


class Ack(Message, tag="ack"):
    """A move or act is on disk."""

    move_id: Id
    version: Version
    digest: str


class Refused(Message, tag="refused"):
    """Something could not be done.

    After `store-failed` and `internal` a move may be stored all the same: send it again.
    """

    code: Code
    retryable: bool
    message: str
    """In the language of the connection; never an echo of what was sent."""
    move_id: Id | None = None
    """Of the move or act; for a question or a line of chat its id."""
    retry_after: Annotated[int | None, Volatile] = None
    """For a limit: seconds until the same may be tried again."""


class Answer(Message, tag="answer"):
    """The answer to a question."""

    id: Id
    answer: dict[str, Any]
    """By what the question was about: see ANSWERS in bodies.py."""


class Said(Message, tag="said", omit_defaults=True):
    """A line of chat, an emote, or a notice of what happened to a seat."""

    number: int
    seat: Viewer
    name: str
    text: str
    """Of an emote or a notice its name, for pages to put into words."""
    at: Annotated[float, Volatile]
    kind: Literal["line", "emote", "notice"] = "line"


class Clock(Message, tag="clock"):
    """The time each seat has left, in seconds; null where no clock runs."""

    left: Annotated[list[float | None], Volatile]
    running: list[Seat]


class Reveal(Message, tag="reveal"):
    """After the end: what proves the shuffle."""

    commitment: Annotated[str, Volatile]
    secret: Annotated[str, Volatile]
    entropy: Annotated[dict[str, str], Volatile]


class Thinking(Message, tag="thinking"):
    """Other bots think now than before."""

    seats: Annotated[list[Seat], Volatile]


class Pong(Message, tag="pong"):
    """Here."""

    time: Annotated[float, Volatile]


ToClient = (
    Welcome | People | Update | Ack | Refused | Answer | Said | Clock | Reveal | Thinking | Pong
)
