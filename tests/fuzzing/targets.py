"""What is fuzzed: for each target how a case is made from a seed, and what must hold of it whatever the case is.

A case is bytes, so that it can be kept and tried again. `check` raises whatever is wrong: `Wrong` for a broken promise, and
anything else that the code under test let out.
"""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import fuzzed_forms
import mutations

from comfy_desk.domain.output import Kind, Origin, Role

_KINDS, _ROLES, _ORIGINS = set(map(str, Kind)), set(map(str, Role)), set(map(str, Origin))
_ROUTER = "https://api.router.test"


class Wrong(AssertionError):
    """A promise was broken."""


@dataclass(frozen=True, slots=True)
class Target:
    name: str
    make: Callable[[random.Random], bytes]
    check: Callable[[bytes, Path], None]


def hold(truth: bool, what: str) -> None:
    if not truth:
        raise Wrong(what)


# -- answers ---------------------------------------------------------------------------------------------------------


def _make_answer(chance: random.Random) -> bytes:
    """A line of JSON with what is known beside the answer, then the answer."""
    document = mutations.document(chance)
    about = {
        "content_type": chance.choice(
            (
                "application/json",
                "application/json",
                "",
                "text/event-stream",
                "text/html",
                "image/png",
                "audio/L16;rate=9",
                "x",
            )
        ),
        "declared": chance.choice((None, ["image"], ["video", "audio"], ["3d"], ["text"], [])),
        "request": chance.choice((None, document, {"image": mutations.base64_like(chance)}, "x")),
    }
    answer = mutations.file(chance) if chance.random() < 0.15 else mutations.written(chance, document)
    if chance.random() < 0.1:  # events of a stream, or lines
        start, end = chance.choice(((b"data: ", b"\n\n"), (b"event: a\ndata:", b"\r\n\r\n"), (b"", b"\n")))
        told = [answer, *(mutations.written(chance, mutations.document(chance)) for _ in range(chance.randint(0, 3)))]
        answer = b"".join(start + one + end for one in told)
    try:
        return json.dumps(about).encode() + b"\n" + answer
    except RecursionError:
        return json.dumps(about | {"request": None}).encode() + b"\n" + answer


def _check_answer(case: bytes, folder: Path) -> None:
    from comfy_desk.media.examine import examine

    first, _, answer = case.partition(b"\n")
    about = json.loads(first)
    raw, body, staging = folder / "answer", folder / "request", folder / "staged"
    raw.write_bytes(answer)
    body.write_text(json.dumps(about["request"]))
    arguments = {"raw_path": str(raw), "request_path": str(body), "out_dir": str(staging), "router_origin": _ROUTER}
    given = examine(arguments | {"content_type": about["content_type"], "declared": about["declared"]})
    json.dumps(given).encode()
    hold(raw.read_bytes() == answer, "the raw answer was changed")
    hold(given["format"] in {"json", "media", "text", "html", "unknown", "empty"}, f"format {given['format']}")
    hold(given["problem"] is None or _is_sentence(given["problem"]), f"problem {given['problem']!r}")
    hold(all(isinstance(word, str) for word in given["words"]), "a word is no text")
    document = (_parsed(answer) or _events(raw, folder / "events")) if given["format"] == "json" else None
    for index, piece in enumerate(given["pieces"]):
        _check_piece(index, piece, staging)
        if document is not None:
            hold(_resolves(document, piece["pointer"]), f"{piece['pointer']!r} leads nowhere")
        else:
            hold(piece["pointer"] == "", "a pointer into no document")


def _check_piece(index: int, piece: Mapping[str, Any], staging: Path) -> None:
    hold(piece["index"] == index, "an index is out of order")
    hold(piece["kind"] in _KINDS and piece["role"] in _ROLES and piece["origin"] in _ORIGINS, f"words {dict(piece)}")
    hold(piece["problem"] is None or _is_sentence(piece["problem"]), f"problem {piece['problem']!r}")
    kept = {name: value for name, value in piece.items() if name != "url"}
    json.dumps(kept, ensure_ascii=False).encode()  # no half of a surrogate pair is in what is written down
    if piece["path"] is None:
        things = piece["url"] is not None or piece["text"] is not None or piece["problem"] is not None
        hold(things, f"a piece that is nothing: {dict(piece)}")
        return
    path = Path(piece["path"])
    hold(path.parent == staging and path.is_file(), f"{path} is not there")
    hold(path.stat().st_size == piece["size"], "a size is not the file's")
    hold(re.fullmatch("[a-z0-9]{0,8}", piece["extension"] or "") is not None, f"extension {piece['extension']!r}")


