"""Addresses of other pages, with the reader's language and what the page is to open."""

from __future__ import annotations

from urllib.parse import urlencode


def address_of(notebook: str, language: str, **asked: str | int) -> str:
    """The address of a page, seen from one in the same folder.

    >>> address_of("rules.ipynb", "hu", rule="H4.3")
    'rules.ipynb?lang=hu&rule=H4.3'
    """
    return f"{notebook}?{urlencode({'lang': language} | asked)}"
