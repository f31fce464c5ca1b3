"""Wherever the tests are started from, Ctrl-C reaches the programs that they start."""

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
