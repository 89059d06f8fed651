"""A film of a game as one file that needs nothing else: open it from a disk, an e-mail or a wiki, with no network.

The file holds our own renderer (``assets``), the drawings it needs, and all moments, each part once. Without scripts it
reads as a plain list of moves. A content policy inside it forbids every request and every script but ours, so that
whatever stands in a name or a comment stays text.
"""

from __future__ import annotations

import base64
import json
import zlib
from functools import cache
from hashlib import sha256
from html import escape
from typing import Any

from havoclab.stage.pictures import art_of
from havoclab.stage.replay.film import Film
from havoclab.stage.scene import Log, LogLine
from havoclab.version import __version__
from havoclab_widgets.assets import HERE, css_text, esm_text

__all__ = ["film_page"]

_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="generator" content="havoclab {version}">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>{css}</style>
</head>
<body>
<main id="film"></main>
<section id="film-moves">
<h1>{title}</h1>
{about}
<ol>
{moves}
</ol>
</section>
<script type="text/plain" id="film-data">{data}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def film_page(film: Film) -> str:
    """The film as the text of an HTML file.

    >>> from havoclab.stage.replay.controller import ReplayController
    >>> page = ReplayController(make_file=film_page)
    >>> page.handle({"do": "film"})
    >>> rows = [block.buttons for block in page.scene().blocks if block.type == "buttons"]
    >>> (button,) = [button for row in rows for button in row if button.id == "film"]
    >>> button.download, button.copy_text.startswith("<!doctype html>")
    ('havoc-replay.html', True)
    """
    script = _script()
    allowed = base64.b64encode(sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-{allowed}'"
    return _PAGE.format(
        language=film.scene.language,
        policy=policy,
        version=escape(__version__),
        title=escape(film.scene.title),
        css=css_text() + (HERE / "film" / "film.css").read_text("utf-8"),
        about="\n".join(f"<p>{escape(line)}</p>" for line in film.about),
        moves="\n".join(_move(line) for block in film.scene.blocks if isinstance(block, Log) for line in block.lines),
        data=base64.b64encode(zlib.compress(_packed(film).encode(), 9)).decode(),
        script=script,
    )


@cache
def _script() -> str:
    """The renderer and below it the player, as one module."""
    return "\n" + esm_text() + "\n" + (HERE / "film" / "player.js").read_text("utf-8")


def _move(line: LogLine) -> str:
    """A line of the list that is read without scripts."""
    rule = f" <small>{escape(line.rule)}</small>" if line.rule else ""
    note = f"<q>{escape(line.note)}</q>" if line.note else ""
    return f"<li>{escape(line.text)}{rule}{note}</li>"


def _packed(film: Film) -> str:
    """The film as JSON: every block once, the moments as lists of places among them."""
    places: dict[str, int] = {}
    moments = [
        [places.setdefault(_json(_unlinked(block.model_dump(mode="json"))), len(places)) for block in moment]
        for moment in film.moments
    ]
    rest = {
        "art": dict(art_of(film.game)),
        "scene": _unlinked(film.scene.model_dump(mode="json")),
        "moments": moments,
        "happened": film.happened,
        "untold": film.untold,
        "keeps": film.keeps,
        "begins": film.begins,
        "hides": film.hides,
        "after_ms": film.after_ms,
        "pause": film.pause,
    }
    return _json(rest)[:-1] + ',"blocks":[' + ",".join(places) + "]}"


def _unlinked(data: Any) -> Any:
    """The same without addresses of our pages: a file has no page beside it."""
    if isinstance(data, dict):
        return {key: "" if key == "href" else _unlinked(value) for key, value in data.items()}
    return [_unlinked(value) for value in data] if isinstance(data, list) else data


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
