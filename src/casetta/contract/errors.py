"""What is wrong with something that came from outside.

Carries the id of a message and its values, never a sentence: the sentence is
made in the reader's language by `words`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path


class Wrong(Exception):
    """One thing that is wrong: a message id, where, and the values of the message."""

    def __init__(self, code: str, where: str | None = None, **values: str | int) -> None:
        super().__init__(code, where, values)
        self.code = code
        self.where = where
        self.values = values
        self.others: Wrongs = []
        """What else is wrong with the same thing."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wrong) and self.args == other.args

    __hash__ = Exception.__hash__


class Faults(Wrong):
    """All that is wrong with a file that somebody wrote."""

    def __init__(self, file: str, wrongs: list[Wrong]) -> None:
        super().__init__("own-faults", file=file)
        self.others = wrongs


class BrokenFile(Exception):
    """A file of our own with an entry that cannot be used."""

    def __init__(self, file: Path, entry: str, reason: str) -> None:
        super().__init__(f"{file.name}, {entry or 'the file'}: {reason}")


Wrongs: TypeAlias = list[Wrong]
MOST_FAULTS = 100
"""Faults of one file or question that are noted; nobody reads more at once."""


def refuse(wrongs: Wrongs) -> None:
    """Raise the first of some faults, which carries the others; nothing where there is none."""
    if wrongs:
        wrongs[0].others = wrongs[1:]
        raise wrongs[0]


def is_full(wrongs: Wrongs) -> bool:
    """Whether so much is wrong already that nothing more is noted."""
    return len(wrongs) > MOST_FAULTS


def note(wrongs: Wrongs, wrong: Wrong) -> None:
    """Add a fault; the one after the last that is noted says that there are more."""
    if len(wrongs) < MOST_FAULTS:
        wrongs.append(wrong)
    elif not is_full(wrongs):
        wrongs.append(Wrong("more-faults", most=MOST_FAULTS))
