"""A recipe dropped on the window, opened or pasted: it fills the form of its model. Nothing is sent.

Files that it names by their hash are looked for in what was sent and made here; what is not found is to be chosen again.
Disks are asked in threads, and reading what others wrote never holds up the window.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.inputs import InputRefused, read_input
from comfy_desk.schema import Encoding, Field, Form, NotJsonError, describe, from_bytes, pointers
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import desktop, disk
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.recipe_parts import NoRecipe, Recipe, Wanted, found_in, read_file, read_text
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.compose_fill import RECIPE
from comfy_desk.ui.views.drafts import Draft
from comfy_desk.ui.window_drop import WindowDrop, files_in

ENDINGS = (".json", ".png", ".jpg", ".jpeg", ".webp")

BODIES_AT_MOST = 40
"""Requests of the same model whose bodies are looked through for a file."""

LARGEST_BODY = 24_000_000
"""Bytes of one of them: parsing a larger one would be felt."""

BYTES_AT_MOST = 200_000_000
"""Of all of them together."""

LARGEST_FILE = 74 << 20


class RecipeDrop(WindowDrop):
    """`place` gives the session and its Compose while there are any; `wanted` brings Compose into sight.

    `use` takes a picture without a recipe, and how many more there were.
    """

    def __init__(
        self,
        window: QWidget,
        place: Callable[[], tuple[SessionApi, ComposeView] | None],
        toast: ToastLine,
        wanted: Callable[[], None],
        folder: Callable[[], Path | None],
        use: Callable[[Path, int], None],
    ) -> None:
        super().__init__(window, window)
        self._window = window
        self._place = place
        self._toast = toast
        self._wanted = wanted
        self._folder = folder
        self._use = use
        self._round = 0

    # --- how it comes

    def wants(self, path: Path) -> bool:
        return self._place() is not None and may_be_recipe(path)

    def form(self) -> QWidget | None:
        place = self._place()
        return None if place is None else place[1]

    def dropped(self, path: Path, others: int) -> None:
        self.open_path(path, others, dropped=True)

    def ask(self) -> None:
        """Asks for a file, and opens it."""
        start = self._folder()
        desktop.ask_file(
            self._window,
            str(start) if start is not None else None,
            self.open_path,
            title=tr("Open a recipe"),
            kinds=tr("Recipes and pictures ({endings})").format(endings=" ".join(f"*{end}" for end in ENDINGS)),
        )

    def paste(self) -> None:
        """What is on the clipboard: a file, or a recipe as text."""
        data = QGuiApplication.clipboard().mimeData()
        paths = [path for path in files_in(data) if may_be_recipe(path)]
        if paths:
            self.open_path(paths[0], others=len(paths) - 1)
            return
        text = data.text() if data.hasText() else ""
        spawn(self._pasted(text), self, self._refuse)

    def open_path(self, path: Path, others: int = 0, *, dropped: bool = False) -> None:
        """One file; of several that were dropped the first. A picture that was dropped and carries none is an input."""
        self._round += 1
        this_round = self._round

        def read(recipe: Recipe | DeskError) -> None:
            if this_round != self._round:
                return
            if isinstance(recipe, NoRecipe) and dropped and path.suffix.lower() != ENDINGS[0]:
                self._use(path, others)
                return
            if isinstance(recipe, DeskError):
                self._refuse(recipe)
                return
            more = tr("Only the first of {n} files was read.").format(n=others + 1) if others else ""
            spawn(self._fill(recipe, path.name, more, this_round), self, self._refuse)

        disk.ask(self, path.parent, lambda: read_file(path), read, lambda: self._refuse(DeskError(disk.no_answer())))

    async def _pasted(self, text: str) -> None:
        self._round += 1
        this_round = self._round
        recipe = await asyncio.to_thread(read_text, text)
        if not isinstance(recipe, Recipe):
            raise recipe or DeskError(tr("There is no recipe on the clipboard."))
        await self._fill(recipe, "", "", this_round)

    # --- what becomes of it

    async def _fill(self, recipe: Recipe, name: str, more: str, this_round: int) -> None:
        """Looking for its files takes a while: a recipe that came after it is the one that is meant."""
        place = self._place()
        if place is None:
            return
        session, compose = place
        found = await self._look_for(session, recipe)
        here = self._place()
        if here is None or here[1] is not compose or this_round != self._round:
            return
        missing = tuple(one for one in recipe.wanted if one.pointer not in found)
        again = tr("Choose this again: {what}")
        said = {one.pointer: again.format(what=one.words) for one in missing}
        draft = Draft(recipe.filled(found), serving=recipe.serving, etag=recipe.etag, said=tuple(said.items()))
        self._wanted()
        compose.load_draft(recipe.model, draft)
        compose.notes.say(
            RECIPE, _words(name, missing, recipe.note, more), "\n".join(said.values()), warn=bool(missing)
        )

    async def _look_for(self, session: SessionApi, recipe: Recipe) -> dict[str, str]:
        """The wanted values, by pointer: from the request itself, from others of its model, and from works that are here."""
        found: dict[str, str] = {}
        budget = BYTES_AT_MOST
        for row in _likeliest(session.desk.requests(), recipe):
            left = tuple(one for one in recipe.wanted if one.pointer not in found)
            if not left or budget < 0:
                break
            if not min(one.size for one in left) <= row.body_size <= LARGEST_BODY:
                continue
            budget -= row.body_size
            try:
                data = await session.body(row.id)
            except DeskError:
                continue
            found |= await asyncio.to_thread(_found_in, data, left)
        left = tuple(one for one in recipe.wanted if one.pointer not in found and one.sha256)
        if left:
            found |= await self._works(session, recipe.model, left)
        return found

    async def _works(self, session: SessionApi, model: str, wanted: tuple[Wanted, ...]) -> dict[str, str]:
        paths = {
            output.sha256: output.path
            for request in session.desk.requests()
            for output in request.outputs
            if output.path and output.sha256
        }
        known = [(one, paths[one.sha256]) for one in wanted if one.sha256 in paths and one.size <= LARGEST_FILE]
        if not known:
            return {}
        try:
            form = describe((await session.model_document(model)).document)
        except DeskError:
            return {}
        found: dict[str, str] = {}
        for one, path in known:
            text = await self._encoded(Path(path), _encoding(form, one.pointer), one.sha256)
            if text:
                found[one.pointer] = text
        return found

    async def _encoded(self, path: Path, encoding: Encoding | None, sha256: str) -> str:
        """A file as its field takes it; "" where it cannot be, or is another one by now."""
        if encoding not in (Encoding.BASE64, Encoding.DATA_URI):
            return ""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def tell(text: str) -> None:
            if not answer.done():
                answer.set_result(text)

        disk.ask(self, path.parent, lambda: _read(path, encoding, sha256), tell, lambda: tell(""))
        return await answer

    def _refuse(self, error: DeskError) -> None:
        self._toast.show_notice(error.sentence, error=True)


def may_be_recipe(path: Path) -> bool:
    """By its name alone."""
    return path.suffix.lower() in ENDINGS


def _words(name: str, missing: tuple[Wanted, ...], note: str, more: str) -> str:
    start = tr("The form is filled from “{name}”.").format(name=name[:80]) if name else tr("The form is filled.")
    again = ""
    if missing:
        listed = ", ".join(one.words for one in missing[:3])
        again = tr("Choose again: {what}{more}.").format(what=listed, more=", …" if len(missing) > 3 else "")
    return " ".join(part for part in (start, again, note, more) if part)


def _likeliest(requests: tuple[Request, ...], recipe: Recipe) -> list[Request]:
    """The request that the recipe is of, then the newest others of its model."""
    same = [row for row in requests if row.model == recipe.model and not row.adopted and row.body_size]
    same.sort(key=lambda row: not (recipe.request_id and row.request_id == recipe.request_id))
    return same[:BODIES_AT_MOST]


def _found_in(data: bytes, wanted: tuple[Wanted, ...]) -> dict[str, str]:
    try:
        return found_in(from_bytes(data), wanted)
    except (NotJsonError, RecursionError):
        return {}


def _read(path: Path, encoding: Encoding | None, sha256: str) -> str:
    def head(found: Sniffed) -> str:
        return f"data:{found.media_type};base64," if encoding is Encoding.DATA_URI else ""

    try:
        given = read_input(path, LARGEST_FILE, head)
    except (InputRefused, OSError):
        return ""
    return given.text if given.sha256 == sha256 else ""


def _encoding(form: Form, pointer: str) -> Encoding | None:
    """How the field at a place of a body takes its file."""
    fields: list[Field] = [form.root]
    for step in pointers.split(pointer):
        further: list[Field] = []
        for field in _with_variants(fields):
            further += [part for part in field.fields if part.name == step]
            if field.item is not None and step.isdecimal():
                further.append(field.item)
        fields = further
    media = next((one.media for one in _with_variants(fields) if one.media is not None), None)
    return media.encoding if media is not None else None


def _with_variants(fields: list[Field]) -> list[Field]:
    return [one for field in fields for one in (field, *_with_variants(list(field.variants)))]
