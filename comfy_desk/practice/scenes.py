"""The scenes a practice picture can show. Each takes a canvas and gives its finished image; ``drawing.py`` picks one
by chance.
"""

import itertools
import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFilter

if TYPE_CHECKING:
    from .drawing import Canvas


def hills(c: "Canvas") -> Image.Image:
    """Hills one behind the other, paler with distance, under a low sun."""
    w, h, rng = c.width, c.height, c.rng
    c.sky(c.colour(0, 0.62, 0.42), c.colour(0.35, 0.5, 0.72), c.colour(0.8, 0.42, 0.95), c.colour(1, 0.28, 1))
    x, y, r = rng.uniform(0.2, 0.8) * w, rng.uniform(0.28, 0.48) * h, rng.uniform(0.05, 0.1) * min(w, h)
    c.glow(x, y, r * 7, c.colour(1, 0.12, 1), 0.85)
    c.disc(x, y, r, c.colour(1, 0.05, 1))
    layers = 6
    for i in range(layers):
        near = i / (layers - 1)
        base = 0.5 + 0.43 * near**1.2
        line = c.ridge(base, 0.1 - 0.045 * near, 0.47)
        colour = c.colour(0.75 - 0.75 * near, 0.25 + 0.45 * near, 0.82 - 0.66 * near)
        c.shape([(0, h), *line, (w, h)], colour)
        if i < layers - 1:
            _mist(c, base + 0.06, 0.11, c.colour(0.9, 0.18, 1), 0.38 * (1 - near))
    _birds(c, 5)
    return c.image


