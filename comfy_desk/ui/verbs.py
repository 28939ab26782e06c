"""What the window's gestures mean: each verb of a row, and what is asked of an output, as a call of the session.

Errors become notices, a removal can be undone, and nothing is shown as done before the session said so. Which verbs a row
offers stands in `row_actions`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QWidget

from comfy_desk.domain.errors import Action, DeskError, explain
from comfy_desk.domain.output import Kind, Output
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.domain.settings import FOLDER
from comfy_desk.services import outbox
from comfy_desk.services.api import SessionApi
from comfy_desk.services.spending import AsksFirst
from comfy_desk.ui import desktop
from comfy_desk.ui.bulk import BulkActs
from comfy_desk.ui.copying import Copying
from comfy_desk.ui.funds import NO_FUNDS_NEEDED, NO_FUNDS_PAGE, funds_page
from comfy_desk.ui.missing import over_the_limit, to_fetch
from comfy_desk.ui.open_with import OpenWith
from comfy_desk.ui.other_seed import no_seed, sent_body, with_another_seed
from comfy_desk.ui.phrases import DASH, counted, sentence, tr, whole
from comfy_desk.ui.removals import Removals
from comfy_desk.ui.row_actions import NO_CARRIER
from comfy_desk.ui.saving import Saving, can_carry_recipe, worth_saving
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.successor import successor_of
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.told import told
from comfy_desk.ui.views.one_click import OneClick

PAID = frozenset({"run_again", "vary", "send_as_new", "run_directly"})
"""Verbs that begin a run which may cost something: one gesture is one of them."""

GUARDS_AT_MOST = 50
"""Rows whose last click is remembered; more within one double click nobody reaches."""


class Places(Protocol):
    """What the window does by itself when a verb asks for it."""

    def show_request(self, request_id: str, index: int | None = None) -> None: ...
    def show_raw(self, request_id: str, text: str) -> None: ...
    def show_details(self, request_id: str) -> None: ...
    def ask_for_key(self, reason: str = "", account: str = "") -> None: ...
    def ask_time_limit(self, request_id: str) -> None: ...
    def ask_settings(self, key: str) -> None: ...
    def edit(self, request: Request, body: dict[str, Any]) -> None: ...
    def elsewhere(self, request: Request, body: dict[str, Any], model: str = "") -> None: ...
    def tell_new(self, request_id: str, words: str = "") -> None: ...
    def use_as_input(self, request: Request) -> None: ...


class Verbs(QObject):
    """Owned by the window; its tasks end with it."""

    def __init__(
        self,
        session: SessionApi,
        places: Places,
        toast: ToastLine,
        window: QWidget,
        clock: Callable[[], float] = time.monotonic,
        folder: Callable[[], Path | None] = lambda: None,
    ) -> None:
        """`folder` names the folder of saved files: where a dialog starts until another one was chosen."""
        super().__init__(window)
        self.removals = Removals(session, toast, self)
        self._clock = clock
        self._guards: dict[str, OneClick] = {}
        self._beginning: set[str] = set()  # rows whose new run is being recorded
        self._session = session
        self._places = places
        self._toast = toast
        self.saving = Saving(session, toast, window, folder, self)
        self.open_with = OpenWith(session, window, toast.show_notice, self)
        self.bulk = BulkActs(session, toast, window, folder, self, beginning=self._beginning)
        self.copying = Copying(self)
        self.copying.said.connect(toast.show_notice)
        self._on_row: dict[str, Callable[[Request], None]] = {
            "open": lambda request: places.show_request(request.id),
            "details": lambda request: places.show_details(request.id),
            "enter_key": self._enter_key,
            "time_limit": lambda request: places.ask_time_limit(request.id),
            "copy_ids": self._copy_ids,
            "show_in_folder": self._show_in_folder,
            "open_with": self._open_with,
            "save_as": self._save_row,
            "export": self._export_row,
            "copy_picture": self._copy_picture,
            "copy_file": self._copy_files,
            "use_input": places.use_as_input,
            "move_kept": lambda request: self._do(self._move_kept(request)),
            "settings": lambda request: places.ask_settings((over_the_limit(request) or FOLDER).key),
            "fetch": lambda request: self._do(self._fetch_missing(request)),
            "raw": lambda request: self._do(self._raw(request)),
            "edit": lambda request: self._do(self._edit(request)),
            "elsewhere": lambda request: self._do(self._elsewhere(request)),
            "use_instead": lambda request: self._do(self._elsewhere(request, successor_of(request))),
            "vary": lambda request: self._begin(request, self._vary),
            "cancel": lambda request: self._do(session.cancel(request.id)),
            "remove": self.removals.remove,
            "send_again": lambda request: self._do(session.send_again(request.id)),
            "send_as_new": lambda request: self._begin(request, self._run_again),
            "run_again": lambda request: self._begin(request, self._run_again),
            "check_again": lambda request: self._do(session.check_again(request.id)),
            "look_again": lambda request: self._do(session.look_again(request.id)),
            "run_directly": lambda request: self._begin(request, self._run_directly),
            "hold_back": lambda request: self.act_on_all((request.id,), "hold_back"),
            "put_back": lambda request: self.act_on_all((request.id,), "put_back"),
            "send_next": lambda request: self.send_next((request.id,)),
            "send_last": lambda request: self.move((request.id,), None),
            "move_up": lambda request: self._step(request, up=True),
            "move_down": lambda request: self._step(request, up=False),
        }

    @property
    def known(self) -> frozenset[str]:
        return frozenset(self._on_row)

    def act(self, request_id: str, verb: str) -> None:
        """One gesture on one row."""
        request = self._session.desk.get(request_id)
        handler = self._on_row.get(verb)
        if request is None or handler is None:
            self.show_error(DeskError(tr("This row is gone.") if request is None else tr("This cannot be done here.")))
            return
        if verb in PAID and self._echo(request_id):
            return
        handler(request)

    def act_on_all(self, ids: Sequence[str], verb: str) -> None:
        """One gesture that is one act for several rows."""
        if verb in self.bulk.verbs:
            self.bulk.act(ids, verb)
        elif verb == "copy_ids":
            found = (self._session.desk.get(request_id) for request_id in ids)
            desktop.copy_text("\n\n".join(_ids_of(request) for request in found if request is not None))
            self._toast.show_notice(counted(len(ids), "Ids of {n} request copied.", "Ids of {n} requests copied."))

    def move(self, ids: Sequence[str], before: str | None) -> None:
        """These wait right before that one, or at the end."""
        self._do(self._session.move(ids, before))

    def send_next(self, ids: Sequence[str]) -> None:
        self._do(self._session.send_next(ids))

    def _step(self, request: Request, *, up: bool) -> None:
        """Past its neighbour in the outbox."""
        line = [one.id for one in outbox.waiting(self._session.desk.requests())]
        if request.id not in line:
            return
        at = line.index(request.id)
        if up and at > 0:
            self.move((request.id,), line[at - 1])
        elif not up and at < len(line) - 1:
            self.move((request.id,), line[at + 2] if at + 2 < len(line) else None)

    def resume(self) -> None:
        self._do(self._session.set_paused(False))

    def send_after_credits(self) -> None:
        """The artist says that there are funds: what waits for them goes."""
        self._do(self._session.send_held(Hold.CREDITS))

    def add_credits(self) -> None:
        account = self._session.account
        page = funds_page(account)
        if page:
            QDesktopServices.openUrl(QUrl(page))
        else:
            self._toast.show_notice(NO_FUNDS_NEEDED if account.practice else NO_FUNDS_PAGE)

    def cancel_batch(self, batch_id: str) -> None:
        self._do(self._cancel_batch(batch_id))

    def cancel_group(self, batch_id: str, ids: Sequence[str]) -> None:
        """A whole batch, or the rows of another group."""
        self.cancel_batch(batch_id) if batch_id else self.bulk.act(ids, "cancel")

    def rename_batch(self, batch_id: str, name: str) -> None:
        self._do(self._session.rename_batch(batch_id, name))

    def cancel_waiting(self) -> None:
        self._do(self._cancel_waiting())

    def pause(self, on: bool) -> None:
        self._do(self._session.set_paused(on))

    def fetch(self, request_id: str, index: int) -> None:
        """One piece that is not here: a variant, an input handed back, a work whose link failed."""
        self._do(self._fetch_one(request_id, index))

    def save(self, request_id: str, output: Output) -> None:
        self._with(request_id, lambda request: self.saving.save(request, output))

    def save_all(self, request_id: str) -> None:
        self._with(request_id, self.saving.save_all)

    def export(self, request_id: str, output: Output) -> None:
        self._with(request_id, lambda request: self.saving.export(request, output))

    def _with(self, request_id: str, do: Callable[[Request], None]) -> None:
        request = self._session.desk.get(request_id)
        if request is None:
            self.show_error(DeskError(tr("This row is gone.")))
        else:
            do(request)

    def show_error(self, error: DeskError) -> None:
        self._toast.show_notice(error.sentence, error=True)

    # --- inside

    def _echo(self, request_id: str) -> bool:
        """A further press of the same burst, or one while the run that it asked for is still being recorded."""
        guard = self._guards.pop(request_id, None) or OneClick(QApplication.doubleClickInterval() / 1000, self._clock)
        self._guards[request_id] = guard  # the newest last
        if len(self._guards) > GUARDS_AT_MOST:
            del self._guards[next(iter(self._guards))]
        return not guard.pressed() or request_id in self._beginning

    def _begin(self, request: Request, run: Callable[[Request], Coroutine[Any, Any, None]]) -> None:
        self._beginning.add(request.id)

        async def recorded() -> None:
            try:
                await run(request)
            finally:
                self._beginning.discard(request.id)

        self._do(recorded())

    def _do(self, coro: Coroutine[Any, Any, Any]) -> None:
        spawn(coro, self, self.show_error)

    async def _run_again(self, request: Request) -> None:
        await self._again(request, tr("Runs again, as a new request."))

    async def _again(
        self,
        request: Request,
        words: str,
        varied: tuple[bytes, str | None] | None = None,
        *,
        confirmed: bool = False,
    ) -> None:
        """Above the artist's own sum it is asked about first; the answer is for this run alone."""
        try:
            made = await self._session.run_again(request.id, varied=varied, confirmed=confirmed)
        except AsksFirst as asked:
            self._toast.show_notice(
                f"{asked.sentence} {asked.details}",
                action=tr("Send anyway"),
                on_action=lambda: self._begin(request, lambda row: self._again(row, words, varied, confirmed=True)),
                tag="spending",
            )
            return
        self._places.tell_new(made, words)

    async def _run_directly(self, request: Request) -> None:
        await self._session.run_directly(request.id)

    async def _cancel_waiting(self) -> None:
        number = await self._session.cancel_waiting()
        told = counted(
            number,
            "{n} waiting request is being cancelled; what runs is kept.",
            "{n} waiting requests are being cancelled; what runs is kept.",
        )
        self._toast.show_notice(told if number else tr("Nothing was waiting."))

    async def _cancel_batch(self, batch_id: str) -> None:
        desk = self._session.desk
        batch = desk.batch(batch_id)
        asked = [row.id for row in desk.requests() if row.batch == batch_id and row.cancellable]
        number = await self._session.cancel_batch(batch_id)
        name = batch.name[:40] if batch is not None else DASH
        if not number:
            self._toast.show_notice(tr("Nothing of “{name}” can be cancelled any more.").format(name=name))
            return
        ended = [row for row in map(desk.get, asked) if row is not None and row.state is State.CANCELLED]
        if len(ended) == number and all(row.handle is None for row in ended):
            words = counted(
                number,
                "{n} request of “{name}” is cancelled; it was not at the Router.",
                "{n} requests of “{name}” are cancelled; none of them was at the Router.",
                name=name,
            )
        else:
            words = counted(
                number,
                "{n} request of “{name}” is being cancelled; if it runs, it may still finish and be charged.",
                "{n} requests of “{name}” are being cancelled; what runs may still finish and be charged.",
                name=name,
            )
        self._toast.show_notice(words)

    async def _vary(self, request: Request) -> None:
        """With another seed; where the model takes none, another run would be the same, and that is asked first."""
        other = await with_another_seed(self._session, request)
        if other is None:
            self._toast.show_notice(
                no_seed(),
                action=tr("Run again"),
                on_action=lambda: self.act(request.id, "run_again"),
                tag="no seed",
            )
            return
        await self._again(request, tr("Runs again with another seed, as a new request."), other)

    async def _edit(self, request: Request) -> None:
        body = await sent_body(self._session, request)
        self._places.edit(self._session.desk.get(request.id) or request, body)

    async def _elsewhere(self, request: Request, model: str = "") -> None:
        self._places.elsewhere(request, await sent_body(self._session, request), model)

    async def _fetch_one(self, request_id: str, index: int) -> None:
        output = await self._session.fetch_output(request_id, index)
        if output.path is not None:
            path = Path(output.path)
            self._toast.show_notice(
                tr("Fetched {name}.").format(name=path.name[:120]),
                action=tr("Show in folder"),
                on_action=lambda: self.saving.show_path(path),
            )

    async def _fetch_missing(self, request: Request) -> None:
        """Every work that is not here, one after the other; what one of them lacks does not keep the others away."""
        wanted, troubles = to_fetch(request), list[DeskError]()
        if not wanted:
            raise DeskError(tr("There is nothing left to fetch."))
        for output in wanted:
            try:
                await self._session.fetch_output(request.id, output.index)
            except DeskError as error:
                troubles.append(error)
        if not troubles:
            self._toast.show_notice(counted(len(wanted), "Fetched {n} file.", "Fetched {n} files."))
            return
        came = len(wanted) - len(troubles)
        last = troubles[-1]
        if not came:
            raise last
        words = tr("Fetched {n} of {all} files. {why}").format(n=came, all=whole(len(wanted)), why=told(last.sentence))
        raise DeskError(words, last.action, last.details)

    async def _move_kept(self, request: Request) -> None:
        moved = await self._session.move_kept(request.id)
        folder = self._session.save_folder
        self._toast.show_notice(
            counted(moved, "Moved {n} file to the folder.", "Moved {n} files to the folder."),
            action=tr("Show in folder"),
            on_action=lambda: self.saving.show_path(folder),
        )

    async def _raw(self, request: Request) -> None:
        self._places.show_raw(request.id, await self._session.raw_text(request.id))

    def _open_with(self, request: Request) -> None:
        self.open_with.ask(next((output.path for output in request.works if output.path), None))

    def _save_row(self, request: Request) -> None:
        kept = worth_saving(request)
        if len(kept) == 1:
            self.saving.save(request, kept[0])
        else:
            self.saving.save_all(request)

    def _export_row(self, request: Request) -> None:
        fit = [output for output in worth_saving(request) if can_carry_recipe(output)]
        if len(fit) == 1:
            self.saving.export(request, fit[0])
        else:
            self.show_error(
                DeskError(tr("It made several; choose one in the viewer.") if fit else sentence(tr(NO_CARRIER)))
            )

    def _copy_picture(self, request: Request) -> None:
        first = next((output for output in request.works if output.kind is Kind.IMAGE and output.path), None)
        if first is None:
            self.show_error(DeskError(tr("There is no picture to copy.")))
        else:
            self.copying.picture(first)

    def _copy_files(self, request: Request) -> None:
        self.copying.files([output.path for output in worth_saving(request) if output.path])

    def _show_in_folder(self, request: Request) -> None:
        paths = [output.path for output in worth_saving(request) if output.path]
        paths = paths or [path for path in (*(output.path for output in request.outputs), request.folder) if path][:1]
        if not paths:
            self.show_error(DeskError(tr("There is no file of this request yet.")))
        else:
            self.saving.show_paths([Path(path) for path in paths])

    def _copy_ids(self, request: Request) -> None:
        desktop.copy_text(_ids_of(request))
        self._toast.show_notice(tr("Ids copied."))

    def _enter_key(self, request: Request) -> None:
        failure = request.failure or request.trouble
        known = explain(failure) if failure is not None else None
        refused = known is not None and known.action is Action.ENTER_KEY
        words = told(known.sentence) if known is not None and refused else tr("Its requests wait for a key.")
        self._places.ask_for_key(words, request.account)


def _ids_of(request: Request) -> str:
    key = "" if request.adopted else f"key {request.key}"
    return "\n".join(line for line in (request.model, request.request_id or "", key) if line)
