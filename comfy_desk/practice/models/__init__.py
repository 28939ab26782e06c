"""The practice models: our own words, with inputs and answers in the shapes of real families. ``ALL`` is the
catalogue.
"""

from comfy_desk.practice.catalogue import Model

from .glass import LOOKING_GLASS
from .inputs import GRAND_ENLARGER, RETOUCHER, STORYBOARD
from .motion import LONG_REEL, REEL_AND_STILL, SOUNDSCAPE, SPOKEN_BYTES
from .others import ODD_SHAPES, OPEN_BOX, SMALL_TALK, TURNTABLE, VECTOR_SKETCH
from .pictures import BULK_PLATES, FOUR_PANELS, NESTED_DREAMER, QUICK_SKETCH

ALL: tuple[Model, ...] = (
    QUICK_SKETCH,
    NESTED_DREAMER,
    FOUR_PANELS,
    BULK_PLATES,
    RETOUCHER,
    GRAND_ENLARGER,
    STORYBOARD,
    LOOKING_GLASS,
    LONG_REEL,
    REEL_AND_STILL,
    SPOKEN_BYTES,
    SOUNDSCAPE,
    VECTOR_SKETCH,
    TURNTABLE,
    SMALL_TALK,
    OPEN_BOX,
    ODD_SHAPES,
)

#: Withdrawn ids: the day they went, and what to use instead.
RETIRED: dict[str, tuple[str, str]] = {"kiln/first-sketch": ("2026-03-01", "kiln/quick-sketch")}
