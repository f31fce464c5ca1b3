"""What a server tells, in words: entries of the log, lines of chat, who comes and goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from casetta.contract.face import Face, Row, Scene
from casetta.contract.text import Phrase
from casetta.kernel.state import NOBODY
from casetta.table.standing import BOT
from casetta.words import Words

from ..session import Seat, names_of

TO_ALL = "silenced"
"""What the server's operator does to everybody has no seat; all else without one is about those
who watch."""
CHAT = "bright_black"
HOUR = 3600


def names_in(
    places: Sequence[Mapping[str, Any]], players: Sequence[str], viewer: int, words: Words
) -> list[str]:
    """What each seat is called; the reader's own is `You`."""
    seats = []
    for place, player in zip(places, players, strict=True):
        bot = player.removeprefix(BOT) if player.startswith(BOT) else ""
        seats.append(Seat(name=place["name"], bot="" if place["name"] else bot))
    names = names_of(seats, words)
    if viewer != NOBODY:
        names[viewer] = words("turn-you")
    return names


def about(words: Words, message: str, seat: int, scene: Scene) -> str:
    """A sentence about somebody, to the reader where they are meant."""
    who = "you" if seat == scene.seat != NOBODY else "other"
    name = scene.names[seat] if seat != NOBODY else words("join-host")
    return words(message, who=who, name=name)


# The log


def entry_rows(entry: Mapping[str, Any], scene: Scene, face: Face, words: Words) -> list[Row]:
    """What an entry of the log says; moves that were concealed are told when all are made."""
    kind, seat = entry["kind"], entry["seat"]
    if kind == "move":
        told = entry.get("phrases") or []
        rows = move_rows(told, scene, face)
        if entry.get("move") is None:
            rows = [plain(about(words, "join-log-hidden", seat, scene))]
        for each in entry.get("revealed") or []:
            if each["seat"] != scene.seat and each["version"] != entry["version"]:
                rows += move_rows(each.get("phrases") or [], scene, face)
        return rows
    if kind == "hand-over":
        kind = "hand-over" if str(entry.get("to", "")).startswith(BOT) else "take-back"
    message = f"join-log-{kind}"
    return [plain(about(words, message, seat, scene))] if words.has(message) else []


def move_rows(phrases: Sequence[Mapping[str, Any]], scene: Scene, face: Face) -> list[Row]:
    """What a move did: the phrases on one row."""
    row: list[tuple[str, str]] = []
    for phrase in phrases:
        row += [*([(" ", "")] if row else []), *face.phrase(scene, Phrase.from_dict(phrase))]
    return [row] if row else []


def plain(text: str) -> Row:
    return [(text, "")]


# Chat


def chat_row(said: Mapping[str, Any], scene: Scene, words: Words) -> Row:
    """A line of chat, an emote, or a notice."""
    kind, seat, text = said.get("kind", "line"), said["seat"], said["text"]
    if kind == "notice":
        return plain(notice_text(text, seat, scene, words))
    emote = f"join-emote-{text}"
    if kind == "emote" and words.has(emote):
        text = words(emote)
    name = scene.names[seat] if 0 <= seat < len(scene.names) else said["name"]
    return [(words("join-said", name=name or words("join-spectator"), text=text), CHAT)]


def notice_text(what: str, seat: int, scene: Scene, words: Words) -> str:
    """What happened to a seat, or to all who watch."""
    message = f"join-notice-{what}"
    if not words.has(message):
        return ""
    if seat != NOBODY:
        return about(words, message, seat, scene)
    name = words("join-all" if TO_ALL in what else "join-spectators")
    return words(message, who="other", name=name)


def presence_rows(
    before: Mapping[str, Any], now: Mapping[str, Any], scene: Scene, words: Words
) -> list[Row]:
    """Which people came or went, as long as they hold the same seats."""
    rows = []
    for then, place in zip(before["places"], now["places"], strict=False):
        is_same = then["player"] == place["player"] == "person" and then["name"] == place["name"]
        if is_same and then["here"] != place["here"] and place["seat"] != scene.seat:
            message = "join-here" if place["here"] else "join-away"
            rows.append(plain(words(message, name=scene.names[place["seat"]])))
    return rows


# The clock


def clock_text(seconds: float) -> str:
    """The time that is left, in steps that are coarser the more there is."""
    step = 60 if seconds >= 120 else 10 if seconds >= 20 else 1
    whole = int(seconds) // step * step
    minutes = f"{whole % HOUR // 60:02}:{whole % 60:02}"
    return f"{whole // HOUR}:{minutes}" if whole >= HOUR else minutes.lstrip("0").rjust(4, "0")
