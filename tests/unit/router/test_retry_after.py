"""Retry-After in all the forms that servers write it."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import formatdate

import pytest

from comfy_desk.router.retry_after import LONGEST, of, seconds

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
        ("Tue, 14 Nov 2023 22:13:50 +0000", 30.0),
        ("Tue, 14 Nov 2023 22:13:20 +0100", 0.0),
        ("Sun, 06 Nov 1994 08:49:37 GMT", 0.0),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 0.0),
        ("Sun Nov  6 08:49:37 1994", 0.0),
        ("Fri, 31 Dec 9999 23:59:59 GMT", LONGEST),
        ("Tue, 99 Nov 2023 22:13:50 GMT", None),
        ("Tue, 14 Nov 2023 25:13:50 GMT", None),
        ("14 Nov 2023", None),
        ("1 2 3 4", None),
        ("5 s", None),
        ("+5", None),
        (".5", None),
        ("5.", None),
        ("1e3", None),
        ("Infinity", None),
        ("0.0", 0.0),
        ("0" * 399 + "7", 7.0),
        ("0." + "3" * 300, 1 / 3),
        ("9" * 401, None),
        ("5\x00", None),
    ],
)
def test_forms(header: str | None, expected: float | None) -> None:
    assert seconds(header, NOW) == expected


FORMS = ["%a, %d %b %Y %H:%M:%S GMT", "%A, %d-%b-%y %H:%M:%S GMT", "%a %b %d %H:%M:%S %Y"]


def written(form: str, moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime(form)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("wrong", [0.0, 8 * 3600.0, -8 * 3600.0, 365 * 86400.0, -365 * 86400.0])
def test_a_date_is_judged_by_the_answers_own_clock(form: str, wrong: float) -> None:
    """This machine's clock may be hours or years off: a pause of 30 s is one of 30 s."""
    headers = {"retry-after": written(form, NOW + 30), "date": formatdate(NOW, usegmt=True)}
    assert of(headers, NOW + wrong) == 30.0


@pytest.mark.parametrize("date", [None, "", "today", "1700000000"])
def test_without_a_date_of_the_answer_this_machines_clock_has_to_do(date: str | None) -> None:
    headers = {"retry-after": formatdate(NOW + 30, usegmt=True)} | ({} if date is None else {"date": date})
    assert of(headers, NOW) == 30.0
    assert of({"retry-after": "7", "date": "today"}, NOW) == 7.0
    assert of({"date": formatdate(NOW, usegmt=True)}, NOW) is None
