"""Figures for whoever runs the server; none of them tells anything about a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily

if TYPE_CHECKING:
    from .hub import Hub


class Metrics:
    """Sockets, queued bytes, tables in memory, loop lag, commits, time of a commit."""

    def __init__(self, hub: Hub) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("casetta_sockets", "Open sockets", registry=self.registry)
        self.entries = 0
        """How many were written; counted by hand, because every move does so."""
        self.commits = Counter("casetta_commits", "Transactions", registry=self.registry)
        self.fsync = Histogram(
            "casetta_commit_seconds", "Seconds of a transaction", registry=self.registry
        )
        self.lag = Gauge("casetta_loop_lag_seconds", "Delay of the loop", registry=self.registry)
        tables = Gauge("casetta_tables_in_memory", "Tables in memory", registry=self.registry)
        tables.set_function(lambda: len(hub.rooms))
        queued = Gauge("casetta_queued_bytes", "Bytes that wait to be sent", registry=self.registry)
        queued.set_function(
            lambda: sum(
                connection.queued_bytes
                for room in hub.rooms.values()
                for connection in room.connections
            )
        )

        self.registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What is counted by hand."""
        yield CounterMetricFamily("casetta_entries", "Entries written", value=self.entries)

    def committed(self, rows: int, seconds: float) -> None:
        """The store wrote something."""
        self.commits.inc()
        self.fsync.observe(seconds)

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        return generate_latest(self.registry)
