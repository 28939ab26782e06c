"""Saving by hand: Save as, Save all, Export with recipe inside. Asks for the place, says what was done, stops nothing.

Copying is the services' work.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDir, QObject
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.services.files import SavedAll
from comfy_desk.ui import desktop
from comfy_desk.ui.exporting import Exporting
from comfy_desk.ui.phrases import counted, size_of, tr, whole
from comfy_desk.ui.row_actions import CARRIERS
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine

SLOW = 0.5
"""Seconds after which it is said what is being copied."""

TAG = "saving"
MOST_OF_A_PATH = 90


def can_carry_recipe(output: Output) -> bool:
    """Whether its kind of file has a place for a recipe."""
    return output.path is not None and output.media_type in CARRIERS


def worth_saving(request: Request) -> list[Output]:
    """The works that are files here, with their parts; equal ones are one file."""
    kept = [output for output in request.outputs if output.path and output.role in (Role.WORK, Role.PART)]
    return list({output.path: output for output in reversed(kept)}.values())[::-1]


@dataclass(frozen=True, slots=True)
class _Copy:
    """One file to make: of how many bytes, and what makes it at a place."""

    size: int
    make: Callable[[Path], Awaitable[Path]]


class Saving(QObject):
    """Belongs to the window. `folder` is where its dialogs begin until another one was chosen."""

    def __init__(
        self, session: SessionApi, toast: ToastLine, window: QWidget, folder: Callable[[], Path | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._toast = toast
        self._window = window
        self._usual = folder
        self._folder: str | None = None
        self._exporting = Exporting(session, toast, window, folder, self)

    def save(self, request: Request, output: Output) -> None:
        """Ask where, then copy. Nothing waits for the answer."""
        if output.path is None:
            self._refuse(tr("This file is not here yet."))
            return
        copy = _Copy(output.size or 0, lambda target: self._session.save_as(output, target))
        self._ask_one(desktop.suggested_name(request, output), copy, tr("Save as"), tr("Saved {name} in {folder}."))

    def save_all(self, request: Request) -> None:
        """Ask for a folder, then copy every work into it, over nothing."""
        kept = worth_saving(request)
        if not kept:
            self._refuse(tr("There is no file to save yet."))
            return

        def chosen(folder: Path) -> None:
            self._folder = str(folder)
            self._do(self._make_all(request.id, folder, sum(output.size or 0 for output in kept)))

        desktop.ask_folder(self._window, self._start(), chosen, title=tr("Save all to"))

    def export(self, request: Request, output: Output) -> None:
        """A copy that carries its recipe; the saved file stays as it is."""
        if not can_carry_recipe(output):
            self._refuse(tr("Only PNG, JPEG and WebP files that are here can carry a recipe."))
            return
        path = Path(output.path or "")
        copy = _Copy(output.size or 0, lambda target: self._session.export(request.id, output.index, target))
        did = tr("Exported {name} with its recipe to {folder}.")
        self._ask_one(f"{path.stem}-recipe{path.suffix}", copy, tr("Export with recipe inside"), did)

    def export_many(self, ids: Sequence[int], name: str = "") -> None:
        """Works of the library, by their entries' ids, as a folder or a ZIP. `name` is what is suggested for it.

        Asks how and where, and comes back at once; how far it is, a stop and the result stand in the window's own line.
        """
        self._exporting.ask(ids, name)

    # --- asking

    def _ask_one(self, name: str, copy: _Copy, title: str, did: str) -> None:
        def chosen(target: Path) -> None:
            self._folder = str(target.parent)
            self._do(self._make_one(copy, target, did))

        desktop.ask_where(self._window, name, self._start(), chosen, title=title)

    def _start(self) -> str | None:
        usual = self._usual()
        return self._folder or (str(usual) if usual is not None else None)

    # --- making

    async def _make_one(self, copy: _Copy, target: Path, did: str) -> None:
        telling = asyncio.get_running_loop().call_later(SLOW, self._tell, _now(copy.size, target.name))
        try:
            made = await copy.make(target)
        except BaseException:
            self._toast.withdraw(TAG)
            raise
        finally:
            telling.cancel()
        self._said(did.format(name=made.name, folder=_shown(made.parent)), made)

    async def _make_all(self, request_id: str, folder: Path, size: int) -> None:
        """What it is at is told once it takes more than a moment; the artist may end it after a file."""
        loop, began = asyncio.get_running_loop(), time.monotonic()
        stopped = asyncio.Event()
        telling: list[asyncio.TimerHandle] = []
        wanted = 0

        def goes_on(number: int, of: int, name: str) -> bool:
            nonlocal wanted
            wanted = of
            for told in telling:
                told.cancel()
            words = tr("{n} of {all}: {what}").format(n=whole(number), all=whole(of), what=_now(size, name))
            telling[:] = [loop.call_later(max(0.0, SLOW - (time.monotonic() - began)), self._tell, words, stopped.set)]
            return not stopped.is_set()

        try:
            saved = await self._session.save_all(request_id, folder, goes_on)
        except BaseException:
            self._toast.withdraw(TAG)
            raise
        finally:
            for told in telling:
                told.cancel()
        self._said_all(saved, wanted, folder)

    def _said_all(self, saved: SavedAll, wanted: int, folder: Path) -> None:
        made = len(saved.paths)
        show = saved.paths[0] if saved.paths else folder
        if made == wanted:
            shown = _shown(folder)
            self._said(
                counted(wanted, "Saved {n} file in {folder}.", "Saved {n} files in {folder}.", folder=shown), show
            )
            return
        words = tr("Saved {n} of {all} files in {folder}.").format(
            n=whole(made), all=whole(wanted), folder=_shown(folder)
        )
        if saved.problems:
            words += f" {saved.problems[0]}"
        if len(saved.problems) > 1:
            words += " " + counted(len(saved.problems) - 1, "One more was not saved.", "{n} more were not saved.")
        self._said(words, show, error=bool(saved.problems))

    # --- telling

    def _tell(self, words: str, stop: Callable[[], None] | None = None) -> None:
        action = tr("Stop after this one") if stop is not None else ""
        self._toast.show_notice(words, action=action, on_action=stop, seconds=3600, tag=TAG)

    def _said(self, words: str, path: Path, *, error: bool = False) -> None:
        show = tr("Show in folder")
        self._toast.show_notice(words, error=error, action=show, on_action=lambda: self.show_path(path), tag=TAG)

    def show_path(self, path: Path) -> None:
        self.show_paths([path])

    def show_paths(self, paths: Sequence[Path]) -> None:
        """In the system's file manager; several of one folder together where it can do that."""
        desktop.show_all_in_folder(self, [str(path) for path in paths], self._refuse)

    def _refuse(self, sentence: str) -> None:
        self._toast.show_notice(sentence, error=True, tag=TAG)  # the next copy's outcome takes its place

    def _do(self, coro: Coroutine[Any, Any, None]) -> None:
        spawn(coro, self, lambda error: self._refuse(error.sentence))


def _now(size: int, name: str) -> str:
    words = f" ({size_of(size)})" if size else ""
    return tr("Saving {name}{size}…").format(name=name[:80], size=words)


def _shown(folder: Path) -> str:
    """The folder as the system writes it; of a long one the end, which tells it apart."""
    text = QDir.toNativeSeparators(str(folder))
    return text if len(text) <= MOST_OF_A_PATH else f"…{text[-MOST_OF_A_PATH:]}"
