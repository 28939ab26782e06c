"""Retry-After in all the forms that servers write it."""

from __future__ import annotations

from email.utils import formatdate

import pytest

from comfy_desk.router.retry_after import LONGEST, seconds

NOW = 1_700_000_000.0


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        (None, None),
        ("", None),
        ("5", 5.0),
        (" 5 ", 5.0),
        ("1.5", 1.5),
        ("0", 0.0),
        ("0.493", 0.493),
        ("-5", None),
        ("inf", None),
        ("nan", None),
        ("1_0", None),
        ("٥", None),
        ("5, 10", None),
        ("9" * 400, LONGEST),
        ("9999999999", LONGEST),
        ("soon", None),
        (formatdate(NOW + 30, usegmt=True), 30.0),
        (formatdate(NOW + 30), 30.0),
        (formatdate(NOW - 30, usegmt=True), 0.0),
        ("Tue, 14 Nov 2023 22:13:50 -0000", 30.0),
        ("Tuesday, 14-Nov-23 22:13:50 GMT", 30.0),
        ("Tue Nov 14 22:13:50 2023", 30.0),
        ("Tue, 99 Nov 2023 22:13:50 GMT", None),
    ],
)
def test_forms(header: str | None, expected: float | None) -> None:
    assert seconds(header, NOW) == expected
