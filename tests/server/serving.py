"""What the tests of `casetta serve` share."""

import os
import socket

import pytest

from tests.server.served import READY, legal_moves

posix = pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals and limits are POSIX")


def play(client, moves):
    """Let a client that holds all seats make some moves, always the first that is offered."""
    for _ in range(moves):
        seat = client.position()["waiting"][0]
        if client.viewer != seat:
            client.look(seat)
        answer = client.move(legal_moves(client)[0])
        assert answer["type"] == "ack", answer
        client.catch_up(answer["version"])


def answers(host, port):
    """Whether somebody listens there."""
    try:
        socket.create_connection((host, port), timeout=READY).close()
    except OSError:
        return False
    return True
