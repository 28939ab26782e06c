"""Composition: command line, folders, logging with redaction, wiring, the loop, start and stop."""
