"""From a gesture on the chosen works to an act: what is chosen, what can be done with it, and who does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.library import Collection, Shelf, Verdict
from comfy_desk.ui.library.actions import Choice, LibraryActions
from comfy_desk.ui.library.acts import LibraryActs
from comfy_desk.ui.library.choice import Chosen
from comfy_desk.ui.library.model import LibraryModel
from comfy_desk.ui.library.pages import NoteDialog
from comfy_desk.ui.library.searching import Searching
from comfy_desk.ui.phrases import tr


class Works(Protocol):
    def selectAll(self) -> None: ...  # noqa: N802 - Qt's own


class Doing(QObject):
    """`asked` carries the name of an act that is not the library's own, and the ids it is for."""

    asked = Signal(str, object)
    openAsked = Signal(int)

    def __init__(
        self,
        area: QWidget,
        model: LibraryModel,
        chosen: Chosen,
        searching: Searching,
        acts: LibraryActs,
        works: Callable[[], Works],
    ) -> None:
        super().__init__(area)
        self._area = area
        self._model = model
        self._chosen = chosen
        self._searching = searching
        self._acts = acts
        self._works = works
        self.actions = LibraryActions(area, self._do, lambda stars: acts.rate(chosen.ids(), stars))

    def choice(self) -> Choice:
        model, chosen = self._model, self._chosen
        count, current = chosen.count, chosen.current
        entry = model.known(current) if current is not None and count else None
        place = self._searching.place
        in_trash = place.shelf is Shelf.TRASH
        return Choice(count, entry, in_trash, place.collection, model.rowCount())

    def refresh(self) -> None:
        """What can be used now."""
        self.actions.refresh(self.choice(), self._acts.can_undo)
        words = self._acts.undo_words.rstrip(".。").replace("&", "&&")
        self.actions.by_name["undo"].setText(tr("Undo: {what}").format(what=words) if words else tr("Undo"))

    def pop_up(self, point: QPoint, collections: Sequence[Collection]) -> None:
        self.refresh()
        self.actions.pop_up(point, self.choice(), collections, self.put_into)

    def put_into(self, collection: str) -> None:
        """What is chosen; "" into a new one."""
        if collection:
            self._acts.put_into(collection, self._chosen.ids())
        else:
            self._acts.new_collection(self._chosen.ids())

    def unfold(self, row: int) -> None:
        entry = self._model.peek(row)
        if entry is not None and entry.stack:
            self._searching.set_stack(entry.stack)

    def _do(self, name: str) -> None:
        ids, acts = self._chosen.ids(), self._acts
        own: dict[str, Callable[[], None]] = {
            "open": lambda: self.openAsked.emit(ids[0]),
            "favourite": lambda: acts.set_favourite(ids, not self._all_favourites(ids)),
            "pick": lambda: acts.judge(ids, Verdict.PICK),
            "reject": lambda: acts.judge(ids, Verdict.REJECT),
            "unjudge": lambda: acts.judge(ids, Verdict.NONE),
            "note": lambda: self._ask_note(ids),
            "take_out": lambda: acts.take_from(self._searching.place.collection, ids),
            "trash": lambda: acts.trash(ids),
            "restore": lambda: acts.restore(ids),
            "delete": lambda: acts.empty_trash(ids),
            "undo": acts.undo,
            "all": self._works().selectAll,
            "unfold": self._unfold_current,
        }
        if name in own:
            own[name]()
        elif name == "cull" and len(ids) < 2:
            self.asked.emit(name, list(self._model.ids))
        else:
            self.asked.emit(name, ids)

    def _unfold_current(self) -> None:
        current = self._chosen.current
        row = self._model.row_of(current) if current is not None else None
        if row is not None:
            self.unfold(row)

    def _all_favourites(self, ids: list[int]) -> bool:
        known = [self._model.known(one) for one in ids[:256]]
        return all(entry is not None and entry.marks.favourite for entry in known)

    def _ask_note(self, ids: list[int]) -> None:
        known = self._model.known(ids[0]) if len(ids) == 1 else None
        dialog = NoteDialog(len(ids), known.marks.note if known is not None else "", self._area)
        dialog.kept.connect(lambda note: self._acts.set_note(ids, note))
        dialog.open()
