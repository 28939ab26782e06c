"""The regions of the window: compose, queue, viewer."""
