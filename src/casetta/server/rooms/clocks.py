"""The clock of a table. What is left is kept as a duration, never as a date.

So a restart or a clock that jumps neither steals nor gives time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...protocol import messages
from ...protocol.messages import ClockPolicy

DAY = 86_400.0


class Clock:
    """The time of each seat at one table."""

    def __init__(
        self, policy: ClockPolicy, seats: int, left: Sequence[float | None] | None = None
    ) -> None:
        """`left` is what each seat has; by default what the policy gives at first."""
        self.policy = policy
        self.left = [self._at_first()] * seats if left is None else list(left)
        self.running = 0
        """Bit mask of the seats whose time runs."""
        self._since = 0.0
        self._kept = 0.0
        """When it was last written besides what it was set to."""

    @classmethod
    def restored(cls, policy: ClockPolicy, stored: Mapping[str, Any]) -> Clock:
        """A clock as it was written; it stands until it is set going."""
        left = [None if each is None else float(each) for each in stored["left"]]
        return cls(policy, len(left), left)

    def unwritten(self, now: float) -> float:
        """Seconds that ran since it was last written; none once all who are asked have no time."""
        if self.running == 0:
            return 0.0
        then = max(self._since, self._kept)
        return 0.0 if self.next_end(then) is None else now - then

    def saved(self, now: float) -> None:
        """What it showed then is on disk."""
        self._kept = max(self._kept, now)

    def stored(self, now: float) -> dict[str, Any] | None:
        """What is written with every entry of the log; nothing where no clock runs."""
        if self.policy.kind == "none":
            return None
        return {"left": [None if left is None else round(left, 3) for left in self.left_at(now)]}

    def shown(self, now: float) -> messages.Clock:
        running = [seat for seat in range(len(self.left)) if self.running >> seat & 1]
        return messages.Clock(left=self.left_at(now), running=running)

    def left_at(self, now: float) -> list[float | None]:
        ran = max(0.0, now - self._since)
        return [
            left if left is None or not self.running >> seat & 1 else max(0.0, left - ran)
            for seat, left in enumerate(self.left)
        ]

    def run(self, waiting: int, now: float) -> None:
        """These seats are asked from now on; the time of the others stands."""
        self.left = self.left_at(now)
        self.running = 0 if self.policy.kind == "none" else waiting
        self._since = now

    def moved(self, seat: int) -> None:
        """A seat moved: it gets back what the policy gives; call `run` before."""
        left = self.left[seat]
        if left is None:
            return
        if self.policy.kind == "live":
            self._give(seat, min(float(self.policy.seconds), left + self.policy.refill))
        else:
            self._give(seat, self._at_first())

    def taken_back(self, seat: int) -> None:
        """A person takes a seat back from the bot: it needs some time to go on."""
        first, left = self._at_first(), self.left[seat]
        if first is not None and left is not None:
            self._give(seat, max(left, min(first, max(30.0, float(self.policy.refill)))))

    def _give(self, seat: int, left: float | None) -> None:
        """A seat has so much from now on; a copy that shows the same as before does not change."""
        self.left = [left if each == seat else old for each, old in enumerate(self.left)]

    def next_end(self, now: float) -> float | None:
        """In how many seconds the first running seat that has something left has nothing left."""
        return min((left for _, left in self._running_at(now) if left), default=None)

    def run_out(self, now: float) -> list[int]:
        return [seat for seat, left in self._running_at(now) if left == 0]

    def _running_at(self, now: float) -> list[tuple[int, float]]:
        shown = enumerate(self.left_at(now))
        return [
            (seat, left) for seat, left in shown if self.running >> seat & 1 and left is not None
        ]

    def _at_first(self) -> float | None:
        """What a seat begins with; None where no clock runs."""
        if self.policy.kind == "days":
            return self.policy.days * DAY
        return None if self.policy.kind == "none" else float(self.policy.seconds)
