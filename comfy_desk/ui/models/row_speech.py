"""What is said of a cell to those who hover over it, and to those who hear it. Pure."""

from __future__ import annotations

import html

from comfy_desk.domain.request import Request
from comfy_desk.ui import wording
from comfy_desk.ui.models.columns import Column
from comfy_desk.ui.models.row_words import RowWords
from comfy_desk.ui.phrases import DASH, tr


def tooltip(column: str, request: Request, around: wording.Around) -> str:
    """As markup with everything escaped: Qt would read what looks like markup in a prompt as such."""
    if column == "next_check":
        text = wording.last_answer(request, around.now) if request.sends else tr("Not sent yet")
    elif column == "prompt":
        text = f"{request.prompt.strip()}\n{request.model}"
    else:
        text = wording.tooltip(request, around)
    return "<qt>" + html.escape(text).replace("\n", "<br>") + "</qt>"


def spoken(column: Column, request: Request, words: RowWords, around: wording.Around) -> str:
    """The prompt's cell tells the whole row; another one its title and what stands there."""
    if column.id == "prompt":
        return wording.row_in_words(request, around)
    if column.id == "actions":
        said = ", ".join(action.label for action in words.actions if action.enabled)
    elif column.id == "status":
        said = ", ".join(part for part in (words.status.text, words.second.text) if part)
    elif column.id == "preview":
        said = tr("a picture") if words.preview.path else tr("no picture yet")
    else:
        said = column.text(words)
    return tr("{column}: {words}").format(column=tr(column.title), words=said or DASH)
