"""Answers as a published document declares them: every place filled with what its name and its words say."""

from __future__ import annotations

from typing import Any

import media_samples as samples

HOST = "https://cdn.partner.test"
FIXED = {"stop_sequence": "end", "status": "Ready", "type": "text", "format": "png"}
_MESH = {"glb", "fbx", "obj", "usdz", "mtl", "base_color", "metallic", "normal", "roughness"}
_LISTS_OF_LINKS = {"output", "outputs", "images"}
_DEEPEST = 20


def example(document: dict[str, Any]) -> Any:
    """One whole answer of a model's document; each list has one element, each choice its last branch."""
    (item,) = document["paths"].values()
    content = next(iter(item["post"]["responses"]["200"]["content"].values()))
    return _Filler(document["components"]["schemas"]).fill(content["schema"], "", "", 0)


class _Filler:
    def __init__(self, schemas: dict[str, Any]) -> None:
        self._schemas = schemas
        self._count = 0

    def fill(self, schema: dict[str, Any], name: str, above: str, depth: int) -> Any:
        if depth > _DEEPEST:
            return None
        if "$ref" in schema:
            return self.fill(self._schemas[schema["$ref"].rsplit("/", 1)[-1]], name, above, depth + 1)
        for word in ("allOf", "oneOf", "anyOf"):
            if schema.get(word):
                branch = schema[word][-1 if word == "oneOf" else 0]
                return self.fill(branch, name, above, depth + 1)
        if schema.get("properties"):
            inner = f"{above}/{name}"
            return {key: self.fill(value, key, inner, depth + 1) for key, value in schema["properties"].items()}
        if schema.get("type") == "array":
            return [self.fill(schema.get("items", {}), name, above, depth + 1)]
        return self._value(schema, name, above)

    def _value(self, schema: dict[str, Any], name: str, above: str) -> Any:
        kind = schema.get("type")
        if kind != "string":
            return {"integer": 1, "number": 1.5, "boolean": False, "object": {}}.get(str(kind))
        if _is_link(schema, name):
            self._count += 1
            return f"{HOST}/{self._count:x}f3a9?sig=a%2Fb"
        data = {
            "bytesBase64Encoded": samples.film() if "videos" in above else samples.picture("PNG"),
            "b64_json": samples.picture("JPEG"),
            "audio": samples.sound(),
            "data": samples.picture("PNG", colour=2),
        }.get(name)
        if data is not None:
            return samples.b64(data)
        if name == "svg":
            return samples.SVG
        if "mime" in name.lower():
            return "video/mp4" if "videos" in above else "image/svg+xml" if "svg" in str(schema) else "image/png"
        options = schema.get("enum", [FIXED.get(name, f"some {name or 'words'}")])
        return options[0]


def _is_link(schema: dict[str, Any], name: str) -> bool:
    named = name.lower().endswith(("url", "uri")) or name in _MESH | _LISTS_OF_LINKS | {"get", "check_audio"}
    return schema.get("format") == "uri" or named
