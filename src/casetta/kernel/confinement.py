"""Confines a worker process: what it may read, reach, start and use up.

Standard library only. Each step is skipped where the system does not offer it; `attempts` tries
what should not work. Linux has all of it: limits of resources, Landlock for files, and a seccomp
filter that refuses sockets, new processes and signals to others. docs/decisions/0026 says why.
"""

from __future__ import annotations

import ctypes
import math
import os
import platform
import signal
import struct
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

KEPT = (
    "PATH", "HOME", "USERPROFILE", "LOCALAPPDATA", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "LANG",
    "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "XDG_CACHE_HOME", "CASETTA_CACHE_DIR", "CASETTA_LIFE",
    "PYTHONHOME", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX",
    "PYTHONHASHSEED", "PYTHONWARNINGS", "NUMBA_CPU_NAME", "NUMBA_DISABLE_JIT",
)  # fmt: skip
"""Variables that a worker inherits."""
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
FILES = 256
"""Files that it may have open."""
LARGEST_FILE = 256 << 20
"""Bytes of a file that it writes: compiled rules."""
SYSTEM = (
    "/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/localtime", "/dev/null", "/dev/urandom",
    "/sys/devices/system/cpu",
)  # fmt: skip
"""What Python and its packages read of the system."""

IS_LINUX = sys.platform == "linux"


def environment(variables: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The variables of a worker."""
    return {name: variables[name] for name in KEPT if name in variables} | ONE_THREAD


def confine(memory: int, writable: Iterable[Path] = (), *, may_start: bool = False) -> None:
    """Confine this process for good; `memory` is its address space in bytes.

    What stands under the `writable` folders it may change; of other files it may read those of
    Python, of casetta and of the system's libraries. What it starts, if it may, is confined too.
    """
    os.chdir("/")
    limit_resources(memory, may_start=may_start)
    if IS_LINUX:
        prctl(SET_PDEATHSIG, signal.SIGKILL)
        prctl(SET_DUMPABLE, 0)
        prctl(SET_NO_NEW_PRIVS, 1)
        restrict_files(writable)
        if not filter_system_calls(may_start=may_start):
            libc().unshare(CLONE_NEWUSER | CLONE_NEWNET)


# Limits of resources


def limit_resources(memory: int, *, may_start: bool) -> None:
    try:
        import resource
    except ImportError:
        return
    limits = {"AS": memory, "NOFILE": FILES, "FSIZE": LARGEST_FILE, "CORE": 0}
    if not may_start:
        limits["NPROC"] = 0
    for name, most in limits.items():
        with suppress(AttributeError, OSError, ValueError):
            resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (most, most))


def allow_seconds(seconds: float) -> None:
    """Let this process use so much more processor time; after that the system ends it."""
    try:
        import resource
    except ImportError:
        return
    used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(used + seconds), hard))


# Linux

SET_PDEATHSIG, GET_PDEATHSIG, SET_DUMPABLE, SET_SECCOMP, SET_NO_NEW_PRIVS = 1, 2, 4, 22, 38
CLONE_THREAD, CLONE_NEWUSER, CLONE_NEWNET = 0x10000, 0x10000000, 0x40000000


def libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def prctl(option: int, value: int, pointer: object = None) -> bool:
    """Ask the kernel something about this process; whether it agreed."""
    return bool(libc().prctl(option, ctypes.c_ulong(value), pointer, None, None) == 0)


# Landlock: files

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
"""Numbers of system calls, on every processor."""
PATH_BENEATH = 1
EXECUTE, WRITE_FILE, READ_FILE, READ_DIR, TRUNCATE = 1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 14
ALL_RIGHTS = (0, 0x1FFF, 0x3FFF, 0x7FFF, 0x7FFF, 0xFFFF)
"""The rights over files that each version of Landlock knows."""


def restrict_files(writable: Iterable[Path]) -> bool:
    """Forbid all files but those that a worker needs; whether the kernel can do that."""
    version = libc().syscall(CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint(1))
    if version < 1:
        return False
    rights = ALL_RIGHTS[min(version, len(ALL_RIGHTS) - 1)]
    handled = ctypes.c_uint64(rights)
    rules = libc().syscall(CREATE_RULESET, ctypes.byref(handled), ctypes.c_size_t(8), 0)
    for path in writable:
        path.mkdir(parents=True, exist_ok=True)
        _allow(rules, path, rights)
    for path in readable():
        _allow(rules, path, EXECUTE | READ_FILE | READ_DIR)
    _allow(rules, Path(os.devnull), rights & (READ_FILE | WRITE_FILE | TRUNCATE))
    is_done = bool(libc().syscall(RESTRICT_SELF, rules, 0) == 0)
    os.close(rules)
    return is_done


def readable() -> Iterator[Path]:
    """What Python reads: itself, its packages, casetta and the system's libraries."""
    yield from map(Path, (sys.prefix, sys.base_prefix, *SYSTEM))
    yield Path(__file__).resolve().parents[2]
    yield from map(Path, filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)))


def _allow(rules: int, path: Path, rights: int) -> None:
    """Add a path to those that may be used; one that there is not is left out."""
    with suppress(OSError):
        file = os.open(path, os.O_PATH | os.O_CLOEXEC)
        if not path.is_dir():
            rights &= EXECUTE | READ_FILE | WRITE_FILE | TRUNCATE
        rule = struct.pack("=Qi", rights, file)
        libc().syscall(ADD_RULE, rules, PATH_BENEATH, rule, 0)
        os.close(file)


