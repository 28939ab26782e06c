"""A session of the tests: the protocol of `services/api.py` in memory, with calls recorded and answers set by the test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from fake_library import FakeLibrary

from comfy_desk.domain.account import Account
from comfy_desk.domain.advance import advance
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import (
    PAUSED_BY_HAND,
    AccountChanged,
    BatchChanged,
    CollectProgress,
    Event,
    RequestAdded,
    RequestChanged,
    SendingPaused,
)
from comfy_desk.domain.model import ModelDocument, ModelEntry, Standing
from comfy_desk.domain.observations import Corrected, Held, Restored
from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.preset import Preset, PresetLine
from comfy_desk.domain.prompts import FoundPrompts, SentPrompt, Snippet
from comfy_desk.domain.request import Hold, Request
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.domain.settings import FOLDER
from comfy_desk.media.facts import UNKNOWN, Facts
from comfy_desk.services import outbox
from comfy_desk.services.admission import Limits
from comfy_desk.services.api import NOTHING, Quote, Told, Wish
from comfy_desk.services.clock import Clock
from comfy_desk.services.files import GoesOn, SavedAll
from comfy_desk.services.ledger import Line
from comfy_desk.services.presets import Presets
from comfy_desk.services.settings import Settings
from comfy_desk.services.spending import Cost, Rules, Today, Verdict, check
from comfy_desk.services.usual import Usual

PRACTICE = Account("practice", "Practice", "http://127.0.0.1:8188", practice=True)

MODELS = (
    ModelEntry("atelier/watercolour-2", "atelier", "watercolour-2", "no", ("image",)),
    ModelEntry("atelier/quartet", "atelier", "quartet", "yes", ("image",)),
    ModelEntry("lumen/film-1", "lumen", "film-1", "unknown", ("video",)),
    ModelEntry("lumen/film-and-still", "lumen", "film-and-still", "no", ("video", "image")),
    ModelEntry("vox/voice-3", "vox", "voice-3", "no", ("audio",)),
    ModelEntry("poly/mesh-6", "poly", "mesh-6", "unknown", ("3d",)),
    ModelEntry("scribe/essay", "scribe", "essay", "no", ("text",)),
    ModelEntry("odd/unread", "odd", "unread", "unknown", ()),
)


def picture_document(model: str = "atelier/watercolour-2") -> dict[str, Any]:
    """A document in the shape of the schema route, in words of our own."""
    body = {
        "type": "object",
        "required": ["prompt"],
        "properties": {
            "prompt": {"type": "string", "description": "What the picture shows.", "minLength": 1, "maxLength": 4000},
            "seed": {"type": "integer", "minimum": 0, "maximum": 2**64 - 1, "description": "Same seed, same picture."},
            "size": {"type": "string", "enum": ["1024x1024", "1536x1024", "1024x1536"], "default": "1024x1024"},
            "guidance": {"type": "number", "minimum": 1, "maximum": 10, "default": 3.5},
            "safe": {"type": "boolean", "default": True},
        },
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": model, "version": "1"},
        "paths": {
            f"/v2/models/{model}/requests": {
                "post": {"requestBody": {"content": {"application/json": {"schema": body}}}, "responses": {}}
            }
        },
    }


class FakeDesk:
    def __init__(self) -> None:
        self.rows: dict[str, Request] = {}
        self.state = AccountChanged("practice", balance="$12.30", balance_at=1_700_000_000.0)
        self.paused = False
        self.pause_reason = ""
        self.store_trouble = ""
        self.states: dict[str, AccountChanged] = {}
        self.known: tuple[Account, ...] = (PRACTICE,)
        self.chosen = PRACTICE.id
        self.groups: dict[str, Batch] = {}
        self.listeners: list[Callable[[Event], None]] = []

    def requests(self) -> tuple[Request, ...]:
        return tuple(sorted(self.rows.values(), key=lambda row: -row.created_at))

    def get(self, request_id: str) -> Request | None:
        return self.rows.get(request_id)

    def progress(self, request_id: str) -> CollectProgress | None:
        return None

    def account_state(self, account: str | None = None) -> AccountChanged:
        return self.states.get(account or self.chosen, self.state)

    def accounts(self) -> tuple[Account, ...]:
        return self.known

    def batches(self) -> tuple[Batch, ...]:
        return tuple(sorted(self.groups.values(), key=lambda batch: -batch.created_at))

    def batch(self, batch_id: str) -> Batch | None:
        return self.groups.get(batch_id)

    @property
    def sending_paused(self) -> bool:
        return self.paused

    def subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def publish(self, event: Event) -> None:
        for listener in list(self.listeners):
            listener(event)

    def put(self, request: Request) -> None:
        before = self.rows.get(request.id)
        self.rows[request.id] = request
        if before is None:
            self.publish(RequestAdded(request))
        else:
            self.publish(RequestChanged(before, request, Restored(0.0)))


def a_request(number: int, **fields: Any) -> Request:
    facts: dict[str, Any] = {
        "id": f"row-{number}",
        "account": "practice",
        "model": "atelier/watercolour-2",
        "key": f"00000000-0000-4000-8000-{number:012d}",
        "body_sha256": "ab" * 32,
        "body_size": 42,
        "prompt": f"a small boat, number {number}",
        "seed": "7",
        "created_at": 1_700_000_000.0 + number,
    }
    return Request(**{**facts, **fields})


class FakePrices:
    """`quotes` by model; what is not there is not known. `asked` is every question that would go to the Router."""

    def __init__(self) -> None:
        self.quotes: dict[str, Quote] = {}
        self.asked: list[tuple[str, bytes, Serving]] = []
        self.remembered: dict[tuple[str, bytes, Serving], Quote] = {}

    def known(self, model: str, body: bytes, serving: Serving = ANY) -> Quote | None:
        return self.remembered.get((model, body, serving))

    async def quote(self, model: str, body: bytes, serving: Serving = ANY) -> Quote:
        self.asked.append((model, body, serving))
        await asyncio.sleep(0)
        return self.remembered.setdefault((model, body, serving), self.quotes.get(model, Quote()))


class FakePresetStore:
    """`store.presets` in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, Preset] = {}

    async def of(self, model: str) -> tuple[PresetLine, ...]:
        return tuple(one.line for one in self.kept.values() if one.line.model == model)

    async def read(self, preset_id: str) -> Preset | None:
        return self.kept.get(preset_id)

    async def keep(self, preset: Preset) -> None:
        if preset.line.standard:
            await self.set_standard(preset.line.model, "")
        self.kept[preset.line.id] = preset

    async def rename(self, preset_id: str, name: str) -> None:
        known = self.kept[preset_id]
        self.kept[preset_id] = replace(known, line=replace(known.line, name=name))

    async def forget(self, preset_id: str) -> None:
        self.kept.pop(preset_id, None)

    async def set_standard(self, model: str, preset_id: str) -> None:
        for one in [one for one in self.kept.values() if one.line.model == model]:
            self.kept[one.line.id] = replace(one, line=replace(one.line, standard=one.line.id == preset_id))


