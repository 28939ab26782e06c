"""From one model's body to another's: fields are matched by what they are for, and what does not fit is named.

Nothing is clamped or guessed: a value stands in the new body as it was said (in the other model's way of writing it), or it
is among what was lost, with the reason. Any form and any body are taken, and nothing is raised. Who asks, and what is done
with the lists, is not known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from comfy_desk.schema import exact, naming, pointers
from comfy_desk.schema.check import check
from comfy_desk.schema.fields import Field, Form, Kind
from comfy_desk.schema.fitting import Fit, fit, fit_by_itself, is_by_itself, is_class, is_link, plain
from comfy_desk.schema.places import place_in_words
from comfy_desk.schema.placing import Put, placed, shared
from comfy_desk.schema.roles import FILES, TAGS, Leaf, Place, Role, leaves, places, role_of, same_shape, takes_any
from comfy_desk.schema.shapes import Shape, fit_pixels, fit_shape, shape_of
from comfy_desk.schema.start import initial_body

NOT_THERE = "This model has nothing of this kind."
_TAKEN = "This model’s only place for this is taken by another value."
_NEEDED = "This is needed."
_ROUNDS = 4
_LONG = 60

_STANDS_FOR: dict[Role, tuple[Role, ...]] = {
    Role.IMAGE: (Role.FIRST, Role.REFERENCE),
    Role.FIRST: (Role.IMAGE,),
    Role.REFERENCE: (Role.IMAGE,),
}
"""Where a file may go when nothing is for just the same: it is said each time."""

_ANY = Field("", "", "Body", Kind.OBJECT)
_SHAPES = (Role.RATIO, Role.SIZE, Role.RESOLUTION)


@dataclass(frozen=True, slots=True)
class Match:
    """A value that went over. `exact`: it says just the same there; `said` is one line for the artist."""

    from_pointer: str
    to_pointer: str
    exact: bool
    said: str


@dataclass(frozen=True, slots=True)
class Lost:
    """A value that did not go over, and why. `value_words` is short and names no file's contents."""

    pointer: str
    label: str
    value_words: str
    why: str


@dataclass(frozen=True, slots=True)
class Carried:
    """`body` is what the other model's form begins with, and what was kept of the former body."""

    body: dict[str, Any] = field(repr=False)
    kept: tuple[Match, ...] = ()
    lost: tuple[Lost, ...] = ()


@dataclass(frozen=True, slots=True)
class _Going:
    """One value on its way: a leaf (or the two of a width and a height) and where it is put."""

    leaves: tuple[Leaf, ...]
    puts: tuple[Put, ...]
    fit: Fit
    substitute: bool = False


def carry_over(source: Form, body: Any, target: Form) -> Carried:
    """What of `body`, made with `source`, can stand in a body of `target`."""
    made = _exact(body)
    if not isinstance(made, dict):
        return Carried({}, (), (Lost("", "Body", _in_words(body), "This is no form."),))
    return _Moving(source, made, target).result()


def _exact(body: Any) -> Any:
    try:
        return exact.exact(body)
    except (exact.NotJsonError, RecursionError):
        return None


