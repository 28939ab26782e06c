"""Keeps the line above Generate true: who sends, whether the model is run directly, and the time limit of its requests."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.phrases import model_name, tr
from comfy_desk.ui.spawn import ErrorSink, spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.views.compose import ComposeView


class SendFacts(QObject):
    """`accountChosen(id)`, `accountsAsked()` and `limitAsked()` are for the window. Needs a running loop from `read` on."""

    accountChosen = Signal(str)
    accountsAsked = Signal()
    limitAsked = Signal()

    def __init__(
        self,
        session: SessionApi,
        compose: ComposeView,
        bridge: DeskBridge,
        toast: ToastLine,
        on_error: ErrorSink,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._compose = compose
        self._toast = toast
        self._on_error = on_error
        self._round = 0
        line = self._line = compose.sending
        line.accountChosen.connect(self.accountChosen)
        line.accountsAsked.connect(self.accountsAsked)
        line.limitAsked.connect(self.limitAsked)
        line.queueAsked.connect(self._try_queue)
        compose.foot.clock.clicked.connect(lambda _checked=False: self.limitAsked.emit())
        compose.modelChanged.connect(lambda _model: self.read())
        bridge.accountsChanged.connect(lambda _event: self.read())
        bridge.accountChanged.connect(lambda _event: self._read_key())
        bridge.requestChanged.connect(self._on_changed)
        desk = session.desk
        line.set_accounts(desk.accounts(), desk.chosen)
        self._read_key()

    def read(self) -> None:
        """Everything anew: another model, another account, or a fact that was changed elsewhere."""
        desk, model = self._session.desk, self._compose.model
        self._line.set_accounts(desk.accounts(), desk.chosen)
        self._line.set_direct(bool(model) and self._session.needs_direct(model))
        self._compose.foot.clock.setEnabled(bool(model))
        self._read_key()
        self._round += 1
        spawn(self._read_limit(model, self._round), self, self._on_error)

    def _read_key(self) -> None:
        self._compose.set_keyless(self._session.desk.account_state().needs_key)

    async def _read_limit(self, model: str, this_round: int) -> None:
        seconds = await self._session.model_deadline(model) if model else None
        if this_round == self._round:
            self._line.set_limit(seconds)

    def _on_changed(self, before: Request, request: Request) -> None:
        """A row went on: the next of its model may go its way, too. What is remembered of that comes after the change."""
        moved = before.state is not request.state or before.delivery is not request.delivery
        if moved and request.model == self._compose.model:
            self._line.set_direct(self._session.needs_direct(request.model))

    def _try_queue(self) -> None:
        spawn(self._tried(self._compose.model), self, self._on_error)

    async def _tried(self, model: str) -> None:
        await self._session.try_queue(model)
        self.read()
        words = tr("The next request of {model} goes to the queue.").format(model=model_name(model))
        self._toast.show_notice(words)
