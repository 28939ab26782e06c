"""Signals must not eat references: PySide6 6.12 on Python 3.11 took one from True at each, until the process died."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
EMISSIONS = 300
# In a process of its own: a broken one would take this one down. Prints how far the counts of True and None moved.
SMOKE = f"""
import sys
from PySide6.QtCore import QCoreApplication, QObject, Signal

class Bell(QObject):
    rings = Signal(bool)
    says = Signal(object)

app = QCoreApplication([])
bell, heard = Bell(), []
bell.rings.connect(heard.append)
bell.says.connect(heard.append)
bell.rings.emit(True)
bell.says.emit(None)
heard.clear()
before = sys.getrefcount(True), sys.getrefcount(None)
for _ in range({EMISSIONS}):
    bell.rings.emit(True)
    bell.says.emit(None)
assert heard == [True, None] * {EMISSIONS}
heard.clear()
print(sys.getrefcount(True) - before[0], sys.getrefcount(None) - before[1])
"""


def test_emissions_leave_the_reference_counts_alone():
    done = subprocess.run([sys.executable, "-c", SMOKE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    moved = [abs(int(word)) for word in done.stdout.split()]
    assert len(moved) == 2
    assert max(moved) < EMISSIONS / 10


def qt_requirements(python: str) -> dict[str, Requirement]:
    """What pyproject.toml asks for of Qt on one version of Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [Requirement(text) for text in project["dependencies"]]
    environment = {"python_version": python, "python_full_version": f"{python}.0"}
    return {
        one.name.replace("_", "-"): one
        for one in wanted
        if one.name.lower().startswith(("pyside", "shiboken"))
        and (one.marker is None or one.marker.evaluate(environment))
    }


@pytest.mark.parametrize(
    ("python", "allowed", "refused"),
    [
        ("3.11", ["6.7.0", "6.11.3"], ["6.12.0", "6.12.1", "6.13.0", "7.0.0", "6.6.9"]),
        ("3.12", ["6.7.0", "6.11.3", "6.12.0"], ["6.6.9"]),
        ("3.13", ["6.12.0"], ["6.6.9"]),
    ],
)
def test_the_versions_asked_for_are_those_that_count_right(python, allowed, refused):
    found = qt_requirements(python)
    # The umbrella package would bring a browser engine of 280 MB.
    assert set(found) == {"PySide6-Essentials", "PySide6-Addons"}
    for requirement in found.values():
        assert all(requirement.specifier.contains(number) for number in allowed)
        assert not any(requirement.specifier.contains(number) for number in refused)


def test_what_is_installed_is_what_is_asked_for():
    for name, requirement in qt_requirements("{}.{}".format(*sys.version_info[:2])).items():
        assert requirement.specifier.contains(version(name))
