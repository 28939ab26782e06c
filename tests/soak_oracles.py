"""What must be true after a soak: nothing lost, nothing paid twice, nothing claimed that the Router's books do not show.

`judge` compares three books: what the artist clicked, what the rows say and hold on the disk, and what the Router ran and
charged. Every complaint is one sentence; figures are counts to print.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import soak_program
from soaking import KEYS, Evidence

_FINISHED = ("done", "empty", "late_result")
_ENDED = (*_FINISHED, "failed", "cancelled", "expired", "gone")
_ASKED_FOR = 6.0
"""Seconds after a click on "Check again" in which an early read is the artist's."""
_UNHEARD = 1.0
"""Seconds before a kill in which an answer may be on its way and not written down, behind a burst of clicks: nobody can keep
to its hint."""
_INTO_THE_VOID = 0.8
"""Seconds after a kill in which the Router still answers calls of the dead program; the next one has not started by then."""
_PATIENT = "all of the artist's clicks"
_MIB = 1024 * 1024


@dataclass(slots=True)
class Verdict:
    """`complaints` by oracle; empty where everything held."""

    figures: dict[str, Any] = field(default_factory=dict)
    complaints: dict[str, list[str]] = field(default_factory=dict)

    def complain(self, oracle: str, sentence: str) -> None:
        self.complaints.setdefault(oracle, []).append(sentence)

    def words(self) -> str:
        lines = [f"{name:34} {value}" for name, value in self.figures.items()]
        for oracle, sentences in self.complaints.items():
            lines += [f"NOT HELD: {oracle} ({len(sentences)})", *(f"    {sentence}" for sentence in sentences[:8])]
        return "\n".join(lines)


@dataclass(slots=True)
class Books:
    """The three books, by the names that lead from one to the other."""

    evidence: Evidence
    rows_by_number: dict[int, list[dict[str, Any]]]
    row_by_key: dict[str, dict[str, Any]]
    runs_by_key: dict[str, list[dict[str, Any]]]


def judge(evidence: Evidence) -> Verdict:
    verdict = Verdict()
    rows_by_number: dict[int, list[dict[str, Any]]] = {}
    runs_by_key: dict[str, list[dict[str, Any]]] = {}
    for row in evidence.rows:
        rows_by_number.setdefault(row["number"], []).append(row)
    for run in evidence.runs:
        runs_by_key.setdefault(run["key"] or "", []).append(run)
    books = Books(evidence, rows_by_number, {row["key"]: row for row in evidence.rows}, runs_by_key)
    for look in (_clicks, _ends, _money, _claims, _polls, _disk, _memory, _log, _secrets):
        look(books, verdict)
    verdict.figures["seconds"] = round(evidence.seconds)
    verdict.figures["faults"] = sum(evidence.counts["faults"].values())
    return verdict


def _clicks(books: Books, verdict: Verdict) -> None:
    """Each acknowledged click has its row, and no click has two."""
    said, rows = books.evidence.said, {row["row"] for row in books.evidence.rows}
    acknowledged = [line for line in said if "row" in line and "number" in line]
    wishes = Counter(line["wish"] for line in said if "wish" in line)
    verdict.figures["clicks (submits)"] = len(acknowledged)
    verdict.figures["other clicks"] = ", ".join(f"{count} {wish}" for wish, count in wishes.most_common())
    verdict.figures["rows"] = len(books.evidence.rows)
    for line in acknowledged:
        if line["row"] not in rows:
            verdict.complain("no click is lost", f"number {line['number']} was acknowledged and has no row")
    for number in range(books.evidence.plan.requests):
        found = len(books.rows_by_number.get(number, []))
        if found != 1:
            verdict.complain("one row a click", f"number {number} has {found} rows")


def _ends(books: Books, verdict: Verdict) -> None:
    """Each row has ended, or waits for the artist and says why."""
    states = Counter(row["state"] for row in books.evidence.rows)
    verdict.figures["ends"] = ", ".join(f"{count} {state}" for state, count in states.most_common())
    for row in books.evidence.rows:
        asks = row["state"] == "waiting" and row["hold"] in ("ask", "other_key", "credits", "key")
        if row["state"] not in _ENDED and not asks:
            verdict.complain(
                "every row ends or asks", f"{_name(row)} is {row['state']}/{row['hold']}: {row['trouble']}"
            )
        if row["state"] == "failed" and not (row["failure"] or row["maybe_sent"]):
            verdict.complain("every row ends or asks", f"{_name(row)} failed without a word")


