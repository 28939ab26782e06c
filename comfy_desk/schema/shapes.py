"""The shape of a picture: a ratio, a size in one word, or two numbers, and how one is said in the way of another.

A ratio becomes pixels only where the other model lists a size of just that ratio; nothing is rounded.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from comfy_desk.schema.fields import Field, Kind
from comfy_desk.schema.fitting import Fit, choices_in_words, out_of_bounds, plain, told
from comfy_desk.schema.roles import Role

_SHAPE = re.compile(r"\s*(\d{1,6}(?:\.\d{1,3})?)\s*([:xX×*/])\s*(\d{1,6}(?:\.\d{1,3})?)\s*\Z")
_WRITTEN = re.compile(r"(?<![\d.])(\d{1,5})([:xX×*])(\d{1,5})(?![\d.])")
_PIXELS_FROM = 64


@dataclass(frozen=True, slots=True)
class Shape:
    """Width and height, in pixels or as parts of each other."""

    width: Fraction
    height: Fraction

    @property
    def ratio(self) -> Fraction:
        return self.width / self.height

    @property
    def pixels(self) -> bool:
        least = min(self.width, self.height)
        return least >= _PIXELS_FROM and self.width.denominator == self.height.denominator == 1


def shape_of(value: Any) -> Shape | None:
    """ "16:9", "1024x576", "1280*720"; None for anything else."""
    found = _SHAPE.match(value) if isinstance(value, str) and len(value) < 40 else None
    if found is None:
        return None
    width, height = Fraction(found[1]), Fraction(found[3])
    return Shape(width, height) if width and height else None


def fit_shape(shape: Shape, written: Any, place: Field, there: Role) -> Fit | str:
    """A shape in one field: a ratio, a size, or a resolution that is written as one."""
    if place.kind is Kind.CHOICE:
        return _shape_among(shape, place)
    if place.kind not in (Kind.TEXT, Kind.PROMPT):
        return "This is not written as a shape."
    hint = _WRITTEN.search(told(place))
    as_pixels = hint is not None and min(int(hint[1]), int(hint[3])) >= _PIXELS_FROM
    sign = hint[2].lower() if hint is not None else ":"
    if there is Role.RATIO:
        # A ratio that is told in pixels ("1280:720") is a size all the same.
        if as_pixels:
            return _as_pixels(shape, sign)
        text = f"{shape.ratio.numerator}{sign}{shape.ratio.denominator}"
        same = not shape.pixels
        if same and isinstance(written, str) and sign in written:
            return Fit(written)
        return Fit(text, same, "" if same else f"the shape {text}, without its pixels")
    if as_pixels:
        return _as_pixels(shape, sign)
    return "It does not say how a size is written."


def fit_pixels(shape: Shape, width: Field, height: Field) -> Fit | str:
    """A shape as two numbers."""
    if not shape.pixels:
        sample = _sample(shape, width, height)
        return "It wants width and height in pixels." + (f" {sample} would be this shape." if sample else "")
    for number, place in ((int(shape.width), width), (int(shape.height), height)):
        fitted = plain(number, place)
        if isinstance(fitted, str):
            return f"{place.label} {number}: {fitted}"
    return Fit((int(shape.width), int(shape.height)))


def _as_pixels(shape: Shape, sign: str) -> Fit | str:
    if not shape.pixels:
        return "It wants width and height in pixels."
    return Fit(f"{int(shape.width)}{sign}{int(shape.height)}")


def _shape_among(shape: Shape, place: Field) -> Fit | str:
    known = [(choice, one) for choice in place.choices if (one := shape_of(choice)) is not None]
    equal = [(choice, one) for choice, one in known if one.ratio == shape.ratio]
    for choice, one in equal:
        if one.pixels == shape.pixels and (one == shape or not one.pixels):
            return Fit(choice)
    parts = [choice for choice, one in equal if not one.pixels]
    if shape.pixels and parts:
        return Fit(parts[0], False, f"the shape {parts[0]}, without its pixels")
    if not shape.pixels and equal:
        usual = next((choice for choice, _ in equal if place.has_default and choice == place.default), None)
        if usual is None and len(equal) == 1:
            usual = equal[0][0]
        if usual is not None:
            return Fit(usual, False, f"{usual}, which has this shape")
        return f"Several sizes have this shape: {choices_in_words([choice for choice, _ in equal])}."
    if not known:
        return f"It takes only {choices_in_words(place.choices)}."
    nearest = min(known, key=lambda pair: abs(pair[1].ratio / shape.ratio - 1))[0]
    return f"It does not list this shape; the nearest is {nearest}."


def _sample(shape: Shape, width: Field, height: Field) -> str:
    for long in (1024, 1280, 1536, 512):
        scale = Fraction(long) / max(shape.width, shape.height)
        wide, high = shape.width * scale, shape.height * scale
        if wide.denominator == high.denominator == 1 and not (
            out_of_bounds(int(wide), width) or out_of_bounds(int(high), height)
        ):
            return f"{int(wide)} × {int(high)}"
    return ""
