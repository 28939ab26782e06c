"""A session of the tests: the protocol of `services/api.py` in memory, with calls recorded and answers set by the test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import AccountChanged, CollectProgress, Event, RequestAdded, RequestChanged, SendingPaused
from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.domain.observations import Restored
from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request

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
        self.listeners: list[Callable[[Event], None]] = []

    def requests(self) -> tuple[Request, ...]:
        return tuple(sorted(self.rows.values(), key=lambda row: -row.created_at))

    def get(self, request_id: str) -> Request | None:
        return self.rows.get(request_id)

    def progress(self, request_id: str) -> CollectProgress | None:
        return None

    def account_state(self) -> AccountChanged:
        return self.state

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


class FakeSession:
    """`calls` is what was asked, in order; `gate` holds the submit open while it is not set."""

    def __init__(self, models: tuple[ModelEntry, ...] = MODELS) -> None:
        self.desk = FakeDesk()
        self.account = PRACTICE
        self.catalogue = models
        self.documents: dict[str, ModelDocument] = {}
        self.calls: list[tuple[str, Any]] = []
        self.submitted: list[tuple[str, bytes, str, str | None]] = []
        self.bodies: dict[str, bytes] = {}
        self.memory: dict[str, Any] = {}
        self.failing: dict[str, DeskError] = {}
        self.folder = Path("/nowhere")
        self.gate = asyncio.Event()
        self.gate.set()

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

    async def submit(self, model: str, body: bytes, *, prompt: str, seed: str | None) -> str:
        self._called("submit", model)
        await self.gate.wait()
        self.submitted.append((model, body, prompt, seed))
        row = a_request(len(self.submitted), model=model, prompt=prompt, seed=seed)
        self.bodies[row.id] = body
        self.desk.put(row)
        return row.id

    async def cancel(self, request_id: str) -> None:
        self._called("cancel", request_id)

    async def cancel_waiting(self) -> int:
        self._called("cancel_waiting")
        return 2

    async def send_again(self, request_id: str) -> None:
        self._called("send_again", request_id)

    async def check_again(self, request_id: str) -> None:
        self._called("check_again", request_id)

    async def run_again(self, request_id: str) -> str:
        self._called("run_again", request_id)
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
        self.desk.publish(SendingPaused(paused))

    async def save_as(self, output: Output, target: Path) -> Path:
        self._called("save_as", target)
        return target

    async def fetch_output(self, request_id: str, index: int) -> Output:
        self._called("fetch_output", (request_id, index))
        request = self.desk.rows[request_id]
        return replace(request.outputs[index], path="/somewhere")

    async def raw_text(self, request_id: str) -> str:
        self._called("raw_text", request_id)
        return '{"result": {"sample": "<link>"}}'

    def thumbnail_place(self, request_id: str, index: int) -> Path:
        return self.folder / "thumbnails" / f"{request_id}-{index}.png"

    async def set_thumbnail(self, request_id: str, index: int, path: Path) -> None:
        self._called("set_thumbnail", (request_id, index, path))
        request = self.desk.rows[request_id]
        outputs = tuple(
            replace(output, thumbnail=str(path)) if output.index == index else output for output in request.outputs
        )
        self.desk.put(replace(request, outputs=outputs))

    async def remembered(self, name: str, default: Any = None) -> Any:
        return self.memory.get(name, default)

    async def remember(self, name: str, value: Any) -> None:
        self._called("remember", name)
        self.memory[name] = value
