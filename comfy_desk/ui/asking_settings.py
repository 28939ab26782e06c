"""The settings as the window asks for them: the sheet, what is set in it, and files of settings."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import SETTINGS, Value
from comfy_desk.domain.settings_file import Proposal
from comfy_desk.media.names import preview
from comfy_desk.services.api import SessionApi
from comfy_desk.services.settings_files import SettingsFiles
from comfy_desk.ui import desktop
from comfy_desk.ui.commands.registry import Registry
from comfy_desk.ui.dialogs.setting_folder import SavePlace
from comfy_desk.ui.dialogs.setting_import import ImportSheet
from comfy_desk.ui.dialogs.settings import Facts, SettingsSheet
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.sheets import Sheets
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine

FILE_NAME = "comfy-desk-settings.json"


class AskingSettings(QObject):
    def __init__(self, window: QWidget, sheets: Sheets, toast: ToastLine, commands: Registry) -> None:
        super().__init__(window)
        self._window = window
        self._sheets = sheets
        self._toast = toast
        self._commands = commands

    def ask(self, session: SessionApi, key: str = "") -> None:
        """All that can be set; `key` is the entry that is meant."""
        facts = Facts(session.settings.value, lambda: _save_place(session), preview, self._commands)
        sheet = SettingsSheet(SETTINGS, facts)
        sheet.changeAsked.connect(lambda name, value: self._set(session, sheet, name, value))
        sheet.manyAsked.connect(lambda values: spawn(self._set_many(session, sheet, values), self))
        sheet.exportAsked.connect(lambda local: self._export(session, sheet, local))
        sheet.importAsked.connect(lambda: self._import(session, sheet))
        end = session.settings.subscribe(sheet.show_kept)
        sheet.destroyed.connect(lambda: end())
        self._sheets.ask(sheet)
        if key and self._sheets.content is sheet:
            sheet.point(key)

    def _set(self, session: SessionApi, sheet: SettingsSheet, key: str, value: Value) -> None:
        def failed(error: DeskError) -> None:
            if isValid(sheet):
                sheet.refuse(key, error)
            else:
                self._error(error)

        spawn(session.settings.set(key, value), self, failed)

    async def _set_many(self, session: SessionApi, sheet: SettingsSheet, values: dict[str, Value]) -> None:
        try:
            before = await session.settings.set_many(values)
        except DeskError as error:
            if isValid(sheet):
                sheet.many_refused(error)
            else:
                self._error(error)
            return
        if isValid(sheet):
            sheet.many_kept(before)

    # --- files

    def _export(self, session: SessionApi, sheet: SettingsSheet, local: bool) -> None:
        files = SettingsFiles(session.settings.value)

        async def write(target: Path) -> None:
            made = await files.export(target, local=local)
            if isValid(sheet):
                sheet.say(tr("Written: {name}").format(name=made.name[:120]), "ok")

        def chosen(target: Path) -> None:
            spawn(write(target), self, lambda error: self._told(sheet, error))

        desktop.ask_where(self._window, FILE_NAME, None, chosen, title=tr("Export the settings"))

    def _import(self, session: SessionApi, sheet: SettingsSheet) -> None:
        files = SettingsFiles(session.settings.value)

        async def read(source: Path) -> None:
            proposal = await files.propose(source)
            if isValid(sheet) and self._sheets.content is sheet:
                self._propose(session, source.name, proposal)

        def chosen(source: Path) -> None:
            spawn(read(source), self, lambda error: self._told(sheet, error))

        kinds = tr("Settings (*.json)")
        desktop.ask_file(self._window, None, chosen, title=tr("Import settings"), kinds=kinds)

    def _propose(self, session: SessionApi, name: str, proposal: Proposal) -> None:
        sheet = ImportSheet(name, proposal)
        sheet.agreed.connect(lambda: spawn(self._use(session, sheet), self))
        self._sheets.ask(sheet)

    async def _use(self, session: SessionApi, sheet: ImportSheet) -> None:
        sheet.set_working(tr("Setting it…"))
        try:
            before = await session.settings.set_many(sheet.proposal.values)
        except DeskError as error:
            if isValid(sheet):
                sheet.show_error(error.sentence)
            return
        if isValid(sheet) and self._sheets.content is sheet:
            self._sheets.close()

        def undo() -> None:
            spawn(session.settings.set_many(before), self, self._error)

        words = tr("The settings of the file are used from now on.")
        self._toast.show_notice(words, action=tr("Undo"), on_action=undo)

    def _told(self, sheet: SettingsSheet, error: DeskError) -> None:
        if isValid(sheet):
            sheet.say(f"{error.sentence} {error.action}".strip(), "error")
        else:
            self._error(error)

    def _error(self, error: DeskError) -> None:
        self._toast.show_notice(error.sentence, error=True)


def _save_place(session: SessionApi) -> SavePlace:
    return SavePlace(session.save_folder, session.usual_save_folder, session.save_folder_fixed)
