"""The ways out of the window: clipboard, drag, file manager, other programs, and the Save as dialog. Nothing here blocks.

What is not known of a file is asked for through `ui.disk`; the clipboard and a drag take what is known.
Files come from strangers: only known media kinds are handed to their program, others are shown in their folder. Saving
itself is the services' work; here only the place is asked for.
"""

from __future__ import annotations

import atexit
import re
import stat
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QDir, QMimeData, QObject, QProcess, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from comfy_desk.domain.output import Kind, Output, is_place
from comfy_desk.domain.request import Request
from comfy_desk.ui import disk
from comfy_desk.ui.phrases import tr

FILE_MANAGER_PATIENCE = 4000
"""Milliseconds until an unanswered file manager is given up for the plain folder."""

MOST_REVEALED = 50
"""Files that are shown together: their addresses are one argument of a command."""

_PICTURES = "png jpg jpeg jfif gif webp avif heic heif jxl tif tiff bmp tga ico exr hdr psd svg"
_PLAYED = "mp4 m4v mov mkv webm avi mpg mpeg ogv mp3 wav flac ogg oga opus m4a aac aif aiff weba"
_MODELS = "glb gltf obj fbx usdz usd usda usdc stl ply 3mf dae blend"
_PAPERS = "zip pdf txt md json csv srt vtt"
_OPENED = frozenset(f"{_PICTURES} {_PLAYED} {_MODELS} {_PAPERS}".split())
"""Endings that may be opened: media and plain documents, nothing that a desktop would run."""

_ENDINGS = {
    Kind.IMAGE: "png",
    Kind.VIDEO: "mp4",
    Kind.AUDIO: "wav",
    Kind.MODEL_3D: "glb",
    Kind.VECTOR: "svg",
    Kind.TEXT: "txt",
    Kind.OTHER: "bin",
}
_RESERVED = frozenset(
    ["con", "prn", "aux", "nul", *(f"{name}{digit}" for name in ("com", "lpt") for digit in "0123456789¹²³")]
)


_OWN_CLIPBOARD = frozenset(["offscreen", "minimal", "linuxfb", "eglfs", "vnc"])
"""Platforms without a clipboard of the system's: Qt holds what is on it until the very end of the process."""


# --- clipboard and drag


def mime_of(paths: Sequence[str], image: QImage | None = None, text: str | None = None) -> QMimeData:
    """Files together with what is in them, so that every program finds what it understands."""
    data = QMimeData()
    urls = [QUrl.fromLocalFile(path) for path in paths]
    if urls:
        data.setUrls(urls)
        listed = "\n".join(["copy", *(bytes(url.toEncoded().data()).decode("ascii") for url in urls)])
        data.setData("x-special/gnome-copied-files", QByteArray(listed.encode()))
    if image is not None and not image.isNull():
        data.setImageData(image)
    if text:
        data.setText(text)
    return data


def copy_output(output: Output, image: QImage | None = None) -> str:
    """Put an output on the clipboard, as a file and as what it is. Gives a sentence of what was copied, "" if nothing.

    `image` is the picture where it is decoded already. Nothing is decoded here, and no file is looked for: see
    `ui.copying`.
    """
    path = output.path
    has_image = image is not None and not image.isNull()
    text = output.text if output.kind is Kind.TEXT else None
    if path is None and not has_image and not text:
        return ""
    _put(mime_of([path] if path else [], image, text))
    if has_image and path and output.kind is Kind.VIDEO:
        return tr("Copied as file, with the frame that is shown.")
    if has_image:
        return tr("Copied as picture and file.") if path else tr("Copied as picture.")
    return tr("Copied as text.") if text else tr("Copied as file.")


def copy_files(paths: Sequence[str]) -> None:
    """Put files on the clipboard."""
    _put(mime_of(paths))


def copy_image(image: QImage) -> bool:
    """A picture without a file, such as a frame of a film."""
    if image.isNull():
        return False
    _put(mime_of([], image))
    return True


