"""Every colour and size of the window, in one place, and how they reach Qt.

Three tables of values (dark, light, high contrast) feed one QPalette and one style sheet template over Qt's Fusion style.
`apply` puts them on; `current` says what is on; `watch().changed` tells those who paint by themselves. No widget here.
"""

from __future__ import annotations

import atexit
import logging
import shutil
from dataclasses import asdict, dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget

from comfy_desk.ui import temporary
from comfy_desk.ui.resources import resources_dir

log = logging.getLogger(__name__)


class Scheme(StrEnum):
    SYSTEM = "system"
    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Tokens:
    """Colours as #rrggbb. Every text and state colour is readable (4.5:1) on every colour in `surfaces`."""

    name: str
    dark: bool
    # Three neutral steps, and what a surface becomes under the pointer, pressed or chosen.
    window: str
    panel: str
    field: str
    hover: str
    pressed: str
    selection: str
    # Lines: between things, and around what can be filled in or clicked.
    hairline: str
    edge: str
    # Text and states.
    text: str
    dim: str
    ok: str
    warn: str
    error: str
    info: str
    # The thing to do next.
    accent: str
    accent_hover: str
    accent_text: str
    danger: str
    danger_text: str
    # Off: 3:1, as it is read why.
    disabled: str
    # The place of a picture that is not here yet, and the squares behind alpha.
    tile: str
    check_a: str
    check_b: str
    # Words on a picture, and the shade below them.
    shade: str
    on_shade: str
    ring: int = 1  # width of a control's border, which is also its focus ring

    @property
    def surfaces(self) -> tuple[str, ...]:
        return (self.window, self.panel, self.field, self.hover, self.pressed, self.selection)

    @property
    def inks(self) -> dict[str, str]:
        """The colours that words are written in, by name."""
        return {name: getattr(self, name) for name in ("text", "dim", "ok", "warn", "error", "info", "accent")}


DARK = Tokens(
    name="dark",
    dark=True,
    window="#1b1b1d",
    panel="#232326",
    field="#2b2b2f",
    hover="#323236",
    pressed="#3a3a3f",
    selection="#2f3b4b",
    hairline="#38383c",
    edge="#4a4a50",
    text="#e6e6e8",
    dim="#a9a9af",
    ok="#83cf97",
    warn="#e3b967",
    error="#f29a90",
    info="#8fbdf0",
    accent="#7fb2f5",
    accent_hover="#98c2f8",
    accent_text="#0e1a2b",
    danger="#f29a90",
    danger_text="#2b0e0b",
    disabled="#84848b",
    tile="#2b2b2f",
    check_a="#3a3a3d",
    check_b="#47474b",
    shade="#1b1b1d",
    on_shade="#ffffff",
)

LIGHT = Tokens(
    name="light",
    dark=False,
    window="#e9e9eb",
    panel="#f4f4f5",
    field="#ffffff",
    hover="#ebebed",
    pressed="#e0e0e3",
    selection="#d9e5f5",
    hairline="#d2d2d6",
    edge="#b4b4ba",
    text="#1c1c1e",
    dim="#56565c",
    ok="#1a6334",
    warn="#714b00",
    error="#a3231b",
    info="#17549c",
    accent="#1b58ad",
    accent_hover="#164a93",
    accent_text="#ffffff",
    danger="#a3231b",
    danger_text="#ffffff",
    disabled="#7e7e85",
    tile="#e4e4e7",
    check_a="#ffffff",
    check_b="#dededf",
    shade="#1b1b1d",
    on_shade="#ffffff",
)

CONTRAST = Tokens(
    name="contrast",
    dark=True,
    window="#000000",
    panel="#0a0a0a",
    field="#141414",
    hover="#262626",
    pressed="#333333",
    selection="#00305c",
    hairline="#6c6c6c",
    edge="#7c7c7c",
    text="#ffffff",
    dim="#e2e2e2",
    ok="#7ff59b",
    warn="#ffd95c",
    error="#ffb0a8",
    info="#a3d8ff",
    accent="#ffe14a",
    accent_hover="#fff0a0",
    accent_text="#000000",
    danger="#ffb0a8",
    danger_text="#000000",
    disabled="#8c8c8c",
    tile="#141414",
    check_a="#202020",
    check_b="#3a3a3a",
    shade="#1b1b1d",
    on_shade="#ffffff",
    ring=2,
)

