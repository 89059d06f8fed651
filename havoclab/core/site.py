"""Where this project lives in public: ``site.json`` beside this file holds it, links and badges are made from it.

``repository`` is the address that a browser opens, such as ``https://github.com/OWNER/NAME``; while it is empty there
are no public links, and whoever wants to show one shows nothing instead. ``ref`` is the tag or branch links point to.

Run as ``python -m havoclab.core.site README.md`` this writes the badge between the two marks in a Markdown file.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from urllib.parse import quote, urlencode, urlsplit

from pydantic import BaseModel, ConfigDict, Field, field_validator

SITE_FILE = Path(__file__).with_name("site.json")
#: Where the pages lie below a Jupyter server that serves the whole repository, as Binder's does.
PAGES = "voila/render/notebooks/"
START_PAGE = "index.ipynb"
BADGE_MARKS = ("<!-- badge: made by python -m havoclab.core.site README.md -->", "<!-- /badge -->")


class Site(BaseModel):
    """The public address of the repository, and links into it.

    >>> site = Site(repository="https://github.com/someone/havoclab", ref="v1")
    >>> site.binder_link()
    'https://mybinder.org/v2/gh/someone/havoclab/v1?urlpath=voila%2Frender%2Fnotebooks%2Findex.ipynb'
    >>> Site().binder_link() is None
    True
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    repository: str = ""
    ref: str = Field(default="main", pattern=r"^[\w./-]+$")

    @field_validator("repository")
    @classmethod
    def _an_address(cls, value: str) -> str:
        value = value.strip().removesuffix("/").removesuffix(".git")
        if value and not re.fullmatch(r"https://[\w.-]+(/[\w.-]+){2,}", value):
            raise ValueError(
                f"repository: {value!r} is no address like https://github.com/OWNER/NAME (or leave it empty)"
            )
        return value

    def binder_link(self, page: str = START_PAGE, state: dict[str, str] | None = None) -> str | None:
        """A link that starts Binder and opens one page there.

        Args:
            page: the notebook, relative to the notebooks folder.
            state: what the page reads from its own address, such as ``{"s": "…"}`` for a shared position.

        Returns:
            The link, or None while the repository's address isn't known.

        >>> Site(repository="https://gitlab.com/a/b/c").binder_link("x.ipynb", {"s": "1&2"})
        'https://mybinder.org/v2/gl/a%2Fb%2Fc/main?urlpath=voila%2Frender%2Fnotebooks%2Fx.ipynb%3Fs%3D1%25262'
        """
        if not self.repository:
            return None
        address = urlsplit(self.repository)
        path = address.path.removeprefix("/")
        if address.hostname == "github.com":
            source = f"gh/{path}"
        elif address.hostname == "gitlab.com":
            source = f"gl/{quote(path, safe='')}"
        else:
            source = f"git/{quote(self.repository, safe='')}"
        opens = PAGES + quote(page) + (f"?{urlencode(state)}" if state else "")
        return f"https://mybinder.org/v2/{source}/{quote(self.ref, safe='')}?urlpath={quote(opens, safe='')}"

    def badge(self) -> str:
        """The Binder badge as Markdown; empty while the repository's address isn't known."""
        link = self.binder_link()
        return f"[![Open in Binder](https://mybinder.org/badge_logo.svg)]({link})" if link else ""


def load_site(file: Path = SITE_FILE) -> Site:
    """The project's own setting.

    Raises:
        pydantic.ValidationError: naming the field, if the file holds something else.

    >>> load_site().ref
    'main'
    """
    return Site.model_validate_json(file.read_text(encoding="utf-8"))


def with_badge(text: str, site: Site) -> str:
    """A Markdown text with the badge (or nothing) between its two marks.

    Raises:
        ValueError: if the text doesn't have the marks.

    >>> start, end = BADGE_MARKS
    >>> with_badge(f"{start}old{end}", Site()) == f"{start}{end}"
    True
    """
    start, end = BADGE_MARKS
    before, found_start, rest = text.partition(start)
    _, found_end, after = rest.partition(end)
    if not (found_start and found_end):
        raise ValueError(f"no place for the badge: the text needs the marks {start} and {end}")
    return f"{before}{start}{site.badge()}{end}{after}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(with_badge(Path(name).read_text(encoding="utf-8"), load_site()), encoding="utf-8")
