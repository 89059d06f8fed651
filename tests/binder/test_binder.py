"""The Binder configuration, held without Docker.

Its files are sound, its image can be described, and its environment, built into a fresh virtual environment, shows the
start page at the very address that the link opens.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from packaging.requirements import Requirement

from havoclab.core.site import BADGE_MARKS, Site, load_site, with_badge
from havoclab.version import __version__
from tests.infra.pages import write_page

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"
SITE = Site(repository="https://github.com/someone/havoclab", ref="v1")
TOKEN = "a-word-only-this-test-knows"


def read(name: str) -> str:
    return (BINDER / name).read_text(encoding="utf-8")


def test_the_files_are_what_binder_reads() -> None:
    assert read("runtime.txt").strip() == "python-3.11"
    for file in BINDER.iterdir():
        assert b"\r" not in file.read_bytes(), f"{file.name}: lines must end with LF alone"
    assert read("postBuild").startswith("#!/usr/bin/env bash\n")
    assert os.access(BINDER / "postBuild", os.X_OK)
    assert subprocess.run(["bash", "-n", BINDER / "postBuild"], check=False).returncode == 0


def test_requirements_name_the_package_and_the_versions_of_constraints() -> None:
    lines = [line for line in read("requirements.txt").splitlines() if line and not line.startswith("#")]
    assert lines.pop() == "-e .[app]"
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert len(lines) >= 5
    for line in lines:
        assert Requirement(line).url is None
        assert line in constraints


def test_settings_on_binder_are_those_of_make_play() -> None:
    here = json.loads((ROOT / "voila.json").read_text(encoding="utf-8"))
    there = json.loads(read("jupyter_server_config.json"))
    for section in ("VoilaConfiguration", "KernelManager", "MappingKernelManager"):
        assert there[section] == here[section]
    assert there["ServerApp"]["disable_check_xsrf"] is here["Voila"]["tornado_settings"]["disable_check_xsrf"] is True


def test_repo2docker_can_describe_the_image() -> None:
    command = ["--no-build", "--debug", "--user-id", "1000", "--user-name", "jovyan", str(ROOT)]
    described = subprocess.run(
        [sys.executable, "-m", "repo2docker", *command], capture_output=True, text=True, check=False
    )
    dockerfile = described.stdout + described.stderr
    assert described.returncode == 0, dockerfile
    assert 'pip install --no-cache-dir -r "binder/requirements.txt"' in dockerfile
    assert "binder/postBuild" in dockerfile
    assert "py311" in dockerfile.replace(".", "") or "3.11" in dockerfile


@pytest.mark.parametrize(
    ("repository", "source"),
    [
        ("https://github.com/a/b", "gh/a/b"),
        ("https://github.com/a/b.git/", "gh/a/b"),
        ("https://gitlab.com/a/b/c", "gl/a%2Fb%2Fc"),
        ("https://git.example.org/a/b", "git/https%3A%2F%2Fgit.example.org%2Fa%2Fb"),
    ],
)
def test_links_come_from_the_one_setting(repository: str, source: str) -> None:
    opens = "urlpath=voila%2Frender%2Fnotebooks%2Findex.ipynb"
    assert Site(repository=repository).binder_link() == f"https://mybinder.org/v2/{source}/main?{opens}"


def test_without_the_setting_there_are_no_public_links() -> None:
    assert Site().binder_link() is None
    assert Site().badge() == ""


@pytest.mark.parametrize("wrong", ["github.com/a/b", "http://github.com/a/b", "https://github.com/a", "https://a b/c"])
def test_a_wrong_address_is_refused_by_name(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"repository: .* is no address like https://github.com/OWNER/NAME"):
        Site(repository=wrong)


def test_the_readme_shows_the_badge_of_the_setting() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert with_badge(readme, load_site()) == readme, "run `make badge`"
    start, end = BADGE_MARKS
    shown = with_badge(readme, SITE).split(start)[1].split(end)[0]
    assert shown == f"[![Open in Binder](https://mybinder.org/badge_logo.svg)]({SITE.binder_link()})"


# ---------------------------------------------------------------------------------------- built and started


def copy_of_the_repository(folder: Path) -> Path:
    """What a clone would hold: no environment, no caches, no history."""
    left = shutil.ignore_patterns(".venv", ".git", ".*_cache", ".hypothesis", "__pycache__", "test-results")
    return Path(shutil.copytree(ROOT, folder / "repo", ignore=left))


@pytest.fixture(scope="module")
def binder_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server built and started as Binder does it, from a copy of the repository."""
    folder = tmp_path_factory.mktemp("binder")
    repo = copy_of_the_repository(folder)
    if not (repo / "notebooks" / "index.ipynb").exists():
        write_page(repo / "notebooks" / "index.ipynb", "Start", "1 + 1")
    probe = "from havoclab.version import __version__\n__version__"
    write_page(repo / "notebooks" / "probe.ipynb", "Probe", probe)

    prefix = folder / "prefix"
    # Our own pip installs into it, and only what is imported gets compiled: both save most of the time.
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", prefix], check=True)
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "PYTHON", "VIRTUAL"))}
    clean |= {"HOME": str(folder), "NB_PYTHON_PREFIX": str(prefix)}
    clean["PATH"] = f"{prefix / 'bin'}{os.pathsep}{clean['PATH']}"
    if cache := pip_cache():
        clean["PIP_CACHE_DIR"] = cache
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(prefix / "bin" / "python")]
    install = ["install", "-q", "--no-compile", "-r", "binder/requirements.txt", "-c", "constraints.txt"]
    subprocess.run([*pip, *install], cwd=repo, env=clean, check=True)
    subprocess.run([repo / "binder" / "postBuild"], cwd=repo, env=clean, check=True)

    command = [str(prefix / "bin" / "jupyter-lab"), "--no-browser", "--ip=127.0.0.1"]
    command += [f"--IdentityProvider.token={TOKEN}", *(["--allow-root"] if os.geteuid() == 0 else [])]
    log = folder / "log"
    # Kernels listen on sockets in the runtime folder, whose path may have about 50 bytes; on Binder it is a short one.
    with tempfile.TemporaryDirectory() as runtime, log.open("w") as sink:
        server = subprocess.Popen(
            command, cwd=repo, env=clean | {"JUPYTER_RUNTIME_DIR": runtime}, stdout=sink, stderr=sink
        )
        try:
            yield address_of(server, Path(runtime), log)
        finally:
            server.terminate()
            server.wait(30)


