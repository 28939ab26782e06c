"""Finds every text of the program that an artist may read, in the source itself: what is to be translated.

Two kinds. Texts of the window are asked for by name: `tr("…")` and `counted(n, "…", "…")`, with named holes. Words that the
window keeps in tables at module level, and sentences that are made below it (where no Qt is), are found by how they look;
an f-string of theirs becomes a template with holes, by which `ui/told.py` knows the sentence again. Nothing is imported or
run. Standard library only.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "comfy_desk"

ASKED = ("tr", "counted")
BELOW = ("services", "store", "media", "router", "schema", "domain", "vault")
ABOVE = ("ui", "app")

# Files of which no string is shown in the window: tables of what others call things, SQL, the command line, the tour.
SILENT = re.compile(
    r"practice/|app/(tour|check|printing|options|fields|inspect|logs|loop|display|paths|single|start)\w*\.py"
    r"|media/(clues|candidate|compare|xmp|tiff|lengths|waves|environment|inspect|base64\w*|hexdata|texts|textual|sounds"
    r"|colours|gathering|jpeg2|json_prefix|expiry|recipe|names_taken|png|small_png|staging|asset_clients|room|taken|worker)\.py"
    r"|schema/(outputs|prose|naming|listing|media_hints|media_limits|limits|arranging|__init__|start|translate)\.py"
    r"|store/(bodies|catalogue|migrations|rows|requests|remembered|presets|prompts|pages|wal|ledger|direct_runs|accounts"
    r"|database|library\w*|search\w*)\.py"
    r"|router/(retry_after|deadlines|sending|wire)\.py|services/(clock|usual)\.py|vault/(__init__|patience)\.py"
    r"|ui/notices/bus\.py|ui/desktop_bus/|ui/viewers/gl_\w+\.py|ui/drawing/(svg|reel|paper)\.py"
    r"|ui/(theme|overrides|icons|spawned|bridge|resources|phrases|tile_words|missing|support)\.py"
)

# Calls whose texts are for programs and their makers.
_UNSEEN = """debug info warning error exception critical log getLogger compile ValueError TypeError KeyError RuntimeError
    AssertionError NotImplementedError LookupError OSError FileNotFoundError OverflowError AttributeError StopIteration
    startswith endswith split rsplit strip lstrip rstrip removeprefix removesuffix encode decode join replace partition
    rpartition find rfind index count get pop setdefault getattr setattr hasattr execute executemany executescript
    setObjectName setProperty property findChild findChildren namedtuple TypeVar NewType field environ QSettings
    strftime strptime fullmatch match search sub finditer QByteArray setIconText loads dumps isinstance spawn create_task
    NotJsonError Damaged QKeySequence setShortcut setShortcuts QColor fromString TaskFailed icon pixmap setIcon
    setStyleSheet once keyed submit
"""
UNSEEN_CALLS = frozenset(_UNSEEN.split())

_SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|PRAGMA|CREATE|DROP|ALTER|BEGIN|COMMIT|ROLLBACK|WITH|ATTACH)\b")
_CODE = re.compile(
    r"\\[a-zA-Z]|\(\?|[A-Za-z0-9]/[A-Za-z]+[;=]|^[<&]|</|%[sdrx]|%\.\d|\{\}|^\S*[_=/\\|#@<>]\S*$|\w::|\w\(\)|://"
)
_WORDS = re.compile(r"[A-Za-z]{2}")
_ONE_WORD = re.compile(r"[A-Z][a-z]{2,}[.:…]?\Z")
_KEYS = re.compile(r"(Ctrl|Alt|Shift|Meta)\+|F\d{1,2}\Z")
_NO_WORDS = """
    Comfy Comfy Desk Comfy Router Return Enter Space Escape Left Right Home End Accept Range Host Content GET POST PUT
    Del Backspace Fusion Helvetica Number Vault Place Stored Boolean PySide6 Model3D Statement Condition
