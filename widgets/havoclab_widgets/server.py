"""Voilà as ``make play`` starts it: it says plainly what to open, and a wrong address gets a page of ours."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from jupyter_server.utils import url_path_join
from tornado.web import HTTPError
from traitlets import Any as AnyTrait
from traitlets import Unicode, default
from voila.app import Voila
from voila.handler import BaseVoilaHandler


class NotFoundPage(BaseVoilaHandler):
    """Any address that leads nowhere: our 404 page instead of the bare one Tornado has."""

    async def prepare(self) -> None:
        """Refuse before any method is looked at; the error page comes from our template."""
        await super().prepare()
        raise HTTPError(404)


class PageServer(Voila):
    """Voilà with a start page.

    Everything else (template, ports, kernels, culling) is Voilà's own, set in ``voila.json``.
    """

    start_page = Unicode("index.ipynb", help="the notebook to lead readers to, below the served folder")
    show = AnyTrait(None, allow_none=True, help="called with the start page's address, or None")

    @default("log_level")
    def _quiet(self) -> int:
        return logging.ERROR  # one clear line of ours, and what goes wrong; Voilà's own ten lines a page say nothing

    def start_address(self) -> str:
        """The address of the start page, once the server listens."""
        address: str = url_path_join(self.connection_url, "voila/render", self.start_page)
        return address

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings, and who answers an unknown address."""
        settings: dict[str, Any] = super().init_settings()
        settings["default_handler_class"] = NotFoundPage
        settings["default_handler_args"] = {"voila_configuration": self.voila_configuration}
        return settings

    def launch_browser(self) -> None:
        """Called by Voilà when it listens and knows its port."""
        show: Callable[[str], Any] | None = self.show
        address = self.start_address()
        print(f"\n  havoclab is ready. Open  {address}\n  Stop it with Ctrl-C.\n", flush=True)  # noqa: T201 - for people
        if show is not None:
            show(address)
