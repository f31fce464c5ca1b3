"""Tries casetta on a bare Debian 12 that has nothing but Python; `./casetta test --bare`.

debootstrap makes the system in a temporary folder, from the mirror this machine itself uses.
Both commands are run in it as root and as an ordinary user. All mounts live in a namespace of
their own, which ends with the command: nothing is left to unmount, however this ends.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RELEASE = "bookworm"
TOOLS = ("chroot", "git", "mount", "unshare")
PLAYER = "player"
STOPPED_BY_CTRL_C = 130

SETTINGS = (
    "/etc/apt/apt.conf.d",
    "/etc/apt/keyrings",
    "/etc/apt/sources.list",
    "/etc/apt/sources.list.d",
    "/etc/apt/trusted.gpg.d",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/resolv.conf",
    "/etc/ssl/certs",
    "/etc/uv/uv.toml",
    "/usr/local/share/ca-certificates",
)
"""Files through which this machine reaches its package index; a bare one needs the same."""

USER_SETTINGS = (".config/pip/pip.conf", ".config/uv/uv.toml", ".pip/pip.conf")
"""The same, below a home folder."""

VARIABLES = (
    *("ALL_PROXY", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"),
    *("CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE", "SSL_CERT_DIR", "SSL_CERT_FILE"),
)
PREFIXES = ("PIP_", "UV_")
"""The same, as variables."""

GAME = "play my-shelfie --seats bot:random,bot:greedy --seed 7 --quiet"


class BareError(Exception):
    """The bare system cannot be made; the text says in one sentence what is missing."""


@dataclass(frozen=True)
class Trial:
    """A command of casetta to try, and the exit status that is right."""

    name: str
    arguments: str
    status: int = 0


TRIALS = (
    Trial("doctor before", "doctor", status=1),
    Trial("first game", GAME),
    Trial("second game", GAME),
    Trial("doctor after", "doctor"),
    Trial("all tests", "test"),
)


def main(arguments: Sequence[str]) -> int:
    """Make the bare system, try everything in it, print a table of seconds, clean up."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return try_or_say(arguments)
    except KeyboardInterrupt:
        return STOPPED_BY_CTRL_C


def try_or_say(arguments: Sequence[str]) -> int:
    """Try everything, or say why that is not possible here."""
    parser = argparse.ArgumentParser(description="Try casetta on a bare Debian 12.")
    parser.add_argument("--keep", action="store_true", help="leave the folder in place")
    options = parser.parse_args(arguments)
    try:
        return try_everything(keep=options.keep)
    except BareError as error:
        print(f"bare Debian: {error}")
        return 1


def try_everything(*, keep: bool) -> int:
    """Run all trials as root, then as an ordinary user; 0 if every status was right."""
    see_that_all_is_there()
    with temporary_folder(keep=keep) as folder:
        system = folder / "debian"
        make_system(system)
        outcomes = [run_trial(system, "root", trial) for trial in TRIALS]
        outcomes += [run_trial(system, PLAYER, trial) for trial in TRIALS]
    print_table(outcomes)
    return 0 if all(outcome.succeeded for outcome in outcomes) else 1


def see_that_all_is_there() -> None:
    """Check for root and the tools; debootstrap is installed if it is missing."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise BareError("only root can make one: run `sudo ./casetta test --bare`.")
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        raise BareError(f"install {', '.join(missing)} first.")
    if not shutil.which("debootstrap"):
        install_debootstrap()


def install_debootstrap() -> None:
    """Install debootstrap with apt-get."""
    if not shutil.which("apt-get"):
        raise BareError("install debootstrap first.")
    must(["apt-get", "update"])
    must(["apt-get", "install", "--yes", "--no-install-recommends", "debootstrap"])


@contextmanager
def temporary_folder(*, keep: bool) -> Iterator[Path]:
    """A folder that is gone afterwards, unless it is to be kept."""
    folder = Path(tempfile.mkdtemp(prefix="casetta-bare-"))
    try:
        yield folder
    finally:
        if keep:
            print(f"bare Debian: kept in {folder}")
        else:
            shutil.rmtree(folder)


def make_system(system: Path) -> None:
    """Make a minimal Debian with Python, this machine's settings, a player and two clones."""
    with line("bare Debian with Python"):
        options = ["--variant=minbase", "--include=python3"]
        must(apart(["debootstrap", *options, RELEASE, str(system), mirror()]))
    for path in SETTINGS:
        copy_setting(Path(path), system / path.lstrip("/"))
    must(inside(system, "root", f"useradd --create-home {PLAYER}"))
    for user in ("root", PLAYER):
        furnish(system, user)


