"""Runs the checks and the tests of casetta; `./casetta test` starts it.

Everything is run and reported, whatever failed before; the exit status is 1 if anything did.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STOPPED_BY_CTRL_C = 130

CHECKS = {
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy"],
    "imports": ["lint-imports", "--no-logo"],
}
"""What stands before the tests: the name of a step, and the tool with its arguments."""


def main(arguments: Sequence[str]) -> int:
    """Run the checks and the tests; 0 if all of it succeeded."""
    options, for_pytest = read(arguments)
    if options.long:
        os.environ["CASETTA_LONG"] = "1"
    outcomes = [check(name, command) for name, command in CHECKS.items()]
    outcomes.append(test([*chosen_tests(quick=options.quick), *for_pytest]))
    if options.bare:
        outcomes.append(on_bare_debian())
    return 0 if all(outcomes) else 1


def read(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """Our own options, and the rest, which is for pytest."""
    parser = argparse.ArgumentParser(prog="./casetta test", epilog="All else goes to pytest.")
    parser.add_argument("--quick", action="store_true", help="leave out slow tests and browsers")
    parser.add_argument("--long", action="store_true", help="play many more games in the tests")
    parser.add_argument("--bare", action="store_true", help="then try a bare Debian (needs root)")
    return parser.parse_known_args(arguments)


def check(name: str, command: Sequence[str]) -> bool:
    """Run one tool; print one line, and all it said if it failed."""
    start = time.monotonic()
    tool = subprocess.run(
        [tool_path(command[0]), *command[1:]],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return report(name, tool.returncode == 0, time.monotonic() - start, tool.stdout)


def report(name: str, succeeded: bool, seconds: float, words: str = "") -> bool:
    """Print the line of a step, after the tool's own words if it failed; hand on the outcome."""
    if not succeeded:
        print(words, end="" if words.endswith("\n") else "\n")
    print(f"  {name} … {'ok' if succeeded else 'FAILED'}, {seconds:.1f} s", flush=True)
    return succeeded


def tool_path(name: str) -> str:
    """A tool of this environment, never one that happens to be on the path."""
    suffix = ".exe" if os.name == "nt" else ""
    return str(Path(sys.executable).with_name(name + suffix))


def chosen_tests(*, quick: bool) -> list[str]:
    """How pytest is run: on two cores, and in a quick run without slow tests and browsers."""
    everything = ["-n", "2", "--dist", "loadgroup"]
    return [*everything, "-m", "not slow and not browser"] if quick else everything


def test(arguments: Sequence[str]) -> bool:
    """Run pytest, which reports as it goes."""
    start = time.monotonic()
    command = [sys.executable, "-m", "pytest", *arguments]
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    return report("tests", status == 0, time.monotonic() - start)


def on_bare_debian() -> bool:
    """Try both commands on a machine that has nothing but Python."""
    command = [sys.executable, str(ROOT / "tools" / "bare.py")]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(STOPPED_BY_CTRL_C)
