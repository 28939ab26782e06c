"""What may be drawn: an allow-list, so that a new way out of a document is closed before it is known."""

from __future__ import annotations

import base64
import gzip
import io

import pytest
from PIL import Image

from comfy_desk.ui.drawing.svg import safe_svg

NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
LIMIT = 1_000_000


def judged(inner: str, before: str = "") -> str:
    return safe_svg(f"{before}<svg {NAMES}>{inner}</svg>".encode(), LIMIT)[0]


def _png() -> str:
    buffer = io.BytesIO()
    Image.new("RGB", (2, 2)).save(buffer, "PNG")
    return base64.b64encode(buffer.getvalue()).decode()


@pytest.mark.parametrize(
    "inner",
    [
        "<rect/>",
        '<defs><g id="a"/></defs><use xlink:href="#a"/>',
        '<rect fill="url(#paint)" style="stroke:url( \'#other\' )"/>',
        f'<image href="data:image/png;base64,{_png()}"/>',
        "<style>rect { fill: url(#a) }</style>",
        '<text>see href = "http://example.invalid/" and url(x)</text>',
    ],
)
def test_documents_that_stay_inside_themselves(inner: str) -> None:
    assert judged(inner) == ""


def test_the_standard_doctype_of_old_programs_is_dropped() -> None:
    before = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/svg11.dtd">'
    )
    problem, clean = safe_svg(f"{before}<svg {NAMES}/>".encode(), LIMIT)
    assert problem == ""
    assert b"DOCTYPE" not in clean


@pytest.mark.parametrize(
    "inner",
    [
        '<image href="/etc/hostname"/>',
        '<image xlink:href="file:///etc/hostname"/>',
        '<image xlink:href="&#102;ile:///etc/hostname"/>',
        '<image href="http://127.0.0.1/x.png"/>',
        '<image href="//host.invalid/x.png"/>',
        '<use href="other.svg#a"/>',
        '<rect style="fill:url(http://host.invalid/x)"/>',
        '<rect style="fill:URL(file:///x)"/>',
        "<style>@import 'x.css';</style>",
        "<style>rect { fill: url(x.svg#a) }</style>",
        f'<image href="data:image/png;base64,{base64.b64encode(b"<svg><image/></svg>").decode()}"/>',
        f'<image href="data:image/svg+xml;base64,{_png()}"/>',
        '<image href="data:image/png;base64,H4sIAAAAAAAAA7MpLkuzAwBvkP0uBQAAAA=="/>',
        '<?xml-stylesheet type="text/css" href="file:///x.css"?>',
        '<script href="x.js"/>',
    ],
)
def test_documents_that_lead_outside(inner: str) -> None:
    assert "outside itself" in judged(inner)


def test_entities_are_refused() -> None:
    before = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/hostname">]>'
    assert "outside itself" in judged("<text>&b;</text>", before)


def test_what_multiplies_is_refused() -> None:
    levels = "".join(f'<g id="a{level}">' + f'<use xlink:href="#a{level - 1}"/>' * 10 + "</g>" for level in range(1, 8))
    assert "too complex" in judged(f'<defs><g id="a0"><circle r="1"/></g>{levels}</defs><use href="#a7"/>')
    assert "too complex" in judged('<g id="a"><use href="#a"/></g>')
    assert "too complex" in judged("<g>" * 300 + "</g>" * 300)


def test_packed_drawings_are_unpacked_within_the_limit() -> None:
    packed = gzip.compress(f"<svg {NAMES}><rect/></svg>".encode())
    assert safe_svg(packed, LIMIT)[0] == ""
    assert "outside" in safe_svg(gzip.compress(f'<svg {NAMES}><image href="/x"/></svg>'.encode()), LIMIT)[0]
    assert "too complex" in safe_svg(gzip.compress(b" " * (LIMIT + 10)), LIMIT)[0]


def test_other_encodings_hide_nothing() -> None:
    hidden = f'<svg {NAMES}><image href="file:///x"/></svg>'
    assert "outside" in safe_svg(hidden.encode("utf-16"), LIMIT)[0]
    assert "could not be read" in safe_svg(f'<?xml version="1.0" encoding="utf-7"?>{hidden}'.encode(), LIMIT)[0]
    assert "could not be read" in safe_svg(b"\xff\xff\xff", LIMIT)[0]
