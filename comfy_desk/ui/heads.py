"""What the heads of long tables must not do."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QHeaderView


def apart_from_selection(header: QHeaderView) -> None:
    """It does not ask with each choice whether all of a column is chosen.

    Qt asks every cell of it for that, also where nothing of the answer is drawn: seconds where 50,000 rows are chosen.
    Call it again when the table gets another model or selection, as it hands both to its heads.
    """
    header.setSelectionModel(QItemSelectionModel(header.model(), header))
