"""Reads which command a command line names, and what has to be set up for it.

Standard library only: the set-up asks before any package is there. The command line reads its
arguments with the same function, so that both always mean the same command.
"""

from __future__ import annotations

from collections.abc import Sequence

DEFAULT_COMMAND = "serve"
"""What `casetta` does without a command."""

OPTIONS_WITH_A_VALUE = ("--lang",)
"""The options before a command that are followed by a value."""

HELP = ("-h", "--help")
VERSION = "--version"
COMMANDS_WITH_PAGES = ("serve", "setup", "test")
COMMANDS_WITH_PAGE_PACKAGES = ("audit", "dev", "setup", "test")
COMMANDS_FOR_DEVELOPERS = ("audit", "dev", "docs", "golden", "test")


class CommandLine:
    """A command line in three parts; without a command, help or the version is wanted."""

    def __init__(self, options: list[str], command: str, arguments: list[str]) -> None:
        self.options = options
        self.command = command
        self.arguments = arguments

    @property
    def wants_help(self) -> bool:
        """Whether help is asked for, anywhere after the command."""
        return any(word in HELP for word in self.arguments)

    @property
    def only_asks(self) -> bool:
        """Whether help or the version is all that is wanted."""
        return self.wants_help or VERSION in self.arguments

    @property
    def needs_pages(self) -> bool:
        """Whether the pages have to be built before the command runs."""
        return self.command in COMMANDS_WITH_PAGES and not self.only_asks

    @property
    def needs_developer_packages(self) -> bool:
        """Whether the command uses the tools that `dev.lock` adds."""
        is_theirs = self.command in COMMANDS_FOR_DEVELOPERS
        wants_them = self.command == "setup" and "--dev" in self.arguments
        return (is_theirs or wants_them) and not self.only_asks

    @property
    def needs_page_packages(self) -> bool:
        """Whether the command runs the tools for developers of the pages."""
        return self.needs_developer_packages and self.command in COMMANDS_WITH_PAGE_PACKAGES


def read_command_line(words: Sequence[str]) -> CommandLine:
    """Split a command line; `help play` means `play --help`."""
    start = _length_of_options(words)
    options, rest = list(words[:start]), list(words[start:])
    if rest[:1] == ["help"]:
        return read_command_line([*options, *rest[1:], "--help"])
    if rest and rest[0] in (*HELP, VERSION):
        return CommandLine(options, "", rest)
    if not rest or rest[0].startswith("-"):
        return CommandLine(options, DEFAULT_COMMAND, rest)
    return CommandLine(options, rest[0], rest[1:])


def _length_of_options(words: Sequence[str]) -> int:
    """How many words at the beginning are options that every command knows, and their values."""
    start = 0
    while start < len(words) and words[start].partition("=")[0] in OPTIONS_WITH_A_VALUE:
        start += 1 if "=" in words[start] else 2
    return start
