"""Runs children that kill themselves, follows what they left in another child, and holds it against the Router's books.

What is asked of every place after a crash, whatever the boundary was: one run and one charge a click, one key with one body,
each result on the disk and the very bytes that the Router gives, no file that belongs to nobody, a history that is true.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from core_session import SKETCH
from crash_children import Children
from practice_process import PracticeProcess

AT_ONCE = 3
"""Children that run at the same time."""

Rows = list[dict[str, Any]]
Clicks = Sequence[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Case:
    """One crash. `left` is looked for in the place's folder right after it: proof that it died where it was meant to.

    `then` are boundaries at which the program dies when it is started again, one start after the other.
    """

    name: str
    boundary: str
    clicks: Clicks
    state: str = "done"
    charges: int = 1
    acknowledged: bool = True
    rows: int | None = 1
    left: Callable[[Path], bool] = lambda _folder: True
    says: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    then: tuple[str, ...] = ()


@dataclass(slots=True)
class Place:
    """One account's folders: what the child that died said and left, and what the next one found."""

    case: Case
    folder: Path
    clicked: list[str] = field(default_factory=list)
    code: int | None = None
    errors: str = ""
    left_as_meant: bool = False
    rows: Rows = field(default_factory=list)
    in_progress: list[str] = field(default_factory=list)
    followed: bool = False

    @property
    def key(self) -> str:
        return str(self.case.options.get("key", f"comfyui-crash-{self.case.name}"))

    @property
    def account(self) -> str:
        return "account-" + hashlib.sha256(self.key.encode()).hexdigest()[:12]


def sketch(prompt: str, **more: Any) -> dict[str, Any]:
    return {"model": SKETCH, "body": {"prompt": prompt, "width": 256, "height": 256, "seed": 7, **more}}


# --- children ---


@contextlib.contextmanager
def controlled(url: str) -> Iterator[PracticeProcess]:
    """A practice Router that another process has started, to be asked and not to be stopped."""
    with httpx.Client(base_url=url, trust_env=False, timeout=10) as control:
        yield PracticeProcess(url, None, control)  # type: ignore[arg-type]


def crash(children: Children, router: PracticeProcess, place: Place) -> None:
    order = {
        "url": router.url,
        "places": [_shown(place)],
        "account": place.account,
        "boundary": place.case.boundary,
        "clicks": place.case.clicks,
        **place.case.options,
    }
    place.code, said, place.errors = children.run(order)
    place.clicked = [one["clicked"] for one in said if "clicked" in one]
    place.left_as_meant = place.case.left(place.folder)
    for boundary in place.case.then:
        if place.code == -9:
            place.code, _said, place.errors = children.run(order | {"boundary": boundary, "clicks": []})


def follow(children: Children, router: PracticeProcess, places: Iterable[Place]) -> None:
    """Opens every place again and lets everything come to its end; two processes share the work."""
    wanted = list(places)
    halves = [half for half in (wanted[::2], wanted[1::2]) if half]
    with ThreadPoolExecutor(len(halves)) as threads:
        for half, (code, said, errors) in zip(
            halves,
            threads.map(lambda h: children.run({"url": router.url, "places": [_shown(p) for p in h]}), halves),
            strict=True,
        ):
            found = {one["place"]: one for one in said}
            for place in half:
                seen = found.get(str(place.folder), {"rows": [], "in_progress": []})
                place.followed = str(place.folder) in found
                place.rows, place.in_progress = seen["rows"], seen["in_progress"]
                if code != 0 or not place.followed:
                    place.errors += errors


def crash_all(children: Children, router: PracticeProcess, places: Iterable[Place]) -> None:
    with ThreadPoolExecutor(AT_ONCE) as threads:
        list(threads.map(lambda place: crash(children, router, place), places))


def run(router: PracticeProcess, root: Path, cases: Sequence[Case]) -> dict[str, Place]:
    places = {case.name: Place(case, root / case.name) for case in cases}
    with Children(AT_ONCE) as children:
        crash_all(children, router, places.values())
        follow(children, router, places.values())
    return places


def _shown(place: Place) -> dict[str, str]:
    return {"folder": str(place.folder), "key": place.key}


# --- what must be true ---


def check(router: PracticeProcess, place: Place) -> None:
    case = place.case
    assert place.code == -9, f"it did not die where it was meant to: {place.errors[-3000:]}"
    assert place.followed, place.errors[-3000:]
    assert place.left_as_meant, "what lies there is not what this boundary leaves"
    assert bool(place.clicked) == case.acknowledged
    assert set(place.clicked) <= {row["id"] for row in place.rows}, "an acknowledged click is gone"
    if case.rows is not None:
        assert len(place.rows) == case.rows
    check_books(router, place)
    for row in place.rows:
        check_row(router, place, row)
    assert place.in_progress == []
    left = litter(place.folder, place.rows)
    assert left == [], f"belongs to nobody: {left}"