TABLES = {Scheme.DARK: DARK, Scheme.LIGHT: LIGHT, Scheme.CONTRAST: CONTRAST}

GRID = 8
"""Pixels: every distance is a multiple of it, or its half."""

RADIUS = 6
ROW = 72
ROW_COMPACT = 40
PREVIEW = 56
PREVIEW_COMPACT = 32
ICON = 16
ICON_LARGE = 24

SMALL = 0.88
LARGE = 1.3
"""The three sizes are the system's font times SMALL, 1 and LARGE; the two weights are normal and this."""

WEIGHT = QFont.Weight.DemiBold


class _Watch(QObject):
    """Tells that other tokens are on. The style and palette are already changed when it does."""

    changed = Signal()


class _Wardrobe:
    """What is on, and what the artist asked for. One per process, as there is one QApplication."""

    def __init__(self) -> None:
        self.tokens = DARK
        self.scheme = Scheme.SYSTEM
        self.watch = _Watch()
        self.base_font: QFont | None = None
        self.glyphs: Path | None = None
        self.wired: QApplication | None = None


_on = _Wardrobe()


def current() -> Tokens:
    """The tokens that are on."""
    return _on.tokens


def scheme() -> Scheme:
    """What was asked for; `current().name` says what that came to."""
    return _on.scheme


def watch() -> _Watch:
    """Its signal `changed()` comes after every change of the tokens."""
    return _on.watch


def apply(app: QApplication, scheme: Scheme | str = Scheme.SYSTEM) -> Tokens:
    """Puts a scheme on the application, at the start or at any time later."""
    _on.scheme = Scheme(scheme)
    if _on.wired is not app:
        _on.wired = app
        _on.base_font = QFont(app.font())
        app.setStyle(QStyleFactory.create("Fusion"))
        app.styleHints().colorSchemeChanged.connect(_on_system_scheme)
        app.layoutDirectionChanged.connect(lambda _direction: _put_on(app, _on.tokens))
    _tell_platform(app, _on.scheme)
    tokens = _resolve(app, _on.scheme)
    if tokens is not _on.tokens or not app.styleSheet():  # to put on what is on would style every widget anew
        _put_on(app, tokens)
    return _on.tokens


def color(name: str) -> QColor:
    """A token as QColor: `color("dim")`."""
    return color_of(getattr(_on.tokens, name))


@lru_cache(maxsize=256)
def color_of(value: str) -> QColor:
    """A token's value as QColor, made once. Whoever wants to change it makes a copy."""
    return QColor(value)


def font(size: float = 1.0, *, strong: bool = False) -> QFont:
    """The system's font in one of the three sizes (SMALL, 1, LARGE) and two weights."""
    made = QFont(_on.base_font) if _on.base_font is not None else QFont()
    if made.pointSizeF() > 0:
        made.setPointSizeF(made.pointSizeF() * size)
    else:
        made.setPixelSize(max(1, round(made.pixelSize() * size)))
    if strong:
        made.setWeight(WEIGHT)
    return made


def ticking_font(size: float = 1.0) -> QFont:
    """For numbers that tick: digits of one width where the font has them, so that nothing jumps."""
    made = font(size)
    if hasattr(made, "setFeature"):  # Qt 6.7 and later
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