"""
_NAMES = frozenset(_NO_WORDS.split()) | {
    "Left, Right", "Comma, .", "F, 1", "Secret Service", "Windows Credential Manager", "macOS Keychain", "GNOME Keyring",
    "Comfy Desk", "Comfy Router", "English", "Deutsch", "28. Nov. 2026",
    "kept works", "left over", "library files", "library stacks", "search moved works", "quiet harb",
    '"quiet harbour"', 'batch:"night run"',
    "-harbour -kind:video", "no free name", "304 without a kept document",
}  # fmt: skip

# Names of tasks ("save {work}") and what only the log or the details of a report say.
_INNER = re.compile(
    r"[a-z]+(-[a-z]+)?( \{\w+\})+\Z|(body_sha256|id|request_id) (NOT )?(IN|IS) | ?AND \"|use model "
    r"|glTF |\{words\} collection:|shape \{|step \{|ABCDEF|no preview: "
    r"|(not a multiple of|does not match|not known|not unique|not one of these)"
)
_SPOKEN_ALL_THE_SAME = frozenset({"call {call_id}", "no request could be read from it"})

LISTED = frozenset({
    ("services/links.py", "_NAMES"), ("ui/viewers/words.py", "_KIND_WITHIN"), ("ui/waiting_words.py", "_PAUSED_WITHIN"),
})  # fmt: skip
"""Tables at module level of which each text is a word within sentences, however little it looks like one."""


@dataclass(frozen=True, slots=True)
class Text:
    """`source` has {named} holes. `made` where a program makes the sentence and the window has to know it again."""

    source: str
    where: str
    line: int
    made: bool


@dataclass(slots=True)
class Found:
    texts: dict[str, Text] = field(default_factory=dict)
    places: dict[str, list[str]] = field(default_factory=dict)

    def add(self, text: Text) -> None:
        known = self.texts.get(text.source)
        if known is None or (known.made and not text.made):
            self.texts[text.source] = Text(text.source, text.where, text.line, text.made)
        if text.where not in self.places.setdefault(text.source, []):
            self.places[text.source].append(text.where)

    def templates(self) -> list[str]:
        """Sentences with holes that are made below the window."""
        return sorted(source for source, text in self.texts.items() if text.made and "{" in source)


def everything(package: Path = PACKAGE) -> Found:
    """All texts, each once, by the order of the files."""
    found = Found()
    for path in sorted(package.rglob("*.py")):
        for text in texts_of(path.read_text(encoding="utf-8"), path.relative_to(package).as_posix()):
            found.add(text)
    return found


def texts_of(source: str, where: str) -> Iterator[Text]:
    """The texts of one file; `where` is its path within the package."""
    tree = ast.parse(source)
    yield from _asked(tree, where)
    room = where.partition("/")[0]
    if SILENT.search(where):
        return
    if room in BELOW or where in ("app/accounts.py", "app/program.py", "app/practice.py", "app/wiring.py"):
        yield from _made(tree, where)
    elif room in ABOVE and "/drawing/" in where:
        yield from _made(tree, where)  # a process of its own, without a language
    elif room in ABOVE:
        yield from _kept(tree, where)


def _asked(tree: ast.AST, where: str) -> Iterator[Text]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in ASKED:
            arguments = node.args[:1] if _name(node.func) == "tr" else node.args[1:3]
            for argument in arguments:
                for literal in _literals(argument):
                    if re.search(r"\w", re.sub(r"\{[^{}]*\}", "", literal)):
                        yield Text(literal, where, node.lineno, made=False)


def _literals(node: ast.expr) -> Iterator[str]:
    """The texts that an argument may be: a literal, or a choice between literals."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, (ast.BoolOp, ast.Dict)):
        for value in node.values:
            yield from _literals(value)
    elif isinstance(node, (ast.Subscript, ast.NamedExpr)):
        yield from _literals(node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        yield from _literals(node.func.value)
        for argument in node.args[1:]:
            yield from _literals(argument)


def _kept(tree: ast.Module, where: str) -> Iterator[Text]:
    """Words in tables of the window, which are translated where they are shown."""
    for text in _made(tree, where):
        yield Text(text.source, where, text.line, made=False)


def _is_all(statement: ast.Assign | ast.AnnAssign) -> bool:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets)


def _made(tree: ast.Module, where: str) -> Iterator[Text]:
    for statement in tree.body:
        if isinstance(statement, (ast.Import, ast.ImportFrom)) or (
            isinstance(statement, (ast.Assign, ast.AnnAssign)) and _is_all(statement)
        ):
            continue
        if isinstance(statement, ast.Assign) and (where, getattr(statement.targets[0], "id", "")) in LISTED:
            for node in ast.walk(statement.value):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield Text(node.value, where, node.lineno, made=True)
            continue
        yield from spoken_in(statement, where, _constants(tree))


def _constants(tree: ast.Module) -> dict[str, str]:
    """Texts that the file gives a name."""
    return {
        target.id: statement.value.value
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
        for target in statement.targets
        if isinstance(target, ast.Name) and " " in statement.value.value
    }


