"""The lines of groups in the table: a click folds, keys too, a button cancels, F2 gives a batch another name.

It asks for what has to be done and folds by itself, since folding is of the view alone.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QTableView

from comfy_desk.domain.batch import LONGEST_NAME
from comfy_desk.ui.delegates import buttons, group
from comfy_desk.ui.delegates.row import RowDelegate
from comfy_desk.ui.icons import icon
from comfy_desk.ui.models.queue_filter import QueueFilter
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr


@overrides_qt
class GroupLines(QObject):
    """Beside a table, which hands it presses and keys on lines."""

    cancelAsked = Signal(str, object)  # the id of a batch or "", and the ids of the requests
    renameAsked = Signal(str, str)
    folded = Signal()  # worth remembering

    def __init__(self, table: QTableView, shown: QueueFilter, delegate: RowDelegate) -> None:
        super().__init__(table)
        self._table = table
        self._shown = shown
        self._delegate = delegate
        self._edit: QLineEdit | None = None
        self._batch = ""

    def whole(self, row: int) -> QRect:
        """The row from the first column to the last, in the viewport."""
        header = self._table.horizontalHeader()
        return QRect(
            -header.offset(), self._table.rowViewportPosition(row), header.length(), self._table.rowHeight(row)
        )

    def button_at(self, row: int, point: QPoint) -> buttons.Placed | None:
        placed = group.cancel_button(self.whole(row), self._shown.group_at(row), self._delegate.small)
        return placed if placed is not None and placed.rect.contains(point) else None

    def toggle(self, row: int) -> None:
        self.fold(row, not self._shown.group_at(row).folded)

    def fold(self, row: int, folded: bool) -> None:
        self._shown.fold(row, folded)
        self.folded.emit()

    def fold_all(self, folded: bool) -> None:
        self._shown.fold_all(folded)
        self.folded.emit()

    def cancel(self, row: int) -> None:
        ids = tuple(request.id for request in self._shown.members(row) if request.cancellable)
        # Of a batch of which a filter hides a part, only what is seen is meant.
        batch = "" if self._shown.narrowed else self._shown.group_at(row).batch
        self.cancelAsked.emit(batch, ids)

    def menu(self, row: int, parent: QMenu) -> QMenu:
        """What can be done with a group."""
        words = self._shown.group_at(row)
        for name, sign, label, do in (
            ("queue.fold", "chevron-right", tr("Unfold") if words.folded else tr("Fold"), lambda: self.toggle(row)),
            ("queue.fold_all", "", tr("Fold all"), lambda: self.fold_all(True)),
            ("queue.unfold_all", "", tr("Unfold all"), lambda: self.fold_all(False)),
        ):
            action = parent.addAction(icon(sign), label) if sign else parent.addAction(label)
            action.setData(name)
            action.triggered.connect(lambda _checked=False, do=do: do())
        parent.addSeparator()
        if words.batch:
            naming = parent.addAction(icon("edit"), tr("Rename\tF2"))
            naming.triggered.connect(lambda _checked=False: self.edit_name(row))
        cancel = parent.addAction(icon("cancel"), tr("Cancel group"))
        cancel.setEnabled(words.progress.cancellable > 0)
        cancel.triggered.connect(lambda _checked=False: self.cancel(row))
        return parent

    def key(self, event: QKeyEvent, row: int) -> bool:
        """Whether this key meant something on this row, be it a line or a request of a group."""
        line = self._shown.is_line(row)
        if line and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.toggle(row)
        elif line and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Minus):
            self.fold(row, True)
        elif line and event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Plus):
            self.fold(row, False)
        elif line and event.key() == Qt.Key.Key_F2:
            self.edit_name(row)
        elif event.key() == Qt.Key.Key_Left and not line and self._shown.grouping != "none":
            self._table.selectRow(self._shown.line_of(row))
        else:
            return False
        return True

    # another name

    def edit_name(self, row: int) -> None:
        """A field in the place of the name, where it is a batch's."""
        words = self._shown.group_at(row)
        if not words.batch:
            return
        if self._edit is None:
            self._edit = QLineEdit(self._table.viewport())
            self._edit.setMaxLength(LONGEST_NAME)
            self._edit.setAccessibleName(tr("Name of the batch"))
            self._edit.editingFinished.connect(self._on_edited)
            self._edit.installEventFilter(self)
        self._batch = words.batch
        whole = self.whole(row)
        height = self._edit.sizeHint().height()
        self._edit.setGeometry(
            whole.left() + 24, whole.center().y() - height // 2, min(420, whole.width() - 32), height
        )
        self._edit.setText(words.title)
        self._edit.selectAll()
        self._edit.show()
        self._edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_edited(self) -> None:
        if self._edit is None or not self._batch:
            return
        batch, name = self._batch, " ".join(self._edit.text().split())
        self._close()
        if name:
            self.renameAsked.emit(batch, name)

    def _close(self) -> None:
        self._batch = ""
        if self._edit is not None:
            had = self._edit.hasFocus()
            self._edit.hide()
            if had:
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._edit and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self._close()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # or it would go on to the table
                self._on_edited()
                return True
        return super().eventFilter(watched, event)