# seccomp: system calls

REFUSED = {
    "x86_64": (
        0xC000003E,
        # socket, socketpair, kill, tkill, rt_sigqueueinfo, rt_tgsigqueueinfo, pidfd_send_signal,
        # ptrace, process_vm_readv, process_vm_writev, unshare, setns, bpf, perf_event_open,
        # io_uring_setup; fork, vfork, execve, execveat
        (41, 53, 62, 200, 129, 297, 424, 101, 310, 311, 272, 308, 321, 298, 425),
        (57, 58, 59, 322),
        56, 302, 234,
    ),
    "aarch64": (
        0xC00000B7,
        (198, 199, 129, 130, 138, 240, 424, 117, 270, 271, 97, 268, 280, 241, 425),
        (221, 281),
        220, 261, 131,
    ),
}  # fmt: skip
"""By processor: its number as the kernel audits it, calls that are refused, calls that start
something, and `clone`, `prlimit64` and `tgkill`, which may concern this process alone."""
CLONE3 = 435
"""Its flags cannot be seen by a filter; the C library does without it."""
LOAD, IF_EQUAL, IF_BIT, IF_LARGER, ANSWER = 0x20, 0x15, 0x45, 0x25, 0x06
"""Instructions of the filter (BPF)."""
NUMBER, PROCESSOR, FIRST_ARGUMENT = 0, 4, 16
"""Where it finds these."""
ALLOW, KILL, REFUSE, UNKNOWN = 0x7FFF0000, 0x80000000, 0x50000 | 1, 0x50000 | 38
"""Its answers: refused is EPERM, unknown is ENOSYS."""
OTHER_NUMBERS = 0x40000000
"""Calls from here on are those of another calling convention (x32)."""


def filter_system_calls(*, may_start: bool) -> bool:
    """Refuse sockets, new processes, and signals to others; whether the kernel can do that."""
    known = REFUSED.get(platform.machine())
    if known is None:
        return False
    program = filter_of(*known, may_start=may_start)
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *each) for each in program))
    filter_ = struct.pack("HxxxxxxP", len(program), ctypes.addressof(code))
    return prctl(SET_SECCOMP, 2, filter_)


Instruction = tuple[int, int, int, int]


def filter_of(
    processor: int,
    refused: Iterable[int],
    starting: Iterable[int],
    clone: int,
    prlimit: int,
    tgkill: int,
    *,
    may_start: bool,
) -> list[Instruction]:
    """The program of the filter: each instruction with its two jumps and its value."""

    def about(call: int, *then: Instruction) -> list[Instruction]:
        """What is done about a call; others skip that."""
        return [(IF_EQUAL, 0, len(then), call), *then]

    def only(condition: int, value: int) -> list[Instruction]:
        """Allow a call whose first argument is so, and refuse all others."""
        return [
            (LOAD, 0, 0, FIRST_ARGUMENT),
            (condition, 0, 1, value),
            (ANSWER, 0, 0, ALLOW),
            (ANSWER, 0, 0, REFUSE),
        ]

    program = [(LOAD, 0, 0, PROCESSOR), (IF_EQUAL, 1, 0, processor), (ANSWER, 0, 0, KILL)]
    program += [(LOAD, 0, 0, NUMBER), (IF_LARGER, 0, 1, OTHER_NUMBERS), (ANSWER, 0, 0, KILL)]
    for call in (*refused, *(() if may_start else starting)):
        program += about(call, (ANSWER, 0, 0, REFUSE))
    if not may_start:
        program += about(CLONE3, (ANSWER, 0, 0, UNKNOWN))
        program += about(clone, *only(IF_BIT, CLONE_THREAD))
        program += about(tgkill, *only(IF_EQUAL, os.getpid()))
    program += about(prlimit, *only(IF_EQUAL, 0))
    return [*program, (ANSWER, 0, 0, ALLOW)]


# What a confined process cannot do


def attempts(memory: int) -> dict[str, bool]:
    """Try what should not work here; whether each was refused."""
    return {
        "memory": is_refused(lambda: bytearray(memory)),
        "time": has_time_limit(),
        "files": is_refused(lambda: os.listdir("/")),
        "network": is_refused(_open_socket),
        "processes": is_refused(_start_process),
        "end": dies_with_parent(),
    }


def is_refused(deed: Callable[[], object]) -> bool:
    try:
        deed()
    except (OSError, MemoryError):
        return True
    return False


def has_time_limit() -> bool:
    try:
        import resource
    except ImportError:
        return False
    allow_seconds(60)
    return resource.getrlimit(resource.RLIMIT_CPU)[0] != resource.RLIM_INFINITY


def dies_with_parent() -> bool:
    """Whether the system ends this process when the one that started it ends."""
    if not IS_LINUX:
        return False
    number = ctypes.c_int()
    prctl(GET_PDEATHSIG, ctypes.addressof(number))
    return number.value == signal.SIGKILL


def _open_socket() -> None:
    """Without a network there may still be sockets, but they reach nobody."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as tried:
        tried.connect(("192.0.2.1", 9))  # Nothing is sent to this address, which is nobody's.


def _start_process() -> None:
    if sys.platform == "win32":
        return
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
