"""Lock files, names of registries, continuous integration."""

import re
import shutil
import stat
import subprocess
import tomllib

import pytest

from tests.foundation.cloned import ROOT, posix, write_script
from tools import bare


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


@pytest.mark.parametrize("lock", ["run.lock", "dev.lock"])
def test_a_lock_names_no_address_and_every_hash(lock):
    text = (ROOT / lock).read_text()
    packages = re.findall(r"^\S.*==.*\\\n(?:    --hash=sha256:[0-9a-f]{64}.*\n)+", text, re.M)

    assert not re.search(r"https?://|" + "py" + "pi|registry", text, re.I)
    assert len(packages) == len(re.findall(r"^[^\s#]", text, re.M)) > 10


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
