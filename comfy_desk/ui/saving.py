"""Saving by hand: Save as, Save all, Export with recipe inside. Asks for the place, says what was done, stops nothing.

Copying is the services' work. Of several files one that fails keeps the others from nothing, and none is written over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDir, QObject
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.media import names
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import desktop
from comfy_desk.ui.phrases import counted, size_of, tr
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
    """One file to make: what it is to be called, and what makes it at a place."""

    name: str
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

    def save(self, request: Request, output: Output) -> None:
        """Ask where, then copy. Nothing waits for the answer."""
        if output.path is None:
            self._refuse("This file is not here yet.")
            return
        name = desktop.suggested_name(request, output)
        self._ask_one(name, self._copy(output), "Save as", "Saved {name} in {folder}.")

    def save_all(self, request: Request) -> None:
        """Ask for a folder, then copy every work into it, over nothing."""
        copies = [self._copy(output) for output in worth_saving(request)]
        if not copies:
            self._refuse("There is no file to save yet.")
            return
        self._ask_folder(copies, "Save all to")

    def export(self, request: Request, output: Output) -> None:
        if not can_carry_recipe(output):
            self._refuse("Only PNG, JPEG and WebP files that are here can carry a recipe.")
            return
        copy = self._export(request, output)
        self._ask_one(copy.name, copy, "Export with recipe inside", "Exported {name} with its recipe to {folder}.")

    def export_all(self, request: Request) -> None:
        """Every picture that can carry its recipe."""
        copies = [self._export(request, output) for output in worth_saving(request) if can_carry_recipe(output)]
        if not copies:
            self._refuse("Only PNG, JPEG and WebP files that are here can carry a recipe.")
            return
        self._ask_folder(copies, "Export all with recipes inside to")

    # --- asking

    def _ask_one(self, name: str, copy: _Copy, title: str, did: str) -> None:
        def chosen(target: Path) -> None:
            self._folder = str(target.parent)
            self._do(self._make_one(copy, target, did))

        desktop.ask_where(self._window, name, self._start(), chosen, title=tr(title))

    def _ask_folder(self, copies: Sequence[_Copy], title: str) -> None:
        def chosen(folder: Path) -> None:
            self._folder = str(folder)
            self._do(self._make_each(copies, folder))

        desktop.ask_folder(self._window, self._start(), chosen, title=tr(title))

    def _start(self) -> str | None:
        usual = self._usual()
        return self._folder or (str(usual) if usual is not None else None)

    def _copy(self, output: Output) -> _Copy:
        return _Copy(
            Path(output.path or "").name, output.size or 0, lambda target: self._session.save_as(output, target)
        )

    def _export(self, request: Request, output: Output) -> _Copy:
        path = Path(output.path or "")
        return _Copy(
            f"{path.stem}-recipe{path.suffix}",
            output.size or 0,
            lambda target: self._session.export(request.id, output.index, target),
        )

    # --- making

    async def _make_one(self, copy: _Copy, target: Path, did: str) -> None:
        telling = asyncio.get_running_loop().call_later(SLOW, self._tell, _now(copy, target.name))
        try:
            made = await copy.make(target)
        except BaseException:
            self._toast.withdraw(TAG)
            raise
        finally:
            telling.cancel()
        self._said(tr(did).format(name=made.name, folder=_shown(made.parent)), made)

    async def _make_each(self, copies: Sequence[_Copy], folder: Path) -> None:
        stopped = asyncio.Event()
        began, made, failed = time.monotonic(), list[Path](), list[tuple[str, str]]()
        for number, copy in enumerate(copies, 1):
            if stopped.is_set():
                break
            words = tr("{n} of {all}: {what}").format(n=number, all=len(copies), what=_now(copy, copy.name))
            wait = max(0.0, SLOW - (time.monotonic() - began))
            telling = asyncio.get_running_loop().call_later(wait, self._tell, words, stopped.set)
            try:
                made.append(await _into(folder, copy))
            except DeskError as error:
                failed.append((copy.name, error.sentence))
            finally:
                telling.cancel()
        self._said_all(made, failed, len(copies), folder)

    def _said_all(self, made: list[Path], failed: list[tuple[str, str]], wanted: int, folder: Path) -> None:
        if len(made) == wanted:
            form = tr("Saved {n} file in {folder}." if wanted == 1 else "Saved {n} files in {folder}.")
            self._said(form.format(n=wanted, folder=_shown(folder)), made[0])
            return
        words = tr("Saved {n} of {all} files in {folder}.").format(n=len(made), all=wanted, folder=_shown(folder))
        if failed:
            words += " " + tr("{name} was not: {why}").format(name=failed[0][0][:80], why=failed[0][1])
        if len(failed) > 1:
            words += " " + counted(len(failed) - 1, "One more was not either.", "{n} more were not either.")
        self._said(words, made[0] if made else folder, error=bool(failed))

    # --- telling

    def _tell(self, words: str, stop: Callable[[], None] | None = None) -> None:
        action = tr("Stop after this one") if stop is not None else ""
        self._toast.show_notice(words, action=action, on_action=stop, seconds=3600, tag=TAG)

    def _said(self, words: str, path: Path, *, error: bool = False) -> None:
        show = tr("Show in folder")
        self._toast.show_notice(words, error=error, action=show, on_action=lambda: self.show_path(path), tag=TAG)

    def show_path(self, path: Path) -> None:
        if refused := desktop.show_in_folder(str(path)):
            self._refuse(refused)

    def _refuse(self, sentence: str) -> None:
        self._toast.show_notice(tr(sentence), error=True)

    def _do(self, coro: Coroutine[Any, Any, None]) -> None:
        spawn(coro, self, lambda error: self._refuse(error.sentence))


async def _into(folder: Path, copy: _Copy) -> Path:
    """A name of our own is taken first, so that nothing which is there, or comes meanwhile, is written over."""
    try:
        claimed = await asyncio.to_thread(names.claim, folder / copy.name)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise DeskError(tr("The folder does not take it ({reason}).").format(reason=reason)) from error
    try:
        return await copy.make(claimed)
    except BaseException:
        await asyncio.shield(asyncio.to_thread(_give_up, claimed))
        raise


def _give_up(claimed: Path) -> None:
    with suppress(OSError):
        if claimed.stat().st_size == 0:
            claimed.unlink()


def _now(copy: _Copy, name: str) -> str:
    size = f" ({size_of(copy.size)})" if copy.size else ""
    return tr("Saving {name}{size}…").format(name=name[:80], size=size)


def _shown(folder: Path) -> str:
    """The folder as the system writes it; of a long one the end, which tells it apart."""
    text = QDir.toNativeSeparators(str(folder))
    return text if len(text) <= MOST_OF_A_PATH else f"…{text[-MOST_OF_A_PATH:]}"