class _Moving:
    """One body on its way to another form."""

    def __init__(self, source: Form, body: dict[str, Any], target: Form) -> None:
        self._source, self._target = source, target
        self._places = places(target)
        self._numbered = tuple(enumerate(self._places))
        self._of_role: dict[Role | None, list[tuple[int, Place]]] = {}
        self._of_name: dict[str, list[tuple[int, Place]]] = {}  # of places for nothing that is known
        for number, place in self._numbered:
            self._of_role.setdefault(place.role, []).append((number, place))
            if place.role is None:
                self._of_name.setdefault(naming.folded(place.field.name), []).append((number, place))
        self._used: set[int] = set()  # numbers of places that take no further value
        self._filled: dict[int, int] = {}  # how many items went into a list
        self._going: list[_Going] = []
        self._lost: list[tuple[Leaf, str]] = []
        self._whole: list[_Going] = []
        self._begin: dict[str, Any] | None = None
        rest = self._take_whole(body)
        self._match(leaves(source, rest))

    def result(self) -> Carried:
        """The body, checked: what the target's schema refuses is lost, too."""
        going = [*self._whole, *self._going]
        for _ in range(_ROUNDS):
            made, found = self._built(going)
            refused = self._refused(made, going, found)
            if not refused:
                break
            going = [one for number, one in enumerate(going) if number not in refused]
            self._lost += [(leaf, why) for one, why in refused.values() for leaf in one.leaves]
        else:
            made, found = self._built(going)
        return Carried(made, tuple(self._kept(going, found)), tuple(self._losses()))

    def _built(self, going: Sequence[_Going]) -> tuple[dict[str, Any], list[str]]:
        begin = initial_body(self._target) if self._begin is None else dict(self._begin)
        return begin, placed(begin, [put for one in going for put in one.puts])

    # --- whole values

    def _take_whole(self, body: dict[str, Any]) -> dict[str, Any]:
        """Objects and lists that the other model has just so go as they are; returns what is left."""
        root, there = self._source.root, self._target.root
        if same_shape(root, there):
            self._begin = {}  # the same form: even what it does not know stays, as far as the schema allows it
            names = {one.name for one in _all_fields(root)}
            for name, value in body.items():
                part = Field(pointers.join("", name), name, naming.label(name, None), Kind.JSON)
                known = name in names
                self._go_whole(Leaf(part.pointer, (root, part) if known else (), None, value), (_ANY, part))
            return {}
        if root.kind is not Kind.OBJECT or there.kind is not Kind.OBJECT:
            return body
        own, others = ({part.name: part for part in form.fields} for form in (root, there))
        rest = {}
        for name, value in body.items():
            here, other = own.get(name), others.get(name)
            if here is None or other is None or not _holder(here) or not same_shape(here, other):
                rest[name] = value
            else:
                self._go_whole(Leaf(here.pointer, (root, here), None, value), (there, other))
        return rest

    def _go_whole(self, leaf: Leaf, chain: tuple[Field, ...]) -> None:
        self._whole.append(_Going((leaf,), (Put(chain, leaf.value),), Fit(leaf.value)))
        if chain[0] is _ANY:
            return
        for number, place in self._numbered:
            if len(place.chain) > 1 and place.chain[1] is chain[1]:
                self._used.add(number)

    # --- value by value

    def _match(self, found: list[Leaf]) -> None:
        left = [_named_size(leaf) for leaf in self._prompts(self._shapes(found))]
        why: dict[int, str] = {}
        for substitutes in (False, True):
            still = []
            for leaf in left:
                refusal = self._one(leaf, substitutes=substitutes)
                if refusal:
                    still.append(leaf)
                    if refusal != NOT_THERE or id(leaf) not in why:
                        why[id(leaf)] = refusal if why.get(id(leaf), NOT_THERE) == NOT_THERE else why[id(leaf)]
            left = still
        self._lost += [(leaf, why[id(leaf)]) for leaf in left]

    def _prompts(self, found: list[Leaf]) -> list[Leaf]:
        """One text is the prompt: the one nearest the top, of a list the last; the others are lost."""
        prompts = [leaf for leaf in found if leaf.role is Role.PROMPT and isinstance(leaf.value, str)]
        if len(prompts) < 2:
            return found
        least = min(leaf.pointer.count("/") for leaf in prompts)
        top = [leaf for leaf in prompts if leaf.pointer.count("/") == least]
        chosen = top[-1] if "*" in (top[-1].field.pointer if top[-1].field else "") else top[0]
        self._lost += [(leaf, "Only one text is taken as the prompt.") for leaf in prompts if leaf is not chosen]
        return [leaf for leaf in found if leaf is chosen or leaf not in prompts]

    def _one(self, leaf: Leaf, *, substitutes: bool) -> str:
        """Finds the place of one value; returns why it has none, or ""."""
        refusal = NOT_THERE
        for number, place, stands_in in self._candidates(leaf, substitutes):
            if number in self._used or self._full(place):
                refusal = _TAKEN if refusal == NOT_THERE else refusal
                continue
            fitted = self._fitted(leaf, place)
            if isinstance(fitted, str):
                refusal = fitted if refusal in (NOT_THERE, _TAKEN) else refusal
                continue
            self._go((leaf,), ((number, place),), fitted, stands_in)
            return ""
        return refusal

    def _candidates(self, leaf: Leaf, substitutes: bool) -> Iterable[tuple[int, Place, bool]]:
        if leaf.role is None:
            if not substitutes and leaf.field is not None:
                yield from ((number, place, False) for number, place in self._namesakes(leaf))
            return
        wanted = _STANDS_FOR.get(leaf.role, ()) if substitutes else (leaf.role,)
        if leaf.role is Role.RESOLUTION and not substitutes:
            wanted = (Role.RESOLUTION, Role.SIZE)
        name = leaf.field.name if leaf.field is not None else ""
        for role in wanted:
            fitting = [(number, place) for number, place in self._numbered if self._is_for(place, role)]
            # Of several places the one with the very same name comes first, what is outdated last.
            fitting.sort(key=lambda pair: (pair[1].field.deprecated, pair[1].field.name != name))
            yield from ((number, place, substitutes) for number, place in fitting)
        if substitutes and leaf.role in FILES - {Role.MASK}:
            yield from ((number, place, True) for number, place in self._numbered if takes_any(place))

    def _is_for(self, place: Place, role: Role) -> bool:
        if place.role is role:
            return True
        return role in FILES and place.role is Role.IMAGE and role in _tags_of(place.chain)

    def _namesakes(self, leaf: Leaf) -> Iterable[tuple[int, Place]]:
        """A place of the same name and for nothing that is known: the same place first, outside of lists otherwise."""
        field = leaf.field
        if field is None:
            return
        same = self._of_name.get(naming.folded(field.name), [])
        yield from ((number, place) for number, place in same if place.field.pointer == field.pointer)
        if any(step.kind is Kind.LIST for step in leaf.chain[:-1]):
            return
        above = [naming.folded(step.name) for step in leaf.chain[1:-1]]
        for number, place in same:
            if not place.listed and place.field.pointer != field.pointer:
                around = [naming.folded(step.name) for step in place.chain[1:-1]]
                if not above or not around or above[-1] == around[-1]:
                    yield number, place

    def _fitted(self, leaf: Leaf, place: Place) -> Fit | str:
        if leaf.role in _SHAPES and place.role in _SHAPES:
            return self._fitted_shape(leaf, place)
        fitted = fit(leaf.role, leaf.value, leaf.field, place.field, place.role)
        if isinstance(fitted, Fit):
            for name, value in fitted.beside:
                beside = next((part for part in place.chain[-2].fields if part.name == name), None)
                other = plain(value, beside) if beside is not None else Fit(value)
                if isinstance(other, str):
                    return f"This is {value}. {_by_itself(other)}"
        return fitted

    def _fitted_shape(self, leaf: Leaf, place: Place) -> Fit | str:
        shape = shape_of(leaf.value)
        if shape is not None and place.role is not None:
            return fit_shape(shape, leaf.value, place.field, place.role)
        if is_by_itself(leaf.value):
            return fit_by_itself(place.field)
        return fit(leaf.role, leaf.value, leaf.field, place.field, place.role)

    def _full(self, place: Place) -> bool:
        """Whether the list around a place has as many items as it may have."""
        for step in place.chain[:-1]:
            most = step.bounds.max_length
            if step.kind is Kind.LIST and most is not None and self._filled.get(id(step), 0) >= most:
                return True
        return False

    def _go(
        self, gone: tuple[Leaf, ...], there: Sequence[tuple[int, Place]], fitted: Fit, substitute: bool = False
    ) -> None:
        values = fitted.value if len(there) > 1 else (fitted.value,)
        puts = []
        for (number, place), value in zip(there, values, strict=True):
            puts.append(Put(place.chain, value, gone[0].role, fitted.beside))
            for step in place.chain[:-1]:
                if step.kind is Kind.LIST:
                    self._filled[id(step)] = self._filled.get(id(step), 0) + 1
            if not _repeats(place):
                self._used.add(number)
        self._going.append(_Going(gone, tuple(puts), fitted, substitute))

    # --- shapes

    def _shapes(self, found: list[Leaf]) -> list[Leaf]:
        """Places what says the shape of the picture, in whichever of the ways the other model has; returns the rest."""
        groups: list[tuple[tuple[Leaf, ...], Shape | None]] = []
        sides = {leaf.role: leaf for leaf in found if leaf.role in (Role.WIDTH, Role.HEIGHT)}
        if len(sides) == 2:
            pair = (sides[Role.WIDTH], sides[Role.HEIGHT])
            groups.append((pair, shape_of(f"{pair[0].value}x{pair[1].value}")))
        for leaf in found:
            if leaf.role in _SHAPES and not is_class(leaf.value):
                shape = shape_of(leaf.value)
                if shape is not None or is_by_itself(leaf.value):
                    groups.append(((leaf,), shape))
        gone = set()
        for group, shape in groups:
            refusal = self._shape(group, shape)
            gone |= {id(leaf) for leaf in group}
            if refusal:
                self._lost += [(leaf, refusal) for leaf in group]
        return [leaf for leaf in found if id(leaf) not in gone]

    def _shape(self, group: tuple[Leaf, ...], shape: Shape | None) -> str:
        refusals = []
        for there in self._shape_places(group, shape):
            if any(number in self._used for number, _ in there):
                refusals.append(_TAKEN)
                continue
            first = there[0][1]
            if len(there) == 2:
                fitted = fit_pixels(shape, first.field, there[1][1].field) if shape else NOT_THERE
            elif shape is None or first.role is None:
                fitted = fit_by_itself(first.field)
            else:
                fitted = fit_shape(shape, group[0].value, first.field, first.role)
            if isinstance(fitted, Fit):
                self._go(group, there, fitted)
                return ""
            refusals.append(fitted)
        return _best_reason(refusals)

    def _shape_places(self, group: tuple[Leaf, ...], shape: Shape | None) -> list[tuple[tuple[int, Place], ...]]:
        """The ways in which the other model is told a shape, the likest first."""
        by_role = self._of_role
        ways: list[tuple[tuple[int, Place], ...]] = [
            (wide, high) for wide, high in zip(by_role.get(Role.WIDTH, []), by_role.get(Role.HEIGHT, []), strict=False)
        ]
        order = (Role.SIZE, Role.RESOLUTION, Role.RATIO) if shape and shape.pixels else _SHAPES
        single = [((number, place),) for role in order for number, place in by_role.get(role, [])]
        if shape is None:
            own = group[0].role
            return sorted(single, key=lambda way: way[0][1].role is not own)
        return [*ways, *single] if shape.pixels else [*single, *ways]

    # --- the end

    def _refused(self, made: dict[str, Any], going: list[_Going], found: list[str]) -> dict[int, tuple[_Going, str]]:
        """What the schema of the target says of the values that were put, by their numbers."""
        owners: list[tuple[str, int]] = []
        position = 0
        for number, one in enumerate(going):
            owners += [(found[position + n], number) for n in range(len(one.puts))]
            position += len(one.puts)
        refused: dict[int, tuple[_Going, str]] = {}
        for problem in check(self._target, made):
            if problem.message == _NEEDED:
                continue
            for pointer, number in owners:
                if problem.pointer == pointer or problem.pointer.startswith(pointer + "/"):
                    refused.setdefault(number, (going[number], problem.message))
        return refused

    def _kept(self, going: list[_Going], found: list[str]) -> Iterable[Match]:
        position = 0
        for one in going:
            target = found[position : position + len(one.puts)]
            position += len(one.puts)
            exactly = one.fit.exact and not one.substitute
            pairs = max(len(one.leaves), len(target))
            for n in range(pairs):
                leaf, pointer = one.leaves[min(n, len(one.leaves) - 1)], target[min(n, len(target) - 1)]
                yield Match(leaf.pointer, pointer, exactly, self._said(one.puts[min(n, len(target) - 1)], one))

    def _said(self, put: Put, one: _Going) -> str:
        here = " and ".join(self._label(leaf) for leaf in one.leaves)
        words, there = here, role_of(put.chain)
        if there is Role.IMAGE and put.role in _tags_of(put.chain):
            there = put.role
        own = one.leaves[0]
        if len(one.leaves) == 1 and (there is None or there is not own.role):
            label = put.chain[-1].label if there is None or there not in FILES else there.value.capitalize()
            if own.field is not None and own.field.label.casefold() != label.casefold():
                words = f"{here} as {label}"
        if one.fit.said:
            return f"{words}: {'×'.join(_in_words(leaf.value) for leaf in one.leaves)} as {one.fit.said}"
        return words

    def _losses(self) -> Iterable[Lost]:
        for leaf, why in self._lost:
            yield Lost(leaf.pointer, self._label(leaf), _in_words(leaf.value), _by_itself(why))

    def _label(self, leaf: Leaf) -> str:
        if leaf.field is None:
            return naming.clean(pointers.split(leaf.pointer)[-1] if leaf.pointer else "Body", 60) or "Value"
        return place_in_words(self._source, leaf.pointer) or leaf.field.label


