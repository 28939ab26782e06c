"""Which works are chosen, as ids and ranges of rows: it outlives a list that is made anew. One for the grid and the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, Signal

from comfy_desk.ui.library.model import LibraryModel

KEPT = 5_000
"""Chosen works that are found again in a list that was made anew; of more nobody remembers which they were."""

_Flag = QItemSelectionModel.SelectionFlag


def ranges_of(selection: Any) -> list[tuple[int, int]]:
    """The first and the last row of each part of a `QItemSelection`, in order."""
    return sorted((part.top(), part.bottom()) for part in selection)


class Chosen(QObject):
    """`changed` when the choice is another one; `looked` when the artist went to another work, and not the program."""

    changed = Signal()
    looked = Signal()

    def __init__(self, model: LibraryModel, selection: QItemSelectionModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._selection = selection
        self._before: tuple[list[int], int | None, list[int]] | None = None
        self._busy = False
        selection.selectionChanged.connect(lambda *_: self._on_changed())
        selection.currentChanged.connect(lambda *_: self._on_current())
        model.changing.connect(self._hold)
        model.changed.connect(lambda _came: self._bring_back())

    @property
    def count(self) -> int:
        return sum(last - first + 1 for first, last in ranges_of(self._selection.selection()))

    def ids(self) -> list[int]:
        """In the order of the list."""
        all_ids = self._model.ids
        return [one for first, last in ranges_of(self._selection.selection()) for one in all_ids[first : last + 1]]

    @property
    def current(self) -> int | None:
        """The work that has the keyboard."""
        return self._model.id_at(self._selection.currentIndex().row())

    def choose(self, row: int) -> None:
        """This one alone."""
        self._selection.setCurrentIndex(self._model.index(row, 0), _Flag.ClearAndSelect | _Flag.Rows)

    def _hold(self) -> None:
        few = self.count <= KEPT
        self._before = (self.ids() if few else [], self.current, self._after())
        self._busy = True

    def _after(self) -> list[int]:
        """The works behind the last chosen one, and the one before the first: who comes next when all of them go."""
        parts = ranges_of(self._selection.selection())
        if not parts:
            return []
        ids = self._model.ids
        return [*ids[parts[-1][1] + 1 : parts[-1][1] + 4], *ids[max(0, parts[0][0] - 1) : parts[0][0]]]

    def _bring_back(self) -> None:
        """After a list that was made anew. Where all that was chosen has gone, what came into its place is chosen."""
        before, self._before = self._before, None
        row_of = self._model.row_of
        went_on = False
        if before is not None:
            ids, current, after = before
            rows = sorted(row for row in map(row_of, ids) if row is not None)
            next_row = next((row for row in map(row_of, after) if row is not None), None)
            if rows and not self.count:
                self._choose_again(rows, row_of(current) if current is not None else None)
            elif ids and not rows and next_row is not None:
                self.choose(next_row)
                went_on = True
        self._busy = False
        self.changed.emit()
        if went_on:
            self.looked.emit()

    def _choose_again(self, rows: Sequence[int], current: int | None) -> None:
        model, selection = self._model, QItemSelection()
        for row in rows:
            selection.select(model.index(row, 0), model.index(row, 0))
        self._selection.select(selection, _Flag.ClearAndSelect | _Flag.Rows)
        self._selection.setCurrentIndex(model.index(rows[0] if current is None else current, 0), _Flag.NoUpdate)

    def _on_changed(self) -> None:
        if not self._busy:
            self.changed.emit()

    def _on_current(self) -> None:
        if not self._busy and self._selection.currentIndex().isValid():
            self.looked.emit()
