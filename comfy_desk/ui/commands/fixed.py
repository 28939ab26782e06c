"""Keys that parts of the window read themselves, and that no command has: told in the list of keys, and not to be changed."""

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
        (viewer, tr("The output before, the next one"), ("Left", "Right")),
        (viewer, tr("Play or pause"), ("Space",)),
    ]
