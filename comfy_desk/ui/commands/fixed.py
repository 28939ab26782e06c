"""Keys that parts of the window read themselves beside those of commands: told in the list of keys, and not to be changed."""

from __future__ import annotations

from comfy_desk.ui.phrases import tr


def fixed_keys() -> list[tuple[str, str, tuple[str, ...]]]:
    """Area, words, keys."""
    compose, queue, viewer = tr("Compose"), tr("Queue"), tr("Viewer")
    return [
        (compose, tr("In a prompt: what was sent before"), ("Ctrl+H",)),
        (compose, tr("One prompt further back, nearer again"), ("Alt+Up", "Alt+Down")),
        (compose, tr("Insert a snippet"), ("Ctrl+J",)),
        (queue, tr("Rename a batch"), ("F2",)),
        (viewer, tr("The work before"), ("Left", "PgUp")),
        (viewer, tr("The next work"), ("Right", "PgDown")),
        (viewer, tr("Play or pause"), ("Space",)),
    ]
