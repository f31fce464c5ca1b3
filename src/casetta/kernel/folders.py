"""Where casetta keeps its files on each system; standard library only, the set-up uses it too."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def cache_folder(variables: Mapping[str, str] = os.environ) -> Path:
    """The folder for what can be made again: environments, uv, compiled rules."""
    return _chosen(variables, "CASETTA_CACHE_DIR") or _of_user(
        variables, "casetta/Cache", "Caches", "XDG_CACHE_HOME", ".cache"
    )


def rules_folder(variables: Mapping[str, str] = os.environ) -> Path:
    """The folder for compiled rules."""
    return cache_folder(variables) / "rules"


def data_folder(variables: Mapping[str, str] = os.environ) -> Path:
    """The folder for what must be kept: tables, records, settings."""
    return _chosen(variables, "CASETTA_DATA_DIR") or _of_user(
        variables, "casetta", "Application Support", "XDG_DATA_HOME", ".local/share"
    )


def _chosen(variables: Mapping[str, str], name: str) -> Path | None:
    """The folder that a variable names, made absolute; None if it is unset or empty."""
    value = variables.get(name)
    return Path(os.path.abspath(os.path.expanduser(value))) if value else None


def _of_user(
    variables: Mapping[str, str], windows: str, mac: str, xdg: str, under_home: str
) -> Path:
    """A folder of the user for casetta, where platformdirs would put it too."""
    if sys.platform == "win32":
        local = variables.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / windows
    if sys.platform == "darwin":
        return Path.home() / "Library" / mac / "casetta"
    base = variables.get(xdg, "")  # the XDG convention ignores paths that are not absolute
    return (Path(base) if os.path.isabs(base) else Path.home() / under_home) / "casetta"
