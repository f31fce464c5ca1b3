"""Runs the checks and the tests of casetta; `./casetta test` starts it.

Everything is run and reported, whatever failed before; the exit status is 1 if anything did.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from casetta.kernel.folders import cache_folder
from tools import pages

ROOT = Path(__file__).resolve().parents[1]
STOPPED_BY_CTRL_C = 130

CHECKS = {
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy", f"--cache-dir={Path(sys.prefix) / 'mypy'}"],
    "imports": ["lint-imports", "--no-logo"],
}
"""What stands before the tests: the name of a step, and the tool with its arguments.

mypy's cache lies in the environment of the clone: two runs that share one break it.
"""

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Programs that the tests of the pages can drive; the one without windows takes a third less."""
LONG_SESSION = 120 * 60
LONG_TEST = 60 * 60
"""Seconds for a long run, which then ends and can be gone on with, and for one part of it."""
KEEP_NO_MODULES = "PYTHONDONTWRITEBYTECODE"
"""What tells Python to compile modules anew in each of the hundreds of programs that we start."""
FOR_APT = ("chromium-headless-shell", "fonts-noto-cjk", "libatomic1")
"""What the tests of the pages need of a system; Playwright brings a Node that wants libatomic."""


def main(arguments: Sequence[str]) -> int:
    """Run the checks and the tests; 0 if all of it succeeded."""
    options, for_pytest = read(arguments)
    os.environ.pop(KEEP_NO_MODULES, None)
    if options.coverage:
        return measure_coverage(for_pytest)
    if options.long is not None:
        return run_long(options.long, for_pytest, again=options.again)
    checks: list[Callable[[], bool]] = []
    if not names_tests(for_pytest):
        checks += [partial(check, *step) for step in CHECKS.items()]
        checks += checks_of_pages(quick=options.quick)
    if not options.quick:
        checks += [see_to_a_browser, compile_rules]
    outcomes = run_two_at_a_time(checks)
    outcomes.append(test([*chosen_tests(quick=options.quick), *for_pytest]))
    if options.bare:
        outcomes.append(on_bare_debian())
    return 0 if all(outcomes) else 1


def read(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """Our own options, and the rest, which is for pytest."""
    parser = argparse.ArgumentParser(
        prog="./casetta test",
        epilog="All else goes to pytest; with a path only its tests are run, without the checks.",
        allow_abbrev=False,
    )
    parser.add_argument("--quick", action="store_true", help="leave out slow tests and browsers")
    parser.add_argument(
        "--long",
        nargs="?",
        const="",
        metavar="NAME",
        help="run the tests of one name at their full number, going on where the last run was "
        "stopped; without a name, list the names",
    )
    parser.add_argument("--again", action="store_true", help="with --long: begin anew")
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="measure which lines the quick tests run, and fail below the floor in pyproject.toml",
    )
    parser.add_argument("--bare", action="store_true", help="then try a bare Debian (needs root)")
    return parser.parse_known_args(arguments)


def names_tests(for_pytest: Sequence[str]) -> bool:
    """Whether some files or folders are named, so that their tests alone are wanted."""
    return any((ROOT / argument.split("::")[0]).exists() for argument in for_pytest)


def run_long(name: str, for_pytest: Sequence[str], *, again: bool) -> int:
    """Run the long tests of one name, part by part; list the names if there is no such name."""
    os.environ["CASETTA_LONG"] = name
    from tests import long

    if name not in long.NAMES:
        width = max(map(len, long.NAMES))
        print("\n".join(f"  {each:{width}}  {what}" for each, what in long.NAMES.items()))
        return 2 if name else 0
    if again:
        long.forget()
    limits = [f"--session-timeout={LONG_SESSION}", f"--timeout={LONG_TEST}"]
    alone = ["-n", "1"] if name in long.ALONE else []
    done = test([*chosen_tests(quick=False), "-v", "-rs", *alone, *limits, *for_pytest])
    return 0 if done else 1


def measure_coverage(for_pytest: Sequence[str]) -> int:
    """Run the quick tests under coverage, in all processes they start, and report the lines."""
    start = time.monotonic()
    coverage = [sys.executable, "-m", "coverage"]
    tests = ["-m", "pytest", *chosen_tests(quick=True), *for_pytest]
    run = ["run", f"--source={ROOT / 'src'}", *tests]
    steps = [["erase"], run, ["combine", "--quiet"], ["report", "--skip-covered"]]
    worked = [subprocess.run([*coverage, *step], cwd=ROOT).returncode == 0 for step in steps]
    return 0 if report("coverage", all(worked), time.monotonic() - start) else 1


def check(name: str, command: Sequence[str], variables: Mapping[str, str] | None = None) -> bool:
    """Run one tool; print one line, and all it said if it failed."""
    start = time.monotonic()
    tool = subprocess.run(
        [tool_path(command[0]), *command[1:]],
        cwd=ROOT,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return report(name, tool.returncode == 0, time.monotonic() - start, tool.stdout)


def run_two_at_a_time(checks: Sequence[Callable[[], bool]]) -> list[bool]:
    """The outcomes of all checks; each prints its own line when it is done."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda check: check(), checks))


def checks_of_pages(*, quick: bool) -> list[Callable[[], bool]]:
    """Format and lint of the pages, then types and units, with the Node that built them."""
    node = pages.found_node(cache_folder())
    if node is None:
        return [lambda: report("pages", False, 0.0, "Node is missing: run ./casetta once.")]
    every = pages.quick_checks(ROOT, node) | ({} if quick else pages.checks(ROOT, node))
    variables = pages.variables(node)
    return [partial(check, name, command, variables) for name, command in every.items()]


def compile_rules() -> bool:
    """Compile the rules of all games once, lest every worker of the tests does."""
    python = Path(sys.executable).name
    return check("rules", [python, "-m", "tests.compile_rules"])


def see_to_a_browser() -> bool:
    """Install a browser and what it needs with apt-get if it is missing and we may."""
    start = time.monotonic()
    if any(shutil.which(name) for name in BROWSERS):
        return True
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        words = f"The tests of the pages need a browser: sudo apt-get install {' '.join(FOR_APT)}\n"
        return report("browser", False, 0.0, words)
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *FOR_APT]
    words = ""
    for command in (["apt-get", "update"], install):
        told = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        words += told.stdout
    return report("browser, by apt-get", told.returncode == 0, time.monotonic() - start, words)


def report(name: str, succeeded: bool, seconds: float, words: str = "") -> bool:
    """Print the line of a step, after the tool's own words if it failed; hand on the outcome."""
    outcome = "ok" if succeeded else "FAILED"
    said = "" if succeeded else words if words.endswith("\n") else f"{words}\n"
    print(f"{said}  {name} … {outcome}, {seconds:.1f} s\n", end="", flush=True)
    return succeeded


def tool_path(name: str) -> str:
    """A tool of this environment, never one that happens to be on the path; a path is itself."""
    if os.path.isabs(name):
        return name
    suffix = ".exe" if os.name == "nt" else ""
    return str(Path(sys.executable).with_name(name + suffix))


def chosen_tests(*, quick: bool) -> list[str]:
    """How pytest is run, and in a quick run without slow tests and browsers.

    Some tests wait, so that three processes keep two cores busy.
    """
    everything = ["-n", "3", "--dist", "worksteal", "-rs"]
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
