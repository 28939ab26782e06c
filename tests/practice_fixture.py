"""Pytest fixtures around ``practice_process``. Use them with ``from practice_fixture import practice_router  # noqa:
F401`` or in a conftest.
"""

from collections.abc import Iterator

import pytest
from practice_process import PracticeProcess, start_practice


@pytest.fixture(scope="session")
def practice_process() -> Iterator[PracticeProcess]:
    """One process for the whole session, at speed 50."""
    with start_practice() as router:
        yield router


@pytest.fixture
def practice_router(practice_process: PracticeProcess) -> PracticeProcess:
    """The session's process with everything forgotten and all settings taken back."""
    practice_process.reset()
    return practice_process
