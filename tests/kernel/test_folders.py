"""Where casetta keeps its files."""

import sys

import platformdirs
import pytest

from casetta.kernel import folders


@pytest.mark.skipif(sys.platform == "win32", reason="not on Windows: the variables differ there")
def test_folders_lie_where_platformdirs_puts_them(monkeypatch):
    for name in ("CASETTA_CACHE_DIR", "CASETTA_DATA_DIR"):
        monkeypatch.delenv(name, raising=False)

    assert folders.cache_folder() == platformdirs.user_cache_path("casetta", appauthor=False)
    assert folders.data_folder() == platformdirs.user_data_path("casetta", appauthor=False)


def test_a_variable_moves_each_folder(tmp_path):
    chosen = {"CASETTA_CACHE_DIR": str(tmp_path / "c"), "CASETTA_DATA_DIR": str(tmp_path / "d")}

    assert folders.cache_folder(chosen) == tmp_path / "c"
    assert folders.rules_folder(chosen) == tmp_path / "c" / "rules"
    assert folders.data_folder(chosen) == tmp_path / "d"
