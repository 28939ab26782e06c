"""The practice Router: a process of its own that serves the whole contract on the loopback."""