def _is_sentence(text: object) -> bool:
    return isinstance(text, str) and 0 < len(text) <= 1000 and "\0" not in text


def _parsed(answer: bytes) -> Any:
    """The answer as the library reads it, or None where it does not."""
    try:
        encoding = json.detect_encoding(answer)
        text = answer.decode(encoding, "replace" if encoding.startswith("utf-8") else "strict")
        return json.loads(text.removeprefix("\ufeff"), strict=False)
    except (ValueError, RecursionError):
        return None


def _events(raw: Path, listed: Path) -> Any:
    from comfy_desk.media.events import as_list

    return _parsed(listed.read_bytes()) if as_list(raw, listed) else None


def _resolves(document: Any, pointer: str) -> bool:
    """RFC 6901. A name with half a surrogate pair is written with a question mark."""
    value = document
    for step in pointer.split("/")[1:]:
        if isinstance(value, list):
            if not (step.isdigit() and int(step) < len(value)):
                return False
            value = value[int(step)]
            continue
        if not isinstance(value, dict):
            return False
        name = step.replace("~1", "/").replace("~0", "~")
        if name not in value:
            alike = (key for key in value if key.encode("utf-8", "replace").decode() == name)
            name = next(alike, "")
        if name not in value:
            return False
        value = value[name]
    return True


def _make_document(chance: random.Random) -> bytes:
    return mutations.written(chance, mutations.document(chance))


def _check_document(case: bytes, folder: Path) -> None:
    """The reader that leaves long strings in the file says what the library says that reads all of it."""
    from comfy_desk.media.document import read_document

    path = folder / "answer"
    path.write_bytes(case)
    expected = _parsed(case)
    for step in (16, 64, None):
        read = read_document(path, folder / "spare", step)
        hold((read.problem is None) or _is_sentence(read.problem), f"problem {read.problem!r}")
        if expected is not None and read.problem is None:
            hold(_whole(read.value) == _whole(expected), f"another document at a step of {step}")
        elif expected is not None:
            hold(_depth(expected) > 300, f"{read.problem!r} at a step of {step}")


def _whole(value: Any) -> list[str]:
    """All that a document says, in its order, with every text in one piece and in what UTF-8 can say."""
    from comfy_desk.media.longtext import pieces

    said: list[str] = []
    todo: list[Any] = [value]
    while todo:
        one = todo.pop()
        if isinstance(one, str):
            said.append(b"".join(pieces(one)).decode("utf-8", "replace"))
        elif isinstance(one, list):
            said.append(f"list of {len(one)}")
            todo += reversed(one)
        elif isinstance(one, dict):
            # Of a name that stays in the file only the beginning is kept: such names may differ, and so are left out.
            said.append(f"object of {len(one)}")
            todo += reversed(one.values())
        else:
            said.append(repr(one))
    return said


def _depth(value: Any) -> int:
    depth, level = 0, [value]
    while level := [inner for one in level for inner in _inside(one)]:
        depth += 1
    return depth