def check_books(router: PracticeProcess, place: Place) -> None:
    """Each row ran once at most, under its own key, with one body; nothing ran that has no row."""
    runs = [run for run in router.requests() if run["account"] == place.account]
    uses = router.counts()["keys"]
    assert sorted(run["key"] for run in runs) == sorted(row["key"] for row in place.rows if ran(row))
    assert sum(run["charged"] for run in runs) == sum(row["charges"] for row in map(dict, _charged(place)))
    for row in place.rows:
        use = uses.get(row["key"], {"seen": 0, "bodies": 0, "runs": 0})
        assert use["runs"] == int(ran(row)), use
        assert use["bodies"] <= (2 if row["delivery"] == "direct" else 1)  # the books name the route with the body
        assert use["seen"] <= row["sends"], (use, row["history"])
        assert hashlib.sha256(row["body"].encode()).hexdigest() == row["body_sha256"]
        assert all(run["body_sha256"] == row["body_sha256"] for run in runs if run["key"] == row["key"])


def _charged(place: Place) -> Rows:
    return [{"charges": place.case.charges if ran(row) else 0} for row in place.rows]


def ran(row: dict[str, Any]) -> bool:
    """False for a model that cannot be queued and was not yet asked to be run directly: that costs nothing."""
    failure = row["failure"] or {}
    return not (row["state"] == "failed" and failure.get("bucket") == "not_enabled")


def check_row(router: PracticeProcess, place: Place, row: dict[str, Any]) -> None:
    if not ran(row):
        return
    history = row["history"]
    assert row["state"] == place.case.state, (row["state"], history)
    assert history[0] == "Written down here"
    assert sum(line == "Sent" or line.startswith("Sent again") for line in history) == row["sends"], history
    for words in place.case.says:
        assert any(line.startswith(words) for line in history), (words, history)
    if row["state"] == "cancelled":
        assert not row["outputs"]
        return
    saved = [output for output in row["outputs"] if output["path"]]
    assert history[-1] == f"Collected: {len(saved)} file{'' if len(saved) == 1 else 's'}" or "then_fetch" in str(
        place.case
    )
    raw = Path(row["raw_path"]).read_bytes()
    assert raw == result(router, place, row), "the kept answer is not what the Router gives"
    works = [output for output in row["outputs"] if output["role"] == "work"]
    assert any(output["path"] for output in works)
    for output in row["outputs"]:
        check_output(output, raw)


def result(router: PracticeProcess, place: Place, row: dict[str, Any]) -> bytes:
    """The result, read from the Router once more."""
    headers = router.headers(place.key)
    model = f"{router.url}/v2/models/{row['model']}"
    if row["delivery"] == "direct":
        again = headers | {"Idempotency-Key": row["key"], "Content-Type": "application/json"}
        answer = httpx.post(model, headers=again, content=row["body"], timeout=30, trust_env=False)
        assert answer.headers["Idempotent-Replayed"] == "true"
    else:
        answer = httpx.get(f"{model}/requests/{row['request_id']}", headers=headers, timeout=30, trust_env=False)
    assert answer.status_code == 200, answer.text
    return answer.content


def check_output(output: dict[str, Any], raw: bytes) -> None:
    if output["path"] is None:
        assert output["role"] in ("variant", "echo") or output["problem"] or output["text"]
        return
    assert output["problem"] is None, output
    assert whole(output)
    made = _made(output, raw)
    assert Path(output["path"]).read_bytes() == made, "the saved file is not what the Router made"
    if output["kind"] == "image":
        small = Path(output["thumbnail"]).read_bytes()
        assert small.startswith(b"\x89PNG")
        assert small.endswith(b"IEND\xaeB`\x82")


def whole(output: dict[str, Any]) -> bool:
    """Whether the file is what the row says of it."""
    data = Path(output["path"]).read_bytes()
    return len(data) == output["size"] and hashlib.sha256(data).hexdigest() == output["sha256"]


def _made(output: dict[str, Any], raw: bytes) -> bytes:
    if output["origin"] == "body":
        return raw
    value = json.loads(raw)
    for step in output["pointer"].split("/")[1:]:
        value = value[int(step) if isinstance(value, list) else step]
    if output["origin"] == "link":
        return httpx.get(value, timeout=30, trust_env=False).content
    return value.encode() if output["kind"] == "vector" else base64.b64decode(value)


def litter(folder: Path, rows: Rows) -> list[str]:
    """Every file and folder that no row accounts for."""
    known = {folder / "data" / name for name in ("desk.sqlite3", "desk.sqlite3-wal", "desk.sqlite3-shm")}
    for row in rows:
        known |= {Path(row["raw_path"])} if row["raw_path"] else set()
        for output in row["outputs"]:
            known |= {Path(output[name]) for name in ("path", "thumbnail") if output[name]}
            if output["path"]:
                beside = Path(output["path"])
                known |= {beside.with_name(f"{beside.stem}{end}") for end in (".comfy.json", ".answer.json")}
    files = [path for path in folder.rglob("*") if path not in known and (path.is_file() or not any(path.iterdir()))]
    shared = [folder / "data" / name for name in ("results", "thumbnails", "work")]
    empty_is_right = {*shared, *(folder / "data" / "thumbnails").glob("??")}
    return sorted(str(path.relative_to(folder)) for path in files if path not in empty_is_right)
