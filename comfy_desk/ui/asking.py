"""What the window asks in sheets and what it does with the answers: accounts, adoption, time limits, how many at once.

Each answer becomes one call of the session; its error is said at the place where it was given. A sheet that is closed
meanwhile ends nothing: the outcome is then told in the window.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Delivery, Request
from comfy_desk.domain.settings import AT_ONCE_A_MODEL, SHORTCUTS
from comfy_desk.services.api import AccountsApi
from comfy_desk.ui.account_words import needs
from comfy_desk.ui.asking_settings import AskingSettings
from comfy_desk.ui.commands.registry import Registry
from comfy_desk.ui.dialogs.accounts import AccountsSheet
from comfy_desk.ui.dialogs.adopt import AdoptSheet
from comfy_desk.ui.dialogs.page import Page
from comfy_desk.ui.dialogs.shortcuts import shortcuts_sheet
from comfy_desk.ui.dialogs.time_limit import DIRECT, TimeLimitSheet
from comfy_desk.ui.durations import limit_words
from comfy_desk.ui.phrases import model_name, span, tr
from comfy_desk.ui.sheets import Sheets
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.workplace import Workplace


class Asking(QObject):
    """Made with the window; `set_place` gives it the session that it asks about, `set_accounts` the artist's accounts."""

    def __init__(self, window: QWidget, sheets: Sheets, toast: ToastLine, now: Callable[[], float]) -> None:
        super().__init__(window)
        self._window = window
        self._sheets = sheets
        self._toast = toast
        self._now = now
        self._place: Workplace | None = None
        self._accounts: AccountsApi | None = None
        self._commands: Registry | None = None
        self._settings: AskingSettings | None = None
        self._others: tuple[tuple[str, str], ...] = ()
        self._others_for: tuple[object, ...] = ()

    def set_place(self, place: Workplace | None) -> None:
        self._place = place
        self._others, self._others_for = (), ()

    def set_commands(self, commands: Registry) -> None:
        """Those whose keys can be set."""
        self._commands = commands
        self._settings = AskingSettings(self._window, self._sheets, self._toast, commands)

    def set_accounts(self, accounts: AccountsApi | None) -> None:
        self._accounts = accounts

    # --- accounts

    def accounts(self, account: str = "", reason: str = "") -> None:
        """The accounts; `account` is pointed at, and with a reason its key is asked for."""
        place = self._place
        if place is None:
            return
        if self._accounts is None:
            self._sheets.ask_for_key(place.session.account, reason)
            return
        desk = place.session.desk
        sheet = AccountsSheet(
            self._accounts,
            desk.account_state,
            self._now,
            self,
            self._told,
            self._sheets.key_place,
            account=account or desk.chosen,
            reason=reason,
        )
        self._sheets.ask_accounts(sheet)

    def has_key(self, account_id: str) -> bool:
        """Whether a key of this account is known at all, accepted or not."""
        facts = self._accounts.facts() if self._accounts is not None else ()
        return all(one.key_place for one in facts if one.account.id == account_id)

    def others(self) -> tuple[tuple[str, str], ...]:
        """Id and words of what other accounts need. Looks through the rows at most once a second, however much goes on."""
        if self._place is None:
            return ()
        session, desk = self._place.session, self._place.session.desk
        accounts = desk.accounts()
        states = tuple((one.needs_key, one.needs_credits) for one in (desk.account_state(a.id) for a in accounts))
        seen = (accounts, desk.chosen, states, int(self._now()))
        if seen != self._others_for:
            self._others_for = seen
            self._others = needs(accounts, desk.chosen, desk.account_state, session.unfinished)
        return self._others

    def choose(self, account_id: str) -> None:
        """New requests are for this account from now on."""
        if self._accounts is not None:
            spawn(self._accounts.choose(account_id), self, self._error)

    def refresh(self) -> None:
        """Something about an account changed: the sheet that shows it says so."""
        content = self._sheets.content
        if isinstance(content, AccountsSheet):
            content.refresh()

    # --- a request from elsewhere

    def adopt(self) -> None:
        place = self._place
        if place is None:
            return
        session = place.session
        sheet = AdoptSheet(session.account.label, several=len(session.desk.accounts()) > 1)
        sheet.asked.connect(lambda model, request_id: self._adopt(place, sheet, model, request_id))
        self._sheets.ask(sheet)
        spawn(self._offer_models(place, sheet), self)

    async def _offer_models(self, place: Workplace, sheet: AdoptSheet) -> None:
        with contextlib.suppress(DeskError):  # a name can be typed without the list
            entries = await place.session.models()
            if isValid(sheet):
                sheet.set_models([entry.id for entry in entries])

    def _adopt(self, place: Workplace, sheet: AdoptSheet, model: str, request_id: str) -> None:
        def taken(row_id: str) -> None:
            if place is self._place:
                place.queue.select(row_id)
                place.queue.table.setFocus()
                self._toast.show_notice(tr("Taken in: it is followed and collected like your own."))

        self._do(place.session.adopt(model, request_id), sheet, tr("Asking the Router about it…"), taken)

    # --- settings

    def settings(self, key: str = "") -> None:
        """All that can be set; `key` is the entry that is meant."""
        place = self._place
        if place is None:
            return
        if self._settings is not None:
            self._settings.ask(place.session, key)

    def shortcuts(self) -> None:
        """The keys as they are."""
        if self._commands is None:
            return
        sheet = shortcuts_sheet(self._commands.commands())
        sheet.changeAsked.connect(lambda: self.settings(SHORTCUTS.key))
        self._sheets.ask(sheet)

    # --- limits

    def limits(self) -> None:
        """How many at once: they stand among the settings."""
        self.settings(AT_ONCE_A_MODEL.key)

    def time_limit(self, request_id: str) -> None:
        """For one request that has not ended."""
        place = self._place
        request = place.session.desk.get(request_id) if place is not None else None
        if place is None or request is None:
            return
        if request.state.terminal:
            self._say(tr("This request has ended: a time limit changes nothing any more."))
            return
        note = tr(DIRECT) if request.delivery is Delivery.DIRECT else ""
        sheet = TimeLimitSheet(tr("Time limit"), self._about(request), request.deadline, note=note)
        sheet.chosen.connect(lambda seconds: self._set_limit(place, sheet, request_id, seconds))
        self._sheets.ask(sheet)

    def _about(self, request: Request) -> str:
        words = f"{model_name(request.model)}: {' '.join(request.prompt.split())[:120] or tr('no prompt')}"
        if request.queued_at is None:
            return words
        age = span(max(0.0, self._now() - request.queued_at))
        return f"{words}\n{tr('The Router took it {age} ago; a shorter limit passes at once.').format(age=age)}"

    def _set_limit(self, place: Workplace, sheet: TimeLimitSheet, request_id: str, seconds: float | None) -> None:
        words = tr("The request has no time limit.")
        if seconds is not None:
            words = tr("Time limit of the request: {limit}.").format(limit=limit_words(seconds))
        self._do(place.session.set_deadline(request_id, seconds), sheet, tr("Setting it…"), lambda _: self._say(words))

    def model_time_limit(self) -> None:
        """For all new requests of the model that Compose shows."""
        place = self._place
        if place is None:
            return
        if not place.compose.model:
            self._say(tr("Choose a model first: its time limit is remembered with it."))
            return
        spawn(self._ask_model_limit(place, place.compose.model), self, self._error)

    async def _ask_model_limit(self, place: Workplace, model: str) -> None:
        current = await place.session.model_deadline(model)
        if place is not self._place:
            return
        about = tr("For every new request of {model}; those that were made already keep theirs.")
        sheet = TimeLimitSheet(tr("Cancel if it takes longer"), about.format(model=model_name(model)), current)
        sheet.chosen.connect(lambda seconds: self._set_model_limit(place, sheet, model, seconds))
        self._sheets.ask(sheet)

    def _set_model_limit(self, place: Workplace, sheet: TimeLimitSheet, model: str, seconds: float | None) -> None:
        words = tr("New requests of {model} have no time limit.").format(model=model_name(model))
        if seconds is not None:
            words = tr("New requests of {model}: a cancel is asked for after {limit}.").format(
                model=model_name(model), limit=limit_words(seconds)
            )

        def done(_: object) -> None:
            if place is self._place:
                place.sending.read()
            self._say(words)

        self._do(place.session.set_model_deadline(model, seconds), sheet, tr("Setting it…"), done)

    # --- inside

    def _do(self, act: Coroutine[Any, Any, Any], sheet: Page, working: str, done: Callable[[Any], None]) -> None:
        """One answer: the sheet says that it is being seen to, goes when it was, and says why where it could not be."""
        sheet.set_working(working)

        async def acted() -> None:
            answer = await act
            if isValid(sheet) and self._sheets.content is sheet:
                self._sheets.close()
            done(answer)

        def failed(error: DeskError) -> None:
            if isValid(sheet) and self._sheets.content is sheet:
                sheet.show_error(in_full(error))
            else:
                self._error(error)

        spawn(acted(), self, failed)

    def _say(self, words: str) -> None:
        self._toast.show_notice(words)

    def _told(self, words: str, error: bool) -> None:
        self._toast.show_notice(words, error=error)

    def _error(self, error: DeskError) -> None:
        self._toast.show_notice(error.sentence, error=True)


def in_full(error: DeskError) -> str:
    """The sentence with what helps, where that is a sentence and not the name of an action."""
    return f"{error.sentence} {error.action}" if " " in error.action else error.sentence
