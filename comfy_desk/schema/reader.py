"""From a model's OpenAPI document to a Form. Pure, bounded and never raising: what it cannot read becomes JSON.

References and merges are in `resolving` and `merging`, alternatives (`oneOf`, `anyOf`) in `alternatives`, single values in
`scalars`, names and units in `naming`, order in `arranging`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from comfy_desk.schema import (
    alternatives,
    arranging,
    effort,
    exact,
    limits,
    media_hints,
    merging,
    naming,
    pointers,
    scalars,
    tagged,
)
from comfy_desk.schema.fields import Field, Form, Kind
from comfy_desk.schema.merging import Schema
from comfy_desk.schema.resolving import Cycle, Entered, Resolver, is_null
from comfy_desk.schema.translate import body_schema, draft_2020

MAX_DEPTH = 12
MAX_FIELDS = 5_000
"""Fields of a whole form. Each part gets a share of what is left, so that a hostile one leaves the others theirs."""

MAX_PROPERTIES = 3_000
MAX_VARIANTS = 24
MAX_PLACES = 24
MAX_DEFAULT_DEPTH = 100
NESTED = "Nested like the value around it; write it as JSON."
TOO_MUCH = "The model's document says too much about this; write it as JSON."
FILLED_BY_ROUTER = ("model", "model_name", "model_id")
_CONTAINS = frozenset((
    "properties", "items", "prefixItems", "allOf", "anyOf", "oneOf", "$ref", "$dynamicRef", "additionalProperties",
    "patternProperties", "then", "else", "dependentSchemas",
))  # fmt: skip


def describe(document: Any) -> Form:
    """The form of a model's document (an OpenAPI document with one POST). Any JSON value is accepted."""
    try:
        with effort.bounded():
            return _described(document)
    except RecursionError:  # nested deeper than anything that could be sent
        return Form("", "", _whole_body(""), authored=False)


def _described(document: Any) -> Form:
    schema = body_schema(document)
    info = document.get("info") if isinstance(document, dict) else None
    title = naming.clean(info.get("title"), 120) if isinstance(info, dict) else ""
    about = naming.clean(info.get("description")) if isinstance(info, dict) else ""
    if schema is None or document.get("x-comfy-input-schema-authored") is False:
        return Form(title, about, _whole_body(""), authored=False, schema=draft_2020(document))
    root = _Reader(document, schema, title.rpartition("/")[2]).root(schema)
    help_text = about or naming.clean(schema.get("description"))
    return Form(title, help_text, root, authored=root.kind is not Kind.JSON, schema=draft_2020(document))


def _whole_body(told: str) -> Field:
    help_text = told or "This model has not described its input. Write the body as JSON."
    return Field("", "", "Body", Kind.JSON, required=True, help=help_text, importance=0)


