"""Write the reference part of docs/commands.md anew: python tools/commands_page.py.

Everything below the mark is made from the commands themselves and their English help.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from casetta.commands import cli
from casetta.contract.command import Argument, Command
from casetta.words import Words

FILE = Path(__file__).resolve().parents[1] / "docs" / "commands.md"
MARK = "<!-- Below this line the page is written by tools/commands_page.py. -->\n"
FLAGS = ("store_true", "help")


def main() -> None:
    """Write the page."""
    FILE.write_text(page(FILE.read_text(encoding="utf-8")), encoding="utf-8")


def page(text: str) -> str:
    """The page with the reference made anew below the mark."""
    return text.partition(MARK)[0] + MARK + "\n" + "\n".join(reference())


def reference() -> Iterator[str]:
    """Every command in the groups of `casetta --help`."""
    words = Words("en")
    for group, names in cli.names_by_group().items():
        for name in names:
            command, game = cli.find(name)
            known = words.with_game(game.folder) if game else words
            yield from section(command, words(f"help-heading-{group}"), known)


def section(command: Command, group: str, words: Words) -> Iterator[str]:
    """One command: what it does, how it is spelled, what it takes."""
    yield f"## {command.name}\n"
    yield f"*{group}.* {words(f'help-{command.name}')}\n"
    given = [*command.arguments, cli.LANG]
    options = [each for each in given if is_option(each)]
    plain = [each for each in given if not is_option(each)]
    line = " ".join(["casetta", command.name, *(["[OPTIONS]"] if options else [])])
    yield f"`{' '.join([line, *map(usage, plain)])}`\n"
    yield "| | |\n| --- | --- |"
    yield from (f"| `{spelled(each)}` | {told(each, words)} |" for each in (*plain, *options))
    yield ""


def is_option(argument: Argument) -> bool:
    """Whether it begins with dashes."""
    return argument.names[0].startswith("-")


def usage(argument: Argument) -> str:
    """An argument on the line that shows how a command is spelled."""
    name = value(argument)
    many = argument.details.get("nargs")
    return {"?": f"[{name}]", "*": f"[{name} …]", "+": f"{name} …"}.get(str(many), name)


def spelled(argument: Argument) -> str:
    """An argument or an option with its value."""
    if not is_option(argument):
        return usage(argument)
    if argument.details.get("action") in FLAGS:
        return ", ".join(argument.names)
    return f"{', '.join(argument.names)} {value(argument)}"


def value(argument: Argument) -> str:
    """What stands for the value of an argument."""
    named = argument.details.get("metavar") or argument.names[-1].lstrip("-").upper()
    return " ".join(named) if isinstance(named, tuple) else str(named).replace("|", "\\|")


def told(argument: Argument, words: Words) -> str:
    """What its help says, as a sentence without a full stop, and what may be chosen."""
    text = words(argument.message).rstrip(".").replace("%%", "%").replace("|", "\\|")
    choices = argument.details.get("choices")
    listed = f" ({', '.join(f'`{each}`' for each in choices)})" if choices else ""
    return text[:1].upper() + text[1:] + listed


if __name__ == "__main__":
    main()
