"""When links say that they die: the forms of those who sign them, and numbers that are no moments."""

from __future__ import annotations

import base64
import json

import pytest

from comfy_desk.media.expiry import expires_at

AT = 1_800_000_000.0  # 2027-01-15T08:00:00Z


def token(**claims: object) -> str:
    def part(value: object) -> str:
        return base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")

    return f"{part({'alg': 'HS256'})}.{part(claims)}.c2ln"


def policy(moment: object) -> str:
    text = json.dumps({"Statement": [{"Resource": "*", "Condition": {"DateLessThan": {"AWS:EpochTime": moment}}}]})
    return base64.b64encode(text.encode()).decode().translate(str.maketrans("+=/", "-_~"))


@pytest.mark.parametrize(
    "query",
    [
        "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20270115T075000Z&X-Amz-Expires=600&X-Amz-Signature=c%3D",
        "x-goog-expires=3600&x-goog-date=20270115T070000Z&x-goog-signature=ab",
        "Expires=1800000000&Signature=x&Key-Pair-Id=K",
        f"Policy={policy(1_800_000_000)}&Signature=x&Key-Pair-Id=K",
        "sv=2021-08-06&se=2027-01-15T08%3A00%3A00Z&sr=b&sig=a%2Fb",
        "exp=1800000000&kid=practice%2Fshelf&sig=x=",
        "expires_at=1800000000000",
        "e=1800000000&token=abc",
        f"token={token(exp=1_800_000_000)}",
        "q-sign-algorithm=sha1&q-sign-time=1799990000;1800000000",
        "Expires=1800000000&exp=1900000000",
    ],
)
def test_the_moment_is_read(query: str) -> None:
    assert expires_at(f"https://cdn.test/x.png?{query}") == AT


@pytest.mark.parametrize(
    "query",
    [
        "",
        "sig=abc",
        "exp=600",
        "expires=never",
        "e=abc",
        "X-Amz-Expires=600",
        "X-Amz-Date=20270199T075000Z&X-Amz-Expires=600",
        "X-Amz-Date=20270115T075000Z&X-Amz-Expires=-600",
        "exp=99999999999999999999",
        "token=a.b.c",
        "token=..",
        "token=eyJ.AAAA.x",
        f"token={token(exp='soon')}",
        f"token={token(exp=True)}",
        f"token={token(exp=10**300)}",
        "Policy=AAAA",
        "Policy=____",
        f"Policy={policy([])}",
        "se=2027",
        "se=9999-99-99T00:00:00Z",
        "se=0001-01-01T00:00:00+23:00",
        "exp=%FF%FE",
        "q-sign-time=1;2",
        "exp=１８００００００００",
        "&".join(f"a{n}=1" for n in range(500)),
    ],
)
def test_what_is_no_moment_is_none(query: str) -> None:
    assert expires_at(f"https://cdn.test/x.png?{query}") is None


def test_links_that_mean_harm_are_read_quickly() -> None:
    assert expires_at("https://cdn.test/?exp=" + "1" * 20_000) is None
    assert expires_at("https://[cdn.test/?exp=1800000000") is None
    deep = base64.urlsafe_b64encode(b"[" * 5_000).decode().rstrip("=")
    assert expires_at(f"https://cdn.test/?token=a.{deep}.c") is None
