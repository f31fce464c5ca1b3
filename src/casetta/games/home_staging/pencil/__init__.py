"""Drawings in pencil on squared paper, as SVG."""
