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
from comfy_desk.app.tour_choosing import choosing_steps_of
from comfy_desk.app.tour_finding import finding_steps_of
from comfy_desk.app.tour_folder import MARK, make_ready
from comfy_desk.app.tour_ideas import steps_of
from comfy_desk.app.tour_library import library_steps_of
from comfy_desk.domain.errors import Bucket, DeskError
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import ANSWERS, FILE_NAMES
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.setting_template import TemplateRow
from comfy_desk.ui.dialogs.settings import SettingsSheet
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.phrases import tr

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
        self.window = window
        self._folder = folder
        self._places = places
        self.number = 0

    def steps(self) -> tuple[Callable[[], Awaitable[None]], ...]:
        return (
            self.first_start,
            self.refused_by_the_form,
            self.a_picture,
            self.four_pictures,
            *choosing_steps_of(self),
            self.a_film_and_a_cancel,
            *library_steps_of(self),
            self.refused_by_policy,
            *steps_of(self),
            *finding_steps_of(self),
            self.account_and_a_request_from_elsewhere,
            self.settings,
            self.save_as,
            self.nothing_left_over,
        )

    # the steps

    async def first_start(self) -> None:
        await self.settle()
        await self.shoot("first-start")
        self.click(self._button("Try it without a key"))
        await self.until("the practice Router's session", lambda: self._program.session is not None)
        await self.until("the list of models", lambda: self.window.compose.picker.rows.rowCount() >= 10)
        await self.settle()
        await self.shoot("models")
        self.did("First start: chose to try without a key; the practice Router's models are listed.")

    async def refused_by_the_form(self) -> None:
        await self.choose(_QUICK)
        compose = self.window.compose
        before = len(self.requests())
        QTest.keyClick(self._prompt(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await self.settle()
        self.check("the button says why it cannot", bool(compose.reason()))
        self.check("nothing was submitted", len(self.requests()) == before)
        await self.shoot("form-says-why")
        self.did(f"Ctrl+Enter with an empty prompt: nothing is sent; the form says “{compose.reason()}”")

    async def a_picture(self) -> None:
        request = await self._generate("A lighthouse over a violet sea, first light, ink and gouache")
        await self.until("a state at the Router", lambda: self._now(request).state.at_router)
        await self.shoot("picture-on-its-way")
        done = await self.ended(request, State.DONE)
        work = done.works[0]
        self.check("the picture is saved", bool(work.path) and Path(work.path or "").stat().st_size > 0)
        self.check("it lies in the folder of saved files", self._places.saved in Path(work.path or "").parents)
        await self.until("the preview in the row", lambda: bool(self._now(request).works[0].thumbnail))
        await self.open(request)
        await self.shoot("picture-done")
        self.did(f"One picture: {Path(work.path or '').name}, {work.width} × {work.height}, {done.credits} credits.")

    async def four_pictures(self) -> None:
        await self.choose(_PANELS)
        request = await self._generate("Four seasons in one garden, woodcut")
        done = await self.ended(request, State.DONE)
        saved = [output for output in done.works if output.path]
        failed = [output for output in done.works if output.problem and not output.path]
        self.check("three of four pictures are saved", len(saved) == 3)
        self.check("the fourth says why it is missing", len(failed) == 1)
        await self.open(request)
        await self.shoot("four-pictures")
        self.did(f"Four pictures: three saved, one not: “{failed[0].problem}”")

    async def a_film_and_a_cancel(self) -> None:
        await self.choose(_REEL)
        film = await self._generate("Slow waves under a paper moon")
        waiting = [await self._generate(f"Clouds over the hills, take {take}") for take in (1, 2, 3)]
        last = waiting[-1]
        await self.until("a queue position", lambda: self._now(last).position is not None)
        await self.settle()
        await self.shoot("queue-with-positions")
        self._click_in_row(last, "cancel")
        await self.until("the cancel's answer", lambda: self._now(last).cancel_accepted_at is not None)
        await self.shoot("cancelling")
        await self.ended(last, State.CANCELLED)
        for request in waiting[:-1]:
            if self._now(request).cancellable:  # a quick machine may have begun, or ended, one of them
                self._click_in_row(request, "cancel")
        done = await self.ended(film, State.DONE)
        for request in waiting[:-1]:
            await self.until("the others' end", partial(self._is_over, request))
        self.check("the film has a length", bool(done.works[0].duration))
        await self.open(film)
        await self.settle(12)
        await self.shoot("film")
        self.did(f"A film of {done.works[0].duration:.0f} s saved; one that waited was cancelled by its row's button.")

    async def refused_by_policy(self) -> None:
        await self.choose(_QUICK)
        request = await self._generate("A portrait of the forbidden-subject")
        ended = await self.ended(request, State.FAILED)
        failure = ended.failure
        self.check("the refusal is named", failure is not None and failure.bucket == Bucket.CONTENT_POLICY_VIOLATION)
        await self.open(request)
        await self.shoot("refused-by-policy")
        self.did(f"Refused by content policy: “{failure.detail if failure else ''}”")

    async def account_and_a_request_from_elsewhere(self) -> None:
        """A row that was removed comes back by its address, as a request of another program would come in."""
        self.menu("account")
        await self.settle()
        self.check("the account's sheet is open", self.window.sheets.content is not None)
        await self.shoot("account")
        self.click(self._button("Close"))
        request = next(r for r in self.requests() if r.state is State.CANCELLED and r.handle is not None)
        self.window.queue.verbAsked.emit(request.id, "remove")
        await self.until("the row to go", lambda: request.id not in {row.id for row in self.requests()})
        self.menu("adopt")
        await self.settle()
        model, field = self._field("Model"), self._field("Request id")
        model.setFocus()
        QApplication.clipboard().setText(request.handle.status_url if request.handle is not None else "")
        QTest.keyClick(model, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        self.check(
            "the address filled both fields", (model.text(), field.text()) == (request.model, request.request_id)
        )
        await self.shoot("take-in")
        self.click(self._button("Take it in"))
        await self.until("the row", lambda: self.window.queue.selected_id() == request.id)
        self.check("the sheet is gone", self.window.sheets.content is None)
        self.did(f"Taken in by its address: {request.request_id}; its row is back and chosen.")

    async def settings(self) -> None:
        """A switch is turned and turned back; a template is tried, and what it would make is read."""
        self.menu("settings")
        await self.settle()
        sheet = self.window.sheets.content
        self.check("the settings are open", isinstance(sheet, SettingsSheet))
        if not isinstance(sheet, SettingsSheet):
            return
        row = sheet.rows[FILE_NAMES.key]
        self.check("the next names are shown", isinstance(row, TemplateRow) and len(row.shown_names) > 1)
        answers = sheet.rows[ANSWERS.key]
        self.click(answers.fields()[0])
        await self.until("the switch to count", answers.reset.isVisible)
        await self.shoot("settings")
        self.click(answers.reset)
        await self.until("the usual way again", answers.reset.isHidden)
        self.click(self._button("Close"))
        self.did("Settings: a switch turned and turned back, each on the disk at once.")

    async def save_as(self) -> None:
        request = next(r for r in self.requests() if r.state is State.DONE and r.model == _QUICK)
        await self.open(request)
        self.window.viewer.action("save").trigger()
        dialog = await self._dialog()
        target = self._folder / "saved-by-hand.png"
        target.unlink(missing_ok=True)
        name = dialog.findChild(QLineEdit)
        if name is None:
            raise TourFailed("the dialog has no field for a name")
        name.setText(str(target))
        await self.shoot("save-as", dialog)
        QTest.keyClick(name, Qt.Key.Key_Return)
        await self.until("the copy", target.exists)
        original = Path(request.works[0].path or "")
        self.check("the copy has the same bytes", target.read_bytes() == original.read_bytes())
        await self.settle()
        await self.shoot("saved")
        self.did(f"Saved as {target.name}: {target.stat().st_size} bytes, equal to the saved original.")

    async def nothing_left_over(self) -> None:
        unfinished = [request for request in self.requests() if not request.state.terminal]
        self.check("every request has ended", not unfinished)
        self.check("no half file is left", not list(self._places.saved.rglob("*.part")))
        files = [path for path in self._places.saved.rglob("*") if path.is_file() and path.name != MARK]
        self.check("recipes lie beside the works", any(path.name.endswith(".comfy.json") for path in files))
        self.did(f"At the end: {len(self.requests())} requests, {len(files)} files, nothing half done.")

    # what a hand does

    async def choose(self, model: str) -> None:
        compose = self.window.compose
        if not compose.picker.isVisible():
            self.click(compose.model_button)
            await self.settle()
        search = compose.picker.search
        search.clear()
        QTest.keyClicks(search, model.partition("/")[2])
        await self.settle()
        QTest.keyClick(search, Qt.Key.Key_Return)
        await self.until(f"the form of {model}", lambda: compose.model == model and compose.form.form is not None)
        await self.until("the prompt's field", lambda: self._prompt_or_none() is not None)
        await self.settle()

    async def _generate(self, prompt: str) -> Request:
        before = {request.id for request in self.requests()}
        field = self.write(prompt)
        QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await self.until("the new row", lambda: len(self.requests()) > len(before))
        new = [request for request in self.requests() if request.id not in before]
        self.check("one press is one request", len(new) == 1)
        self.check("the row has the prompt", new[0].prompt == prompt)
        # Two presses within a double click are one, so the next one waits like a hand does.
        await asyncio.sleep(QApplication.doubleClickInterval() / 1000 + 0.05)
        return new[0]

    def write(self, prompt: str) -> QPlainTextEdit:
        """Types a prompt in the place of the one that stands there."""
        field = self._prompt()
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, prompt)
        return field

    async def open(self, request: Request) -> None:
        self.check("the row is in the table", self.window.queue.select(request.id))
        self.window.show_request(request.id)
        await self.until("the viewer", lambda: self._shown_is(request))
        await self.settle(6)

    def _shown_is(self, request: Request) -> bool:
        current = self.window.viewer.current()
        return not self._now(request).works or (current is not None and current[0].id == request.id)

    def _click_in_row(self, request: Request, verb: str) -> None:
        table = self.window.queue.table
        point = table.button_point(request.id, verb)
        if point is None:
            raise TourFailed(f"the row has no button to {verb}")
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def click(self, button: QWidget) -> None:
        self.check(f"“{button.accessibleName() or getattr(button, 'text', str)()}” can be clicked", button.isEnabled())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, _middle(button))

    # what an eye sees

    def _button(self, text: str) -> QPushButton:
        for button in self.window.findChildren(QPushButton):
            if button.text() == tr(text) and button.isVisible():
                return button
        raise TourFailed(f"there is no button “{text}”")

    def _field(self, name: str) -> QLineEdit:
        for field in self.window.findChildren(QLineEdit):
            if field.accessibleName() == tr(name) and field.isVisible():
                return field
        raise TourFailed(f"there is no field “{name}”")

    def menu(self, name: str) -> None:
        """By the name of its command, which is the same in every language."""
        for action in self.window.menuBar().findChildren(QAction):
            if action.objectName().rpartition(".")[2] == name:
                self.check(f"{name} can be chosen", action.isEnabled())
                action.trigger()
                return
        raise TourFailed(f"there is no entry for {name}")

    def _prompt_or_none(self) -> QPlainTextEdit | None:
        fields = self.window.compose.form.findChildren(QPlainTextEdit)
        return next((field for field in fields if field.isVisible() and not field.isReadOnly()), None)

    def _prompt(self) -> QPlainTextEdit:
        field = self._prompt_or_none()
        if field is None:
            raise TourFailed("the form has no field for a prompt")
        return field

    async def _dialog(self) -> QFileDialog:
        await self.until("the dialog", lambda: bool(self.window.findChildren(QFileDialog)))
        await self.settle()
        return self.window.findChildren(QFileDialog)[-1]

    def requests(self) -> tuple[Request, ...]:
        return self._program.session.desk.requests() if self._program.session is not None else ()

    def _now(self, request: Request) -> Request:
        session = self._program.session
        now = session.desk.get(request.id) if session is not None else None
        if now is None:
            raise TourFailed("a row has vanished")
        return now

    def _is_over(self, request: Request) -> bool:
        return self._now(request).state.terminal

    async def ended(self, request: Request, state: State) -> Request:
        await self.until("its end", partial(self._is_over, request))
        now = self._now(request)
        self.check(f"it ended as {state} and not as {now.state}", now.state is state)
        return now

    async def until(self, what: str, met: Callable[[], bool]) -> None:
        """Looks often, as an eye does: what is waited for may be a pixel as well as an event."""
        until = asyncio.get_running_loop().time() + _PATIENCE
        while not met():
            if asyncio.get_running_loop().time() > until:
                raise TourFailed(f"{what} did not come within {_PATIENCE:.0f} s")
            await asyncio.sleep(0.03)

    async def settle(self, turns: int = 4) -> None:
        """Lets layouts, thumbnails and decoded pictures arrive."""
        for _ in range(turns):
            await asyncio.sleep(0.05)

    def check(self, what: str, met: bool) -> None:
        if not met:
            raise TourFailed(f"not so: {what}")

    def did(self, words: str) -> None:
        print(words, flush=True)

    async def shoot(self, name: str, widget: QWidget | None = None) -> None:
        """Pictures of the window (or a dialog) in light and in dark."""
        self.number += 1
        app = QApplication.instance()
        for scheme in (theme.Scheme.LIGHT, theme.Scheme.DARK):
            if isinstance(app, QApplication):
                theme.apply(app, scheme)
            await self.settle(2)  # never processEvents: tasks would be entered from within a task
            path = self._folder / f"{self.number:02}-{name}-{scheme}.png"
            if not (widget or self.window).grab().save(str(path)):
                raise TourFailed(f"{path.name} could not be written")

    async def failed(self) -> None:
        """The moment it went wrong."""
        try:
            await self.shoot("went-wrong")
        except (TourFailed, RuntimeError):
            _log.warning("No picture of the failure could be taken")


def _middle(widget: QWidget) -> QPoint:
    return widget.rect().center()
