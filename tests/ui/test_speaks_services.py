"""No sentence that is made below the window escapes translation: alone, beside others, within others, and beside Undo."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from fake_library import FakeLibrary, an_entry
from made_up_language import OPEN, SHUT, Spoken, made_below
from PySide6.QtWidgets import QApplication, QWidget

from comfy_desk.domain.library import Verdict
from comfy_desk.schema.meaning import _by_itself
from comfy_desk.services.many_costs import sum_of
from comfy_desk.ui.library.acts import LibraryActs
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.told import told

MARKED = re.compile(f"{OPEN}[^{OPEN}{SHUT}]*{SHUT}")
HOLE = re.compile(r"\{\{|\}\}|\{(\w*)(?:[!:][^{}]*)?\}")
SAME = {"HTTP", "Router", "COMFY_API_KEY", "JSON", "PNG", "JPEG", "3D"}


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[None]:
    with Spoken(qapp):
        yield


def english_in(text: str) -> str:
    """The words that stand outside of all marks."""
    while (fewer := MARKED.sub(" ", text)) != text:
        text = fewer
    return " ".join(word for word in re.findall(r"[^\W\d_]{2,}", text) if word not in SAME)


def sample(source: str, value: str = "7") -> str:
    """A sentence as it comes from below: with a value in each hole."""
    return HOLE.sub(lambda hole: hole[0][0] if hole[0] in ("{{", "}}") else value, source)


def test_every_sentence_is_known_again(spoken: None) -> None:
    left = {source: told(sample(source)) for source in made_below() if source.strip() == source}
    assert not {source: text for source, text in left.items() if english_in(text)}


def test_sentences_beside_and_within_each_other(spoken: None) -> None:
    kinds = (
        "an object with 3 values", "a text or a number", "a list, a text or on or off", "image 2 of 4", "Input (film) 1 of 2",
    )  # fmt: skip
    joined = (
        *kinds,
        *(f"This must be {kind}." for kind in kinds[1:3]),
        _by_itself("It takes no null."),
        _by_itself("It takes at most 7."),
        "Answer kept on disk (7; cost not reported)",
        "Answer kept on disk (no type; 4 credits); served by 7; not passed on: 7, 8",
        "The file of sound 2 of 4 is missing: the link has expired. It can be fetched again later.",
        "The file of Variant (drawing) 2 of 4 is missing: the link has expired.",
        "The list of requests was damaged: no request could be read from it; the damaged file is kept at 7.",
        "The list of requests was damaged: 7 requests were kept, 3 could not be read; the damaged file is kept at 7.",
        "Your limit of $5.00 a day stands before this: $4.00 are known for today, this costs $2.00, 3 wait here.",
        sum_of((), {}).words,
    )
    assert not {text: told(text) for text in joined if english_in(told(text))}
    theirs = ("Salt and pepper", "Whole or in part (it depends; see below)", "one of a kind", "red 2 of 4")
    assert [told(text) for text in theirs] == list(theirs)


def _each(acts: LibraryActs, ids: list[int], collection: str) -> list[Callable[[], None]]:
    return [
        *(partial(acts.rate, ids, stars) for stars in range(6)),
        *(partial(acts.set_favourite, ids, on) for on in (True, False)),
        *(partial(acts.judge, ids, verdict) for verdict in Verdict),
        *(partial(acts.set_note, ids, note) for note in ("9", "")),
        partial(acts.trash, ids),
        partial(acts.restore, ids),
        partial(acts.put_into, collection, ids),
        partial(acts.take_from, collection, ids),
    ]


def test_what_was_done_in_the_library(run_async: Any, spoken: None) -> None:
    library = FakeLibrary([an_entry(number) for number in range(1, 4)])

    async def steps() -> list[str]:
        window = QWidget()
        toast = ToastLine(window)
        acts = LibraryActs(lambda: library, toast, window)  # type: ignore[arg-type,return-value]
        collection = await library.make_collection("7")
        said = []
        try:
            for ids in ([1], [1, 2, 3]):
                for act in _each(acts, ids, collection.id):
                    act()
                    for _ in range(6):
                        await asyncio.sleep(0)
                    said.append(toast.text)
            acts.delete_collection(collection.id)
            for _ in range(6):
                await asyncio.sleep(0)
            said.append(toast.text)
        finally:
            await stop_spawned()
            window.deleteLater()
        return said

    said = run_async(steps())
    assert len(set(said)) > 30
    assert not [text for text in said if english_in(text)]
