"""The Python behind a page, as a process of this machine."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import psutil
from playwright.sync_api import Page

_KERNEL_ID: Final = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"


def kernel_of(page: Page) -> str:
    """The id of the kernel behind a page."""
    return str(page.evaluate(_KERNEL_ID))


def processes_of(server: psutil.Process, kernel: str) -> list[psutil.Process]:
    """The running processes of a kernel."""
    found = []
    for child in server.children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if kernel in " ".join(child.cmdline()):
                found.append(child)
    return found
