"""A small picture looks like the file: upright, in sRGB, eight bits, its transparency kept."""

from __future__ import annotations

import io
import struct
import zlib
from pathlib import Path
from typing import Any

import colour_samples as colours
import pytest
from media_kinds import png_chunk
from PIL import Image, ImageCms

from comfy_desk.media.thumbnail import thumbnail_job


@pytest.fixture
def shown(tmp_path: Path) -> Any:
    def run(data: bytes, size: int = 64) -> Image.Image:
        path = tmp_path / "in"
        path.write_bytes(data)
        answer = thumbnail_job({"path": str(path), "out": str(tmp_path / "out.png"), "size": size})
        assert answer["note"] is None
        assert path.read_bytes() == data
        with Image.open(answer["out"]) as image:
            image.load()
            assert image.mode in {"L", "LA", "RGB", "RGBA"}
            assert "icc_profile" not in image.info
            return image.copy()

    return run


def encoded(image: Image.Image, form: str, **more: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, form, **more)
    return out.getvalue()


def near(found: Any, wanted: tuple[int, ...], off: int = 4) -> bool:
    return all(abs(a - b) <= off for a, b in zip(found, wanted, strict=True))


def png16(colour: int, pixel: tuple[int, ...], size: int = 20, *, more: bytes = b"", depth: int = 16) -> bytes:
    row = b"\0" + struct.pack(f">{len(pixel)}H", *pixel) * size
    header = struct.pack(">IIBBBBB", size, size, depth, colour, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + more + png_chunk(b"IDAT", zlib.compress(row * size))
        + png_chunk(b"IEND", b"")
    )  # fmt: skip


# -- orientation -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("form", ["JPEG", "PNG", "WEBP", "TIFF", "AVIF"])
def test_every_form_stands_upright(tmp_path: Path, form: str, orientation: int) -> None:
    image = Image.new("RGB", (90, 60), "white")
    image.paste((255, 0, 0), (0, 0, 30, 20))
    exif = Image.Exif()
    exif[0x0112] = orientation
    more: dict[str, Any] = {"tiffinfo": {274: orientation}} if form == "TIFF" else {"exif": exif.tobytes()}
    (tmp_path / "in").write_bytes(encoded(image, form, **more, **({} if form in {"PNG", "TIFF"} else {"quality": 95})))
    answer = thumbnail_job({"path": str(tmp_path / "in"), "out": str(tmp_path / "o.png"), "size": 64})
    assert (answer["width"], answer["height"]) == ((60, 90) if orientation >= 5 else (90, 60))
    with Image.open(answer["out"]) as out:
        seen = out.convert("RGB")
    assert seen.size == ((43, 64) if orientation >= 5 else (64, 43))
    corners = [(4, 4), (seen.width - 5, 4), (seen.width - 5, seen.height - 5), (4, seen.height - 5)]
    red = [index for index, at in enumerate(corners) if seen.getpixel(at)[1] < 100]  # type: ignore[index, operator]
    assert red == [{1: 0, 2: 1, 3: 2, 4: 3, 5: 0, 6: 1, 7: 2, 8: 3}[orientation]]


# -- profiles --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP", "TIFF", "AVIF"])
def test_a_wide_gamut_is_brought_to_srgb(shown: Any, form: str) -> None:
    """By the textbook: Adobe RGB (200, 120, 60) is sRGB (224, 121, 53), and Display P3 of these numbers (215, 116, 37)."""
    image = Image.new("RGB", (40, 40), (200, 120, 60))
    quality = {} if form in {"PNG", "TIFF"} else {"quality": 100}
    plain = shown(encoded(image, form, **quality)).getpixel((9, 9))
    assert near(plain, (200, 120, 60), 6)
    adobe = shown(encoded(image, form, icc_profile=colours.matrix_profile(colours.ADOBE_RGB), **quality)).getpixel(
        (9, 9)
    )
    assert near(adobe, (224, 121, 53), 9), adobe
    p3 = shown(encoded(image, form, icc_profile=colours.matrix_profile(colours.DISPLAY_P3), **quality)).getpixel((9, 9))
    assert near(p3, (215, 116, 37), 9), p3


def test_a_profile_leaves_the_transparency_alone(shown: Any) -> None:
    image = Image.new("RGBA", (40, 40), (200, 120, 60, 90))
    seen = shown(encoded(image, "PNG", icc_profile=colours.matrix_profile(colours.ADOBE_RGB)))
    assert near(seen.getpixel((9, 9)), (224, 121, 53, 90), 6)


def test_a_profile_for_grey_is_applied(shown: Any) -> None:
    image = Image.new("L", (40, 40), 128)
    dark = shown(encoded(image, "PNG", icc_profile=colours.grey_profile(3.0))).convert("L").getpixel((9, 9))
    light = shown(encoded(image, "PNG", icc_profile=colours.grey_profile(1.0))).convert("L").getpixel((9, 9))
    assert (dark < 115, light > 175) == (True, True)
    both = shown(encoded(Image.new("LA", (40, 40), (128, 50)), "PNG", icc_profile=colours.grey_profile(1.0)))
    assert both.convert("RGBA").getpixel((9, 9))[0] > 175
    assert both.convert("RGBA").getpixel((9, 9))[3] == 50


