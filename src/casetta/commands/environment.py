"""The virtual environment of a clone, and how to see whether it is complete.

Standard library only: the set-up and the doctor read this before any package is there.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
OLDEST_PYTHON = (3, 11)
OLDEST_UV = (0, 8)
STEPS = ("environment", "packages", "casetta")


class SetUpError(Exception):
    """The environment cannot be made; the text says in one sentence what to do next."""


class Environment:
    """The virtual environment of one clone, and the stamps that say what it holds."""

    def __init__(self, clone: Path, cache: Path) -> None:
        """Name the environment after the clone; nothing is made yet."""
        self.clone = clone
        self.cache = cache
        self.folder = cache / f"env-{digest(str(clone))[:12]}"
        self.stamps = self.folder / "casetta-stamps"
        self.log = cache / "set-up.log"

    @property
    def python(self) -> Path:
        """The interpreter inside the environment."""
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def stamp(self, step: str) -> str:
        """What was there when a step was last finished; empty if it never was."""
        try:
            return (self.stamps / step).read_text(encoding="utf-8")
        except OSError:
            return ""

    def remember(self, step: str, stamp: str) -> None:
        """Note a finished step, at once or not at all."""
        self.stamps.mkdir(parents=True, exist_ok=True)
        fresh = self.stamps / f"{step}.new"
        fresh.write_text(stamp, encoding="utf-8")
        os.replace(fresh, self.stamps / step)

    def forget(self, step: str) -> None:
        """Drop a stamp before its step is done again, lest half a step passes for a whole."""
        (self.stamps / step).unlink(missing_ok=True)

    def lock_file(self, *, for_developers: bool) -> Path:
        """The packages to hold; an environment for developers never shrinks."""
        grown = self.stamp("packages").startswith("dev.lock ")
        return self.clone / ("dev.lock" if for_developers or grown else "run.lock")


def unfinished(environment: Environment, *, for_developers: bool) -> list[str]:
    """The steps still to do: the first whose stamp does not fit, and all that follow it."""
    if not environment.python.exists():
        return list(STEPS)
    wanted = wanted_stamps(environment, for_developers=for_developers)
    fits = [environment.stamp(step) == wanted[step] for step in STEPS]
    return [] if all(fits) else list(STEPS[fits.index(False) :])


def wanted_stamps(environment: Environment, *, for_developers: bool) -> dict[str, str]:
    """The stamp of each finished step; each one contains the step before it."""
    lock = environment.lock_file(for_developers=for_developers)
    clone = environment.clone
    base = digest(sys.version, base_python())
    packages = digest(base, content(lock))
    version = content(clone / "src" / "casetta" / "__init__.py")
    project = digest(packages, content(clone / "pyproject.toml"), version, str(clone))
    return {"environment": base, "packages": f"{lock.name} {packages}", "casetta": project}


def found_uv(cache: Path) -> str | None:
    """The path of a uv that is new enough: the user's own, or the one the set-up installed."""
    import shutil

    pips = (cache / "uv" / "bin" / name for name in ("uv", "uv.exe"))
    candidates = [shutil.which("uv"), *map(str, pips)]
    return next((uv for uv in candidates if uv and version_of(uv) >= OLDEST_UV), None)


def version_of(program: str) -> tuple[int, ...]:
    """The version that a program tells of itself; empty if it does not run."""
    import re
    import subprocess

    try:
        told = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    found = re.search(r"\d+(\.\d+)+", told.stdout)
    return tuple(map(int, found[0].split("."))) if found else ()


def base_python() -> str:
    """The interpreter behind any virtual environment we were started from."""
    return os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)


def content(path: Path) -> str:
    """A file of the clone as text, whatever its line ends; a missing one ends the set-up."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SetUpError(f"casetta: {path} is missing: get a complete copy of casetta.") from None


def digest(*parts: str) -> str:
    """One fingerprint of several texts, order and borders included."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()
