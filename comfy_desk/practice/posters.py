"""Posters of the meshes: the vase as a viewer would show it, lit from the left, painted cell by cell with its own glaze."""

import io
import math

from PIL import Image, ImageDraw, ImageFilter

from . import drawing, meshes

_AROUND, _UP = 160, 130
#: How far the eye looks down, in radians.
_TILT = 0.34
_LIGHT = (-0.55, 0.5, 0.67)


def draw(prompt: str, seed: int, size: int) -> bytes:
    """A square PNG, drawn at twice its size and halved."""
    side = size * 2
    ground = drawing.Canvas(side, side, drawing.chance(prompt, seed))
    ground.sky(ground.colour(0.2, 0.1, 0.96), ground.colour(0.5, 0.16, 0.9), ground.colour(0.8, 0.2, 0.78))
    scene = ground.image
    _shadow(scene, side)
    radii = meshes.profile(prompt, seed)
    glaze = drawing.paint(prompt, seed, 256, 256)
    pen = ImageDraw.Draw(scene)
    for facing in (False, True):
        for up in range(_UP) if facing else reversed(range(_UP)):
            for k in range(_AROUND):
                _cell(pen, radii, glaze, side, up, k, facing)
    out = io.BytesIO()
    scene.reduce(2).save(out, "PNG", compress_level=3)
    return out.getvalue()


def _shadow(scene: Image.Image, side: int) -> None:
    mask = Image.new("L", scene.size)
    ImageDraw.Draw(mask).ellipse([side * 0.3, side * 0.76, side * 0.82, side * 0.92], fill=110)
    scene.paste((30, 25, 40), (0, 0, side, side), mask.filter(ImageFilter.GaussianBlur(side / 40)))


def _radius(radii: list[float], share: float) -> float:
    place = share * (len(radii) - 1)
    low = min(int(place), len(radii) - 2)
    return radii[low] + (radii[low + 1] - radii[low]) * (place - low)


def _seen(radius: float, height: float, angle: float, side: int) -> tuple[float, float]:
    """Where a point of the wall stands in the picture."""
    x, z = radius * math.cos(angle), radius * math.sin(angle)
    y = height * math.cos(_TILT) - z * math.sin(_TILT)
    scale = side * 0.5
    return side / 2 + x * scale, side * 0.52 - y * scale


def _cell(
    pen: ImageDraw.ImageDraw, radii: list[float], glaze: Image.Image, side: int, up: int, k: int, facing: bool
) -> None:
    """One patch of the wall, if it faces the eye (or, with ``facing`` false, if it is the inside seen past the rim)."""
    a, b = 2 * math.pi * k / _AROUND, 2 * math.pi * (k + 1.04) / _AROUND
    low, high = up / _UP, min(1.0, (up + 1.04) / _UP)
    r_low, r_high = _radius(radii, low), _radius(radii, high)
    slope = -(r_high - r_low) / ((high - low) * 2 * meshes.HALF)
    middle = (a + b) / 2
    length = math.hypot(1, slope)
    normal = (math.cos(middle) / length, slope / length, math.sin(middle) / length)
    toward = normal[1] * math.sin(_TILT) + normal[2] * math.cos(_TILT)
    if (toward > 0) != facing:
        return
    y_low, y_high = (2 * meshes.HALF * share - meshes.HALF for share in (low, high))
    corners = [
        _seen(r_low, y_low, a, side),
        _seen(r_low, y_low, b, side),
        _seen(r_high, y_high, b, side),
        _seen(r_high, y_high, a, side),
    ]
    pen.polygon(corners, fill=_shade(glaze, k, up, normal, facing))


def _shade(
    glaze: Image.Image, k: int, up: int, normal: tuple[float, float, float], facing: bool
) -> tuple[int, int, int]:
    pixel = glaze.getpixel((int(k / _AROUND * 255), int((1 - up / _UP) * 255)))
    assert isinstance(pixel, tuple)
    lit = max(0.0, sum(n * light for n, light in zip(normal, _LIGHT, strict=True)))
    strength = 0.42 + 0.7 * lit if facing else 0.22
    shine = 120 * lit**14 if facing else 0
    red, green, blue = (min(255, round(channel * strength + shine)) for channel in pixel[:3])
    return red, green, blue
