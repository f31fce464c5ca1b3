"""Where numba keeps the machine code of rules."""

from __future__ import annotations

from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator


class SameForEveryCopy(UserProvidedCacheLocator):  # type: ignore[misc]
    """Names the folder after the rules' package and not after where it is installed.

    What the rules say is part of the folder's name already (`compiler.py`), so every
    installation with the same rules finds the same machine code.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The name of the folder for the rules of one file."""
        return Path(py_file).parent.name
