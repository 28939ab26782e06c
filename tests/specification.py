"""The published specification as a judge of answers: each is checked for its status, its headers and its body.

    judge = SpecificationJudge(contract_folder)
    client = httpx.Client(event_hooks={"response": [judge.hear]})          # or judge.hear_async for an AsyncClient
    ...
    judge.verdict()       # AssertionError with every complaint

Judged are the routes that the specification holds; the balance, the assets and the control route are not in it. Answers
that are faults made to order (``X-Practice-Fault``) are no answers of the Router and are left out, but for its own
error bodies.
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import yaml
from jsonschema import Draft202012Validator, FormatChecker

#: What the contract's text promises and its lists of answers leave out; such an answer is held to the common error form.
KNOWN_GAPS = {
    (
        "submitRouterModelRequest",
        429,
    ): "queue_backlog_full and rate_limited are described for it",
    ("*", 429): "rate_limited is described for every call",
    ("*", 500): "internal_error is described for every call",
}
_COMMON = "RouterRequestError"
#: A model's own document may be any JSON value, as the text says; the specification's type for it is an object.
_ANY_VALUE = "#/components/schemas/RouterModelOutput"


class SpecificationJudge:
    """Collects complaints; ``seen`` counts answers by operation and status, so that a test can ask for coverage."""

    def __init__(self, contract_folder: Path) -> None:
        # The C loader where there is one: the file is long.
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        self.document: dict[str, Any] = yaml.load((contract_folder / "router-openapi.yaml").read_text("utf-8"), loader)
        self.complaints: list[str] = []
        self.seen: Counter[tuple[str, int]] = Counter()
        self._paths = [(_pattern(path), methods) for path, methods in self.document["paths"].items()]
        self._formats = FormatChecker(["uuid", "date-time"])
        self._validators: dict[str, Draft202012Validator] = {}

    # -- listening -------------------------------------------------------------------------------------------------

    def hear(self, response: httpx.Response) -> None:
        response.read()
        self.judge(response)

    async def hear_async(self, response: httpx.Response) -> None:
        await response.aread()
        self.judge(response)

    def verdict(self) -> None:
        assert not self.complaints, "\n".join(self.complaints)

    # -- judging ---------------------------------------------------------------------------------------------------

    def judge(self, response: httpx.Response) -> None:
        """Check one answer whose body has been read."""
        if response.headers.get("X-Practice-Fault", "status") != "status":
            return
        operation = self._operation(response.request.method, urlsplit(str(response.request.url)).path)
        if operation is None:
            return
        name, status = operation["operationId"], response.status_code
        self.seen[name, status] += 1
        for complaint in self._complaints(operation, response):
            self.complaints.append(f"{name} {status}: {complaint}")

    def _operation(self, method: str, path: str) -> dict[str, Any] | None:
        for pattern, methods in self._paths:
            if pattern.fullmatch(path) and method.lower() in methods:
                found: dict[str, Any] = methods[method.lower()]
                return found
        return None

    def _complaints(self, operation: dict[str, Any], response: httpx.Response) -> list[str]:
        documented = self._documented(operation, response.status_code)
        if documented is None:
            return ["this status is not documented"]
        return [*self._headers(documented, response), *self._body(documented, response)]

    def _documented(self, operation: dict[str, Any], status: int) -> dict[str, Any] | None:
        answers = operation["responses"]
        answer = answers.get(str(status)) or answers.get("default")
        if answer is None and {(operation["operationId"], status), ("*", status)} & set(KNOWN_GAPS):
            answer = {"$ref": f"#/components/responses/{_COMMON}"}
        return None if answer is None else self._resolved(answer)

    def _resolved(self, node: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in node:
            target: Any = self.document
            for step in node["$ref"].removeprefix("#/").split("/"):
                target = target[step]
            node = target
        return node

    def _headers(self, documented: dict[str, Any], response: httpx.Response) -> list[str]:
        found = []
        for name, entry in documented.get("headers", {}).items():
            header = self._resolved(entry)
            value = response.headers.get(name)
            if value is None:
                if header.get("required"):
                    found.append(f"{name} is missing")
                continue
            schema = self._resolved(header.get("schema", {}))
            found += [f"{name}: {problem}" for problem in _simple(schema, value, self._formats)]
        return found

    def _body(self, documented: dict[str, Any], response: httpx.Response) -> list[str]:
        content = documented.get("content")
        if content is None:
            return ["a body where none is documented"] if response.content else []
        kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind not in content:
            return [] if "*/*" in content else [f"content type {kind!r} is not documented"]
        if kind != "application/json":
            return []
        reference = content[kind]["schema"].get("$ref", "")
        try:
            value = json.loads(response.content)
        except ValueError as exc:
            return [f"the body is no JSON: {exc}"]
        if reference == _ANY_VALUE:
            return []
        validator = self._validators.get(reference)
        if validator is None:
            schema = {"$ref": reference, "components": self.document["components"]}
            validator = self._validators[reference] = Draft202012Validator(schema, format_checker=self._formats)
        return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(value)]


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path)))


def _simple(schema: dict[str, Any], text: str, formats: FormatChecker) -> list[str]:
    """What is wrong with a header's text, read as its schema's type."""
    value: Any = text
    if schema.get("type") == "integer":
        if not re.fullmatch(r"-?\d+", text):
            return [f"{text!r} is no whole number"]
        value = int(text)
    elif schema.get("type") == "boolean":
        if text not in ("true", "false"):
            return [f"{text!r} is neither true nor false"]
        value = text == "true"
    return [error.message for error in Draft202012Validator(schema, format_checker=formats).iter_errors(value)]
