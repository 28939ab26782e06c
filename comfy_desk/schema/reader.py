"""From a model's OpenAPI document to a Form. Pure, bounded and never raising: what it cannot read becomes JSON.

The rules about alternatives (`oneOf`, `anyOf`) are in `alternatives`; names, units and order in `naming`.
"""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Any

from comfy_desk.schema import alternatives, exact, media_hints, naming, pointers
from comfy_desk.schema.fields import Bounds, Field, Form, Group, Kind, Medium
from comfy_desk.schema.resolving import Cycle, Resolver, Schema
from comfy_desk.schema.translate import body_schema, draft_2020

MAX_DEPTH = 9
MAX_FIELDS = 1_500
MAX_PROPERTIES = 400
MAX_CHOICES = 400
MAX_VARIANTS = 8
FILLED_BY_ROUTER = ("model", "model_name", "model_id")
_SCALARS = (str, int, float, bool, Decimal)


def describe(document: Any) -> Form:
    """The form of a model's document (an OpenAPI document with one POST). Any JSON value is accepted."""
    schema = body_schema(document)
    info = document.get("info") if isinstance(document, dict) else None
    title = naming.clean(info.get("title"), 120) if isinstance(info, dict) else ""
    about = naming.clean(info.get("description")) if isinstance(info, dict) else ""
    if schema is None or document.get("x-comfy-input-schema-authored") is False:
        return Form(title, about, _whole_body(""), authored=False, schema=draft_2020(document))
    root = _Reader(document).root(schema)
    help_text = about or naming.clean(schema.get("description"))
    return Form(title, help_text, root, authored=root.kind is not Kind.JSON, schema=draft_2020(document))


def _whole_body(told: str) -> Field:
    help_text = told or "This model has not described its input. Write the body as JSON."
    return Field("", "", "Body", Kind.JSON, required=True, help=help_text, importance=0)


