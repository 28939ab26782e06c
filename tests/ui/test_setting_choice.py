"""A setting that is one of a few words: chosen at once, moved by no wheel, found by what can be chosen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from comfy_desk.domain.settings import Form, Setting
from comfy_desk.ui.dialogs.setting_rows import ChoiceRow

SETTING = Setting(
    "test.size", Form.CHOICE, "middle", "Size of the tiles", "How large they are.", "Test",
    choices=(("small", "Tiny"), ("middle", "Middling"), ("large", "Huge")),
)  # fmt: skip


def test_a_choice_is_asked_for_once_and_by_no_wheel(qtbot: object, qapp: QApplication) -> None:
    row = ChoiceRow(SETTING)
    qtbot.addWidget(row)  # type: ignore[attr-defined]
    asked: list[object] = []
    row.chosen.connect(asked.append)
    row.show_value("middle")
    assert row.combo.currentText() == "Middling"
    assert row.combo.accessibleName() == "Size of the tiles"
    assert asked == []
    row.show()
    row.combo.setFocus()
    turned = QWheelEvent(
        QPointF(5, 5), row.combo.mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    qapp.sendEvent(row.combo, turned)
    assert row.combo.currentData() == "middle"
    row.combo.setCurrentIndex(2)
    assert asked == ["large"]
    row.refuse("The disk is full.")
    assert row.combo.currentData() == "middle"
    assert row.message.text() == "The disk is full."
    row.show_value("small")
    assert row.combo.currentText() == "Tiny"
    assert not row.reset.isHidden()
    assert row.matches(["huge"])
    assert row.matches(["test.size", "tiles"])
    assert not row.matches(["enormous"])
