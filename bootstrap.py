"""Sets casetta up on first use and starts it; standard library only.

Every start checks three stamps: the environment, its packages, casetta itself; a start that shows
pages checks those too. A stamp is a digest of all that a step depends on. When all fit, nothing is
printed and nothing is run but casetta; otherwise what does not fit is done again, one line each.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "src"))

from casetta.commands.command_line import CommandLine, read_command_line
from casetta.commands.environment import (
    OLDEST_PYTHON,
    ROOT,
    Environment,
    SetUpError,
    base_python,
    found_uv,
    unfinished,
    wanted_stamps,
)
from casetta.kernel.folders import cache_folder

UV_LOCK = "tool-uv.lock"
"""The uv that is installed where there is none, with its hashes."""
STOPPED_BY_CTRL_C = 130
TOOLS = {"audit": "audit.py", "dev": "dev.py", "docs": "docs.py", "test": "check.py"}
"""Commands that a tool of the clone runs."""


def main(arguments: Sequence[str]) -> int:
    """Set up what is missing, then run casetta; return its exit status."""
    try:
        return obey(arguments)
    except SetUpError as error:
        say(str(error))
        return 1
    except OSError as error:
        say(f"casetta: {error}; mend this or set CASETTA_CACHE_DIR to a folder you may write to.")
        return 1
    except KeyboardInterrupt:
        say("\ncasetta: stopped; the same command goes on from here.")
        return STOPPED_BY_CTRL_C


def obey(arguments: Sequence[str]) -> int:
    """Do what the command line asks; all but `doctor` needs a complete environment."""
    if sys.version_info < OLDEST_PYTHON:
        raise SetUpError(
            "casetta: Python 3.11 or newer is needed: install it and run ./casetta again."
        )
    line = read_command_line(arguments)
    if line.command == "doctor":
        return examine([*line.options, *line.arguments])
    environment = Environment(ROOT, cache_folder())
    set_up(environment, for_developers=line.needs_developer_packages)
    if line.needs_page_packages:
        set_up_page_packages(environment)
    if line.needs_pages:
        set_up_pages(environment)
    if line.command == "setup" and not line.only_asks:
        return 0
    return launch(environment, program(line, arguments))


def examine(arguments: Sequence[str]) -> int:
    """Run the doctor, who needs no environment."""
    from casetta.commands.doctor import main as doctor

    return doctor(arguments)


def launch(environment: Environment, arguments: Sequence[str]) -> int:
    """Become the environment's Python; Windows cannot, so there it is run and waited for."""
    command = [str(environment.python), "-P", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    import subprocess

    return subprocess.call(command)


def program(line: CommandLine, arguments: Sequence[str]) -> list[str]:
    """What Python runs: a tool of the clone for some commands, else the casetta package."""
    if line.command in TOOLS and (line.command == "test" or not line.only_asks):
        return [str(ROOT / "tools" / TOOLS[line.command]), *line.arguments]
    return ["-m", "casetta", *arguments]


def set_up(environment: Environment, *, for_developers: bool) -> None:
    """Do the steps whose stamps do not fit."""
    once(
        environment,
        lambda: not unfinished(environment, for_developers=for_developers),
        lambda: take_steps(environment, for_developers=for_developers),
    )


def once(environment: Environment, is_done: Callable[[], bool], do: Callable[[], None]) -> None:
    """Do what is not done yet, one process at a time: who comes second says so and waits."""
    if is_done():
        return
    from casetta.contract.files import one_at_a_time

    environment.cache.mkdir(parents=True, exist_ok=True)
    waits = "casetta is being set up by another command; waiting for it."
    with one_at_a_time(environment.cache / "set-up.lock", lambda: say(waits)):
        if not is_done():
            do()


def take_steps(environment: Environment, *, for_developers: bool) -> None:
    """Do the unfinished steps in order, each with its line and its stamp."""
    say("Setting up casetta:")
    steps = unfinished(environment, for_developers=for_developers)
    environment.log.write_text("", encoding="utf-8")
    uv = found_uv(environment.cache) or installed_uv(environment)
    wanted = wanted_stamps(environment, for_developers=for_developers)
    lock = environment.lock_file(for_developers=for_developers)
    for step in steps:
        environment.forget(step)
    for step in steps:
        with timed(step):
            WORK[step](environment, uv, lock)
        environment.remember(step, wanted[step])


def set_up_pages(environment: Environment) -> None:
    """Build the pages of the web app if what they are made of has changed."""
    if not (environment.clone / "package.json").is_file():
        return
    sys.path.insert(0, str(ROOT))
    from tools import pages

    def is_done() -> bool:
        fits = environment.stamp("pages") == pages.source_stamp(environment.clone)
        return fits and pages.are_built(environment.clone)

    once(environment, is_done, lambda: build_pages(environment))


def build_pages(environment: Environment) -> None:
    """Find or install Node, install what the build needs, and build."""
    from tools import pages

    clone, log = environment.clone, environment.log
    log.write_text("", encoding="utf-8")
    node = pages.found_node(environment.cache) or installed_node(environment)
    if not has_page_packages(environment, for_developers=False):
        install_page_packages(environment, node, for_developers=False)
    stamp = pages.source_stamp(clone)
    environment.forget("pages")
    with timed("pages"):
        if not ran(pages.build_command(clone, node), log, pages.variables(node), clone):
            advice = "undo your changes to web/, if there are any"
            raise failure(environment, "the pages could not be built", advice)
    environment.remember("pages", stamp)


def set_up_page_packages(environment: Environment) -> None:
    """Install the tools for developers of the pages if they are missing."""
    if not (environment.clone / "package.json").is_file():
        return
    sys.path.insert(0, str(ROOT))
    from tools import pages

    def install() -> None:
        environment.log.write_text("", encoding="utf-8")
        node = pages.found_node(environment.cache) or installed_node(environment)
        install_page_packages(environment, node, for_developers=True)

    once(environment, lambda: has_page_packages(environment, for_developers=True), install)


def has_page_packages(environment: Environment, *, for_developers: bool) -> bool:
    """Say whether the packages of the pages are there; those of developers are enough for all."""
    from tools import pages

    lock = pages.lock_stamp(environment.clone)
    enough = [f"dev {lock}"] if for_developers else [f"dev {lock}", f"run {lock}"]
    has_folder = (environment.clone / pages.MODULES).is_dir()
    return environment.stamp("page-packages") in enough and has_folder


def install_page_packages(environment: Environment, node: Path, *, for_developers: bool) -> None:
    """Install what builds the pages, and for developers what checks them; never shrink."""
    from tools import pages

    clone = environment.clone
    grown = for_developers or environment.stamp("page-packages").startswith("dev ")
    environment.forget("page-packages")
    command = pages.install_command(node, for_developers=grown)
    with timed("packages of the pages"):
        if not ran(command, environment.log, pages.variables(node), clone):
            advice = "see that the network and free disk space are there"
            raise failure(environment, "what builds the pages could not be installed", advice)
    kind = "dev" if grown else "run"
    environment.remember("page-packages", f"{kind} {pages.lock_stamp(clone)}")


def installed_node(environment: Environment) -> Path:
    """Install Node into the cache folder, as a Python package; return its path."""
    from tools import pages

    uv = found_uv(environment.cache) or installed_uv(environment)
    folder = str(pages.node_folder(environment.cache))
    with timed("node"):
        command = [uv, "pip", "install", "--upgrade", "--require-hashes", "--python", base_python()]
        lock = str(environment.clone / pages.NODE_LOCK)
        worked = ran([*command, "--target", folder, "--requirements", lock], environment.log)
        node = pages.found_node(environment.cache) if worked else None
        if not node:
            advice = "see that the network is there, or install Node 20.19 or newer yourself"
            raise failure(environment, "Node could not be installed", advice)
    return node


def make_environment(environment: Environment, uv: str, _lock: Path) -> None:
    """Make an empty virtual environment with the machine's own Python."""
    command = [uv, "venv", "--clear", "--python", base_python(), str(environment.folder)]
    if not ran(command, environment.log):
        advice = f"delete the folder {environment.folder}"
        raise failure(environment, "no environment could be made", advice)


def install_packages(environment: Environment, uv: str, lock: Path) -> None:
    """Install exactly the packages of the lock file, each checked against its hash.

    Players start with everything compiled; tests compile the little that they import.
    """
    command = [uv, "pip", "sync", "--require-hashes", "--python", str(environment.python)]
    if lock == environment.lock_file(for_developers=False):
        command.append("--compile-bytecode")
    if not ran([*command, str(lock)], environment.log):
        advice = "see that the network and free disk space are there"
        raise failure(environment, "the packages could not be installed", advice)


def install_casetta(environment: Environment, uv: str, _lock: Path) -> None:
    """Install this clone so that changes in it count at once."""
    options = ["--no-deps", "--no-build-isolation", "--python", str(environment.python)]
    if not ran([uv, "pip", "install", *options, "-e", str(environment.clone)], environment.log):
        advice = "undo your changes to pyproject.toml, if there are any"
        raise failure(environment, "this clone could not be installed", advice)


WORK: dict[str, Callable[[Environment, str, Path], None]] = {
    "environment": make_environment,
    "packages": install_packages,
    "casetta": install_casetta,
}


def failure(environment: Environment, problem: str, advice: str) -> SetUpError:
    """An error with the tool's last words, what failed, and the one thing to do next."""
    words = environment.log.read_text(encoding="utf-8", errors="replace").splitlines()
    shown = "".join(f"    {line}\n" for line in words[-8:])
    again = f"then run the same command again (log: {environment.log})"
    return SetUpError(f"{shown}casetta: {problem}: {advice}, {again}.")


def installed_uv(environment: Environment) -> str:
    """Install uv into the cache folder with pip, and pip itself if need be; return its path."""
    if not has_pip():
        install_pip(environment)
    with timed("uv"):
        folder = environment.cache / "uv"
        options = ["--upgrade", "--only-binary", ":all:", "--target", str(folder)]
        pinned = ["--require-hashes", "--requirement", str(environment.clone / UV_LOCK)]
        worked = ran([base_python(), "-m", "pip", "install", *options, *pinned], environment.log)
        uv = found_uv(environment.cache) if worked else None
        if not uv:
            advice = "see that the network is there, or install uv yourself"
            raise failure(environment, "uv could not be installed", advice)
    return uv


def has_pip() -> bool:
    """Say whether the machine's Python can run pip."""
    import subprocess

    command = [base_python(), "-m", "pip", "--version"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def install_pip(environment: Environment) -> None:
    """Install pip with apt-get if we may; otherwise name the command that does."""
    import shutil

    missing = "casetta: pip is missing: run"
    if not shutil.which("apt-get"):
        raise SetUpError(f"{missing} `{base_python()} -m ensurepip`, then ./casetta.")
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise SetUpError(f"{missing} `sudo apt-get install python3-pip`, then ./casetta.")
    with timed("pip, by apt-get"):
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "python3-pip"]
        ran(["apt-get", "update"], environment.log)
        if not ran(install, environment.log) or not has_pip():
            advice = f"install pip for {base_python()}"
            raise failure(environment, "apt-get could not install pip", advice)


def ran(
    command: Sequence[str],
    log: Path,
    variables: dict[str, str] | None = None,
    folder: Path | None = None,
) -> bool:
    """Run a tool with its words going to the log; say whether it succeeded."""
    import subprocess

    with open(log, "ab") as words:
        words.write(f"$ {' '.join(command)}\n".encode())
        words.flush()
        tool = subprocess.run(
            command,
            env=tool_variables() if variables is None else variables,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=words,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return tool.returncode == 0


def tool_variables() -> dict[str, str]:
    """The user's variables, and ours: no other Python, no bars, pip's index for uv as well."""
    variables = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "UV_NO_PROGRESS": "1"}
    variables.setdefault("DEBIAN_FRONTEND", "noninteractive")
    if not (variables.get("UV_DEFAULT_INDEX") or variables.get("UV_INDEX_URL")):
        variables["UV_DEFAULT_INDEX"] = variables.get("PIP_INDEX_URL", "")
    return variables


@contextmanager
def timed(step: str) -> Iterator[None]:
    """Print the line of a step, with its seconds when it is done."""
    import time

    say(f"  {step} … ", end="")
    start = time.monotonic()
    try:
        yield
    except SetUpError:
        say("failed")
        raise
    say(f"{time.monotonic() - start:.1f} s")


def say(text: str, end: str = "\n") -> None:
    """Print to standard error; standard output belongs to the program."""
    print(text, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
