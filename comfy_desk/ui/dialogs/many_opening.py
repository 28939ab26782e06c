"""Opens Many from one for what stands in Compose, and tells Compose what became of it. One sheet for the window's life."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from comfy_desk.domain.errors import DeskError
from comfy_desk.services.api import SessionApi, Wish
from comfy_desk.services.many import Base
from comfy_desk.ui.dialogs.many import ManyDialog
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import ErrorSink, spawn
from comfy_desk.ui.views.compose import ComposeView


class ManyFromOne(QObject):
    """`action` opens it, and so does the button beside Generate. What was typed is kept with the sheet."""

    def __init__(self, session: SessionApi, compose: ComposeView, on_error: ErrorSink) -> None:
        super().__init__(compose)
        self._session = session
        self._compose = compose
        self._on_error = on_error
        self.dialog: ManyDialog | None = None
        self.action = QAction(tr("Many from o&ne…"), compose)
        self.action.setObjectName("compose.many")
        self.action.setShortcuts([QKeySequence("Ctrl+Shift+Return"), QKeySequence("Ctrl+Shift+Enter")])
        self.action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.action.setAutoRepeat(False)
        self.action.triggered.connect(lambda _checked=False: self.open())
        compose.addAction(self.action)
        button = compose.foot.list_button
        self._usual = button.toolTip()
        button.clicked.connect(self.open)
        compose.changing.began.connect(button.hide)
        compose.changing.ended.connect(button.show)
        for turned in (compose.filling.began, compose.filling.came):
            turned.connect(lambda _what: self._refresh())
        self._refresh()

    def open(self) -> None:
        """Without a form it says why there is nothing to make many of; one that cannot be read shows why."""
        compose, form = self._compose, self._compose.filling.form
        if form is None:
            self._on_error(
                DeskError(tr("Many from one begins with what stands in a form. {why}").format(why=compose.reason()))
            )
            return
        if compose.serving.trouble or compose.filling.unreadable():  # the list would be of something else
            compose.foot.reasonPressed.emit()
            if not compose.isVisible():
                self._on_error(DeskError(compose.reason()))
            return
        if self.dialog is None:
            self.dialog = ManyDialog(self._session, compose)
            self.dialog.added.connect(self._on_added)
            self.dialog.failed.connect(lambda words: self._on_error(DeskError(words)))
        base = Base(compose.model, form, compose.form.body(), compose.told())
        self.dialog.show_for(base, random=any(place.random for place in compose.form.seeds()))
        self.dialog.open()
        spawn(self._read_models(self.dialog), self, self._on_error)

    async def put_away(self) -> None:
        """Before the program ends or the session changes: a batch that is being written down is waited for."""
        if self.dialog is not None:
            await self.dialog.finish()

    async def _read_models(self, dialog: ManyDialog) -> None:
        dialog.set_entries(await self._session.models())

    def _refresh(self) -> None:
        button, here = self._compose.foot.list_button, self._compose.filling.form is not None
        button.setEnabled(here)
        button.setToolTip(self._usual if here else tr("Many from one begins with what stands in a model’s form."))

    def _on_added(self, batch_id: str, wishes: tuple[Wish, ...]) -> None:
        posting = self._compose.posting
        spawn(self._session.prompts.note([(wish.model, text) for wish in wishes for text in wish.words]), self)
        for model in dict.fromkeys(wish.model for wish in wishes):
            posting.recorded.emit(model)
        posting.batchSubmitted.emit(batch_id)
