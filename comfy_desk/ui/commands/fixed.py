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
        (compose, tr("Star the marked model in the list"), ("Ctrl+D",)),
        (queue, tr("Open the selected"), ("Return",)),
        (queue, tr("Cancel what lives, remove what ended"), ("Del",)),
        (queue, tr("Move what waits up, down"), ("Alt+Up", "Alt+Down")),
        (queue, tr("Send it next, last"), ("Alt+Home", "Alt+End")),
        (queue, tr("Rename a batch"), ("F2",)),
        (viewer, tr("Copy"), ("Ctrl+C",)),
        (viewer, tr("Save as"), ("Ctrl+S",)),
        (viewer, tr("Fit, 100 %"), ("F", "1")),
        (viewer, tr("Nearer, further"), ("+", "-")),
        (viewer, tr("The output before, the next one"), ("Left", "Right")),
        (viewer, tr("Play or pause"), ("Space",)),
        (viewer, tr("One frame back, on"), (",", ".")),
    ]
