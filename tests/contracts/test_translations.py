"""Every text of the program is translated, the files that Qt reads are those that were translated, and no word hides."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTranslator

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "comfy_desk"

# Words in functions of the window that are no words: names on the bus, tables that are asked for by tr() below them.
NO_WORDS = {
    ("ui/awake.py", "Inhibit"),
    ("ui/taskbar.py", "Update"),
    ("ui/programs.py", "Hidden"),
    ("ui/programs.py", "Terminal"),
    ("ui/desktop.py", "no explorer"),
}


@pytest.fixture(scope="module")
def tools() -> Iterator[Any]:
    """The modules of the translations, which are in no package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        yield [importlib.import_module(name) for name in ("wording", "tsfile", "translate")]


@pytest.fixture(scope="module")
def found(tools: Any) -> Any:
    return tools[0].everything()


@pytest.mark.parametrize("language", ["de", "ja", "zh_CN"])
def test_every_text_is_translated(tools: Any, found: Any, language: str) -> None:
    lines = [line for line in tools[2].wrong(found) if line.startswith((f"{language}:", "sentences"))]
    assert not lines, f"{len(lines)} faults; `packaging/translate.py check` names all:\n" + "\n".join(lines[:40])


@pytest.mark.parametrize("language", ["de", "ja", "zh_CN"])
def test_what_qt_reads_is_what_was_translated(tools: Any, language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(tools[2].qm(language)))
    wrong = [
        source
        for source, message in tools[1].read(tools[2].ts(language)).items()
        if not message.gone and translator.translate("comfy_desk", source) != message.text
    ]
    assert not wrong, f"run packaging/translate.py update: {wrong[:5]}"


def test_no_word_is_shown_without_being_asked_for(tools: Any) -> None:
    """In functions of the window a text that reads like words stands within tr() or counted()."""
    wording, loose = tools[0], []
    for path in sorted((PACKAGE / "ui").rglob("*.py")):
        where = path.relative_to(PACKAGE).as_posix()
        if wording.SILENT.search(where) or "/drawing/" in where:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for statement in function.body:
                    loose += [
                        f"{where}:{text.line}: {text.source!r}"
                        for text in wording.spoken_in(statement, where)
                        if (where, text.source) not in NO_WORDS
                    ]
    assert not loose, 'write tr("…") around these, f-strings as templates with holes:\n' + "\n".join(
        dict.fromkeys(loose)
    )


def test_no_text_is_translated_before_the_language_is_known() -> None:
    """A constant or a default that is translated when its file is read stays English for ever."""
    early = []
    for path in sorted((PACKAGE / "ui").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in _at_import(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("tr", "counted", "told")
            ):
                early.append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    assert not early


def _at_import(node: ast.AST) -> Iterator[ast.AST]:
    """What runs when a file is read: all but the bodies of functions; their defaults do."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield from (
                one
                for default in [*child.args.defaults, *child.args.kw_defaults]
                if default
                for one in ast.walk(default)
            )
        else:
            yield child
            yield from _at_import(child)


def test_every_hole_has_a_name(found: Any) -> None:
    """A hole without one cannot be told apart by a translator, and not be filled by `told`."""
    bare = re.compile(r"\{(?:|\d+)(?:[:!][^{}]*)?\}")
    assert not [source for source in found.texts if bare.search(source.replace("{{", "").replace("}}", ""))]
