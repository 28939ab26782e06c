"""Sheets and dialogs, opened without a nested loop."""
