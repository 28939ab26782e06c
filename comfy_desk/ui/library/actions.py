"""What can be done with the chosen works, as actions with keys, and their menu. They say why not where they cannot be used.

What each does is asked of whoever made them; nothing here touches a work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from comfy_desk.domain.library import MOST_STARS, Collection, Entry
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import counted, tr

MOST_COMPARED = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """`entry` is the one that has the keyboard, where it is chosen and here."""

    count: int = 0
    entry: Entry | None = None
    in_trash: bool = False
    collection: str = ""  # the collection that is looked into
    listed: int = 0


def _spec() -> tuple[tuple[str, str, str, str], ...]:
    """Name, words, key, icon."""
    return (
        ("open", tr("Open in the viewer"), "", "open"),
        ("compare", tr("&Compare…"), "", "columns"),
        ("cull", tr("&Go through works one by one…"), "", "image"),
        ("favourite", tr("Favourite"), "F", "heart"),
        ("pick", tr("Pick"), "P", "flag"),
        ("reject", tr("Reject"), "X", "x"),
        ("unjudge", tr("Neither pick nor reject"), "U", "minus"),
        ("note", tr("Note…"), "N", "edit"),
        ("take_out", tr("Take out of this collection"), "", "minus"),
        ("use_input", tr("Use as input"), "", "upload"),
        ("run_again", tr("Run again"), "", "again"),
        ("vary", tr("Vary"), "", "dice"),
        ("edit", tr("Edit and run"), "", "edit"),
        ("copy", tr("Copy"), "Ctrl+C", "copy"),
        ("save", tr("Save as…"), "Ctrl+S", "save"),
        ("export", tr("Export as a folder or ZIP…"), "Ctrl+E", "folder"),
        ("folder", tr("Show in folder"), "", "folder"),
        ("open_outside", tr("Open in its program"), "", "open-external"),
        ("open_with", tr("Open with…"), "", "open-external"),
        ("found_at", tr("Show where it is now…"), "", "search"),
        ("fetch", tr("Fetch again"), "", "collect"),
        ("unfold", tr("Show the whole stack"), "S", "stack"),
        ("trash", tr("Move to the trash"), "Del", "trash"),
        ("restore", tr("Restore"), "", "undo"),
        ("delete", tr("To the system's trash now"), "", "trash"),
        ("undo", tr("Undo"), "Ctrl+Z", "undo"),
        ("all", tr("Choose all"), "Ctrl+A", "check"),
    )


_GROUPS = (
    ("open", "compare", "cull", "unfold"),
    ("found_at", "fetch"),
    ("use_input", "run_again", "vary", "edit"),
    ("favourite", "pick", "reject", "unjudge", "note"),
    ("take_out",),
    ("copy", "save", "export", "folder", "open_outside", "open_with"),
    ("restore", "trash", "delete"),
    ("undo", "all"),
)

_OF_THE_WINDOW = {"compare": "compare.open", "cull": "cull.open"}
"""Commands that the whole window has, with their keys: here they are entries of the same."""

_ONE = frozenset({"open", "use_input", "edit", "save", "folder", "open_outside", "open_with"})
_OF_A_FILE = frozenset({"folder", "open_outside", "open_with"})


class LibraryActions(QObject):
    """`do` is asked by name; `rate` with the stars. `owner` has the keys: they work while the keyboard is in it."""

    def __init__(self, owner: QWidget, do: Callable[[str], None], rate: Callable[[int], None]) -> None:
        super().__init__(owner)
        self._owner = owner
        self.by_name: dict[str, QAction] = {}
        for name, words, key, sign in _spec():
            self._add(name, words, key, sign, lambda _on=False, name=name: do(name))
        for stars in range(MOST_STARS + 1):
            words = counted(stars, "{n} star", "{n} stars") if stars else tr("No stars")
            sign = "star-filled" if stars else "star"
            self._add(f"rate_{stars}", words, str(stars), sign, lambda _on=False, stars=stars: rate(stars))

    def _add(self, name: str, words: str, key: str, sign: str, do: Callable[..., None]) -> None:
        action = QAction(icon(sign), words, self._owner)
        action.setObjectName(_OF_THE_WINDOW.get(name, f"library.{name}"))
        if key:
            action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setShortcutVisibleInContextMenu(True)
        action.setAutoRepeat(False)  # Delete held down would take one work after the other
        action.triggered.connect(do)
        self._owner.addAction(action)
        self.by_name[name] = action

    def refresh(self, choice: Choice, can_undo: bool) -> None:
        """What can be used with this choice; the reasons stand in tool tips."""
        for name, action in self.by_name.items():
            why_not = self._why_not(name, choice, can_undo)
            action.setEnabled(not why_not)
            action.setToolTip(why_not or action.text())

    def _why_not(self, name: str, choice: Choice, can_undo: bool) -> str:
        if name == "undo":
            return "" if can_undo else tr("There is nothing to undo")
        if name in ("all", "cull"):
            return "" if choice.listed else tr("There are no works here")
        if not choice.count:
            return tr("Choose a work first")
        if name in self.hidden(choice):
            return tr("It has no use here")
        entry = choice.entry
        if name in _ONE and choice.count > 1:
            return tr("Choose one work for this")
        if name == "compare" and not 2 <= choice.count <= MOST_COMPARED:
            return tr("Choose two to four works to compare them")
        if name in _OF_A_FILE and entry is not None and entry.path is None:
            return tr("There is no file of it yet")
        return ""

    def hidden(self, choice: Choice) -> frozenset[str]:
        """Entries that mean nothing here."""
        entry = choice.entry
        gone = {"take_out"} if not choice.collection else set()
        gone |= {"trash"} if choice.in_trash else {"restore", "delete"}
        if entry is None or entry.stacked < 2:
            gone.add("unfold")
        if choice.count != 1 or entry is None or entry.missing_at is None:
            gone.add("found_at")
        if choice.count != 1 or entry is None or (entry.path is not None and entry.missing_at is None):
            gone.add("fetch")
        return frozenset(gone)

    # --- the menu

    def pop_up(
        self,
        point: QPoint,
        choice: Choice,
        collections: Sequence[Collection],
        put_into: Callable[[str], None],
        offered: Mapping[str, Sequence[QAction]] | None = None,
    ) -> QMenu:
        """At a point of the screen. `put_into` gets the id of a collection, "" for a new one."""
        menu = QMenu(self._owner)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        hidden = self.hidden(choice)
        for group in _GROUPS:
            shown = [name for name in group if name not in hidden]
            if shown and menu.actions():
                menu.addSeparator()
            for name in shown:
                menu.addAction(self.by_name[name])
                if name == "note":
                    self._rating_menu(menu)
                    self._collections_menu(menu, choice, collections, put_into)
            for action in (offered or {}).get(group[0], ()):
                menu.addAction(action)
        menu.popup(point)
        return menu

    def _rating_menu(self, menu: QMenu) -> None:
        inside = menu.addMenu(icon("star"), tr("Rate"))
        for stars in range(MOST_STARS, -1, -1):
            inside.addAction(self.by_name[f"rate_{stars}"])

    def _collections_menu(
        self, menu: QMenu, choice: Choice, collections: Sequence[Collection], put_into: Callable[[str], None]
    ) -> None:
        inside = menu.addMenu(icon("folder"), tr("Add to collection"))
        inside.setEnabled(choice.count > 0)
        for one in collections:
            if one.id == choice.collection:
                continue
            entry = inside.addAction(one.name.replace("&", "&&")[:80])
            entry.triggered.connect(lambda _on=False, chosen=one.id: put_into(chosen))
        if inside.actions():
            inside.addSeparator()
        fresh = inside.addAction(icon("plus"), tr("New collection"))
        fresh.triggered.connect(lambda _on=False: put_into(""))
