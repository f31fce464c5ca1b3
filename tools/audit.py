"""Look for known vulnerabilities of the packages in all lock files; `./casetta audit` starts it.

It asks services on the network, so it is no test: what it answers changes from day to day.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from casetta.kernel.folders import cache_folder
from tools import pages

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("dev.lock", "tool-uv.lock", "tool-node.lock")
"""What players get is among what developers get."""


def main() -> int:
    """Ask about every lock; 1 if something was found or nobody answered."""
    commands = {lock: python_command(lock) for lock in LOCKS}
    node = pages.found_node(cache_folder())
    if node is not None:
        commands["package-lock.json"] = [*pages.npm(node), "audit"]
    outcomes = []
    for name, command in commands.items():
        print(f"{name}:", flush=True)
        outcomes.append(subprocess.run(command, cwd=ROOT, check=False).returncode == 0)
    return 0 if node is not None and all(outcomes) else 1


def python_command(lock: str) -> list[str]:
    """What asks about the packages of a lock; one of which nothing is known counts as a failure."""
    options = ["--disable-pip", "--require-hashes", "--strict", "--progress-spinner", "off"]
    return [sys.executable, "-m", "pip_audit", *options, "--requirement", lock]


if __name__ == "__main__":
    sys.exit(main())
