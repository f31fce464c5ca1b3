"""What the tests of launcher, set-up and project files share."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

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
