"""The batches that are worth a place above the table: those that live, and the newest that has ended until it is dismissed.

How many of a batch are where is kept in step one request at a time; nothing is counted over all rows but once at the start.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from comfy_desk.domain.batch import Batch, BatchProgress, place_of
from comfy_desk.domain.request import Request
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr, whole
from comfy_desk.ui.unhurried import Unhurried

Index = QModelIndex | QPersistentModelIndex

BATCH = int(Qt.ItemDataRole.UserRole) + 1
PROGRESS = BATCH + 1

_PLACES = ("waiting", "at_router", "collecting", "done", "empty", "failed", "cancelled", "lost")
_ALIVE = ("waiting", "at_router", "collecting")


@overrides_qt
class BatchList(QAbstractListModel):
    """Newest first. Roles: BATCH, PROGRESS; the display is the name."""

    renamed = Signal(object)  # Batch, shown or not

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._batches: dict[str, Batch] = {}
        self._order: list[tuple[float, str]] = []  # oldest first
        self._counts: dict[str, Counter[str]] = {}
        self._where: dict[str, tuple[str, str]] = {}  # request id -> its batch and its place there
        self._alive: set[str] = set()
        self._dismissed = 0.0
        self._shown: list[str] = []
        self._untold: set[str] = set()
        self._told = Unhurried(self._tell_progress, self)

    # what changes it

    def follow(self, bridge: DeskBridge) -> None:
        """Loads what the desk holds now, and takes every change from then on."""
        self.load(bridge.desk.batches(), bridge.desk.requests())
        bridge.requestAdded.connect(self.note)
        bridge.requestChanged.connect(lambda _before, request: self.note(request))
        bridge.requestRemoved.connect(self.forget)
        bridge.batchChanged.connect(self.set_batch)

    def load(self, batches: Iterable[Batch], requests: Iterable[Request]) -> None:
        self.beginResetModel()
        self._batches = {batch.id: batch for batch in batches}
        self._order = sorted((batch.created_at, batch.id) for batch in self._batches.values())
        self._counts, self._where, self._alive = {}, {}, set()
        for request in requests:
            if request.batch is not None:
                self._count(request.id, (request.batch, place_of(request.state)))
        self._shown = self._wanted()
        self.endResetModel()

    def set_batch(self, batch: Batch) -> None:
        """A batch is new, or has another name."""
        before = self._batches.get(batch.id)
        self._batches[batch.id] = batch
        if before is None:
            insort(self._order, (batch.created_at, batch.id))
            self._arrange()
            return
        self.renamed.emit(batch)
        self._tell(batch.id)

    def note(self, request: Request) -> None:
        """A request came or changed."""
        if request.batch is not None:
            self._move(request.id, (request.batch, place_of(request.state)))

    def forget(self, request_id: str) -> None:
        if request_id in self._where:
            self._move(request_id, None)

    def set_dismissed(self, until: float) -> None:
        """What was made up to then and has ended is not shown any more."""
        self._dismissed = until
        self._arrange()

    def dismiss(self, batch_id: str) -> float:
        """Returns the moment to remember."""
        batch = self._batches.get(batch_id)
        if batch is not None:
            self.set_dismissed(max(self._dismissed, batch.created_at))
        return self._dismissed

    # what it knows

    def batch(self, batch_id: str) -> Batch | None:
        return self._batches.get(batch_id)

    def progress(self, batch_id: str) -> BatchProgress:
        counts = self._counts.get(batch_id, Counter())
        return BatchProgress(sum(counts.values()), **{place: counts[place] for place in _PLACES})

    def is_alive(self, batch_id: str) -> bool:
        return batch_id in self._alive

    def ids(self) -> tuple[str, ...]:
        return tuple(self._shown)

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._shown):
            return None
        name = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._batches[name].name
        if role == BATCH:
            return self._batches[name]
        return self.progress(name) if role == PROGRESS else None

    # inside

    def _move(self, request_id: str, now: tuple[str, str] | None) -> None:
        before = self._where.get(request_id)
        if before == now:
            return
        touched = {one[0] for one in (before, now) if one is not None}
        alive = {name: name in self._alive for name in touched}
        there = {name: sum(self._counts.get(name, Counter()).values()) > 0 for name in touched}
        self._count(request_id, now)
        self._untold |= touched
        self._told.soon()
        for name in touched:
            turned = alive[name] != (name in self._alive) or there[name] != (self.progress(name).total > 0)
            if turned:
                self._arrange()

    def _count(self, request_id: str, now: tuple[str, str] | None) -> None:
        before = self._where.pop(request_id, None)
        if before is not None:
            self._counts[before[0]][before[1]] -= 1
        if now is not None:
            self._where[request_id] = now
            self._counts.setdefault(now[0], Counter())[now[1]] += 1
        for name in {one[0] for one in (before, now) if one is not None}:
            lives = any(self._counts[name][place] for place in _ALIVE)
            (self._alive.add if lives else self._alive.discard)(name)

    def _wanted(self) -> list[str]:
        """Those that live and the newest that has ended, newest first."""
        wanted, ended = [], ""
        left = len(self._alive & self._batches.keys())
        for made, name in reversed(self._order):
            if name in self._alive:
                wanted.append(name)
                left -= 1
            elif not ended and self.progress(name).total:
                ended = name
                if made > self._dismissed:
                    wanted.append(name)
            if not left and ended:
                break
        return wanted

    def _arrange(self) -> None:
        wanted = self._wanted()
        keep = set(wanted)
        for row in range(len(self._shown) - 1, -1, -1):
            if self._shown[row] not in keep:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._shown[row]
                self.endRemoveRows()
        for row, name in enumerate(wanted):
            if row >= len(self._shown) or self._shown[row] != name:
                self.beginInsertRows(QModelIndex(), row, row)
                self._shown.insert(row, name)
                self.endInsertRows()

    def _tell_progress(self) -> None:
        untold, self._untold = self._untold, set()
        for name in untold:
            self._tell(name)

    def _tell(self, batch_id: str) -> None:
        if batch_id in self._shown:
            index = self.index(self._shown.index(batch_id))
            self.dataChanged.emit(index, index)


def progress_in_words(progress: BatchProgress) -> str:
    """ "12 of 40 done · 2 failed · 6 at the Router · 20 waiting"; what there is none of is left out."""
    parts = [tr("{n} of {all} done").format(n=whole(progress.done), all=whole(progress.total))]
    for number, words in (
        (progress.failed, tr("{n} failed")),
        (progress.lost, tr("{n} no longer on the server")),
        (progress.empty, tr("{n} without a result")),
        (progress.cancelled, tr("{n} cancelled")),
        (progress.collecting, tr("{n} being saved")),
        (progress.at_router, tr("{n} at the Router")),
        (progress.waiting, tr("{n} waiting")),
    ):
        if number:
            parts.append(words.format(n=whole(number)))
    return " · ".join(parts)
