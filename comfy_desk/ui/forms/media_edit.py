"""A file for the model: dropped, pasted or chosen, and sent as the field asks; or a link where the model takes one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPixmap,
)
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Encoding, Field, Media, Medium
from comfy_desk.ui import icons, theme
from comfy_desk.ui.forms.controls import FlatButton, PlainLabel, plain_tip
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.inputs import inputs
from comfy_desk.ui.forms.media_load import Loaded, Loader
from comfy_desk.ui.forms.shorten import describe_text, short_name, size_text
from comfy_desk.ui.overrides import overrides_qt

MAX_LINK = 4_000
LARGE_FILE = 20_000_000
"""Bytes beyond which the artist is told that the model may not take so much."""
MAX_LOOK = 16 * 2**20
"""Characters of a value that is decoded once more for a preview; the largest are named only."""
_LINK = re.compile(r"[a-z][a-z0-9+.-]*://", re.I)
_FILTERS = {
    Medium.IMAGE: "Images (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff *.avif *.heic *.svg)",
    Medium.VIDEO: "Videos (*.mp4 *.mov *.webm *.mkv *.avi *.m4v *.mpg *.mpeg)",
    Medium.AUDIO: "Sounds (*.mp3 *.wav *.m4a *.aac *.flac *.ogg *.opus)",
}
_NOUNS = {Medium.IMAGE: "an image", Medium.VIDEO: "a video", Medium.AUDIO: "a sound", Medium.FILE: "a file"}


@overrides_qt
class DropCard(QFrame):
    """Takes drops and pastes, and hands on what was in them."""

    given = Signal(QMimeData)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("role", "field")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasImage() or event.mimeData().hasText():
            event.acceptProposedAction()
            theme.set_role(self, "drop")

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        theme.set_role(self, "field")

    def dropEvent(self, event: QDropEvent) -> None:
        theme.set_role(self, "field")
        event.acceptProposedAction()
        self.given.emit(event.mimeData())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.given.emit(QGuiApplication.clipboard().mimeData())
        else:
            super().keyPressEvent(event)


class MediaEdit(FieldEditor):
    """One file or link. While a file is being read there is a problem, so that nothing is sent without it."""

    described = Signal(str)
    """The MIME type of the file that was just taken; comes before `changed`."""
    more_files = Signal(list)
    """Further paths of a drop or a choice of several files."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self.media = field.media or Media(Medium.FILE, Encoding.BASE64, takes_link=True)
        self.several = False
        self._value: Any = ABSENT
        self._facts = ""
        self._token = 0
        self._reading = ""
        self._error = ""
        self._wrong_link = False
        self._name = ""
        self._loader = Loader()
        self._loader.finished.connect(self._on_loaded)
        self._loader.previewed.connect(self._on_preview)
        self._build()
        self._show()

    def value(self) -> Any:
        return self._value

    def set_value(self, value: Any) -> None:
        self._token += 1
        self._value, self._reading, self._error, self._facts, self._name = value, "", "", "", ""
        self._wrong_link = False
        self._picture.clear()
        if isinstance(value, str) and not _is_link(value) and value:
            self._facts = describe_text(value)
            if len(value) * 3 // 4 > LARGE_FILE:
                self._facts += "\nThis is large; it may be refused."
            if len(value) <= MAX_LOOK:
                self._loader.look_at(self._token, value)
        self._show()

    def fits(self, value: Any) -> bool:
        return isinstance(value, str)

    def problem(self) -> str:
        if self._reading:
            return f"“{self._reading}” is still being read."
        return self._error if self._value is ABSENT or self._wrong_link else ""

    def note(self) -> str:
        if not self._error or self._reading or self.problem():
            return ""
        return f"{self._error} What was here before stays."

    def name_for_readers(self, label: str, told: str) -> None:
        self._card.setAccessibleName(f"{label}: drop, paste or choose {_NOUNS[self.media.medium]}")
        self._card.setAccessibleDescription(told)
        if self._link is not None:
            self._link.setAccessibleName(f"{label}: link")

    def take_path(self, path: Path) -> None:
        """Reads a file, off the window's thread."""
        self._token += 1
        self._reading, self._error = short_name(path.name), ""
        self._loader.read_path(self._token, path, self.media.medium, self._sent_as())
        self._show()
        self.changed.emit()

    def take_picture(self, picture: QImage) -> None:
        """Takes a picture that is no file."""
        self._token += 1
        self._reading, self._error = "Pasted picture", ""
        self._loader.read_picture(self._token, picture, self._sent_as())
        self._show()
        self.changed.emit()

    def take(self, given: QMimeData) -> None:
        """What a drop or a paste brought: files first, then a picture, then a link."""
        paths = [Path(url.toLocalFile()) for url in given.urls() if url.isLocalFile()]
        if paths:
            self.take_path(paths[0])
            if len(paths) > 1:
                self.more_files.emit(paths[1:])
            return
        if given.hasImage() and self.media.medium in (Medium.IMAGE, Medium.FILE):
            picture = given.imageData()
            if isinstance(picture, QPixmap):
                picture = picture.toImage()
            if isinstance(picture, QImage) and not picture.isNull():
                self.take_picture(picture)
                return
        text = given.text().strip()[: MAX_LINK + 1] if given.hasText() else ""
        if self._link is not None and _is_link(text) and len(text) <= MAX_LINK:
            self._set_link(text)
        else:
            self._error = f"There was no {_NOUNS[self.media.medium].split()[-1]} in that."
            self._show()
            self.changed.emit()

    def _build(self) -> None:
        self._card = DropCard()
        self._card.given.connect(self.take)
        self._picture = QLabel()
        self._picture.setFixedSize(theme.PREVIEW, theme.PREVIEW)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._says = PlainLabel("", "hint")
        self._choose = FlatButton("Choose…", f"Choose {_NOUNS[self.media.medium]}", "folder")
        self._choose.clicked.connect(self._on_choose)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._says)
        words.addWidget(self._choose, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self._card)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self._picture)
        row.addLayout(words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._card)
        self._link: QLineEdit | None = None
        if self.media.takes_link:
            self._link = QLineEdit()
            self._link.setMaxLength(MAX_LINK)
            self._link.setPlaceholderText("or a link: https://…")
            self._link.textEdited.connect(self._on_link)
            layout.addWidget(self._link)
        self.setFocusProxy(self._card)

    def _show(self) -> None:
        is_link = isinstance(self._value, str) and _is_link(self._value)
        if self._link is not None and self._link.text() != (shown := self._value if is_link else ""):
            self._link.setText(shown)
        noun = _NOUNS[self.media.medium]
        if self._reading:
            said = f"Reading “{self._reading}”…"
        elif self._value is ABSENT:
            said = f"Drop or paste {noun} here"
        elif is_link:
            said = "The model fetches the link"
        else:
            said = self._facts
            if self.media.encoding is Encoding.LINK:
                said += "\nThis model asks for a link; the file is sent inside the request, which it may refuse."
        self._says.setText(said)
        self._says.setToolTip(plain_tip(self._name if said == self._facts else ""))
        if self._picture.pixmap().isNull() or self._value is ABSENT or is_link:
            name = "link" if is_link else "file" if self.media.medium is Medium.FILE else self.media.medium.value
            ratio = self.devicePixelRatioF()
            self._picture.setPixmap(icons.pixmap(name, "dim", theme.ICON_LARGE, ratio))

    def _sent_as(self) -> Encoding:
        return Encoding.BASE64 if self.media.encoding is Encoding.BASE64 else Encoding.DATA_URI

    def _on_loaded(self, loaded: Loaded) -> None:
        if loaded.token != self._token:
            return
        was_reading, self._reading = bool(self._reading), ""
        if loaded.error or not loaded.text:
            self._error = loaded.error
            if not was_reading:
                return
        else:
            self._value, self._wrong_link = loaded.text, False
            facts = f"{loaded.media_type}, {size_text(loaded.size)}"
            if loaded.size > LARGE_FILE:
                facts += "\nThis is large; it may be refused."
            self._facts = f"{short_name(loaded.name)}\n{facts}" if loaded.name else facts
            self._name = loaded.name
            if loaded.sha256:
                inputs().named.emit(loaded.sha256, loaded.name)
            self._set_preview(loaded.preview)
        self._show()
        if was_reading:
            if not loaded.error:
                self.described.emit(loaded.media_type)
            self.changed.emit()

    def _on_preview(self, token: int, image: QImage) -> None:
        if token == self._token:
            self._set_preview(image)

    def _set_preview(self, image: QImage | None) -> None:
        self._picture.clear()
        if image is None:
            return
        ratio = self.devicePixelRatioF()
        side = QSize(theme.PREVIEW, theme.PREVIEW) * ratio
        kept, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        pixmap = QPixmap.fromImage(image.scaled(side, kept, smooth))
        pixmap.setDevicePixelRatio(ratio)
        self._picture.setPixmap(pixmap)

    def _on_link(self, text: str) -> None:
        self._token += 1
        self._reading = self._error = ""
        self._wrong_link = False
        self._value = text.strip() or ABSENT
        if self._value is not ABSENT and not _is_link(text.strip()):
            self._error = "A link begins with https://"
            self._wrong_link = True
        self._show_after_link()
        self.changed.emit()

    def _show_after_link(self) -> None:
        """The line is being typed in: everything but it follows."""
        self._picture.clear()
        link, self._link = self._link, None
        self._show()
        self._link = link

    def _set_link(self, text: str) -> None:
        if self._link is not None:
            self._link.setText(text)
        self._on_link(text)

    def _on_choose(self) -> None:
        dialog = QFileDialog(self, f"Choose {_NOUNS[self.media.medium]}")
        many = QFileDialog.FileMode.ExistingFiles if self.several else QFileDialog.FileMode.ExistingFile
        dialog.setFileMode(many)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        named = _FILTERS.get(self.media.medium)
        dialog.setNameFilters([named, "All files (*)"] if named else ["All files (*)"])
        dialog.filesSelected.connect(self._on_chosen)
        dialog.open()

    def _on_chosen(self, names: list[str]) -> None:
        paths = [Path(name) for name in names if name]
        if paths:
            self.take_path(paths[0])
            if len(paths) > 1:
                self.more_files.emit(paths[1:])


def _is_link(text: str) -> bool:
    return _LINK.match(text[:40]) is not None
