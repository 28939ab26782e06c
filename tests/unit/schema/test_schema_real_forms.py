"""The real documents as an artist meets them: which fields, in which order, what stands at once and what under More.

`real_forms.txt` was written down after reading each document; a line that changes is a form that changes.
"""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from form_lines import lines_of

from comfy_desk.schema import check, describe, initial_body
from comfy_desk.schema.listing import listed

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "contract" / "schemas"
WRITTEN = Path(__file__).with_name("real_forms.txt").read_text(encoding="utf-8")
SECTIONS = {
    name: [line for line in lines.split("\n") if line]
    for name, lines in re.findall(r"^# (\S+)\n(.*?)(?=^# |\Z)", WRITTEN, re.M | re.S)
}
pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="the real per-model documents (../shared/contract/schemas) are not here"
)


@pytest.mark.parametrize("name", SECTIONS)
def test_the_form_of_a_real_document(name: str) -> None:
    document = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    form = describe(document)
    assert lines_of(form) == SECTIONS[name]
    first = form.fields or form.root.variants[0].fields
    takes_words = any("prompt" in line for line in SECTIONS[name])
    assert first[0].bears_prompt == takes_words
    assert len(listed(form)) == (len(form.fields) or 1)


def test_every_real_document_is_written_down() -> None:
    assert set(SECTIONS) == {path.stem for path in FOLDER.glob("*.json")}
    assert len(SECTIONS) == 25


def test_reading_and_checking_keep_up_with_typing() -> None:
    """The goals are 20 and 10 milliseconds; of the processor, and the best of a few turns: others use this machine, too."""
    for path in FOLDER.glob("*.json"):
        document = json.loads(path.read_text(encoding="utf-8"))
        form = describe(document)
        body = initial_body(form)
        check(form, body)
        assert min(_timed(lambda document=document: describe(document)) for _ in range(5)) < 0.02, path.stem
        assert min(_timed(lambda form=form, body=body: check(form, body)) for _ in range(5)) < 0.01, path.stem


def _timed(act: Callable[[], object]) -> float:
    started = time.thread_time()
    act()
    return time.thread_time() - started
