"""Start havoclab from a checkout: ``python -m havoclab_widgets play`` (Voilà) or ``… lab`` (JupyterLab).

Both listen on this machine alone, take the next free port when theirs is taken (Jupyter's own way), open a browser
where there is a display, and print the address to open. Ctrl-C stops the server and every kernel it started.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import webbrowser
from collections.abc import Sequence
from pathlib import Path

START_PAGE = "index.ipynb"

#: The longest path of a unix socket is 103 bytes (macOS); Voilà's folder, a kernel's id and suffixes take 66 of them.
LONGEST_SOCKET_FOLDER = 103 - 66


def find_checkout(start: Path | None = None) -> Path:
    """The folder that holds the notebooks and Voilà's settings.

    Args:
        start: where to look first, upwards from there; the current folder if left out.

    Returns:
        The checkout's top folder.

    Raises:
        FileNotFoundError: if neither ``start`` nor this file lies in a checkout.

    >>> (find_checkout() / "voila.json").is_file()
    True
    """
    start = start or Path.cwd()
    for folder in [start, *start.parents, *Path(__file__).resolve().parents]:
        if (folder / "voila.json").is_file() and (folder / "notebooks").is_dir():
            return folder
    raise FileNotFoundError(f"no havoclab checkout (voila.json and notebooks/) at {start} or above; use --root FOLDER")


def has_display() -> bool:
    """Whether opening a browser makes sense here: a desktop, or a browser that the user named."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def use_checkout(root: Path) -> None:
    """Let Jupyter, and the kernels it starts, find the checkout's own template before an installed copy of it."""
    paths = [str(root / "widgets" / "share" / "jupyter"), os.environ.get("JUPYTER_PATH", "")]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, paths))


def port_number(text: str) -> int:
    """A port as typed on the command line.

    Raises:
        argparse.ArgumentTypeError: saying what is allowed.

    >>> port_number("8866")
    8866
    """
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"a number from 1 to 65535, not {text!r}")
    return int(text)


def play(root: Path, port: int | None, browser: bool, more: Sequence[str]) -> None:
    """Serve the notebooks as pages and lead the reader to the start page; returns when stopped."""
    from havoclab_widgets.server import PageServer

    settings = [f"--port={port}"] if port is not None else []
    if len(os.fsencode(tempfile.gettempdir())) > LONGEST_SOCKET_FOLDER:
        settings.append("--KernelManager.transport=tcp")  # voila.json asks for sockets in that folder
    PageServer.launch_instance(
        [*settings, *more],
        config_file_paths=[str(root)],
        root_dir=str(root / "notebooks"),
        open_browser=True,  # Voilà calls launch_browser, where our server says where to go, only if this is so
        start_page=START_PAGE,
        show=webbrowser.open if browser else None,
    )


def lab(root: Path, port: int | None, browser: bool, more: Sequence[str]) -> None:
    """Open JupyterLab on the notebooks; returns when stopped."""
    from jupyterlab.labapp import LabApp

    # Settings for this start alone (labconfig/): the question whether to fetch news is never asked.
    paths = [str(root / "widgets" / "share" / "jupyter"), os.environ.get("JUPYTER_CONFIG_PATH", "")]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(filter(None, paths))
    settings = [
        f"--ServerApp.root_dir={root / 'notebooks'}",
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.open_browser={browser}",
        # Neither news nor version checks nor a shop of extensions: havoclab asks nothing of the network.
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
        "--ServerApp.log_level=WARN",  # leaves the address to open
        "--ServerApp.answer_yes=True",  # Ctrl-C stops without a question
    ]
    if port is not None:
        settings.append(f"--ServerApp.port={port}")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        settings.append("--allow-root")  # in a container one is root; the server listens on this machine alone
    LabApp.launch_instance([*settings, *more])


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and start what it names. Unknown options go on to Voilà or JupyterLab."""
    parser = argparse.ArgumentParser(prog="python -m havoclab_widgets", description="Start havoclab from a checkout.")
    parser.add_argument("what", choices=("play", "lab"), help="play: the pages (Voilà); lab: JupyterLab")
    parser.add_argument("--root", type=Path, help="the checkout (default: found from here upwards)")
    parser.add_argument("--port", type=port_number, help="the port to try first")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    chosen, more = parser.parse_known_args(arguments)
    try:
        root = find_checkout(chosen.root.resolve() if chosen.root else None)
    except FileNotFoundError as error:
        parser.error(str(error))
    use_checkout(root)
    browser = has_display() and not chosen.no_browser
    {"play": play, "lab": lab}[chosen.what](root, chosen.port, browser, more)
    return 0


if __name__ == "__main__":
    sys.exit(main())
