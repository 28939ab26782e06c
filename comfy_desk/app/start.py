"""From the command line to a running window and back: display, Qt, single instance, the loop, the exit code."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import FrameType
from typing import Any

from PySide6.QtCore import QCoreApplication, QSocketNotifier
from PySide6.QtWidgets import QApplication, QMessageBox

from comfy_desk import __version__
from comfy_desk.app import logs
from comfy_desk.app.display import missing_display, unusable_platform
from comfy_desk.app.early import Early
from comfy_desk.app.faults import Faults
from comfy_desk.app.leaving import Leaving
from comfy_desk.app.loop import EventLoop
from comfy_desk.app.options import Options
from comfy_desk.app.paths import NO_HOME, Folders, folders
from comfy_desk.app.single import Place, SingleInstance
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import COLOURS, LANGUAGE
from comfy_desk.services.settings import NAME, usable
from comfy_desk.store.opening import glance
from comfy_desk.ui import language, theme
from comfy_desk.ui.layout import GEOMETRY, STATE
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.told import told

_log = logging.getLogger(__name__)

_SECONDS_WITHOUT_DISPLAY = 4.0


def start(options: Options) -> int:
    """Runs until the window is closed. Every way it cannot start ends with one sentence on the terminal and code 2."""
    no_display = missing_display() or unusable_platform()
    if no_display is not None:
        print(no_display, file=sys.stderr)
        return 2
    try:
        places = _places(options)
    except RuntimeError as error:  # a user without a home
        print(f"{NO_HOME} ({error})", file=sys.stderr)
        return 2
    logs.start(places.logs, verbose=options.verbose)
    logs.take_qt_messages()
    found = look_into(places)
    app = _application(str(found.get(COLOURS.key, "")))
    language.install(app, options.language or str(found.get(LANGUAGE.key, "")))
    early = Early(options, places, found)
    early.on_stop = Leaving().begin
    restore = _catch_signals(early)
    try:
        return _alone(app, early, options, places)
    finally:
        restore()


def _alone(app: QApplication, program: Early, options: Options, places: Folders) -> int:
    """Runs where no other program has the data folder; else that one shows its window."""
    single = SingleInstance(places.data)
    place = single.claim(program.raise_window)
    program.hold(single)
    if place is Place.RAISED:
        print("comfy-desk is open already; its window is in front now.")
        return 0
    if place is Place.TAKEN:
        print(f"Another comfy-desk uses the data folder {places.data} and does not answer.", file=sys.stderr)
        return 2
    try:
        return _run(app, program, options, places)
    finally:
        program.let_go()


def look_into(places: Folders) -> dict[str, Any]:
    """What the first picture depends on, read before there is a window: settings by their keys, and where it stood.

    A store that cannot be looked into is spoken of later.
    """
    try:
        if not places.store.exists():
            return {}
        kept, *stood = glance(places.store, NAME, GEOMETRY, STATE)
    except (DeskError, OSError):
        return {}
    return {**usable(kept), **dict(zip((GEOMETRY, STATE), stood, strict=True))}


def _places(options: Options) -> Folders:
    if options.tour is None:
        return folders(practice=options.practice, data_dir=options.data_dir, save_dir=options.save_dir)
    tour = options.tour.absolute()
    return folders(
        practice=True, data_dir=options.data_dir or tour / "data", save_dir=options.save_dir or tour / "saved"
    )


def _application(colours: str = "") -> QApplication:
    QCoreApplication.setApplicationName("comfy-desk")
    QCoreApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("comfy-desk")
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    # The lifecycle ends the program; Qt would stop the loop under running tasks with the last window.
    app.setQuitOnLastWindowClosed(False)
    theme.apply(app, colours or theme.Scheme.SYSTEM)
    return app


def _run(app: QApplication, program: Early, options: Options, places: Folders) -> int:
    loop = EventLoop(app)
    threads = ThreadPoolExecutor(max_workers=8, thread_name_prefix="work")
    loop.set_default_executor(threads)  # qasync's own is made of QThreads
    asyncio.set_event_loop(loop)
    code: int = 0
    try:
        with loop, Faults(program.say_fault).heard(loop):
            try:
                code = _until_done(loop, program, loop.create_task(_whole(program, options, places)))
            except DeskError as error:
                code = 2
                print(_in_words(error, places), file=sys.stderr)
                _log.error("Could not start: %s (%s)", error.sentence, error.details)
                if options.tour is None and app.platformName() != "offscreen":
                    loop.run_until_complete(_tell(error))
            loop.run_until_complete(stop_spawned())
            threads.shutdown(wait=True, cancel_futures=True)
        return code
    finally:
        asyncio.set_event_loop(None)


def _until_done(loop: EventLoop, program: Early, whole: asyncio.Task[int]) -> int:
    """Runs to the end, also where Qt leaves the loop below the program: the display or the desktop's session is gone."""
    until: float | None = None
    while until is None or time.monotonic() < until:
        try:
            code: int = loop.run_until_complete(whole)
            return code
        except RuntimeError:
            if whole.done():
                raise
            if until is None:
                _log.error("Qt ended the loop, so the display or the desktop's session is gone; closing")
                logging.getLogger("qt").setLevel(logging.CRITICAL)  # it says so at each turn from here on
                until = time.monotonic() + _SECONDS_WITHOUT_DISPLAY
                program.stop()
            time.sleep(0.002)  # a loop without a display makes one turn and ends again
    return 2


async def _whole(early: Early, options: Options, places: Folders) -> int:
    """The program itself, or the tour that drives it."""
    program = await early.load()
    if options.tour is None:
        return await program.run()
    from comfy_desk.app.tour import take_tour

    return await take_tour(program, options.tour.absolute(), places)


def _in_words(error: DeskError, places: Folders) -> str:
    """One line; where it is about the data folder, also which one that is."""
    place = f"({places.data})" if "data folder" in error.sentence else ""
    return " ".join(filter(None, (error.sentence, error.action, place)))


async def _tell(error: DeskError) -> None:
    """The sentence in a window of its own, for whoever started the program by its icon."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Comfy Desk", told(error.sentence))
    box.setInformativeText(told(error.action))
    box.setDetailedText(error.details)
    closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    box.finished.connect(lambda _code: None if closed.done() else closed.set_result(None))
    box.open()
    await closed


def _catch_signals(program: Early) -> Callable[[], None]:
    """Ctrl+C and a polite kill close the program in order, at once.

    Python hears a signal when it next runs, and Qt may wait long for an event: so the signal is made one, by a byte in a
    socket that Qt watches.
    """

    def on_signal(_number: int, _frame: FrameType | None) -> None:
        program.stop()

    heard, told = socket.socketpair()
    heard.setblocking(False)
    told.setblocking(False)
    notifier = QSocketNotifier(heard.fileno(), QSocketNotifier.Type.Read)

    def wake() -> None:
        with contextlib.suppress(BlockingIOError):
            heard.recv(64)

    notifier.activated.connect(wake)
    numbers = [signal.SIGINT, signal.SIGTERM]
    before = {number: signal.signal(number, on_signal) for number in numbers}
    waker = signal.set_wakeup_fd(told.fileno(), warn_on_full_buffer=False)

    def restore() -> None:
        signal.set_wakeup_fd(waker)
        for number, handler in before.items():
            signal.signal(number, handler)
        notifier.setEnabled(False)
        heard.close()
        told.close()

    return restore
