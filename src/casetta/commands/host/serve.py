"""`casetta serve`: tables for browsers and programs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from casetta.commands.arguments import DATA_DIR, JSON
from casetta.commands.context import CommandContext
from casetta.contract.command import Command, argument, flag
from casetta.kernel.folders import data_folder


def serve(given: Namespace, context: CommandContext) -> int:
    """Serve tables to browsers and programs until a signal ends it."""
    from casetta.protocol.limits import read_limits
    from casetta.server.listeners import DEFAULT_PORT, LOOPBACK
    from casetta.server.serve import Options
    from casetta.server.serve import serve as run_server

    options = Options(
        folder=given.data_dir or data_folder(),
        host=LOOPBACK if given.host is None else given.host,
        port=DEFAULT_PORT if given.port is None else given.port,
        lan=given.lan,
        as_json=given.json,
        browser=not given.no_browser,
        public_url=given.public_url,
        proxies=tuple(given.trusted_proxy),
        tls=tuple(given.tls) if given.tls else None,
        test_mode=given.test_mode,
        limits=read_limits(given.rate, given.limit),
    )
    return run_server(options, context.words)


COMMANDS = (
    Command(
        "serve",
        serve,
        (
            argument("--host"),
            argument("--port", type=int),
            flag("--lan"),
            flag("--no-browser"),
            argument("--public-url", metavar="URL"),
            argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS"),
            argument("--tls", type=Path, nargs=2, metavar=("CERT", "KEY")),
            DATA_DIR,
            flag("--test-mode"),
            argument("--rate", type=int),
            argument("--limit", action="append", default=[], metavar="NAME=VALUE"),
            JSON,
        ),
    ),
)
