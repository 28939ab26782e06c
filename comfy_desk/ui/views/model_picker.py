"""The list in which a model is chosen: search by words, chips for what comes out, favourites and recent ones first.

It stands in Compose in place of the form, so that no window of its own can get lost. It asks no service: Compose gives it
the catalogue and hears what was chosen or starred.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.model import ModelEntry
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.flow import FlowLayout
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.views.model_list import KIND_WORDS, ModelRows, Wanted, plain_name, second_line

Index = QModelIndex | QPersistentModelIndex

PAD = 8
STAR = theme.ICON
HEADING_HEIGHT = 28


@overrides_qt
class ModelDelegate(QStyledItemDelegate):
    """Two lines and a star; a heading above the first row of a section."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = QFontMetrics(theme.font()).height() + QFontMetrics(theme.font(theme.SMALL)).height()
        return QSize(160, lines + 2 * PAD + 2 + (HEADING_HEIGHT if index.data(ModelRows.HEADING) else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        heading = index.data(ModelRows.HEADING)
        area = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if heading:
            painter.setFont(theme.font(theme.SMALL, strong=True))
            painter.setPen(theme.color("dim"))
            band = QRect(area.left() + PAD, area.top(), area.width() - 2 * PAD, HEADING_HEIGHT - 6)
            painter.drawText(band, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, heading)
            area.setTop(area.top() + HEADING_HEIGHT)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if selected or hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("selection" if selected else "hover"))
            painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), theme.RADIUS, theme.RADIUS)
        self._write(painter, area, index.data(ModelRows.ENTRY))
        starred = bool(index.data(ModelRows.FAVOURITE))
        if starred or selected or hovered:
            star = icon("star-filled", "accent") if starred else icon("star", "dim")
            star.paint(painter, star_place(option.rect, bool(heading)))
        painter.restore()

    @staticmethod
    def _write(painter: QPainter, area: QRect, entry: ModelEntry) -> None:
        width = area.width() - 3 * PAD - STAR
        strong, small = theme.font(strong=True), theme.font(theme.SMALL)
        metrics, fine = QFontMetrics(strong), QFontMetrics(small)
        line = QRect(area.left() + PAD, area.top() + PAD, width, metrics.height())
        painter.setFont(strong)
        painter.setPen(theme.color("text"))
        painter.drawText(
            line,
            Qt.AlignmentFlag.AlignVCenter,
            metrics.elidedText(plain_name(entry), Qt.TextElideMode.ElideMiddle, width),
        )
        words = second_line(entry)
        line = QRect(area.left() + PAD, line.bottom() + 3, width, fine.height())
        painter.setFont(small)
        painter.setPen(theme.color("dim"))
        painter.drawText(
            line, Qt.AlignmentFlag.AlignVCenter, fine.elidedText(words, Qt.TextElideMode.ElideRight, width)
        )


