"""What a confined process cannot do: each thing is tried."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from casetta.kernel.confinement import KEPT, environment
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="confined on Linux")

MEMORY = 1 << 30
CONFINE = f"""
import os, pathlib, signal, sys
from casetta.kernel.confinement import allow_seconds, attempts, confine
confine({MEMORY}, [pathlib.Path(sys.argv[1]) / "written"])
"""
CONNECTS = "import socket; socket.create_connection(('127.0.0.1', int(sys.argv[2])))"
REFUSED = {
    "listens": "import socket; socket.socket().listen()",
    "opens a socket of the system": "import socket; socket.socket(socket.AF_UNIX)",
    "reads a file": "open(sys.argv[1] + '/secret').read()",
    "lists a folder": "os.listdir(sys.argv[1])",
    "reads what others were started with": "open(f'/proc/{os.getppid()}/environ').read()",
    "writes a file": "open(sys.argv[1] + '/mine', 'w')",
    "writes over what it may read": "open(os.__file__, 'a')",
    "eats memory": f"bytearray({MEMORY})",
    "forks": "os.fork()",
    "starts a program": "import subprocess; subprocess.run([sys.executable, '-V'])",
    "becomes a program": "os.execv('/bin/true', ['true'])",
    "ends who started it": "os.kill(os.getppid(), signal.SIGKILL)",
    "slows who started it down": (
        "import resource; resource.prlimit(os.getppid(), resource.RLIMIT_CPU, (1, 1))"
    ),
    "gets out by a namespace": "import ctypes; assert ctypes.CDLL(None).unshare(0x10000000) == 0",
    "opens many files": "files = [open(os.devnull) for _ in range(300)]",
}  # fmt: skip
ALLOWED = {
    "reads its packages": "import json, sqlite3, litestar",
    "writes compiled rules": "open(sys.argv[1] + '/written/rules', 'w').write('1')",
    "compiles rules": "import numba; assert numba.njit(lambda x: x + 1)(1) == 2",
    "has threads": "import threading; t = threading.Thread(target=int); t.start(); t.join()",
    "signals itself": "signal.signal(signal.SIGUSR1, print); signal.raise_signal(signal.SIGUSR1)",
}


@pytest.fixture
def confined(tmp_path):
    """Runs a script in a confined process; what it must not reach lies beside it."""
    (tmp_path / "secret").write_text("secret")

    def run(script, *arguments, **more):
        command = [sys.executable, "-P", "-c", CONFINE + script, str(tmp_path), *arguments]
        return subprocess.run(command, capture_output=True, text=True, env=environment(), **more)

    return run


@pytest.mark.parametrize("script", REFUSED.values(), ids=REFUSED)
def test_a_confined_process_fails_that(script, confined):
    done = confined(script)

    assert done.returncode == 1
    assert any(each in done.stderr for each in ("Error", "error"))


def test_only_a_process_that_is_not_confined_connects_to_somebody_who_listens(confined):
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = str(listening.getsockname()[1])
        command = [sys.executable, "-P", "-c", f"import sys; {CONNECTS}", "", port]
        free = subprocess.run(command, env=environment())
        done = confined(CONNECTS, port)
        listening.accept()[0].close()
        listening.settimeout(0)
        with pytest.raises(BlockingIOError):
            listening.accept()

    assert (free.returncode, done.returncode) == (0, 1)
    assert "PermissionError" in done.stderr


@pytest.mark.parametrize("script", ALLOWED.values(), ids=ALLOWED)
def test_a_confined_process_still(script, confined):
    done = confined(script)

    assert (done.returncode, done.stderr) == (0, "")


def test_the_attempts_of_the_doctor_all_fail(confined):
    done = confined(f"print(all(attempts({MEMORY}).values()))")

    assert done.stdout == "True\n"


def test_what_a_confined_process_starts_is_confined_too(tmp_path):
    script = CONFINE.replace('"written"])', '"written"], may_start=True)')
    script += """
import subprocess
tried = "import os, socket; socket.socket()", "import os; os.listdir('/')", "print('fine')"
print([subprocess.run([sys.executable, "-c", each]).returncode for each in tried])
"""
    command = [sys.executable, "-P", "-c", script, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), check=True)

    assert done.stdout.splitlines()[-1] == "[1, 1, 0]"


def test_a_process_that_spins_is_ended_by_the_system(confined):
    done = confined("allow_seconds(1)\nwhile True: pass", timeout=60)

    assert done.returncode == -signal.SIGXCPU


def test_a_process_ends_with_the_one_that_started_it(tmp_path):
    child = f"{CONFINE}print(os.getpid(), flush=True)\nwhile True: signal.pause()"
    parent = f"""
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-P", "-c", {child!r}, sys.argv[1]], stdout=-1)
print(child.stdout.readline().decode(), flush=True)
time.sleep(1000)
"""
    process = subprocess.Popen(
        [sys.executable, "-c", parent, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    with process:
        pid = int(process.stdout.readline())
        process.kill()
    wait_until(lambda: not is_running(pid))


def is_running(pid):
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_nothing_is_inherited_but_what_a_worker_needs():
    told = {"PATH": "/bin", "HOME": "/me", "CASETTA_TEST_MODE": "1", "SECRET": "x", "LANG": "it"}

    assert environment(told).keys() & told.keys() == {"PATH", "HOME", "LANG"}
    assert not any("SECRET" in name or "KEY" in name for name in KEPT)
