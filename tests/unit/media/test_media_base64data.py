"""Base64 in all its forms: the right bytes, or a refusal, never a damaged file."""

from __future__ import annotations

import base64
import io
import textwrap
import time
from urllib.parse import quote

import media_samples as samples
import pytest
from hypothesis import given
from hypothesis import strategies as st

from comfy_desk.media import base64data
from comfy_desk.media.base64data import NotBase64

DATA = samples.picture("PNG")
TEXT = samples.b64(DATA)


def forms(data: bytes) -> dict[str, str]:
    text = samples.b64(data)
    return {
        "plain": text,
        "data URI": "data:image/png;base64," + text,
        "data URI with parameters": "data:audio/L16;codec=pcm;rate=24000;base64," + text,
        "URL-safe": base64.urlsafe_b64encode(data).decode(),
        "no padding": text.rstrip("="),
        "URL-safe, no padding": base64.urlsafe_b64encode(data).decode().rstrip("="),
        "CRLF": "\r\n".join(textwrap.wrap(text, 76)) + "\r\n",
        "escaped line breaks": "\\n".join(textwrap.wrap(text, 64)),
        "lines joined by blanks": " ".join(textwrap.wrap(text, 76)),
        "percent-encoded": quote(text, safe=""),
        "quoted": f'"{text}"',
        "quoted data URI": f'"data:;base64,{text}"',
    }


@pytest.mark.parametrize("form", list(forms(DATA)))
def test_every_form_gives_the_same_bytes(form: str) -> None:
    text = forms(DATA)[form]
    assert base64data.decode(text) == DATA
    assert DATA.startswith(base64data.head(text, 300))
    assert len(base64data.head(text, 300)) == 300
    out = io.BytesIO()
    decoded = base64data.decode_to_file(text, out)
    assert (out.getvalue(), decoded.size) == (DATA, len(DATA))


def test_blanks_for_plus_signs_are_understood() -> None:
    assert "+" in TEXT
    assert base64data.decode(TEXT.replace("+", " ")) == DATA


@pytest.mark.parametrize(
    "text",
    [
        TEXT[:1001],
        TEXT.replace("+", "-"),  # one alphabet for one sign, another for the other
        TEXT[:400] + "!" + TEXT[400:],
        TEXT[:40] + "==" + TEXT[40:],
        TEXT.rstrip("=") + "===",
        "data:text/plain,hello",
        "%zz" + TEXT,
        "ä" + TEXT,
    ],
)
def test_what_cannot_be_read_without_guessing_is_refused(text: str) -> None:
    assert "/" in TEXT
    with pytest.raises(NotBase64) as caught:
        base64data.decode(text)
    assert text[:20] not in str(caught.value)


@given(st.binary(max_size=400), st.sampled_from(list(forms(b""))))
def test_right_bytes_or_refusal(data: bytes, form: str) -> None:
    text = forms(data)[form]
    if form == "percent-encoded" and "%" not in text:
        return
    assert base64data.decode(text) == data


@given(st.binary(min_size=1, max_size=400))
def test_form_encoding_never_gives_wrong_bytes(data: bytes) -> None:
    text = samples.b64(data).replace("+", " ")
    try:
        assert base64data.decode(text) == data
    except NotBase64:
        pass


@pytest.mark.parametrize("length", range(996, 1012))
def test_lost_plus_signs_are_never_taken_for_joined_lines(length: int) -> None:
    text = TEXT.replace("+", " ")[:length]
    assert len({len(line) for line in text.split(" ")}) > 3
    try:
        assert DATA.startswith(base64data.decode(text))
    except NotBase64:
        assert length % 4


@given(st.binary(min_size=40, max_size=400), st.integers(1, 3))
def test_a_cut_inside_a_quantum_is_noticed_or_exact(data: bytes, lost: int) -> None:
    text = samples.b64(data)[: -4 - lost]
    try:
        assert data.startswith(base64data.decode(text))
    except NotBase64:
        pass


@given(st.text(max_size=300))
def test_any_text_is_decoded_or_refused(text: str) -> None:
    for function in (base64data.decode, base64data.head):
        try:
            function(text)
        except NotBase64:
            pass
    assert len(base64data.fingerprint(text)) == 16


def test_the_same_data_has_one_fingerprint() -> None:
    assert len({base64data.fingerprint(text) for text in forms(DATA).values()}) == 1


@pytest.mark.parametrize(
    "text",
    ["A" * 50 + "\n" + "A" + " " * 500_000 + "A", "\t " * 200_000, "A " * 300_000, "%25" * 200_000, "=" * 500_000],
)
def test_texts_that_mean_harm_take_no_time(text: str) -> None:
    begin = time.process_time()
    for function in (base64data.decode, base64data.head, base64data.fingerprint):
        try:
            function(text)
        except NotBase64:
            pass
    assert time.process_time() - begin < 2