class FakePrompts:
    """In memory, the newest first. `failing` is raised by all but `note`."""

    def __init__(self) -> None:
        self.sent: list[SentPrompt] = []
        self.noted: list[tuple[tuple[str, str], ...]] = []
        self.kept: tuple[Snippet, ...] = ()
        self.failing: DeskError | None = None
        self.listeners: list[Callable[[], None]] = []

    async def note(self, sent: Sequence[tuple[str, str]]) -> None:
        self.noted.append(tuple(sent))
        for model, text in dict.fromkeys(sent):
            self.sent = [SentPrompt(text, model, 1.0), *(one for one in self.sent if one.text != text)]
        self._tell()

    async def find(self, words: str = "", *, model: str = "", most: int = 200) -> FoundPrompts:
        self._fail()
        wanted = words.casefold().split()
        found = [one for one in self.sent if model in ("", one.model)]
        found = [one for one in found if all(word in one.text.casefold() for word in wanted)]
        return FoundPrompts(tuple(found[:most]), len(found))

    async def forget(self, texts: Sequence[str] | None) -> tuple[SentPrompt, ...]:
        self._fail()
        gone = tuple(one for one in self.sent if texts is None or one.text in texts)
        self.sent = [one for one in self.sent if one not in gone]
        self._tell()
        return gone

    async def put_back(self, prompts: Sequence[SentPrompt]) -> None:
        self._fail()
        self.sent = [*prompts, *self.sent]
        self._tell()

    async def snippets(self) -> tuple[Snippet, ...]:
        return self.kept

    async def keep_snippets(self, change: Callable[[tuple[Snippet, ...]], Sequence[Snippet]]) -> tuple[Snippet, ...]:
        self._fail()
        self.kept = tuple(change(self.kept))
        self._tell()
        return self.kept

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def _fail(self) -> None:
        if self.failing is not None:
            raise self.failing

    def _tell(self) -> None:
        for listener in tuple(self.listeners):
            listener()