def _inside(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []


# -- files -----------------------------------------------------------------------------------------------------------


def _check_sniff(case: bytes, _folder: Path) -> None:
    from comfy_desk.media.formats import KNOWN
    from comfy_desk.media.sniff import settle, sniff

    types = {row[0] for row in KNOWN}
    found = sniff(case[:4096], case[-4096:])
    hold(found is None or found.media_type in types, f"{found} is not in the table")
    for declared, name in (
        (None, None),
        ("image/png", "x.mp4"),
        ("audio/L16;rate=24000", "x"),
        ("x/y;" * 9, "x." + "é" * 40),
    ):
        settled = settle(case[:4096], declared, name)
        hold("/" in settled.media_type and re.fullmatch("[a-z0-9]{1,8}", settled.extension) is not None, f"{settled}")
        if (
            found is not None
            and found.certain
            and found.media_type not in {"application/zip", "application/json", "text/plain"}
        ):
            hold(settled.media_type == found.media_type, f"the bytes say {found}, settled is {settled}")


def _check_facts(case: bytes, folder: Path) -> None:
    from comfy_desk.media.containers import read_facts
    from comfy_desk.media.formats import KNOWN
    from comfy_desk.media.sniff import sniff
    from comfy_desk.media.whole import is_whole

    path = folder / "file"
    path.write_bytes(case)
    hold(is_whole(path) in (True, False, None), "no answer whether it is whole")
    known = sniff(case[:4096])
    own = [known.media_type] if known else []
    for media_type in (*own, *{row[0] for row in KNOWN if row[0].startswith(("video", "audio"))}):
        facts = read_facts(path, media_type)
        for number in (facts.width, facts.height):
            hold(number is None or (isinstance(number, int) and 0 < number < 1 << 32), f"{media_type}: {facts}")
        length = facts.duration
        hold(length is None or (math.isfinite(length) and length > 0), f"{media_type}: {facts}")


def _check_tile(case: bytes, folder: Path) -> None:
    """Whatever a file is, its tile is a small picture or the reason why there is none."""
    from comfy_desk.media.thumbnail import thumbnail_job

    path, out = folder / "file", folder / "tile"
    path.write_bytes(case)
    told = thumbnail_job({"path": str(path), "out": str(out), "size": 64})
    json.dumps(told).encode()
    hold(path.read_bytes() == case, "the file was changed")
    length = told.get("duration")
    hold(length is None or (math.isfinite(length) and length > 0), f"{told}")
    made = sorted(one.name for one in folder.iterdir() if one != path)
    hold(all(name.startswith("tile") for name in made), f"left {made}")


# -- texts -----------------------------------------------------------------------------------------------------------


def _make_text(chance: random.Random) -> bytes:
    return mutations.text(chance).encode("utf-8", "surrogatepass")


def _as_text(case: bytes) -> str:
    return case.decode("utf-8", "surrogatepass")


def _make_base64(chance: random.Random) -> bytes:
    return mutations.base64_like(chance).encode("utf-8", "surrogatepass")


def _check_base64(case: bytes, folder: Path) -> None:
    from comfy_desk.media import base64data

    text = _as_text(case)
    base64data.data_uri(text)
    base64data.fingerprint(text)
    try:
        head = base64data.head(text, 64)
    except base64data.NotBase64:
        head = None
    try:
        data = base64data.decode(text)
    except base64data.NotBase64:
        return
    path = folder / "decoded"
    with path.open("wb") as file:
        made = base64data.decode_to_file(text, file)
    hold(path.read_bytes() == data and made.size == len(data), "a file has other bytes than the text")
    guessed = " " in text.strip()  # line ends or plus signs: the whole tells more than the beginning
    hold(head is None or guessed or data.startswith(head[:60]), "the beginning is another")
    import base64

    again = base64.b64encode(data).decode()
    hold(not data or base64data.decode(again) == data, "it does not come back")
    if data and base64data.normalise(text) == again.rstrip("="):  # bits behind the last byte make it another text
        hold(base64data.fingerprint(again) == base64data.fingerprint(text), "its print depends on its dressing")


def _make_address(chance: random.Random) -> bytes:
    return mutations.address(chance).encode("utf-8", "surrogatepass")


def _check_address(case: bytes, _folder: Path) -> None:
    from comfy_desk.media import addresses, links

    text = _as_text(case)
    links.is_foreign_address(text)
    if links.is_link(text):
        links.format_of(text)
        links.is_page(text)
    links.is_routers(text, _ROUTER)
    hold(_is_sentence(links.why_not(text)), "no reason")
    for loopback in (False, True):
        try:
            target = addresses.parse(text, allow_loopback=loopback, router_origin=_ROUTER)
        except addresses.Refused as refused:
            hold(_is_sentence(str(refused)) and "sig=" not in str(refused), f"said {refused}")
            continue
        hold(target.scheme == "https" or (loopback and addresses.is_loopback_name(target.host)), f"{target}")
        hold(0 < target.port < 65536 and target.host.isascii() and bool(target.host), f"{target}")
        hold(re.fullmatch(rb"/[\x21-\x7e]*", target.raw) is not None, f"{target.raw!r}")


_TEMPLATES = (
    "",
    "{date}/{prompt}",
    "{model}-{seed}-{index}",
    "../{prompt}",
    "{x}/..//{id}",
    "/{prompt}",
    "{prompt}" * 9,
    "a/b/" * 30,
)


def _check_name(case: bytes, folder: Path) -> None:
    from comfy_desk.media import names

    text = _as_text(case)
    facts = dict.fromkeys(("prompt", "model", "provider", "seed", "date", "time", "index", "id"), text)
    for template in (*_TEMPLATES, text):
        path = names.plan_path(folder, template, facts, text[:20] or "png")
        hold(path.is_relative_to(folder) and path != folder, f"{path} is outside")
        for part in path.relative_to(folder).parts:
            hold(part not in {"", ".", ".."} and len(part.encode()) <= 255, f"the part {part!r}")
            hold(not re.search(r'[<>:"/\\|?*\x00-\x1f\x7f]', part) and part == part.rstrip(" ."), f"the part {part!r}")
            hold(not re.match(r"(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])\s*(\.|$)", part), f"the part {part!r}")
    names.problem_of(text)
    names.preview(text)


def _check_recipe(case: bytes, _folder: Path) -> None:
    from comfy_desk.media.recipe import recipe, slim

    try:
        body = json.loads(case, strict=False)
    except (ValueError, RecursionError):
        body = case.decode("utf-8", "replace")
    given = recipe(model="a/b", body=slim(body), request_id="r", pointer="/x", credits_used="1.5")
    hold(isinstance(json.loads(given), dict), "a recipe is no object")
    signed = re.search(rb'https?://[^\s"\\<>]*[?&](?:sig|X-Signature)=', given)
    hold(signed is None, "a signature is in the recipe")


def _make_wait(chance: random.Random) -> bytes:
    forms = (
        "5", "1.5", "-5", "inf", "nan", " 5 ", "1_0", "٣", "5, 10", "9" * 400, "Fri, 31 Dec 1999 23:59:59 GMT",
        "Friday, 31-Dec-99 23:59:59 GMT", "Fri Dec 31 23:59:59 1999", "Fri, 31 Dec 9999 23:59:59 -0000",
        "Sun, 00 Jan 0000 99:99:99 GMT",
    )  # fmt: skip
    made = list(chance.choice(forms))
    for _ in range(chance.randint(0, 3)):
        made.insert(chance.randint(0, len(made)), chance.choice("0159.:-+, eTZé"))
    return "".join(made).encode()


def _check_wait(case: bytes, _folder: Path) -> None:
    from comfy_desk.media import expiry
    from comfy_desk.router import retry_after

    for dated in ({}, {"date": "Fri, 31 Dec 1999 23:59:59 GMT"}, {"date": _as_text(case)}):
        wait = retry_after.of({"retry-after": _as_text(case), **dated}, 1e9)
        hold(wait is None or (math.isfinite(wait) and 0 <= wait <= retry_after.LONGEST), f"{wait}")
    end = expiry.expires_at(f"https://a.test/x.png?Expires={_as_text(case)}&X-Goog-Expires={_as_text(case)}")
    hold(end is None or math.isfinite(end), f"ends {end}")


def _check_form(case: bytes, folder: Path) -> None:
    found = fuzzed_forms.wrong(case, folder)
    hold(not found, found)


TARGETS = {
    target.name: target
    for target in (
        Target("answer", _make_answer, _check_answer),
        Target("document", _make_document, _check_document),
        Target("sniff", mutations.file, _check_sniff),
        Target("facts", mutations.file, _check_facts),
        Target("tile", mutations.file, _check_tile),
        Target("base64", _make_base64, _check_base64),
        Target("address", _make_address, _check_address),
        Target("name", _make_text, _check_name),
        Target("recipe", _make_document, _check_recipe),
        Target("wait", _make_wait, _check_wait),
        Target("form", fuzzed_forms.make, _check_form),
    )
}
