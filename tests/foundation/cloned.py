"""A small clone of casetta with a cache of its own, a uv that only pretends, and the launcher."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from casetta.contract.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


posix = pytest.mark.skipif(
    os.name == "nt", reason="not on Windows: the launcher and the pretending uv are sh"
)


def write_script(file, text):
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


def launcher(file, *arguments, path=None, folder=None):
    """Run the sh launcher by its path."""
    variables = {**os.environ, "PATH": path or os.environ["PATH"]}
    command = ["/bin/sh", str(file), *arguments]
    return subprocess.run(
        command, env=variables, cwd=folder, capture_output=True, text=True, timeout=240
    )


def telling_clone(folder):
    """A clone whose set-up only prints where it lies and what it was given."""
    folder.mkdir()
    shutil.copy(ROOT / "casetta", folder)
    (folder / "bootstrap.py").write_text("import sys; print(*sys.argv, sep='|')")
    return folder / "casetta"


MODULES = (
    "__init__", "commands/command_line", "commands/doctor", "commands/environment",
    "contract/command", "contract/errors", "contract/files", "contract/languages", "contract/shown",
    "kernel/folders",
)  # fmt: skip
FILES = (
    "bootstrap.py", "casetta", "casetta.cmd", "dev.lock", "README.md", "pyproject.toml", "run.lock",
    "tool-node.lock", "tool-uv.lock",
    *(f"src/casetta/{module}.py" for module in MODULES),
    *(f"src/casetta/words/{language}.ftl" for language in LANGUAGES),
)  # fmt: skip
"""All that a set-up needs before any package is there."""

PRETENDING_UV = """\
if [ "$1" = --version ]; then echo "uv 99.0.0"; exit 0; fi
echo "$*" >> "$UV_TOLD"
if [ "$1 $2" = "$UV_FAILS" ]; then echo "the cable is cut"; exit 2; fi
if [ "$1 $2" = "$UV_SLEEPS" ]; then sleep 30; fi
if [ "$1" = venv ]; then
    for folder; do :; done
    rm -rf "$folder" && mkdir -p "$folder/bin"
    printf '#!/bin/sh\\necho "$0" "$@"\\nexit 7\\n' > "$folder/bin/python"
    chmod +x "$folder/bin/python"
fi
"""
"""Notes what it is told; the Python it "installs" prints its arguments and ends with 7."""


PRETENDING_NODE = """\
if [ "$1" = --version ]; then echo v99.0.0; exit 0; fi
mkdir -p src/casetta/web_dist && : > src/casetta/web_dist/index.html
"""
PRETENDING_NPM = "mkdir -p node_modules"
"""A Node whose only program builds pages, and an npm that installs an empty folder."""


class Clone:
    """A clone in a temporary folder, and the commands one gives in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "a clone"
        self.cache = folder / "cache"
        self.told = folder / "told"
        self.tools = folder / "tools"
        for name in FILES:
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.folder / name)
        self.tools.mkdir()
        write_script(self.tools / "uv", PRETENDING_UV)

    def add_pages(self):
        """Add what pages are made of, and tools that only pretend to build them."""
        (self.folder / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "pages.py", self.folder / "tools")
        for name in ("package.json", "package-lock.json"):
            (self.folder / name).write_text("{}")
        for name, script in {"node": PRETENDING_NODE, "npm": PRETENDING_NPM}.items():
            write_script(self.tools / name, script)

    def has_pages(self):
        return (self.folder / "src/casetta/web_dist/index.html").is_file()

    def command(self, *arguments):
        return [sys.executable, "-I", "-S", str(self.folder / "bootstrap.py"), *arguments]

    def variables(self, **more):
        """The variables that keep a set-up inside the temporary folder."""
        path = f"{self.tools}{os.pathsep}{os.environ['PATH']}"
        ours = {"CASETTA_CACHE_DIR": str(self.cache), "UV_TOLD": str(self.told), "PATH": path}
        return {**os.environ, **ours, **more}

    def run(self, *arguments, **variables):
        return subprocess.run(
            self.command(*arguments),
            env=self.variables(**variables),
            capture_output=True,
            encoding="utf-8",
            timeout=240,
        )

    def steps(self, *arguments, **variables):
        """The steps that a command prints, without their seconds."""
        lines = self.run(*arguments, **variables).stderr.splitlines()
        return [line.split()[0] for line in lines if line.startswith("  ")]

    def uv_calls(self):
        """The first words of everything uv was told so far."""
        return [line.split(" --")[0] for line in self.told.read_text().splitlines()]

    def append(self, name):
        with open(self.folder / name, "a") as file:
            file.write("# changed\n")
