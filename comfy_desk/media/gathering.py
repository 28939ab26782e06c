"""A large picture made small while it is read: bands of rows come in, what is kept is small. Knows no format."""

from __future__ import annotations

from PIL import Image

_MOST_BAND = 48 * 1024**2  # bytes of rows in memory that make one row of what is kept


class Gathering:
    """Averages blocks of pixels, so that the longer side keeps at least `wanted` pixels."""

    def __init__(self, width: int, height: int, wanted: int) -> None:
        factor = max(1, max(width, height) // max(1, wanted))
        self._across = min(factor, width)
        self._down = max(1, min(factor, height, _MOST_BAND // (width * 4)))
        self._size = (-(-width // self._across), -(-height // self._down))
        self._rest: Image.Image | None = None
        self._picture: Image.Image | None = None
        self._top = 0

    def rows_at_once(self, row_bytes: int, budget: int = 8 * 1024**2) -> int:
        """A good number of rows for a band whose rows have `row_bytes` each."""
        return max(1, budget // max(1, row_bytes) // self._down) * self._down

    def add(self, band: Image.Image) -> None:
        """The next rows, in their full width, as L, LA, RGB or RGBA; all bands in one mode."""
        if self._rest is not None:
            both = Image.new(band.mode, (band.width, self._rest.height + band.height))
            both.paste(self._rest)
            both.paste(band, (0, self._rest.height))
            band, self._rest = both, None
        full = band.height // self._down * self._down
        if full < band.height:
            self._rest = band.crop((0, full, band.width, band.height))
            band = band.crop((0, 0, band.width, full))
        if full:
            self._keep(band)

    def picture(self) -> Image.Image:
        """What came in, made small. Called once, at the end."""
        if self._rest is not None:
            self._keep(self._rest)
            self._rest = None
        if self._picture is None:
            raise OSError("no rows")
        return self._picture

    def _keep(self, band: Image.Image) -> None:
        small = band.reduce((self._across, self._down)) if self._across > 1 or self._down > 1 else band
        if self._picture is None:
            self._picture = Image.new(small.mode, self._size)
        self._picture.paste(small, (0, self._top))
        self._top += small.height


def plain(band: Image.Image) -> Image.Image:
    """A band in a mode that can be averaged, its transparency in a channel of its own."""
    clear = "transparency" in band.info
    if band.mode == "P":
        band = band.convert("RGBA" if clear else "RGB")
    elif band.mode in {"L", "RGB"} and clear:
        band = band.convert("RGBA")
    elif band.mode == "1":
        band = band.convert("L")
    elif band.mode in {"PA", "La", "RGBa"}:
        band = band.convert("RGBA")
    return band
