"""`make play` seen from outside: it starts, says what to open, leads there, and leaves nothing behind."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from havoclab_widgets.__main__ import find_checkout
from tests.infra.pages import Start, make_checkout, pages_of

ROOT = Path(__file__).parents[2]


def get(address: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(address) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


@pytest.fixture(scope="module")
def taken() -> Iterator[int]:
    """A port on which somebody else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, taken: int) -> Iterator[tuple[psutil.Process, str]]:
    """A server for the tests that only ask it something: its process and the address it printed.

    It was told a port that is taken, and to keep temporary files under a long path: kernels listen on sockets there,
    and the system allows a socket's path about a hundred bytes.
    """
    folder = tmp_path_factory.mktemp("long" * 20)
    with pages_of(make_checkout(tmp_path_factory.mktemp("checkout"))) as start_here:
        process, address = start_here("--port", str(taken), TMPDIR=str(folder))
        yield psutil.Process(process.pid), address


def test_the_printed_address_is_the_start_page_and_slash_leads_there(running: tuple[psutil.Process, str]) -> None:
    _, address = running
    status, page = get(address)
    assert status == 200
    assert "made by the kernel: 42" in page
    assert "havoclab-bar" in page
    base = address.removesuffix("voila/render/index.ipynb")
    assert base != address
    status, top = get(base)
    assert status == 200
    assert re.search(r'http-equiv="refresh" content="0;url=/voila/render/index.ipynb"', top)


def test_a_taken_port_means_another_one(running: tuple[psutil.Process, str], taken: int) -> None:
    _, address = running
    assert f":{taken}/" not in address
    assert get(address)[0] == 200


def test_only_this_machine_can_ask(running: tuple[psutil.Process, str]) -> None:
    process, address = running
    assert address.startswith("http://127.0.0.1:")
    listening = [c for c in process.net_connections("tcp") if c.status == psutil.CONN_LISTEN]
    assert {c.laddr.ip for c in listening} == {"127.0.0.1"}


@pytest.mark.parametrize("where", ["nowhere", "voila/render/nowhere.ipynb"])
def test_a_wrong_address_gets_our_page_with_a_way_back(running: tuple[psutil.Process, str], where: str) -> None:
    _, address = running
    status, page = get(address.replace("voila/render/index.ipynb", where))
    assert status == 404
    assert "havoclab-bar" in page
    assert "data-havoclab-start" in page


def test_ctrl_c_stops_the_server_and_its_kernels(start: Start) -> None:
    process, address = start()
    assert get(address)[0] == 200
    kernels = psutil.Process(process.pid).children(recursive=True)
    assert kernels, "the page left its kernel running for the widgets to talk to"
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 0
    _, alive = psutil.wait_procs(kernels, timeout=60)
    assert not alive


def test_a_long_path_to_temporary_files_is_no_obstacle(running: tuple[psutil.Process, str]) -> None:
    process, address = running
    assert len(process.environ()["TMPDIR"]) > 100
    assert "made by the kernel: 42" in get(address)[1]


@pytest.mark.parametrize("port", ["many", "0", "65536"])
def test_a_port_that_is_none_is_refused_with_what_is_allowed(port: str) -> None:
    command = [sys.executable, "-m", "havoclab_widgets", "play", "--port", port]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "--port: a number from 1 to 65535" in " ".join(refused.stderr.split()).replace("argument ", "")


def test_the_checkout_is_found_from_any_folder_in_it() -> None:
    assert find_checkout(ROOT / "notebooks") == ROOT
