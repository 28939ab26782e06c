"""Puts values into a new body of a form, making what has to stand around them: objects, a list's items, a variant's branch.

What it makes besides is what the form itself begins with. Whether a value is allowed where it is put is not asked here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from comfy_desk.schema import pointers
from comfy_desk.schema.fields import Field, Kind
from comfy_desk.schema.roles import TAGS, Role, is_tag
from comfy_desk.schema.start import ABSENT, initial_value


@dataclass(frozen=True, slots=True)
class Put:
    """A value and the way to its field, from the root. `beside` are values for its neighbours."""

    chain: tuple[Field, ...]
    value: Any = field(repr=False)
    role: Role | None = None
    beside: tuple[tuple[str, Any], ...] = ()


def placed(body: dict[str, Any], puts: Sequence[Put]) -> list[str]:
    """Puts all of them into `body`, and says where each stands in it."""
    begun: dict[int, int] = {}  # how many items of a list were filled, by the list's identity
    return [_put(body, put, begun) for put in puts]


def shared(item: Field) -> bool:
    """A list whose one item holds all there is to say ("instances"), not one item a value ("parts")."""
    if item.kind is not Kind.OBJECT:
        return False
    inner = any(part.kind is Kind.LIST and part.bears_prompt for part in item.fields)
    return inner or any(part.kind is Kind.PROMPT and part.required for part in item.fields)


def _put(body: dict[str, Any], put: Put, begun: dict[int, int]) -> str:
    here: Any = body
    way: list[str | int] = []
    holders: list[tuple[Any, Field]] = [(body, put.chain[0])]
    for above, step in zip(put.chain, put.chain[1:], strict=False):
        last = step is put.chain[-1]
        if above.kind is Kind.LIST:
            number = _item(here, above, step, put, begun)
            way.append(number)
            if last:
                here[number] = put.value
                break
            here = here[number]
        elif above.kind is Kind.VARIANT:
            _turn(here, above, step)
        else:
            way.append(step.name)
            if last:
                here[step.name] = put.value
                break
            _tag(here, above, step, put)
            if not _holds(here.get(step.name), step):
                here[step.name] = _empty(step)
            here = here[step.name]
        holders.append((here, step))
    _beside(holders, put)
    return pointers.build(way)


def _item(here: list[Any], above: Field, item: Field, put: Put, begun: dict[int, int]) -> int:
    """The number of the item that a value goes into, made where it is not there."""
    fills_first = put.chain[-1].kind is Kind.PROMPT and bool(here) and not begun.get(id(above))
    number = 0 if shared(item) or fills_first else len(here)
    begun[id(above)] = begun.get(id(above), 0) + 1
    if number == len(here):
        here.append(_empty(item))
    elif not _holds(here[number], item) and item.kind in (Kind.OBJECT, Kind.LIST, Kind.VARIANT):
        here[number] = _empty(item)
    return number


def _empty(step: Field) -> Any:
    """What a field holds before anything is put in it."""
    value = initial_value(replace(step, required=True, has_default=False))
    if step.kind is Kind.LIST and not isinstance(value, list):
        return []
    if step.kind in (Kind.OBJECT, Kind.VARIANT) and not isinstance(value, dict):
        return {}
    return None if value is ABSENT else value


def _holds(value: Any, step: Field) -> bool:
    return isinstance(value, list if step.kind is Kind.LIST else dict)


def _turn(here: dict[str, Any], variant: Field, branch: Field) -> None:
    """Make an object one of this branch, with nothing left of another."""
    fixed = dict(branch.constants)
    known = {part.name for part in branch.fields} | set(fixed)
    others = {name for one in variant.variants for name in dict(one.constants)}
    if all(here.get(name) == value for name, value in fixed.items()) and set(here) <= known:
        return
    for name in [name for name in here if name not in known or name in others]:
        del here[name]
    start = _empty(branch)
    for name, value in {**(start if isinstance(start, dict) else {}), **fixed}.items():
        here.setdefault(name, value)


def _tag(here: dict[str, Any], holder: Field, step: Field, put: Put) -> None:
    """Say which of its neighbours an item of a list is, and what it is for."""
    for part in holder.fields:
        if part.kind is not Kind.CHOICE or part is step:
            continue
        if is_tag(holder, part) and step.name in part.choices:
            here[part.name] = step.name
        elif part.name == "role":
            tag = next((word for word, role in TAGS.items() if role is put.role and word in part.choices), None)
            if tag is not None:
                here["role"] = tag


def _beside(holders: list[tuple[Any, Field]], put: Put) -> None:
    if put.beside:
        for name, value in put.beside:
            holders[-1][0][name] = value