def _money(books: Books, verdict: Verdict) -> None:
    """A key is one body, one run, one charge; every run belongs to a row."""
    counts = books.evidence.counts
    verdict.figures["runs"] = counts["runs"]
    verdict.figures["charges"] = counts["charges"]
    verdict.figures["submits (replayed)"] = f"{counts['submits']} ({counts['replays']})"
    worst = {"runs": 0, "charges": 0, "bodies": 0}
    for key, use in counts["keys"].items():
        row = books.row_by_key.get(key)
        for what in worst:
            worst[what] = max(worst[what], use[what])
            if use[what] > 1:
                verdict.complain("nothing is paid twice", f"key {key[:8]} has {use[what]} {what}: {row and _name(row)}")
        if row is None:
            verdict.complain("nothing is lost", f"key {key[:8]} with {use['runs']} runs is no row's")
    for key, runs in books.runs_by_key.items():
        if len(runs) > 1:
            verdict.complain("nothing is paid twice", f"key {key[:8]} has {len(runs)} runs")
        row = books.row_by_key.get(key)
        if row is not None and row["request_id"] not in (None, runs[0]["request_id"]):
            verdict.complain("nothing is paid twice", f"{_name(row)} follows another run than its key's")
    verdict.figures["most runs / charges / bodies a key"] = " / ".join(str(number) for number in worst.values())
    accounts = {name: use for name, use in counts["by_account"].items() if use.get("runs")}
    verdict.figures["accounts"] = ", ".join(
        f"{use['runs']} runs, {use.get('charges', 0)} charges" for use in accounts.values()
    )


def _claims(books: Books, verdict: Verdict) -> None:
    """Success, cancel and failure are what the Router's own books say."""
    for row in books.evidence.rows:
        runs = books.runs_by_key.get(row["key"], [])
        run, state, oracle = (runs[0] if runs else None), row["state"], "nothing is claimed that was not seen"
        if state in _FINISHED and (run is None or not run["has_result"]):
            verdict.complain(oracle, f"{_name(row)} is {state}, the Router has no result of it: {run}")
        if state == "late_result" and run is not None and run["error_type"] != "cancelled":
            verdict.complain(oracle, f"{_name(row)} is a late result, its run ended as {run['error_type']}")
        if state == "cancelled" and run is not None and run["error_type"] != "cancelled":
            verdict.complain(oracle, f"{_name(row)} is cancelled, its run {run['status']} {run['error_type']}")
        if state in ("failed", "gone", "expired", "cancelled") and run is not None and run["has_result"]:
            verdict.complain("nothing is lost", f"{_name(row)} is {state}, its run has a result: {row['failure']}")
        if state in ("gone", "expired") and run is not None and run["error_type"] != "request_not_found":
            verdict.complain(oracle, f"{_name(row)} is {state}, the Router still has it: {run['status']}")
        if run is not None and run["status"] == "COMPLETED" and state not in _ENDED:
            verdict.complain(
                "nothing is lost", f"{_name(row)} is {state}/{row['hold']} after {_PATIENT}, its run has ended"
            )


def _polls(books: Books, verdict: Verdict) -> None:
    """No call before its hint but those that the artist asked for, and those whose hint died with the program."""
    counts = books.evidence.counts
    clicks = [line for line in books.evidence.said if "wish" in line and "at" in line]

    def is_by_hand(early: dict[str, Any], name: str, *verbs: str) -> bool:
        times = (click["at"] for click in clicks if click["wish"] in verbs and click[name] == early["request_id"])
        return any(0 <= early["at"] - at < _ASKED_FOR for at in times)

    def is_unheard(early: dict[str, Any]) -> bool:
        told = early["at"] - early["after"]
        return any(-_UNHEARD <= told - kill <= _INTO_THE_VOID for kill in books.evidence.kills)

    by_hand = [early for early in counts["early"] if is_by_hand(early, "request_id", "check_again")]
    left = [early for early in counts["early"] if early not in by_hand]
    others = [early for early in counts["early_others"] if not is_by_hand(early, "key", "send_again", "run_directly")]
    unheard = [early for early in (*left, *others) if is_unheard(early)]
    left = [early for early in left if early not in unheard]
    others = [early for early in others if early not in unheard]
    verdict.figures["polls (asked for by hints)"] = f"{counts['polls']} ({counts['polls_asked_for']})"
    verdict.figures["early polls (by hand)"] = f"{len(left)} ({len(by_hand)})"
    verdict.figures["other early calls"] = len(others)
    verdict.figures["hints that died by SIGKILL"] = len(unheard)
    for early in (*left, *others):
        verdict.complain(
            "nothing before its time",
            f"{early['route']} ({early['reason']}) {early['request_id'][:44]}: {early['after']} s after a Retry-After of "
            f"{early['header']!r} = {early['hint']} s, at {early['at']:.1f}",
        )


