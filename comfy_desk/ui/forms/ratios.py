"""Sizes and ratios as documents write them, and sizes that keep their megapixels in another ratio. No widget here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from math import ceil, floor, log, sqrt
from typing import Any

from comfy_desk.schema import Bounds

_PAIR = re.compile(
    r"(?P<w>\d{1,5}(?:\.\d{1,3})?)(?:\s*px)?\s*(?:[:x×*/]|by)\s*(?P<h>\d{1,5}(?:\.\d{1,3})?)(?:\s*px)?(?P<rest>\s*\(.{0,40}\)|\s+.{0,40})?",
    re.I,
)
_SPELLED = re.compile(
    r"(?P<way>square|portrait|landscape)(?P<hd>[_ -](?:hd|sd))?(?:[_ -](?P<w>\d{1,2})[_ -:x](?P<h>\d{1,2}))?", re.I
)
_NO_RATIO = re.compile(
    r"auto|adaptive|default|custom|original|source|none|match(?:[_ -].{0,30})?|(?:same|keep|follow|input|as)[_ -].{0,30}",
    re.I,
)
_PLAIN = {"square": (1.0, 1.0), "portrait": (3.0, 4.0), "landscape": (4.0, 3.0)}
_WIDEST = 12.0

COMMON = ((21, 9), (16, 9), (3, 2), (4, 3), (1, 1), (3, 4), (2, 3), (9, 16))
"""Ratios that are offered where width and height are free, from wide to tall."""


@dataclass(frozen=True, slots=True)
class Ratio:
    """Width and height, in whatever unit. `words` is how it is read aloud and shown."""

    width: float
    height: float
    words: str


def ratio_of(value: Any) -> Ratio | None:
    """What a choice says of proportions: "16:9", "1024x1536", "portrait_4_3", "square_hd"; None where it says nothing."""
    if not isinstance(value, str) or len(value) > 60:
        return None
    text = value.strip()
    if found := _PAIR.fullmatch(text):
        ratio = bool(re.match(r"[\d.]+\s*[:/]", text))
        rest = (found["rest"] or "").rstrip()
        return _made(float(found["w"]), float(found["h"]), f"{found['w']}{':' if ratio else '×'}{found['h']}{rest}")
    if found := _SPELLED.fullmatch(text):
        width, height = _PLAIN[found["way"].lower()]
        words = text.replace("_", " ").replace("-", " ").capitalize()
        if found["hd"]:
            words = words[:-2] + words[-2:].upper()
        if found["w"]:
            sides = sorted((float(found["w"]), float(found["h"])))
            tall = found["way"].lower() == "portrait"
            width, height = (sides[0], sides[1]) if tall else (sides[1], sides[0])
            words = f"{found['way'].capitalize()} {width:g}:{height:g}"
        return _made(width, height, words)
    return None


def are_ratios(choices: Sequence[Any]) -> bool:
    """Whether a list of choices is one of sizes or ratios, beside such words as "auto"."""
    found = [ratio_of(choice) for choice in choices]
    others = [choice for choice, ratio in zip(choices, found, strict=True) if ratio is None]
    known = len(found) - len(others)
    plain = all(
        choice is None or (isinstance(choice, str) and _NO_RATIO.fullmatch(choice.strip())) for choice in others
    )
    return known >= 2 and known > len(others) and plain


def _made(width: float, height: float, words: str) -> Ratio | None:
    if width <= 0 or height <= 0 or not 1 / _WIDEST <= width / height <= _WIDEST:
        return None
    return Ratio(width, height, words)


@dataclass(frozen=True, slots=True)
class Side:
    """What a width or a height may be."""

    low: int
    high: int
    step: int

    def takes(self, value: int) -> bool:
        return self.low <= value <= self.high and value % self.step == 0

    def near(self, value: float) -> tuple[int, ...]:
        """The allowed values beside a wanted one."""
        low, high = ceil(self.low / self.step), self.high // self.step
        around = {min(max(place, low), high) for place in (floor(value / self.step), ceil(value / self.step))}
        return tuple(place * self.step for place in sorted(around))


def side_of(bounds: Bounds, step: int | Decimal) -> Side | None:
    """The bounds of one side; None where no whole number is allowed."""
    wide = max(int(step), 1) if step == int(step) else 1
    low = 1 if bounds.minimum is None else max(ceil(bounds.minimum), 1)
    high = 16_384 if bounds.maximum is None else floor(bounds.maximum)
    low += 1 if bounds.exclusive_minimum and low == bounds.minimum else 0
    high -= 1 if bounds.exclusive_maximum and high == bounds.maximum else 0
    side = Side(low, high, wide)
    return side if ceil(low / wide) * wide <= high else None


def in_ratio(area: float, ratio: tuple[int, int], width: Side, height: Side) -> tuple[int, int]:
    """Width and height in a ratio, with about as many pixels as before, inside the bounds of both.

    Where the bounds do not allow so many pixels, there are fewer, or more; the ratio comes first.
    """
    wanted = ratio[0] / ratio[1]
    long = sqrt(max(area, 1.0) * wanted)
    long = min(long, width.high, height.high * wanted)
    long = max(long, min(width.low, width.high), height.low * wanted)
    reached = long * long / wanted  # as many pixels as there may be
    pairs = [(one, other) for one in _tries(long, width) for other in height.near(one / wanted)]
    return min(pairs, key=lambda pair: _off(pair, wanted, reached))


def _off(size: tuple[int, int], wanted: float, area: float) -> float:
    """How far a size is from what was wanted: a hundredth of the ratio counts as much as four of the pixels."""
    width, height = size
    return abs(log(width / height / wanted)) + abs(log(width * height / area)) / 4


def _tries(value: float, side: Side) -> list[int]:
    """Values around a wanted one: a ratio is often met exactly a few steps away."""
    around = [value + number * side.step for number in range(-4, 5)]
    return sorted({near for one in around for near in side.near(one)})


def same_ratio(width: float, height: float, ratio: tuple[int, int]) -> bool:
    """As far as the eye can tell: sizes that models take meet a ratio only nearly."""
    return height > 0 and abs(width / height * ratio[1] / ratio[0] - 1) < 0.04
