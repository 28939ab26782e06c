"""Documents as no provider has sent them yet: known media planted at random depth, with what looks like media around them.

`grow` makes one document and says what must be found in it. The expectation comes from what was planted and from nothing
that the program computes: this file judges `find`, so it uses none of its tables. Decoys are in `planting_decoys`, the files
in `planting_seeds`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import planting_decoys as decoys
import planting_seeds as seeds
from planting_seeds import Seed

ROUTER = "https://api.router.test"
KINDS = ("image", "video", "audio", "3d", "vector")
_FIELDS = {
    "image": ("image", "b64_json", "bytesBase64Encoded", "image_b64", "data", "picture", "imageData"),
    "video": ("video", "bytesBase64Encoded", "data", "videoBytes", "clip"),
    "audio": ("audio", "audio_base64", "data", "audioContent", "speech"),
    "3d": ("glb", "mesh", "data", "model_base64"),
    "vector": ("svg", "data", "vector"),
    "other": ("data", "file", "content"),
}
_LINKS = {
    "image": ("image_url", "image", "imageUrl", "picture", "photo_url", "img"),
    "video": ("video_url", "video", "videoUrl", "clip_url", "movie"),
    "audio": ("audio_url", "audio", "song_url", "sound", "speechUrl"),
    "3d": ("model_url", "mesh_url", "glb", "glbUrl", "model_mesh"),
    "vector": ("svg_url", "svg", "vectorUrl"),
}
_LISTS = {
    "image": ("images", "image_urls", "pictures"),
    "video": ("videos", "video_urls", "clips"),
    "audio": ("audios", "songs", "audio_urls"),
    "3d": ("meshes", "glb_urls"),
    "vector": ("svgs", "vector_urls"),
}
_GENERIC = ("url", "uri", "sample", "output", "result", "file_url", "download_url")
_ODD = ("zork", "q7", "hosted", "Größe", "任务", "x-y", "a/b~c", "kept", "value_3", "thing")
_NESTS = (
    *_ODD, "data", "result", "results", "output", "outputs", "response", "payload", "items", "task_result", "generated",
    "envelope", "content", "parts", "answer", "predictions", "artifacts",
)  # fmt: skip
_POSTERS = ("thumbnail_url", "cover_url", "poster", "last_frame_url", "preview_url", "thumbnail")
_WRAPPED = (("inlineData", "mimeType", "data"), ("inline_data", "mime_type", "data"))


@dataclass(slots=True)
class Must:
    """What has to be said of one string."""

    kind: str
    roles: tuple[str, ...] = ("work",)
    data: bytes | None = field(default=None, repr=False)  # the file that has to come out
    header: int = 0  # bytes of it that did not stand in the answer
    url: str | None = None
    problem: bool = False
    group: int = 0  # of several forms of one thing, exactly one is the work


class Mark(str):
    """A string of the document that was planted."""

    must: Must

    def __new__(cls, text: str, must: Must) -> Mark:
        mark = super().__new__(cls, text)
        mark.must = must
        return mark


class Maybe(dict[str, Any]):
    """An element that is a reason instead of a work: it may be listed, as a work that failed."""


@dataclass(slots=True)
class Garden:
    """One document and what is known beside it."""

    document: Any
    request: dict[str, Any]
    declared: list[str] | None
    written: Callable[[Any], bytes]

    def musts(self) -> list[tuple[str, Must]]:
        """Pointers and expectations, in the order of the document."""
        return [(pointer, value.must) for pointer, value in _walk(self.document, "") if isinstance(value, Mark)]

    def maybes(self) -> set[str]:
        return {pointer for pointer, value in _walk(self.document, "") if isinstance(value, Maybe)}


def _walk(value: Any, pointer: str) -> Iterator[tuple[str, Any]]:
    yield pointer, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _walk(inner, f"{pointer}/{key.replace('~', '~0').replace('/', '~1')}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _walk(inner, f"{pointer}/{index}")


def grow(chance: random.Random) -> Garden:
    """A document with one to four plants and up to eight decoys."""
    gardener = Gardener(chance)
    plants = [gardener.plant() for _ in range(chance.randint(1, 4))]
    loose = [decoys.loose(chance, ROUTER) for _ in range(chance.randint(0, 8))]
    document = gardener.arrange(plants, loose)
    return Garden(document, gardener.request, gardener.declared, chance.choice(seeds.WRITERS))


class Gardener:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.request: dict[str, Any] = {"prompt": "a quiet harbour", "seed": 7}
        self._count = 0
        self.mixed = chance.random() < 0.3
        self.kind = chance.choice(KINDS)
        self.declared: list[str] | None = None
        if self.mixed:
            self.declared = ["image", "video", "audio", "3d", "svg"]
        elif chance.random() < 0.6:
            self.declared = ["svg" if self.kind == "vector" else self.kind]

    # -- plants

    def plant(self) -> Any:
        kind = self.chance.choice(KINDS) if self.mixed else self.kind
        ways: list[Callable[[str], Any]] = [
            self._inline, self._inline, self._inline, self._link_with_extension, self._link_by_name, self._link_by_type,
            self._strings, self._objects, self._pair, self._gs_beside, self._with_poster, self._twice, self._echo_link,
            self._echo_inline, self._marked, self._keyframe, self._stated_above,
        ]  # fmt: skip
        if kind == "audio":
            ways.append(self._pcm)
        if kind == "vector":
            ways += [self._markup, self._markup]
        if kind == "3d":
            ways += [self._formats, self._formats]
        if self.declared and not self.mixed:
            ways.append(self._link_by_declaration)
        grown = self.chance.choice(ways)(kind)
        if isinstance(grown, dict) and self.chance.random() < 0.5:
            grown = self._beset(grown)
        return grown

    def _inline(self, kind: str) -> Any:
        seed = self._seed(kind)
        text = self._dressed(seed, Must(seed.kind, data=seed.data))
        stated = self.chance.choice([seed.media_type, seed.media_type, "image/png", "video/mp4"])
        if seed.needs_type:
            stated = seed.media_type
        way = self.chance.randrange(4)
        if way == 0:
            outer, typed, inner = self.chance.choice(_WRAPPED)
            return {outer: self._shuffled({typed: stated, inner: text})}
        name = self.chance.choice((*_FIELDS[seed.kind], *(() if seed.needs_type else _ODD)))
        if way == 1 or seed.needs_type:
            return self._shuffled({name: text, self.chance.choice(["mimeType", "mime_type", "content_type"]): stated})
        if way == 2:
            return {self.chance.choice(_NESTS): [text]}
        return {name: text}

    def _link_with_extension(self, kind: str) -> Any:
        link = self._link(kind, extension=True)
        return [link] if self.chance.random() < 0.2 else {self.chance.choice((*_ODD, *_LINKS[kind], *_GENERIC)): link}

    def _link_by_name(self, kind: str) -> Any:
        return {self.chance.choice(_LINKS[kind]): self._link(kind, extension=self.chance.random() < 0.3)}

    def _link_by_type(self, kind: str) -> Any:
        stated = self._seed(kind).media_type
        name = self.chance.choice((*_GENERIC, *_ODD, "fileUri", "gcsUri"))
        return self._shuffled({name: self._link(kind, extension=False), "mime_type": stated})

    def _link_by_declaration(self, kind: str) -> Any:
        return {self.chance.choice(_GENERIC): self._link(kind, extension=False)}

    def _strings(self, kind: str) -> Any:
        links = [self._link(kind, extension=False) for _ in range(self.chance.randint(1, 4))]
        return {self.chance.choice(_LISTS[kind]): links}

    def _objects(self, kind: str) -> Any:
        name = self.chance.choice(_LINKS[kind])
        elements: list[Any] = [{name: self._link(kind, extension=False)} for _ in range(self.chance.randint(1, 3))]
        if self.chance.random() < 0.5:
            failed = Maybe(code="DataInspectionFailed", message="The result was held back.")
            elements.insert(self.chance.randint(0, len(elements)), failed)
        return elements if self.chance.random() < 0.3 else {self.chance.choice(_NESTS): elements}

    def _stated_above(self, kind: str) -> Any:
        """As gpt-image does: one format for all, outside the list."""
        seed = self._seed(kind)
        text = self._dressed(seed, Must(seed.kind, data=seed.data))
        return self._shuffled({"output_format": seed.extension, "data": [{"b64_json": text}]})

    def _keyframe(self, kind: str) -> Any:
        """As Luma does: the whole request handed back beside the work."""
        link = self._link("image", extension=False, roles=("echo",))
        frame = {"frame0": {"type": "image", "url": link}}
        self._ask({"keyframes": {"frame0": {"url": str(link)}}})
        return {"request": {"keyframes": frame}, "assets": {kind: self._link(kind, extension=False)}}

    def _pair(self, kind: str) -> Any:
        seed = self._seed(kind)
        either, group = ("work", "variant"), self._number()
        text = self._dressed(seed, Must(seed.kind, either, data=seed.data, group=group))
        link = self._link(kind, extension=self.chance.random() < 0.5, roles=either)
        link.must.group = group
        pair = {self.chance.choice(_FIELDS[kind][:2]): text, "url": link}
        if seed.needs_type or self.chance.random() < 0.5:
            pair["mime_type"] = seed.media_type
        return self._shuffled(pair)

    def _gs_beside(self, kind: str) -> Any:
        seed = self._seed(kind)
        path = f"gs://bucket/{self._number()}.{seed.extension}"
        if self.chance.random() < 0.5:  # the same thing in a form that can be had
            text = self._dressed(seed, Must(seed.kind, data=seed.data))
            gs = Mark(path, Must(kind, ("variant",), problem=True))
            return self._shuffled({"gcsUri": gs, "bytesBase64Encoded": text, "mimeType": seed.media_type})
        other = {"gcsUri": Mark(path, Must(kind, problem=True)), "mimeType": seed.media_type}
        good = {"gcsUri": self._link(kind, extension=False), "mimeType": seed.media_type}
        return {self.chance.choice(_NESTS): [other, good] if self.chance.random() < 0.5 else [good, other]}

    def _with_poster(self, kind: str) -> Any:
        poster = self._link("image", extension=self.chance.random() < 0.5, roles=("poster",))
        if self.chance.random() < 0.3:
            still = self._seed("image")
            poster = self._dressed(still, Must("image", ("poster",), data=still.data))
        work = self._link(kind, extension=self.chance.random() < 0.5)
        return self._shuffled({self.chance.choice(_LINKS[kind]): work, self.chance.choice(_POSTERS): poster})

    def _marked(self, kind: str) -> Any:
        name = self.chance.choice(_LINKS[kind])
        marked = self._link(kind, extension=False, roles=("variant",))
        return self._shuffled({name: self._link(kind, extension=False), f"watermark_{name}": marked})

    def _formats(self, kind: str) -> Any:
        names = self.chance.sample(["glb", "fbx", "usdz", "obj", "stl"], self.chance.randint(2, 4))
        urls: dict[str, Any] = {n: self._link(kind, extension=False, roles=("work", "variant")) for n in names}
        group = self._number()
        for link in urls.values():
            link.must.group = group
        grown: dict[str, Any] = {"model_urls": urls}
        if self.chance.random() < 0.6:
            urls["mtl"] = self._link("3d", extension=False, roles=("part",))
            textures = {
                n: self._link("image", extension=False, roles=("part",)) for n in ("base_color", "normal", "roughness")
            }
            grown["texture_urls"] = [textures]
        if self.chance.random() < 0.5:
            grown["thumbnail_url"] = self._link("image", extension=False, roles=("poster",))
        return self._shuffled(grown)

    def _twice(self, kind: str) -> Any:
        seed = self._seed(kind)
        must = Must(seed.kind, ("work", "variant"), data=seed.data, group=self._number())
        once = [self._dressed(seed, must) for _ in range(2)]
        copies = [{"mime_type": seed.media_type, _FIELDS[seed.kind][0]: text} for text in once]
        return {self.chance.choice(_NESTS): copies}

    def _pcm(self, kind: str) -> Any:
        rate = self.chance.choice((16000, 24000))
        samples = seeds.noise(400 + 2 * self._number(), "pcm")
        form = self.chance.choice((f"audio/L16;codec=pcm;rate={rate}", f"audio/pcm;rate={rate}"))
        must = Must(kind, data=seeds.wave_of(samples, rate), header=44)
        return {"inlineData": self._shuffled({"mimeType": form, "data": Mark(seeds.plain(samples), must)})}

    def _markup(self, kind: str) -> Any:
        text = seeds.svg(self._number(), self.chance)
        name = self.chance.choice(("svg", "data", "content", *_ODD))
        written = self.chance.choice(
            (text, text, "data:image/svg+xml," + quote(text), f"data:image/svg+xml;utf8,{text}")
        )
        return {name: Mark(written, Must("vector", data=text.encode()))}

    def _echo_link(self, kind: str) -> Any:
        link = self._link(kind, extension=self.chance.random() < 0.5, roles=("echo",))
        self._ask({self.chance.choice(("image", "url", "init_image", "video", "ref")): str(link)})
        return {self.chance.choice(_LINKS[kind]): link}

    def _echo_inline(self, kind: str) -> Any:
        seed = self._seed(kind)
        self._ask({"image": self.chance.choice(seeds.DRESSINGS)(seed)})
        return {
            self.chance.choice(_FIELDS[seed.kind][:2]): self._dressed(seed, Must(seed.kind, ("echo",), data=seed.data))
        }

    # -- what plants are made of

    def _number(self) -> int:
        """Another one each time: equal bytes would be one work."""
        self._count += 1
        return self._count

    def _seed(self, kind: str) -> Seed:
        return self.chance.choice(seeds.MAKERS[kind])(self._number())

    def _dressed(self, seed: Seed, must: Must) -> Mark:
        if seed.kind in {"image", "video", "audio"} and len(seed.data) >= 128 and self.chance.random() < 0.06:
            return Mark(seed.data.hex(), must)
        return Mark(self.chance.choice(seeds.DRESSINGS)(seed), must)

    def _link(self, kind: str, *, extension: bool, roles: tuple[str, ...] = ("work",)) -> Mark:
        number = self._number()
        ending = f".{self.chance.choice(seeds.EXTENSIONS[kind])}" if extension else ""
        host = self.chance.choice(("cdn.partner.test", "storage.cloud.test", "8f2a.files.test:8443"))
        query = self.chance.choice(("", "?X-Signature=a%2Fb%2Bc%3D&Expires=1", "?sig=%7E%40&t=a.b"))
        url = f"https://{host}/o/{number:x}f3a9{ending}{query}"
        return Mark(url, Must(kind, roles, url=url))

    def _ask(self, member: dict[str, Any]) -> None:
        deep: Any = member
        for _ in range(self.chance.randint(0, 3)):
            deep = {self.chance.choice(("input", "contents", "parts")): [deep]}
        self.request[f"field{self._number()}"] = deep

    def _shuffled(self, members: dict[str, Any]) -> dict[str, Any]:
        pairs = list(members.items())
        self.chance.shuffle(pairs)
        return dict(pairs)

    def _beset(self, members: dict[str, Any]) -> dict[str, Any]:
        """Decoys as neighbours, in the very object of the work: only such as their names tell apart."""
        others = dict(decoys.named(self.chance) for _ in range(self.chance.randint(1, 3)))
        return self._shuffled(others | members)

    # -- the document

    def arrange(self, plants: list[Any], loose: list[tuple[str, Any]]) -> Any:
        root: dict[str, Any] | list[Any] = {} if self.chance.random() < 0.8 else []
        for plant in plants:
            self._put(root, self.chance.choice(_NESTS), plant)
        for name, value in loose:
            self._put(root, name, value, bare=True)
        return root

    def _put(self, root: dict[str, Any] | list[Any], name: str, value: Any, *, bare: bool = False) -> None:
        """At random depth, in containers of its own or in such as are there already."""
        for _ in range(self.chance.randint(0, 6)):
            deeper: dict[str, Any] | list[Any] = {} if self.chance.random() < 0.6 else []
            self._add(root, self.chance.choice(_NESTS), deeper)
            root = deeper
        if bare and isinstance(root, list):
            value = {name: value}
        self._add(root, name, value)

    def _add(self, root: dict[str, Any] | list[Any], name: str, value: Any) -> None:
        if isinstance(root, list):
            root.insert(self.chance.randint(0, len(root)), value)
            return
        while name in root:
            name += "_"
        root[name] = value
