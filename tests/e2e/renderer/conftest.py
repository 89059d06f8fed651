"""A small server on this machine that gives the browser the renderer, the drawings and the fixture scenes."""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ConsoleMessage, Error, Page, Request

from havoclab.stage.pictures import art_of
from havoclab_widgets import assets

HERE = Path(__file__).parent
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json"}

Show = Callable[..., Page]


def _file(path: str) -> bytes | None:
    name = path.split("?")[0].lstrip("/") or "host.html"
    if name == "havoclab.js":
        return assets.esm_text().encode()
    if name == "havoclab.css":
        return assets.css_text().encode()
    if name == "art.json":
        return json.dumps(art_of("havoc", "gold_und_rum")).encode()
    folder = assets.HERE if name.startswith("esm/") else HERE
    target = (folder / name).resolve()
    return target.read_bytes() if target.is_relative_to(folder) and target.is_file() else None


class _Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = _file(self.path)
        suffix = Path(self.path.split("?")[0]).suffix or ".html"
        self.send_response(200 if body is not None else 404)
        self.send_header("Content-Type", f"{TYPES.get(suffix, 'text/plain')}; charset=utf-8")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body or b"")

    def log_message(self, *args: object) -> None:
        """Quiet."""


@pytest.fixture(scope="session")
def host_url() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def show(page: Page, host_url: str) -> Iterator[Show]:
    """Open a fixture scene; at the end there must have been no console error and no request to anywhere else."""
    problems: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            problems.append(message.text)

    def on_error(error: Error) -> None:
        problems.append(str(error))

    def on_request(request: Request) -> None:
        if not request.url.startswith((host_url, "data:", "blob:")):
            problems.append(request.url)

    page.on("console", on_console)
    page.on("pageerror", on_error)
    page.on("request", on_request)

    def open_scene(name: str, width: int = 1280, height: int = 800, query: str = "") -> Page:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{host_url}/?scene={name}{query}")
        page.wait_for_function("window.host && host.ready")
        return page

    yield open_scene
    page.remove_listener("console", on_console)
    page.remove_listener("pageerror", on_error)
    page.remove_listener("request", on_request)
    assert problems == []