def _mist(c: "Canvas", where: float, height: float, colour: tuple[int, int, int], strength: float) -> None:
    rows = Image.linear_gradient("L").rotate(180).resize((1, max(2, round(c.height * height))))
    mask = Image.new("L", (c.width, c.height))
    band = rows.resize((c.width, rows.height)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    mask.paste(band, (0, round(c.height * where)))
    c.lay(mask, colour, strength)


def _birds(c: "Canvas", number: int) -> None:
    size = min(c.width, c.height)
    mask = Image.new("L", (c.width * 2, c.height * 2))
    pen = ImageDraw.Draw(mask)
    x0, y0 = c.rng.uniform(0.15, 0.75) * c.width, c.rng.uniform(0.12, 0.28) * c.height
    for _ in range(number):
        x, y = (x0 + c.rng.uniform(-0.1, 0.1) * size) * 2, (y0 + c.rng.uniform(-0.05, 0.05) * size) * 2
        span = c.rng.uniform(0.008, 0.016) * size * 2
        wide = max(2, round(size * 0.004))
        pen.arc([x - span * 2, y - span / 2, x, y + span], 200, 340, 255, wide)
        pen.arc([x, y - span / 2, x + span * 2, y + span], 200, 340, 255, wide)
    c.lay(mask.reduce(2), c.colour(0, 0.6, 0.2), 0.8)


def sea(c: "Canvas") -> Image.Image:
    """A sun over water, its light broken into strokes."""
    w, h, rng = c.width, c.height, c.rng
    c.sky(
        c.colour(0, 0.75, 0.3),
        c.colour(0.4, 0.6, 0.62),
        c.colour(0.9, 0.5, 0.95),
        c.colour(1, 0.3, 1),
        c.colour(1, 0.3, 1),
    )
    horizon = rng.uniform(0.56, 0.66)
    x, y, r = rng.uniform(0.3, 0.7) * w, (horizon - rng.uniform(0.06, 0.14)) * h, rng.uniform(0.08, 0.13) * min(w, h)
    c.glow(x, y, r * 6, c.colour(1, 0.15, 1), 0.8)
    c.disc(x, y, r, c.colour(1, 0.08, 1))
    for _ in range(3):
        where = rng.uniform(0.1, 0.4)
        line = c.ridge(where, 0.016, 0.5, 5)
        low = c.ridge(where + rng.uniform(0.02, 0.05), 0.008, 0.4, 4)
        c.shape([*line, *reversed(low)], c.colour(1, 0.15, 1), 0.2)
    top = round(horizon * h)
    mirror = c.image.crop((0, max(0, 2 * top - h), w, top)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    c.image.paste(mirror.filter(ImageFilter.GaussianBlur(max(1, min(w, h) / 90))), (0, top))
    c.lay(_below(c, top), c.colour(0, 0.8, 0.16), 0.45)
    _strokes(c, top, x, r)
    for depth, side in ((0.05, -1), (0.11, 1)):
        edge = 0 if side < 0 else w
        line = [(px * 0.42 if side < 0 else w - px * 0.42, py) for px, py in c.ridge(horizon - depth, 0.05, 0.5)]
        line = [(px, py + abs(px - edge) / (0.42 * w) * (depth + 0.06) * h) for px, py in line]
        mask = [(edge, top), *[(px, min(py, top)) for px, py in line], (line[-1][0], top)]
        c.shape(mask, c.colour(0.2, 0.65, 0.25), 0.92)
    return c.image


def _below(c: "Canvas", top: int) -> Image.Image:
    mask = Image.new("L", (c.width, c.height))
    mask.paste(255, (0, top, c.width, c.height))
    return mask


def _strokes(c: "Canvas", top: int, x: float, r: float) -> None:
    mask = Image.new("L", (c.width * 2, c.height * 2))
    pen = ImageDraw.Draw(mask)
    for _ in range(420):
        depth = c.rng.random() ** 1.6
        y = (top + depth * (c.height - top)) * 2
        near = c.rng.random() < 0.55
        spread = r * (1 + depth * 2) if near else c.width * 0.6
        middle = (x + c.rng.gauss(0, 0.6) * spread) * 2
        length = c.rng.uniform(0.01, 0.05) * c.width * (0.4 + depth) * 2
        thick = max(1, round((0.6 + depth * 3) * c.height / 400))
        pen.line([middle - length, y, middle + length, y], fill=c.rng.randrange(110, 255) if near else 70, width=thick)
    c.lay(mask.reduce(2), c.colour(1, 0.18, 1), 0.7)


def aurora(c: "Canvas") -> Image.Image:
    """Curtains of light over a dark wood."""
    w, h, rng = c.width, c.height, c.rng
    c.sky(c.colour(0, 0.85, 0.1), c.colour(0.2, 0.8, 0.2), c.colour(0.5, 0.7, 0.36), c.colour(0.7, 0.55, 0.5))
    stars = Image.new("L", (w, h))
    pen = ImageDraw.Draw(stars)
    for _ in range(260):
        pen.point((rng.uniform(0, w), rng.uniform(0, 0.7 * h)), rng.randrange(60, 255))
    c.lay(stars, (255, 255, 255))
    for number in range(4):
        line = c.ridge(0.22 + 0.09 * number, 0.07, 0.52, 5)
        mask = Image.new("L", (w // 4 + 1, h // 4 + 1))
        pen = ImageDraw.Draw(mask)
        for (x0, y0), (x1, y1) in itertools.pairwise(line):
            for step in range(12):
                t = step / 12
                x, y = (x0 + (x1 - x0) * t) / 4, (y0 + (y1 - y0) * t) / 4
                tall = rng.uniform(0.05, 0.17) * h / 4
                pen.line([x, y - tall, x, y + tall * 0.25], fill=rng.randrange(90, 210), width=max(1, w // 300))
        mask = mask.filter(ImageFilter.GaussianBlur(max(1, min(w, h) / 130))).resize((w, h), Image.Resampling.BICUBIC)
        c.lay(mask, c.colour(0.6 + 0.4 * number, 0.5, 1), 0.75)
    for depth in range(3):
        _trees(c, 0.78 + 0.07 * depth, 0.1 + 0.05 * depth, c.colour(0.1, 0.6, 0.16 - 0.05 * depth))
    return c.image


def _trees(c: "Canvas", base: float, tall: float, colour: tuple[int, int, int]) -> None:
    mask = Image.new("L", (c.width * 2, c.height * 2))
    pen = ImageDraw.Draw(mask)
    pen.polygon(
        [(0, c.height * 2), *[(x * 2, y * 2) for x, y in c.ridge(base, 0.02)], (c.width * 2, c.height * 2)], fill=255
    )
    x = -0.02 * c.width
    while x < c.width * 1.02:
        high = c.rng.uniform(0.5, 1) * tall * c.height * 2
        foot, wide = (base + 0.03) * c.height * 2, high * 0.19
        for tier in range(4):
            up = foot - high * (0.12 + 0.24 * tier)
            half = wide * (1 - 0.21 * tier)
            pen.polygon([(x * 2 - half, up), (x * 2, up - high * 0.34), (x * 2 + half, up)], fill=255)
        x += c.rng.uniform(0.25, 0.7) * tall * c.height * 0.5
    c.lay(mask.reduce(2), colour)


def worlds(c: "Canvas") -> Image.Image:
    """Planets with rings in a cloudy dark."""
    w, h, rng = c.width, c.height, c.rng
    size = min(w, h)
    c.sky(c.colour(0, 0.8, 0.12), c.colour(0.5, 0.75, 0.2), c.colour(1, 0.7, 0.14))
    for _ in range(14):
        c.glow(
            rng.uniform(0, w), rng.uniform(0, h), rng.uniform(0.2, 0.6) * size, c.colour(rng.random(), 0.6, 0.75), 0.22
        )
    stars = Image.new("L", (w, h))
    pen = ImageDraw.Draw(stars)
    for _ in range(500):
        x, y = rng.uniform(0, w), rng.uniform(0, h)
        pen.ellipse([x, y, x + size / 700, y + size / 700], fill=rng.randrange(50, 255))
    c.lay(stars, (255, 250, 240))
    for number, (share, value) in enumerate(((0.27, 0.95), (0.09, 0.8), (0.05, 0.9))):
        x, y = rng.uniform(0.2, 0.8) * w, rng.uniform(0.25, 0.75) * h
        _planet(
            c, x, y, share * size * rng.uniform(0.8, 1.1), c.colour(1 - 0.4 * number, 0.45, value), ringed=number == 0
        )
    return c.image


def _planet(c: "Canvas", x: float, y: float, r: float, colour: tuple[int, int, int], *, ringed: bool) -> None:
    c.glow(x, y, r * 1.9, colour, 0.35)
    side = max(4, round(r * 2))
    ball = Image.new("RGB", (side, side), colour)
    pen = ImageDraw.Draw(ball)
    for _ in range(9):
        top = c.rng.uniform(0, side)
        pen.rectangle(
            [0, top, side, top + c.rng.uniform(0.02, 0.1) * side],
            fill=c.colour(c.rng.random(), 0.4, c.rng.uniform(0.6, 1)),
        )
    ball = ball.filter(ImageFilter.GaussianBlur(max(1, r / 18)))
    shade = (
        Image.radial_gradient("L")
        .resize((side * 2, side * 2))
        .crop((round(side * 0.65), round(side * 0.7), round(side * 1.65), round(side * 1.7)))
    )
    ball.paste(
        (6, 6, 16),
        (0, 0, side, side),
        shade.resize((side, side)).point([min(235, round(max(0, i - 40) * 1.5)) for i in range(256)]),
    )
    mask = Image.new("L", (side * 2, side * 2))
    ImageDraw.Draw(mask).ellipse([2, 2, side * 2 - 3, side * 2 - 3], fill=255)
    behind = _ring(c, x, y, r, half=180) if ringed else None
    if behind is not None:
        c.lay(behind, c.colour(0.4, 0.25, 1), 0.6)
    c.image.paste(ball, (round(x - r), round(y - r)), mask.reduce(2))
    if ringed:
        c.lay(_ring(c, x, y, r, half=0), c.colour(0.4, 0.25, 1), 0.75)


def _ring(c: "Canvas", x: float, y: float, r: float, half: int) -> Image.Image:
    mask = Image.new("L", (c.width * 2, c.height * 2))
    pen = ImageDraw.Draw(mask)
    for number in range(7):
        a, b = r * (1.45 + 0.11 * number), r * (0.38 + 0.03 * number)
        box = [(x - a) * 2, (y - b) * 2, (x + a) * 2, (y + b) * 2]
        pen.arc(box, half, half + 180, 255 - 22 * number, max(1, round(r * 0.07)))
    return mask.reduce(2)


def garden(c: "Canvas") -> Image.Image:
    """Flowers of many petals on soft paper, like prints."""
    w, h, rng = c.width, c.height, c.rng
    size = min(w, h)
    c.sky(c.colour(0.9, 0.06, 0.99), c.colour(0.4, 0.1, 0.95), c.colour(0, 0.14, 0.93))
    for _ in range(7):
        c.glow(
            rng.uniform(0, w), rng.uniform(0, h), rng.uniform(0.2, 0.5) * size, c.colour(rng.random(), 0.35, 1), 0.35
        )
    places = sorted((rng.uniform(0.08, 0.32) * size, rng.uniform(0, w), rng.uniform(0.1, 0.75) * h) for _ in range(6))
    for r, x, y in places:
        bend = rng.uniform(-0.15, 0.15) * w
        stem = [(x + bend * (t / 20) ** 2, y + (h - y) * t / 20) for t in range(21)]
        wide = max(1.0, r * 0.03)
        c.shape(
            [*[(px - wide, py) for px, py in stem], *[(px + wide, py) for px, py in reversed(stem)]],
            c.colour(0.1, 0.55, 0.4),
            0.85,
        )
    for r, x, y in places:
        turn, petals = rng.random(), rng.randrange(7, 14)
        for ring in range(3):
            reach = r * (1 - 0.28 * ring)
            for k in range(petals):
                angle = 2 * math.pi * (k + 0.5 * ring + turn) / petals
                c_petal = c.colour(0.2 + 0.4 * ring, 0.72 - 0.16 * ring, 0.7 + 0.12 * ring)
                _petal(c, x, y, reach, angle, 1.9 / petals, c_petal)
        c.disc(x, y, r * 0.17, c.colour(1, 0.6, 0.95))
        c.disc(x, y, r * 0.1, c.colour(1, 0.75, 0.6))
    return c.image


def _petal(
    c: "Canvas", x: float, y: float, reach: float, angle: float, wide: float, colour: tuple[int, int, int]
) -> None:
    """One petal, drawn in its own small box: hundreds of whole-picture masks would be slow."""
    outline = []
    for t in range(-20, 21):
        along = 1 - abs(t) / 20
        swell = math.sin(math.pi * along**0.8) * wide * (1 if t >= 0 else -1)
        outline.append(
            (x + reach * along * math.cos(angle + swell * along), y + reach * along * math.sin(angle + swell * along))
        )
    left, top = min(px for px, _ in outline) - 2, min(py for _, py in outline) - 2
    box = (
        max(2, round(max(px for px, _ in outline) - left) + 4),
        max(2, round(max(py for _, py in outline) - top) + 4),
    )
    mask = Image.new("L", (box[0] * 2, box[1] * 2))
    ImageDraw.Draw(mask).polygon([((px - round(left)) * 2, (py - round(top)) * 2) for px, py in outline], fill=150)
    c.image.paste(Image.new("RGB", box, colour), (round(left), round(top)), mask.reduce(2))


SCENES: tuple[Callable[["Canvas"], Image.Image], ...] = (hills, sea, aurora, worlds, garden)
