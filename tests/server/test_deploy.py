"""The files of deploy/: the unit is strict, and the proxies in front forward what they should."""

import re
import shutil
import socket
import ssl
import subprocess
import urllib.request
from configparser import ConfigParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.served import CERTIFICATE, KEY, READY, answers, play, posix
from tests.waiting import wait_until

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
pytestmark = posix


def installed(program):
    """The path of an optional program; without it the test is skipped."""
    found = shutil.which(program, path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    if found is None:
        pytest.skip(f"optional: {program}")
    return found


# systemd


class Repeated(dict):
    """Keeps every value of a setting that is given more than once."""

    def __setitem__(self, key, value):
        if isinstance(value, list) and isinstance(self.get(key), list):
            value = self[key] + value
        super().__setitem__(key, value)


def unit():
    """The settings of the service."""
    parser = ConfigParser(dict_type=Repeated, interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string((DEPLOY / "casetta.service").read_text())
    return parser["Service"]


def test_the_unit_gives_the_service_little():
    service = unit()
    asked = {"DynamicUser": "yes", "ProtectSystem": "strict", "NoNewPrivileges": "yes"}

    assert asked.items() <= dict(service).items()
    assert {"MemoryMax", "TasksMax"} <= set(service)
    calls = "landlock_create_ruleset landlock_add_rule landlock_restrict_self"
    assert service["SystemCallFilter"].split("\n") == ["@system-service", "~@privileged", calls]
    assert "--trusted-proxy 127.0.0.1" in service["ExecStart"]


def test_systemd_rates_the_unit_as_little_exposed():
    command = [installed("systemd-analyze"), "security", "--offline=true", "--threshold=20"]

    told = subprocess.run([*command, DEPLOY / "casetta.service"], capture_output=True, text=True)

    assert told.returncode == 0, told.stdout[-200:]


# Proxies


def free_port():
    """A port of loopback on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def nginx(folder, port, behind):
    """What runs our example of nginx on a port of its own, for a server on another."""
    text = (DEPLOY / "nginx.conf").read_text().split("\nserver {\n    listen 80")[0]
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = re.sub(r"    listen \[::\].*\n", "", text).replace(":8765", f":{behind}")
    text = re.sub(r"(ssl_certificate) .*", rf"\1 {CERTIFICATE};", text)
    text = re.sub(r"(ssl_certificate_key) .*", rf"\1 {KEY};", text)
    kept = "\n".join(f"{each}_temp_path {folder};" for each in ("client_body", "proxy", "fastcgi"))
    kept += f"\nuwsgi_temp_path {folder}; scgi_temp_path {folder}; access_log off;"
    outside = f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}}"
    (folder / "conf").write_text(f"{outside}\nhttp {{\n{kept}\n{text}\n}}\n")
    return [installed("nginx"), "-p", str(folder), "-c", str(folder / "conf")]


def caddy(folder, port, behind):
    """The same for Caddy, with our certificate instead of one that it gets by itself."""
    text = (DEPLOY / "Caddyfile").read_text().replace(":8765", f":{behind}")
    own = f"https://127.0.0.1:{port}, https://localhost:{port} {{\n\ttls {CERTIFICATE} {KEY}"
    (folder / "conf").write_text(
        "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
        + text.replace("casetta.example {", own)
    )
    return [installed("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "conf")]


@pytest.mark.slow
@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_move_is_played_through_the_proxy(proxy, tmp_path, served):
    """What a client claims about its address is dropped; figures stay inside."""
    port = free_port()
    outside = f"https://localhost:{port}"
    server = served("--public-url", outside, "--trusted-proxy", "127.0.0.1", test_mode=False)
    command = proxy(tmp_path, port, urlsplit(server.url).port)
    running = subprocess.Popen(command, env={"HOME": str(tmp_path)}, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: answers("127.0.0.1", port))
        check_through(server, outside)
    finally:
        running.terminate()
        running.wait(timeout=READY)


def check_through(server, outside):
    """Play a move, then try codes until the address has tried too many."""
    context = ssl.create_default_context(cafile=str(CERTIFICATE))
    opener = urllib.request.build_opener(urllib.request.HTTPSHandler(context=context))
    urllib.request.install_opener(opener)
    try:
        server.url = outside
        links = server.make("my-shelfie", "person", "bot:greedy", start=True)
        with server.client(links, 0, ssl=context) as client:
            play(client, 1)
        tries = [
            server.ask("POST", "/api/join", {"code": "NONONO", "name": "A"},
                       headers={"X-Forwarded-For": f"198.51.100.{number}"})[0]
            for number in range(12)
        ]  # fmt: skip
        assert (tries[0], tries[-1]) == (404, 429)
        assert server.ask("GET", "/metrics")[0] == 404
    finally:
        urllib.request.install_opener(urllib.request.build_opener())
