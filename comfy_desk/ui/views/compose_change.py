"""A request that is taken into the form to be changed in its place: which one it is, and that it does not leave meanwhile.

While it is in the form it is held back, so that it is not sent as it was; when it is left alone it goes back in line. The
bar above the form says what a press of the button will do.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.services.api import NOTHING, SessionApi, Told
from comfy_desk.ui import theme
from comfy_desk.ui.icons import IconLabel
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import ErrorSink, spawn
from comfy_desk.ui.waiting_words import goes_by_itself


class ChangeBar(QFrame):
    """One sentence and the way out."""

    leaveAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "notice")
        self.words = plain_label("", self)
        self.leave = QPushButton(tr("Leave it as it was"), self)
        theme.set_role(self.leave, "link")
        self.leave.clicked.connect(self.leaveAsked)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID // 2, theme.GRID // 2)
        row.setSpacing(theme.GRID)
        row.addWidget(IconLabel("edit", "accent", theme.ICON, self))
        row.addWidget(self.words, 1)
        row.addWidget(self.leave)
        self.hide()


class Changing(QObject):
    """`ended` when no request is in the form any more, whatever became of it."""

    began = Signal()
    ended = Signal()

    def __init__(self, session: SessionApi, bar: ChangeBar, on_error: ErrorSink, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._bar = bar
        self._on_error = on_error
        self._request: Request | None = None
        self._sending = ""  # the id of the one whose change is being written down
        self._held_here = False  # held back because it is in the form, and not by the artist
        bar.leaveAsked.connect(self.leave)

    @property
    def request(self) -> Request | None:
        """The one that is in the form."""
        return self._request

    @property
    def held_here(self) -> bool:
        """It is held back because it is in the form."""
        return self._held_here

    @property
    def words(self) -> str:
        """What the button does."""
        request = self._request
        if request is not None and request.hold is Hold.PAUSED and not self._held_here:
            return tr("Save the change")  # it is held back by hand, and stays so
        return tr("Send the change")

    def begin(self, request: Request) -> None:
        """This one is in the form now; another one that was is left as it was."""
        if self._request is not None and self._request.id == request.id:
            return
        self.leave()
        self._request = request
        self._held_here = request.state is State.WAITING and goes_by_itself(request)
        refused = request.state is State.FAILED or request.hold is Hold.CREDITS
        where = tr("A request that was refused: what you send now takes its place.")
        self._bar.words.setText(where if refused else tr("A request that waits here: what you send takes its place."))
        self._bar.show()
        if self._held_here:
            spawn(self._session.hold_back((request.id,)), self, self._on_error)
        self.began.emit()

    def leave(self) -> None:
        """It stays as it was, and goes on as before; one whose change is being written down goes on after that."""
        request, held = self._request, self._held_here
        self._end()
        if request is not None and held and self._sending != request.id:
            spawn(self._session.put_back_in_line((request.id,)), self, self._on_error)

    async def send(self, body: bytes, prompt: str, seed: str | None, told: Told = NOTHING) -> str:
        """The change instead of what it was. Returns its id. Raises DeskError where it cannot be changed, or not now."""
        request, held = self._request, self._held_here
        if request is None:
            raise DeskError(tr("It was left as it was before this could be sent."))
        self._sending = request.id
        try:
            await self._session.correct(request.id, body, prompt=prompt, seed=seed, told=told)
        except DeskError:
            await self._not_changed(request, held)
            raise
        finally:
            self._sending = ""
        if self._request is request:
            self._end()
        if held:
            await self._session.put_back_in_line((request.id,))
        return request.id

    async def _not_changed(self, request: Request, held: bool) -> None:
        """It stays in the form while it can be changed; where it was left meanwhile, it goes on as it was."""
        newest = self._session.desk.get(request.id)
        able = newest is not None and newest.correctable and newest.removed_at is None
        here = self._request is not None and self._request.id == request.id
        if here and not able:
            self._end()
        elif able and held and not here:
            await self._session.put_back_in_line((request.id,))

    def note(self, request: Request) -> bool:
        """A request changed. True where it is the one in the form and can no longer be changed: it is let go."""
        if self._request is None or request.id != self._request.id or request.id == self._sending:
            return False
        if request.correctable and request.removed_at is None:
            return False
        self._end()
        return True

    def _end(self) -> None:
        if self._request is not None:
            self._request, self._held_here = None, False
            self._bar.hide()
            self.ended.emit()