def pip_cache() -> str | None:
    """Where pip keeps what it has downloaded: the fresh environment need not load it again."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "cache", "dir"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    return asked.stdout.strip() or None


def address_of(server: subprocess.Popen[bytes], runtime: Path, log: Path) -> str:
    """Where the server answers: it takes a free port itself, and notes it in the runtime folder."""
    note = runtime / f"jpserver-{server.pid}.json"
    for _ in range(600):
        assert server.poll() is None, log.read_text(encoding="utf-8")
        try:
            base: str = json.loads(note.read_text(encoding="utf-8"))["url"]
            urllib.request.urlopen(f"{base}api").close()
        except (OSError, ValueError):  # not written yet, or half of it, or no answer yet
            time.sleep(0.1)
        else:
            return base
    raise AssertionError(f"no answer in a minute:\n{log.read_text(encoding='utf-8')}")


def opened_by(link: str | None, base: str) -> str:
    """The page a Binder link opens, as HTML: Binder goes to the link's urlpath on the new server, with its token."""
    assert link is not None
    (path,) = parse_qs(urlsplit(link).query)["urlpath"]
    joint = "&" if "?" in path else "?"
    with urllib.request.urlopen(f"{base}{path}{joint}token={TOKEN}") as answer:
        page: str = answer.read().decode()
    return page


@pytest.mark.timeout(600)
def test_the_link_opens_the_start_page_in_our_template(binder_server: str) -> None:
    page = opened_by(SITE.binder_link(), binder_server)
    assert "havoclab-bar" in page
    assert "data-havoclab-start" in page
    assert "window.voila_finish()" in page.rpartition("</main>")[2], "the page came to its end"
    loaded = re.findall(r'<(?:script|link|img)[^>]*(?:src|href)="(https?:[^"]*)"', page)
    assert loaded == [], "nothing comes from another server"


@pytest.mark.timeout(600)
def test_a_page_runs_the_package_in_its_own_kernel(binder_server: str) -> None:
    page = opened_by(SITE.binder_link("probe.ipynb"), binder_server)
    assert __version__ in page


@pytest.mark.timeout(600)
def test_without_the_token_nobody_gets_in(binder_server: str) -> None:
    with urllib.request.urlopen(f"{binder_server}voila/render/notebooks/index.ipynb") as answer:
        assert "/login" in answer.url
