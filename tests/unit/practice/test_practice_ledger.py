"""What the practice Router knows, written down and taken up again by another process, some time later."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from practice_inside import BASE, FAST, Inside, StillClock

from comfy_desk.practice.ledger import LARGE_BODY, restore, written

REEL = "lantern/long-reel"
WORDS = {"prompt": "a quay", "width": 256, "height": 256}


class LaterClock(StillClock):
    """Another process's clock: ``now`` began elsewhere, and ``away`` seconds have passed since the first one stood still."""

    def __init__(self, away: float) -> None:
        super().__init__()
        self._away = away

    def now(self) -> float:
        return 7.0 + self.offset

    def wall(self) -> float:
        return super().wall() + self._away


Restart = Callable[..., Inside]


@pytest.fixture
def restart() -> Iterator[Restart]:
    """``restart(inside, away)``: another process goes on from what this one has written."""
    opened: list[Inside] = []

    def again(inside: Inside, away: float = 0.0, **settings: Any) -> Inside:
        ledger = written(inside.house)
        document, bodies = json.loads(json.dumps([ledger.document, ledger.bodies]))
        later = Inside(LaterClock(away), durations={FAST: 10.0}, **settings)
        opened.append(later)
        assert restore(later.house, document, bodies.__getitem__) == []
        return later

    yield again
    for inside in opened:
        inside.close()


@pytest.fixture
def inside() -> Iterator[Inside]:
    practice = Inside(durations={FAST: 10.0}, slots=1)
    yield practice
    practice.close()


def accepted(inside: Inside, body: Any = None, **how: Any) -> str:
    request: str = inside.submit(body or WORDS, **how).json()["request_id"]
    return request


def test_the_line_goes_on_where_it_stood(inside: Inside, restart: Restart) -> None:
    inside.house.settings.crowd = 1
    requests = [accepted(inside) for _ in range(3)]
    before = [inside.status(request).json() for request in requests]
    later = restart(inside, slots=1)
    assert [later.status(request).json() for request in requests] == before
    assert before[-1]["queue_position"] == 4


def test_time_went_on_meanwhile(inside: Inside, restart: Restart) -> None:
    film = accepted(inside, model=REEL)
    pictures = [accepted(inside) for _ in range(3)]
    later = restart(inside, away=3600, slots=1)
    assert later.status(film, REEL).json()["status"] == "COMPLETED"
    assert {later.status(request).json()["status"] for request in pictures} == {"COMPLETED"}
    ends = [later.house.runs[request].finish_at for request in pictures]
    assert ends == sorted(ends)  # type: ignore[type-var]
    assert ends[2] - ends[0] >= 15  # type: ignore[operator]
    assert later.counts()["charges"] == 4
    assert later.house.runs[film].finished_wall < 1_800_000_400


def test_a_clock_set_back_meanwhile_takes_nothing_away(inside: Inside, restart: Restart) -> None:
    request = accepted(inside)
    later = restart(inside, away=-5000)
    later.pass_time(13)
    assert later.status(request).json()["status"] == "COMPLETED"


def test_the_offset_of_the_clock_stays(inside: Inside, restart: Restart) -> None:
    request = accepted(inside)
    inside.pass_time(80_000)
    later = restart(inside)
    assert later.result(request).status_code == 200
    later.pass_time(80_000)
    assert later.result(request).status_code == 410


def test_a_result_is_drawn_again_the_same(inside: Inside, restart: Restart) -> None:
    body = {"prompt": "ligatures ﬁ", "n": 2}
    request = accepted(inside, body, model="kiln/bulk-plates")
    inside.pass_time(120)
    first = inside.result(request, "kiln/bulk-plates")
    second = restart(inside, away=60).result(request, "kiln/bulk-plates")
    assert first.status_code == second.status_code == 200
    assert second.content == first.content
    assert second.headers["X-Comfy-Credits-Used"] == first.headers["X-Comfy-Credits-Used"]


def test_links_stay_good_until_their_time_is_over(inside: Inside, restart: Restart) -> None:
    requests = [accepted(inside, {**WORDS, "seed": seed}) for seed in (1, 2)]
    inside.pass_time(60)
    links = [inside.result(request).json()["result"]["sample"].removeprefix(BASE) for request in requests]
    pictures = [inside.call("GET", link, None).content for link in links]
    later = restart(inside, away=60)
    assert [later.call("GET", link, None).content for link in links] == pictures
    assert later.call("GET", links[0].replace("exp=1", "exp=2"), None).status_code == 403
    assert restart(later, away=8000).call("GET", links[0], None).status_code == 403


def test_a_link_to_nothing_is_not_found_after_all_was_looked_through(inside: Inside, restart: Restart) -> None:
    accepted(inside)
    inside.pass_time(60)
    later = restart(inside)
    path = "/assets/0123/nothing.png"
    query = later.house.links._query(path, 1_900_000_000)
    assert later.call("GET", f"{path}?{query}", None).status_code == 404
    assert later.house.unsigned == []


