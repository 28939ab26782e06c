"""Every prompt that was sent, the newest first: searched as you type, used with a click, taken out and put back."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from comfy_desk.domain.prompts import FoundPrompts, SentPrompt
from comfy_desk.ui.forms.prompt_words import PromptWords
from comfy_desk.ui.forms.word_list import Entry
from comfy_desk.ui.forms.words_popup import WordsPopup
from comfy_desk.ui.phrases import counted, model_name, time_of_day, tr, whole
from comfy_desk.ui.spawn import spawn


class HistoryPopup(WordsPopup):
    def __init__(self, words: PromptWords, parent: QWidget, now: Callable[[], float] = time.time) -> None:
        super().__init__(tr("Earlier prompts"), tr("Search what was sent"), parent)
        self._words = words
        self._now = now
        self._asking = self._again = False
        self._prompts: tuple[SentPrompt, ...] = ()
        self.one_model = QPushButton(tr("This model"))
        self.one_model.setCheckable(True)
        self.one_model.setAutoDefault(False)
        self.one_model.setProperty("role", "chip")
        self.one_model.setToolTip(tr("Only prompts that were sent to the model in the form"))
        self.one_model.toggled.connect(lambda _on: self.refresh())
        self.head.addWidget(self.one_model)
        self.one_model.setVisible(bool(words.model()))
        self.clear = QPushButton(tr("Remove all"))
        self.clear.setAutoDefault(False)
        self.clear.setProperty("role", "link")
        self.clear.setToolTip(tr("Forgets every prompt in this list; requests and works stay"))
        self.clear.clicked.connect(self._on_clear)
        self.foot.addWidget(self.clear)
        words.changed.connect(self.refresh)

    def refresh(self) -> None:
        """One search at a time: what is typed meanwhile is looked for when that has ended."""
        self._again = self._asking
        if not self._asking:
            self._asking = True
            spawn(self._find(), self, self._words.on_error)

    def remove(self, row: int) -> None:
        self._words.forget([self._prompts[row].text])

    def take_back(self) -> None:
        self._words.restore()

    async def _find(self) -> None:
        try:
            while True:
                self._again = False
                words = self.search.text()
                found = await self._words.find(words, this_model=self.one_model.isChecked())
                if not self._again:
                    break
            self._show(found, words)
        finally:
            self._asking = False

    def _show(self, found: FoundPrompts, words: str) -> None:
        self._prompts = found.prompts
        now = self._now()
        self.list.show_entries([Entry(one.text, _about(one, now), one.text) for one in found.prompts])
        filtered = bool(words.strip()) or self.one_model.isChecked()
        self.clear.setVisible(bool(found.prompts) and not filtered)
        told = counted(found.number, "{n} prompt", "{n} prompts")
        if found.number > len(found.prompts):
            told = tr("The newest {n} of {all}").format(n=len(found.prompts), all=whole(found.number))
        gone = len(self._words.removed)
        if gone:
            told = counted(gone, "{n} prompt removed.", "{n} prompts removed.")
        empty = tr("No prompt has all of these words.") if filtered else tr("What you send is kept here, whole.")
        self.say(told if found.prompts or gone else "", empty="" if found.prompts else empty, undo=bool(gone))

    def _on_clear(self) -> None:
        self._words.forget(None)


def _about(prompt: SentPrompt, now: float) -> str:
    name = model_name(prompt.model).partition(" · ")[0]
    parts = [time_of_day(prompt.used_at, now), name]
    if prompt.uses > 1:
        parts.append(tr("sent {n} times").format(n=whole(prompt.uses)))
    if len(prompt.text) > 400:
        parts.append(tr("{n} characters").format(n=whole(len(prompt.text))))
    return "  ·  ".join(parts)
