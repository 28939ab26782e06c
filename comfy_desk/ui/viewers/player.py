"""QtMultimedia behind one small object, imported only when something is to be played.

Where a system library is missing the import fails, and only playing is lost. Everything that goes wrong is one sentence.
Frames are handed over as images, so that they are seen wherever a widget is seen; no widget here.
"""

from __future__ import annotations

import importlib
import math
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLoggingCategory, QObject, QTimer, QUrl, Signal
from PySide6.QtGui import QImage

from comfy_desk.ui import disk
from comfy_desk.ui.drawing.decoded import GONE
from comfy_desk.ui.phrases import tr

LOAD_SECONDS = 15
"""After that a film that is still loading is said to be stuck."""

NOT_HERE = "Films and sounds cannot be played inside this program on this machine (QtMultimedia could not be loaded)."

_WORDS = {
    "ResourceError": "The file could not be opened for playing.",
    "FormatError": "This kind of file cannot be played here, or it is damaged.",
    "AccessDeniedError": "The file may not be read.",
}


@lru_cache(maxsize=1)
def multimedia() -> Any | None:
    """The module, or None where it cannot be imported. Asked once: a missing library does not come back.

    What it logs for itself is switched off, as every failure comes here as an error too; QT_LOGGING_RULES brings it back.
    """
    QLoggingCategory.setFilterRules("qt.multimedia.*=false")
    try:
        return importlib.import_module("PySide6.QtMultimedia")
    except (ImportError, OSError):
        return None