def copy_text(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def _put(data: QMimeData) -> None:
    QGuiApplication.clipboard().setMimeData(data)
    if QGuiApplication.platformName() in _OWN_CLIPBOARD:
        atexit.unregister(_let_go)
        atexit.register(_let_go)


def _let_go() -> None:
    """Qt would destroy what was made in Python after Python's own end, and the process would crash as it ends."""
    if QGuiApplication.instance() is not None:
        QGuiApplication.clipboard().clear()


# --- other programs


def may_open(path: str) -> str:
    """ "" where the file may be handed to its program, else one sentence why not. Asks the disk."""
    file = Path(path)
    if not is_place(path) or not file.is_file():
        return tr("The file is no longer where it was saved.")
    if file.suffix.lower().lstrip(".") not in _OPENED:
        return tr("Files of this kind are not opened from here; they can be shown in their folder.")
    if sys.platform != "win32" and file.stat().st_mode & (stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH):
        return tr("This file is marked as a program, so it is not opened from here.")
    return ""


def open_file(owner: QObject, path: str, say: Callable[[str], None]) -> None:
    """Hand a file to the program that the system has for it; `say` gets one sentence where that cannot be."""

    def looked(refused: str) -> None:
        if not refused and not QDesktopServices.openUrl(QUrl.fromLocalFile(path)):
            refused = tr("The system has no program for this kind of file.")
        if refused:
            say(refused)

    disk.ask(owner, Path(path).parent, lambda: may_open(path), looked, lambda: say(disk.no_answer()))


def show_in_folder(owner: QObject, path: str, say: Callable[[str], None]) -> None:
    """Show a file, chosen, in the system's file manager; `say` gets one sentence where that cannot be."""
    show_all_in_folder(owner, [path], say)


def show_all_in_folder(owner: QObject, paths: Sequence[str], say: Callable[[str], None]) -> None:
    """Several files of one folder, chosen together where the system's file manager can do that. The first decides."""
    wanted = [Path(path) for path in paths[:MOST_REVEALED]]

    def looked(there: tuple[list[Path], bool] | None) -> None:
        refused = tr("The file and its folder are no longer where they were.")
        if there is not None:
            found, is_folder = there
            refused = _open_folder(found[0]) if is_folder else _reveal(found)
        if refused:
            say(refused)

    folder = wanted[0].parent
    disk.ask(owner, folder, lambda: _what_is_there(wanted), looked, lambda: say(disk.no_answer()))


def _what_is_there(files: Sequence[Path]) -> tuple[list[Path], bool] | None:
    """The files that are there, or the folder that the first one is or was in, and whether it is a folder. Asks the disk."""
    first = files[0]
    if not first.exists():
        return ([first.parent], True) if first.parent.exists() else None
    beside = [file for file in files if file.parent == first.parent and file.exists()]
    return ([first], True) if first.is_dir() else (beside, False)


def _reveal(files: Sequence[Path]) -> str:
    command, folder = reveal_command([str(file) for file in files], sys.platform), files[0].parent
    if sys.platform == "win32":
        return _reveal_windows(command) or _open_folder(folder)
    if sys.platform == "darwin":
        started, _pid = QProcess.startDetached(command[0], command[1:])
        return "" if started else _open_folder(folder)
    _ask_file_manager(command, folder)
    return ""


def reveal_command(paths: Sequence[str], platform: str) -> list[str]:
    """Program and arguments that show files in the file manager of a platform (a value of `sys.platform`).

    Explorer takes one.
    """
    if platform == "win32":
        return ["explorer.exe", f'/select,"{paths[0].replace("/", chr(92))}"']
    if platform == "darwin":
        return ["open", "-R", *paths]
    urls = (bytes(QUrl.fromLocalFile(path).toEncoded().data()).decode("ascii").replace("'", "%27") for path in paths)
    listed = ", ".join(f"'{url}'" for url in urls)
    return [
        "gdbus",
        "call",
        "--session",
        "--timeout=3",
        "--dest=org.freedesktop.FileManager1",
        "--object-path=/org/freedesktop/FileManager1",
        "--method=org.freedesktop.FileManager1.ShowItems",
        f"[{listed}]",
        "",
    ]


def _reveal_windows(command: list[str]) -> str:
    """Explorer reads its command line itself, quotes and all: Qt must not quote it once more."""
    process = QProcess()
    process.setProgram(command[0])
    if hasattr(process, "setNativeArguments"):
        process.setNativeArguments(command[1])
    else:
        process.setArguments(command[1:])
    started = process.startDetached()
    began = started[0] if isinstance(started, tuple) else started
    return "" if began else "no explorer"


def _ask_file_manager(command: list[str], folder: Path) -> None:
    """Over the session's bus; where nobody answers there, the plain folder is opened."""
    process = QProcess(QCoreApplication.instance())
    process.setStandardOutputFile(QProcess.nullDevice())
    process.setStandardErrorFile(QProcess.nullDevice())
    over: list[bool] = []

    def end(well: bool) -> None:
        if over:
            return
        over.append(True)
        process.deleteLater()
        if not well:
            _open_folder(folder)

    process.finished.connect(lambda code, _status: end(code == 0))
    process.errorOccurred.connect(lambda _error: end(False))
    QTimer.singleShot(FILE_MANAGER_PATIENCE, process, process.kill)
    process.start(command[0], command[1:])


def _open_folder(folder: Path) -> str:
    if QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        return ""
    words = tr("The system has no file manager that could be asked. The folder is {folder}.")
    return words.format(folder=QDir.toNativeSeparators(str(folder)))


# --- Save as

_BEGINNING = "begins"


def suggested_name(request: Request, output: Output) -> str:
    """A file name for an output: the one it has, else made from prompt, model and place; safe on all three systems."""
    if output.path is not None:
        return Path(output.path).name
    model = request.model.rpartition("/")[2]
    ending = _ENDINGS[output.kind]
    return safe_name(f"{request.prompt[:60]} {model} {output.index + 1}", ending)


def safe_name(words: str, ending: str) -> str:
    """A name of words and an ending that Windows, macOS and Linux all take: no separators, no devices, at most 120 bytes."""
    plain = re.sub(r"[^\w.+-]+", "-", words, flags=re.UNICODE)
    plain = re.sub(r"-{2,}", "-", plain).strip("-. _")
    while len(plain.encode()) > 120:
        plain = plain[:-1]
    plain = plain.rstrip("-. _") or "output"
    if plain.split(".")[0].lower() in _RESERVED:
        plain = f"_{plain}"
    return f"{plain}.{ending}"


def ask_where(
    parent: QWidget,
    name: str,
    folder: str | None,
    chosen: Callable[[Path], None],
    *,
    title: str = "",
) -> None:
    """Open the system's Save dialog and come back at once; `chosen` is called with the place if one is picked."""

    def show(start: str) -> None:
        dialog = QFileDialog(parent, title or tr("Save as"), start)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        ending = Path(name).suffix.lstrip(".")
        if ending:
            dialog.setDefaultSuffix(ending)
            dialog.setNameFilters([f"{ending.upper()} (*.{ending})", tr("All files (*)")])
        dialog.selectFile(name)
        _open_dialog(dialog, chosen)

    _begin_at(parent, folder, show)


def ask_file(
    parent: QWidget, folder: str | None, chosen: Callable[[Path], None], *, title: str, kinds: str = ""
) -> None:
    """Open the system's dialog for a file that is there; `kinds` as Qt writes them: "Pictures (*.png *.jpg)"."""

    def show(start: str) -> None:
        dialog = QFileDialog(parent, title, start)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([*filter(None, [kinds]), tr("All files (*)")])
        _open_dialog(dialog, chosen)

    _begin_at(parent, folder, show)


def ask_folder(parent: QWidget, folder: str | None, chosen: Callable[[Path], None], *, title: str = "") -> None:
    """Open the system's dialog for a folder; `chosen` is called with it if one is picked."""

    def show(start: str) -> None:
        dialog = QFileDialog(parent, title or tr("Save all to"), start)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly, True)
        _open_dialog(dialog, chosen)

    _begin_at(parent, folder, show)


def _begin_at(parent: QWidget, folder: str | None, show: Callable[[str], None]) -> None:
    """In the folder where it is there; a dialog reads its folder in the window's thread, so never in one that is silent.

    Left to itself it would begin where the last one ended, which may be just that.
    """
    earlier = parent.findChild(disk.Question, _BEGINNING, Qt.FindChildOption.FindDirectChildrenOnly)
    if earlier is not None:
        earlier.drop()  # asked for twice while the disk wakes: one dialog
    home = QDir.homePath()
    if not folder:
        show(home)
        return
    asked = disk.ask(
        parent,
        folder,
        lambda: Path(folder).is_dir(),
        lambda there: show(folder if there else home),
        lambda: show(home),
    )
    if asked is not None:
        asked.setObjectName(_BEGINNING)


def _open_dialog(dialog: QFileDialog, chosen: Callable[[Path], None]) -> None:
    dialog.fileSelected.connect(lambda path: chosen(Path(path)) if path else None)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
