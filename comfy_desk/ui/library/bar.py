"""The head of the library: the search with its filters, the count, the order, and how works are shown. It only asks."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.library import MOST_STARS, Order
from comfy_desk.domain.output import Kind
from comfy_desk.ui import theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.icons import icon
from comfy_desk.ui.library import filters
from comfy_desk.ui.library.cell import LARGEST, SMALLEST, USUAL
from comfy_desk.ui.library.help import FilterHelp
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.viewers.seek import SeekSlider

ORDERS = (
    (Order.NEWEST, "Newest first"),
    (Order.OLDEST, "Oldest first"),
    (Order.RATING, "Best first"),
    (Order.MODEL, "By model"),
    (Order.LARGEST, "Largest files first"),
)
_CHIPS = (
    (Kind.IMAGE, "Pictures"),
    (Kind.VIDEO, "Films"),
    (Kind.AUDIO, "Sounds"),
    (Kind.MODEL_3D, "3D"),
    (Kind.VECTOR, "Drawings"),
    (Kind.TEXT, "Texts"),
)
_MARKS = (("favourite", "Favourites"), ("unsaved", "Unsaved"))


class LibraryBar(QWidget):
    """`typed` carries the words while they are written, `asked` when a filter was chosen."""

    typed = Signal(str)
    asked = Signal(str)
    orderAsked = Signal(object)
    foldedAsked = Signal(bool)
    gridAsked = Signal(bool)
    sizeAsked = Signal(int)
    keepAsked = Signal()  # these words are to be a saved search
    downAsked = Signal()  # from the search to the works
    stackEnded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID // 2)
        column.setSpacing(theme.GRID // 2)
        self._make_search(column)
        self._make_chips(column)
        self.unread = plain_label("", self, role="warn")
        self.unread.hide()
        column.addWidget(self.unread)
        self._make_foot(column)

    # --- what others call

    def set_words(self, words: str) -> None:
        """What is looked for; says nothing of it to anybody."""
        self.field.blockSignals(True)
        self.field.setText(words)
        self.field.blockSignals(False)
        self._show_filters(words)

    def set_order(self, order: Order) -> None:
        self._order.blockSignals(True)
        self._order.setCurrentIndex(next(at for at, one in enumerate(ORDERS) if one[0] is order))
        self._order.blockSignals(False)

    def set_folded(self, folded: bool) -> None:
        self.fold.setChecked(folded)

    def set_grid(self, grid: bool) -> None:
        (self.as_grid if grid else self.as_list).setChecked(True)
        self._size.setEnabled(grid)

    def set_size(self, side: int) -> None:
        self._size.setValue(side)

    def set_stack(self, stack: bool) -> None:
        self._stack_chip.setVisible(stack)

    def set_count(self, count: int, chosen: int) -> None:
        words = counted(count, "{n} work", "{n} works")
        if chosen > 1:
            words = tr("{works}, {chosen} chosen").format(works=words, chosen=whole(chosen))
        self.count.setText(words)

    def set_unread(self, words: str) -> None:
        self.unread.setText(words)
        self.unread.setVisible(bool(words))

    def focus_search(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    # --- building

    def _make_search(self, column: QVBoxLayout) -> None:
        self.side = self._tool("menu", tr("Show the list at the side"))
        self.side.setCheckable(True)
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(tr("Search prompts, models, notes and file names"))
        self.field.setAccessibleName(tr("Search the library"))
        self.field.setAccessibleDescription(tr("Words, and filters such as kind:video or rating:>3"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaxLength(500)
        self.field.setMinimumWidth(120)
        self.field.addAction(QAction(icon("search", "dim"), "", self.field), QLineEdit.ActionPosition.LeadingPosition)
        self.field.textEdited.connect(self._on_typed)
        self.field.textChanged.connect(lambda text: self._on_typed(text) if not text else None)  # its clear button
        for keys, do in ((Qt.Key.Key_Escape, self._on_escape), (Qt.Key.Key_Down, self.downAsked.emit),
                         (Qt.Key.Key_Return, self.downAsked.emit)):  # fmt: skip
            shortcut = QShortcut(QKeySequence(keys), self.field)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(do)
        self.help = self._tool("help", tr("What can be searched for"))
        self.help.clicked.connect(self._on_help)
        self.keep = self._tool("plus", tr("Keep this search"))
        self.keep.clicked.connect(self.keepAsked)
        row = QHBoxLayout()
        row.setSpacing(theme.GRID // 2)
        row.addWidget(self.side)
        row.addWidget(self.field, 1)
        row.addWidget(self.keep)
        row.addWidget(self.help)
        column.addLayout(row)

    def _make_chips(self, column: QVBoxLayout) -> None:
        flow = FlowLayout(spacing=theme.GRID // 2)
        self.kinds: dict[Kind, QPushButton] = {}
        for kind, words in _CHIPS:
            self.kinds[kind] = self._chip(tr(words))
            self.kinds[kind].clicked.connect(self._on_kinds)
            flow.addWidget(self.kinds[kind])
        self.marks: dict[str, QPushButton] = {}
        for name, words in _MARKS:
            chip = self.marks[name] = self._chip(tr(words))
            chip.clicked.connect(
                lambda on, name=name: self._ask(filters.with_filter(self.words, name, "" if on else None))
            )
            flow.addWidget(chip)
        self.rating = self._chip(tr("Any rating"))
        self.rating.setCheckable(False)
        menu = QMenu(self.rating)
        for least in range(MOST_STARS + 1):
            entry = menu.addAction(_rating_words(least))
            entry.triggered.connect(lambda _on=False, least=least: self._ask(filters.with_rating(self.words, least)))
        self.rating.setMenu(menu)
        flow.addWidget(self.rating)
        self._stack_chip = self._chip(tr("One stack"))
        self._stack_chip.setChecked(True)
        self._stack_chip.setIcon(icon("close"))
        self._stack_chip.setToolTip(tr("Show everything again"))
        self._stack_chip.clicked.connect(self.stackEnded)
        self._stack_chip.hide()
        flow.addWidget(self._stack_chip)
        column.addLayout(flow)

    def _make_foot(self, column: QVBoxLayout) -> None:
        self.count = QLabel(self)
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.count.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.count.setMinimumWidth(60)
        theme.set_role(self.count, "hint")
        self._order = QComboBox(self)
        self._order.setAccessibleName(tr("Order of the works"))
        for _order, words in ORDERS:
            self._order.addItem(tr(words))
        self._order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._order.setMinimumContentsLength(8)
        self._order.currentIndexChanged.connect(lambda at: self.orderAsked.emit(ORDERS[at][0]))
        self.fold = self._tool("stack", tr("Fold works that differ by their seed alone"))
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self.foldedAsked)
        self.as_grid = self._tool("library", tr("As a grid"))
        self.as_list = self._tool("rows", tr("As a list"))
        for button, grid in ((self.as_grid, True), (self.as_list, False)):
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.clicked.connect(lambda _on=False, grid=grid: self.gridAsked.emit(grid))
        self._size = SeekSlider(Qt.Orientation.Horizontal, self)
        self._size.setAccessibleName(tr("Size of the pictures"))
        self._size.setToolTip(tr("Size of the pictures (Ctrl and the wheel)"))
        self._size.setRange(SMALLEST, LARGEST)
        self._size.setValue(USUAL)
        self._size.setSingleStep(16)
        self._size.setPageStep(32)
        self._size.setMinimumWidth(48)
        self._size.setMaximumWidth(112)
        self._size.valueChanged.connect(lambda side: self.sizeAsked.emit(side // 8 * 8))  # a size is read anew
        row = QHBoxLayout()
        row.setSpacing(theme.GRID // 2)
        row.addWidget(self.count, 1)
        row.addWidget(self._order)
        row.addWidget(self.fold)
        row.addWidget(self.as_grid)
        row.addWidget(self.as_list)
        row.addWidget(self._size)
        column.addLayout(row)

    def _tool(self, name: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(name))
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.set_role(button, "flat")
        return button

    def _chip(self, words: str) -> QPushButton:
        chip = QPushButton(words, self)
        chip.setCheckable(True)
        theme.set_role(chip, "chip")
        return chip

    # --- what happens

    @property
    def words(self) -> str:
        return self.field.text()

    def _ask(self, words: str) -> None:
        self.set_words(words)
        self.asked.emit(words)

    def _on_typed(self, words: str) -> None:
        self._show_filters(words)
        self.typed.emit(words)

    def _on_kinds(self) -> None:
        self._ask(
            filters.with_kinds(self.words, frozenset(kind for kind, chip in self.kinds.items() if chip.isChecked()))
        )

    def _on_escape(self) -> None:
        """Clears the search; where it is empty already, goes down to the works."""
        if self.words:
            self._ask("")
        else:
            self.downAsked.emit()

    def _show_filters(self, words: str) -> None:
        asked = filters.kinds_of(words)
        for kind, chip in self.kinds.items():
            chip.setChecked(kind in asked)
        for name, chip in self.marks.items():
            chip.setChecked(filters.value_of(words, name) is not None)
        self.rating.setText(_rating_words(filters.least_rating(words)))
        self.keep.setEnabled(bool(words.strip()))
        self.keep.setToolTip(self.keep.accessibleName() if words.strip() else tr("Write a search first, to keep it"))

    def _on_help(self) -> None:
        popup = FilterHelp(self)
        popup.chosen.connect(self._on_example)
        popup.show_below(self.help.mapToGlobal(QPoint(self.help.width(), self.help.height())))

    def _on_example(self, example: str) -> None:
        self._ask(f"{self.words.strip()} {example}".strip())
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)


def _rating_words(least: int) -> str:
    if not least:
        return tr("Any rating")
    return counted(least, "{n} star or more", "{n} stars or more")
