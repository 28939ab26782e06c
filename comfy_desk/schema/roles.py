"""What the fields of a form are for, whatever a provider calls them: the prompt, the first frame, the shape, the seed …

It goes by names, kinds and neighbours, as `naming` does, and knows no particular model. Nothing is converted or moved here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from comfy_desk.schema import naming, pointers
from comfy_desk.schema.fields import Field, Form, Kind, Medium

MOST_PLACES = 4_000
"""Fields or values that are looked at."""


class Role(StrEnum):
    PROMPT = "prompt"
    NEGATIVE = "negative prompt"
    SYSTEM = "system prompt"
    IMAGE = "image"
    FIRST = "first frame"
    LAST = "last frame"
    REFERENCE = "reference"
    MASK = "mask"
    VIDEO = "video"
    AUDIO = "audio"
    RATIO = "aspect ratio"
    SIZE = "size"
    WIDTH = "width"
    HEIGHT = "height"
    RESOLUTION = "resolution"
    DURATION = "duration"
    SEED = "seed"
    COUNT = "count"
    QUALITY = "quality"
    GUIDANCE = "guidance"
    FORMAT = "output format"


FILES = frozenset({Role.IMAGE, Role.FIRST, Role.LAST, Role.REFERENCE, Role.MASK, Role.VIDEO, Role.AUDIO})
TAGS: Mapping[str, Role] = {"first_frame": Role.FIRST, "last_frame": Role.LAST, "reference_image": Role.REFERENCE}
"""What a list's items are told apart by, where one of their fields is called `role`."""

_BY_NAME: dict[str, Role] = {
    **dict.fromkeys(("aspectratio", "ratio"), Role.RATIO),
    **dict.fromkeys(("size", "imagesize"), Role.SIZE),
    "width": Role.WIDTH,
    "height": Role.HEIGHT,
    **dict.fromkeys(("resolution", "targetresolution"), Role.RESOLUTION),
    **dict.fromkeys(("duration", "durationseconds", "seconds", "videolength", "lengthseconds"), Role.DURATION),
    **dict.fromkeys(
        ("n", "count", "numimages", "numoutputs", "numberofimages", "samplecount", "batchsize"), Role.COUNT
    ),
    **dict.fromkeys(("quality", "imagequality"), Role.QUALITY),
    **dict.fromkeys(("guidance", "guidancescale", "cfgscale", "cfg"), Role.GUIDANCE),
    **dict.fromkeys(("outputformat", "imageformat", "format"), Role.FORMAT),
}
_OF_ITS_OWN = {"texture", "style", "character", "pose", "depth", "control", "background", "subject", "element"}
_BY_TYPE = {"image": Role.IMAGE, "video": Role.VIDEO, "audio": Role.AUDIO}
_HOLDERS = {"input", "parameters", "instances", "contents", "content", "parts", "settings"}


@dataclass(frozen=True, slots=True)
class Place:
    """A field with the way to it: `chain` goes from the root, with a list's item and a variant's branch as steps."""

    chain: tuple[Field, ...]
    role: Role | None

    @property
    def field(self) -> Field:
        return self.chain[-1]

    @property
    def listed(self) -> bool:
        return any(step.kind is Kind.LIST for step in self.chain[:-1])


@dataclass(frozen=True, slots=True)
class Leaf:
    """A value that is set. `chain` is empty where the form has no such field."""

    pointer: str
    chain: tuple[Field, ...]
    role: Role | None
    value: Any = field(repr=False)

    @property
    def field(self) -> Field | None:
        return self.chain[-1] if self.chain else None


def places(form: Form) -> list[Place]:
    """Every field that holds one value, in the form's order."""
    found: list[Place] = []
    for chain in _chains((form.root,)):
        found.append(Place(chain, role_of(chain)))
        if len(found) >= MOST_PLACES:
            break
    return found


def _chains(chain: tuple[Field, ...]) -> Iterator[tuple[Field, ...]]:
    last = chain[-1]
    if last.kind is Kind.OBJECT:
        for part in last.fields:
            yield from _chains((*chain, part))
    elif last.kind is Kind.VARIANT:
        for branch in last.variants:
            yield from _chains((*chain, branch))
    elif last.kind is Kind.LIST and last.item is not None:
        yield from _chains((*chain, last.item))
    elif len(chain) > 1:
        yield chain


def leaves(form: Form, body: Mapping[str, Any]) -> list[Leaf]:
    """Every value that is set, in the body's order, without what only tells the kinds of things apart."""
    return list(_leaves((form.root,), "", body, [MOST_PLACES]))


def _leaves(chain: tuple[Field, ...], pointer: str, value: Any, left: list[int]) -> Iterator[Leaf]:
    left[0] -= 1
    if left[0] < 0:
        return
    last = chain[-1]
    if last.kind is Kind.VARIANT and isinstance(value, dict) and last.variants:
        yield from _leaves((*chain, branch_of(last, value)), pointer, value, left)
    elif last.kind is Kind.OBJECT and isinstance(value, dict) and (last.fields or not value):
        yield from _leaves_of_object(chain, pointer, value, left)
    elif last.kind is Kind.LIST and last.item is not None and isinstance(value, list) and value:
        for number, part in enumerate(value):
            yield from _leaves((*chain, last.item), pointers.join(pointer, number), part, left)
    else:
        yield Leaf(pointer, chain, role_of(chain), value)


