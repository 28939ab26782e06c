"""The catalogue: which models there are, in which order, and pages of it behind opaque cursors."""

import base64
import binascii
import difflib
import hashlib
import hmac
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .studio import Studio
    from .works import Answer

#: Providers a model may be retargeted onto, as the contract names them.
REGISTERED_PROVIDERS = ("fal", "wavespeed", "runware", "higgsfield")
OWN_PROVIDER = ("default", "comfy", "comfyui")


@dataclass(frozen=True, slots=True)
class Model:
    """One practice model. ``seconds`` is a run's length at speed 1, ``price`` reckons millionths of a dollar from a
    body.
    """

    id: str
    about: str
    answer: "Callable[[Studio], Answer]"
    price: Callable[[Mapping[str, Any]], int]
    request: Mapping[str, Any]
    response: Mapping[str, Any]
    components: Mapping[str, Any]
    takes: tuple[str, ...]
    gives: tuple[str, ...]
    seconds: float = 6.0
    slots: int = 2
    charges_on_refusal: str = "unknown"
    reports_credits: bool = True
    exact_price: bool = True
    queueable: bool = True
    finishes_after_cancel: bool = False
    authored: bool = True
    alternates: tuple[str, ...] = ()
    #: Fields that an alternate provider cannot express, each with its reason.
    lost_elsewhere: Mapping[str, str] | None = None

    @property
    def provider(self) -> str:
        return self.id.partition("/")[0]

    @property
    def name(self) -> str:
        return self.id.partition("/")[2]

    def entry(self) -> dict[str, Any]:
        billing = {"charges_on_policy_rejection": self.charges_on_refusal}
        return {"id": self.id, "provider": self.provider, "model": self.name, "billing": billing}

    def document(self) -> dict[str, Any]:
        """The schema document of this model, in the shape of the published ones."""
        # A form shows the description of its body: it tells what the model is and how to see it fail.
        schema = {**self.request, "description": self.about}
        media = "application/json" if self.queueable else "*/*"
        operation = {
            "operationId": "runRouterModel",
            "requestBody": {"required": True, "content": {"application/json": {"schema": schema}}},
            "responses": {"200": {"description": "OK", "content": {media: {"schema": dict(self.response)}}}},
        }
        document: dict[str, Any] = {
            "openapi": "3.0.2",
            "info": {"title": self.id, "version": "1", "description": self.about},
            "paths": {f"/v2/models/{self.id}": {"post": operation}},
            "components": {"schemas": dict(self.components)},
            "x-comfy-router-model-id": self.id,
            "x-comfy-input-schema-authored": self.authored,
            "x-comfy-output-schema-authored": self.authored,
            "x-comfy-router-input-modalities": list(self.takes),
            "x-comfy-router-output-modalities": list(self.gives),
        }
        if self.alternates:
            document["x-comfy-router-alt-providers"] = list(self.alternates)
        return document


@dataclass(frozen=True, slots=True)
class SchemaPage:
    """A model's document as it goes out: its bytes and their strong tag."""

    data: bytes
    etag: str


class Catalogue:
    """All models by id. ``retired`` maps a withdrawn id to the day it went and its successor."""

    def __init__(self, models: tuple[Model, ...], retired: Mapping[str, tuple[str, str]]) -> None:
        self.models = {model.id: model for model in sorted(models, key=lambda m: m.id)}
        self.retired = dict(retired)
        self._pages: dict[str, SchemaPage] = {}
        self._secret = b"practice cursor"

    def schema(self, model: Model) -> SchemaPage:
        if model.id not in self._pages:
            data = json.dumps(model.document(), indent=1, ensure_ascii=False).encode()
            self._pages[model.id] = SchemaPage(data, f'"{hashlib.sha256(data).hexdigest()}"')
        return self._pages[model.id]

    def missing(self, model_id: str) -> str:
        """What is said to somebody who asks for a model that is not there."""
        if model_id in self.retired:
            day, successor = self.retired[model_id]
            return f"{model_id} was retired on {day}; use {successor}"
        near = difflib.get_close_matches(model_id, self.models, n=3, cutoff=0.45)
        hint = f" Did you mean {', '.join(near)}?" if near else ""
        return f"There is no model {model_id[:120]}.{hint}"

    def page(self, cursor: str | None, limit: int) -> dict[str, Any]:
        """One page; ValueError for a cursor that was not handed out here. A limit below 1 means 20, one above 100
        means 100.
        """
        size = 20 if limit < 1 else min(limit, 100)
        entries = list(self.models.values())
        start = self._open(cursor) if cursor is not None else 0
        chosen = entries[start : start + size]
        page: dict[str, Any] = {
            "data": [m.entry() for m in chosen],
            "has_more": start + size < len(entries),
            "limit": size,
        }
        if page["has_more"]:
            page["next_cursor"] = self._seal(start + size)
        return page

    def _seal(self, start: int) -> str:
        plain = start.to_bytes(4, "big")
        tag = hmac.new(self._secret, plain, "sha256").digest()[:14]
        return base64.urlsafe_b64encode(tag + bytes(a ^ b for a, b in zip(plain, tag, strict=False))).decode()

    def _open(self, cursor: str) -> int:
        try:
            data = base64.urlsafe_b64decode(cursor.encode())
        except (binascii.Error, UnicodeEncodeError, ValueError) as exc:
            raise ValueError("not a cursor") from exc
        tag, hidden = data[:14], data[14:]
        plain = bytes(a ^ b for a, b in zip(hidden, tag, strict=False))
        if len(hidden) != 4 or not hmac.compare_digest(tag, hmac.new(self._secret, plain, "sha256").digest()[:14]):
            raise ValueError("not a cursor of this catalogue")
        return int.from_bytes(plain, "big")
