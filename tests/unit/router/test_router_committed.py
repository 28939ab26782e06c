"""What the Router holds back for calls in flight: whole cents, all three or nothing."""

from __future__ import annotations

import pytest

from comfy_desk.domain.money import Committed
from comfy_desk.router.wire import committed_of

NAMES = ("x-committed-spend-limit", "x-committed-spend-current", "x-committed-spend-remaining")


@pytest.mark.parametrize(
    ("values", "committed"),
    [
        (("5000", "120", "4880"), Committed(5000, 120, 4880)),
        (("5000", " 0 ", "5000"), Committed(5000, 0, 5000)),
        (("5000", "120"), None),
        (("5000", "-1", "5000"), None),
        (("5000", "1.5", "5000"), None),
        (("5000", "9" * 400, "5000"), None),
        (("5000", "١٢", "5000"), None),
        ((), None),
    ],
)
def test_only_whole_cents_are_taken(values: tuple[str, ...], committed: Committed | None) -> None:
    assert committed_of(dict(zip(NAMES, values, strict=False))) == committed
