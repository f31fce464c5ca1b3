"""Lock files, names of registries, continuous integration."""

import json
import re
import shutil
import stat
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.model.bom import Bom

import bootstrap
from casetta.commands.environment import Environment, SetUpError
from tests.foundation.cloned import ROOT, posix, write_script
from tools import audit, bare, pages, sbom


def project_files():
    """The files of the project; without git, all but hidden and generated ones."""
    if shutil.which("git") and (ROOT / ".git").exists():
        return [ROOT / name for name in bare.project_files()]
    found = [path for path in ROOT.rglob("*") if "cache" not in str(path.relative_to(ROOT))]
    return [path for path in found if path.is_file()]


def test_no_file_names_a_registry_or_this_machine():
    """The names are put together here, lest this file names them."""
    hosts = ["pypi" + r"\.org", "python" + "hosted", "npm" + "js", "debian" + r"\.org"]
    places = ["/work/" + "main", r"\.pye" + "nv"]
    forbidden = re.compile("|".join(hosts + places).encode())

    named = [str(path) for path in project_files() if forbidden.search(path.read_bytes())]

    assert named == []


@pytest.mark.parametrize("lock", ["run.lock", "dev.lock", "tool-uv.lock", "tool-node.lock"])
def test_a_lock_names_no_address_and_every_hash(lock):
    text = (ROOT / lock).read_text()
    packages = re.findall(r"^\S.*==.*\\\n(?:    --hash=sha256:[0-9a-f]{64}.*\n)+", text, re.M)

    assert not re.search(r"https?://|" + "py" + "pi|registry", text, re.I)
    assert len(packages) == len(re.findall(r"^[^\s#]", text, re.M)) > 0


def versions(lock):
    """All packages of a lock with their versions and markers."""
    return set(re.findall(r"^(\S+==.+?) \\$", (ROOT / lock).read_text(), re.M))


def test_developers_get_all_that_players_get():
    assert versions("run.lock") < versions("dev.lock")


def test_the_locks_hold_every_package_the_project_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    build = project["dependency-groups"]["build"]
    run = project["project"]["dependencies"] + build
    dev = run + project["project"]["optional-dependencies"]["dev"]

    for lock, wishes in (("run.lock", run), ("dev.lock", dev)):
        locked = {version.split("==")[0] for version in versions(lock)}
        assert {re.split(r"[<>=!~;\[ ]", wish)[0] for wish in wishes} <= locked


def test_the_bill_of_materials_lists_what_the_locks_hold():
    """`python tools/sbom.py` writes it anew; the library reads it as CycloneDX."""
    told = (ROOT / "sbom.cdx.json").read_text(encoding="utf-8")

    assert told == sbom.bill()
    bom: Any = Bom
    listed = {str(package.purl) for package in bom.from_json(json.loads(told)).components}
    locked = {
        f"pkg:pypi/{each.partition(' ')[0].replace('==', '@')}" for each in versions("run.lock")
    }
    assert locked < listed


def test_continuous_integration_runs_the_same_command_on_every_python_and_pins_its_actions():
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text()

    assert (ROOT / ".ci" / "run").read_text() == "#!/usr/bin/env bash\nexec ./casetta test\n"
    assert "- run: ./casetta test\n" in workflow
    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in workflow
    actions = re.findall(r"uses: (\S+)", workflow)
    assert [each for each in actions if not re.fullmatch(r"[\w/-]+@v\d+", each)] == []


@posix
def test_the_hook_runs_the_quick_checks_before_a_commit(tmp_path):
    """Programs in the checks must not take git's own variables for theirs."""
    if not shutil.which("git"):
        pytest.skip("optional: git")

    def git(*words):
        user = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "core.hooksPath=.githooks"]
        return subprocess.run(["git", *user, *words], cwd=tmp_path, capture_output=True)

    git("init", "-q")
    shutil.copytree(ROOT / ".githooks", tmp_path / ".githooks")
    write_script(tmp_path / "casetta", 'echo "$@" "$GIT_INDEX_FILE" > told; exit 1')
    git("add", "casetta")

    assert git("commit", "-m", "Try").returncode == 1
    assert (tmp_path / "told").read_text() == "test --quick \n"


@posix
@pytest.mark.parametrize("name", ["casetta", ".ci/run", ".githooks/pre-commit"])
def test_the_commands_are_executable(name):
    assert (ROOT / name).stat().st_mode & stat.S_IXUSR


# What the set-up itself installs


def test_uv_and_node_come_with_their_hashes_and_npm_runs_no_scripts(tmp_path, monkeypatch):
    """A machine without uv and Node gets the versions of our locks, or nothing."""
    ran: list[list[str]] = []

    def fails(command, *_):
        ran.append(command)
        return False

    monkeypatch.setattr(bootstrap, "ran", fails)
    monkeypatch.setattr(bootstrap, "has_pip", lambda: True)
    environment = Environment(ROOT, tmp_path)
    environment.log.write_text("")
    for install, uv in ((bootstrap.installed_uv, None), (bootstrap.installed_node, "uv")):
        monkeypatch.setattr(bootstrap, "found_uv", lambda cache, uv=uv: uv)
        with pytest.raises(SetUpError):
            install(environment)

    for command, lock in zip(ran, ("tool-uv.lock", "tool-node.lock"), strict=True):
        assert "--require-hashes" in command
        assert command[-1] == str(ROOT / lock)
    assert "--ignore-scripts" in pages.install_command(Path("node"), for_developers=True)


def test_an_audit_asks_about_every_lock_and_fails_if_one_answer_is_bad(monkeypatch):
    """A package of which the service knows nothing is no good news: `--strict`."""
    asked = []

    def pretend(command, **_):
        asked.append(command)
        return subprocess.CompletedProcess(command, int("tool-uv.lock" in command))

    monkeypatch.setattr(subprocess, "run", pretend)
    monkeypatch.setattr(pages, "found_node", lambda cache: Path("node"))

    assert audit.main() == 1
    assert [command[-1] for command in asked] == [*audit.LOCKS, "audit"]
    assert all("--strict" in command for command in asked[:-1])
