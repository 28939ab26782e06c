"""Vector drawings: an SVG of circles, leaves and a horizon, as markup text."""

import colorsys
import hashlib
import math
import random
from xml.sax.saxutils import escape


def draw(prompt: str, seed: int, size: int) -> str:
    """A square SVG with a title of the prompt's words."""
    rng = random.Random(hashlib.sha256(f"vector {prompt}\n{seed}".encode()).digest())
    hue = rng.random()

    def colour(turn: float, saturation: float, value: float) -> str:
        r, g, b = colorsys.hsv_to_rgb((hue + turn) % 1, saturation, value)
        return f"#{round(r * 255):02x}{round(g * 255):02x}{round(b * 255):02x}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="{size}" height="{size}">',
        f"<title>{escape(''.join(ch for ch in prompt[:80] if ch.isprintable()))}</title>",
        f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{colour(0, 0.35, 0.98)}"/>',
        f'<stop offset="1" stop-color="{colour(0.12, 0.12, 1)}"/></linearGradient></defs>',
        '<rect width="400" height="400" rx="28" fill="url(#sky)"/>',
        f'<circle cx="{rng.uniform(110, 290):.1f}" cy="{rng.uniform(90, 150):.1f}" r="{rng.uniform(34, 58):.1f}"',
        f' fill="{colour(0.45, 0.55, 1)}"/>',
    ]
    for layer in range(4):
        top, swing, shift = 215 + 42 * layer, rng.uniform(14, 30), rng.uniform(0, 6.3)
        points = " ".join(
            f"{x},{top + swing * math.sin(x / rng.uniform(52, 56) + shift):.1f}" for x in range(0, 401, 20)
        )
        fill = colour(0.05 * layer, 0.3 + 0.14 * layer, 0.85 - 0.17 * layer)
        parts.append(f'<polygon points="0,400 {points} 400,400" fill="{fill}"/>')
    for _ in range(9):
        x, y, tall = rng.uniform(20, 380), rng.uniform(300, 385), rng.uniform(26, 60)
        leaf = f"q{tall / 2:.1f} {-tall / 2:.1f} 0 {-tall:.1f}q{-tall / 2:.1f} {tall / 2:.1f} 0 {tall:.1f}z"
        parts.append(f'<path d="M{x:.1f} {y:.1f}{leaf}" fill="{colour(0.42, 0.6, 0.55)}"/>')
    return "".join([*parts, "</svg>"])