class FakeAboutModels:
    """What a test sets: `left` are entries of models that are gone, `usuals` by model."""

    def __init__(self) -> None:
        self.left: tuple[ModelEntry, ...] = ()
        self.state = Standing(1_700_000_000.0)
        self.usuals: dict[str, Usual] = {}
        self.watched: tuple[str, ...] = ()
        self.noted: tuple[str, ...] = ()

    def gone(self) -> tuple[ModelEntry, ...]:
        return self.left

    def standing(self) -> Standing:
        return self.state

    def usual(self, model: str) -> Usual | None:
        return self.usuals.get(model)

    def watch(self, models: Sequence[str]) -> None:
        self.watched = tuple(models)

    async def note(self, models: Iterable[str]) -> None:
        self.noted = tuple(models)


class FakeSpending:
    """`rules` and `sums` are set by the test; what follows from them is the services' own."""

    def __init__(self) -> None:
        self.rules = Rules()
        self.sums = Today()

    def today(self) -> Today:
        return self.sums

    def check(self, cost: Cost | None, unpriced: int = 0) -> Verdict:
        return check(cost, unpriced, self.sums, self.rules)


class FakeLedger:
    def __init__(self) -> None:
        self.lines: tuple[Line, ...] = ()
        self.exported: list[tuple[tuple[Line, ...], Path]] = []
        self.failing: DeskError | None = None

    async def read(self) -> tuple[Line, ...]:
        await asyncio.sleep(0)
        if self.failing is not None:
            raise self.failing
        return self.lines

    async def export(self, lines: Sequence[Line], names: Mapping[str, str], target: Path) -> Path:
        if self.failing is not None:
            raise self.failing
        self.exported.append((tuple(lines), target))
        return target


