"""Metrics in Prometheus' text format; none of them tells anything about a game."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily


class Metrics:
    """Sockets, queued bytes, tables in memory, loop lag, commits, time of a commit."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.sockets = Gauge("casetta_sockets", "Open sockets", registry=registry)
        self.commits = Counter("casetta_commits", "Transactions", registry=registry)
        self.fsync = Histogram(
            "casetta_commit_seconds", "Seconds of a transaction", registry=registry
        )
        self.lag = Gauge("casetta_loop_lag_seconds", "Delay of the loop", registry=registry)
        self.tables = Gauge("casetta_tables_in_memory", "Tables in memory", registry=registry)
        self.queued = Gauge("casetta_queued_bytes", "Bytes that wait to be sent", registry=registry)
        self.last_lag = 0.0
        self._entries = 0
        """Counted by hand, because every move does so."""
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What is counted by hand."""
        yield CounterMetricFamily("casetta_entries", "Entries written", value=self._entries)

    def lagged(self, seconds: float) -> None:
        self.lag.set(seconds)
        self.last_lag = seconds

    def entered(self, entries: int) -> None:
        self._entries += entries

    def committed(self, rows: int, seconds: float) -> None:
        self.commits.inc()
        self.fsync.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
