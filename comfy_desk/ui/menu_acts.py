"""What the entries of the menus do: each by its name in `menus`, handed to the part of the window that does it.

The parts come after the menus, so each is asked for when its entry is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from comfy_desk.domain.settings import ASK_ABOVE

if TYPE_CHECKING:  # the frame is to be seen before all of that is loaded
    from comfy_desk.ui.main_window import MainWindow
    from comfy_desk.ui.views.compose import ComposeView
    from comfy_desk.ui.workplace import Workplace


def menu_acts(
    window: MainWindow, there: Callable[[], Workplace], leave: Callable[[], None], show_files: Callable[[], None]
) -> dict[str, Callable[..., None]]:
    """`there` gives the views of the session, which most entries need."""

    def in_compose(do: Callable[[ComposeView], None]) -> None:
        window.docks.bring(window.docks.left)
        do(there().compose)

    return {
        "choose_model": lambda: in_compose(lambda compose: compose.choose_model()),
        "account": window.ask_for_key,
        "adopt": lambda: window.asking.adopt(),
        "open_recipe": lambda: window.recipes.ask(),
        "paste_recipe": lambda: window.recipes.paste(),
        "model_time_limit": lambda: window.asking.model_time_limit(),
        "limits": lambda: window.asking.limits(),
        "ledger": lambda: there().show_ledger(),
        "add_funds": lambda: there().verbs.add_credits(),
        "money_limits": lambda: window.asking.settings(ASK_ABOVE.key),
        "show_files": show_files,
        "settings": lambda: window.asking.settings(),
        "quit": leave,
        "undo_removal": lambda: there().verbs.removals.undo(),
        "find": lambda: there().find(),
        "compact": lambda on: there().queue.set_compact(on),
        "full_screen": lambda: there().viewer.toggle_full_screen(),
        "scheme": lambda scheme: window.worn.choose_colours(scheme),
        "next_region": lambda: window.commands.regions.step(),
        "previous_region": lambda: window.commands.regions.step(False),
        "reset_layout": lambda: window.docks.reset(),
        "cancel_selected": lambda: there().cancel_chosen(),
        "cancel_waiting": lambda: there().verbs.cancel_waiting(),
        "pause": lambda on: there().verbs.pause(on),
        "refresh_models": lambda: in_compose(lambda compose: compose.refresh_models()),
        "palette": lambda: window.commands.open_palette(),
        "shortcuts": lambda: window.asking.shortcuts(),
        "about": lambda: _show_about(window),
    }


def _show_about(window: MainWindow) -> None:
    from comfy_desk.ui.dialogs.about import about_sheet

    window.sheets.ask(about_sheet())