def _leaves_of_object(chain: tuple[Field, ...], pointer: str, value: dict[str, Any], left: list[int]) -> Iterator[Leaf]:
    last = chain[-1]
    known = {part.name: part for part in last.fields}
    fixed = dict(last.constants)
    mute = telling(last, value)
    for name, part in value.items():
        if name in fixed or name in mute:
            continue
        below = known.get(str(name))
        if below is None:
            yield Leaf(pointers.join(pointer, name), (), None, part)
            continue
        for leaf in _leaves((*chain, below), pointers.join(pointer, name), part, left):
            tag = value.get("role")
            tagged = TAGS.get(tag) if isinstance(tag, str) and leaf.role in FILES else _role_by_type(leaf, value)
            yield leaf if tagged is None else Leaf(leaf.pointer, leaf.chain, tagged, leaf.value)


def _role_by_type(leaf: Leaf, around: Mapping[str, Any]) -> Role | None:
    """What a field for files of any kind holds, by the type that stands beside it or in the value itself."""
    media = leaf.field.media if leaf.field is not None else None
    if media is None or media.medium is not Medium.FILE or leaf.role is not None or not isinstance(leaf.value, str):
        return None
    beside = around.get(media.companion) if media.companion else None
    told = beside if isinstance(beside, str) else leaf.value[5:40] if leaf.value.startswith("data:") else ""
    return _BY_TYPE.get(told.partition("/")[0].lower())


def takes_any(place: Place) -> bool:
    """A piece beside the words that takes a file of whatever kind."""
    media = place.field.media
    among = any(step.kind is Kind.LIST and step.bears_prompt for step in place.chain[:-1])
    return media is not None and media.medium is Medium.FILE and place.role is None and among


def telling(holder: Field, value: Mapping[str, Any]) -> set[str]:
    """Names in an object that say what its other values are: a MIME type beside a file, the kind of a list's item."""
    mute = {part.media.companion for part in holder.fields if part.media is not None and part.media.companion}
    for part in holder.fields:
        if part.name in ("type", "role") and part.kind is Kind.CHOICE:
            starts = part.has_start and value.get(part.name) == part.start
            if starts or is_tag(holder, part) or value.get(part.name) in TAGS:
                mute.add(part.name)
    return mute


def is_tag(holder: Field, part: Field) -> bool:
    """Whether a choice names which of its neighbours is set."""
    names = {one.name for one in holder.fields if one is not part}
    return part.kind is Kind.CHOICE and any(isinstance(choice, str) and choice in names for choice in part.choices)


def branch_of(variant: Field, value: Mapping[str, Any]) -> Field:
    """The alternative that a value was made with: its fixed values agree, and most of its names are known."""

    def score(branch: Field) -> tuple[int, int]:
        names = {part.name for part in branch.fields}
        fixed = branch.constants
        agrees = sum(value.get(name) == one for name, one in fixed) - sum(
            name in value and value[name] != one for name, one in fixed
        )
        return agrees, sum(name in names for name in value) - sum(name not in names for name in value)

    return max(variant.variants, key=score)


def role_of(chain: tuple[Field, ...]) -> Role | None:
    """What the last field of a chain is for; None where only its own name tells."""
    leaf = chain[-1]
    above = [step.name for step in chain[:-1] if step.name and step.name not in _HOLDERS]
    aside = any(naming.is_aside(name) for name in above)
    if leaf.kind is Kind.MEDIA and leaf.media is not None:
        return _role_of_file(leaf, above)
    if leaf.kind is Kind.PROMPT:
        words = set(naming.words(leaf.name))
        if "negative" in words:
            return Role.NEGATIVE
        if "system" in words or any("system" in naming.words(name) for name in above):
            return Role.SYSTEM
        return Role.PROMPT if leaf.bears_prompt and not aside else None
    if any(step.kind is Kind.LIST for step in chain):
        return None
    if leaf.seed:
        return Role.SEED
    name = naming.folded(leaf.name)
    parents = {word for step in above for word in naming.words(step)}
    if name == "mimetype" and "output" in parents:
        return Role.FORMAT
    role = _BY_NAME.get(name)
    if role is Role.DURATION and "offset" in parents:
        return None
    if role is Role.FORMAT and name == "format" and above:
        return None
    return role


def _role_of_file(leaf: Field, above: list[str]) -> Role | None:
    media = leaf.media
    if media is None:
        return None
    words = {word for name in (*above[-3:], leaf.name) for word in naming.words(name)}
    if words & _OF_ITS_OWN:
        return None
    if media.medium in (Medium.VIDEO, Medium.AUDIO):
        if words & {"reference", "references"}:
            return None
        return Role.VIDEO if media.medium is Medium.VIDEO else Role.AUDIO
    if media.medium is not Medium.IMAGE:
        return None
    names = {naming.folded(name) for name in (*above, leaf.name)}
    if "mask" in words:
        return Role.MASK
    if words & {"last", "tail", "end"} or "frame1" in names:
        return Role.LAST
    if words & {"first", "start"} or "frame0" in names:
        return Role.FIRST
    return Role.REFERENCE if words & {"reference", "references", "ref"} else Role.IMAGE


def same_shape(one: Field, other: Field) -> bool:
    """Whether all that fits into one field fits into the other: kinds, limits and names are the same."""
    if one is other:
        return True
    if (one.kind, one.name, one.bounds, one.choices, one.media, one.constants) != (
        other.kind, other.name, other.bounds, other.choices, other.media, other.constants,
    ):  # fmt: skip
        return False
    if (one.nullable, one.open_choice, one.number_or_text) != (other.nullable, other.open_choice, other.number_or_text):
        return False
    if len(one.fields) != len(other.fields) or len(one.variants) != len(other.variants):
        return False
    if (one.item is None) != (other.item is None):
        return False
    pairs = [*zip(one.fields, other.fields, strict=True), *zip(one.variants, other.variants, strict=True)]
    if one.item is not None and other.item is not None:
        pairs.append((one.item, other.item))
    return all(same_shape(here, there) for here, there in pairs)
