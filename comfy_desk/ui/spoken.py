"""Words for those who do not see where something changed: said politely by a screen reader, if one listens."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent


def announce(source: QObject, words: str) -> None:
    """Once, after what is being read; nothing happens where nobody listens."""
    if not words or not QAccessible.isActive():
        return
    try:
        from PySide6.QtGui import QAccessibleAnnouncementEvent  # since Qt 6.8
    except ImportError:
        QAccessible.updateAccessibility(QAccessibleEvent(source, QAccessible.Event.Alert))
        return
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, words))
