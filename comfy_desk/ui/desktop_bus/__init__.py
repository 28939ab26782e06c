"""The desktop's message bus (D-Bus), spoken by a small process of its own: notices, locks against sleep, launcher entries.

WORKAROUND PySide6 6.11: what of Qt's own D-Bus waits for its thread does so with Python's lock in hand, and that thread asks
for the lock as soon as an object made in Python is its receiver; then both wait for ever. Without Qt there, nothing can.
"""