class FakeSession:
    """`calls` is what was asked, in order; `gate` holds the submit open while it is not set."""

    def __init__(self, models: tuple[ModelEntry, ...] = MODELS) -> None:
        self.desk = FakeDesk()
        self.settings = Settings(self)
        self.account = PRACTICE
        self.prices = FakePrices()
        self.spending = FakeSpending()
        self.ledger = FakeLedger()
        self.library = FakeLibrary()
        self.about_models = FakeAboutModels()
        self.prompts = FakePrompts()
        self.presets = Presets(FakePresetStore(), Clock())  # type: ignore[arg-type]
        self.told: list[Told] = []
        self.varied: list[tuple[bytes, str | None]] = []
        self.catalogue = models
        self.documents: dict[str, ModelDocument] = {}
        self.calls: list[tuple[str, Any]] = []
        self.submitted: list[tuple[str, bytes, str, str | None]] = []
        self.bodies: dict[str, bytes] = {}
        self.memory: dict[str, Any] = {}
        self.failing: dict[str, DeskError] = {}
        self.folder = Path("/nowhere")
        self.usual_save_folder = Path("/nowhere/Pictures/Comfy Desk")
        self.save_folder_fixed = False
        self.unsaved: set[str] = set()  # names that `save_all` cannot save
        self.gate = asyncio.Event()
        self.gate.set()
        self.limits = Limits()
        self.deadlines: dict[str, float | None] = {}
        self.direct: set[str] = set()
        self.watched: tuple[str, ...] = ()

    def _called(self, name: str, what: Any = None) -> None:
        self.calls.append((name, what))
        if name in self.failing:
            raise self.failing[name]

    def names(self) -> list[str]:
        return [name for name, _ in self.calls]

    async def models(self, *, refresh: bool = False) -> tuple[ModelEntry, ...]:
        self._called("models", refresh)
        return self.catalogue

    async def model_document(self, model: str) -> ModelDocument:
        self._called("model_document", model)
        await asyncio.sleep(0)
        return self.documents.get(model) or ModelDocument(model, picture_document(model), '"1"', 1_700_000_000.0)

    def usual(self, model: str) -> Usual | None:
        return self.about_models.usual(model)

    async def submit(self, model: str, body: bytes, *, prompt: str, seed: str | None, told: Told = NOTHING) -> str:
        self._called("submit", model)
        self.told.append(told)
        await self.gate.wait()
        self.submitted.append((model, body, prompt, seed))
        row = a_request(len(self.submitted), model=model, prompt=prompt, seed=seed)
        self.bodies[row.id] = body
        self.desk.put(row)
        return row.id

    async def submit_batch(self, name: str, wishes: Sequence[Wish]) -> str:
        self._called("submit_batch", (name, tuple(wishes)))
        await self.gate.wait()
        batch = Batch(f"batch-{len(self.desk.groups) + 1}", name, 1_700_000_000.0)
        self.desk.groups[batch.id] = batch
        self.desk.publish(BatchChanged(batch))
        for wish in wishes:
            self.told.append(wish.told)
            self.submitted.append((wish.model, wish.body, wish.prompt, wish.seed))
            number = len(self.submitted)
            row = a_request(number, model=wish.model, prompt=wish.prompt, seed=wish.seed, batch=batch.id)
            self.bodies[row.id] = wish.body
            self.desk.put(row)
        return batch.id

    async def rename_batch(self, batch_id: str, name: str) -> None:
        self._called("rename_batch", (batch_id, name))
        batch = self.desk.groups[batch_id] = replace(self.desk.groups[batch_id], name=name)
        self.desk.publish(BatchChanged(batch))

    async def cancel_batch(self, batch_id: str) -> int:
        self._called("cancel_batch", batch_id)
        return 3

    async def correct(
        self, request_id: str, body: bytes, *, prompt: str, seed: str | None, told: Told = NOTHING
    ) -> None:
        self._called("correct", request_id)
        self.told.append(told)
        await self.gate.wait()
        changed = Corrected(1_700_000_100.0, "cd" * 32, len(body), prompt, seed)
        after = advance(self.desk.rows[request_id], changed)
        if after.body_sha256 != changed.body_sha256:
            raise DeskError("This request has been sent meanwhile.")
        self.bodies[request_id] = body
        self.desk.put(after)

    async def adopt(self, model: str, request_id: str) -> str:
        self._called("adopt", (model, request_id))
        row = a_request(900 + len(self.desk.rows), model=model, prompt="", adopted=True)
        self.desk.put(row)
        return row.id

    async def send_held(self, hold: Hold) -> int:
        self._called("send_held", hold)
        return 2

    async def hold_back(self, request_ids: Sequence[str]) -> None:
        self._called("hold_back", tuple(request_ids))
        for one in request_ids:
            self.desk.put(advance(self.desk.rows[one], Held(0.0, Hold.PAUSED)))

    async def put_back_in_line(self, request_ids: Sequence[str]) -> None:
        self._called("put_back_in_line", tuple(request_ids))
        for one in request_ids:
            self.desk.put(advance(self.desk.rows[one], Held(0.0, Hold.READY)))

    async def move(self, request_ids: Sequence[str], before: str | None) -> None:
        self._called("move", (tuple(request_ids), before))
        line = outbox.waiting(self.desk.requests())
        for one, place in outbox.moved(line, request_ids, before).items():
            self.desk.put(replace(self.desk.rows[one], order=place))

    async def send_next(self, request_ids: Sequence[str]) -> None:
        self._called("send_next", tuple(request_ids))
        line = outbox.waiting(self.desk.requests())
        first = next((row.id for row in line if row.id not in request_ids), None)
        if first is not None:
            await self.move(request_ids, first)

    async def set_deadline(self, request_id: str, seconds: float | None) -> None:
        self._called("set_deadline", (request_id, seconds))

    async def model_deadline(self, model: str) -> float | None:
        return self.deadlines.get(model)

    async def set_model_deadline(self, model: str, seconds: float | None) -> None:
        self._called("set_model_deadline", (model, seconds))
        self.deadlines[model] = seconds

    def needs_direct(self, model: str) -> bool:
        return model in self.direct

    async def try_queue(self, model: str) -> None:
        self._called("try_queue", model)
        self.direct.discard(model)

    def unfinished(self, account_id: str) -> int:
        return sum(not row.state.terminal for row in self.desk.rows.values() if row.account == account_id)

    def watch(self, request_ids: Sequence[str]) -> None:
        self.watched = tuple(request_ids)

    async def cancel(self, request_id: str) -> None:
        self._called("cancel", request_id)

    async def cancel_waiting(self) -> int:
        self._called("cancel_waiting")
        return 2

    async def send_again(self, request_id: str) -> None:
        self._called("send_again", request_id)

    async def look_again(self, request_id: str) -> None:
        self._called("look_again", request_id)

    async def check_again(self, request_id: str) -> None:
        self._called("check_again", request_id)

    async def run_again(
        self, request_id: str, *, varied: tuple[bytes, str | None] | None = None, confirmed: bool = False
    ) -> str:
        if varied is not None:
            self.varied.append(varied)
        self._called("run_again_confirmed" if confirmed else "run_again", request_id)
        return "row-new"

    async def run_directly(self, request_id: str) -> None:
        self._called("run_directly", request_id)

    async def remove(self, request_id: str) -> None:
        self._called("remove", request_id)

    async def restore(self, request_id: str) -> None:
        self._called("restore", request_id)

    async def body(self, request_id: str) -> bytes:
        self._called("body", request_id)
        return self.bodies.get(request_id, b'{"prompt": "a kept prompt", "seed": 7}')

    async def timeline(self, request_id: str) -> tuple[tuple[float, str], ...]:
        self._called("timeline", request_id)
        return ((1_700_000_000.0, "Recorded"), (1_700_000_001.5, "Sent"), (1_700_000_009.0, "In queue, 3 ahead"))

    async def set_paused(self, paused: bool) -> None:
        self._called("set_paused", paused)
        self.desk.paused = paused
        self.desk.pause_reason = PAUSED_BY_HAND if paused else ""
        self.desk.publish(SendingPaused(paused, self.desk.pause_reason))

    @property
    def save_folder(self) -> Path:
        return Path(self.settings.text(FOLDER) or self.usual_save_folder)

    async def save_as(self, output: Output, target: Path) -> Path:
        self._called("save_as", target)
        return target

    async def save_all(self, request_id: str, folder: Path, goes_on: GoesOn = lambda *_: True) -> SavedAll:
        self._called("save_all", (request_id, folder))
        paths, problems = [], []
        wanted = [one for one in self.desk.rows[request_id].outputs if one.path and one.role in (Role.WORK, Role.PART)]
        for number, one in enumerate(wanted, 1):
            target = folder / Path(one.path or "").name
            if not goes_on(number, len(wanted), target.name):
                break
            await self.gate.wait()
            if target.name in self.unsaved:
                problems.append(f"{target.name}: The disk is full.")
            else:
                paths.append(target)
        return SavedAll(tuple(paths), tuple(problems))

    async def export(self, request_id: str, index: int, target: Path) -> Path:
        self._called("export", (request_id, index, target))
        return target

    async def name_input(self, sha256: str, name: str) -> None:
        self._called("name_input", (sha256, name))

    async def move_kept(self, request_id: str) -> int:
        self._called("move_kept", request_id)
        return 2

    async def fetch_output(self, request_id: str, index: int) -> Output:
        self._called("fetch_output", (request_id, index))
        request = self.desk.rows[request_id]
        return replace(request.outputs[index], path="/somewhere")

    async def raw_text(self, request_id: str) -> str:
        self._called("raw_text", request_id)
        return '{"result": {"sample": "<link>"}}'

    def thumbnail_place(self, request_id: str, index: int) -> Path:
        return self.folder / "thumbnails" / f"{request_id}-{index}.png"

    async def set_thumbnail(self, request_id: str, index: int, path: Path, facts: Facts = UNKNOWN) -> None:
        self._called("set_thumbnail", (request_id, index, path))
        request = self.desk.rows[request_id]
        outputs = tuple(
            replace(output, thumbnail=str(path), width=facts.width, duration=facts.duration)
            if output.index == index
            else output
            for output in request.outputs
        )
        self.desk.put(replace(request, outputs=outputs))

    async def remembered(self, name: str, default: Any = None) -> Any:
        return self.memory.get(name, default)

    async def get(self, name: str, default: Any = None) -> Any:
        """For its settings, as the store's own."""
        return self.memory.get(name, default)

    async def set(self, name: str, value: Any) -> None:
        self.memory[name] = value

    async def remember(self, name: str, value: Any) -> None:
        self._called("remember", name)
        self.memory[name] = value
