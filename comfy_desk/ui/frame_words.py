"""What the frame says of its session: the status line, the title, and the counts that are seen outside of the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QMainWindow

from comfy_desk.domain.account import Account
from comfy_desk.ui.asking import Asking
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.presence import Presence
from comfy_desk.ui.status_line import StatusLine
from comfy_desk.ui.wording import Counts, window_title
from comfy_desk.ui.workplace import Workplace


class FrameWords:
    """Says what is; what is to be done about it is others'."""

    def __init__(
        self, window: QMainWindow, status: StatusLine, asking: Asking, presence: Presence, now: Callable[[], float]
    ) -> None:
        self._window = window
        self._status = status
        self._asking = asking
        self._presence = presence
        self._now = now

    def show(self, place: Workplace) -> None:
        session, desk = place.session, place.session.desk
        direct = place.queue.model.line.direct
        counts = replace(place.queue.counts, direct=direct)
        state = desk.account_state()
        self._status.set_account(session.account)
        self._status.show_state(
            state,
            desk.sending_paused,
            counts,
            self._now(),
            why_paused=desk.pause_reason,
            others=self._asking.others(),
            direct=direct,
            has_key=not state.needs_key or self._asking.has_key(desk.chosen),
            trouble=desk.store_trouble,
            today=session.spending.today(),
        )
        self._show_title(counts, session.account, several=len(desk.accounts()) > 1, paused=desk.sending_paused)
        self._presence.show_counts(counts, paused=desk.sending_paused)
        self._asking.refresh()

    def _show_title(self, counts: Counts, account: Account, *, several: bool, paused: bool) -> None:
        name = tr("Practice") if account.practice else account.label if several else ""
        title = window_title(counts, name)
        if paused and counts.waiting:
            title = tr("Paused · {title}").format(title=title)
        if title != self._window.windowTitle():
            self._window.setWindowTitle(title)