def test_keys_are_replayed_and_told_apart(inside: Inside, restart: Restart) -> None:
    request = accepted(inside, idempotency="k")
    later = restart(inside, away=60)
    again = later.submit(WORDS, idempotency="k")
    assert (again.json()["request_id"], again.headers["Idempotent-Replayed"]) == (request, "true")
    assert later.submit({"prompt": "else"}, idempotency="k").json()["error_type"] == "invalid_input"
    assert later.counts()["runs"] == 0
    assert accepted(restart(later, away=86_400), idempotency="k") != request


def test_a_direct_run_is_collected_by_its_key(inside: Inside, restart: Restart) -> None:
    inside.house.settings.durations[FAST] = 0.0
    headers = {"Idempotency-Key": "direct"}
    first = inside.call("POST", f"/v2/models/{FAST}", json=WORDS, headers=headers)
    later = restart(inside, away=30)
    again = later.call("POST", f"/v2/models/{FAST}", json=WORDS, headers=headers)
    assert (again.status_code, again.content) == (200, first.content)
    assert again.headers["Idempotent-Replayed"] == "true"
    assert later.counts()["charges"] == 0


@pytest.mark.parametrize("waits", [True, False])
def test_cancelling_goes_on(inside: Inside, restart: Restart, waits: bool) -> None:
    requests = [accepted(inside), accepted(inside)]
    request = requests[1 if waits else 0]
    inside.status(request)
    later = restart(inside, away=1, slots=1)
    assert later.cancel(request).status_code == 202
    later.pass_time(2)
    assert later.status(request).json()["error_type"] == "cancelled"
    assert restart(later).result(request).json()["error_type"] == "cancelled"
    assert later.house.runs[request].charged is False


def test_a_cancel_from_before_has_its_late_result(inside: Inside, restart: Restart) -> None:
    film = accepted(inside, model=REEL)
    inside.status(film, REEL)
    inside.cancel(film, REEL)
    later = restart(inside, away=300)
    assert later.status(film, REEL).json()["error_type"] == "cancelled"
    assert later.result(film, REEL).status_code == 200
    assert later.counts()["charges"] == 1


def test_credits_stay_spent(inside: Inside, restart: Restart) -> None:
    film = accepted(inside, model=REEL)
    committed = inside.house.runs[film].account.committed
    later = restart(inside, away=10)
    assert later.house.runs[film].account.committed == committed > 0
    later.pass_time(300)
    balance = later.call("GET", "/customers/balance").json()["amount_micros"]
    assert balance == 20_000_000 - committed
    assert restart(later).call("GET", "/customers/balance").json()["amount_micros"] == balance


def test_who_has_nearly_nothing_left_begins_anew(inside: Inside, restart: Restart) -> None:
    accepted(inside)
    inside.call("POST", "/practice/settings", None, json={"credits": 5})
    later = restart(inside)
    assert later.call("GET", "/customers/balance").json()["amount_micros"] == 20_000_000


def test_the_poor_stay_poor(inside: Inside, restart: Restart) -> None:
    assert inside.call("GET", "/customers/balance", "comfyui-poor").json()["amount_micros"] == 0
    assert restart(inside).call("GET", "/customers/balance", "comfyui-poor").json()["amount_micros"] == 0


def test_the_expired_keep_their_id_and_no_body(inside: Inside, restart: Restart) -> None:
    request = accepted(inside, {"prompt": "never seen again"})
    inside.pass_time(90_000)
    assert "never seen again" not in json.dumps(written(inside.house).document)
    assert restart(inside).status(request).status_code == 410


def test_large_bodies_lie_apart(inside: Inside, restart: Restart) -> None:
    request = accepted(inside, {"prompt": "a", "extra": "x" * LARGE_BODY})
    ledger = written(inside.house)
    assert list(ledger.bodies) == [inside.house.runs[request].body_digest]
    assert len(json.dumps(ledger.document)) < LARGE_BODY
    assert restart(inside).house.runs[request].body == inside.house.runs[request].body


def test_a_run_without_its_body_or_model_is_left_out_and_the_others_go_on(inside: Inside) -> None:
    large = accepted(inside, {"prompt": "a", "extra": "x" * LARGE_BODY})
    unknown, good = accepted(inside), accepted(inside)
    document = json.loads(json.dumps(written(inside.house).document))
    next(run for run in document["runs"] if run["id"] == unknown)["model"] = "kiln/withdrawn"

    def nothing(_name: str) -> Any:
        raise FileNotFoundError

    later = Inside(LaterClock(60))
    try:
        left_out = restore(later.house, document, nothing)
        assert len(left_out) == 2
        assert later.status(large).status_code == 404
        assert later.status(good).json()["status"] == "COMPLETED"
    finally:
        later.close()


def test_settings_and_faults_are_not_kept(inside: Inside, restart: Restart) -> None:
    inside.call("POST", "/practice/faults", None, json={"route": "status", "kind": "html", "count": 0})
    later = restart(inside)
    assert later.house.settings.slots is None
    assert later.house.faults.report() == []


def test_no_account_key_is_written(inside: Inside) -> None:
    accepted(inside, key="comfyui-very-secret")
    assert "very-secret" not in json.dumps(written(inside.house).document)
