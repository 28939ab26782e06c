"""Two short, quiet sounds: one for what went well, one for what did not. Where none can be played, the system's own beep.

QtMultimedia is loaded with the first sound that is wanted, and nothing here is kept once it has been played out.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QUrl
from PySide6.QtWidgets import QApplication

from comfy_desk.ui.resources import resources_dir
from comfy_desk.ui.viewers.player import multimedia

APART = 2.0
"""Seconds between two sounds: a burst of notices is heard once."""

LOUDNESS = 0.6


class Sounds(QObject):
    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._clock = clock
        self._played_at = float("-inf")
        self._effects: dict[bool, Any] = {}

    def play(self, *, good: bool) -> bool:
        """False where one was heard a moment ago."""
        now = self._clock()
        if now - self._played_at < APART:
            return False
        self._played_at = now
        effect = self._effect(good)
        if effect is None or effect.status() == type(effect).Status.Error:
            QApplication.beep()
        else:
            effect.play()  # a file that is still being read is played once it is there
        return True

    def close(self) -> None:
        effects, self._effects = self._effects, {}
        for effect in effects.values():
            if effect is not None:
                effect.stop()
                effect.deleteLater()

    def _effect(self, good: bool) -> Any:
        if good not in self._effects:
            module = multimedia()
            effect = module.QSoundEffect(self) if module is not None else None
            if effect is not None:
                effect.setVolume(LOUDNESS)
                name = "done.wav" if good else "trouble.wav"
                effect.setSource(QUrl.fromLocalFile(str(resources_dir() / "sounds" / name)))
            self._effects[good] = effect
        return self._effects[good]
