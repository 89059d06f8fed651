"""A checkout small enough to copy: our settings and template, and a start page whose kernel computes something."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat
from nbformat import v4

ROOT = Path(__file__).parents[2]


def write_page(file: Path, title: str, *cells: str, kernel: str = "python3") -> None:
    """A notebook with a heading and code cells."""
    made = [v4.new_markdown_cell(f"# {title}"), *(v4.new_code_cell(cell) for cell in cells)]
    spec = {"name": kernel, "display_name": kernel, "language": "python"}
    nbformat.write(v4.new_notebook(cells=made, metadata={"title": title, "kernelspec": spec}), file)


def make_checkout(folder: Path) -> Path:
    """Fill a folder with what the launcher needs of a checkout."""
    shutil.copytree(ROOT / "widgets" / "share", folder / "widgets" / "share")
    shutil.copy(ROOT / "voila.json", folder)
    (folder / "notebooks").mkdir()
    write_page(folder / "notebooks" / "index.ipynb", "Small", "print('made by the kernel:', 6 * 7)")
    return folder


Start = Callable[..., tuple["subprocess.Popen[str]", str]]


@contextmanager
def pages_of(checkout: Path) -> Iterator[Start]:
    """A function that starts the pages and gives the process and the address it printed; all are stopped at the end."""
    running: list[subprocess.Popen[str]] = []

    def start(*arguments: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
        command = [sys.executable, "-m", "havoclab_widgets", "play", "--no-browser", f"--root={checkout}"]
        process = subprocess.Popen(
            [*command, *arguments], cwd=checkout, env=os.environ | environment, stdout=subprocess.PIPE, text=True
        )
        running.append(process)
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"Open +(http://\S+)", line):
                return process, found[1]
        raise AssertionError(f"no address printed; exit code {process.wait()}")

    yield start
    for process in running:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