class _Reader:
    """One reading of one document, with a budget of fields."""

    def __init__(self, document: Any) -> None:
        self._resolver = Resolver(document)
        self._left = MAX_FIELDS

    def root(self, schema: Schema) -> Field:
        field = self.field(schema, "", "", "", required=True, depth=0, entered=frozenset())
        if field.kind not in (Kind.OBJECT, Kind.VARIANT):
            return _whole_body(field.help)
        if field.kind is Kind.VARIANT:
            return replace(field, variants=tuple(_without_model(variant) for variant in field.variants))
        return _without_model(field)

    def field(
        self, raw: Any, name: str, pointer: str, parent: str, *, required: bool, depth: int, entered: frozenset[str]
    ) -> Field:
        """One value. `parent` is the nearest name above, `entered` the references on the way down."""
        self._left -= 1
        try:
            schema, entered = self._resolver.flat(raw, entered)
        except Cycle:
            return _json(pointer, name, required, "Nested like the value around it; write it as JSON.")
        base = self._base(schema, name, pointer, required)
        if depth >= MAX_DEPTH or self._left <= 0:
            return replace(base, kind=Kind.JSON)
        made = self._made(schema, base, parent, depth, entered)
        if made.kind is Kind.OBJECT or made.kind is Kind.VARIANT or made.kind is Kind.LIST:
            return _ranked_holder(made)
        return _ranked(made)

    def _base(self, schema: Schema, name: str, pointer: str, required: bool) -> Field:
        has_default = "default" in schema and (schema["default"] is not None)
        default = None
        if has_default:
            try:
                default = exact.exact(schema["default"])
            except exact.NotJsonError:
                has_default = False
        return Field(
            pointer,
            name,
            naming.label(name, schema.get("title")) if name else "Body",
            Kind.JSON,
            required=required,
            nullable=schema.get("nullable") is True,
            has_default=has_default,
            default=default,
            help=naming.clean(schema.get("description")),
            example=naming.example(schema.get("example"))
            or naming.example_in(naming.clean(schema.get("description"), 400)),
            unit=naming.unit(name, naming.clean(schema.get("description"), 400)),
            deprecated=schema.get("deprecated") is True,
        )

    def _made(self, schema: Schema, base: Field, parent: str, depth: int, entered: frozenset[str]) -> Field:
        for word in ("oneOf", "anyOf"):
            if isinstance(schema.get(word), list) and schema[word]:
                if isinstance(schema.get("oneOf"), list) and isinstance(schema.get("anyOf"), list):
                    return base  # both at once: no widget can show that honestly
                return self._alternatives(schema, word, base, parent, depth, entered)
        kind = _type_of(schema)
        if "const" in schema and isinstance(schema["const"], _SCALARS):
            return replace(base, kind=Kind.CHOICE, choices=(schema["const"],))
        if isinstance(schema.get("enum"), list):
            return _choice(base, schema["enum"])
        if kind == "object" and isinstance(schema.get("properties"), dict) and schema["properties"]:
            return self._object(schema, base, parent, depth, entered)
        if kind == "array" and isinstance(schema.get("items"), dict):
            return self._list(schema, base, parent, depth, entered)
        return _scalar(schema, base, kind, parent)

    def _object(self, schema: Schema, base: Field, parent: str, depth: int, entered: frozenset[str]) -> Field:
        needed = schema.get("required")
        needed = [name for name in needed if isinstance(name, str)] if isinstance(needed, list) else []
        fields: list[Field] = []
        for name, part in list(schema["properties"].items())[:MAX_PROPERTIES]:
            if isinstance(part, dict) and part.get("readOnly") is True:
                continue
            field = self.field(
                part,
                str(name),
                pointers.join(base.pointer, str(name)),
                base.name or parent,
                required=name in needed,
                depth=depth + 1,
                entered=entered,
            )
            fields.append(field)
        return replace(base, kind=Kind.OBJECT, fields=_arranged(fields))

    def _list(self, schema: Schema, base: Field, parent: str, depth: int, entered: frozenset[str]) -> Field:
        item = self.field(
            schema["items"],
            base.name,
            base.pointer + "/*",
            base.name or parent,
            required=True,
            depth=depth + 1,
            entered=entered,
        )
        item = media_hints.in_context(item, schema.get("description"))
        bounds = Bounds(min_length=_count(schema.get("minItems")), max_length=_count(schema.get("maxItems")))
        return replace(
            base, kind=Kind.LIST, item=replace(item, help="" if item.help == base.help else item.help), bounds=bounds
        )

    def _alternatives(
        self, schema: Schema, word: str, base: Field, parent: str, depth: int, entered: frozenset[str]
    ) -> Field:
        common = {key: value for key, value in schema.items() if key not in (word, "discriminator")}
        branches: list[Field] = []
        for number, branch in enumerate(schema[word][: MAX_VARIANTS + 1]):
            raw = {"allOf": [branch], **common} if common.get("properties") or "type" in common else branch
            field = self.field(raw, base.name, base.pointer, parent, required=True, depth=depth + 1, entered=entered)
            field = media_hints.in_context(field, schema.get("description"))
            title = branch.get("title") if isinstance(branch, dict) else None
            branches.append(replace(field, label=naming.label(f"option {number + 1}", title)))
        if len(branches) > MAX_VARIANTS:
            return base
        return alternatives.combine(base, branches, schema.get("discriminator"))


def _json(pointer: str, name: str, required: bool, help_text: str) -> Field:
    field = Field(
        pointer, name, naming.label(name, None) if name else "Body", Kind.JSON, required=required, help=help_text
    )
    return _ranked(field)


def _without_model(root: Field) -> Field:
    return replace(root, fields=tuple(field for field in root.fields if field.name not in FILLED_BY_ROUTER))


def _type_of(schema: Schema) -> str:
    kind = schema.get("type")
    if isinstance(kind, str):
        return kind
    if isinstance(kind, list):
        return "several"
    for word, implied in (("properties", "object"), ("items", "array"), ("pattern", "string"), ("maxLength", "string")):
        if word in schema:
            return implied
    return "number" if "minimum" in schema or "maximum" in schema or "multipleOf" in schema else ""


def _choice(base: Field, values: list[Any]) -> Field:
    real = [value for value in values if value is not None]
    if not real or len(real) > MAX_CHOICES or not all(isinstance(value, _SCALARS) for value in real):
        return base
    choices = tuple(exact.exact(value) for value in real)
    nullable = base.nullable or len(real) < len(values)
    return replace(base, kind=Kind.CHOICE, choices=choices, nullable=nullable)