class _Reader:
    """One reading of one document, with a budget of fields.

    `floor` is what a part has to leave of the budget; `entered` are the references on the way down; `parent` is the
    nearest name above.
    """

    def __init__(self, document: Any, schema: Schema, model: str) -> None:
        self._resolver = Resolver(document, schema)
        self._model = model
        self._left = MAX_FIELDS

    def root(self, schema: Schema) -> Field:
        field = self.field(schema, "", "", "", required=True, depth=0, entered={}, floor=0)
        if field.kind is Kind.VARIANT and all(variant.kind is Kind.OBJECT for variant in field.variants):
            return replace(field, variants=tuple(_without_model(variant) for variant in field.variants))
        return _without_model(field) if field.kind is Kind.OBJECT else _whole_body(field.help)

    def field(
        self,
        raw: Any,
        name: str,
        pointer: str,
        parent: str,
        *,
        required: bool,
        depth: int,
        entered: Entered,
        floor: int,
    ) -> Field:
        """One value."""
        self._left -= 1
        label = naming.label(name, None) if name else "Body"
        try:
            schema, entered = self._resolver.flat(raw, entered)
            base = _base(schema, name, pointer, required)
            made = self._made(schema, base, parent, depth, entered, floor) if depth < MAX_DEPTH else base
            return arranging.ranked(scalars.with_default(made))
        except Cycle as cycle:
            told = "\n".join(text for text in (naming.clean(cycle.said), NESTED) if text)
            return arranging.ranked(Field(pointer, name, label, Kind.JSON, required=required, help=told))
        except effort.TooMuchError:
            return arranging.ranked(Field(pointer, name, label, Kind.JSON, required=required, help=TOO_MUCH))

    def _made(self, schema: Schema, base: Field, parent: str, depth: int, entered: Entered, floor: int) -> Field:
        if "const" in schema:
            return scalars.choice(base, [schema["const"]])
        if isinstance(schema.get("enum"), list):
            return scalars.choice(base, schema["enum"], schema)
        words = [word for word in ("oneOf", "anyOf") if isinstance(schema.get(word), list) and schema[word]]
        if len(words) > 1:
            return base  # both at once: no widget can show that honestly
        if words:
            return self._alternatives(schema, words[0], base, parent, depth, entered, floor)
        kind = scalars.type_of(schema)
        if isinstance(kind, list):
            split = {key: value for key, value in schema.items() if key != "type"}
            branches = [{**split, "type": one} for one in kind[:MAX_VARIANTS]]
            return self._alternatives({"anyOf": branches}, "anyOf", base, parent, depth, entered, floor)
        if kind == "object":
            return self._object(schema, base, parent, depth, entered, floor)
        if kind == "array":
            return self._list(schema, base, parent, depth, entered, floor)
        made = scalars.scalar(schema, base, kind, parent, self._model)
        return made if made.kind is not Kind.JSON or kind else self._files(schema, base, parent) or made

    # -- objects

    def _object(self, schema: Schema, base: Field, parent: str, depth: int, entered: Entered, floor: int) -> Field:
        listed = schema.get("properties")
        listed = listed if isinstance(listed, dict) else {}
        base = self._open(schema, base, depth, entered, floor)
        if (not listed and base.extra is None) or (depth and len(listed) > self._left - floor):
            return base
        needed = schema.get("required")
        effort.spend(len(listed) + (len(needed) if isinstance(needed, list) else 0))
        names = {name for name in needed if isinstance(name, str)} if isinstance(needed, list) else set()
        parts = [(str(name), part) for name, part in listed.items() if not _is_hidden(part)]
        shown = parts[:MAX_PROPERTIES]
        fields = [
            self.field(
                part, name, pointers.join(base.pointer, name), base.name or parent,
                required=name in names, depth=depth + 1, entered=entered, floor=share,
            )
            for (name, part), share in zip(shown, self._shares([part for _, part in shown], floor), strict=True)
        ]  # fmt: skip
        kind = Kind.OBJECT if fields or base.extra is not None else Kind.JSON
        arranged = arranging.arranged([tagged.told_apart(field) for field in fields])
        return replace(base, kind=kind, fields=arranged, left_out=len(parts) - len(shown))

    def _shares(self, parts: list[Any], floor: int) -> Iterator[int]:
        """For each part what it has to leave. A plain value takes one; the others share what is over."""
        deep = [_has_parts(part) for part in parts]
        plain, holders = deep.count(False), deep.count(True)
        for is_deep in deep:
            if is_deep:
                room = max(0, self._left - floor - plain - holders) // holders
                holders -= 1
                yield self._left - 1 - room
            else:
                plain -= 1
                yield self._left

    def _open(self, schema: Schema, base: Field, depth: int, entered: Entered, floor: int) -> Field:
        """What is said of keys that the document does not name."""
        further, patterned = schema.get("additionalProperties"), schema.get("patternProperties")
        key_pattern = ""
        if isinstance(patterned, dict) and len(patterned) == 1 and not isinstance(further, dict):
            key_pattern, further = next(iter(patterned.items()))
        named = schema.get("propertyNames")
        if not key_pattern and isinstance(named, dict) and isinstance(named.get("pattern"), str):
            key_pattern = named["pattern"]
        if further is False:
            return replace(base, closed=not patterned)
        if not isinstance(further, dict) or not further or self._left - floor < 2:
            return base
        extra = self.field(
            further, base.name, base.pointer + "/*", base.name, required=False, depth=depth + 1, entered=entered,
            floor=max(floor, self._left - 50),
        )  # fmt: skip
        return replace(base, extra=extra, key_pattern=str(key_pattern)[: limits.MAX_PATTERN])

    # -- lists

    def _list(self, schema: Schema, base: Field, parent: str, depth: int, entered: Entered, floor: int) -> Field:
        prefix = schema.get("prefixItems")
        items = schema.get("items")
        if isinstance(items, list):  # the tuple of older drafts
            prefix, items = items, schema.get("additionalItems")
        prefix = prefix[:MAX_PLACES] if isinstance(prefix, list) else []
        bounds = limits.of_list(schema)
        if prefix and items is False and (bounds.max_length is None or bounds.max_length > len(prefix)):
            bounds = replace(bounds, max_length=len(prefix))
        among = merging.distinct([*prefix, items] if isinstance(items, dict) else prefix)
        if not among or self._left - floor < len(prefix) + len(among) + 1:
            return replace(base, bounds=bounds) if among else base
        item = self._item(among[0] if len(among) == 1 else {"anyOf": among}, "*", base, parent, depth, entered, floor)
        item = tagged.told_apart(media_hints.in_context(item, schema.get("description")))
        made: list[Field] = []
        if len(among) > 1:
            shares = self._shares(prefix, floor)
            made = [
                self._item(part, str(number), base, parent, depth, entered, share)
                for number, (part, share) in enumerate(zip(prefix, shares, strict=True))
            ]
        item = replace(item, help="" if item.help == base.help else item.help)
        return replace(base, kind=Kind.LIST, item=item, places=tuple(made), bounds=bounds)

    def _item(self, raw: Any, step: str, base: Field, parent: str, depth: int, entered: Entered, floor: int) -> Field:
        return self.field(
            raw, base.name, f"{base.pointer}/{step}", base.name or parent,
            required=True, depth=depth + 1, entered=entered, floor=floor,
        )  # fmt: skip

    def _files(self, schema: Schema, base: Field, parent: str) -> Field | None:
        """A value without a type whose description speaks of a list of files: a list of them."""
        one = naming.singular(base.name)
        if one == base.name or "list" not in base.help.lower() or schema.get("properties") or self._left < 1:
            return None
        media = media_hints.recognise(schema, one, parent)
        if media is None:
            return None
        self._left -= 1
        item = Field(f"{base.pointer}/*", base.name, base.label, Kind.MEDIA, required=True, media=media)
        return replace(base, kind=Kind.LIST, item=arranging.ranked(item))

    # -- alternatives

    def _alternatives(
        self, schema: Schema, word: str, base: Field, parent: str, depth: int, entered: Entered, floor: int
    ) -> Field:
        effort.spend(len(schema[word]))
        listed = [branch for branch in schema[word] if branch is not False]
        constant = self._constants(listed, entered)
        if constant is not None:
            return scalars.choice(base, [value for value, _ in constant], labels=[label for _, label in constant])
        told = alternatives.by_discriminator(listed, schema.get("discriminator"))
        if not listed or len(told) > MAX_VARIANTS or self._left - floor < len(told):
            return base
        common = {key: value for key, value in schema.items() if key not in (word, "discriminator")}
        joined = bool(common.get("properties") or "type" in common)
        branches: list[Field] = []
        for number, ((branch, _), share) in enumerate(
            zip(told, self._shares([{"oneOf": part} for part, _ in told], floor), strict=True)
        ):
            raw = {"allOf": [branch], **common} if joined else branch
            field = self.field(
                raw, base.name, base.pointer, parent, required=True, depth=depth + 1, entered=entered, floor=share
            )
            field = media_hints.in_context(field, schema.get("description"))
            title = branch.get("title") if isinstance(branch, dict) else None
            branches.append(replace(field, label=naming.label(f"option {number + 1}", title)))
        discriminator = schema.get("discriminator")
        named = discriminator.get("propertyName") if isinstance(discriminator, dict) else None
        made = alternatives.combine(base, branches, named, [value for _, value in told], one_of=word == "oneOf")
        if made.kind is Kind.JSON and joined and base.name == "" and isinstance(common.get("properties"), dict):
            return self._object({**common, "type": "object"}, base, parent, depth, entered, floor)
        return made

    def _constants(self, branches: list[Any], entered: Entered) -> list[tuple[Any, str]] | None:
        """Alternatives that are a constant each, with their titles; None where they are not."""
        found: list[tuple[Any, str]] = []
        for branch in branches[: scalars.MAX_CHOICES]:
            try:
                flat, _ = self._resolver.flat(branch, entered)
            except Cycle:
                return None
            if "const" not in flat:
                return None
            found.append((flat["const"], naming.clean(flat.get("title") or flat.get("description"), 60)))
        return found if len(found) > 1 and len(found) == len(branches) else None


