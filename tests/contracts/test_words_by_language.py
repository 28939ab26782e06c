"""What every language writes in its own way is left to `ui/phrases.py`: letters' case, quotation marks, keys, numbers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

PACKAGE = Path(__file__).resolve().parents[2] / "comfy_desk"
SPOKEN = {"tr", "counted", "told"}
CASES = {"lower", "upper", "title", "capitalize", "swapcase"}

# What goes into a style sheet, and what `dollars_of` reads.
FIGURES = {"ui/theme.py", "ui/dialogs/setting_words.py"}


@cache
def files() -> list[tuple[str, list[ast.AST]]]:
    """Each file of the window, and all that stands in it."""
    return [
        (path.relative_to(PACKAGE).as_posix(), list(ast.walk(ast.parse(path.read_text(encoding="utf-8")))))
        for path in sorted((PACKAGE / "ui").rglob("*.py"))
        if "drawing" not in path.parts and path.name != "phrases.py"
    ]


def called(node: ast.AST) -> Iterator[str]:
    for one in ast.walk(node):
        if isinstance(one, ast.Call):
            yield one.func.id if isinstance(one.func, ast.Name) else getattr(one.func, "attr", "")


def translating() -> set[str]:
    """Functions that hand out a translation itself, and no sum of several things."""
    return SPOKEN | {
        node.name
        for _where, nodes in files()
        for node in nodes
        if isinstance(node, ast.FunctionDef)
        for one in ast.walk(node)
        if isinstance(one, ast.Return) and isinstance(one.value, ast.Call) and _is_called(one.value, SPOKEN)
    }


def _is_called(node: ast.Call, names: set[str]) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id in names


def test_no_translated_word_changes_its_case() -> None:
    """German nouns are great within sentences; other languages know no case."""
    names, wrong = translating(), []
    for where, nodes in files():
        for function in nodes:
            if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                continue
            changed = [one for one in ast.walk(function) if _changes_case(one)]
            if not changed:
                continue
            kept = {
                target.id
                for one in ast.walk(function)
                if isinstance(one, ast.Assign) and names.intersection(called(one.value))
                for target in one.targets
                if isinstance(target, ast.Name)
            }
            for one in changed:
                owner = one.func.value if isinstance(one.func, ast.Attribute) else one.func
                of = {node.id for node in ast.walk(owner) if isinstance(node, ast.Name)}
                if names.intersection(called(owner)) or kept & of:
                    wrong.append(f"{where}:{one.lineno}: {ast.unparse(one)}")
    assert not wrong, "give the word within a sentence a text of its own:\n" + "\n".join(wrong)


def _changes_case(node: ast.AST) -> TypeGuard[ast.Call]:
    """A sentence may begin great everywhere."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr not in CASES:
        return False
    return not (node.func.attr == "upper" and isinstance(node.func.value, ast.Subscript))


def test_marks_keys_and_figures_are_those_of_the_language() -> None:
    wrong = []
    for where, nodes in files():
        for node in nodes:
            if isinstance(node, ast.JoinedStr):
                fixed = "".join(part.value for part in node.values if isinstance(part, ast.Constant))
                if set("“”„‟") & set(fixed):
                    wrong.append(f"{where}:{node.lineno}: quoted() writes the marks: {ast.unparse(node)}")
                if where not in FIGURES and any(_is_decimal(part) for part in node.values):
                    wrong.append(f"{where}:{node.lineno}: decimal() writes the point: {ast.unparse(node)}")
            elif isinstance(node, ast.BinOp) and str(getattr(node.right, "value", "")).startswith("\t"):
                wrong.append(f"{where}:{node.lineno}: keys() names the key: {ast.unparse(node)}")
    assert not wrong, "\n".join(wrong)


def _is_decimal(part: ast.expr) -> bool:
    spec = part.format_spec if isinstance(part, ast.FormattedValue) else None
    return spec is not None and any(
        isinstance(one, ast.Constant) and str(one.value).endswith("f") for one in ast.walk(spec)
    )
