"""Chaos: faults of every kind at random, for as long as it is on. ``POST /practice/faults`` with ``{"chaos": {…}}``,
``DELETE`` ends it; on the command line ``--chaos '{"rate": 0.2}'``.

| field | what it says |
|---|---|
| ``seed`` | the same seed gives each route of each model the same faults in the same order (0) |
| ``rate`` | share of the calls that are hit, 0 to 1; runs end badly with half of it (0.2) |
| ``kinds`` | only these (all): the names below |
| ``streak`` | most faults in a row on one route of one request, key or link (3) |
| ``longest`` | seconds that no Retry-After, silence or drip goes beyond (3) |

It is bounded: after ``streak`` faults a call gets its true answer, so whoever asks patiently reaches every end. Which
request a fault hits depends on the order in which calls arrive.

| kind | what happens |
|---|---|
| ``drop_before``, ``drop_after``, ``stall``, ``stall_body``, ``truncated``, ``drip``, ``delay``, ``html``, ``empty``, |
| ``malformed``, ``redirect`` | as in ``faults.py``, before or after the work was accepted |
| ``status`` | a passing error, busy 409s and 429s on the routes that act; Retry-After in every form, or none |
| ``rate_limited`` | 429 for the whole account |
| ``refusal`` | 400, 402, 403 ``not_enabled``, 404 or 422; only while nothing is admitted under the key |
| ``key`` | 401, once |
| ``lag`` | 404 from a replica that lags, at most twice |
| ``stale``, ``words`` | a status that is old, or has unknown words, odd positions, another id, no object |
| ``pace`` | a true answer, while there is something to wait for, with a Retry-After of another form, or none |
| ``addresses`` | a submit whose addresses are missing or somebody else's |
| ``pending`` | 202 from the result route of a finished run |
| ``deadline`` | 504 with Retry-After after a direct run; the key collects it |
| ``dead_link``, ``storage`` | a link that has died; a storage with trouble |
| ``ending`` | the run ends with an ``error_type``, each of them in its turn; some keep their result all the same |
| ``cancelling`` | a cancel that meets a started run stops it, comes too late, or loses; too late is said with 409 or 400 |

With a state file it goes on after a restart where it was.
"""

import random
from collections import Counter
from dataclasses import asdict, dataclass, fields
from typing import Any

from .faults import Fault
from .mischief import KINDS, RECIPES, Recipe, Scene
from .runs import CANCELLINGS, ENDINGS

_MOST_STREAK = 50
_LONGEST = 3600.0
_SUBJECTS = 20_000
_KEEPS_RESULT = 0.2
_ENDS_OF_DIRECT_RUNS = (
    "forbidden-subject",
    "forbidden-picture",
    "fail-please",
    "time-out",
    "awkward-input",
    "late-refusal",
)


@dataclass(frozen=True, slots=True)
class Order:
    """What was ordered; see the module's own words."""

    seed: int = 0
    rate: float = 0.2
    kinds: tuple[str, ...] = KINDS
    streak: int = 3
    longest: float = 3.0


def order_from(given: Any) -> Order:
    """Raises ValueError for what does not fit."""
    if not isinstance(given, dict):
        raise ValueError("chaos is an object")
    known = {f.name for f in fields(Order)}
    for name, value in given.items():
        if name not in known:
            raise ValueError(f"chaos has no field {name!r}")
        if name != "kinds" and (isinstance(value, bool) or not isinstance(value, int | float)):
            raise ValueError(f"{name} must be a number")
    kinds = given.get("kinds", KINDS)
    if not isinstance(kinds, list | tuple) or not kinds or not set(map(str, kinds)) <= set(KINDS):
        raise ValueError(f"kinds are some of {', '.join(KINDS)}")
    order = Order(**{**given, "kinds": tuple(kinds)})
    if not 0 <= order.rate <= 1:
        raise ValueError("rate is between 0 and 1")
    for name in ("seed", "streak"):
        if getattr(order, name) != int(getattr(order, name)):
            raise ValueError(f"{name} must be a whole number")
    if not 1 <= order.streak <= _MOST_STREAK or not 0.1 <= order.longest <= _LONGEST:
        raise ValueError(f"streak is 1 to {_MOST_STREAK}, longest 0.1 to {_LONGEST:.0f} seconds")
    return order