def mirror() -> str:
    """The address from which this machine's apt gets Debian itself."""
    wish = ["--format", "$(REPO_URI) $(CODENAME)", "Created-By: Packages"]
    told = subprocess.run(["apt-get", "indextargets", *wish], capture_output=True, text=True)
    for entry in told.stdout.splitlines():
        address, _, codename = entry.partition(" ")
        if codename == RELEASE:
            return address
    raise BareError(f"the apt sources of this machine know no {RELEASE}; run `apt-get update`.")


def copy_setting(source: Path, target: Path) -> None:
    """Copy a file or a folder, if it is there, in place of what the bare system has."""
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    elif source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        shutil.copyfile(source, target)


def furnish(system: Path, user: str) -> None:
    """Give a user the settings of this machine's user, and a clone of their own."""
    home = system / home_of(user).lstrip("/")
    for path in USER_SETTINGS:
        copy_setting(Path.home() / path, home / path)
    for path in project_files():
        copy_project_file(path, home / "casetta")
    must(inside(system, "root", f"chown -R {user}: {home_of(user)}"))


def project_files() -> list[str]:
    """The files a clone would have if everything were committed now; no ignored ones."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for path in told.stdout.split("\0") if path and (ROOT / path).is_file()]


def copy_project_file(path: str, clone: Path) -> None:
    """Copy one file of the project, executable or not as it is."""
    (clone / path).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / path, clone / path)


def home_of(user: str) -> str:
    """The home folder of a user inside the bare system."""
    return "/root" if user == "root" else f"/home/{user}"


@dataclass(frozen=True)
class Outcome:
    """What came of a trial."""

    user: str
    name: str
    seconds: float
    succeeded: bool


def run_trial(system: Path, user: str, trial: Trial) -> Outcome:
    """Run one command of casetta; print all it said if its status is wrong."""
    script = f"cd ~/casetta && exec ./casetta {trial.arguments}"
    start = time.monotonic()
    with line(f"{user}: ./casetta {trial.arguments}"):
        tool = run(inside(system, user, script))
    succeeded = tool.returncode == trial.status
    if not succeeded:
        print(tool.stdout)
        print(f"  status {tool.returncode} instead of {trial.status}", flush=True)
    return Outcome(user, trial.name, time.monotonic() - start, succeeded)


def inside(system: Path, user: str, script: str) -> list[str]:
    """The command that runs a shell script in the bare system as a user."""
    settings = [f"{name}={value}" for name, value in variables(user).items()]
    mounts = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev"'
    enter = f'exec chroot --userspec={user}:{user} "$0" "$@"'
    shell = ["env", "-i", *settings, "sh", "-c", script]
    return apart(["sh", "-c", f"{mounts} && {enter}", str(system), *shell])


def apart(command: Sequence[str]) -> list[str]:
    """The same command with mounts and processes of its own, which end with it."""
    return ["unshare", "--mount", "--pid", "--fork", "--kill-child", *command]


def variables(user: str) -> dict[str, str]:
    """The variables of a fresh login, and those through which packages are reached."""
    fresh = {"HOME": home_of(user), "USER": user, "LANG": "C.UTF-8", "TERM": "dumb"}
    fresh["PATH"] = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    return {**{name: os.environ[name] for name in os.environ if passes(name)}, **fresh}


def passes(name: str) -> bool:
    """Say whether a variable tells how packages are reached."""
    return name.upper() in VARIABLES or name.startswith(PREFIXES)


def must(command: Sequence[str]) -> None:
    """Run a command that has to succeed; show what it said if it does not."""
    tool = run(command)
    if tool.returncode:
        print(tool.stdout)
        raise BareError(f"`{shlex.join(command[:6])} …` failed, as shown above.")


def run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command and keep what it says."""
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


@contextmanager
def line(name: str) -> Iterator[None]:
    """Print the line of a step, with its seconds when it is done."""
    print(f"  {name} … ", end="", flush=True)
    start = time.monotonic()
    yield
    print(f"{time.monotonic() - start:.1f} s", flush=True)


def print_table(outcomes: Sequence[Outcome]) -> None:
    """Print the seconds of all trials, a line for each, a column for each user."""
    print(f"\n  {'on a bare Debian, seconds':28}{'root':>10}{PLAYER:>10}")
    for name in dict.fromkeys(outcome.name for outcome in outcomes):
        cells = [cell(outcome) for outcome in outcomes if outcome.name == name]
        print(f"  {name:28}" + "".join(f"{text:>10}" for text in cells))


def cell(outcome: Outcome) -> str:
    """One outcome: its seconds, with a mark if it failed."""
    return f"{outcome.seconds:.1f}{'' if outcome.succeeded else ' !'}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
