"""Which account the environment names: one id for one Router, whatever way its address is written."""

from __future__ import annotations

import pytest

from comfy_desk.app.accounts import own_account
from comfy_desk.domain.account import DEFAULT_ORIGIN
from comfy_desk.domain.errors import DeskError


def test_the_public_router_is_one_account_however_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = own_account()
    assert plain.origin == DEFAULT_ORIGIN
    for address in (DEFAULT_ORIGIN, f"{DEFAULT_ORIGIN}/", "HTTPS://API.COMFY.ORG:443"):
        monkeypatch.setenv("COMFY_ROUTER_BASE_URL", address)
        assert own_account() == plain


def test_another_router_is_another_account(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = set()
    for address in (
        "https://router.test",
        "https://router.test:8443",
        "http://127.0.0.1:8000",
        "https://127.0.0.1:8000",
    ):
        monkeypatch.setenv("COMFY_ROUTER_BASE_URL", address)
        ids.add(own_account().id)
    assert len(ids) == 4


@pytest.mark.parametrize(
    "address", ["router.test", "ftp://router.test", "http://router.test", "https://me@router.test"]
)
def test_an_address_that_cannot_be_used_is_said(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("COMFY_ROUTER_BASE_URL", address)
    with pytest.raises(DeskError, match="COMFY_ROUTER_BASE_URL"):
        own_account()
