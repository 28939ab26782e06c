"""The forms of the 25 real documents, filled in with keys, clicks and drops; a judge that is not ours looks at the bodies."""

from __future__ import annotations

import json
import wave
from pathlib import Path
from typing import Any

import pytest
from openapi_schema_validator import OAS30Validator
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDropEvent, QImage
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from comfy_desk.schema import ABSENT, Field, Kind, Medium, describe, from_bytes, to_bytes
from comfy_desk.schema.pointers import join
from comfy_desk.schema.translate import body_schema
from comfy_desk.ui.forms.choice_edit import SegmentEdit
from comfy_desk.ui.forms.editor import FieldEditor
from comfy_desk.ui.forms.list_edit import ListEdit
from comfy_desk.ui.forms.media_edit import DropCard, MediaEdit
from comfy_desk.ui.forms.row import FieldRow
from comfy_desk.ui.forms.variant_edit import VariantEdit
from comfy_desk.ui.forms.view import FormView

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "contract" / "schemas"
DOCUMENTS = sorted(FOLDER.glob("*.json")) if FOLDER.is_dir() else []
pytestmark = pytest.mark.skipif(
    not DOCUMENTS, reason="the real per-model documents (../shared/contract/schemas) are not here"
)
every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)


class Hand:
    """An artist before one form."""

    def __init__(self, qtbot: QtBot, view: FormView, folder: Path) -> None:
        self.bot, self.view, self.folder = qtbot, view, folder

    def fill(self, field: Field, pointer: str) -> None:
        """Does what one field asks for."""
        if field.kind is Kind.JSON or field.deprecated:
            return
        self.view.focus_pointer(pointer)
        editor = self.editor(field, pointer)
        match field.kind:
            case Kind.OBJECT:
                self.fill_all(field.fields, pointer)
            case Kind.VARIANT:
                self._fill_variant(editor, pointer)
            case Kind.LIST:
                self._fill_list(editor, field, pointer)
            case Kind.MEDIA:
                self._give_file(editor)
            case Kind.CHOICE:
                self._choose(editor)
            case Kind.BOOLEAN:
                self.bot.mouseClick(editor.focus_target(), Qt.MouseButton.LeftButton, pos=QPoint(12, 10))
            case _:
                self.write(editor, words_for(field))

    def fill_all(self, fields: tuple[Field, ...], pointer: str) -> None:
        for part in fields:
            self.fill(part, join(pointer, part.name))

    def editor(self, field: Field, pointer: str) -> FieldEditor:
        """The editor of a field: the nearest around what has the keyboard."""
        widget: QWidget | None = self.view.focusWidget()
        while widget is not None:
            if isinstance(widget, FieldEditor) and widget.field is field:
                return widget
            widget = widget.parentWidget()
        raise AssertionError(f"nothing at {pointer} takes the keyboard")

    def write(self, editor: FieldEditor, words: str) -> None:
        target = editor.focus_target()
        if editor.value() is not ABSENT and isinstance(target, QLineEdit | QPlainTextEdit):
            target.selectAll()
        self.bot.keyClicks(target, words)

    def clear(self, pointer: str) -> None:
        """The × of the field, or of the nearest around it that has one."""
        self.view.focus_pointer(pointer)
        widget: QWidget | None = self.view.focusWidget()
        while widget is not None and not (isinstance(widget, FieldRow) and not widget.field.required):
            widget = widget.parentWidget()
        assert isinstance(widget, FieldRow), pointer
        widget.clear()

    def _fill_variant(self, editor: FieldEditor, pointer: str) -> None:
        assert isinstance(editor, VariantEdit)
        if editor.chosen < 0:
            editor.choose(0)
        self.fill_all(editor.field.variants[editor.chosen].fields, pointer)

    def _fill_list(self, editor: FieldEditor, field: Field, pointer: str) -> None:
        assert isinstance(editor, ListEdit)
        assert field.item is not None
        wanted = max(field.bounds.min_length or 0, 1)
        while len(editor.items) < wanted:
            add = next(found for found in editor.findChildren(QToolButton) if found.accessibleName().startswith("Add "))
            self.bot.mouseClick(add, Qt.MouseButton.LeftButton)
        for number in range(wanted):
            self.fill(field.item, join(pointer, number))

    def _choose(self, editor: FieldEditor) -> None:
        if editor.value() is not ABSENT:
            return
        if isinstance(editor, SegmentEdit):
            self.bot.mouseClick(editor.findChildren(QToolButton)[0], Qt.MouseButton.LeftButton)
            return
        boxes = editor.findChildren(QComboBox)
        if boxes:
            self.bot.keyClick(boxes[0], Qt.Key.Key_Down)
        else:
            self.bot.mouseClick(editor.findChildren(QToolButton)[0], Qt.MouseButton.LeftButton)

    def _give_file(self, editor: FieldEditor) -> None:
        assert isinstance(editor, MediaEdit)
        medium = editor.media.medium
        file = sound(self.folder) if medium is Medium.AUDIO else picture(self.folder)
        if medium in (Medium.VIDEO, Medium.FILE) or editor.media.encoding.value == "link":
            line = next((line for line in editor.findChildren(QLineEdit) if line.isVisible()), None)
            if line is not None:
                self.bot.keyClicks(line, "https://example.com/a.mp4")
                return
        card = editor.findChild(DropCard)
        assert isinstance(card, DropCard)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file if medium is not Medium.VIDEO else film(self.folder)))])
        drop = QDropEvent(
            QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
        card.dropEvent(drop)
        self.bot.waitUntil(lambda: editor.value() is not ABSENT and not editor.problem(), timeout=10_000)


def words_for(field: Field) -> str:
    bounds = field.bounds
    if field.kind in (Kind.INTEGER, Kind.NUMBER) or field.number_or_text:
        number = bounds.minimum if bounds.minimum is not None and bounds.minimum > 0 else 0
        return str(number + 1 if bounds.exclusive_minimum else number)
    if field.suggestions:
        return field.suggestions[0]
    return "a quiet sea"[: bounds.max_length or 20].ljust(bounds.min_length or 0, "a")


def picture(folder: Path) -> Path:
    file = folder / "small.png"
    if not file.exists():
        image = QImage(640, 640, QImage.Format.Format_RGB32)
        image.fill(QColor("teal"))
        assert image.save(str(file))
    return file


def sound(folder: Path) -> Path:
    file = folder / "small.wav"
    if not file.exists():
        with wave.open(str(file), "wb") as made:
            made.setparams((1, 2, 8000, 0, "NONE", ""))
            made.writeframes(bytes(16000))
    return file


def film(folder: Path) -> Path:
    file = folder / "small.mp4"
    file.write_bytes(b"\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom" + bytes(200))
    return file


def shown(qtbot: QtBot, document: dict[str, Any]) -> FormView:
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(describe(document))
    view.resize(400, 800)
    view.show()
    view.activateWindow()
    qtbot.waitExposed(view)
    return view


def judged(document: dict[str, Any], body: Any) -> list[str]:
    """What the judge says of all but the model, which the address names."""
    schema = {"allOf": [body_schema(document)], "components": document.get("components", {})}
    found = OAS30Validator(schema).iter_errors({"model": "named by the address", **json.loads(to_bytes(body))})
    told = [
        error
        for error in found
        if list(error.absolute_path) != ["model"] and "'model' was unexpected" not in error.message
    ]
    return [f"{list(error.absolute_path)}: {error.message[:120]}" for error in told]


@every_document
def test_a_form_filled_in_all_over_makes_a_body_that_its_document_takes(
    qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    view = shown(qtbot, document)
    assert view.form is not None
    hand = Hand(qtbot, view, tmp_path)
    root = view.form.root
    fields = root.variants[0].fields if root.variants else root.fields
    hand.fill_all(fields, "")
    for _ in range(6):  # what cannot stand together, or is more particular than it says, is cleared again
        found = [problem.pointer for problem in view.problems()]
        if not found:
            break
        for pointer in found:
            hand.clear(pointer)
    assert view.problems() == []
    body = view.body()
    assert judged(document, body) == []
    filled = [name for name in body if name in {part.name for part in fields}]
    plain = [part for part in fields if part.kind is not Kind.JSON and not part.deprecated]
    assert len(filled) >= len(plain) * 0.7, (filled, [part.name for part in plain])
    view.set_json(True)
    view.set_json(False)
    assert to_bytes(view.body()) == to_bytes(body)


@every_document
def test_only_what_is_needed_is_sent_where_only_that_was_written(qtbot: QtBot, path: Path, tmp_path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    view = shown(qtbot, document)
    assert view.form is not None
    hand = Hand(qtbot, view, tmp_path)
    started = view.body()
    for _ in range(40):
        found = [problem for problem in view.problems() if problem.message == "This is needed."]
        if not found:
            break
        field = field_at(view.form.root, found[0].pointer)
        hand.fill(field, found[0].pointer)
    body = view.body()
    assert judged(document, body) == []
    root = view.form.root
    fields = root.variants[0].fields if root.variants else root.fields
    needed = {part.name for part in fields if part.required} | {name for name, _ in variant_constants(root)}
    assert set(body) == needed | set(started) - {None}, path.stem
    assert set(started) <= needed | {part.name for part in fields if part.bears_prompt}
    assert from_bytes(to_bytes(body)) == body


def variant_constants(root: Field) -> tuple[tuple[str, Any], ...]:
    return root.variants[0].constants if root.variants else ()


def field_at(root: Field, pointer: str) -> Field:
    """The field of a pointer, through lists and the first variant that has the name."""
    field = root
    for part in pointer.split("/")[1:]:
        if field.kind is Kind.LIST and field.item is not None:
            field = field.item
            continue
        inside = (*field.fields, *(below for variant in field.variants for below in variant.fields))
        field = next(below for below in inside if below.name == part)
    return field
