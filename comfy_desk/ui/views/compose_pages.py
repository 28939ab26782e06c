"""Where the parts of Compose stand: the model above, and below it the list of models, or the form with its foot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.forms.view import SCROLL_PLACE
from comfy_desk.ui.overrides import overrides_qt

_PAD = 2 * theme.GRID


@overrides_qt
class _FormOrWait(QStackedWidget):
    """It takes the height that the foot leaves: with a height for its width, a low window would squeeze the foot as well."""

    def hasHeightForWidth(self) -> bool:
        return False


class Pages:
    """Lays the parts out in `view` and turns between them."""

    def __init__(
        self,
        view: QWidget,
        *,
        top: Sequence[QWidget],
        picker: QWidget,
        above: Sequence[QWidget],
        form: QWidget,
        wait: QWidget,
        foot: QWidget,
    ) -> None:
        self._wait = wait
        self._form_page = _form_page(view, above, form)
        choosing = QWidget(view)
        column = QVBoxLayout(choosing)
        column.setContentsMargins(_PAD, 0, _PAD, _PAD)
        column.addWidget(picker)
        filling = QWidget(view)
        column = QVBoxLayout(filling)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._pages = _FormOrWait(filling)
        self._pages.addWidget(self._form_page)
        self._pages.addWidget(wait)
        column.addWidget(self._pages, 1)
        column.addWidget(foot)
        self._stack = QStackedWidget(view)
        self._stack.addWidget(filling)
        self._stack.addWidget(choosing)
        head = QHBoxLayout()
        head.setContentsMargins(_PAD, _PAD // 2, _PAD, 0)
        head.setSpacing(theme.GRID // 2)
        for number, part in enumerate(top):
            head.addWidget(part, 0 if number else 1)
        column = QVBoxLayout(view)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_PAD - theme.GRID // 2)
        column.addLayout(head)
        column.addWidget(self._stack, 1)

    @property
    def filling(self) -> bool:
        """A form is filled in, or awaited; the list of models is not open."""
        return self._stack.currentIndex() == 0

    def show_picker(self, on: bool) -> None:
        self._stack.setCurrentIndex(1 if on else 0)

    def show_form(self) -> None:
        self._pages.setCurrentWidget(self._form_page)

    def show_wait(self) -> None:
        self._pages.setCurrentWidget(self._wait)


def _form_page(view: QWidget, above: Sequence[QWidget], form: QWidget) -> QWidget:
    """The form keeps a place for its scroll bar; what stands above it ends where its fields do."""
    page = QWidget(view)
    column = QVBoxLayout(page)
    column.setContentsMargins(_PAD, 0, _PAD - SCROLL_PLACE, 0)
    column.setSpacing(theme.GRID)
    for part in above:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, SCROLL_PLACE, 0)
        row.addWidget(part)
        column.addLayout(row)
    column.addWidget(form, 1)
    return page
