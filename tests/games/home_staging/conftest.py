"""Files of scenarios that people wrote."""

import pytest

from tests.games.home_staging.own_files import SCENARIO


@pytest.fixture
def shed(tmp_path):
    """The folder of an own scenario."""
    (tmp_path / "shed.toml").write_text(SCENARIO, encoding="utf-8")
    return tmp_path
