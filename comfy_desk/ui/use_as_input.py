"""Use as input: a piece of a result goes into a field of the form that takes such a file, or into another model's.

Where one field fits, it goes straight in; where several do, a small menu asks. What is not here yet is fetched first. Nothing
is read here: the field does that, as if the file had been dropped on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor, QImage
from PySide6.QtWidgets import QMenu, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.domain.output import Output, Reach
from comfy_desk.domain.request import Request
from comfy_desk.schema import ABSENT, Medium
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.forms.media_places import NoPlace, Place, medium_of, places_for, reach
from comfy_desk.ui.forms.shorten import short_name
from comfy_desk.ui.icons import icon
from comfy_desk.ui.missing import missing
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.views.compose import ComposeView

FLAT = 24
"""So many models stand in one menu; of more, each provider has its own."""

TAG = "use-as-input"
_ONLY_LINK = {
    Medium.IMAGE: "This model takes a picture only as a link, and no file.",
    Medium.VIDEO: "This model takes a film only as a link, and no file.",
    Medium.AUDIO: "This model takes a sound only as a link, and no file.",
    Medium.FILE: "This model takes a file of this kind only as a link.",
}
_NONE = {
    Medium.IMAGE: "This model takes no picture.",
    Medium.VIDEO: "This model takes no film.",
    Medium.AUDIO: "This model takes no sound.",
    Medium.FILE: "This model takes no file of this kind.",
}
_WORDS = {Medium.IMAGE: "image", Medium.VIDEO: "video", Medium.AUDIO: "audio"}


@dataclass(frozen=True, slots=True)
class _Wish:
    path: Path
    medium: Medium
    others: int = 0  # files that came with it, and are not taken
    picture: QImage | None = None  # in place of a file; `path` is then what it is called


class UseAsInput(QObject):
    """Belongs to the workplace. `show` brings the form to the front."""

    def __init__(
        self,
        session: SessionApi,
        compose: ComposeView,
        toast: ToastLine,
        window: QWidget,
        show: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._compose = compose
        self._toast = toast
        self._window = window
        self._show = show
        self._entries: tuple[ModelEntry, ...] = ()
        self._awaited: tuple[str, _Wish] | None = None  # goes into this model's form once that is here
        compose.modelsRead.connect(self._on_models)
        compose.filling.began.connect(self._on_began)
        compose.filling.came.connect(self._on_came)

    def use(self, request: Request, index: int | None = None) -> None:
        """A piece of a result by its index, or the first work of it that is a file."""
        output = next((one for one in request.outputs if one.index == index), None)
        if output is None and index is None:
            output = next((one for one in request.works if one.path), next(iter(request.works), None))
        if output is None:
            self._refuse(tr("There is no file to use."))
        elif output.path is not None:
            self._offer(_Wish(Path(output.path), medium_of(output.kind)))
        elif missing(request, output) is Reach.FETCHABLE:
            spawn(self._fetch(request, output), self, self._on_error)
        else:
            self._refuse(output.problem or tr("There is no file of it, and it cannot be fetched."))

    def use_file(self, path: Path, medium: Medium, others: int = 0) -> None:
        """A file of the artist's, as if it had been dropped on the field; of several the first."""
        self._offer(_Wish(path, medium, others))

    def use_picture(self, picture: QImage, name: str) -> None:
        """A picture that is no file, such as a frame of a film; it is sent as PNG."""
        self._offer(_Wish(Path(name), Medium.IMAGE, picture=picture))

    # --- where it goes

    def _offer(self, wish: _Wish) -> None:
        form = self._compose.filling.form
        found = places_for(form, wish.medium) if form is not None else ()
        places = [place for place in found if place.takes_file]
        if not places:
            if found:
                words = tr(_ONLY_LINK[wish.medium])
            elif form is not None:
                words = tr(_NONE[wish.medium])
            else:
                words = tr("No model is chosen.")
            self._elsewhere(words, wish)
        elif len(places) == 1:
            self._put(places[0], wish)
        else:
            self._ask(places, wish)

    def _ask(self, places: Sequence[Place], wish: _Wish) -> None:
        menu = self._menu()
        menu.addAction(tr("Use as:")).setEnabled(False)  # a section's words are not drawn in this style
        for place in places:
            entry = menu.addAction(icon(place.medium.value), place.label.replace("&", "&&"))
            entry.triggered.connect(lambda _checked=False, place=place: self._put(place, wish))
        menu.addSeparator()
        other = menu.addMenu(tr("In another model"))
        other.setEnabled(self._fill_models(other, wish))
        menu.popup(QCursor.pos())

    def _put(self, place: Place, wish: _Wish) -> None:
        self._show()
        try:
            edit = reach(self._compose.form, place)
        except NoPlace as full:
            self._refuse(str(full))
            return
        before = edit.value() is not ABSENT
        if wish.picture is not None:
            edit.take_picture(wish.picture)
        else:
            edit.take_path(wish.path)
        self._compose.form.focus_pointer(place.pointer)
        edit.setFocus()
        form = tr("{name} replaces what was in “{label}”." if before else "{name} goes into “{label}”.")
        words = form.format(name=short_name(wish.path.name), label=place.label)
        if wish.others:
            words += " " + tr("Only the first of {n} files was taken.").format(n=wish.others + 1)
        self._toast.show_notice(
            words, action=tr("Another model…"), on_action=lambda: self._pop_up_models(wish), seconds=6, tag=TAG
        )

    # --- another model

    def models_for(self, medium: Medium) -> tuple[ModelEntry, ...]:
        """Those whose documents say that they take it; the one that is open is not among them."""
        word = _WORDS.get(medium)
        fit = [one for one in self._entries if word in one.inputs and not one.gone and one.id != self._compose.model]
        return tuple(sorted(fit, key=lambda one: one.id))

    def _elsewhere(self, words: str, wish: _Wish) -> None:
        if self.models_for(wish.medium):
            self._toast.show_notice(
                words, action=tr("Choose a model…"), on_action=lambda: self._pop_up_models(wish), tag=TAG
            )
        else:
            more = tr("None of the models whose forms were read so far does.")
            self._toast.show_notice(f"{words} {more}", tag=TAG)

    def _pop_up_models(self, wish: _Wish) -> None:
        menu = self._menu()
        if self._fill_models(menu, wish):
            menu.popup(QCursor.pos())
        else:
            menu.deleteLater()
            self._toast.show_notice(tr("None of the models whose forms were read so far takes it."), tag=TAG)

    def _fill_models(self, menu: QMenu, wish: _Wish) -> bool:
        models = self.models_for(wish.medium)
        below: dict[str, QMenu] = {}
        for model in models:
            target = menu
            if len(models) > FLAT:
                if model.provider not in below:
                    below[model.provider] = menu.addMenu(model.provider.replace("&", "&&"))
                target = below[model.provider]
            entry = target.addAction(model.id.replace("&", "&&"))
            entry.triggered.connect(lambda _checked=False, model=model.id: self._open(model, wish))
        return bool(models)

    def _open(self, model: str, wish: _Wish) -> None:
        self._show()
        self._compose.picker.chosen.emit(model)  # as if it had been chosen in the list
        self._awaited = (model, wish)

    def _on_models(self, entries: tuple[ModelEntry, ...]) -> None:
        self._entries = entries

    def _on_began(self, model: str) -> None:
        if self._awaited is not None and self._awaited[0] != model:
            self._awaited = None  # the artist went on to something else

    def _on_came(self, document: ModelDocument) -> None:
        if self._awaited is not None and self._awaited[0] == document.id:
            wish, self._awaited = self._awaited[1], None
            self._offer(wish)

    # --- what is not here

    async def _fetch(self, request: Request, output: Output) -> None:
        self._toast.show_notice(tr("It is fetched first…"), tag=TAG)
        fetched = await self._session.fetch_output(request.id, output.index)
        if fetched.path is None:
            self._refuse(fetched.problem or tr("It could not be fetched."))
        else:
            self._offer(_Wish(Path(fetched.path), medium_of(fetched.kind)))

    def _on_error(self, error: DeskError) -> None:
        self._refuse(error.sentence)

    def _refuse(self, words: str) -> None:
        self._toast.show_notice(words, error=True, tag=TAG)

    def _menu(self) -> QMenu:
        menu = QMenu(self._window)
        menu.setToolTipsVisible(True)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu
