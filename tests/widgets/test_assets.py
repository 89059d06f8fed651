"""The joined module, the style sheet and the drawings: safe, whole and without anything from elsewhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from havoclab.stage.pictures import art_of
from havoclab_widgets import assets

MODULES = sorted((assets.HERE / "esm").glob("*.js"))
SHEETS = sorted((assets.HERE / "css").glob("*.css"))
ART: Mapping[str, Any] = art_of("havoc", "gold_und_rum")


def test_every_module_is_joined_once() -> None:
    assert sorted(assets.module_order()) == [path.name for path in MODULES]
    assert Counter(re.findall(r"^// --- (\S+)$", assets.esm_text(), re.MULTILINE)) == Counter(
        path.name for path in MODULES
    )


def test_every_sheet_is_joined() -> None:
    assert sorted(assets.SHEETS) == [path.name for path in SHEETS]


def test_no_two_modules_declare_the_same_name() -> None:
    names = re.findall(r"^(?:async )?(?:function|const|let|class) (\w+)", assets.esm_text(), re.MULTILINE)
    assert [name for name, count in Counter(names).items() if count > 1] == []
    assert len(names) > 50


def test_the_joined_module_has_one_export_and_no_import() -> None:
    text = assets.esm_text()
    assert re.findall(r"^import\b", text, re.MULTILINE) == []
    assert re.findall(r"^export\b.*$", text, re.MULTILINE) == ["export default { render };"]


def test_every_imported_name_is_exported_where_it_comes_from() -> None:
    for path in MODULES:
        for names, other in re.findall(
            r'^import \{([^{}]*)\} from "\./([a-z]+\.js)";$', path.read_text("utf-8"), re.MULTILINE
        ):
            exported = (assets.HERE / "esm" / other).read_text("utf-8")
            for name in names.split(","):
                assert re.search(rf"^export (?:async )?(?:function|const) {name.strip()}\b", exported, re.MULTILINE), (
                    path.name,
                    name,
                )


@pytest.mark.parametrize(
    "line",
    [
        'import x from "./dom.js";',
        'import * as x from "./dom.js";',
        'import { h as g } from "./dom.js";',
        "export { x };",
    ],
)
def test_forms_that_cannot_be_joined_are_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"a\.js:1"):
        assets.parse_module(line, "a.js")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_no_module_turns_data_into_markup_or_code(path: Path) -> None:
    text = path.read_text("utf-8")
    for word in (
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
        "DOMParser",
        "srcdoc",
    ):
        assert word not in text, word
    assert len(text.splitlines()) < 400


@pytest.mark.parametrize("path", [*MODULES, *SHEETS], ids=lambda path: path.name)
def test_nothing_is_fetched_from_elsewhere(path: Path) -> None:
    text = path.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
    for word in ("http://", "https://www", "//cdn", "@import", "url(", "fetch(", "XMLHttpRequest", "WebSocket"):
        assert word not in text, word


def test_the_drawings_are_paths_of_known_kinds() -> None:
    sheet = assets.css_text()
    for name, symbol in ART["symbols"].items():
        assert re.fullmatch(r"0 0 \d+ \d+", symbol["box"]), name
        assert symbol["paths"], name
        for part in symbol["paths"]:
            assert re.fullmatch(r"[MLHVCQAZ0-9 .-]+", part["d"]), name
            assert f".hl-p-{part['fill']} " in sheet, (name, part["fill"])


def test_the_suits_have_six_outlines_of_their_own() -> None:
    shapes = [
        ART["symbols"][ART["suits"][suit]]["paths"][0]["d"]
        for suit in ("blue", "orange", "green", "grey", "yellow", "brown")
    ]
    assert len(set(shapes)) == 6


def test_every_drawing_the_renderer_names_itself_exists() -> None:
    for name in (
        "card-back",
        "human",
        "bot",
        "dog",
        "dove",
        "swords",
        "torch",
        "crown",
        "castle",
        *(f"seat-{n}" for n in range(7)),
    ):
        assert name in ART["symbols"], name
