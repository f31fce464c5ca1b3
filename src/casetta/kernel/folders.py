"""Where casetta keeps its files on each system; standard library only, the set-up uses it too."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def cache_folder(variables: Mapping[str, str] = os.environ) -> Path:
    """The folder for what can be made again: environments, uv, compiled rules."""
    return _chosen(variables, "CASETTA_CACHE_DIR") or _user_cache(variables)


def rules_folder(variables: Mapping[str, str] = os.environ) -> Path:
    """The folder for compiled rules."""
    return cache_folder(variables) / "rules"


def data_folder(variables: Mapping[str, str] = os.environ) -> Path:
    """The folder for what must be kept: tables, records, settings."""
    return _chosen(variables, "CASETTA_DATA_DIR") or _user_data(variables)


def _chosen(variables: Mapping[str, str], name: str) -> Path | None:
    """The folder that a variable names, made absolute; None if it is unset or empty."""
    value = variables.get(name)
    return Path(os.path.abspath(os.path.expanduser(value))) if value else None


def _user_cache(variables: Mapping[str, str]) -> Path:
    """The user's cache folder for casetta, where platformdirs would put it too."""
    if sys.platform == "win32":
        return _local_app_data(variables) / "casetta" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "casetta"
    return _xdg(variables, "XDG_CACHE_HOME", ".cache") / "casetta"


def _user_data(variables: Mapping[str, str]) -> Path:
    """The user's data folder for casetta, where platformdirs would put it too."""
    if sys.platform == "win32":
        return _local_app_data(variables) / "casetta"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "casetta"
    return _xdg(variables, "XDG_DATA_HOME", os.path.join(".local", "share")) / "casetta"


def _local_app_data(variables: Mapping[str, str]) -> Path:
    """The folder in which Windows keeps the files of programs."""
    value = variables.get("LOCALAPPDATA")
    return Path(value) if value else Path.home() / "AppData" / "Local"


def _xdg(variables: Mapping[str, str], name: str, under_home: str) -> Path:
    """A base folder of the XDG convention, which ignores paths that are not absolute."""
    value = variables.get(name, "")
    return Path(value) if os.path.isabs(value) else Path.home() / under_home
