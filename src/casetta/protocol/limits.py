"""What one connection, one address and one table may do: told in `welcome`, set by `--limit`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta, Struct

from casetta.contract.errors import Wrong
from casetta.contract.reader import LONGEST_TEXT
from casetta.table.standing import MOVE_CHARACTERS as MOVE_CHARACTERS
from casetta.table.standing import NAME_CHARACTERS as NAME_CHARACTERS
from casetta.table.views import MOST_LISTED

CHAT_CHARACTERS = 500
"""The most that a chat line may have; an operator can only set a lower limit."""
BURST = 4
"""So many seconds' worth of messages may come at once where nothing else is said."""

SHARED = 20
"""So many connections of one address may send as much as they can at the same time."""

Rate = Annotated[int, Meta(ge=1, le=1_000_000)]
Bytes = Annotated[int, Meta(ge=1_024, le=16_777_216)]
Seconds = Annotated[int, Meta(ge=1, le=3_600)]


class Limits(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What may be sent, how often, and how much may wait."""

    message_bytes: Bytes = 16_384
    """Of a message over the socket; four times as much is not even read."""
    messages_per_second: Rate = 30
    """Frames of any kind that a connection sends, pings and parts of messages too."""
    messages_at_once: Rate = BURST * 30
    address_messages_per_second: Rate = SHARED * 30
    """The same of all connections of an address together."""
    address_messages_at_once: Rate = SHARED * BURST * 30
    seat_messages_per_second: Rate = 5
    """The same that a connection with a seat may send although its address has sent too much."""
    seat_messages_at_once: Rate = 60
    queued_bytes: Bytes = 65_536
    """That may wait to be sent to a connection that reads slowly."""
    queued_messages: Rate = 256
    move_characters: Annotated[int, Meta(ge=100, le=MOVE_CHARACTERS)] = MOVE_CHARACTERS
    chat_characters: Annotated[int, Meta(ge=1, le=CHAT_CHARACTERS)] = CHAT_CHARACTERS
    chat_per_second: Rate = 1
    """Of a seat, and of all spectators of a table together."""
    chat_at_once: Rate = 8
    address_chat_per_second: Rate = 5
    address_chat_at_once: Rate = 60
    acts_per_minute: Rate = 60
    """Entries of the log that are no moves, of an address: `undo`, `pause`, `hand-over` …"""
    acts_at_once: Rate = 60
    table_acts: Rate = 1_000
    """Entries of the log of a table that are no moves."""
    questions_per_second: Rate = 1
    """Those that take a while: `news`, `hint`, `why`."""
    questions_at_once: Rate = 8
    listed_moves: Annotated[int, Meta(ge=MOST_LISTED, le=MOST_LISTED)] = MOST_LISTED
    """That a state lists; it is told, and cannot be set."""
    heartbeat_seconds: Seconds = 20
    hello_seconds: Seconds = 10
    """That a connection may take to say `hello`."""
    connections: Rate = 10_000
    """That are open at the same time, for requests and for sockets."""
    connections_per_address: Rate = 256
    sockets_per_minute: Rate = 300
    """That an address opens; those who hold a seat may open as many beside others."""
    sockets_at_once: Rate = 300
    sockets_per_seat: Rate = 8
    """At a table; of more the oldest is closed."""
    spectators_per_table: Rate = 100
    header_seconds: Seconds = 10
    """That the header of a request may take, and before it whatever TLS needs."""
    body_seconds: Seconds = 20
    """That the body of a request may take; an answer of which nothing is read for so long is cut.
    """
    idle_seconds: Seconds = 5
    """For which a connection is kept for a further request."""
    body_bytes: Bytes = 262_144
    """Of a request over HTTP."""
    body_values: Annotated[int, Meta(ge=1_000, le=1_000_000)] = 10_000
    """Names and values of own cards, an own scenario or a question to the rules."""
    text_characters: Annotated[int, Meta(ge=100, le=LONGEST_TEXT)] = LONGEST_TEXT
    """Of a text in one of these."""
    content_bytes: Bytes = 131_072
    """Of own cards or an own scenario, as JSON."""
    joins_per_minute: Rate = 10
    """Codes that are tried and seats that are claimed, as many at once; this and all that follow
    count by address, unless something else is said."""
    table_joins_per_minute: Rate = 30
    """The same at one table, by all addresses together."""
    all_wrong_codes_per_minute: Rate = 300
    """Wrong codes of all addresses; while there are more, an address has one try a minute."""
    tables_per_minute: Rate = 60
    tables_at_once: Rate = 20
    all_tables_per_minute: Rate = 600
    """By all addresses; those that hold a seat have as many of their own."""
    stored_bytes_per_second: Rate = 400
    """Of new tables, links, chat and acts."""
    stored_bytes_at_once: Bytes = 16_777_216
    free_disk_bytes: Annotated[int, Meta(ge=0, le=1 << 40)] = 67_108_864
    """That are left to games that run: with less, no new tables are made."""
    requests_per_second: Rate = 100
    """Requests of any kind over HTTP."""
    requests_at_once: Rate = 3_000
    all_requests_per_second: Rate = 1_000
    """By all addresses; those that hold a seat have as many of their own."""
    all_requests_at_once: Rate = 10_000
    changes_per_minute: Rate = 120
    """What a host decides, links, and what browsers remember."""
    changes_at_once: Rate = 120
    reserve_per_second: Rate = 2
    """What somebody who holds a seat or hosts may do on although their address has done too much:
    requests, acts, chat, changes, looks; they are known by their link or their browser."""
    reserve_at_once: Rate = 120
    faces_per_minute: Rate = 60
    faces_at_once: Rate = 20
    reports_per_minute: Rate = 5
    """Reports to the operator, as many at once."""
    looks_per_second: Rate = 10
    """Questions to the rules, looks back at finished games, wishes for reviews."""
    looks_at_once: Rate = 60
    hints_per_minute: Rate = 20
    """Advice of bots: `hint`, `why`."""
    hints_at_once: Rate = 20
    reviews_per_hour: Rate = 20
    """Games that are to be reviewed."""
    reviews_at_once: Rate = 10
    bot_seconds_per_minute: Rate = 60
    """Seconds that bots think at tables that an address has made."""
    bot_seconds_at_once: Rate = 600
    refused_bytes_per_second: Rate = 65_536
    """Of bodies that were refused; whoever sends more is not even read for a while."""
    refused_bytes_at_once: Bytes = 4_194_304
    waiting_people: Rate = 20
    """Who came with a code and wait to be let in, at one table."""


LIMITS = Limits()


def read_limits(rate: int | None, settings: Iterable[str]) -> Limits:
    """The limits that a command line wants, each `NAME=VALUE`; raises Wrong for one that cannot be.

    `rate` is short for messages a second, four times as many at once, and twenty times as many of
    an address.
    """
    wanted: dict[str, Any] = {}
    if rate is not None:
        most = bounds_of("messages_per_second")[1]
        wanted = {"messages_per_second": rate, "messages_at_once": BURST * rate}
        wanted |= {f"address_{name}": min(SHARED * each, most) for name, each in wanted.items()}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in Limits.__struct_fields__:
            raise Wrong("unknown-limit", name=name, known=", ".join(Limits.__struct_fields__))
        wanted[name] = int(value) if value.isascii() and value.isdigit() else value
    for name, value in wanted.items():
        check_limit(name, value)
    return Limits(**wanted)


def demand_short(text: str, most: int) -> None:
    """Refuse a text with more letters than these."""
    if len(text) > most:
        raise Wrong("too-large")


def demand_small(told: object, limits: Limits) -> None:
    """Refuse JSON with more names and values, or with longer texts, than may be read."""
    waiting, left = [told], limits.body_values
    while waiting:
        if len(waiting) > left:
            raise Wrong("too-large")
        left -= 1
        value = waiting.pop()
        if isinstance(value, str):
            demand_short(value, limits.text_characters)
        elif isinstance(value, dict):
            waiting += value
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value


def check_limit(name: str, value: object) -> None:
    try:
        msgspec.convert({name: value}, Limits)
    except msgspec.ValidationError as error:
        least, most = bounds_of(name)
        raise Wrong("wrong-limit", name=name, least=least, most=most) from error


def bounds_of(name: str) -> tuple[int, int]:
    [bounds] = get_type_hints(Limits, include_extras=True)[name].__metadata__
    return bounds.ge, bounds.le
