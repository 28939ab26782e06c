"""Presets in Compose: the button, and what its panel asks for. Using, replacing and deleting one can be taken back."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QToolButton, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.preset import Preset
from comfy_desk.schema import NotJsonError
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import apart, theme
from comfy_desk.ui.forms.shorten import looks_encoded
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import ErrorSink, spawn
from comfy_desk.ui.views.compose_fill import Filling
from comfy_desk.ui.views.compose_notes import Notes
from comfy_desk.ui.views.drafts import Draft, with_files, without_files
from comfy_desk.ui.views.presets_panel import PresetsPanel

ABOUT = "preset"

SHORTEST_FILE = 200
"""Characters; the smallest pictures have more."""


class PresetActs(QObject):
    """`button` is to be put somewhere."""

    def __init__(
        self, session: SessionApi, filling: Filling, notes: Notes, on_error: ErrorSink, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._filling = filling
        self._notes = notes
        self._on_error = on_error
        self._round = 0
        self._deleted: list[Preset] = []  # those that the note's Undo brings back
        self.button = QToolButton(parent)
        self.button.setIcon(icon("library", "dim"))
        self.button.setIconSize(QSize(theme.ICON, theme.ICON))
        self.button.setToolTip(tr("Presets of this model"))
        self.button.setAccessibleName(tr("Presets of this model"))
        self.button.setEnabled(False)
        theme.set_role(self.button, "flat")
        self.panel = PresetsPanel(parent)
        self.button.clicked.connect(self._on_open)
        panel = self.panel
        panel.applyAsked.connect(lambda name: self._do(self._apply(name)))
        panel.saveAsked.connect(lambda name, files: self._do(self._save(name, files)))
        panel.renameAsked.connect(lambda preset_id, name: self._do(self._rename(preset_id, name)))
        panel.deleteAsked.connect(lambda name: self._do(self._delete(name)))
        panel.standardAsked.connect(lambda name: self._do(self._set_standard(name)))
        filling.began.connect(lambda _model: self.button.setEnabled(False))
        filling.began.connect(lambda _model: self._notes.drop(ABOUT))
        filling.came.connect(lambda _document: self.button.setEnabled(True))

    def _do(self, work: Any) -> None:
        spawn(work, self, self._on_error)

    def _on_open(self) -> None:
        draft = self._filling.draft()
        size = sum(map(len, without_files(draft.body, _is_file)[1].values()))
        self.panel.set_lines(())
        self.panel.set_form(size, self._filling.unreadable())
        self._do(self._read(open_it=True))

    async def _read(self, *, open_it: bool = False) -> None:
        self._round += 1
        this_round, model = self._round, self._filling.model
        lines = await self._session.presets.of(model)
        if this_round == self._round and model == self._filling.model:
            self.panel.set_lines(lines)
            if open_it:
                self.panel.open_at(self.button)

    async def _save(self, name: str, files: bool) -> None:
        model, draft = self._filling.model, self._filling.draft()
        body = draft.body
        if not files:
            light, long = without_files(body, _is_file)
            body = with_files(light, {}, long)
        try:
            data = await apart.written(body)
        except NotJsonError as error:
            raise DeskError(tr("This cannot be saved: {why}.").format(why=error)) from error
        former = await self._named(model, name)
        line = await self._session.presets.save(model, name, data, draft.random, draft.serving)
        if former is None:
            self._notes.say(ABOUT, tr("Saved as “{name}”.").format(name=line.name))
        else:
            words = tr("“{name}” is what stands in the form now.").format(name=line.name)
            self._notes.say(ABOUT, words, acts=((tr("Undo"), lambda: self._put_back(former)),))

    async def _named(self, model: str, name: str) -> Preset | None:
        known = await self._session.presets.of(model)
        same = next((line for line in known if line.name.casefold() == name.casefold()), None)
        return await self._session.presets.read(same.id) if same is not None else None

    async def _apply(self, preset_id: str) -> None:
        preset = await self._session.presets.read(preset_id)
        body = await apart.read(preset.body)
        if preset.line.model != self._filling.model or self._filling.form is None:
            return
        if not isinstance(body, dict):
            raise DeskError(tr("This preset is no form."))
        before = self._filling.draft()
        body = _with_present_files(body, before.body)
        self._filling.show_draft(Draft(body, preset.random, (), preset.serving))
        placed = self._filling.draft().body
        words = tr("“{name}” is in the form.").format(name=preset.line.name)
        undo = (tr("Undo"), lambda: self._filling.take_back(ABOUT, before, placed))
        self._notes.say(ABOUT, words, acts=(undo,))

    async def _rename(self, preset_id: str, name: str) -> None:
        try:
            await self._session.presets.rename(preset_id, name)
        finally:
            await self._read()

    async def _delete(self, preset_id: str) -> None:
        preset = await self._session.presets.delete(preset_id)
        if self._notes.words(ABOUT) != self._deleted_words():
            self._deleted = []  # something else was said since, and its way back stands there
        self._deleted.append(preset)
        gone = tuple(self._deleted)
        self._notes.say(ABOUT, self._deleted_words(), acts=((tr("Undo"), lambda: self._put_back(*gone)),))
        await self._read()

    def _deleted_words(self) -> str:
        if len(self._deleted) > 1:
            return tr("{n} presets were deleted.").format(n=len(self._deleted))
        return tr("“{name}” was deleted.").format(name=self._deleted[0].line.name) if self._deleted else ""

    def _put_back(self, *presets: Preset) -> None:
        self._notes.drop(ABOUT)
        self._do(self._restore(presets))

    async def _restore(self, presets: tuple[Preset, ...]) -> None:
        for preset in presets:
            await self._session.presets.restore(preset)
        if len(presets) > 1:
            words = tr("{n} presets are back as they were.").format(n=len(presets))
        else:
            words = tr("“{name}” is back as it was.").format(name=presets[0].line.name)
        self._notes.say(ABOUT, words)

    async def _set_standard(self, preset_id: str) -> None:
        await self._session.presets.set_standard(self._filling.model, preset_id)
        await self._read()


def _is_file(text: str) -> bool:
    """Pictures and other files, also small ones; a long text is none."""
    return len(text) > SHORTEST_FILE and looks_encoded(text)


def _with_present_files(body: dict[str, Any], present: dict[str, Any]) -> dict[str, Any]:
    """A preset that was saved without files leaves those that stand in the form at its top."""
    kept = {
        name: value for name, value in present.items() if name not in body and without_files({name: value}, _is_file)[1]
    }
    return {**body, **kept}
