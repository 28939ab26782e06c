"""Every class of the window's hands errors in Qt's callbacks on whole: half-made ones end the process on Python 3.11."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

_PROBE = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QAbstractTableModel, QCoreApplication
from comfy_desk.ui.overrides import overrides_qt

@overrides_qt
class Model(QAbstractTableModel):
    def rowCount(self, parent=None):
        return 1

    def columnCount(self, parent=None):
        return 1

    def data(self, index, role=0):
        return [][role]

app = QCoreApplication([])
model = Model()
try:
    model.index(0, 0).data(5)
except IndexError as error:
    print("heard:", error)
"""


def test_an_error_in_what_qt_asks_for_does_not_end_the_process() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", _PROBE], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.startswith("heard: ")
    assert ended.stdout.strip().endswith("list index out of range")


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="errors are always whole there")
def test_no_class_of_the_window_was_forgotten() -> None:
    import comfy_desk.app
    import comfy_desk.ui
    from comfy_desk.ui.overrides import overridden

    forgotten = []
    for package in (comfy_desk.ui, comfy_desk.app):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for cls in vars(importlib.import_module(module.name)).values():
                if isinstance(cls, type) and cls.__module__ == module.name:
                    forgotten += [
                        f"{module.name}.{cls.__name__}.{name}"
                        for name in overridden(cls)
                        if not getattr(vars(cls)[name], "has_whole_errors", False)
                    ]
    assert not forgotten, "decorate with overrides_qt: " + ", ".join(sorted(forgotten))
