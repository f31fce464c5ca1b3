"""Runs casetta for developers; `./casetta dev` starts it.

Vite serves the pages, reloads them when they change, and hands requests for the server on to it.
The server starts again when its Python, words or rules change. Ctrl-C ends both.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from casetta.kernel.folders import cache_folder
from tools import pages

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "casetta"
HOST = "127.0.0.1"
PAGES_PORT = 5173
PORTS_TRIED = 20
LOOK = 0.5
"""Seconds between two looks at the sources."""
PATIENCE = 10.0
"""Seconds that a program has to end by itself."""
SUFFIXES = (".ftl", ".json", ".md", ".py", ".toml")
NOT_THE_SERVERS = ("__pycache__", "web", "web_dist")
"""Folders whose files the server doesn't read, or Vite watches."""


def main(arguments: Sequence[str]) -> int:
    """Run both servers until Ctrl-C; 0 if that is what ended them."""
    options = read(arguments)
    node = pages.found_node(cache_folder())
    if node is None:
        say("Node is missing: run ./casetta dev, which installs it.")
        return 1
    port, server_port = free_port(options.port), free_port(0)
    url = f"http://{HOST}:{port}"
    server = Server(serve_command(server_port, url, options.data_dir), f":{server_port}")
    try:
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, signal.default_int_handler)
        server.start()
        say(f"casetta for developers: {url}")
        vite = subprocess.Popen(
            vite_command(node, port),
            cwd=ROOT,
            env={**pages.variables(node), "CASETTA_SERVER": f"http://{HOST}:{server_port}"},
            stdin=subprocess.DEVNULL,
        )
        try:
            return watch(server, vite)
        finally:
            end(vite)
    except KeyboardInterrupt:
        return 0
    finally:
        server.stop()


def read(arguments: Sequence[str]) -> argparse.Namespace:
    """The options; the command line of casetta has the same and tells about them."""
    parser = argparse.ArgumentParser(prog="./casetta dev")
    parser.add_argument("--port", type=int, default=PAGES_PORT)
    parser.add_argument("--data-dir", type=Path, default=ROOT / ".dev", metavar="FOLDER")
    parser.add_argument("--lang")
    return parser.parse_args(arguments)


def free_port(wanted: int) -> int:
    """This port or the next free one; 0 is any."""
    for port in [0] if wanted == 0 else range(wanted, wanted + PORTS_TRIED):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((HOST, port))
            except OSError:
                continue
            return int(trial.getsockname()[1])
    raise SystemExit(f"casetta: ports {wanted} to {wanted + PORTS_TRIED - 1} are taken.")


def serve_command(port: int, url: str, folder: Path) -> list[str]:
    """What starts the server; it refuses pages of other origins, so it is told where ours are."""
    command = [sys.executable, "-P", "-m", "casetta", "serve", "--json", "--no-browser"]
    where = ["--host", HOST, "--port", str(port), "--public-url", url]
    return [*command, *where, "--data-dir", str(folder)]


def vite_command(node: Path, port: int) -> list[str]:
    """What starts Vite's own server, on this port or not at all."""
    where = ["--host", HOST, "--port", str(port), "--strictPort", "--clearScreen", "false"]
    return [*pages.tool(ROOT, node, "vite", "bin/vite.js"), *where]


class Server:
    """The casetta server, which can be started again."""

    def __init__(self, command: Sequence[str], address: str) -> None:
        """`address` is how the address ends that Vite knows."""
        self._command = command
        self._address = address
        self._process: subprocess.Popen[str] | None = None

    @property
    def is_running(self) -> bool:
        """Whether it was started and hasn't ended."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> bool:
        """Start it and wait until it answers; say so if it doesn't."""
        self._process = subprocess.Popen(
            self._command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if line and json.loads(line)["url"].endswith(self._address):
            return True
        self.stop()
        say("The server didn't start. It tries again after the next change.")
        return False

    def stop(self) -> None:
        """End it in order."""
        if self._process is not None:
            end(self._process)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


class Running(Protocol):
    """A program that may have ended."""

    def poll(self) -> int | None:
        """Its status; None while it runs."""


def watch(server: Server, vite: Running) -> int:
    """Restart the server after every change, until Vite ends; return Vite's status."""
    before = snapshot(SOURCES)
    was_running = server.is_running
    while (status := vite.poll()) is None:
        time.sleep(LOOK)
        now = snapshot(SOURCES)
        if now != before:
            names = sorted(path for path in {*now, *before} if now.get(path) != before.get(path))
            say(f"{os.path.relpath(names[0], ROOT)} changed: the server starts again.")
            before = now
            server.stop()
            server.start()
        elif was_running and not server.is_running:
            say("The server ended. It starts again after the next change.")
        was_running = server.is_running
    return status


def snapshot(folder: Path) -> dict[str, int]:
    """When each file that the server reads was changed last."""
    return {entry.path: entry.stat().st_mtime_ns for entry in sources(folder)}


def sources(folder: Path) -> Iterator[os.DirEntry[str]]:
    """The files that the server reads."""
    for entry in os.scandir(folder):
        if entry.is_dir():
            if entry.name not in NOT_THE_SERVERS:
                yield from sources(Path(entry.path))
        elif entry.name.endswith(SUFFIXES):
            yield entry


def end(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """Ask a program to end, and make it if it doesn't."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def say(text: str) -> None:
    """Print at once, between the lines of both servers."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
