"""The small clone that tests of launcher and set-up share."""

import pytest

from tests.foundation.cloned import Clone


@pytest.fixture
def clone(tmp_path):
    return Clone(tmp_path)