def _scalar(schema: Schema, base: Field, kind: str, parent: str) -> Field:
    bounds = read_bounds(schema)
    if kind == "boolean":
        return replace(base, kind=Kind.BOOLEAN)
    if kind in ("integer", "number"):
        made = Kind.INTEGER if kind == "integer" else Kind.NUMBER
        default = base.default
        if made is Kind.INTEGER and base.has_default and exact.whole(default) is not None:
            default = exact.whole(default)
        return replace(
            base, kind=made, bounds=bounds, default=default, seed=kind == "integer" and naming.is_seed(base.name)
        )
    if kind == "string":
        media = media_hints.recognise(schema, base.name, parent)
        if media is not None:
            label = media_hints.label(base.name, media) or base.label
            return replace(base, kind=Kind.MEDIA, media=media, bounds=bounds, label=label)
        long = naming.is_long_text(base.name, bounds.max_length, base.help)
        return replace(base, kind=Kind.PROMPT if long else Kind.TEXT, bounds=bounds)
    if kind == "" and (naming.is_main_prompt(base.name) or (base.name == "content" and "string" in base.help.lower())):
        return replace(base, kind=Kind.PROMPT)
    return base


def read_bounds(schema: Schema) -> Bounds:
    """Limits in either dialect: OAS 3.0's boolean `exclusiveMinimum`, and the number of later drafts."""
    low, high = _number(schema.get("minimum")), _number(schema.get("maximum"))
    low_open, high_open = schema.get("exclusiveMinimum"), schema.get("exclusiveMaximum")
    if _number(low_open) is not None:
        low = _number(low_open)
    if _number(high_open) is not None:
        high = _number(high_open)
    step = _number(schema.get("multipleOf"))
    pattern = schema.get("pattern")
    return Bounds(
        low,
        high,
        low is not None and low_open not in (None, False),
        high is not None and high_open not in (None, False),
        step if step is not None and step > 0 else None,
        _count(schema.get("minLength")),
        _count(schema.get("maxLength")),
        pattern if isinstance(pattern, str) and len(pattern) <= 200 else None,
    )


def _number(value: Any) -> int | Decimal | None:
    if isinstance(value, bool) or not isinstance(value, (int, float, Decimal)):
        return None
    try:
        number = exact.plain_number(value) if not isinstance(value, int) else value
    except exact.NotJsonError:
        return None
    if isinstance(number, Decimal) and abs(number.adjusted()) > 400:
        return None
    as_whole = exact.whole(number)
    return number if as_whole is None else as_whole


def _count(value: Any) -> int | None:
    number = exact.whole(value)
    return number if number is not None and number >= 0 else None


def _arranged(fields: list[Field]) -> tuple[Field, ...]:
    """Companions named, the prompt first, the order of the document kept among equals."""
    names = {field.name for field in fields}
    has_prompt = any(naming.is_main_prompt(field.name) for field in fields)
    made = []
    for field in fields:
        if field.media is not None:
            field = replace(field, media=media_hints.accompanied(field.media, fields))
        if has_prompt and field.bears_prompt and not naming.is_main_prompt(field.name):
            importance = field.importance if field.required else 90
            field = replace(field, bears_prompt=False, importance=importance, group=_group(importance))
        made.append(_with_start(field, names))
    made.sort(key=lambda field: field.importance)
    return tuple(made)


def _with_start(field: Field, names: set[str]) -> Field:
    """A required choice that leaves no choice, or whose usual answer is plain from its neighbours, starts with it."""
    if not field.required or field.has_default or field.kind is not Kind.CHOICE:
        return field
    if len(field.choices) == 1 and not field.open_choice:
        return replace(field, has_start=True, start=field.choices[0])
    if field.name == "role" and "user" in field.choices:
        return replace(field, has_start=True, start="user")
    if field.name == "type" and "text" in field.choices and "text" in names:
        return replace(field, has_start=True, start="text")
    return field


def _ranked(field: Field) -> Field:
    prompt = field.kind is Kind.PROMPT and (
        naming.is_main_prompt(field.name) or naming.folded(field.name) in naming.SAID_NAMES
    )
    importance = naming.rank(field.name, field.required, prompt, field.kind is Kind.MEDIA)
    if field.media is not None and field.media.medium is Medium.FILE and not field.required:
        importance = 86
    if field.deprecated and not field.required:
        importance = 99
    return replace(field, importance=importance, group=_group(importance), bears_prompt=prompt)


def _ranked_holder(field: Field) -> Field:
    """An object or list stands as high as the best that it holds."""
    item = field.item
    inside = (*field.fields, *field.variants, *((item,) if item else ()))
    prompt = any(part.bears_prompt for part in inside) and not naming.is_aside(field.name)
    media = item is not None and any(part.kind is Kind.MEDIA for part in (item, *item.fields))
    importance = naming.rank(field.name, field.required, prompt, media)
    return replace(field, importance=importance, group=_group(importance), bears_prompt=prompt)


def _group(importance: int) -> Group:
    return Group.MAIN if naming.is_main(importance) else Group.MORE
