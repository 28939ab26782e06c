"""`--tour DIR`: drives the real window through a session at the practice Router, by keys and clicks, and checks what it sees.

Leaves numbered pictures in light and dark, and the saved files, in DIR. Each step says what it did and what it checked;
the first one that goes wrong ends the tour with a picture of the moment and an exit code that is not zero.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from comfy_desk.app.paths import Folders
from comfy_desk.app.program import Program
from comfy_desk.app.tour_folder import MARK, make_ready
from comfy_desk.domain.errors import Bucket, DeskError
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import ANSWERS, FILE_NAMES
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.setting_template import TemplateRow
from comfy_desk.ui.dialogs.settings import SettingsSheet
from comfy_desk.ui.main_window import MainWindow

_log = logging.getLogger(__name__)

_SIZE = (1440, 900)
_PATIENCE = 120.0
_QUICK = "kiln/quick-sketch"
_PANELS = "loom/four-panels"
_REEL = "lantern/long-reel"


class TourFailed(Exception):
    """A step saw something else than it must. The message says what."""


async def take_tour(program: Program, folder: Path, places: Folders) -> int:
    """The whole tour; 0 where every step went right, 1 otherwise. Raises DeskError where the program cannot start."""
    make_ready(folder, places)
    await program.open()
    window = program.window
    if window is None:
        raise DeskError("The window did not open.")
    window.resize(*_SIZE)
    tour = Tour(program, window, folder, places)
    code = 0
    try:
        for step in tour.steps():
            await step()
    except TourFailed as error:
        print(f"WRONG: {error}")
        await tour.failed()
        code = 1
    except Exception as error:  # noqa: BLE001 - the edge: said, pictured, and a code that is not zero
        _log.exception("The tour broke")
        print(f"WRONG: the tour broke ({type(error).__name__}: {error})")
        await tour.failed()
        code = 1
    await program.close()
    print(f"{tour.number} moments in light and dark are in {folder}, saved files in {places.saved}.")
    print("The tour went right." if code == 0 else "The tour went wrong.")
    return code


class Tour:
    """One walk through the window. `number` counts the pictures taken."""

    def __init__(self, program: Program, window: MainWindow, folder: Path, places: Folders) -> None:
        self._program = program
        self._window = window
        self._folder = folder
        self._places = places
        self.number = 0

    def steps(self) -> tuple[Callable[[], Awaitable[None]], ...]:
        return (
            self.first_start,
            self.refused_by_the_form,
            self.a_picture,
            self.four_pictures,
            self.a_film_and_a_cancel,
            self.refused_by_policy,
            self.account_and_a_request_from_elsewhere,
            self.settings,
            self.save_as,
            self.nothing_left_over,
        )

    # the steps

    async def first_start(self) -> None:
        await self._settle()
        await self._shoot("first-start")
        self._click(self._button("Try it without a key"))
        await self._until("the practice Router's session", lambda: self._program.session is not None)
        await self._until("the list of models", lambda: self._window.compose.picker.rows.rowCount() >= 10)
        await self._settle()
        await self._shoot("models")
        self._did("First start: chose to try without a key; the practice Router's models are listed.")

    async def refused_by_the_form(self) -> None:
        await self._choose(_QUICK)
        compose = self._window.compose
        before = len(self._requests())
        QTest.keyClick(self._prompt(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await self._settle()
        self._check("the button says why it cannot", bool(compose.reason()))
        self._check("nothing was submitted", len(self._requests()) == before)
        await self._shoot("form-says-why")
        self._did(f"Ctrl+Enter with an empty prompt: nothing is sent; the form says “{compose.reason()}”")

    async def a_picture(self) -> None:
        request = await self._generate("A lighthouse over a violet sea, first light, ink and gouache")
        await self._until("a state at the Router", lambda: self._now(request).state.at_router)
        await self._shoot("picture-on-its-way")
        done = await self._ended(request, State.DONE)
        work = done.works[0]
        self._check("the picture is saved", bool(work.path) and Path(work.path or "").stat().st_size > 0)
        self._check("it lies in the folder of saved files", self._places.saved in Path(work.path or "").parents)
        await self._until("the preview in the row", lambda: bool(self._now(request).works[0].thumbnail))
        await self._open(request)
        await self._shoot("picture-done")
        self._did(f"One picture: {Path(work.path or '').name}, {work.width} × {work.height}, {done.credits} credits.")

    async def four_pictures(self) -> None:
        await self._choose(_PANELS)
        request = await self._generate("Four seasons in one garden, woodcut")
        done = await self._ended(request, State.DONE)
        saved = [output for output in done.works if output.path]
        failed = [output for output in done.works if output.problem and not output.path]
        self._check("three of four pictures are saved", len(saved) == 3)
        self._check("the fourth says why it is missing", len(failed) == 1)
        await self._open(request)
        await self._shoot("four-pictures")
        self._did(f"Four pictures: three saved, one not: “{failed[0].problem}”")

    async def a_film_and_a_cancel(self) -> None:
        await self._choose(_REEL)
        film = await self._generate("Slow waves under a paper moon")
        waiting = [await self._generate(f"Clouds over the hills, take {take}") for take in (1, 2, 3)]
        last = waiting[-1]
        await self._until("a queue position", lambda: self._now(last).position is not None)
        await self._settle()
        await self._shoot("queue-with-positions")
        self._click_in_row(last, "cancel")
        await self._until("the cancel's answer", lambda: self._now(last).cancel_accepted_at is not None)
        await self._shoot("cancelling")
        await self._ended(last, State.CANCELLED)
        for request in waiting[:-1]:
            if self._now(request).cancellable:  # a quick machine may have begun, or ended, one of them
                self._click_in_row(request, "cancel")
        done = await self._ended(film, State.DONE)
        for request in waiting[:-1]:
            await self._until("the others' end", partial(self._is_over, request))
        self._check("the film has a length", bool(done.works[0].duration))
        await self._open(film)
        await self._settle(12)
        await self._shoot("film")
        self._did(f"A film of {done.works[0].duration:.0f} s saved; one that waited was cancelled by its row's button.")

    async def refused_by_policy(self) -> None:
        await self._choose(_QUICK)
        request = await self._generate("A portrait of the forbidden-subject")
        ended = await self._ended(request, State.FAILED)
        failure = ended.failure
        self._check("the refusal is named", failure is not None and failure.bucket == Bucket.CONTENT_POLICY_VIOLATION)
        await self._open(request)
        await self._shoot("refused-by-policy")
        self._did(f"Refused by content policy: “{failure.detail if failure else ''}”")

    async def account_and_a_request_from_elsewhere(self) -> None:
        """A row that was removed comes back by its address, as a request of another program would come in."""
        self._menu("Account and key")
        await self._settle()
        self._check("the account's sheet is open", self._window.sheets.content is not None)
        await self._shoot("account")
        self._click(self._button("Close"))
        request = next(r for r in self._requests() if r.state is State.CANCELLED and r.handle is not None)
        self._window.queue.verbAsked.emit(request.id, "remove")
        await self._until("the row to go", lambda: request.id not in {row.id for row in self._requests()})
        self._menu("Take in a request")
        await self._settle()
        model, field = self._field("Model"), self._field("Request id")
        model.setFocus()
        QApplication.clipboard().setText(request.handle.status_url if request.handle is not None else "")
        QTest.keyClick(model, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        self._check(
            "the address filled both fields", (model.text(), field.text()) == (request.model, request.request_id)
        )
        await self._shoot("take-in")
        self._click(self._button("Take it in"))
        await self._until("the row", lambda: self._window.queue.selected_id() == request.id)
        self._check("the sheet is gone", self._window.sheets.content is None)
        self._did(f"Taken in by its address: {request.request_id}; its row is back and chosen.")

    async def settings(self) -> None:
        """A switch is turned and turned back; a template is tried, and what it would make is read."""
        self._menu("Settings")
        await self._settle()
        sheet = self._window.sheets.content
        self._check("the settings are open", isinstance(sheet, SettingsSheet))
        if not isinstance(sheet, SettingsSheet):
            return
        row = sheet.rows[FILE_NAMES.key]
        self._check("the next names are shown", isinstance(row, TemplateRow) and len(row.shown_names) > 1)
        answers = sheet.rows[ANSWERS.key]
        self._click(answers.fields()[0])
        await self._until("the switch to count", answers.reset.isVisible)
        await self._shoot("settings")
        self._click(answers.reset)
        await self._until("the usual way again", answers.reset.isHidden)
        self._click(self._button("Close"))
        self._did("Settings: a switch turned and turned back, each on the disk at once.")

    async def save_as(self) -> None:
        request = next(r for r in self._requests() if r.state is State.DONE and r.model == _QUICK)
        await self._open(request)
        self._window.viewer.action("save").trigger()
        dialog = await self._dialog()
        target = self._folder / "saved-by-hand.png"
        target.unlink(missing_ok=True)
        name = dialog.findChild(QLineEdit)
        if name is None:
            raise TourFailed("the dialog has no field for a name")
        name.setText(str(target))
        await self._shoot("save-as", dialog)
        QTest.keyClick(name, Qt.Key.Key_Return)
        await self._until("the copy", target.exists)
        original = Path(request.works[0].path or "")
        self._check("the copy has the same bytes", target.read_bytes() == original.read_bytes())
        await self._settle()
        await self._shoot("saved")
        self._did(f"Saved as {target.name}: {target.stat().st_size} bytes, equal to the saved original.")

    async def nothing_left_over(self) -> None:
        unfinished = [request for request in self._requests() if not request.state.terminal]
        self._check("every request has ended", not unfinished)
        self._check("no half file is left", not list(self._places.saved.rglob("*.part")))
        files = [path for path in self._places.saved.rglob("*") if path.is_file() and path.name != MARK]
        self._check("recipes lie beside the works", any(path.name.endswith(".comfy.json") for path in files))
        self._did(f"At the end: {len(self._requests())} requests, {len(files)} files, nothing half done.")

    # what a hand does

    async def _choose(self, model: str) -> None:
        compose = self._window.compose
        if not compose.picker.isVisible():
            self._click(compose.model_button)
            await self._settle()
        search = compose.picker.search
        search.clear()
        QTest.keyClicks(search, model.partition("/")[2])
        await self._settle()
        QTest.keyClick(search, Qt.Key.Key_Return)
        await self._until(f"the form of {model}", lambda: compose.model == model and compose.form.form is not None)
        await self._until("the prompt's field", lambda: self._prompt_or_none() is not None)
        await self._settle()

    async def _generate(self, prompt: str) -> Request:
        before = {request.id for request in self._requests()}
        field = self._prompt()
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, prompt)
        QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await self._until("the new row", lambda: len(self._requests()) > len(before))
        new = [request for request in self._requests() if request.id not in before]
        self._check("one press is one request", len(new) == 1)
        self._check("the row has the prompt", new[0].prompt == prompt)
        # Two presses within a double click are one, so the next one waits like a hand does.
        await asyncio.sleep(QApplication.doubleClickInterval() / 1000 + 0.05)
        return new[0]

    async def _open(self, request: Request) -> None:
        self._check("the row is in the table", self._window.queue.select(request.id))
        self._window.show_request(request.id)
        await self._until("the viewer", lambda: self._shown_is(request))
        await self._settle(6)

    def _shown_is(self, request: Request) -> bool:
        current = self._window.viewer.current()
        return not self._now(request).works or (current is not None and current[0].id == request.id)

    def _click_in_row(self, request: Request, verb: str) -> None:
        table = self._window.queue.table
        point = table.button_point(request.id, verb)
        if point is None:
            raise TourFailed(f"the row has no button to {verb}")
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def _click(self, button: QWidget) -> None:
        self._check(f"“{button.accessibleName() or getattr(button, 'text', str)()}” can be clicked", button.isEnabled())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, _middle(button))

    # what an eye sees

    def _button(self, text: str) -> QPushButton:
        for button in self._window.findChildren(QPushButton):
            if button.text() == text and button.isVisible():
                return button
        raise TourFailed(f"there is no button “{text}”")

    def _field(self, name: str) -> QLineEdit:
        for field in self._window.findChildren(QLineEdit):
            if field.accessibleName() == name and field.isVisible():
                return field
        raise TourFailed(f"there is no field “{name}”")

    def _menu(self, words: str) -> None:
        for action in self._window.menuBar().findChildren(QAction):
            if action.text().replace("&", "").startswith(words):
                self._check(f"“{words}” can be chosen", action.isEnabled())
                action.trigger()
                return
        raise TourFailed(f"there is no entry “{words}”")

    def _prompt_or_none(self) -> QPlainTextEdit | None:
        fields = self._window.compose.form.findChildren(QPlainTextEdit)
        return next((field for field in fields if field.isVisible() and not field.isReadOnly()), None)

    def _prompt(self) -> QPlainTextEdit:
        field = self._prompt_or_none()
        if field is None:
            raise TourFailed("the form has no field for a prompt")
        return field

    async def _dialog(self) -> QFileDialog:
        await self._until("the dialog", lambda: bool(self._window.findChildren(QFileDialog)))
        await self._settle()
        return self._window.findChildren(QFileDialog)[-1]

    def _requests(self) -> tuple[Request, ...]:
        return self._program.session.desk.requests() if self._program.session is not None else ()

    def _now(self, request: Request) -> Request:
        session = self._program.session
        now = session.desk.get(request.id) if session is not None else None
        if now is None:
            raise TourFailed("a row has vanished")
        return now

    def _is_over(self, request: Request) -> bool:
        return self._now(request).state.terminal

    async def _ended(self, request: Request, state: State) -> Request:
        await self._until("its end", partial(self._is_over, request))
        now = self._now(request)
        self._check(f"it ended as {state} and not as {now.state}", now.state is state)
        return now

    async def _until(self, what: str, met: Callable[[], bool]) -> None:
        """Looks often, as an eye does: what is waited for may be a pixel as well as an event."""
        until = asyncio.get_running_loop().time() + _PATIENCE
        while not met():
            if asyncio.get_running_loop().time() > until:
                raise TourFailed(f"{what} did not come within {_PATIENCE:.0f} s")
            await asyncio.sleep(0.03)

    async def _settle(self, turns: int = 4) -> None:
        """Lets layouts, thumbnails and decoded pictures arrive."""
        for _ in range(turns):
            await asyncio.sleep(0.05)

    def _check(self, what: str, met: bool) -> None:
        if not met:
            raise TourFailed(f"not so: {what}")

    def _did(self, words: str) -> None:
        print(words, flush=True)

    async def _shoot(self, name: str, widget: QWidget | None = None) -> None:
        """Pictures of the window (or a dialog) in light and in dark."""
        self.number += 1
        app = QApplication.instance()
        for scheme in (theme.Scheme.LIGHT, theme.Scheme.DARK):
            if isinstance(app, QApplication):
                theme.apply(app, scheme)
            await self._settle(2)  # never processEvents: tasks would be entered from within a task
            path = self._folder / f"{self.number:02}-{name}-{scheme}.png"
            if not (widget or self._window).grab().save(str(path)):
                raise TourFailed(f"{path.name} could not be written")

    async def failed(self) -> None:
        """The moment it went wrong."""
        try:
            await self._shoot("went-wrong")
        except (TourFailed, RuntimeError):
            _log.warning("No picture of the failure could be taken")


def _middle(widget: QWidget) -> QPoint:
    return widget.rect().center()
