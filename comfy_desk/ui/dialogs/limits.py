"""How many requests may be at the Router at once, of one model and in all. What is set here counts at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QPushButton, QSpinBox, QWidget

from comfy_desk.services.admission import MOST_A_MODEL, MOST_IN_ALL, Limits
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.page import Page, tell
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

MEANING = (
    "So many requests of one account are at the Router together; the others wait here, where they can still be edited, "
    "moved and removed. Direct runs count, too. Lowering it takes nothing back."
)


class LimitsSheet(Page):
    """`chosen(a_model, in_all)`, `closed()`."""

    chosen = Signal(int, int)
    closed = Signal()

    def __init__(self, limits: Limits, parent: QWidget | None = None) -> None:
        super().__init__(tr("How many at once"), parent)
        self.back_button.setText(tr("Close"))
        self.back.connect(self.closed)
        self.a_model = self._number(MOST_A_MODEL, tr("Of one model"))
        self.in_all = self._number(MOST_IN_ALL, tr("Of all models together"))
        form = QFormLayout()
        form.setHorizontalSpacing(2 * theme.GRID)
        form.setVerticalSpacing(theme.GRID)
        for field in (self.a_model, self.in_all):
            form.addRow(plain_label(field.accessibleName(), self, wrap=False), field)
        self._hint = plain_label("", self, role="hint")
        self.usual = QPushButton(self)
        theme.set_role(self.usual, "link")
        self.usual.clicked.connect(lambda: self.show_limits(Limits()))
        self.use = QPushButton(tr("Set"), self)
        theme.set_role(self.use, "primary")
        self.use.setAutoDefault(False)
        self.use.clicked.connect(self.enter)
        self.column.addWidget(plain_label(tr(MEANING), self, role="hint"))
        self.column.addLayout(form)
        self.column.addWidget(self._hint)
        self.column.addWidget(self.usual, 0, Qt.AlignmentFlag.AlignLeft)
        self.foot.addWidget(self.use)
        most = Limits()
        self.usual.setText(tr("The usual: {each} and {all}").format(each=most.a_model, all=most.in_all))
        self.show_limits(limits)

    def begin(self) -> None:
        self.a_model.setFocus(Qt.FocusReason.OtherFocusReason)
        self.a_model.selectAll()

    def show_limits(self, limits: Limits) -> None:
        self.a_model.setValue(limits.a_model)
        self.in_all.setValue(limits.in_all)

    def set_working(self, words: str) -> None:
        super().set_working(words)
        self.use.setEnabled(not words)

    def show_error(self, words: str) -> None:
        self.set_working("")
        super().show_error(words)

    def _number(self, most: int, name: str) -> QSpinBox:
        field = QSpinBox(self)
        field.setRange(1, most)
        field.setAccessibleName(name)
        field.setToolTip(tr("1 to {most}").format(most=most))
        field.valueChanged.connect(lambda _value: self._on_number())
        return field

    def _on_number(self) -> None:
        if not hasattr(self, "usual"):
            return
        more = self.a_model.value() > self.in_all.value()
        tell(
            self._hint,
            tr("The smaller number decides: no more than {n} go at once.").format(n=self.in_all.value())
            if more
            else "",
        )
        usual = Limits()
        self.usual.setVisible((self.a_model.value(), self.in_all.value()) != (usual.a_model, usual.in_all))

    def enter(self) -> None:
        if self.use.isEnabled():
            self.chosen.emit(self.a_model.value(), self.in_all.value())
