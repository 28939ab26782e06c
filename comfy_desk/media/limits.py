"""How much a picture may ask for before it is decoded, and the word for one that asks for more. Decodes nothing."""

from __future__ import annotations

MOST_PIXELS = 1_000_000_000  # of a picture that is read in bands or scaled while it is decoded
MOST_WHOLE = 600_000_000  # bytes in memory of a picture that has to be decoded at once
MOST_COEFFICIENTS = 200_000_000  # bytes that a progressive JPEG needs before its first pixel
MOST_HIDDEN = 16 * 1024**2  # bytes of text, profile or tags inside a picture, unpacked
MOST_FILE = 256 * 1024**2  # bytes of a file whose decoder wants all of it in memory
MOST_FRAMES = 10_000  # that are counted

NO_PREVIEW = "There is no preview for this kind of file."
_TOO_LARGE = "Too large to preview here"
_HIDING = "Not previewed: "


class Refused(Exception):
    """A picture that is not decoded. Says why, in a sentence for the artist; the file itself is kept as it is."""

    size: tuple[int, int] | None = None  # where it is known already


def too_large(width: int, height: int, why: str = "") -> Refused:
    refusal = Refused(f"{_TOO_LARGE} ({width:,} × {height:,} pixels{why}).")
    refusal.size = (width, height)
    return refusal


def too_much_hidden() -> Refused:
    return Refused(f"{_HIDING}it carries far more hidden data than a picture should. The file itself is kept whole.")


def is_of_preview_alone(problem: str) -> bool:
    """Whether a sentence says of a file no more than that it is not shown; one that may be damaged is another matter."""
    return problem.startswith((NO_PREVIEW, _TOO_LARGE, _HIDING))


def check_pixels(width: int, height: int) -> None:
    if width * height > MOST_PIXELS:
        raise too_large(width, height)


def check_whole(width: int, height: int, bytes_a_pixel: int) -> None:
    """For a picture that has to be decoded at once, with all that its decoder keeps beside it."""
    if width * height * bytes_a_pixel > MOST_WHOLE:
        raise too_large(width, height)