def _has_parts(part: Any) -> bool:
    return isinstance(part, dict) and (not _CONTAINS.isdisjoint(part) or isinstance(part.get("type"), list))


def _is_hidden(part: Any) -> bool:
    """Of a property: never to be sent."""
    return part is False or (isinstance(part, dict) and (part.get("readOnly") is True or part.get("not") == {}))


def _without_model(root: Field) -> Field:
    return replace(root, fields=tuple(field for field in root.fields if field.name not in FILLED_BY_ROUTER))


def _base(schema: Schema, name: str, pointer: str, required: bool) -> Field:
    told = naming.clean(schema.get("description"))
    default, has_default = None, schema.get("default") is not None
    if has_default:
        effort.look_over(schema["default"])
        try:
            default = exact.exact(schema["default"], exact.MAX_DEPTH - MAX_DEFAULT_DEPTH)
        except exact.NotJsonError:
            has_default = False
    label = naming.label(name, schema.get("title"), told) if name else "Body"
    unit = naming.unit(name, told)
    return Field(
        pointer,
        name,
        label,
        Kind.JSON,
        required=required,
        nullable=schema.get("nullable") is True or is_null(schema),
        has_default=has_default,
        default=default,
        null_default="default" in schema and schema["default"] is None,
        help=told,
        example=scalars.example_of(schema, told),
        unit="" if label.lower() in (unit, "seconds") else unit,
        deprecated=schema.get("deprecated") is True or scalars.is_gone(told),
    )