def star_place(row: QRect, heading: bool) -> QRect:
    """Where a row's star is drawn and clicked."""
    area = QRect(row)
    if heading:
        area.setTop(area.top() + HEADING_HEIGHT)
    return QRect(area.right() - PAD - STAR, area.center().y() - STAR // 2, STAR, STAR)


@overrides_qt
class ModelListView(QListView):
    """A list whose stars are clicked without choosing the row."""

    starClicked = Signal(QModelIndex)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._on_star(event.position().toPoint()):
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self._on_star(point):
            event.accept()
            self.starClicked.emit(self.indexAt(point))
            return
        super().mouseReleaseEvent(event)

    def _on_star(self, point: QPoint) -> bool:
        index = self.indexAt(point)
        if not index.isValid():
            return False
        place = star_place(self.visualRect(index), bool(index.data(ModelRows.HEADING)))
        return place.adjusted(-4, -4, 4, 4).contains(point)


@overrides_qt
class ModelPicker(QWidget):
    """`chosen(model)`, `starred(model, on)`, `closed()`; `retryAsked()` where the list could not be read."""

    chosen = Signal(str)
    starred = Signal(str, bool)
    closed = Signal()
    retryAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = ModelRows()
        self._current = ""
        self._make_search()
        self._make_chips()
        self._make_list()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.providers)
        column.addLayout(top)
        column.addLayout(self._chips)
        column.addWidget(self.list, 1)
        column.addWidget(self._empty, 1)
        column.addWidget(self.retry, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._below, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._count, 1)
        foot.addWidget(self._show_unread)
        column.addLayout(foot)
        self.setFocusProxy(self.search)
        star = QShortcut(QKeySequence("Ctrl+D"), self)
        star.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        star.activated.connect(lambda: self._toggle_star(self.list.currentIndex()))

    def _make_search(self) -> None:
        self.search = QLineEdit(self)
        self.search.setPlaceholderText("Search models")
        self.search.setAccessibleName("Search models")
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(200)
        self.search.textChanged.connect(self._on_wanted)
        self.search.installEventFilter(self)
        self.providers = QComboBox(self)
        self.providers.setAccessibleName("Provider")
        self.providers.setToolTip("Show one provider's models")
        self.providers.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.providers.addItem("All providers", "")
        self.providers.currentIndexChanged.connect(self._on_wanted)

    def _make_chips(self) -> None:
        self._chips = FlowLayout(spacing=2)  # on a second line where the panel is narrow
        self._kinds = QButtonGroup(self)
        for kind, words in {"": "All", **KIND_WORDS}.items():
            chip = QPushButton(words, self)
            chip.setCheckable(True)
            theme.set_role(chip, "chip")
            chip.setProperty("kind", kind)
            chip.setAccessibleName(f"Models that make {words.lower()}" if kind else "All models")
            self._kinds.addButton(chip)
            self._chips.addWidget(chip)
        self._kinds.buttons()[0].setChecked(True)
        self._kinds.buttonClicked.connect(self._on_wanted)

    def _make_list(self) -> None:
        self.list = ModelListView(self)
        self.list.setModel(self.rows)
        self.list.setItemDelegate(ModelDelegate(self.list))
        self.list.setAccessibleName("Models")
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.list.starClicked.connect(self._toggle_star)
        self.list.installEventFilter(self)
        self._empty = plain_label("", self, role="hint")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.retry = QPushButton("Try again", self)
        self.retry.clicked.connect(self.retryAsked)
        self._below = QWidget(self)  # keeps words and button together in the middle
        self._can_retry = False
        self._count = plain_label("", self, role="hint", wrap=False)
        self._show_unread = QPushButton(self)
        theme.set_role(self._show_unread, "link")
        self._show_unread.setToolTip("Their outputs are not known until their form is read once")
        self._show_unread.clicked.connect(self._on_show_unread)
        self._unread = False
        self._note = ""

    # --- what Compose gives

    def set_entries(self, entries: Iterable[ModelEntry]) -> None:
        """Another catalogue, or the same with more known of it: whoever is choosing stays where they are."""
        at = self.list.currentIndex()
        here = at.data(ModelRows.ENTRY).id if at.isValid() else ""
        top = self.list.verticalScrollBar().value()
        self.rows.set_entries(entries)
        chosen = self.providers.currentData()
        self.providers.blockSignals(True)
        self.providers.clear()
        self.providers.addItem("All providers", "")
        for provider in self.rows.providers:
            self.providers.addItem(provider, provider)
        self.providers.setCurrentIndex(max(0, self.providers.findData(chosen)))
        self.providers.blockSignals(False)
        self._note, self._can_retry = "", False
        self._on_wanted()
        row = self.rows.row_of(here) if here else -1
        if row >= 0:
            self.list.setCurrentIndex(self.rows.index(row, 0))
            self.list.doItemsLayout()
            self.list.verticalScrollBar().setValue(top)

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
        if not kind:
            self._unread = False
        self.rows.set_wanted(Wanted(self.search.text(), self.providers.currentData() or "", kind, self._unread))
        self._after_rows()

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
        self._empty.setText(self._note or ("No model fits. Try fewer words." if self.rows.known else "No models yet."))
        noun = "model" if shown == 1 else "models"
        known = self.rows.known
        self._count.setText(f"{shown} {noun}" if shown == known else f"{shown} of {known} models")
        unread = self.rows.unread
        self._show_unread.setVisible(unread > 0)
        self._show_unread.setText(f"Show {unread} more that may fit")
        if shown:
            row = max(0, self.rows.row_of(self._current))
            self.list.setCurrentIndex(self.rows.index(row, 0))

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
        if watched is not self.search:
            return False
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            QApplication.sendEvent(self.list, event)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._choose(self.list.currentIndex())
            return True
        return False
