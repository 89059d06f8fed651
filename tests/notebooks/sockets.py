"""A pytest plugin: nbval's kernels listen on sockets in a folder of their own, never on ports.

A kernel's ports are looked for before it starts and bound by it later. In between, another worker's kernel may take
one; then the kernel ends at once, and nbval waits for it until the time is over. Voilà has the same setting in
voila.json.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import nbval.kernel
from jupyter_client.manager import KernelManager
from traitlets import default


class SocketKernelManager(KernelManager):
    """Starts one kernel, whose sockets lie in a new folder with a short path (a socket's has 107 bytes at most)."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(transport="ipc", **traits)

    @default("ip")
    def _folder_of_sockets(self) -> str:
        self._folder = tempfile.TemporaryDirectory(prefix="nbval-")  # goes with this object
        return str(Path(self._folder.name) / "kernel")


nbval.kernel.KernelManager = SocketKernelManager
