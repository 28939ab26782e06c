"""Errors in what Qt calls: they reach the log, and never take the program with them.

WORKAROUND PySide6 6.11 on Python 3.11: where Python calls Qt and Qt calls an override of ours (a table that is painted asks
its model), an error that the interpreter raised itself (a TypeError, an IndexError) ends the process. Caught once and raised
on, it is an error like every other. Python 3.12 has no such half-made errors.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

T = TypeVar("T", bound=type)

_NEEDED = sys.version_info < (3, 12)


def overrides_qt(cls: T) -> T:
    """A class decorator: everything in `cls` that overrides a method of Qt's hands its errors on whole."""
    if _NEEDED:
        for name in overridden(cls):
            setattr(cls, name, _whole_errors(vars(cls)[name]))
    return cls


def overridden(cls: type) -> list[str]:
    """Names of the plain methods in `cls` itself that a base of Qt's has, too."""
    bases = [base for base in cls.__mro__[1:] if base.__module__.startswith("PySide6.")]
    return [
        name
        for name, what in vars(cls).items()
        if isinstance(what, FunctionType) and not name.startswith("_") and any(name in vars(base) for base in bases)
    ]


def _whole_errors(method: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(method)
    def call(*arguments: Any, **options: Any) -> Any:
        try:
            return method(*arguments, **options)
        except Exception:  # noqa: TRY203 - being caught is what makes it whole
            raise

    call.has_whole_errors = True  # type: ignore[attr-defined]
    return call
