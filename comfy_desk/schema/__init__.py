"""A model's JSON Schema as plain field descriptions, defaults and checks. Pure."""

from comfy_desk.schema.branches import variant_of
from comfy_desk.schema.check import check
from comfy_desk.schema.exact import NotJsonError, from_bytes, to_bytes, to_text
from comfy_desk.schema.fields import Bounds, Encoding, Field, FileLimits, Form, Group, Kind, Media, Medium, Problem
from comfy_desk.schema.gist import summary
from comfy_desk.schema.places import UNPLACED, in_form_order, place_errors, place_in_words
from comfy_desk.schema.reader import describe
from comfy_desk.schema.start import ABSENT, initial_body, initial_value

__all__ = [
    "ABSENT",
    "UNPLACED",
    "Bounds",
    "Encoding",
    "Field",
    "FileLimits",
    "Form",
    "Group",
    "Kind",
    "Media",
    "Medium",
    "NotJsonError",
    "Problem",
    "check",
    "describe",
    "from_bytes",
    "in_form_order",
    "initial_body",
    "initial_value",
    "place_errors",
    "place_in_words",
    "summary",
    "to_bytes",
    "to_text",
    "variant_of",
]
