"""What is asked of several requests in one go: cancel, send again, run again, save all, hold back. One gesture, one outcome.

Nothing is asked in a box. What can be undone has an undo in the line of notices; of what cannot it is said how many did what,
also when that is known only later. A limit on money looks at the sum of all that would run.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request, State
from comfy_desk.services.api import SessionApi
from comfy_desk.services.spending import Word, together
from comfy_desk.ui import desktop
from comfy_desk.ui.bulk_outcome import Outcome
from comfy_desk.ui.bulk_words import cancel_told, price_of, retry_told, run_told, saved_told
from comfy_desk.ui.other_seed import of_many
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.retry import Retry, retry_of
from comfy_desk.ui.spawn import sentence_of, spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.told import told
from comfy_desk.ui.views.one_click import OneClick

TAG = "together"

Answers = list[Exception | None]


class BulkActs(QObject):
    """`folder` names where the dialog for saving begins."""

    def __init__(
        self,
        session: SessionApi,
        toast: ToastLine,
        window: QWidget,
        folder: Callable[[], Path | None],
        parent: QObject,
        clock: Callable[[], float] = time.monotonic,
        beginning: set[str] | None = None,
    ) -> None:
        """`beginning`: ids of rows whose new runs are being recorded, whoever asked for them."""
        super().__init__(parent)
        self._session = session
        self._toast = toast
        self._window = window
        self._folder = folder
        self._stopped = False
        self._once = OneClick(QApplication.doubleClickInterval() / 1000, clock)
        self._beginning = set[str]() if beginning is None else beginning
        self._acts: dict[str, Callable[[tuple[Request, ...]], None]] = {
            "cancel": lambda rows: self._do(self._cancel(rows)),
            "send_again": lambda rows: self._do(self._send(rows)),
            "check_again": lambda rows: self._do(self._check(rows)),
            "run_again": self._run_once,
            "vary": lambda rows: self._run_once(rows, vary=True),
            "save_as": self.save_all,
            "hold_back": lambda rows: self._do(self._hold(rows)),
            "put_back": lambda rows: self._do(session.put_back_in_line([row.id for row in rows])),
        }

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(self._acts)

    def act(self, ids: Sequence[str], verb: str) -> None:
        """`verb` is one of `verbs`; what is gone meanwhile is left out."""
        rows = tuple(row for row in map(self._session.desk.get, ids) if row is not None)
        if rows:
            self._acts[verb](rows)

    def retry_failed(self) -> None:
        """After an outage: failed ones go on under their own keys where that is right. New runs are a word of their own."""
        rows = [row for row in self._session.desk.requests() if row.state is State.FAILED and row.removed_at is None]
        if rows:
            self._do(self._retry(rows))
        else:
            self._toast.show_notice(tr("Nothing has failed."), tag=TAG)

    # cancel

    async def _cancel(self, rows: tuple[Request, ...]) -> None:
        asked = [row for row in rows if row.cancellable]
        answers = await _gather(self._session.cancel(row.id) for row in asked)
        taken = [row.id for row, error in zip(asked, answers, strict=True) if error is None]
        self._say_errors(answers, tr("{n} of {all} could not be cancelled: {why}"))
        before = len(rows) - len(asked)
        Outcome(
            self._session.desk,
            taken,
            lambda states: self._toast.show_notice(cancel_told(states, before), tag=TAG),
            self,
        )

    # again

    async def _send(self, rows: Sequence[Request]) -> None:
        answers = await _gather(self._session.send_again(row.id) for row in rows)
        number = answers.count(None)
        words = counted(number, "{n} request goes again under its key.", "{n} requests go again, each under its key.")
        self._say(answers, words)

    async def _check(self, rows: Sequence[Request]) -> None:
        answers = await _gather(self._session.check_again(row.id) for row in rows)
        self._say(answers, counted(answers.count(None), "{n} request is asked about.", "{n} requests are asked about."))

    async def _retry(self, rows: Sequence[Request]) -> None:
        sorts: dict[Retry, list[Request]] = {sort: [] for sort in Retry}
        for row in rows:
            sorts[retry_of(row, time.time())].append(row)
        new = tuple(sorts[Retry.NEW])
        sent = await _gather(self._session.send_again(row.id) for row in sorts[Retry.SAME_KEY])
        checked = await _gather(self._session.check_again(row.id) for row in sorts[Retry.ASK])
        words = retry_told(sent.count(None), checked.count(None), len(new), len(sorts[Retry.EDIT]))
        self._toast.show_notice(
            words,
            action=counted(len(new), "Run {n} as new", "Run {n} as new") if new else "",
            on_action=(lambda: self.run_again(new)) if new else None,
            tag=TAG,
        )
        self._say_errors([*sent, *checked], tr("{n} of {all} did not go: {why}"))

    def _run_once(self, rows: tuple[Request, ...], *, vary: bool = False) -> None:
        """However nervous the finger: one gesture is one run of each."""
        if self._once.pressed() and self._beginning.isdisjoint(row.id for row in rows):
            self.run_again(rows, vary=vary)

    def run_again(self, rows: tuple[Request, ...], *, vary: bool = False, confirmed: bool = False) -> None:
        """As new requests with new keys, or `vary`: with other seeds; but for what is just about to.

        The artist's own limits look at the sum.
        """
        able = tuple(row for row in rows if not row.adopted and row.id not in self._beginning)
        verdict = self._session.spending.check(*together(row.estimate for row in able))
        if verdict.word is Word.GO or (verdict.word is Word.ASK and confirmed):
            self._beginning |= {row.id for row in able}
            self._do(self._run(able, vary))
            return
        asks = verdict.word is Word.ASK
        self._toast.show_notice(
            tr("{sentence} {basis}").format(sentence=told(verdict.sentence), basis=told(verdict.basis)),
            error=not asks,
            action=tr("Send anyway") if asks else "",
            on_action=(lambda: self.run_again(able, vary=vary, confirmed=True)) if asks else None,
            tag=TAG,
        )

    async def _run(self, rows: Sequence[Request], vary: bool) -> None:
        answers: Answers = []
        try:
            for row in rows:  # one after the other: a limit that is reached on the way stops the rest
                try:
                    other = await of_many(self._session, row) if vary else None
                    await self._session.run_again(row.id, varied=other, confirmed=True)
                    answers.append(None)
                except DeskError as error:
                    answers.append(error)
        finally:
            self._beginning -= {row.id for row in rows}
        went = [row for row, error in zip(rows, answers, strict=True) if error is None]
        self._say(answers, run_told(len(went), price_of(went)))

    # in line

    async def _hold(self, rows: Sequence[Request]) -> None:
        ids = tuple(row.id for row in rows)
        await self._session.hold_back(ids)
        self._toast.show_notice(
            counted(len(ids), "{n} request is held back.", "{n} requests are held back."),
            action=tr("Undo"),
            on_action=lambda: self._do(self._session.put_back_in_line(ids)),
            tag=TAG,
        )

    # files

    def save_all(self, rows: tuple[Request, ...]) -> None:
        """One folder for the files of all of them."""
        usual = self._folder()
        start = str(usual) if usual is not None else None
        desktop.ask_folder(
            self._window, start, lambda folder: self._do(self._save(rows, folder)), title=tr("Save all to")
        )

    async def _save(self, rows: Sequence[Request], folder: Path) -> None:
        self._stopped = False
        made, problems = 0, list[str]()
        for number, row in enumerate(rows, 1):
            if self._stopped:
                break
            if number > 1:
                self._toast.show_notice(
                    tr("Saving the files of {n} of {all} requests…").format(n=whole(number), all=whole(len(rows))),
                    action=tr("Stop"),
                    on_action=self._stop,
                    seconds=3600,
                    tag=TAG,
                )
            try:
                saved = await self._session.save_all(row.id, folder, lambda *_: not self._stopped)
            except DeskError as error:
                problems.append(error.sentence)
            else:
                made += len(saved.paths)
                problems += saved.problems
        self._toast.show_notice(saved_told(made, str(folder), problems), error=bool(problems), tag=TAG)

    def _stop(self) -> None:
        self._stopped = True

    # inside

    def _say(self, answers: Answers, words: str) -> None:
        if None in answers:
            self._toast.show_notice(words, tag=TAG)
        self._say_errors(answers, tr("{n} of {all} did not go: {why}"))

    def _say_errors(self, answers: Answers, form: str) -> None:
        errors = [error for error in answers if error is not None]
        if errors:
            why = told(sentence_of(errors[0]).sentence)
            self._toast.show_notice(form.format(n=whole(len(errors)), all=whole(len(answers)), why=why), error=True)

    def _do(self, coro: Coroutine[Any, Any, Any]) -> None:
        spawn(coro, self, lambda error: self._toast.show_notice(told(error.sentence), error=True))


async def _gather(calls: Iterable[Coroutine[Any, Any, Any]]) -> Answers:
    answers = await asyncio.gather(*calls, return_exceptions=True)
    return [one if isinstance(one, Exception) else None for one in answers]