def set_role(widget: QWidget, role: str) -> None:
    """Gives a widget its role for the style sheet (hint, error, title, primary, card …), now and at run time."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return  # it is polished when it is first shown
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


def contrast(first: str, second: str) -> float:
    """The WCAG contrast of two colours, 1 to 21."""
    brighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(name: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(name[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _resolve(app: QApplication, scheme: Scheme) -> Tokens:
    if scheme in TABLES:
        return TABLES[scheme]
    hints = app.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # Qt 6.10 and later
    if accessibility is not None and accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return LIGHT if hints.colorScheme() == Qt.ColorScheme.Light else DARK


def _tell_platform(app: QApplication, scheme: Scheme) -> None:
    """Title bars and native menus follow what was chosen here."""
    hints = app.styleHints()
    if not hasattr(hints, "setColorScheme"):  # before Qt 6.8
        return
    if scheme is Scheme.SYSTEM:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Dark if TABLES[scheme].dark else Qt.ColorScheme.Light)


def _on_system_scheme(_scheme: Qt.ColorScheme) -> None:
    app = _on.wired
    if app is None or _on.scheme is not Scheme.SYSTEM:
        return
    tokens = _resolve(app, Scheme.SYSTEM)
    if tokens is not _on.tokens:
        _put_on(app, tokens)


def _put_on(app: QApplication, tokens: Tokens) -> None:
    _on.tokens = tokens
    app.setPalette(palette(tokens))
    app.setStyleSheet(style_sheet(tokens, _glyphs(tokens)))
    _on.watch.changed.emit()


def palette(tokens: Tokens) -> QPalette:
    """For everything that Fusion draws by itself."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, name in (
        (role.Window, tokens.panel),
        (role.Base, tokens.field),
        (role.AlternateBase, tokens.panel),
        (role.Button, tokens.field),
        (role.ToolTipBase, tokens.field),
        (role.WindowText, tokens.text),
        (role.Text, tokens.text),
        (role.ButtonText, tokens.text),
        (role.ToolTipText, tokens.text),
        (role.BrightText, tokens.error),
        (role.PlaceholderText, tokens.dim),
        (role.Highlight, tokens.selection),
        (role.HighlightedText, tokens.text),
        (role.Link, tokens.accent),
        (role.LinkVisited, tokens.accent),
        (role.Light, tokens.hover),
        (role.Midlight, tokens.hairline),
        (role.Mid, tokens.hairline),
        (role.Dark, tokens.hairline),
        (role.Shadow, tokens.window),
    ):
        made.setColor(which, QColor(name))
    made.setColor(role.Accent, QColor(tokens.accent))
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(tokens.disabled))
    return made


def style_sheet(tokens: Tokens, glyphs: Path) -> str:
    """The template `styles/desk.qss` filled with the tokens."""
    template = Template((resources_dir() / "styles" / "desk.qss").read_text(encoding="utf-8"))
    values = {name: str(value) for name, value in asdict(tokens).items()}
    values.update(small=_font_css(SMALL), base=_font_css(1.0), large=_font_css(LARGE), weight=str(int(WEIGHT)))
    values.update(radius=f"{RADIUS}px", glyphs=glyphs.as_posix())
    ends = ("right", "left") if QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft else ("left", "right")
    values.update(begin=ends[0], end=ends[1])  # a style sheet mirrors its parts, but not what stands around them
    return template.substitute(values)


def _font_css(size: float) -> str:
    made = font(size)
    return f"{made.pointSizeF():.2f}pt" if made.pointSizeF() > 0 else f"{made.pixelSize()}px"


def _glyphs(tokens: Tokens) -> Path:
    """The few pictures that a style sheet can only take as files (ticks, arrows), coloured, in a folder that goes with us."""
    try:
        if _on.glyphs is None:
            _on.glyphs = temporary.make("glyphs")
            atexit.register(let_go)
        folder = _on.glyphs / tokens.name
        if not folder.is_dir():
            _draw_glyphs(tokens, folder)
    except OSError as error:  # ticks and arrows will be missing, and nothing else
        log.warning("No place for the pictures of the style sheet: %s", error.strerror)
        folder = Path(tokens.name)
    return folder


def _draw_glyphs(tokens: Tokens, folder: Path) -> None:
    folder.mkdir()
    values = {name: str(value) for name, value in asdict(tokens).items()}
    for source in (resources_dir() / "styles").glob("*.svg"):
        text = Template(source.read_text(encoding="utf-8")).substitute(values)
        (folder / source.name).write_text(text, encoding="utf-8")


def let_go() -> None:
    """Removes what was written for the style sheets. For the end of the program."""
    folder, _on.glyphs = _on.glyphs, None
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)
