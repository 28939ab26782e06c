"""The practice Router for every end-to-end test."""

from practice_fixture import practice_process, practice_router

__all__ = ["practice_process", "practice_router"]
