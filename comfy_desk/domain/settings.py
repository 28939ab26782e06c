"""What the artist may set, each as one declared entry: key, kind of value, default, words. No I/O here, and never a secret.

A value that does not fit its entry is not taken (`fitting`): what an older or newer version, or a hand, left in the store
must not stop the program.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from comfy_desk.domain import shortcuts

Value = str | int | bool

MB = 1_000_000
GB = 1_000_000_000

TEMPLATE = "{date}/{model}-{prompt}-{seed}-{index}"


class Form(StrEnum):
    """How a setting is shown and what its value is."""

    FOLDER = "folder"  # str: an absolute path; "" is the usual place
    TEMPLATE = "template"  # str: names of files, see `media.names`
    SIZE = "size"  # int: bytes
    SWITCH = "switch"  # bool
    MONEY = "money"  # int: US cents; 0 is off
    CHOICE = "choice"  # str: one of `choices`
    NUMBER = "number"  # int
    KEYS = "keys"  # str: see `domain.shortcuts`


@dataclass(frozen=True, slots=True)
class Setting:
    """`least` and `most` bound a NUMBER, a SIZE, in bytes, and MONEY, in cents.

    `local` is what means nothing on another machine (a folder): it leaves this one only where the artist wants that.

    `label` and `help` are English source texts for the window to translate.
    """

    key: str
    form: Form
    default: Value
    label: str
    help: str
    group: str
    least: int = 0
    most: int = 0
    choices: tuple[tuple[str, str], ...] = ()  # value, and its English label
    local: bool = False


FOLDER = Setting(
    "files.folder", Form.FOLDER, "", "Folder for finished work",
    "Everything that was made is saved here as it arrives. What is saved already stays where it is.", "Files",
    local=True,
)  # fmt: skip
FILE_NAMES = Setting(
    "files.template", Form.TEMPLATE, TEMPLATE, "File names",
    "A / makes folders. A missing fact leaves no gap, and nothing is ever written over.", "Files",
)  # fmt: skip
RECIPES = Setting(
    "files.recipes", Form.SWITCH, True, "Save a recipe beside each work",
    "A small file that says how the work was made (its name ends in .comfy.json). It holds no key and no signed link.",
    "Files",
)  # fmt: skip
ANSWERS = Setting(
    "files.answers", Form.SWITCH, True, "Save the model's own answer beside the works",
    "All that the model sent, without what signs its links (.answer.json). The data folder keeps it whole in any case.",
    "Files",
)  # fmt: skip
LARGEST_RESULT = Setting(
    "results.largest", Form.SIZE, 2 * GB, "Largest answer",
    "A longer answer is not read to its end. It stays at the Router, and can be read once this limit is raised.",
    "Limits", least=16 * MB, most=64 * GB,
)  # fmt: skip
LARGEST_ASSET = Setting(
    "assets.largest", Form.SIZE, 4 * GB, "Largest file behind a link",
    "A longer file is not fetched to its end. It can be fetched again once this limit is raised, while its link lives.",
    "Limits", least=16 * MB, most=256 * GB,
)  # fmt: skip
_RESTS_ON = (
    "It rests on reported costs and estimates as this machine knows them, each with the most it may be; runs without a "
    "price count as nothing."
)
ASK_ABOVE = Setting(
    "money.ask_above", Form.MONEY, 0, "Ask before one press that may cost more than",
    f"A batch counts as a whole. Above it, Generate asks once more. {_RESTS_ON}", "Money", most=100_000_00,
)  # fmt: skip
STOP_AT = Setting(
    "money.stop_at", Form.MONEY, 0, "Send nothing more on a day that has cost",
    f"For all accounts together, by the days of this machine. What is at the Router is followed and collected. {_RESTS_ON}",
    "Money", most=100_000_00,
)  # fmt: skip

COLOURS = Setting(
    "look.colours", Form.CHOICE, "system", "Colours", "Light, dark, or with as much contrast as can be.", "Look",
    choices=(("system", "As the system"), ("light", "Light"), ("dark", "Dark"), ("contrast", "High contrast")),
)  # fmt: skip
COMPACT = Setting(
    "look.compact", Form.SWITCH, False, "Compact rows", "The queue shows more requests at once, with smaller pictures.",
    "Look",
)  # fmt: skip
ORBIT = Setting(
    "look.orbit", Form.CHOICE, "auto", "Show 3D objects in the window",
    "They can be turned there. Where the graphics of this machine cannot do it, they are drawn more simply.", "Look",
    choices=(("auto", "As far as it works here"), ("off", "Only their poster")),
)  # fmt: skip
LANGUAGES: Mapping[str, str] = {"en": "English", "de": "Deutsch", "ja": "日本語", "zh_CN": "简体中文"}
"""What the program is translated into, each by its own name."""
LANGUAGE = Setting(
    "look.language", Form.CHOICE, "", "Language",
    "Of the whole window, and of how numbers, dates and money are written. It changes with the next start.", "Look",
    choices=(("", "As the system"), *LANGUAGES.items()),
)  # fmt: skip
_THE_OTHERS_WAIT = (
    "So many requests of one account are at the Router together; the others wait here, where they can still be edited, "
    "moved and removed. Direct runs count, too. Lowering it takes nothing back."
)
AT_ONCE_A_MODEL = Setting(
    "sending.at_once_a_model", Form.NUMBER, 4, "How many of one model at once", _THE_OTHERS_WAIT, "Sending",
    least=1, most=32,
)  # fmt: skip
AT_ONCE_IN_ALL = Setting(
    "sending.at_once_in_all", Form.NUMBER, 16, "How many of all models at once", _THE_OTHERS_WAIT, "Sending",
    least=1, most=100,
)  # fmt: skip
SHORTCUTS = Setting(
    "keys.changed", Form.KEYS, "", "Keyboard shortcuts",
    "Every command with its keys, and those that it has by itself. Keys that fields of text need cannot be taken.",
    "Keyboard",
)  # fmt: skip

_WAYS = (
    ("off", "Not at all"),
    ("inside", "In the list of notices"),
    ("native", "By the system too, while the window is not in front"),
    ("sound", "By the system and with a sound, while the window is not in front"),
)
NOTICE_DONE = Setting(
    "notices.done", Form.CHOICE, "native", "When a result is done",
    "Many within moments become one notice. Works of a batch are told by the batch's own notice, where that is on.",
    "Notices", choices=_WAYS,
)  # fmt: skip
NOTICE_FAILED = Setting(
    "notices.failed", Form.CHOICE, "native", "When a request fails", "Also when it is no longer at the Router.",
    "Notices", choices=_WAYS,
)  # fmt: skip
NOTICE_BATCH = Setting(
    "notices.batch", Form.CHOICE, "native", "When a batch is done", "Once all of its requests have ended.", "Notices",
    choices=_WAYS,
)  # fmt: skip
NOTICE_EXPIRING = Setting(
    "notices.expiring", Form.CHOICE, "native", "When a result is not kept much longer",
    "What is not on this machine yet, six hours and one hour before the Router forgets it.", "Notices", choices=_WAYS,
)  # fmt: skip
NOTICE_CREDITS = Setting(
    "notices.credits", Form.CHOICE, "native", "When an account needs credits", "What waits for them is kept.", "Notices",
    choices=_WAYS,
)  # fmt: skip
KEEP_IN_TRAY = Setting(
    "desktop.keep_in_tray", Form.SWITCH, False, "Keep running in the tray when the window is closed",
    "Quit in the menu, or the tray's own menu, ends the program. Where the desktop has no tray, closing ends it as usual.",
    "Desktop",
)  # fmt: skip
STAY_AWAKE = Setting(
    "desktop.stay_awake", Form.SWITCH, False, "Do not sleep while requests run",
    "Asked of the system only while something is at the Router or being collected. The screen may still go dark, where "
    "the system lets it.", "Desktop",
)  # fmt: skip
KEEP_ZOOM = Setting(
    "viewer.keep_zoom", Form.SWITCH, False, "Keep the zoom from picture to picture",
    "Pictures of the same size are shown at the same place and zoom, so that they can be told apart.", "Look",
)  # fmt: skip

SETTINGS = (
    LANGUAGE,
    COLOURS,
    COMPACT,
    ORBIT,
    KEEP_ZOOM,
    FOLDER,
    FILE_NAMES,
    RECIPES,
    ANSWERS,
    AT_ONCE_A_MODEL,
    AT_ONCE_IN_ALL,
    NOTICE_DONE,
    NOTICE_FAILED,
    NOTICE_BATCH,
    NOTICE_EXPIRING,
    NOTICE_CREDITS,
    KEEP_IN_TRAY,
    STAY_AWAKE,
    ASK_ABOVE,
    STOP_AT,
    LARGEST_RESULT,
    LARGEST_ASSET,
    SHORTCUTS,
)
BY_KEY: Mapping[str, Setting] = {setting.key: setting for setting in SETTINGS}


def fitting(setting: Setting, value: object) -> bool:
    """Whether `value` may stand for this setting: its type, and its bounds."""
    if setting.form is Form.SWITCH:
        return isinstance(value, bool)
    if setting.form in (Form.NUMBER, Form.SIZE, Form.MONEY):
        return isinstance(value, int) and not isinstance(value, bool) and setting.least <= value <= setting.most
    if setting.form is Form.CHOICE:
        return any(value == one for one, _label in setting.choices)
    if setting.form is Form.KEYS:
        return shortcuts.read(value) is not None
    return isinstance(value, str) and len(value) <= 4096 and "\0" not in value