def test_ink_is_shown_as_its_profile_says(shown: Any) -> None:
    ink = Image.new("CMYK", (40, 40), (255, 0, 0, 0))
    for form in ("JPEG", "TIFF"):
        for lightness, wanted in ((255, 162), (120, 74)):
            profile = colours.cmyk_profile(lightness)
            seen = shown(encoded(ink, form, icc_profile=profile, **({"quality": 100} if form == "JPEG" else {})))
            assert near(seen.convert("RGB").getpixel((9, 9)), (wanted,) * 3, 6)


@pytest.mark.parametrize(
    "profile",
    [
        b"broken",
        b"\0" * 200,
        colours.matrix_profile(colours.ADOBE_RGB)[:150],
        colours.cmyk_profile(),  # of another kind than the picture
        colours.grey_profile(2.2),
        ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes(),
    ],
)
def test_a_profile_that_cannot_be_meant_is_ignored(shown: Any, profile: bytes) -> None:
    image = Image.new("RGB", (40, 40), (200, 120, 60))
    for form in ("PNG", "JPEG", "WEBP"):
        seen = shown(encoded(image, form, icc_profile=profile, **({} if form == "PNG" else {"quality": 100})))
        assert near(seen.convert("RGB").getpixel((9, 9)), (200, 120, 60), 6)


# -- ink, depth, palettes --------------------------------------------------------------------------------------------


def test_ink_of_photo_programs_is_not_shown_as_its_negative(shown: Any) -> None:
    """Pillow writes CMYK as photo programs do, upside down and with their mark; white paper has to come back white."""
    for ink, wanted in (((0, 0, 0, 0), (255, 255, 255)), ((0, 255, 255, 0), (255, 0, 0)), ((0, 0, 0, 255), (0, 0, 0))):
        seen = shown(encoded(Image.new("CMYK", (40, 40), ink), "JPEG", quality=100))
        assert near(seen.convert("RGB").getpixel((9, 9)), wanted, 12)


@pytest.mark.parametrize(
    ("colour", "pixel", "wanted"),
    [
        (0, (0x8000,), (128, 128, 128, 255)),
        (2, (0xFFFF, 0x8000, 0x4000), (255, 128, 64, 255)),
        (4, (0x8000, 0x4000), (128, 128, 128, 64)),
        (6, (0xFFFF, 0x8000, 0x4000, 0x2000), (255, 128, 64, 32)),
    ],
)
def test_sixteen_bits_are_shown_in_eight(shown: Any, colour: int, pixel: tuple[int, ...], wanted: Any) -> None:
    assert near(shown(png16(colour, pixel)).convert("RGBA").getpixel((9, 9)), wanted, 2)


def test_sixteen_bits_of_tiff(shown: Any) -> None:
    grey = Image.frombytes("I;16", (20, 20), struct.pack("<H", 0x8000) * 400)
    assert abs(shown(encoded(grey, "TIFF")).convert("L").getpixel((9, 9)) - 128) <= 2


def test_floats_are_light_from_none_to_all(shown: Any) -> None:
    for top, wanted in ((1.0, 128), (1000.0, 128)):
        image = Image.new("F", (40, 40), top / 2)
        image.paste(0.0, (0, 0, 20, 20))
        image.paste(top, (20, 20, 40, 40))
        assert abs(shown(encoded(image, "TIFF")).convert("L").getpixel((30, 9)) - wanted) <= 4
    odd = Image.new("F", (40, 40), float("nan"))
    shown(encoded(odd, "TIFF"))


@pytest.mark.parametrize("mode", ["P", "L", "RGB"])
def test_one_colour_may_be_transparent(shown: Any, mode: str) -> None:
    image = Image.new(mode, (40, 40))
    seen = shown(encoded(image, "PNG", transparency=0 if mode != "RGB" else (0, 0, 0)))
    assert seen.mode == "RGBA"
    assert seen.getextrema()[3] == (0, 0)


def test_a_palette_with_degrees_of_transparency(shown: Any) -> None:
    image = Image.new("P", (40, 40))
    image.putpalette([10, 200, 30, 0, 0, 0])
    seen = shown(encoded(image, "PNG", transparency=b"\x40\xff"))
    assert near(seen.getpixel((9, 9)), (10, 200, 30, 64), 1)


def test_clear_pixels_do_not_darken_their_neighbours(shown: Any) -> None:
    image = Image.new("RGBA", (400, 400), (255, 255, 255, 255))
    for x in range(0, 400, 2):
        image.paste((0, 0, 0, 0), (x, 0, x + 1, 400))
    red, _green, _blue, alpha = shown(encoded(image, "PNG")).getpixel((30, 30))
    assert red > 245
    assert 110 < alpha < 145
