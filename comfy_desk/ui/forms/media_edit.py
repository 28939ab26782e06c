"""A file for the model: dropped, pasted or chosen, and sent as the field asks; or a link where the model takes one.

What is sent is the file as it was when it came here: it may change or go afterwards. Reading is `media_load`'s, what is said
of a file `media_advice`'s.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Encoding, Field, Media, Medium, Problem
from comfy_desk.schema.media_limits import as_listed
from comfy_desk.ui import icons, theme
from comfy_desk.ui.forms.controls import FlatButton, PlainLabel, plain_tip
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.inputs import inputs
from comfy_desk.ui.forms.media_advice import Advice, FileFacts, advise, takes
from comfy_desk.ui.forms.media_card import DropCard, picture_in, words_in
from comfy_desk.ui.forms.media_load import Loaded, Loader
from comfy_desk.ui.forms.plain_line import PlainLine
from comfy_desk.ui.forms.shorten import describe_text, short_name
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.window_drop import files_in

MAX_LINK = 4_000
LARGE_FILE = 20_000_000
"""Bytes beyond which the artist is told that the model may not take so much, where it says nothing itself."""
_LINK = re.compile(r"[a-z][a-z0-9+.-]*://", re.I)
_FILTERS = {
    Medium.IMAGE: "Images (*.png *.jpg *.jpeg *.webp *.gif *.bmp *.tif *.tiff *.avif *.heic *.svg)",
    Medium.VIDEO: "Videos (*.mp4 *.mov *.webm *.mkv *.avi *.m4v *.mpg *.mpeg)",
    Medium.AUDIO: "Sounds (*.mp3 *.wav *.m4a *.aac *.flac *.ogg *.opus)",
}
_CHOOSE = {
    Medium.IMAGE: "Choose an image",
    Medium.VIDEO: "Choose a video",
    Medium.AUDIO: "Choose a sound",
    Medium.FILE: "Choose a file",
}
_DROP = {
    Medium.IMAGE: "Drop or paste an image here",
    Medium.VIDEO: "Drop or paste a video here",
    Medium.AUDIO: "Drop or paste a sound here",
    Medium.FILE: "Drop or paste a file here",
}
_DOING = {
    Medium.IMAGE: "drop, paste or choose an image",
    Medium.VIDEO: "drop, paste or choose a video",
    Medium.AUDIO: "drop, paste or choose a sound",
    Medium.FILE: "drop, paste or choose a file",
}
_NONE_IN_IT = {
    Medium.IMAGE: "There was no image in that.",
    Medium.VIDEO: "There was no video in that.",
    Medium.AUDIO: "There was no sound in that.",
    Medium.FILE: "There was no file in that.",
}
_LINK_ALONE = (
    "This model fetches a link, and takes no file. Put the file where the web can reach it, and paste its link."
)
_NO_LINK = "This field takes the file itself, and no link. Save the file, and drop it here."


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
        self._facts = FileFacts()
        self._told = ""  # what a value is called of which nothing is known yet
        self._left_over = ""  # that more files came than it takes
        self._copied = ""  # what was done to make the copy that is sent
        self._advice = Advice()
        self._token = 0
        self._reading = ""
        self._error = ""
        self._wrong_link = False
        self._name = ""
        self._loader = Loader(self)
        self._loader.finished.connect(self._on_loaded)
        self._loader.looked.connect(self._on_looked)
        self._build()
        self._show()

    def value(self) -> Any:
        return self._value

    def set_value(self, value: Any) -> None:
        if value is self._value and value is not ABSENT and not self._reading:
            return  # what is known of a large file need not be found out again
        self._token += 1
        self._forget()
        self._value, self._reading, self._error, self._left_over = value, "", "", ""
        self._wrong_link = False
        if isinstance(value, str) and not _is_link(value) and value:
            self._told = describe_text(value)
            self._loader.look_at(self._token, value)
        self._show()

    def fits(self, value: Any) -> bool:
        return isinstance(value, str)

    @property
    def reading(self) -> bool:
        """A file is on its way into the field."""
        return bool(self._reading)

    def problems(self, pointer: str) -> list[Problem]:
        """Also that a file is still being read: that is no fault of the field, and is not marked as one."""
        if self._reading:
            return [Problem(pointer, tr("“{name}” is still being read.").format(name=self._reading))]
        return super().problems(pointer)

    def problem(self) -> str:
        if self._reading:
            return ""
        if self._error and (self._value is ABSENT or self._wrong_link):
            return self._error
        return self._advice.problem if self._holds_file() else ""

    def note(self) -> str:
        if not self._error or self._reading or self.problem():
            return ""
        return tr("{error} What was here before stays.").format(error=self._error)

    def name_for_readers(self, label: str, told: str) -> None:
        doing = tr("drop or paste a link") if self._link_alone() else tr(_DOING[self.media.medium])
        self._card.setAccessibleName(f"{label}: {doing}")
        self._card.setAccessibleDescription(told)
        if self._link is not None:
            self._link.setAccessibleName(tr("{label}: link").format(label=label))

    def edge(self) -> QWidget:
        return self._card

    def take_path(self, path: Path) -> None:
        """Reads a file, off the window's thread."""
        if self._link_alone():
            self._refuse(tr(_LINK_ALONE))
            return
        self._begin(short_name(path.name))
        self._loader.read_path(self._token, path, self.media.medium, self._sent_as())

    def take_picture(self, picture: QImage) -> None:
        """Takes a picture that is no file."""
        self._begin(tr("Pasted picture"))
        self._loader.read_picture(self._token, picture, self._sent_as())

    def take(self, given: QMimeData) -> None:
        """What a drop or a paste brought: files first, then a picture, then a link or a data URI."""
        paths = files_in(given)
        if paths:
            self.take_path(paths[0])
            self._hand_on(paths[1:])
            return
        wants_picture = self.media.medium in (Medium.IMAGE, Medium.FILE) and not self._link_alone()
        picture = picture_in(given) if wants_picture else None
        words = "" if picture is not None else words_in(given)
        if picture is not None:
            self.take_picture(picture)
        elif words[:5].lower() == "data:" and not self._link_alone():
            self._begin(tr("Pasted data"))
            self._loader.read_pasted(self._token, words, self.media.medium, self._sent_as())
        elif _is_link(words) and len(words) <= MAX_LINK:
            if self._link is None:
                self._refuse(tr(_NO_LINK))
            else:
                self._set_link(words)
        elif self._link_alone():
            self._refuse(
                tr(_LINK_ALONE)
                if words[:5].lower() == "data:" or given.hasImage()
                else tr("There was no link in that.")
            )
        else:
            self._refuse(tr(_NONE_IN_IT[self.media.medium]))

    # --- building

    def _build(self) -> None:
        self._card = DropCard()
        self._card.given.connect(self.take)
        self._picture = QLabel()
        self._picture.setFixedSize(theme.PREVIEW, theme.PREVIEW)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._says = PlainLabel("", "hint")
        self._warns = PlainLabel("", "warn")
        self._choose = FlatButton(tr("Choose…"), tr(_CHOOSE[self.media.medium]), "folder")
        self._choose.clicked.connect(self._on_choose)
        self._choose.setVisible(not self._link_alone())
        self._fit = FlatButton("", tr("Makes a copy here. Your file stays as it is."), "again")
        self._fit.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._fit.clicked.connect(self._on_fit)
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        buttons.addWidget(self._choose)
        buttons.addWidget(self._fit)
        buttons.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(2)
        for part in (self._says, self._warns):
            words.addWidget(part)
        words.addLayout(buttons)
        row = QHBoxLayout(self._card)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._card)
        self._link: QLineEdit | None = None
        if self.media.takes_link:
            self._link = PlainLine()
            self._link.setMaxLength(MAX_LINK)
            self._link.setPlaceholderText("https://…" if self._link_alone() else "or a link: https://…")
            self._link.textEdited.connect(self._on_link)
            layout.addWidget(self._link)
        self.setFocusProxy(self._card)

    # --- what is shown

    def _show(self) -> None:
        is_link = isinstance(self._value, str) and _is_link(self._value)
        if self._link is not None and self._link.text() != (shown := self._value if is_link else ""):
            self._link.setText(shown)
        filled = self._holds_file()
        self._says.setText(self._words(is_link))
        told = tr("What is sent is the file as it was when it came here.") if filled else ""
        self._says.setToolTip(plain_tip("\n".join(filter(None, (self._name, told)))))
        notes = self._advice.notes if filled and not self._reading else ()
        notes = (*notes, self._left_over) if self._left_over else notes
        self._warns.setText("\n".join(notes))
        self._warns.setVisible(bool(notes))
        fix = self._advice.fix if filled and not self._reading else None
        self._fit.setText(fix.label if fix is not None else "")
        self._fit.setAccessibleName(self._fit.text())
        self._fit.setVisible(fix is not None)
        self._choose.setText(tr("Replace…") if filled else tr("Choose…"))
        if self._picture.pixmap().isNull() or self._value is ABSENT or is_link:
            wants_link = is_link or self._link_alone()
            name = "link" if wants_link else "file" if self.media.medium is Medium.FILE else self.media.medium.value
            ratio = self.devicePixelRatioF()
            self._picture.setPixmap(icons.pixmap(name, "dim", theme.ICON_LARGE, ratio))

    def _words(self, is_link: bool) -> str:
        if self._reading:
            return tr("Reading “{name}”…").format(name=self._reading)
        if is_link:
            return tr("The model fetches the link")
        if self._value is not ABSENT:
            facts = self._facts.words() if self._facts.size else self._told
            lines = [short_name(self._name) if self._name else "", facts, self._copied]
            if self._link_alone():
                lines.append(tr("This model asks for a link; it may refuse a file."))
            return "\n".join(filter(None, lines))
        if self._link_alone():
            return tr("Drop or paste a link here: the model fetches it, and takes no file")
        return "\n".join(filter(None, (tr(_DROP[self.media.medium]), takes(self.media))))

    def _holds_file(self) -> bool:
        return isinstance(self._value, str) and bool(self._value) and not _is_link(self._value)

    def _link_alone(self) -> bool:
        return self.media.encoding is Encoding.LINK

    def _sent_as(self) -> Encoding:
        return Encoding.BASE64 if self.media.encoding is Encoding.BASE64 else Encoding.DATA_URI

    # --- what happens

    def _begin(self, what: str) -> None:
        self._token += 1
        self._reading, self._error, self._left_over = what, "", ""
        self._show()
        self.changed.emit()

    def _refuse(self, why: str) -> None:
        self._token += 1  # also for what was on its way
        self._reading, self._error = "", why
        self._show()
        self.changed.emit()

    def _forget(self) -> None:
        """Nothing is known of what is here now."""
        self._facts, self._advice = FileFacts(), Advice()
        self._told = self._copied = self._name = ""
        self._picture.clear()

    def _on_loaded(self, loaded: Loaded) -> None:
        if loaded.token != self._token or not self._reading:
            return
        self._reading = ""
        if loaded.error or not loaded.text:
            self._error = loaded.error
        else:
            self._forget()
            self._value, self._wrong_link, self._name = loaded.text, False, loaded.name
            if loaded.said:
                self._copied = tr("A copy made here: {what}.").format(what=", ".join(loaded.said))
            if loaded.sha256:
                inputs().named.emit(loaded.sha256, loaded.name)
            self._learn(loaded.facts)
        self._show()
        if not loaded.error:
            self.described.emit(as_listed(loaded.facts.media_type, self.media.limits.formats))
        self.changed.emit()

    def _on_looked(self, token: int, facts: FileFacts, image: QImage | None) -> None:
        if token != self._token or not self._holds_file():
            return
        before = self._advice.problem
        self._learn(replace(facts, guessed=self._facts.guessed))
        if image is not None:
            self._set_preview(image)
        self._show()
        if self._advice.problem != before:
            self.changed.emit()

    def _learn(self, facts: FileFacts) -> None:
        self._facts = facts
        self._advice = advise(facts, self.media, self.field.bounds)
        if facts.size > LARGE_FILE and self.media.limits.most_bytes is None and not self._advice.problem:
            large = tr("This is large; it may be refused.")
            self._advice = replace(self._advice, notes=(*self._advice.notes, large))

    def _set_preview(self, image: QImage) -> None:
        ratio = self.devicePixelRatioF()
        side = QSize(theme.PREVIEW, theme.PREVIEW) * ratio
        kept, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        pixmap = QPixmap.fromImage(image.scaled(side, kept, smooth))
        pixmap.setDevicePixelRatio(ratio)
        self._picture.setPixmap(pixmap)

    def _on_fit(self) -> None:
        fix = self._advice.fix
        if fix is None or not self._holds_file():
            return
        self._begin(short_name(self._name) or tr("The copy"))
        self._loader.fit(self._token, self._value, self._name, fix.limits, self._sent_as())

    def _on_link(self, text: str) -> None:
        self._token += 1
        self._reading = self._error = ""
        self._wrong_link = False
        self._forget()
        self._value = text.strip() or ABSENT
        if self._value is not ABSENT and not _is_link(text.strip()):
            self._error = "A link begins with https://"
            self._wrong_link = True
        self._show_after_link()
        self.changed.emit()

    def _show_after_link(self) -> None:
        """The line is being typed in: everything but it follows."""
        link, self._link = self._link, None
        self._show()
        self._link = link

    def _set_link(self, text: str) -> None:
        if self._link is not None:
            self._link.setText(text)
        self._on_link(text)

    def _on_choose(self) -> None:
        dialog = QFileDialog(self, tr(_CHOOSE[self.media.medium]))
        many = QFileDialog.FileMode.ExistingFiles if self.several else QFileDialog.FileMode.ExistingFile
        dialog.setFileMode(many)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        named = _FILTERS.get(self.media.medium)
        dialog.setNameFilters([tr(named), tr("All files (*)")] if named else [tr("All files (*)")])
        dialog.filesSelected.connect(self._on_chosen)
        dialog.open()

    def _on_chosen(self, names: list[str]) -> None:
        paths = [Path(name) for name in names if name]
        if paths:
            self.take_path(paths[0])
            self._hand_on(paths[1:])

    def _hand_on(self, paths: list[Path]) -> None:
        """Further files go into the list that this field is in; where it is in none, that is said."""
        if not paths or self._link_alone():
            return
        if self.several:
            self.more_files.emit(paths)
        else:
            self._left_over = tr("Only the first of {n} files was taken.").format(n=len(paths) + 1)
            self._show()


def _is_link(text: str) -> bool:
    return _LINK.match(text[:40]) is not None


__all__ = ["DropCard", "MediaEdit"]
