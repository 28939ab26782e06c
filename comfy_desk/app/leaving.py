"""The end of the program comes within three seconds of the wish for it, whatever a thread is stuck in.

Everything ends in order as a rule, and much faster. But a name that no server resolves, a disk that went away or a prompt
that nobody sees can hold a thread for minutes, and Python waits for its threads. What is committed by then is safe, and what
is not is taken up by the next start exactly as after a crash; the program's own child processes end with it.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time

_log = logging.getLogger(__name__)

PATIENCE = 2.2
"""Seconds for an end in order."""


class Leaving:
    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._begun = False

    def begin(self) -> None:
        """Somebody wants the program to end: from now on the process does, in order or not. Once is enough."""
        if not self._begun:
            self._begun = True
            # A daemon, so that an end in order does not wait for it, but the wait for other threads is watched as well.
            threading.Thread(target=self._watch, name="leaving", daemon=True).start()

    def _watch(self) -> None:
        time.sleep(self._patience)
        # Whatever holds the end may hold a lock of logging's or of a stream's, too.
        saying = threading.Thread(target=_say, name="leaving-words", daemon=True)
        saying.start()
        saying.join(0.2)
        os._exit(0)


def _say() -> None:
    waited_for = [thread.name for thread in threading.enumerate() if not thread.daemon]
    _log.error("The end took too long and was not waited for. Still at work: %s", ", ".join(waited_for))
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
