"""The doctor: tells what is there, what is missing, and the command that mends it."""

import json
import sqlite3
import sys

import pytest

from casetta.commands import doctor
from casetta.commands.cli import run
from casetta.commands.environment import STEPS, Environment, wanted_stamps
from casetta.contract.languages import LANGUAGES
from casetta.words import choose_language


def test_before_the_set_up_the_doctor_names_the_command_that_mends_it(clone):
    """The JSON report is one line with the same verdict."""
    answer, for_programs = clone.run("doctor"), clone.run("doctor", "--json")

    report = json.loads(for_programs.stdout)
    states = {finding["name"]: finding["state"] for finding in report["findings"]}
    assert (answer.returncode, answer.stderr) == (1, "")
    assert "→ ./casetta setup\n" in answer.stdout
    assert for_programs.stdout.count("\n") == 1
    assert report["ok"] is False
    assert (states["Python"], states["environment"]) == ("ok", "missing")
    assert not clone.cache.exists(), "the doctor changes nothing"
    assert clone.run("doctor", "--cure").returncode == 2


def test_an_environment_is_missing_out_of_date_or_complete_until_a_lock_changes(clone):
    environment, told = Environment(clone.folder, clone.cache), []
    told.append(doctor.environment_state(environment))
    environment.python.parent.mkdir(parents=True)
    environment.python.touch()
    told.append(doctor.environment_state(environment))
    for step in STEPS:
        environment.remember(step, wanted_stamps(environment, for_developers=False)[step])
    told.append(doctor.environment_state(environment))
    clone.append("run.lock")
    told.append(doctor.environment_state(environment))

    assert told == ["missing", "out of date", "complete", "out of date"]


def test_a_lock_may_name_two_versions_for_two_pythons(tmp_path):
    lock = tmp_path / "run.lock"
    lock.write_text(
        "numpy==2.4 ; python < '3.12' \\\n    --hash=x\nnumpy==2.5 \\\nFluent_runtime==1\n"
    )

    assert doctor.locked_versions(lock) == {"numpy": ["2.4", "2.5"], "fluent-runtime": ["1"]}


@pytest.mark.parametrize(
    ("installed", "state"), [("2.4", "ok"), ("2.5", "ok"), ("2.3", "note"), (None, "missing")]
)
def test_a_package_is_compared_with_its_lock(installed, state):
    assert doctor.package_found("numpy", installed, ["2.4", "2.5"]).state == state


@pytest.mark.parametrize(
    ("version", "state"),
    [((3, 6, 23), "ok"), ((3, 7, 0), "note"), ((3, 51, 2), "note"), ((3, 51, 3), "ok")],
)
def test_a_sqlite_that_may_damage_databases_is_noted(monkeypatch, version, state):
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)

    assert doctor.sqlite_found().state == state


@pytest.mark.parametrize(
    ("flag", "variables", "language", "source"),
    [
        ("ja", {"CASETTA_LANG": "pl"}, "ja", "flag --lang"),
        (None, {"CASETTA_LANG": "pl", "LANG": "it_IT.UTF-8"}, "pl", "variable CASETTA_LANG"),
        (None, {"LANG": "it_IT.UTF-8"}, "it", "variable LANG"),
        (None, {"LC_ALL": "pl_PL", "LANG": "ja_JP"}, "pl", "variable LC_ALL"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "ja_JP"}, "ja", "variable LANG"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en", "default"),
        (None, {}, "en", "default"),
    ],
)
def test_the_language_is_told_with_its_source(monkeypatch, flag, variables, language, source):
    for name in ("CASETTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    found = doctor.language_found(flag)

    assert (found.value, found.source) == (language, source)
    assert choose_language(flag) == language


def test_the_command_hands_its_options_on_to_the_doctor(monkeypatch, tmp_path, capsys):
    """`python -m casetta doctor` tells what `./casetta doctor` does."""
    monkeypatch.setattr(doctor, "packages_found", lambda: iter(()))

    run(["doctor", "--json", "--lang", "pl", "--data-dir", str(tmp_path)])

    report = json.loads(capsys.readouterr().out)
    values = {finding["name"]: finding["value"] for finding in report["findings"]}
    assert (values["language"], values["data folder"]) == ("pl", str(tmp_path))


def test_each_folder_is_told_with_its_source(monkeypatch, tmp_path):
    monkeypatch.setenv("CASETTA_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("CASETTA_DATA_DIR", raising=False)

    data, cache, rules = doctor.folders_found(tmp_path / "data")

    assert (data.value, data.source) == (str(tmp_path / "data"), "flag --data-dir")
    assert (cache.value, cache.source) == (str(tmp_path / "cache"), "variable CASETTA_CACHE_DIR")
    assert rules.value == f"{tmp_path / 'cache' / 'rules'}  (none yet)"


def test_little_disk_space_and_programs_for_developers_are_only_noted(monkeypatch):
    monkeypatch.setattr(doctor, "ENOUGH_SPACE", sys.maxsize)
    monkeypatch.setenv("PATH", "")

    states = {each.state for each in (doctor.space_found(), *doctor.helpers_found())}

    assert states == {"note"}


def test_a_healthy_machine_ends_with_status_0(monkeypatch, capsys):
    monkeypatch.setattr(doctor, "environment_found", lambda: doctor.Finding("environment", "ok"))
    monkeypatch.setattr(doctor, "packages_found", lambda: iter(()))

    assert doctor.main([]) == 0
    assert capsys.readouterr().out.endswith("All that playing needs is there.\n")


def test_the_doctor_tells_in_every_language_what_worker_processes_cannot_do():
    """One of them tries."""
    told = [list(doctor.workers_found(language)) for language in LANGUAGES]

    assert {len(each) for each in told} == {6}
    assert len({each[0].value for each in told}) == len(LANGUAGES)
    if sys.platform == "linux":
        assert {finding.state for each in told for finding in each} == {"ok"}