class Player(QObject):
    """One file at a time. Positions are milliseconds; `failed` carries a sentence, and nothing plays after it."""

    frameChanged = Signal(QImage)
    positionChanged = Signal(int)
    durationChanged = Signal(int)
    playingChanged = Signal(bool)
    loaded = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, *, video: bool, mute: bool = False) -> None:
        """`mute` never opens a sound device: for who wants the pictures alone."""
        super().__init__(parent)
        self._video = video
        self._mute = mute
        self._path = ""
        self._player: Any = None
        self._audio: Any = None
        self._sink: Any = None
        self._frame: Any = None
        self._frame_due = False
        self._failed = False
        self._play_due = False  # asked for before the player had the file
        self._question: disk.Question | None = None
        self._speed, self._loop, self._volume, self._muted = 1.0, False, 0.8, False
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.setInterval(LOAD_SECONDS * 1000)
        self._ending = QTimer(self)
        self._ending.setSingleShot(True)
        self._ending.timeout.connect(self.close)
        self._watch.timeout.connect(lambda: self._fail(tr("The player does not answer; the file may be damaged.")))

    # --- opening and closing

    def open(self, path: str) -> None:
        """Load and stand at the first frame."""
        self.close()
        self._failed = False
        module = multimedia()
        if module is None:
            self._fail(NOT_HERE)
            return
        self._path = path
        silent = partial(self._fail, disk.no_answer())
        looked = partial(self._load, module)
        self._question = disk.ask(self, Path(path).parent, lambda: looks_like_a_list(path), looked, silent)

    def _load(self, module: Any, is_list: bool) -> None:
        """The folder answers: only now does the player hear of the file, as ending it would wait for one that hangs."""
        if is_list:
            self._fail(tr(_WORDS["FormatError"]))
            return
        self._player = module.QMediaPlayer(self)
        if not self._player.isAvailable():
            self._fail(NOT_HERE)
            return
        self._connect(module)
        self._watch.start()
        self._player.setSource(QUrl.fromLocalFile(self._path))
        if self._play_due:
            self._player.play()
        else:
            self._player.pause()

    def close(self) -> None:
        """Stop, and let go of the file and the player's threads."""
        self._watch.stop()
        self._ending.stop()
        self._drop_question()
        self._play_due = False
        self._frame = None
        player, sink, audio = self._player, self._sink, self._audio
        self._player = self._sink = self._audio = None
        if player is None:
            return
        player.blockSignals(True)
        if sink is not None:
            sink.blockSignals(True)
        player.stop()
        player.setSource(QUrl())
        player.setVideoSink(None)
        player.setAudioOutput(None)
        for part in (player, sink, audio):
            if part is not None:
                part.deleteLater()

    def _connect(self, module: Any) -> None:
        player = self._player
        if self._video:
            self._sink = module.QVideoSink(self)
            self._sink.videoFrameChanged.connect(self._on_frame)
            player.setVideoSink(self._sink)
        if not self._mute and module.QMediaDevices.audioOutputs():  # without one, making an output only fills the log
            self._audio = module.QAudioOutput(self)
            self._audio.setVolume(self._volume)
            self._audio.setMuted(self._muted)
            player.setAudioOutput(self._audio)
        player.positionChanged.connect(self._on_position)
        player.durationChanged.connect(self._on_duration)
        player.playbackStateChanged.connect(self._on_state)
        player.mediaStatusChanged.connect(self._on_status)
        player.errorOccurred.connect(self._on_error)
        self.set_speed(self._speed)
        self.set_loop(self._loop)

    # --- what one does with it

    @property
    def opened(self) -> bool:
        return self._player is not None and not self._failed

    @property
    def silent(self) -> bool:
        """There is nothing that could sound: no device on this machine."""
        return self._audio is None

    @property
    def playing(self) -> bool:
        return self._player is not None and self._player.playbackState().name == "PlayingState"

    @property
    def ended(self) -> bool:
        """It stands at its end, having played up to it."""
        return self._player is not None and self._player.mediaStatus().name == "EndOfMedia"

    @property
    def position(self) -> int:
        return int(self._player.position()) if self._player is not None else 0

    @property
    def duration(self) -> int:
        return int(self._player.duration()) if self._player is not None else 0

    def play(self) -> None:
        self._play_due = True
        if self._player is not None:
            self._player.play()

    def pause(self) -> None:
        self._play_due = False
        if self._player is not None:
            self._player.pause()

    def toggle(self) -> None:
        self.pause() if self.playing else self.play()

    def seek(self, position: int) -> None:
        if self._player is None:
            return
        if self._player.playbackState().name == "StoppedState":  # at the end: a stopped player shows no frame
            self._player.pause()
        self._player.setPosition(max(0, min(position, self.duration)))

    def step(self, frames: int) -> None:
        """Exactly so many frames on (or back, below 0), from the frame that is seen."""
        if self._player is None or not frames:
            return
        self.pause()
        length = self._frame_length()
        start = self._frame.startTime() if self._frame is not None else -1
        here = start / 1000 if start >= 0 else float(self.position)
        # The middle of the wanted frame, as frames seldom begin at whole milliseconds.
        target = math.floor(here + (frames + 0.5) * length)
        self.seek(min(target, max(0, self.duration - 1)))

    def _frame_length(self) -> float:
        if self._frame is not None and self._frame.endTime() > self._frame.startTime() >= 0:
            return float(self._frame.endTime() - self._frame.startTime()) / 1000
        return 40.0

    @property
    def frame_at(self) -> tuple[float, float] | None:
        """When the frame that came last begins, and how long it is shown, in milliseconds; None where that is not known."""
        start = self._frame.startTime() if self._frame is not None else -1
        return (start / 1000, self._frame_length()) if start >= 0 else None

    def set_loop(self, on: bool) -> None:
        self._loop = on
        if self._player is not None:
            module = multimedia()
            loops = module.QMediaPlayer.Loops if module is not None else None
            if loops is not None:
                self._player.setLoops(loops.Infinite.value if on else loops.Once.value)

    def set_speed(self, speed: float) -> None:
        self._speed = speed
        if self._player is not None:
            self._player.setPlaybackRate(speed)

    def set_volume(self, volume: float) -> None:
        self._volume = volume
        if self._audio is not None:
            self._audio.setVolume(volume)

    def set_muted(self, muted: bool) -> None:
        self._muted = muted
        if self._audio is not None:
            self._audio.setMuted(muted)

    def frame(self) -> QImage:
        """The frame that is seen, in full size; a null image before the first."""
        return self._frame.toImage() if self._frame is not None else QImage()

    # --- what the player tells

    def _on_frame(self, frame: Any) -> None:
        if not frame.isValid():
            return
        self._frame = frame
        if not self._frame_due:  # frames that come faster than they can be drawn are left out
            self._frame_due = True
            QTimer.singleShot(0, self, self._draw)

    def _draw(self) -> None:
        self._frame_due = False
        image = self.frame()
        if not image.isNull():
            self.frameChanged.emit(image)

    def _on_position(self, position: int) -> None:
        self.positionChanged.emit(int(position))

    def _on_duration(self, duration: int) -> None:
        self.durationChanged.emit(min(int(duration), 2**31 - 1))  # a slider counts in 32 bits

    def _on_state(self, _state: Any) -> None:
        self.playingChanged.emit(self.playing)

    def _on_status(self, status: Any) -> None:
        if self._player is None or self._failed:
            return
        if status.name in ("LoadedMedia", "BufferedMedia"):
            if not self._watch.isActive():
                return
            self._watch.stop()
            if self._video and not self._player.hasVideo():
                self._fail(tr("There is no picture in this film that can be decoded here."))
            elif not self._video and not self._player.hasAudio():
                self._fail(tr("There is no sound in this file that can be decoded here."))
            else:
                self.loaded.emit()
        elif status.name == "InvalidMedia":
            self._fail(tr(_WORDS["FormatError"]))

    def _on_error(self, error: Any, _text: str) -> None:
        if error.name == "NoError":
            return
        words = tr(_WORDS.get(error.name, "The player failed."))
        if error.name != "ResourceError":
            self._fail(words)
            return

        def looked(is_there: bool) -> None:
            self._fail(words if is_there else GONE)

        path = Path(self._path)
        self._drop_question()
        self._question = disk.ask(self, path.parent, path.exists, looked, lambda: self._fail(disk.no_answer()))

    def _drop_question(self) -> None:
        question, self._question = self._question, None
        if question is not None:
            question.drop()

    def _fail(self, sentence: str) -> None:
        if self._failed:
            return
        self._failed = True
        self._watch.stop()
        self._ending.start()  # not at once: the player itself may be the caller
        self.failed.emit(sentence)


def looks_like_a_list(path: str) -> bool:
    """Whether a file is text (a play list), which could send the player to other files and addresses."""
    try:
        with Path(path).open("rb") as file:
            head = file.read(16)
    except OSError:
        return False
    return len(head) == 16 and all(byte in b"\t\r\n" or 32 <= byte < 127 for byte in head)