def _all_fields(root: Field) -> list[Field]:
    return [*root.fields, *(part for branch in root.variants for part in branch.fields)]


def _by_itself(why: str) -> str:
    """A reason that stands behind a value ("Not kept: Width “672”. …"): there "It" would be the value."""
    return f"This model {why[3:]}" if why.startswith("It ") else why


def _best_reason(refusals: Sequence[str]) -> str:
    """Of several places that cannot take a shape, what the one says that knows shapes."""
    telling = [one for one in refusals if one not in (NOT_THERE, _TAKEN)]
    return next((one for one in telling if not one.startswith("It takes only")), (*telling, *refusals, NOT_THERE)[0])


def _named_size(leaf: Leaf) -> Leaf:
    """ "2K" as a size is what others call a resolution."""
    named = leaf.role is Role.SIZE and is_class(leaf.value)
    return Leaf(leaf.pointer, leaf.chain, Role.RESOLUTION, leaf.value) if named else leaf


def _holder(field: Field) -> bool:
    return field.kind in (Kind.OBJECT, Kind.LIST, Kind.VARIANT, Kind.JSON)


def _repeats(place: Place) -> bool:
    """Whether a place can take one value after the other, each in an item of its own."""
    lists = [step for step in place.chain[:-1] if step.kind is Kind.LIST and step.item is not None]
    return place.role is not Role.PROMPT and any(step.item is not None and not shared(step.item) for step in lists)


def _tags_of(chain: tuple[Field, ...]) -> set[Role]:
    """What an item of a list can be said to be for, besides what its name says."""
    return {
        TAGS[choice]
        for step in chain[:-1]
        for part in step.fields
        if part.name == "role" and part.kind is Kind.CHOICE
        for choice in part.choices
        if isinstance(choice, str) and choice in TAGS
    }


def _in_words(value: Any) -> str:
    """A value in a few words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        if len(value) > 300 and " " not in value[:200]:
            return "a file"
        if is_link(value):
            return "a link"
        words = " ".join(naming.clean(value[:400], 400).split())
        return words if len(words) <= _LONG else words[: _LONG - 1] + "…"
    if isinstance(value, list):
        return f"{len(value)} values"
    if isinstance(value, dict):
        return f"an object with {len(value)} values" if value else "an empty object"
    try:
        return str(value)[:_LONG]
    except ValueError:
        return "a very long number"
