"""Drawn pictures: small landscapes and ornaments from a prompt, a seed and a size; the same three always give the
same bytes.

Pillow alone, and few large operations rather than many small ones, since they run in threads beside the server's
loop. Shapes are drawn as masks at twice the size and halved, which smooths their edges.
"""

import colorsys
import hashlib
import io
import itertools
import math
import random

from PIL import Image, ImageDraw, ImageFilter

from . import scenes

#: The longest side that is drawn; larger pictures are scaled up from it.
_DRAWN = 2048


def chance(prompt: str, seed: int) -> random.Random:
    """Chance that depends on the words and the seed alone."""
    return random.Random(hashlib.sha256(f"{prompt}\n{seed}".encode()).digest())


def draw(prompt: str, seed: int, width: int, height: int, form: str) -> bytes:
    """The picture as a file: ``form`` is png, jpeg or webp; sides 16 to 8192."""
    width, height = max(16, min(8192, width)), max(16, min(8192, height))
    image = paint(prompt, seed, width, height)
    out = io.BytesIO()
    if form == "jpeg":
        image.save(out, "JPEG", quality=92)
    elif form == "webp":
        image.save(out, "WEBP", quality=90, method=2)
    else:
        image.save(out, "PNG", compress_level=3)
    return out.getvalue()


def paint(prompt: str, seed: int, width: int, height: int) -> Image.Image:
    scale = min(1.0, _DRAWN / max(width, height))
    small = (max(1, round(width * scale)), max(1, round(height * scale)))
    rng = chance(prompt, seed)
    image = scenes.SCENES[rng.randrange(len(scenes.SCENES))](Canvas(small[0], small[1], rng))
    return image if small == (width, height) else image.resize((width, height), Image.Resampling.BICUBIC)


Colour = tuple[int, int, int]

#: Palettes that please: the first colour's place on the wheel, and how far round from it the second lies.
_PALETTES = (
    (0.62, 0.46),  # blue to apricot
    (0.58, 0.09),  # teal to blue
    (0.69, 0.32),  # indigo to rose
    (0.74, 0.36),  # violet to amber
    (0.93, 0.15),  # rose to gold
    (0.02, 0.10),  # rust to straw
    (0.52, 0.55),  # sea green to peach
    (0.83, 0.12),  # plum to pink
    (0.55, -0.40),  # cyan to lemon
    (0.64, -0.14),  # night to turquoise
)


class Canvas:
    """A picture in the making, with a palette whose colours belong together."""

    def __init__(self, width: int, height: int, rng: random.Random) -> None:
        self.width, self.height, self.rng = width, height, rng
        self.hue, self.turn = rng.choice(_PALETTES)
        self.image = Image.new("RGB", (width, height))

    def colour(self, turn: float, saturation: float, value: float) -> Colour:
        """A colour ``turn`` of the palette's way round from its first hue."""
        r, g, b = colorsys.hsv_to_rgb(
            (self.hue + turn * self.turn) % 1, max(0, min(1, saturation)), max(0, min(1, value))
        )
        return round(r * 255), round(g * 255), round(b * 255)

    def sky(self, *stops: Colour) -> None:
        """Fill with colours from top to bottom, softly."""
        strip = Image.new("RGB", (1, len(stops)))
        strip.putdata(list(stops))
        tall = strip.resize((1, self.height), Image.Resampling.BICUBIC)
        self.image.paste(tall.resize((self.width, self.height)))

    def lay(self, mask: Image.Image, colour: Colour, strength: float = 1.0) -> None:
        """Put a colour on through a mask of the picture's size."""
        if strength < 1:
            mask = mask.point([round(i * strength) for i in range(256)])
        self.image.paste(colour, (0, 0, self.width, self.height), mask)

    def shape(self, points: list[tuple[float, float]], colour: Colour, strength: float = 1.0) -> None:
        """A smooth-edged polygon, in picture coordinates."""
        mask = Image.new("L", (self.width * 2, self.height * 2))
        ImageDraw.Draw(mask).polygon([(x * 2, y * 2) for x, y in points], fill=255)
        self.lay(mask.reduce(2), colour, strength)

    def glow(self, x: float, y: float, radius: float, colour: Colour, strength: float = 1.0) -> None:
        """Light that falls off from a point."""
        size = max(2, round(radius * 2))
        ball = Image.radial_gradient("L").resize((size, size), Image.Resampling.BICUBIC)
        ball = ball.point([round(255 * max(0.0, 1 - i / 180) ** 2.2 * strength) for i in range(256)])
        self.image.paste(Image.new("RGB", (size, size), colour), (round(x - radius), round(y - radius)), ball)

    def disc(self, x: float, y: float, radius: float, colour: Colour, strength: float = 1.0) -> None:
        side = max(2, math.ceil(radius * 2 + 4))
        mask = Image.new("L", (side * 4, side * 4))
        middle = side * 2
        ImageDraw.Draw(mask).ellipse(
            [middle - radius * 4, middle - radius * 4, middle + radius * 4, middle + radius * 4],
            fill=round(255 * strength),
        )
        mask = mask.reduce(4)
        self.image.paste(Image.new("RGB", (side, side), colour), (round(x - side / 2), round(y - side / 2)), mask)

    def ridge(self, base: float, swing: float, roughness: float = 0.5, detail: int = 7) -> list[tuple[float, float]]:
        """A horizon line by halving: heights around ``base`` (share of the picture), swinging by ``swing``."""
        heights = [self.rng.uniform(-1, 1), self.rng.uniform(-1, 1)]
        step = 1.0
        for _ in range(detail):
            fresh: list[float] = []
            for left, right in itertools.pairwise(heights):
                fresh += [left, (left + right) / 2 + self.rng.uniform(-step, step)]
            heights = [*fresh, heights[-1]]
            step *= roughness
        return [(i / (len(heights) - 1) * self.width, (base + h * swing) * self.height) for i, h in enumerate(heights)]

    def soften(self, radius: float) -> None:
        self.image = self.image.filter(ImageFilter.GaussianBlur(radius))
