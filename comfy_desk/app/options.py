"""The command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from comfy_desk import __version__
from comfy_desk.domain.settings import LANGUAGES

TOUR_SPEED = 20.0
"""The tour films too, and a film takes minutes: nobody wants to wait for it at its own pace."""

_FIELDS_TOLD = """\
each field:
  pointer   where its value stands in the body; a * in it is any place of a list, or any key of one's own
  kind      text, prompt, integer, number, boolean, choice, object, list, media, variant or json
  label     what stands above it
  required  whether the document needs it
  default   the document's; null where it has none
  bounds    in the words of JSON Schema: minimum, exclusiveMaximum, multipleOf, maxLength, minItems, pattern and the like
  choices   the values to choose from
  group     main, or more: folded away at first
  fields    the fields inside: of an object its own; of a list its places (/0, /1), if they differ, and its
            item (/*); of a variant one object each, in which a choice of one value tells it from the others;
            of an object with keys of one's own what such a key holds (/*)
and where they say something:
  has_default true (the default is null), nullable true, open true (other values than the choices are taken),
  seed true, media {medium, encoding, takes_link}

A body that is no object is one field with an empty pointer. No number is rounded."""


@dataclass(frozen=True, slots=True)
class Options:
    practice: bool = False
    tour: Path | None = None
    check: bool = False
    data_dir: Path | None = None
    save_dir: Path | None = None
    speed: float = 1.0
    verbose: bool = False
    language: str = ""  # instead of the one that is set; "" is that one


@dataclass(frozen=True, slots=True)
class InspectOptions:
    answer: Path
    request: Path | None = None
    schema: Path | None = None


@dataclass(frozen=True, slots=True)
class FieldsOptions:
    document: Path


def parse_inspect(arguments: Sequence[str]) -> InspectOptions:
    """What stands after `comfy-desk inspect`. Exits with a usage line on arguments that make no sense."""
    parser = argparse.ArgumentParser(
        prog="comfy-desk inspect",
        description="Lists what was found in an answer as one JSON array. Nothing is fetched.",
        epilog="Pointers into a stream of events, or into JSON by lines, lead into the list of them, counted from 0.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "answer", type=Path, metavar="ANSWER", help="the file with the answer, whatever it is; - reads it"
    )
    parser.add_argument(
        "--request", type=Path, metavar="BODY", help="the body that was sent, to tell inputs handed back"
    )
    parser.add_argument(
        "--schema", type=Path, metavar="OPENAPI", help="the model's OpenAPI document, to be guided by it"
    )
    found = parser.parse_args(arguments)
    return InspectOptions(found.answer, found.request, found.schema)


def parse_fields(arguments: Sequence[str]) -> FieldsOptions:
    """What stands after `comfy-desk fields`. Exits with a usage line on arguments that make no sense."""
    parser = argparse.ArgumentParser(
        prog="comfy-desk fields",
        description="Prints the form that a model's OpenAPI document becomes, as one JSON array in the order in which an "
        "artist sees it. Nothing is fetched.",
        epilog=_FIELDS_TOLD,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "document", type=Path, metavar="OPENAPI", help="the file with the document, whatever it is; - reads it"
    )
    return FieldsOptions(parser.parse_args(arguments).document)


def parse(arguments: Sequence[str] | None = None) -> Options:
    """Exits with a usage line on arguments that make no sense."""
    parser = argparse.ArgumentParser(
        prog="comfy-desk",
        description="A desktop for artists who run models through Comfy Router's queue.",
        epilog="Without a window: comfy-desk inspect ANSWER lists what an answer holds, comfy-desk fields OPENAPI what a "
        "model's form asks for (--help after either tells more).",
    )
    parser.add_argument("--practice", action="store_true", help="work with the practice Router, apart from real work")
    parser.add_argument(
        "--tour", type=Path, metavar="DIR", help="drive the window through a session, leave pictures in DIR"
    )
    parser.add_argument("--check", action="store_true", help="say what works on this machine, without a window")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where the store lies")
    parser.add_argument("--save-dir", type=Path, metavar="DIR", help="where finished work is saved")
    parser.add_argument(
        "--speed", type=_speed, default=None, metavar="N", help="practice runs this many times faster (1; the tour 20)"
    )
    parser.add_argument(
        "--language",
        choices=tuple(LANGUAGES),
        default="",
        help="the language of the window, instead of the one set there",
    )
    parser.add_argument("--verbose", action="store_true", help="write the log to the terminal too")
    parser.add_argument("--version", action="version", version=f"comfy-desk {__version__}")
    found = parser.parse_args(arguments)
    if found.speed is not None and not (found.practice or found.tour):
        parser.error("--speed goes with --practice")
    return Options(
        practice=found.practice or found.tour is not None,
        tour=found.tour,
        check=found.check,
        data_dir=found.data_dir,
        save_dir=found.save_dir,
        speed=found.speed or (TOUR_SPEED if found.tour is not None else 1.0),
        verbose=found.verbose,
        language=found.language,
    )


def _speed(text: str) -> float:
    value = float(text)
    if not 0.01 <= value <= 10_000:
        raise argparse.ArgumentTypeError("between 0.01 and 10000")
    return value
