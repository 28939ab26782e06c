"""Notices: what happened while the artist looked elsewhere. What is worth one is decided in `services.notices`."""
