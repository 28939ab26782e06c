"""packaging/translate.py and what it stands on: which texts are found, what the files keep, and what is refused."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tools() -> Iterator[Any]:
    """The modules, which are in no package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield [importlib.import_module(name) for name in ("wording", "tsfile", "translate")]


def found(tools: Any, source: str, where: str) -> list[str]:
    return [text.source for text in tools[0].texts_of(source, where)]


def test_texts_of_the_window_are_those_that_are_asked_for(tools: Any) -> None:
    source = '''
"""A docstring with words."""
_TABLE = {"key one": "Words in a table", "other": "Open"}

def shown(n: int, on: bool) -> str:
    """More words."""
    log.warning("Nobody reads this here")
    return tr("On now" if on else "Off now") + counted(n, "{n} file", "{n} files")
'''
    assert found(tools, source, "ui/some.py") == [
        "On now", "Off now", "{n} file", "{n} files", "Words in a table", "Open",
    ]  # fmt: skip


def test_sentences_below_become_templates(tools: Any) -> None:
    source = """
_MORE = "It can be tried again."

def refuse(name: str, n: int) -> None:
    query("SELECT name FROM works WHERE id = ?")
    if name == "not this one":
        raise ValueError("for programmers only")
    raise DeskError(f"{name} has {n:,} file{'' if n == 1 else 's'}. {_MORE}", "Choose another one.")
"""
    assert found(tools, source, "services/some.py") == [
        "It can be tried again.",
        "{name} has {n} file. It can be tried again.",
        "{name} has {n} files. It can be tried again.",
        "Choose another one.",
    ]


def test_nothing_is_known_of_where_two_values_meet(tools: Any) -> None:
    assert found(tools, 'said = f"The row {a}{b} is gone"', "services/some.py") == []


@pytest.mark.parametrize(
    ("source", "text", "fault"),
    [
        ("{n} files in {name}", "{name}: {n} Dateien", ""),
        ("{n} files", "{m} Dateien", "holes"),
        ("{n} files", "Dateien", "holes"),
        ("&File", "&Datei", ""),
        ("&File", "Datei", "marked"),
        ("&File…", "ファイル(&F)…", ""),
        ("Cancel the &selected\tDel", "&Ausgewählte abbrechen\tDel", ""),
        ("Cancel the &selected\tDel", "&Ausgewählte abbrechen\tEntf", "tabulator"),
        ("Open…", "Öffnen", "…"),
        ("Really?", "本当に？", ""),
        (" {x} more.", "{x} weitere.", "blanks"),
        ("one\ntwo", "eins", "lines"),
        ("Images (*.png *.jpg)", "Bilder (*.png)", "missing"),
        ("an object: { … }", "ein Objekt: { … }", ""),
        ("a {x} in {{x}}", "ein {x} in {{x}}", ""),
    ],
)
def test_a_translation_that_would_break_the_program_is_refused(tools: Any, source: str, text: str, fault: str) -> None:
    said = " ".join(tools[1].faults(source, text))
    assert (fault in said) if fault else not said


def test_a_file_keeps_what_was_translated_and_what_is_gone(tools: Any, tmp_path: Path) -> None:
    ts = tools[1]
    path = tmp_path / "x_de.ts"
    first = ts.updated({}, {"Open": ["ui/a.py"], "Said “<b>”\t&Do": ["ui/b.py"]})
    path.write_text(ts.written("de", first), encoding="utf-8")
    known = ts.read(path)
    assert [one.text for one in known.values()] == ["", ""]
    known["Said “<b>”\t&Do"] = ts.Message("Said “<b>”\t&Do", "„<b>“ &gesagt\t&Do")
    path.write_text(ts.written("de", ts.updated(known, {"Said “<b>”\t&Do": ["ui/b.py"]})), encoding="utf-8")
    assert list(ts.read(path)) == ["Said “<b>”\t&Do"]  # an untranslated text that is gone leaves nothing
    path.write_text(ts.written("de", ts.updated(ts.read(path), {"New": ["ui/c.py"]})), encoding="utf-8")
    again = ts.read(path)
    assert again["Said “<b>”\t&Do"].gone
    assert ts.updated(again, {"Said “<b>”\t&Do": ["ui/b.py"]})[0].text == "„<b>“ &gesagt\t&Do"


def test_what_is_filled_in_is_taken_unless_it_is_broken(
    tools: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wording, ts, translate = tools
    monkeypatch.setattr(translate, "TRANSLATIONS", tmp_path)
    monkeypatch.setattr(translate, "SENTENCES", tmp_path / "sentences.json")
    monkeypatch.setattr(translate, "release", lambda language, target=None: tmp_path)
    texts = wording.Found()
    for text in wording.texts_of('tr("Open") + tr("{n} rows")', "ui/a.py"):
        texts.add(text)
    translate.update(texts)
    assert len(list(translate.wrong(texts))) == 6  # two texts in three languages
    entries = [
        {"source": "Open", "text": "Öffnen"},
        {"source": "{n} rows", "text": "{m} Zeilen"},
        {"source": "?", "text": "x"},
    ]
    assert len(translate.take("de", entries, texts)) == 2
    assert ts.read(translate.ts("de"))["Open"].text == "Öffnen"
    assert [one["source"] for one in translate.todo("de", texts, everything=False)] == ["{n} rows"]