class Chaos:
    """The dice. Without an order nothing happens."""

    def __init__(self) -> None:
        self._order: Order | None = None
        self._numbers: Counter[str] = Counter()  # calls and runs so far, by what they were
        self._streaks: dict[tuple[str, str], list[str]] = {}  # faults in a row, by route and whom they hit

    def begin(self, order: Order) -> None:
        self._order = order
        self._numbers.clear()
        self._streaks.clear()

    def end(self) -> None:
        self._order = None
        self._streaks.clear()

    def report(self) -> dict[str, Any] | None:
        return None if self._order is None else {**asdict(self._order), "kinds": list(self._order.kinds)}

    # over a restart

    def written(self) -> dict[str, Any] | None:
        report = self.report()
        return None if report is None else {"order": report, "numbers": dict(self._numbers)}

    def restore(self, document: Any) -> None:
        """Raises ValueError, KeyError or TypeError for what was not written here."""
        if document is None:
            return
        order, numbers = order_from(document["order"]), dict(document["numbers"])
        if not all(isinstance(name, str) and isinstance(number, int) for name, number in numbers.items()):
            raise ValueError("chaos with odd numbers")
        self.begin(order)
        self._numbers.update(numbers)

    # the throws

    def take(self, scene: Scene, subject: str, *, admitted: bool) -> Fault | None:
        """The fault for this call, or None. ``subject`` is the request, key or link it is about; ``admitted`` says
        whether its key has a run already.
        """
        order = self._order
        if order is None:
            return None
        dice = self._dice(f"{scene.route} {scene.model}")
        place = (scene.route, subject)
        streak = self._streaks.get(place, [])
        fitting = [r for r in RECIPES if self._fits(r, order, scene, streak, admitted)]
        if dice.random() >= order.rate or len(streak) >= order.streak or not fitting:
            self._streaks.pop(place, None)
            return None
        recipe = dice.choices(fitting, [r.weight for r in fitting])[0]
        if len(self._streaks) >= _SUBJECTS:
            self._streaks.pop(next(iter(self._streaks)))
        self._streaks[place] = [*streak, recipe.name]
        return recipe.fault(dice, scene)

    def longest(self) -> float:
        return self._order.longest if self._order is not None else Order().longest

    def ending(self, model: str, *, direct: bool) -> tuple[str, bool] | None:
        """How a run of this model ends badly, and whether its result is kept all the same; None for its own way.

        A direct run's end is the answer to its call, so it cannot be one that asks for patience.
        """
        dice = self._fate("ending", model, 0.5)
        if dice is None:
            return None
        endings = sorted(word for word in ENDINGS if not direct or word in _ENDS_OF_DIRECT_RUNS)
        turn = "direct endings" if direct else "endings"
        word = endings[self._numbers[turn] % len(endings)]
        self._numbers[turn] += 1
        return word, dice.random() < _KEEPS_RESULT

    def cancelling(self, model: str) -> str | None:
        dice = self._fate("cancelling", model, 1.0)
        return None if dice is None else dice.choice(CANCELLINGS)

    def cancel_status(self) -> int | None:
        dice = self._fate("cancelling", "status", 1.0)
        return None if dice is None else dice.choice((400, 409))

    def _fate(self, kind: str, model: str, share: float) -> random.Random | None:
        order = self._order
        if order is None or kind not in order.kinds:
            return None
        dice = self._dice(f"{kind} {model}")
        return dice if dice.random() < order.rate * share else None

    def _dice(self, what: str) -> random.Random:
        assert self._order is not None
        self._numbers[what] += 1
        return random.Random(f"{self._order.seed} {what} {self._numbers[what]}")

    @staticmethod
    def _fits(recipe: Recipe, order: Order, scene: Scene, streak: list[str], admitted: bool) -> bool:
        return (
            recipe.name in order.kinds
            and scene.route in recipe.routes
            and streak.count(recipe.name) < recipe.most
            and not (recipe.releases_key and admitted)
            and not (recipe.while_unfinished and scene.finished)
        )
