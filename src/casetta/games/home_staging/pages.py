"""Moved to casetta.kernel.pages."""

from ...kernel.pages import Entry, Page

__all__ = ["Entry", "Page"]
