"""The browser's side as text: all of esm/ joined into one module, all of css/ into one sheet.

anywidget takes one module as a string (a path would keep every closed widget in memory). The files under esm/ are
plain ES modules that import each other by name, so a page of our own can load them as they are; here the same files are
joined in the order of their imports, with the ``import`` lines and the word ``export`` taken off. No bundler is needed,
because every top-level name is unique over all files (a test holds that).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
ENTRY = "widget.js"
SHEETS = (
    "base.css",
    "cards.css",
    "stacks.css",
    "table.css",
    "prose.css",
    "forms.css",
    "chart.css",
    "side.css",
    "book.css",
    "time.css",
    "layout.css",
)

_IMPORT = re.compile(r'^import \{([^{}]*)\} from "\./([a-z]+\.js)";$')
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|let|class) )")


def parse_module(text: str, name: str) -> tuple[list[str], list[str]]:
    r"""Split a module's text into the files it imports and its own lines, without ``import`` and ``export``.

    Raises ValueError (file and line) for a form that can't be joined: renamed, default or star imports.

    >>> parse_module('import { h } from "./dom.js";\nexport const x = h("p");', "a.js")
    (['dom.js'], ['const x = h("p");'])
    """
    imports: list[str] = []
    lines: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        match = _IMPORT.match(line)
        if match:
            if " as " in match[1]:
                raise ValueError(f"{name}:{number}: renamed imports can't be joined")
            imports.append(match[2])
        elif line.startswith(("import ", "export {", "export *")):
            raise ValueError(f"{name}:{number}: only 'import {{ a, b }} from \"./file.js\";' can be joined")
        else:
            lines.append(_EXPORT.sub("", line))
    return imports, lines


def module_order(entry: str = ENTRY) -> list[str]:
    """Names of the esm/ files in an order in which each stands after what it imports.

    Files may import each other in a circle where only functions are concerned (they are hoisted); such a circle is cut
    where it is met.

    >>> module_order()[-1]
    'widget.js'
    """
    done: list[str] = []
    seen: set[str] = set()

    def visit(name: str) -> None:
        if name in seen:
            return
        seen.add(name)
        imports, _ = parse_module((HERE / "esm" / name).read_text("utf-8"), name)
        for other in imports:
            visit(other)
        done.append(name)

    visit(entry)
    return done


@cache
def esm_text() -> str:
    """The whole browser side as one ES module with a default export of the form anywidget expects."""
    parts = []
    for name in module_order():
        _, lines = parse_module((HERE / "esm" / name).read_text("utf-8"), name)
        parts.append(f"// --- {name}\n" + "\n".join(lines).strip())
    return "\n\n".join(parts) + "\n"


@cache
def css_text() -> str:
    """The whole style sheet."""
    return "\n".join((HERE / "css" / name).read_text("utf-8") for name in SHEETS)