# the disk


def _disk(books: Books, verdict: Verdict) -> None:
    """Every result that the Router has is here, whole: the answer byte for byte, and each work by its own bytes."""
    reader = _Reader(books.evidence)
    files = missing = 0
    with reader.http:
        for run in books.evidence.runs:
            row = books.row_by_key.get(run["key"] or "")
            if row is None or not run["has_result"] or row["state"] not in _FINISHED:
                continue
            raw = reader.result(run, row)
            for sentence in _compare(row, raw, reader):
                verdict.complain("every result is on the disk, whole", f"{_name(row)}: {sentence}")
            files += sum(output["path"] is not None for output in row["outputs"])
            missing += sum(output["path"] is None and bool(output["problem"]) for output in row["outputs"])
    verdict.figures["results with the Router"] = sum(run["has_result"] for run in books.evidence.runs)
    verdict.figures["files (pieces with a sentence)"] = f"{files} ({missing})"
    verdict.figures["results never read whole"] = books.evidence.counts["results_unread"]
    litter = [path for path in (books.evidence.folder / "saved").rglob("*") if path.suffix in (".part", ".tmp", ".new")]
    litter += list((books.evidence.folder / "data" / "results").rglob("*.part"))
    for path in litter[:20]:
        verdict.complain("no half file is left", str(path.relative_to(books.evidence.folder)))
    named = {output["path"] for row in books.evidence.rows for output in row["outputs"] if output["path"]}
    there = {
        str(path)
        for path in (books.evidence.folder / "saved").rglob("*")
        if path.is_file() and not path.name.endswith((".comfy.json", ".answer.json"))
    }
    for path in sorted(there - named)[:20]:
        verdict.complain("no work is there twice", f"{Path(path).name} is no row's")


class _Reader:
    """Reads results and links afresh, with the key of the account that ran them."""

    def __init__(self, evidence: Evidence) -> None:
        self._url = evidence.router.url
        self._keys = {f"account-{hashlib.sha256(key.encode()).hexdigest()[:12]}": key for key in KEYS.values()}
        self._links: dict[str, str] = {}
        self.http = httpx.Client(base_url=self._url, trust_env=False, timeout=30)

    def result(self, run: dict[str, Any], row: dict[str, Any]) -> bytes:
        headers = {"X-API-Key": self._keys[run["account"]]}
        if not run["direct"]:
            answer = self.http.get(f"/v2/models/{run['model']}/requests/{run['request_id']}", headers=headers)
        else:
            body = json.dumps(soak_program.body_of(run["model"], row["number"])).encode()
            headers |= {"Idempotency-Key": run["key"], "Content-Type": "application/json"}
            answer = self.http.post(f"/v2/models/{run['model']}", headers=headers, content=body)
        assert answer.status_code == 200, answer.text[:300]
        return answer.content

    def works(self, raw: bytes) -> Iterator[str]:
        """The digests of the media in an answer."""
        try:
            document = json.loads(raw)
        except ValueError:
            yield _sha(raw)
            return
        for text in _texts(document):
            if text.startswith(f"{self._url}/assets/"):
                yield self._link(text)
            elif text.startswith("<svg") or (text.startswith("<?xml") and "<svg" in text):
                yield _sha(text.encode())
            elif len(text) > 400 and " " not in text:
                try:
                    yield _sha(base64.b64decode(text, validate=True))
                except binascii.Error:
                    continue

    def _link(self, url: str) -> str:
        name = url.partition("?")[0]
        if name not in self._links:
            answer = self.http.get(url)
            assert answer.status_code == 200, answer.text[:300]
            self._links[name] = _sha(answer.content)
        return self._links[name]


