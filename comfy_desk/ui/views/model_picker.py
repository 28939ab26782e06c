"""The list in which a model is chosen: search by words, chips for what comes out, favourites and recent ones first.

It stands in Compose in place of the form, so that no window of its own can get lost. It asks no service: Compose gives it
the catalogue and hears what was chosen or starred, and which rows are on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.model import ModelEntry
from comfy_desk.services.usual import Usual
from comfy_desk.ui import theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.views.model_delegate import ModelListView
from comfy_desk.ui.views.model_list import ModelRows, Wanted
from comfy_desk.ui.views.model_words import FROM_WORDS, KIND_WORDS

WIDE = 480
"""Pixels from which both lists of choices stand beside the search."""

SIGHT_DELAY = 200
"""Milliseconds for which rows stand still before they count as looked at."""

_MAKERS = {
    "image": "Models that make images",
    "video": "Models that make videos",
    "audio": "Models that make audio",
    "3d": "Models that make 3D objects",
    "text": "Models that make text",
}


@overrides_qt
class ModelPicker(QWidget):
    """`chosen(model)`, `starred(model, on)`, `closed()`; `retryAsked()` where the list could not be read.

    `seen(models)`: the rows of these stand on the screen; none once the list is closed.
    """

    chosen = Signal(str)
    starred = Signal(str, bool)
    closed = Signal()
    retryAsked = Signal()
    seen = Signal(object)  # list[str]

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = ModelRows()
        self._current = ""
        self._make_search()
        self._make_chips()
        self._make_age()
        self._make_list()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._top = QHBoxLayout()
        self._top.addWidget(self.search, 1)
        self._top.addWidget(self.providers)
        column.addLayout(self._top)
        column.addLayout(self._chips)
        column.addLayout(self._age)
        column.addWidget(self.list, 1)
        column.addWidget(self._empty, 1)
        column.addWidget(self.retry, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._below, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._count, 1)
        foot.addWidget(self._show_unread)
        column.addLayout(foot)
        self.setFocusProxy(self.search)
        self._sight = QTimer(self)
        self._sight.setSingleShot(True)
        self._sight.setInterval(SIGHT_DELAY)
        self._sight.timeout.connect(self._tell_seen)
        self.list.moved.connect(self._sight.start)
        star = self._star_marked = QAction(tr("Star the marked model in the list"), self)
        star.setObjectName("compose.star_model")
        star.setProperty("why", tr("the list of models is not open"))
        star.setEnabled(False)
        star.setShortcut(QKeySequence("Ctrl+D"))
        star.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        star.setAutoRepeat(False)
        star.triggered.connect(lambda _checked=False: self._toggle_star(self.list.currentIndex()))
        self.addAction(star)

    def _make_search(self) -> None:
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search models"))
        self.search.setAccessibleName(tr("Search models"))
        self.search.setToolTip(tr("Words of a name, a provider or a description, or “image to video”"))
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(200)
        self.search.textChanged.connect(self._on_wanted)
        self.search.installEventFilter(self)
        self.providers = self._choice(tr("Provider"), tr("Show one provider's models"), tr("All providers"))
        self.sources = self._choice(tr("Takes"), "", tr("From anything"))
        for kind, words in FROM_WORDS.items():
            self.sources.addItem(tr(words), kind)
        self._offer_sources()

    def _choice(self, name: str, tip: str, all_of_them: str) -> QComboBox:
        choice = QComboBox(self)
        choice.setAccessibleName(name)
        choice.setToolTip(tip)
        choice.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        choice.addItem(all_of_them, "")
        choice.currentIndexChanged.connect(self._on_wanted)
        return choice

    def _make_chips(self) -> None:
        self._chips = FlowLayout(spacing=2)  # on a second line where the panel is narrow
        self._kinds = QButtonGroup(self)
        for kind, words in {"": tr("All"), **{kind: tr(words) for kind, words in KIND_WORDS.items()}}.items():
            chip = QPushButton(words, self)
            chip.setCheckable(True)
            theme.set_role(chip, "chip")
            chip.setProperty("tight", True)
            chip.setProperty("kind", kind)
            chip.setAccessibleName(tr(_MAKERS[kind]) if kind else tr("All models"))
            self._kinds.addButton(chip)
            self._chips.addWidget(chip)
        self._kinds.buttons()[0].setChecked(True)
        self._kinds.buttonClicked.connect(self._on_wanted)
        self._chips.addWidget(self.sources)

    def _make_age(self) -> None:
        """That the list may be an old one, and asking anew."""
        self._age = QHBoxLayout()
        self._old = plain_label("", self, role="warn")
        self._ask = QPushButton(tr("Ask again"), self)
        theme.set_role(self._ask, "link")
        self._ask.clicked.connect(self._on_ask)
        self._age.addWidget(self._old, 1)
        self._age.addWidget(self._ask, 0, Qt.AlignmentFlag.AlignTop)
        self.set_standing("")

    def _make_list(self) -> None:
        self.list = ModelListView(self)
        self.list.setModel(self.rows)
        self.list.setAccessibleName(tr("Models"))
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.list.starClicked.connect(self._toggle_star)
        self.list.installEventFilter(self)
        self._empty = plain_label("", self, role="hint")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.retry = QPushButton(tr("Try again"), self)
        self.retry.clicked.connect(self.retryAsked)
        self._below = QWidget(self)  # keeps words and button together in the middle
        self._can_retry = False
        self._count = plain_label("", self, role="hint", wrap=False)
        self._show_unread = QPushButton(self)
        theme.set_role(self._show_unread, "link")
        self._show_unread.setToolTip(
            tr("What they make is not known: their document was not read yet, or does not say")
        )
        self._show_unread.clicked.connect(self._on_show_unread)
        self._unread = False
        self._note = ""

    # --- what Compose gives

    def set_entries(
        self, entries: Iterable[ModelEntry], gone: Iterable[ModelEntry] = (), drafted: Iterable[str] = ()
    ) -> None:
        """Another catalogue, or the same with more known of it: whoever is choosing stays where they are.

        `gone` are models that left it, shown where the artist left them; those with a draft (`drafted`) in any case.
        """
        at = self.list.currentIndex()
        here = at.data(ModelRows.ENTRY).id if at.isValid() else ""
        top = self.list.verticalScrollBar().value()
        self.rows.set_entries(entries, gone, drafted)
        chosen = self.providers.currentData()
        self.providers.blockSignals(True)
        self.providers.clear()
        self.providers.addItem(tr("All providers"), "")
        for provider in self.rows.providers:
            self.providers.addItem(provider, provider)
        self.providers.setCurrentIndex(max(0, self.providers.findData(chosen)))
        self.providers.blockSignals(False)
        self._offer_sources()
        self._note, self._can_retry = "", False
        self._on_wanted()
        row = self.rows.row_of(here) if here else -1
        if row >= 0:
            self.list.setCurrentIndex(self.rows.index(row, 0))
            self.list.doItemsLayout()
            self.list.verticalScrollBar().setValue(top)

    def _offer_sources(self) -> None:
        """Off until a document says what its model takes; its place is kept, so that the list does not move then."""
        known = bool(self.rows.sources) or bool(self.sources.currentData())
        self.sources.setEnabled(known)
        told = tr("Show models that take this as an input")
        self.sources.setToolTip(told if known else tr("What the models take is not known yet: no form was read"))

    def set_usual(self, usual: Callable[[str], Usual | None]) -> None:
        """Where it is asked what a model usually takes and costs."""
        self.rows.set_usual(usual)

    def set_standing(self, words: str) -> None:
        """Why this may be an old list; "" while it is not."""
        self._old.setText(words)
        self._old.setVisible(bool(words))
        self._ask.setVisible(bool(words))

    def set_favourites(self, favourites: Iterable[str]) -> None:
        self.rows.set_favourites(favourites)
        self._after_rows()

    def set_recent(self, recent: Sequence[str]) -> None:
        self.rows.set_recent(recent)
        self._after_rows()

    def set_current(self, model: str) -> None:
        self._current = model
        self._after_rows()

    def set_note(self, note: str, *, retry: bool = False) -> None:
        """Why there is nothing to choose from (loading, or an error's sentence), and whether to offer another try."""
        self._note, self._can_retry = note, retry
        self._after_rows()

    def begin(self) -> None:
        """Start choosing, without what was searched for the last time."""
        self.search.clear()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self._after_rows()

    # --- inside

    def _on_wanted(self) -> None:
        checked = self._kinds.checkedButton()
        kind = str(checked.property("kind")) if checked else ""
        provider, source = (choice.currentData() or "" for choice in (self.providers, self.sources))
        if not kind and not source:
            self._unread = False
        self.rows.set_wanted(Wanted(self.search.text(), provider, kind, source, self._unread))
        self._after_rows()

    def _on_ask(self) -> None:
        self._old.setText(tr("Asking the Router…"))
        self._ask.hide()
        self.retryAsked.emit()

    def _on_show_unread(self) -> None:
        self._unread = True
        self._on_wanted()

    def _after_rows(self) -> None:
        shown = self.rows.rowCount()
        self.list.setVisible(shown > 0)
        self._empty.setVisible(shown == 0)
        retry = shown == 0 and self._can_retry
        self.retry.setVisible(retry)
        self._below.setVisible(retry)
        bottom = Qt.AlignmentFlag.AlignBottom if retry else Qt.AlignmentFlag.AlignVCenter
        self._empty.setAlignment(Qt.AlignmentFlag.AlignHCenter | bottom)
        none = tr("No model fits. Try fewer words.") if self.rows.known else tr("No models yet.")
        self._empty.setText(self._note or none)
        here, known = self.rows.shown, self.rows.known
        every = counted(known, "{n} model", "{n} models")
        self._count.setText(every if here == known else tr("{n} of {all}").format(n=whole(here), all=every))
        unread = self.rows.unread
        self._show_unread.setVisible(unread > 0)
        self._show_unread.setText(tr("Show {n} more that may fit").format(n=unread))
        if shown:
            searching = bool(self.rows.wanted.words.strip())
            row = self.rows.best() if searching else max(0, self.rows.row_of(self._current))
            self.list.setCurrentIndex(self.rows.index(row, 0))
        self._sight.start()

    def _tell_seen(self) -> None:
        if self.isVisible():
            self.seen.emit(self.list.in_sight())
            self._prepare()

    def _prepare(self) -> None:
        if self.isVisible() and self.rows.prepare_search():
            QTimer.singleShot(5, self, self._prepare)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room beside the search, what a model takes stands after the chips."""
        above = event.size().width() >= WIDE
        if above != (self._top.indexOf(self.sources) >= 0):
            there, here = (self._chips, self._top) if above else (self._top, self._chips)
            there.removeWidget(self.sources)
            here.addWidget(self.sources)
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._star_marked.setEnabled(True)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._star_marked.setEnabled(False)
        self._sight.stop()
        self.seen.emit([])
        super().hideEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        entry = index.data(ModelRows.ENTRY) if index.isValid() else None
        if entry is not None:
            self.chosen.emit(entry.id)

    def _toggle_star(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        model = index.data(ModelRows.ENTRY).id
        on = model not in self.rows.favourites
        keep = self._current
        self._current = model  # the highlight goes with the row that was starred
        self.set_favourites(self.rows.favourites | {model} if on else self.rows.favourites - {model})
        self._current = keep
        self.starred.emit(model, on)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(watched, event)
        return super().eventFilter(watched, event)

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
            return True
        if watched is self.list:
            return self._typed_in_list(event)
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            QApplication.sendEvent(self.list, event)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._choose(self.list.currentIndex())
            return True
        return False

    def _typed_in_list(self, event: QKeyEvent) -> bool:
        """Letters go to the search, wherever the keyboard is."""
        words = event.text()
        beside = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        letter = bool(words) and words.isprintable() and words != " " and not beside
        if letter or event.key() == Qt.Key.Key_Backspace:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
            QApplication.sendEvent(self.search, event)
            return True
        return False
