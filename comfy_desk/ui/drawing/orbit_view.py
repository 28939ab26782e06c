"""From which side a 3D object is looked at, for the one who draws it with OpenGL and the one who does without. Pure."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

Vector = tuple[float, float, float]

ANGLE = 35.0
"""Degrees that are seen from the upper to the lower edge."""

CLOSEST, FARTHEST = 12.0, 0.25
STEEPEST = 89.0
_LIGHT = (0.35, 0.65, 0.68)
AMBIENT = 0.35


@dataclass(frozen=True, slots=True)
class Side:
    """`yaw` and `pitch` in degrees; `closer` 1.0 shows the whole object with a little room around it."""

    yaw: float = 30.0
    pitch: float = 18.0
    closer: float = 1.0

    def turned(self, across: float, down: float) -> Side:
        pitch = max(-STEEPEST, min(STEEPEST, self.pitch + down))
        return replace(self, yaw=(self.yaw + across) % 360.0, pitch=pitch)

    def nearer(self, times: float) -> Side:
        return replace(self, closer=max(FARTHEST, min(CLOSEST, self.closer * times)))


def radius(low: Vector, high: Vector) -> float:
    """Of a ball around the whole box."""
    return math.dist(low, high) / 2 or 1.0


def middle(low: Vector, high: Vector) -> Vector:
    return (low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2


def distance(side: Side) -> float:
    """Of the eye from the middle, in radii."""
    return 1.1 / math.sin(math.radians(ANGLE / 2)) / side.closer


def _turn(one: Vector, side: Side) -> Vector:
    """As the eye sees it: x to the right, y up, z towards it."""
    yaw, pitch = math.radians(side.yaw), math.radians(side.pitch)
    x = one[0] * math.cos(yaw) + one[2] * math.sin(yaw)
    z = one[2] * math.cos(yaw) - one[0] * math.sin(yaw)
    y = one[1] * math.cos(pitch) - z * math.sin(pitch)
    return x, y, one[1] * math.sin(pitch) + z * math.cos(pitch)


def placed(one: Vector, low: Vector, high: Vector, side: Side, width: int, height: int) -> Vector:
    """Where a point is drawn, in pixels, and how far it is from the eye; 0 or less is behind it."""
    size = radius(low, high)
    mid = middle(low, high)
    x, y, z = _turn(((one[0] - mid[0]) / size, (one[1] - mid[1]) / size, (one[2] - mid[2]) / size), side)
    far = distance(side) - z
    if far <= 0.01:
        return 0.0, 0.0, 0.0
    scale = min(width, height) / 2 / math.tan(math.radians(ANGLE / 2)) / far
    return width / 2 + x * scale, height / 2 - y * scale, far


def lit(a: Vector, b: Vector, c: Vector, side: Side) -> float:
    """How bright a flat surface is, lit from where the eye is and a little above; both of its faces are."""
    u = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
    v = (c[0] - a[0], c[1] - a[1], c[2] - a[2])
    normal = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    length = math.hypot(*normal)
    if not length or not math.isfinite(length):
        return AMBIENT
    x, y, z = _turn((normal[0] / length, normal[1] / length, normal[2] / length), side)
    if z < 0:
        x, y, z = -x, -y, -z
    return AMBIENT + (1 - AMBIENT) * max(0.0, x * _LIGHT[0] + y * _LIGHT[1] + z * _LIGHT[2])