def spoken_in(node: ast.AST, where: str, constants: Mapping[str, str] = MappingProxyType({})) -> Iterator[Text]:
    """Texts below `node` that look like words for people."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, (ast.Compare, ast.Subscript, ast.MatchValue, ast.keyword)) and not _telling(node):
        if isinstance(node, ast.Subscript):
            yield from spoken_in(node.value, where, constants)
            if isinstance(node.slice, ast.JoinedStr):  # sentences, each once, in the order in which they came
                yield from spoken_in(node.slice, where, constants)
        return
    if isinstance(node, ast.Call):
        if _name(node.func) in ASKED:
            return
        if _name(node.func) in UNSEEN_CALLS and not _of_dataclass(node):
            if isinstance(node.func, ast.Attribute) and not isinstance(node.func.value, ast.Name):
                yield from spoken_in(node.func.value, where, constants)
            if _name(node.func) in ("join", "get", "spawn"):
                for argument in node.args[0 if _name(node.func) != "get" else 1 :]:
                    yield from spoken_in(argument, where, constants)
            return
    if isinstance(node, ast.JoinedStr):
        for template in _templates(node, constants):
            if looks_spoken(template, in_holes=True):
                yield Text(template, where, node.lineno, made=True)
        for value in node.values:
            if isinstance(value, ast.FormattedValue):
                yield from spoken_in(value.value, where, constants)
        return
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and looks_spoken(node.value):
            yield Text(node.value, where, node.lineno, made=True)
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment", "type_params", "bases", "defaults"):
            continue
        if isinstance(node, ast.Dict) and name == "keys":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from spoken_in(child, where, constants)


def _of_dataclass(node: ast.Call) -> bool:
    """`replace(failure, sentence="…")`, which is not that of texts."""
    return isinstance(node.func, ast.Name) and node.func.id == "replace"


def _telling(node: ast.AST) -> bool:
    """A keyword argument whose value is shown: all but those that are names for programs."""
    return isinstance(node, ast.keyword) and node.arg not in ("name", "key", "tag", "task", "mode", "encoding")


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def looks_spoken(text: str, *, in_holes: bool = False) -> bool:
    """Whether this is something to read: words with blanks, or one capitalised word; no code, no SQL, no names of keys."""
    bare = re.sub(r"\{[^{}]*\}", " ", text).strip() if in_holes or "{" in text else text.strip()
    if text in _SPOKEN_ALL_THE_SAME:
        return True
    if _INNER.match(text):
        return False
    if not _WORDS.search(bare) or _SQL.match(bare) or _CODE.search(bare) or _KEYS.match(bare) or bare in _NAMES:
        return False
    if in_holes or re.search(r"\{\w*\}", text):
        if text.count("}{"):
            return False  # nothing tells where one value ends
        if re.search(r"\{\w*\}", text):
            return sum(map(len, re.findall(r"[A-Za-z’']+", bare))) >= 4 and " " in text.strip()
    if " " not in bare:
        return _ONE_WORD.match(bare) is not None
    if re.match(r"1 [a-z]+ [a-z]", bare):  # the singular of a sentence with a number
        return True
    if re.fullmatch(r"[a-z0-9 _-]+", bare):  # a list of lower-case names, or a fragment such as "the prompt"
        return len(bare) <= 40 and (text != bare or bare.count(" ") <= 5) and "_" not in bare
    return True


def _templates(node: ast.JoinedStr, constants: Mapping[str, str] = MappingProxyType({})) -> Iterable[str]:
    """The texts that an f-string may make, each value a hole; a choice between literals makes one text each.

    A constant of the same file is part of the text.
    """
    made = [""]
    names: list[str] = []
    for part in node.values:
        if isinstance(part, ast.Constant):
            made = [text + str(part.value).replace("{", "{{").replace("}", "}}") for text in made]
            continue
        assert isinstance(part, ast.FormattedValue)
        if isinstance(part.value, ast.Name) and part.value.id in constants:
            made = [text + constants[part.value.id] for text in made]
            continue
        choices = _choices(part.value)
        if choices is not None:
            made = [text + choice for text in made for choice in choices][:16]
            continue
        name = _hole(part.value, names)
        made = [f"{text}{{{name}}}" for text in made]
    return made


def _choices(node: ast.expr) -> list[str] | None:
    if isinstance(node, ast.IfExp):
        both = [*_literals(node.body), *_literals(node.orelse)]
        return both if len(both) == 2 else None
    return None


def _hole(node: ast.expr, names: list[str]) -> str:
    name = "value"
    inner = node
    while isinstance(inner, (ast.Call, ast.BoolOp, ast.Subscript, ast.BinOp)):
        if isinstance(inner, ast.Call):
            inner = inner.args[0] if inner.args and isinstance(inner.func, ast.Name) else inner.func
        elif isinstance(inner, ast.BoolOp):
            inner = inner.values[0]
        elif isinstance(inner, ast.Subscript):
            inner = inner.value
        else:
            inner = inner.left
    if isinstance(inner, ast.Attribute):
        name = inner.attr
    elif isinstance(inner, ast.Name):
        name = inner.id
    name = name.strip("_").lower() or "value"
    base, number = name, 2
    while name in names:
        name, number = f"{base}{number}", number + 1
    names.append(name)
    return name