def _compare(row: dict[str, Any], raw: bytes, reader: _Reader) -> Iterator[str]:
    kept = Path(row["raw_path"] or "nowhere")
    if not kept.is_file() or _sha(kept.read_bytes()) != _sha(raw):
        yield f"the kept answer is {'another one' if kept.is_file() else 'not there'}"
    expected, saved = set(reader.works(raw)), set()
    for output in row["outputs"]:
        if output["path"] is None:
            continue
        path = Path(output["path"])
        if not path.is_file():
            yield f"{path.name} is not there"
            continue
        digest = _sha(path.read_bytes())
        saved.add(digest)
        if digest != output["sha256"]:
            yield f"{path.name} is not what the row says"
        if output["kind"] != "text" and digest not in expected:
            yield f"{path.name} is not what the model made"
    unsaved = [output for output in row["outputs"] if output["path"] is None]
    excused = sum(bool(output["problem"]) or output["role"] in ("variant", "echo") for output in unsaved)
    if len(expected - saved) > excused:
        yield f"{len(expected - saved)} pieces are missing and {excused} say why"
    if row["state"] == "done" and not row["outputs"]:
        yield "done with nothing to show"


def _texts(value: Any) -> Iterator[str]:
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            yield item
        elif isinstance(item, dict):
            stack.extend(item.values())
        elif isinstance(item, list):
            stack.extend(item)


def _sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# the process


def _memory(books: Books, verdict: Verdict) -> None:
    """The last life's memory: what it grew by between its middle and its end, for the rows that it added there."""
    samples = books.evidence.lives[-1].memory
    if len(samples) < 8:
        return
    peak = max(size for life in books.evidence.lives for _, size in life.memory)
    half = samples[len(samples) // 2 :]
    middle = sum(size for _, size in half[:3]) / 3
    end = sum(size for _, size in half[-3:]) / 3
    verdict.figures["memory: peak, middle → end"] = f"{peak / _MIB:.0f} MB, {middle / _MIB:.0f} → {end / _MIB:.0f} MB"
    if end - middle > 48 * _MIB or peak > 400 * _MIB:
        verdict.complain("memory is bounded", verdict.figures["memory: peak, middle → end"])


def _log(books: Books, verdict: Verdict) -> None:
    """Nothing in the program fell over unseen."""
    for path in sorted((books.evidence.folder / "data" / "logs").glob("*")):
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            if " ERROR " in line or " CRITICAL " in line or "never retrieved" in line or "was destroyed" in line:
                verdict.complain("nothing falls over unseen", line[:300])
    for life in books.evidence.lives:
        errors = (books.evidence.folder / f"errors-{life.number}.txt").read_text(errors="replace").strip()
        if errors:
            verdict.complain("nothing falls over unseen", f"life {life.number} said {errors[-300:]!r}")
    stops = [line["stopped"] for line in books.evidence.said if "stopped" in line]
    verdict.figures["seconds to stop"] = ", ".join(map(str, stops))
    if any(seconds > 3.5 for seconds in stops):
        verdict.complain("quit takes three seconds at most", str(stops))


def _secrets(books: Books, verdict: Verdict) -> None:
    """No key anywhere, and no signed link outside of the raw answers."""
    folder, secrets = books.evidence.folder, [*(key.encode() for key in KEYS.values()), b"&sig="]
    places = [*(folder / "data" / "logs").glob("*"), *(folder / "data").glob("*.sqlite3*"), *folder.glob("errors-*")]
    places += list((folder / "saved").rglob("*.json"))
    for path in places:
        data = path.read_bytes() if path.is_file() else b""
        for secret in secrets:
            if secret in data:
                verdict.complain("no secret is written down", f"{secret.decode()!r} in {path.relative_to(folder)}")


def _name(row: dict[str, Any]) -> str:
    run = f", run {row['request_id'][:8]}" if row["request_id"] else ""
    return f"number {row['number']} ({row['model']}, {row['delivery']}, row {row['row'][:8]}{run})"
