"""Starts the practice Router as a process of its own and ends it with the program."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from queue import Empty, Queue

from comfy_desk.domain.errors import DeskError

PRACTICE_KEY = "comfyui-practice"
"""The practice Router takes any key of the right form; it is no secret and opens nothing else."""

_PATIENCE = 30.0


class PracticeRouter:
    """A running practice Router. Its standard input is the leash: when it closes, the process ends."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self._process = process
        self.url = url

    @classmethod
    def start(cls, *options: str) -> PracticeRouter:
        """Starts it and waits for its address. Raises DeskError where it does not come up."""
        command = [sys.executable, "-m", "comfy_desk.practice", "--port", "0", "--exit-with-parent", *options]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("COMFY_")}
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env=environment,
            )
        except OSError as error:
            raise DeskError(
                "The practice Router could not be started.", "Start the program again.", str(error)
            ) from error
        lines: Queue[str] = Queue()
        threading.Thread(target=_drain, args=(process, lines), name="practice-output", daemon=True).start()
        try:
            url = lines.get(timeout=_PATIENCE).strip()
        except Empty:
            url = ""
        if not url.startswith("http://127.0.0.1:"):
            process.kill()
            process.wait()
            raise DeskError("The practice Router did not start.", "Start the program again.", url[:200])
        return cls(process, url)

    def stop(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        try:
            self._process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self._process.terminate()
            try:
                self._process.wait(timeout=2)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


def _drain(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    stream = process.stdout
    if stream is None:
        return
    try:
        for line in stream:
            if lines.qsize() < 10:
                lines.put(line)
    except ValueError:  # closed while reading: the program is ending
        return
    lines.put("")
